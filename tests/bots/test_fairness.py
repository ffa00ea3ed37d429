"""Bots know what their seat may know, and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.conformance.play import Play
from tests.conformance.tables import by_players

import kade
from kade.bots import Budget, bots, make, observe
from kade.games import ours

FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"
LITTLE = Budget(scale=1e-9)  # the least that a bot ever does
DEPTHS = (0, 3, 14, 41)


@pytest.mark.slow
@pytest.mark.parametrize("bot", [*bots(), f"cmd:{sys.executable} {FIRST_BOT}"], ids=lambda name: name.split(":")[0])
@pytest.mark.parametrize("game", kade.games())
def test_states_that_a_seat_cannot_tell_apart_get_the_same_decision(game: str, bot: str) -> None:
    options = by_players(game)[-1]
    decided = 0
    for depth in DEPTHS:
        play = Play(game, options, seed=depth, taste=5)
        state = play.at(depth)
        if state.over:
            continue
        for seat in state.actors:
            other = state.resample(seat, 77 + depth)
            choices = {make(bot, 9).choose(observe(play.loaded, true, seat), LITTLE) for true in (state, other)}
            assert len(choices) == 1
            assert choices <= set(state.legal(seat))
            decided += 1
    assert decided


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("game", kade.games())
def test_a_bot_leaves_the_state_it_looks_at_as_it_was(game: str, bot: str) -> None:
    play = Play(game, by_players(game)[0], seed=2, taste=1)
    state = play.at(6)
    before = state.to_dict()
    for seat in state.actors:
        make(bot, 1).choose(observe(play.loaded, state, seat), LITTLE)
    assert state.to_dict() == before


def test_the_true_state_is_not_in_the_observation() -> None:
    play = Play(ours()[0], by_players(ours()[0])[0], seed=2, taste=1)
    state = play.at(20)
    assert state.actor is not None
    seen = observe(play.loaded, state, state.actor)
    assert seen.view == state.view(state.actor)
    assert seen.sample(1) != state
    assert seen.sample(1) == seen.sample(1)
