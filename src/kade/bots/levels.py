"""The opponents that people choose: the same search with more or less time to think, and more or less careful.

Time alone makes no levels: in Amsterdam a search with a third of the simulations plays as well. How long they think is
measured by `bench/levels.py`, how strong they are by `kade arena ladder`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kade import _build


@dataclass(frozen=True)
class Level:
    """Simulations a turn, where the search_factor is 1; how easily it blunders where the game lets it (Search)."""

    simulations: int
    blunder: float = 0.0


# About 0.5, 2 and 6 seconds a turn of one laptop core on the compiled build.
LEVELS: Final[dict[str, Level]] = {"novice": Level(8_000, 2.0), "merchant": Level(28_000, 1.0), "master": Level(90_000)}
SEARCH: Final = Level(2_500)
PLAIN: Final = 0.2  # the part that plain Python does in the time of the compiled build


def patience() -> float:
    """The part of a level's work that keeps a person waiting for as long as the level says, on this build."""
    return 1.0 if _build.compiled() else PLAIN
