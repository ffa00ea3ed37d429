"""Who is at a table, here or connected to another worker: told to everybody there, once for a crowd."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from kade.server import wire
from kade.server.errors import Refused
from kade.server.news import Here
from kade.server.other_workers import OtherWorkers

PAUSE, PAUSE_EACH = 0.05, 0.002
"""Seconds between a change of who is there and telling it, and how much longer it takes with each one who is told."""
TOLD_AT_ONCE = 25


class Watcher(Protocol):
    """Somebody connected to the table, with the seats that are theirs."""

    @property
    def seats(self) -> frozenset[int]: ...

    def notify(self) -> None:
        """There is something new to see."""

    def send(self, message: wire.ServerMessage) -> None: ...

    def refuse(self, id: wire.MessageId, problem: Refused) -> None: ...


class Presence:
    """Of one table. Who comes and goes is added to `watchers` and taken from it."""

    def __init__(self, id: str, others: OtherWorkers, people: Callable[[], list[wire.Player]]) -> None:
        self.watchers: set[Watcher] = set()
        self._id = id
        self._others = others
        self._people = people
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # by worker: seats and spectators connected to it
        self._told_here: tuple[list[int], int] = ([], 0)
        self._timer: asyncio.TimerHandle | None = None  # who is there will be told then
        self._changed = False

    def seats(self) -> frozenset[int]:
        """Those whose players are connected, here or to another worker."""
        return frozenset(self._here()[0]).union(*(seats for seats, _ in self._elsewhere.values()))

    def changed(self) -> None:
        """Tell everybody who is there, soon: when many come and go, once for all of them."""
        self._changed = True
        if self._timer is None:
            wait = PAUSE + PAUSE_EACH * len(self.watchers)
            self._timer = asyncio.get_running_loop().call_later(wait, self._send)

    def _send(self) -> None:
        self._changed = False
        if self._here() != self._told_here:
            self.tell_others()
        spectators = self._here()[1] + sum(number for _, number in self._elsewhere.values())
        self._pass_on(wire.Presence(self._people(), spectators), list(self.watchers))

    def _pass_on(self, message: wire.Presence, rest: list[Watcher]) -> None:
        """A few at a time, so that nobody at another table waits until all are told."""
        for watcher in rest[:TOLD_AT_ONCE]:
            watcher.send(message)
        clock, rest = asyncio.get_running_loop(), rest[TOLD_AT_ONCE:]
        self._timer = clock.call_later(PAUSE / 10, self._pass_on, message, rest) if rest else None
        if not rest and self._changed:
            self.changed()  # somebody came or went meanwhile

    def _here(self) -> tuple[list[int], int]:
        """The seats connected to this worker, and how many spectators."""
        seats = {seat for watcher in self.watchers for seat in watcher.seats}
        return sorted(seats), sum(1 for watcher in self.watchers if not watcher.seats)

    def tell_others(self) -> None:
        """Tell the other workers who is here."""
        self._told_here = self._here()
        self._others.tell(Here(self._id, *self._told_here))

    def elsewhere(self, worker: str, seats: frozenset[int], spectators: int) -> None:
        """Who is connected to another worker."""
        before = self._elsewhere.pop(worker, (frozenset(), 0))
        if seats or spectators:
            self._elsewhere[worker] = seats, spectators
        if before != (seats, spectators):
            self.changed()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
