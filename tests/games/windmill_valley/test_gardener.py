"""The solo game against the Gardener (WV-7)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    COLOURS,
    GAME,
    begin,
    bulbs,
    do,
    gardener,
    lay,
    new_with,
    play_on,
    rows,
    step,
    tiles,
)

from kade.games.windmill_valley.rules.state import WindmillValley
from kade.testing import only

# A wheel of the Gardener's that shows the action after a turn of one step; without another board it has W-B.
BEFORE: dict[str, dict[str, Any]] = {
    "enhance": {"large": 0},
    "market": {"large": 1, "board": "W-C"},
    "build": {"large": 2},
    "trade": {"large": 3},
    "farm": {"large": 4},
}
# G5 leaves the gate as it is, does nothing at low water, is black, and shows place 1 of the trade card.
QUIET = "G5"


def acts(action: str, it: dict[str, Any] | None = None, card: str = QUIET, **spec: Any) -> Any:
    return gardener(card, spec.pop("me", None), BEFORE[action] | (it or {}), **spec)


def patches(state: WindmillValley) -> list[list[str]]:
    return [list(row) for row in state.view(None)["seats"][1]["rows"]]


@pytest.mark.rule("WV-7.1", "WV-7.4")
def test_set_up_as_for_two_with_nothing_for_the_gardener() -> None:
    state = new_with(["bulb 3", "boards W-C W-D"], players=1, gardener="easy")
    me, it = state.players
    assert (me.guilders, me.tools, me.points, bulbs(me)) == (4, 1, 5, {"violet": 1})
    assert (it.guilders, it.tools, it.points, it.stored) == (0, 0, 5, 0)
    assert [BOX.board_names[me.board], BOX.board_names[it.board]] == ["W-C", "W-D"]
    calendar = state.view(None)["calendar"]
    assert [sum(one["open"] for one in space["unique"]) for space in calendar] == [2, 2, 2, 3]
    covered, _ = gardener(QUIET, None, {"large": 1, "rows": [[], ["black"]]})
    assert covered.players[1].lengths[1] == 3
    assert covered.players[1].sources[9] == 0, "no patch rewards"
    assert state.seats == 2
    assert state.actors == (0,)
    assert len(state.gardener_deck) == 20
    hard = begin(players=1, gardener="hard", seed=1)
    assert len(hard.gardener_deck) == 17
    assert not {"G1", "G7", "G17"} & {BOX.gardener_names[card] for card in hard.gardener_deck}


@pytest.mark.rule("WV-7.2", "WV-7.3", "WV-7.4")
def test_marker_and_starting_card_are_chosen_then_you_go_first() -> None:
    state = new_with(["starting S4 S6", "bulb 0"], players=1)
    told = do(state, "start S6")
    assert only(told, "wish") == [{"wish": "Q5"}]
    do(state, "marker M2")
    assert [BOX.area_names[me.area] for me in state.players] == ["M2", "M1"]
    assert state.neutrals == [1, 1, 1]
    assert (state.actors, step(state)) == ((0,), "floodgate")


@pytest.mark.rule("WV-7.5")
def test_its_turn_goes_by_the_card_and_the_back_of_the_next() -> None:
    state, told = gardener("G4", None, {"large": 5}, ["G3"], water=2)
    order = [event["event"] for event in told if event.get("pause")]
    assert [
        name
        for name in order
        if name in ("gardener-card", "gardener-gate", "turned", "gardener-lower", "gardener-action")
    ] == ["gardener-card", "gardener-gate", "turned", "gardener-lower", "gardener-action"]
    assert order.index("gardener-lower") < order.index("gardener-calendar") < order.index("gardener-action")
    assert BOX.gardener_names[state.gardener_card] == "G4"
    last = lay(players=1, gardener_card="G1", seats=[{"guilders": 5}, {}])
    last.gardener_discards = last.gardener_deck[:-1]
    last.gardener_deck = last.gardener_deck[-1:]
    drawn = last.gardener_deck[0]
    from kade.games.windmill_valley.rules.gardener import draw_card

    draw_card(last)
    assert last.gardener_card == drawn
    assert drawn not in last.gardener_deck
    assert len(last.gardener_deck) == 19
    view = state.view(0)["gardener"]
    assert (view["card"], view["back"]) == ("G4", {"common": "left", "second": "unique", "farm": "right"})


@pytest.mark.rule("WV-7.5")
def test_the_gardener_never_decides_and_its_hidden_card_keeps_its_back() -> None:
    state = play_on(begin(players=1, seed=4), random.Random(1), 25)
    assert state.actors == (0,)
    for card, alike in (("G1", {"G1", "G14", "G17"}), ("G5", {"G2", "G5", "G15", "G18"})):
        laid = lay(players=1, seats=[{"guilders": 5}, {}], gardener_deck=[card])
        tops = {BOX.gardener_names[laid.resample(0, seed).gardener_deck[-1]] for seed in range(60)}
        assert tops == alike, "the cards with the same back"


@pytest.mark.rule("WV-7.6")
def test_guilders_and_tools_become_points_and_bulbs_are_planted() -> None:
    state, _ = acts("trade", card="G14", trade=["FT4"])  # violet on place 2: 2 tools, planting 1
    assert state.players[1].points == 7 + 1, "2 tools, and a guilder for lowering at low water"
    assert (state.players[1].tools, state.players[1].guilders) == (0, 0)
    assert patches(state)[0] == ["violet"]
    dear, _ = acts("build", {"built": ["W13", "W14"]})
    assert dear.players[1].guilders == 0, "what costs guilders is free for it"
    assert dear.players[1].built >> BOX.space_names.index("W15") & 1
    any_colour, _ = acts("trade", trade=["FT3"])  # black on place 1: build, 2 bulbs of any colour
    assert sum(row.count("black") for row in patches(any_colour)) >= 2


@pytest.mark.rule("WV-7.7")
@pytest.mark.parametrize(
    ("card", "gate", "water", "after", "points"),
    [
        ("G6", 2, 0, 3, 3),
        ("G6", 1, 0, 3, 4),
        ("G2", 1, 0, 2, 1),
        ("G3", 3, 0, 2, 0),
        ("G1", 3, 0, 1, 0),
        ("G1", 1, 0, 1, 0),
        ("G5", 2, 0, 2, 0),
        ("G6", 1, 7, 2, 1),
        ("G6", 1, 8, 1, 0),
    ],
)
def test_the_card_moves_the_gate_as_far_as_possible(card: str, gate: int, water: int, after: int, points: int) -> None:
    """Speed 2 and card +2: up by 1, 3 VP, as in the rulebook's example."""
    state, _ = gardener(card, gate=gate, water=water)
    assert state.gate == after
    assert state.players[1].sources[1] == points


