"""Once more with the same people: asked for by one, told to the others, a seat kept for each; who left, and who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Forked, Message, Server
from tests.server.services import wait_for

pytestmark = pytest.mark.server
ON_BOTH = True


def given_up(server: Server, *seats: str) -> tuple[Message, list[Client]]:
    """A table at which the first seat has just resigned, and the people at it."""
    made = server.table(*seats)
    people = [server.sit(made, int(seat)) for seat in made["tokens"]]
    people[0].seen(0)
    number = people[0].ask("resign", seat=0)["number"]
    for client in people:
        client.seen(number + 1)
    return made, people


def ask(server: Server, made: Message, *seats: int) -> Message:
    return server.post(f"/api/tables/{made['table']}/rematch", tokens=[made["tokens"][str(seat)] for seat in seats])


def seats(server: Server, table: str) -> list[tuple[str, Any]]:
    return [(seat["kind"], seat["name"]) for seat in server.get(f"/api/tables/{table}")["seats"]]


def test_a_rematch_is_told_to_the_others_who_sit_down_with_their_own_token(server: Server) -> None:
    made, (_, ben) = given_up(server, "me", "me", "random")
    assert not ben.position["over"], "two play on"
    assert ask(server, made, 1)["error"]["code"] == "not-over"
    ben.ask("resign", seat=1)
    ben.until(lambda message: message["type"] == "position" and message["over"])
    new = ask(server, made, 0)
    assert list(new["tokens"]) == ["0"]
    told = ben.until(lambda message: message["type"] == "position" and message["rematch"] is not None)
    assert told["rematch"] == {"table": new["table"], "by": 0}
    address = f"/api/tables/{made['table']}"
    # Another worker may hear of it a moment later.
    wait_for(lambda: server.get(address)["rematch"] == told["rematch"], "nobody else is told of the rematch")
    before = server.get(address)
    info = server.get(f"/api/tables/{new['table']}")
    assert (info["game"], info["options"]) == (before["game"], before["options"])
    assert seats(server, new["table"])[:2] == [("person", "N0"), ("open", "N1")]
    assert info["seats"][2]["bot"] == "random"
    assert not info["started"]
    late = server.sit(made, 1)
    assert late.seen(0)["rematch"]["table"] == new["table"], "who comes later sees it too"
    his = ask(server, made, 1)
    assert his["table"] == new["table"], "there is one rematch, whoever asks"
    assert server.get(f"/api/tables/{new['table']}")["started"]
    assert Client(server, new["table"], [his["tokens"]["1"]]).seen(0)["you"] == [1]


def test_a_kept_seat_is_for_nobody_else_until_it_is_given_up(server: Server) -> None:
    made, _ = given_up(server, "me", "me")
    assert ask(server, made)["error"]["code"] == "wrong-seat"
    new = ask(server, made, 0)
    path = f"/api/tables/{new['table']}"
    assert server.post(f"{path}/join", name="Eve")["error"]["code"] == "full"
    assert server.post(f"{path}/join", name="Eve", seat=1)["error"]["code"] == "full"
    assert server.post(f"{path}/free", seat=1, token="nobody's")["error"]["code"] == "wrong-seat"
    assert server.post(f"{path}/free", seat=0, token=new["tokens"]["0"])["error"]["code"] == "not-kept"
    assert server.post(f"{path}/free", seat=7, token=new["tokens"]["0"])["error"]["code"] == "not-kept"
    assert server.http.post(f"{path}/free", json={"seat": 1, "token": made["tokens"]["1"]}).status_code == 204
    assert seats(server, new["table"])[1] == ("open", None)
    assert ask(server, made, 1)["error"]["code"] == "seat-taken"
    assert server.post(f"{path}/join", name="Eve")["seat"] == 1


def test_a_rematch_on_one_device_seats_everybody_there(server: Server) -> None:
    made, _ = given_up(server, "me", "me")
    new = ask(server, made, 0, 1)
    assert sorted(new["tokens"]) == ["0", "1"]
    assert server.get(f"/api/tables/{new['table']}")["started"]


@pytest.mark.slow
def test_a_rematch_outlives_a_restart(tmp_path: Path) -> None:
    with Forked(tmp_path) as running:
        made, _ = given_up(running, "me", "me")
        new = ask(running, made, 0)
    with Forked(tmp_path) as running:
        assert running.sit(made, 1).seen(0)["rematch"] == {"table": new["table"], "by": 0}
        assert ask(running, made, 1)["table"] == new["table"]


def test_who_resigns_has_lost_and_log_and_result_say_who_won_and_how(server: Server) -> None:
    _, (_, ben) = given_up(server, "me", "me")
    result = ben.position["result"]
    assert (result["winners"], result["resigned"]) == ([1], [0])
    assert [sum(parts.values()) for parts in result["breakdown"]] == result["points"]
    resigned, won = (event["say"] for event in ben.log[-2:])
    assert resigned == {"id": "table-resigned", "args": {"player": {"id": "@player", "args": {"seat": 0}}}}
    assert won["id"] == "table-won"
    assert won["args"]["these"] == [{"id": "@player", "args": {"seat": 1}}]
    assert won["args"]["points"] == " : ".join(map(str, result["points"]))


def test_a_seat_left_to_a_bot_is_marked_and_the_log_says_so(server: Server) -> None:
    made = server.table("me", "me", "random")
    ada, bea = server.sit(made, 0), server.sit(made, 1)
    ada.seen(0)
    number = ada.ask("seat-to-bot", seat=0, bot="greedy")["number"]
    bea.seen(number)
    assert [player["left"] for player in bea.position["players"]] == [True, False, False]
    notes = [event["say"] for event in bea.log if event["say"]["id"] == "table-handed-over"]
    assert [note["args"]["bot"] for note in notes] == ["greedy"]
    numbers = [event["n"] for event in bea.log]
    assert numbers == sorted(set(numbers))
    assert any("N0 (bot)" in line for part in bea.ask("describe")["sections"].values() for line in part)


def test_who_closes_the_browser_is_away_within_seconds(server: Server) -> None:
    made = server.table("me", "me")
    ada, bea = server.sit(made, 0), server.sit(made, 1)
    bea.until(lambda message: message["type"] == "presence" and all(p["connected"] for p in message["players"]))
    ada.close()
    told = bea.until(lambda message: message["type"] == "presence")
    assert [player["connected"] for player in told["players"]] == [False, True]
