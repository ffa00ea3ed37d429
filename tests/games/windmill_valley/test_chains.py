"""What only several cards, or the calendar, make possible: chains and waiting (WV-3.10, WV-3.19, WV-3.21)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    at,
    bulbs,
    do,
    lay,
    options,
    perform,
    refused,
    starting_with,
    step,
    with_tile,
)

from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]
DEAR: list[dict[str, Any]] = [{"built": GATES[3:], "guilders": 5, "area": "M3"}]
# every free space that can be built on costs 2 guilders or more
DEARER: list[dict[str, Any]] = [
    {"built": [*GATES[3:], "W05", "W04", "W06"], "guilders": 5, "area": "M3"},
    {"built": ["W17", "W16", "W24", "W26", "W27"], "area": "M2"},
]
# the small wheel can do nothing, so that resting is the other choice
STUCK: dict[str, Any] = {"small_tiles": {"1": "E20"}}


# ---------------------------------------------------------------------- two cards together


@pytest.mark.rule("WV-3.19", "WV-3.21")
@pytest.mark.parametrize(
    ("action", "helpers", "seat", "water"),
    [
        ("market", ["F25", "F09"], {"small_tiles": {"1": "E01"}}, 4),
        ("build", ["F27", "F09"], {"built": GATES[:3]}, 4),
        ("plant", ["F29", "F06"], {}, 0),
        ("trade", ["F23", "F06"], {}, 0),
        ("plant", ["F29", "F08"], {}, 3),
        ("trade", ["F23", "F19"], {}, 5),
    ],
)
def test_an_action_that_two_cards_together_make_possible_may_be_chosen(
    action: str, helpers: list[str], seat: dict[str, Any], water: int
) -> None:
    """Each of the two alone does not; and what one of them brings must then be taken."""
    me = {**STUCK, **seat, "helpers": helpers}
    state = at(action, me, DEARER, water=water, neutrals=[0, 0, 0])
    assert options(state) == ["wheel large", "rest"]
    for alone in helpers:
        lone = at(action, {**me, "helpers": [alone]}, DEARER, water=water, neutrals=[0, 0, 0])
        assert lone.active == 1, alone
    done = {"market": "moved", "build": "built", "plant": "planted", "trade": "shipped"}[action]
    told = do(state, "wheel large")
    while not only(told, done):
        told += do(state, options(state)[-1])
    assert {event["card"] for event in only(told, "used")} == set(helpers)


@pytest.mark.rule("WV-3.21")
def test_what_would_break_the_chain_is_not_offered() -> None:
    """F25 lowers by 1 for a guilder; the visit costs 2, so F09 must make it 2, and both must be guilders."""
    state = at("market", {**STUCK, "helpers": ["F25", "F09"], "area": "M1"}, NEXT, water=4, neutrals=[0, 0, 0])
    told = do(state, "wheel large")
    assert [event["card"] for event in only(told, "used")] == ["F25", "F09"]
    assert only(told, "gained")[0] == {"seat": 0, "what": "guilders", "number": 2, "source": "water"}
    assert only(told, "paid") == [{"seat": 0, "number": 2}]
    plenty = at("market", {**STUCK, "helpers": ["F25", "F09"], "area": "M1"}, NEXT, water=8, neutrals=[0, 0, 0])
    do(plenty, "wheel large")
    assert options(plenty) == ["lower 1 0", "use F09"], "at 8 one point of strength is enough"
    do(plenty, "use F09")
    assert options(plenty) == ["lower 2 0", "lower 1 1"], "but not none"


@pytest.mark.rule("WV-3.21")
def test_the_bulb_of_a_chain_must_be_taken_and_planted() -> None:
    state = at("plant", {**STUCK, "helpers": ["F29", "F06"]}, NEXT, water=3)
    do(state, "wheel large")
    assert options(state) == ["lower 1 0", "lower 0 1", "use F06"], "the lowering may not be passed up"
    do(state, "lower 0 1")
    assert options(state) == [f"bulb {colour}" for colour in ("white", "yellow", "red", "violet", "black")]
    do(state, "bulb red")
    assert options(state) == [f"plant red row-{row}" for row in (1, 2, 3, 4)]


@pytest.mark.rule("WV-3.21", "WV-5.6")
def test_stacks_are_peeked_at_and_cards_put_back_in_the_middle_of_a_chain() -> None:
    """F05 brings a tile, F13 a look at three more before it is chosen, and F14 the guilder that the visit costs."""
    me = {"small_tiles": {"1": "E03"}, "built": GATES[:3], "helpers": ["F05", "F14", "F13"]}
    state = at("market", me, DEAR, water=8, display=["E01", "E02", "E14", "E28"])
    do(state, "wheel large", "use F14", "use F13", "peek common")
    assert len(state.peeked) == 3
    do(state, "tile E01", "place large-1")
    for left in (3, 2, 1):
        assert step(state) == "put-back"
        assert len(state.peeked) == left
        do(state, options(state)[0])
    assert step(state) == "area-reward", "the visit that was owed"


@pytest.mark.rule("WV-3.19")
def test_a_card_that_leads_nowhere_is_no_chain() -> None:
    state = at("trade", {**STUCK, "helpers": ["F28", "F30", "F23"]}, NEXT, water=3)
    assert state.active == 1, "the bulb of F30 would have to be planted"
    three = at(
        "market",
        {"small_tiles": {"1": "E03"}, "built": GATES[:3], "helpers": ["F05", "F14", "F09"]},
        DEAR,
        water=4,
        display=["E01", "E02", "E14", "E28"],
    )
    assert options(three) == ["wheel large", "rest"], "a tile first, with it a lowering by 2 for 2 guilders"


@pytest.mark.rule("WV-3.19", "WV-3.20")
def test_a_bonus_that_a_chain_makes_possible_is_asked_and_may_be_passed_up() -> None:
    bonus = perform("build", {"helpers": ["F29", "F06"], "guilders": 1, "bulbs": {}}, NEXT, water=3, used=["F06"])
    do(bonus, "build W11", "mill black")
    assert bonus.active == 1, "no bulb, no card that brings one"
    asked = perform("build", {"helpers": ["F29", "F06"], "guilders": 1}, NEXT, water=3)
    do(asked, "build W11", "mill black")
    assert options(asked) == ["use F29", "skip"]
    do(asked, "use F29")
    assert "skip" not in options(asked)


# ---------------------------------------------------------------------- waiting for the calendar


@pytest.mark.rule("WV-3.10", "WV-4.23")
def test_planting_waits_for_the_bulb_of_the_calendar() -> None:
    state = perform("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=3)
    do(state, "plant red row-1")
    assert (step(state), options(state)) == (
        "waiting",
        ["done", "calendar common", "calendar unique-1", "calendar unique-2"],
    )
    over = state.copy()
    do(over, "done")
    assert (step(over), over.players[0].planted()) == ("closing", 1)
    do(state, "calendar common", "bulb black")
    assert options(state)[:5] == [*(f"plant black row-{row}" for row in (1, 2, 3, 4)), "done"]
    do(state, "plant black row-1", "end-turn")
    assert (state.players[0].planted(), state.active) == (2, 1)


@pytest.mark.rule("WV-3.10", "WV-4.16", "WV-4.25")
def test_a_bonus_waits_for_the_bulb_of_the_calendar() -> None:
    field = perform("build", {"guilders": 1, "calendar": 1}, NEXT, due=1)
    do(field, "build W11", "mill black")
    assert options(field) == ["skip", "calendar common"]
    do(field, "calendar common", "bulb red", "plant red row-1")
    assert (field.players[0].planted(), field.active) == (1, 1)
    chest = perform("trade", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=1, trade=["FT4"])
    do(chest, "ship red place-2")
    assert options(chest) == ["skip", "calendar common"]
    do(chest, "skip", "end-turn")
    assert chest.active == 1


@pytest.mark.rule("WV-3.10")
def test_nothing_waits_for_what_cannot_help() -> None:
    state = perform("plant", {"bulbs": {"red": 1}, "calendar": 4}, NEXT, due=2, ending=0, last_turn=40)
    do(state, "plant red row-1")
    assert step(state) == "closing", "neither a contract nor points nor planting bring a bulb"
    third = perform("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=2)
    do(third, "plant red row-1")
    assert step(third) == "closing", "neither a farm card nor guilders do"
    helper = perform("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=2, cards=["F24", "F02", "F03"])
    do(helper, "plant red row-1")
    assert step(helper) == "waiting", "the helper F24 does, as soon as it is gained"


@pytest.mark.rule("WV-3.10", "WV-3.11")
def test_the_second_wheel_waits_for_the_calendar() -> None:
    state = lay(
        step="choose-action",
        due=1,
        seats=[{"large_tiles": {"1": "E14"}, "small_tiles": {"1": "E01"}, "calendar": 1}, *NEXT],
    )
    do(state, "wheel large")
    assert options(state) == ["skip", "calendar common"]
    do(state, "calendar common", "bulb red")
    assert options(state) == ["wheel small", "skip"]


@pytest.mark.rule("WV-3.10", "WV-4.13", "WV-4.27")
def test_building_and_a_further_reward_wait_for_the_guilders_of_the_calendar() -> None:
    build = perform(
        "plant",
        {"bulbs": {"red": 1}, "rows": [[], [], [], ["red"] * 5], "built": GATES[:3], "calendar": 1},
        DEAR,
        due=2,
    )
    do(build, "plant red row-4")
    assert options(build) == ["skip", "calendar unique-1", "calendar unique-2"]
    do(build, "calendar unique-2")
    assert "build W05" in options(build)
    third = with_tile("E05", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=2, trade=["FT4"])
    do(third, "wheel large", "ship red place-1")
    assert options(third) == ["done", "calendar unique-1", "calendar unique-2"]
    do(third, "calendar unique-2")
    assert options(third) == ["more", "done"]


@pytest.mark.rule("WV-3.10")
def test_a_state_that_waits_is_saved_and_copied() -> None:
    state = perform("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=3)
    do(state, "plant red row-1")
    assert options(state.copy()) == options(state)
    assert bulbs(state.players[0]) == {}
    assert refused(state, "plant red row-1") == "not-now"


# ---------------------------------------------------------------------- what the calendar must leave


@pytest.mark.rule("WV-3.20", "WV-3.10")
def test_a_calendar_reward_in_between_leaves_the_price_of_the_action_chosen() -> None:
    """The visit costs 2, and it was chosen: the tile of the calendar may cost the third guilder only."""
    state = at(
        "market",
        {"guilders": 3, "calendar": 2, "area": "M1"},
        NEXT,
        due=2,
        neutrals=[0, 0, 0],
        display=["E01", "E02", "E14", "E28"],
    )
    do(state, "wheel large", "calendar unique-1")
    assert options(state) == ["tile E01", "tile E02", "tile E14", "refresh", "skip"]
    do(state, "tile E14", "place large-1")
    assert (step(state), state.players[0].guilders) == ("area-reward", 0), "the visit was paid and begun"


@pytest.mark.rule("WV-3.20", "WV-3.10")
@pytest.mark.parametrize("action", ["plant", "trade"])
def test_a_calendar_reward_in_between_leaves_the_bulb_of_the_action_chosen(action: str) -> None:
    state = at(action, {"bulbs": {"red": 1}, "calendar": 3}, NEXT, due=1)
    assert "calendar common" in options(state), "before an action is chosen the bulb is free"
    do(state, "wheel large")
    assert "calendar common" not in options(state)
    two = at(action, {"bulbs": {"red": 2}, "calendar": 3}, NEXT, due=1)
    do(two, "wheel large", "calendar common", "plant red row-1")
    assert step(two) == action


# ---------------------------------------------------------------------- what counts for a chain


@pytest.mark.rule("WV-3.10", "WV-5.6")
@pytest.mark.parametrize("hidden", [{"piles": {"farm": ["F24", "F25", "F26"]}}, {"discards": {"farm": ["F24"]}}])
def test_what_a_stack_or_a_shuffle_might_bring_makes_nothing_wait(hidden: dict[str, Any]) -> None:
    """S2 could peek at F24, which brings a bulb: but nobody knows that, and a shuffle would decide."""
    spec = {"cards": ["F02", "F03", "F04"], **hidden}
    state = perform("plant", {"bulbs": {"red": 1}, "calendar": 1, "starting": "S2"}, NEXT, due=2, **spec)
    do(state, "plant red row-1")
    assert step(state) == "closing"
    known = perform(
        "plant", {"bulbs": {"red": 1}, "calendar": 1, "starting": "S2"}, NEXT, due=2, cards=["F24", "F03", "F04"]
    )
    do(known, "plant red row-1")
    assert step(known) == "waiting", "on the display it is there for all to see"


@pytest.mark.rule("WV-3.10", "WV-3.19")
def test_what_the_calendar_owes_is_taken_before_it_counts_for_cards() -> None:
    """The visit costs 2: F25 brings 1, the calendar 3. Before those are taken, the card makes nothing possible."""
    state = at(
        "market",
        {"small_tiles": {"1": "E01"}, "helpers": ["F25"], "calendar": 1, "area": "M1"},
        NEXT,
        due=2,
        neutrals=[0, 0, 0],
    )
    assert options(state) == ["rest", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    assert options(state) == ["enter", "use F25"], "now the visit is the only choice"
    bonus = perform(
        "plant",
        {"bulbs": {"red": 1}, "rows": [[], [], [], ["red"] * 5], "built": GATES[:3], "helpers": ["F27"], "calendar": 1},
        DEARER,
        due=2,
    )
    do(bonus, "plant red row-4")
    assert (step(bonus), starting_with(bonus, "use")) == ("waiting", []), "a space costs 2, F27 brings 1"


@pytest.mark.rule("WV-3.10", "WV-3.21")
def test_what_the_calendar_owes_allows_nothing_that_breaks_a_chain() -> None:
    """At 8 the lowering of F25 brings the 2 guilders of the visit, so they must be taken, not the points."""
    state = at(
        "market", {**STUCK, "helpers": ["F25"], "calendar": 1, "area": "M1"}, NEXT, due=2, water=8, neutrals=[0, 0, 0]
    )
    do(state, "wheel large", "use F25")
    assert "lower 0 1" not in options(state)
    own = at(
        "market",
        {**STUCK, "helpers": ["F25"], "calendar": 1, "area": "M1", "guilders": 2},
        NEXT,
        due=2,
        water=8,
        neutrals=[0, 0, 0],
    )
    do(own, "wheel large", "use F25")
    assert "lower 0 1" in options(own)


@pytest.mark.rule("WV-3.10", "WV-3.21")
def test_a_card_of_before_the_planting_does_not_keep_it_waiting() -> None:
    """F30 brings a bulb before the first bulb is planted or after the last, not in between."""
    state = perform(
        "plant", {"bulbs": {"red": 1}, "helpers": ["F30"], "calendar": 1}, NEXT, due=2, cards=["F02", "F03", "F04"]
    )
    do(state, "plant red row-1")
    assert step(state) == "after"


@pytest.mark.rule("WV-3.19", "WV-3.21", "WV-4.13")
def test_before_a_windmill_that_cannot_be_paid_only_cards_that_bring_the_guilders_are_offered() -> None:
    """F27 lowers the water for 2 guilders; a reward of the market (F26) is none."""
    state = at(
        "build",
        {"helpers": ["F27", "F26"], "built": GATES[:3], "area": "M2", **STUCK},
        DEARER,
        water=8,
        neutrals=[0, 0, 0],
    )
    told = do(state, "wheel large")
    assert [event["card"] for event in only(told, "used")] == ["F27"], "the only choice"
    while not starting_with(state, "build"):
        do(state, options(state)[0])
    assert "use F26" in options(state), "now that a space can be paid, it may be used too"
