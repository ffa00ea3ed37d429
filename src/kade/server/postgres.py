"""PostgreSQL, which several servers can share: the same transactions as in database.py, by an asynchronous driver."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kade.server.database import DatabaseUnreachable, T, Work
from kade.server.migrations import run_scripts
from kade.server.settings import BadSetting

log = logging.getLogger("kade.server")

SCHEME = "postgresql+asyncpg"
CONNECTIONS, DIRECT = 6, 2
"""Of one server, by SQLAlchemy and without it; PostgreSQL itself allows 100 in all by default."""
CONNECTING, ANSWERING = 5.0, 20.0
"""Seconds that PostgreSQL may take to let us in, and to answer."""
LOCKED = "2s"
"""As long as this a statement for many tables waits for whoever holds one of them."""
IDLE = 1.0
"""Seconds after which a connection is tried before it is used again."""
_MIGRATION_LOCK = 0x6B616465
"""An advisory lock's number that nothing else is likely to use."""

_REASONS = {
    "28000": "does not let this user in",
    "28P01": "does not accept this user and password",
    "3D000": "has no database of this name; make it with createdb",
    "42501": "does not allow this user to write; make the user the owner of the database",
    "25006": "accepts no changes, because it is a standby or was set to read only",
    "53100": "has a full disk",
    "53300": "has too many connections already; raise its max_connections, or use fewer workers",
    "57P03": "is starting or stopping",
}
"""What PostgreSQL's codes mean for a host."""


def check(address: str) -> sa.URL:
    """The address taken apart; a BadSetting says what is wrong with it."""
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in (SCHEME, "postgresql") or not url.database:
        raise BadSetting(
            f"The database must be an address like {SCHEME}://user:password@host/name; without one, tables are kept "
            "in a file in the data folder."
        )
    if find_spec("asyncpg") is None:
        raise BadSetting("PostgreSQL needs a driver: install it with pip install 'kade[postgres]'.")
    return url.set(drivername=SCHEME)


def _engine(url: sa.URL, connections: int = CONNECTIONS, **settings: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=ANSWERING,
        hide_parameters=True,  # decisions are no business of the log's
        connect_args={
            "timeout": CONNECTING,
            "command_timeout": ANSWERING,
            # What is acknowledged is on disk, whatever the database's owner finds good enough for others.
            "server_settings": {"application_name": "kade", "synchronous_commit": "on", "jit": "off", **settings},
        },
    )
    sa.event.listen(engine.sync_engine, "checkout", _look_after)
    return engine


def _look_after(connection: Any, record: Any, _pool: Any) -> None:
    """A connection that broke while nobody used it is replaced, and nobody notices."""
    now = time.monotonic()
    if now - record.info.get("used", now) > IDLE:
        try:
            connection.ping()
        except Exception as problem:
            raise DisconnectionError from problem
    record.info["used"] = now


