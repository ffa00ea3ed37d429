"""The opponents that people choose: the same search with more or less time to think, which looks less or further ahead
and errs more or less often.

Time alone makes no levels: in Amsterdam and Burano a search with a third of the simulations plays as well. How long
they think is measured by `bench/levels.py`, how strong they are by `kade arena ladder`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from kade import _build


@dataclass(frozen=True)
class Level:
    """Simulations a turn, where the search_factor is 1; its strength, of five stars; the seconds a turn takes it on one
    laptop core of the compiled build; whether it looks beyond its own turn where the game is worth it; how easily it
    blunders, as a person does (Search); whether it judges by what the game has learnt, where it has learnt anything
    (docs/learning.md)."""

    simulations: int
    stars: int
    seconds: float
    far: bool = True
    blunder: float = 0.0
    learnt: bool = False


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(8_000, stars=2, seconds=0.5, far=False, blunder=1.2),
    "merchant": Level(28_000, stars=3, seconds=2.0, far=False, blunder=0.5),
    "master": Level(90_000, stars=4, seconds=6.0),
    "grandmaster": Level(90_000, stars=5, seconds=6.0, learnt=True),
}
SEARCH: Final = Level(2_500, stars=2, seconds=0.2)
AT_ONCE: Final = {"random": 1, "greedy": 2}
"""The stars of those that do not look ahead, and so take no time."""


def strength(name: str) -> tuple[int, float]:
    """The stars of a bot, of five, and how many seconds it thinks about a turn."""
    if name in AT_ONCE:
        return AT_ONCE[name], 0.0
    level = SEARCH if name == "search" else LEVELS[name]
    return level.stars, level.seconds


PLAIN: Final = 0.2  # the part that plain Python does in the time of the compiled build
IN_BROWSER: Final = 0.1  # and in a browser, where plain Python is half as fast


def patience() -> float:
    """The part of a level's work that keeps a person waiting for as long as the level says, on this build."""
    if sys.platform == "emscripten":
        return IN_BROWSER
    return 1.0 if _build.compiled() else PLAIN
