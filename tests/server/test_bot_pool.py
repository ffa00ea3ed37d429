"""Bots of many tables: nobody waits for those who think long, and one that crashes is asked again."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from tests.server.harness import Server

import kade
from kade.server import bot_pool, fair_queue
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Answer, Question

pytestmark = pytest.mark.server


def question(table: str, bot: str = "master") -> Question:
    game = kade.load("amsterdam")
    state = game.new(players=2, seed=1)
    return Question("amsterdam", {}, state.to_dict(), state.actors[0], bot, 1, keep=f"{table} 0")


class Sleepy:
    """Instead of a process: masters take a while, the others none. Keeps who was asked, and with how much work.

    The queue goes by its clock, on which a busy machine makes nobody think longer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, float]] = []
        self.enough = asyncio.Event()
        self.clock = 0.0
        monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: self.clock))
        monkeypatch.setattr(bot_pool._Worker, "ask", lambda worker, *args: self.ask(*args))

    async def ask(self, question: Question, limit: float, progress: object) -> Answer:
        self.asked.append((question.keep.partition(" ")[0], getattr(question, "scale", 1.0)))
        if len(self.asked) == 20:
            self.enough.set()
        long = 0.05 if question.bot == "master" else 0.0
        await asyncio.sleep(long)
        self.clock += long
        return Answer("x")

    @property
    def order(self) -> list[str]:
        return [table for table, _ in self.asked]


async def always(pool: BotPool, table: str) -> None:
    """A table at which one master plays after the other."""
    while True:
        await pool.think(question(table), 10)


async def test_a_quick_bot_waits_for_one_that_thinks_and_not_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, bots = BotPool(1), Sleepy(monkeypatch)
    busy = [asyncio.create_task(always(pool, f"t{i}")) for i in range(12)]
    await asyncio.sleep(0.3)
    for _ in range(5):
        before = len(bots.asked)
        await pool.think(question("quick", "greedy"), 10)
        assert len(bots.asked) - before <= 3
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)


async def test_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, bots = BotPool(1), Sleepy(monkeypatch)
    busy = [asyncio.create_task(always(pool, f"t{i}")) for i in range(4)]
    await asyncio.wait_for(bots.enough.wait(), 30)
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    assert all(4 <= bots.order[:20].count(f"t{i}") <= 6 for i in range(4))


async def test_where_nobody_watches_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, bots = BotPool(1), Sleepy(monkeypatch)
    unwatched = [asyncio.create_task(pool.think(question(f"u{i}"), 10, None, behind=True)) for i in range(3)]
    await asyncio.sleep(0.01)
    watched = [asyncio.create_task(pool.think(question(f"w{i}"), 10)) for i in range(3)]
    await asyncio.gather(*unwatched, *watched)
    assert bots.order == ["u0", "w0", "w1", "w2", "u1", "u2"]


async def test_bots_think_less_when_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, bots = BotPool(1), Sleepy(monkeypatch)
    await asyncio.gather(*(pool.think(question(f"t{i}"), 10) for i in range(4)))
    scales = [scale for _, scale in bots.asked]
    assert scales[1] == pytest.approx(1 / 3)
    assert scales[-1] == 1.0, "the last has all the time"
    assert min(scales) < 0.5


async def test_who_gives_up_waiting_takes_no_place_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    Sleepy(monkeypatch)
    tasks = [asyncio.create_task(pool.think(question(f"t{i}"), 10)) for i in range(5)]
    await asyncio.sleep(0.01)
    for task in tasks[:4]:
        task.cancel()
    assert (await asyncio.wait_for(tasks[4], 5)).choice == "x"
    assert (await asyncio.wait_for(pool.think(question("t9"), 10), 5)).choice == "x"


@pytest.mark.slow
async def test_a_thinker_that_crashes_is_asked_again_once() -> None:
    pool = BotPool(1)
    try:
        thinking = asyncio.create_task(pool.choose(question("t", "master"), 60))
        await crash(pool)
        assert await thinking is not None
        hopeless = asyncio.create_task(pool.choose(question("t", "master"), 60))
        await crash(pool)
        await crash(pool)
        assert await hopeless is None, "a bot that crashes every time is given up"
    finally:
        await pool.close()


async def crash(pool: BotPool) -> None:
    """End the process in the midst of its work."""
    worker = pool._all[0]
    began = time.monotonic()
    while worker._mind is None or not worker._mind.alive:
        assert time.monotonic() - began < 60
        await asyncio.sleep(0.01)
    worker._mind.kill()
    await worker._mind.gone()


@pytest.mark.slow
def test_bots_among_themselves_play_while_somebody_watches(server: Server) -> None:
    made = server.table("random", "random")
    time.sleep(1)
    assert server.get(f"/api/tables/{made['table']}")["number"] == 0
    watcher = server.sit(made)
    watcher.seen(3)
    watcher.close()
    time.sleep(0.5)
    number = server.get(f"/api/tables/{made['table']}")["number"]
    time.sleep(0.5)
    assert server.get(f"/api/tables/{made['table']}")["number"] <= number + 1
