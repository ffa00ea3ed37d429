"""Answers computed twice: gate, wheels, water, market and the Gardener's score against a slow and naive second way.

The oracles of paths and of the players' scores are in test_map.py and test_end.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.windmill_valley.table import BOX, COLOURS, do, lay, options, starting_with, step, with_tile

from kade.games.windmill_valley.rules.opening import neutral_markers

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


@pytest.mark.rule("WV-3.2", "WV-3.3", "WV-3.4", "WV-3.5")
@given(gate=st.integers(1, 3), water=st.integers(0, 8), guilders=st.integers(0, 9))
def test_the_gate_agrees_with_a_slow_oracle(gate: int, water: int, guilders: int) -> None:
    """Step by step: the first step up costs 1 and gives 1, the second 2 and 3; down is free; 8 is never passed."""
    allowed = []
    for speed in (1, 2, 3):
        cost = sum({2: 1, 3: 2}[passed] for passed in range(gate + 1, speed + 1))
        if cost <= guilders and water + speed - 1 <= 8:
            allowed.append((speed, cost, sum({2: 1, 3: 3}[passed] for passed in range(gate + 1, speed + 1))))
    for speed, cost, points in allowed:
        state = lay(gate=gate, water=water, seats=[{"guilders": guilders, "tools": 3}, {"guilders": 5}])
        if len(allowed) > 1:
            assert options(state) == [f"gate {each}" for each, _, _ in allowed]
            do(state, f"gate {speed}")
        me = state.players[0]
        assert (state.gate, state.water, me.guilders, me.points) == (
            speed,
            water + speed - 1,
            guilders - cost,
            5 + points,
        )


@pytest.mark.rule("WV-3.6", "WV-3.7", "WV-3.8", "WV-3.9", "WV-3.17")
@given(
    gate=st.integers(1, 3),
    tools=st.integers(1, 4),
    large=st.integers(0, 5),
    small=st.integers(0, 4),
    calendar=st.integers(0, 4),
    steps=st.integers(1, 4),
)
def test_the_wheels_agree_with_a_slow_oracle(
    gate: int, tools: int, large: int, small: int, calendar: int, steps: int
) -> None:
    """One tooth after the other."""
    state = lay(
        step="turn-wheels",
        gate=gate,
        ending=0 if calendar == 4 else -1,
        last_turn=9 if calendar == 4 else -1,
        seats=[
            {"tools": tools, "large": large, "small": small, "calendar": calendar, "guilders": 9, "bulbs": {"red": 1}},
            {"guilders": 5},
        ],
    )
    spent = abs(steps - gate)
    if spent > tools:
        assert f"turn {steps}" not in options(state)
        return
    do(state, f"turn {steps}")
    gained = 0
    for _ in range(steps):
        large, small = (large + 1) % 6, (small + 1) % 5
        if large == 0 and calendar < 4:
            calendar += 1
            gained += calendar == 2  # the common reward of space II is a tool
    me = state.players[0]
    assert (me.large, me.small, me.calendar, me.tools) == (large, small, calendar, tools - spent + gained)


@pytest.mark.rule("WV-4.1", "WV-4.2")
@given(water=st.integers(2, 8), coins=st.integers(0, 2), guilders=st.integers(0, 9))
def test_lowering_agrees_with_a_slow_oracle(water: int, coins: int, guilders: int) -> None:
    seat = {"large": 3, "bulbs": {"red": 1}, "guilders": guilders}
    state = lay(step="choose-action", water=water, seats=[seat, *NEXT])
    do(state, "wheel small", f"lower {coins} {2 - coins}")
    each = 2 if water >= 5 else 1
    me = state.players[0]
    assert (me.guilders, me.points) == (min(9, guilders + each * coins), 5 + each * (2 - coins))
    assert state.water == max(0, water - 2)


VISITS = {"E13": (1, 0), "E10": (2, 1), "E11": (3, 2)}  # by tile: the moves, and what they cost


@pytest.mark.rule("WV-4.18", "WV-4.20", "WV-4.21", "WV-4.34")
@pytest.mark.parametrize("tile", sorted(VISITS))
@pytest.mark.parametrize("left", range(4))
def test_the_first_move_at_the_market_agrees_with_a_slow_oracle(tile: str, left: int) -> None:
    """Every way of going on is tried by hand; `left` are the guilders beyond the price."""
    chance = random.Random(left)
    for _ in range(60):
        neutrals = [chance.randint(0, 2) for _ in range(3)]
        mine, other = chance.randint(0, 2), chance.randint(0, 2)
        spaces = [neutrals[area] + (mine == area) + (other == area) for area in range(3)]
        if max(spaces) <= 3 and sum(neutrals) <= 3:
            first_move_agrees(tile, left, neutrals, spaces, mine, other)


def first_move_agrees(tile: str, left: int, neutrals: list[int], spaces: list[int], mine: int, other: int) -> None:
    moves, cost = VISITS[tile]
    state = with_tile(
        tile,
        {"guilders": cost + left, "area": BOX.area_names[mine]},
        [{"area": BOX.area_names[other], "guilders": 5}],
        neutrals=neutrals,
    )
    do(state, "wheel large")
    ahead = (mine + 1) % 3
    ways = ["enter"] if spaces[ahead] < 3 else (["stand-on seat-1"] if other == ahead and left else []) + ["pass-by"]
    moved = set()
    for source in range(3):
        for target in range(3):
            if source == target or not neutrals[source] or not left or spaces[target] >= 3:
                continue
            after = spaces[:]
            after[source] -= 1
            after[target] += 1
            after[mine] -= 1  # the own marker will have left
            if enters(after, mine, moves, target) and (after[target] < 3 or (other == target and left >= 2)):
                moved.add(f"neutral {BOX.area_names[source]} {BOX.area_names[target]}")
    if step(state) == "market-move":
        assert options(state)[: len(ways)] == ways
        assert set(starting_with(state, "neutral")) == moved
    else:
        assert (len(ways), moved) == (1, set()), "nothing to ask"


def enters(spaces: list[int], here: int, moves: int, target: int) -> bool:
    """Area by area: a full one may be skipped, unless it is the one to be entered."""
    for _ in range(moves):
        here = (here + 1) % 3
        if here != target and spaces[here] >= 3:
            here = (here + 1) % 3
        if here == target:
            return True
    return False


# ---------------------------------------------------------------------- the Gardener's score

Row = st.lists(st.sampled_from(COLOURS[:3]), max_size=7)
Rows = st.lists(st.one_of(Row, st.just(["red"] * 7), st.just(["white"] * 7)), min_size=4, max_size=4)


@pytest.mark.rule("WV-7.18")
@given(
    rows=Rows,
    level=st.sampled_from(["easy", "medium", "hard"]),
    wish=st.integers(-1, 2),
    tiles=st.integers(0, 6),
    cards=st.integers(0, 6),
    points=st.integers(0, 60),
)
def test_the_gardeners_score_agrees_with_a_slow_oracle(
    rows: list[list[str]], level: str, wish: int, tiles: int, cards: int, points: int
) -> None:
    each = {"easy": 2, "medium": 3, "hard": 4}[level]
    planted = sum(len(row) for row in rows)
    total = points + each * (tiles + cards) + (0 if wish < 0 else (15, 10, 5)[wish])
    total += planted // 2 * 3 if level == "hard" else planted
    for row, (low, high) in zip(rows, ((4, 10), (5, 11), (6, 12), (7, 13)), strict=True):
        if len(row) == 7:
            total += high if level == "hard" or len(set(row)) == 1 else low
    for column, (plus, minus) in enumerate(((3, 1), (3, 2), (4, 2), (5, 3), (5, 3), (6, 4), (8, 0))):
        there = [row[column] for row in rows if len(row) > column]
        if level != "easy":
            total += plus if len(there) == 4 else 0
        elif len(set(there)) < len(there):
            total -= minus
        elif len(there) == 4:
            total += plus
    names = ["E01", "E02", "E13", "E14", "E19", "E20"]
    state = lay(
        players=1,
        gardener=level,
        seats=[
            {"guilders": 5},
            {"rows": rows, "points": points, "wish": wish, "tiles": names[:tiles], "cards": BOX.farm_names[:cards]},
        ],
    )
    assert state.result().points[1] == max(0, total)
    assert sum(state.result().breakdown[1].values()) == max(0, total)


@pytest.mark.rule("WV-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("area", [0, 1, 2])
def test_neutral_markers_agree_with_the_words_of_the_rule(seats: int, area: int) -> None:
    expected = {
        2: [1, 1, 1],
        3: [int(other != area) for other in range(3)],
        4: [int((other + 1) % 3 == area) for other in range(3)],
    }[seats]
    assert neutral_markers(seats, area) == expected
    assert sum(expected) + seats == 5, "five markers are always in play"
