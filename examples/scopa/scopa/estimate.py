"""A guess of the final points, for the bots: the points so far, and what this round promises."""

from scopa.edition import SETTEBELLO
from scopa.rules import scoring
from scopa.rules.state import Scopa


def estimate(s: Scopa, seat: int) -> float:
    me = s.players[seat]
    if s.over:
        return me.points
    piles = [other.pile for other in s.players]
    return (
        me.points
        + me.sweeps
        + _chance([pile.bit_count() for pile in piles], seat, 12)
        + _chance([scoring.coins(pile) for pile in piles], seat, 4)
        + _chance([sum(scoring.best_of_suits(s, pile)) for pile in piles], seat, 40)
        + _settebello(s, seat)
    )


def _chance(counts: list[int], seat: int, sure: int) -> float:
    """How likely a seat gets the point for having most: a lead of `sure` is as good as won."""
    others = max(count for other, count in enumerate(counts) if other != seat)
    even = 1 / len(counts)
    lead = max(-1.0, min(1.0, (counts[seat] - others) / sure))
    return even + lead * (1 - even if lead > 0 else even)


def _settebello(s: Scopa, seat: int) -> float:
    """Whoever has it in the hand may have to leave it on the table."""
    me = s.players[seat]
    if any(other.pile >> SETTEBELLO & 1 for other in s.players):
        return me.pile >> SETTEBELLO & 1
    return 0.6 if SETTEBELLO in me.hand else 1 / s.seats
