"""Players' clocks: who loses time and who gains it, what a pause and a restart cost (nothing), what happens at zero."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from tests.server.harness import Forked, Message, Server

import kade
from kade.server import clocks
from kade.server.clocks import SeatClock
from kade.server.errors import Refused
from kade.server.journal import Do, Entry, GoOn, Pause, SeatToBot, TakeSeat
from kade.server.live_game import LiveGame, Seat
from kade.server.wire import TimeControl

GAME = kade.load("amsterdam")
LIVE = TimeControl("live", 600, 10)
BY_TURN = TimeControl("correspondence", 86400, 0)


class At:
    """A table of two with clocks: the time is said, nobody waits for it."""

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.live = LiveGame(
            GAME, {"players": 2, "first": 0}, 1, b"key", [Seat(0, "A", None, "a"), Seat(1, "B", None, "b")]
        )
        self.outages: list[clocks.Outage] = []
        self.now = 1000.0
        self.clocks = clocks.started(control, self.live, [0, 1], self.now)

    def take(self, entry: Entry, after: float) -> At:
        self.now += after
        before = clocks.deciding(self.live)
        self.live.take(self.live.number + 1, entry)
        self.clocks = clocks.moved_on(self.control, self.clocks, self.live, before, self.now, self.outages)
        return self

    def left(self, after: float = 0.0) -> list[float]:
        return [round(self.clocks[seat].at(self.now + after, self.outages), 3) for seat in (0, 1)]


def test_where_all_decide_at_once_every_clock_runs_until_its_player_is_done() -> None:
    at = At(LIVE)
    assert at.left(5) == [595, 595]
    at.take(Do(0, "keep both"), 20)
    assert at.left(5) == [590, 575]
    at.take(Do(1, "keep both"), 30)
    assert at.left(5) == [585, 560]


def test_the_increment_comes_at_the_end_of_a_turn_and_not_with_every_decision() -> None:
    at = At(LIVE).take(Do(0, "keep both"), 0).take(Do(1, "keep both"), 0)
    at.take(Do(0, "draw card"), 7)
    assert at.left() == [603, 610]
    at.take(Do(0, "draw card"), 1)
    assert at.left(4) == [612, 606]


def test_by_correspondence_every_turn_has_the_whole_time() -> None:
    at = At(BY_TURN).take(Do(0, "keep both"), 80000).take(Do(1, "keep both"), 0)
    assert at.left()[0] == 86400
    at.take(Do(0, "draw card"), 70000).take(Do(0, "draw card"), 0)
    assert at.left(10) == [16400, 86390]


@pytest.mark.parametrize("control", [LIVE, BY_TURN])
def test_in_a_pause_no_clock_runs_and_nobody_gains_time(control: TimeControl) -> None:
    at = At(control).take(Pause(0, "adjourn"), 50)
    left = at.left()
    assert at.left(5000) == left == [control.seconds - 50] * 2
    assert clocks.deadline(at.clocks, at.now, []) is None
    at.take(GoOn(1), 5000)
    assert at.left(1) == [control.seconds - 51] * 2


def test_while_no_server_ran_nobody_lost_time() -> None:
    clock = SeatClock(100, 1000)
    assert clock.at(1050, [(1010, 1040)]) == 80
    assert clock.at(1050, [(900, 1020), (1045, 2000)]) == 75
    assert clock.at(1050, [(900, 2000)]) == 100


def test_who_is_out_of_time_loses_the_seat_to_a_bot_and_gets_a_minute_on_return() -> None:
    at = At(LIVE).take(Do(1, "keep both"), 30)
    assert clocks.deadline(at.clocks, at.now, []) == at.now + 570
    assert clocks.run_out(at.clocks, at.live, at.now + 569, []) == []
    assert clocks.run_out(at.clocks, at.live, at.now + 570, []) == [0]
    at.take(SeatToBot(0, "greedy", "time"), 571)
    assert clocks.deadline(at.clocks, at.now, []) is None
    at.take(TakeSeat(0), 100)
    assert at.left() == [60, 580]


@pytest.mark.parametrize(
    ("kind", "seconds", "increment"), [("live", 59, 0), ("live", 600, 301), ("correspondence", 600, 0), ("live", -1, 0)]
)
def test_a_clock_by_which_nobody_could_play_is_refused(
    kind: Literal["live", "correspondence"], seconds: int, increment: int
) -> None:
    with pytest.raises(Refused) as refused:
        clocks.check(TimeControl(kind, seconds, increment))
    assert refused.value.code == "bad-clock"


def with_clock(server: Server, *seats: str) -> Message:
    kinds = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    clock = {"kind": "live", "seconds": 300, "increment": 5}
    options = {"players": len(seats), "first": 0}
    return server.post("/api/tables", game="amsterdam", options=options, seats=kinds, clock=clock)


@pytest.mark.slow
def test_a_restart_costs_nobody_time_and_at_zero_a_bot_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    server = Forked(tmp_path).start()
    made = with_clock(server, "me", "me")
    position = server.sit(made, 0).seen(0)
    assert position["control"] == {"kind": "live", "seconds": 300, "increment": 5}
    assert [clock["running"] for clock in position["clocks"]] == [True, True]
    server.stop()
    time.sleep(2.5)
    with closing(sqlite3.connect(tmp_path / "kade.sqlite3")) as db, db:
        assert 297 < db.execute("select min(left) from clocks").fetchone()[0] <= 300
    server.start()
    left = [clock["left"] for clock in server.sit(made, 0).seen(0)["clocks"]]
    assert min(left) > 297_000
    server.stop()
    with closing(sqlite3.connect(tmp_path / "kade.sqlite3")) as db, db:
        db.execute("update clocks set left = 0.5 where seat = 0")
        db.execute("update chores set due = 0 where kind = 'clock'")
    with server:
        ada = server.sit(made, 0)
        ada.until(lambda message: any(line["say"]["id"] == "table-out-of-time" for line in message.get("events", [])))
        assert ada.position["players"][0]["kind"] == "bot"
        assert ada.ask("take-seat", seat=0)["type"] == "ack"
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log


def test_a_clock_is_told_before_the_game_and_a_wrong_one_refused_over_http(server: Server) -> None:
    made = with_clock(server, "me", "greedy")
    assert server.get(f"/api/tables/{made['table']}")["clock"]["seconds"] == 300
    seats = [{"kind": "me"}, {"kind": "me"}]
    for clock, code in (
        ({"kind": "live", "seconds": 1, "increment": 0}, "bad-clock"),
        ({"kind": "sand", "seconds": 90}, "garbage"),
    ):
        refused = server.post("/api/tables", game="amsterdam", seats=seats, clock=clock)
        assert refused["error"]["code"] == code
