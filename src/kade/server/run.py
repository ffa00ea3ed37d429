"""Starts the server on a socket and says where it is."""

from __future__ import annotations

import contextlib
import logging
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable

from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError

from kade.games import faults
from kade.kernel.errors import KadeError
from kade.server.app import create_app
from kade.server.disk import FolderInUse, in_words
from kade.server.limits import LimitedConfig, LimitedServer, Limits
from kade.server.settings import Settings

log = logging.getLogger("kade.server")

HARD_LIMIT = 1 << 20
"""A message longer than this ends the connection; shorter ones that are still too long get a sentence."""


SWITCH = 0.0002
"""Seconds after which the thread of the database may go on although the server is busy. It waits its turn after every
statement, so Python's 5 ms would add up where many decisions are written together."""


class CannotServe(KadeError):
    """The server cannot start, and why."""


def serve(settings: Settings, say: Callable[[str], None] = print, open_browser: bool = False) -> None:
    """Serve until stopped."""
    sys.setswitchinterval(SWITCH)
    logging.basicConfig(level=logging.WARNING, format="kade: %(message)s")
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that people hang up while they are sent something is usual
    listening = _listen(settings.host, settings.port)
    try:
        app = create_app(settings)
    except (OSError, sqlite3.Error, DatabaseError, CommandError) as problem:
        why = in_words(problem, settings.database) or f"The database {settings.database} cannot be used."
        raise CannotServe(f"{why} ({_first_line(problem)})") from None
    except FolderInUse as problem:
        raise CannotServe(str(problem)) from None
    for fault in faults():
        log.warning(fault)
    address = _address(settings.host, listening.getsockname()[1])
    server = LimitedServer(
        LimitedConfig(
            app,
            Limits.of(settings),
            log_config=None,
            log_level="warning",
            access_log=False,
            ws_max_size=HARD_LIMIT,
            ws_ping_interval=4,  # who is gone without a word shows as away within seconds
            ws_ping_timeout=6,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
    )
    say(f"Kade is at {address} (tables are kept in {settings.data}; Ctrl-C stops it)")
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _first_line(problem: Exception) -> str:
    return str(getattr(problem, "orig", None) or problem).partition("\n")[0]


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(256)
    except OSError as problem:
        raise CannotServe(
            f"Nothing can be served at {host}, port {port}: {problem.strerror}. Another port is chosen with --port."
        ) from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
