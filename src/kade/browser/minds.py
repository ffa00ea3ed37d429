"""Where bots think on a page: in a web worker of their own, or, where there is none, between everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from kade.server.bot_pool import Mind, Start
from kade.server.bot_worker import Answer, Memory, Question, answer

log = logging.getLogger("kade.browser")

LOADING = 300.0
"""Seconds that a worker may take to load; bots think without one then."""
LONGEST = 90.0
"""Seconds after which a worker that still thinks about what nobody waits for is replaced."""

READY = b"ready"


class Thinker(Protocol):
    """Another web worker, as JavaScript hands it over; in it runs thinker.py."""

    def send(self, line: str) -> None:
        """A question."""

    def stop(self) -> None:
        """End it for good."""


Think = Callable[[Callable[[str], None]], Thinker]
"""Starts a worker, which hands each line that it says to this function: first that it is `ready`, and if it ends by
itself, an empty one."""


def minds(think: Think | None) -> Start:
    return InBetween.start if think is None else WorkerMind(think).start


class InBetween:
    """Thinks when it is asked, and all else waits until it is done."""

    def __init__(self) -> None:
        self.alive = True
        self._memory = Memory()
        self._said = [READY]

    @classmethod
    async def start(cls) -> Mind:
        return cls()

    async def send(self, line: bytes) -> None:
        await asyncio.sleep(0)  # what waits already comes first
        found = answer(msgspec.json.decode(line, type=Question), self._memory)
        self._said.append(msgspec.json.encode(found))

    async def line(self) -> bytes:
        return self._said.pop(0)

    def kill(self) -> None:
        self.alive = False

    async def gone(self) -> None: ...


class WorkerMind:
    """One worker, which takes seconds to start. So a question that was given up is thought about to the end, unheard,
    and the next waits for that."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._worker: Thinker | None = None
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._ready = False
        self._thinking = False
        self.alive = False

    async def start(self) -> Mind:
        if self._thinking:
            await self._hear_out()
        if not self._ready:
            try:
                await self._load()
            except (OSError, TimeoutError):
                log.warning("The bots' worker cannot be loaded: bots think beside the table.")
                self._end()
                return await InBetween.start()
        self._lines.put_nowait(READY.decode())
        self.alive = True
        return self

    async def _load(self) -> None:
        if self._worker is None:
            self._lines = asyncio.Queue()
            self._worker = self._think(self._lines.put_nowait)
        async with asyncio.timeout(LOADING):
            await self.line()
        self._ready = True

    async def _hear_out(self) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                while self._thinking:
                    await self.line()
        except TimeoutError:
            log.warning("The bots' worker did not come to an end, and is replaced.")
            self._end()
        except OSError:
            return  # another is started

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.stop()
        self._worker, self._ready, self._thinking, self.alive = None, False, False, False

    async def send(self, line: bytes) -> None:
        assert self._worker is not None
        self._thinking = True
        self._worker.send(line.decode())

    async def line(self) -> bytes:
        line = (await self._lines.get()).encode()
        if not line:
            self._end()
            raise OSError("its worker ended")
        if self._thinking:
            self._thinking = msgspec.json.decode(line, type=Answer).part is not None
        return line

    def kill(self) -> None:
        self.alive = False

    async def gone(self) -> None: ...
