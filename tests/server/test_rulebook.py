"""The rulebook over HTTP: chapters, rules word for word, pictures; in every language, and asked for once."""

from __future__ import annotations

import pytest
from tests.server.harness import Server

from kade.games import ours

pytestmark = pytest.mark.server


def test_every_game_has_one_in_every_language(server: Server) -> None:
    for game in ours():
        for lang in ("en", "pl", "it"):
            told = server.http.get(f"/api/games/{game}/rulebook?lang={lang}").json()
            assert (told["game"], told["lang"]) == (game, lang)
            assert told["reconstructed"]
            rules = {rule["id"]: rule for section in told["sections"] for rule in section["rules"]}
            topics = [topic for chapter in told["chapters"] for topic in chapter["topics"]]
            cited = [rule for topic in topics for text in topic["texts"] for rule in text["rules"]]
            assert set(cited) <= set(rules)


def test_a_rule_says_whether_it_is_a_ruling(server: Server) -> None:
    told = server.http.get("/api/games/windmill-valley/rulebook").json()
    rules = {rule["id"]: rule for section in told["sections"] for rule in section["rules"]}
    assert not rules["WV-3.3"]["ruling"]  # "1→2" are steps of the gate
    assert any(rule["ruling"] for rule in rules.values())


def test_it_is_sent_once(server: Server) -> None:
    for path in ("/api/games/burano/rulebook?lang=it", "/api/games/burano/rulebook/sea"):
        first = server.http.get(path)
        assert first.headers["content-type"].startswith("application/json")
        again = server.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")


def test_a_picture_has_what_it_points_at(server: Server) -> None:
    told = server.http.get("/api/games/burano/rulebook/sea").json()
    assert told["calls"][0] == "boat-0"
    assert 'id="boat-0"' in told["svg"]
    assert "island-A" in told["legal"]


@pytest.mark.parametrize("path", ["chess/rulebook", "burano/rulebook?lang=nl", "burano/rulebook/none"])
def test_what_is_not_there_gets_a_sentence(server: Server, path: str) -> None:
    answer = server.http.get(f"/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"].endswith(".")


def test_its_address_is_a_page(server: Server) -> None:
    shown = server.http.get("/rules/burano", headers={"Accept": "text/html"})
    assert shown.status_code == 200
    assert shown.headers["content-type"].startswith("text/html")
