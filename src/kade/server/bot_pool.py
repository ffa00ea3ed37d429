"""The server's side of bots: a few minds that think, each of which can be stopped and replaced."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from kade.bots import strength
from kade.server.bot_process import start_process
from kade.server.bot_worker import REMEMBERED, Answer, Question
from kade.server.fair_queue import FairQueue

log = logging.getLogger("kade.server")

STARTING = 60.0
"""Longer than this no mind may take to get ready, however busy the machine is."""

LEAST_THOUGHT = 0.1
"""The part of its usual work that a bot does however many wait."""

Progress = Callable[[float], None]


class Mind(Protocol):
    """Where bots think, one at a time: bot_worker.py behind something that carries lines. First it says it is ready."""

    @property
    def alive(self) -> bool: ...

    async def send(self, line: bytes) -> None: ...

    async def line(self) -> bytes:
        """The next that it says; OSError when it has ended."""

    def kill(self) -> None: ...

    async def gone(self) -> None:
        """Wait until it has ended."""


Start = Callable[[], Awaitable[Mind]]


class BotPool:
    """A number of minds, started when first needed: processes, unless something else is said."""

    def __init__(self, number: int, start: Start = start_process) -> None:
        self._all = [_Worker(start) for _ in range(number)]
        self._free = list(self._all)
        self._queue = FairQueue(number)

    async def choose(
        self, question: Question, limit: float, progress: Progress | None = None, behind: bool = False
    ) -> str | None:
        """The name of the bot's choice; None when it failed or took longer than `limit`."""
        return (await self.think(question, limit, progress, behind)).choice

    async def think(
        self, question: Question, limit: float, progress: Progress | None = None, behind: bool = False
    ) -> Answer:
        """The answer; an empty one when the bot failed or took longer than `limit`. To cancel stops the thinking.
        Tables take turns; those `behind` come last."""
        async with self._queue.place(question.keep.partition(" ")[0], behind, strength(question.bot)[1]):
            worker = self._for(question.keep)
            question.scale = self._scale()
            try:
                return await worker.ask(question, limit, progress)
            except BaseException:
                worker.stop()  # in the middle of an answer: whatever it says next would be to another question
                raise
            finally:
                self._free.append(worker)

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return self._queue.waiting

    def _scale(self) -> float:
        """When many wait, each bot thinks less, so that all together wait no longer."""
        return max(LEAST_THOUGHT, 1 / (1 + self._queue.waiting / self._queue.places))

    def _for(self, keep: str) -> _Worker:
        """A free one: the one that was asked for this seat last, for it may remember; else the one asked last."""
        found = next((worker for worker in self._free if keep and keep in worker.knows), self._free[-1])
        self._free.remove(found)
        return found

    async def close(self) -> None:
        for worker in self._all:
            worker.stop()
            await worker.gone()


class _Worker:
    """One mind, and whose bots it has been asked for since it started."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self.knows: deque[str] = deque(maxlen=REMEMBERED)
        self._mind: Mind | None = None
        self._stopped: Mind | None = None

    async def ask(self, question: Question, limit: float, progress: Progress | None) -> Answer:
        """One that ends before it has answered is asked once more, in a new mind."""
        try:
            return await self._ask(question, limit, progress)
        except OSError as problem:
            log.warning("The bot %s could not be asked: %s; it is asked again.", question.bot, problem)
            self.stop()
        try:
            return await self._ask(question, limit, progress)
        except OSError as problem:
            log.warning("The bot %s could not be asked: %s", question.bot, problem)
            self.stop()
            return Answer()

    async def _ask(self, question: Question, limit: float, progress: Progress | None) -> Answer:
        try:
            mind = await self._running()
            async with asyncio.timeout(limit):
                found = await _answer(mind, question, progress or _nobody)
        except TimeoutError:
            log.warning("The bot %s thought for more than %g seconds and was stopped.", question.bot, limit)
        except msgspec.MsgspecError as problem:
            log.warning("The bot %s answered in a way that cannot be read: %s", question.bot, problem)
        else:
            if found.problem is not None:
                log.warning("The bot %s failed: %s", question.bot, found.problem)
            elif question.keep and question.keep not in self.knows:
                self.knows.append(question.keep)
            return found
        self.stop()
        return Answer()

    async def _running(self) -> Mind:
        mind = self._mind
        if mind is None or not mind.alive:
            await self.gone()
            self.knows.clear()
            mind = self._mind = await self._start()
            await asyncio.wait_for(mind.line(), STARTING)
        return mind

    def stop(self) -> None:
        self.knows.clear()
        if self._mind is not None:
            self._mind.kill()
            self._stopped, self._mind = self._mind, None

    async def gone(self) -> None:
        if self._stopped is not None:
            await self._stopped.gone()
            self._stopped = None


def _nobody(part: float) -> None:
    """Progress that nobody asked for."""


async def _answer(mind: Mind, question: Question, progress: Progress) -> Answer:
    await mind.send(msgspec.json.encode(question))
    while True:
        found = msgspec.json.decode(await mind.line(), type=Answer)
        if found.part is None:
            return found
        progress(found.part)