@pytest.mark.rule("WV-7.7", "WV-7.8")
def test_then_the_water_rises_and_the_wheels_turn_by_the_speed() -> None:
    state, _ = gardener("G13", gate=1, water=0)  # +2; at middle water it would lower by 1
    assert (state.players[1].large, state.players[1].small) == (3, 3)
    quiet, _ = gardener("G6", gate=1, water=0)
    assert quiet.water == 2


@pytest.mark.rule("WV-7.9")
@pytest.mark.parametrize(
    ("card", "water", "points", "left"),
    [("G5", 6, 6, 3), ("G5", 3, 2, 1), ("G5", 0, 0, 0), ("G10", 1, 1, 0), ("G3", 5, 4, 3)],
)
def test_it_lowers_the_water_if_the_card_shows_the_section(card: str, water: int, points: int, left: int) -> None:
    """The right section and strength 2 at high water: 4 VP."""
    state, _ = gardener(card, None, {"large": 1}, gate=1, water=water)
    assert state.players[1].sources[2] == points
    assert state.water == left


@pytest.mark.rule("WV-7.10")
def test_a_rotation_gives_calendar_rewards_and_moves_the_wish_marker() -> None:
    state, told = gardener(QUIET, None, {"large": 5}, cards=["F01", "F02", "F03"])
    assert state.players[1].calendar == 1
    assert patches(state)[0][0] == "black", "a bulb of any colour is of the card's"
    assert len(state.players[1].cards) == 1, "the highest open unique reward is a farm card"
    assert only(told, "gardener-wish")[0]["points"] == 5
    second, _ = gardener(QUIET, None, {"large": 5}, covered=["I 1"])
    assert second.players[1].points == 8, "3 guilders as points"
    tiers = []
    for calendar, before in ((0, -1), (1, 2), (2, 1), (3, 0)):
        later, _ = gardener(QUIET, None, {"large": 5, "calendar": calendar, "wish": before})
        tiers.append(later.players[1].wish)
        assert later.players[1].sources[14] == 0, "the wish is scored at the end"
    assert tiers == [2, 1, 0, 0]


