"""Workers, PostgreSQL and Redis killed in the middle of games, races of two workers, the power gone: what was
acknowledged is there, once. `make soak` does much of this; other runs a little."""

from __future__ import annotations

import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.effort import EFFORT, share
from tests.server.harness import Client, Message, play
from tests.server.pair import Alone, Pair
from tests.server.services import Services, wait_for

from kade.server.connection import RATE

pytestmark = [pytest.mark.server, pytest.mark.slow]

KILLS = 500 if EFFORT == "soak" else share(30)
RACES = 5000 if EFFORT == "soak" else share(200)


@pytest.fixture(params=["sqlite", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Alone]:
    made = Alone(tmp_path) if request.param == "sqlite" else Pair(tmp_path, request.getfixturevalue("services"))
    made.start()
    yield made
    made.stop()


def to_decide(client: Client) -> Message:
    """The position, when there is something to decide or the game is over."""
    while not (client.seen(0)["choices"] or client.position["over"]):
        client.hear()
    return client.position


def deciding(people: list[Client]) -> Client:
    """Whoever is to decide, once all have seen the same and no bot is to."""
    while True:
        number = max(person.seen(0)["number"] for person in people)
        for person in people:
            person.seen(number)
        found = next((person for person in people if person.position["choices"]), None)
        if found is not None:
            return found
        people[0].hear()


def test_what_was_acknowledged_survives_kills_and_is_there_once(workers: Alone) -> None:
    """A person plays against a bot. The worker is killed as the very next thing after each acknowledgement; with two,
    the game goes on at the other meanwhile."""
    luck = random.Random(11)
    acknowledged: dict[tuple[str, int], str] = {}
    made = workers.servers[0].table("me", "greedy")
    for _ in range(KILLS):
        here = workers.servers[0]
        client = here.sit(made, 0)
        if to_decide(client)["over"]:
            made = here.table("me", "greedy")
            client = here.sit(made, 0)
            to_decide(client)
        choice = luck.choice(client.position["choices"])["id"]
        answer = client.choose(choice)
        here.kill()
        assert answer["type"] == "ack", answer
        acknowledged[made["table"], answer["number"]] = choice
        assert workers.journal(made["table"])[answer["number"]] == choice
        workers.servers.reverse()
        here.start()
    for table in {table for table, _ in acknowledged}:
        kept = workers.journal(table)
        assert list(kept) == list(range(1, len(kept) + 1))
        assert {number: kept[number] for name, number in acknowledged if name == table} == {
            number: choice for (name, number), choice in acknowledged.items() if name == table
        }


def test_of_two_who_decide_at_two_workers_at_once_one_does(pair: Pair) -> None:
    luck = random.Random(5)
    done = 0
    while done < RACES:
        made = pair.one.table("me", "me")
        clients = [server.sit(made, 0, 1) for server in pair.servers]
        number = 0
        while done < RACES and not clients[0].position.get("over"):
            for client in clients:
                client.seen(number)
            for client in clients:
                here = client.position
                choice = luck.choice(here["choices"])["id"]
                client.say(type="choose", id=f"r{done}", seat=here["seat"], ticket=here["ticket"], choice=choice)
            answers = [client.until(lambda message: message.get("id") == f"r{done}") for client in clients]  # noqa: B023
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
            assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["stale"]
            number = next(answer["number"] for answer in answers if answer["type"] == "ack")
            done += 1
            for client in clients:
                client.seen(number)
            time.sleep(1 / RATE)  # no faster than anybody may be
        kept = pair.journal(made["table"])
        assert list(kept) == list(range(1, len(kept) + 1))
        for server in pair.servers:
            server.leave()


def test_play_goes_on_after_redis_and_postgresql_come_back_and_nothing_is_lost(pair: Pair, services: Services) -> None:
    luck = random.Random(7)
    for _ in range(share(10)):
        made = pair.one.table("me", "me", "greedy")
        people = [pair.one.sit(made, 0), pair.other.sit(made, 1)]
        play(people, luck, most=6)
        services.redis.kill()
        play(people, luck, most=3)  # slower, for each looks into the database now
        services.redis.start()
        play(people, luck, most=3)
        person = deciding(people)
        number = person.position["number"]
        services.postgres.kill()
        assert person.choose()["code"] == "disk"
        assert pair.one.http.get("/healthz").status_code == 503
        services.postgres.start()
        wait_for(lambda: pair.one.http.get("/healthz").status_code == 200, "not well again")
        assert len(pair.journal(made["table"])) >= number
        for person in people:
            person.close()
        people = [pair.one.sit(made, 0), pair.other.sit(made, 1)]
        number = play(people, luck, most=6)
        kept = pair.journal(made["table"])
        assert list(kept) == list(range(1, len(kept) + 1))
        assert len(kept) >= number


# ---------------------------------------------------------------- the power fails


@contextmanager
def syncs(pid: int, log: Path) -> Iterator[None]:
    """Write down when this process, and all that it starts, waits for the disk."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed. Debian, Ubuntu: apt-get install strace")
    watching = subprocess.Popen(
        [strace, "-f", "-ttt", "-y", "-e", "trace=fsync,fdatasync", "-o", str(log), "-p", str(pid)],
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(lambda: traced(pid) or watching.poll() is not None, "strace did not begin")
        if watching.poll() is not None:
            pytest.skip("strace may not watch other processes here")
        yield
    finally:
        watching.send_signal(signal.SIGINT)
        watching.wait(10)


def traced(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    return re.search(r"TracerPid:\t0\n", status) is None


def test_the_disk_has_what_is_acknowledged(workers: Alone, tmp_path: Path) -> None:
    """Between a decision and its acknowledgement the journal's file is synchronised: no power loss takes it away."""
    log = tmp_path / "strace"
    if isinstance(workers, Pair):
        assert workers.services.postgres.process is not None
        pid, file = workers.services.postgres.process.pid, "pg_wal"
    else:
        assert workers.servers[0].fork is not None
        pid, file = workers.servers[0].fork.pid or 0, "kade.sqlite3-wal"
    with syncs(pid, log):
        if isinstance(workers, Pair):
            workers.stop()  # PostgreSQL has a process for each connection: watched are those made from now on
            workers.start()
        made = workers.servers[0].table("me", "me")
        client = workers.servers[0].sit(made, 0, 1)
        spans = []
        for number in range(1, 6):
            client.seen(number - 1)
            began = time.time()
            assert client.choose()["number"] == number
            spans.append((began, time.time()))
    times = [float(line.split()[1]) for line in log.read_text().splitlines() if file in line and "sync(" in line]
    for began, ended in spans:
        assert any(began <= moment <= ended for moment in times), "acknowledged, but not yet on disk"
