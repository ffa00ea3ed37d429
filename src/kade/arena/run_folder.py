"""The folder of one run: what is played, every Record, and how each game ended. A run that was stopped goes on from it.

`plan.json` says which games these are; `records/000017.kade` is game 17, as `kade replay` reads it; `games.jsonl` grows
by a line a game. A Record is written before its line, so a game counts only when both are whole."""

from __future__ import annotations

import fcntl
import json
import os
import weakref
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from kade.arena.executors import Executor
from kade.arena.plan import Plan
from kade.arena.play import Outcome, Played, played
from kade.kernel.errors import KadeError
from kade.kernel.record import Record

FORMAT = 1


class BadRunFolder(KadeError):
    """A folder that does not hold the games of this plan."""


class RunFolder:
    """Opens the folder, or makes it; refuses one that holds other games, or that another run is writing to."""

    def __init__(self, folder: Path, plan: Plan, rules: int) -> None:
        self.folder = folder
        self.plan = plan
        self.records = folder / "records"
        self.games = folder / "games.jsonl"
        says = {"kade": FORMAT, "rules": rules, **plan.to_dict()}
        try:
            self.records.mkdir(parents=True, exist_ok=True)
            self._agree(folder / "plan.json", says)
            busy = os.open(folder / "busy", os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as problem:
            raise BadRunFolder(f"{folder} cannot keep the games: {problem.strerror}.") from None
        weakref.finalize(self, os.close, busy)
        if not _alone(busy):
            raise BadRunFolder(
                f"Another run writes to {folder}. Wait for it to end, or choose another folder with --out."
            )

    def _agree(self, file: Path, says: dict[str, Any]) -> None:
        says = json.loads(json.dumps(says))
        if not file.exists():
            beside = file.with_suffix(".new")
            beside.write_text(json.dumps(says, indent=2) + "\n", encoding="utf-8")
            beside.replace(file)
            return
        try:
            there = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            raise BadRunFolder(f"{file} cannot be read; choose another folder with --out.") from None
        for key in says:
            theirs = there.get(key) if isinstance(there, dict) else None
            if theirs != says[key]:
                raise BadRunFolder(
                    f"{self.folder} holds other games: their {key} is {json.dumps(theirs)}, not "
                    f"{json.dumps(says[key])}. Choose another folder with --out."
                )

    def outcomes(self) -> dict[int, Outcome]:
        """The games that are there, by number. A line that was cut off, or has lost its Record, does not count."""
        found: dict[int, Outcome] = {}
        if not self.games.exists():
            return found
        for line in self.games.read_text(encoding="utf-8").splitlines():
            try:
                outcome = Outcome.from_dict(json.loads(line))
            except (ValueError, TypeError):
                continue
            if self.path(outcome.number).exists():
                found[outcome.number] = outcome
        return dict(sorted(found.items()))

    def path(self, number: int) -> Path:
        return self.records / f"{number:06}.kade"

    def keep(self, game: Played) -> None:
        number = game.outcome.number
        beside = self.path(number).with_suffix(".new")
        beside.write_text(game.record, encoding="utf-8")
        beside.replace(self.path(number))
        line = json.dumps(game.outcome.to_dict(), separators=(",", ":"))
        with self.games.open("a+b") as file:
            if file.tell() and not _ends_whole(self.games):
                file.write(b"\n")  # what was cut off stays a line of its own
            file.write(line.encode() + b"\n")

    def play(self, numbers: Sequence[int], where: Executor, size: int | None = None) -> Generator[Outcome, None, None]:
        """How these games ended, in their order: what is missing is played now, and kept at once."""
        known = self.outcomes()
        missing = [number for number in numbers if number not in known]
        with closing(played(self.plan, missing, where, size)) as fresh:
            for number in numbers:
                if number in known:
                    yield known[number]
                else:
                    game = next(fresh)
                    self.keep(game)
                    yield game.outcome

    def read(self, number: int) -> Record:
        return Record.parse(self.path(number).read_text(encoding="utf-8"))

    def all_records(self) -> Iterator[tuple[Outcome, Record]]:
        for number, outcome in self.outcomes().items():
            yield outcome, self.read(number)


def _alone(file: int) -> bool:
    """Whether no other process holds the file; from now on this one does, until it is closed."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _ends_whole(file: Path) -> bool:
    with file.open("rb") as end:
        end.seek(-1, os.SEEK_END)
        return end.read(1) == b"\n"
