"""Cards before and after their action, what a card binds to, and the guilders kept for it (WV-3.15, 3.19 to 3.21)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    COLOURS,
    at,
    bulbs,
    choose,
    do,
    lay,
    options,
    perform,
    refused,
    starting_with,
    step,
    with_tile,
)

from kade.testing import only, tale

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]
# All free spaces cost a guilder or more: the six at the market are taken.
DEAR: list[dict[str, Any]] = [{"built": GATES[3:], "guilders": 5, "area": "M3"}]

# card: its action, what it asks before the action, and (points, tools, bulbs, planted, guilders) that this changes
BEFORE: dict[str, tuple[str, list[str], tuple[int, int, int, int, int]]] = {
    "F01": ("farm", ["lower 0 1"], (2, 0, 0, 0, 0)),
    "F05": ("market", ["tile E01", "place large-1"], (0, 0, 0, 0, 0)),
    "F06": ("lower", ["bulb black"], (0, 0, 1, 0, 0)),
    "F08": ("lower", ["bulb red"], (0, 0, 1, 0, 0)),
    "F12": ("farm", ["take B:white"], (0, 0, 1, 0, 0)),
    "F14": ("enhance", ["lower 1 0"], (0, 0, 0, 0, 2)),
    "F15": ("farm", ["plant black row-1"], (0, 0, -1, 1, 0)),
    "F17": ("lower", ["plant black row-1"], (0, 0, -1, 1, 0)),
    "F19": ("lower", ["bulb violet"], (0, 0, 1, 0, 0)),
    "F21": ("market", ["take B:black"], (0, 0, 1, 0, 0)),
    "F23": ("trade", ["lower 0 1"], (2, 0, 0, 0, 0)),
    "F24": ("farm", ["bulb white"], (0, 0, 1, 0, 0)),
    "F25": ("market", ["lower 1 0"], (0, 0, 0, 0, 2)),
    "F26": ("build", ["take B:white"], (0, 0, 1, 0, 0)),
    "F27": ("build", ["lower 0 1"], (2, 0, 0, 0, 0)),
    "F28": ("trade", ["plant black row-1"], (0, 0, -1, 1, 0)),
    "F29": ("plant", ["lower 0 1"], (2, 0, 0, 0, 0)),
    "F30": ("plant", ["bulb white"], (0, 0, 1, 0, 0)),
    "S6": ("enhance", ["bulb violet"], (0, 0, 1, 0, 0)),
}
SMALLEST = {
    "farm": ["contract F02"],
    "enhance": ["tile E01", "place large-1"],
    "trade": ["ship red place-1"],
    "build": ["build W18", "mill black"],
    "plant": ["plant red row-1", "done"],
    "market": ["enter", "take T1", "enter", "take V1"],
    "lower": ["lower 0 2"],
}


def purse(state: Any) -> tuple[int, int, int, int, int]:
    me = state.players[0]
    return me.points, me.tools, me.stored, me.planted(), me.guilders


def carried_out(action: str, card: str, before: list[str]) -> tuple[int, int, int, int, int]:
    """The action in its smallest form, perhaps with a card used before it."""
    seat: dict[str, Any] = {"bulbs": {"red": 2, "black": 1}, "area": "M1", "guilders": 4 if action == "market" else 0}
    if before:
        seat |= {"starting": card} if card[0] == "S" else {"helpers": [card]}
    spec: dict[str, Any] = {
        "water": 8,
        "display": ["E01", "E02", "E14", "E28"],
        "cards": ["F02", "F03", "F04"],
        "neutrals": [0, 0, 0],
        "trade": ["FT4"],
    }
    state = at("plant" if action == "lower" else action, seat, NEXT, **spec)
    choose(state, "small" if action == "lower" else "large")
    if before:
        assert f"use {card}" in options(state)
        do(state, f"use {card}")
        while before and before[0] not in SMALLEST[action]:
            do(state, before[0])
            before = before[1:]
        do(state, *before)
        assert "skip" not in options(state)
    for name in SMALLEST[action]:
        if name == "tile E01" and name not in options(state):
            name = "tile E02"
        if name != "enter" or step(state) == "market-move":
            assert f"use {card}" not in options(state), "once a turn"
            do(state, name)
    assert state.active == 1
    return purse(state)


@pytest.mark.rule("WV-3.15", "WV-3.21", "WV-5.1")
@pytest.mark.parametrize("card", BEFORE)
def test_every_card_that_asks_works_before_its_action(card: str) -> None:
    action, names, change = BEFORE[card]
    without, helped = carried_out(action, card, []), carried_out(action, card, names)
    assert tuple(b - a for a, b in zip(without, helped, strict=True)) == change


# ---------------------------------------------------------------------- what a card binds to


@pytest.mark.rule("WV-3.21", "WV-3.20")
@pytest.mark.parametrize(("card", "name"), [("F24", "bulb white"), ("F01", "lower 0 1"), ("F12", "take B:white")])
def test_a_bonus_farm_card_may_be_passed_up_until_a_card_is_used_for_it(card: str, name: str) -> None:
    state = lay(step="closing", due=2, water=8, seats=[{"calendar": 1, "helpers": [card], "area": "M1"}, *NEXT])
    do(state, "calendar unique-1")
    assert "skip" in options(state)
    do(state, f"use {card}", name)
    assert "skip" not in options(state)
    assert "leave" in options(state), "the card alone may be left lying"


@pytest.mark.rule("WV-3.21", "WV-3.20")
def test_a_bonus_building_or_planting_or_lowering_is_bound_by_a_card_used_before() -> None:
    build = perform(
        "plant", {"bulbs": {"red": 2}, "rows": [[], [], [], ["red"] * 5], "helpers": ["F26"], "area": "M1"}, NEXT
    )
    do(build, "plant red row-4")
    assert "skip" in options(build)
    do(build, "use F26", "take B:white")
    assert set(options(build)) == {f"build {space}" for space in ("W13", "W18", "W19", "W20")}
    plant = lay(step="closing", due=1, seats=[{"calendar": 3, "bulbs": {"red": 1}, "helpers": ["F30"]}, *NEXT])
    do(plant, "calendar common")
    assert "skip" in options(plant)
    do(plant, "use F30", "bulb white")
    assert "skip" not in options(plant)
    lower = perform("plant", {"bulbs": {"red": 2}, "rows": [[], [], ["red"] * 2], "helpers": ["F06"]}, NEXT, water=3)
    do(lower, "plant red row-3")
    assert options(lower) == ["lower 1 0", "lower 0 1", "use F06", "skip"]
    do(lower, "use F06", "bulb white")
    assert options(lower) == ["lower 1 0", "lower 0 1"]


@pytest.mark.rule("WV-3.21", "WV-5.1")
def test_more_strength_binds_too() -> None:
    state = perform("plant", {"bulbs": {"red": 2}, "rows": [[], [], ["red"] * 2], "helpers": ["F09"]}, NEXT, water=3)
    do(state, "plant red row-3")
    assert options(state) == ["lower 1 0", "lower 0 1", "use F09", "skip"]
    do(state, "use F09")
    assert options(state) == ["lower 2 0", "lower 1 1", "lower 0 2"]


@pytest.mark.rule("WV-3.21", "WV-4.13")
def test_a_building_that_must_follow_keeps_the_price_of_its_cheapest_space() -> None:
    """F26 brings a bulb for the sixth storage space, but the only guilder belongs to the windmill."""
    state = perform(
        "build",
        {"helpers": ["F26"], "guilders": 1, "bulbs": {"red": 5}, "built": GATES[:3], "area": "M1"},
        DEAR,
        neutrals=[0, 0, 0],
    )
    assert options(state) == ["build W05", "build W17", "build W26", "use F26"]
    do(state, "use F26", "take B:black")
    assert options(state) == ["swap red", "refuse"]
    do(state, "swap red")
    assert options(state) == ["build W05", "build W17", "build W26"]
    rich = perform(
        "build",
        {"helpers": ["F26"], "guilders": 2, "bulbs": {"red": 5}, "built": GATES[:3], "area": "M1"},
        DEAR,
        neutrals=[0, 0, 0],
    )
    do(rich, "use F26", "take B:black")
    assert options(rich) == ["store", "swap red", "refuse"], "the second guilder is free"
    free = perform(
        "build", {"helpers": ["F26"], "guilders": 1, "bulbs": {"red": 5}, "area": "M1"}, NEXT, neutrals=[0, 0, 0]
    )
    do(free, "use F26", "take B:black")
    assert options(free) == ["store", "swap red", "refuse"], "a space at the market costs nothing"


@pytest.mark.rule("WV-3.21", "WV-4.13")
def test_a_card_that_still_brings_the_guilder_for_building_lets_the_other_be_spent() -> None:
    state = perform(
        "build",
        {"helpers": ["F26"], "starting": "S4", "guilders": 1, "bulbs": {"red": 5}, "built": GATES[:3], "area": "M1"},
        DEAR,
        neutrals=[0, 0, 0],
    )
    do(state, "use F26", "take B:black", "store")
    assert state.players[0].guilders == 0
    do(state, "build W05", "mill black")
    assert only(do(state.copy(), "field P03"), "paid") == []
    assert state.players[0].guilders == 0, "the guilder of S4 paid for the space"


@pytest.mark.rule("WV-3.19", "WV-3.21")
@pytest.mark.parametrize(("water", "space"), [(8, "W10"), (4, "W05"), (0, "W05")])
def test_lowering_before_building_has_to_bring_the_guilders_that_are_missing(water: int, space: str) -> None:
    """F27: without a guilder nothing can be built, so the lowering pays guilders only."""
    state = at("build", {"helpers": ["F27"], "built": GATES[:3], "bulbs": {"red": 1}}, DEAR, water=water)
    assert options(state) == ["wheel large", "wheel small"]
    told = do(state, "wheel large")
    brought = 2 if water == 8 else 1
    assert tale(told)[1:] == [
        "used seat=0 card=F27",
        f"lowered seat=0 strength=1 water={max(0, water - 1)}",
        f"gained seat=0 what=guilders number={brought} source=water",
    ]
    assert f"build {space}" in options(state)
    assert all(name.startswith("build") for name in options(state))
    able = at("build", {"helpers": ["F27"], "guilders": 1, "built": GATES[:3]}, DEAR, water=8)
    do(able, "wheel large", "use F27")
    assert options(able) == ["lower 1 0", "lower 0 1", "skip"], "with a guilder in hand it is as always"


@pytest.mark.rule("WV-3.19", "WV-3.12")
def test_cards_count_for_what_may_be_chosen_but_not_against_the_rest() -> None:
    """Only F27 makes building possible, so resting is allowed as well; a plain possibility forbids it."""
    stuck = {"large": 4, "small_tiles": {"1": "E15"}, "groups": [0, 0, 0, 0, 1], "built": GATES[:3]}
    helped = lay(step="choose-action", water=8, seats=[{**stuck, "helpers": ["F27"]}, *DEAR])
    assert options(helped) == ["wheel large", "wheel small"], "a windmill is left to remove"
    none = lay(
        step="choose-action",
        seats=[{"large": 1, "guilders": 1, "helpers": ["F25"], "small_tiles": {"1": "E15"}, "groups": [0] * 5}, *NEXT],
    )
    assert options(none) == ["wheel large", "rest"]
    do(none, "rest")
    assert none.players[0].guilders == 3


@pytest.mark.rule("WV-3.21", "WV-1.3")
def test_the_guilder_of_the_builder_comes_before_paying_unless_it_would_be_lost() -> None:
    poor = perform("build", {"starting": "S4", "built": GATES[:3]}, DEAR)
    told = tale(do(poor, "build W17", "mill black"))
    assert told[:5] == [
        "used seat=0 card=S4",
        "gained seat=0 what=points number=1 source=starting-card",
        "gained seat=0 what=guilders number=1 source=starting-card",
        "paid seat=0 number=1",
        "built seat=0 space=W17 colour=black",
    ]
    full = perform("build", {"starting": "S4", "guilders": 9, "built": GATES[:3]}, DEAR)
    told = tale(do(full, "build W05", "mill black"))
    assert told[:2] == ["paid seat=0 number=1", "built seat=0 space=W05 colour=black"]
    eight = perform("build", {"starting": "S4", "guilders": 8, "built": GATES[:3]}, DEAR)
    assert tale(do(eight, "build W05", "mill black"))[0] == "used seat=0 card=S4", "up to 9 nothing is lost"


@pytest.mark.rule("WV-3.15")
def test_plain_helpers_of_building_wait_until_it_is_done() -> None:
    """F10 gives points only: it is used after the windmill stands, not before it is paid."""
    state = perform("build", {"helpers": ["F10"], "guilders": 1, "built": GATES[:3]}, DEAR)
    told = [event["event"] for event in do(state, "build W17", "mill black")]
    assert told.index("built") < told.index("used")


@pytest.mark.rule("WV-3.19")
def test_a_tile_that_pays_guilders_makes_its_own_building_possible() -> None:
    both = with_tile("E26", {"built": GATES[:3], "bulbs": {"red": 1}}, DEAR)
    do(both, "wheel large")
    assert both.players[0].guilders == 3
    assert "build W14" in options(both)


@pytest.mark.rule("WV-3.15")
def test_a_card_given_away_during_its_action_is_no_longer_used() -> None:
    """The new helper replaces F24, which was there when the action began but is not any more."""
    state = perform("farm", {"helpers": ["F24", "F20", "F22"]}, NEXT, cards=["F01", "F02", "F03"])
    do(state, "helper F02", "replace F24")
    assert state.active == 1
    kept = perform("farm", {"helpers": ["F24", "F20", "F22"]}, NEXT, cards=["F01", "F02", "F03"])
    do(kept, "helper F02", "replace F20")
    assert options(kept) == ["use F24", "skip"]


@pytest.mark.rule("WV-3.15")
def test_of_two_cards_after_an_action_each_may_be_used() -> None:
    state = perform("farm", {"helpers": ["F24", "F01", "F20"]}, NEXT, cards=["F04", "F02", "F03"], water=8)
    do(state, "contract F02")
    assert options(state) == ["use F01", "use F24", "skip"]
    do(state, "use F24", "bulb red")
    assert options(state) == ["use F01", "skip"]
    do(state, "use F01", "lower 1 0")
    assert (state.players[0].guilders, bulbs(state.players[0])) == (2, {"red": 1})
    assert state.active == 1
    skipped = perform("farm", {"helpers": ["F24", "F01"]}, NEXT, cards=["F04", "F02", "F03"], water=8)
    do(skipped, "contract F02", "skip")
    assert (skipped.active, bulbs(skipped.players[0])) == (1, {})


@pytest.mark.rule("WV-3.15")
def test_cards_are_fresh_again_in_the_next_turn() -> None:
    state = perform("farm", {"helpers": ["F01"], "guilders": 9}, NEXT, cards=["F04", "F02", "F03"], water=8)
    do(state, "contract F02", "use F01", "lower 0 1")
    assert state.used == 0
    assert BOX.farm_names[0] == "F01", "the first card of all"
    again = perform("farm", {"helpers": ["F01"]}, NEXT, cards=["F04", "F02", "F03"], used=["F01"])
    assert "use F01" not in starting_with(again, "use")


@pytest.mark.rule("WV-3.21", "WV-4.18")
def test_a_visit_that_only_a_lowering_can_pay_takes_guilders_and_is_made() -> None:
    game = at(
        "market",
        {"guilders": 0, "helpers": ["F25", "F21"], "area": "M1", "bulbs": {"red": 1}},
        NEXT,
        water=8,
        neutrals=[0, 0, 0],
    )
    told = do(game, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "F25"}], "F21 brings no guilders"
    assert (game.players[0].guilders, options(game)) == (2, ["enter", "use F21"])
    do(game, "enter")
    assert game.players[0].guilders == 0


@pytest.mark.rule("WV-3.21", "WV-4.25")
def test_a_trade_that_must_follow_keeps_a_bulb() -> None:
    """F28 plants before the trade, but not the only bulb there is to trade."""
    state = perform("trade", {"helpers": ["F28"], "bulbs": {"red": 1}}, NEXT, trade=["FT4"])
    assert options(state) == [f"ship red place-{place}" for place in (1, 2, 3, 4)], "F28 could do nothing"
    assert refused(state, "use F28") == "card-not-usable"
    two = perform("trade", {"helpers": ["F28"], "bulbs": {"red": 2}}, NEXT, trade=["FT4"])
    do(two, "use F28", "plant red row-1", "ship red place-1")
    assert two.active == 1
    laden = perform("trade", {"helpers": ["F28"], "bulbs": {"red": 1}}, NEXT, shipped=["white", None, None, None])
    do(laden, "use F28", "plant red row-1")
    assert bulbs(laden.players[0]) == {"white": 1}, "what is on the card was taken off"
    free = perform("trade", {"helpers": ["F28"], "starting": "S1", "bulbs": {"red": 1}}, NEXT, trade=["FT4"])
    do(free, "use F28", "plant red row-1")
    assert starting_with(free, "ship") == [
        f"ship {colour} place-{place}" for colour in COLOURS for place in (1, 2, 3, 4)
    ], "the trader needs no bulb of its own"


@pytest.mark.rule("WV-3.21", "WV-4.23")
def test_a_planting_that_must_follow_keeps_a_bulb() -> None:
    """F29 lowers before planting; with F09 that is strong enough for F17, which plants: not the last bulb."""

    def lowered(number: int) -> Any:
        state = perform("plant", {"helpers": ["F29", "F09", "F17"], "bulbs": {"red": number}}, NEXT, water=8)
        do(state, "use F29", "use F09", "lower 0 2")
        return state

    one = lowered(1)
    assert options(one) == [f"plant red row-{row}" for row in (1, 2, 3, 4)], "F17 has none to plant: it is not asked"
    do(one, "plant red row-1")
    assert (one.players[0].planted(), one.active) == (1, 1)
    two = lowered(2)
    do(two, "use F17", "plant red row-1", "plant red row-2")
    assert (two.players[0].lengths, two.active) == ([1, 1, 0, 0], 1)
