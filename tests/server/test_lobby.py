"""The lobby: only where the host wants one, only tables whose makers list them, closed and guarded by the host."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import kade as command
from tests.cli.command import refused
from tests.server.harness import Client, Forked, Server

from kade.server.lobby import NEWS, plain_address

pytestmark = pytest.mark.server

FAR = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine says it


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    env = {"KADE_PUBLIC": "yes", "KADE_LOBBY_PER_ADDRESS": "2"}
    with Forked(tmp_path_factory.mktemp("public"), **env) as running:
        yield running


def make(server: Server, *kinds: str, headers: dict[str, str] | None = None, **wish: Any) -> Any:
    seats = [{"kind": kind, "name": f"N{seat}"} for seat, kind in enumerate(kinds)]
    return server.http.post("/api/tables", json={"game": "amsterdam", "seats": seats, **wish}, headers=headers).json()


def shown(server: Server, where: str) -> list[str]:
    return [one["table"] for one in server.get("/api/lobby")[where]]


def test_where_the_host_wants_none_there_is_no_lobby(server: Server) -> None:
    assert server.get("/api/lobby") == {"open": False, "join": [], "watch": []}
    assert make(server, "me", "open", anyone=True)["error"]["code"] == "no-lobby"


def test_tables_are_listed_only_if_their_makers_say_so(public: Forked) -> None:
    private = make(public, "me", "open")
    offered = make(public, "me", "open", anyone=True)
    watched = make(public, "me", "me", watched=True)
    begun = make(public, "me", "me", anyone=True)
    assert offered["table"] in shown(public, "join")
    assert watched["table"] in shown(public, "watch")
    everything = public.http.get("/api/lobby").text
    assert private["table"] not in everything
    assert begun["table"] not in everything, "it may be joined, not watched, and has no open seat"
    [entry] = [one for one in public.get("/api/lobby")["join"] if one["table"] == offered["table"]]
    assert entry == {"table": offered["table"], "game": "amsterdam", "names": ["N0", ""], "open_seats": 1}
    assert not [token for token in offered["tokens"].values() if token in everything]


@pytest.mark.slow
def test_a_table_leaves_the_list_when_its_seats_are_taken_and_when_its_game_is_over(public: Forked) -> None:
    made = make(public, "me", "open", anyone=True, watched=True)
    joined = public.post(f"/api/tables/{made['table']}/join", name="Zoe")
    time.sleep(2.1)  # an answer serves all for two seconds
    assert made["table"] not in shown(public, "join")
    assert made["table"] in shown(public, "watch")
    zoe = Client(public, made["table"], [joined["token"]])
    zoe.seen(0)
    zoe.ask("resign", seat=1)
    time.sleep(2.1)
    assert made["table"] not in public.http.get("/api/lobby").text


def test_who_asks_again_is_sent_nothing_new(public: Forked) -> None:
    first = public.http.get("/api/lobby")
    again = public.http.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_one_address_lists_so_many_tables_and_no_more(public: Forked) -> None:
    for _ in range(2):
        assert "table" in make(public, "me", "open", headers=FAR, anyone=True)
    assert make(public, "me", "open", headers=FAR, anyone=True)["error"]["code"] == "too-many"
    assert "table" in make(public, "me", "open", headers=FAR), "a private one it may"


@pytest.mark.slow
def test_the_host_closes_the_lobby_and_bans_addresses_and_both_are_kept(tmp_path: Path) -> None:
    def admin(*words: str) -> str:
        said = command("admin", *words, "--data", tmp_path)
        assert said.code == 0, said
        return said.out

    server = Forked(tmp_path, KADE_PUBLIC="1").start()
    made = make(server, "me", "open", anyone=True)
    assert server.http.get("/api/bots", headers=FAR).status_code == 200
    admin("ban", "203.0.113.7")
    assert "closed" in admin("lobby", "close")
    time.sleep(NEWS + 1)
    for _ in range(2):
        assert server.http.get("/api/bots", headers=FAR).json()["error"]["code"] == "banned"
        assert Client(server, made["table"], headers=FAR, hello=False).hear()["code"] == "banned"
        assert server.http.get("/api/bots").status_code == 200
        assert server.get("/api/lobby")["open"] is False
        server.stop()
        server.start()  # and it is as before
    assert admin("bans") == "203.0.113.7\n"
    admin("unban", "203.0.113.7")
    assert "was not shut out" in refused("admin", "unban", "203.0.113.7", "--data", tmp_path)
    assert "not an IP address" in refused("admin", "ban", "everybody", "--data", tmp_path)
    server.stop()


def test_addresses_of_one_household_are_one() -> None:
    assert plain_address("2001:db8:1:2:3::4") == plain_address("2001:0db8:1:2::9") == "2001:db8:1:2::/64"
    assert plain_address("::ffff:203.0.113.7") == "203.0.113.7"
