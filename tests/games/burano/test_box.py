"""What the component data of Burano must satisfy: numbers, worked examples, rings, island, workshops."""

from __future__ import annotations

import collections
import itertools
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.burano.geometry import around, arrows, beside, layout_squares, reach, rings, sector, turned

from kade.games.burano import game

SOURCES = {"rulebook", "found", "series", "derived", "reconstructed"}


@pytest.fixture
def data() -> Any:
    return tomllib.loads((Path(game.__file__).parent / "components.toml").read_text(encoding="utf-8"))


def test_everything_says_where_it_is_from(data: Any) -> None:
    for key, value in data.items():
        if isinstance(value, dict):
            assert value.get("source") in SOURCES, f"source of {key}"
        elif isinstance(value, list):
            assert all(v.get("source") in SOURCES for v in value), f"source of every {key}"
    assert all(s["source"] in SOURCES for m in data["merchant_ship"] for s in m["sales"]), "source of every sale"


def test_the_counts_of_the_box(data: Any) -> None:
    n = data["counts"]
    colours = [c["id"] for c in data["colour"]]
    assert len(set(colours)) == n["colours"] == 6, "six colours"
    assert n["cubes"] == 6 * n["cubes_per_colour"] == 120, "120 cubes"
    assert n["huts"] == 6 * n["huts_per_colour"] == sum(len(i["huts"]) for i in data["island"]) == 18, (
        "18 huts fill 6 islands"
    )
    assert sum(n["coins"].values()) == 33, "33 coins worth 69"
    assert 5 * n["coins"]["five"] + 3 * n["coins"]["three"] + n["coins"]["one"] == 69, "33 coins worth 69"
    assert 4 * 6 * data["setup"]["cubes_per_colour_each"] == 72, "4 players take 72 cubes"
    assert 72 + data["main_island"]["seed_cubes"] <= n["cubes"], "4 players take 72 cubes"
    assert data["setup_derived"]["workers_in_play"] == n["workers_per_player"] - 3, "10 workers in play"
    assert data["setup"]["workers_on_ring"] == 12 - 3, "9 on the ring at the start"
    assert {p["id"] for p in data["player_colour"]} == {s["player"] for s in data["ring_set"]}, (
        "4 player colours with a ring set each"
    )
    assert len(data["player_colour"]) == 4, "4 player colours with a ring set each"


def test_seasons_moves_and_the_pyramid(data: Any) -> None:
    n = data["counts"]
    rounds = [s["rounds"] for s in sorted(data["season"], key=lambda s: s["order"])]
    assert rounds == [4, 4, 3, 3], "seasons 4, 4, 3, 3"
    assert [s["id"] for s in data["season"]] == ["spring", "summer", "autumn", "winter"], "seasons 4, 4, 3, 3"
    assert sum(rounds) == n["rounds"] == 14, "14 rounds"
    coins = data["moves"]["coins"]
    assert list(itertools.accumulate(coins)) == data["moves"]["totals"] == [1, -2, -5, -9], "move totals"
    assert sum(coins[:3]) == -5, "example 1 - 3 - 3 = -5"
    assert data["pyramid"]["levels"] == [9, 4, 1], "pyramid 9 + 4 + 1"
    assert sum(data["pyramid"]["levels"]) == 14, "pyramid 9 + 4 + 1"
    assert [s * s for s in data["pyramid"]["sides"]] == data["pyramid"]["levels"], "pyramid 9 + 4 + 1"
    assert 6 * data["setup"]["cubes_per_colour_each"] - data["pyramid"]["cubes"] == 4, (
        "first season: 18 - 14 = 4 cubes for 4 coins"
    )


