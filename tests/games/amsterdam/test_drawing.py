"""Drawing transport cards: the row, the deck, wilds, sweeps and shortages (ledger, chapter 4)."""

from __future__ import annotations

import pytest
from tests.games.amsterdam.table import (
    NO_ROW,
    SIXTEEN,
    discards,
    do,
    foretell,
    hand,
    lay,
    options,
    refused,
    row,
    secrets,
)

from kade.games.amsterdam.rules.state import Amsterdam
from kade.testing import only

PLAIN_ROW = ["pink", "blue", "green", "black", "red"]


# ---------------------------------------------------------------------- two cards


@pytest.mark.rule("AM-4.1")
@pytest.mark.parametrize(
    ("first", "second", "got"),
    [
        ("take pink", "take blue", {"pink": 1, "blue": 1}),
        ("take pink", "draw card", {"pink": 1, "green": 1}),
        ("draw card", "take pink", {"orange": 1, "pink": 1}),
        ("draw card", "draw card", {"orange": 1, "green": 1}),
    ],
)
def test_two_cards_each_from_the_row_or_from_the_top_of_the_deck(first: str, second: str, got: dict[str, int]) -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["orange", "green", "wild"])
    do(state, first)
    assert (state.actor, state.view()["step"]) == (0, "second-card")
    do(state, second)
    assert hand(state, 0) == got
    assert (state.actor, state.view()["step"]) == (1, "turn")


@pytest.mark.rule("AM-4.1")
def test_the_second_choice_is_made_after_seeing_the_refilled_row() -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["orange", "orange"])
    assert "take orange" not in options(state)
    do(state, "take pink")
    assert options(state) == ["take blue", "take green", "take black", "take red", "take orange", "draw card"]
    do(state, "take orange")
    assert hand(state, 0) == {"pink": 1, "orange": 1}


@pytest.mark.rule("AM-4.2")
def test_a_card_taken_from_the_row_is_replaced_at_once_in_its_place() -> None:
    state = lay(players=2, row=["pink", "blue", "green", "blue", "red"], deck=["orange", "wild", "black"])
    told = do(state, "take blue")
    assert row(state) == ["pink", "orange", "green", "blue", "red"]
    assert told == [{"event": "took", "seat": 0, "card": "blue"}, {"event": "refilled", "slot": 1, "card": "orange"}]
    do(state, "take blue")
    assert row(state) == ["pink", "orange", "green", "wild", "red"]
    assert secrets(state)["deck"][0] == "black"


@pytest.mark.rule("AM-4.2")
def test_a_card_drawn_blind_leaves_the_row_alone() -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["orange", "orange"])
    told = do(state, "draw card")
    assert row(state) == PLAIN_ROW
    assert told == [{"event": "drew", "seat": 0}]


@pytest.mark.rule("AM-4.1")
@pytest.mark.parametrize("first", ["draw card", "take pink"])
def test_a_draw_that_has_shown_a_card_is_not_taken_back(first: str) -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["orange", "orange"])
    do(state, first)
    assert state.revealed
    without_deck = lay(seats=[{}, {}], row=PLAIN_ROW, rest=1)
    do(without_deck, "take pink")
    assert not without_deck.revealed


# ---------------------------------------------------------------------- wilds


@pytest.mark.rule("AM-4.3")
def test_an_open_wild_is_the_only_card_of_the_turn() -> None:
    state = lay(players=2, row=["wild", "blue", "green", "black", "red"], deck=["orange"])
    do(state, "take wild")
    assert hand(state, 0) == {"wild": 1}
    assert row(state) == ["orange", "blue", "green", "black", "red"]
    assert (state.actor, state.view()["step"]) == (1, "turn")


@pytest.mark.rule("AM-4.4")
def test_an_open_wild_may_not_be_the_second_card() -> None:
    for first in ("take blue", "draw card"):
        state = lay(players=2, row=["wild", "blue", "green", "black", "red"], deck=["orange", "orange"])
        assert "take wild" in options(state)
        do(state, first)
        assert "take wild" not in options(state)
        assert refused(state, "take wild") == ("wild-second", {})


@pytest.mark.rule("AM-4.4")
def test_a_wild_that_has_only_just_been_turned_up_may_not_be_taken_either() -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["wild"])
    do(state, "take pink")
    assert row(state) == ["wild", "blue", "green", "black", "red"]
    assert refused(state, "take wild") == ("wild-second", {})


@pytest.mark.rule("AM-4.5")
def test_a_wild_drawn_blind_first_leaves_the_second_draw_open() -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["wild", "orange"])
    do(state, "draw card")
    assert (state.actor, state.view()["step"]) == (0, "second-card")
    assert options(state) == ["take pink", "take blue", "take green", "take black", "take red", "draw card"]
    do(state, "take red")
    assert hand(state, 0) == {"wild": 1, "red": 1}


