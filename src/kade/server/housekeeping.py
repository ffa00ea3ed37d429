"""What a host does with tables as a whole: list them, end them, throw old ones away, copy them, replay them all."""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from kade.kernel.errors import KadeError
from kade.server import schema
from kade.server.chores import write_owed
from kade.server.database import DatabaseGone
from kade.server.disk import in_words
from kade.server.journal import End, read
from kade.server.migrations import up_to_date, upgrade
from kade.server.owed import READ_AGAIN
from kade.server.postgres import PostgresDatabase
from kade.server.postgres_storage import PostgresStorage
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.table import Table

State = Literal["open", "playing", "over"]
STATES: tuple[State, ...] = ("open", "playing", "over")
AT_ONCE = 200
"""Tables that are deleted in one transaction, so that a running server does not wait for all of them."""
Progress = Callable[[int, int], None]
"""Told now and then how much is done, and of how much."""


class CannotKeepHouse(KadeError):
    """Something a host asked for that cannot be done, and why."""


@contextmanager
def troubles_in_words(settings: Settings) -> Iterator[None]:
    """What is wrong with the database or its folder, in a sentence."""
    try:
        yield
    except (CommandError, DatabaseGone, DBAPIError, OSError) as problem:
        why = in_words(problem, settings.database) or f"The database {settings.database} cannot be used."
        raise CannotKeepHouse(why) from None


def as_json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


class Person(msgspec.Struct):
    """Who sits on a seat; nobody yet: no name and no bot."""

    name: str
    bot: str | None
    taken: bool


class Overview(msgspec.Struct):
    """A table as a host sees it in a list; times in seconds since 1970. Nothing in it is secret."""

    id: str
    game: str
    state: State
    seats: list[Person]
    entries: int
    created: float
    changed: float


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ServerTables]:
    """The tables of a data folder or of PostgreSQL. Servers may use them at the same time."""
    if settings.database_address:
        storage: Storage = PostgresStorage(PostgresDatabase(settings.database_address))
    elif settings.database.exists():
        storage = Storage.sqlite(settings.database)
    else:
        raise CannotKeepHouse(f"There are no tables in {settings.data}: no {settings.database.name} is there.")
    tables = ServerTables(storage, settings)
    try:
        if not await storage.database.read(up_to_date):
            raise CannotKeepHouse(
                f"The database {storage.database.name} is of another version. Start this version's server once, which "
                "brings it up to date, or use the version that wrote it."
            )
        yield tables
    finally:
        await tables.close()


# ---------------------------------------------------------------- looking


async def overview(storage: Storage, id: str | None = None) -> list[Overview]:
    """All tables, or this one; those that changed last come first."""

    def work(db: sa.Connection) -> tuple[Sequence[Any], Sequence[Any]]:
        tables, lines, chairs = schema.tables, schema.journal, schema.seats
        last = (
            sa.select(lines.c.table_id, sa.func.max(lines.c.number).label("number")).group_by(lines.c.table_id)
        ).subquery()
        wanted = (
            sa.select(tables.c.id, tables.c.game, tables.c.created, lines.c.number, lines.c.entry, lines.c.written)
            .outerjoin(last, last.c.table_id == tables.c.id)
            .outerjoin(lines, sa.and_(lines.c.table_id == tables.c.id, lines.c.number == last.c.number))
        )
        seated = sa.select(chairs).order_by(chairs.c.table_id, chairs.c.seat)
        if id is not None:
            wanted, seated = wanted.where(tables.c.id == id), seated.where(chairs.c.table_id == id)
        return db.execute(wanted).all(), db.execute(seated).all()

    rows, seats = await storage.database.read(work)
    people: dict[str, list[Person]] = {}
    for seat in seats:
        taken = seat.bot is not None or seat.token_hash is not None
        people.setdefault(seat.table_id, []).append(Person(seat.name, seat.bot, taken))
    found = [_overview(row, people.get(row.id, [])) for row in rows]
    return sorted(found, key=lambda one: (-one.changed, one.id))


def _overview(row: Any, seats: list[Person]) -> Overview:
    state: State = "playing"
    if row.entry is not None and isinstance(read(row.entry), End):
        state = "over"
    elif not all(seat.taken for seat in seats):
        state = "open"
    return Overview(row.id, row.game, state, seats, row.number or 0, row.created, row.written or row.created)


async def one(storage: Storage, id: str) -> Overview:
    found = await overview(storage, id)
    if not found:
        raise CannotKeepHouse(f"There is no table {id[:40]!r}; `kade admin list` shows those there are.")
    return found[0]


# ---------------------------------------------------------------- ending, throwing away


