"""By what a bot judges a position: by the game's estimate, by what the game has learnt, or by weights from a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

from kade.bots.names import LEARNT
from kade.display.game import Game
from kade.kernel.engine import Learning
from kade.kernel.game import Value
from kade.kernel.learnt import read_weights

ValueOf: TypeAlias = Callable[[Game], Value]


def by_estimate(game: Game) -> Value:
    return game.estimating


def by_learning(game: Game) -> Value:
    """Where nothing has been learnt, the estimate."""
    return game.learnt_value or game.estimating


def by_learning_at_once(game: Game) -> Value:
    """What was learnt for a bot that looks no further than its own decisions."""
    return game.learnt_value_at_once or game.estimating


def pace(value: ValueOf, game: Game, far: bool) -> float:
    """The part of a level's simulations that a search has time for: none is given longer than another."""
    learning = _learning(value, game)
    return 1.0 if learning is None else learning.PACE[far]


def horizon(value: ValueOf, game: Game) -> int:
    """How many turns a search that looks far looks ahead."""
    learning = _learning(value, game)
    return game.horizon if learning is None else learning.HORIZON


def _learning(value: ValueOf, game: Game) -> Learning | None:
    return None if value(game) == game.estimating else game.learning


def named(value: str | None, at_once: bool = False) -> ValueOf:
    """What stands behind the plus sign of a bot's name; `at_once`: it looks no further than its own decisions."""
    if value is None:
        return by_estimate
    if value == LEARNT:
        return by_learning_at_once if at_once else by_learning
    return cache(lambda game: game.value_by(read_weights(Path(value).read_text(encoding="utf-8"), value)))
