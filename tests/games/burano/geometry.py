"""Rings, layouts, squares and curves of Burano, worked out in a plain way of their own: what tests of the box share."""

from __future__ import annotations

import collections
import itertools
import math
from typing import Any


def rings(data: Any, player: Any) -> Any:
    """Every ring a player may get: lists of 12 houses clockwise from quarter A."""
    pieces = {p["id"]: p["houses"] for p in data["ring_piece"]}
    mine = next(s["pieces"] for s in data["ring_set"] if s["player"] == player)
    for order in itertools.permutations(mine):
        yield [h for p in order for h in pieces[p]]


def sector(ring: Any, start: Any, n: Any) -> Any:
    return ring[(start + n - 1) % 12]


def arrows(data: Any, ring: Any, start: Any) -> Any:
    first = data["time_wheel"]["first_arrow_offset"]
    return [ring[(start + first + i) % 12] for i in range(3)]


def turned(squares: Any, turns: Any) -> Any:
    """Squares after quarter turns clockwise (row grows downward), moved back to the corner."""
    for _ in range(turns):
        squares = [(-y, x) for x, y in squares]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return [(x - left, y - top) for x, y in squares]


def layout_squares(data: Any, layout: Any) -> Any:
    """Square -> (colour, has coin) of a workshop layout; None if it leaves the grid or overlaps."""
    grid = data["workshop_grid"]
    tiles = {t["id"]: t for t in data["workshop_tile"]}
    out = {}
    for put in layout["tiles"]:
        tile = tiles[put["tile"]]
        squares = [tuple(s) for s in tile["squares"]]
        coin = squares.index(tuple(tile["coin"]))
        for i, (x, y) in enumerate(turned(squares, put["turns"])):
            x, y = x + put["column"], y + put["row"]
            if (x, y) in out or not (0 <= x < grid["columns"] and 0 <= y < grid["rows"]):
                return None
            out[x, y] = (tile["colour"], i == coin)
    return out


def beside(square: Any) -> Any:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def around(square: Any) -> Any:
    x, y = square
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]


def reach(squares: Any, near: Any) -> Any:
    squares = set(squares)
    todo = [next(iter(squares))]
    seen = set(todo)
    while todo:
        for n in near(todo.pop()):
            if n in squares and n not in seen:
                seen.add(n)
                todo.append(n)
    return seen


def matches(arrow_colours: Any, hut_colours: Any) -> Any:
    """Matches of Sailing (BU-7.4): one arrow to one hut."""
    return sum((collections.Counter(arrow_colours) & collections.Counter(hut_colours)).values())


def union_bonus(data: Any, n: Any) -> Any:
    table = data["union_bonus"]
    return table.get(str(n), table["more"])


def lace_points(data: Any, squares: Any) -> Any:
    """Points for the given scored workers (set of squares): cubes and unions."""
    left, total = set(squares), data["lace"]["points_per_cube"] * len(set(squares))
    while left:
        group = reach(left, beside)
        total += union_bonus(data, len(group))
        left -= group
    return total


def curve(p: Any, q: Any, bend: Any, steps: Any = 60) -> Any:
    dist = math.dist(p, q)
    nx, ny = -(q[1] - p[1]) / dist, (q[0] - p[0]) / dist
    c = ((p[0] + q[0]) / 2 + 2 * bend * nx, (p[1] + q[1]) / 2 + 2 * bend * ny)
    return [
        (
            (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * c[0] + t * t * q[0],
            (1 - t) ** 2 * p[1] + 2 * t * (1 - t) * c[1] + t * t * q[1],
        )
        for t in (i / steps for i in range(steps + 1))
    ]


def anchors(data: Any) -> Any:
    out = {i["id"]: tuple(i["mooring"]) for i in data["island"]}
    out.update({p["id"]: (p["x"], p["y"]) for p in data["port"]})
    return out