async def end(tables: ServerTables, id: str) -> Overview:
    """End a game where it is; a table that waits for players is thrown away. The answer is what it was before."""
    before = await one(tables.storage, id)
    if before.state == "over":
        raise CannotKeepHouse(f"The game at table {id} is over already.")
    if before.state == "open":
        await delete(tables.storage, [id])
    else:
        await (await tables.fetched(id)).end()
    await tables.storage.database.write(lambda db: write_owed(db, id, {READ_AGAIN: time.time()}))
    return before


async def delete(storage: Storage, ids: Sequence[str], progress: Progress = lambda done, total: None) -> None:
    """Throw tables away, with all that was kept of them."""
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]

        def work(db: sa.Connection, some: Sequence[str] = some) -> None:
            db.execute(sa.delete(schema.analyses).where(schema.analyses.c.id.in_(some)))
            db.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(some)))

        await storage.database.write(work)
        progress(first + len(some), len(ids))


def idle(tables: Sequence[Overview], days: float, states: Sequence[State]) -> list[Overview]:
    """Those in one of these states at which nothing has happened for so many days."""
    before = time.time() - 86_400 * days
    return [one for one in tables if one.changed < before and one.state in states]


# ---------------------------------------------------------------- copies


def backup(settings: Settings, target: Path, progress: Progress = lambda done, total: None) -> None:
    """A copy of the database as it is at one moment, read again before it gets its name. A server may go on."""
    database = settings.database
    if settings.database_address:
        raise CannotKeepHouse("These tables are in PostgreSQL: copy them with pg_dump.")
    if target.exists():
        raise CannotKeepHouse(f"{target} is there already; choose another name, so that no older copy is lost.")
    if not database.exists():
        raise CannotKeepHouse(f"There is nothing to copy: {database} does not exist.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # for nobody else, like the database
        with closing(sqlite3.connect(database, timeout=30)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=1024, progress=lambda _, left, total: progress(total - left, total))
            if copy.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                raise CannotKeepHouse(f"The database {database} is broken: its copy does not hold together.")
        part.rename(target)
    except (OSError, sqlite3.Error) as problem:
        raise CannotKeepHouse(f"The copy {target} could not be written: {problem}.") from None
    finally:
        part.unlink(missing_ok=True)


# ---------------------------------------------------------------- before an upgrade


class Finding(msgspec.Struct):
    """A table that the installed rules do not lead to where it is: what they make of it, and why."""

    id: str
    game: str
    what: Literal["unreadable", "shortened", "resumed"]
    why: str


MEANING = {
    "unreadable": "cannot be opened any more",
    "shortened": "loses its last decisions",
    "resumed": "goes on from its newest position, without its earlier log",
}


async def check(settings: Settings, progress: Progress = lambda done, total: None) -> tuple[int, list[Finding]]:
    """Replay every table that is not over, with the installed rules: how many there are, and those that do not come out
    as they are. A data folder is copied first, and the copy brought up to date."""
    if settings.database_address:
        async with opened(settings) as tables:
            return await _replay_all(tables, progress)
    with tempfile.TemporaryDirectory(prefix="kade-check-") as folder:
        there = Settings(data=Path(folder))
        backup(settings, there.database)
        upgrade(there.database)
        async with opened(there) as tables:
            return await _replay_all(tables, progress)


async def _replay_all(tables: ServerTables, progress: Progress) -> tuple[int, list[Finding]]:
    wanted = [one for one in await overview(tables.storage) if one.state == "playing"]
    findings = []
    for number, one in enumerate(wanted):
        progress(number, len(wanted))
        found = await _replayed(tables, one)
        findings += [] if found is None else [found]
    progress(len(wanted), len(wanted))
    return len(wanted), findings


async def _replayed(tables: ServerTables, one: Overview) -> Finding | None:
    with _Heard() as heard:
        try:
            table = await tables.fetched(one.id)
            await table.load()
        except KadeError as problem:
            return Finding(one.id, one.game, "unreadable", heard.why() or str(problem))
    notes = _notes(table)
    if "table-left-out" in notes:
        return Finding(one.id, one.game, "shortened", heard.why())
    return Finding(one.id, one.game, "resumed", heard.why()) if "table-went-on" in notes else None


def _notes(table: Table) -> set[str]:
    return {entry.said.message for entry in table.live.log()[1] if entry.said} if table.live else set()


class _Heard(logging.Handler):
    """What the server would have logged while a table was read."""

    def __enter__(self) -> _Heard:
        self.lines: list[str] = []
        self._log = logging.getLogger("kade.server")
        self._log.addHandler(self)
        self._before, self._log.propagate = self._log.propagate, False
        return self

    def __exit__(self, *_: object) -> None:
        self._log.removeHandler(self)
        self._log.propagate = self._before

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def why(self) -> str:
        return " ".join(self.lines)
