"""That a server runs is written down now and then: what happened while none did costs nobody time (clocks.py)."""

from __future__ import annotations

import asyncio
import contextlib
import time

from kade.server.stored import TableStorage

BEAT = 10.0
"""Seconds between heartbeats."""


class Heartbeat:
    """Of one worker."""

    def __init__(self, storage: TableStorage) -> None:
        self.storage = storage
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Where others may use the database, one of them may have been running all the time."""
        await self.storage.begin_serving(time.time(), 2 * BEAT if self.storage.shared else 0.0)
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        with contextlib.suppress(*self.storage.failures):  # whoever plays is told, and so is the log
            await self.storage.beat(time.time())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat()
