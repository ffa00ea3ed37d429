"""Every wheel tile, at the place it is put (WV-5.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, choose, do, options, step, with_tile

Gain = tuple[int, int, int, int]

# tile: what seat 0 has, what it does after choosing the wheel, and what it has then (points, tools, bulbs, guilders)
TILES: dict[str, tuple[dict[str, Any], list[str], Gain]] = {
    "E01": ({"bulbs": {"red": 4}}, ["plant red row-1"] * 2 + ["plant red row-3"], (5, 0, 1, 0)),
    "E02": ({}, [], (9, 0, 0, 4)),
    "E03": ({"guilders": 2}, ["build W06", "mill black"], (5, 0, 0, 0)),
    "E04": ({"bulbs": {"white": 1}}, ["ship white place-2"], (5, 0, 0, 3)),
    "E05": (
        {"bulbs": {"red": 2}, "guilders": 1},
        ["ship red place-4", "chest 1", "tile E01", "place large-2", "more", "chest 2"],
        (7, 0, 1, 3),
    ),
    "E06": ({}, ["tile E14", "place large-2"], (5, 0, 0, 1)),
    "E07": ({"guilders": 3}, ["tile E28", "place large-2", "tile E14", "place small-2"], (5, 0, 0, 0)),
    "E08": ({}, ["lower 0 2"], (9, 0, 0, 2)),
    "E09": ({}, ["build W11", "mill black"], (5, 0, 0, 2)),
    "E10": ({"guilders": 1}, ["take T1", "take V1"], (7, 1, 0, 0)),
    "E11": ({"guilders": 2}, ["take T1", "take V1", "take B:white"], (7, 1, 1, 0)),
    "E12": ({}, ["contract F01"], (5, 0, 0, 1)),
    "E13": ({}, ["take T1"], (5, 1, 0, 0)),
    "E14": ({}, [], (5, 0, 0, 2)),
    "E15": ({}, ["mill white"], (5, 0, 0, 0)),
    "E16": ({}, ["tile E01", "place large-2"], (5, 0, 0, 0)),
    "E17": ({}, ["bulb black"], (5, 0, 1, 0)),
    "E18": ({}, ["lower 0 2"], (9, 0, 0, 0)),
    "E19": ({}, ["contract F01"], (5, 0, 0, 3)),
    "E20": ({"guilders": 1}, ["take T1", "take V1"], (7, 1, 0, 0)),
    "E21": ({}, [], (5, 0, 0, 4)),
    "E22": ({}, [], (8, 0, 0, 2)),
    "E23": (
        {"bulbs": {"red": 3}},
        ["exchange red black", "plant black row-1", "plant red row-1", "plant red row-3"],
        (5, 0, 0, 0),
    ),
    "E24": ({}, [], (9, 0, 0, 4)),
    "E25": ({}, ["build W06", "mill black"], (5, 0, 0, 0)),
    "E26": ({}, ["build W11", "mill black"], (5, 0, 0, 4)),
    "E27": ({}, ["bulb red"], (6, 0, 1, 1)),
    "E28": ({"bulbs": {"red": 4}}, ["plant red row-1"] * 2 + ["plant red row-3", "plant red row-4"], (5, 0, 0, 0)),
    "E29": ({}, ["contract F01"], (5, 0, 0, 0)),
    "E30": ({"bulbs": {"red": 2}}, ["ship red place-1", "more"], (7, 0, 1, 2)),
}
BOTH = {"E13", "E14", "E15", "E16", "E17", "E18", "E20", "E21", "E22", "E24", "E27", "E29"}


def test_no_tile_is_left_out() -> None:
    assert list(TILES) == BOX.tile_names


@pytest.mark.rule("WV-5.5", "WV-3.11")
@pytest.mark.parametrize("tile", TILES)
def test_every_tile(tile: str) -> None:
    seat, names, after = TILES[tile]
    shipped = ["white", None, None, None] if tile == "E04" else [None] * 4
    display = [name for name in ("E01", "E02", "E14", "E28") if name != tile]
    display = {
        "E01": ["E03", "E02", "E14", "E28"],
        "E02": ["E01", "E03", "E14", "E28"],
        "E14": ["E01", "E02", "E15", "E28"],
        "E28": ["E01", "E02", "E14", "E30"],
    }.get(tile, display)
    small: dict[str, Any] = {"small_tiles": {"1": "E04"}} if tile != "E04" else {}
    state = with_tile(
        tile,
        {"area": "M1", **small, **seat},
        [{"area": "M3", "guilders": 5}],
        water=6,
        display=display,
        cards=["F01", "F02", "F03"],
        trade=["FT2"],
        shipped=shipped,
        neutrals=[0, 0, 0],
    )
    choose(state, "large")
    for name in names:
        do(state, name)
        if step(state) == "market-move":
            do(state, "enter")
    if tile in ("E03", "E25"):
        do(state, "field P08") if step(state) == "field-rewards" else None
    if tile == "E30":
        assert set(options(state)) == {"chest 1", "chest 3"}
        do(state, "chest 3") if step(state) == "chests" else None
        while step(state) in ("plant", "take-tile"):
            do(state, "skip")
    if tile in ("E03", "E25"):
        assert state.players[0].built == 1 << BOX.space_names.index("W06")
        assert state.players[0].guilders == 0
        return
    me = state.players[0]
    assert (me.points, me.tools, me.stored, me.guilders) == after
    assert BOX.tiles[BOX.tile_names.index(tile)].both_wheels == (tile in BOTH)


@pytest.mark.rule("WV-5.5", "WV-3.11")
@pytest.mark.parametrize("tile", sorted(BOTH))
def test_these_tiles_let_the_other_wheel_act_too(tile: str) -> None:
    seat, names, _ = TILES[tile]
    state = with_tile(
        tile,
        {"area": "M1", **seat},
        [{"area": "M3", "guilders": 5}],
        water=6,
        neutrals=[0, 0, 0],
        cards=["F01", "F02", "F03"],
        display=["E01", "E03", "E15" if tile == "E14" else "E14", "E28"],
    )
    choose(state, "large")
    for name in names:
        if step(state) == "market-move":
            do(state, "enter")
        do(state, name)
    assert options(state) == ["wheel small", "skip"]
