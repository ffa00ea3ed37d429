"""`kade games`: which games there are, for how many, and what can be chosen."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kade
from kade.cli.arguments import Lang
from kade.cli.errors import complain
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.games import faults
from kade.kernel.errors import KadeError
from kade.kernel.options import Option

EXAMPLES = """[bold]Examples[/]

[cyan]kade games[/]

[cyan]kade games --lang it[/]

[cyan]kade games --json[/]  for programs"""


def command(
    lang: Lang = None, as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False
) -> None:
    """List the games: id, title, players, options."""
    voice = voice_for(lang)
    games = _titled(voice)
    if as_json:
        print(json.dumps([_plain(game, voice) for game in games], ensure_ascii=False, indent=2))
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("column-id", "column-title", "column-players", "column-options"):
        table.add_column(voice.say(column), overflow="fold")
    for game in games:
        table.add_row(Text(game.id, style="cyan"), title(game, voice), _players(game), _options(game))
    Console().print(table)


def _titled(voice: Voice) -> list[Game]:
    """All that can be played and has a title. What is wrong with others, which came from elsewhere, is reported."""
    found, wrong = [], faults()
    for id in kade.games():
        try:
            game = kade.load(id)
            title(game, voice)
            found.append(game)
        except KadeError as problem:
            wrong.append(f"{id}: {problem}")
    for fault in wrong:
        complain(fault)
    return found


def title(game: Game, voice: Voice) -> str:
    return game.prose.message("game-title", {}, voice.lang)


def _plain(game: Game, voice: Voice) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": title(game, voice),
        "rules": game.rules,
        "options": [option.to_dict() for option in game.options],
    }


def _players(game: Game) -> str:
    for option in game.options:
        if option.name == "players":
            return f"{min(option.choices)}–{max(option.choices)}"
    return "1"


def _options(game: Game) -> str:
    return "\n".join(_option(option) for option in game.options if option.name != "players")


def _option(option: Option) -> str:
    """`first=none|0|1|2|3`, the default first."""
    values = dict.fromkeys(_value(value) for value in (option.default, *option.choices))
    return f"{option.name}=" + "|".join(values)


def _value(value: object) -> str:
    return "none" if value is None else str(value).lower()
