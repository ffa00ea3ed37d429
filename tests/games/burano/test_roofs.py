"""Roofing: where a tile may lie, what it brings, what it scores (BU-5.14 to 5.25, 12.1, 12.2)."""

from __future__ import annotations

import random

import pytest
from tests.games.burano import oracle
from tests.games.burano.table import BOX, GAME, do, lay, me, options, points, refused, saved, scored, starting_with

from kade.games.burano.rules.roofing import covers, roofable, why_not_cover
from kade.testing import only

PAIR = {"h-4-3": ["pink"], "h-5-3": ["blue"]}
FLAT = "flat-pink-blue"


@pytest.mark.rule("BU-5.14", "BU-5.19")
def test_a_tile_lies_on_two_cubes_of_its_colours_side_by_side() -> None:
    state = lay(
        seats=[{"roofs": [FLAT, "flat-pink-white"], "coins": 9}],
        houses={"h-4-3": ["pink"], "h-5-3": ["blue"], "h-3-3": ["blue"], "h-3-2": ["white"]},
    )
    assert starting_with(state, "roof") == [f"roof {FLAT}"]  # pink and white touch by a corner only
    do(state, f"roof {FLAT}")
    assert options(state) == ["cover h-4-3 h-3-3", "cover h-4-3 h-5-3"]
    told = do(state, "cover h-4-3 h-5-3", "take privilege")
    assert only(told, "roofed") == [{"seat": 0, "tile": FLAT, "holes": ["h-4-3", "h-5-3"], "level": 1}]
    assert saved(state)["seats"][0]["roofs"] == ["flat-pink-white"]  # not replaced before the clean-up
    assert saved(state)["roofs"] == [{"tile": FLAT, "holes": ["h-4-3", "h-5-3"], "level": 1}]


@pytest.mark.rule("BU-5.15", "BU-5.16", "BU-15.6", "BU-15.7")
def test_roofs_refused() -> None:
    two = [
        {"tile": "islands-pink-yellow", "holes": ["h-3-3", "h-3-2"], "level": 1},
        {"tile": "islands-pink-green", "holes": ["h-7-3", "h-8-3"], "level": 1},
        {"tile": "islands-blue-green", "holes": ["h-7-3", "h-8-3"], "level": 2},
    ]
    houses = {
        "h-3-3": ["pink", "blue"],
        "h-3-2": ["yellow"],
        "h-4-3": ["pink"],
        "h-5-3": ["blue"],
        "h-5-2": ["blue"],
        "h-6-2": ["white"],
        "h-4-4": ["blue"],
        "h-7-3": ["pink", "blue", "pink"],
        "h-8-3": ["green", "green", "blue"],
    }
    state = lay(seats=[{"roofs": [FLAT], "coins": 9}], houses=houses, roofs=two)
    do(state, f"roof {FLAT}")
    assert options(state) == ["cover h-4-3 h-5-3", "cover h-4-3 h-4-4"]
    assert refused(state, "cover h-5-2 h-6-2") == "colours-differ"
    assert refused(state, "cover h-3-3 h-4-3") == "not-one-level"
    assert refused(state, "cover h-7-3 h-8-3") == "third-level"
    assert refused(state, "cover h-3-2 h-3-1") == "no-cube-there"
    assert refused(state, "cover h-3-0 h-2-0") == "no-cube-there"
    over = lay(
        seats=[{"roofs": [FLAT, "flat-pink-yellow"], "coins": 9}],
        houses={"h-4-3": ["pink"], "h-3-3": ["pink"], "h-3-2": ["yellow"], "h-5-3": ["blue"], "h-4-4": ["blue"]},
        roofs=two[:1],
    )
    assert starting_with(over, "roof") == [f"roof {FLAT}"]
    do(over, f"roof {FLAT}")
    assert refused(over, "cover h-3-3 h-4-3") == "roofed-already"
    assert "h-3-3" not in " ".join(options(over))


@pytest.mark.rule("BU-5.15", "BU-15.6")
def test_nothing_reaches_across_a_canal() -> None:
    pairs = {GAME.name(action) for action in GAME.actions if GAME.name(action).startswith("cover ")}
    assert "cover h-3-0 h-5-0" not in pairs  # the canal of column 4 lies between them
    assert "cover h-3-1 h-3-2" in pairs
    cells = set(BOX.cells)
    side_by_side = {
        f"cover h-{x}-{y} h-{x + i}-{y + j}"
        for x, y in cells
        for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
        if (x + i, y + j) in cells
    }
    assert pairs == side_by_side


