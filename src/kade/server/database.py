"""SQLite with one thread that writes and one that reads. What is asked of it is in storage.py.

A piece of work is a plain function of a connection: one transaction, in one hop to the thread and back. Whatever waits
while the disk is busy is committed together. An asynchronous driver can run the same functions (`run_sync`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa

from kade.kernel.errors import KadeError
from kade.server.aside import to_the_end

T = TypeVar("T")
Work: TypeAlias = Callable[[sa.Connection], T]

MOST_TOGETHER = 256
"""Pieces of work in one transaction: the first of them should not wait too long for the last."""
LEAST_FREE = 16 << 20
"""Bytes: with less than this left, the next decision may not fit."""
BUSY = 20_000
"""Milliseconds to wait for another program that holds the database, such as a backup."""


class DatabaseGone(KadeError):
    """The database cannot be used now, and why, in words for the host. What would be written now would be lost."""


class DatabaseUnreachable(DatabaseGone):
    """The database server does not answer as it should, and why. What was under way may have been written."""


class Database(Protocol):
    """What storage.py needs of a database."""

    name: str
    """For messages to the host."""
    shared: bool
    """Whether other servers may write to it at the same time."""

    async def write(self, work: Work[T]) -> T: ...

    async def read(self, work: Work[T]) -> T: ...

    async def try_write(self) -> None: ...

    def almost_full(self) -> str | None:
        """A sentence when there is hardly any space left."""

    async def close(self) -> None: ...


def gone(folder: Path) -> str:
    return f"The folder {folder} or its database is not there any more. Put it back, then start the server again."


def full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < LEAST_FREE
    except OSError:
        return False


class _Job:
    """A piece of work, and who waits for it: a future of their own event loop."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    def deliver(self) -> None:
        if self.future.cancelled():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


class SqliteDatabase:
    """One SQLite file. Close it to end its threads."""

    shared = False  # the folder is locked

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name = str(file)
        self._writer = _Thread(file, "BEGIN IMMEDIATE")
        self._reader = _Thread(file, "BEGIN")

    async def write(self, work: Work[T]) -> T:
        """Carry this out and wait until it is on disk."""
        return await to_the_end(self._writer.submit(work))

    async def read(self, work: Work[T]) -> T:
        return await self._reader.submit(work)

    async def try_write(self) -> None:
        """Write something that means nothing, as an acknowledged decision would be written."""
        now = int(time.time()) & 0x7FFFFFFF
        await self.write(lambda db: db.exec_driver_sql(f"PRAGMA user_version={now}"))

    def almost_full(self) -> str | None:
        folder = self.file.parent
        return f"There is hardly any space left on the disk of {folder}." if full(folder) else None

    async def close(self) -> None:
        for thread in (self._writer, self._reader):
            await asyncio.wrap_future(thread.end())


class _Thread:
    """A thread with a connection of its own, started when first needed."""

    def __init__(self, file: Path, begin: str) -> None:
        self.file = file
        self._engine = _engine(file, begin)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._ended: Future[None] = Future()
        self._db: sa.Connection | None = None
        self._inode: tuple[int, int] | None = None

    def submit(self, work: Work[T]) -> asyncio.Future[T]:
        job = _Job(work)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=f"database {self.file.name}", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return job.future

    def end(self) -> Future[None]:
        """After what was submitted before."""
        if self._thread is None:
            self._ended.set_result(None)
        self._jobs.put(None)
        return self._ended

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            while len(batch) < MOST_TOGETHER and batch[-1] is not None and not self._jobs.empty():
                batch.append(self._jobs.get())
            going_on = batch[-1] is not None
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._carry_out(jobs)
            for loop in {job.loop for job in jobs}:
                _tell(loop, [job for job in jobs if job.loop is loop])
        self._disconnect()
        self._engine.dispose()
        self._ended.set_result(None)

    def _carry_out(self, jobs: list[_Job]) -> None:
        """All in one transaction. If one of them fails, once more so that it leaves the others in it; if it takes the
        whole transaction with it, as a full disk does, each by itself."""
        try:
            db = self._connected()
            if not _all(db, jobs) and not _each(db, jobs):
                _one_by_one(db, jobs)
        except BaseException as problem:
            for job in jobs:
                job.problem = job.problem or problem
            self._disconnect()

    def _connected(self) -> sa.Connection:
        if self._db is None:
            self._db = self._engine.connect()
            self._inode = _inode(self.file)
        elif _inode(self.file) != self._inode:
            self._disconnect()
            raise DatabaseGone(gone(self.file.parent))
        return self._db

    def _disconnect(self) -> None:
        if self._db is not None:
            with contextlib.suppress(Exception):  # it is of no use any more: the thread goes on with another
                self._db.invalidate()
                self._db.close()
            self._db = None


def _all(db: sa.Connection, jobs: list[_Job]) -> bool:
    """Carry them out in one transaction, or nothing if one of them fails."""
    with db.begin() as transaction:
        for job in jobs:
            try:
                job.result, job.problem = job.work(db), None
            except Exception as problem:
                transaction.rollback()
                job.problem = problem
                return len(jobs) == 1
    return True


def _each(db: sa.Connection, jobs: list[_Job]) -> bool:
    """Carry out in one transaction those that can be; False when nothing was, because one ended the transaction."""
    driver: Any = db.connection.dbapi_connection
    with db.begin() as transaction:
        for job in jobs:
            savepoint = db.begin_nested()
            try:
                job.result, job.problem = job.work(db), None
            except Exception as problem:
                job.problem = problem
                if not driver.in_transaction:
                    transaction.rollback()
                    return False
                savepoint.rollback()
            else:
                savepoint.commit()
    return True


def _one_by_one(db: sa.Connection, jobs: list[_Job]) -> None:
    for job in jobs:
        try:
            _all(db, [job])
        except Exception as problem:
            job.problem = problem


def _tell(loop: asyncio.AbstractEventLoop, jobs: list[_Job]) -> None:
    def deliver() -> None:
        for job in jobs:
            job.deliver()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(deliver)


def _inode(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _engine(file: Path, begin: str) -> sa.Engine:
    """Its connections never make a database: that is what migrations are for."""
    uri = f"file:{_quoted(file)}?mode=rw"
    engine = sa.create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False),
        poolclass=sa.pool.NullPool,
        hide_parameters=True,  # decisions are no business of the log's
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql(begin))
    return engine


def _quoted(file: Path) -> str:
    return file.absolute().as_uri().removeprefix("file:")


def _prepare(connection: Any, _record: Any) -> None:
    """What is acknowledged is on disk: FULL waits for it. Readers do not wait for the writer: WAL."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {pragma}")
