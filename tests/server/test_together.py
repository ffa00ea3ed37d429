"""What several tables write at the same time is written together, and none of them spoils it for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.test_on_disk import STORED

from kade.server.chores import Chores
from kade.server.journal import Do, End, Entry
from kade.server.live_game import Snapshot
from kade.server.owed import AT_ONCE, BOTS, NOTICE
from kade.server.schema import journal, notices
from kade.server.storage import Storage
from kade.server.stored import NumberTaken

pytestmark = pytest.mark.server
IDS = [f"t{i}" for i in range(40)]
POSITION = Snapshot(1, 5, "{}")


@pytest.fixture
async def storage(open_storage: Callable[[], Storage]) -> AsyncIterator[Storage]:
    storage = open_storage()
    for id in IDS:
        await storage.create(replace(STORED, id=id))
    yield storage
    await storage.close()


async def together(storage: Storage, *ids: str, number: int = 1) -> list[type | None]:
    """Let each append an entry; what kept them from it."""
    tries = await asyncio.gather(
        *(storage.append(id, number, [Do(0, "x")], POSITION) for id in ids), return_exceptions=True
    )
    return [type(result) if isinstance(result, BaseException) else None for result in tries]


async def test_whose_number_is_taken_is_refused_alone(storage: Storage) -> None:
    await storage.append("t7", 1, [Do(0, "earlier")])
    assert await together(storage, *IDS) == [NumberTaken if id == "t7" else None for id in IDS]
    for id in IDS:
        assert await storage.entries(id) == [(1, Do(0, "earlier" if id == "t7" else "x"))]
        assert await storage.snapshot(id) == (None if id == "t7" else POSITION)


async def test_a_table_that_is_gone_is_refused_alone(storage: Storage) -> None:
    assert await together(storage, "t1", "gone", "t2") == [None, NumberTaken, None]
    assert await storage.entries("t2") == [(1, Do(0, "x"))]


async def test_of_two_at_one_table_one_is_refused(storage: Storage) -> None:
    assert await together(storage, "t1", "t1", "t2") == [None, NumberTaken, None]
    assert await storage.entries("t1") == [(1, Do(0, "x"))]


async def test_entries_of_one_table_are_written_all_or_not_at_all(storage: Storage) -> None:
    await storage.append("t1", 2, [Do(0, "earlier")])
    two: list[Entry] = [Do(0, "x"), End("finished")]
    tries = await asyncio.gather(
        *(storage.append(id, 1, two, replace(POSITION, number=2)) for id in IDS[:3]), return_exceptions=True
    )
    assert [isinstance(result, NumberTaken) for result in tries] == [False, True, False]
    assert await storage.entries("t1") == [(2, Do(0, "earlier"))]
    assert await storage.entries("t2", 1) == [(2, End("finished"))]


async def test_what_is_owed_goes_with_what_was_written(storage: Storage) -> None:
    chores = Chores(storage.database, "one", 1.0)
    told = [
        {"table_id": id, "seat": 1, "kind": "url", "target": "{}", "lang": "en", "tries": 3, "sent": 0.0} for id in IDS
    ]
    await storage.database.write(lambda db: db.execute(sa.insert(notices), told))
    await storage.append("t3", 1, [Do(0, "earlier")])
    await asyncio.gather(
        storage.append("t1", 1, [Do(0, "x")], owed={BOTS: AT_ONCE, "clock": 9e9}),
        storage.append("t2", 1, [Do(0, "x")], asked=frozenset([0, 1]), notice_delay=-5.0),
        storage.append("t3", 1, [Do(0, "x")], asked=frozenset([1]), owed={BOTS: AT_ONCE}),
        return_exceptions=True,
    )
    due = {(chore.id, chore.kind): chore.due for chore in await chores.due()}
    assert list(due) == [("t2", NOTICE), ("t1", BOTS)]
    assert due["t2", NOTICE] == pytest.approx(time.time() - 5, abs=4)
    waiting = sa.select(notices.c.table_id, notices.c.seat, notices.c.tries).where(notices.c.waiting)
    assert await storage.database.read(lambda db: [*map(tuple, db.execute(waiting))]) == [("t2", 1, 0)]
    await storage.append("t1", 2, [Do(0, "x")], owed={BOTS: None})
    assert [chore.id for chore in await chores.due()] == ["t2"]


@pytest.mark.slow
@pytest.mark.parametrize("open_storage", ["postgres"], indirect=True)
async def test_in_postgresql_one_transaction_serves_many_tables(storage: Storage) -> None:
    await together(storage, *IDS)
    transactions = sa.select(sa.func.count(sa.distinct(sa.cast(sa.literal_column("xmin"), sa.Text)))).select_from(
        journal
    )
    assert await storage.database.read(lambda db: db.execute(transactions).scalar_one()) < 5


@pytest.mark.slow
@pytest.mark.parametrize("open_storage", ["postgres"], indirect=True)
async def test_who_holds_one_table_keeps_the_others_back_for_a_moment_only(storage: Storage) -> None:
    """Another worker that stops in the middle of its transaction."""
    holding = sa.insert(journal).values(table_id="t1", number=1, entry="{}", written=0.0)
    released = asyncio.Event()

    async def hold() -> None:
        async with storage.database._engine.begin() as db:  # type: ignore[attr-defined]
            await db.execute(holding)
            await released.wait()

    holder = asyncio.create_task(hold())
    await asyncio.sleep(0.2)
    waiting = asyncio.create_task(together(storage, "t1"))
    await asyncio.sleep(0.2)
    async with asyncio.timeout(10):
        assert await together(storage, "t2", "t3") == [None, None]
    assert not waiting.done()
    released.set()
    await holder
    assert await waiting == [NumberTaken]
