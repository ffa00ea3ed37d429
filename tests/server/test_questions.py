"""What players ask one another: taking back with consent, pauses, seats left and taken again, a bot by vote."""

from __future__ import annotations

import random
import time

import pytest
from tests.server.harness import Client, Message, Server

import kade
from kade import Match, Record
from kade.server import questions
from kade.server.errors import Refused
from kade.server.journal import Answer, Ask, Do, GoOn, Pause, Resign, SeatToBot, TakeBack, TakeSeat, read, write
from kade.server.live_game import LiveGame, Seat

GAME = kade.load("amsterdam")


def live_game(people: int = 2, bots: int = 0) -> LiveGame:
    seats = [Seat(i, f"N{i}", None, f"t{i}") for i in range(people)]
    seats += [Seat(people + i, f"B{i}", "greedy") for i in range(bots)]
    live = LiveGame(GAME, {"players": len(seats), "first": 0}, 1, b"key", seats)
    for seat in range(len(seats)):
        take(live, Do(seat, "keep both"))
    return live


def take(live: LiveGame, *entries: object) -> None:
    for entry in entries:
        live.take(live.number + 1, read(write(entry)))  # type: ignore[arg-type]


def ask(
    live: LiveGame, seat: int, wish: str, about: int | None = None, away: float = 0.0, own: tuple[int, ...] = ()
) -> None:
    take(live, *questions.ask(live, seat, wish, about, frozenset(own), lambda _: away))  # type: ignore[arg-type]


def answer(live: LiveGame, seat: int, yes: bool) -> None:
    take(live, *questions.answer(live, seat, yes, frozenset([seat])))


def asked(live: LiveGame) -> questions.Question | None:
    return live.question


def paused(live: LiveGame) -> str | None:
    return live.paused


def lines(live: LiveGame) -> list[str]:
    return [entry.said.message for entry in live.log()[1] if entry.said is not None]


# ---------------------------------------------------------------------- taking back


def test_a_card_that_was_drawn_goes_back_when_all_agree_and_the_deck_is_shuffled() -> None:
    live = live_game(3)
    before = live.match.state.copy()
    take(live, Do(0, "draw card"))
    assert not live.can_undo(0)
    ask(live, 0, "take-back")
    answer(live, 1, True)
    assert live.question is not None
    assert live.question.waits_for(live.people) == [2]
    answer(live, 2, True)
    assert asked(live) is None
    assert live.match.state.view(0) == before.view(0)
    assert live.match.state.pile("deck") != before.pile("deck")
    assert lines(live) == ["table-asks-take-back", "table-took-back-fresh"]


def test_what_another_decided_since_goes_back_too_and_nothing_is_shuffled_without_a_reveal() -> None:
    match, luck = Match(kade.load("burano"), seed=3, players=2), random.Random(3)
    index = -1
    while index < 0 or match.reveals_since(index) or match.can_undo(0):
        seat = luck.choice(match.state.actors)
        match.apply(luck.choice(match.state.legal(seat)), seat)
        index = match.last_decision(0)
    seats = [Seat(0, "A", None, "a"), Seat(1, "B", None, "b")]
    live = LiveGame(kade.load("burano"), {"players": 2}, 3, b"key", seats)
    for decision in match.decisions:
        take(live, Do(decision.seat, match.game.name(decision.action)))
    ask(live, 0, "take-back")
    answer(live, 1, True)
    assert live.match.state == match.states()[index]
    assert lines(live)[-1] == "table-took-back"


def test_one_no_ends_it_and_it_is_not_asked_again_before_the_game_has_gone_on() -> None:
    live = live_game(3)
    take(live, Do(0, "draw card"))
    state = live.match.state.copy()
    ask(live, 0, "take-back")
    answer(live, 1, False)
    assert asked(live) is None
    assert live.match.state == state
    assert lines(live) == ["table-asks-take-back", "table-declined"]
    with pytest.raises(Refused, match="declined"):
        ask(live, 0, "take-back")
    take(live, Do(live.actors[0], GAME.name(live.choices[live.actors[0]][0])))
    assert not live.turned_down


