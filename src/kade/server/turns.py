"""One after the other: what takes milliseconds is done once in each pass of the event loop, so that answers to others,
which take less, go out in between."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count


class Turns:
    """Those who wait, by the time until which they are ready to; nobody waits while there is nothing else to do."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Callable[[], bool]]] = []
        self._came = count()
        self._calling = False

    def ask(self, take: Callable[[], bool], patience: float = 0.0) -> None:
        """Have `take` called when it is its turn: after those who came before, and, for as many seconds as it is
        patient, after those who come later with less patience. It answers whether it still wanted the turn."""
        loop = asyncio.get_running_loop()
        heapq.heappush(self._waiting, (loop.time() + patience, next(self._came), take))
        if not self._calling:
            self._calling = True
            loop.call_soon(self._call, loop)

    async def mine(self) -> None:
        """Wait until it is this one's turn."""
        turn = asyncio.get_running_loop().create_future()

        def take() -> bool:
            if wanted := not turn.done():  # else it gave up
                turn.set_result(None)
            return wanted

        self.ask(take)
        await turn

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        taken = False
        while self._waiting and not taken:
            taken = heapq.heappop(self._waiting)[2]()
        self._calling = taken
        if taken:
            loop.call_soon(self._call, loop)
