"""Notices that it is somebody's turn, to a browser or to an address of theirs: kept by seat, sent when nobody is there.

A turn that begins marks the seat's notices and makes a chore of it, in the transaction of the entry
(time_storage.py). Whoever does the chore tells those who are still asked and not connected; what fails is tried again,
each time later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import httpcore
import msgspec
import sqlalchemy as sa

from kade.server import outbound
from kade.server.bodies import NewNotice, PushTarget
from kade.server.chores import insert
from kade.server.database import Database
from kade.server.errors import Refused
from kade.server.schema import notices
from kade.server.settings import Settings
from kade.server.web_push import PushKey, check_target, encrypted

if TYPE_CHECKING:
    from kade.server.table import Table

log = logging.getLogger("kade.server")

LEAST_PAUSE = 60.0
"""Seconds between two notices to the same place."""
MOST_TRIES = 6
AT_ONCE = 16
"""Notices that are on their way at the same time, at most."""
GONE = (404, 410)
"""What a push service says of a browser that does not listen any more."""
TEXTS = {"en": "It is your turn in {game}.", "pl": "Twoja kolej w grze {game}.", "it": "Tocca a te in {game}."}


class Target(msgspec.Struct):
    """Where to, and the address of the table's page."""

    page: str
    url: str = ""
    push: PushTarget | None = None


@dataclass(frozen=True)
class Notice:
    seat: int
    kind: Literal["push", "url"]
    target: Target
    lang: str
    waiting: bool
    tries: int
    sent: float


# ---------------------------------------------------------------------- stored


def read_notices(db: sa.Connection, id: str) -> list[Notice]:
    rows = db.execute(sa.select(notices).where(notices.c.table_id == id))
    return [
        Notice(
            row.seat, row.kind, msgspec.json.decode(row.target, type=Target), row.lang, row.waiting, row.tries, row.sent
        )
        for row in rows
    ]


def _is(id: str, seat: int, kind: str) -> sa.ColumnElement[bool]:
    return sa.and_(notices.c.table_id == id, notices.c.seat == seat, notices.c.kind == kind)


# ---------------------------------------------------------------------- asked for


class Notices:
    """Of one server: it has the key and knows what the host allows."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.key = PushKey(settings.data)
        self.private = settings.private_notices
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def keep(self, table: Table, seat: int, wanted: NewNotice, page: str) -> None:
        """From now on this seat's player is told in this way; a notice of the same kind before it is forgotten."""
        if wanted.lang not in TEXTS:
            raise Refused("bad-language", f"The languages here are {', '.join(TEXTS)}.")
        if (wanted.url is None) == (wanted.push is None):
            raise Refused("bad-address", "Name either an address or the subscription of a browser.")
        if wanted.push is not None:
            outbound.check_address(wanted.push.endpoint, self.private)
            check_target(wanted.push)
        url = "" if wanted.url is None else outbound.check_address(wanted.url, self.private)
        target = msgspec.json.encode(Target(f"{page}/t/{table.stored.id}", url, wanted.push)).decode()
        kind = "url" if wanted.push is None else "push"
        row = {"target": target, "lang": wanted.lang, "waiting": False, "tries": 0, "sent": 0.0}

        def work(db: sa.Connection) -> None:
            new = insert(db, notices).values(table_id=table.stored.id, seat=seat, kind=kind, **row)
            db.execute(new.on_conflict_do_update(index_elements=["table_id", "seat", "kind"], set_=row))

        await self.database.write(work)

    async def kinds(self, table: Table, seat: int) -> list[Literal["push", "url"]]:
        found = await self.database.read(lambda db: read_notices(db, table.stored.id))
        return sorted(one.kind for one in found if one.seat == seat)

    async def stop(self, table: Table, seat: int, kind: str) -> None:
        gone = sa.delete(notices).where(_is(table.stored.id, seat, kind))
        await self.database.write(lambda db: db.execute(gone))

    # ------------------------------------------------------------------ sent

    async def see_to(self, table: Table) -> float | None:
        """Tell whoever waits to be told; when to look again, if anybody still does."""
        again = []
        for one in await self.database.read(lambda db: read_notices(db, table.stored.id)):
            if not one.waiting:
                continue
            later = await self._tell(table, one) if table.is_missed(one.seat) else None
            if later is not None:
                again.append(later)
        return min(again, default=None)

    async def _tell(self, table: Table, one: Notice) -> float | None:
        now = time.time()
        if now < one.sent + LEAST_PAUSE:
            return one.sent + LEAST_PAUSE
        async with self._free:
            status = await self._send(table, one)
        this = _is(table.stored.id, one.seat, one.kind)
        if one.kind == "push" and status in GONE:
            await self.database.write(lambda db: db.execute(sa.delete(notices).where(this)))
            return None
        told = 200 <= status < 300
        tries = 0 if told else one.tries + 1
        waiting = not told and tries < MOST_TRIES
        row = {"tries": tries, "waiting": waiting, "sent": now}
        await self.database.write(lambda db: db.execute(sa.update(notices).values(row).where(this)))
        return now + LEAST_PAUSE * 2 ** (tries - 1) if waiting else None

    async def _send(self, table: Table, one: Notice) -> int:
        """The status of the answer; 0 where there was none. The address may be a secret: the log has none of it."""
        game = table.game.prose.message("game-title", {}, one.lang)
        text = TEXTS[one.lang].format(game=game)
        try:
            if one.target.push is not None:
                message = msgspec.json.encode({"text": text, "page": one.target.page})
                endpoint = one.target.push.endpoint
                body = encrypted(one.target.push, message)
                return await outbound.post(endpoint, self.key.headers(endpoint), body, self.private)
            headers, body = for_address(one.target.url, text, one.target.page)
            return await outbound.post(one.target.url, headers, body, self.private)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError, TimeoutError) as why:
            log.warning("Table %s, seat %d: no notice was sent: %s", table.stored.id, one.seat, type(why).__name__)
            return 0


def for_address(url: str, text: str, page: str) -> tuple[dict[str, str], bytes]:
    """Discord wants JSON; ntfy takes the text as it is, and a link that a touch opens; others get the same."""
    host = urlsplit(url).hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        body = msgspec.json.encode({"content": f"{text} {page}", "allowed_mentions": {"parse": []}})
        return {"Content-Type": "application/json"}, body
    return {"Content-Type": "text/plain; charset=utf-8", "Title": "Kade", "Click": page}, f"{text} {page}".encode()
