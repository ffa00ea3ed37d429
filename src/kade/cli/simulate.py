"""`kade simulate`: many games between bots, and what came of them. The same seed gives the same games on any machine,
whatever the number of workers. The games are kade.arena's; how the figures are shown is in tally.py."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import kade
from kade.arena import Plan, Tally, executor, played
from kade.arena.plan import Seating
from kade.cli.arguments import A_GAME, EditionFile, GameId, Lang, Options
from kade.cli.bar import progress_bar
from kade.cli.seats import Seat, read_game_options, read_seats
from kade.cli.tally import report
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade simulate {A_GAME} --games 1000 --seats random,random,random --workers 2[/]

[cyan]kade simulate {A_GAME} --games 200 --seats greedy,random --seed 1[/]

[cyan]kade simulate {A_GAME} --games 500 --json > games.json[/]  for programs

Bots change seats from game to game, so that no one has the better seat more often; [bold]--fixed[/] keeps them."""


def command(
    game: GameId,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option("--seats", help="A bot's name a seat.")] = "random,random",
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The same seed gives the same games.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    fixed: Annotated[bool, typer.Option("--fixed", help="Every bot keeps its seat.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games: points by source, who wins, how long, how fast."""
    voice = voice_for(lang)
    chosen, seated, plan = _plan(game, edition, seats, option or [], seed, fixed, voice)
    tally = Tally(len(seated))
    began = time.perf_counter()
    with progress(voice, games) as bar:
        for one in played(plan, range(games), executor(str(workers))):
            tally.add(one.outcome)
            bar.advance(bar.task_ids[0])
    seconds = time.perf_counter() - began
    names = [seat.name for seat in seated]
    if as_json:
        print(json.dumps(_figures(plan, names, tally, seconds), ensure_ascii=False, indent=2))
    else:
        report(chosen, names, tally, seconds, plan.seed, voice, Console(highlight=False))


def _plan(
    game: str, edition: Path | None, seats: str, option: list[str], seed: int | None, fixed: bool, voice: Voice
) -> tuple[Game, list[Seat], Plan]:
    chosen = kade.load(game, edition)
    seated = read_seats(seats, voice)
    if any(not seat.bot for seat in seated):
        raise voice.misuse("error-simulate-me")
    options = read_game_options(chosen, option, len(seated), voice)
    chosen.new(seed=0, **options)  # a wrong option is reported before anything begins
    drawn = secrets.randbits(32) if seed is None else seed
    players = tuple(seat.bot for seat in seated)
    seating: Seating = "fixed" if fixed else "fresh"
    return chosen, seated, Plan(game, players, len(players), drawn, options, chosen.edition, seating)


@contextmanager
def progress(voice: Voice, total: int | None, done: int = 0, what: str = "simulate-games") -> Iterator[Progress]:
    with progress_bar(voice.say(what), total, done) as bar:
        yield bar


def _figures(plan: Plan, names: list[str], tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "kade": kade.__version__,
        "seed": plan.seed,
        "options": plan.options,
        "edition": plan.edition,
        "fixed": plan.seating == "fixed",
        **tally.figures(names, plan.bots),
        "speed": {
            "seconds": round(seconds, 3),
            "games": round(tally.games / seconds, 2),
            "decisions": round(sum(tally.decisions) / seconds, 1),
        },
    }
