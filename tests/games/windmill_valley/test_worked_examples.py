"""The worked examples of the rulebooks, one test each: English first, then the solo rules."""

from __future__ import annotations

import pytest
from tests.games.windmill_valley.table import BOX, at, bulbs, do, gardener, lay, options, perform, step, tiles

from kade.testing import only


@pytest.mark.rule("WV-3.4")
def test_at_speed_one_the_water_does_not_move() -> None:
    state = lay(gate=1, water=3, seats=[{"tools": 1, "guilders": 1}])
    told = do(state, "gate 1")
    assert state.water == 3
    assert only(told, "water") == []


@pytest.mark.rule("WV-3.6")
def test_at_speed_one_each_wheel_moves_one_step() -> None:
    state = lay(step="turn-wheels", gate=1, seats=[{"tools": 1}, {"guilders": 5}])
    told = do(state, "turn 1")
    assert only(told, "turned") == [{"seat": 0, "steps": 1, "large": 2, "small": 2}]


@pytest.mark.rule("WV-3.9", "WV-3.10")
def test_a_full_rotation_brings_a_bulb_of_any_colour_and_three_guilders_which_are_covered() -> None:
    state = lay(step="turn-wheels", gate=1, seats=[{"large": 5, "tools": 1}, {"guilders": 5}])
    told = do(state, "turn 1", "calendar common", "bulb violet", "calendar unique-2")
    assert only(told, "calendar") == [{"seat": 0, "space": "I"}]
    assert bulbs(state.players[0]) == {"violet": 1}
    assert state.players[0].guilders == 3
    first = state.view(None)["calendar"][0]["unique"]
    assert [one["open"] for one in first] == [True, False, False, False], "the X tile lies on it"


@pytest.mark.rule("WV-3.11")
def test_after_the_wheels_planting_or_lowering_is_chosen() -> None:
    state = at("plant", {"bulbs": {"red": 1}})
    assert options(state) == ["wheel large", "wheel small"]
    assert only(do(state.copy(), "wheel large"), "wheel") == [{"seat": 0, "wheel": "large", "action": ["plant:2"]}]
    assert only(do(state, "wheel small"), "wheel") == [{"seat": 0, "wheel": "small", "action": ["lower:2"]}]


@pytest.mark.rule("WV-4.13", "WV-4.15", "WV-4.16")
def test_a_windmill_for_three_guilders_has_a_path_that_pays_two_opponents_a_point_each() -> None:
    state = perform("build", {"guilders": 3}, [{"built": ["W13"]}, {"built": ["W14"], "guilders": 5}])
    told = do(state, "build W07", "mill black")
    assert only(told, "paid") == [{"seat": 0, "number": 3}]
    assert [(event["owner"], event["space"]) for event in only(told, "path")] == [(2, "W14"), (1, "W13")]
    assert [me.points for me in state.players] == [5, 6, 6]
    assert (bulbs(state.players[0]), step(state)) == ({"yellow": 1, "red": 2}, "take-card"), "all fields beside it"


@pytest.mark.rule("WV-4.18", "WV-4.19")
def test_a_market_visit_costs_four_guilders_and_brings_three_black_and_two_yellow_bulbs() -> None:
    """Two moves for 2 guilders, a neutral marker for 1, and the sixth storage space for 1."""
    state = perform(
        "market",
        {"guilders": 4, "area": "M3", "bulbs": {"white": 1}},
        [{"area": "M1", "guilders": 0}, {"area": "M2", "guilders": 5}],
        neutrals=[0, 0, 1],
        first=0,
    )
    do(state, "neutral M3 M1")
    assert state.players[0].guilders == 1
    do(state, "take B:black")
    assert bulbs(state.players[0]) == {"white": 1, "black": 3}
    do(state, "take B:yellow")
    assert options(state) == ["store", "swap white", "swap black", "refuse"]
    do(state, "store")
    assert bulbs(state.players[0]) == {"white": 1, "yellow": 2, "black": 3}
    assert state.players[0].guilders == 0
    assert BOX.area_names[state.players[0].area] == "M2"


@pytest.mark.rule("WV-4.23", "WV-1.7")
def test_planting_yellow_and_violet_brings_a_tool_and_a_guilder() -> None:
    state = perform(
        "plant",
        {"bulbs": {"yellow": 1, "violet": 1, "red": 1}, "rows": [["red"], ["yellow"], [], ["violet", "violet"]]},
        [{"guilders": 5}],
    )
    do(state, "plant yellow row-2")
    assert (state.players[0].tools, state.players[0].guilders) == (1, 0)
    do(state, "plant violet row-4")
    assert (state.players[0].tools, state.players[0].guilders) == (1, 1)
    assert bulbs(state.players[0]) == {"red": 1}, "the red bulb stays in storage"


# ---------------------------------------------------------------------- the Gardener


