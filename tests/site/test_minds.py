"""The bots' worker of a page: a question that was given up spoils no other, and a worker that ends is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

import kade
from kade.browser import minds
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Answer, Question


class Slow:
    """A worker that answers with the name of the bot, when it is told to."""

    all: list[Slow]

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.asked: list[str] = []
        self.stopped = False
        self.all.append(self)
        asyncio.get_running_loop().call_soon(say, "ready")

    def send(self, line: str) -> None:
        self.asked.append(msgspec.json.decode(line, type=Question).bot)

    def answer(self, nth: int = -1) -> None:
        self.say(msgspec.json.encode(Answer(part=0.5)).decode())
        self.say(msgspec.json.encode(Answer(self.asked[nth])).decode())

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def pool() -> BotPool:
    Slow.all = []
    return BotPool(1, minds.minds(Slow))


def asked(pool: BotPool, bot: str, limit: float = 60.0) -> asyncio.Task[str | None]:
    return asyncio.create_task(pool.choose(Question("amsterdam", {}, {}, 0, bot, 1), limit))


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(1000):
        if happened():
            return
        await asyncio.sleep(0.005)
    pytest.fail("It did not happen.")


async def test_what_was_given_up_is_thought_to_its_end_before_the_next_is_asked(pool: BotPool) -> None:
    first = asked(pool, "novice")
    await until(lambda: bool(Slow.all and Slow.all[0].asked))
    first.cancel()
    second = asked(pool, "greedy")
    await until(first.done)
    assert Slow.all[0].asked == ["novice"], "it is still thinking"
    Slow.all[0].answer()
    await until(lambda: Slow.all[0].asked == ["novice", "greedy"])
    Slow.all[0].answer()
    assert await second == "greedy"
    assert len(Slow.all) == 1


async def test_a_worker_that_ends_by_itself_is_replaced_and_asked_again(pool: BotPool) -> None:
    waits = asked(pool, "novice")
    await until(lambda: bool(Slow.all and Slow.all[0].asked))
    Slow.all[0].say("")
    await until(lambda: len(Slow.all) == 2 and bool(Slow.all[1].asked))
    Slow.all[1].answer()
    assert await waits == "novice"


async def test_bots_think_beside_the_table_when_no_worker_can_be_loaded() -> None:
    class Broken(Slow):
        def __init__(self, say: Callable[[str], None]) -> None:
            asyncio.get_running_loop().call_soon(say, "")

    game = kade.load("amsterdam")
    state = game.new(players=2, seed=1)
    question = Question("amsterdam", {}, state.to_dict(), state.actors[0], "random", 1)
    chosen = await BotPool(1, minds.minds(Broken)).choose(question, 60.0)
    assert chosen in [game.name(action) for action in state.legal()]


async def test_a_worker_that_never_comes_to_an_end_is_stopped(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "LONGEST", 0.05)
    assert await asked(pool, "master", 0.05) is None
    waits = asked(pool, "greedy")
    await until(lambda: len(Slow.all) == 2 and bool(Slow.all[1].asked))
    assert Slow.all[0].stopped
    Slow.all[1].answer()
    assert await waits == "greedy"
