"""Editions that strangers send take memory only while a table is played with them."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest

import kade
from kade.games import RECENT
from kade.kernel.errors import KadeError
from kade.server.bodies import NewSeat, NewTable
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage

pytestmark = pytest.mark.server


def edition(number: int) -> dict[str, object]:
    rewards = (f"V{1 + number % 9}", f"V{1 + number // 9}")
    patches = [{"id": id, "reward": [reward]} for id, reward in zip(("patch-1-5", "patch-1-7"), rewards, strict=True)]
    return {"patch": patches}


@pytest.mark.slow
async def test_a_flood_of_editions_leaves_no_game_behind(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, live_tables=2)
    upgrade(settings.database)
    tables = ServerTables(Storage.sqlite(settings.database), settings)
    seen: list[weakref.ref[object]] = []
    for number in range(20):
        seats = [NewSeat("me")] * (9 if number % 2 else 2)  # nine cannot play: refused
        try:
            await tables.create(NewTable("windmill-valley", seats, edition=edition(number)))
        except KadeError:
            assert number % 2
        seen.append(weakref.ref(kade.load("windmill-valley", edition(number))))
    gc.collect()
    assert sum(game() is not None for game in seen) <= RECENT + settings.live_tables + 4  # a few are being drawn
    await tables.close()


def test_one_edition_is_one_game_while_somebody_uses_it() -> None:
    first = kade.load("windmill-valley", edition(77))
    for number in range(2 * RECENT):
        kade.load("windmill-valley", edition(number))
    assert kade.load("windmill-valley", edition(77)) is first
