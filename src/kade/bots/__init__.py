"""Players that are programs. A bot is given what its seat may know, never the true state, and answers an action."""

from __future__ import annotations

from kade.bots.advice import grade, hints
from kade.bots.external import PREFIX, BotFailed, External
from kade.bots.greedy import Greedy
from kade.bots.levels import LEVELS, SEARCH, patience, strength
from kade.bots.observation import FULL, Bot, Budget, Observation, observe, row_of
from kade.bots.random import Random
from kade.bots.search import Search
from kade.kernel.errors import KadeError

__all__ = [
    "FULL",
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "External",
    "Observation",
    "UnknownBot",
    "bots",
    "grade",
    "hints",
    "is_bot",
    "make",
    "observe",
    "patience",
    "row_of",
    "strength",
]


class UnknownBot(KadeError):
    """No bot of that name."""


_BY_HEART: dict[str, type[Greedy] | type[Random]] = {"greedy": Greedy, "random": Random}
_SEARCHES = {**LEVELS, "search": SEARCH}


def bots() -> list[str]:
    """The names of all bots that come with Kade, the weakest first."""
    return ["random", "greedy", "search", *LEVELS]


def is_bot(name: str) -> bool:
    """Whether `make` would know the name: a bot of ours, or `cmd:` and a program."""
    return _scaled(name)[0] in bots() or (name.startswith(PREFIX) and bool(name[len(PREFIX) :].strip()))


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same decisions."""
    if not is_bot(name):
        raise UnknownBot(f"{name!r} is not a bot; choose one of {', '.join(bots())}, or {PREFIX}PROGRAM for your own.")
    if name.startswith(PREFIX):
        return External(name[len(PREFIX) :].strip(), seed)
    plain, scale = _scaled(name)
    if plain in _SEARCHES:
        level = _SEARCHES[plain]
        return Search(seed, max(1, round(level.simulations * scale)), level.blunder)
    return _BY_HEART[plain](seed)


def _scaled(name: str) -> tuple[str, float]:
    """`merchant@0.05` is merchant with a twentieth of its work; other bots always do the same."""
    plain, at, number = name.partition("@")
    try:
        scale = float(number) if at else 1.0
    except ValueError:
        return name, 1.0
    return (plain, scale) if plain in _SEARCHES and 0.0 < scale < 1000.0 else (name, 1.0)
