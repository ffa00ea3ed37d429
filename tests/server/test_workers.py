"""Two workers that share PostgreSQL and Redis: any of them serves any table, and either can be lost."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from pathlib import Path

import pytest
from tests.server.harness import Client, Message, Server, play
from tests.server.pair import Pair
from tests.server.services import Services, children, wait_for
from tests.server.test_analyses import when
from websockets.exceptions import ConnectionClosed

from kade.server.housekeeping import CannotKeepHouse, backup, opened, overview, troubles_in_words
from kade.server.settings import Settings

RECORD = Path(__file__).parents[1] / "golden" / "amsterdam" / "2-players-1.kade"

pytestmark = [pytest.mark.server, pytest.mark.slow]


def heard(client: Client, line: str) -> Message:
    return client.until(lambda message: message["type"] == "chat" and line in [one["text"] for one in message["lines"]])


def test_people_at_two_workers_play_at_one_table(pair: Pair) -> None:
    """They see each other's decisions, lines and presence; a picture that one drew the other can send."""
    made = pair.one.table("me", "me", "greedy")
    ada, bob = pair.one.sit(made, 0), pair.other.sit(made, 1)
    for client in (ada, bob):
        client.until(
            lambda message: message["type"] == "presence" and all(one["connected"] for one in message["players"])
        )
    number = play([ada, bob], random.Random(1), most=30)
    numbers = list(pair.journal(made["table"]))
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= number
    bob.say(type="say", id="x", seat=1, text="well played")
    heard(ada, "well played")
    key = next(panel["static"] for panel in ada.panels.values() if panel["static"])
    answers = [server.http.get(f"/api/games/amsterdam/static/{key}") for server in (pair.one, pair.other)]
    assert [answer.status_code for answer in answers] == [200, 200]
    bob.close()
    ada.until(lambda message: message["type"] == "presence" and not message["players"][1]["connected"])


def test_seats_are_taken_at_one_worker_and_the_game_begins_at_the_other(pair: Pair) -> None:
    made = pair.one.table("me", "open")
    ada = pair.one.sit(made, 0)
    ada.hear()
    joined = pair.other.post(f"/api/tables/{made['table']}/join", name="Bob")
    assert ada.seen(0)["choices"]
    bob = Client(pair.other, made["table"], [joined["token"]])
    play([ada, bob], random.Random(2), most=6)


def test_clocks_are_the_same_at_both_workers_and_run_on(pair: Pair) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    made = pair.one.post("/api/tables", game="amsterdam", options={}, seats=seats, clock=clock)
    ada, bob = pair.one.sit(made, 0), pair.other.sit(made, 1)
    number = play([ada, bob], random.Random(6), most=8)
    one, other = (client.seen(number)["clocks"] for client in (ada, bob))
    assert [seat["seat"] for seat in one] == [0, 1]
    assert [seat["running"] for seat in one] == [seat["running"] for seat in other]
    assert all(abs(here["left"] - there["left"]) < 5000 for here, there in zip(one, other, strict=True))


async def test_hosts_look_after_tables_in_postgresql(pair: Pair, tmp_path: Path) -> None:
    made = pair.one.table("me", "me")
    settings = Settings(database_address=pair.database)
    async with opened(settings) as tables:
        assert made["table"] in [one.id for one in await overview(tables.storage)]
    with pytest.raises(CannotKeepHouse, match="pg_dump"):
        backup(settings, tmp_path / "copy.sqlite3")
    with pytest.raises(CannotKeepHouse, match="does not answer"), troubles_in_words(settings):
        async with opened(Settings(database_address="postgresql://kade@127.0.0.1:1/kade")):
            pass


