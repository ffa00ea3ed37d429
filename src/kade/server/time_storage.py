"""What is stored of time: clocks, when they run out, when no server ran. Plain functions of a connection."""

from __future__ import annotations

import sqlalchemy as sa

from kade.server import schema
from kade.server.clocks import Clocks, Outage, SeatClock

_KEPT = 90 * 86400.0
"""Seconds for which outages are remembered: longer than any turn."""


def read_clocks(db: sa.Connection, id: str) -> dict[int, SeatClock]:
    rows = db.execute(sa.select(schema.clocks).where(schema.clocks.c.table_id == id))
    return {row.seat: SeatClock(row.left, row.since) for row in rows}


def write_clocks(db: sa.Connection, id: str, clocks: Clocks, deadline: float | None) -> None:
    """The clocks as they are now, and when the first of them runs out."""
    db.execute(sa.delete(schema.clocks).where(schema.clocks.c.table_id == id))
    rows = [{"table_id": id, "seat": seat, "left": one.left, "since": one.since} for seat, one in clocks.items()]
    db.execute(sa.insert(schema.clocks), rows)
    db.execute(sa.update(schema.tables).values(deadline=deadline).where(schema.tables.c.id == id))


def begin_clocks(db: sa.Connection, id: str, clocks: Clocks, deadline: float | None) -> None:
    """The same when the game begins, unless it has begun already."""
    if not read_clocks(db, id):
        write_clocks(db, id, clocks, deadline)


def set_deadline(db: sa.Connection, id: str, deadline: float | None) -> None:
    db.execute(sa.update(schema.tables).values(deadline=deadline).where(schema.tables.c.id == id))


def due_tables(db: sa.Connection, now: float) -> list[str]:
    """The tables at which a clock has run out."""
    rows = schema.tables.c
    return list(db.scalars(sa.select(rows.id).where(rows.deadline <= now).order_by(rows.deadline)).all())


def next_deadline(db: sa.Connection) -> float | None:
    found: float | None = db.execute(sa.select(sa.func.min(schema.tables.c.deadline))).scalar()
    return found


# ---------------------------------------------------------------------- when no server ran


def outages(db: sa.Connection) -> list[Outage]:
    return [(row.began, row.ended) for row in db.execute(sa.select(schema.outages))]


def beat(db: sa.Connection, now: float) -> None:
    """A server is running."""
    if db.execute(sa.update(schema.heartbeat).values(at=now)).rowcount == 0:
        db.execute(sa.insert(schema.heartbeat).values(id=1, at=now))


def begin_serving(db: sa.Connection, now: float) -> None:
    """The first server of this database starts: since the last heartbeat none ran."""
    last = db.execute(sa.select(schema.heartbeat.c.at)).scalar()
    db.execute(sa.delete(schema.outages).where(schema.outages.c.ended < now - _KEPT))
    if last is not None and last < now:
        db.execute(sa.insert(schema.outages).values(began=last, ended=now))
    beat(db, now)
