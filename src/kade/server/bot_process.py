"""Processes in which bots think, beside the server. What they do there is in bot_worker.py."""

from __future__ import annotations

import asyncio
import sys

from kade.server.bot_worker import BACKGROUND


class ProcessMind:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def line(self) -> bytes:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise OSError("its process ended")
        return line

    def kill(self) -> None:
        if self.alive:
            self._process.kill()

    async def gone(self) -> None:
        await self._process.wait()


async def start_process(*words: str) -> ProcessMind:
    return ProcessMind(
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kade.server.bot_worker",
            *words,
            limit=1 << 22,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
    )


async def start_in_background() -> ProcessMind:
    """One that never takes time from the others."""
    return await start_process(BACKGROUND)