@pytest.mark.rule("BU-5.29", "BU-15.19")
def test_a_roof_of_the_second_level_may_rest_on_two_roofs() -> None:
    houses = {"h-3-3": ["yellow"], "h-4-3": ["pink", "pink"], "h-5-3": ["blue", "blue"], "h-6-3": ["green"]}
    roofs = [
        {"tile": "islands-pink-yellow", "holes": ["h-4-3", "h-3-3"], "level": 1},
        {"tile": "islands-blue-green", "holes": ["h-5-3", "h-6-3"], "level": 1},
    ]
    state = lay(seats=[{"roofs": [FLAT]}, {}], houses=houses, roofs=roofs)
    do(state, f"roof {FLAT}")
    assert saved(state)["roofs"][2] == {"tile": FLAT, "holes": ["h-4-3", "h-5-3"], "level": 2}


@pytest.mark.rule("BU-5.17")
def test_two_privilege_points_or_an_open_card_that_is_replaced_at_once() -> None:
    shown = ["B01", "B07", "B13", "B16"]
    state = lay(seats=[{"roofs": [FLAT]}, {}], houses=PAIR, shown=shown, buildings=["B02"])
    do(state, f"roof {FLAT}")
    assert options(state) == ["take privilege", *(f"take card {card}" for card in shown)]
    told = do(state, "take card B13")
    assert only(told, "card-taken") == [{"seat": 0, "card": "B13"}]
    assert saved(state)["shown"] == ["B01", "B07", "B16", "B02"]
    assert saved(state)["seats"][0]["cards"] == ["B13"]
    other = lay(seats=[{"roofs": [FLAT]}, {}], houses=PAIR, shown=shown)
    do(other, f"roof {FLAT}", "take privilege")
    assert me(other).privilege == 2
    assert saved(other)["shown"] == shown


@pytest.mark.rule("BU-5.18", "BU-15.10")
def test_with_an_empty_deck_the_cards_are_not_refilled_and_with_none_open_only_privilege_remains() -> None:
    state = lay(seats=[{"roofs": [FLAT]}, {}], houses=PAIR, shown=["B16"], buildings_rest=1)
    do(state, f"roof {FLAT}", "take card B16")
    assert state.shown == []
    none = lay(seats=[{"roofs": [FLAT]}, {}], houses=PAIR, shown=[], buildings_rest=1)
    told = do(none, f"roof {FLAT}")  # forced: nothing is asked
    assert only(told, "privilege") == [{"seat": 0, "number": 2}]


def roof_points(tile: str, mine: dict[str, object], *others: dict[str, object], **spec: object) -> int:
    one, two = tile.split("-")[1:]
    state = lay(
        seats=[{"roofs": [tile], **mine}, *others] if others else [{"roofs": [tile], **mine}, {}],
        houses={"h-4-3": [one], "h-5-3": [two]},
        **spec,
    )
    do(state, f"roof {tile}", "take privilege")
    return points(state)


@pytest.mark.rule("BU-5.20", "BU-5.24")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ({}, {}, 0),
        ({"A": 1}, {}, 2),
        ({"A": 2, "B": 1}, {"A": 1}, 5),
        ({"A": 1, "B": 1, "C": 1}, {}, 9),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, {}, 9),
        ({"A": 2, "B": 1}, {"A": 1, "B": 1}, 2),
        ({"A": 1}, {"A": 2}, 0),
    ],
)
def test_island_roofs_count_islands_where_one_alone_has_most(
    mine: dict[str, int], theirs: dict[str, int], worth: int
) -> None:
    assert roof_points("islands-pink-yellow", {"islands": mine}, {"islands": theirs}) == worth


@pytest.mark.rule("BU-5.21", "BU-5.24")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ([], [], 0),
        (["s-2-2"], [], 2),
        (["s-2-2", "s-2-3", "s-0-1"], ["s-2-4", "s-1-1"], 2),
        (["s-2-2", "s-0-1"], [], 5),
        (["s-2-2", "s-0-1", "s-3-1", "s-0-2"], [], 9),
        (["s-2-2"], ["s-2-3"], 0),
    ],
)
def test_workshop_roofs_count_tiles_where_one_alone_has_most(mine: list[str], theirs: list[str], worth: int) -> None:
    assert roof_points("workshops-pink-yellow", {"squares": mine}, {"squares": theirs}) == worth


