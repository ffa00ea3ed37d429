"""Any frames, in any order, on any socket: no traceback, and nobody else notices. `make frames` throws 100,000."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.effort import share
from tests.server.frames import PER_SOCKET, Fuzzer, throw
from tests.server.harness import Forked

pytestmark = pytest.mark.server

FRAMES = 100_000
AT_ONCE = 20


@pytest.mark.slow
def test_frames_of_any_kind_leave_the_server_well_and_no_traceback(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        made = server.table("me", "me", "random")
        calm = server.table("me", "me")
        ada = server.sit(calm, 0)
        ada.seen(0)
        paths = [f"/ws/{made['table']}"] * 4
        paths += [f"/ws/replay/{made['table']}", "/ws/learn/amsterdam/first", "/ws/puzzle/amsterdam/1", "/ws/nothing"]
        sent = asyncio.run(throw_all(server, paths, list(made["tokens"].values())))
        assert sent >= share(FRAMES)
        assert server.get("/healthz")["ok"] is True
        assert ada.choose("keep both")["number"] == 1, "at another table one plays on"
        assert server.sit(made, 0).seen(0)["started"], "and at this one"
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log[:5000]


async def throw_all(server: Forked, paths: list[str], tokens: list[str]) -> int:
    host, _, port = server.address.removeprefix("http://").partition(":")
    door = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> int:
        async with door:
            return await throw(host, int(port), paths[seed % len(paths)], Fuzzer(seed, tokens).frames())

    return sum(await asyncio.gather(*(one(seed) for seed in range(share(FRAMES) // PER_SOCKET + 1))))
