"""How the workshop tiles lie in their grid (BU-2.2, BU-2.3): the beginner layouts and drawn ones."""
# mypyc: compile

from __future__ import annotations

from typing import Any, final

from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules.actions import COLOURS, SQUARES
from kade.kernel.errors import BadEdition
from kade.kernel.rng import Rng, seeded

DRAWS = 1 << 30  # drawn layouts are numbered; the number is what chance brings
Put = tuple[str, int, int, int]  # a tile, the column and row of its corner, quarter turns clockwise


@final
class Layout:
    """Where the workshops lie: the colour of each square (-1: no tile), which have a coin, and the tiles as put."""

    def __init__(self, puts: list[Put], colour: list[int], coins: int) -> None:
        self.puts = puts
        self.colour = colour
        self.coins = coins
        self.of_colour: list[int] = [0] * len(COLOURS)
        for square, found in enumerate(colour):
            if found >= 0:
                self.of_colour[found] |= 1 << square


def turned(squares: list[tuple[int, int]], turns: int) -> list[tuple[int, int]]:
    """Squares after quarter turns clockwise, moved back to the corner."""
    for _ in range(turns):
        squares = [(-y, x) for x, y in squares]
    left = min([x for x, _ in squares])
    top = min([y for _, y in squares])
    return [(x - left, y - top) for x, y in squares]


def lay_out(box: BuranoPrinted, puts: list[Put]) -> Layout | None:
    """The layout of these tiles, or None if one leaves the grid or two overlap."""
    colour = [-1] * SQUARES
    coins = 0
    tiles = {entry["id"]: entry for entry in box.data["workshop_tile"]}
    for tile, column, row, turns in puts:
        entry = tiles[tile]
        own = [(int(x), int(y)) for x, y in entry["squares"]]
        coin = own.index((int(entry["coin"][0]), int(entry["coin"][1])))
        for i, (x, y) in enumerate(turned(own, turns)):
            at_x, at_y = x + column, y + row
            if not (0 <= at_x < box.grid_columns and 0 <= at_y < box.grid_rows):
                return None
            square = at_y * box.grid_columns + at_x
            if colour[square] >= 0:
                return None
            colour[square] = COLOURS.index(entry["colour"])
            if i == coin:
                coins |= 1 << square
    return Layout(puts, colour, coins)


def size_for(players: int) -> str:
    """Large tiles with four players, small ones with two or three (BU-2.2)."""
    return "large" if players == 4 else "small"


def beginner(box: BuranoPrinted, players: int) -> Layout:
    for entry in box.data["workshop_layout"]:
        if players in entry["players"]:
            puts: list[Put] = [(put["tile"], put["column"], put["row"], put["turns"]) for put in entry["tiles"]]
            found = lay_out(box, puts)
            if found is not None:
                return found
    raise BadEdition(f"[[workshop_layout]]: there is none for {players} players that fits.")


def joined(box: BuranoPrinted, mask: int) -> bool:
    """Whether squares hang together side by side."""
    reached = mask & -mask
    while True:
        wider = reached | box.squares_beside(reached) & mask
        if wider == reached:
            return reached == mask
        reached = wider


def drawn(box: BuranoPrinted, players: int, number: int) -> Layout:
    """The layout of that number: tiles turned but not flipped, inside the grid, all joined (BU-2.3)."""
    rng = seeded(number)
    size = size_for(players)
    tiles = [entry for entry in box.data["workshop_tile"] if entry["size"] == size]
    order = list(range(len(tiles)))
    rng.shuffle(order)
    ways = [_ways(box, tiles[i]) for i in order]
    puts: list[Put] = []
    if not _fit(box, ways, 0, 0, puts, rng):
        raise BadEdition("[[workshop_tile]]: the tiles of one size do not fit into the grid.")
    found = lay_out(box, sorted(puts))
    assert found is not None
    return found


def _ways(box: BuranoPrinted, entry: dict[str, Any]) -> list[tuple[int, Put]]:
    """Every way to put a tile into the grid: its squares as a mask, and the way."""
    found: list[tuple[int, Put]] = []
    own = [(int(x), int(y)) for x, y in entry["squares"]]
    for turns in range(4):
        shape = turned(own, turns)
        for column in range(box.grid_columns):
            for row in range(box.grid_rows):
                mask = 0
                for x, y in shape:
                    if x + column >= box.grid_columns or y + row >= box.grid_rows:
                        break
                    mask |= 1 << ((y + row) * box.grid_columns + x + column)
                else:
                    found.append((mask, (entry["id"], column, row, turns)))
    return found


def _fit(box: BuranoPrinted, ways: list[list[tuple[int, Put]]], used: int, at: int, puts: list[Put], rng: Rng) -> bool:
    """Put the tiles from `at` on beside those that lie, in random places, going back where it does not work."""
    if at == len(ways):
        return True
    edge = box.squares_beside(used)
    order = list(range(len(ways[at])))
    rng.shuffle(order)
    for i in order:
        mask, put = ways[at][i]
        if mask & used or (used and not mask & edge):
            continue
        puts.append(put)
        if _fit(box, ways, used | mask, at + 1, puts, rng):
            return True
        puts.pop()
    return False