@pytest.mark.rule("WV-7.10")
@pytest.mark.parametrize(
    ("planted", "colour"),
    [
        ([["red", "red"], ["violet"]], "red"),
        ([["red"], ["violet", "violet"]], "violet"),
        ([["red"], ["violet"]], "red"),
        ([], "red"),
    ],
)
def test_between_two_bulbs_the_longer_row_decides_then_the_cards_order(planted: list[Any], colour: str) -> None:
    from kade.games.windmill_valley.rules.gardener import choose_colour
    from kade.games.windmill_valley.rules.rewards import COLOURS

    state = lay(players=1, seats=[{"guilders": 5}, {"rows": planted}])
    card = BOX.gardener_cards[BOX.gardener_names.index("G5")]  # … red, violet
    assert COLOURS[choose_colour(state, card, 0b01100)] == colour


@pytest.mark.rule("WV-7.10", "WV-7.26")
def test_the_highest_wish_is_yours_before_its_third_rotation_and_kept_from_it() -> None:
    for its, mine in ((-1, 0), (2, 0), (1, 0), (0, 1)):
        state = lay(players=1, wish="Q1", seats=[{"tools": 6, "guilders": 5}, {"wish": its}])
        assert state.players[0].wish == mine
        assert state.players[0].points == 5, "both score the wish at the end"
        assert state.result().breakdown[0]["wish"] == (15 if mine == 0 else 10)
    kept, _ = gardener(QUIET, {"wish": 0}, {"large": 5, "calendar": 2, "wish": 1})
    assert kept.players[1].wish == 1
    fourth, _ = gardener(QUIET, {"wish": 0}, {"large": 5, "calendar": 3, "wish": 1})
    assert fourth.players[1].wish == 1


@pytest.mark.rule("WV-7.11", "WV-7.20")
@pytest.mark.parametrize(
    ("back", "taken"), [("G1", ["E01", "E14"]), ("G2", ["E02", "E28"]), ("G3", ["E01", "E28"]), ("G4", ["E02", "E14"])]
)
def test_it_takes_a_common_and_a_dearer_tile_as_the_next_back_shows(back: str, taken: list[str]) -> None:
    state, _ = acts("enhance", deck=[back], display=["E01", "E02", "E14", "E28"])
    assert list(state.players[1].tiles) == tiles(taken)
    assert state.players[1].large_tiles == [-1] * 6, "beside its board"
    assert -1 not in state.display
    rest = [tile.id for tile in BOX.tiles if tile.rarity == 2]
    common, _ = acts("enhance", deck=["G3"], display=["E01", "E02", "E14", "E05"], out=rest)
    assert list(common.players[1].tiles) == tiles(["E01", "E05"]), "a common tile in the place of the unique one"


@pytest.mark.rule("WV-7.12")
@pytest.mark.parametrize(("back", "card"), [("G1", "F01"), ("G2", "F02"), ("G3", "F03")])
def test_it_takes_the_farm_card_that_the_next_back_shows(back: str, card: str) -> None:
    held = ["F10", "F11", "F12", "F13"]
    state, _ = acts("farm", {"cards": held}, deck=[back], cards=["F01", "F02", "F03"])
    assert [BOX.farm_names[one] for one in state.players[1].cards] == [*held, card], "no limit"
    assert state.players[1].points == 5


