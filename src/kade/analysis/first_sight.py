"""How the actions of a decision look before anybody looks ahead: a puzzle needs a wrong answer that looks good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kade.arena.plan import seed_of
from kade.bots.greedy import Greedy
from kade.bots.observation import Observation
from kade.bots.values import ValueOf, by_estimate
from kade.display.game import Game
from kade.kernel import State
from kade.kernel.game import Value

DEALS: Final = 6
ALIKE: Final = 0.5
"""Points of the estimate within which two actions look alike."""
MORE: Final = 1.0
"""Points at once that tempt."""


@dataclass(frozen=True)
class FirstSight:
    """By action, when one's own row of decisions is made: what the position is then worth by the game's estimate, and
    the points that one has then."""

    estimate: dict[int, float]
    points: dict[int, float]

    @property
    def looks_best(self) -> int:
        return max(self.estimate, key=self.estimate.__getitem__)

    @property
    def most_points(self) -> int:
        return max(self.points, key=self.points.__getitem__)

    def tempts(self, action: int, best: int) -> bool:
        """Whether a person might well take it instead of the best: it looks as good, or brings more points at once."""
        return self.estimate[action] >= self.estimate[best] - ALIKE or self.points[action] >= self.points[best] + MORE


def first_sight(seen: Observation, seed: int) -> FirstSight:
    return FirstSight(_by(by_estimate, seen, seed), _by(_by_points, seen, seed))


def _by(value: ValueOf, seen: Observation, seed: int) -> dict[int, float]:
    return dict(zip(seen.legal, Greedy(seed_of(seed, "sight"), DEALS, value).values(seen), strict=True))


def _by_points(game: Game) -> Value:
    return _points


def _points(state: State, seat: int) -> float:
    return float(state.result().points[seat])
