"""Kade: three board games by the water as a library, a table, a sparring partner and a laboratory."""

import sys as _sys

from kade import _build as _build  # first: it decides whether compiled or plain modules are imported
from kade.games import games, load
from kade.kernel import IllegalAction, KadeError, Match, Record, Result, State

globals()["games"] = _sys.modules["kade.games"]  # it can be called, and has the packages of the games

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KadeError", "Match", "Record", "Result", "State", "__version__", "games", "load"]
