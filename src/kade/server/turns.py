"""One after the other: what takes milliseconds is done once in each pass of the event loop, so that answers to others,
which take less, go out in between."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Those who wait, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._calling = False

    async def mine(self) -> None:
        """Wait until it is this one's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._calling:
            self._calling = True
            loop.call_soon(self._call, loop)
        await turn

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()  # gave up
        self._calling = bool(self._waiting)
        if self._waiting:
            self._waiting.popleft().set_result(None)
            loop.call_soon(self._call, loop)
