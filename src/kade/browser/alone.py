"""Nobody else serves these tables: there are no other workers to tell, and clocks are all there is to see to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from kade.browser.storage import KeptStorage
from kade.server.news import Item
from kade.server.owed import CLOCK, Chore, See

if TYPE_CHECKING:
    from kade.server.table import Table

log = logging.getLogger("kade.browser")

LOOK = 1.0
"""Seconds between looks at the clocks."""
LATER = 60.0
"""Seconds after which something that failed is tried again."""


class OwnChores:
    """Whatever there is to do, we do it."""

    async def take(self, id: str, kind: str) -> bool:
        return True

    async def release(self, id: str, kind: str) -> None: ...

    async def put_off(self, chore: Chore, due: float | None) -> None: ...

    async def done(self, id: str, kind: str) -> None: ...

    async def drop(self, chore: Chore) -> None: ...


class Alone:
    shared = False

    def __init__(self, storage: KeptStorage) -> None:
        self.storage = storage
        self.chores = OwnChores()
        self._task: asyncio.Task[None] | None = None

    def start(self, live: Mapping[str, Table], see: See) -> None:
        self._task = asyncio.create_task(self._watch_clocks(see), name="clocks")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, item: Item) -> None: ...

    async def keep_pictures(self, drawn: dict[str, str]) -> None: ...

    async def picture(self, key: str) -> str | None:
        return None

    async def _watch_clocks(self, see: See) -> None:
        failed: dict[str, float] = {}  # when it is tried again, by table
        while True:
            await asyncio.sleep(LOOK)
            now = time.time()
            for id in self.storage.due(now):
                if failed.get(id, 0.0) > now:
                    continue
                try:
                    await see(Chore(id, CLOCK, now))
                except Exception as problem:
                    log.error("The clock of table %s: %s: %s", id, type(problem).__name__, problem)
                    failed[id] = now + LATER
