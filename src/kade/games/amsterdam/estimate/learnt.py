"""A guess of a seat's final points by weights that were learnt from games, in Amsterdam."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.estimate.features import FEATURES, KNOTS, features
from kade.games.amsterdam.estimate.final_points import estimate
from kade.kernel.weights import Weights

if TYPE_CHECKING:
    from kade.games.amsterdam.rules.state import Amsterdam

__all__ = ["FEATURES", "HORIZON", "KNOTS", "PACE", "features", "seats", "standing", "value"]

HORIZON: Final = 2
PACE: Final = (0.7, 1.9)


def value(weights: Weights, s: Amsterdam, seat: int) -> float:
    """The seat's points at the end; those of a game that is over are the points."""
    if s.over:
        return estimate(s, seat)
    return standing(s, seat) + weights.sum(features(s, seat))


def standing(s: Amsterdam, seat: int) -> float:
    return float(s.players[seat].points)


def seats(s: Amsterdam) -> int:
    return s.seats
