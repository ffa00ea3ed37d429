"""What the component data of Burano must satisfy: the sea and its routes, ships, roofs, cards and tables."""

from __future__ import annotations

import collections
import itertools
import math
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.burano.geometry import anchors, curve, lace_points, matches, union_bonus

from kade.games.burano import game


@pytest.fixture
def data() -> Any:
    return tomllib.loads((Path(game.__file__).parent / "components.toml").read_text(encoding="utf-8"))


def test_the_sea_and_its_routes(data: Any) -> None:
    n = data["counts"]
    isl = data["main_island"]
    sea = collections.defaultdict(set)
    for r in data["sail_route"]:
        sea[r["a"]].add(r["b"])
        sea[r["b"]].add(r["a"])
    places = anchors(data)
    assert sorted(places) == ["A", "B", "C", "D", "E", "F", "east", "west"], "six islands A-F and two ports"
    assert [i["id"] for i in data["island"] if i["start"]] == data["setup"]["start_letters"], "starting islands A-D"
    assert len(data["sail_route"]) == 12, "12 routes, three at every place"
    assert all(len(sea[p]) == 3 for p in places), "12 routes, three at every place"

    def steps(a: Any) -> Any:
        dist, todo = ({a: 0}, collections.deque([a]))
        while todo:
            u = todo.popleft()
            for v in sea[u]:
                if v not in dist:
                    dist[v] = dist[u] + 1
                    todo.append(v)
        return dist

    assert all(len(steps(p)) == 8 and max(steps(p).values()) <= 3 for p in places), (
        "all within three steps of each other"
    )
    assert all(
        min(steps(i)["west"], steps(i)["east"]) == 1 and max(steps(i)["west"], steps(i)["east"]) <= 3 for i in "ABCD"
    ), "both ports in reach; every start next to one"
    half = {"A": "C", "C": "A", "B": "D", "D": "B", "E": "F", "F": "E", "west": "east", "east": "west"}
    assert all(half[b] in sea[half[a]] for a in sea for b in sea[a]), "routes unchanged by a half turn"
    assert all(sum(len(q) == 1 for q in sea[p]) >= 2 for p in places), "every place is next to at least two islands"
    assert [
        matches(a.split(), h.split())
        for a, h in (
            ("yellow blue pink", "pink yellow white"),
            ("white pink yellow", "pink white yellow"),
            ("pink orange pink", "pink white blue"),
            ("pink blue white", "pink pink green"),
            ("pink orange pink", "pink pink green"),
        )
    ] == [2, 3, 1, 1, 2], "matches: one arrow to one hut"
    lines = [(r, curve(places[r["a"]], places[r["b"]], r["bend"])) for r in data["sail_route"]]

    def crosses(p: Any, q: Any, r: Any, s: Any) -> Any:

        def o(a: Any, b: Any, c: Any) -> Any:
            return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

        return o(p, q, r) * o(p, q, s) < 0 and o(r, s, p) * o(r, s, q) < 0

    bad: Any = [
        (r["a"] + r["b"], s["a"] + s["b"])
        for (r, x), (s, y) in itertools.combinations(lines, 2)
        if not {r["a"], r["b"]} & {s["a"], s["b"]}
        and any(crosses(*i, *j) for i in itertools.pairwise(x) for j in itertools.pairwise(y))
    ]
    assert not bad, bad
    bad = []
    for (r, x), (s, y) in itertools.combinations(lines, 2):
        for k in {r["a"], r["b"]} & {s["a"], s["b"]}:
            u, v = (x if r["a"] == k else x[::-1], y if s["a"] == k else y[::-1])
            if any(crosses(*i, *j) for i in itertools.pairwise(u) for j in itertools.pairwise(v)):
                bad.append((k, r["a"] + r["b"], s["a"] + s["b"]))
            turn = math.atan2(u[6][1] - u[0][1], u[6][0] - u[0][0]) - math.atan2(v[6][1] - v[0][1], v[6][0] - v[0][0])
            if abs((turn + math.pi) % (2 * math.pi) - math.pi) < math.radians(20):
                bad.append((k, r["a"] + r["b"], s["a"] + s["b"], "close"))
    assert not bad, bad
    half_cell = isl["cell"] / 2 + 8
    bad = {
        (r["a"] + r["b"], h["id"])
        for r, pts in lines
        for x, y in pts
        for h in isl["holes"]
        if abs(x - h["x"]) < half_cell and abs(y - h["y"]) < half_cell
    }
    assert not bad, bad
    size = data["layout"]["hut_size"] / 2 + 6
    spots = [(i["id"], h) for i in data["island"] for h in i["huts"]] + [
        (p["id"], b) for p in data["port"] for b in p["berths"]
    ]
    bad = {
        (r["a"] + r["b"], k)
        for r, pts in lines
        for x, y in pts
        for k, (hx, hy) in spots
        if abs(x - hx) < size and abs(y - hy) < size
    }
    assert not bad, bad
    assert all((20 <= x <= data["layout"]["sea_width"] - 20 and 20 <= y <= 1080 for _, pts in lines for x, y in pts)), (
        "everything on the canvas"
    )
    assert all(len(p["berths"]) == p["capacity"] == 4 and p["start_ships"] == 2 for p in data["port"]), (
        "4 berths at each port, 2 ships at the start"
    )
    assert sum(p["start_ships"] for p in data["port"]) == len(data["merchant_ship"]) == n["merchant_ships"], (
        "4 berths at each port, 2 ships at the start"
    )