@pytest.mark.rule("WV-7.7")
def test_speed_two_and_a_card_of_plus_two_give_three_points() -> None:
    state, told = gardener("G6", gate=2)
    assert only(told, "gardener-gate") == [{"seat": 1, "card": "G6", "shown": 2, "speed": 3, "moved": 1, "pause": True}]
    assert state.players[1].sources[1] == 3


@pytest.mark.rule("WV-7.9")
def test_the_right_section_and_strength_two_give_four_points() -> None:
    """The gate goes down by one to speed 1, so the water does not rise; then it is lowered by 2."""
    state, told = gardener("G3", None, {"large": 1}, gate=2, water=6)
    assert (state.gate, state.water) == (1, 4)
    assert only(told, "gardener-lower") == [{"seat": 1, "card": "G3", "section": "high", "strength": 2, "pause": True}]
    assert state.players[1].sources[2] == 4


@pytest.mark.rule("WV-7.11")
def test_it_takes_the_left_common_tile_and_the_unique_one() -> None:
    state, told = gardener("G5", None, {"large": 0}, ["G3"], display=["E01", "E02", "E14", "E28"])
    assert list(state.players[1].tiles) == tiles(["E01", "E28"])
    assert [(event["tile"], event["slot"]) for event in only(told, "gardener-tile")] == [("E01", 0), ("E28", 3)]


@pytest.mark.rule("WV-7.12")
def test_it_takes_the_farm_card_on_the_right_and_the_cards_are_refilled() -> None:
    state, told = gardener("G5", None, {"large": 4}, ["G3"], cards=["F01", "F02", "F03"], piles={"farm": ["F20"]})
    assert only(told, "gardener-farm") == [{"seat": 1, "card": "F03", "slot": 2, "pause": True}]
    assert [BOX.farm_names[card] for card in state.cards] == ["F01", "F02", "F20"]


@pytest.mark.rule("WV-7.13")
def test_of_two_equally_dear_spaces_it_takes_the_one_with_a_farm_card_as_enhancing_is_beside_both() -> None:
    """W02 and W08 cost 3, both lie at a tile field; W02 has a farm card besides, W08 has bulbs."""
    state, told = gardener("G5", {"built": ["W09", "W10", "W11"]}, {"large": 2, "built": ["W03"]})
    assert only(told, "gardener-built") == [{"seat": 1, "space": "W02", "why": "dearest", "pause": True}]
    assert state.players[0].points > 5, "and you get points for the path"


@pytest.mark.rule("WV-7.15")
def test_a_violet_bulb_without_a_row_of_its_colour_goes_to_the_leftmost_empty_patch() -> None:
    state, _ = gardener(
        "G14", None, {"large": 1, "calendar": 4, "rows": [["red"] * 3, ["black"], ["white"] * 2, ["yellow"] * 4]}
    )
    assert [row[:3] for row in state.view(None)["seats"][1]["rows"]][1] == ["black", "violet", "violet"]


@pytest.mark.rule("WV-7.16")
def test_its_bulb_goes_to_the_next_place_clockwise_and_brings_a_farm_card_and_two_bulbs() -> None:
    white = next(card.id for card in BOX.gardener_cards if card.colour == 0)
    shown = BOX.gardener_cards[BOX.gardener_names.index(white)].place
    places: list[str | None] = [
        None if place == 0 else colour for place, colour in enumerate(["red", "yellow", "red", "black"])
    ]
    state, told = gardener(white, None, {"large": 3}, trade=["FT1", "FT4"], shipped=places, gate=1)
    assert only(told, "gardener-trades")[0] == {"seat": 1, "card": white, "shown": shown + 1, "place": 1, "pause": True}
    assert len(state.players[1].cards) == 1
    assert state.view(None)["seats"][1]["rows"][0][:2] == ["white", "white"]


@pytest.mark.rule("WV-7.19")
def test_the_gardener_comes_to_157_points() -> None:
    tiles_beside = ["E01", "E02", "E03", "E04", "E13", "E14", "E15", "E19"]
    state = lay(
        players=1,
        gardener="medium",
        seats=[
            {"guilders": 5},
            {
                "points": 55,
                "wish": 1,
                "cards": ["F01", "F02", "F03", "F04"],
                "tiles": tiles_beside,
                "rows": [
                    ["red"] * 7,
                    ["white", "red"] * 2 + ["black", "red"],
                    ["violet"] * 4,
                    ["white", "yellow", "red", "violet", "black", "white", "yellow"],
                ],
            },
        ],
    )
    found = state.result().breakdown[1]
    rows_scored = sum(points for key, points in found.items() if key.startswith("row"))
    columns = sum(points for key, points in found.items() if key.startswith("column"))
    assert (found["start"], found["wish"], found["cards"], found["tiles"]) == (55, 10, 12, 24)
    assert (columns, rows_scored, found["bulbs"]) == (15, 17, 24)
    assert state.result().points[1] == 157
