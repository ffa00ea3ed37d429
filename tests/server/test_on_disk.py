"""What was acknowledged is on disk, and no number is written twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Forked, Server, play

from kade.server.bodies import NewSeat, NewTable
from kade.server.database import DatabaseGone
from kade.server.disk import refusal
from kade.server.errors import Refused
from kade.server.journal import Do, End
from kade.server.live_game import Seat, Snapshot
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.stored import NumberTaken, StoredTable
from kade.server.wire import MessageId, ServerMessage

pytestmark = pytest.mark.server


def test_all_choose_at_once_and_every_choice_gets_a_number_of_its_own(server: Server) -> None:
    made = server.table("me", "me", "me", "me")
    clients = [server.sit(made, seat) for seat in range(4)]
    for seat, client in enumerate(clients):
        client.seen(0)
        client.say(type="choose", id="now", seat=seat, ticket=client.position["ticket"], choice="keep both")
    answers = [client.until(lambda message: message.get("id") == "now") for client in clients]
    assert sorted(answer["number"] for answer in answers) == [1, 2, 3, 4]
    assert clients[0].seen(4)["actors"] != [0, 1, 2, 3]


@pytest.mark.slow
def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_LIVE_TABLES="1") as server:
        made = [server.table("me", "me") for _ in range(3)]
        for table in made * 2:
            client = server.sit(table, 0, 1)
            play([client], random.Random(1), most=5)
            client.close()
        again = server.sit(made[0], 0, 1)
        assert again.seen(0)["number"] == 10


@pytest.mark.slow
def test_a_snapshot_goes_with_every_decision_also_where_one_plays_alone(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        made = server.post("/api/tables", game="windmill-valley", options={"players": 1}, seats=[{"kind": "me"}])
        ada = server.sit(made, 0)
        ada.seen(0)
        number = ada.choose()["number"]
    with sqlite3.connect(tmp_path / "kade.sqlite3") as db:
        assert db.execute("select number from snapshots").fetchall() == [(number,)]
    db.close()


# ---------------------------------------------------------------- the storage alone


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "kade.sqlite3"
    upgrade(file)
    upgrade(file)  # a second time there is nothing to do
    return file


STORED = StoredTable(
    "t", "amsterdam", {}, {"players": 2}, 2**127 + 1, b"key", (Seat(0, "A", None, "hash"), Seat(1, ""))
)


async def test_of_two_workers_one_writes_a_number_and_the_other_is_told(open_storage: Callable[[], Storage]) -> None:
    one, other = open_storage(), open_storage()
    await one.create(STORED)
    for number in range(1, 11):
        tries = await asyncio.gather(
            *(worker.append("t", number, [Do(seat, "x")]) for seat, worker in enumerate((one, other))),
            return_exceptions=True,
        )
        assert [type(result) for result in tries if isinstance(result, Exception)] == [NumberTaken]
    assert [number for number, _ in await other.entries("t")] == list(range(1, 11))
    await one.close()
    await other.close()


class Onlooker:
    """Somebody at the table who counts how often there is something new to see."""

    seats: frozenset[int] = frozenset()

    def __init__(self) -> None:
        self.news = 0

    def notify(self) -> None:
        self.news += 1

    def send(self, message: ServerMessage) -> None: ...

    def refuse(self, id: MessageId, problem: Refused) -> None: ...


async def test_whoever_loses_a_race_shows_people_what_the_other_worker_wrote(database: Path, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    one, other = (ServerTables(Storage.sqlite(database), settings) for _ in range(2))
    made, _ = await one.create(NewTable("amsterdam", [NewSeat("me"), NewSeat("me")]))
    here, there = await one.find(made.id), await other.find(made.id)
    onlooker = Onlooker()
    here.came(onlooker)
    ticket = here.playing().ticket(0)
    await there.decide(0, there.playing().ticket(0), "keep both")
    with pytest.raises(Refused, match="has changed"):
        await here.decide(0, ticket, "keep both")
    assert here.playing().number == 1
    assert onlooker.news == 1
    await one.close()
    await other.close()


async def test_entries_and_snapshot_are_written_together_or_not_at_all(open_storage: Callable[[], Storage]) -> None:
    storage = open_storage()
    await storage.create(STORED)
    await storage.append("t", 1, [Do(0, "x")], Snapshot(1, 5, "{}"))
    with pytest.raises(NumberTaken):
        await storage.append("t", 0, [Do(0, "y"), End("finished")], Snapshot(9, 9, "{}"))
    assert await storage.entries("t") == [(1, Do(0, "x"))]
    assert await storage.snapshot("t") == Snapshot(1, 5, "{}")
    assert await storage.find("t") == STORED
    await storage.close()


async def test_what_comes_together_is_committed_together(database: Path) -> None:
    """One wait for the disk serves many tables; what is refused takes nothing else with it."""
    storage = Storage.sqlite(database)
    ids = [f"t{i}" for i in range(90)]
    for id in ids:
        await storage.create(replace(STORED, id=id))
    before = commits(database)
    await storage.append("t7", 1, [Do(0, "earlier")])
    tries = await asyncio.gather(
        *(storage.append(id, 1, [Do(0, "x")], Snapshot(1, 5, "{}")) for id in ids), return_exceptions=True
    )
    assert [id for id, result in zip(ids, tries, strict=True) if isinstance(result, Exception)] == ["t7"]
    assert commits(database) - before < 10
    for id in ids:
        assert await storage.entries(id) == [(1, Do(0, "earlier" if id == "t7" else "x"))]
    await storage.close()


def commits(database: Path) -> int:
    """The transactions in SQLite's write-ahead log: the last frame of each says how large the database is then."""
    log = database.with_name(database.name + "-wal").read_bytes()
    page = int.from_bytes(log[8:12], "big")
    return sum(any(log[at + 4 : at + 8]) for at in range(32, len(log), 24 + page))


