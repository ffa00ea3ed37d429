"""Hands every game broken states, positions, Records and editions: `make corrupt N=100000 GAME=amsterdam`.

Only errors of ours, in our words, may come out, and what is let in must survive being looked at and played. Faults
that are alike are reported once. `python -m tools.corrupt --game burano --again state 123` shows that case with its
traceback.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import secrets
import signal
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

from tests.conformance.corruptor import KINDS, Fault, kind_of, known, run
from tests.conformance.tables import IDS, load

import kade

HOME = Path(__file__).resolve().parent.parent
BATCH = 100
SECONDS = 30
"""What a single case may take: more is a hang."""
MEMORY = 4 * 2**30


class TooLong(BaseException):
    """A case that does not come to an end. No `except Exception` on its way may swallow it."""


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLong


def case(game: str, what: str, seed: int) -> Fault | None:
    """The case of that number, given up after a while."""
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(SECONDS)
    try:
        return run(game, what, Random(f"{game} {what} {seed}"))
    except TooLong:
        return Fault(what, "?", f"it takes more than {SECONDS} seconds", "")
    finally:
        signal.alarm(0)


@dataclass
class Alike:
    """A fault, how often it was found, and the first case that shows it."""

    game: str
    seed: int
    fault: Fault
    number: int = 1


@dataclass
class Done:
    """What a batch came to."""

    game: str
    cases: Counter[str] = field(default_factory=Counter)
    faults: dict[tuple[str, str, str], Alike] = field(default_factory=dict)


def run_batch(game: str, first: int, number: int, only: str | None) -> Done:
    done = Done(game)
    for seed in range(first, first + number):
        what = only or kind_of(seed)
        if not known(game, what):
            what = "state"
        done.cases[what] += 1
        fault = case(game, what, seed)
        if fault is not None:
            if fault.key in done.faults:
                done.faults[fault.key].number += 1
            else:
                done.faults[fault.key] = Alike(game, seed, fault)
    return done


def prepare_worker() -> None:
    """Interrupts are the parent's; a case that eats the memory gets a MemoryError, not the machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Campaign:
    """Batches on several processes, with the progress in words on the terminal."""

    def __init__(self, games: list[str], number: int, workers: int, first: int, only: str | None) -> None:
        self.jobs = [
            (game, first + done, min(BATCH, number - done), only) for done in range(0, number, BATCH) for game in games
        ]
        self.total = number * len(games)
        self.workers = workers
        self.begun = time.monotonic()
        self.last_told = 0.0
        self.cases: dict[str, Counter[str]] = {game: Counter() for game in games}
        self.faults: dict[tuple[str, tuple[str, str, str]], Alike] = {}

    def run(self) -> None:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, initializer=prepare_worker)
        running: set[Future[Done]] = set()
        jobs = iter(self.jobs)
        try:
            while True:
                while len(running) < 2 * self.workers and (job := next(jobs, None)) is not None:
                    running.add(pool.submit(run_batch, *job))
                if not running:
                    return
                ready, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
                for future in ready:
                    self.add(future.result())
                self.tell()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            self.tell(last=True)

    def add(self, done: Done) -> None:
        self.cases[done.game] += done.cases
        for key, alike in done.faults.items():
            before = self.faults.setdefault((done.game, key), alike)
            if before is not alike:
                before.number += alike.number

    def tell(self, last: bool = False) -> None:
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if not last and now - self.last_told < (1 if terminal else 20):
            return
        self.last_told = now
        number = sum(cases.total() for cases in self.cases.values())
        rate = number / max(now - self.begun, 0.001)
        minutes, seconds = divmod(int((self.total - number) / rate) if rate else 0, 60)
        words = f"kade: {number} of {self.total} cases, {rate:.0f} a second, {len(self.faults)} different faults"
        words += "" if last or not rate else f", {minutes} min {seconds} s left"
        print(
            f"\r{words}   " if terminal else words,
            end="\n" if last or not terminal else "",
            file=sys.stderr,
            flush=True,
        )


def report(campaign: Campaign) -> str:
    """What was tried, then each fault once: where, how often, what came out, and the command that shows it again."""
    lines = []
    for game, cases in campaign.cases.items():
        tried = ", ".join(f"{cases[what]} {what}" for what in KINDS if cases[what])
        own = [alike for (found, _), alike in campaign.faults.items() if found == game]
        lines.append(f"{game}: {tried}; {sum(alike.number for alike in own)} faults, {len(own)} different")
        for alike in sorted(own, key=lambda alike: (alike.fault.what, -alike.number)):
            fault = alike.fault
            lines += [
                f"  {fault.what}, {alike.number} times, {fault.where}",
                f"      {fault.words[:240]}",
                f"      after {fault.how[:240] or 'no change'}",
                f"      python -m tools.corrupt --game {game} --again {fault.what} {alike.seed}",
            ]
    return "\n".join(lines)


def again(game: str, what: str, seed: int) -> int:
    """One case, with whatever traceback there is."""
    said: list[str] = []
    try:
        KINDS[what](load(game), Random(f"{game} {what} {seed}"), said.append)
    except kade.KadeError as refused:
        print(f"kade: refused: {refused}")
        fault = case(game, what, seed)
        print(f"kade: {fault.words}" if fault else "kade: nothing is wrong with that.")
        return 1 if fault else 0
    finally:
        print(f"kade: what was done: {'; '.join(said)}")
    print("kade: it was let in, and nothing is wrong with that.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Hand games broken states, positions, Records and editions.")
    parser.add_argument("--number", type=int, default=2000, metavar="N", help="cases for each game (default 2000)")
    parser.add_argument("--game", choices=IDS, action="append", help="only this game; may be given again")
    parser.add_argument("--what", choices=KINDS, help="only this kind of thing")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, help="the first case's number; by default drawn anew")
    parser.add_argument("--again", nargs=2, metavar=("WHAT", "SEED"), help="show one case of --game")
    asked = parser.parse_args()
    if asked.again:
        return again((asked.game or kade.games())[0], asked.again[0], int(asked.again[1]))
    first = secrets.randbits(40) if asked.seed is None else asked.seed
    games = asked.game or kade.games()
    print(f"kade: corrupting {', '.join(games)}, {asked.number} cases each, from seed {first}", file=sys.stderr)
    campaign = Campaign(games, asked.number, asked.workers, first, asked.what)
    stopped = False
    try:
        campaign.run()
    except KeyboardInterrupt:
        stopped = True
    except BrokenProcessPool:
        print("kade: a worker died: a case took more memory than there is, or crashed Python.", file=sys.stderr)
        stopped = True
    text = report(campaign)
    file = HOME / "build" / "corrupt.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text + "\n", encoding="utf-8")
    print(text)
    print(f"kade: {'stopped' if stopped else 'done'}; the report is in {file.relative_to(HOME)}", file=sys.stderr)
    return 130 if stopped else 1 if campaign.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