@pytest.mark.rule("WV-7.13", "WV-7.27")
def test_it_builds_first_near_its_marker_then_on_the_dearest_space() -> None:
    first, told = acts("build")
    assert only(told, "gardener-built")[0]["space"] == "W19", "nearest area M3"
    taken, told = acts("build", me={"built": ["W19", "W11"]})
    assert only(told, "gardener-built")[0] == {"seat": 1, "space": "W10", "why": "dearest", "pause": True}, (
        "you have built: its first is placed like a later one"
    )
    crowded, told = acts("build", me={"built": ["W11", "W12", "W13", "W18", "W19", "W20"]})
    assert only(told, "gardener-built")[0] == {"seat": 1, "space": "W14", "why": "dearest", "pause": True}
    assert crowded.players[0].points > 5
    later, told = acts("build", {"built": ["W20", "W21"]})
    assert only(told, "gardener-built")[0]["space"] == "W22", "3 guilders: the dearest connected space"
    tied, told = acts("build", {"built": ["W11"]}, me={"built": ["W18", "W17"]})
    assert only(told, "gardener-built")[0]["space"] == "W10", "alone it offers planting and tiles"
    mine, _ = acts("build", {"built": ["W20"]}, me={"built": ["W21"], "area": "M2"})
    assert mine.players[0].points == 6, "path points are given both ways"
    you = perform_solo({"guilders": 3}, {"built": ["W13", "W14"]})
    do(you, "build W07", "mill black")
    assert you.players[1].points == 7
    assert [state.players[1].windmills_left() for state in (first, taken, later, tied)] == [8, 8, 6, 7]


def perform_solo(me: dict[str, Any], it: dict[str, Any]) -> WindmillValley:
    """Your Build action against the Gardener."""
    state = lay(players=1, step="choose-action", seats=[{"large": 4, **me}, it])
    if step(state) == "choose-action":
        do(state, "wheel large")
    return state


@pytest.mark.rule("WV-7.13")
def test_its_rewards_come_in_the_printed_order_of_the_solo_rules() -> None:
    from kade.games.windmill_valley.rules.gardener_choices import in_order, offers, rank

    state = lay(players=1)
    by_kind = {
        kind: rank(state, BOX.field_rewards[BOX.field_kinds.index(kind)])
        for kind in ("plant", "enhance", "farm", "market", "lower", "guilder", "tool")
    }
    assert by_kind == {"plant": 0, "enhance": 1, "farm": 2, "market": 5, "lower": 6, "guilder": 7, "tool": 7}
    assert rank(state, BOX.field_rewards[BOX.field_names.index("P05")]) == 3
    assert rank(state, BOX.field_rewards[BOX.field_names.index("P16")]) == 4
    fields = [BOX.field_rewards[BOX.field_names.index(name)] for name in ("P12", "P16", "P07")]
    assert in_order(state, fields) == fields[::-1]
    # the solo example: both share Enhance, one also has a farm card
    assert offers(state, BOX.space_names.index("W02")) > offers(state, BOX.space_names.index("W08"))


@pytest.mark.rule("WV-7.14", "WV-7.21")
def test_its_market_is_two_steps_a_bulb_each_full_areas_skipped() -> None:
    state, _ = acts("market")
    assert BOX.area_names[state.players[1].area] == "M2"
    assert patches(state)[0] == ["black", "black"]
    assert state.players[1].points == 5, "no rewards"
    full, _ = acts("market", neutrals=[2, 0, 1])
    assert BOX.area_names[full.players[1].area] == "M3", "M1 is full: M2, then M3"
    assert full.players[1].on == -1
    bonus, _ = acts("build", {"built": ["W20"], "area": "M1"}, me={"area": "M2"})
    assert BOX.area_names[bonus.players[1].area] == "M2", "as a bonus, the moves shown there"


@pytest.mark.rule("WV-7.14")
def test_standing_on_its_marker_costs_you_a_guilder_and_gives_it_a_point() -> None:
    state = lay(
        players=1,
        step="choose-action",
        neutrals=[0, 2, 0],
        seats=[{"large": 1, "guilders": 3, "area": "M1"}, {"area": "M2"}],
    )
    do(state, "wheel large", "stand-on seat-1")
    assert (state.players[0].guilders, state.players[1].points, state.players[1].guilders) == (0, 6, 0)


@pytest.mark.rule("WV-7.15")
def test_bulbs_go_to_the_row_of_their_colour_else_leftmost_then_topmost() -> None:
    state, _ = gardener(QUIET, None, {"large": 5, "rows": [["red"], ["black"], ["red", "black"]]}, covered=["I 1"])
    assert rows(state.players[1]) == [1, 4, 2, 0], "one of the calendar, two of the wheel"
    full, _ = acts("market", {"rows": [["black"] * 7, ["red", "red"], ["red"]]})
    assert rows(full.players[1]) == [7, 2, 1, 2], "row 4 was empty, and is black from then on"
    none, _ = acts("market", {"rows": [["red"] * 7] * 4})
    assert none.players[1].points == 7, "a point a bulb without a patch"


