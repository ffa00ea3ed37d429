"""What can be asked for and how it is answered, whatever carries it: a server (api.py), or a page (kade.browser)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

import msgspec

from kade.display.parts import key_of
from kade.kernel.errors import KadeError
from kade.server import catalogue, moved, puzzle
from kade.server.analyses import Analyses
from kade.server.aside import aside
from kade.server.bodies import (
    AskMoved,
    AskRematch,
    BotInfo,
    Course,
    Cover,
    FreeSeat,
    GameAnalysis,
    GameInfo,
    Join,
    Joined,
    NewMoved,
    NewRecord,
    NewTable,
    PlayOn,
    PuzzleAnswer,
    PuzzleQuestion,
    PuzzleRef,
    Puzzles,
    RecordKept,
    Rulebook,
    RulebookPicture,
    TableInfo,
    TableMade,
)
from kade.server.connection import Connection
from kade.server.errors import Refused
from kade.server.guided import GuidedConnection
from kade.server.moved import MovedTable
from kade.server.position import result
from kade.server.puzzle import PuzzleConnection
from kade.server.replay import ReplayConnection, find_reel
from kade.server.stored import StoredTable
from kade.server.table import Table
from kade.server.tables import Tables

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
AN_HOUR = "max-age=3600"
PLAIN, CSS, SVG, JSON = "text/plain", "text/css", "image/svg+xml", "application/json"


@dataclass(frozen=True)
class Document:
    """A text that is sent as it is, and how long a browser may keep it; one with a tag only if it has another."""

    text: str
    kind: str
    keep: str = ASK_AGAIN
    tagged: bool = True

    def headers(self) -> dict[str, str]:
        headers = {"Cache-Control": self.keep}
        return {**headers, "ETag": f'W/"{key_of(self.text)}"'} if self.tagged else headers


@dataclass(frozen=True)
class Route:
    """`answer` gets, by their names: what stands in the path and in the query, the body as `data`, and `tables` or
    `analyses`. Where it answers a Document, `shape` and `kind` say what is in it."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[..., Any]
    summary: str
    status: int = 200
    shape: Any = None
    kind: str = JSON


# ---------------------------------------------------------------------- what there is


def games() -> list[GameInfo]:
    return catalogue.games()


def texts(id: str, file: str) -> Document:
    if not file.endswith(".ftl"):
        raise Refused("not-found", "Texts are files like en.ftl.", status=404)
    return Document(catalogue.texts(id, file.removesuffix(".ftl")), PLAIN)


def style(id: str) -> Document:
    return Document(catalogue.style(id), CSS)


async def static(id: str, key: str, tables: Tables) -> Document:
    svg = await tables.picture(key)
    if svg is None:
        raise Refused("not-found", "There is no such picture here; a new position names it again.", status=404)
    return Document(svg, SVG, FOR_EVER, tagged=False)


def cover(id: str) -> Document:
    return Document(msgspec.json.encode(catalogue.cover(id)).decode(), JSON, AN_HOUR, tagged=False)


def rulebook(id: str, lang: str = "en") -> Document:
    return Document(catalogue.rulebook(id, lang), JSON)


def rulebook_picture(id: str, name: str) -> Document:
    return Document(catalogue.rulebook_picture(id, name), JSON)


def rulebook_picture_in_words(id: str, name: str, lang: str = "en") -> Document:
    return Document(catalogue.rulebook_picture_in_words(id, name, lang), JSON)


def bots() -> list[BotInfo]:
    return catalogue.all_bots()


def puzzles(day: date | None = None) -> Puzzles:
    """`day` is the day where the player is; today, where the server is, unless it is said."""
    return puzzle.all_puzzles(day)


def puzzles_by_days() -> list[PuzzleRef]:
    """Each day has the next one in the list, again and again; 1 January 1970 had the first."""
    return puzzle.puzzles_by_days()


def puzzle_question(id: str, number: int) -> PuzzleQuestion:
    return puzzle.question(id, number)


def puzzle_answer(id: str, number: int) -> PuzzleAnswer:
    return puzzle.answer(id, number)


# ---------------------------------------------------------------------- tables


async def create(data: NewTable, tables: Tables) -> TableMade:
    """Seats of kind `me` are yours, and you get a token for each; `open` ones are for whoever has the link."""
    return await _made(tables, *await tables.create(data))


async def _made(tables: Tables, stored: StoredTable, tokens: dict[int, str]) -> TableMade:
    table = await tables.find(stored.id)
    return TableMade(stored.id, table.people(), {str(seat): token for seat, token in tokens.items()}, f"/t/{stored.id}")


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


async def join(id: str, data: Join, tables: Tables) -> Joined:
    seat, token = await tables.join(id, data)
    return Joined(seat, token)


async def rematch(id: str, data: AskRematch, tables: Tables) -> TableMade:
    """Who asks first makes the table, with the same game, options and bots; the others' seats are kept for them, and
    each takes theirs by asking the same."""
    return await _made(tables, *await tables.rematch(id, data.tokens))


async def free(id: str, data: FreeSeat, tables: Tables) -> None:
    await tables.free(id, data)


async def move(id: str, data: AskMoved, tables: Tables) -> Document:
    """It has the seed in it, and so everything: while people play against each other, nobody gets it."""
    return Document(await moved.written(tables, id, data.tokens), JSON, tagged=False)


async def bring(data: NewMoved, tables: Tables) -> TableMade:
    """It is checked by the rules from its first entry to its last. The seats of people are yours, with new tokens."""
    return await _made(tables, *await moved.brought(tables, data.text))


