"""Starts the server on a socket and says where it is."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable

from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError

from kade.games import faults
from kade.server.app import create_app
from kade.server.database import DatabaseGone
from kade.server.disk import FolderInUse, in_words
from kade.server.garbage import keep_for_good
from kade.server.handover import Handover
from kade.server.limits import LimitedConfig, LimitedServer, Limits
from kade.server.logs import start_logging
from kade.server.processes import CannotServe, Workers
from kade.server.settings import Settings

log = logging.getLogger("kade.server")

HARD_LIMIT = 1 << 20
"""A message longer than this ends the connection; shorter ones that are still too long get a sentence."""


SWITCH = 0.0002
"""Seconds after which the thread of the database may go on although the server is busy. It waits its turn after every
statement, so Python's 5 ms would add up where many decisions are written together."""


def serve(settings: Settings, say: Callable[[str], None] = print, open_browser: bool = False) -> None:
    """Serve until stopped."""
    start_logging(settings.log)
    if settings.workers > 1:
        _serve_many(settings, say, open_browser)
    else:
        serve_one(settings, _listen(settings.host, settings.port), say, open_browser)


def _serve_many(settings: Settings, say: Callable[[str], None], open_browser: bool) -> None:
    if not (settings.database_address and settings.news_address):
        raise CannotServe(
            "Several workers need what they can share: give --database and --news, or leave out --workers."
        )
    if not hasattr(socket, "SO_REUSEPORT") or not hasattr(signal, "SIGHUP"):
        raise CannotServe("Several workers cannot listen at one port on this system: leave out --workers.")
    workers = Workers(settings, serve_one, _listen)
    workers.start()
    _welcome(settings, workers.port, say, open_browser)
    workers.run()


def _welcome(settings: Settings, port: int, say: Callable[[str], None], open_browser: bool) -> None:
    address = _address(settings.host, port)
    say(f"Kade is at {address} (tables are kept in {settings.place}; Ctrl-C stops it)")
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()


def serve_one(
    settings: Settings,
    listening: socket.socket,
    say: Callable[[str], None],
    open_browser: bool = False,
    handover: Handover | None = None,
) -> None:
    """One worker at this socket; where there are several, connections of their tables are handed over."""
    sys.setswitchinterval(SWITCH)
    start_logging(settings.log)
    try:
        app = create_app(settings)
    except (OSError, sqlite3.Error, DatabaseError, CommandError) as problem:
        why = in_words(problem, settings.database) or f"The database {settings.database} cannot be used."
        raise CannotServe(f"{why} ({_first_line(problem)})") from None
    except (FolderInUse, DatabaseGone) as problem:
        raise CannotServe(str(problem)) from None
    keep_for_good()
    for fault in faults():
        log.warning(fault)
    server = LimitedServer(
        LimitedConfig(
            app,
            Limits.of(settings),
            handover,
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
    if handover is not None:
        handover.listen()
    listening.listen(256)
    _welcome(settings, listening.getsockname()[1], say, open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _first_line(problem: Exception) -> str:
    return str(getattr(problem, "orig", None) or problem).partition("\n")[0]


def _listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket at this port. Workers that share one listen when they are ready, not before."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Named as TCP, or asyncio leaves out TCP_NODELAY, and every second message waits for 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        if not shared:
            listening.listen(256)
    except OSError as problem:
        raise CannotServe(
            f"Nothing can be served at {host}, port {port}: {problem.strerror}. Another port is chosen with --port."
        ) from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
