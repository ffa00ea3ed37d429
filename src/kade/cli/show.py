"""`kade show`: the table of a Record as a picture, at any decision and from any seat."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

import kade
from kade.cli.arguments import Lang
from kade.cli.files import read_record
from kade.cli.voice import voice_for
from kade.kernel.errors import KadeError

EXAMPLES = """[bold]Examples[/]

[cyan]kade show evening.kade[/]  the end of the game, written to evening.svg

[cyan]kade show evening.kade --at 40 --seat 1 -o board.png[/]  after 40 decisions, as seat 1 saw it (needs Chromium)

[cyan]kade show evening.kade --theme dark --lang pl -o board.svg[/]"""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--hide-scrollbars",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class CannotDraw(KadeError):
    """A picture that is not possible here."""


def command(
    file: Annotated[Path, typer.Argument(help="A Record, for example one saved by kade play.", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", min=0, help="After this many decisions; otherwise the end.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Look from this seat (0 is the first); otherwise a spectator.")
    ] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="board.svg or board.png.")] = None,
    theme: Annotated[str, typer.Option("--theme", help="light or dark.")] = "light",
    lang: Lang = None,
) -> None:
    """Draw the table of a recorded game."""
    voice = voice_for(lang)
    record = read_record(file, voice)
    game = kade.load(record.game, record.edition)
    decisions = len(record.decisions)
    if at is not None and at > decisions:
        raise voice.misuse("error-replay-to", to=at, decisions=decisions)
    state = record.replay(game, at, from_lines=record.seed is None)
    if seat is not None and seat >= state.seats:
        raise voice.misuse("error-replay-seat", seat=seat, last=state.seats - 1)
    if theme not in ("light", "dark"):
        raise CannotDraw(f"The theme is {theme!r}, but must be light or dark.")
    target = output or file.with_suffix(".svg")
    if target.suffix not in (".svg", ".png"):
        raise CannotDraw(f"{target} ends in {target.suffix!r}, but must end in .svg or .png.")
    svg = game.picture(state.view(seat), voice.lang, record.names, theme)
    if target.suffix == ".svg":
        target.write_text(svg, encoding="utf-8")
    else:
        photograph(svg, target)
    print(target)


def photograph(svg: str, target: Path) -> None:
    """A PNG of an SVG, by a headless Chromium: the picture's colours are style-sheet variables."""
    browser = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if browser is None:
        raise CannotDraw("A PNG needs Chromium, which is not installed here; choose a file that ends in .svg.")
    width, height = (int(part) for part in _size(svg))
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "sheet.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><body style='margin:0'>{svg}", encoding="utf-8")
        shot = Path(folder) / "sheet.png"
        command = [
            browser,
            *QUIET,
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={shot}",
            page.as_uri(),
        ]
        done = subprocess.run(command, capture_output=True, timeout=120, check=False)
        if done.returncode or not shot.exists():
            raise CannotDraw(f"{Path(browser).name} could not draw the picture; choose a file that ends in .svg.")
        shutil.move(shot, target)


def _size(svg: str) -> list[str]:
    head = svg[: svg.index(">")]
    return head.partition('viewBox="')[2].partition('"')[0].split()[2:]