@pytest.mark.rule("BU-5.22")
@pytest.mark.parametrize(("start", "away", "fountains"), [(3, 1, 1), (3, 3, 2), (6, 5, 2), (3, 7, 3), (3, 9, 4)])
def test_fountain_roofs_count_visible_fountains(start: int, away: int, fountains: int) -> None:
    seat = {"start": start, "islands": {"A": away}}
    ring = lay(seats=[seat, {}]).players[0]
    covered = {(start + i) % 12 for i in range(10 - away)}
    shown = sum(1 for house in range(12) if house not in covered and not ring.ring.coins[house])
    assert roof_points("fountains-pink-blue", seat) == [0, 2, 3, 5, 9][shown]
    assert shown == fountains


@pytest.mark.rule("BU-5.23")
def test_a_flat_roof_scores_four() -> None:
    assert roof_points(FLAT, {}) == 4
    state = lay(seats=[{"roofs": [FLAT]}, {}], houses=PAIR)
    do(state, f"roof {FLAT}", "take privilege")
    assert scored(state) == {"flat-roofs": 4}


@pytest.mark.rule("BU-5.25", "BU-12.7", "BU-15.11")
def test_a_card_works_from_the_moment_it_is_taken() -> None:
    tile = "islands-pink-yellow"
    seats = [{"roofs": [tile], "islands": {"A": 1}}, {"islands": {"A": 1}}]
    houses = {"h-4-3": ["pink"], "h-5-3": ["yellow"]}
    state = lay(seats=seats, houses=houses, shown=["B13", "B01", "B02", "B16"])
    do(state, f"roof {tile}", "take card B13")
    assert scored(state)["islands-roofs"] == 2  # the tie counts already
    state = lay(seats=seats, houses=houses, shown=["B13", "B01", "B02", "B16"])
    do(state, f"roof {tile}", "take card B01")
    assert "bright-roofs" not in scored(state)  # the tile was laid before


@pytest.mark.rule("BU-12.1")
@pytest.mark.parametrize(("card", "bonus"), [("B01", 10), ("B02", 0), ("B03", 0)])
def test_bright_roofs_score_five_for_each_colour_of_the_tile(card: str, bonus: int) -> None:
    assert roof_points(FLAT, {"cards": [card]}) == 4 + bonus


@pytest.mark.rule("BU-12.1")
@pytest.mark.parametrize(
    ("tile", "cards", "bonus"),
    [
        ("flat-blue-yellow", ["B01"], 5),
        ("flat-blue-yellow", ["B01", "B02"], 10),
        ("flat-green-orange", ["B03"], 5),
        ("flat-yellow-green", ["B02"], 10),
        ("flat-orange-white", ["B03"], 10),
    ],
)
def test_bright_roofs_by_card(tile: str, cards: list[str], bonus: int) -> None:
    assert roof_points(tile, {"cards": cards}) == 4 + bonus


@pytest.mark.rule("BU-12.2", "BU-5.28", "BU-15.18")
def test_free_halves_lie_on_any_cube_and_the_player_chooses_the_way_round() -> None:
    houses = {"h-4-3": ["white"], "h-5-3": ["orange"], "h-5-2": ["green"]}
    plain = lay(seats=[{"roofs": ["islands-blue-green"], "privilege": 1}, {}], houses=houses)
    assert starting_with(plain, "roof") == []
    state = lay(seats=[{"roofs": ["islands-blue-green"], "cards": ["B04"]}, {}], houses=houses)
    do(state, "roof islands-blue-green")
    assert options(state) == ["cover h-5-2 h-5-3", "cover h-4-3 h-5-3", "cover h-5-3 h-5-2", "cover h-5-3 h-4-3"]
    do(state, "cover h-5-3 h-4-3", "take privilege")
    assert saved(state)["roofs"][0]["holes"] == ["h-5-3", "h-4-3"]
    half = lay(seats=[{"roofs": ["islands-blue-orange"], "cards": ["B04"]}, {}], houses=houses)
    do(half, "roof islands-blue-orange")
    assert options(half) == ["cover h-5-2 h-5-3", "cover h-4-3 h-5-3"]  # orange still needs an orange cube


