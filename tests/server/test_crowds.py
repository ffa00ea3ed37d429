"""Many connections: crowds that come and go, sockets that say nothing, readers that stop; and nobody else waits."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from tests.effort import share
from tests.server.harness import Forked
from websockets.asyncio.client import ClientConnection, connect

pytestmark = pytest.mark.server


async def spectator(server: Forked, table: str) -> ClientConnection:
    socket = await connect(
        server.address.replace("http", "ws") + f"/ws/{table}", max_size=None, open_timeout=60, ping_interval=None
    )
    await socket.send('{"type": "hello"}')
    return socket


async def slowest_answer(server: Forked, over: asyncio.Event) -> float:
    """The longest that somebody else had to wait."""
    worst = 0.0
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        while not over.is_set():
            began = time.monotonic()
            assert (await http.get("/api/bots")).status_code == 200
            worst = max(worst, time.monotonic() - began)
            await asyncio.sleep(0.02)
    return worst


@pytest.mark.slow
def test_a_crowd_that_comes_and_goes_is_told_a_few_times_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    number = max(200, share(500))

    async def storm(server: Forked, table: str) -> tuple[int, int, float]:
        first = await spectator(server, table)
        heard: list[bytes | str] = []

        async def listen() -> None:
            async for message in first:
                heard.append(message)

        over = asyncio.Event()
        listening, others = asyncio.create_task(listen()), asyncio.create_task(slowest_answer(server, over))
        crowd = []
        for _ in range(0, number, 25):
            crowd += await asyncio.gather(*(spectator(server, table) for _ in range(25)))
        await asyncio.sleep(1)
        await asyncio.gather(*(one.close() for one in crowd))
        await asyncio.sleep(2)
        over.set()
        slowest = await others
        listening.cancel()
        await first.close()
        told = [str(message) for message in heard if '"type":"presence"' in str(message)]
        return len(told), int(told[-1].rpartition('"spectators":')[2].rstrip("}")), slowest

    with Forked(tmp_path) as server:
        made = server.table("me", "me")
        told, left, slowest = asyncio.run(storm(server, made["table"]))
    assert told < number / 2, "once for many, not once for each"
    assert left == 1, "the last word is right"
    assert slowest < 5, "nobody at another table waits for a crowd"
    assert "Traceback" not in (tmp_path / "log").read_text()
