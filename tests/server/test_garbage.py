"""Python looks for garbage at set times, so that nobody waits for it in the middle of a game."""

from __future__ import annotations

import asyncio
import gc
import weakref

from kade.server.garbage import cleared_at_set_times


class Knot:
    """Holds itself, so that only a look through everything finds that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


def test_old_garbage_goes_at_a_set_time_and_not_before() -> None:
    async def serve() -> None:
        cleared = asyncio.Event()
        async with cleared_at_set_times(every=0.2):
            knot = Knot()
            gc.collect()  # as old as anything can be
            there = weakref.ref(knot, lambda _: cleared.set())
            del knot
            made: list[list[int]] = [[] for _ in range(200_000)]  # enough for Python to look through everything
            assert there() is not None, len(made)
            async with asyncio.timeout(30):
                await cleared.wait()

    before = gc.get_threshold()
    asyncio.run(serve())
    assert gc.get_threshold() == before
