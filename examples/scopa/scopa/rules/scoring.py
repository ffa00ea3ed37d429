"""Counting: the points of a round (SC-5.2 to 5.7), and who has won (SC-6)."""

from typing import TYPE_CHECKING, Final

from kade.kernel.event import Event
from kade.kernel.kinds import members
from kade.kernel.result import Result
from scopa.edition import COINS, SETTEBELLO, SUITS, suit, value

if TYPE_CHECKING:
    from scopa.rules.state import Scopa

SOURCES: Final = ("cards", "coins", "settebello", "primiera", "sweeps")


def most(counts: list[int]) -> list[int]:
    """A point for the one that has most; for nobody if several have (SC-5.2, SC-5.3, SC-5.5)."""
    best = max(counts)
    alone = best > 0 and counts.count(best) == 1
    return [int(alone and count == best) for count in counts]


def coins(pile: int) -> int:
    return sum(suit(card) == COINS for card in members(pile))


def best_of_suits(s: "Scopa", pile: int) -> list[int]:
    """What the best card of each suit counts in the primiera; 0 without one (SC-5.5)."""
    best = [0] * len(SUITS)
    for card in members(pile):
        best[suit(card)] = max(best[suit(card)], s.printed.primiera[value(card) - 1])
    return best


def primiera(s: "Scopa", pile: int) -> int:
    """The best card of each suit, added up; nothing unless all four suits are there (SC-5.5, SC-5.6)."""
    best = best_of_suits(s, pile)
    return sum(best) if all(best) else 0


def round_points(s: "Scopa") -> list[tuple[int, ...]]:
    """What each player has earned in this round, by source."""
    piles = [me.pile for me in s.players]
    by_source = (
        most([pile.bit_count() for pile in piles]),
        most([coins(pile) for pile in piles]),
        [pile >> SETTEBELLO & 1 for pile in piles],
        most([primiera(s, pile) for pile in piles]),
        [me.sweeps for me in s.players],
    )
    return list(zip(*by_source, strict=True))


def score_round(s: "Scopa") -> None:
    for seat, (me, earned) in enumerate(zip(s.players, round_points(s), strict=True)):
        me.tally = [before + points for before, points in zip(me.tally, earned, strict=True)]
        named = {source: points for source, points in zip(SOURCES, earned, strict=True) if points}
        if named:
            s.tell(Event("scored", {"seat": seat, "earned": named, "points": me.points}))


def decided(s: "Scopa") -> bool:
    """Whether somebody has the points agreed on, and nobody else as many (SC-6.1, SC-6.2)."""
    points = [me.points for me in s.players]
    return max(points) >= s.target and points.count(max(points)) == 1


def result(s: "Scopa") -> Result:
    points = [me.points for me in s.players]
    winners = [seat for seat in range(s.seats) if points[seat] == max(points)]
    breakdown = [dict(zip(SOURCES, me.tally, strict=True)) for me in s.players]
    return Result(tuple(points), tuple(breakdown), tuple(winners))