class PostgresDatabase:
    """One database, by a pool of connections."""

    shared = True

    def __init__(self, address: str) -> None:
        url = check(address)
        self.name = where(url)
        self._engine = _engine(url)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._direct = _engine(url, DIRECT, lock_timeout=LOCKED)

    def direct(self) -> Direct:
        return Direct(self._direct, self.name)

    async def write(self, work: Work[T]) -> T:
        """Carry this out and wait until it is on disk. Who gives up waiting still waits for that."""
        task = asyncio.ensure_future(self._run(self._engine, work))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            task.cancelled() or task.exception()  # nobody is left to be told
            raise

    async def read(self, work: Work[T]) -> T:
        """Each statement sees what is there when it comes: a transaction would only be two more messages."""
        return await self._run(self._reader, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        try:
            async with engine.begin() as db:
                return await db.run_sync(work)
        except Exception as problem:
            raise _told(problem, self.name) from None

    async def try_write(self) -> None:
        """Write something that means nothing, as an acknowledged decision would be written."""
        await self.write(lambda db: db.execute(sa.text("select pg_logical_emit_message(true, 'kade', '')")))

    def almost_full(self) -> str | None:
        return None  # PostgreSQL says so when it is

    async def close(self) -> None:
        await self._engine.dispose()
        await self._direct.dispose()


class Direct:
    """A connection whose driver is given one statement after the other, each a transaction; another when it breaks."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine, self._name = engine, name
        self._held: AsyncConnection | None = None
        self._driver: Any = None
        self._used = 0.0

    async def fetch(self, statement: str, *values: object) -> Sequence[Mapping[str, Any]]:
        try:
            if time.monotonic() - self._used > IDLE:
                await self.close()  # the pool tries it before it is used again
            if self._held is None:
                self._held = await self._engine.connect()
                self._driver = (await self._held.get_raw_connection()).driver_connection
            found: Sequence[Mapping[str, Any]] = await self._driver.fetch(statement, *values)
        except Exception as problem:
            await self._break()
            raise _told(problem, self._name) from None
        self._used = time.monotonic()
        return found

    async def _break(self) -> None:
        with contextlib.suppress(Exception):  # it is of no use any more
            if self._held is not None:
                await self._held.invalidate()
            await self.close()
        self._held = None

    async def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.close()


def where(url: sa.URL) -> str:
    """The address without its password, as messages have it."""
    port = f":{url.port}" if url.port else ""
    return f"{url.database} of PostgreSQL at {url.host or 'this machine'}{port}"


def _told(problem: Exception, name: str) -> Exception:
    """The same in words, if the database server is the reason."""
    reason = _reason(problem)
    return (
        problem if reason is None else DatabaseUnreachable(f"The database {name} cannot be used: the server {reason}.")
    )


def _reason(problem: Exception) -> str | None:
    if isinstance(problem, IntegrityError):
        return None
    cause: Any = problem.orig if isinstance(problem, DBAPIError) else problem
    code = getattr(cause, "sqlstate", None) or getattr(cause.__cause__, "sqlstate", None) or ""
    if code in _REASONS:
        return _REASONS[code]
    if isinstance(problem, PoolTimeout):
        return "does not answer fast enough"
    if isinstance(problem, socket.gaierror):
        return "is not known by this name"
    if isinstance(problem, TimeoutError):
        return "does not answer"
    lost = isinstance(problem, DBAPIError) and problem.connection_invalidated
    if isinstance(problem, OSError) or lost or code.startswith(("08", "57")) or _is_of_the_driver(cause):
        return "does not answer, or has closed the connection"
    return None


def _is_of_the_driver(problem: object) -> bool:
    """Failures of the connection that asyncpg does not number."""
    from asyncpg import InterfaceError
    from asyncpg.exceptions import ConnectionDoesNotExistError

    cause = getattr(problem, "__cause__", None)
    return isinstance(problem, InterfaceError | ConnectionDoesNotExistError) or isinstance(
        cause, InterfaceError | ConnectionDoesNotExistError
    )


# ---------------------------------------------------------------- bringing it up to date


def upgrade_postgres(address: str) -> None:
    """Make or upgrade the tables. Of several servers that start at once, the others wait for the first."""
    url = check(address)
    try:
        asyncio.run(_upgrade(url))
    except CommandError:
        raise DatabaseUnreachable(
            f"The database {where(url)} was written by a newer version of Kade. Install that version or a later one; "
            "nothing has been changed."
        ) from None
    except Exception as problem:
        raise _told(problem, where(url)) from None


async def _upgrade(url: sa.URL) -> None:
    engine = _engine(url, 1)
    try:
        async with engine.begin() as db:
            await db.execute(sa.text(f"select pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await db.run_sync(run_scripts)
            for name in ("fsync", "full_page_writes"):
                if (await db.execute(sa.text(f"show {name}"))).scalar() != "on":
                    log.warning("PostgreSQL has %s off: what was acknowledged may be lost when the power fails.", name)
    finally:
        await engine.dispose()
