"""A socket as a connection needs it, whatever carries it: a WebSocket of a server, or messages inside a page."""

from __future__ import annotations

from typing import Protocol


class HungUp(Exception):
    """The other end is gone."""


class Socket(Protocol):
    async def receive(self) -> str | bytes:
        """The next message; HungUp when there will be none."""

    async def send(self, text: str) -> None:
        """HungUp when nobody is there any more."""

    async def close(self, code: int, reason: str) -> None: ...
