"""`kade simulate`: many games between bots, and what came of them. The same seed gives the same games on any machine,
whatever the number of workers. How the figures are counted is in tally.py."""

from __future__ import annotations

import json
import multiprocessing
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import kade
from kade import bots
from kade.cli.arguments import A_GAME, EditionFile, GameId, Lang, Options
from kade.cli.seats import Seat, read_game_options, read_seats, seed_of
from kade.cli.speech import Voice, voice
from kade.cli.tally import Outcome, Tally, report
from kade.kernel.game import Game

CHUNK = 20  # games handed to a worker at once, at most

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade simulate {A_GAME} --games 1000 --seats random,random,random --workers 2[/]

[cyan]kade simulate {A_GAME} --games 200 --seats greedy,random --seed 1[/]

[cyan]kade simulate {A_GAME} --games 500 --json > games.json[/]  for programs

Bots change seats from game to game, so that no one has the better seat more often; [bold]--fixed[/] keeps them."""


@dataclass(frozen=True)
class Plan:
    """Which games are played; plain data, so that it can be sent to a worker."""

    game: str
    edition: dict[str, Any]
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    fixed: bool


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
    told = voice(lang)
    chosen, sitting, plan = _plan(game, edition, seats, option or [], seed, fixed, told)
    tally = Tally(len(sitting))
    began = time.perf_counter()
    with _progress(told, games) as progress:
        for outcomes in _played(plan, games, workers):
            for outcome in outcomes:
                tally.add(outcome)
            progress.advance(progress.task_ids[0], len(outcomes))
    seconds = time.perf_counter() - began
    names = [seat.name for seat in sitting]
    if as_json:
        print(json.dumps(_figures(plan, names, tally, seconds), ensure_ascii=False, indent=2))
    else:
        report(chosen, names, tally, seconds, plan.seed, told, Console(highlight=False))


def _plan(
    game: str, edition: Path | None, seats: str, option: list[str], seed: int | None, fixed: bool, told: Voice
) -> tuple[Game, list[Seat], Plan]:
    chosen = kade.load(game, edition)
    sitting = read_seats(seats, told)
    if any(not seat.bot for seat in sitting):
        raise told.misuse("error-simulate-me")
    options = read_game_options(chosen, option, len(sitting), told)
    chosen.new(seed=0, **options)  # a wrong option is told before anything begins
    drawn = secrets.randbits(32) if seed is None else seed
    return chosen, sitting, Plan(game, chosen.edition, tuple(seat.bot for seat in sitting), options, drawn, fixed)


@contextmanager
def _progress(told: Voice, games: int) -> Iterator[Progress]:
    """A bar on the error stream, so that the figures alone go where they are sent; none when nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task(told.say("simulate-games"), total=games)
        yield progress


# ---------------------------------------------------------------------- playing


def _played(plan: Plan, games: int, workers: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the games, whoever played them."""
    size = max(1, min(CHUNK, games // (4 * workers)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if workers == 1:
        for chunk in chunks:
            yield play_chunk((plan, chunk))
        return
    # "spawn": a worker begins from nothing, so it cannot inherit a lock of the progress bar's thread. Leaving the
    # block, also by Ctrl-C, ends the workers at once.
    with multiprocessing.get_context("spawn").Pool(min(workers, len(chunks)), _ignore_interrupts) as pool:
        yield from pool.imap(play_chunk, [(plan, chunk) for chunk in chunks])


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(work: tuple[Plan, range]) -> list[Outcome]:
    plan, numbers = work
    game = kade.load(plan.game, plan.edition)
    return [play_one(game, plan, number) for number in numbers]


def play_one(game: Game, plan: Plan, number: int) -> Outcome:
    """One game to its end. Everything random follows from the plan's seed and the game's number."""
    players = len(plan.bots)
    shift = 0 if plan.fixed else number % players
    player_at = [(seat - shift) % players for seat in range(players)]  # which bot sits on which seat
    sitting = [bots.make(plan.bots[player], seed_of(plan.seed, number, player)) for player in player_at]
    state = game.new(seed=seed_of(plan.seed, number), **plan.options)
    decisions = turns = 0
    last = -1
    while not state.over:
        seat = state.actor
        assert seat is not None
        state.play(sitting[seat].choose(bots.observe(game, state, seat)), seat)
        decisions += 1
        turns += seat != last
        last = seat
    result = state.result()
    return Outcome(tuple(player_at), result.points[:players], result.breakdown[:players], result.winners,
                   decisions, turns, state.digest())


def _figures(plan: Plan, names: list[str], tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game, "kade": kade.__version__, "seed": plan.seed, "options": plan.options,
        "edition": plan.edition, "fixed": plan.fixed, **tally.figures(names, plan.bots),
        "speed": {"seconds": round(seconds, 3), "games": round(tally.games / seconds, 2),
                  "decisions": round(sum(tally.decisions) / seconds, 1)},
    }
