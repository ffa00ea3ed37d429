"""What a page is told by its own host and by a server is the same, byte by byte."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient
from tests.site.page import AT_ONCE, opened

import kade
from kade.browser.page_socket import PageSocket
from kade.server.app import create_app
from kade.server.connection import Connection
from kade.server.live_game import Seat
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.stored import StoredTable
from kade.server.tables import Tables, hashed

ASKED = [
    "/api/games",
    "/api/bots",
    "/api/lobby",
    "/api/games/burano/style.css",
    "/api/games/burano/texts/pl.ftl",
    "/api/games/amsterdam/cover",
    "/api/games/amsterdam/rulebook?lang=it",
    "/api/puzzles?day=2026-11-17",
    "/api/puzzles/days",
    "/api/games/amsterdam/puzzles/1/answer",
    "/api/games/chess/cover",
    "/api/tables/nowhere",
    "/api/records/r-nothing",
]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
@pytest.mark.slow
async def test_requests_are_answered_alike(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    async with opened() as page, AsyncTestClient(app, base_url="http://kade.local") as client:
        for url in ASKED:
            theirs = await client.get(url)
            status, headers, body = await page.host.request("GET", url, {}, b"")
            assert (status, body) == (theirs.status_code, theirs.content), url
            assert {name: theirs.headers[name] for name in headers} == headers, url
            if "etag" in headers:
                assert (await page.host.request("GET", url, {"if-none-match": headers["etag"]}, b""))[0] == 304


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
async def test_a_table_moves_from_a_server_into_a_page_by_http(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    async with opened() as page, AsyncTestClient(app, base_url="http://kade.local") as client:
        wanted = {"game": "burano", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
        made = (await client.post("/api/tables", json=wanted)).json()
        own = {"tokens": list(made["tokens"].values())}
        file = await client.post(f"/api/tables/{made['table']}/moved", json=own)
        assert (file.status_code, file.headers["content-type"]) == (200, "application/json")
        there = await page.post("/api/moved", text=file.text)
        assert [seat["name"] for seat in there["seats"]] == ["Ada", "Ben"]
        back = await client.post("/api/moved", json={"text": file.text})
        assert back.status_code == 201
        refused = await client.post(f"/api/tables/{made['table']}/moved", json={"tokens": []})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-yours")


class Deaf:
    """Somebody at a table who keeps every byte that they are sent."""

    def __init__(self, tables: Tables, table: str, tokens: list[str]) -> None:
        self.positions: list[str] = []
        self._news = asyncio.Event()
        self._socket = PageSocket(self._hear)
        self._task = asyncio.create_task(Connection(self._socket, tables).run(table))
        self._socket.put(msgspec.json.encode({"type": "hello", "tokens": tokens}))

    def _hear(self, text: str) -> None:
        if text.startswith('{"type":"position"'):
            self.positions.append(text)
            self._news.set()

    async def heard(self, number: int) -> None:
        while len(self.positions) < number:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)

    async def leave(self) -> None:
        self._socket.hang_up()
        await self._task


async def told(tables: Tables, stored: StoredTable, decisions: int) -> list[list[str]]:
    """What both seats and a spectator are sent while these decisions are made."""
    await tables.storage.create(stored)
    watchers = [Deaf(tables, stored.id, tokens) for tokens in (["a"], ["b"], [])]
    for number in range(decisions):
        for watcher in watchers:
            await watcher.heard(number + 1)
        table = await tables.find(stored.id)
        live = table.playing()
        seat = live.actors[0]
        legal = live.choices[seat]
        await table.decide(seat, live.ticket(seat), table.game.name(legal[len(legal) // 2]))
    for watcher in watchers:
        await watcher.leave()
    return [watcher.positions[:decisions] for watcher in watchers]


@pytest.mark.parametrize("game", kade.games())
async def test_each_seat_and_a_spectator_are_sent_what_a_server_sends(tmp_path: Path, game: str) -> None:
    seats = (Seat(0, "A", None, hashed("a")), Seat(1, "B", None, hashed("b")))
    options = {**dict(kade.load(game).new(players=2, seed=1).options()), "players": 2}
    stored = StoredTable("t", game, {}, options, 2026, b"k" * 16, seats)
    settings = replace(AT_ONCE, data=tmp_path)
    upgrade(settings.database)
    server = ServerTables(Storage.sqlite(settings.database), settings)
    async with opened() as page:
        ours = await told(page.host.tables, stored, 5)
    theirs = await told(server, stored, 5)
    await server.close()
    assert ours == theirs
    assert len({*map(str, ours)}) == 3, "each sees something else"
