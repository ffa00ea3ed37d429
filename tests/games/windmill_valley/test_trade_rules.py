"""Foreign trade, planting and the calendar in detail (WV-3.10, WV-4.23 to 4.28)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    at,
    bulbs,
    choose,
    do,
    lay,
    options,
    perform,
    refused,
    starting_with,
    with_tile,
)

from kade.games.windmill_valley.rules.trade import close_card
from kade.testing import only, tale

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
COLOURS = ("white", "yellow", "red", "violet", "black")

# ---------------------------------------------------------------------- placing


@pytest.mark.rule("WV-4.25")
def test_every_stored_colour_that_is_not_on_the_card_goes_to_every_empty_place() -> None:
    state = perform("trade", {"bulbs": {"red": 1, "white": 2, "black": 1}}, NEXT, shipped=["black", None, None, "red"])
    assert options(state) == ["ship white place-2", "ship white place-3", "unload"]
    plain = perform("trade", {"bulbs": {"red": 1, "white": 2}}, NEXT)
    assert options(plain) == [f"ship {colour} place-{place}" for colour in ("white", "red") for place in (1, 2, 3, 4)]
    told = do(plain, "ship white place-3")
    assert bulbs(plain.players[0]) == {"white": 1, "red": 1}
    assert plain.players[0].stored == 2
    assert only(told, "shipped") == [{"seat": 0, "colour": "white", "place": 3}]


@pytest.mark.rule("WV-4.27")
def test_the_tile_without_a_colour_limit_still_needs_an_empty_place() -> None:
    state = with_tile("E04", {"bulbs": {"red": 1}}, NEXT, shipped=["red", "white", None, None])
    do(state, "wheel large")
    assert options(state) == ["ship red place-3", "ship red place-4", "unload"]
    assert refused(state, "ship red place-1") == "place-taken"


@pytest.mark.rule("WV-4.28", "WV-4.27")
def test_the_trader_with_the_tile_without_a_limit_places_any_colour() -> None:
    state = with_tile("E04", {"starting": "S1"}, NEXT, shipped=["red", "white", "black", None])
    do(state, "wheel large", "use S1")
    assert options(state) == [f"ship {colour} place-4" for colour in COLOURS]


@pytest.mark.rule("WV-4.28")
def test_the_trader_chooses_two_different_rewards_one_after_the_other() -> None:
    state = perform("trade", {"starting": "S1", "bulbs": {"red": 1}}, NEXT, trade=["FT4"])
    do(state, "use S1")
    assert "unload" not in options(state), "the card is used, so a bulb is placed"
    assert "use S1" not in options(state)
    do(state, "ship red place-1")
    assert bulbs(state.players[0]) == {"red": 1}, "the bulb came from the supply"
    assert options(state) == ["chest 1", "chest 2", "chest 3", "chest 4"]
    do(state, "chest 2")
    assert options(state) == ["chest 1", "chest 3", "chest 4"]
    do(state, "chest 1")
    assert (state.players[0].tools, state.players[0].points, state.active) == (2, 9, 1)


@pytest.mark.rule("WV-4.28", "WV-3.15")
def test_the_trader_may_also_trade_as_everybody_does() -> None:
    state = perform("trade", {"starting": "S1", "bulbs": {"red": 1}}, NEXT, trade=["FT4"])
    do(state, "ship red place-1", "chest 1", "chest 2")
    assert (bulbs(state.players[0]), state.players[0].tools, state.players[0].points) == ({}, 2, 9)
    assert state.active == 1


@pytest.mark.rule("WV-4.28")
def test_the_trader_may_place_a_bulb_of_the_own_storage_and_choose_any_two_rewards() -> None:
    """FT4, place 1: 4 points and 2 tools; the others are for planting and two bulbs."""
    state = perform("trade", {"starting": "S1", "bulbs": {"red": 2}}, NEXT, trade=["FT4"])
    do(state, "ship red place-1")
    assert bulbs(state.players[0]) == {"red": 1}
    assert options(state) == ["chest 1", "chest 2", "use S1"], "the two beside it, or any two"
    later = state.copy()
    do(state, "use S1")
    assert options(state) == ["chest 1", "chest 2", "chest 3", "chest 4"]
    do(state, "chest 4", "bulb black", "bulb black")
    assert options(state) == ["chest 1", "chest 2", "chest 3"]
    do(state, "chest 1")
    assert (state.players[0].points, state.players[0].tools, state.active) == (9, 0, 1)
    do(later, "chest 2", "use S1", "chest 1")
    assert (later.players[0].points, later.players[0].tools, later.active) == (9, 2, 1), "also for the second alone"
    used = perform("trade", {"starting": "S1", "bulbs": {"red": 1}}, NEXT, trade=["FT4"], used=["S1"])
    do(used, "ship red place-1")
    assert (used.players[0].points, used.players[0].tools, used.active) == (9, 2, 1), "once a turn"


@pytest.mark.rule("WV-4.28")
def test_the_trader_is_not_asked_when_no_place_or_colour_is_left() -> None:
    state = at("trade", {"starting": "S1"}, NEXT, shipped=["red", "white", "black", None])
    state.shipped[3] = COLOURS.index("yellow")  # no game comes to this, so no position is laid out like it
    choose(state, "large")
    assert state.shipped == [-1] * 4, "all bulbs are taken off: there is no other choice"


@pytest.mark.rule("WV-4.27")
def test_a_third_reward_is_bought_and_taken_in_any_order_with_the_two_and_so_are_all_of_them() -> None:
    third = with_tile("E05", {"bulbs": {"red": 1}, "guilders": 2}, NEXT, trade=["FT3"], neutrals=[0, 0, 0])
    do(third, "wheel large", "ship red place-2")
    assert options(third) == ["chest 2", "chest 3", "more"]
    first = third.copy()
    told = do(first, "more")
    assert only(told, "paid") == [{"seat": 0, "number": 1}]
    assert options(first) == ["chest 1", "chest 2", "chest 3", "chest 4"]
    do(first, "chest 4")
    assert (first.players[0].guilders, options(first)) == (4, ["chest 2", "chest 3"]), "the third came first"
    do(first, "chest 2", "bulb red", "bulb red", "skip")
    assert first.active == 1
    do(third, "chest 3")
    assert options(third) == ["enter", "skip"]
    do(third, "enter")
    do(third, options(third)[0])
    assert options(third) == ["chest 2", "more"]
    do(third, "chest 2", "bulb red", "bulb red")
    assert options(third) == ["more", "done"]
    told = do(third.copy(), "done")
    assert only(told, "paid") == []
    told = do(third, "more")
    assert only(told, "paid") == [{"seat": 0, "number": 1}]
    assert options(third) == ["chest 1", "chest 4"]
    do(third, "chest 4")
    assert (third.players[0].guilders, third.active) == (4, 1)
    every = with_tile("E30", {"bulbs": {"red": 1}, "guilders": 1}, NEXT, trade=["FT3"], neutrals=[0, 0, 0])
    do(every, "wheel large", "ship red place-2")
    assert options(every) == ["chest 2", "chest 3", "more"]
    told = do(every, "more")
    assert tale(told) == ["paid seat=0 number=1", "gained seat=0 what=guilders number=3 source=trade"]
    assert options(every) == ["chest 1", "chest 2", "chest 3"]


@pytest.mark.rule("WV-4.27", "WV-4.28")
def test_the_trader_with_a_tile_that_sells_gets_three_or_four() -> None:
    state = with_tile("E05", {"starting": "S1", "guilders": 1, "bulbs": {"white": 1}}, NEXT, trade=["FT4"])
    do(state, "wheel large", "use S1")
    do(state, "ship red place-1", "chest 1", "chest 2")
    assert options(state) == ["more", "done"]
    do(state, "more")
    assert options(state) == ["chest 3", "chest 4"]


@pytest.mark.rule("WV-4.25", "WV-3.15")
def test_taking_off_is_a_trade_too() -> None:
    state = perform("trade", {"helpers": ["F03"]}, NEXT, shipped=["red", None, None, None])
    assert (bulbs(state.players[0]), state.players[0].points, state.active) == ({"red": 1}, 7, 1)


@pytest.mark.rule("WV-4.26")
def test_three_bulbs_leave_the_card_where_it_is() -> None:
    state = perform(
        "trade", {"bulbs": {"black": 1}}, NEXT, trade=["FT4", "FT1"], shipped=["white", "yellow", None, None]
    )
    told = do(state, "ship black place-3")
    assert only(told, "new-trade-card") == []
    assert state.view(None)["trade"]["card"] == "FT4"
    assert state.view(None)["trade"]["places"] == ["white", "yellow", "black", None]


@pytest.mark.rule("WV-4.26")
def test_the_cards_go_round() -> None:
    order = ["FT4", "FT1", "FT2", "FT3"]
    state = perform("trade", {"bulbs": {"black": 1}}, NEXT, trade=order, shipped=["white", "yellow", "red", None])
    do(state, "ship black place-4", "bulb red", "bulb red")
    assert state.view(None)["trade"]["card"] == "FT1"
    assert state.trade_seen == 1
    assert [state.box.trade_names[card] for card in state.trade] == ["FT4", "FT3", "FT2", "FT1"]
    for turns in range(4):
        state.shipped = [0, 1, 2, 3]
        close_card(state)
        assert state.trade_seen == min(3, turns + 2), "of four cards, three can lie seen under the top one"
    assert state.view(None)["trade"]["card"] == "FT1"


# ---------------------------------------------------------------------- planting


@pytest.mark.rule("WV-4.23")
@pytest.mark.parametrize(("tile", "number"), [("E01", 3), ("E28", 4)])
def test_up_to_the_number_shown_is_planted_and_fewer_are_allowed(tile: str, number: int) -> None:
    state = with_tile(tile, {"bulbs": {"red": 6}}, NEXT)
    do(state, "wheel large")
    for planted in range(1, number):
        do(state, f"plant red row-{1 + planted % 4}")
        assert options(state)[-1] == "done"
    early = state.copy()
    do(early, "done")
    assert (early.players[0].planted(), early.active) == (number - 1, 1)
    do(state, "plant red row-1")
    assert (state.players[0].planted(), state.active) == (number, 1)


@pytest.mark.rule("WV-4.23")
def test_planting_ends_with_the_last_bulb_or_the_last_patch() -> None:
    few = perform("plant", {"bulbs": {"red": 1}}, NEXT)
    do(few, "plant red row-1")
    assert few.active == 1
    full = perform("plant", {"bulbs": {"red": 3}, "rows": [["red"] * 7, ["red"] * 7, ["red"] * 7, ["red"] * 6]}, NEXT)
    assert full.active == 1, "one patch, one colour: it was planted unasked"
    assert (full.players[0].planted(), full.players[0].stored) == (28, 2)


@pytest.mark.rule("WV-4.24")
def test_one_bulb_is_exchanged_for_any_other_colour() -> None:
    state = with_tile("E23", {"bulbs": {"red": 1, "black": 1}}, NEXT)
    do(state, "wheel large")
    assert starting_with(state, "exchange") == [
        f"exchange {old} {new}" for old in ("red", "black") for new in COLOURS if new != old
    ]
    do(state, "exchange red white")
    assert (bulbs(state.players[0]), state.players[0].stored) == ({"white": 1, "black": 1}, 2)
    assert starting_with(state, "exchange") == []
    none = perform("plant", {"bulbs": {"red": 1, "black": 1}}, NEXT)
    assert starting_with(none, "exchange") == [], "only with the tile"


@pytest.mark.rule("WV-5.11", "WV-5.3", "WV-1.4")
@pytest.mark.parametrize(("points", "offered"), [(1, True), (0, False)])
def test_one_more_bulb_costs_a_point_which_must_be_there(points: int, offered: bool) -> None:
    state = perform("plant", {"starting": "S3", "bulbs": {"red": 4}, "points": points}, NEXT)
    assert "use S3" not in options(state)
    do(state, "plant red row-1")
    assert "use S3" not in options(state), "first the two of the action"
    do(state, "plant red row-1")
    assert (state.active == 0) == offered
    if offered:
        told = do(state, "use S3")
        assert tale(told) == ["used seat=0 card=S3", "gained seat=0 what=points number=-1 source=spent"]
        assert "done" in options(state), "it need not be planted after all"
        do(state, "plant red row-2")
        assert (state.players[0].planted(), state.players[0].points) == (3, 0)


@pytest.mark.rule("WV-5.10")
def test_two_bulbs_of_one_planting_bring_the_tool() -> None:
    for bulb, tools in ((1, 0), (2, 1), (3, 1)):
        state = with_tile("E01", {"helpers": ["F16"], "bulbs": {"red": 4}}, NEXT)
        do(state, "wheel large", *["plant red row-4"] * bulb)
        if state.active == 0:
            do(state, "done")
        assert state.players[0].tools == tools


# ---------------------------------------------------------------------- the calendar


@pytest.mark.rule("WV-3.10")
def test_a_plain_common_reward_comes_by_itself_and_the_unique_one_waits() -> None:
    state = lay(step="turn-wheels", gate=1, seats=[{"large": 5, "calendar": 1, "tools": 1, "bulbs": {"red": 1}}, *NEXT])
    told = do(state, "turn 1")
    assert tale(told)[1:] == ["calendar seat=0 space=II", "gained seat=0 what=tools number=1 source=calendar"]
    assert starting_with(state, "calendar") == ["calendar unique-1", "calendar unique-2"]
    assert refused(state, "calendar common") == "not-due"
    last = lay(step="turn-wheels", gate=1, seats=[{"large": 5, "calendar": 3, "tools": 1, "bulbs": {"red": 1}}, *NEXT])
    do(last, "turn 1")
    assert last.players[0].points == 10


@pytest.mark.rule("WV-3.10")
def test_with_all_unique_rewards_covered_only_the_common_one_is_owed() -> None:
    spec: dict[str, Any] = {"step": "turn-wheels", "gate": 1, "covered": ["I 1", "I 2", "II 1", "II 2"]}
    state = lay(seats=[{"large": 5, "tools": 1, "bulbs": {"red": 1}}, *NEXT], **spec)
    do(state, "turn 1")
    assert (state.due, starting_with(state, "calendar")) == (1, ["calendar common"])
    none = lay(seats=[{"large": 5, "calendar": 1, "tools": 1, "bulbs": {"red": 1}}, *NEXT], **spec)
    do(none, "turn 1")
    assert (none.due, none.players[0].tools) == (0, 2)


@pytest.mark.rule("WV-3.10")
def test_a_reward_covered_under_one_space_is_open_under_the_others() -> None:
    state = lay(step="closing", due=3, covered=["I 1"], seats=[{"calendar": 2}, *NEXT])
    assert starting_with(state, "calendar") == ["calendar common", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    calendar = state.view(None)["calendar"]
    assert [[one["open"] for one in space["unique"]] for space in calendar] == [
        [False, True, False, False],
        [True, False, False, False],
        [True, True, False, False],
        [True, True, True],
    ]


@pytest.mark.rule("WV-3.10", "WV-3.20")
def test_the_turn_waits_for_the_calendar_and_ends_when_nothing_is_owed() -> None:
    state = at("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=2, water=3)
    do(state, "wheel small", "lower 0 2")
    assert options(state) == ["end-turn", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    assert (state.active, state.players[0].guilders) == (1, 3)
