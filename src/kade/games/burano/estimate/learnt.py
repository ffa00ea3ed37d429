"""A guess of a seat's final points by weights that were learnt from games, in Burano."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.estimate.features import FEATURES, KNOTS, features, weighed
from kade.games.burano.estimate.final_points import estimate
from kade.kernel.counting import total
from kade.kernel.weights import Weights

if TYPE_CHECKING:
    from kade.games.burano.rules.state import Burano

__all__ = ["FEATURES", "HORIZON", "KNOTS", "PACE", "features", "seats", "standing", "value"]

HORIZON: Final = 1
PACE: Final = (0.75, 0.75)


def value(weights: Weights, s: Burano, seat: int) -> float:
    """The seat's points at the end; those of a game that is over are the points."""
    if s.over:
        return estimate(s, seat)
    return standing(s, seat) + weighed(weights, s, seat)


def standing(s: Burano, seat: int) -> float:
    return float(total(s.players[seat].scored))


def seats(s: Burano) -> int:
    return s.seats
