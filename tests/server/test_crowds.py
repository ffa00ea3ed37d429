"""Many connections: crowds that come and go, sockets that say nothing, readers that stop; and nobody else waits."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
import uvicorn
from tests.effort import EFFORT, share
from tests.server.harness import Client, Forked, Server
from websockets.asyncio.client import ClientConnection, connect

from kade.display.game import Game
from kade.display.panel import Panel
from kade.server.bodies import NewSeat, NewTable
from kade.server.limits import LimitedConfig, Limits
from kade.server.migrations import upgrade
from kade.server.position import Viewer
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage

pytestmark = pytest.mark.server


async def spectator(server: Forked, table: str) -> ClientConnection:
    door = await connect(
        server.address.replace("http", "ws") + f"/ws/{table}", max_size=None, open_timeout=60, ping_interval=None
    )
    await door.send('{"type": "hello"}')
    return door


PROBE = """
import http.client, select, sys, time
server, pid, worst = http.client.HTTPConnection(sys.argv[1], timeout=60), sys.argv[2], 0.0
def worked():
    try:
        return int(open(f"/proc/{pid}/schedstat").read().split()[0]) / 1e9
    except OSError:
        return time.monotonic()
while not select.select([sys.stdin], [], [], 0.02)[0]:
    began = worked()
    server.request("GET", "/healthz")
    assert b'"ok":true' in server.getresponse().read()
    worst = max(worst, worked() - began)
print(worst)
"""


@contextlib.contextmanager
def healthz_within(server: Forked, seconds: float) -> Iterator[None]:
    """Ask all the time, from a process of its own, whether the server is well: it never works longer than this before
    it answers. Its work is counted, because on a busy machine waiting says little."""
    assert server.fork is not None
    command = [sys.executable, "-c", PROBE, server.address.removeprefix("http://"), str(server.fork.pid)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as probe:
        yield
        said, _ = probe.communicate("stop\n", timeout=60)
    assert float(said) < seconds, f"{float(said):.3f} s"


@pytest.mark.slow
def test_a_crowd_that_comes_and_goes_is_told_a_few_times_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    """500 of them in a soak, and 0.1 s; where other tests run beside it, the same work takes longer."""
    number = max(200, share(500))

    async def storm(server: Forked, table: str) -> tuple[int, int]:
        first = await spectator(server, table)
        heard: list[bytes | str] = []

        async def listen() -> None:
            async for message in first:
                heard.append(message)

        listening = asyncio.create_task(listen())
        crowd = []
        for _ in range(0, number, 25):
            crowd += await asyncio.gather(*(spectator(server, table) for _ in range(25)))
        await asyncio.sleep(0.5)
        for first_of in range(0, number, 25):
            await asyncio.gather(*(one.close() for one in crowd[first_of : first_of + 25]))
        while not heard or '"spectators":1}' not in str(heard[-1]):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        listening.cancel()
        await first.close()
        told = [str(message) for message in heard if '"type":"presence"' in str(message)]
        return len(told), int(told[-1].rpartition('"spectators":')[2].rstrip("}"))

    with Forked(tmp_path) as server:
        made = server.table("me", "me")
        server.sit(made, 0).seen(0)  # the board is drawn once
        with healthz_within(server, 0.1 if EFFORT == "soak" else 0.2):
            told, left = asyncio.run(storm(server, made["table"]))
    assert told < number / 2, "once for many, not once for each"
    assert left == 1, "the last word is right"
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.slow
def test_who_leaves_without_a_word_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    """All at once, while something is being sent to them."""

    async def leave(server: Forked, table: str, act: Callable[[], object]) -> None:
        crowd = await asyncio.gather(*(spectator(server, table) for _ in range(100)))
        await asyncio.to_thread(act)
        for one in crowd:
            one.transport.abort()

    with Forked(tmp_path) as server:
        made = server.table("me", "me")
        both = server.sit(made, 0, 1)
        both.seen(0)
        for number in range(2):
            asyncio.run(leave(server, made["table"], lambda: both.choose("keep both")))
            both.seen(number + 1)
        both.until(lambda message: message.get("spectators") == 0)
    assert (tmp_path / "log").read_text() == ""


# ---------------------------------------------------------------- silence


def knock(server: Server) -> socket.socket:
    """A connection on which nothing is said."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=60)


