"""The minute that the rules offer the others once somebody is done: kept over a restart, and nothing ends by it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message, Server

pytestmark = pytest.mark.server


def made(server: Server, *seats: str) -> Message:
    kinds = [
        {"kind": seat, "name": f"N{i}"} if seat == "me" else {"kind": "bot", "bot": seat}
        for i, seat in enumerate(seats)
    ]
    return server.post("/api/tables", game="burano", options={"players": len(seats)}, seats=kinds)


def building(client: Client) -> bool:
    return any(choice["id"].startswith("stack ") for choice in client.position["choices"])


def decide(clients: list[Client], until: Callable[[], bool]) -> None:
    """Everybody takes the first choice until then."""
    number = 0
    while True:
        for client in clients:
            client.seen(number)
        if until():
            return
        here = next((client for client in clients if client.position["choices"]), None)
        if here is None:
            number = clients[0].hear().get("number", number)  # a bot decides
        else:
            number = here.choose()["number"]


def shown(client: Client, actors: list[int]) -> Message:
    """The position in which these seats decide. How often others decide before they are done, nobody can know."""
    while not client.position or client.position["actors"] != actors:
        client.hear()
    return client.position


@pytest.mark.slow
@pytest.mark.rule("BU-4.6")
def test_a_minute_is_offered_once_somebody_is_done_and_a_restart_does_not_begin_it_anew(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        table = made(server, "me", "me")
        ada, bea = server.sit(table, 0), server.sit(table, 1)
        decide([ada, bea], lambda: building(ada) and building(bea))
        assert ada.position["clock"] is None
        decide([ada], lambda: not ada.position["choices"])
        began = time.time()
        clock = shown(bea, [1])["clock"]
        assert (clock["waiting"], clock["seconds"]) == ([0], 60)
        assert 50_000 < clock["left"] <= 60_000
        server.kill()
        time.sleep(1.0)
        server.start()
        bea = server.sit(table, 1)
        assert shown(bea, [1])["clock"]["left"] <= 60_000 - 1000 * (time.time() - began) + 500
        ada = server.sit(table, 0)
        shown(ada, [1])
        ada.ask("undo", seat=0)
        for client in (ada, bea):
            assert shown(client, [0, 1])["clock"] is None, "nobody waits any more"
        decide([ada], lambda: not ada.position["choices"])
        shown(bea, [1])
        decide([bea], lambda: not building(bea))
        assert bea.position["clock"] is None


def test_nobody_is_hurried_for_a_bot(server: Server) -> None:
    ada = server.sit(made(server, "me", "random"), 0)
    decide([ada], lambda: building(ada))
    while ada.position["actors"] != [0]:
        ada.hear()  # the bot builds
    assert building(ada)
    assert ada.position["clock"] is None


def test_a_game_whose_rules_offer_no_minute_has_none(server: Server) -> None:
    table = server.table("me", "me")
    ada, bea = server.sit(table, 0), server.sit(table, 1)
    ada.seen(0)
    number = ada.choose()["number"]
    assert bea.seen(number)["actors"] == [1]
    assert bea.position["clock"] is None
