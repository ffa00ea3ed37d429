"""The server's side of bots: a few processes that think, each of which can be stopped and replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Callable

import msgspec

from kade.bots import strength
from kade.server.bot_worker import BACKGROUND, REMEMBERED, Answer, Question
from kade.server.fair_queue import FairQueue

log = logging.getLogger("kade.server")

STARTING = 60.0
"""Longer than this no process may take to get ready, however busy the machine is."""

LEAST_THOUGHT = 0.1
"""The part of its usual work that a bot does however many wait."""

Progress = Callable[[float], None]


class BotPool:
    """A number of processes, started when first needed. In the background they never take time from the others."""

    def __init__(self, number: int, background: bool = False) -> None:
        self._all = [_Worker(background) for _ in range(number)]
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
        """Questions that no process thinks about yet."""
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
    """One process, and whose bots it has been asked for since it started."""

    def __init__(self, background: bool) -> None:
        self._words = [BACKGROUND] if background else []
        self.knows: deque[str] = deque(maxlen=REMEMBERED)
        self._process: asyncio.subprocess.Process | None = None
        self._stopped: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, limit: float, progress: Progress | None) -> Answer:
        """One whose process ends before it has answered is asked once more, in a new process."""
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
            process = await self._running()
            async with asyncio.timeout(limit):
                found = await _answer(process, question, progress or _nobody)
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

    async def _running(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is None or process.returncode is not None:
            await self.gone()
            self.knows.clear()
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "kade.server.bot_worker",
                *self._words,
                limit=1 << 22,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self._process = process
            await asyncio.wait_for(_line(process), STARTING)
        return process

    def stop(self) -> None:
        self.knows.clear()
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            self._stopped, self._process = self._process, None

    async def gone(self) -> None:
        if self._stopped is not None:
            await self._stopped.wait()
            self._stopped = None


def _nobody(part: float) -> None:
    """Progress that nobody asked for."""


async def _answer(process: asyncio.subprocess.Process, question: Question, progress: Progress) -> Answer:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    while True:
        found = msgspec.json.decode(await _line(process), type=Answer)
        if found.part is None:
            return found
        progress(found.part)


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise OSError("its process ended")
    return line
