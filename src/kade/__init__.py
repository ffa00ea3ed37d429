"""Kade: three board games by the water as a library, a table, a sparring partner and a laboratory.

What is named here is loaded when it is first used, so that `import kade` and `kade --help` wait for none of it.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from kade import _build as _build  # first: it decides whether compiled or plain modules are imported

if _TYPE_CHECKING:
    from kade.games import games, load
    from kade.kernel import IllegalAction, KadeError, Match, Record, Result, State
    from kade.lab.vector import Vector as _Vector

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KadeError", "Match", "Record", "Result", "State", "__version__", "games", "load", "vector"]

_ROOMS = {"load": "kade.games"} | dict.fromkeys(
    ("IllegalAction", "KadeError", "Match", "Record", "Result", "State"), "kade.kernel"
)


def __getattr__(name: str) -> _Any:
    if name == "games":
        return _import_module("kade.games")  # it can be called, and has the packages of the games
    if name not in _ROOMS:
        raise AttributeError(f"module 'kade' has no attribute {name!r}")
    found = globals()[name] = getattr(_import_module(_ROOMS[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def vector(game: str, number: int, **options: _Any) -> "_Vector":
    """Several games at once, as arrays (docs/laboratory.md): `seed`, `reward` and the game's options by keyword."""
    from kade.games import load
    from kade.kernel import KadeError

    try:
        from kade.lab.vector import Vector
    except ModuleNotFoundError as problem:
        raise KadeError(f"kade.vector needs {problem.name}: install it with pip install 'kade[rl]'.") from None
    return Vector(load(game), number, **options)
