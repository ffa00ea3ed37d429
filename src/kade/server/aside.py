"""Work that takes a while, beside what others wait for (in a thread, where there are threads; a browser has none), and
work that must not be broken off."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    if THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)  # what waits already comes first
    return work(*args, **kwargs)


async def to_the_end(work: asyncio.Future[T]) -> T:
    """Wait for what is being written. Who gives up waiting still waits for that: nobody may look at what is kept while
    something is on its way to it."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        work.exception()  # nobody is left to be told
        raise