# ---------------------------------------------------------------------- finished games


async def record(id: str, tables: Tables) -> Document:
    """It has the seed in it, and so everything: while the game runs, nobody gets it."""
    if (text := await tables.storage.final_record(id)) is not None:
        return Document(text, PLAIN, tagged=False)
    table = await tables.find(id)
    async with table.lock:
        await table.load()
        if table.live is None or not table.live.over:
            raise Refused("not-over", "The Record can be read when the game is over.", status=409)
        try:
            return Document(str(table.live.record()), PLAIN, tagged=False)
        except KadeError as problem:
            raise Refused("no-record", str(problem), status=410) from None


async def keep_record(data: NewRecord, tables: Tables) -> RecordKept:
    """It is checked by the rules from its first line to its last, and kept under an id of its own."""
    reel = await tables.records.keep(data.text)
    return RecordKept(reel.id, reel.game.id, f"/replay/{reel.id}")


async def kept_record(id: str, tables: Tables) -> Document:
    return Document(await tables.records.text(id), PLAIN, tagged=False)


async def play_on(id: str, data: PlayOn, tables: Tables) -> TableMade:
    """At a new table with bots in the other seats; the game that is looked at stays as it is."""
    reel, _ = await find_reel(tables, id, [])
    return await _made(tables, *await tables.play_on(reel, data))


async def course(id: str, tables: Tables) -> Course:
    reel, _ = await find_reel(tables, id, [])
    if not reel.open:
        raise Refused("not-over", "How the points came about can be seen when the game is over.", status=409)
    return Course(await aside(reel.points))


async def analyse(id: str, analyses: Analyses) -> GameAnalysis:
    """It is judged in the background and kept; asking again is no more work."""
    return await analyses.ask(id)


async def analysis(id: str, analyses: Analyses, after: int = 0) -> GameAnalysis:
    """The decisions after the first `after`, which the client has."""
    return await analyses.look(id, after)


CREATE = Route("POST", "/api/tables", create, "Make a table", 201)
ROUTES = [
    Route("GET", "/api/games", games, "The games, their options and how many can play"),
    Route(
        "GET",
        "/api/games/{id:str}/texts/{file:str}",
        texts,
        "A game's messages as Fluent source",
        200,
        str,
        "text/plain",
    ),
    Route("GET", "/api/games/{id:str}/style.css", style, "The style sheet of a game's pictures", 200, str, CSS),
    Route(
        "GET", "/api/games/{id:str}/static/{key:str}", static, "A part of a picture that never changes", 200, str, SVG
    ),
    Route("GET", "/api/games/{id:str}/cover", cover, "A picture of the game for its card", 200, Cover),
    Route("GET", "/api/games/{id:str}/rulebook", rulebook, "The rulebook: chapters, and every rule", 200, Rulebook),
    Route(
        "GET",
        "/api/games/{id:str}/rulebook/{name:str}",
        rulebook_picture,
        "A picture of the rulebook",
        200,
        RulebookPicture,
    ),
    Route(
        "GET",
        "/api/games/{id:str}/rulebook/{name:str}/words",
        rulebook_picture_in_words,
        "Its position in words, by section",
        200,
        dict[str, list[str]],
    ),
    Route("GET", "/api/bots", bots, "The bots that can be given a seat"),
    Route("GET", "/api/tables/{id:str}", about, "What anybody with the link may know of a table"),
    Route("POST", "/api/tables/{id:str}/join", join, "Take an open seat", 201),
    Route("POST", "/api/tables/{id:str}/rematch", rematch, "Play again with the same people", 201),
    Route("POST", "/api/tables/{id:str}/free", free, "Give up a seat that is kept for somebody", 204),
    Route("POST", "/api/tables/{id:str}/moved", move, "A table as a file, to go on elsewhere", 200, MovedTable),
    Route("POST", "/api/moved", bring, "Go on with a table from a file", 201),
    Route("GET", "/api/tables/{id:str}/record", record, "The Record of a finished game", 200, str, PLAIN),
    Route("POST", "/api/records", keep_record, "Bring a Record, to look at its game", 201),
    Route("GET", "/api/records/{id:str}", kept_record, "A Record that somebody brought", 200, str, PLAIN),
    Route("POST", "/api/replays/{id:str}/play", play_on, "Play on from a moment of a game that is over", 201),
    Route("GET", "/api/replays/{id:str}/course", course, "How the points of a game that is over came about"),
    Route("POST", "/api/replays/{id:str}/analysis", analyse, "Have a game that is over looked through", 202),
    Route("GET", "/api/replays/{id:str}/analysis", analysis, "The analysis of a game, as far as it has come"),
    Route("GET", "/api/puzzles", puzzles, "Which puzzles there are, and the one of the day"),
    Route("GET", "/api/puzzles/days", puzzles_by_days, "The puzzles in the order of days, without end"),
    Route("GET", "/api/games/{id:str}/puzzles/{number:int}", puzzle_question, "A puzzle"),
    Route("GET", "/api/games/{id:str}/puzzles/{number:int}/answer", puzzle_answer, "What each candidate is worth"),
]
SOCKETS: dict[str, tuple[type[Connection], str]] = {
    "/ws/{id:str}": (Connection, "A table, live."),
    "/ws/replay/{id:str}": (ReplayConnection, "A game to be looked at again."),
    "/ws/learn/{game:str}/{lesson:str}": (GuidedConnection, "A guided game."),
    "/ws/puzzle/{game:str}/{number:str}": (PuzzleConnection, "The position of a puzzle."),
}
"""By path: who serves a socket there, with the rest of the path, and what it is."""
