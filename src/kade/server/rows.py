"""Rows of the database and what they stand for. The transactions that they are part of are in storage.py."""

from __future__ import annotations

import functools
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from kade.server import schema
from kade.server.journal import Entry, write
from kade.server.live_game import Seat, Snapshot
from kade.server.stored import StoredTable
from kade.server.wire import TimeControl

_JOURNAL = sa.insert(schema.journal)
_NEWER_SNAPSHOT = (
    sa.update(schema.snapshots)
    .where(schema.snapshots.c.table_id == sa.bindparam("id"))
    .values({name: sa.bindparam(name) for name in ("number", "events", "state")})
)


def untaken(id: str, seat: int) -> sa.ColumnElement[bool]:
    chairs = schema.seats.c
    return sa.and_(chairs.table_id == id, chairs.seat == seat, chairs.bot.is_(None), chairs.token_hash.is_(None))


def stored(row: Any, seats: tuple[Seat, ...]) -> StoredTable:
    return StoredTable(
        row.id,
        row.game,
        msgspec.json.decode(row.edition),
        msgspec.json.decode(row.options),
        int(row.seed),
        bytes.fromhex(row.key),
        seats,
        row.hints,
        row.rematch,
        row.rematch_by,
        row.start,
        None if row.clock is None else msgspec.json.decode(row.clock, type=TimeControl),
    )


def seats(db: sa.Connection, id: str) -> tuple[Seat, ...]:
    found = schema.seats
    rows = db.execute(sa.select(found).where(found.c.table_id == id).order_by(found.c.seat))
    return tuple(Seat(row.seat, row.name, row.bot, row.token_hash, row.kept_for, row.away_since) for row in rows)


def write_played(
    db: sa.Connection, id: str, number: int, entries: Sequence[Entry], snapshot: Snapshot | None, record: str | None
) -> float:
    """Entries from `number` on, and what they led to; when that was."""
    now = time.time()
    for i, entry in enumerate(entries):
        execute(db, _JOURNAL, {"table_id": id, "number": number + i, "entry": write(entry), "written": now})
    if snapshot is not None:
        _write_snapshot(db, id, snapshot)
    if record is not None:
        db.execute(sa.insert(schema.final_records).values(table_id=id, text=record))
    return now


def _write_snapshot(db: sa.Connection, id: str, snapshot: Snapshot) -> None:
    """The newest one is enough."""
    values = {"number": snapshot.number, "events": snapshot.events, "state": snapshot.state}
    if execute(db, _NEWER_SNAPSHOT, {**values, "id": id}).rowcount == 0:
        db.execute(sa.insert(schema.snapshots).values(table_id=id, **values))


def execute(db: sa.Connection, statement: sa.Executable, values: dict[str, Any]) -> Any:
    """Carry out what is written with every decision. SQLite's driver is given it directly: the way through SQLAlchemy,
    which an asynchronous driver needs, takes several times as long as SQLite itself."""
    if db.dialect.name != "sqlite":
        return db.execute(statement, values)
    driver: Any = db.connection.dbapi_connection
    try:
        return driver.execute(_in_sqlite(statement), values)
    except sqlite3.Error as problem:
        raise sa.exc.DBAPIError.instance(None, None, problem, sqlite3.Error) from problem


@functools.cache
def _in_sqlite(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
