"""When Python looks for garbage. To look through everything halts all tables, with 500 players for a fifth of a second:
it is done at set times, not whenever Python has counted enough new objects."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

YOUNG: Final = 2_000  # new objects after which those are looked through
MIDDLE: Final = 10  # times that happens until those that were left are looked through again
NEVER: Final = 1 << 30
EVERY: Final = 300.0  # seconds between two looks at everything


def keep_for_good() -> None:
    """What is loaded now stays: looking through it again and again would halt everything for 50 ms."""
    gc.collect()
    gc.freeze()


@contextlib.asynccontextmanager
async def cleared_at_set_times(every: float = EVERY) -> AsyncIterator[None]:
    """While a server runs."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    clearing = asyncio.create_task(_clear(every), name="garbage")
    try:
        yield
    finally:
        clearing.cancel()
        gc.set_threshold(*before)


async def _clear(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
