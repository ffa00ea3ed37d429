"""What every game's learnt value weighs: the estimate taken apart, seen by the seat alone, exact at the end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

import kade
from kade.kernel import State, seeded
from kade.kernel.engine import Learning
from kade.kernel.weights import Weights

LEARNERS = [game for game in kade.games() if kade.load(game).learning is not None]
TABLES: list[tuple[str, dict[str, Any]]] = [(game, {"players": players}) for game in LEARNERS for players in (2, 4)]
TABLES.append(("windmill-valley", {"players": 1, "gardener": "hard"}))


def learning_of(game: str) -> Learning:
    learning = kade.load(game).learning
    assert learning is not None
    return learning


def positions(game: str, options: dict[str, Any], seed: int = 7) -> Iterator[State]:
    """A game by chance, at each of its decisions and at its end."""
    state, rng = kade.load(game).new(seed=seed, **options), seeded(seed)
    while not state.over:
        yield state
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(legal[rng.below(len(legal))], seat)
    yield state


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_weighed_as_today_the_features_are_the_estimate(game: str, options: dict[str, Any]) -> None:
    learning = learning_of(game)
    today = Weights([list(learning.FEATURES.values()) for _ in learning.KNOTS])
    for state in positions(game, options):
        for seat in range(state.seats):
            value = learning.value(today, state, seat)
            assert value == pytest.approx(kade.load(game).estimate(state, seat), abs=1e-9)
            if state.over:
                assert value == state.result().points[seat]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_features_are_finite_and_the_phase_lies_between_the_knots(game: str, options: dict[str, Any]) -> None:
    learning = learning_of(game)
    for state in positions(game, options):
        for seat in range(learning.seats(state)):
            *features, phase = learning.features(state, seat)
            assert len(features) == len(learning.FEATURES)
            assert all(map(math.isfinite, features))
            assert 0.0 <= phase <= len(learning.KNOTS) - 1


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_states_that_a_seat_cannot_tell_apart_have_the_same_features(game: str, options: dict[str, Any]) -> None:
    learning = learning_of(game)
    for number, state in enumerate(positions(game, options)):
        if number % 10 == 0 and not state.over:
            seat = state.actors[0]
            assert learning.features(state, seat) == learning.features(state.resample(seat, number), seat)


@pytest.mark.parametrize("game", kade.games())
def test_the_weights_that_a_game_comes_with_are_for_its_features(game: str) -> None:
    loaded = kade.load(game)
    for learnt in (loaded.learnt, loaded.learnt_at_once):
        if learnt is not None:
            value = loaded.value_by(learnt)
            state = loaded.new(players=2, seed=1)
            assert math.isfinite(value(state, 0))


def test_the_learnt_value_is_the_same_in_every_build() -> None:
    """Plain, compiled, in the browser: a figure that was found in plain Python."""
    game = kade.load("windmill-valley")
    value = game.learnt_value
    assert value is not None
    seen = [value(state, 0) for number, state in enumerate(positions("windmill-valley", {"players": 2})) if number < 40]
    assert sum(seen) == pytest.approx(4773.249566115235, rel=1e-12)
