"""What the component data of Burano must satisfy: numbers, worked examples, ring, island, workshops, sea, cards.

`failures` names every check that fails. What is drawn is checked here too, since no rule looks at it.
"""

from __future__ import annotations

import collections
import itertools
import math
import random
from typing import Any

SOURCES = {"rulebook", "found", "series", "derived", "reconstructed"}

# ---------------------------------------------------------------- helpers


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


# ---------------------------------------------------------------- checks


def failures(data: Any) -> list[str]:
    failed: list[str] = []

    def check(name: str, ok: bool, detail: object = "") -> None:
        if not ok:
            failed.append(f"{name} {detail}".strip())

    n = data["counts"]
    colours = [c["id"] for c in data["colour"]]

    # sources
    for key, value in data.items():
        if isinstance(value, dict):
            check(f"source of {key}", value.get("source") in SOURCES)
        elif isinstance(value, list):
            check(f"source of every {key}", all(v.get("source") in SOURCES for v in value))
    check("source of every sale", all(s["source"] in SOURCES for m in data["merchant_ship"] for s in m["sales"]))

    # counts
    check("six colours", len(set(colours)) == n["colours"] == 6)
    check("120 cubes", n["cubes"] == 6 * n["cubes_per_colour"] == 120)
    check(
        "18 huts fill 6 islands",
        n["huts"] == 6 * n["huts_per_colour"] == sum(len(i["huts"]) for i in data["island"]) == 18,
    )
    check(
        "33 coins worth 69",
        sum(n["coins"].values()) == 33 and 5 * n["coins"]["five"] + 3 * n["coins"]["three"] + n["coins"]["one"] == 69,
    )
    check(
        "4 players take 72 cubes",
        4 * 6 * data["setup"]["cubes_per_colour_each"] == 72 and 72 + data["main_island"]["seed_cubes"] <= n["cubes"],
    )
    check("10 workers in play", data["setup_derived"]["workers_in_play"] == n["workers_per_player"] - 3)
    check("9 on the ring at the start", data["setup"]["workers_on_ring"] == 12 - 3)
    check(
        "4 player colours with a ring set each",
        {p["id"] for p in data["player_colour"]} == {s["player"] for s in data["ring_set"]}
        and len(data["player_colour"]) == 4,
    )

    # seasons and moves
    rounds = [s["rounds"] for s in sorted(data["season"], key=lambda s: s["order"])]
    check(
        "seasons 4, 4, 3, 3",
        rounds == [4, 4, 3, 3] and [s["id"] for s in data["season"]] == ["spring", "summer", "autumn", "winter"],
    )
    check("14 rounds", sum(rounds) == n["rounds"] == 14)
    coins = data["moves"]["coins"]
    check("move totals", list(itertools.accumulate(coins)) == data["moves"]["totals"] == [1, -2, -5, -9])
    check("example 1 - 3 - 3 = -5", sum(coins[:3]) == -5)
    check(
        "pyramid 9 + 4 + 1",
        data["pyramid"]["levels"] == [9, 4, 1]
        and sum(data["pyramid"]["levels"]) == 14
        and [s * s for s in data["pyramid"]["sides"]] == data["pyramid"]["levels"],
    )
    check(
        "first season: 18 - 14 = 4 cubes for 4 coins",
        6 * data["setup"]["cubes_per_colour_each"] - data["pyramid"]["cubes"] == 4,
    )

    # ring
    check("16 ring pieces", sum(len(s["pieces"]) for s in data["ring_set"]) == n["ring_pieces"] == 16)
    check("three houses on each piece", all(len(p["houses"]) == 3 for p in data["ring_piece"]))
    check(
        "three different colours on each piece",
        all(len({h["colour"] for h in p["houses"]}) == 3 for p in data["ring_piece"]),
    )
    check(
        "one fountain and two coins on each piece",
        all(sorted(h["symbol"] for h in p["houses"]) == ["coin", "coin", "fountain"] for p in data["ring_piece"]),
    )
    for s in data["ring_set"]:
        ring = next(rings(data, s["player"]))
        check(
            f"{s['player']}: each colour twice",
            collections.Counter(h["colour"] for h in ring) == dict.fromkeys(colours, 2),
        )
        check(
            f"{s['player']}: 8 coins, 4 fountains",
            collections.Counter(h["symbol"] for h in ring) == {"coin": 8, "fountain": 4},
        )
    every = [(r, s) for r in rings(data, "blue") for s in range(12)]
    for want in (["yellow", "blue", "pink"], ["pink", "orange", "pink"], ["white", "pink", "yellow"]):
        check(
            f"example: arrows at {', '.join(want)}",
            any(sorted(h["colour"] for h in arrows(data, r, s)) == sorted(want) for r, s in every),
        )
    check(
        "example: pink, orange, pink in this order",
        any([h["colour"] for h in arrows(data, r, s)] == ["pink", "orange", "pink"] for r, s in every),
    )
    check(
        "example: covered green, yellow, blue, pink, pink",
        any(
            sorted(sector(r, s, k)["colour"] for k in range(1, 6))
            == sorted(["green", "yellow", "blue", "pink", "pink"])
            for r, s in every
        ),
    )

    def visible(r: Any, s: Any, m: Any, what: Any) -> Any:
        return sum(sector(r, s, k)["symbol"] == what for k in range(m + 1, 13))

    check("example: 6 coins visible, next worker to sector 4", any(visible(r, s, 3, "coin") == 6 for r, s in every))
    check(
        "example: 3 fountains visible", any(visible(r, s, m, "fountain") == 3 for r, s in every for m in range(1, 11))
    )
    check(
        "every ring can show all four fountains",
        all(any(visible(r, s, 3, "fountain") == 4 for s in range(12)) for r in rings(data, "blue")),
    )
    check(
        "wheel has 12 positions",
        data["time_wheel"]["sectors"] + data["time_wheel"]["arrows"] == data["time_wheel"]["positions"] == 12,
    )
    rng, ok = random.Random(1), True
    for quarter in range(4):  # the queue: sector 1 is always covered, workers stand without a gap
        houses = {h for h in range(12) if h // 3 != quarter}
        start, away = 3 * quarter + 3, 1
        for _ in range(400):
            m = len(houses)
            if rng.random() < 0.5 and m > 1:
                k = rng.randint(1, min(3, m - 1))
                for i in range(k):
                    houses.discard((start + i) % 12)
                start, away = start + k, away + k
            elif away:
                houses.add(next((start + i) % 12 for i in range(12) if (start + i) % 12 not in houses))
                away -= 1
            m = len(houses)
            ok &= houses == {(start + i) % 12 for i in range(m)} and 1 <= m <= 10 and m + away == 10
            under = [h for h in houses if (h - start) % 12 >= 9]
            ok &= under == ([(start - 3) % 12] if m == 10 else [])
    check("ring is a queue; only a tenth worker stands under an arrow, the first", ok)

    # main island
    isl = data["main_island"]
    holes = {(h["column"], h["row"]): h for h in isl["holes"]}
    drawn = {(x, y) for y, row in enumerate(isl["map"]) for x, ch in enumerate(row) if ch in "#F"}
    check(
        "holes as drawn",
        set(holes) == drawn and len(isl["map"]) == isl["rows"] and {len(r) for r in isl["map"]} == {isl["columns"]},
    )
    check("36 to 42 holes", 36 <= len(holes) <= 42 and len(holes) == len(isl["holes"]))
    f = next(h for h in isl["holes"] if h["id"] == isl["fountain"])
    check(
        "fountain hole in the middle",
        isl["map"][f["row"]][f["column"]] == "F"
        and abs(f["column"] - (isl["columns"] - 1) / 2) <= 1
        and abs(f["row"] - (isl["rows"] - 1) / 2) <= 1,
    )
    check("all holes can be reached from the fountain", reach(holes, around) == set(holes))
    check("joined side by side too", reach(holes, beside) == set(holes))
    check("every hole can be roofed", all(any(s in holes for s in beside(h)) for h in holes))
    check("at least five holes open at the start", sum(s in holes for s in around((f["column"], f["row"]))) >= 5)
    check(
        "ids and coordinates follow the grid",
        all(
            h["id"] == f"h-{x}-{y}"
            and (h["x"], h["y"]) == (round(600 + (x - 4) * isl["cell"]), round(550 + (y - 3) * isl["cell"]))
            for (x, y), h in holes.items()
        ),
    )

    # workshops
    grid = data["workshop_grid"]
    check(
        "28 workshop squares",
        grid["columns"] * grid["rows"]
        == grid["squares"]
        == 28
        == 6 * 4 + grid["empty_large"]
        == 6 * 3 + grid["empty_small"]
        == data["setup_derived"]["workshop_squares"],
    )
    for size, k in (("large", 4), ("small", 3)):
        tiles = [t for t in data["workshop_tile"] if t["size"] == size]
        check(f"six {size} tiles, one of each colour", sorted(t["colour"] for t in tiles) == sorted(colours))
        check(
            f"{size} tiles have {k} squares in one piece",
            all(
                len({tuple(s) for s in t["squares"]}) == k == len(reach({tuple(s) for s in t["squares"]}, beside))
                for t in tiles
            ),
        )
        check(f"{size} tiles: coin on the tile", all(t["coin"] in t["squares"] for t in tiles))
    shapes = {
        min(tuple(sorted(turned([tuple(s) for s in t["squares"]], k))) for k in range(4))
        for t in data["workshop_tile"]
        if t["size"] == "large"
    }
    check("six different large shapes", len(shapes) == 6)
    for lay in data["workshop_layout"]:
        sq = layout_squares(data, lay)
        check(f"{lay['id']}: fits without overlap", sq is not None)
        if sq is None:
            continue
        check(
            f"{lay['id']}: all six tiles of the size",
            sorted(p["tile"] for p in lay["tiles"])
            == sorted(t["id"] for t in data["workshop_tile"] if t["size"] == lay["size"]),
        )
        check(
            f"{lay['id']}: leaves {grid['empty_' + lay['size']]} empty",
            grid["squares"] - len(sq) == grid["empty_" + lay["size"]],
        )
        check(f"{lay['id']}: all joined", len(reach(sq, beside)) == len(sq))
        touch = {frozenset((sq[a][0], sq[b][0])) for a in sq for b in beside(a) if b in sq and sq[a][0] != sq[b][0]}
        check(
            f"{lay['id']}: every workshop touches at least three others",
            all(sum(c in t for t in touch) >= 3 for c in colours),
        )
        check(f"{lay['id']}: six coin squares", sum(c for _, c in sq.values()) == 6)
    check(
        "layouts for 2, 3 and 4 players",
        sorted(p for lay in data["workshop_layout"] for p in lay["players"]) == [2, 3, 4],
    )
    rng = random.Random(7)  # free layouts exist in plenty (random search, turned tiles)
    for size in ("large", "small"):
        tiles, found = [t for t in data["workshop_tile"] if t["size"] == size], 0
        for _ in range(3000):
            used: set[Any] = set()
            ok = True
            for t in rng.sample(tiles, 6):
                spots = []
                for k in range(4):
                    shape = turned([tuple(s) for s in t["squares"]], k)
                    for x in range(grid["columns"]):
                        for y in range(grid["rows"]):
                            s = {(x + i, y + j) for i, j in shape}
                            if not s & used and all(i < grid["columns"] and j < grid["rows"] for i, j in s):
                                spots.append(s)
                if not spots:
                    ok = False
                    break
                used |= rng.choice(spots)
            found += ok
            if found >= 5:
                break
        check(f"free layouts of the {size} tiles exist", found >= 5)
    return failed
