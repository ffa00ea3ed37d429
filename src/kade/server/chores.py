"""What is owed although nobody is connected, such as a bot's decision: rows in the database, each done by one worker.

A row says what it is about (a table's id), its kind and when it is due; it is written together with the entry that
makes it so. Whoever does it has a lease. When a worker crashes its leases run out, and another takes over.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from kade.server.database import Database, DatabaseGone
from kade.server.schema import chores

log = logging.getLogger("kade.server")

BOTS, CLOCK, NOTICE, LOOKING_BACK, READ_AGAIN = "bots", "clock", "notice", "analysis", "read-again"
AT_ONCE = 0.0
PAUSE = 1.0
"""Seconds between looks for what is due."""
MOST = 20
"""That one worker takes on at a time."""
LATER = 60.0
"""Seconds after which something that failed is tried again."""

Owed = Mapping[str, float | None]
"""By kind: when it is due, in seconds of the wall's clock (AT_ONCE: now); None: it is no longer owed."""


@dataclass(frozen=True)
class Chore:
    id: str
    kind: str
    due: float


def insert(db: sa.Connection, table: sa.Table) -> Any:
    """An insert that can say what happens when the row is there already: each dialect has its own."""
    return sqlite.insert(table) if db.dialect.name == "sqlite" else postgresql.insert(table)


def write_owed(db: sa.Connection, id: str, owed: Owed) -> None:
    """Within the transaction of what makes it so. A lease that somebody has is left alone."""
    for kind, due in owed.items():
        if due is None:
            db.execute(sa.delete(chores).where(_is(id, kind)))
        else:
            row = insert(db, chores).values(id=id, kind=kind, due=due or time.time())
            db.execute(row.on_conflict_do_update(index_elements=["id", "kind"], set_={"due": row.excluded.due}))


class Chores:
    """Of one worker. Where nobody else uses the database, leases are kept in memory."""

    def __init__(self, database: Database, worker: str, lease: float) -> None:
        self.database = database
        self.worker = worker
        self.lease = lease
        self._held: set[tuple[str, str]] = set()

    async def take(self, id: str, kind: str) -> bool:
        """Begin or go on with something; False when another worker does it."""
        if self.database.shared and not await self._lease(id, kind):
            self._held.discard((id, kind))
            return False
        self._held.add((id, kind))
        return True

    async def _lease(self, id: str, kind: str) -> bool:
        now = time.time()

        def work(db: sa.Connection) -> bool:
            row = insert(db, chores).values(
                id=id, kind=kind, due=now, owner=self.worker, until=now + self.lease
            )  # fmt: skip
            taken = row.on_conflict_do_update(
                index_elements=["id", "kind"],
                set_={"owner": row.excluded.owner, "until": row.excluded.until},
                where=sa.or_(_free(now), chores.c.owner == self.worker),
            )
            return bool(db.execute(taken).rowcount == 1)

        return await self.database.write(work)

    async def release(self, id: str, kind: str) -> None:
        """Let others do it. If that cannot be said now, the lease runs out by itself."""
        if (id, kind) not in self._held:
            return
        self._held.discard((id, kind))
        if self.database.shared:
            given_up = sa.update(chores).values(owner=None, until=None).where(_is(id, kind), self._ours)
            try:
                await self.database.write(lambda db: db.execute(given_up))
            except (DatabaseGone, DBAPIError) as problem:
                log.warning("A lease could not be given back: %s", problem)

    async def put_off(self, chore: Chore, due: float | None) -> None:
        """Done for now, and due again then, or not at all; unless it has become due otherwise meanwhile."""
        if due is None:
            await self.drop(chore)
            return
        later = sa.update(chores).values(due=due).where(_is(chore.id, chore.kind), chores.c.due == chore.due)
        await self.database.write(lambda db: db.execute(later))
        await self.release(chore.id, chore.kind)

    async def done(self, id: str, kind: str) -> None:
        """Nothing is left to do."""
        self._held.discard((id, kind))
        if self.database.shared:
            await self.database.write(lambda db: db.execute(sa.delete(chores).where(_is(id, kind), self._ours)))

    async def drop(self, chore: Chore) -> None:
        """It is not owed after all, unless it has become so again meanwhile."""
        self._held.discard((chore.id, chore.kind))
        gone = sa.delete(chores).where(_is(chore.id, chore.kind), chores.c.due == chore.due)
        await self.database.write(lambda db: db.execute(gone))

    @property
    def _ours(self) -> sa.ColumnElement[bool]:
        return chores.c.owner == self.worker

    # ------------------------------------------------------------------ looking for what is due

    async def run(self, do: Callable[[Chore], Awaitable[None]]) -> None:
        """For ever: renew our leases, and take on what is due and nobody does."""
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(PAUSE * random.uniform(0.8, 1.2))
            try:
                if time.monotonic() - renewed > self.lease / 3:
                    await self._renew()
                    renewed = time.monotonic()
                for chore in await self.due():
                    await self._see_to(chore, do)
            except (DatabaseGone, DBAPIError):
                continue  # whoever plays is told, and so is the log
            except Exception as problem:  # without this nothing would ever be seen to again
                log.error("What is due could not be looked for", exc_info=problem)

    async def due(self) -> list[Chore]:
        """What nobody does, the longest overdue first."""
        now = time.time()
        wanted = sa.select(chores.c.id, chores.c.kind, chores.c.due).where(chores.c.due <= now).order_by(chores.c.due)
        if self.database.shared:
            wanted = wanted.where(_free(now))
        rows = await self.database.read(lambda db: db.execute(wanted.limit(MOST + len(self._held))).all())
        return [Chore(row.id, row.kind, row.due) for row in rows if (row.id, row.kind) not in self._held][:MOST]

    async def _see_to(self, chore: Chore, do: Callable[[Chore], Awaitable[None]]) -> None:
        if not await self.take(chore.id, chore.kind):
            return
        try:
            await do(chore)
        except (DatabaseGone, DBAPIError):
            await self.release(chore.id, chore.kind)
            raise
        except Exception as problem:
            log.error("%s of table %s: %s: %s", chore.kind, chore.id, type(problem).__name__, problem)
            later = sa.update(chores).values(due=time.time() + LATER).where(_is(chore.id, chore.kind))
            await self.database.write(lambda db: db.execute(later))
            await self.release(chore.id, chore.kind)

    async def _renew(self) -> None:
        if self.database.shared and self._held:
            longer = sa.update(chores).values(until=time.time() + self.lease).where(self._ours)
            await self.database.write(lambda db: db.execute(longer))


def _is(id: str, kind: str) -> sa.ColumnElement[bool]:
    return sa.and_(chores.c.id == id, chores.c.kind == kind)


def _free(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(chores.c.owner.is_(None), chores.c.until < now)
