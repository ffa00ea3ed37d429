"""Guided games over the socket: the coach waits, declines other moves kindly, and whoever left can come back."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server.harness import Client, Message, Server

from kade.games import ours
from kade.learn.script import lessons

pytestmark = pytest.mark.server

ALL = [(game, name) for game in ours() for name in lessons(game)]


def begin(server: Server, game: str = "amsterdam", name: str = "first-game", stop: int = 0) -> Client:
    client = Client(server, f"learn/{game}/{name}", hello=False)
    client.say(type="hello", stop=stop)
    client.until(lambda message: message["type"] in ("position", "error"))
    return client


def coach(client: Client) -> Message:
    """What the coach says where the table waits."""
    while client.position["coach"] is None:
        client.hear()
    found: Message = client.position["coach"]
    return found


def moved(client: Client, type: str, **message: Any) -> Message:
    """Send something that moves the table; what the coach says then."""
    client.position = {"coach": None}
    while (answer := client.ask(type, **message)).get("code") == "too-fast":
        time.sleep(0.1)  # faster than people play, on a fast machine
    assert answer["type"] == "ack", answer
    return coach(client)


def go_on(client: Client) -> Message:
    """Do what the coach waits for."""
    here = coach(client)
    if here["choice"] is None:
        return moved(client, "go-to", stop=here["stop"] + 1)
    seat, ticket = client.position["seat"], client.position["ticket"]
    return moved(client, "choose", seat=seat, ticket=ticket, choice=here["choice"])


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.slow
def test_a_guided_game_is_played_to_its_end(server: Server, game: str, name: str) -> None:
    client = begin(server, game, name)
    told = next(one for one in server.get("/api/games") if one["id"] == game)
    listed = next(one for one in told["lessons"] if one["id"] == name)
    here = coach(client)
    assert (here["step"], here["steps"]) == (1, listed["steps"])
    while here["stop"] + 1 < here["stops"]:
        if here["choice"] is not None:
            assert here["choice"] in [choice["id"] for choice in client.position["choices"]]
        else:
            assert client.position["choices"] == []
        before = here["stop"]
        here = go_on(client)
        assert here["stop"] == before + 1
        assert all(here[words][lang] for words in ("title", "words") for lang in ("en", "pl", "it"))
    assert here["step"] == here["steps"]
    assert client.position["over"]
    assert client.position["seat"] in client.position["result"]["winners"]


def test_another_legal_move_is_declined_kindly_and_not_done(server: Server) -> None:
    client = begin(server, stop=3)
    here = coach(client)
    answer = client.ask("choose", seat=0, ticket=client.position["ticket"], choice="take pink")
    assert (answer["code"], answer["message"]) == ("follow-me", "You could do that. For now, follow the coach.")
    answer = client.ask("choose", seat=0, ticket=client.position["ticket"], choice="take green")
    assert answer["code"] == "illegal"
    assert answer["say"] is not None
    assert go_on(client)["stop"] == here["stop"] + 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "choose", "seat": 1, "choice": "take orange"}, "wrong-seat"),
        ({"type": "choose", "seat": 0, "choice": "sing"}, "illegal"),
        ({"type": "choose", "seat": 0, "choice": "take orange", "ticket": "2"}, "stale"),
        ({"type": "go-to", "stop": 1000}, "no-moment"),
        ({"type": "go-to", "stop": -1}, "no-moment"),
        ({"type": "go-to", "stop": "far"}, "garbage"),
        ({"type": "resign", "seat": 0}, "garbage"),
        ({"type": "describe", "lang": "xx"}, "bad-language"),
        ({"type": "hello"}, "garbage"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_changes_nothing(server: Server, message: Message, code: str) -> None:
    client = begin(server, stop=3)
    client.say(id="x", **message)
    answer = client.until(lambda heard: heard["type"] == "error")
    assert answer["code"] == code
    assert answer["message"]
    client.position = {"coach": None}
    client.say(type="go-to", stop=3)
    assert coach(client)["choice"] == "take orange"


def test_undo_goes_back_to_where_the_step_began(server: Server) -> None:
    client = begin(server)
    assert not client.position["can_undo"]
    answer = client.ask("undo", seat=0)
    assert answer["code"] == "no-undo"
    for _ in range(4):
        go_on(client)
    here = coach(client)
    assert (here["step"], here["done"], here["stop"]) == (3, True, 4)
    log = [event["n"] for event in client.log]
    assert moved(client, "undo", seat=0)["stop"] == 3
    assert len(client.log) < len(log)
    assert go_on(client)["stop"] == 4
    assert [event["n"] for event in client.log] == log


def test_skipping_does_the_move(server: Server) -> None:
    client = begin(server, stop=3)
    here = coach(client)
    here = moved(client, "go-to", stop=here["skip"])
    assert here["done"]
    assert any(event["say"]["id"] == "event-took" for event in client.log)


def test_a_move_can_be_shown_and_is_taken_back(server: Server) -> None:
    client = begin(server, stop=3)
    before, row = client.log, client.panels["row"]["key"]
    client.say(type="show-me")
    shown = client.until(lambda message: message["type"] == "position")
    assert shown["coach"] is None
    assert client.panels["row"]["key"] != row
    here = moved(client, "go-to", stop=3)
    assert here["choice"] == "take orange"
    assert (client.log, client.panels["row"]["key"]) == (before, row)


def test_where_nothing_is_asked_there_is_nothing_to_show(server: Server) -> None:
    client = begin(server)
    assert client.ask("show-me")["code"] == "not-asked"


def test_whoever_comes_back_goes_on_where_they_left(server: Server) -> None:
    first = begin(server)
    for _ in range(9):
        go_on(first)
    again = begin(server, stop=9)
    assert coach(again) == coach(first)
    assert again.log == first.log
    assert coach(begin(server, stop=10_000))["step"] == coach(first)["steps"]
    assert coach(begin(server, stop=-5))["step"] == 1


def test_nobody_sees_what_the_other_player_holds(server: Server) -> None:
    client = begin(server)
    while coach(client)["step"] < 10:
        go_on(client)
    assert not any("begijnhof--blauwbrug" in message for message in client.received)


def test_the_table_can_be_read_in_words(server: Server) -> None:
    told = begin(server, stop=3).ask("describe", lang="pl")
    assert any("Sam" in line for lines in told["sections"].values() for line in lines)


@pytest.mark.parametrize("path", ["amsterdam/second-game", "chess/first-game", "amsterdam/rulebook"])
def test_a_guided_game_that_is_not_there_is_refused(server: Server, path: str) -> None:
    client = Client(server, f"learn/{path}", hello=False)
    client.say(type="hello")
    answer = client.until(lambda message: message["type"] == "error")
    assert answer["code"] == "no-table"


def test_a_table_knows_no_stops(server: Server) -> None:
    made = server.table("me", "random")
    client = server.sit(made, 0)
    client.seen(0)
    assert client.ask("go-to", stop=1)["code"] == "garbage"


def test_its_page_is_the_client(server: Server) -> None:
    answer = server.http.get("/learn/amsterdam/first-game", headers={"Accept": "text/html"})
    assert answer.status_code == 200
