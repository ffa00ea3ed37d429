"""What bots count for themselves between turns is what the rules would count."""

from __future__ import annotations

import pytest

import kade
from kade.games.windmill_valley.edition.printed import LEVELS
from kade.games.windmill_valley.estimate import between, final_points
from kade.games.windmill_valley.rules.scoring import gardener_points
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel import seeded

NAMES = list(between.FEATURES)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_points_counted_in_a_hurry_are_those_of_the_result(level: str, seed: int) -> None:
    """WV-7.18"""
    state, rng = kade.load("windmill-valley").new(players=1, gardener=level, seed=seed), seeded(seed)
    assert isinstance(state, WindmillValley)
    while not state.over:
        mine, its = state.result().points
        assert gardener_points(state) == its
        if between.asked(state):
            found = dict(zip(NAMES, between.features(state), strict=False))
            assert found["points if it ended now"] == mine
            assert found["the Gardener's points"] == its
            assert found["the Gardener's estimate"] == final_points.estimate(state, 1)
        legal = state.legal(0)
        state.play(legal[rng.below(len(legal))], 0)
    assert gardener_points(state) == state.result().points[1]