def test_what_merchant_ships_pay(data: Any) -> None:
    price = {m["kind"]: {tuple(s["sets"]): s["points"] for s in m["sales"]} for m in data["merchant_ship"]}
    assert sorted(price) == ["different", "identical", "pairs", "triples"], "four kinds of ship"
    assert price["different"][1,] == price["identical"][1,] == 2, "a single card 2"
    assert price["pairs"][2,] == 5, "one pair 5"
    assert price["triples"][3, 3] == 24, "two triples 24 (example)"
    assert [len(m["sales"]) for m in data["merchant_ship"]] == [4, 4, 3, 2], "lines of the ships: 4, 4, 3, 2"
    assert price["identical"][2,] == price["pairs"][2,], "same goods, same price"
    assert price["identical"][3,] == price["triples"][3,], "same goods, same price"
    for kind, rows in price.items():
        per = [p / sum(s) for s, p in rows.items()]
        assert all((a <= b for a, b in itertools.pairwise(per))), f"{kind}: longer sales never pay less per card"
    assert max((p / sum(s) for s, p in price["different"].items())) <= price["pairs"][2,] / 2, (
        "different cards never beat a pair per card"
    )
    assert (
        min((p / sum(s) for rows in price.values() for s, p in rows.items())) > data["end"]["points_per_unsold_seafood"]
    ), "selling beats keeping"


def test_the_roof_tiles(data: Any) -> None:
    n = data["counts"]
    colours = [c["id"] for c in data["colour"]]
    tiles = data["roof_tile"]
    assert len(tiles) == len({t["id"] for t in tiles}) == n["roof_tiles"] == 48, "48 roof tiles"
    for k in data["roof_kind"]:
        mine = [t for t in tiles if t["kind"] == k["id"]]
        assert len(mine) == k["tiles"] == 12 == len({frozenset(t["colours"]) for t in mine}), (
            f"{k['id']}: 12 tiles, no pair twice"
        )
        assert collections.Counter(c for t in mine for c in t["colours"]) == dict.fromkeys(colours, 4), (
            f"{k['id']}: two different colours, each colour 4 times"
        )
        assert all(len(set(t["colours"])) == 2 for t in mine), f"{k['id']}: two different colours, each colour 4 times"
    pairs = collections.Counter(frozenset(t["colours"]) for t in tiles)
    assert len(pairs) == 15, "all 15 pairs, 3 or 4 times"
    assert set(pairs.values()) == {3, 4}, "all 15 pairs, 3 or 4 times"
    assert any(t["kind"] == "islands" and set(t["colours"]) == {"blue", "green"} for t in tiles), (
        "the blue-green island tile exists (example)"
    )
    scale = {k["id"]: k["points"] for k in data["roof_kind"]}
    assert scale == {"islands": [2, 5, 9], "workshops": [2, 5, 9], "fountains": [2, 3, 5, 9], "flat": [4]}, (
        "roof scales"
    )
    assert scale["fountains"][2] == 5, "example: 3 fountains 5 points; 1 majority 2 points"
    assert scale["islands"][0] == scale["workshops"][0] == 2, "example: 3 fountains 5 points; 1 majority 2 points"


