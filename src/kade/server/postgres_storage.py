"""Tables in PostgreSQL. What every decision asks for goes to the driver directly, for all tables together in one
message; the way through SQLAlchemy, which is for everything else, takes several times as long as the database."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kade.server.aside import to_the_end
from kade.server.batches import Batches
from kade.server.clocks import Clocks
from kade.server.database import DatabaseGone
from kade.server.journal import Entry, read, write
from kade.server.live_game import Snapshot
from kade.server.owed import NOTICE, Owed
from kade.server.postgres import PostgresDatabase
from kade.server.storage import Storage, taken

log = logging.getLogger("kade.server")

Numbered: TypeAlias = list[tuple[int, Entry]]

_APPEND = f"""
with won as (
    insert into journal (table_id, number, entry, written)
    select id, number, entry, $1 from unnest($2::text[], $3::int[], $4::text[]) as first(id, number, entry)
    order by id on conflict do nothing returning table_id
), more as (
    insert into journal (table_id, number, entry, written)
    select id, number, entry, $1 from unnest($5::text[], $6::int[], $7::text[]) as next(id, number, entry)
    where id in (select table_id from won)
), saved as (
    insert into snapshots (table_id, number, events, state)
    select id, number, events, state
    from unnest($8::text[], $9::int[], $10::int[], $11::text[]) as newest(id, number, events, state)
    where id in (select table_id from won)
    on conflict (table_id) do update set number = excluded.number, events = excluded.events, state = excluded.state
), notified as (
    update notices set waiting = true, tries = 0
    from unnest($12::text[], $13::int[], $14::float8[]) as asked(id, seat, due)
    where table_id = id and notices.seat = asked.seat and id in (select table_id from won)
    returning table_id, due
), gone as (
    delete from chores using unnest($15::text[], $16::text[]) as done(id, kind)
    where chores.id = done.id and chores.kind = done.kind and done.id in (select table_id from won)
), owed as (
    insert into chores (id, kind, due)
    select id, kind, due from unnest($17::text[], $18::text[], $19::float8[]) as owed(id, kind, due)
    where id in (select table_id from won)
    union select table_id, '{NOTICE}', due from notified
    on conflict (id, kind) do update set due = excluded.due
)
select table_id from won
"""
"""Who finds the number of their first entry taken writes nothing; the others are none the worse for it."""

_ENTRIES = """
select id, number, entry from unnest($1::text[], $2::int[]) as wanted(id, after)
cross join lateral (select number, entry from journal where table_id = id and number > after) as found
order by number
"""


class _Spoilt(Exception):
    """One of many tables cannot be written, or another worker holds it: nothing was written, and each tries alone."""


class _Played(NamedTuple):
    """What one table appends: the arguments of `append`."""

    number: int
    entries: Sequence[Entry]
    snapshot: Snapshot | None
    record: str | None
    owed: Owed | None
    clocks: Clocks | None
    asked: frozenset[int]
    notice_delay: float


class PostgresStorage(Storage):
    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__(database)
        self._writing, self._reading = database.direct(), database.direct()
        self._appends = Batches(self._append_all)
        self._reads = Batches(self._read_all)

    async def close(self) -> None:
        for batches, line in ((self._appends, self._writing), (self._reads, self._reading)):
            await batches.close()
            await line.close()
        await super().close()

    async def append(
        self,
        id: str,
        number: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        record: str | None = None,
        owed: Owed | None = None,
        clocks: Clocks | None = None,
        asked: frozenset[int] = frozenset(),
        notice_delay: float = 0.0,
    ) -> float:
        played = _Played(number, entries, snapshot, record, owed, clocks, asked, notice_delay)
        if record is not None or clocks is not None:
            return await super().append(id, *played)
        try:
            return await to_the_end(self._appends.submit(id, played))
        except _Spoilt:
            return await super().append(id, *played)

    async def _append_all(self, tables: Mapping[str, _Played]) -> Mapping[str, float | BaseException]:
        now = time.time()
        try:
            rows = await self._writing.fetch(_APPEND, now, *_columns(tables, now))
        except DatabaseGone:
            raise
        except Exception as problem:
            log.warning("%d tables are written one by one: %s", len(tables), problem)
            raise _Spoilt from None
        won = {row["table_id"] for row in rows}
        return {id: now if id in won else taken(played.number) for id, played in tables.items()}

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, Entry]]:
        return await self._reads.submit(id, after)

    async def _read_all(self, wanted: Mapping[str, int]) -> Mapping[str, Numbered]:
        found: dict[str, Numbered] = {id: [] for id in wanted}
        for row in await self._reading.fetch(_ENTRIES, list(wanted), list(wanted.values())):
            found[row["id"]].append((row["number"], read(row["entry"])))
        return found


def _columns(tables: Mapping[str, _Played], now: float) -> list[list[Any]]:
    """What the statement asks for, kind after kind, each as one list a column."""
    first, more, newest, asked, done, owed = [], [], [], [], [], []
    for id, one in tables.items():
        numbered = [(id, number, write(entry)) for number, entry in enumerate(one.entries, one.number)]
        first += numbered[:1]
        more += numbered[1:]
        if one.snapshot is not None:
            newest.append((id, one.snapshot.number, one.snapshot.events, one.snapshot.state))
        asked += [(id, seat, now + one.notice_delay) for seat in one.asked]
        for kind, due in (one.owed or {}).items():
            if due is None:
                done.append((id, kind))
            else:
                owed.append((id, kind, due or now))
    widths: list[tuple[list[Any], int]] = [(first, 3), (more, 3), (newest, 4), (asked, 3), (done, 2), (owed, 3)]
    return [[row[column] for row in rows] for rows, width in widths for column in range(width)]
