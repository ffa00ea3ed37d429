"""`kade bots`: which bots there are, and how a program of one's own becomes one."""

from __future__ import annotations

import json
from importlib import resources
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade import bots
from kade.cli.arguments import A_GAME, Lang
from kade.cli.voice import voice_for

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode="rich", help="The bots: list them, or read how to write one in any language."
)

ABOUT = {
    "random": "bots-random",
    "greedy": "bots-greedy",
    "search": "bots-search",
    "novice": "bots-novice",
    "merchant": "bots-merchant",
    "master": "bots-master",
    "grandmaster": "bots-grandmaster",
}

LIST_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade bots list[/]

[cyan]kade play {A_GAME} --seats me,merchant[/]  play against one"""

PROTOCOL_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade bots protocol[/]

[cyan]kade play {A_GAME} --seats me,cmd:./mybot.py[/]  play against your own"""


@app.command("list", epilog=LIST_EXAMPLES)
def list_them(
    lang: Lang = None, as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False
) -> None:
    """List the bots, the weakest first."""
    voice = voice_for(lang)
    if as_json:
        print(json.dumps([{"id": name, "about": voice.say(ABOUT[name])} for name in bots.bots()], ensure_ascii=False))
        return
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in bots.bots():
        table.add_row(Text(name, style="cyan"), voice.say(ABOUT[name]))
    table.add_row(Text("cmd:PROGRAM", style="cyan"), voice.say("bots-own"))
    Console(highlight=False).print(table)


@app.command(epilog=PROTOCOL_EXAMPLES)
def protocol() -> None:
    """How a program in any language plays: lines of JSON on standard input and output."""
    print((resources.files("kade.bots") / "protocol.md").read_text(encoding="utf-8").rstrip())
