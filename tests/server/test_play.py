"""Whole games over real sockets: made, joined, played, undone, left and taken up again."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message, Server, play

import kade
from kade.kernel import Record

pytestmark = pytest.mark.server
ON_BOTH = True


@pytest.mark.slow
def test_two_people_join_by_link_and_play_a_whole_game(server: Server) -> None:
    made = server.table("me", "open")
    ada = server.sit(made, 0)
    assert ada.until(lambda message: message["type"] == "position")["started"] is False
    assert [player["kind"] for player in ada.position["players"]] == ["person", "open"]
    joined = server.post(f"/api/tables/{made['table']}/join", name="  Bea\u202e\n ")
    assert joined["seat"] == 1
    bea = Client(server, made["table"], [joined["token"]])
    watcher = Client(server, made["table"])
    assert ada.seen(0)["players"][1]["name"] == "Bea"
    number = play([ada, bea, watcher], random.Random(1))
    assert watcher.position["over"]
    assert watcher.position["result"]["winners"]
    assert ada.log[-1]["say"]["id"] == "event-ended"
    record = Record.parse(server.http.get(f"/api/tables/{made['table']}/record").text)
    assert record.replay(kade.load("amsterdam")).over
    assert len(record.decisions) == number - 1, "the last entry says that it is over"
    assert server.get(f"/api/tables/{made['table']}")["over"] is True


def test_a_seat_that_nobody_holds_is_named_by_the_game_and_followed_moment_by_moment(server: Server) -> None:
    made = server.post("/api/tables", game="windmill-valley", options={"players": 1}, seats=[{"kind": "me"}])
    ada = server.sit(made, 0)
    ada.seen(0)
    assert len(ada.position["players"]) == 1
    assert ada.position["automata"] == [{"id": "gardener", "args": {}}]
    for _ in range(60):
        if any(event["pause"] for event in ada.log):
            break
        ada.choose()
    moments = [event for event in ada.log if event["pause"]]
    assert {event["seat"] for event in moments} == {1}
    assert moments[0]["where"] == "gardener-card"
    turned = next(event for event in moments if event["say"]["id"].startswith("event-turned"))
    assert turned["say"]["args"]["player"] == {"id": "@player", "args": {"seat": 1}}


def test_a_choice_is_labelled_with_what_it_brings_here(server: Server) -> None:
    made = server.post("/api/tables", game="windmill-valley", options={"players": 1}, seats=[{"kind": "me"}])
    ada = server.sit(made, 0)
    ada.seen(0)
    while not any(choice["id"] == "gate 2" for choice in ada.position["choices"]):
        ada.choose()
    labels = {choice["id"]: choice["label"] for choice in ada.position["choices"]}
    assert labels["gate 2"] == {"id": "offer-gate-open", "args": {"speed": 2, "rise": 1, "guilders": 1, "points": 1}}


def test_a_full_table_says_so_and_only_open_seats_can_be_taken(server: Server) -> None:
    made = server.table("me", "open", "greedy")
    join = f"/api/tables/{made['table']}/join"
    assert server.post(join, name="X", seat=0)["error"]["code"] == "seat-taken"
    assert server.post(join, name="X", seat=2)["error"]["code"] == "seat-taken"
    assert server.post(join, name="X", seat=1)["seat"] == 1
    assert server.post(join, name="X")["error"]["code"] == "full"


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random", "random")])
def test_games_of_bots_end_by_themselves(server: Server, bots: tuple[str, ...]) -> None:
    log = server.data / "log"
    earlier = len(log.read_text())
    made = server.table(*bots)
    watcher = server.sit(made)
    watcher.until(lambda message: message["type"] == "position" and message["over"])
    assert len(watcher.position["result"]["points"]) == len(bots)
    assert "The bot" not in log.read_text()[earlier:], "every decision was the bot's own"


@pytest.mark.slow
def test_a_bot_that_thinks_too_long_is_stopped_and_the_table_goes_on(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_BOT_LIMIT="0.001") as server:
        watcher = server.sit(server.table("greedy", "greedy"))
        watcher.seen(4)
        assert "was stopped" in (tmp_path / "log").read_text()


@pytest.mark.slow
def test_several_at_one_screen_see_the_hand_of_who_decides_and_hear_what_all_may(server: Server) -> None:
    made = server.table("me", "me", first=0)
    both = server.sit(made, 0, 1)
    both.seen(0)
    assert both.position["you"] == [0, 1]
    assert both.position["seat"] == 0
    both.choose("keep both")
    assert both.seen(1)["seat"] == 1
    both.choose("keep both")
    assert both.seen(2)["seat"] == 0
    play([both], random.Random(3), most=30)
    told = {event["say"]["id"] for event in both.log}
    assert told >= {"event-dealt-hidden", "event-offered-hidden", "event-kept-hidden"}
    assert not told & {"event-dealt", "event-offered", "event-kept"}


def test_a_decision_is_undone_until_something_is_revealed(server: Server) -> None:
    made = server.table("me", "me")
    ada, bea = server.sit(made, 0), server.sit(made, 1)
    ada.seen(0)
    bea.seen(0)
    before, events, ticket = ada.position["choices"], ada.log, ada.position["ticket"]
    bea_ticket = bea.position["ticket"]
    ada.choose("keep both")
    assert ada.seen(1)["can_undo"]
    assert not ada.position["choices"]
    assert ada.ask("undo", seat=0)["number"] == 2
    assert ada.seen(2)["choices"] == before
    assert ada.log == events
    assert ada.position["ticket"] not in (None, ticket)
    assert ada.ask("undo", seat=0)["code"] == "no-undo"
    ada.choose("keep both")
    bea.seen(3)
    assert bea.position["ticket"] == bea_ticket, "a ticket changes only when that seat's own choices do"
    bea.choose("keep both")
    assert not bea.seen(4)["can_undo"]
    assert bea.ask("undo", seat=1)["code"] == "no-undo"


@pytest.mark.slow
def test_bots_hold_back_while_a_person_can_undo(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_BOT_GRACE="30") as server:
        ada = server.sit(server.table("me", "random"), 0)
        ada.seen(1)  # the bot has kept its first contracts
        number = ada.choose()["number"]
        while not any(c["id"].startswith("claim") for c in ada.seen(number)["choices"]):
            if ada.position["choices"]:
                number = ada.choose("draw card")["number"]
            else:
                ada.hear()
        claim = next(c["id"] for c in ada.position["choices"] if c["id"].startswith("claim"))
        number = ada.choose(claim)["number"]
        while ada.seen(number)["choices"]:
            number = ada.choose()["number"]
        assert ada.position["can_undo"]
        assert ada.position["undo_for"] > 20_000
        undone = ada.ask("undo", seat=0)
        assert undone["number"] == number + 1, "no bot has decided in between"
        assert ada.seen(number + 1)["choices"]


@pytest.mark.slow
def test_who_comes_back_gets_what_happened_since(server: Server) -> None:
    made = server.table("me", "me")
    ada, bea = server.sit(made, 0), server.sit(made, 1)
    play([ada, bea], random.Random(7), most=12)
    have, log = bea.log[-1]["n"], bea.log
    bea.close()
    ada.until(lambda message: message["type"] == "presence" and not message["players"][1]["connected"])
    again = server.sit(made, 1, have=have)
    again.log = log
    play([ada, again], random.Random(8), most=12)
    fresh = server.sit(made, 1)
    fresh.seen(again.position["number"])
    assert again.log == fresh.log
    assert len(fresh.log) > len(log)


def test_an_undo_while_somebody_was_away_is_told_too(server: Server) -> None:
    made = server.table("me", "me", "me")
    ada, bea = server.sit(made, 0), server.sit(made, 1)
    cleo = server.sit(made, 2)
    play([ada, bea, cleo], random.Random(2), done=lambda p: any(c["id"].startswith("claim") for c in p["choices"]))
    here = next(c for c in (ada, bea, cleo) if c.position["choices"])
    away = next(c for c in (ada, bea, cleo) if not c.position["choices"])
    before = away.log
    number = here.choose(next(c["id"] for c in here.position["choices"] if c["id"].startswith("claim")))["number"]
    while any(c["id"].startswith("pay") for c in here.seen(number)["choices"]):
        number = here.choose()["number"]
    assert len(away.seen(number)["events"]) > 0
    after = away.log
    while here.seen(number)["can_undo"]:
        number = here.ask("undo", seat=here.position["seat"])["number"]
    seat = away.position["seat"]
    again = server.sit(made, seat, have=after[-1]["n"])
    again.log = after
    again.seen(number)
    assert again.log == before


@pytest.mark.slow
def test_a_game_goes_on_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    with Forked(tmp_path) as first:
        made = first.table("me", "me", "random")
        clients = [first.sit(made, 0), first.sit(made, 1)]
        play(clients, random.Random(4), most=20)
        before = clients[0].position
        log = clients[0].log
    with Forked(tmp_path) as second:
        clients = [second.sit(made, 0), second.sit(made, 1)]
        after = clients[0].seen(before["number"])
        if after["number"] == before["number"]:
            assert after["ticket"] == before["ticket"]
            assert after["choices"] == before["choices"]
        assert clients[0].log[: len(log)] == log
        play(clients, random.Random(4))
        assert clients[0].position["over"]


def test_who_resigns_against_one_other_ends_the_game_and_among_more_leaves_the_seat_to_a_bot(server: Server) -> None:
    two = server.sit(made := server.table("me", "me"), 0)
    two.seen(0)
    assert two.ask("resign", seat=0)["number"] == 1
    assert two.seen(2)["over"]
    assert two.position["result"]["winners"] == [1]
    assert two.choose(choice="keep both", seat=0)["code"] == "stale"
    assert server.http.get(f"/api/tables/{made['table']}/record").status_code == 200
    three = server.sit(server.table("me", "me", "me"), 0)
    three.seen(0)
    three.ask("resign", seat=0)
    three.seen(2)
    assert [player["kind"] for player in three.position["players"]] == ["bot", "person", "person"]
    assert not three.position["over"]
    assert three.ask("seat-to-bot", seat=0, bot="random")["code"] == "wrong-seat"


def test_a_seat_given_to_a_bot_is_played_by_it(server: Server) -> None:
    both = server.sit(server.table("me", "me"), 0, 1)
    both.seen(0)
    assert both.ask("seat-to-bot", seat=1, bot="nobody")["code"] == "unknown-bot"
    both.ask("seat-to-bot", seat=1, bot="random")
    both.seen(2)
    assert both.position["players"][1]["kind"] == "bot"
    play([both], random.Random(6), most=10)
    assert all(event["say"]["id"] for event in both.log)


def test_the_position_is_told_in_words_in_each_language(server: Server) -> None:
    ada = server.sit(server.table("me", "me"), 0)
    ada.seen(0)
    told = {lang: ada.ask("describe", lang=lang)["sections"] for lang in ("en", "pl", "it")}
    assert "hand" in told["en"]
    assert told["en"]["turn"] != told["pl"]["turn"] != told["it"]["turn"]
    assert ada.ask("describe", lang="xx")["code"] == "bad-language"


def test_who_asks_for_moments_is_shown_the_way_to_the_newest_position(server: Server) -> None:
    made = server.post("/api/tables", game="windmill-valley", options={"players": 1}, seats=[{"kind": "me"}])
    tokens, table = [str(token) for token in made["tokens"].values()], str(made["table"])
    ada, plain = Client(server, table, tokens, moments=True), Client(server, table, tokens)
    luck = random.Random(4)
    ada.seen(0)
    passed: list[Message] = []
    number = 0
    while len(passed) < 2:
        assert number < 80, "the Gardener's turn has moments"
        heard = len(ada.received)
        number = ada.choose(luck.choice(ada.position["choices"])["id"])["number"]
        ada.seen(number)
        passed = [message for message in map(json.loads, ada.received[heard:]) if message.get("passed")]
    assert all(not message["choices"] and message["ticket"] is None for message in passed)
    numbers = [event["n"] for message in passed for event in message["events"]]
    assert numbers == sorted(set(numbers))
    assert all(event["n"] > numbers[-1] for event in ada.position["events"])
    plain.seen(number)
    assert not any(json.loads(message).get("passed") for message in plain.received)
    assert [event["n"] for event in plain.log] == [event["n"] for event in ada.log]


def test_an_answer_comes_at_once(server: Server) -> None:
    """Where the system holds small messages back until earlier ones are confirmed, each waits for 40 ms or more."""
    made = server.table("me", "me")
    both = server.sit(made, 0, 1)
    waits = []
    for _ in range(12):
        number = both.seen(0)["number"]
        began = time.monotonic()
        answer = both.choose(both.position["choices"][0]["id"])
        both.seen(answer["number"])
        waits.append(time.monotonic() - began)
        assert answer["number"] > number
        time.sleep(0.05)
    assert min(waits) < 0.03
