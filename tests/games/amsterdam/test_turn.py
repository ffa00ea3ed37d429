"""The turn, the pass, and a table where nobody can do anything (ledger, chapter 3)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.games.amsterdam.table import BOX, INNER, NO_ROW, begin, do, keep_all, lay, options, refused, secrets

import kade
from kade.games.amsterdam.rules.state import Amsterdam
from kade.testing import only

PLAIN_ROW = ["pink", "blue", "green", "black", "red"]


@pytest.mark.rule("AM-3.1")
def test_a_turn_offers_cards_tracks_and_contracts() -> None:
    state = lay(seats=[{"hand": {"black": 1}}], row=["pink", "pink", "wild", "black", "red"])
    assert options(state) == [
        "take pink",
        "take black",
        "take red",
        "take wild",
        "draw card",
        "draw contracts",
        "claim haringpakkerstoren--korenmetershuisje-a",
        "claim oude-waal--waag",
        "claim oude-kerk--waag-a",
        "claim drie-hendricken--westermarkt-b",
        "claim jan-roodenpoortstoren--westermarkt-a",
    ]


@pytest.mark.rule("AM-3.1")
@pytest.mark.parametrize(
    "decisions",
    [
        ["take pink", "take blue"],
        ["draw card", "draw card"],
        ["take pink", "draw card"],
        ["take wild"],
        ["claim oude-waal--waag", "pay green 0 wild"],
        ["claim oude-kerk--waag-a"],
        ["draw contracts", "keep both"],
    ],
)
def test_after_one_of_the_three_the_next_player_has_the_turn(decisions: list[str]) -> None:
    state = lay(
        seats=[{}, {"hand": {"green": 2, "black": 2}}, {}],
        turn=1,
        row=["wild", *PLAIN_ROW[:4]],
        deck=["pink"] * 3,
        turns=4,
    )
    for number, decision in enumerate(decisions):
        assert (state.actor, state.view()["turn"]) == (1, 4)
        assert state.actors == (1,)
        assert number == 0 or not {"draw contracts", "claim oude-waal--waag"} & set(options(state))
        do(state, decision)
    assert (state.actor, state.view()["turn"], state.view()["step"]) == (2, 5, "turn")


@pytest.mark.rule("AM-3.1")
def test_nobody_acts_out_of_turn() -> None:
    state = lay(seats=[{}, {"hand": {"pink": 4}}], row=PLAIN_ROW)
    assert options(state, 1) == []
    assert refused(state, "take pink", 1) == ("not-your-turn", {})
    assert refused(state, "take pink", 5) == ("not-your-turn", {})


@pytest.mark.rule("AM-3.2")
def test_passing_is_no_choice_before_the_last_round() -> None:
    state = keep_all(begin(players=3, seed=0))
    for _ in range(3):
        assert refused(state, "pass") == ("pass-early", {})
        told = do(state, "draw contracts", "keep both")
        assert only(told, "passed") == []


@pytest.mark.rule("AM-3.2")
def test_whoever_can_do_none_of_the_three_passes() -> None:
    # Seat 1 holds every card but what it pays with; no contract is left.
    state = lay(seats=[{}, {}, {}], row=NO_ROW, rest=1, contracts_rest=0, turn=1)
    told = do(state, "claim oude-waal--waag", "pay wild")
    assert only(told, "took") == [{"seat": 2, "card": "wild"}]  # the wild was turned up, and was all there was
    assert only(told, "passed") == [{"seat": 0}]
    assert state.actor == 1


@pytest.mark.rule("AM-3.2")
@pytest.mark.parametrize(
    ("possible", "then"),
    [
        ({"row": ["wild", None, None, None, None]}, 1),
        ({"row": ["wild"] * 5, "stalled": True, "deck": ["pink"]}, 0),
        ({"contracts": ["dam--oude-waal", "munttoren--waag"]}, 0),
        ({"seats": [{"hand": {"pink": 1}}, {}]}, 0),
    ],
)
def test_nobody_passes_who_can_do_one_of_the_three(possible: dict[str, object], then: int) -> None:
    # A pass of seat 0 would be the second one and end the game. What is forced happens by itself.
    state = lay(**{"players": 2, "row": NO_ROW, "rest": 1, "contracts_rest": 1, "passes": 1, **possible})
    assert not state.over
    assert state.actor == then


@pytest.mark.rule("AM-3.2")
def test_a_forced_action_is_taken_and_is_not_a_pass() -> None:
    # Only contracts can be drawn, so seat 0 draws them; the choice of which to keep is its own.
    state = lay(
        seats=[{}, {}], row=NO_ROW, rest=1, contracts=["dam--oude-waal", "munttoren--waag"], contracts_rest=1, passes=1
    )
    assert (state.actor, state.view()["step"], secrets(state)["passes"]) == (0, "keep-contracts", 0)


def stuck(players: int, **spec: Any) -> Amsterdam:
    """All cards are with the last seat, which has one cart; every track of one space is taken.

    In this edition the last round begins only without any carts, so that it is not on.
    """
    short = [track for track in BOX.tracks if track.length == 1]
    firsts = [track.name for track in short if track.partner < track.index]
    twins = [track.name for track in short if track.partner >= track.index]
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[0]["tracks"] = firsts
    seats[1]["tracks"] = twins if players > 2 else []
    seats[-1]["tracks"] = [*seats[-1].get("tracks", []), *INNER[:4], "blauwbrug--munttoren"]
    game = kade.load("amsterdam", {"turn": {"end_trigger_carts": 0}})
    return cast(Amsterdam, game.position({"seats": seats, "row": NO_ROW, "rest": players - 1, **spec}))


@pytest.mark.rule("AM-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_have_passed_one_after_another_the_game_ends_at_once(players: int) -> None:
    # Nothing can change any more.
    state = stuck(players, contracts_rest=0)
    assert state.over
    assert state.view()["last_round"] is None
    assert state.actors == ()
    assert state.view()["turn"] == players
    assert state.view()["result"]["points"] == list(state.result().points)


@pytest.mark.rule("AM-3.3")
def test_passes_count_only_one_after_another() -> None:
    # One has passed; seat 0 draws the last contracts; then two passes end the game, not one.
    state = stuck(2, contracts=["dam--oude-waal", "munttoren--waag"], contracts_rest=1, passes=1)
    told = do(state, "keep both")
    assert only(told, "passed") == [{"seat": 1}, {"seat": 0}]
    assert state.over
    assert state.view()["turn"] == 3
    assert only(told, "ended") == [{"winners": list(state.result().winners), "points": list(state.result().points)}]


@pytest.mark.rule("AM-3.3")
def test_fewer_passes_than_players_do_not_end_the_game() -> None:
    state = lay(seats=[{}, {}, {}], row=NO_ROW, rest=1, contracts_rest=0, turn=2, turns=8)
    assert not state.over
    assert (state.actor, state.view()["turn"], secrets(state)["passes"]) == (1, 10, 2)
