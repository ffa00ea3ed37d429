"""What bots count for themselves between turns is what the rules would count."""

from __future__ import annotations

import pytest

import kade
from kade.games.windmill_valley.edition.printed import LEVELS
from kade.games.windmill_valley.estimate import between, final_points
from kade.games.windmill_valley.rules.rewards import ACTION_NAMES, COLOURS
from kade.games.windmill_valley.rules.scoring import gardener_points
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel import seeded

NAMES = list(between.FEATURES)
ACTIONS = [*(ACTION_NAMES[kind] for kind in between.ACTED), "another action"]


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


@pytest.mark.parametrize("seed", range(4))
def test_features_are_what_their_names_say(seed: int) -> None:
    """One of each room of the list: a name in the wrong place would be learnt under another's."""
    state, rng = kade.load("windmill-valley").new(players=1, gardener="hard", seed=seed), seeded(seed)
    assert isinstance(state, WindmillValley)
    looked = 0
    while not state.over:
        if between.asked(state):
            looked += 1
            me, other = state.players
            found = dict(zip(NAMES, between.features(state), strict=False))
            for row in range(4):
                assert found[f"row {row + 1}: length"] == me.lengths[row]
                assert found[f"the Gardener's row {row + 1}: missing"] == 7 - other.lengths[row]
            for number, colour in enumerate(COLOURS):
                assert found[f"{colour}: windmills"] == me.groups[number]
                assert found[f"{colour}: stored"] == me.bulbs[number]
            wheels = [found[f"{what}: {action}"] for what in ("spaces", "both wheels") for action in ACTIONS]
            assert sum(wheels[: len(ACTIONS)]) == 11
            assert found[f"{min(me.guilders, 6)} guilders"] == found[f"{min(me.tools, 4)} tools"] == 1.0
            assert found[f"{len(me.helpers)} helpers"] == found[f"{len(me.contracts)} contracts"] == 1.0
            assert found[f"area {me.area + 1}"] == found[f"water {state.water}"] == found[f"gate {state.gate}"] == 1.0
            assert found[f"calendar {me.calendar}"] == found[f"the Gardener's calendar {other.calendar}"] == 1.0
            assert found[f"large wheel at {me.large + 1}"] == found[f"wish {state.wish + 1}"] == 1.0
            for space in range(4):
                for reward in range(4):
                    open_now = state.unique >> 4 * space + reward & 1
                    assert found[f"calendar {space + 1}: reward {reward + 1}"] == open_now
            assert found["the Gardener's tiles"] == len(other.tiles)
            assert found["bulbs on the trade card"] == 4 - state.shipped.count(-1)
        legal = state.legal(0)
        state.play(legal[rng.below(len(legal))], 0)
    assert looked > 5