@pytest.mark.rule("BU-12.2")
@pytest.mark.parametrize(("card", "tile"), [("B05", "flat-yellow-white"), ("B06", "flat-pink-orange")])
def test_the_other_free_roofs_and_bright_ones_together(card: str, tile: str) -> None:
    houses = {"h-4-3": ["green"], "h-5-3": ["green"]}
    state = lay(seats=[{"roofs": [tile], "cards": [card, "B03", "B02"]}, {}], houses=houses)
    do(state, f"roof {tile}", "cover h-4-3 h-5-3", "take privilege")
    assert scored(state)["bright-roofs"] == {"B05": 10, "B06": 5}[card]  # they look at the tile, not at the cubes


@pytest.mark.rule("BU-5.14", "BU-12.2")
def test_the_engine_finds_the_same_roofs_as_a_slow_search() -> None:
    chance = random.Random(5)
    found = 0
    for _ in range(150):
        state = oracle.random_island(chance)
        for tile in range(0, 48, 5):
            slow = oracle.covers(state, 0, tile)
            fast = [GAME.name(action) for action in covers(state, me(state), tile)]
            assert sorted(fast) == sorted(slow)
            assert roofable(state, me(state), tile) == bool(slow)
            found += len(slow)
    assert found > 100


@pytest.mark.rule("BU-5.28", "BU-5.29", "BU-12.2")
def test_roofs_of_both_levels_are_listed_in_the_order_of_the_board() -> None:
    houses = {"h-4-3": ["pink"] * 2, "h-5-3": ["pink"] * 2, "h-4-4": ["pink"], "h-5-4": ["pink"]}
    state = lay(
        seats=[{"cards": ["B04", "B05", "B06"], "roofs": [FLAT], "coins": 9}],
        houses=houses,
        roofs=[{"tile": "flat-pink-white", "holes": ["h-4-3", "h-5-3"], "level": 1}],
    )
    do(state, f"roof {FLAT}")
    assert options(state) == ["cover h-4-3 h-5-3", "cover h-5-3 h-4-3", "cover h-4-4 h-5-4", "cover h-5-4 h-4-4"]


@pytest.mark.rule("BU-5.14", "BU-5.16")
def test_a_roof_is_refused_for_what_is_true_of_the_two_houses() -> None:
    chance = random.Random(14)
    reasons = set()
    row = ["h-1-4", "h-2-4", "h-3-4", "h-3-3", "h-4-3", "h-5-3", "h-6-3", "h-7-3", "h-8-3"]
    roofs = [(0, 1, 1), (2, 3, 1), (4, 5, 1), (6, 7, 1), (1, 2, 2), (4, 5, 2)]  # which two of the row, and the level
    built = lay(
        houses={hole: ["pink"] * level for hole, level in zip(row, [1, 3, 3, 2, 2, 2, 2, 2, 1], strict=True)},
        roofs=[
            {"tile": BOX.tile_names[tile], "holes": [row[a], row[b]], "level": level}
            for tile, (a, b, level) in enumerate(roofs)
        ],
    )
    for state in [built, *[oracle.random_island(chance) for _ in range(5)]]:
        houses = saved(state)["houses"]
        covered = {(hole, roof["level"]) for roof in saved(state)["roofs"] for hole in roof["holes"]}
        for pair, (one, two) in enumerate(BOX.pairs):
            holes = [BOX.holes[one], BOX.holes[two]]
            levels = [len(houses.get(hole, [])) for hole in holes]
            reason, details = why_not_cover(state, 0, BOX.cover + pair)
            reasons.add(reason)
            if 0 in levels:
                assert (reason, details) == ("no-cube-there", {"hole": holes[levels.index(0)]})
                continue
            assert details == {"tile": BOX.tile_names[0], "holes": holes}
            assert (reason == "not-one-level") == (levels[0] != levels[1])
            if levels[0] == levels[1]:
                assert (reason == "third-level") == (levels[0] == 3)
                assert (reason == "roofed-already") == any((hole, levels[0]) in covered for hole in holes)
    assert len(reasons) == 5