async def test_a_write_that_nobody_waits_for_any_more_is_over_before_anybody_reads(
    open_storage: Callable[[], Storage],
) -> None:
    storage = open_storage()
    await storage.create(STORED)
    leaving = asyncio.create_task(storage.append("t", 1, [Do(0, "x")]))
    await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await storage.entries("t") == [(1, Do(0, "x"))]
    await storage.close()


async def test_what_would_be_written_to_a_deleted_file_is_not_acknowledged(database: Path) -> None:
    storage = Storage.sqlite(database)
    await storage.create(STORED)
    database.unlink()  # noqa: ASYNC240
    with pytest.raises(DatabaseGone):
        await storage.append("t", 1, [Do(0, "x")])
    await storage.close()


async def test_what_does_not_fit_on_the_disk_is_refused_alone_and_leaves_nothing(database: Path) -> None:
    storage = Storage.sqlite(database)
    await storage.create(STORED)
    await storage.create(replace(STORED, id="u"))
    pages: Any = await storage.database.write(lambda db: db.exec_driver_sql("PRAGMA page_count").scalar())
    await storage.database.write(lambda db: db.exec_driver_sql(f"PRAGMA max_page_count={pages + 8}"))
    tries = await asyncio.gather(
        storage.append("t", 1, [Do(0, "x")], Snapshot(1, 5, "x" * 1_000_000)),
        storage.append("u", 1, [Do(0, "x")], Snapshot(1, 5, "{}")),
        return_exceptions=True,
    )
    told = refusal(tries[0], database) if isinstance(tries[0], BaseException) else None
    assert told is not None
    assert told.code == "disk-full"
    assert isinstance(tries[1], float)
    assert await storage.entries("t") == []
    assert await storage.entries("u") == [(1, Do(0, "x"))]
    await storage.append("t", 1, [Do(0, "y")], Snapshot(1, 5, "{}"))
    await storage.close()


async def test_an_open_seat_is_taken_by_one(open_storage: Callable[[], Storage]) -> None:
    storage = open_storage()
    await storage.create(STORED)
    tries = await asyncio.gather(*(storage.sit_down("t", Seat(1, f"{i}", None, f"{i}")) for i in range(5)))
    assert sum(tries) == 1
    assert not await storage.sit_down("t", Seat(0, "B", None, "other"))
    await storage.close()


def test_the_disk_is_waited_for(database: Path) -> None:
    """SQLite acknowledges only what the disk has: FULL (2), with a journal that survives a crash."""

    async def pragmas() -> tuple[object, object]:
        storage = Storage.sqlite(database)
        found = await storage.database.write(
            lambda db: (
                db.exec_driver_sql("PRAGMA synchronous").scalar(),
                db.exec_driver_sql("PRAGMA journal_mode").scalar(),
            )
        )
        await storage.close()
        return found

    assert asyncio.run(pragmas()) == (2, "wal")


# ---------------------------------------------------------------- two workers at one table


async def test_two_workers_check_again_when_the_other_took_the_number(open_storage: Callable[[], Storage]) -> None:
    """SQLite has one server to a folder; what keeps several workers of another database apart is the same."""
    one, other = (ServerTables(open_storage(), Settings()) for _ in range(2))
    stored, _ = await one.create(NewTable("amsterdam", [NewSeat("me"), NewSeat("me")]))
    here, there = await one.find(stored.id), await other.find(stored.id)
    assert here.live is not None
    assert there.live is not None
    stale = here.live.ticket(0)
    assert await here.decide(0, stale, "keep both") == 1
    assert await there.decide(1, there.live.ticket(1), "keep both") == 2, "the 1st was taken, her choice still held"
    with pytest.raises(Refused, match="changed"):
        await here.decide(0, stale, "keep both")
    assert await one.storage.entries(stored.id) == [(1, Do(0, "keep both")), (2, Do(1, "keep both"))]
    await one.close()
    await other.close()
