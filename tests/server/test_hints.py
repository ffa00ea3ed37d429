"""What a bot would do in a person's place: told to whoever asks, made of what the seat knows, given up in time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Forked, Message, Server

import kade
from kade.games import ours
from kade.server import wire
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Answer, Memory, Question, answer
from kade.server.errors import Refused
from kade.server.hints import Hints

pytestmark = pytest.mark.server


def deciding(client: Client) -> Client:
    """Wait until it is this client's turn."""
    client.seen(0)
    while not client.position["choices"]:
        client.hear()
    return client


def hint(client: Client) -> Message:
    """The last word on a hint: how far the search is, is passed over."""
    client.asked += 1
    client.say(type="hint", id=client.asked, seat=client.position["seat"])
    return client.until(lambda message: message.get("id") == client.asked and message["type"] != "hint-progress")


@pytest.mark.slow
def test_the_three_best_actions_come_with_what_they_are_worth(server: Server) -> None:
    ada = deciding(server.sit(server.table("me", "random"), 0))
    while len(ada.position["choices"]) < 4:
        ada.seen(ada.choose()["number"])
        deciding(ada)
    assert ada.position["hints"] is True
    told = hint(ada)
    assert told["ticket"] == ada.position["ticket"]
    assert len(told["hints"]) == 3
    assert {one["choice"] for one in told["hints"]} <= {choice["id"] for choice in ada.position["choices"]}
    assert told["hints"][0]["behind"] == 0
    assert told["hints"][0]["grade"] == "best"
    assert [one["behind"] for one in told["hints"]] == sorted(one["behind"] for one in told["hints"])
    assert all(one["grade"] in ("best", "close", "less", "worse") for one in told["hints"])
    assert ada.choose(told["hints"][0]["choice"])["type"] == "ack", "a hint spends nothing"


@pytest.mark.slow
def test_hints_are_given_against_bots_and_not_between_people_unless_somebody_says_otherwise(server: Server) -> None:
    people = deciding(server.sit(server.table("me", "me"), 0))
    assert people.position["hints"] is False
    assert hint(people)["code"] == "no-hints"
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    friendly = server.post("/api/tables", game="amsterdam", seats=seats, hints=True)
    assert hint(deciding(server.sit(friendly, 0)))["hints"]
    proud = server.post(
        "/api/tables", game="amsterdam", seats=[seats[0], {"kind": "bot", "bot": "random"}], hints=False
    )
    assert hint(deciding(server.sit(proud, 0)))["code"] == "no-hints"


@pytest.mark.slow
def test_what_is_allowed_survives_a_restart(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        made = server.post(
            "/api/tables",
            game="amsterdam",
            hints=True,
            seats=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}],
        )
        server.kill()
        server.start()
        assert deciding(server.sit(made, 0)).position["hints"] is True


@pytest.mark.slow
def test_nobody_else_hears_of_a_hint_and_only_who_decides_may_ask(server: Server) -> None:
    made = server.post(
        "/api/tables",
        game="amsterdam",
        hints=True,
        options={"first": 0},
        seats=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}],
    )
    ada, bea, watcher = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    for number, client in ((0, ada), (1, bea)):
        client.seen(number)
        client.choose()
    ada.seen(2)
    assert hint(ada)["hints"]
    ada.say(type="hint", id="other", seat=1)
    assert ada.until(lambda message: message.get("id") == "other")["code"] == "wrong-seat"
    bea.seen(2)
    assert hint(bea)["code"] == "not-asked"
    watcher.say(type="hint", id="w", seat=0)
    assert watcher.until(lambda message: message.get("id") == "w")["code"] == "wrong-seat"
    assert bea.ask("ping")["type"] == watcher.ask("ping")["type"] == "pong"
    assert not any('"hints":[' in line for line in bea.received + watcher.received)


@pytest.mark.slow
def test_a_hint_is_made_of_what_the_seat_knows_alone() -> None:
    """States that the seat cannot tell apart, the same seed: the same hints, in every game."""
    for id in ours():
        game = kade.load(id)
        state = game.new(seed=11, players=2)
        while len(state.legal()) < 3:
            state.play(state.legal()[0])
        seat = state.actor
        assert seat is not None
        told = []
        for deal in range(2):
            imagined = state.resample(seat, deal).to_dict()
            told.append(answer(Question(id, {}, imagined, seat, "search", 5, hints=3), Memory()).hints)
        assert told[0], id
        assert told[0] == told[1], id


class Slow(BotPool):
    """Thinks for as long as it is let; says so once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.cancelled = 0

    async def think(self, question: Question, limit: float, progress: Any = None, behind: bool = False) -> Answer:
        self.asked += 1
        progress(0.5)
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return Answer()


class Asking:
    def __init__(self) -> None:
        self.received: list[Any] = []

    def send(self, message: wire.ServerMessage) -> None:
        self.received.append(message)

    def refuse(self, id: Any, problem: Refused) -> None:
        self.received.append((id, problem.code))


def test_a_seat_has_one_search_which_is_given_up_when_play_goes_on() -> None:
    async def scene() -> None:
        bot_pool, asker = Slow(), Asking()
        hints = Hints(bot_pool, 10.0)
        question = Question("amsterdam", {}, {}, 0, "search", 1, hints=3)
        hints.ask(asker, "a", 0, "first", question)
        hints.ask(asker, "b", 0, "first", question)
        await asyncio.sleep(0)
        assert bot_pool.asked == 1, "asking twice does not search twice"
        assert wire.HintProgress("b", 0, 0.5) in asker.received
        hints.moved_on(lambda seat: "first")
        hints.moved_on(lambda seat: "second")
        await asyncio.sleep(0)
        assert asker.received[-2:] == [("a", "moved-on"), ("b", "moved-on")]
        hints.ask(asker, "c", 0, "second", question)
        await asyncio.sleep(0)
        hints.left(asker)
        await asyncio.sleep(0)
        assert (bot_pool.asked, bot_pool.cancelled) == (2, 2), "who is gone needs no hint"

    asyncio.run(scene())


# ---------------------------------------------------------------------- bots that are kept


def test_a_kept_bot_goes_on_with_what_it_saw_ahead_and_a_forgotten_one_decides_all_the_same() -> None:
    game = kade.load("windmill-valley")
    memory, state = Memory(most=1), game.new(seed=4, players=2)
    seat = state.actor
    assert seat is not None
    question = Question(game.id, {}, state.resample(seat, 1).to_dict(), seat, "search", 9, keep="t 0")
    chosen = answer(question, memory).choice
    assert chosen is not None
    assert memory.bot(question) is memory.bot(question)
    state.play(game.action(chosen), seat)
    other = Question(game.id, {}, question.state, seat, "greedy", 9, keep="t 1")
    kept = memory.bot(question)
    memory.bot(other)
    assert memory.bot(question) is not kept, "only a few are kept"
    after = Question(game.id, {}, state.to_dict(), state.actor or 0, "search", 9, keep="t 0", earlier=1)
    assert answer(after, Memory()).choice is not None, "a restarted process has to think anew, and does"


@pytest.mark.slow
def test_how_far_a_bot_is_is_told_while_it_thinks(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        watcher = server.sit(server.table("master", "random"))
        until = time.monotonic() + 30
        parts: list[float] = []
        while not any(part > 0 for part in parts) and time.monotonic() < until:
            message = watcher.hear()
            if message["type"] == "thinking":
                parts.append(message["part"])
        assert 0 < max(parts) <= 1
