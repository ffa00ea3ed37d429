"""When Python looks for garbage. To look through everything halts all tables, with 500 players for a fifth of a second:
it is done at set times, not whenever Python has counted enough new objects. Nor are those that a first look has left
looked through again before: of 4,000 decisions that found a thousand objects, and halted tables for 30 ms each time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

YOUNG: Final = 2_000  # new objects after which those are looked through
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
    gc.set_threshold(YOUNG, NEVER, NEVER)
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
