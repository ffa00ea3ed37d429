"""The bot that takes what looks best at once: the best estimate after its own row of decisions."""

from __future__ import annotations

from kade.bots.observation import FULL, Budget, Observation
from kade.bots.values import ValueOf, by_estimate
from kade.kernel import Rng, State, seeded
from kade.kernel.game import Value

SAMPLES = 3
BEAM = 12  # actions whose consequences are followed up: those with the best static estimate
WORK = 1500  # estimates that one decision may cost, so that long turns do not cost more than short ones


class Greedy:
    """For each action: play it in a few imagined states, go on with one's own best decisions, and compare estimates."""

    def __init__(self, seed: int = 0, samples: int = SAMPLES, value: ValueOf = by_estimate) -> None:
        self.rng = seeded(seed)
        self.samples = samples
        self.value = value

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        worth = self.values(seen)
        best = max(worth)
        good = [action for action, value in zip(seen.legal, worth, strict=True) if value >= best - 1e-9]
        return good[self.rng.below(len(good))]

    def values(self, seen: Observation) -> list[float]:
        """The mean estimate after each legal action and what one would do next; the hopeless are not followed up."""
        deals = [seen.sample(self.rng.next()) for _ in range(self.samples)]
        after = [[_played(deal, action, seen.seat) for deal in deals] for action in seen.legal]
        value = self.value(seen.game)
        first = [sum(value(state, seen.seat) for state in states) / len(deals) for states in after]
        bar = sorted(first)[-BEAM] if len(first) > BEAM else min(first)
        followed = [i for i, value in enumerate(first) if value >= bar]
        work = WORK // (len(followed) * len(deals))
        worth = [value - 1000.0 for value in first]
        for i in followed:
            worth[i] = sum(finish(value, state, seen.seat, work, self.rng) for state in after[i]) / len(deals)
        return worth


def _played(state: State, action: int, seat: int) -> State:
    after = state.copy()
    after.play(action, seat)
    return after


def finish(value: Value, state: State, seat: int, work: int, rng: Rng) -> float:
    """The estimate when the seat has made its further decisions of this turn, each the best by its static
    estimate. When the work is done it guesses from where it stands."""
    turn = state.turn
    worth: float | None = None
    while state.actor == seat and len(state.actors) == 1 and state.turn == turn and work > 0:
        legal = state.legal(seat)
        if len(legal) > work:
            start = rng.below(len(legal))
            legal = (legal[start:] + legal[:start])[:work]
        work -= len(legal)
        best: State | None = None
        worth = None
        for action in legal:
            after = _played(state, action, seat)
            looks = value(after, seat)
            if worth is None or looks > worth:
                best, worth = after, looks
        assert best is not None
        state = best
    return value(state, seat) if worth is None else worth
