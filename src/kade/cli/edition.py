"""`kade edition`: a file with what somebody's box prints differently, checked, or begun from a template."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import kade
from kade.cli.arguments import A_GAME, GameId, Lang
from kade.cli.files import read_text, write_whole
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.kernel.edition import reconstructed
from kade.kernel.errors import BadEdition

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Correct printed values with your own box: check an edition file, or begin one.",
)

CHECK_EXAMPLES = """[bold]Examples[/]

[cyan]kade edition check mybox.toml[/]  says what it changes, or which entry is wrong"""

TEMPLATE_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade edition template {A_GAME} > mybox.toml[/]

[cyan]kade edition template {A_GAME} --output mybox.toml[/]

[cyan]kade play {A_GAME} --edition mybox.toml[/]  play with it"""


@app.command(epilog=CHECK_EXAMPLES)
def check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML).", show_default=False)], lang: Lang = None
) -> None:
    """Check an edition file and list what it changes."""
    voice = voice_for(lang)
    data = _read(file, voice)
    try:
        game = kade.load(str(data["game"]), data)
    except BadEdition as problem:
        raise BadEdition(f"{file}: {problem}") from None
    console = Console(highlight=False)
    changes = _changes(game)
    for change in changes:
        console.print(change, soft_wrap=True)
    before = reconstructed(game.base)
    ours = sum(1 for entry in reconstructed(game.data) if entry in before)
    console.print(Text(voice.say("edition-good", changes=len(changes), game=game.id), style="green"))
    if ours:
        console.print(Text(voice.say("edition-ours", entries=ours, game=game.id), style="dim"))


def _read(file: Path, voice: Voice) -> dict[str, Any]:
    try:
        data = tomllib.loads(read_text(file, voice))
    except tomllib.TOMLDecodeError as problem:
        raise voice.misuse("error-edition-toml", file=str(file), why=str(problem)) from None
    if not isinstance(data.get("game"), str):
        raise voice.misuse("error-edition-game", file=str(file), games=", ".join(kade.games()))
    return data


def _changes(game: Game) -> list[Text]:
    """`[[table]] 15: points 6 → 7`, one line a value."""
    lines = []
    for table, changed in game.edition.items():
        if isinstance(changed, list):
            before = {entry["id"]: entry for entry in game.base[table]}
            for entry in changed:
                lines += _lines(f"[[{table}]] {entry['id']}", before.get(entry["id"], {}), entry)
        else:
            lines += _lines(f"[{table}]", game.base[table], changed)
    return lines


def _lines(label: str, before: dict[str, Any], after: dict[str, Any]) -> list[Text]:
    return [
        Text.assemble(
            (label, "cyan"),
            f": {key} ",
            (_written(before[key]) if key in before else "–", "dim"),
            " → ",
            (_written(value), "bold"),
        )
        for key, value in after.items()
        if key != "id"
    ]


@app.command(epilog=TEMPLATE_EXAMPLES)
def template(
    game: GameId,
    output: Annotated[
        Path | None, typer.Option("--output", "-O", metavar="FILE", help="Write to a file instead of the screen.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write an edition file with every value that is ours, ready to be corrected."""
    voice = voice_for(lang)
    text = written_template(kade.load(game), voice)
    if output is None:
        print(text, end="")
        return
    if output.exists():
        raise voice.misuse("error-exists", file=str(output))
    write_whole(output, text, voice)
    Console(stderr=True, highlight=False).print(voice.say("edition-written", file=str(output)), soft_wrap=True)


def written_template(game: Game, voice: Voice) -> str:
    """TOML: what is reconstructed, table by table, with the remarks that stand in the component data."""
    remarks = _remarks(game.resource("components.toml"))
    lines = [f"# {line}" for line in voice.say("template-head", game=game.id).splitlines()]
    lines += [f"game = {_written(game.id)}"]
    headed: set[str] = set()
    for header, entry in reconstructed(game.base):
        lines.append("")
        if header not in headed:
            headed.add(header)
            lines += remarks.get(header, [])
        lines.append(header)
        lines += [f"{_key(key)} = {_written(value)}" for key, value in entry.items() if not _about_source(key)]
    return "\n".join(lines) + "\n"


def _about_source(key: str) -> bool:
    return key == "source" or key.endswith("_source")


def _remarks(source: str) -> dict[str, list[str]]:
    """The comment right above the first header of each table."""
    found: dict[str, list[str]] = {}
    above: list[str] = []
    for line in source.splitlines():
        if line.startswith("#"):
            above.append(line)
            continue
        if line.startswith("[") and (header := line.split("#")[0].strip()) not in found:
            found[header] = above
        above = []
    return found


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _written(key)


def _written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_written(item)}" for key, item in value.items()) + " }"
    return str(value)
