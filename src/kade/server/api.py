"""Requests over HTTP: what there is, making and joining tables, finished games; and the door of the socket."""

from __future__ import annotations

import asyncio
import logging
from datetime import date
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec

import kade
from kade import _build
from kade.display.parts import key_of
from kade.kernel.errors import KadeError
from kade.server import catalogue, puzzle
from kade.server.analyses import Analyses
from kade.server.bodies import (
    AskNotices,
    AskRematch,
    BotInfo,
    Course,
    Cover,
    FreeSeat,
    GameAnalysis,
    GameInfo,
    Health,
    Join,
    Joined,
    LobbyInfo,
    Network,
    NewNotice,
    NewRecord,
    NewTable,
    NoticeKey,
    NoticeKinds,
    PlayOn,
    PuzzleAnswer,
    PuzzleQuestion,
    Puzzles,
    RecordKept,
    Rulebook,
    RulebookPicture,
    StopNotice,
    TableInfo,
    TableMade,
)
from kade.server.connection import TRY_AGAIN_LATER, Connection, hang_up
from kade.server.docs_page import answers
from kade.server.errors import Refused
from kade.server.guided import GuidedConnection
from kade.server.invitation import addresses, loopback, qr_code
from kade.server.lobby import Lobby
from kade.server.notices import Notices
from kade.server.pages import FOR_EVER
from kade.server.position import result
from kade.server.puzzle import PuzzleConnection
from kade.server.replay import ReplayConnection, find_reel
from kade.server.settings import Settings
from kade.server.storage import StoredTable
from kade.server.table import Table
from kade.server.tables import Tables, seats_of
from kade.server.visitors import known_host, same_site

log = logging.getLogger("kade.server")

Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
PLAIN = "text/plain; charset=utf-8"


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


@get("/api/games", summary="The games, their options and how many can play", sync_to_thread=True)
def games() -> list[GameInfo]:
    return catalogue.games()


@get(
    "/api/games/{id:str}/texts/{file:str}",
    summary="A game's messages as Fluent source",
    sync_to_thread=True,
    responses=answers(str, "text/plain"),
)
def texts(id: str, file: str, request: Asked) -> Response[str | None]:
    if not file.endswith(".ftl"):
        raise Refused("not-found", "Texts are files like en.ftl.", status=404)
    return _unless_known(request, catalogue.texts(id, file.removesuffix(".ftl")), PLAIN)


@get(
    "/api/games/{id:str}/style.css",
    summary="The style sheet of a game's pictures",
    sync_to_thread=True,
    responses=answers(str, "text/css"),
)
def style(id: str, request: Asked) -> Response[str | None]:
    return _unless_known(request, catalogue.style(id), MediaType.CSS)


@get(
    "/api/games/{id:str}/static/{key:str}",
    summary="A part of a picture that never changes",
    responses=answers(str, "image/svg+xml"),
)
async def static(id: str, key: str, tables: Tables) -> Response[str]:
    svg = await tables.picture(key)
    if svg is None:
        raise Refused("not-found", "There is no such picture here; a new position names it again.", status=404)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": FOR_EVER})


@get("/api/games/{id:str}/cover", summary="A picture of the game for its card", sync_to_thread=True)
def cover(id: str) -> Response[Cover]:
    return Response(catalogue.cover(id), headers={"Cache-Control": "max-age=3600"})


@get(
    "/api/games/{id:str}/rulebook",
    summary="The rulebook: chapters, and every rule",
    sync_to_thread=True,
    responses=answers(Rulebook),
)
def rulebook(id: str, request: Asked, lang: str = "en") -> Response[str | None]:
    return _unless_known(request, catalogue.rulebook(id, lang), MediaType.JSON)


@get(
    "/api/games/{id:str}/rulebook/{name:str}",
    summary="A picture of the rulebook",
    sync_to_thread=True,
    responses=answers(RulebookPicture),
)
def rulebook_picture(id: str, name: str, request: Asked) -> Response[str | None]:
    return _unless_known(request, catalogue.rulebook_picture(id, name), MediaType.JSON)


@get(
    "/api/games/{id:str}/rulebook/{name:str}/words",
    summary="Its position in words, by section",
    sync_to_thread=True,
    responses=answers(dict[str, list[str]]),
)
def rulebook_picture_in_words(id: str, name: str, request: Asked, lang: str = "en") -> Response[str | None]:
    return _unless_known(request, catalogue.rulebook_picture_in_words(id, name, lang), MediaType.JSON)


