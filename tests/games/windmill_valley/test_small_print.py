"""Small print of the rules: limits, ties and prices where a wrong reading would look right at first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, bulbs, do, lay, new_with, options, perform

from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5}]


@pytest.mark.rule("WV-3.11")
@pytest.mark.parametrize("order", [("small", "large"), ("large", "small")])
def test_after_both_wheels_the_turn_ends_even_if_both_carry_the_sign(order: tuple[str, str]) -> None:
    state = lay(
        step="choose-action",
        neutrals=[0, 0, 0],
        seats=[{"large_tiles": {"1": "E27"}, "small_tiles": {"1": "E18"}, "guilders": 1}, *NEXT],
    )
    told = do(state, f"wheel {order[0]}")
    while state.active == 0:  # what the actions themselves ask, and the second wheel
        wheels = [name for name in options(state) if name.startswith("wheel")]
        assert wheels in ([], [f"wheel {order[1]}"]), "each at most once"
        told += do(state, wheels[0] if wheels else options(state)[0])
    assert [event["wheel"] for event in only(told, "wheel")] == list(order)
    assert state.active == 1


@pytest.mark.rule("WV-1.6")
@pytest.mark.parametrize(("stored", "guilders"), [(5, 3), (6, 3), (7, 3), (5, 0), (6, 0), (7, 0)])
def test_replacing_a_bulb_is_free_on_the_paid_spaces_too(stored: int, guilders: int) -> None:
    state = lay(
        step="closing",
        due=1,
        seats=[{"calendar": 1, "guilders": guilders, "bulbs": {"red": stored - 1, "black": 1}}, *NEXT],
    )
    do(state, "calendar common", "bulb white", "swap black")
    assert bulbs(state.players[0]) == {"white": 1, "red": stored - 1}
    assert state.players[0].guilders == guilders


@pytest.mark.rule("WV-2.6")
def test_four_players_choose_among_five_starting_cards() -> None:
    state = new_with(["starting S5 S2 S6 S1 S3"], players=4, first=2)
    assert options(state) == ["start S1", "start S2", "start S3", "start S5", "start S6"]
    chosen = []
    for card in ("S5", "S1", "S6"):
        chosen.append(state.actor)
        do(state, f"start {card}")
    assert options(state) == ["start S2", "start S3"]
    chosen.append(state.actor)
    assert chosen == [1, 0, 3, 2], "in reverse turn order"
    assert only(do(state, "start S3"), "wish") == [{"wish": BOX.wish_names[BOX.wish_of[1]]}], "S2 is left over"
    assert [BOX.cards[me.starting].id for me in state.players] == ["S1", "S5", "S3", "S6"]
    assert "S4" not in str(state.view(None)["wish"]), "the sixth went back to the box"


MILL = {"built": ["W11"], "groups": [1, 1, 2, 2, 2]}


@pytest.mark.rule("WV-6.6")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([{"points": 6}, {"points": 5, "bulbs": {"red": 5}, **MILL}], (0,)),
        ([{"rows": [["red"]]}, {"bulbs": {"red": 7}, "built": ["W11"], "groups": [1, 1, 2, 2, 2]}], (0,)),
        ([{"rows": [["red"], ["white"]], "bulbs": {"red": 1}}, {"rows": [["red", "red"]], **MILL}], (0,)),
        ([{"groups": [1, 1, 2, 2, 0]}, MILL], (1,)),  # windmills that were removed do not stand on the main board
        ([{"guilders": 9, "tools": 6}, {"guilders": 1}], (0, 1)),
        ([{"bulbs": {"red": 1}}, {}, {"bulbs": {"white": 1}}], (0, 2)),
        ([{}, {"built": ["W12"]}, {"built": ["W11"]}, {"built": ["W13"]}], (1, 2, 3)),
    ],
)
def test_ties_go_by_planted_bulbs_then_stored_ones_then_windmills_on_the_map(
    seats: list[dict[str, Any]], winners: tuple[int, ...]
) -> None:
    state = lay(wish="Q2", seats=[{"guilders": 5, **seat} for seat in seats])
    assert state.result().winners == winners


@pytest.mark.rule("WV-5.6")
def test_of_a_design_on_display_and_among_those_seen_the_player_says_which_is_taken() -> None:
    spec: dict[str, Any] = {"display": ["E04", "E02", "E14", "E28"], "piles": {"common": ["E04", "E03", "E05", "E07"]}}
    state = perform("enhance", {"helpers": ["F13"]}, NEXT, **spec)
    do(state, "use F13", "peek common")
    assert {"tile E04", "peeked E04"} <= set(options(state))
    seen = state.copy()
    do(state, "tile E04", "place large-1")
    assert BOX.tile_names[state.display[0]] == "E07", "the display is filled up from below those that were seen"
    assert "return E04" in options(state)
    do(seen, "peeked E04", "place large-1")
    assert BOX.tile_names[seen.display[0]] == "E04"
    assert options(seen) == ["return E03", "discard E03", "return E05", "discard E05"]


@pytest.mark.rule("WV-5.6")
def test_a_tile_or_card_chosen_of_those_seen_stays_chosen_for_whoever_imagines_the_rest() -> None:
    state = perform(
        "enhance",
        {"helpers": ["F13"]},
        NEXT,
        display=["E04", "E02", "E14", "E28"],
        piles={"common": ["E01", "E03", "E05"]},
    )
    do(state, "use F13", "peek common", "peeked E01")
    farm = perform(
        "farm",
        {"starting": "S2", "contracts": ["F20", "F21", "F22"]},
        NEXT,
        cards=["F01", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12"]},
    )
    do(farm, "use S2", "contract F11")
    for laid in (state, farm):
        for seed in range(12):
            other = laid.resample(1, seed)
            assert other.view(1) == laid.view(1)
            other.apply(other.legal()[0])
            assert other.audit() == []
