"""A socket whose other end is the page: what the page says is put in, what it is told is handed to a function."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kade.server.sockets import HungUp


class PageSocket:
    def __init__(self, told: Callable[[str], None]) -> None:
        self._told = told
        self._said: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._open = True
        self.why = (1000, "")
        """The code and the reason with which it was closed."""

    def put(self, message: str | bytes) -> None:
        """The page says something."""
        self._said.put_nowait(message)

    def hang_up(self) -> None:
        """The page is gone."""
        self._open = False
        self._said.put_nowait(None)

    async def receive(self) -> str | bytes:
        message = await self._said.get() if self._open or not self._said.empty() else None
        if message is None:
            raise HungUp
        return message

    async def send(self, text: str) -> None:
        if not self._open:
            raise HungUp
        self._told(text)
        await asyncio.sleep(0)  # so that others get a word in

    async def close(self, code: int, reason: str) -> None:
        self.why = code, reason
        self.hang_up()
