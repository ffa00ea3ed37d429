"""Visits to the market: prices, neutral markers that must be met, full areas, markers on markers (WV-4.18 ff.)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    GAME,
    bulbs,
    do,
    lay,
    options,
    perform,
    starting_with,
    step,
    with_tile,
)

import kade
from kade.games.windmill_valley.rules.market import can_be_stood_on, full, markers, places_taken
from kade.kernel.event import Event
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


def area(state: Any, seat: int = 0) -> str:
    return str(BOX.area_names[state.players[seat].area])


@pytest.mark.rule("WV-4.18", "WV-4.21", "WV-4.33")
@pytest.mark.parametrize(
    ("neutrals", "others", "taken", "counted", "below"),
    [
        ([0, 0, 0], [{"area": "M1"}, {"area": "M1"}], 2, 2, [1, 2]),
        ([0, 0, 0], [{"area": "M1"}, {"area": "M1", "on": 1}], 1, 2, []),
        ([2, 0, 0], [{"area": "M1"}, {"area": "M1", "on": 1}], 3, 3, []),
        ([1, 0, 0], [{"area": "M1"}, {"area": "M1"}], 3, 3, [1, 2]),
        ([3, 0, 0], [{"area": "M2"}, {"area": "M3"}], 3, 3, []),
        ([0, 3, 0], [{"area": "M1"}, {"area": "M3"}], 1, 1, [1]),
    ],
)
def test_spaces_markers_and_who_can_be_stood_on(
    neutrals: list[int], others: list[dict[str, Any]], taken: int, counted: int, below: list[int]
) -> None:
    """A marker on another takes no space but counts, up to three; nobody stands on two or on a neutral one."""
    state = lay(seats=[{"area": "M3", "guilders": 5}, *others], neutrals=neutrals)
    assert (places_taken(state, 0), markers(state, 0), can_be_stood_on(state, 0, 0)) == (taken, counted, below)
    assert full(state, 0) == (taken == 3)
    assert can_be_stood_on(state, 1, 0) == [seat for seat in below if seat != 1], "not on oneself"


@pytest.mark.rule("WV-4.33")
def test_standing_on_the_first_seat_counts_like_any_other() -> None:
    state = lay(
        turn=2, seats=[{"area": "M1"}, {"area": "M1", "on": 0}, {"area": "M3", "guilders": 5}], neutrals=[2, 0, 0]
    )
    assert places_taken(state, 0) == 3, "seat 0 and two neutral markers; seat 1 stands on top"
    assert can_be_stood_on(state, 2, 0) == []
    away = lay(
        step="choose-action",
        seats=[{"large": 1, "guilders": 2, "area": "M1"}, {"area": "M1", "on": 0}, {"area": "M3"}],
        neutrals=[1, 0, 0],
    )
    do(away, "wheel large")
    assert (area(away), away.players[1].on, area(away, 1)) == ("M2", -1, "M1")


@pytest.mark.rule("WV-4.21")
def test_whoever_stands_on_top_leaves_without_a_trace() -> None:
    state = perform(
        "market", {"guilders": 2, "area": "M1", "on": 1}, [{"area": "M1", "guilders": 5}], neutrals=[2, 0, 0]
    )
    assert (area(state), state.players[0].on, state.players[1].on) == ("M2", -1, -1)


@pytest.mark.rule("WV-4.20")
@pytest.mark.parametrize(
    ("tile", "neutrals", "moves"),
    [
        ("E13", [1, 0, 1], {"M1 M2", "M3 M2"}),
        ("E10", [1, 0, 1], {"M1 M2", "M1 M3", "M3 M2"}),
        ("E11", [0, 1, 1], {"M2 M1", "M2 M3", "M3 M1", "M3 M2"}),
        ("E11", [1, 0, 0], {"M1 M2", "M1 M3"}),
        ("E10", [0, 0, 0], set()),
    ],
)
def test_a_neutral_marker_goes_where_the_own_one_will_come(tile: str, neutrals: list[int], moves: set[str]) -> None:
    """One move reaches M2, two M3, three come back to M1, where the own marker has left its space."""
    state = with_tile(
        tile, {"guilders": 9, "area": "M1", "bulbs": {"red": 1}}, [{"area": "M1", "guilders": 5}], neutrals=neutrals
    )
    do(state, "wheel large")
    found = starting_with(state, "neutral") if step(state) == "market-move" else []
    assert {name.partition(" ")[2] for name in found} == moves


@pytest.mark.rule("WV-4.20", "WV-4.34")
def test_a_full_area_on_the_way_brings_the_next_one_within_reach() -> None:
    """One move, M2 full of neutral markers: it is skipped, so the marker comes to M3, and only there."""
    state = with_tile("E13", {"guilders": 9, "area": "M1"}, [{"area": "M1", "guilders": 5}], neutrals=[1, 3, 0])
    do(state, "wheel large")
    assert starting_with(state, "neutral") == ["neutral M1 M3"]
    gone = with_tile("E13", {"guilders": 9, "area": "M1"}, [{"area": "M1", "guilders": 5}], neutrals=[0, 3, 0])
    do(gone, "wheel large")
    assert starting_with(gone, "neutral") == [], "taken out of M2, that area is not full any more"


@pytest.mark.rule("WV-4.20", "WV-4.34")
def test_a_neutral_marker_into_ones_own_area_takes_the_space_that_is_left() -> None:
    """Three moves lead back to M1; full now, it has room when the own marker has gone."""
    state = with_tile("E11", {"guilders": 3, "area": "M1"}, [{"area": "M1", "guilders": 5}], neutrals=[0, 1, 0])
    do(state, "wheel large", "neutral M2 M1", "take T1", "take V1")
    assert (area(state), state.players[0].on) == ("M1", -1)
    assert (state.neutrals, step(state)) == ([1, 0, 0], "area-reward")
    do(state, "take B:white")
    assert bulbs(state.players[0]) == {"white": 3}


@pytest.mark.rule("WV-4.34")
def test_what_standing_in_the_area_costs_is_kept_until_the_marker_is_met() -> None:
    """The neutral marker takes the last space of M3; the guilder for standing there is not spent on storage."""
    state = perform("market", {"guilders": 4, "area": "M1", "bulbs": {"red": 5}}, NEXT, neutrals=[1, 0, 1])
    do(state, "neutral M1 M3", "take B:yellow")
    assert state.players[0].guilders == 1
    assert options(state) == ["swap red", "refuse"]
    do(state, "swap red")
    assert (area(state), state.players[0].on, state.players[0].guilders) == ("M3", 1, 0)
    rich = perform("market", {"guilders": 5, "area": "M1", "bulbs": {"red": 5}}, NEXT, neutrals=[1, 0, 1])
    do(rich, "neutral M1 M3", "take B:yellow")
    assert options(rich) == ["store", "swap red", "refuse"]


@pytest.mark.rule("WV-4.34")
def test_the_last_space_of_an_area_goes_to_a_neutral_marker_only_if_somebody_there_can_be_stood_on() -> None:
    alone = perform("market", {"guilders": 9, "area": "M1"}, NEXT, neutrals=[1, 2, 0])
    assert set(starting_with(alone, "neutral")) == {"neutral M1 M3", "neutral M2 M3"}
    there = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 5}], neutrals=[1, 1, 0])
    assert "neutral M1 M2" in options(there)
    do(there, "neutral M1 M2")
    assert there.players[0].on == 1
    assert there.must == -1, "it has been met"


@pytest.mark.rule("WV-4.34")
def test_after_a_neutral_marker_beyond_a_full_area_that_area_is_not_entered_if_moves_would_lack() -> None:
    """E13 has one move: to meet the marker in M3 the full M2 has to be skipped, whatever the purse."""
    state = with_tile("E13", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0])
    do(state, "wheel large")
    assert {"stand-on seat-1", "pass-by", "neutral M1 M3"} <= set(options(state))
    do(state, "neutral M1 M3")
    assert (area(state), state.neutral_moved) == ("M3", True)
    two = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0])
    do(two, "neutral M1 M3")
    assert options(two) == ["stand-on seat-1", "pass-by"], "two moves are enough for both"


@pytest.mark.rule("WV-4.20")
def test_a_neutral_marker_moves_once_a_turn_over_all_visits() -> None:
    """The patch 1-5 gives a visit inside a planting; the wheel's own visit has already moved a marker."""
    state = perform(
        "market", {"guilders": 9, "area": "M2", "bulbs": {"red": 2}, "rows": [["red"] * 4]}, NEXT, neutrals=[1, 1, 0]
    )
    do(state, "neutral M1 M3", "take plant:1", "plant red row-1")
    assert step(state) in ("market-move", "area-reward")
    assert starting_with(state, "neutral") == []
    fresh = perform(
        "market", {"guilders": 9, "area": "M2", "bulbs": {"red": 2}, "rows": [["red"] * 4]}, NEXT, neutrals=[1, 1, 0]
    )
    do(fresh, "enter", "take plant:1", "plant red row-1")
    assert set(starting_with(fresh, "neutral")) == {"neutral M2 M1"}, "before the first move of a visit"


