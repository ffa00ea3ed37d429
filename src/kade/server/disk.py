"""The data folder: used by one server at a time, and what is wrong with it in sentences."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from kade.kernel.errors import KadeError
from kade.server.database import DatabaseGone, DatabaseUnreachable, full, gone
from kade.server.errors import Refused

_PERMISSION = {sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH}
_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


class FolderInUse(KadeError):
    """Another server keeps its tables there."""


class FolderLock:
    """Held as long as the server runs; the system lets go of it also when the server is killed."""

    def __init__(self, folder: Path) -> None:
        self._held = sqlite3.connect(folder / "kade.lock", timeout=1, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self._held.close()
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise FolderInUse(
                f"Another Kade server already uses the folder {folder}. Stop that one, or give this one a folder of "
                "its own with --data."
            ) from None

    def release(self) -> None:
        self._held.close()


def make_private(database: Path) -> None:
    """Seeds, keys and what people say are in it: for nobody but the server's own user, and who they share it with."""
    if database.exists():
        database.chmod(database.stat().st_mode & ~0o007)
    else:
        database.touch(mode=0o600)


def in_words(problem: BaseException, database: Path) -> str | None:
    """What is wrong with the database or its folder and what helps; nothing when it is something else."""
    folder = database.parent
    code = problem.errno if isinstance(problem, OSError) else None
    sqlite = _sqlite_code(problem)
    missing = sqlite == sqlite3.SQLITE_CANTOPEN and not database.exists() and _writable(folder)
    if isinstance(problem, DatabaseGone):
        return str(problem)
    if code == errno.ENOENT or missing:
        return gone(folder)
    if code in (errno.ENOSPC, errno.EDQUOT) or sqlite == sqlite3.SQLITE_FULL:
        return f"The disk is full: nothing can be written to {folder}. Free some space on it."
    if code in (errno.EACCES, errno.EPERM, errno.EROFS) or sqlite in _PERMISSION:
        return (
            f"The folder {folder} or the database in it may not be written to. Change its permissions, or choose "
            "another folder with --data."
        )
    if code is not None:
        return f"The data folder {folder} cannot be used: {problem.strerror if isinstance(problem, OSError) else ''}."
    if sqlite in _BROKEN:
        return (
            f"The database {database} is broken. Put back a copy of it, or move it away to start with a new one; "
            "nothing has been changed."
        )
    if isinstance(problem, CommandError):
        return (
            f"The database {database} was written by a newer version of Kade. Install that version or a later one; "
            "nothing has been changed."
        )
    if sqlite == sqlite3.SQLITE_BUSY:
        return f"Another program has locked the database {database}. Wait until it is done, or stop it."
    if sqlite == sqlite3.SQLITE_IOERR:
        return f"The disk on which {database} lies reports errors."
    return None


def _writable(folder: Path) -> bool:
    return not folder.exists() or os.access(folder, os.W_OK)


def _sqlite_code(problem: BaseException) -> int | None:
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    found = getattr(cause, "sqlite_errorcode", None)
    return found & 0xFF if isinstance(found, int) else None


def refusal(problem: BaseException, database: Path) -> Refused | None:
    """What players are told when the disk is the reason, without the host's folders."""
    if isinstance(problem, DatabaseUnreachable):
        return Refused(
            "disk",
            "The server cannot reach its database now. Try again later, and look at the table first.",
            status=503,
        )
    if in_words(problem, database) is None:
        return None
    if _sqlite_code(problem) == sqlite3.SQLITE_FULL or full(database.parent):
        return Refused(
            "disk-full", "The server's disk is full: nothing can be played until its host frees some.", status=503
        )
    return Refused("disk", "The server cannot write to its disk now. Nothing was changed; try again later.", status=503)
