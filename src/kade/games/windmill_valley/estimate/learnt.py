"""A guess of a seat's final points by weights that were learnt from games, in Windmill Valley."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.estimate import between
from kade.games.windmill_valley.estimate.between import PLAYER
from kade.games.windmill_valley.estimate.features import FEATURES, KNOTS, features
from kade.games.windmill_valley.estimate.final_points import estimate
from kade.games.windmill_valley.rules.state import GARDENER
from kade.kernel.weights import Weights

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley

__all__ = ["FEATURES", "HORIZON", "KNOTS", "PACE", "features", "seats", "standing", "value"]

HORIZON: Final = 1
PACE: Final = (0.55, 0.55)
HALF: Final = 0.5  # what a search counts the Gardener's points for (opponent_weight)
ABOVE: Final = 70.0  # by how much the player's points usually lie above the lead and half of the Gardener's points


def value(weights: Weights, s: WindmillValley, seat: int) -> float:
    """The seat's points at the end. The Gardener's, and those of a game that is over, are the estimate's.

    Alone, weights for between turns say more (between.py): by how much the player will be ahead. Half of the
    Gardener's points are added, since a search takes them off."""
    if s.level >= 0 and seat == PLAYER and weights.between is not None:
        if s.over:
            return between.lead_at_end(s, between.VICTORY - between.BY_SEARCH) + HALF * estimate(s, GARDENER)
        if between.asked(s):
            return weights.between.sum(between.features(s)) + HALF * estimate(s, GARDENER)
        return standing(s, seat) + weights.sum(features(s, seat)) - ABOVE
    if s.over or (s.level >= 0 and seat == GARDENER):
        return estimate(s, seat)
    return standing(s, seat) + weights.sum(features(s, seat))


def standing(s: WindmillValley, seat: int) -> float:
    return float(s.players[seat].points)


def seats(s: WindmillValley) -> int:
    """The Gardener plays by the rules."""
    return 1 if s.level >= 0 else s.seats
