"""Kade: three board games by the water as a library, a table, a sparring partner and a laboratory."""

import sys as _sys
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from kade import _build as _build  # first: it decides whether compiled or plain modules are imported
from kade.games import games, load
from kade.kernel import IllegalAction, KadeError, Match, Record, Result, State

globals()["games"] = _sys.modules["kade.games"]  # it can be called, and has the packages of the games

if _TYPE_CHECKING:
    from kade.lab.vector import Vector as _Vector

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KadeError", "Match", "Record", "Result", "State", "__version__", "games", "load", "vector"]


def vector(game: str, number: int, **options: _Any) -> "_Vector":
    """So many games at once, as arrays (docs/laboratory.md): `seed` and `reward`, and the game's options by keyword."""
    try:
        from kade.lab.vector import Vector
    except ModuleNotFoundError as problem:
        raise KadeError(f"kade.vector needs {problem.name}: install it with pip install 'kade[rl]'.") from None
    return Vector(load(game), number, **options)
