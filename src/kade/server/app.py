"""The application put together: routes, errors in sentences, headers, and what begins and ends with the server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from sqlalchemy.exc import DBAPIError

import kade
from kade.kernel.errors import KadeError
from kade.server import api, pages
from kade.server.analyses import Analyses
from kade.server.asyncapi import SocketDocument
from kade.server.bodies import Problem, Refusal
from kade.server.bot_pool import BotPool
from kade.server.bot_process import start_in_background
from kade.server.database import DatabaseGone
from kade.server.disk import FolderLock, in_words, make_private, refusal
from kade.server.docs_page import Document, PlainPage, allowed_methods, document
from kade.server.errors import Refused, garbage
from kade.server.figures import refusal_told
from kade.server.garbage import cleared_at_set_times
from kade.server.heartbeat import Heartbeat
from kade.server.lobby import Lobby
from kade.server.metrics import metrics
from kade.server.migrations import upgrade
from kade.server.news import try_news
from kade.server.notices import Notices
from kade.server.owed import LOOKING_BACK
from kade.server.postgres import PostgresDatabase, upgrade_postgres
from kade.server.postgres_storage import PostgresStorage
from kade.server.replay import find_game
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.tables import Tables
from kade.server.visitors import check

log = logging.getLogger("kade.server")

LARGEST_REQUEST = 256 * 1024

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a table's address is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def create_app(settings: Settings) -> Litestar:
    """The whole server; its database is made or brought up to date here."""
    storage, lock = _open(settings)
    all_tables = ServerTables(storage, settings)
    all_analyses = Analyses(
        lambda id: find_game(all_tables, id),
        storage,
        settings.analysis_effort,
        all_tables.others.chores,
        BotPool(1, start_in_background),
    )

    heartbeat = Heartbeat(storage)
    the_lobby = Lobby(storage, settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await all_analyses.resume()
            await heartbeat.start()
            await the_lobby.start()
            all_tables.start({LOOKING_BACK: all_analyses.see_to})
            yield
        finally:
            await all_analyses.close()
            await heartbeat.close()
            await the_lobby.close()
            await all_tables.close()
            if lock is not None:
                lock.release()

    async def tables() -> Tables:
        return all_tables

    async def analyses() -> Analyses:
        return all_analyses

    async def notices() -> Notices:
        return all_tables.notices

    async def lobby() -> Lobby:
        return the_lobby

    async def these_settings() -> Settings:
        return settings

    document(api.HANDLERS)
    return Litestar(
        [*api.HANDLERS, metrics, pages.index, pages.file_list, pages.asset, pages.to_site, pages.site_file, pages.file],
        lifespan=[lifespan, lambda _app: cleared_at_set_times()],
        dependencies={
            "tables": Provide(tables),
            "analyses": Provide(analyses),
            "lobby": Provide(lobby),
            "notices": Provide(notices),
            "settings": Provide(these_settings),
        },
        exception_handlers={
            Refused: refused,
            DatabaseGone: disk_failed,
            DBAPIError: disk_failed,
            KadeError: not_possible,
            RecursionError: too_deep,
            HTTPException: wrong,
            Exception: failed,
        },
        guards=[check],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=LARGEST_REQUEST,
        state=State({"settings": settings, "lobby": the_lobby}),
        logging_config=None,  # how things are logged is for whoever runs the server to say
        openapi_config=OpenAPIConfig(
            "Kade",
            kade.__version__,
            path="/docs",
            use_handler_docstrings=True,
            render_plugins=[PlainPage(), Document(), SocketDocument()],
        ),
        signature_namespace={
            "Tables": Tables,
            "Analyses": Analyses,
            "Lobby": Lobby,
            "Notices": Notices,
            "Settings": Settings,
        },
    )


def _open(settings: Settings) -> tuple[Storage, FolderLock | None]:
    """The database, up to date. A folder is for one server at a time; PostgreSQL can be shared."""
    if settings.database_address:
        upgrade_postgres(settings.database_address)
        if settings.news_address:
            try_news(settings.news_address)
        return PostgresStorage(PostgresDatabase(settings.database_address)), None
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(settings.data)
    try:
        make_private(settings.database)
        upgrade(settings.database)
    except BaseException:
        lock.release()
        raise
    return Storage.sqlite(settings.database), lock


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, errors as well."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        if scope.get("method") == "OPTIONS" and message["status"] < 400:  # Litestar names one of several methods
            headers["Allow"] = allowed_methods(scope["litestar_app"], scope["path"])
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


# ---------------------------------------------------------------- errors in sentences

Asked = Request[Any, Any, Any]


def _error(status: int, code: str, message: str) -> Response[Refusal]:
    refusal_told(code)
    return Response(Refusal(Problem(code, message)), status_code=status)


Answer = Response[Refusal] | Response[str]


def _is_for_a_person(request: Asked) -> bool:
    """Whether somebody opened this address in a browser; programs get JSON."""
    return (
        request.method == "GET"
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


def refused(request: Asked, problem: Refused) -> Answer:
    if problem.status == 404 and _is_for_a_person(request):
        return pages.nothing_here()
    if problem.code == "unknown-host" and _is_for_a_person(request):
        return pages.unknown_host()
    return _error(problem.status, problem.code, problem.message)


def not_possible(request: Asked, problem: KadeError) -> Response[Refusal]:
    return _error(400, "not-possible", str(problem))


def wrong(request: Asked, problem: HTTPException) -> Answer:
    if problem.status_code == 404 and _is_for_a_person(request):
        return pages.nothing_here()
    if isinstance(problem, ValidationException) or problem.status_code == 400:
        return refused(request, garbage(_where(problem)))
    known = {
        404: ("not-found", "There is nothing at this address."),
        405: ("not-allowed", "This address cannot be used in this way."),
        415: ("not-json", "This must be sent as JSON."),
        413: ("too-large", f"A request may have {LARGEST_REQUEST} bytes; this one has more."),
    }
    code, message = known.get(problem.status_code, ("failed", "The server could not do this."))
    answer = _error(problem.status_code, code, message)
    if problem.status_code == 405:
        answer.headers["Allow"] = allowed_methods(request.app, request.url.path)
    return answer


def _where(problem: HTTPException) -> str:
    """What did not fit, as far as it says something about the request and not about the server."""
    extra: Any = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "message" in extra[0]:
        key = str(extra[0].get("key", ""))[:40]
        return f"{key}: {str(extra[0]['message'])[:200]}".removeprefix(": ")
    cause = problem.__cause__
    return str(cause)[:200] if isinstance(cause, msgspec.MsgspecError) else ""


def too_deep(request: Asked, problem: RecursionError) -> Answer:
    return refused(request, garbage("it is nested too deeply"))


def disk_failed(request: Asked, problem: Exception) -> Answer:
    """A full disk needs no traceback, and players need not read about folders."""
    settings: Settings = request.app.state.settings
    told = refusal(problem, settings.database)
    if told is None:
        return failed(request, problem)
    log.error("%s", in_words(problem, settings.database))
    return refused(request, told)


def failed(request: Asked, problem: Exception) -> Answer:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    if _is_for_a_person(request):
        return pages.sorry()
    return _error(500, "failed", "The server could not do this. It has written down why.")
