"""The server's side of bots: a few processes that think, each of which can be stopped and replaced."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec

from kade.server.thinker import Answer, Question

log = logging.getLogger("kade.server")

STARTING = 60.0
"""Longer than this no process may take to get ready, however busy the machine is."""


class Thinkers:
    """So many processes, started when first needed."""

    def __init__(self, number: int) -> None:
        self._all = [_Thinker() for _ in range(number)]
        self._free: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, question: Question, limit: float) -> str | None:
        """The name of the bot's choice; None when it failed or took longer than `limit`."""
        thinker = await self._free.get()
        try:
            return await thinker.ask(question, limit)
        except BaseException:
            thinker.stop()  # in the middle of an answer: whatever it says next would be to another question
            raise
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self._all:
            thinker.stop()
            await thinker.gone()


class _Thinker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._stopped: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, limit: float) -> str | None:
        try:
            process = await self._running()
            line = await asyncio.wait_for(_said(process, msgspec.json.encode(question)), limit)
            found = msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            log.warning("The bot %s thought for more than %g seconds and was stopped.", question.bot, limit)
        except (OSError, msgspec.MsgspecError) as problem:
            log.warning("The bot %s could not be asked: %s", question.bot, problem)
        else:
            if found.problem is not None:
                log.warning("The bot %s failed: %s", question.bot, found.problem)
            return found.choice
        self.stop()
        return None

    async def _running(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is None or process.returncode is not None:
            await self.gone()
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "kade.server.thinker", limit=1 << 22,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
            self._process = process
            await asyncio.wait_for(_line(process), STARTING)
        return process

    def stop(self) -> None:
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            self._stopped, self._process = self._process, None

    async def gone(self) -> None:
        if self._stopped is not None:
            await self._stopped.wait()
            self._stopped = None


async def _said(process: asyncio.subprocess.Process, question: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    return await _line(process)


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise OSError("its process ended")
    return line
