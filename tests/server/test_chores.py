"""Chores: each is done by one worker at a time, another takes over when that one is gone, and none is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from tests.server.test_on_disk import STORED

from kade.server.chores import Chores
from kade.server.journal import Do
from kade.server.owed import AT_ONCE, BOTS, Chore
from kade.server.storage import Storage

pytestmark = pytest.mark.server
LEASE = 1.0
LONG = 60.0


@pytest.fixture
async def three(open_storage: Callable[[], Storage]) -> AsyncIterator[tuple[Storage, Chores, Chores]]:
    """A database as two workers share it, one of which will crash."""
    storage = open_storage()
    storage.database.shared = True
    await storage.create(STORED)
    yield storage, Chores(storage.database, "one", LEASE), Chores(storage.database, "other", LONG)
    await storage.close()


async def test_one_worker_does_it_until_its_lease_runs_out(three: tuple[Storage, Chores, Chores]) -> None:
    storage, one, other = three
    await storage.append("t", 1, [Do(0, "x")], owed={BOTS: AT_ONCE})
    assert [(chore.id, chore.kind) for chore in await other.due()] == [("t", BOTS)]
    assert await one.take("t", BOTS)
    assert await one.take("t", BOTS), "to go on with it is no reason to refuse"
    assert not await other.take("t", BOTS)
    assert await other.due() == []
    await asyncio.sleep(LEASE * 1.5)
    assert len(await other.due()) == 1
    assert await other.take("t", BOTS)
    await one.release("t", BOTS)  # it was only slow, and the lease is no longer its own to give back
    assert not await one.take("t", BOTS)
    await other.release("t", BOTS)
    assert await one.take("t", BOTS)


async def test_what_is_no_longer_owed_goes_with_the_entry_that_says_so(three: tuple[Storage, Chores, Chores]) -> None:
    storage, one, _ = three
    await storage.append("t", 1, [Do(0, "x")], owed={BOTS: AT_ONCE, "clock": 9e9})
    assert [chore.kind for chore in await one.due()] == [BOTS], "the other is for later"
    await storage.append("t", 2, [Do(1, "x")], owed={BOTS: None})
    assert await one.due() == []


async def test_what_becomes_owed_again_meanwhile_is_not_dropped(three: tuple[Storage, Chores, Chores]) -> None:
    storage, one, other = three
    await storage.append("t", 1, [Do(0, "x")], owed={BOTS: AT_ONCE})
    [old] = await one.due()
    await storage.append("t", 2, [Do(0, "x")], owed={BOTS: AT_ONCE})
    await one.drop(old)
    [new] = await other.due()
    await one.drop(new)
    assert await other.due() == []


async def test_what_fails_is_tried_again_later_and_keeps_nothing_else_back(
    three: tuple[Storage, Chores, Chores], monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, one, other = three
    monkeypatch.setattr("kade.server.chores.PAUSE", 0.01)
    await storage.append("t", 1, [Do(0, "x")], owed={"bad": AT_ONCE, "good": AT_ONCE})
    done: list[str] = []
    seen = asyncio.Event()

    async def do(chore: Chore) -> None:
        if chore.kind == "bad":
            raise ValueError("no")
        done.append(chore.kind)
        await one.done(chore.id, chore.kind)
        seen.set()

    running = asyncio.create_task(one.run(do))
    await asyncio.wait_for(seen.wait(), 30)
    await asyncio.sleep(0.1)
    running.cancel()
    assert done == ["good"]
    assert await other.due() == [], "the other one waits a minute"