@pytest.mark.rule("WV-3.1", "WV-4.20")
def test_the_next_turn_may_move_a_neutral_marker_again() -> None:
    state = perform("market", {"guilders": 9, "area": "M1"}, NEXT, neutrals=[1, 0, 0])
    do(state, "neutral M1 M2", "take T1", "take V1")
    assert (state.active, state.neutral_moved, state.must) == (1, False, -1)


@pytest.mark.rule("WV-4.18")
@pytest.mark.parametrize(("tile", "moves", "price"), [("E13", 1, 0), ("E10", 2, 1), ("E20", 2, 1), ("E11", 3, 2)])
def test_a_visit_has_its_number_of_moves_and_its_price(tile: str, moves: int, price: int) -> None:
    state = with_tile(
        tile, {"guilders": price, "area": "M1", "bulbs": {"red": 1}}, [{"area": "M1"}], neutrals=[0, 0, 0]
    )
    told = do(state, "wheel large")
    entered = []
    while step(state) == "area-reward":
        entered.append(area(state))
        told += do(state, options(state)[-1])
        while step(state) == "plant":
            told += do(state, options(state)[0])
    assert entered == ["M2", "M3", "M1"][:moves]
    assert sum(event["number"] for event in only(told, "paid")) == price


@pytest.mark.rule("WV-4.22")
def test_the_market_master_pays_nothing_extra_in_one_visit_of_the_turn_but_splits_in_all() -> None:
    others = [{"area": "M2", "guilders": 3}]
    state = perform("market", {"guilders": 2, "area": "M1", "starting": "S5"}, others, neutrals=[1, 2, 0])
    told = do(state, "neutral M1 M3", "stand-on seat-1")
    assert only(told, "used") == [{"seat": 0, "card": "S5"}]
    assert only(told, "paid") == [{"seat": 0, "number": 2}], "the price alone"
    do(state, "take T1", "take T1", "take T1")
    assert (area(state), state.players[0].on) == ("M3", -1)
    assert [me.guilders for me in state.players] == [0, 4], "who stands below is paid by the bank"
    later = perform("market", {"guilders": 4, "area": "M1", "starting": "S5"}, others, neutrals=[1, 2, 0], used=["S5"])
    assert "stand-on seat-1" in options(later)
    do(later, "stand-on seat-1")
    assert later.players[0].guilders == 1, "the second visit pays"
    do(later, "take T1", "take B:violet", "take T1")
    assert (later.players[0].tools, bulbs(later.players[0])) == (2, {"violet": 1}), "and splits all the same"


