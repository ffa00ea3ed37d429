"""`kade replay`: a Record checked from its first line to its last, and the position after any of its decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

import kade
from kade.cli import layout
from kade.cli.arguments import Lang
from kade.cli.colour import Colouring
from kade.cli.files import read_record
from kade.cli.games import title
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.kernel.event import Event
from kade.kernel.record import Record
from kade.kernel.state import State

EXAMPLES = """[bold]Examples[/]

[cyan]kade replay evening.kade[/]  the end, as a spectator sees it

[cyan]kade replay evening.kade --to 40 --seat 0 --lang it[/]  after 40 decisions, from the first seat

[cyan]kade replay table.kade --from-lines[/]  a game written down at a real table: chance is in its lines"""


def command(
    file: Annotated[Path, typer.Argument(help="A Record, for example one saved by kade play.", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many decisions.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Look from this seat (0 is the first); otherwise a spectator.")
    ] = None,
    lang: Lang = None,
    from_lines: Annotated[
        bool, typer.Option("--from-lines", help="Take chance from the * lines; no seed is needed.")
    ] = False,
    events: Annotated[int, typer.Option("--events", min=0, help="How many of the last events are shown.")] = 8,
) -> None:
    """Show a recorded game at any decision, and verify it."""
    voice = voice_for(lang)
    record = read_record(file, voice)
    game = kade.load(record.game, record.edition)
    end = record.replay(game, from_lines=from_lines)
    _check(record, end, to, seat, voice)
    heard: list[Event] = []
    state = record.replay(game, to, from_lines=from_lines, listener=heard.append)
    _show(game, record, state, heard, _Look(to, seat, events), voice)
    console = Console(highlight=False)
    console.print(Text(voice.say("verified-lines" if from_lines else "verified-seed"), style="green"))


class _Look:
    """From where, when, and how far back one looks."""

    def __init__(self, to: int | None, seat: int | None, events: int) -> None:
        self.to = to
        self.seat = seat
        self.events = events


def _check(record: Record, end: State, to: int | None, seat: int | None, voice: Voice) -> None:
    decisions = len(record.decisions)
    if to is not None and to > decisions:
        raise voice.misuse("error-replay-to", to=str(to), decisions=decisions)
    if seat is not None and seat >= end.seats:
        raise voice.misuse("error-replay-seat", seat=seat, last=end.seats - 1)


def _show(game: Game, record: Record, state: State, heard: list[Event], look: _Look, voice: Voice) -> None:
    console = Console(highlight=False)
    colouring = Colouring(game, console.color_system is not None)
    players = record.options.get("players", state.seats)
    names = record.names or [voice.say("player-name", number=number + 1) for number in range(players)]
    total = len(record.decisions)
    at = total if look.to is None else look.to
    console.print(Rule(Text(f"{title(game, voice)}: {voice.say('replay-at', at=at, total=total)}"), style="cyan"))
    seen = [known for event in heard if (known := event.seen_by(look.seat)) is not None]
    for event in seen[-look.events :] if look.events else []:
        line = Text.assemble(("· ", "cyan"), colouring.text(colouring.game.say(event, voice.lang, names)))
        console.print(layout.hanging(line, console.width))
    sections = colouring.game.text(state.view(look.seat), voice.lang, names)
    console.print(layout.boxes(sections, colouring, game.prose, voice.lang, console.width))
