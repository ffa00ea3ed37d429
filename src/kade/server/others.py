"""The other workers that serve the same tables: what they are told, and what is heard from them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from kade.server.chores import Chores
from kade.server.news import SILENCE, Alive, Changed, Here, Item, News, Said, Thinking, WhoIsHere
from kade.server.owed import See
from kade.server.settings import Settings
from kade.server.storage import Storage

if TYPE_CHECKING:
    from kade.server.table import Table

LOOK = 1.0
"""Seconds between looks at the database while there is no news."""


class Others:
    """Where nobody else uses the database there is nobody to talk to; its chores a worker has all the same."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.worker = secrets.token_hex(8)
        self.storage = storage
        self.shared = storage.shared
        self.chores = Chores(storage.database, self.worker, settings.lease)
        self._news: News | None = None
        if self.shared and settings.news_address:
            self._news = News(settings.news_address, self.worker, self._receive, self._missed)
        self._last_sign: dict[str, float] = {}  # of life, by worker
        self._live: Mapping[str, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, live: Mapping[str, Table], see: See) -> None:
        self._live = live
        self._tasks.append(asyncio.create_task(self.chores.run(see), name="chores"))
        if self.shared:
            self._tasks.append(asyncio.create_task(self._watch(), name="other workers"))
        if self._news is not None:
            self._tasks.append(asyncio.create_task(self._news.run(), name="news"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, item: Item) -> None:
        if self._news is not None:
            self._news.publish(item)

    async def keep_pictures(self, drawn: dict[str, str]) -> None:
        if self.shared:
            await self.storage.keep_pictures(drawn)

    async def picture(self, key: str) -> str | None:
        return await self.storage.picture(key) if self.shared and key.isascii() and key.isprintable() else None

    # ------------------------------------------------------------------ hearing

    def _receive(self, worker: str, item: Item) -> None:
        self._last_sign[worker] = time.monotonic()
        table = None if isinstance(item, Alive) else self._live.get(item.table)
        if table is None:
            return
        match item:
            case Changed():
                table.hear(lines=False)
            case Said():
                table.hear(entries=False)
            case Here():
                table.presence.elsewhere(worker, frozenset(item.seats), item.spectators)
            case WhoIsHere():
                table.presence.tell_others()
            case Thinking():
                table.bots.show_thinking(item.seat, item.part)

    def _missed(self) -> None:
        """Something may have been said that we did not hear."""
        for table in list(self._live.values()):
            table.hear()
            table.presence.tell_others()
            self.tell(WhoIsHere(table.stored.id))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self._news is None or not self._news.connected:
                for table in list(self._live.values()):
                    table.hear()
            else:
                self._forget_the_silent()

    def _forget_the_silent(self) -> None:
        """Who was connected to a worker that crashed is not there any more, or at another worker already."""
        now = time.monotonic()
        for worker in [worker for worker, heard in self._last_sign.items() if now - heard > SILENCE]:
            del self._last_sign[worker]
            for table in list(self._live.values()):
                table.presence.elsewhere(worker, frozenset(), 0)