@pytest.mark.rule("WV-7.16", "WV-7.27")
def test_it_trades_a_bulb_of_the_supply_or_takes_all_off() -> None:
    state, _ = acts("trade", trade=["FT4"])  # place 1: 4 VP, 2 tools
    assert state.view(None)["trade"]["places"] == ["black", None, None, None]
    assert state.players[1].points == 11
    nxt, _ = acts("trade", trade=["FT4"], shipped=["white", "red", None, None])
    assert nxt.view(None)["trade"]["places"] == ["white", "red", "black", None], "the next free one clockwise"
    off, _ = acts("trade", shipped=["red", "white", "black", None])
    assert off.shipped == [-1] * 4
    assert patches(off) == [["black"], ["white"], ["red"], []], "planted in the order of its card"
    last, _ = acts("trade", trade=["FT4", "FT1"], shipped=[None, "white", "red", "violet"])
    assert last.view(None)["trade"]["card"] == "FT1", "the fourth bulb closes the card for it too"


@pytest.mark.rule("WV-7.17")
@pytest.mark.parametrize(("level", "last"), [("easy", 13), ("medium", 11), ("hard", 11)])
def test_the_end_has_the_extra_round_on_easy_only(level: str, last: int) -> None:
    state = lay(
        players=1,
        gardener=level,
        turns=10,
        gate=2,
        step="turn-wheels",
        seats=[{"large": 5, "calendar": 3, "bulbs": {"red": 1}}, {}],
    )
    assert (state.ending, state.last_turn) == (0, last), "the Gardener still has its turn"


@pytest.mark.rule("WV-7.18")
@pytest.mark.parametrize(
    ("level", "parts"),
    [
        ("easy", {"tiles": 4, "cards": 6, "bulbs": 17, "row 1": 10, "column 1": -1, "column 2": -2}),
        ("medium", {"tiles": 6, "cards": 9, "bulbs": 17, "row 1": 10, "column 1": 3, "column 2": 3}),
        ("hard", {"tiles": 8, "cards": 12, "bulbs": 24, "row 1": 10, "column 1": 3, "column 2": 3}),
    ],
)
def test_its_points_by_level(level: str, parts: dict[str, int]) -> None:
    state = lay(
        players=1,
        gardener=level,
        seats=[
            {"guilders": 5},
            {
                "tiles": ["E01", "E28"],
                "cards": ["F01", "F02", "F03"],
                "wish": 1,
                "rows": [["red"] * 7, ["red"] * 2, ["black", "white"], ["white"] * 6],
            },
        ],
    )
    found = state.result().breakdown[1]
    assert found["wish"] == 10
    assert {key: found[key] for key in parts} == parts
    mixed = lay(players=1, gardener=level, seats=[{"guilders": 5}, {"rows": [["red"] * 6 + ["white"]]}])
    assert mixed.result().breakdown[1]["row 1"] == (10 if level == "hard" else 4)
    wide = lay(players=1, gardener=level, seats=[{"guilders": 5}, {"rows": [["red", "white"], ["red", "red"]]}])
    assert wide.result().breakdown[1].get("column 1", 0) == (-1 if level == "easy" else 0), "never negative"


@pytest.mark.rule("WV-7.22")
def test_the_gardener_closes_a_gate_that_would_carry_the_water_too_far() -> None:
    state, _ = gardener("G5", gate=3, water=7)
    assert state.gate == 2
    shut, _ = gardener("G20", gate=3, water=8)
    assert shut.gate == 1


@pytest.mark.rule("WV-7.23")
def test_it_passes_over_a_contract_to_score() -> None:
    state, told = gardener(QUIET, None, {"large": 5, "calendar": 3})
    assert [event["reward"] for event in only(told, "gardener-calendar")] == [["V5"], ["V8"]]
    assert state.unique >> 12 & 7 == 0b101


