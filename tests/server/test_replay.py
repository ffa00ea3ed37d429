"""Over the socket and over HTTP: looking back, Records that people bring, and playing on from a moment."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Forked, Message, Server, play
from tests.server.test_secrecy import Truth

import kade
from kade.kernel import Match, Record
from kade.kernel.options import read_options
from kade.server.records import MOST_DECISIONS

pytestmark = pytest.mark.server
GAMES = ["amsterdam", "burano", "windmill-valley"]


def played(name: str, seed: int = 4, players: int = 2) -> Record:
    game = kade.load(name)
    match = Match(game, seed=seed, names=["Ada", "Bea"], **read_options(game.options, {"players": players}))
    luck = random.Random(seed)
    while not match.state.over:
        match.apply(luck.choice(match.state.legal()))
    return match.record


def bring(server: Server, record: Record | str) -> Message:
    return server.post("/api/records", text=str(record))


def keys(client: Client) -> dict[str, str]:
    """What is drawn on each panel, by its key."""
    return {panel["id"]: panel["key"] for panel in client.position["panels"]}


class Replay(Client):
    """A client that looks back."""

    def __init__(self, server: Server, id: str, tokens: list[str] | None = None) -> None:
        super().__init__(server, f"replay/{id}", tokens or [])
        self.reel: Message = {}

    def look(self, at: int | None = None, seat: int | None = None) -> Message:
        self.say(type="look", at=at, seat=seat)
        while True:
            message = self.hear()
            if message["type"] == "reel":
                self.reel = message
            else:
                return message


def test_a_running_table_is_seen_from_ones_own_seat_up_to_now(server: Server) -> None:
    made = server.table("me", "me")
    people = [server.sit(made, seat) for seat in (0, 1)]
    play(people, random.Random(1), most=12)
    mine = Replay(server, made["table"], [made["tokens"]["1"]])
    last = mine.look(seat=1)
    assert (last["number"], last["you"], last["passed"], last["over"]) == (12, [1], True, False)
    assert [panel["key"] for panel in last["panels"]] == [
        people[1].panels[panel["id"]]["key"] for panel in last["panels"]
    ]
    assert mine.reel["seats"] == [1]
    assert mine.reel["events"] == people[1].log
    assert mine.look(13, 1)["code"] == "no-moment"
    assert mine.look(-1, 1)["code"] == "no-moment"
    assert mine.look(3, 0)["code"] == "wrong-seat"
    stranger = Replay(server, made["table"])
    assert stranger.look(3, 1)["code"] == "wrong-seat"
    assert stranger.look(3)["seat"] is None
    assert server.get(f"/api/replays/{made['table']}/course")["error"]["code"] == "not-over"
    asked = server.post(f"/api/replays/{made['table']}/play", at=3, seat=0, bot="random")
    assert asked["error"]["code"] == "not-over", "what one cannot know of a running game is no one's to try"
    play(people, random.Random(2), most=1)
    assert mine.look(13, 1)["number"] == 13
    assert len(mine.reel["moments"]) == 14
    assert mine.ask("choose", seat=1, choice="draw card")["code"] == "garbage"
    assert any("Ada" in line or "N0" in line for lines in mine.ask("describe")["sections"].values() for line in lines)


def test_a_step_sends_what_has_changed_and_little_more(server: Server) -> None:
    kept = bring(server, played("windmill-valley"))
    client = Replay(server, kept["id"])
    client.look(60, 0)
    whole = len(client.received[-1])
    client.look(61, 0)
    assert len(client.received[-1]) < whole / 4


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_somebody_brings_is_checked_kept_and_opened(server: Server, name: str) -> None:
    record = played(name)
    kept = bring(server, record)
    assert kept["game"] == name
    assert bring(server, "\ufeff" + str(record).replace("\n", "\r\n"))["id"] == kept["id"], "however it was sent"
    client = Replay(server, kept["id"])
    end = client.look(seat=1)
    assert end["result"]["points"] == record.result
    assert [one["name"] for one in end["players"]] == ["Ada", "Bea"]
    assert len(client.reel["moments"]) == len(record.decisions) + 1
    assert Record.parse(server.http.get(client.reel["record"]).text).lines == record.lines
    points = server.get(f"/api/replays/{kept['id']}/course")["points"]
    assert points[-1] == record.result
    record.seed = None
    by_hand = bring(server, record)
    assert Replay(server, by_hand["id"]).look()["result"]["points"] == record.result, "chance is in its lines"


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        (lambda text: "nonsense", "bad-record", "header"),
        (lambda text: "", "bad-record", "no Record of Kade"),
        (lambda text: text.replace("kade: 1", "kade: 9"), "bad-record", "this version reads '1'"),
        (lambda text: text.replace("game: amsterdam", "game: chess"), "unknown-game", "chess"),
        (lambda text: text.replace("rules: ", "rules: 9"), "other-version", "was played under rules"),
        (lambda text: text + "0 draw card\n", "bad-record", "cannot be replayed"),
        (lambda text: text.replace("seed: ", "seed: 1"), "bad-record", "chance brought"),
        (lambda text: text + "0 draw card\n" * MOST_DECISIONS, "too-long", str(MOST_DECISIONS)),
    ],
)
def test_what_cannot_be_opened_is_refused_in_a_sentence(server: Server, change: Any, code: str, says: str) -> None:
    problem = bring(server, change(str(played("amsterdam"))))["error"]
    assert problem["code"] == code, problem
    assert says in problem["message"]


def test_what_is_not_here_or_too_large_is_told(server: Server) -> None:
    assert Replay(server, "r-nothing").look()["code"] == "no-table"
    assert server.get("/api/records/r-nothing")["error"]["code"] == "no-table"
    assert server.http.post("/api/records", json={"text": "x" * 300_000}).json()["error"]["code"] == "too-large"
    assert server.http.post("/api/records", json={}).json()["error"]["code"] == "garbage"


@pytest.mark.parametrize("name", GAMES)
def test_one_plays_on_from_a_moment_and_the_old_game_stays(server: Server, name: str) -> None:
    record = played(name)
    kept = bring(server, record)
    at = len(record.decisions) // 2
    made = server.post(f"/api/replays/{kept['id']}/play", at=at, seat=1, bot="random", name="Cid")
    assert list(made["tokens"]) == ["1"]
    assert [(one["name"], one["kind"]) for one in made["seats"]] == [("Ada", "bot"), ("Cid", "person")]
    me = server.sit(made, 1)
    me.seen(0)
    assert play([me], random.Random(1), most=8) > 2
    assert Replay(server, made["table"], [made["tokens"]["1"]]).look(0, 1)["number"] == 0
    assert Record.parse(server.http.get(f"/api/records/{kept['id']}").text).lines == record.lines
    me.ask("resign", seat=1)
    assert server.get(f"/api/tables/{made['table']}")["over"]
    assert "beginning" in server.get(f"/api/tables/{made['table']}/record")["error"]["message"]
    again = server.post(f"/api/tables/{made['table']}/rematch", tokens=list(made["tokens"].values()))
    assert server.sit(again, 1).seen(0)["started"], "once more from the same moment"


def test_what_the_seat_could_not_know_is_dealt_anew(server: Server) -> None:
    """The same moment several times: what the seat saw then is there each time, and others' cards are not."""
    record = played("amsterdam", seed=6)
    kept = bring(server, record)
    truth = Truth(record)
    shown, told = set(), set()
    for _ in range(3):
        made = server.post(f"/api/replays/{kept['id']}/play", at=20, seat=0, bot="random")
        me = server.sit(made, 0)
        me.seen(0)
        me.ask("resign", seat=0)
        open_ = Replay(server, made["table"])
        first = open_.look(0, 0)
        shown.add(json.dumps([[panel["id"], panel["key"]] for panel in first["panels"]]))
        told.add(json.dumps([[panel["id"], panel["key"]] for panel in open_.look(0, 1)["panels"]]))
    replay = Replay(server, kept["id"])
    then = json.dumps([[panel["id"], panel["key"]] for panel in replay.look(20, 0)["panels"]])
    assert shown == {then}
    assert len(told) > 1
    assert truth.states[20].view(0)["seat"] == 0


