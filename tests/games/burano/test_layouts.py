"""Workshop tiles in their grid: every way to lay them, and layouts drawn by number, as plain turning has it (BU-2)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.burano import geometry
from tests.games.burano.table import BOX

from kade.games.burano.rules.layouts import Layout, Put, _ways, drawn, joined, lay_out

TILES: list[dict[str, Any]] = BOX.data["workshop_tile"]
GRID = [(x, y) for y in range(7) for x in range(4)]


def plain(puts: list[Put]) -> dict[tuple[int, int], tuple[str, bool]] | None:
    """Square -> colour and whether it has a coin, by the slow description; None where tiles do not fit."""
    named = [dict(zip(("tile", "column", "row", "turns"), put, strict=True)) for put in puts]
    found: dict[tuple[int, int], tuple[str, bool]] | None = geometry.layout_squares(BOX.data, {"tiles": named})
    return found


def as_letters(layout: Layout) -> list[str]:
    """The grid row by row: the first letter of each workshop's colour, capital where there is a coin."""
    letters = ["pbygow"[colour] if colour >= 0 else "." for colour in layout.colour]
    shown = [c.upper() if layout.coins >> i & 1 else c for i, c in enumerate(letters)]
    return ["".join(shown[row * 4 : row * 4 + 4]) for row in range(7)]


@pytest.mark.rule("BU-2.3")
def test_tiles_lie_where_plain_turning_puts_them_or_do_not_fit() -> None:
    chance = random.Random(23)
    fitting = 0
    for _ in range(250):
        chosen = chance.sample(TILES, chance.randint(1, 3))
        puts = [(tile["id"], chance.randrange(4), chance.randrange(7), chance.randrange(4)) for tile in chosen]
        expected = plain(puts)
        layout = lay_out(BOX, puts)
        if layout is None or expected is None:
            assert (layout is None) == (expected is None), puts
            continue
        fitting += 1
        grid = [expected.get(square, (".", False)) for square in GRID]
        letters = [colour[0].upper() if coin else colour[0] for colour, coin in grid]
        assert as_letters(layout) == ["".join(letters[row * 4 : row * 4 + 4]) for row in range(7)], puts
        for number, colour in enumerate(["pink", "blue", "yellow", "green", "orange", "white"]):
            squares = {i for i, square in enumerate(GRID) if square in expected and expected[square][0] == colour}
            assert layout.of_colour[number] == sum(1 << i for i in squares)
    assert fitting > 40


@pytest.mark.rule("BU-2.3")
def test_a_tile_may_be_drawn_in_every_place_and_turn_that_the_grid_allows() -> None:
    for tile in TILES:
        fitting = {}
        for turns in range(4):
            for x, y in GRID:
                put = (tile["id"], x, y, turns)
                squares = plain([put])
                if squares is not None:
                    fitting[put] = sum(1 << GRID.index(square) for square in squares)
        assert {put: mask for mask, put in _ways(BOX, tile)} == fitting


@pytest.mark.rule("BU-2.3")
def test_squares_hang_together_side_by_side_and_not_by_corners() -> None:
    chance = random.Random(5)
    for _ in range(200):
        cells = chance.sample(GRID, chance.randint(1, 28))
        mask = sum(1 << GRID.index(cell) for cell in cells)
        assert joined(BOX, mask) == (geometry.reach(cells, geometry.beside) == set(cells)), cells


@pytest.mark.rule("BU-2.2", "BU-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawn_layouts_have_all_tiles_of_a_size_turned_and_joined(players: int) -> None:
    size = "large" if players == 4 else "small"
    for number in range(12):
        layout = drawn(BOX, players, number)
        assert [put[0] for put in layout.puts] == sorted(tile["id"] for tile in TILES if tile["size"] == size)
        squares = plain(layout.puts)
        assert squares is not None
        assert geometry.reach(squares, geometry.beside) == set(squares)


@pytest.mark.rule("BU-2.3")
def test_the_number_of_a_drawn_layout_always_brings_the_same_one() -> None:
    # Records name a drawn layout by its number alone, so these may never change.
    assert as_letters(drawn(BOX, 2, 0)) == ["..Oo", "...o", "wwyY", "bWpy", "b.p.", "B.P.", ".Ggg"]
    assert as_letters(drawn(BOX, 3, 12345)) == ["pW..", "pwwg", "Po.g", ".oOG", "..Yy", "..y.", "Bbb."]
    assert as_letters(drawn(BOX, 4, 7)) == ["BwwW", "bwgG", "bggy", "bp.y", "ppyY", ".POo", "..oo"]
