"""What people say at the table: short, plain, kept, told to everybody; not too fast, and not by those who watch."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message, Server

from kade.server.chat import one_line

pytestmark = pytest.mark.server
ON_BOTH = True


def said(client: Client) -> Message:
    return client.until(lambda message: message["type"] == "chat")


def lines(message: Message) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in message["lines"]]


def test_a_line_is_told_to_everybody_as_it_was_written(server: Server) -> None:
    made = server.table("me", "me")
    ada, bea, eve = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    for client in (ada, bea, eve):
        assert lines(said(client)) == []
    ada.say(type="say", seat=0, text="  <b>Hello</b>\n\u0007 there ")
    for client in (ada, bea, eve):
        assert lines(said(client)) == [(0, "<b>Hello</b> there")]
    assert lines(said(server.sit(made, 1))) == [(0, "<b>Hello</b> there")], "who comes later reads it too"
    assert eve.ask("say", seat=0, text="psst")["code"] == "wrong-seat"
    assert bea.ask("say", seat=0, text="I am Ada")["code"] == "wrong-seat"


def test_what_is_no_line_gets_a_sentence(server: Server) -> None:
    ada = server.sit(server.table("me", "me"), 0)
    assert ada.ask("say", seat=0, text=" \n ")["code"] == "nothing-said"
    assert ada.ask("say", seat=0, text="x" * 201)["code"] == "garbage"


def test_who_talks_too_fast_is_asked_to_wait(server: Server) -> None:
    ada = server.sit(server.table("me", "me"), 0)
    for number in range(6):
        ada.say(type="say", seat=0, text=f"{number}")
    assert ada.ask("say", seat=0, text="and one more")["code"] == "too-fast"


@pytest.mark.slow
def test_what_was_said_outlives_a_restart_and_stays_at_its_table(tmp_path: Path) -> None:
    with Forked(tmp_path) as running:
        made, other = running.table("me", "me"), running.table("me", "me")
        ada = running.sit(made, 0)
        said(ada)
        ada.say(type="say", seat=0, text="Zażółć")
        said(ada)
    with Forked(tmp_path) as running:
        assert lines(said(running.sit(made, 1))) == [(0, "Zażółć")]
        assert lines(said(running.sit(other, 1))) == []


def test_signs_of_several_parts_stay_whole() -> None:
    assert one_line("\U0001f468\u200d\U0001f33e \u202e x") == "\U0001f468\u200d\U0001f33e x"
