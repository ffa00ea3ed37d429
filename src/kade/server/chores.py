"""What tables owe when nobody is connected: clocks that run out. What is due is stored; here it is carried out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from kade.server import time_storage
from kade.server.errors import Refused
from kade.server.tables import Tables

log = logging.getLogger("kade.server")

BEAT = 10.0
"""Seconds: while clocks run, it is written down as often as this that a server runs."""


class Chores:
    """One task that sleeps until something is due."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.storage.database
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Whatever happened while no server ran costs nobody time."""
        now = time.time()
        await self.database.write(lambda db: time_storage.begin_serving(db, now))
        self._task = asyncio.create_task(self._run(), name="chores")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(Exception):  # a full disk must not keep the server from ending
                await self._beat()

    async def _run(self) -> None:
        while True:
            try:
                wait = await self._once()
            except Exception:
                log.exception("What tables owe could not be looked through")
                wait = BEAT
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.tables.due.wait()
            self.tables.due.clear()

    async def _once(self) -> float | None:
        """Do what is due; the seconds until something may be due again, or None if nothing is."""
        now = time.time()
        for id in await self.database.read(lambda db: time_storage.due_tables(db, now)):
            await self._time_out(id)
        following = await self.database.read(time_storage.next_deadline)
        if following is None:
            return None
        await self._beat()
        return min(BEAT, max(0.05, following - time.time()))

    async def _beat(self) -> None:
        now = time.time()
        await self.database.write(lambda db: time_storage.beat(db, now))

    async def _time_out(self, id: str) -> None:
        try:
            await (await self.tables.find(id)).time_out()
        except Refused as problem:  # a table that cannot be read any more owes nothing
            log.warning("Table %s, whose time is out: %s", id, problem)
            await self.database.write(lambda db: time_storage.set_deadline(db, id, None))
