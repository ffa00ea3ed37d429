"""What a table owes although nobody is connected, by kind. Who sees to it, and when, is in chores.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

BOTS, CLOCK, NOTICE, LOOKING_BACK, READ_AGAIN = "bots", "clock", "notice", "analysis", "read-again"
AT_ONCE = 0.0

Owed = Mapping[str, float | None]
"""By kind: when it is due, in seconds of the wall's clock (AT_ONCE: now); None: it is no longer owed."""


@dataclass(frozen=True)
class Chore:
    id: str
    kind: str
    due: float


See = Callable[[Chore], Awaitable[None]]
"""Sees to a chore."""


class ChoreList(Protocol):
    """What is owed, and which of it we do ourselves."""

    async def take(self, id: str, kind: str) -> bool:
        """Begin or go on with something; False when another worker does it."""

    async def release(self, id: str, kind: str) -> None:
        """Let others do it."""

    async def put_off(self, chore: Chore, due: float | None) -> None:
        """Done for now, and due again then, or not at all; unless it has become due otherwise meanwhile."""

    async def done(self, id: str, kind: str) -> None:
        """Nothing is left to do."""

    async def drop(self, chore: Chore) -> None:
        """It is not owed after all, unless it has become so again meanwhile."""
