"""That a server runs is written down now and then: what happened while none did costs nobody time (clocks.py)."""

from __future__ import annotations

import asyncio
import contextlib
import time

from sqlalchemy.exc import DBAPIError

from kade.server import time_storage
from kade.server.database import Database, DatabaseGone

BEAT = 10.0
"""Seconds between heartbeats."""


class Heartbeat:
    """Of one worker."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Where others may use the database, one of them may have been running all the time."""
        now, silence = time.time(), 2 * BEAT if self.database.shared else 0.0
        await self.database.write(lambda db: time_storage.begin_serving(db, now, silence))
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        now = time.time()
        with contextlib.suppress(DatabaseGone, DBAPIError):  # whoever plays is told, and so is the log
            await self.database.write(lambda db: time_storage.beat(db, now))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat()
