"""The opponents that people choose: the same search with more or less time to think. `bench/levels.py` measures it."""

from __future__ import annotations

from typing import Final

from kade import _build

# Walks a turn, in a game whose pace is 1: about 0.5, 2 and 6 seconds of one laptop core on the compiled build.
NOVICE: Final = 8_000
MERCHANT: Final = 28_000
MASTER: Final = 90_000

LEVELS: Final[dict[str, int]] = {"novice": NOVICE, "merchant": MERCHANT, "master": MASTER}
SEARCH: Final = 2_500
PLAIN: Final = 0.2  # plain Python does about so much in the time of the compiled build


def patience() -> float:
    """The part of a level's work that keeps a person waiting for as long as the level says, on this build."""
    return 1.0 if _build.compiled() else PLAIN
