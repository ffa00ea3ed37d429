"""The second half of what the component data must satisfy: sea, ships, roofs, cards and tables."""

from __future__ import annotations

import collections
import itertools
import math
from typing import Any

from tests.games.burano.validator import anchors, curve, lace_points, matches, union_bonus


def sea_failures(data: Any) -> list[str]:
    failed: list[str] = []

    def check(name: str, ok: bool, detail: object = "") -> None:
        if not ok:
            failed.append(f"{name} {detail}".strip())

    n = data["counts"]
    colours = [c["id"] for c in data["colour"]]
    isl = data["main_island"]

    # sea
    sea = collections.defaultdict(set)
    for r in data["sail_route"]:
        sea[r["a"]].add(r["b"])
        sea[r["b"]].add(r["a"])
    places = anchors(data)
    check("six islands A-F and two ports", sorted(places) == ["A", "B", "C", "D", "E", "F", "east", "west"])
    check("starting islands A-D", [i["id"] for i in data["island"] if i["start"]] == data["setup"]["start_letters"])
    check("12 routes, three at every place", len(data["sail_route"]) == 12 and all(len(sea[p]) == 3 for p in places))

    def steps(a: Any) -> Any:
        dist, todo = {a: 0}, collections.deque([a])
        while todo:
            u = todo.popleft()
            for v in sea[u]:
                if v not in dist:
                    dist[v] = dist[u] + 1
                    todo.append(v)
        return dist

    check(
        "all within three steps of each other", all(len(steps(p)) == 8 and max(steps(p).values()) <= 3 for p in places)
    )
    check(
        "both ports in reach; every start next to one",
        all(
            min(steps(i)["west"], steps(i)["east"]) == 1 and max(steps(i)["west"], steps(i)["east"]) <= 3
            for i in "ABCD"
        ),
    )
    half = {"A": "C", "C": "A", "B": "D", "D": "B", "E": "F", "F": "E", "west": "east", "east": "west"}
    check("routes unchanged by a half turn", all(half[b] in sea[half[a]] for a in sea for b in sea[a]))
    check("every place is next to at least two islands", all(sum(len(q) == 1 for q in sea[p]) >= 2 for p in places))
    check(
        "matches: one arrow to one hut",
        [
            matches(a.split(), h.split())
            for a, h in (
                ("yellow blue pink", "pink yellow white"),
                ("white pink yellow", "pink white yellow"),
                ("pink orange pink", "pink white blue"),
                ("pink blue white", "pink pink green"),
                ("pink orange pink", "pink pink green"),
            )
        ]
        == [2, 3, 1, 1, 2],
    )
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
    check("no two routes cross", not bad, bad)
    bad = []
    for (r, x), (s, y) in itertools.combinations(lines, 2):
        for k in {r["a"], r["b"]} & {s["a"], s["b"]}:
            u, v = (x if r["a"] == k else x[::-1]), (y if s["a"] == k else y[::-1])
            if any(crosses(*i, *j) for i in itertools.pairwise(u) for j in itertools.pairwise(v)):
                bad.append((k, r["a"] + r["b"], s["a"] + s["b"]))
            turn = math.atan2(u[6][1] - u[0][1], u[6][0] - u[0][0]) - math.atan2(v[6][1] - v[0][1], v[6][0] - v[0][0])
            if abs((turn + math.pi) % (2 * math.pi) - math.pi) < math.radians(20):
                bad.append((k, r["a"] + r["b"], s["a"] + s["b"], "close"))
    check("routes from one place part clearly", not bad, bad)
    half_cell = isl["cell"] / 2 + 8
    bad = {
        (r["a"] + r["b"], h["id"])
        for r, pts in lines
        for x, y in pts
        for h in isl["holes"]
        if abs(x - h["x"]) < half_cell and abs(y - h["y"]) < half_cell
    }
    check("no route over the main island's holes", not bad, bad)
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
    check("no route over a hut or a berth", not bad, bad)
    check(
        "everything on the canvas",
        all(20 <= x <= data["layout"]["sea_width"] - 20 and 20 <= y <= 1080 for _, pts in lines for x, y in pts),
    )
    check(
        "4 berths at each port, 2 ships at the start",
        all(len(p["berths"]) == p["capacity"] == 4 and p["start_ships"] == 2 for p in data["port"])
        and sum(p["start_ships"] for p in data["port"]) == len(data["merchant_ship"]) == n["merchant_ships"],
    )

    # merchant ships
    price = {m["kind"]: {tuple(s["sets"]): s["points"] for s in m["sales"]} for m in data["merchant_ship"]}
    check("four kinds of ship", sorted(price) == ["different", "identical", "pairs", "triples"])
    check("a single card 2", price["different"][1,] == price["identical"][1,] == 2)
    check("one pair 5", price["pairs"][2,] == 5)
    check("two triples 24 (example)", price["triples"][3, 3] == 24)
    check("lines of the ships: 4, 4, 3, 2", [len(m["sales"]) for m in data["merchant_ship"]] == [4, 4, 3, 2])
    check(
        "same goods, same price",
        price["identical"][2,] == price["pairs"][2,] and price["identical"][3,] == price["triples"][3,],
    )
    for kind, rows in price.items():
        per = [p / sum(s) for s, p in rows.items()]
        check(f"{kind}: longer sales never pay less per card", all(a <= b for a, b in itertools.pairwise(per)))
    check(
        "different cards never beat a pair per card",
        max(p / sum(s) for s, p in price["different"].items()) <= price["pairs"][2,] / 2,
    )
    check(
        "selling beats keeping",
        min(p / sum(s) for rows in price.values() for s, p in rows.items()) > data["end"]["points_per_unsold_seafood"],
    )

    # roofs
    tiles = data["roof_tile"]
    check("48 roof tiles", len(tiles) == len({t["id"] for t in tiles}) == n["roof_tiles"] == 48)
    for k in data["roof_kind"]:
        mine = [t for t in tiles if t["kind"] == k["id"]]
        check(
            f"{k['id']}: 12 tiles, no pair twice",
            len(mine) == k["tiles"] == 12 == len({frozenset(t["colours"]) for t in mine}),
        )
        check(
            f"{k['id']}: two different colours, each colour 4 times",
            collections.Counter(c for t in mine for c in t["colours"]) == dict.fromkeys(colours, 4)
            and all(len(set(t["colours"])) == 2 for t in mine),
        )
    pairs = collections.Counter(frozenset(t["colours"]) for t in tiles)
    check("all 15 pairs, 3 or 4 times", len(pairs) == 15 and set(pairs.values()) == {3, 4})
    check(
        "the blue-green island tile exists (example)",
        any(t["kind"] == "islands" and set(t["colours"]) == {"blue", "green"} for t in tiles),
    )
    scale = {k["id"]: k["points"] for k in data["roof_kind"]}
    check(
        "roof scales", scale == {"islands": [2, 5, 9], "workshops": [2, 5, 9], "fountains": [2, 3, 5, 9], "flat": [4]}
    )
    check(
        "example: 3 fountains 5 points; 1 majority 2 points",
        scale["fountains"][2] == 5 and scale["islands"][0] == scale["workshops"][0] == 2,
    )

    # cards
    sea_kinds = [s["id"] for s in data["seafood"]]
    check("48 seafood cards of 8 kinds", len(set(sea_kinds)) == 8 and sum(s["cards"] for s in data["seafood"]) == 48)
    check("lobster, tuna and squid among them", {"lobster", "tuna", "squid"} <= set(sea_kinds))
    cards = {c["id"]: c for c in data["building_card"]}
    check("16 building cards", sorted(cards) == [f"B{i:02d}" for i in range(1, 17)])
    effects = collections.Counter(c["effect"] for c in cards.values())
    check(
        "effects 3, 3, 2, 2 and six single ones",
        sorted(effects.values(), reverse=True) == [3, 3, 2, 2, 1, 1, 1, 1, 1, 1],
    )
    check(
        "colours of the +5 cards",
        [set(cards[f"B0{i}"]["colours"]) for i in (1, 2, 3)]
        == [{"blue", "pink"}, {"yellow", "green"}, {"orange", "white"}],
    )
    check(
        "colours of the free-roof cards",
        [set(cards[f"B0{i}"]["colours"]) for i in (4, 5, 6)]
        == [{"blue", "green"}, {"yellow", "white"}, {"orange", "pink"}],
    )
    check(
        "the two fish cards share out the kinds",
        sorted(cards["B07"]["kinds"] + cards["B08"]["kinds"]) == sorted(sea_kinds) and len(cards["B07"]["kinds"]) == 4,
    )
    check(
        "the two lace cards share out the colours",
        [set(cards["B09"]["colours"]), set(cards["B10"]["colours"])]
        == [{"pink", "blue", "yellow"}, {"green", "orange", "white"}],
    )
    check(
        "card points",
        (
            cards["B01"]["points"],
            cards["B07"]["points"],
            cards["B09"]["points"],
            cards["B14"]["end_points"],
            cards["B15"]["points"],
            cards["B16"]["points"],
        )
        == (5, 2, 2, 3, 3, 9),
    )

    # other tables, worked examples
    check("unions: 2 gives 1, 4 gives 4", union_bonus(data, 2) == 1 and union_bonus(data, 4) == 4)
    check("unions: a quarter of the square", all(union_bonus(data, k) == k * k // 4 for k in range(1, 8)))
    check("unions: the most beyond the table", union_bonus(data, 9) == union_bonus(data, 7))
    check("example 4 x 2 + 4 = 12", lace_points(data, {(0, 0), (1, 0), (1, 1), (2, 1)}) == 12)
    check("example 3 x 2 + 1 = 7", lace_points(data, {(0, 0), (1, 0), (3, 0)}) == 7)
    check("example 2 + 2 + 1 = 5", lace_points(data, {(0, 0), (0, 1)}) == 5)
    check("two unions score apart: 4 x 2 + 1 + 1 = 10", lace_points(data, {(0, 0), (1, 0), (3, 0), (3, 1)}) == 10)
    maj = data["island_majority"]
    check("island majorities 4, 3, 2", [maj[f"players_{k}"] for k in (4, 3, 2)] == [4, 3, 2])
    check("example 12, 8, 4", [k * maj["players_4"] for k in (3, 2, 1)] == [12, 8, 4])
    check(
        "example: 7 coins give 1 point, 5 unsold cards 5",
        7 // data["end"]["coins_per_point"] == 1 and 5 * data["end"]["points_per_unsold_seafood"] == 5,
    )
    check(
        "privilege track holds the start and one full turn's gain",
        data["privilege"]["start"] == data["setup"]["privilege"] == 1
        and data["privilege"]["maximum"] >= 1 + 4 * data["roofing"]["bonus_privilege"],
    )
    check("workers for 1, 2, 3 matches", data["sailing"]["workers_for_matches"] == [1, 1, 2])
    return failed
