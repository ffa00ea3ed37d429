"""The bot that plays anything, and one that now and then does."""

from __future__ import annotations

from kade.bots.observation import FULL, Bot, Budget, Observation
from kade.kernel import seeded

FINE = 1 << 20  # how finely a chance is drawn


class Random:
    """Every legal action equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]


class Wayward:
    """Another bot that leaves a part of its decisions to chance: games to learn from have to show mistakes, too."""

    def __init__(self, bot: Bot, part: float, seed: int = 0) -> None:
        self.bot = bot
        self.part = part
        self.rng = seeded(seed)

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        if self.rng.below(FINE) < self.part * FINE:
            return seen.legal[self.rng.below(len(seen.legal))]
        return self.bot.choose(seen, budget)
