"""How much is thought about a decision. Work is counted, not timed, so that the same Record gets the same grades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Effort:
    """Simulations are for a game whose search_factor is 1."""

    screen: int
    """Simulations of the first look, in which all actions are tried and the best few stay."""
    quick: int
    """Simulations an action in each of the quick searches; where they find no gap, that is all."""
    full: int
    """Simulations an action in each of the full searches, which only decisions with a gap get."""
    searches: int = 6
    """Independent full searches: the error is measured between them."""

    def times(self, factor: float) -> Effort:
        """As much more, with as many searches."""
        screen, quick, full = (max(FEWEST, round(part * factor)) for part in (self.screen, self.quick, self.full))
        return Effort(screen, quick, full, self.searches)


FEWEST: Final = 8
QUICK_SEARCHES: Final = 3
FINALISTS: Final = 4
"""Actions that are left after the first look, the one that was played not counted."""

EFFORTS: Final[dict[str, Effort]] = {
    "glance": Effort(30, 8, 12, 3),
    "quick": Effort(300, 60, 160),
    "normal": Effort(700, 140, 400),
    "thorough": Effort(3000, 600, 2400),
}
