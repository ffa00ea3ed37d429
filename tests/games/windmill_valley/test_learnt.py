"""What Windmill Valley's learnt value weighs: the estimate taken apart, seen by the seat alone, exact at the end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

import kade
from kade.games.windmill_valley.estimate import learnt
from kade.kernel import State, seeded
from kade.kernel.weights import Weights

GAME = kade.load("windmill-valley")
TABLES: list[dict[str, Any]] = [{"players": 2}, {"players": 4, "expert": True}, {"players": 1, "gardener": "hard"}]
TODAY = Weights([list(learnt.FEATURES.values()) for _ in learnt.KNOTS])


def positions(options: dict[str, Any], seed: int = 7) -> Iterator[State]:
    """A game by chance, at each of its decisions and at its end."""
    state, rng = GAME.new(seed=seed, **options), seeded(seed)
    while not state.over:
        yield state
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_weighed_as_today_the_features_are_the_estimate(options: dict[str, Any]) -> None:
    for state in positions(options):
        for seat in range(state.seats):
            assert learnt.value(TODAY, state, seat) == pytest.approx(GAME.estimate(state, seat), abs=1e-9)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_feature_is_finite_and_the_phase_lies_between_the_knots(options: dict[str, Any]) -> None:
    for state in positions(options):
        for seat in range(learnt.seats(state)):
            *features, phase = learnt.features(state, seat)
            assert len(features) == len(learnt.FEATURES)
            assert all(map(math.isfinite, features))
            assert 0.0 <= phase <= len(learnt.KNOTS) - 1


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_states_that_a_seat_cannot_tell_apart_have_the_same_features(options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(options)):
        if number % 10 == 0 and not state.over:
            seat = state.actors[0]
            assert learnt.features(state, seat) == learnt.features(state.resample(seat, number), seat)


def test_at_the_end_the_value_is_the_points() -> None:
    *_, end = positions({"players": 2})
    for seat in range(2):
        assert learnt.value(TODAY, end, seat) == end.result().points[seat]