def test_the_rings_and_the_time_wheel(data: Any) -> None:
    n = data["counts"]
    colours = [c["id"] for c in data["colour"]]
    assert sum(len(s["pieces"]) for s in data["ring_set"]) == n["ring_pieces"] == 16, "16 ring pieces"
    assert all(len(p["houses"]) == 3 for p in data["ring_piece"]), "three houses on each piece"
    assert all(len({h["colour"] for h in p["houses"]}) == 3 for p in data["ring_piece"]), (
        "three different colours on each piece"
    )
    assert all(sorted(h["symbol"] for h in p["houses"]) == ["coin", "coin", "fountain"] for p in data["ring_piece"]), (
        "one fountain and two coins on each piece"
    )
    for s in data["ring_set"]:
        ring = next(rings(data, s["player"]))
        assert collections.Counter(h["colour"] for h in ring) == dict.fromkeys(colours, 2), (
            f"{s['player']}: each colour twice"
        )
        assert collections.Counter(h["symbol"] for h in ring) == {"coin": 8, "fountain": 4}, (
            f"{s['player']}: 8 coins, 4 fountains"
        )
    every = [(r, s) for r in rings(data, "blue") for s in range(12)]
    for want in (["yellow", "blue", "pink"], ["pink", "orange", "pink"], ["white", "pink", "yellow"]):
        assert any((sorted((h["colour"] for h in arrows(data, r, s))) == sorted(want) for r, s in every)), (
            f"example: arrows at {', '.join(want)}"
        )
    assert any(([h["colour"] for h in arrows(data, r, s)] == ["pink", "orange", "pink"] for r, s in every)), (
        "example: pink, orange, pink in this order"
    )
    assert any(
        (
            sorted((sector(r, s, k)["colour"] for k in range(1, 6)))
            == sorted(["green", "yellow", "blue", "pink", "pink"])
            for r, s in every
        )
    ), "example: covered green, yellow, blue, pink, pink"

    def visible(r: Any, s: Any, m: Any, what: Any) -> Any:
        return sum(sector(r, s, k)["symbol"] == what for k in range(m + 1, 13))

    assert any((visible(r, s, 3, "coin") == 6 for r, s in every)), "example: 6 coins visible, next worker to sector 4"
    assert any((visible(r, s, m, "fountain") == 3 for r, s in every for m in range(1, 11))), (
        "example: 3 fountains visible"
    )
    assert all(any(visible(r, s, 3, "fountain") == 4 for s in range(12)) for r in rings(data, "blue")), (
        "every ring can show all four fountains"
    )
    assert data["time_wheel"]["sectors"] + data["time_wheel"]["arrows"] == data["time_wheel"]["positions"] == 12, (
        "wheel has 12 positions"
    )
    rng, ok = (random.Random(1), True)
    for quarter in range(4):
        houses = {h for h in range(12) if h // 3 != quarter}
        start, away = (3 * quarter + 3, 1)
        for _ in range(400):
            m = len(houses)
            if rng.random() < 0.5 and m > 1:
                k = rng.randint(1, min(3, m - 1))
                for i in range(k):
                    houses.discard((start + i) % 12)
                start, away = (start + k, away + k)
            elif away:
                houses.add(next((start + i) % 12 for i in range(12) if (start + i) % 12 not in houses))
                away -= 1
            m = len(houses)
            ok &= houses == {(start + i) % 12 for i in range(m)} and 1 <= m <= 10 and (m + away == 10)
            under = [h for h in houses if (h - start) % 12 >= 9]
            ok &= under == ([(start - 3) % 12] if m == 10 else [])
    assert ok, "ring is a queue; only a tenth worker stands under an arrow, the first"


def test_the_main_island(data: Any) -> None:
    isl = data["main_island"]
    holes = {(h["column"], h["row"]): h for h in isl["holes"]}
    drawn = {(x, y) for y, row in enumerate(isl["map"]) for x, ch in enumerate(row) if ch in "#F"}
    assert set(holes) == drawn, "holes as drawn"
    assert len(isl["map"]) == isl["rows"], "holes as drawn"
    assert {len(r) for r in isl["map"]} == {isl["columns"]}, "holes as drawn"
    assert 36 <= len(holes) <= 42, "36 to 42 holes"
    assert len(holes) == len(isl["holes"]), "36 to 42 holes"
    f = next(h for h in isl["holes"] if h["id"] == isl["fountain"])
    assert isl["map"][f["row"]][f["column"]] == "F", "fountain hole in the middle"
    assert abs(f["column"] - (isl["columns"] - 1) / 2) <= 1, "fountain hole in the middle"
    assert abs(f["row"] - (isl["rows"] - 1) / 2) <= 1, "fountain hole in the middle"
    assert reach(holes, around) == set(holes), "all holes can be reached from the fountain"
    assert reach(holes, beside) == set(holes), "joined side by side too"
    assert all(any(s in holes for s in beside(h)) for h in holes), "every hole can be roofed"
    assert sum(s in holes for s in around((f["column"], f["row"]))) >= 5, "at least five holes open at the start"
    assert all(
        (
            h["id"] == f"h-{x}-{y}"
            and (h["x"], h["y"]) == (round(600 + (x - 4) * isl["cell"]), round(550 + (y - 3) * isl["cell"]))
            for (x, y), h in holes.items()
        )
    ), "ids and coordinates follow the grid"


def test_the_workshops(data: Any) -> None:
    colours = [c["id"] for c in data["colour"]]
    grid = data["workshop_grid"]
    assert (
        grid["columns"] * grid["rows"]
        == grid["squares"]
        == 28
        == 6 * 4 + grid["empty_large"]
        == 6 * 3 + grid["empty_small"]
        == data["setup_derived"]["workshop_squares"]
    ), "28 workshop squares"
    for size, k in (("large", 4), ("small", 3)):
        tiles = [t for t in data["workshop_tile"] if t["size"] == size]
        assert sorted(t["colour"] for t in tiles) == sorted(colours), f"six {size} tiles, one of each colour"
        assert all(
            len({tuple(s) for s in t["squares"]}) == k == len(reach({tuple(s) for s in t["squares"]}, beside))
            for t in tiles
        ), f"{size} tiles have {k} squares in one piece"
        assert all(t["coin"] in t["squares"] for t in tiles), f"{size} tiles: coin on the tile"
    shapes = {
        min(tuple(sorted(turned([tuple(s) for s in t["squares"]], k))) for k in range(4))
        for t in data["workshop_tile"]
        if t["size"] == "large"
    }
    assert len(shapes) == 6, "six different large shapes"
    for lay in data["workshop_layout"]:
        sq = layout_squares(data, lay)
        assert sq is not None, f"{lay['id']}: fits without overlap"
        assert sorted(p["tile"] for p in lay["tiles"]) == sorted(
            t["id"] for t in data["workshop_tile"] if t["size"] == lay["size"]
        ), f"{lay['id']}: all six tiles of the size"
        assert grid["squares"] - len(sq) == grid["empty_" + lay["size"]], (
            f"{lay['id']}: leaves {grid['empty_' + lay['size']]} empty"
        )
        assert len(reach(sq, beside)) == len(sq), f"{lay['id']}: all joined"
        touch = {frozenset((sq[a][0], sq[b][0])) for a in sq for b in beside(a) if b in sq and sq[a][0] != sq[b][0]}
        assert all(sum(c in t for t in touch) >= 3 for c in colours), (
            f"{lay['id']}: every workshop touches at least three others"
        )
        assert sum((c for _, c in sq.values())) == 6, f"{lay['id']}: six coin squares"
    assert sorted(p for lay in data["workshop_layout"] for p in lay["players"]) == [2, 3, 4], (
        "layouts for 2, 3 and 4 players"
    )
    rng = random.Random(7)
    for size in ("large", "small"):
        tiles, found = ([t for t in data["workshop_tile"] if t["size"] == size], 0)
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
                            if not s & used and all((i < grid["columns"] and j < grid["rows"] for i, j in s)):
                                spots.append(s)
                if not spots:
                    ok = False
                    break
                used |= rng.choice(spots)
            found += ok
            if found >= 5:
                break
        assert found >= 5, f"free layouts of the {size} tiles exist"
