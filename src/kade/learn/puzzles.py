"""Puzzles: positions in which one action is worth clearly more than the others. A game brings them as
learn/puzzles.toml, which `kade puzzles find` writes; here they are read. Nothing is asked or shown here."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any

import kade
from kade.analysis.report import Worth
from kade.arena.plan import seed_of
from kade.display.game import Game
from kade.display.prose import Phrase, Value
from kade.kernel.errors import KadeError
from kade.kernel.state import State

PLAN = "puzzles"
FIRST_DAY = date(1970, 1, 1)  # as clocks of all kinds count
FILE = f"learn/{PLAN}.toml"


class BadPuzzle(KadeError):
    """A puzzle that cannot be asked: something is missing, or does not fit the game."""


@dataclass(frozen=True)
class Puzzle:
    """A position as plain data, whose turn it is, the candidates best first, and why the best is better."""

    id: str
    game: str
    seat: int
    found: str
    """Where the position comes from."""
    searches: int
    """Independent searches that agree on it."""
    simulations: int
    """Of each search, for each candidate."""
    greedy: str
    """What looks best at first sight."""
    candidates: tuple[Worth, ...]
    reasons: tuple[dict[str, Any], ...]
    line: tuple[str, ...]
    """How the turn goes on after the best action: the further decisions, those without a choice left out."""
    saved: dict[str, Any]
    level: tuple[str, ...] = ()
    """Actions that are about as good as the best. They are not offered, and no mistake."""

    def state(self, game: Game) -> State:
        return game.from_dict(self.saved)

    @property
    def best(self) -> str:
        return self.candidates[0].action

    def going_on(self, game: Game, names: Sequence[Value]) -> list[Phrase]:
        """How the turn goes on after the best action, decision by decision as the player would be offered it."""
        state = self.state(game)
        state.play(game.action(self.best), self.seat)
        told = []
        for name in self.line:
            while len(forced := state.legal(self.seat)) == 1:
                state.play(forced[0], self.seat)
            told.append(game.offer(name, state.view(self.seat), list(names)))
            state.play(game.action(name), self.seat)
        return told


@cache
def read_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in their order; none where it brings none."""
    try:
        text = kade.load(game).resource(FILE)
    except OSError:
        return ()
    return parse(text, game)


def parse(text: str, game: str) -> tuple[Puzzle, ...]:
    try:
        return tuple(_puzzle(game, kept) for kept in tomllib.loads(text).get("puzzle", []))
    except (tomllib.TOMLDecodeError, ValueError, KeyError, TypeError, IndexError) as problem:
        raise BadPuzzle(f"The puzzles of {game} cannot be read: {problem!r}.") from None


def _puzzle(game: str, kept: dict[str, Any]) -> Puzzle:
    return Puzzle(
        kept["id"],
        game,
        kept["seat"],
        kept["found"],
        kept["searches"],
        kept["simulations"],
        kept["greedy"],
        tuple(Worth(one["action"], float(one["behind"]), float(one["error"])) for one in kept["candidates"]),
        tuple(json.loads(kept["reasons"])),
        tuple(kept["line"]),
        json.loads(kept["state"]),
        tuple(kept.get("level", ())),
    )


def written(puzzles: tuple[Puzzle, ...]) -> str:
    """The file that `parse` reads."""
    parts = ["# Found and measured by `kade puzzles find`; do not edit by hand.\n"]
    for one in puzzles:
        candidates = "\n".join(
            f"    {{ action = {json.dumps(each.action)}, behind = {each.behind:.2f}, error = {each.error:.2f} }},"
            for each in one.candidates
        )
        parts.append(
            f"""[[puzzle]]
id = {json.dumps(one.id)}
found = {json.dumps(one.found)}
seat = {one.seat}
searches = {one.searches}
simulations = {one.simulations}
greedy = {json.dumps(one.greedy)}
candidates = [
{candidates}
]
reasons = '{_plain(list(one.reasons))}'
line = {json.dumps(list(one.line))}
level = {json.dumps(list(one.level))}
state = '{_plain(one.saved)}'
"""
        )
    return "\n".join(parts)


def _plain(value: Any) -> str:
    """JSON that fits between the single quotes of a TOML literal."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True).replace("'", "\\u0027")


def shuffled(puzzle: Puzzle) -> list[Worth]:
    """The candidates in an order that tells nothing, the same every time."""
    return sorted(puzzle.candidates, key=lambda one: seed_of(puzzle.id, one.action))


def by_days(games: list[str]) -> list[tuple[str, int]]:
    """All puzzles, by game and number from 1, in the order of days: each comes once before any comes again, those of a
    game at equal distances."""
    counts = {game: len(read_puzzles(game)) for game in games}
    all_of_them = [(game, number) for game, count in counts.items() for number in range(1, count + 1)]
    return sorted(all_of_them, key=lambda one: Fraction(2 * one[1] - 1, counts[one[0]]))


def of_the_day(day: date, games: list[str]) -> Puzzle | None:
    """One puzzle a day, counted from 1 January 1970; None where there are no puzzles."""
    puzzles = by_days(games)
    if not puzzles:
        return None
    game, number = puzzles[(day - FIRST_DAY).days % len(puzzles)]
    return read_puzzles(game)[number - 1]
