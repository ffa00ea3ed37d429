"""Tables on disk: made, joined, written to, read again, in plain SQLAlchemy. What is asked of it: stored.py."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from kade.server import disk, rows, schema, time_storage
from kade.server.chores import insert, write_owed
from kade.server.clocks import Clocks, Outage
from kade.server.database import Database, DatabaseGone, SqliteDatabase
from kade.server.errors import Refused
from kade.server.journal import Entry, read
from kade.server.live_game import Seat, Snapshot
from kade.server.owed import CLOCK, Owed
from kade.server.stored import NumberTaken, StoredTable
from kade.server.wire import ChatLine

LONGEST_TRY = 5.0
"""Seconds: who asks whether the server is well does not wait longer."""


def taken(number: int) -> NumberTaken:
    return NumberTaken(f"Entry {number} of this table is written already.")


class Storage:
    """One database. Every method is one transaction."""

    failures: tuple[type[Exception], ...] = (DatabaseGone, DBAPIError)

    def __init__(self, database: Database) -> None:
        self.database = database
        self._tried: tuple[float, asyncio.Future[str | None]] | None = None

    @classmethod
    def sqlite(cls, file: Path) -> Storage:
        return cls(SqliteDatabase(file))

    @property
    def shared(self) -> bool:
        return self.database.shared

    async def close(self) -> None:
        await self.database.close()

    def in_words(self, problem: BaseException) -> str | None:
        return disk.in_words(problem, Path(self.database.name))

    def refusal(self, problem: BaseException) -> Refused | None:
        return disk.refusal(problem, Path(self.database.name))

    async def trouble(self) -> str | None:
        """Why nothing can be written now, if so. It is tried, once for all who ask within a second."""
        if self._tried is None or time.monotonic() - self._tried[0] > 1:
            self._tried = time.monotonic(), asyncio.ensure_future(self._try())
        return await asyncio.shield(self._tried[1])

    async def _try(self) -> str | None:
        name = self.database.name
        try:
            async with asyncio.timeout(LONGEST_TRY):
                await self.database.try_write()
        except TimeoutError:
            return f"Nothing could be written to {name} for {LONGEST_TRY:g} seconds."
        except (DBAPIError, DatabaseGone, OSError) as problem:
            return self.in_words(problem) or f"The database {name} cannot be used."
        return self.database.almost_full()

    # ------------------------------------------------------------------ tables and seats

    async def create(
        self,
        table: StoredTable,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
        record: str | None = None,
    ) -> None:
        row = {
            "id": table.id,
            "game": table.game,
            "edition": rows.json(table.edition),
            "options": rows.json(table.options),
            "seed": str(table.seed),
            "key": table.key.hex(),
            "created": time.time(),
            "hints": table.hints,
            "start": table.start,
            "clock": None if table.clock is None else rows.json(table.clock),
        }
        seats = [
            {
                "table_id": table.id,
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "token_hash": seat.token_hash,
                "kept_for": seat.kept_for,
            }
            for seat in table.seats
        ]

        def work(db: sa.Connection) -> None:
            db.execute(sa.insert(schema.tables).values(row))
            db.execute(sa.insert(schema.seats), seats)
            rows.write_played(db, table.id, 1, entries, snapshot, record)

        await self.database.write(work)

    async def find(self, id: str) -> StoredTable | None:
        def work(db: sa.Connection) -> StoredTable | None:
            row = db.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).first()
            return None if row is None else rows.stored(row, rows.seats(db, id))

        return await self.database.read(work)

    async def sit_down(self, id: str, seat: Seat) -> bool:
        chairs = schema.seats.c
        return await self._changed_one(
            sa.update(schema.seats)
            .values(name=seat.name, token_hash=seat.token_hash, kept_for=None)
            .where(chairs.kept_for.is_(None) if seat.kept_for is None else chairs.kept_for == seat.kept_for)
            .where(rows.untaken(id, seat.seat))
        )

    async def free(self, id: str, seat: int) -> None:
        await self._changed_one(sa.update(schema.seats).values(name="", kept_for=None).where(rows.untaken(id, seat)))

    async def set_away(self, id: str, seats: frozenset[int], since: float | None) -> None:
        chairs = schema.seats.c
        change = sa.update(schema.seats).values(away_since=since).where(chairs.table_id == id, chairs.seat.in_(seats))
        await self.database.write(lambda db: db.execute(change))

    async def set_rematch(self, id: str, rematch: str, by: int) -> bool:
        rows = schema.tables.c
        return await self._changed_one(
            sa.update(schema.tables).values(rematch=rematch, rematch_by=by).where(rows.id == id, rows.rematch.is_(None))
        )

    async def _changed_one(self, change: sa.Update) -> bool:
        return await self.database.write(lambda db: db.execute(change).rowcount == 1)

    # ------------------------------------------------------------------ the journal

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
        def work(db: sa.Connection) -> float:
            now = rows.write_played(db, id, number, entries, snapshot, record)
            write_owed(db, id, owed or {})
            if clocks is not None:
                time_storage.write_clocks(db, id, clocks)
            if asked:
                time_storage.turn_begins(db, id, asked, notice_delay)
            return now

        try:
            return await self.database.write(work)
        except IntegrityError:
            raise taken(number) from None

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, Entry]]:
        lines = schema.journal.c
        wanted = (
            sa.select(lines.number, lines.entry)
            .where(lines.table_id == id, lines.number > after)
            .order_by(lines.number)
        )
        rows = await self.database.read(lambda db: db.execute(wanted).all())
        return [(row.number, read(row.entry)) for row in rows]

    async def written(self, id: str, number: int) -> float | None:
        lines = schema.journal.c
        wanted = sa.select(lines.written).where(lines.table_id == id, lines.number == number)
        return await self.database.read(lambda db: db.execute(wanted).scalar())

    async def turn_begins(self, id: str, seats: frozenset[int], delay: float) -> None:
        await self.database.write(lambda db: time_storage.turn_begins(db, id, seats, delay))

    async def owe(self, id: str, owed: Owed) -> None:
        await self.database.write(lambda db: write_owed(db, id, owed))

    # ------------------------------------------------------------------ clocks

    async def clocks(self, id: str) -> Clocks:
        return await self.database.read(lambda db: time_storage.read_clocks(db, id))

    async def begin_clocks(self, id: str, clocks: Clocks, soon: float | None) -> None:
        def work(db: sa.Connection) -> None:
            if time_storage.begin_clocks(db, id, clocks) and soon is not None:
                write_owed(db, id, {CLOCK: soon})

        await self.database.write(work)

    async def outages(self) -> list[Outage]:
        return await self.database.read(time_storage.outages)

    async def beat(self, now: float) -> None:
        await self.database.write(lambda db: time_storage.beat(db, now))

    async def begin_serving(self, now: float, silence: float) -> None:
        await self.database.write(lambda db: time_storage.begin_serving(db, now, silence))

    # ------------------------------------------------------------------ chat

    async def say(self, id: str, seat: int, text: str) -> None:
        """One after the other at a table, so that who has read up to a number has missed none before it."""
        first = sa.select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update()
        line = sa.insert(schema.chat).values(table_id=id, seat=seat, text=text, written=time.time())
        await self.database.write(lambda db: (db.execute(first), db.execute(line)))

    async def chat(self, id: str, most: int, after: int = 0) -> list[ChatLine]:
        lines = schema.chat.c
        wanted = (
            sa.select(lines.number, lines.seat, lines.text)
            .where(lines.table_id == id, lines.number > after)
            .order_by(lines.number.desc())
            .limit(most)
        )
        rows = await self.database.read(lambda db: db.execute(wanted).all())
        return [ChatLine(row.number, row.seat, row.text) for row in reversed(rows)]

    # ------------------------------------------------------------------ snapshots

    async def begin(self, id: str, snapshot: Snapshot) -> None:
        row = {"table_id": id, "number": snapshot.number, "events": snapshot.events, "state": snapshot.state}
        await self.database.write(
            lambda db: db.execute(insert(db, schema.snapshots).values(row).on_conflict_do_nothing())
        )

    async def final_record(self, id: str) -> str | None:
        found = schema.final_records
        wanted = sa.select(found.c.text).where(found.c.table_id == id)
        return await self.database.read(lambda db: db.execute(wanted).scalar())

    async def snapshot(self, id: str) -> Snapshot | None:
        found = schema.snapshots
        row = await self.database.read(lambda db: db.execute(sa.select(found).where(found.c.table_id == id)).first())
        return None if row is None else Snapshot(row.number, row.events, row.state)

    # ------------------------------------------------------------------ pictures

    async def keep_pictures(self, drawn: dict[str, str]) -> None:
        rows = [{"key": key, "svg": svg} for key, svg in drawn.items()]
        await self.database.write(lambda db: db.execute(insert(db, schema.pictures).on_conflict_do_nothing(), rows))

    async def picture(self, key: str) -> str | None:
        wanted = sa.select(schema.pictures.c.svg).where(schema.pictures.c.key == key)
        return await self.database.read(lambda db: db.execute(wanted).scalar())

    # ------------------------------------------------------------------ Records that people brought

    async def keep_record(self, id: str, game: str, text: str, most: int) -> None:
        kept = schema.records

        def work(db: sa.Connection) -> None:
            row = insert(db, kept).values(id=id, game=game, text=text, used=time.time())
            db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"used": row.excluded.used}))
            newest = sa.select(kept.c.id).order_by(kept.c.used.desc()).limit(most)
            gone = db.scalars(sa.delete(kept).where(kept.c.id.not_in(newest)).returning(kept.c.id)).all()
            db.execute(sa.delete(schema.analyses).where(schema.analyses.c.id.in_(gone)))

        await self.database.write(work)

    async def record(self, id: str) -> str | None:
        kept = schema.records

        def work(db: sa.Connection) -> str | None:
            found: str | None = db.execute(sa.select(kept.c.text).where(kept.c.id == id)).scalar()
            if found is not None:
                db.execute(sa.update(kept).values(used=time.time()).where(kept.c.id == id))
            return found

        return await self.database.write(work)

    # ------------------------------------------------------------------ analyses

    async def begin_analysis(self, id: str, head: dict[str, Any], total: int) -> None:
        kept = schema.analyses

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(kept).where(kept.c.id == id))
            db.execute(sa.insert(kept).values(id=id, asked=time.time(), total=total, head=rows.json(head)))

        await self.database.write(work)

    async def keep_judged(self, id: str, number: int, decision: dict[str, Any]) -> None:
        """Another worker may have judged the same meanwhile: the first counts."""
        row = {"analysis_id": id, "number": number, "decision": rows.json(decision)}
        await self.database.write(lambda db: db.execute(insert(db, schema.judged).values(row).on_conflict_do_nothing()))

    async def analysis(self, id: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        kept, rows = schema.analyses, schema.judged
        first = sa.select(kept.c.head).where(kept.c.id == id)
        wanted = sa.select(rows.c.decision).where(rows.c.analysis_id == id).order_by(rows.c.number)

        def work(db: sa.Connection) -> tuple[str | None, list[str]]:
            return db.execute(first).scalar(), list(db.scalars(wanted).all())

        head, decisions = await self.database.read(work)
        return None if head is None else (msgspec.json.decode(head), [msgspec.json.decode(one) for one in decisions])

    async def unfinished_analyses(self) -> list[str]:
        kept, rows = schema.analyses, schema.judged
        done = sa.select(sa.func.count()).where(rows.c.analysis_id == kept.c.id).scalar_subquery()
        wanted = sa.select(kept.c.id).where(done < kept.c.total).order_by(kept.c.asked)
        return await self.database.read(lambda db: list(db.scalars(wanted).all()))