@pytest.mark.slow
def test_silent_sockets_starve_nobody_even_with_few_files(tmp_path: Path) -> None:
    with FewFiles(tmp_path, KADE_REQUEST_LIMIT="2") as server:
        made = server.table("me", "me")
        ada = server.sit(made, 0)
        ada.seen(0)
        silent = [knock(server) for _ in range(400)]
        assert ada.choose("keep both")["number"] == 1, "who plays goes on playing"
        time.sleep(3)
        bea = server.sit(made, 1)
        assert bea.seen(1)["number"] == 1, "and others come in once the silent are gone"
        for one in silent:
            one.close()
    assert len((tmp_path / "log").read_text()) < 5000, "nothing to write home about"


class FewFiles(Server):
    """A server that may have 256 files open."""

    def start(self) -> Self:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))  # the new process gets it with it
        try:
            return super().start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.slow
def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_REQUEST_LIMIT="1") as server:
        for words in (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"):
            with knock(server) as one:
                one.settimeout(20)
                one.sendall(words)
                with contextlib.suppress(ConnectionResetError):
                    while one.recv(4096):
                        pass


async def test_who_stops_reading_is_cut_off() -> None:
    """More is sent than the system keeps for them; the server must not wait for ever to be rid of them."""
    gone = asyncio.Event()

    async def flood(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 1_000_000})
        finally:
            gone.set()

    settings: dict[str, Any] = {"lifespan": "off", "log_level": "critical", "ws_per_message_deflate": False}
    server = uvicorn.Server(LimitedConfig(flood, Limits(stuck=0.5), ws_ping_interval=1, ws_ping_timeout=1, **settings))
    with socket.socket() as listening, socket.socket() as deaf:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        serving = asyncio.create_task(server.serve([listening]))
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, listening.getsockname())
        await asyncio.get_running_loop().sock_sendall(deaf, OPEN_SOCKET % b"t")
        await asyncio.wait_for(gone.wait(), 20)
        server.should_exit = True
        await serving


OPEN_SOCKET = (
    b"GET /ws/%s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.slow
def test_a_table_and_an_address_have_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    few = {"KADE_CONNECTIONS_PER_TABLE": "3", "KADE_CONNECTIONS_PER_ADDRESS": "2"}
    with Forked(tmp_path, **few) as server:
        one, other = server.table("me", "me"), server.table("me", "me")
        for _ in range(3):
            server.sit(one).seen(0)
        assert Client(server, one["table"], hello=False).hear()["code"] == "crowded"
        server.sit(other).seen(0)
        far = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine says it
        guests = [Client(server, other["table"], headers=far) for _ in range(2)]
        assert guests[0].seen(0)["players"]
        assert Client(server, other["table"], headers=far, hello=False).hear()["code"] == "crowded"
        guests[0].close()
        guests[1].close()
        time.sleep(0.5)
        assert Client(server, other["table"], headers=far).seen(0)["players"]


# ---------------------------------------------------------------- equal views


async def test_who_sees_the_same_shares_what_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path)
    upgrade(settings.database)
    tables = ServerTables(Storage.sqlite(settings.database), settings)
    stored, _ = await tables.create(NewTable("amsterdam", [NewSeat("me"), NewSeat("me")]))
    table = await tables.find(stored.id)
    drawn: list[object] = []
    draw = Game.panels

    def panels(game: Game, view: dict[str, Any]) -> list[Panel]:
        drawn.append(view["seat"])
        return draw(game, view)

    monkeypatch.setattr(Game, "panels", panels)
    viewers = [Viewer(frozenset(seats), moments=True) for seats in ((), (), (), (0,), (0,), (1,))]
    for number in range(3):
        for viewer in viewers:
            shown = list(viewer.positions(table))
            assert shown[-1].number == number
            assert shown[-1].seat == min(viewer.seats, default=None)
        assert table.live is not None
        assert len(drawn) <= 3 * (2 if number else 1), "once for each seat and once for all who only watch"
        drawn.clear()
        seat = table.live.actors[0]
        await table.decide(seat, table.live.ticket(seat), table.game.name(table.live.choices[seat][0]))
    await tables.close()