@pytest.mark.rule("WV-7.24")
def test_its_windmills_come_from_any_group_and_bonus_actions_work() -> None:
    state, _ = acts("build", {"built": ["W13"], "groups": [0, 0, 0, 1, 0]}, water=6, me={"built": ["W12", "W11"]})
    assert state.players[1].windmills_left() == 0
    assert state.players[1].sources[2] == 6 + 1, "3 at high water by its card, then a bonus lowering at 3"
    assert not any(key.startswith("group") for key in state.result().breakdown[1])


@pytest.mark.rule("WV-7.25")
def test_most_points_win_and_ties_go_as_usual() -> None:
    ahead = lay(players=1, seats=[{"points": 9, "guilders": 5}, {"points": 8}])
    assert ahead.result().winners == (0,)
    tie = lay(players=1, seats=[{"points": 5, "bulbs": {"red": 1}, "guilders": 5}, {"points": 5}])
    assert tie.result().winners == (0,), "its storage is empty"


@pytest.mark.rule("WV-7.27")
def test_of_equal_paths_the_one_that_gives_you_least() -> None:
    state, told = acts("build", {"built": ["W11", "W10", "W09", "W08", "W03"]}, me={"built": ["W02"]})
    assert only(told, "gardener-built")[0]["space"] == "W01"
    assert state.players[0].points == 5, "over W08, not over your W02"


@pytest.mark.rule("WV-7.28")
def test_what_it_cannot_do_is_passed_over() -> None:
    state, _ = acts("build", {"groups": [0] * 5})
    assert (state.players[1].built, state.players[1].points) == (0, 5)
    rest = [name for name in BOX.farm_names if name not in ("F02", "F03")]
    cards, _ = acts("farm", {"cards": rest}, deck=["G3"])
    assert len(cards.players[1].cards) == 28, "the right place is empty"


@pytest.mark.rule("WV-7.5", "WV-7.6")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_on_every_level_its_moves_are_beats_and_its_guilders_points(level: str) -> None:
    state, told = gardener(QUIET, None, BEFORE["market"], gardener=level)
    for name in ("turned", "moved", "planted", "gardener-action"):
        assert all(event.get("pause") for event in told if event["event"] == name), name
        assert any(event["event"] == name for event in told), name
    state.gain_guilders(1, 3, 0)
    assert (state.players[1].points, state.players[1].guilders) == (8, 0)


@pytest.mark.rule("WV-7.13")
@pytest.mark.parametrize(("mine", "space", "why"), [([], "W19", "nearest"), (["W12"], "W05", "dearest")])
def test_only_the_first_windmill_on_the_board_goes_near_its_marker(mine: list[str], space: str, why: str) -> None:
    _, told = acts("build", me={"built": mine})
    assert only(told, "gardener-built") == [{"seat": 1, "space": space, "why": why, "pause": True}]


@pytest.mark.rule("WV-7.13")
def test_of_equally_dear_spaces_planting_comes_before_everything_else() -> None:
    _, told = acts("build", me={"built": ["W18", "W17", "W16", "W19", "W26"]})
    assert only(told, "gardener-built")[0]["space"] == "W25", "it plants; W09 offers tiles, and comes first in the list"


@pytest.mark.rule("WV-7.14", "WV-4.22")
def test_with_the_market_card_standing_on_its_marker_is_free_and_still_gives_it_a_point() -> None:
    state = lay(
        players=1,
        step="choose-action",
        neutrals=[0, 2, 0],
        seats=[{"large": 1, "guilders": 3, "area": "M1", "starting": "S5"}, {"area": "M2"}],
    )
    do(state, "wheel large", "stand-on seat-1")
    assert state.players[0].guilders == 3 - 2, "the visit alone is paid for"
    assert (state.players[1].points, state.players[1].guilders) == (6, 0)


