"""The requests and sockets of requests.py as Litestar serves them, and those that a server alone can answer."""

from __future__ import annotations

import asyncio
import functools
import inspect
import logging
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi.datastructures import ResponseSpec

import kade
from kade import _build
from kade.server import requests
from kade.server.aside import aside
from kade.server.bodies import (
    AskNotices,
    Health,
    LobbyInfo,
    Network,
    NewNotice,
    NewTable,
    NoticeKey,
    NoticeKinds,
    StopNotice,
    TableMade,
)
from kade.server.connection import TRY_AGAIN_LATER, Connection, hang_up
from kade.server.docs_page import answers
from kade.server.errors import Refused
from kade.server.invitation import addresses, loopback, qr_code
from kade.server.lobby import Lobby
from kade.server.notices import Notices
from kade.server.requests import CREATE, FOR_EVER, JSON, ROUTES, SOCKETS, Document, Route
from kade.server.settings import Settings
from kade.server.sockets import HungUp
from kade.server.table import Table
from kade.server.tables import Tables, seats_of
from kade.server.visitors import known_host, same_site

log = logging.getLogger("kade.server")

Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


# ---------------------------------------------------------------------- what requests.py answers


def _handler(route: Route) -> HTTPRouteHandler:
    answer = route.answer
    options: dict[str, Any] = {"summary": route.summary, "status_code": route.status}
    if route.shape is not None:
        answer, options["responses"] = _sent(answer), answers(route.shape, route.kind)
    elif not inspect.iscoroutinefunction(answer):
        options["sync_to_thread"] = True
    return (get if route.method == "GET" else post)(route.path, **options)(answer)


def _sent(answer: Callable[..., Any]) -> Callable[..., Any]:
    """The same for Litestar, which has to know of the request and of the response."""

    @functools.wraps(answer)
    async def handler(request: Asked, **asked: Any) -> Response[str | None]:
        coroutine = inspect.iscoroutinefunction(answer)
        return _response(request, await answer(**asked) if coroutine else await aside(answer, **asked))

    here = inspect.signature(answer)
    request = inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY)
    del handler.__wrapped__
    handler.__annotations__ = {**get_type_hints(answer), "request": Asked, "return": Response[str | None]}
    handler.__signature__ = here.replace(parameters=[*here.parameters.values(), request])  # type: ignore[attr-defined]
    return handler


def _response(request: Asked, document: Document) -> Response[str | None]:
    """A browser that has it asks whether it is still the same, and is sent it only when it is not."""
    headers = document.headers()
    if document.tagged and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(document.text, media_type=document.kind, headers=headers)


# ---------------------------------------------------------------------- sockets


class LitestarSocket:
    """A WebSocket as a connection needs it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            raise HungUp from None

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_data(text, mode="text")
        except (RuntimeError, OSError, WebSocketDisconnect):  # uvicorn's ClientDisconnected is an OSError
            raise HungUp from None

    async def close(self, code: int, reason: str) -> None:
        try:
            await self._socket.close(code=code, reason=reason)
        except (RuntimeError, OSError, WebSocketDisconnect):
            raise HungUp from None


def _socket_handler(path: str, kind: type[Connection], about: str) -> WebsocketRouteHandler:
    async def handler(socket: Socket, tables: Tables) -> None:
        await _open(socket, tables, kind, "/".join(map(str, socket.path_params.values())))

    handler.__doc__ = about
    return websocket(path)(handler)


async def _open(socket: Socket, tables: Tables, kind: type[Connection], id: str) -> None:
    """Let somebody in. A page of another site may not open a socket in somebody's browser."""
    settings = tables.settings
    if not same_site(socket, settings) or not known_host(socket.headers.get("host", ""), settings):
        await socket.close(code=1008, reason="This page may not sit at this table.")
        return
    await socket.accept()
    try:
        socket.app.state.lobby.check(None if socket.client is None else socket.client.host)
        with tables.doors.through(f"{kind.__name__} {id}", None if socket.client is None else socket.client.host):
            await kind(LitestarSocket(socket), tables).run(id)
    except Refused as problem:
        await hang_up(LitestarSocket(socket), TRY_AGAIN_LATER, problem)
    except asyncio.CancelledError:
        return  # the server stops, and has waited long enough


