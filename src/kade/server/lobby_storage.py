"""The lobby on disk: which tables are listed, who is banned, whether it is closed. Who is told what is in lobby.py."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kade.server import schema
from kade.server.journal import End, read
from kade.server.storage import Storage

CLOSED = "lobby-closed"


async def enlist(storage: Storage, id: str, anyone: bool, watched: bool, address: str) -> None:
    row = {"table_id": id, "anyone": anyone, "watched": watched, "address": address, "since": time.time()}
    await storage.database.write(lambda db: db.execute(sa.insert(schema.listed).values(row)))


async def waiting_from(storage: Storage, address: str, since: float) -> int:
    """How many listed tables were made from this address since then."""
    rows = schema.listed.c
    wanted = sa.select(sa.func.count()).where(rows.address == address, rows.since > since)
    return await storage.database.read(lambda db: db.execute(wanted).scalar_one())


async def listed(storage: Storage, since: float, most: int) -> list[tuple[Any, list[Any], bool, float]]:
    """The newest listed tables: the row, its seats, whether the game is over, and when something last happened."""

    def work(db: sa.Connection) -> list[tuple[Any, list[Any], bool, float]]:
        rows, tables, seats, lines = schema.listed, schema.tables, schema.seats, schema.journal
        wanted = (
            sa.select(rows, tables.c.game)
            .join(tables, tables.c.id == rows.c.table_id)
            .where(rows.c.since > since)
            .order_by(rows.c.since.desc())
            .limit(most)
        )
        found = []
        for row in db.execute(wanted).all():
            last = sa.select(lines).where(lines.c.table_id == row.table_id).order_by(lines.c.number.desc()).limit(1)
            newest = db.execute(last).first()
            over = newest is not None and isinstance(read(newest.entry), End)
            people = list(db.execute(sa.select(seats).where(seats.c.table_id == row.table_id).order_by(seats.c.seat)))
            found.append((row, people, over, row.since if newest is None else newest.written))
        return found

    return await storage.database.read(work)


async def bans(storage: Storage) -> list[str]:
    wanted = sa.select(schema.banned.c.address).order_by(schema.banned.c.since)
    return list(await storage.database.read(lambda db: db.scalars(wanted).all()))


async def ban(storage: Storage, address: str) -> None:
    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(schema.banned).where(schema.banned.c.address == address))
        db.execute(sa.insert(schema.banned).values(address=address, since=time.time()))

    await storage.database.write(work)


async def unban(storage: Storage, address: str) -> bool:
    gone = sa.delete(schema.banned).where(schema.banned.c.address == address)
    return await storage.database.write(lambda db: db.execute(gone).rowcount == 1)


async def is_closed(storage: Storage) -> bool:
    wanted = sa.select(schema.switches.c.name).where(schema.switches.c.name == CLOSED)
    return await storage.database.read(lambda db: db.execute(wanted).first() is not None)


async def close(storage: Storage, closed: bool) -> None:
    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(schema.switches).where(schema.switches.c.name == CLOSED))
        if closed:
            db.execute(sa.insert(schema.switches).values(name=CLOSED, value="yes"))

    await storage.database.write(work)


def names(seats: Sequence[Any]) -> list[str | None]:
    """Who sits there; None on a seat that anybody may take."""
    return [seat.name if seat.bot or seat.token_hash or seat.kept_for else None for seat in seats]
