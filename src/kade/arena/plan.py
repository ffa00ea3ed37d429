"""Which games are played: who sits down with whom, on which seat, with which deal. Plain data, so that any worker
anywhere comes to the same games. Nothing is played here."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any, Literal

Seating = Literal["paired", "fresh", "fixed"]


def seed_of(*parts: object) -> int:
    """A seed made of others: the same parts give the same number for ever."""
    return int.from_bytes(blake2b(":".join(map(str, parts)).encode(), digest_size=16).digest(), "big")


@dataclass(frozen=True)
class Fixture:
    """One game before it is played: which player sits on each seat, and the set of games that share its deal."""

    number: int
    set: int
    player_at: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """Players are bots by name; `players` of them sit at a table.

    Seating "paired": a set of games shares one deal, and the table moves round by a seat from game to game, so that
    everybody has had every seat of that deal. "fresh": the table moves round, every game has its own deal.
    "fixed": nobody moves, every game has its own deal.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    edition: dict[str, Any] = field(default_factory=dict)
    seating: Seating = "paired"

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Who sits down together, by turns: with more bots than seats every choice of them; with fewer, every table
        at which at least two of them meet."""
        number = len(self.bots)
        if self.players <= number:
            return tuple(itertools.combinations(range(number), self.players))
        filled = itertools.combinations_with_replacement(range(number), self.players)
        return tuple(table for table in filled if number == 1 or len(set(table)) > 1)

    @property
    def set_size(self) -> int:
        """How many games share a deal. Bots that are all the same, or alone, have nobody to change seats with."""
        return self.players if self.seating == "paired" and len(self.bots) > 1 else 1

    def whole_sets(self, games: int) -> int:
        """The number of games, rounded up so that no deal is played from some of its seats only."""
        return -(-games // self.set_size) * self.set_size

    def fixture(self, number: int) -> Fixture:
        one_set, shift = divmod(number, self.set_size)
        if self.seating == "fresh":
            shift = number
        table = self.lineups[one_set % len(self.lineups)]
        if self.players == 1:
            one_set //= len(self.lineups)  # alone, everybody gets the same deals
        return Fixture(number, one_set, tuple(table[(seat - shift) % self.players] for seat in range(self.players)))

    def deal(self, fixture: Fixture) -> int:
        return seed_of(self.seed, fixture.set)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """A bot's own seed. Swapped games differ in it: two equal bots must not repeat the game they have played."""
        return seed_of(self.seed, fixture.number, fixture.player_at[seat], seat)

    @property
    def names(self) -> list[str]:
        """What the players are called: by their bots, numbered where two are the same."""
        return numbered(self.bots)

    def to_dict(self) -> dict[str, Any]:
        plain = asdict(self)
        plain["bots"] = list(self.bots)
        return plain


def numbered(names: Sequence[str]) -> list[str]:
    """Names in their order, the second of equal ones with a 2."""
    given: list[str] = []
    for name in names:
        before = names[: len(given)].count(name)
        given.append(f"{name} {before + 1}" if before else name)
    return given
