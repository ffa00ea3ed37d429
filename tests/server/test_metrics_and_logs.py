"""Figures for Prometheus, and a log for programs: who may read them, what they tell, and that no secret is in them."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import Forked, Server, play

pytestmark = pytest.mark.server


def figures(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_figures_tell_what_happened_and_only_this_machine_may_read_them(server: Server) -> None:
    before = figures(server.http.get("/metrics").text)
    ada = server.sit(server.table("me", "me"), 0)
    ada.seen(0)
    ada.choose("keep both")
    ada.choose("fly")
    after = figures(server.http.get("/metrics").text)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('kade_tables_made_total{game="amsterdam"}') == 1
    assert grown('kade_entries_total{game="amsterdam",kind="do"}') == 1
    assert grown('kade_write_seconds_count{game="amsterdam"}') == 1
    assert grown('kade_refused_total{code="stale"}') == 1
    assert after["kade_sockets"] >= 1
    assert after["process_resident_memory_bytes"] > 0
    far = server.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})  # as a proxy here says it
    assert (far.status_code, far.json()["error"]["code"]) == (403, "not-yours")


def test_with_a_token_whoever_has_it_may_read_them_and_nobody_else(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_METRICS_TOKEN="for-prometheus") as server:
        for shown in ("", "Bearer wrong", "Bearer f\xf3r"):
            headers = [(b"Authorization", shown.encode("latin-1"))]
            assert server.http.get("/metrics", headers=headers).status_code == 403
        far = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer for-prometheus"}
        assert server.http.get("/metrics", headers=far).status_code == 200


@pytest.mark.slow
def test_the_log_as_json_names_table_and_number_and_never_a_secret(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_LOG="json", KADE_METRICS_TOKEN="for-prometheus") as server:
        made = server.table("me", "me", "random")
        clients = [server.sit(made, 0), server.sit(made, 1)]
        play(clients, random.Random(3), most=8)
        clients[0].ask("choose", seat=0, ticket="x", choice="draw card")
        clients[0].say(type="say", seat=0, text="my secret plan", id=1)
        clients[0].until(lambda message: message["type"] == "chat" and bool(message["lines"]))
        server.http.get("/metrics", headers={"Authorization": "Bearer for-prometheus"})
        (tmp_path / "kade.sqlite3").rename(tmp_path / "elsewhere")
        clients[0].ask("say", seat=0, text="another secret")
        (tmp_path / "elsewhere").rename(tmp_path / "kade.sqlite3")
        with contextlib.closing(sqlite3.connect(tmp_path / "kade.sqlite3")) as db:
            entries = [json.loads(entry) for (entry,) in db.execute("select entry from journal")]
        decisions = {entry["action"] for entry in entries if "action" in entry}
        received = [text for client in clients for text in client.received]
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    written = [line for line in lines if line["message"] == "An entry was written"]
    assert [line["number"] for line in written] == list(range(1, len(written) + 1))
    assert {line["table"] for line in written} == {made["table"]}
    assert [line for line in lines if line["level"] == "error"], "the missing database was noticed"
    tickets = {json.loads(one).get("ticket") for one in received} - {None}
    assert len(decisions) > 3
    assert tickets
    for secret in (*made["tokens"].values(), *decisions, *tickets, "secret", "for-prometheus"):
        assert secret not in text