@pytest.mark.rule("AM-4.5")
@pytest.mark.parametrize("first", ["take pink", "draw card"])
def test_a_wild_may_be_drawn_blind_as_the_second_card(first: str) -> None:
    state = lay(players=2, row=PLAIN_ROW, deck=["orange", "wild"])
    do(state, first, "draw card")
    assert hand(state, 0)["wild"] == 1
    assert state.actor == 1


# ---------------------------------------------------------------------- sweeping the row


@pytest.mark.rule("AM-4.6")
def test_three_wilds_in_the_row_are_swept_between_the_first_and_the_second_card() -> None:
    state = lay(players=2, row=["wild", "wild", "green", "black", "red"], deck=["wild", *PLAIN_ROW, "orange"])
    told = do(state, "take green")
    assert [event["event"] for event in told] == ["took", "refilled", "swept", *["refilled"] * 5]
    assert only(told, "swept") == [{"cards": ["wild", "wild", "wild", "black", "red"]}]
    assert discards(state) == {"wild": 3, "black": 1, "red": 1}
    assert row(state) == PLAIN_ROW
    assert state.view()["step"] == "second-card"
    assert options(state) == ["take pink", "take blue", "take green", "take black", "take red", "draw card"]


@pytest.mark.rule("AM-4.6")
def test_three_wilds_are_swept_after_the_second_card_too() -> None:
    state = lay(players=2, row=["wild", "wild", "green", "black", "red"], deck=["orange", "wild", *PLAIN_ROW])
    do(state, "draw card")
    told = do(state, "take green")
    assert only(told, "swept") == [{"cards": ["wild", "wild", "wild", "black", "red"]}]
    assert (row(state), state.actor) == (PLAIN_ROW, 1)


@pytest.mark.rule("AM-4.6")
@pytest.mark.parametrize(("turned_up", "swept"), [("green", 0), ("wild", 1)])
def test_two_wilds_stay_and_three_are_swept(turned_up: str, swept: int) -> None:
    state = lay(players=2, row=["wild", "wild", "green", "black", "red"], deck=[turned_up, *PLAIN_ROW])
    assert len(only(do(state, "take red"), "swept")) == swept


@pytest.mark.rule("AM-4.6")
def test_a_new_row_with_three_wilds_is_swept_again() -> None:
    deck = ["wild", "wild", "pink", "wild", "blue", "wild", *PLAIN_ROW]
    state = lay(players=2, row=["wild", "wild", "green", "black", "red"], deck=deck)
    told = do(state, "take red")
    assert only(told, "swept") == [
        {"cards": ["wild", "wild", "green", "black", "wild"]},
        {"cards": ["wild", "pink", "wild", "blue", "wild"]},
    ]
    assert row(state) == PLAIN_ROW
    assert discards(state) == {"wild": 6, "green": 1, "black": 1, "pink": 1, "blue": 1}


@pytest.mark.rule("AM-4.6", "AM-4.7")
def test_a_row_filled_by_what_was_just_paid_is_swept_too() -> None:
    # Two wilds lie in the row, and the deck is empty. Two greens and a wild are all that comes back.
    state = lay(seats=[{"hand": {"green": 2, "wild": 1}}, {}], row=["wild", "wild", "pink", None, None], rest=1)
    foretell(state, "wild green green", "green pink wild wild wild")  # the row, swept, is shuffled too
    told = do(state, "claim dam--oost-indisch-huis-a")
    assert only(told, "swept") == [{"cards": ["wild", "wild", "pink", "wild", "green"]}]
    assert row(state) == ["green", "green", "pink", "wild", "wild"]


# ---------------------------------------------------------------------- an empty deck


@pytest.mark.rule("AM-4.7")
def test_the_discards_become_the_deck_at_the_moment_it_is_emptied_by_a_blind_draw() -> None:
    state = lay(seats=[{}, {}], row=PLAIN_ROW, deck=["orange"], discards={"pink": 2, "wild": 1}, rest=1)
    foretell(state, "pink wild pink")
    told = do(state, "draw card")
    assert told == [{"event": "drew", "seat": 0}, {"event": "reshuffled", "number": 3}]
    assert secrets(state)["deck"] == ["pink", "wild", "pink"]
    assert discards(state) == {}


