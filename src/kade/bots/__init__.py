"""Players that are programs. A bot is given what its seat may know, never the true state, and answers an action."""

from __future__ import annotations

from kade.bots.greedy import Greedy, hints
from kade.bots.observation import Bot, Observation, observe
from kade.bots.random import Random
from kade.kernel.errors import KadeError

__all__ = ["Bot", "Observation", "UnknownBot", "bots", "hints", "make", "observe"]


class UnknownBot(KadeError):
    """No bot of that name."""


_BOTS: dict[str, type[Greedy] | type[Random]] = {"greedy": Greedy, "random": Random}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same decisions."""
    if name not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there is {', '.join(bots())}.")
    return _BOTS[name](seed)
