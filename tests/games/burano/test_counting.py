"""Majorities, unions and sales, counted twice: by the engine and by the plain words of the rules (oracle.py)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.burano import oracle
from tests.games.burano.table import BOX, COLOURS, GAME, do, lay, options, points, saved, scored, starting_with

from kade.games.burano.rules.state import Burano

SHIPS = ["different", "identical", "pairs", "triples"]
WORTH = {2: 2, 3: 3, 4: 4}
MANY = settings(max_examples=80)
few = st.dictionaries(st.sampled_from("ABCDEF"), st.integers(0, 2), max_size=4)
crews = st.integers(2, 4).flatmap(lambda players: st.lists(few, min_size=players, max_size=players))
seats = st.one_of(st.none(), st.integers(0, 3))


@pytest.mark.rule("BU-10.1", "BU-10.2", "BU-12.7", "BU-5.24")
@given(crews, seats)
@example([{"A": 1}, {"A": 1}, {"A": 1}], 2)
@example([{"A": 1, "B": 2}, {"A": 2, "B": 2}], None)
@MANY
def test_island_points_are_those_of_plain_counting(workers: list[dict[str, int]], elder: int | None) -> None:
    there = [{"islands": them, "cards": ["B13"] if seat == elder else []} for seat, them in enumerate(workers)]
    state = lay(seats=there, step="clean-up", season="winter")
    told = oracle.island_points(lay(seats=[{**them, "privilege": 1} for them in there]), WORTH[len(workers)])
    assert [scored(state, seat).get("islands", 0) for seat in range(len(workers))] == told


@pytest.mark.rule("BU-5.20", "BU-5.24", "BU-12.7")
@given(crews, seats)
@MANY
def test_island_roofs_count_the_islands_of_plain_counting(workers: list[dict[str, int]], elder: int | None) -> None:
    tile = "islands-pink-yellow"
    there: list[dict[str, Any]] = [
        {"islands": them, "cards": ["B13"] if seat == elder else []} for seat, them in enumerate(workers)
    ]
    there[0]["roofs"] = [tile]
    state = lay(seats=there, houses={"h-4-3": ["pink"], "h-5-3": ["yellow"]})
    do(state, f"roof {tile}", "take privilege")
    won = oracle.islands_alone(workers, elder, 0)
    assert scored(state).get("islands-roofs", 0) == [0, 2, 5, 9, 9, 9, 9][won]


@pytest.mark.rule("BU-5.21", "BU-5.24")
@given(st.integers(2, 4), st.data())
@MANY
def test_workshop_roofs_count_the_tiles_of_plain_counting(players: int, data: st.DataObject) -> None:
    tile = "workshops-pink-yellow"
    squares = st.sampled_from(sorted(oracle.tiles(players)))
    holders = data.draw(st.dictionaries(squares, st.integers(0, players - 1), max_size=14))
    held = [[square for square, holder in holders.items() if holder == seat][:9] for seat in range(players)]
    there: list[dict[str, Any]] = [{"squares": mine} for mine in held]
    there[0]["roofs"] = [tile]
    state = lay(seats=there, houses={"h-4-3": ["pink"], "h-5-3": ["yellow"]})
    do(state, f"roof {tile}", "take privilege")
    kept = {square: seat for seat, mine in enumerate(held) for square in mine}
    won = oracle.workshops_alone(kept, players, 0)
    assert scored(state).get("workshops-roofs", 0) == [0, 2, 5, 9, 9, 9, 9][won]


# ---------------------------------------------------------------------- lace


@pytest.mark.rule("BU-2.2", "BU-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_and_the_engine_have_the_same_workshops(players: int) -> None:
    shown = lay(players=players).view(None)["workshops"]
    assert {square: found["colour"][0] for square, found in shown.items()} == oracle.tiles(players)


@st.composite
def lace(draw: st.DrawFn) -> dict[str, Any]:
    """Workers on squares, cubes in the pyramid, and perhaps the thrifty needle."""
    squares = draw(st.lists(st.sampled_from(sorted(oracle.tiles(2))), unique=True, min_size=1, max_size=8))
    cubes = draw(st.lists(st.sampled_from(COLOURS), max_size=9))
    return {
        "squares": squares,
        "pyramid": {f"base-{i}": colour for i, colour in enumerate(cubes, 1)},
        "cards": ["B14"] if draw(st.booleans()) else [],
    }


@pytest.mark.rule("BU-10.3", "BU-10.4", "BU-10.5", "BU-10.8", "BU-12.8")
@given(lace())
@MANY
def test_the_best_lace_is_that_of_a_slow_search_and_costs_what_it_must(mine: dict[str, Any]) -> None:
    state = lay(seats=[mine, {"reserve": {"pink": 1}}], step="score-lace")
    best = oracle.best_lace(lay(seats=[{**mine, "privilege": 1}, {}]), 0)
    assert (state.stack[-1].name == "score-lace") == (best > 0)
    if best:
        about = state.view(0)["about"]
        assert 2 * len(about["best"]) + oracle.union_points(about["best"]) == about["best_points"] == best
        cubes = sum(state.supply)
        do(state, "pay best")
        assert points(state) == best
        assert sum(state.supply) - cubes == len(about["best"]) - len(mine["cards"])  # the needle saves one


@pytest.mark.rule("BU-10.3", "BU-10.4", "BU-10.5")
@given(lace(), st.randoms(use_true_random=False))
@MANY
def test_any_other_choice_scores_what_plain_counting_says(mine: dict[str, Any], chance: Any) -> None:
    state = lay(seats=[{**mine, "cards": []}, {"reserve": {"pink": 1}}], step="score-lace")
    paid: list[str] = []
    while state.stack[-1].name == "score-lace" and chance.random() < 0.8:
        name = chance.choice([name for name in starting_with(state, "pay") if name != "pay best"])
        paid.append(name.removeprefix("pay "))
        do(state, name)
    if state.stack[-1].name == "score-lace":
        do(state, "done")
    assert points(state) == 2 * len(paid) + oracle.union_points(paid)


# ---------------------------------------------------------------------- sales

hands = st.fixed_dictionaries({kind: st.sampled_from([0, 0, 1, 1, 2, 3, 4, 6]) for kind in BOX.seafood})


def port(hand: dict[str, int], here: list[str]) -> Burano:
    ships = {ship: "west" if ship in here else "east" for ship in SHIPS}
    return lay(step="trade", port="west", seats=[{"hand": hand}, {"privilege": 1}], ships=ships)


@pytest.mark.rule("BU-7.11", "BU-7.14", "BU-7.15", "BU-7.16")
@given(hands, st.lists(st.sampled_from(SHIPS), unique=True), st.data())
@example({**dict.fromkeys(BOX.seafood, 0), "tuna": 4}, ["pairs"], None)
@MANY
def test_every_line_that_a_hand_fills_is_offered_and_pays_what_is_printed(
    hand: dict[str, int], here: list[str], data: st.DataObject | None
) -> None:
    wanted = oracle.sales(hand, here)
    state = port(hand, here)
    offered = options(state) if state.stack[-1].name == "trade" else ["no sale"]
    assert set(offered) == {name for name, _ in wanted} | {"no sale"}
    if not wanted:
        return
    name, worth = data.draw(st.sampled_from(sorted(wanted))) if data else sorted(wanted)[0]
    ship, lot = name.split()[1:]
    sets, size = (int(n) for n in lot.split("x"))
    do(state, name)
    while state.stack[-1].name == "hand-over":
        do(state, data.draw(st.sampled_from(options(state))) if data else options(state)[0])
    seat = saved(state)["seats"][0]
    assert scored(state) == {"sales": worth}
    assert tuple(sorted(seat["sold"].items())) in oracle.sold_cards(hand, sets, size)
    assert {kind: seat["hand"].get(kind, 0) + seat["sold"].get(kind, 0) for kind in hand} == hand
    assert {found for found, place in saved(state)["ships"].items() if place == "west"} == set(here) - {ship}


def ways(state: Burano) -> set[tuple[tuple[str, int], ...]]:
    """All the cards that a sale begun can end with."""
    if state.stack[-1].name != "hand-over":
        return {tuple(sorted(saved(state)["seats"][0]["sold"].items()))}
    found = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        found |= ways(after)
    return found


@pytest.mark.rule("BU-7.15", "BU-7.16")
@given(hands, st.sampled_from([sale.name for sale in BOX.sales]))
@settings(max_examples=50)
def test_the_row_of_choices_reaches_every_way_to_fill_a_line_and_no_other(hand: dict[str, int], name: str) -> None:
    ship, lot = name.split()
    sets, size = (int(n) for n in lot.split("x"))
    state = port(hand, [ship])
    wanted = oracle.sold_cards(hand, sets, size)
    if not wanted:
        assert f"sell {name}" not in options(state)
        return
    state.apply(GAME.action(f"sell {name}"))
    assert ways(state) == wanted