def test_seafood_and_building_cards(data: Any) -> None:
    sea_kinds = [s["id"] for s in data["seafood"]]
    assert len(set(sea_kinds)) == 8, "48 seafood cards of 8 kinds"
    assert sum(s["cards"] for s in data["seafood"]) == 48, "48 seafood cards of 8 kinds"
    assert {"lobster", "tuna", "squid"} <= set(sea_kinds), "lobster, tuna and squid among them"
    cards = {c["id"]: c for c in data["building_card"]}
    assert sorted(cards) == [f"B{i:02d}" for i in range(1, 17)], "16 building cards"
    effects = collections.Counter(c["effect"] for c in cards.values())
    assert sorted(effects.values(), reverse=True) == [3, 3, 2, 2, 1, 1, 1, 1, 1, 1], (
        "effects 3, 3, 2, 2 and six single ones"
    )
    assert [set(cards[f"B0{i}"]["colours"]) for i in (1, 2, 3)] == [
        {"blue", "pink"},
        {"yellow", "green"},
        {"orange", "white"},
    ], "colours of the +5 cards"
    assert [set(cards[f"B0{i}"]["colours"]) for i in (4, 5, 6)] == [
        {"blue", "green"},
        {"yellow", "white"},
        {"orange", "pink"},
    ], "colours of the free-roof cards"
    assert sorted(cards["B07"]["kinds"] + cards["B08"]["kinds"]) == sorted(sea_kinds), (
        "the two fish cards share out the kinds"
    )
    assert len(cards["B07"]["kinds"]) == 4, "the two fish cards share out the kinds"
    assert [set(cards["B09"]["colours"]), set(cards["B10"]["colours"])] == [
        {"pink", "blue", "yellow"},
        {"green", "orange", "white"},
    ], "the two lace cards share out the colours"
    assert (
        cards["B01"]["points"],
        cards["B07"]["points"],
        cards["B09"]["points"],
        cards["B14"]["end_points"],
        cards["B15"]["points"],
        cards["B16"]["points"],
    ) == (5, 2, 2, 3, 3, 9), "card points"


def test_tables_and_worked_examples(data: Any) -> None:
    assert union_bonus(data, 2) == 1, "unions: 2 gives 1, 4 gives 4"
    assert union_bonus(data, 4) == 4, "unions: 2 gives 1, 4 gives 4"
    assert all(union_bonus(data, k) == k * k // 4 for k in range(1, 8)), "unions: a quarter of the square"
    assert union_bonus(data, 9) == union_bonus(data, 7), "unions: the most beyond the table"
    assert lace_points(data, {(0, 0), (1, 0), (1, 1), (2, 1)}) == 12, "example 4 x 2 + 4 = 12"
    assert lace_points(data, {(0, 0), (1, 0), (3, 0)}) == 7, "example 3 x 2 + 1 = 7"
    assert lace_points(data, {(0, 0), (0, 1)}) == 5, "example 2 + 2 + 1 = 5"
    assert lace_points(data, {(0, 0), (1, 0), (3, 0), (3, 1)}) == 10, "two unions score apart: 4 x 2 + 1 + 1 = 10"
    maj = data["island_majority"]
    assert [maj[f"players_{k}"] for k in (4, 3, 2)] == [4, 3, 2], "island majorities 4, 3, 2"
    assert [k * maj["players_4"] for k in (3, 2, 1)] == [12, 8, 4], "example 12, 8, 4"
    assert 7 // data["end"]["coins_per_point"] == 1, "example: 7 coins give 1 point, 5 unsold cards 5"
    assert 5 * data["end"]["points_per_unsold_seafood"] == 5, "example: 7 coins give 1 point, 5 unsold cards 5"
    assert data["privilege"]["start"] == data["setup"]["privilege"] == 1, (
        "privilege track holds the start and one full turn's gain"
    )
    assert data["privilege"]["maximum"] >= 1 + 4 * data["roofing"]["bonus_privilege"], (
        "privilege track holds the start and one full turn's gain"
    )
    assert data["sailing"]["workers_for_matches"] == [1, 1, 2], "workers for 1, 2, 3 matches"