@get("/api/bots", summary="The bots that can be given a seat", sync_to_thread=False)
def bots() -> list[BotInfo]:
    return catalogue.all_bots()


@get("/api/network", summary="Where others in the network find this server", sync_to_thread=True)
def network(request: Request[Any, Any, Any], settings: Settings) -> Network:
    only_here = loopback(settings.host)
    server = request.scope["server"]
    port = settings.port if server is None or server[1] is None else server[1]
    return Network(only_here, [] if only_here else addresses(port))


@get("/api/qr", summary="A link as a QR code", sync_to_thread=True, responses=answers(str, "image/svg+xml"))
def qr(text: str) -> Response[str]:
    return Response(qr_code(text), media_type="image/svg+xml", headers={"Cache-Control": FOR_EVER})


@post("/api/tables", summary="Make a table", status_code=201)
async def create(data: NewTable, tables: Tables, request: Asked, lobby: Lobby) -> TableMade:
    """Seats of kind `me` are yours, and you get a token for each; `open` ones are for whoever has the link."""
    address = None if request.client is None else request.client.host
    await lobby.check_wish(data, address)
    stored, tokens = await tables.create(data)
    await lobby.enlist(stored.id, data, address)
    return await _made(tables, stored, tokens)


@get("/api/lobby", summary="Tables that anybody may join or watch", responses=answers(LobbyInfo))
async def look_into_lobby(request: Asked, lobby: Lobby) -> Response[str | None]:
    """Where there is no lobby, the answer says so."""
    return _unless_known(request, msgspec.json.encode(await lobby.look()).decode(), MediaType.JSON)


async def _made(tables: Tables, stored: StoredTable, tokens: dict[int, str]) -> TableMade:
    table = await tables.find(stored.id)
    return TableMade(stored.id, table.people(), {str(seat): token for seat, token in tokens.items()}, f"/t/{stored.id}")


@get("/api/tables/{id:str}", summary="What anybody with the link may know of a table")
async def about(id: str, tables: Tables) -> TableInfo:
    table = await tables.find(id)
    async with table.lock:
        await table.load()
        return _public(table)


def _public(table: Table) -> TableInfo:
    live, stored = table.live, table.stored
    info = TableInfo(
        stored.id,
        stored.game,
        stored.options,
        bool(stored.edition),
        table.people(),
        live is not None,
        over=False,
        number=0,
        actors=[],
        result=None,
        hints=stored.hints,
        rematch=table.rematch(),
        clock=stored.clock,
    )
    if live is not None:
        info.over, info.number, info.actors = live.over, live.number_for(frozenset()), list(live.actors)
        info.result = result(live)
    return info


@post("/api/tables/{id:str}/join", summary="Take an open seat", status_code=201)
async def join(id: str, data: Join, tables: Tables) -> Joined:
    seat, token = await tables.join(id, data)
    return Joined(seat, token)


@post("/api/tables/{id:str}/rematch", summary="Play again with the same people", status_code=201)
async def rematch(id: str, data: AskRematch, tables: Tables) -> TableMade:
    """Who asks first makes the table, with the same game, options and bots; the others' seats are kept for them, and
    each takes theirs by asking the same."""
    return await _made(tables, *await tables.rematch(id, data.tokens))


@post("/api/tables/{id:str}/free", summary="Give up a seat that is kept for somebody", status_code=204)
async def free(id: str, data: FreeSeat, tables: Tables) -> None:
    await tables.free(id, data)


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


@get("/api/tables/{id:str}/record", summary="The Record of a finished game", responses=answers(str, "text/plain"))
async def record(id: str, tables: Tables) -> Response[str]:
    """It has the seed in it, and so everything: while the game runs, nobody gets it."""
    if (text := await tables.storage.final_record(id)) is not None:
        return _text(text)
    table = await tables.find(id)
    async with table.lock:
        await table.load()
        if table.live is None or not table.live.over:
            raise Refused("not-over", "The Record can be read when the game is over.", status=409)
        try:
            return _text(str(table.live.record()))
        except KadeError as problem:
            raise Refused("no-record", str(problem), status=410) from None


@post("/api/records", summary="Bring a Record, to look at its game", status_code=201)
async def keep_record(data: NewRecord, tables: Tables) -> RecordKept:
    """It is checked by the rules from its first line to its last, and kept under an id of its own."""
    reel = await tables.records.keep(data.text)
    return RecordKept(reel.id, reel.game.id, f"/replay/{reel.id}")


