"""The worked examples of the rulebook, one test each, with their numbers (BU-14). Seat 0 is blue, 1 red, 2 green."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burano.table import (
    BOX,
    COLOURS,
    GAME,
    PINK_ORANGE_PINK,
    WHITE_PINK_YELLOW,
    do,
    full_pyramid,
    lay,
    me,
    options,
    points,
    refused,
    saved,
    scored,
    starting_with,
    with_huts,
)

from kade.games.burano.rules.layouts import drawn
from kade.games.burano.rules.state import Burano
from kade.kernel.errors import KadeError
from kade.testing import only

MARKERS = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
WEST = dict.fromkeys(["different", "identical", "pairs", "triples"], "west")


def sectors(state: Burano, seat: int = 0) -> list[int]:
    """The sectors at which workers stand, read off the ring as it is shown."""
    ring = state.view(None)["seats"][seat]["ring"]
    return [i + 1 for i in range(12) if ring["houses"][(ring["start"] + i) % 12]["worker"]]


def roofed(tile: str, *seats: dict[str, Any]) -> dict[str, int]:
    """What seat 0 has scored when it has laid this tile and taken the privilege points."""
    _, one, two = tile.split("-")
    mine, *others = seats
    state = lay(seats=[{"roofs": [tile], **mine}, *others], houses={"h-4-3": [one], "h-5-3": [two]})
    do(state, f"roof {tile}", "take privilege")
    return scored(state)


@pytest.mark.rule("BU-14.1")
def test_prepare_prepare_build_cost_one_gained_three_and_three_paid() -> None:
    mine = {"coins": 9, "pyramid": {"base-1": "blue", "base-2": "green"}, "prepared": {"pink": 1}, "privilege": 1}
    state = lay(seats=[mine, {}], markers=MARKERS)
    do(state, "prepare blue", "prepare green", "build pink", "at h-5-3", "stay")
    assert me(state).coins == 9 + 1 - 3 - 3


@pytest.mark.rule("BU-14.2")
def test_with_three_prepared_nothing_is_prepared_and_with_none_nothing_is_built() -> None:
    full = lay(seats=[{"coins": 9, "pyramid": full_pyramid(), "prepared": {"pink": 2, "white": 1}}, {}])
    assert starting_with(full, "prepare") == []
    assert refused(full, "prepare yellow") == "no-space"
    none = lay(seats=[{"coins": 9, "pyramid": full_pyramid()}, {}])
    assert starting_with(none, "build") == []
    assert [refused(none, f"build {colour}") for colour in COLOURS] == ["not-prepared"] * 6


@pytest.mark.rule("BU-14.3")
def test_the_colours_of_a_season_and_green_at_sailing_in_another() -> None:
    steps = {"sailing": "sail", "lace": "make-lace", "earning": "recall"}
    other = {"sailing": ["green", "blue"], "lace": ["yellow", "pink"], "earning": ["orange", "white"]}
    for markers in (MARKERS, other):
        for action, colours in markers.items():
            for colour in colours:
                seat = {"prepared": {colour: 1}, "privilege": 1, "islands": {"A": 1}}
                state = lay(seats=[seat, {}], markers=markers)
                do(state, f"build {colour}", "at h-5-3")
                assert state.stack[-1].name == steps[action]


@pytest.mark.rule("BU-14.4")
def test_a_cube_on_a_roof_half_of_its_own_colour_brings_a_privilege_point() -> None:
    roof = {"tile": "flat-pink-blue", "holes": ["h-4-3", "h-5-3"], "level": 1}
    state = lay(
        seats=[{"prepared": {"blue": 1}, "privilege": 3}, {}],
        roofs=[roof],
        houses={"h-4-3": ["green"], "h-5-3": ["orange"]},
    )
    told = do(state, "build blue", "at h-5-3")
    assert only(told, "privilege") == [{"seat": 0, "number": 1}]
    assert me(state).privilege == 4


@pytest.mark.rule("BU-14.5")
def test_five_roofs_that_are_refused() -> None:
    laid = [
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
        "h-7-3": ["pink", "blue", "pink"],
        "h-8-3": ["green", "green", "blue"],
        "h-2-2": ["blue"],
    }
    state = lay(seats=[{"roofs": ["flat-pink-blue"], "coins": 9}, {}], houses=houses, roofs=laid)
    assert starting_with(state, "roof") == ["roof flat-pink-blue"]
    fitting = state.copy()
    do(fitting, "roof flat-pink-blue")  # one pair alone suits, so it is laid there
    assert saved(fitting)["roofs"][-1]["holes"] == ["h-4-3", "h-5-3"]
    asked = lay(seats=[{"roofs": ["flat-pink-blue"], "coins": 9}, {}], houses={**houses, "h-4-4": ["blue"]}, roofs=laid)
    do(asked, "roof flat-pink-blue")
    assert refused(asked, "cover h-5-2 h-6-2") == "colours-differ"
    with pytest.raises(KadeError):
        GAME.action("cover h-4-3 h-5-2")  # neither in one row nor in one column
    assert refused(asked, "cover h-3-3 h-4-3") == "not-one-level"
    assert refused(asked, "cover h-7-3 h-8-3") == "third-level"
    assert refused(asked, "cover h-3-2 h-2-2") == "roofed-already"


@pytest.mark.rule("BU-14.6")
def test_an_island_roof_with_most_on_one_island_and_a_tie_on_another() -> None:
    assert roofed("islands-pink-yellow", {"islands": {"B": 2, "C": 1}}, {"islands": {"B": 1, "C": 1}}) == {
        "islands-roofs": 2
    }


@pytest.mark.rule("BU-14.7")
def test_a_workshop_roof_with_most_on_the_green_tile_only() -> None:
    mine, theirs = ["s-2-2", "s-2-3", "s-0-1"], ["s-2-4", "s-1-1", "s-3-1"]  # green twice, pink; green, pink, blue
    assert roofed("workshops-pink-yellow", {"squares": mine}, {"squares": theirs}) == {"workshops-roofs": 2}


@pytest.mark.rule("BU-14.8")
def test_a_fountain_roof_with_three_visible() -> None:
    seat = {"start": 3, "islands": {"A": 7}}
    assert lay(seats=[seat, {}]).view(0)["seats"][0]["ring"]["fountains"] == 3
    assert roofed("fountains-pink-blue", seat, {}) == {"fountains-roofs": 5}


@pytest.mark.rule("BU-14.9")
def test_two_matches_a_lobster_blind_and_a_lobster_from_the_open_cards() -> None:
    state = lay(
        step="sail",
        seats=[{"boat": "A"}, {"privilege": 1}],
        huts=with_huts(E=["pink", "yellow", "white"]),
        display=["lobster", "tuna", "eel"],
        seafood=["lobster", "crab", "sole"],
    )
    assert state.view(0)["seats"][0]["ring"]["arrows"] == ["yellow", "blue", "pink"]
    do(state, "sail E")
    assert state.view(0)["about"] == {"number": 2}
    do(state, "catch blind")
    assert saved(state)["display"] == ["lobster", "tuna", "eel"]
    do(state, "catch lobster")
    assert saved(state)["seats"][0]["hand"] == {"lobster": 2}
    assert saved(state)["display"] == ["tuna", "eel", "crab"]  # filled up to three


@pytest.mark.rule("BU-14.10")
def test_three_matches_send_the_workers_of_sectors_one_and_two_and_the_wheel_turns_two() -> None:
    state = lay(
        step="sail",
        seats=[{"boat": "A", "start": 3, "islands": {"A": 1}}, {"privilege": 1}],
        huts=with_huts(E=["pink", "blue", "yellow"]),
    )
    houses = state.view(0)["seats"][0]["ring"]["houses"]
    do(state, "sail E", *["catch blind"] * 3, "send 2")
    after = state.view(0)["seats"][0]["ring"]
    assert [i for i in range(12) if houses[i]["worker"] and not after["houses"][i]["worker"]] == [3, 4]
    assert after["start"] == 5
    assert me(state).islands == [1, 0, 0, 0, 2, 0]


@pytest.mark.rule("BU-14.11")
def test_blue_sends_two_red_takes_one_back_to_sector_three_and_green_to_sector_seven() -> None:
    red = {"islands": {"E": 2, "A": 6}, "coins": 0, "privilege": 1}
    green = {"islands": {"E": 1, "A": 3}, "coins": 0}
    state = lay(step="sail", seats=[{"boat": "A"}, red, green], huts=with_huts(E=["pink", "blue", "yellow"]))
    assert (sectors(state, 1)[-1], sectors(state, 2)[-1]) == (2, 6)
    do(state, "sail E", *["catch blind"] * 3, "send 2")
    assert (sectors(state, 1)[-1], sectors(state, 2)[-1]) == (3, 7)
    assert (me(state, 1).coins, me(state, 2).coins) == (2, 2)
    assert state.view(None)["islands"][4]["workers"] == [2, 1, 0]


@pytest.mark.rule("BU-14.12")
def test_three_tuna_and_three_squid_bring_24_and_the_ship_crosses() -> None:
    state = lay(step="trade", port="west", seats=[{"hand": {"tuna": 3, "squid": 3}}, {"privilege": 1}], ships=WEST)
    do(state, "sell triples 2x3")
    assert scored(state) == {"sales": 24}
    assert saved(state)["seats"][0]["hand"] == {}
    assert saved(state)["ships"] == {**WEST, "triples": "east"}


@pytest.mark.rule("BU-14.13")
def test_arrows_yellow_blue_pink_send_one_worker_each_to_a_square_of_their_colours() -> None:
    mine = {"prepared": {"green": 1}, "islands": {"A": 1}, "squares": ["s-2-2", "s-2-4"]}
    state = lay(seats=[mine, {"privilege": 1}], markers=MARKERS)
    do(state, "build green", "at h-5-3")
    assert state.view(0)["about"]["arrows"] == {"pink": 1, "blue": 1, "yellow": 1}
    told = do(state, "lace s-2-1", "lace s-3-2", "lace s-3-4")
    assert [event["colour"] for event in only(told, "laced")] == ["pink", "blue", "yellow"]
    assert me(state).workers == 7 - 3


@pytest.mark.rule("BU-14.14")
def test_two_pink_arrows_send_two_and_without_an_orange_square_beside_the_third_stays() -> None:
    mine = {"prepared": {"green": 1}, "islands": {"A": 1}, **PINK_ORANGE_PINK}
    state = lay(players=4, seats=[mine, {"privilege": 1}, {}, {}], markers=MARKERS)  # with four, pink is not by orange
    do(state, "build green", "at h-5-3", "lace s-2-1")
    assert "lace s-3-1" in options(state)
    before = me(state).start
    do(state, "lace s-3-1")
    assert state.stack[-1].name == "turn"  # nowhere to go for the third
    assert (me(state).workers, (me(state).start - before) % 12) == (7, 2)


@pytest.mark.rule("BU-14.15")
def test_six_visible_coins_and_one_worker_called_back_to_sector_four_make_seven() -> None:
    mine = {"start": 3, "islands": {"A": 4, "B": 3}, "prepared": {"orange": 1}, "coins": 0}
    state = lay(seats=[mine, {}], markers=MARKERS)
    assert state.view(0)["seats"][0]["ring"]["coins"] == 6
    do(state, "build orange", "at h-5-3", "recall A")
    assert sectors(state)[-1] == 4
    assert me(state).coins == 1 + 7  # one for the first move


@pytest.mark.rule("BU-14.16")
def test_four_players_with_most_on_three_two_and_one_islands() -> None:
    seats = [{"islands": {"A": 1, "B": 2, "C": 1}}, {"islands": {"D": 1, "E": 1, "B": 1}}, {"islands": {"F": 1}}, {}]
    state = lay(seats=seats, step="clean-up", season="winter")
    assert [scored(state, seat).get("islands", 0) for seat in range(4)] == [12, 8, 4, 0]


@pytest.mark.rule("BU-14.17")
def test_a_union_of_four_for_two_orange_a_green_and_a_blue_cube() -> None:
    mine = {
        "squares": ["s-1-2", "s-1-3", "s-2-3", "s-3-3"],
        "pyramid": {"base-1": "orange", "base-2": "orange", "base-3": "green", "base-4": "blue"},
    }
    state = lay(seats=[mine, {}], step="score-lace")
    told = do(state, "pay s-1-2", "pay s-1-3", "pay s-2-3", "pay s-3-3")
    assert only(told, "lace-scored") == [{"seat": 0, "number": 4, "points": 4 * 2, "bonus": 4}]
    assert points(state) == 12


@pytest.mark.rule("BU-14.18")
def test_white_and_orange_joined_and_green_alone_make_seven() -> None:
    mine = {
        "squares": ["s-1-4", "s-1-3", "s-2-2"],
        "pyramid": {"base-1": "white", "base-2": "orange", "base-3": "green"},
    }
    state = lay(seats=[mine, {}], step="score-lace")
    do(state, "pay best")
    assert scored(state) == {"lace": 3 * 2, "unions": 1}


@pytest.mark.rule("BU-14.19")
def test_two_privilege_points_buy_an_orange_and_a_blue_cube_for_two_joined_workers() -> None:
    tiles = [{"tile": tile, "column": x, "row": y, "turns": turns} for tile, x, y, turns in drawn(BOX, 2, 5).puts]
    state = lay(seats=[{"squares": ["s-1-4", "s-2-4"], "privilege": 2}, {}], step="score-lace", layout=tiles)
    do(state, "buy orange", "buy blue", "pay best")
    assert points(state) == 2 + 2 + 1
    assert me(state).privilege == 0


@pytest.mark.rule("BU-14.20")
def test_the_covered_houses_give_a_green_a_yellow_a_blue_and_two_pink_cubes() -> None:
    mine = {
        "ring": ["R3", "R1", "R2", "R4"],
        "start": 1,
        "islands": {"A": 5},
        "privilege": 1,
        "pyramid": {"base-1": "white", "base-2": "white"},
    }
    state = lay(seats=[mine, {}], step="gather-cubes")
    assert saved(state)["seats"][0]["reserve"] == {"green": 1, "yellow": 1, "blue": 1, "pink": 2, "white": 2}


@pytest.mark.rule("BU-14.21")
def test_one_space_is_empty_an_island_roof_is_put_away_a_flat_and_a_fountain_roof_are_drawn() -> None:
    mine = {"roofs": ["islands-blue-green", "flat-pink-white"]}
    state = lay(
        seats=[mine, {}],
        step="put-roofs-away",
        stacks={"flat": ["flat-pink-blue"], "fountains": ["fountains-pink-blue"]},
    )
    do(state, "put away islands-blue-green", "done", "draw flat", "draw fountains")
    assert saved(state)["seats"][0]["roofs"] == ["fountains-pink-blue", "flat-pink-blue", "flat-pink-white"]
    assert state.view(None)["under"]["islands"] == ["islands-blue-green"]


@pytest.mark.rule("BU-14.22")
def test_the_white_hut_of_a_for_the_blue_one_of_b_makes_three_matches() -> None:
    huts = with_huts(A=["white", "green", "green"], B=["pink", "blue", "yellow"])
    state = lay(step="sail", seats=[{"boat": "E", "privilege": 1, **WHITE_PINK_YELLOW}, {"privilege": 1}], huts=huts)
    assert state.view(0)["seats"][0]["ring"]["arrows"] == ["pink", "white", "yellow"]
    do(state, "exchange", "hut A white", "hut B blue")
    assert state.view(0)["islands"][1]["matches"][0] == 3
    do(state, *(["sail B"] if "sail B" in options(state) else []), *["catch blind"] * 3)
    assert (me(state).privilege, sum(me(state).hand), me(state).boat) == (0, 3, 1)


@pytest.mark.rule("BU-14.23")
def test_a_privilege_point_drives_red_from_an_orange_square_beside_no_blue_worker() -> None:
    blue = {"squares": ["s-3-4"], "privilege": 1, "islands": {"A": 1}, **PINK_ORANGE_PINK}
    red = {"squares": ["s-1-2"], "coins": 0, "islands": {"A": 1}, "privilege": 1}
    state = lay(seats=[blue, red], step="make-lace", arrows={"pink": 2, "orange": 1})
    do(state, "privilege lace s-1-2")
    assert state.view(None)["workshops"]["s-1-2"] == {"colour": "orange", "coin": False, "seat": 0}
    assert (me(state).privilege, me(state, 1).coins, me(state, 1).workers) == (0, 2, 9)


@pytest.mark.rule("BU-14.24", "BU-13.1", "BU-13.2", "BU-13.3")
def test_seven_coins_five_cards_and_buildings_worth_nine_and_eight_make_23() -> None:
    # the bell tower is worth 9; four sold cards of its kinds make a stall worth 8
    mine = {"coins": 7, "hand": {"tuna": 5}, "cards": ["B16", "B08"], "sold": {"crab": 4}}
    state = lay(seats=[mine, {"coins": 0}], step="clean-up", season="winter")
    assert state.over
    parts = state.result().breakdown[0]
    assert (parts["coins"], parts["seafood"], parts["buildings"]) == (1, 5, 9 + 8)
    assert state.result().points == (23, 0)