# ---------------------------------------------------------------------- what a server alone can answer


@get(
    "/healthz",
    summary="Whether the server is well",
    responses={503: ResponseSpec(Health, generate_examples=False, description="Nothing can be written.")},
)
async def healthz(tables: Tables) -> Response[Health]:
    """It tries to write to the disk; if that fails, the answer has the status 503 and says why."""
    trouble = await tables.storage.trouble()
    if trouble is not None:
        log.error("%s", trouble)
    health = Health(trouble is None, kade.__version__, _build.describe(), trouble)
    return Response(health, status_code=200 if health.ok else 503)


@get("/api/network", summary="Where others in the network find this server", sync_to_thread=True)
def network(request: Request[Any, Any, Any], settings: Settings) -> Network:
    only_here = loopback(settings.host)
    server = request.scope["server"]
    port = settings.port if server is None or server[1] is None else server[1]
    return Network(only_here, [] if only_here else addresses(port))


@get("/api/qr", summary="A link as a QR code", sync_to_thread=True, responses=answers(str, "image/svg+xml"))
def qr(text: str) -> Response[str]:
    return Response(qr_code(text), media_type="image/svg+xml", headers={"Cache-Control": FOR_EVER})


@post(CREATE.path, summary=CREATE.summary, description=inspect.getdoc(requests.create), status_code=CREATE.status)
async def create(data: NewTable, tables: Tables, request: Asked, lobby: Lobby) -> TableMade:
    address = None if request.client is None else request.client.host
    await lobby.check_wish(data, address)
    made = await requests.create(data, tables)
    await lobby.enlist(made.table, data, address)
    return made


@get("/api/lobby", summary="Tables that anybody may join or watch", responses=answers(LobbyInfo))
async def look_into_lobby(request: Asked, lobby: Lobby) -> Response[str | None]:
    """Where there is no lobby, the answer says so."""
    return _response(request, Document(msgspec.json.encode(await lobby.look()).decode(), JSON))


@get("/api/notices/key", summary="The key with which a browser subscribes to notices", sync_to_thread=True)
def notice_key(notices: Notices) -> NoticeKey:
    return NoticeKey(notices.key.public)


@post("/api/tables/{id:str}/notices", summary="Be told when it is one's turn", status_code=201)
async def keep_notice(id: str, data: NewNotice, request: Asked, tables: Tables, notices: Notices) -> NoticeKinds:
    """Told is who is not at the table, at most once a minute."""
    table, seat = await _own_seat(tables, id, data.token)
    page = request.headers.get("origin") or str(request.base_url).rstrip("/")
    await notices.keep(table, seat, data, page)
    return NoticeKinds(await notices.kinds(table, seat))


@post("/api/tables/{id:str}/notices/mine", summary="In which ways one is told", status_code=200)
async def my_notices(id: str, data: AskNotices, tables: Tables, notices: Notices) -> NoticeKinds:
    return NoticeKinds(await notices.kinds(*await _own_seat(tables, id, data.token)))


@post("/api/tables/{id:str}/notices/stop", summary="Not to be told any more", status_code=200)
async def stop_notice(id: str, data: StopNotice, tables: Tables, notices: Notices) -> NoticeKinds:
    table, seat = await _own_seat(tables, id, data.token)
    await notices.stop(table, seat, data.kind)
    return NoticeKinds(await notices.kinds(table, seat))


async def _own_seat(tables: Tables, id: str, token: str) -> tuple[Table, int]:
    table = await tables.find(id)
    seats, _ = seats_of(table, [token])
    if not seats:
        raise Refused("wrong-seat", "This token opens no seat at this table.", status=403)
    return table, min(seats)


HANDLERS = [
    healthz,
    network,
    qr,
    create,
    look_into_lobby,
    notice_key,
    keep_notice,
    my_notices,
    stop_notice,
    *map(_handler, ROUTES),
    *(_socket_handler(path, *served) for path, served in SOCKETS.items()),
]
