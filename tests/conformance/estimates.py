"""What must hold of a guess of the final points, in any position of any game. One function a promise."""

from __future__ import annotations

import math

from kade.display.game import Game
from kade.kernel.rng import Rng
from kade.kernel.state import State


def estimate_is_a_number_and_true_at_the_end(game: Game, state: State, rng: Rng) -> None:
    before = state.to_dict()
    for seat in range(state.seats):
        guess = game.estimate(state, seat)
        assert math.isfinite(guess), f"seat {seat} is expected to have {guess} points"
        if state.over:
            points = state.result().points[seat]
            assert guess == points, f"seat {seat} has {points} points at the end, but the estimate is {guess}"
    assert state.to_dict() == before, "estimate has changed the state"


def estimate_knows_no_more_than_the_seat(game: Game, state: State, rng: Rng) -> None:
    """Two states that a seat cannot tell apart promise it the same: otherwise a search would play with open cards."""
    for seat in range(state.seats):
        guess = game.estimate(state, seat)
        for _ in range(3):
            other = game.estimate(state.resample(seat, rng.next()), seat)
            assert other == guess, f"the estimate of seat {seat} knows what is hidden from it: {guess}, else {other}"


DEAR = (estimate_is_a_number_and_true_at_the_end, estimate_knows_no_more_than_the_seat)
