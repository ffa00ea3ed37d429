"""Moments that no game of Amsterdam comes to: positions and saved states that speak of one are refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.amsterdam.table import ALL_CONTRACTS, GAME, INNER, SIXTEEN, do, lay, row, secrets

from kade.kernel.errors import BadState

OFFER = ALL_CONTRACTS[:2]
WILDS = ["wild", "red", "wild", "blue", "wild"]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        pytest.param({"row": WILDS}, "The row has 3 wilds and would be swept", marks=pytest.mark.rule("AM-4.6")),
        pytest.param(
            {"row": ["red"] * 5, "stalled": True},
            "stalled is true, but is for a full row of 3 wilds",
            marks=pytest.mark.rule("AM-4.8"),
        ),
        pytest.param(
            {"row": ["wild"] * 4, "rest": 1, "stalled": True},
            "stalled is true, but is for a full row",
            marks=pytest.mark.rule("AM-4.8"),
        ),
        pytest.param(
            {"row": ["red", None]},
            "The row has a gap although there are cards in the deck",
            marks=pytest.mark.rule("AM-4.2"),
        ),
        pytest.param(
            {"row": ["red"] * 5, "rest": "discards"},
            "The deck is empty although there are discards",
            marks=pytest.mark.rule("AM-4.7"),
        ),
        pytest.param(
            {"seats": [{"tracks": SIXTEEN}, {}], "ending": None},
            "Seat 0 has 0 carts left, so that the last",
            marks=pytest.mark.rule("AM-7.1"),
        ),
        pytest.param({"ending": 1}, "ending is 1, but seat 1 has 16 carts left", marks=pytest.mark.rule("AM-7.1")),
        pytest.param(
            {"turns_left": 1}, "ending is -1 and turns_left is 1, but before", marks=pytest.mark.rule("AM-7.1")
        ),
        pytest.param(
            {"seats": [{}, {"tracks": SIXTEEN}], "turns_left": 1},
            "turns_left is 1, but must be 2: it is the turn of seat 0",
            marks=pytest.mark.rule("AM-7.1"),
        ),
        pytest.param(
            {"seats": [{"tracks": INNER}, {}, {"tracks": SIXTEEN}], "ending": 2},
            "ending is 2, but seat 0 has 0 carts left and has not had its turn",
            marks=pytest.mark.rule("AM-7.1"),
        ),
        pytest.param(
            {
                "seats": [{"offer": OFFER}, {"offer": ALL_CONTRACTS[2:4], "tracks": SIXTEEN}],
                "ending": 1,
                "step": "keep-first-contracts",
            },
            "ending is 1 and turns_left is 2, but before the last round",
            marks=pytest.mark.rule("AM-7.1"),
        ),
        pytest.param(
            {"seats": [{"offer": OFFER}, {}]},
            "Seat 0 is offered contracts, but is not to choose any",
            marks=pytest.mark.rule("AM-6.1"),
        ),
        pytest.param(
            {"seats": [{"offer": OFFER}, {"offer": ALL_CONTRACTS[2:4]}], "step": "keep-contracts"},
            "Seat 1 is offered contracts, but is not",
            marks=pytest.mark.rule("AM-6.1"),
        ),
        pytest.param(
            {"seats": [{"offer": ALL_CONTRACTS[:3]}, {}], "step": "keep-contracts"},
            "Seat 0 is offered 3 contracts, but must be offered 2",
            marks=pytest.mark.rule("AM-6.1"),
        ),
        pytest.param(
            {"seats": [{"offer": OFFER}, {"offer": ALL_CONTRACTS[2:3]}], "step": "keep-first-contracts"},
            "Seat 1 is offered 1 contracts, but must be offered 2",
            marks=pytest.mark.rule("AM-2.4"),
        ),
    ],
)
def test_a_moment_that_no_game_comes_to_is_refused(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadState) as caught:
        GAME.position(spec)
    assert words in str(caught.value)


@pytest.mark.rule("AM-4.8")
def test_three_wilds_may_lie_in_the_row_after_three_sweeps_or_with_too_few_other_cards() -> None:
    assert row(lay(players=2, row=WILDS, stalled=True)) == WILDS
    # Two cards that are not wild lie outside the hands.
    assert row(lay(players=2, row=WILDS, rest=1)) == WILDS


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize(
    ("seats", "turn", "ending", "left"),
    [
        ([{}, {}, {}], 0, None, 0),
        ([{}, {"tracks": SIXTEEN}, {}], 2, 1, 3),
        ([{}, {"tracks": SIXTEEN}, {}], 0, 1, 2),
        ([{}, {"tracks": SIXTEEN}, {}], 1, 1, 1),
        ([{"tracks": INNER}, {"tracks": SIXTEEN}, {}], 1, 1, 1),
        ([{"tracks": INNER}, {"tracks": SIXTEEN}, {}], 2, 0, 2),
    ],
)
def test_whose_last_turns_are_left_follows_from_the_carts(
    seats: list[dict[str, Any]], turn: int, ending: int | None, left: int
) -> None:
    state = lay(seats=seats, turn=turn)
    assert (state.view()["last_round"], secrets(state)["turns_left"]) == (ending, left)


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (float("inf"), "is inf, but must be a finite number"),
        (-1, "are -1, but must"),
        (1.5, "are 1.5, but"),
        (True, "are True, but must"),
        (0, "are 0, but must"),
        ("1", "are '1', but must"),
        (1 << 2, "names places where there are no contracts, or not that one"),
        (1 << 1, "or not that one"),
        (1 << 99, "names places where there are no contracts, or not that one"),
    ],
)
def test_where_a_contract_may_be_is_a_set_of_places_that_holds_it(places: Any, words: str) -> None:
    state = lay(players=2, contracts=ALL_CONTRACTS[:2], seats=[{}, {"contracts": ALL_CONTRACTS[2:3]}])
    do(state, "draw contracts", f"keep {ALL_CONTRACTS[1]}")
    saved = json.loads(json.dumps(state.to_dict()))
    (entry,) = saved["state"]["seats"][0]["whereabouts"]
    entry[1] = places
    with pytest.raises(BadState) as caught:
        GAME.from_dict(saved)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([], "whereabouts tell of 0 contracts that were put back, but contracts_drawn of 1"),
        ([["dam--oude-waal"]], "whereabouts has 1 parts"),
        (["dam"], "is 'dam', but must"),
        ([[["x"], 1]], "['x'] is not a contract"),
        ({}, "whereabouts is {}, but must be a list"),
    ],
)
def test_whoever_put_a_contract_back_knows_one_thing_of_it(entries: Any, words: str) -> None:
    state = lay(players=2, contracts=ALL_CONTRACTS[:2])
    do(state, "draw contracts", f"keep {ALL_CONTRACTS[1]}")
    saved = json.loads(json.dumps(state.to_dict()))
    saved["state"]["seats"][0]["whereabouts"] = entries
    with pytest.raises(BadState) as caught:
        GAME.from_dict(saved)
    assert words in str(caught.value)


@pytest.mark.rule("AM-6.3")
def test_a_saved_moment_that_would_go_on_by_itself_is_refused() -> None:
    # A single contract is kept unasked, so no game waits for that.
    state = lay(players=2)
    do(state, "draw contracts")
    saved = json.loads(json.dumps(state.to_dict()))
    saved["state"]["contracts"].append(saved["state"]["seats"][0]["offer"].pop())
    saved["state"]["contracts_drawn"] -= 1
    with pytest.raises(BadState, match="The step 'keep-contracts' leaves nothing to choose"):
        GAME.from_dict(saved)
