"""Two workers that share PostgreSQL and Redis: any of them serves any table, and either can be lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message, play
from tests.server.services import Services, wait_for

pytestmark = [pytest.mark.server, pytest.mark.slow]


class Pair:
    """Two workers, and the database that they share."""

    def __init__(self, services: Services, folder: Path, **env: str) -> None:
        self.services = services
        self.database = services.postgres.new_database()
        shared = {"KADE_DATABASE": self.database, "KADE_NEWS": services.redis.address, "KADE_LEASE": "2", **env}
        self.one, self.other = (Forked(folder / name, **shared) for name in ("one", "other"))

    def journal(self, table: str) -> list[int]:
        sql = f"select number from journal where table_id = '{table}' order by number"
        return [int(number) for number in self.services.postgres.ask(self.database, sql)]

    def logs(self) -> str:
        return "".join((server.data / "log").read_text() for server in (self.one, self.other))


@pytest.fixture
def pair(services: Services, tmp_path: Path) -> Iterator[Pair]:
    made = Pair(services, tmp_path)
    made.one.start()
    made.other.start()
    yield made
    made.one.stop()
    made.other.stop()
    assert "Traceback" not in made.logs(), made.logs()


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
    assert pair.journal(made["table"]) == list(range(1, number + 1)), "the bot decided once each time"
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


def test_what_a_bot_owes_is_done_by_another_worker_after_a_crash(services: Services, tmp_path: Path) -> None:
    pair = Pair(services, tmp_path, KADE_BOT_PACE="1.5")
    pair.one.start()
    pair.other.start()
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
    numbers = pair.journal(made["table"])
    assert numbers == list(range(1, len(numbers) + 1))
    pair.other.stop()
    assert "Traceback" not in (pair.other.data / "log").read_text()
