"""Advice for people: the best actions and what each is worth against the best, as a number and as a grade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from kade.bots.knockout import knockout
from kade.bots.observation import observe
from kade.bots.search import new_tree
from kade.display.game import Game
from kade.kernel import State, seeded

SIMULATIONS: Final = 2000
CLOSE: Final = 0.5  # points that no person would quarrel about
CLEAR: Final = 3.0

Grade: TypeAlias = Literal["best", "close", "less", "worse"]
Progress = Callable[[float], None]


def _nobody(part: float) -> None:
    """Progress that nobody asked for."""


def hints(
    game: Game,
    state: State,
    seat: int,
    n: int = 3,
    seed: int = 0,
    simulations: int = SIMULATIONS,
    progress: Progress = _nobody,
) -> list[tuple[int, float]]:
    """The best actions, best first, each with the points by which it betters the seat's lead, as far as one can see."""
    seen = observe(game, state, seat)
    if not seen.legal:
        return []
    tree = new_tree(game, seeded(seed))
    return [
        (trial.action, trial.mean)
        for trial in knockout(tree, seen, round(simulations * game.search_factor), n, progress)
    ]


def grade(best: float, worth: float) -> Grade:
    """How an action compares with the best. Each language has its words for it."""
    if worth >= best - 0.05:
        return "best"
    if worth >= best - CLOSE:
        return "close"
    return "less" if worth >= best - CLEAR else "worse"
