"""Whatever is sent, the answer is a sentence and a code, nothing moves, and the line stays open."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.server.harness import Client, Server
from websockets.exceptions import InvalidStatus

from kade.server.settings import Settings
from kade.server.tables import clean_name
from kade.server.visitors import known_host

pytestmark = pytest.mark.server

GARBAGE: list[str | bytes] = [
    "",
    "hello",
    "{",
    "null",
    "17",
    "[]",
    "{}",
    '{"type": "choose"}',
    '{"type": "hello"}',
    '{"type": "dance"}',
    '{"type": "choose", "seat": "0", "choice": 5}',
    '{"type": "choose", "seat": 0, "choice": null, "ticket": {}}',
    '{"type": "undo", "seat": 1e99}',
    "[" * 2000,
    '{"type": "ping", "id": {"a": 1}}',
    "\u0000\ud7ff\uffff",
    b"\xff\xfe\x00",
    '{"type": "choose", "seat": 0.5, "choice": "x"}',
]


def is_well(client: Client) -> bool:
    client.say(type="ping", id="still there?")
    return bool(client.until(lambda message: message.get("id") == "still there?")["type"] == "pong")


def test_garbage_gets_a_sentence_and_the_line_stays_open(server: Server) -> None:
    client = server.sit(server.table("me", "me"), 0)
    client.seen(0)
    for garbage in GARBAGE:
        client.socket.send(garbage)
        answer = client.until(lambda message: message["type"] in ("error", "pong"))
        assert answer["code"] == "garbage", (garbage, answer)
        assert answer["message"].endswith(".")
        assert "Traceback" not in answer["message"]
    assert is_well(client)
    assert client.position["number"] == 0


def test_an_error_names_the_message_it_answers(server: Server) -> None:
    client = server.sit(server.table("me", "me"), 0)
    client.socket.send('{"type": "dance", "id": "c9"}')
    assert client.until(lambda message: message["type"] == "error")["id"] == "c9"


def test_a_message_that_is_too_large_is_refused(server: Server) -> None:
    client = server.sit(server.table("me", "me"), 0)
    client.socket.send(json.dumps({"type": "choose", "seat": 0, "choice": "x" * 100_000}))
    assert client.until(lambda message: message["type"] == "error")["code"] == "too-large"
    assert is_well(client)


@pytest.mark.slow
def test_who_talks_too_fast_is_told_and_stays(server: Server) -> None:
    client = server.sit(server.table("me", "me"), 0)
    for _ in range(80):
        client.say(type="ping")
    assert client.until(lambda message: message["type"] == "error")["code"] == "too-fast"
    while not _pong(client):
        pass


def _pong(client: Client) -> bool:
    client.say(type="ping", id="slow")
    return bool(client.until(lambda message: message.get("id") == "slow")["type"] == "pong")


def test_a_seat_of_somebody_else_is_refused(server: Server) -> None:
    made = server.table("me", "me")
    ada, bea, watcher = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    for client in (ada, bea, watcher):
        client.seen(0)
    for seat in (1, 7, -1):
        assert ada.choose("keep both", seat=seat, ticket=bea.position["ticket"])["code"] == "wrong-seat"
        assert ada.ask("undo", seat=seat)["code"] == "wrong-seat"
        assert ada.ask("resign", seat=seat)["code"] == "wrong-seat"
    assert watcher.ask("choose", seat=0, ticket=ada.position["ticket"], choice="keep both")["code"] == "wrong-seat"
    assert ada.choose("keep both", ticket=bea.position["ticket"])["code"] == "stale"
    assert is_well(ada)
    assert ada.position["number"] == 0


def test_a_stale_ticket_gets_the_position_again_and_never_moves(server: Server) -> None:
    ada = server.sit(server.table("me", "me"), 0)
    ada.seen(0)
    first = dict(ada.position)
    choice = first["choices"][0]["id"]
    assert ada.choose(choice)["number"] == 1
    ada.seen(1)
    for ticket in (first["ticket"], None, "", "ffff", "é"):
        assert ada.ask("choose", seat=0, ticket=ticket, choice=choice)["code"] == "stale"
        assert ada.until(lambda message: message["type"] == "position")["number"] == 1


def test_a_choice_sent_twice_counts_once(server: Server) -> None:
    both = server.sit(server.table("me", "me", first=0), 0, 1)
    both.seen(0)
    both.choose("keep both")
    both.seen(1)
    both.choose("keep both")
    position = both.seen(2)
    for id in ("one", "two"):
        both.say(type="choose", id=id, seat=0, ticket=position["ticket"], choice="draw card")
    assert both.until(lambda message: message.get("id") == "one")["number"] == 3
    assert both.until(lambda message: message.get("id") == "two")["code"] == "stale"


def test_an_illegal_choice_is_refused_with_the_reason(server: Server) -> None:
    ada = server.sit(server.table("me", "me"), 0)
    ada.seen(0)
    answer = ada.choose("draw card")
    assert (answer["code"], answer["say"]["id"]) == ("illegal", "error-choose-contracts")
    assert ada.choose("fly to the moon")["code"] == "illegal"
    assert ada.choose("keep " + "x" * 150)["code"] == "illegal"
    assert is_well(ada)


def test_whoever_points_at_what_cannot_be_chosen_is_given_the_reason(server: Server) -> None:
    ada = server.sit(server.table("me", "me", first=0), 0)
    ada.seen(0)
    answer = ada.ask("reason", seat=0, target="deck")
    assert (answer["type"], answer["target"], answer["say"]["id"]) == ("reason", "deck", "error-choose-contracts")
    possible = next(choice["target"] for choice in ada.position["choices"] if choice["target"])
    assert ada.ask("reason", seat=0, target=possible)["say"] is None
    assert ada.ask("reason", seat=0, target="the moon")["say"] is None
    assert ada.ask("reason", seat=1, target="deck")["code"] == "wrong-seat"


def test_an_unknown_table_and_a_foreign_token(server: Server) -> None:
    lost = Client(server, "no-such-table")
    assert lost.until(lambda message: message["type"] == "error")["code"] == "no-table"
    assert is_well(lost)
    one, other = server.table("me", "me"), server.table("me", "me")
    stranger = Client(server, one["table"], [other["tokens"]["0"], "", "x" * 150])
    assert stranger.until(lambda message: message["type"] == "error")["code"] == "foreign-token"
    position = stranger.seen(0)
    assert (position["you"], position["seat"], position["choices"]) == ([], None, [])


def test_before_hello_nothing_is_told(server: Server) -> None:
    made = server.table("me", "me")
    client = Client(server, made["table"], hello=False)
    client.say(type="choose", id=1, seat=0, choice="keep both")
    assert client.hear()["code"] == "hello-first"
    assert is_well(client)


def test_pages_of_other_origins_may_not_open_the_socket(server: Server) -> None:
    made = server.table("me", "me")
    Client(server, made["table"], origin=server.address).seen(0)
    for origin in ("https://elsewhere.example", "null", server.address + ".example"):
        with pytest.raises(InvalidStatus) as refused:
            Client(server, made["table"], origin=origin)
        assert refused.value.response.status_code == 403


def test_requests_that_cannot_be_get_a_sentence(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": seats}, "bad-game"),
        ({"game": "amsterdam", "seats": seats, "edition": {"no such entry": 1}}, "bad-game"),
        ({"game": "amsterdam", "seats": seats[:1]}, "bad-options"),
        ({"game": "amsterdam", "seats": seats, "options": {"players": 3}}, "bad-options"),
        ({"game": "amsterdam", "seats": seats, "options": {"colour": 3}}, "bad-options"),
        ({"game": "amsterdam", "seats": seats, "options": {"first": 3}}, "not-possible"),
        ({"game": "amsterdam", "seats": [{"kind": "cat"}, {"kind": "me"}]}, "bad-seats"),
        ({"game": "amsterdam", "seats": [{"kind": "bot", "bot": "../x"}, {"kind": "me"}]}, "unknown-bot"),
        ({"game": "amsterdam", "seats": [{"kind": "bot", "bot": "cmd:true"}, {"kind": "me"}]}, "unknown-bot"),
        ({"game": "amsterdam", "seats": []}, "garbage"),
        ({"game": "amsterdam", "seats": seats, "edition": "/etc/passwd"}, "garbage"),
    ]
    for body, code in wrong:
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["error"]["code"] == code, answer.text
    made = server.table("me", "open")
    for path, status in (
        ("/api/tables/nix", 404),
        (f"/api/tables/{made['table']}/record", 409),
        ("/api/nix", 404),
        ("/%00", 404),
        ("/assets/..%2f..%2fapp.py", 404),
        ("/api/games/chess/style.css", 404),
    ):
        answer = server.http.get(path)
        assert (answer.status_code, list(answer.json()["error"])) == (status, ["code", "message"]), path
    assert server.http.post(
        "/api/tables", content=b"x" * 400_000, headers={"Content-Type": "application/json"}
    ).status_code in (400, 413)


def test_every_answer_carries_the_headers_that_protect_it(server: Server) -> None:
    for path in ("/", "/t/abc", "/healthz", "/api/games", "/docs", "/nix"):
        headers = server.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert "default-src 'self'" in headers["content-security-policy"]


def test_what_the_server_offers_is_told(server: Server) -> None:
    assert server.get("/healthz")["ok"] is True
    game = server.get("/api/games")[0]
    assert game["seats"] == {"min": 2, "max": 4}
    assert set(game["title"]) == {"en", "pl", "it"}
    assert game["reconstructed"] is True
    for path, word in (("texts/pl.ftl", "game-title"), ("style.css", ".kade-amsterdam")):
        first = server.http.get(f"/api/games/amsterdam/{path}")
        assert word in first.text
        known = server.http.get(f"/api/games/amsterdam/{path}", headers={"If-None-Match": first.headers["etag"]})
        assert (known.status_code, known.text) == (304, "")
        assert server.http.get(f"/api/games/amsterdam/{path}", headers={"If-None-Match": '"old"'}).text == first.text
    assert server.get("/api/games/amsterdam/cover")["svg"].startswith("<")
    assert {"id": "greedy", "stars": 2, "seconds": 0.0} in server.get("/api/bots")
    assert "/api/tables" in server.http.get("/docs").text
    assert server.get("/docs/openapi.json")["paths"]
    client = server.sit(server.table("me", "me"), 0)
    client.seen(0)
    static = server.http.get(f"/api/games/amsterdam/static/{client.panels['city']['static']}")
    assert "immutable" in static.headers["cache-control"]
    assert static.text.startswith("<")


# ---------------------------------------------------------------- who asks


def test_pages_of_other_sites_change_nothing(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = json.dumps({"game": "amsterdam", "seats": seats})

    def post(**headers: str) -> tuple[int, str]:
        answer = server.http.post("/api/tables", content=body, headers=headers)
        return answer.status_code, answer.json().get("error", {}).get("code", "")

    as_json = {"Content-Type": "application/json; charset=utf-8"}
    assert post(**as_json) == (201, "")
    assert post(**as_json, Origin=server.address) == (201, "")
    for origin in ("https://elsewhere.example", "null", server.address + ".example"):
        assert post(**as_json, Origin=origin) == (403, "foreign-page")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        assert post(**{"Content-Type": kind}) == (415, "not-json")
    made = server.table("me", "open")
    assert server.http.post(f"/api/tables/{made['table']}/join", content="{}").status_code == 415


def test_names_that_others_can_point_here_are_not_answered_to(server: Server) -> None:
    for host in ("rebound.example", "127.0.0.1.rebound.example:8000", "", "[", "kade.invalid."):
        answer = server.http.get("/api/bots", headers={"Host": host})
        assert answer.status_code in (400, 421), host
    for host in ("localhost", "127.0.0.1:1234", "192.168.1.7:8000", "[::1]:80", "attic", "attic.local:8000"):
        assert server.http.get("/api/bots", headers={"Host": host}).status_code == 200, host


def test_a_person_at_a_wrong_name_reads_words_and_a_program_json(server: Server) -> None:
    wrong = {"Host": "rebound.example"}
    page = server.http.get("/", headers={**wrong, "Accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "KADE_HOSTS" in page.text
    for path, accept in (("/", "*/*"), ("/api/bots", "text/html")):
        answer = server.http.get(path, headers={**wrong, "Accept": accept})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "unknown-host")


def test_a_name_of_its_own_can_be_allowed() -> None:
    settings = Settings(hosts=("kade.example.org",))
    assert known_host("kade.example.org", settings)
    assert known_host("Kade.Example.org:443", settings)
    assert not known_host("example.org", settings)


def test_long_names_and_deep_nesting_get_a_sentence(server: Server) -> None:
    assert server.http.get("/" + "x" * 300).status_code == 404
    assert server.http.get("/assets/" + "x" * 300 + ".js").status_code == 404
    assert server.http.get("/api/tables/" + "x" * 5000).status_code == 404
    deep = '{"game": "amsterdam", "seats": [{"kind": "me"}], "edition": {"a": ' + "[" * 60_000 + "]" * 60_000 + "}}"
    answer = server.http.post("/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "garbage")


@pytest.mark.parametrize(
    "name", ["\u200d\u200d", "\u3164", "\u2800 \u2800", "\u0301", "\ufe0f", "\u115f\u1160", "\u202e"]
)
def test_a_name_shows_something(server: Server, name: str) -> None:
    made = server.post("/api/tables", game="amsterdam", seats=[{"kind": "me", "name": name}, {"kind": "open"}])
    assert made["seats"][0]["name"] == "1", "as for somebody without a name"
    assert clean_name("Zoë 👩‍👩‍👧 李") == "Zoë 👩‍👩‍👧 李"


@pytest.mark.slow
def test_answers_are_as_the_schema_says(server: Server) -> None:
    """Each request with ids of nothing, and some with ids of something: status, kind and shape are documented."""
    made = server.table("me", "open")
    schema = server.get("/docs/openapi.json")
    tokens = schema["components"]["schemas"]["AskMoved"]["properties"]["tokens"]
    assert tokens["items"]["maxLength"] == 200, "what is said of the items of a list"
    values = {"id": "amsterdam", "file": "en.ftl", "key": "x", "name": "x", "game": "amsterdam", "number": "1"}
    for path, operations in schema["paths"].items():
        ours = path.format(**{**values, "id": made["table"]})
        for filled in (re.sub(r"{\w+}", "nothing", path), path.format(**values), ours):
            for method, operation in operations.items():
                body: dict[str, Any] | None = {} if method == "post" else None
                answer = server.http.request(method, filled, json=body, params={"text": "x"})
                documented = operation["responses"].get(str(answer.status_code))
                assert documented is not None, (method, filled, answer.status_code)
                kinds = documented.get("content", {})
                kind = answer.headers.get("content-type", "").partition(";")[0]
                assert kind in (kinds or [""]), filled
                if answer.status_code >= 400:
                    assert list(answer.json()["error"]) == ["code", "message"]
                    assert kinds["application/json"]["schema"] == {"$ref": "#/components/schemas/Refusal"}
    for path in ("/api/bots", "/api/replays/x/analysis", "/api/games/amsterdam/style.css"):
        nothing = server.http.delete(path)
        assert nothing.status_code == 405
        assert nothing.headers["allow"] == server.http.options(path).headers["allow"]
        assert "GET" in nothing.headers["allow"]
    assert server.http.options("/api/replays/x/analysis").headers["allow"] == "GET, OPTIONS, POST"