@pytest.mark.rule("WV-7.10")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_on_every_level_the_wish_is_scored_at_the_end_and_the_gardener_need_not_meet_it(level: str) -> None:
    mine = lay(players=1, gardener=level, wish="Q1", seats=[{"tools": 6, "guilders": 5}, {"wish": 0}])
    assert (mine.players[0].wish, mine.players[0].points) == (1, 5), "the second: its marker stands on the highest"
    assert mine.result().breakdown[0]["wish"] == 10
    first = lay(players=1, gardener=level, wish="Q1", seats=[{"tools": 6, "guilders": 5}, {"wish": 1}])
    assert (first.players[0].wish, first.players[0].points) == (0, 5)
    assert first.result().breakdown[0]["wish"] == 15
    built = {"built": ["W11", "W12", "W13", "W14"], "large": 4}
    meets, told = gardener(QUIET, None, built, gardener=level, wish="Q5")
    meets.settle()
    assert (meets.players[1].wish, only(told, "wish-met")) == (-1, []), "four connected windmills give it nothing"
    turned, told = gardener(QUIET, None, {"large": 5}, gardener=level)
    assert (turned.players[1].wish, turned.players[1].sources[14]) == (2, 0)
    assert turned.result().breakdown[1]["wish"] == 5


@pytest.mark.rule("WV-7.26")
@pytest.mark.parametrize(
    ("mine", "calendar", "before", "after"),
    [
        (0, 0, -1, 2),
        (0, 1, 2, 1),
        (0, 2, 1, 1),
        (0, 3, 1, 1),  # you hold the highest: it never gets there
        (1, 3, 0, 0),
        (-1, 2, 1, 0),
        (-1, 3, 0, 0),
    ],
)
def test_its_wish_marker_stops_below_the_highest_only_if_you_hold_that(
    mine: int, calendar: int, before: int, after: int
) -> None:
    state, told = gardener(QUIET, {"wish": mine}, {"large": 5, "calendar": calendar, "wish": before})
    assert state.players[1].wish == after
    assert len(only(told, "gardener-wish")) == (before != after)


@pytest.mark.rule("WV-7.7", "WV-7.22")
def test_people_are_told_that_the_water_keeps_the_gate_from_what_the_card_shows() -> None:
    _, told = gardener("G5", gate=3, water=7)
    assert only(told, "gardener-gate") == [
        {"seat": 1, "card": "G5", "shown": 0, "speed": 2, "moved": -1, "most": 8, "pause": True}
    ]
    assert GAME.say(told[1]) == (
        "Its card G5 shows 0, but the water may not rise above 8: the floodgate goes to speed 2."
    )
    _, plain = gardener("G6", gate=2, water=0)
    assert "most" not in only(plain, "gardener-gate")[0], "the end of the track is no matter of water"


@pytest.mark.rule("WV-7.23", "WV-7.28")
def test_people_are_told_what_the_gardener_passes_over() -> None:
    _, none_left = acts("build", {"groups": [0] * 5})
    assert only(none_left, "gardener-passes") == [{"seat": 1, "what": "build", "pause": True}]
    rest = [name for name in BOX.farm_names if name not in ("F02", "F03")]
    _, cards = acts("farm", {"cards": rest}, deck=["G3"])
    assert [event["what"] for event in only(cards, "gardener-passes")] == ["farm"]
    _, tiles_gone = acts(
        "enhance",
        deck=["G3"],
        display=["E01", "E02", "E14", None],
        out=[tile.id for tile in BOX.tiles for _ in range(tile.copies) if tile.rarity == 2],
    )
    assert [event["what"] for event in only(tiles_gone, "gardener-passes")] == ["tile"]
    _, contract = gardener(QUIET, None, {"large": 5, "calendar": 3})
    assert [event["event"] for event in contract if event["event"] in ("gardener-passes", "gardener-calendar")] == [
        "gardener-calendar",
        "gardener-passes",
        "gardener-calendar",
    ]
    for lang in ("en", "pl", "it"):
        for what in ("build", "tile", "farm", "contract"):
            assert GAME.say({"event": "gardener-passes", "seat": 1, "what": what}, lang)


@pytest.mark.rule("WV-7.16")
def test_the_text_view_names_the_order_in_which_it_plants() -> None:
    state = lay(players=1, gardener_card="G5", seats=[{"guilders": 5}, {}])
    order = [BOX.gardener_cards[BOX.gardener_names.index("G5")].order]
    said = ", ".join(COLOURS[colour] for colour in order[0])
    assert any(line.endswith(said) for line in GAME.text(state.view(0))["gardener"])
    for lang in ("pl", "it"):
        assert len(GAME.text(state.view(0), lang)["gardener"]) == len(GAME.text(state.view(0))["gardener"])
