"""Plays many random games through the conformance checks: `make fuzz GAMES=100000 GAME=amsterdam`.

What is cheap (who may do what, how it ends) is checked at every decision, all components at one in sixteen and at the
end, what is dear (saving, copies, secrecy, words) at one in `--dear`, whole games (undo, Records, words) one in
`--wholes`, chosen by the seed; those two take most of the time. The first failure is
shrunk (tools/shrink.py), printed as a Record and written to build/. `python -m tools.fuzz --replay FILE` plays such a
Record with every check at every decision.

The compiled build is several times as fast: `.venv-compiled/bin/python -m tools.fuzz --games 100000`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import secrets
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tests.conformance.tables import IDS, load
from tools.shrink import WHOLES, Case, Failure, play_at_random, shrink, written

import kade
from kade import _build

HOME = Path(__file__).resolve().parent.parent
BATCH = 25


@dataclass
class Done:
    """What a batch came to."""

    games: int
    decisions: int
    failure: Failure | None = None


def run_batch(game: str, first: int, number: int, dear: int, wholes: int) -> Done:
    """Games with the seeds from `first` on; stops at a failure, which is shrunk where it was found."""
    decisions = 0
    for seed in range(first, first + number):
        played = play_at_random(game, seed, dear, wholes)
        decisions += len(played.case.decisions)
        if played.failure is not None:
            return Done(seed - first + 1, decisions, shrink(played.failure))
    return Done(number, decisions)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Campaign:
    """Batches on several processes, with the progress in words on the terminal."""

    def __init__(self, games: list[str], number: int, workers: int, first: int, dear: int, wholes: int) -> None:
        self.jobs = [
            (game, first + done, min(BATCH, number - done), dear, wholes)
            for done in range(0, number, BATCH)
            for game in games
        ]
        self.total = number * len(games)
        self.workers = workers
        self.begun = time.monotonic()
        self.told = 0.0
        self.games = 0
        self.decisions = 0

    def run(self) -> Failure | None:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, initializer=leave_interrupts_to_the_parent)
        running: set[Future[Done]] = set()
        jobs = iter(self.jobs)
        try:
            while True:
                while len(running) < 2 * self.workers and (job := next(jobs, None)) is not None:
                    running.add(pool.submit(run_batch, *job))
                if not running:
                    return None
                ready, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
                for future in ready:
                    done = future.result()
                    self.games += done.games
                    self.decisions += done.decisions
                    if done.failure is not None:
                        return done.failure
                self.tell()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            self.tell(last=True)

    def tell(self, last: bool = False) -> None:
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if not last and now - self.told < (1 if terminal else 20):
            return
        self.told = now
        rate = self.games / max(now - self.begun, 0.001)
        minutes, seconds = divmod(int((self.total - self.games) / rate) if rate else 0, 60)
        words = f"kade: {self.games} of {self.total} games, {self.decisions} decisions, {rate:.0f} games/s"
        words += "" if last or not rate else f", {minutes} min {seconds} s left"
        print(
            f"\r{words}   " if terminal else words,
            end="\n" if last or not terminal else "",
            file=sys.stderr,
            flush=True,
        )


def report(failure: Failure) -> None:
    """The shrunk Record on paper and on the screen, with the command that shows the failure again."""
    text = written(failure)
    file = HOME / "build" / f"fuzz-failure-{failure.case.game}-{failure.case.seed}.kade"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    number = len(failure.case.decisions)
    print(f"\n{text}\nkade: {failure.check} does not hold after {number} decisions: {failure.words}")
    print(f"kade: see it again with  {sys.executable} -m tools.fuzz --replay {file.relative_to(HOME)}")


def replay(file: Path) -> int:
    """Play a Record with every check at every decision."""
    record = kade.Record.parse(file.read_text(encoding="utf-8"))
    if record.seed is None:
        raise SystemExit("kade: this Record has no seed, so its chance cannot be repeated here.")
    game = load(record.game)
    decisions = [(int(seat), game.action(name)) for seat, _, name in (line.partition(" ") for line in record.decisions)]
    failure = Case(record.game, record.options, record.seed, decisions).failure()
    print("kade: nothing is wrong with it." if failure is None else f"kade: {failure.check}: {failure.words}")
    return 0 if failure is None else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random games through the conformance checks.")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game (default 10000)")
    parser.add_argument("--game", choices=IDS, action="append", help="only this game; may be given again")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, help="the first game's seed; by default drawn anew")
    parser.add_argument(
        "--dear",
        type=int,
        default=250,
        help="one decision in so many gets a dear check, a random one (default 250; 1: after each)",
    )
    parser.add_argument(
        "--wholes",
        type=int,
        default=WHOLES,
        help=f"one game in so many is looked at as a whole: undo, Record, words (default {WHOLES})",
    )
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play a Record with every check instead")
    asked = parser.parse_args()
    if asked.replay is not None:
        return replay(asked.replay)
    first = secrets.randbits(40) if asked.seed is None else asked.seed
    games = asked.game or kade.games()
    print(
        f"kade: fuzzing {', '.join(games)}, {asked.games} games each, from seed {first}, {_build.describe()}",
        file=sys.stderr,
    )
    try:
        failure = Campaign(games, asked.games, asked.workers, first, asked.dear, asked.wholes).run()
    except KeyboardInterrupt:
        print("\nkade: stopped; nothing was found until here.", file=sys.stderr)
        return 130
    if failure is not None:
        report(failure)
        return 1
    print("kade: nothing was found.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
