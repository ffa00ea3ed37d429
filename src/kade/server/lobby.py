"""The lobby: tables that anybody may find, to join or to watch, without accounts. Only where the host wants one."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import time

from kade.server import lobby_storage
from kade.server.bodies import LobbyInfo, LobbyTable, NewTable
from kade.server.doors import here
from kade.server.errors import Refused
from kade.server.settings import Settings
from kade.server.storage import Storage

log = logging.getLogger("kade.server")

WAITING, QUIET = 2 * 3600.0, 1800.0
"""Seconds for which a table that waits for players is shown, and for which a game at which nothing happens is."""
KEPT = 2.0
"""Seconds for which an answer serves all who ask."""
NEWS = 5.0
"""Seconds after which a ban, or that the lobby was closed, is known to a running server."""


class Lobby:
    """What it shows, who may add to it, and who may not come at all."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.closed = False
        self._banned: frozenset[str] = frozenset()
        self._shown: tuple[float, LobbyInfo] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bans count also where there is no lobby."""
        await self._read()
        self._reader = asyncio.create_task(self._keep_reading(), name="lobby")

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _keep_reading(self) -> None:
        while True:
            await asyncio.sleep(NEWS)
            with contextlib.suppress(Exception):  # whether the database is well is told elsewhere
                await self._read()

    async def _read(self) -> None:
        self.closed = await lobby_storage.is_closed(self.storage)
        self._banned = frozenset(await lobby_storage.bans(self.storage))

    @property
    def open(self) -> bool:
        return self.settings.public and not self.closed

    def check(self, address: str | None) -> None:
        """Refuse whoever was banned."""
        if self._banned and address is not None and plain_address(address) in self._banned:
            raise Refused("banned", "The host of this server has shut out your address.", status=403)

    async def look(self) -> LobbyInfo:
        """The same for all who ask within a moment."""
        if not self.open:
            return LobbyInfo(False, [], [])
        now = time.monotonic()
        if self._shown is None or now - self._shown[0] > KEPT:
            self._shown = now, await self._found()
        return self._shown[1]

    async def _found(self) -> LobbyInfo:
        info, now = LobbyInfo(True, [], []), time.time()
        rows = await lobby_storage.listed(self.storage, now - 86_400, self.settings.lobby_tables)
        for row, seats, over, changed in rows:
            names = lobby_storage.names(seats)
            shown = LobbyTable(row.table_id, row.game, [name or "" for name in names], names.count(None))
            if row.anyone and shown.open_seats and now - row.since < WAITING:
                info.join.append(shown)
            elif row.watched and not shown.open_seats and not over and now - changed < QUIET:
                info.watch.append(shown)
        return info

    async def check_wish(self, wanted: NewTable, address: str | None) -> None:
        """Before a table is made: may it be listed?"""
        if not (wanted.anyone or wanted.watched):
            return
        if not self.open:
            raise Refused("no-lobby", "This server has no lobby now; make the table without listing it.", status=409)
        if address is None or here(address):
            return
        number = await lobby_storage.waiting_from(self.storage, plain_address(address), time.time() - WAITING)
        if number >= self.settings.lobby_each:
            raise Refused("too-many", "You have listed many tables in two hours; wait a little.", status=429)

    async def enlist(self, id: str, wanted: NewTable, address: str | None) -> None:
        if wanted.anyone or wanted.watched:
            await lobby_storage.enlist(self.storage, id, wanted.anyone, wanted.watched, plain_address(address or ""))
            self._shown = None


def plain_address(address: str) -> str:
    """An address in one spelling; of IPv6 the network that a household has (/64), since its last half changes."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