def test_a_decision_closes_the_question_and_the_asker_can_withdraw_it() -> None:
    live = live_game(2)
    take(live, Do(0, "draw card"))
    ask(live, 0, "take-back")
    take(live, Do(live.actors[0], GAME.name(live.choices[live.actors[0]][0])))
    assert asked(live) is None
    ask(live, 1, "pause")
    answer(live, 1, False)
    assert asked(live) is None
    assert lines(live)[-1] == "table-withdrew"


def test_bots_and_one_s_own_seats_are_not_asked() -> None:
    live = live_game(1, bots=1)
    take(live, Do(0, "draw card"))
    ask(live, 0, "take-back")
    assert asked(live) is None
    assert lines(live) == ["table-took-back-fresh"]
    shared = live_game(2)
    take(shared, Do(0, "draw card"))
    ask(shared, 0, "take-back", own=(0, 1))
    assert lines(shared) == ["table-took-back-fresh"]


def test_one_question_at_a_time() -> None:
    live = live_game(3)
    ask(live, 0, "pause")
    with pytest.raises(Refused, match="Another question is open"):
        ask(live, 1, "adjourn")


@pytest.mark.parametrize(
    ("wish", "about", "why"),
    [
        ("take-back", None, "not decided anything"),
        ("go-on", None, "not paused"),
        ("bot", None, "Name the seat"),
        ("bot", 0, "Name the seat"),
        ("bot", 7, "Name the seat"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(wish: str, about: int | None, why: str) -> None:
    live = LiveGame(GAME, {"players": 2}, 1, b"key", [Seat(0, "A", None, "a"), Seat(1, "B", None, "b")])
    with pytest.raises(Refused, match=why):
        ask(live, 0, wish, about)
    with pytest.raises(Refused, match="Nobody is asking"):
        answer(live, 0, True)


# ---------------------------------------------------------------------- pauses and seats


def test_anybody_ends_a_pause_but_all_must_be_ready_after_an_adjournment() -> None:
    live = live_game(2)
    ask(live, 0, "pause")
    answer(live, 1, True)
    assert paused(live) == "pause"
    with pytest.raises(Refused, match="paused"):
        ask(live, 0, "adjourn")
    again = live_game(2)
    take(again, Ask(0, "pause"), Answer(1, True), Pause(0, "pause"))
    assert (again.paused, again.question) == ("pause", None)
    ask(live, 1, "go-on")
    assert paused(live) is None
    ask(live, 0, "adjourn")
    answer(live, 1, True)
    ask(live, 0, "go-on")
    assert paused(live) == "adjourn"
    answer(live, 1, True)
    assert paused(live) is None


@pytest.mark.parametrize(("people", "yes", "bot"), [(3, [True], True), (3, [False], False), (4, [False, True], True)])
def test_more_than_half_of_the_others_give_a_seat_to_a_bot(people: int, yes: list[bool], bot: bool) -> None:
    live = live_game(people)
    ask(live, 0, "bot", about=people - 1)
    for seat, vote in enumerate(yes, 1):
        answer(live, seat, vote)
    assert (people - 1 in live.bots) is bot
    assert asked(live) is None


def test_alone_one_must_wait_until_the_other_has_been_away_for_long() -> None:
    live = live_game(2)
    with pytest.raises(Refused, match="away for 5 minutes; wait 4 more") as refused:
        ask(live, 0, "bot", about=1, away=100)
    assert refused.value.say is not None
    ask(live, 0, "bot", about=1, away=questions.ABSENCE)
    assert live.bots == {1: "greedy"}
    assert lines(live) == ["table-voted-out"]
    assert live.can_return(1)


def test_who_left_may_come_back_and_who_resigned_may_not() -> None:
    live = live_game(3)
    take(live, SeatToBot(0, "greedy"))
    assert live.can_return(0)
    take(live, TakeSeat(0))
    assert live.bots == {}
    take(live, Resign(0))
    assert not live.can_return(0)


@pytest.mark.parametrize("entry", [Ask(0, "bot", 1), Answer(1, False), TakeBack(0, "5"), Pause(0, "adjourn"), GoOn(1)])
def test_entries_are_written_and_read(entry: Ask) -> None:
    assert read(write(entry)) == entry


# ---------------------------------------------------------------------- over the socket

ON_BOTH = True


@pytest.fixture
def two(server: Server) -> tuple[Message, Client, Client]:
    made = server.table("me", "me", first=0)
    ada, ben = server.sit(made, 0), server.sit(made, 1)
    for client in (ada, ben):
        client.seen(0)
    ada.choose("keep both")
    ben.seen(1)
    ben.choose("keep both")
    return made, ada, ben


def test_a_take_back_at_a_real_table(server: Server, two: tuple[Message, Client, Client]) -> None:
    made, ada, ben = two
    ada.seen(2)
    ada.choose("draw card")
    position = ada.seen(3)
    assert (position["can_undo"], position["take_back"]) == (False, 0)
    assert ada.ask("ask", seat=0, wish="take-back")["type"] == "ack"
    question = ben.seen(4)["question"]
    assert question == {"wish": "take-back", "by": 0, "about": None, "waits_for": [1], "fresh": True}
    assert ada.ask("answer", seat=0, yes=True)["code"] == "not-asked"
    assert ben.ask("answer", seat=1, yes=True)["type"] == "ack"
    after = ada.seen(6)
    assert after["question"] is None
    assert after["choices"]
    ada.choose("draw card")
    ada.seen(7)
    ben.seen(7)
    assert ben.ask("resign", seat=1)["type"] == "ack"
    text = server.http.get(f"/api/tables/{made['table']}/record").text
    assert "\n* fresh " in text
    assert Record.parse(text).replay(GAME).digest() == Record.parse(text).replay(GAME, from_lines=True).digest()
    assert server.post("/api/records", text=text)["game"] == "amsterdam"


def test_nothing_moves_while_a_table_is_paused(server: Server) -> None:
    made = server.table("me", "greedy", first=0)
    ada = server.sit(made, 0)
    ada.seen(0)
    ada.choose("keep both")
    ada.until(lambda message: message.get("choices") != [] and ada.position["number"] >= 2)
    assert ada.ask("ask", seat=0, wish="pause")["type"] == "ack"
    position = ada.seen(3)
    assert (position["paused"], position["choices"]) == ("pause", [])
    assert ada.ask("choose", seat=0, ticket=position["ticket"], choice="draw card")["code"] == "paused"
    assert ada.ask("undo", seat=0)["code"] == "paused"
    assert ada.ask("ask", seat=0, wish="go-on")["type"] == "ack"
    assert ada.seen(4)["choices"]


def test_a_seat_is_left_and_taken_again(two: tuple[Message, Client, Client]) -> None:
    _, ada, ben = two
    ada.seen(2)
    assert ada.ask("take-seat", seat=0)["code"] == "wrong-seat"
    ben.ask("seat-to-bot", seat=1, bot="greedy")
    position = ben.seen(3)
    assert position["returns"] == [1]
    assert ben.ask("take-seat", seat=1)["type"] == "ack"
    assert ben.seen(4)["players"][1]["kind"] == "person"


def test_one_who_is_here_is_not_voted_out_by_one(two: tuple[Message, Client, Client]) -> None:
    _, ada, ben = two
    refused = ada.ask("ask", seat=0, wish="bot", about=1)
    assert (refused["code"], refused["say"]["args"]) == ("too-soon", {"minutes": 5, "left": 5})
    ben.close()
    time.sleep(0.05)
    assert ada.ask("ask", seat=0, wish="bot", about=1)["code"] == "too-soon"
