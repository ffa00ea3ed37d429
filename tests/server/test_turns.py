"""A crowd that waits for something slow does not keep others waiting."""

from __future__ import annotations

import asyncio
import functools
import time

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


async def test_who_is_patient_lets_others_pass_but_not_for_ever() -> None:
    turns, called, served = Turns(), list[str](), asyncio.Event()

    def patient() -> bool:
        called.append("patient")
        served.set()
        return True

    def hurried() -> bool:
        called.append("hurried")
        if called.count("patient") < 2:  # there is always somebody else
            turns.ask(hurried)
        return True

    turns.ask(patient, 0.05)
    await asyncio.sleep(0)
    assert called == ["patient"], "nobody waits while there is nothing else to do"
    served.clear()
    turns.ask(patient, 0.05)
    turns.ask(hurried)
    began = time.monotonic()
    await asyncio.wait_for(served.wait(), 5)
    assert time.monotonic() - began > 0.04
    assert "hurried" in called


async def test_who_does_not_want_the_turn_any_more_costs_none() -> None:
    turns, called = Turns(), list[int]()

    def take(number: int) -> bool:
        called.append(number)
        return number == 3

    for number in range(5):
        turns.ask(functools.partial(take, number))
    await asyncio.sleep(0)
    assert called == [0, 1, 2, 3]
