"""Finished games looked through in the background: never while they run, kept decision by decision, always the same."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE, Forked, Message, Server

from kade.analysis.judge import judge
from kade.analysis.run import begun
from kade.kernel import Record

pytestmark = pytest.mark.server
EFFORT = "glance"
JSON = {"content-type": "application/json"}


def finished(server: Server) -> str:
    """A table at which two bots have played Amsterdam to its end."""
    made = server.table("random", "random")
    server.sit(made).until(lambda message: message["type"] == "position" and message["over"])
    return str(made["table"])


def when(server: Server, id: str, enough: Callable[[Message], bool]) -> Message:
    until = time.monotonic() + PATIENCE
    while not enough(found := server.get(f"/api/replays/{id}/analysis")):
        assert time.monotonic() < until, found
        time.sleep(0.1)
    return dict(found)


def test_a_game_that_still_runs_is_not_analysed(server: Server) -> None:
    made = server.table("me", "me")
    server.sit(made, 0).seen(0)
    for ask in (server.http.get, server.http.post):
        answer = ask(f"/api/replays/{made['table']}/analysis", headers=JSON)
        assert answer.status_code == 409, answer.text
        assert answer.json()["error"]["code"] == "not-over"
    assert server.http.post("/api/replays/no-such-table/analysis", headers=JSON).status_code == 404


@pytest.mark.slow
def test_it_is_kept_decision_by_decision_and_goes_on_after_a_crash(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_ANALYSIS_EFFORT=EFFORT) as server:
        table = finished(server)
        record = Record.parse(server.http.get(f"/api/tables/{table}/record").text)
        assert server.get(f"/api/replays/{table}/analysis")["state"] == "none"
        asked = server.post(f"/api/replays/{table}/analysis")
        assert (asked["state"], asked["done"], asked["decisions"]) == ("running", 0, [])
        assert asked["curve"][-1]["points"] == asked["result"]["points"], "the curve is there at once"
        before = when(server, table, lambda found: found["done"] >= 3)
        server.kill()
    with Forked(tmp_path, KADE_ANALYSIS_EFFORT=EFFORT) as server:
        after = when(server, table, lambda found: found["done"] > before["done"])
        again = server.post(f"/api/replays/{table}/analysis")
        rest = server.get(f"/api/replays/{table}/analysis?after=3")
    assert after["decisions"][: before["done"]] == before["decisions"], "what was judged stays as it was"
    assert again["done"] >= after["done"], "to ask again begins nothing anew"
    assert rest["decisions"][0] == after["decisions"][3]
    _, questions = begun(record, EFFORT)
    assert after["total"] == len(questions)
    for question, told in zip(questions[:3], after["decisions"], strict=False):
        found = judge(question)
        assert (told["at"], told["seat"], told["grade"]) == (found.number, found.seat, found.grade)
        assert (told["cost"], told["error"]) == (found.cost, found.error), "the same Record gets the same grades"


@pytest.mark.slow
def test_a_record_that_somebody_brought_is_analysed_too(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_ANALYSIS_EFFORT=EFFORT) as server:
        text = server.http.get(f"/api/tables/{finished(server)}/record").text
        id = server.post("/api/records", text=text)["id"]
        assert server.post(f"/api/replays/{id}/analysis")["state"] == "running"
        found = when(server, id, lambda found: found["done"] >= 1)
    assert found["decisions"][0]["options"][0]["behind"] == 0
