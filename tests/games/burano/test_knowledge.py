"""What seats know: seafood taken openly, sellers with something to sell, and guesses that use no secrets."""

from __future__ import annotations

import random

import pytest
from tests.games.burano.table import BOX, GAME, begin, do, lay, me, options, play_on, saved

from kade.games.burano.rules.state import Burano
from kade.kernel.errors import BadState
from kade.kernel.match import Match

WEST = dict.fromkeys(["different", "identical", "pairs", "triples"], "west")


@pytest.mark.rule("BU-1.7", "BU-7.5")
def test_seafood_taken_openly_stays_known_until_sold() -> None:
    state = lay(
        step="fish", number=2, display=["tuna", "tuna", "eel"], seats=[{"boat": "A"}, {"hand": {"crab": 3}}], turn=0
    )
    do(state, "catch tuna", "catch tuna")
    assert state.view(1)["seats"][0]["known"] == {"tuna": 2}
    for seed in range(20):
        assert state.resample(1, seed).players[0].hand == me(state).hand  # both cards are known
        assert state.resample(0, seed).players[0].hand == me(state).hand
    others = {tuple(state.resample(0, seed).players[1].hand) for seed in range(20)}
    assert len(others) > 5
    assert {sum(hand) for hand in others} == {3}
    seller = lay(
        step="trade", port="west", seats=[{"hand": {"tuna": 3}, "known": {"tuna": 2}}, {"privilege": 1}], ships=WEST
    )
    do(seller, "sell identical 1x1")
    assert saved(seller)["seats"][0]["known"] == {"tuna": 1}  # one of the two known ones may be the one sold


def test_whoever_sells_still_has_something_to_sell_after_resampling() -> None:
    spec = {"step": "trade", "port": "west", "ships": {**dict.fromkeys(WEST, "east"), "triples": "west"}}
    state = lay(seats=[{"hand": {"tuna": 3, "squid": 3, "eel": 3}}, {"privilege": 1}], **spec)
    for seed in range(40):
        assert len(state.resample(1, seed).legal(0)) > 1
    do(state, "sell triples 2x3")
    assert options(state) == ["hand over tuna", "hand over squid", "hand over eel"]
    for viewer in (None, 1):
        for seed in range(40):
            other = state.resample(viewer, seed)
            assert len(other.legal(0)) > 1
            assert sum(other.players[0].hand) == 9
            assert other.audit() == []
    do(state, "hand over eel")
    for seed in range(20):
        other = state.resample(1, seed)
        assert other.players[0].sold == me(state).sold  # what was shown stays known
        assert len(other.legal(0)) > 1


def test_roof_stacks_and_building_deck_are_dealt_anew() -> None:
    state = begin(players=3, seed=2)
    assert len({tuple(state.resample(1, seed).buildings) for seed in range(9)}) > 5
    assert len({tuple(state.resample(None, seed).stacks[2]) for seed in range(9)}) > 5


def test_the_estimate_uses_nothing_that_is_hidden_from_the_seat() -> None:
    state = begin(players=3, seed=6)
    chance = random.Random(6)
    while not state.over:
        play_on(state, chance, 9)
        for seat in range(3):
            if not state.over:
                assert GAME.estimate(state, seat) == pytest.approx(GAME.estimate(state.resample(seat, 1), seat))
    assert [GAME.estimate(state, seat) for seat in range(3)] == list(state.result().points)


def test_building_can_be_taken_back_but_not_what_was_revealed() -> None:
    match = Match(GAME, seed=5, players=2, first=0)
    assert not match.can_undo(0)
    match.apply(match.state.legal()[0])
    assert not match.can_undo(0)  # a roof tile was turned up
    chance = random.Random(1)
    while match.state.stack[-1].name != "turn":
        seat = match.state.actors[0]
        match.apply(chance.choice(match.state.legal(seat)), seat)
    before = match.state.digest()
    prepare = next(action for action in match.state.legal(0) if GAME.name(action).startswith("prepare "))
    match.apply(prepare)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.digest() == before
    assert len(BOX.squares) == 28


@pytest.mark.rule("BU-2.6", "BU-5.17", "BU-7.5", "BU-10.14")
def test_what_lies_on_top_of_a_hidden_pile_comes_next() -> None:
    for kind in ("islands", "workshops", "fountains", "flat"):
        state = lay(step="draw-roofs", seats=[{}, {"privilege": 1}])
        top = state.pile(kind)[-1]
        do(state, f"draw {kind}")
        assert me(state).roofs == (top,)
    state = lay(step="fish", number=2, seats=[{"hand": {"eel": 2}}, {"privilege": 1}])
    top = state.pile("deck")[-1]
    do(state, "catch blind")
    assert me(state).hand[top] == 1 + (2 if BOX.seafood[top] == "eel" else 0)
    state = lay(step="roof-reward", tile="islands-pink-yellow", seats=[{"privilege": 1}, {}])
    top = state.pile("buildings")[-1]
    assert top not in state.shown
    do(state, f"take card {BOX.card_ids[state.shown[0]]}")
    assert top in state.shown
    with pytest.raises(BadState, match="there is no pile 'roofs'"):
        state.pile("roofs")


def barred(state: Burano, action: str) -> bool:
    """Carries an action out; whether it cannot be taken back."""
    do(state, action)
    return state.revealed


@pytest.mark.rule("BU-5.17", "BU-7.5", "BU-10.14")
def test_only_what_turns_up_something_new_is_a_barrier_to_taking_back() -> None:
    fishing = lay(step="fish", number=3, seats=[{"privilege": 1}, {}], display=["tuna", "crab", "eel"])
    assert not barred(fishing, "catch crab")  # an open card; the display is filled up only after the last
    assert barred(fishing, "catch blind")
    assert barred(fishing, "catch tuna")  # new open cards
    empty = lay(step="fish", number=1, seats=[{"privilege": 1}, {}], display=["tuna", "crab", "eel"], rest=1)
    assert not barred(empty, "catch crab")  # none is left to turn up
    rewarded = lay(step="roof-reward", tile="islands-pink-yellow", seats=[{"privilege": 1}, {}])
    privilege = rewarded.copy()
    assert barred(rewarded, f"take card {BOX.card_ids[rewarded.shown[0]]}")
    assert not barred(privilege, "take privilege")
    last = lay(
        step="roof-reward",
        tile="islands-pink-yellow",
        seats=[{"privilege": 1}, {}],
        shown=["B01", "B02"],
        buildings_rest=1,
    )
    assert not barred(last, "take card B01")
    roofs = lay(step="put-roofs-away", seats=[{"roofs": ["flat-pink-blue"]}, {}])
    assert not barred(roofs, "put away flat-pink-blue")
    assert barred(roofs, "draw flat")


@pytest.mark.rule("BU-2.3")
def test_a_saved_state_names_its_options() -> None:
    assert begin(players=3, seed=1).to_dict()["options"] == {"players": 3, "layout": "beginner"}
    assert begin(players=2, seed=1, layout="drawn").to_dict()["options"] == {"players": 2, "layout": "drawn"}
