"""Which action is best: all of them in the same deals, and round after round the worse half is out.

Two actions that are compared in different deals differ by luck first of all. In the same deals luck is the same for
both, so far fewer simulations tell them apart. Halving the field spends the simulations where it is close (sequential
halving, Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kade.bots.observation import Observation
from kade.bots.tree import Tree

FINAL: Final = 2  # actions that are left in the last round
REPORTS: Final = 20  # of progress


@dataclass
class Trial:
    """An action, and what it has brought so far."""

    action: int
    total: float = 0.0
    deals: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.deals


def knockout(
    tree: Tree, seen: Observation, simulations: int, final: int = FINAL, progress: Callable[[float], None] | None = None
) -> list[Trial]:
    """The actions of the last round, best first, after about this many simulations."""
    field = [Trial(action) for action in seen.legal]
    rounds = rounds_of(len(field), final)
    done = next_report = 0
    for left in range(rounds, 0, -1):
        for _ in range(max(1, round((simulations - done) / left / len(field)))):
            if progress is not None and done >= next_report:
                progress(min(1.0, done / simulations))
                next_report += max(1, simulations // REPORTS)
            deal = seen.sample(tree.rng.next())
            for trial in field:
                trial.total += tree.simulate(deal.copy(), seen.seat, trial.action)
                trial.deals += 1
            done += len(field)
        field.sort(key=lambda trial: -trial.mean)
        if left > 1:
            field = field[: half(len(field), final)]
    return field


def half(field: int, final: int) -> int:
    return max(final, (field + 1) // 2)


def rounds_of(field: int, final: int) -> int:
    """How many it takes until only those of the last round are left, that one included."""
    rounds = 1
    while field > final:
        field = half(field, final)
        rounds += 1
    return rounds