@pytest.mark.rule("AM-4.7")
def test_the_discards_become_the_deck_at_the_moment_it_is_emptied_by_filling_the_row() -> None:
    state = lay(seats=[{}, {}], row=PLAIN_ROW, deck=["orange"], discards={"pink": 2, "wild": 1}, rest=1)
    told = do(state, "take pink")
    assert [event["event"] for event in told] == ["took", "refilled", "reshuffled"]
    assert sorted(secrets(state)["deck"]) == ["pink", "pink", "wild"]
    assert discards(state) == {}


@pytest.mark.rule("AM-4.7")
def test_a_deck_that_is_not_empty_is_left_as_it_is() -> None:
    state = lay(seats=[{}, {}], row=PLAIN_ROW, deck=["orange", "blue"], discards={"pink": 2}, rest=1)
    assert only(do(state, "draw card"), "reshuffled") == []
    assert secrets(state)["deck"] == ["blue"]
    assert discards(state) == {"pink": 2}


@pytest.mark.rule("AM-4.7")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        state = lay(seats=[{}, {}], row=PLAIN_ROW, deck=["orange"], rest="discards", seed=seed)
        do(state, "draw card")
        orders.add(tuple(secrets(state)["deck"]))
    assert len(orders) == 12


@pytest.mark.rule("AM-4.7")
def test_without_discards_the_deck_stays_empty_until_cards_are_paid() -> None:
    state = lay(seats=[{}, {"hand": {"green": 2}}, {}], row=PLAIN_ROW, deck=["orange"], rest=2)
    told = do(state, "draw card", "take red")
    assert only(told, "reshuffled") == []
    assert (state.view()["deck"], row(state)) == (0, [*PLAIN_ROW[:4], None])
    foretell(state, "green green")
    told = do(state, "claim nieuwe-waal--noordermarkt")
    assert only(told, "reshuffled") == [{"number": 2}]
    assert only(told, "refilled") == [{"slot": 4, "card": "green"}]
    assert row(state) == [*PLAIN_ROW[:4], "green"]
    assert secrets(state)["deck"] == ["green"]


@pytest.mark.rule("AM-4.7")
def test_several_gaps_are_filled_at_once_as_far_as_the_payment_reaches() -> None:
    state = lay(seats=[{"hand": {"green": 2}}, {}], row=["red", None, None, None, None], rest=1)
    told = do(state, "claim nieuwe-waal--noordermarkt")
    assert row(state) == ["red", "green", "green", None, None]
    assert [event["slot"] for event in only(told, "refilled")] == [1, 2]
    assert (state.view()["deck"], discards(state)) == (0, {})


# ---------------------------------------------------------------------- the guard of the sweep (AM-4.8)


@pytest.mark.rule("AM-4.8")
@pytest.mark.parametrize(("plain", "swept"), [(2, 0), (3, 1)])
def test_the_sweep_is_left_undone_with_fewer_than_three_plain_cards_outside_the_hands(plain: int, swept: int) -> None:
    # In the row blue and pink lie beside two wilds; the third wild comes when green is taken.
    deck = ["wild"] + ["pink"] * (plain - 2) + ["wild"] * 4
    state = lay(seats=[{}, {}], row=["wild", "wild", "green", "blue", "pink"], deck=deck, rest=1)
    foretell(state)
    told = do(state, "take green")
    assert bool(only(told, "swept")) == bool(swept)
    if not swept:
        assert row(state) == ["wild", "wild", "wild", "blue", "pink"]
        assert discards(state) == {}


@pytest.mark.rule("AM-4.8")
def test_a_sweep_left_undone_is_made_up_for_when_plain_cards_come_back() -> None:
    state = lay(
        seats=[{"hand": {"green": 2}}, {}],
        row=["wild", "wild", "wild", "blue", "pink"],
        deck=["wild", "wild", "wild"],
        rest=1,
    )
    foretell(state)
    told = do(state, "claim nieuwe-waal--noordermarkt")
    assert only(told, "swept")[0] == {"cards": ["wild", "wild", "wild", "blue", "pink"]}


@pytest.mark.rule("AM-4.8")
def test_a_row_with_gaps_is_not_swept() -> None:
    state = lay(seats=[{}, {}], row=["wild", "wild", "wild", "blue", "pink"], rest=1)
    told = do(state, "take pink")  # and then blue, the only second card there is
    assert only(told, "swept") == []
    assert row(state) == ["wild", "wild", "wild", None, None]


def three_sweeps() -> Amsterdam:
    """Eight wilds and three pinks outside the hands: three sweeps follow, and a fourth row with three wilds."""
    state = lay(
        seats=[{"hand": {"orange": 1}}, {"hand": {"green": 2}}],
        row=["blue", "wild", "wild", "pink", "pink"],
        deck=["wild", "wild", "wild", "wild", "wild", "wild", "pink"],
        rest=1,
    )
    foretell(state, "wild wild wild wild pink pink wild wild wild wild")
    return state


