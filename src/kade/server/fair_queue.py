"""Who thinks next: tables take turns by the time they have used, so that nobody waits for those who think long."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A number of places. The table that has used the least time comes first; one that is new or has been idle stands
    beside it, and has nothing saved up."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: list[tuple[bool, float, int, asyncio.Future[None]]] = []
        self._used: dict[str, float] = {}  # by table: when it would have been served, had each its share of the time
        self._now = 0.0  # the same clock, at the last that was served
        self._count = 0

    @property
    def waiting(self) -> int:
        return sum(1 for entry in self._waiting if not entry[-1].done())

    @asynccontextmanager
    async def place(self, whose: str, behind: bool = False, expected: float = 0.0) -> AsyncIterator[None]:
        """Wait for a place and have it; those `behind` come after all others. Of two that have used the same, the one
        that will be done sooner comes first."""
        turn = max(self._now, self._used.get(whose, 0.0))
        if self._free and not self.waiting:
            self._free -= 1
        else:
            await self._wait(behind, turn + expected)
        self._now = max(self._now, turn)
        began = time.monotonic()
        try:
            yield
        finally:
            self._used[whose] = turn + time.monotonic() - began
            self._used = {table: used for table, used in self._used.items() if used > self._now}
            self._pass_on()

    async def _wait(self, behind: bool, until: float) -> None:
        self._count += 1
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (behind, until, self._count, ready))
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._pass_on()  # it was given a place in the same moment
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            ready = heapq.heappop(self._waiting)[-1]
            if not ready.done():
                ready.set_result(None)
                return
        self._free += 1
