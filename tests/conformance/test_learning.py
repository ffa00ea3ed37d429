"""What every game's learnt value weighs: the estimate taken apart, seen by the seat alone, exact at the end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

import kade
from kade.bots.tree import VICTORY
from kade.kernel import State, seeded
from kade.kernel.engine import Between, Learning
from kade.kernel.learnt import Learnt
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


BETWEEN = [(game, options) for game, options in TABLES if kade.load(game).between is not None]


def between_of(game: str) -> Between:
    between = kade.load(game).between
    assert between is not None
    return between


@pytest.mark.parametrize(("game", "options"), BETWEEN)
def test_between_turns_features_are_finite_and_the_same_whatever_is_hidden(game: str, options: dict[str, Any]) -> None:
    between = between_of(game)
    for number, state in enumerate(positions(game, options)):
        if state.over or not between.asked(state):
            continue
        *features, phase = between.features(state)
        assert len(features) == len(between.FEATURES)
        assert all(map(math.isfinite, features))
        assert 0.0 <= phase <= len(between.KNOTS) - 1
        assert between.features(state.resample(state.actors[0], number)) == [*features, phase]


def test_alone_it_is_looked_at_once_in_each_turn_and_at_a_table_never() -> None:
    between = between_of("windmill-valley")
    for _, options in BETWEEN:
        asked = [state.turn for state in positions("windmill-valley", options) if between.asked(state)]
        assert len(set(asked)) == len(asked)
        assert bool(asked) == (options["players"] == 1)


def test_what_a_search_makes_of_a_solo_game_that_is_over_is_the_lead_and_victory() -> None:
    """A search takes off half of the Gardener's points and adds something for victory: fifteen are learnt for it."""
    game, between = kade.load("windmill-valley"), between_of("windmill-valley")
    row = list(between.FEATURES.values())
    value = game.value_by(Learnt(tuple(between.FEATURES), tuple(tuple(row) for _ in between.KNOTS), {}))
    for seed in range(3):
        *_, state = positions("windmill-valley", {"players": 1, "gardener": "easy"}, seed)
        mine, its = state.result().points
        won = state.result().winners == (0,)
        assert value(state, 0) - game.opponent_weight * value(state, 1) + VICTORY * won == mine - its + 15.0 * won
        assert between.ended(state) == mine - its + 15.0 * won


def test_weights_between_turns_change_nothing_else() -> None:
    game, between = kade.load("windmill-valley"), between_of("windmill-valley")
    assert game.learnt is not None
    row = [1.0 for _ in between.FEATURES]
    value = game.value_by(Learnt(tuple(between.FEATURES), tuple(tuple(row) for _ in between.KNOTS), {}))
    without = game.value_by(game.learnt)
    for state in positions("windmill-valley", {"players": 1, "gardener": "hard"}):
        if not state.over:
            assert value(state, 1) == without(state, 1)
            if between.asked(state):
                *features, _ = between.features(state)
                assert value(state, 0) == pytest.approx(sum(features) + 0.5 * value(state, 1))
            else:
                assert value(state, 0) == pytest.approx(without(state, 0) - 70.0)
    for state in positions("windmill-valley", {"players": 2}):
        assert value(state, 0) == without(state, 0)


@pytest.mark.parametrize("game", kade.games())
def test_the_weights_that_a_game_comes_with_are_for_its_features(game: str) -> None:
    loaded = kade.load(game)
    for learnt in (loaded.learnt, loaded.learnt_at_once, loaded.learnt_between):
        if learnt is not None:
            value = loaded.value_by(learnt)
            state = loaded.new(players=2, seed=1)
            assert math.isfinite(value(state, 0))


@pytest.mark.parametrize(
    ("options", "worth"), [({"players": 2}, 4773.249566115235), ({"players": 1, "gardener": "hard"}, 781.0158950264034)]
)
def test_the_learnt_value_is_the_same_in_every_build(options: dict[str, Any], worth: float) -> None:
    """Plain, compiled, in the browser: a figure that was found in plain Python."""
    value = kade.load("windmill-valley").learnt_value
    assert value is not None
    seen = [value(state, 0) for number, state in enumerate(positions("windmill-valley", options)) if number < 40]
    assert sum(seen) == pytest.approx(worth, rel=1e-12)
