"""Players that are programs. A bot is given what its seat may know, never the true state, and answers an action."""

from __future__ import annotations

from kade.bots.advice import grade, hints
from kade.bots.external import PREFIX, BotFailed, External
from kade.bots.greedy import Greedy
from kade.bots.levels import LEVELS, SEARCH, patience, strength
from kade.bots.names import LEARNT, Name
from kade.bots.observation import FULL, Bot, Budget, Observation, observe, row_of
from kade.bots.random import Random, Wayward
from kade.bots.search import Search
from kade.bots.values import named
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


_SEARCHES = {**LEVELS, "search": SEARCH}


def bots() -> list[str]:
    """The names of all bots that come with Kade, the weakest first."""
    return ["random", "greedy", "search", *LEVELS]


def is_bot(name: str) -> bool:
    """Whether `make` would know the name: a bot of ours (names.py), or `cmd:` and a program."""
    if name.startswith(PREFIX):
        return bool(name[len(PREFIX) :].strip())
    said = Name.parse(name)
    if said.plain in _SEARCHES:
        return True
    return said.scale is None and (said.plain == "greedy" or (said.plain == "random" and said == Name("random")))


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same decisions."""
    if not is_bot(name):
        raise UnknownBot(f"{name!r} is not a bot; choose one of {', '.join(bots())}, or {PREFIX}PROGRAM for your own.")
    if name.startswith(PREFIX):
        return External(name[len(PREFIX) :].strip(), seed)
    said = Name.parse(name)
    bot = _made(said, seed)
    return bot if said.random is None else Wayward(bot, said.random, seed)


def _made(said: Name, seed: int) -> Bot:
    if said.plain == "random":
        return Random(seed)
    if said.plain == "greedy":
        return Greedy(seed, value=named(said.value, at_once=True))
    level = _SEARCHES[said.plain]
    value = LEARNT if said.value is None and level.learnt else said.value
    simulations = max(1, round(level.simulations * (said.scale or 1.0)))
    return Search(seed, simulations, level.blunder, named(value), level.far)
