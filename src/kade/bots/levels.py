"""The opponents that people choose: the same search with more or less time to think. `bench/levels.py` measures it."""

from __future__ import annotations

from typing import Final

# Walks a turn: about 0.5, 2 and 6 seconds of one laptop core on the compiled build.
NOVICE: Final = 5_000
MERCHANT: Final = 20_000
MASTER: Final = 60_000

LEVELS: Final[dict[str, int]] = {"novice": NOVICE, "merchant": MERCHANT, "master": MASTER}
SEARCH: Final = 2_000