@pytest.mark.rule("WV-4.22")
def test_a_starting_card_of_another_kind_splits_nothing() -> None:
    state = perform("market", {"guilders": 2, "area": "M1", "starting": "S4"}, NEXT, neutrals=[0, 2, 0])
    do(state, "take T1")
    assert state.players[0].tools == 3


@pytest.mark.rule("WV-5.7")
def test_one_market_reward_is_taken_once_whatever_stands_there() -> None:
    state = perform(
        "farm",
        {"helpers": ["F12"], "area": "M1"},
        [{"area": "M1", "guilders": 5}],
        neutrals=[1, 0, 0],
        cards=["F01", "F02", "F03"],
    )
    do(state, "use F12", "take B:black")
    assert bulbs(state.players[0]) == {"black": 1}


@pytest.mark.rule("WV-3.20", "WV-3.21", "WV-4.18")
def test_a_bonus_visit_with_a_price_may_be_paid_passed_up_or_made_possible_by_a_card() -> None:
    game = kade.load("windmill-valley", edition={"patch": [{"id": "patch-1-5", "reward": ["market:1@1"]}]})
    assert game.name(game.action("skip")) == GAME.name(GAME.action("skip"))

    def planted(guilders: int, helpers: list[str], water: int = 4) -> Any:
        state = game.position(
            {
                "step": "choose-action",
                "water": water,
                "neutrals": [0, 0, 0],
                "seats": [
                    {
                        "large": 3,
                        "bulbs": {"red": 1},
                        "rows": [["red"] * 4],
                        "guilders": guilders,
                        "helpers": helpers,
                        "area": "M1",
                    },
                    {"guilders": 5, "area": "M3"},
                ],
            }
        )
        for name in ("wheel large", "plant red row-1"):
            state.apply(game.action(name))
        return state

    assert [game.name(action) for action in planted(1, []).legal()] == ["enter", "skip"]
    assert planted(0, []).active == 1, "nothing to pay with, nothing to bring it"
    assert planted(0, ["F21"]).active == 1, "a reward of the market brings no guilder"
    helped = planted(0, ["F25", "F21"])
    assert [game.name(action) for action in helped.legal()] == ["use F25", "skip"]
    helped.apply(game.action("use F25"))
    assert helped.players[0].guilders == 1, "the lowering had to bring the guilder"
    assert [game.name(action) for action in helped.legal()] == ["enter", "use F21"]
    bound = planted(1, ["F21"])
    bound.apply(game.action("use F21"))
    bound.apply(game.action("take B:white"))
    assert (bound.players[0].guilders, area(bound)) == (0, "M2"), "a card was used, so the visit followed"


