"""`kade new-game`: writes a package with a small game that can be played, from the templates of `kade.scaffold`."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import kade
from kade.cli.arguments import Lang
from kade.cli.voice import Voice, voice_for

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2,4}")
PLAYERS = re.compile(r"([2-6])(?:-([2-6]))?")
TEMPLATE = ".template"
PACKAGE = "package"
KEEP = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kade.testing import keep
import importlib
keep(importlib.import_module(sys.argv[2] + ".game").GAME, Path(sys.argv[1], "tests"))
"""

EXAMPLES = """[bold]Examples[/]

[cyan]kade new-game tulips --players 2-4 --prefix TU[/]  a package in ./tulips, with rules TU-1.1 and so on

[cyan]kade new-game blue-moon --folder ~/games[/]  in ~/games/blue-moon"""


def command(
    name: Annotated[str, typer.Argument(help="The game's id: lower-case words with hyphens.", show_default=False)],
    players: Annotated[str, typer.Option("--players", "-p", metavar="2-4", help="How many can play.")] = "2-4",
    prefix: Annotated[
        str | None, typer.Option("--prefix", metavar="XY", help="What the ids of its rules begin with.")
    ] = None,
    folder: Annotated[Path, typer.Option("--folder", help="Where the package's own folder is made.")] = Path(),
    lang: Lang = None,
) -> None:
    """Write a new game: a package with rules, words, pictures and tests, all of which work."""
    voice = voice_for(lang)
    words = substitutions(name, players, prefix, voice)
    home = folder / name
    if home.exists():
        raise voice.misuse("error-new-exists", folder=str(home))
    if name in kade.games() or importlib.util.find_spec(words["module"]) is not None:
        raise voice.misuse("error-new-taken", name=name)
    write(home, words, voice)
    console = Console()
    console.print(Text(voice.say("new-written", folder=str(home)), style="bold"), soft_wrap=True)
    for line in (f"pip install -e {home}", f"pytest {home}", f"kade play {name} --seats {words['seats']}"):
        console.print(Text(f"  {line}", style="cyan"), soft_wrap=True)


def substitutions(name: str, players: str, prefix: str | None, voice: Voice) -> dict[str, str]:
    """What the templates ask for. A wrong name, range or prefix is refused, saying what would be right."""
    if not ID.fullmatch(name):
        raise voice.misuse("error-new-name", name=name, example=_nearest_id(name))
    found = PLAYERS.fullmatch(players)
    fewest, most = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if fewest > most:
        raise voice.misuse("error-new-players", players=players)
    letters = prefix if prefix is not None else re.sub("[^A-Z]", "", name.upper())[:2].ljust(2, "X")
    if not PREFIX.fullmatch(letters):
        raise voice.misuse("error-new-prefix", prefix=letters)
    return {
        "id": name,
        "module": name.replace("-", "_"),
        "Class": "".join(word.capitalize() for word in name.split("-")),
        "Title": name.replace("-", " ").capitalize(),
        "XY": letters,
        "players": repr(tuple(range(fewest, most + 1))),
        "fewest": str(fewest),
        "range": str(fewest) if fewest == most else f"{fewest}–{most}",
        "seats": ",".join(["me", *["greedy"] * (fewest - 1)]),
    }


def _nearest_id(name: str) -> str:
    words = re.findall("[a-z][a-z0-9]*|[0-9]+", name.lower())
    wanted = "-".join(words).lstrip("0123456789-")
    return wanted if ID.fullmatch(wanted) else "blue-moon"


def write(home: Path, words: dict[str, str], voice: Voice) -> None:
    """The whole package; then the game that its tests keep is played, which also shows that it can be."""
    try:
        for path, text in _filled(resources.files("kade.scaffold") / "files", words):
            file = home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise voice.misuse("error-unwritable", file=str(home), why=problem.strerror or str(problem)) from None
    subprocess.run([sys.executable, "-c", KEEP, str(home), words["module"]], check=True)


def _filled(place: Traversable, words: dict[str, str], above: str = "") -> Iterator[tuple[str, str]]:
    """Each template: the path of its file in the package, and its text with the words filled in."""
    for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            name = words["module"] if entry.name == PACKAGE and not above else entry.name
            yield from _filled(entry, words, f"{above}{name}/")
        elif entry.name.endswith(TEMPLATE):
            text = re.sub(r"@(\w+)@", lambda found: words[found[1]], entry.read_text(encoding="utf-8"))
            yield above + entry.name.removesuffix(TEMPLATE), text