def test_wishes_that_cannot_be_are_refused(server: Server) -> None:
    record = played("amsterdam")
    kept = bring(server, record)
    wish = {"at": 3, "seat": 0, "bot": "random"}
    for change, code in (
        ({"at": 9999}, "no-moment"),
        ({"at": len(record.decisions)}, "over"),
        ({"seat": 7}, "bad-seats"),
        ({"bot": "deep-blue"}, "unknown-bot"),
    ):
        assert server.post(f"/api/replays/{kept['id']}/play", **{**wish, **change})["error"]["code"] == code


@pytest.mark.slow
def test_a_game_played_on_and_a_record_outlast_the_server(tmp_path: Path) -> None:
    record = played("burano")
    with Forked(tmp_path) as server:
        kept = bring(server, record)
        made = server.post(f"/api/replays/{kept['id']}/play", at=30, seat=0, bot="random")
        me = server.sit(made, 0)
        play([me], random.Random(1), most=5)
        while not me.position["choices"]:
            me.hear()  # bots decide
        number, panels = me.position["number"], keys(me)
    with Forked(tmp_path) as server:
        me = server.sit(made, 0)
        me.seen(number)
        assert keys(me) == panels
        play([me], random.Random(2), most=2)
        assert Replay(server, kept["id"]).look(5)["number"] == 5
