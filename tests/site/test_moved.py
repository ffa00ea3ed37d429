"""Tables that move: from a page to a server and back, checked by the rules, refused in a sentence."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.site.page import Page, opened

import kade
from kade.server import moved
from kade.server.errors import Refused
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.tables import Tables


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[ServerTables]:
    settings = Settings(data=folder)
    upgrade(settings.database)
    tables = ServerTables(Storage.sqlite(settings.database), settings)
    yield tables
    await tables.close()


async def played(page: Page, game: str = "amsterdam") -> tuple[str, str]:
    """A table at one device with some decisions, one of them taken back; its id, and the table as a file."""
    made = await page.table(game, "me", "me")
    me = page.sit(f"/ws/{made['table']}", made["tokens"])
    for number in range(8):
        at = await me.asked()
        before = len(me.told)
        if at["can_undo"] and number == 5:
            me.say(type="undo", id="u", seat=at["undo_seat"])
            await me.hear(lambda one: one["type"] == "position", before)
        else:
            await me.choose(-1)
            await me.hear(lambda one: one["type"] == "position", before)
    await me.leave()
    status, found = await page.ask("POST", f"/api/tables/{made['table']}/moved", {"tokens": [*made["tokens"].values()]})
    assert status == 200
    return made["table"], msgspec.json.encode(found).decode()


async def state_of(tables: Tables, id: str) -> tuple[int, object, list[str]]:
    live = (await tables.find(id)).playing()
    return live.number, live.match.state, [player.name or "" for player in (await tables.find(id)).people()]


@pytest.mark.parametrize("game", kade.games())
async def test_a_table_goes_on_at_a_server_and_back_in_a_page(tmp_path: Path, game: str) -> None:
    async with opened() as page, server(tmp_path) as tables:
        id, text = await played(page, game)
        stored, tokens = await moved.brought(tables, text)
        assert stored.id != id
        assert await state_of(tables, stored.id) == await state_of(page.host.tables, id)
        table = await tables.find(stored.id)
        live = table.playing()
        seat = live.actors[0]
        choice = table.game.name(live.choices[seat][0])
        await table.decide(seat, live.ticket(seat), choice)

        back = await page.post("/api/moved", text=await moved.written(tables, stored.id, [*tokens.values()]))
        assert await state_of(page.host.tables, back["table"]) == await state_of(tables, stored.id)
        me = page.sit(f"/ws/{back['table']}", back["tokens"])
        await me.asked()
        assert (await me.choose())["type"] == "ack"
        await me.leave()
    async with opened(page.kept) as again:
        assert (await again.get(f"/api/tables/{back['table']}"))["started"]


async def test_nobody_takes_a_table_elsewhere_at_which_others_play() -> None:
    async with opened() as page:
        made = await page.table("amsterdam", "me", "me")
        for tokens in ([], [made["tokens"]["0"]], ["wrong", made["tokens"]["1"]]):
            status, told = await page.ask("POST", f"/api/tables/{made['table']}/moved", {"tokens": tokens})
            assert (status, told["error"]["code"]) == (403, "not-yours")


MANY = 4
LONGEST_LINK = 8000
"""As web/src/lib/moved.ts has it."""


@pytest.mark.parametrize("game", kade.games())
async def test_a_whole_game_of_many_fits_into_a_link(game: str) -> None:
    async with opened() as page:
        made = await page.table(game, *["me"] * MANY)
        table = await page.host.tables.find(made["table"])
        luck = Random(1)
        while not table.playing().over:
            live = table.playing()
            seat = live.actors[0]
            await table.decide(seat, live.ticket(seat), table.game.name(luck.choice(live.choices[seat])))
        text = await moved.written(page.host.tables, made["table"], [])
    packed = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    size = len(packed.compress(text.encode()) + packed.flush()) * 4 / 3
    assert size < LONGEST_LINK / 2, f"{len(text)} characters take {size:.0f} in a link"


def changed(text: str, **changes: Any) -> str:
    return msgspec.json.encode({**msgspec.json.decode(text), **changes}).decode()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"kade": 99}, "other-version"),
        ({"rules": 99}, "other-version"),
        ({"game": "chess"}, "bad-game"),
        ({"seed": "secret"}, "bad-table"),
        ({"seats": []}, "bad-options"),
        ({"seats": [{"name": "A"}, {"name": "B", "bot": "oracle"}]}, "unknown-bot"),
        ({"options": {"players": 3}}, "bad-options"),
        ({"journal": [{"kind": "do", "seat": 0, "action": "fly"}]}, "bad-table"),
        ({"journal": [{"kind": "undo", "seat": 0}]}, "bad-table"),
        ({"journal": [{"kind": "resign", "seat": 7}]}, "bad-table"),
        ({"journal": [{"kind": "seat-to-bot", "seat": 0, "bot": "oracle"}]}, "unknown-bot"),
        ({"journal": [{"kind": "takeback", "seat": 0, "seed": "x"}]}, "bad-table"),
        ({"journal": [{"kind": "go-on", "seat": 0}] * (moved.MOST_ENTRIES + 1)}, "too-long"),
        ({"journal": "none"}, "bad-table"),
        ({"start": "{}"}, "bad-table"),
        ({"clock": {"kind": "live", "seconds": 1, "increment": 0}}, "bad-clock"),
    ],
)
async def test_a_file_that_does_not_fit_is_refused_and_changes_nothing(changes: dict[str, Any], code: str) -> None:
    text = changed(await a_file(), **changes)
    page = Page()
    with pytest.raises(Refused) as refused:
        await moved.brought(page.host.tables, text)
    assert refused.value.code == code
    assert refused.value.message.endswith(".")
    assert page.kept == {}


_file: list[str] = []


async def a_file() -> str:
    if not _file:
        async with opened() as page:
            _file.append((await played(page))[1])
    return _file[0]


async def test_what_is_no_file_of_ours_is_refused() -> None:
    async with opened() as page:
        for text in ("", "{}", "[" * 100_000, "\ufeff\x00", (await a_file())[:-40]):
            status, told = await page.ask("POST", "/api/moved", {"text": text})
            assert (status, told["error"]["code"]) == (400, "bad-table")
