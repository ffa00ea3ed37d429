"""The bot that takes what looks best at once: the best estimate after its own row of decisions."""

from __future__ import annotations

from kade.bots.observation import Observation, observe
from kade.kernel import Game, State, seeded

SAMPLES = 3
LONGEST_ROW = 40  # decisions of one's own that are looked ahead at most


class Greedy:
    """For each action: play it in a few imagined states, go on with one's own best decisions, and compare estimates."""

    def __init__(self, seed: int = 0, samples: int = SAMPLES) -> None:
        self.rng = seeded(seed)
        self.samples = samples

    def choose(self, seen: Observation) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        worth = self.values(seen)
        best = max(worth)
        good = [action for action, value in zip(seen.legal, worth, strict=True) if value >= best - 1e-9]
        return good[self.rng.below(len(good))]

    def values(self, seen: Observation) -> list[float]:
        """The mean estimate after each legal action."""
        total = [0.0] * len(seen.legal)
        for _ in range(self.samples):
            imagined = seen.sample(self.rng.next())
            for i, action in enumerate(seen.legal):
                state = imagined.copy()
                state.play(action, seen.seat)
                total[i] += finish(seen.game, state, seen.seat)
        return [value / self.samples for value in total]


def finish(game: Game, state: State, seat: int) -> float:
    """The estimate when the seat has made its further decisions of this turn, each the best at first sight."""
    for _ in range(LONGEST_ROW):
        if state.actor != seat or len(state.actors) > 1:
            break
        best: State | None = None
        worth = 0.0
        for action in state.legal(seat):
            after = state.copy()
            after.play(action, seat)
            value = game.estimate(after, seat)
            if best is None or value > worth:
                best, worth = after, value
        if best is None or _moved_on(state, best):
            return worth
        state = best
    return game.estimate(state, seat)


def _moved_on(before: State, after: State) -> bool:
    """Whether the row of decisions is over: what is left on the stack is another seat's or a new turn."""
    return len(after.stack) < len(before.stack) or after.actor != before.actor


def hints(game: Game, state: State, seat: int, n: int = 3, seed: int = 0) -> list[tuple[int, float]]:
    """The best actions, each with the final points that it promises."""
    seen = observe(game, state, seat)
    if not seen.legal:
        return []
    worth = Greedy(seed, samples=6).values(seen)
    ranked = sorted(zip(seen.legal, worth, strict=True), key=lambda pair: -pair[1])
    return ranked[:n]