def test_what_a_bot_owes_is_done_by_another_worker_after_a_crash(services: Services, tmp_path: Path) -> None:
    """The same is true of an analysis."""
    pair = Pair(tmp_path, services, KADE_BOT_PACE="1.5", KADE_ANALYSIS_EFFORT="glance")
    pair.start()
    game = pair.one.post("/api/records", text=RECORD.read_text(encoding="utf-8"))["id"]
    assert pair.one.post(f"/api/replays/{game}/analysis")["state"] == "running"
    judged = when(pair.other, game, lambda found: found["done"] >= 1)["done"]
    made = pair.one.table("me", "greedy")
    ada = pair.one.sit(made, 0)
    number = play([ada], random.Random(3), most=1)
    while ada.position["choices"]:
        number = ada.choose()["number"]
        ada.seen(number)
    pair.one.kill()
    wait_for(lambda: len(pair.journal(made["table"])) > number, "nobody let the bot decide\n" + pair.logs())
    again = pair.other.sit(made, 0)
    again.seen(number + 1)
    when(pair.other, game, lambda found: found["done"] > judged + 2)
    numbers = list(pair.journal(made["table"]))
    assert numbers == list(range(1, len(numbers) + 1))
    pair.other.stop()
    assert "Traceback" not in (pair.other.data / "log").read_text()


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    commands = {pid: Path(f"/proc/{pid}/cmdline").read_text() for pid in children(server.process.pid)}
    return [pid for pid, command in commands.items() if "spawn_main" in command]


def test_workers_of_one_command_are_renewed_one_by_one_and_nobody_is_lost(services: Services, tmp_path: Path) -> None:
    """Whoever is connected comes back, as a browser does, and plays on; what was acknowledged stays."""
    shared = {"KADE_DATABASE": services.postgres.new_database(), "KADE_NEWS": services.redis.address}
    with Server(tmp_path, **shared, KADE_WORKERS="2") as server:
        assert server.process is not None
        before = workers_of(server)
        made = server.table("me", "greedy")
        number = play([server.sit(made, 0)], random.Random(4), most=3)
        server.process.send_signal(signal.SIGHUP)
        lost = 0
        while not (renewed := "All workers are new" in (tmp_path / "log").read_text()):
            try:
                client = server.sit(made, 0)
                assert client.seen(0)["number"] >= number
                while not renewed:
                    number = play([client], random.Random(number), most=1)
                    time.sleep(0.2)
                    renewed = "All workers are new" in (tmp_path / "log").read_text()
                    assert client.ask("ping")["type"] == "pong"
            except (ConnectionClosed, OSError, EOFError):
                lost += 1
        assert lost
        after = workers_of(server)
        assert len(after) == 2
        assert not set(before) & set(after)
        os.kill(after[0], signal.SIGKILL)
        wait_for(lambda: len(set(workers_of(server)) - set(after)) == 1, "no other worker took its place")
        assert server.sit(made, 0).seen(number)["number"] >= number
    assert "Traceback" not in (tmp_path / "log").read_text()


def worker_of(client: Client, server: Server) -> int:
    """The process that has the other end of this client's connection."""
    connection = client.socket.socket
    here, there = (f":{end[1]:04X}" for end in (connection.getsockname(), connection.getpeername()))
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    [inode] = [line[9] for line in lines if line[1].endswith(there) and line[2].endswith(here)]
    return next(pid for pid in workers_of(server) if f"socket:[{inode}]" in open_files(pid))


def open_files(pid: int) -> set[str]:
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):  # closed meanwhile
            found.add(str(file.readlink()))
    return found


def test_the_connections_of_a_table_meet_at_one_worker_and_at_any_when_that_is_gone(
    services: Services, tmp_path: Path
) -> None:
    shared = {"KADE_DATABASE": services.postgres.new_database(), "KADE_NEWS": services.redis.address}
    with Server(tmp_path, **shared, KADE_WORKERS="2") as server:
        used = {}
        for made in [server.table("me", "me") for _ in range(8)]:
            clients = [*(server.sit(made, seat) for seat in (0, 1, 0, 1)), server.sit(made)]
            for client in clients:
                client.seen(0)
            [worker] = {worker_of(client, server) for client in clients}
            used[worker] = made
        assert set(used) == set(workers_of(server)), "each has some of eight tables"
        gone, made = used.popitem()
        os.kill(gone, signal.SIGKILL)
        wait_for(lambda: not Path(f"/proc/{gone}").exists(), "it did not end")
        play([server.sit(made, 0), server.sit(made, 1)], random.Random(5), most=4)
        wait_for(lambda: len(set(workers_of(server)) - {gone}) == 2, "no other worker took its place")
    assert "Traceback" not in (tmp_path / "log").read_text()