@pytest.mark.rule("AM-4.8")
def test_at_most_three_sweeps_in_one_refill() -> None:
    state = three_sweeps()
    told = do(state, "take blue")
    assert only(told, "swept") == [
        {"cards": ["wild", "wild", "wild", "pink", "pink"]},
        {"cards": ["wild"] * 5},
        {"cards": ["pink", "wild", "wild", "wild", "wild"]},
    ]
    assert row(state) == ["pink", "pink", "wild", "wild", "wild"]
    assert secrets(state)["deck"] == ["wild"]
    assert discards(state) == {"wild": 4, "pink": 1}


@pytest.mark.rule("AM-4.8")
def test_after_the_third_sweep_the_row_stays_until_a_card_is_next_taken_from_it() -> None:
    state = three_sweeps()
    do(state, "take blue")
    foretell(state, "wild pink wild wild wild")
    assert only(do(state, "draw card"), "swept") == []  # the second card, blind
    assert only(do(state, "claim nieuwe-waal--noordermarkt"), "swept") == []
    assert row(state) == ["pink", "pink", "wild", "wild", "wild"]
    told = do(state, "take pink")
    assert only(told, "swept")[0] == {"cards": ["wild", "pink", "wild", "wild", "wild"]}


@pytest.mark.rule("AM-4.8")
def test_three_sweeps_are_counted_in_each_refill_anew() -> None:
    deck = ["wild", *PLAIN_ROW, "orange", "orange"]
    state = lay(players=2, row=["wild", "wild", "wild", "black", "red"], deck=deck, stalled=True)
    assert len(only(do(state, "take red"), "swept")) == 1
    assert secrets(state)["stalled"] is False


# ---------------------------------------------------------------------- shortage


@pytest.mark.rule("AM-4.9")
def test_with_deck_and_discards_empty_cards_come_from_the_row_and_gaps_stay() -> None:
    state = lay(seats=[{}, {}], row=PLAIN_ROW, rest=1)
    assert "draw card" not in options(state)
    assert refused(state, "draw card") == ("deck-empty", {})
    told = do(state, "take blue")
    assert only(told, "refilled") == []
    assert row(state) == ["pink", None, "green", "black", "red"]
    assert options(state) == ["take pink", "take green", "take black", "take red"]
    assert refused(state, "draw card") == ("deck-empty", {})
    assert refused(state, "take blue") == ("not-in-row", {"card": "blue"})


@pytest.mark.rule("AM-4.9")
def test_with_nothing_left_to_draw_no_card_is_offered() -> None:
    state = lay(seats=[{"hand": {"pink": 1}}, {}], row=NO_ROW, rest=1)
    assert not [name for name in options(state) if name.startswith(("take", "draw card"))]
    assert "draw contracts" in options(state)
    assert refused(state, "take pink") == ("not-in-row", {"card": "pink"})


@pytest.mark.rule("AM-4.10")
@pytest.mark.parametrize("left", ["wild", None])
def test_the_turn_ends_with_one_card_if_no_second_one_may_be_taken(left: str | None) -> None:
    state = lay(seats=[{}, {}], row=["pink", left, None, None, None], rest=1)
    do(state, "take pink")
    assert hand(state, 0) == {"pink": 1}
    assert state.actor == 1


@pytest.mark.rule("AM-4.10")
def test_the_last_card_of_the_deck_may_be_drawn_alone() -> None:
    state = lay(seats=[{}, {}], row=["wild"] * 5, stalled=True, deck=["green"], rest=1)
    do(state, "draw card")
    assert hand(state, 0) == {"green": 1}
    assert state.actor == 1


@pytest.mark.rule("AM-4.11")
def test_whoever_can_take_a_second_card_must_take_one() -> None:
    state = lay(seats=[{"hand": {"pink": 4}}, {}], row=PLAIN_ROW, deck=["orange", "orange"])
    do(state, "take pink")
    assert options(state) == ["take blue", "take green", "take black", "take red", "take orange", "draw card"]
    for other in ("draw contracts", "claim oude-waal--waag", "keep both", "pay wild"):
        assert refused(state, other) == ("second-card-first", {})


@pytest.mark.rule("AM-4.11")
def test_a_single_possible_second_card_is_taken_by_itself() -> None:
    state = lay(seats=[{}, {"tracks": SIXTEEN[:1]}], row=["pink", "blue", "wild", None, None], rest=1)
    told = do(state, "take pink")
    assert only(told, "took") == [{"seat": 0, "card": "pink"}, {"seat": 0, "card": "blue"}]
    assert state.actor == 1