@get("/api/records/{id:str}", summary="A Record that somebody brought", responses=answers(str, "text/plain"))
async def kept_record(id: str, tables: Tables) -> Response[str]:
    return _text(await tables.records.text(id))


@post("/api/replays/{id:str}/play", summary="Play on from a moment of a game that is over", status_code=201)
async def play_on(id: str, data: PlayOn, tables: Tables) -> TableMade:
    """At a new table with bots in the other seats; the game that is looked at stays as it is."""
    reel, _ = await find_reel(tables, id, [])
    return await _made(tables, *await tables.play_on(reel, data))


@get("/api/replays/{id:str}/course", summary="How the points of a game that is over came about")
async def course(id: str, tables: Tables) -> Course:
    reel, _ = await find_reel(tables, id, [])
    if not reel.open:
        raise Refused("not-over", "How the points came about can be seen when the game is over.", status=409)
    return Course(await asyncio.to_thread(reel.points))


@post("/api/replays/{id:str}/analysis", summary="Have a game that is over looked through", status_code=202)
async def analyse(id: str, analyses: Analyses) -> GameAnalysis:
    """It is judged in the background and kept; asking again is no more work."""
    return await analyses.ask(id)


@get("/api/replays/{id:str}/analysis", summary="The analysis of a game, as far as it has come")
async def analysis(id: str, analyses: Analyses, after: int = 0) -> GameAnalysis:
    """The decisions after the first `after`, which the client has."""
    return await analyses.look(id, after)


@websocket("/ws/{id:str}")
async def live(id: str, socket: Socket, tables: Tables) -> None:
    """A table, live."""
    await _open(socket, tables, Connection, id)


@get("/api/puzzles", summary="Which puzzles there are, and the one of the day", sync_to_thread=True)
def puzzles(day: date | None = None) -> Puzzles:
    """`day` is the day where the player is; today, where the server is, unless it is said."""
    return puzzle.all_puzzles(day)


@get("/api/games/{id:str}/puzzles/{number:int}", summary="A puzzle", sync_to_thread=True)
def puzzle_question(id: str, number: int) -> PuzzleQuestion:
    return puzzle.question(id, number)


@get("/api/games/{id:str}/puzzles/{number:int}/answer", summary="What each candidate is worth", sync_to_thread=True)
def puzzle_answer(id: str, number: int) -> PuzzleAnswer:
    return puzzle.answer(id, number)


@websocket("/ws/puzzle/{game:str}/{number:str}")
async def puzzle_table(game: str, number: str, socket: Socket, tables: Tables) -> None:
    """The position of a puzzle."""
    await _open(socket, tables, PuzzleConnection, f"{game}/{number}")


@websocket("/ws/replay/{id:str}")
async def replay(id: str, socket: Socket, tables: Tables) -> None:
    """A game to be looked at again."""
    await _open(socket, tables, ReplayConnection, id)


@websocket("/ws/learn/{game:str}/{lesson:str}")
async def learn(game: str, lesson: str, socket: Socket, tables: Tables) -> None:
    """A guided game."""
    await _open(socket, tables, GuidedConnection, f"{game}/{lesson}")


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
            await kind(socket, tables).run(id)
    except Refused as problem:
        await hang_up(socket, TRY_AGAIN_LATER, problem)
    except asyncio.CancelledError:
        return  # the server stops, and has waited long enough


def _text(text: str) -> Response[str]:
    return Response(text, media_type=PLAIN, headers={"Cache-Control": "no-cache"})


def _unless_known(request: Asked, text: str, kind: str) -> Response[str | None]:
    """A browser that has it asks whether it is still the same, and is sent it only when it is not."""
    tag = f'W/"{key_of(text)}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


HANDLERS = [
    healthz,
    games,
    texts,
    style,
    static,
    cover,
    rulebook,
    rulebook_picture,
    rulebook_picture_in_words,
    bots,
    network,
    qr,
    create,
    look_into_lobby,
    about,
    join,
    rematch,
    free,
    notice_key,
    keep_notice,
    my_notices,
    stop_notice,
    record,
    keep_record,
    kept_record,
    play_on,
    course,
    analyse,
    analysis,
    puzzles,
    puzzle_question,
    puzzle_answer,
    puzzle_table,
    live,
    replay,
    learn,
]
