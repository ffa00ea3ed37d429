"""What is stored of time: clocks, whose turn begins, and when no server ran. Plain functions of a connection."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from kade.server import schema
from kade.server.chores import insert, write_owed
from kade.server.clocks import OUTAGES_KEPT, Clocks, Outage, SeatClock
from kade.server.owed import CLOCK, NOTICE
from kade.server.rows import execute

_TO_BE_TOLD = (  # made once: to put it together takes longer than to carry it out, and every turn asks for it
    sa.update(schema.notices)
    .values(waiting=sa.bindparam("now_waiting"), tries=sa.bindparam("none_yet"))
    .where(schema.notices.c.table_id == sa.bindparam("at_table"), schema.notices.c.seat == sa.bindparam("asked"))
)


def read_clocks(db: sa.Connection, id: str) -> dict[int, SeatClock]:
    rows = db.execute(sa.select(schema.clocks).where(schema.clocks.c.table_id == id))
    return {row.seat: SeatClock(row.left, row.since) for row in rows}


def write_clocks(db: sa.Connection, id: str, clocks: Clocks) -> None:
    db.execute(sa.delete(schema.clocks).where(schema.clocks.c.table_id == id))
    db.execute(sa.insert(schema.clocks), _rows(id, clocks))


def _rows(id: str, clocks: Clocks) -> list[dict[str, Any]]:
    return [{"table_id": id, "seat": seat, "left": one.left, "since": one.since} for seat, one in clocks.items()]


def begin_clocks(db: sa.Connection, id: str, clocks: Clocks) -> bool:
    """The same when the game begins; False if it has begun already."""
    rows = [insert(db, schema.clocks).values(row).on_conflict_do_nothing() for row in _rows(id, clocks)]
    return [db.execute(row).rowcount for row in rows] == [1] * len(rows)


def turn_begins(db: sa.Connection, id: str, seats: frozenset[int], delay: float) -> None:
    """These seats are asked now: whoever wants to be told is, after a while, unless they are at the table then."""
    told = {"at_table": id, "now_waiting": True, "none_yet": 0}
    if sum(execute(db, _TO_BE_TOLD, {**told, "asked": seat}).rowcount for seat in sorted(seats)):
        write_owed(db, id, {NOTICE: time.time() + delay})


# ---------------------------------------------------------------------- when no server ran


def outages(db: sa.Connection) -> list[Outage]:
    return [(row.began, row.ended) for row in db.execute(sa.select(schema.outages))]


def beat(db: sa.Connection, now: float) -> None:
    """A server is running. Nobody needs to know while no clock runs."""
    if db.execute(sa.select(schema.chores.c.id).where(schema.chores.c.kind == CLOCK).limit(1)).first() is not None:
        _beat(db, now)


def _beat(db: sa.Connection, now: float) -> None:
    row = insert(db, schema.heartbeat).values(id=1, at=now)
    db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": row.excluded.at}))


def begin_serving(db: sa.Connection, now: float, silence: float) -> None:
    """A server starts. If the last heartbeat is older than `silence`, none ran since: that is an outage."""
    last = db.execute(sa.select(schema.heartbeat.c.at)).scalar()
    db.execute(sa.delete(schema.outages).where(schema.outages.c.ended < now - OUTAGES_KEPT))
    if last is not None and now - last > silence:
        db.execute(insert(db, schema.outages).values(began=last, ended=now).on_conflict_do_nothing())
    _beat(db, now)
