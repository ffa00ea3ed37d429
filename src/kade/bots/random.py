"""The bot that plays anything."""

from __future__ import annotations

from kade.bots.observation import FULL, Budget, Observation
from kade.kernel import seeded


class Random:
    """Every legal action equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]