@pytest.mark.rule("WV-4.20", "WV-4.34")
@pytest.mark.parametrize("seed", range(64, 104))
def test_a_neutral_marker_that_was_moved_is_met_in_every_random_turn(seed: int) -> None:
    """Price, neutral marker and standing on another take 4 guilders; what is gained on the way wants to be stored."""
    chance = random.Random(seed)
    five: list[int] = []
    markers_in = [3, 3, 3]
    while max(markers_in) > 2 and markers_in != [3, 1, 1]:
        five = [chance.randrange(3) for _ in range(5)]  # two players' markers, then three neutral ones
        markers_in = sorted([five.count(area) for area in range(3)], reverse=True)
    neutrals = [five[2:].count(area) for area in range(3)]
    state = lay(
        step="choose-action",
        seed=seed,
        water=chance.randint(0, 8),
        neutrals=neutrals,
        seats=[
            {"large": 1, "guilders": 4, "bulbs": {"red": 5}, "area": BOX.area_names[five[0]]},
            {"guilders": 5, "area": BOX.area_names[five[1]]},
        ],
    )
    heard: list[Event] = []
    state.listener = heard.append
    state.apply(GAME.action("wheel large"))
    while state.active == 0:
        costly = [action for action in state.legal() if GAME.name(action).split()[0] in ("neutral", "store", "refresh")]
        state.apply(chance.choice(costly or state.legal()))
    told = [event.seen_by(None) or {} for event in heard]
    for at, event in enumerate(told):
        if event.get("event") == "neutral":
            later = [one for one in told[at:] if one.get("event") == "moved" and one["seat"] == 0]
            assert event["target"] in [one["area"] for one in later]
    assert state.audit() == []
