"""Rewards in the order the player likes, and what is taken unasked (WV-1.8, WV-4.16, WV-4.25, WV-4.31)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import bulbs, do, options, perform, step

import kade
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.testing import tale

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
# An edition whose tile E27 names two things that ask, and a third that does not.
TWO = kade.load(
    "windmill-valley",
    edition={
        "tile": [
            {"id": "E27", "effect": ["B:red|black", "V2", "plant:1"]},
            {"id": "E17", "effect": ["B:red|black", "B:red|black"]},
        ]
    },
)


def with_two(tile: str, **seat: Any) -> WindmillValley:
    state = TWO.position({"step": "choose-action", "seats": [{"large_tiles": {"1": tile}, **seat}, *NEXT]})
    assert isinstance(state, WindmillValley)
    state.apply(TWO.action("wheel large"))
    return state


def names(state: WindmillValley) -> list[str]:
    return [TWO.name(action) for action in state.legal()]


@pytest.mark.rule("WV-4.31")
def test_the_parts_of_a_tile_that_ask_come_in_either_order_and_the_plain_one_at_once() -> None:
    state = with_two("E27", bulbs={"white": 1})
    assert state.players[0].points == 7
    assert names(state) == ["gain B:red|black", "gain plant:1"]
    first = state.copy()
    for name in ("gain B:red|black", "bulb black"):
        first.apply(TWO.action(name))
    assert names(first) == [
        "plant white row-1",
        "plant white row-2",
        "plant white row-3",
        "plant white row-4",
        "plant black row-1",
        "plant black row-2",
        "plant black row-3",
        "plant black row-4",
    ], "the bulb that was gained first may be planted"
    first.apply(TWO.action("plant black row-1"))
    assert (bulbs(first.players[0]), first.players[0].planted()) == ({"white": 1}, 1)
    assert names(first) == ["wheel small", "skip"]
    second = state.copy()
    for name in ("gain plant:1", "plant white row-2"):
        second.apply(TWO.action(name))
    assert names(second) == ["bulb red", "bulb black"], "then the other"
    second.apply(TWO.action("bulb red"))
    assert (bulbs(second.players[0]), second.players[0].lengths) == ({"red": 1}, [0, 1, 0, 0])
    assert names(second) == ["wheel small", "skip"]


@pytest.mark.rule("WV-4.31")
def test_two_parts_that_are_alike_are_one_choice_and_both_gained() -> None:
    state = with_two("E17")
    while names(state)[0] != "wheel small":
        state.apply(TWO.action("bulb black" if "bulb black" in names(state) else names(state)[0]))
    assert bulbs(state.players[0]) == {"black": 2}


# ---------------------------------------------------------------------- fields and chests


@pytest.mark.rule("WV-4.16", "WV-1.3")
@pytest.mark.parametrize(("guilders", "asked"), [(7, False), (8, True)])
def test_guilders_of_a_field_come_first_while_all_of_them_fit(guilders: int, asked: bool) -> None:
    """W18: 2 guilders and a red bulb. Near 9 the player says which first: the bulb may cost a guilder."""
    state = perform("build", {"guilders": guilders, "bulbs": {"white": 5}}, NEXT)
    do(state, "build W18", "mill black")
    if asked:
        assert options(state) == ["field P11", "field P15"]
        do(state, "field P15", "store")
        assert state.players[0].guilders == min(9, guilders - 1 + 2)
    else:
        assert (step(state), state.players[0].guilders) == ("store-bulb", 9)


@pytest.mark.rule("WV-4.16", "WV-1.3")
def test_guilders_of_which_all_would_be_lost_come_last() -> None:
    """With 9 guilders nothing could be gained by taking those of the field before the bulb."""
    state = perform("build", {"guilders": 9, "bulbs": {"white": 5}}, NEXT)
    do(state, "build W18", "mill black")
    assert options(state) == ["store", "swap white", "refuse"]
    do(state, "store")
    assert state.players[0].guilders == 9


@pytest.mark.rule("WV-4.25", "WV-1.3")
@pytest.mark.parametrize(("guilders", "asked"), [(6, False), (7, True)])
def test_guilders_of_a_chest_come_first_while_all_of_them_fit(guilders: int, asked: bool) -> None:
    """FT2, place 1: a tile and 3 guilders."""
    state = perform(
        "trade", {"bulbs": {"red": 1}, "guilders": guilders}, NEXT, trade=["FT2"], display=["E01", "E02", "E14", "E28"]
    )
    do(state, "ship red place-1")
    if asked:
        assert options(state) == ["chest 1", "chest 2"]
        do(state, "chest 1", "tile E28", "place small-2")
        assert state.players[0].guilders == min(9, guilders - 2 + 3)
    else:
        assert (step(state), state.players[0].guilders) == ("take-tile", 9)


@pytest.mark.rule("WV-4.25", "WV-1.3")
def test_when_only_plain_rewards_are_left_nothing_is_asked_and_what_is_above_nine_is_lost() -> None:
    state = perform("trade", {"bulbs": {"red": 1}, "guilders": 8}, NEXT, trade=["FT1"])
    told = tale(do(state, "ship red place-3"))
    assert told[1:3] == [
        "gained seat=0 what=points number=3 source=trade",
        "gained seat=0 what=guilders number=1 source=trade",
    ]
    assert state.active == 1


@pytest.mark.rule("WV-4.31", "WV-1.3")
@pytest.mark.parametrize(("guilders", "late"), [(7, False), (8, True), (9, True)])
def test_guilders_of_a_tile_wait_for_its_action_if_some_would_be_lost(guilders: int, late: bool) -> None:
    """E06: a tile and 2 guilders."""
    state = perform(
        "enhance",
        {"large": 0, "large_tiles": {"1": "E06"}, "guilders": guilders},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
    )
    assert state.players[0].guilders == (guilders if late else 9)
    told = tale(do(state, "tile E14", "place large-2"))
    gained = [line for line in told if line.startswith("gained")]
    assert gained == ([f"gained seat=0 what=guilders number={min(2, 10 - guilders)} source=wheels"] if late else [])
    assert state.players[0].guilders == min(9, guilders - 1 + 2 if late else 8)


@pytest.mark.rule("WV-4.18", "WV-4.32")
def test_a_plain_market_reward_comes_as_often_as_there_are_markers() -> None:
    state = perform("market", {"guilders": 2, "area": "M2"}, [{"guilders": 5, "area": "M3"}], neutrals=[0, 0, 1])
    told = do(state, "take V1")
    assert tale(told)[0] == "gained seat=0 what=points number=3 source=market"
    bulb = perform("market", {"guilders": 2, "area": "M2"}, [{"guilders": 5, "area": "M3"}], neutrals=[0, 0, 1])
    do(bulb, "take B:red")
    assert bulbs(bulb.players[0]) == {"red": 3}


@pytest.mark.rule("WV-1.5", "WV-1.6")
def test_of_several_bulbs_those_that_fit_are_stored_and_each_further_one_is_asked() -> None:
    state = perform(
        "market",
        {"guilders": 2, "area": "M2", "bulbs": {"white": 4}},
        [{"guilders": 5, "area": "M3"}],
        neutrals=[0, 0, 1],
    )
    do(state, "take B:red")
    assert (options(state), bulbs(state.players[0])) == (["swap white", "refuse"], {"white": 4, "red": 1})
    do(state, "swap white", "refuse")
    assert bulbs(state.players[0]) == {"white": 3, "red": 2}
    any_colour = perform("trade", {"bulbs": {"white": 5}, "guilders": 0}, NEXT, trade=["FT1"])
    do(any_colour, "ship white place-2")
    assert options(any_colour) == [f"bulb {colour}" for colour in ("white", "yellow", "red", "violet", "black")]
    do(any_colour, "bulb red")
    assert options(any_colour)[-1] == "refuse", "the second has no free space"
    told = tale(do(any_colour, "refuse"))
    assert told[0] == "refused seat=0 number=1"
    both = perform("trade", {"bulbs": {"white": 6}, "guilders": 0}, NEXT, trade=["FT1"])
    do(both, "ship white place-2")
    assert tale(do(both, "refuse"))[0] == "refused seat=0 number=2", "one word for all of them"
    bought = perform("trade", {"bulbs": {"white": 6}, "guilders": 3}, NEXT, trade=["FT1"])
    do(bought, "ship white place-2", "bulb black", "store", "bulb red", "store")
    assert (bought.players[0].stored, bought.players[0].guilders) == (7, 0)
