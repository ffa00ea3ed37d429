"""A crowd that waits for something slow does not keep others waiting."""

from __future__ import annotations

import asyncio

from kade.server.turns import Turns


async def test_one_in_each_pass_of_the_loop_in_the_order_in_which_they_came() -> None:
    turns, done = Turns(), list[int]()

    async def slow(number: int) -> None:
        await turns.mine()
        done.append(number)

    crowd = [asyncio.create_task(slow(number)) for number in range(20)]
    most = 0
    while len(done) < 20:
        before = len(done)
        await asyncio.sleep(0)  # one pass
        most = max(most, len(done) - before)
    assert (most, done) == (1, list(range(20)))
    await asyncio.gather(*crowd)


async def test_who_gives_up_is_passed_over_and_who_comes_later_is_served() -> None:
    turns = Turns()
    first, second = asyncio.create_task(turns.mine()), asyncio.create_task(turns.mine())
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait_for(second, 5)
    await asyncio.wait_for(turns.mine(), 5)
    assert first.cancelled()
