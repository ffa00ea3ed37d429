"""The opponents that people choose: the same search with more or less time to think. `bench/levels.py` measures it."""

from __future__ import annotations

from typing import Final

from kade import _build

# Walks a turn: about 0.5, 2 and 6 seconds of one laptop core on the compiled build.
NOVICE: Final = 5_000
MERCHANT: Final = 20_000
MASTER: Final = 60_000

LEVELS: Final[dict[str, int]] = {"novice": NOVICE, "merchant": MERCHANT, "master": MASTER}
SEARCH: Final = 2_000
PLAIN: Final = 0.2  # plain Python does about so much in the time of the compiled build


def patience() -> float:
    """The part of a level's work that keeps a person waiting for as long as the level says, on this build."""
    return 1.0 if _build.compiled() else PLAIN
