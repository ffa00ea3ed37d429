"""Random play to the end, as one loop beside the rules: the measure of the engine, and the simplest of rollouts."""
# mypyc: compile

from kade.kernel.rng import Rng
from kade.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random legal decisions until the game is over; how many there were."""
    decisions = 0
    while state.stack:
        options = state.legal()
        state.play(options[rng.below(len(options))])
        decisions += 1
    return decisions
