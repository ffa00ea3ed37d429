"""The end, the final scoring and a slow oracle for it (WV-6)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, COLOURS, begin, do, lay, options, play_on, step

from kade.games.windmill_valley.rules.state import WindmillValley

MIXED = ["white", "yellow", "red", "violet", "black", "white", "yellow"]
DATA = BOX.data


@pytest.mark.rule("WV-6.1")
@pytest.mark.parametrize(("expert", "turns", "last"), [(False, 6, 11), (False, 8, 11), (True, 6, 8), (True, 8, 8)])
def test_the_last_calendar_space_brings_the_end_about(expert: bool, turns: int, last: int) -> None:
    """Three players: rounds are turns 0 to 2, 3 to 5, 6 to 8, …"""
    seat = turns % 3
    seats: list[dict[str, Any]] = [{"guilders": 9, "bulbs": {"red": 1}} for _ in range(3)]
    seats[seat] |= {"large": 5, "calendar": 3}
    state = lay(players=3, seats=seats, turn=seat, turns=turns, gate=2, step="turn-wheels", expert=expert)
    assert state.ending == seat
    assert state.last_turn == last
    assert state.players[seat].sources[10] == 5, "the rewards of the space are gained"
    other = lay(
        players=3,
        seats=seats,
        turn=seat,
        turns=turns,
        gate=2,
        step="turn-wheels",
        expert=expert,
        ending=(seat + 1) % 3,
        last_turn=99,
    )
    assert (other.ending, other.last_turn) == ((seat + 1) % 3, 99), "a second player changes nothing else"
    assert "calendar unique-1" in options(other)


@pytest.mark.rule("WV-6.1")
@pytest.mark.parametrize("expert", [False, True])
def test_all_have_had_equally_many_turns(expert: bool) -> None:
    for seed in range(6):
        state = play_on(begin(players=3, seed=seed, expert=expert), random.Random(seed))
        assert state.turn % 3 == 0
        assert state.over
        ended = state.last_turn + 1
        assert state.turn == ended


@pytest.mark.rule("WV-6.3")
@pytest.mark.parametrize(("colour", "each"), [("white", 1), ("yellow", 1), ("red", 2), ("violet", 2), ("black", 3)])
def test_an_empty_windmill_group_scores_its_bulbs(colour: str, each: int) -> None:
    groups = [1, 1, 2, 2, 3]
    groups[COLOURS.index(colour)] = 0
    state = lay(seats=[{"groups": groups, "rows": [[colour, colour], [colour]], "guilders": 5}])
    assert state.result().breakdown[0][f"group {colour}"] == 3 * each
    full = lay(seats=[{"rows": [[colour, colour]], "guilders": 5}])
    assert f"group {colour}" not in full.result().breakdown[0]


@pytest.mark.rule("WV-6.4")
@pytest.mark.parametrize("row", range(4))
def test_a_full_row_scores_high_in_one_colour_and_low_in_several(row: int) -> None:
    def scored(bulbs: list[str]) -> dict[str, int]:
        rows: list[list[str]] = [[] for _ in range(4)]
        rows[row] = bulbs
        return lay(seats=[{"rows": rows, "guilders": 5}]).result().breakdown[0]

    assert scored(["red"] * 7)[f"row {row + 1}"] == 10 + row
    assert scored(MIXED)[f"row {row + 1}"] == 4 + row
    assert f"row {row + 1}" not in scored(["red"] * 6)


@pytest.mark.rule("WV-6.5")
@pytest.mark.parametrize("column", range(7))
def test_columns_score_four_colours_and_lose_by_a_repeated_one(column: int) -> None:
    plus, minus = [3, 3, 4, 5, 5, 6, 8][column], [1, 2, 2, 3, 3, 4, 0][column]
    key = f"column {column + 1}"

    def scored(*colours: str) -> dict[str, int]:
        fill = [["white", "yellow", "red", "violet", "black"][(i + 1) % 5] for i in range(7)]
        rows = [[fill[(c + r) % 5] for c in range(column)] + [colour] for r, colour in enumerate(colours)]
        return lay(wish="Q1", seats=[{"rows": rows, "guilders": 5}]).result().breakdown[0]

    assert scored("white", "yellow", "red", "violet")[key] == plus
    assert key not in scored("white", "yellow", "red")
    assert scored("white", "white").get(key, 0) == -minus
    assert scored("white", "yellow", "red", "white").get(key, 0) == -minus


@pytest.mark.rule("WV-6.6")
@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        ({"points": 9}, {"points": 8}, (0,)),
        ({"rows": [["red"]]}, {"bulbs": {"red": 5}}, (0,)),
        ({"bulbs": {"red": 1}}, {"built": ["W11"], "groups": [1, 1, 2, 2, 2]}, (0,)),
        ({"built": ["W11"], "groups": [1, 1, 2, 2, 2]}, {}, (0,)),
        ({}, {}, (0, 1)),
    ],
)
def test_ties_go_to_planted_then_stored_bulbs_then_windmills_then_are_shared(
    one: dict[str, Any], two: dict[str, Any], winners: tuple[int, ...]
) -> None:
    state = lay(seats=[{"guilders": 5, **one}, {"guilders": 5, **two}])
    assert state.result().winners == winners


@pytest.mark.rule("WV-6.1")
def test_the_last_turn_ends_the_game() -> None:
    state = lay(step="closing", due=1, ending=0, last_turn=7, turns=7, seats=[{"calendar": 1}])
    do(state, "end-turn")
    assert state.over
    assert step(state) == ""


# ---------------------------------------------------------------------- oracle


def naive_score(state: WindmillValley, seat: int) -> int:
    """The final scoring once more, from the saved position and the component file alone."""
    saved = state.to_dict()["state"]["seats"][seat]
    total: int = sum(saved["sources"].values())
    planted = [bulb for row in saved["rows"] for bulb in row]
    for group, left in zip(DATA["windmill_group"], saved["groups"], strict=True):
        if left == 0:
            total += group["vp_per_bulb"] * planted.count(group["id"])
    for values, row in zip(DATA["farm_row"], saved["rows"], strict=True):
        if len(row) == 7:
            total += values["high"] if len(set(row)) == 1 else values["low"]
    for column in range(7):
        there = [row[column] for row in saved["rows"] if len(row) > column]
        if len(set(there)) < len(there):
            total -= DATA["column_values"]["minus"][column]
        elif len(there) == 4:
            total += DATA["column_values"]["plus"][column]
    cards = {entry["id"]: entry["contract"] for entry in DATA["farm_card"]}
    for name in saved["contracts"]:
        total += cards[name]["vp"] * naive_count(cards[name], saved)
    return max(0, total)


def naive_count(contract: dict[str, Any], saved: dict[str, Any]) -> int:
    kind, rows = contract["kind"], saved["rows"]
    on_wheels = [tile for tile in saved["large_tiles"] + saved["small_tiles"] if tile]
    rarity = {entry["id"]: entry["rarity"] for entry in DATA["tile"]}
    fields = {entry["id"]: entry["kind"] for entry in DATA["field"]}
    touches = {entry["id"]: {fields[name] for name in entry["fields"]} for entry in DATA["windmill_space"]}
    counts: dict[str, Callable[[], int]] = {
        "windmill_field": lambda: sum(contract["field"] in touches[space] for space in saved["built"]),
        "large_wheel_tiles": lambda: sum(tile is not None for tile in saved["large_tiles"]),
        "small_wheel_full": lambda: int(None not in saved["small_tiles"]),
        "tiles": lambda: sum(rarity[tile] == contract["rarity"] for tile in on_wheels),
        "farm_cards": lambda: len(saved["helpers"]) + len(saved["contracts"]) + (saved["starting"] is not None),
        "tools": lambda: saved["tools"] // 2,
        "windmills": lambda: len(saved["built"]),
        "full_rows": lambda: sum(len(row) == 7 for row in rows),
        "full_columns": lambda: min(len(row) for row in rows),
        "bulbs": lambda: sum(row.count(contract["colour"]) for row in rows),
        "colour_rows": lambda: sum(row == [contract["colour"]] * 7 for row in rows),
    }
    return counts[kind]()


@pytest.mark.rule("WV-6.2", "WV-6.3", "WV-6.4", "WV-6.5")
@pytest.mark.parametrize("seed", range(30))
def test_scores_agree_with_a_slow_oracle(seed: int) -> None:
    chance = random.Random(seed)
    state = play_on(begin(players=2 + seed % 3, seed=seed), chance, 20 + 15 * (seed % 10))
    for seat in range(state.seats):
        assert state.result().points[seat] == naive_score(state, seat)
    cards = chance.sample(BOX.farm_names, 6)
    made = lay(
        seats=[
            {
                "contracts": cards[i * 3 : i * 3 + 3],
                "tools": chance.randint(0, 5),
                "guilders": 5,
                "rows": [
                    [chance.choice(COLOURS[: 2 + seed % 4]) for _ in range(chance.choice((0, 3, 6, 7, 7)))]
                    for _ in range(4)
                ],
                "built": chance.sample(BOX.space_names[i * 15 : i * 15 + 15], chance.randint(0, 9)),
                "large_tiles": {str(n): f"E0{n}" for n in range(1, chance.randint(1, 6))} if i == 0 else {},
                "starting": f"S{i + 1}",
                "wish": i,
            }
            for i in range(2)
        ]
    )
    for seat in range(2):
        assert made.result().points[seat] == naive_score(made, seat)
