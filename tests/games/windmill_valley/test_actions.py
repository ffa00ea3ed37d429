"""Lowering the water, enhancing, farm cards, planting, trade and other rewards (WV-4, without windmills and market)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    all_names,
    at,
    bulbs,
    choose,
    do,
    foretell,
    lay,
    options,
    perform,
    refused,
    starting_with,
    step,
    tiles,
    with_tile,
)

from kade.testing import only

RICH: list[dict[str, Any]] = [{"guilders": 5}]

# ---------------------------------------------------------------------- lower the water


@pytest.mark.rule("WV-4.1")
@pytest.mark.parametrize(
    ("water", "ways", "guilders", "points"),
    [
        (8, ["lower 2 0", "lower 1 1", "lower 0 2"], 4, 4),
        (5, ["lower 2 0", "lower 1 1", "lower 0 2"], 4, 4),
        (4, ["lower 2 0", "lower 1 1", "lower 0 2"], 2, 2),
        (2, ["lower 2 0", "lower 1 1", "lower 0 2"], 2, 2),
        (1, [], 2, 0),
        (0, [], 2, 0),
    ],
)
def test_the_level_before_lowering_says_what_it_pays(water: int, ways: list[str], guilders: int, points: int) -> None:
    """The right section and strength 2 gives 4 VP, as in the rulebook's example."""
    state = at("plant", {"bulbs": {"red": 1}}, RICH, water=water)
    do(state, "wheel small")
    if not ways:
        assert state.players[0].guilders == guilders
        return
    assert options(state) == ways
    do(state, "lower 0 2")
    assert state.players[0].points == 5 + points
    other = at("plant", {"bulbs": {"red": 1}}, RICH, water=water)
    do(other, "wheel small", "lower 2 0")
    assert other.players[0].guilders == guilders
    mixed = at("plant", {"bulbs": {"red": 1}}, RICH, water=water)
    do(mixed, "wheel small", "lower 1 1")
    assert (mixed.players[0].guilders, mixed.players[0].points) == (guilders // 2, 5 + points // 2)


@pytest.mark.rule("WV-4.2")
@pytest.mark.parametrize(("water", "left"), [(8, 6), (2, 0), (1, 0), (0, 0)])
def test_the_level_drops_by_the_strength_not_below_nought(water: int, left: int) -> None:
    state = at("plant", {"bulbs": {"red": 1}}, RICH, water=water)
    do(state, "wheel small")
    if step(state) == "lower":
        do(state, "lower 2 0")
    assert state.water == left


@pytest.mark.rule("WV-4.3")
@pytest.mark.parametrize(("water", "guilders", "points"), [(5, 4, 9), (3, 2, 7), (1, 2, 5)])
def test_both_tiles_pay_guilders_and_points(water: int, guilders: int, points: int) -> None:
    state = with_tile("E02", {}, RICH, water=water)
    choose(state, "large")
    assert (state.players[0].guilders, state.players[0].points) == (guilders, points)


# ---------------------------------------------------------------------- enhance the wheels


@pytest.mark.rule("WV-4.4")
def test_a_tile_costs_by_its_kind_and_goes_onto_a_space_that_is_not_active() -> None:
    for tile, cost in (("E01", 0), ("E14", 1), ("E28", 2)):
        state = perform("enhance", {"guilders": 5}, RICH, display=["E01", "E02", "E14", "E28"])
        do(state, f"tile {tile}")
        assert "place large-3" not in options(state)
        assert "place small-1" not in options(state)
        assert len(options(state)) == 9
        assert refused(state, "place large-3") == "space-active"
        do(state, "place small-2")
        assert state.players[0].guilders == 5 - cost
        assert state.players[0].small_tiles[1] == tiles([tile])[0]
    over = perform("enhance", {"large_tiles": {"1": "E05"}}, RICH, display=["E01", "E02", "E14", "E28"])
    assert refused(over, "tile E14") == "too-few-guilders"
    do(over, "tile E01", "place large-1")
    assert over.out == tiles(["E05"])


@pytest.mark.rule("WV-4.5")
def test_once_a_guilder_changes_all_four_tiles() -> None:
    state = perform(
        "enhance",
        {"guilders": 2},
        RICH,
        display=["E01", "E02", "E14", "E28"],
        piles={"common": ["E03", "E04"], "uncommon": ["E15"], "unique": ["E30"]},
    )
    do(state, "refresh")
    assert state.display == tiles(["E03", "E04", "E15", "E30"])
    assert state.players[0].guilders == 1
    assert "refresh" not in options(state)
    assert sum(len(pile) for pile in state.discards) == 4


@pytest.mark.rule("WV-4.6", "WV-4.35")
def test_the_display_is_refilled_from_the_same_kind_then_from_discards_then_with_common() -> None:
    spec = {"display": ["E01", "E02", "E14", "E28"]}
    plain = perform("enhance", {"guilders": 2}, RICH, piles={"unique": ["E30"]}, **spec)
    do(plain, "tile E28", "place large-1")
    assert plain.display == tiles(["E01", "E02", "E14", "E30"])
    rest = [name for name in all_names("unique") if name != "E28"]
    renewed = perform("enhance", {"guilders": 2}, RICH, discards={"unique": rest}, **spec)
    foretell(renewed, "unique E19")
    do(renewed, "tile E28", "place large-1")
    assert renewed.display[3] == tiles(["E19"])[0]
    assert renewed.discards[2] == []
    gone = perform("enhance", {"guilders": 2}, RICH, out=rest, piles={"common": ["E05"]}, **spec)
    do(gone, "tile E28", "place large-1")
    assert gone.display[3] == tiles(["E05"])[0]
    again = lay(
        step="choose-action",
        seats=[{"large": 2}, {"guilders": 5}],
        out=rest[:-2],
        display=["E01", "E02", "E14", "E05"],
        discards={"unique": [*rest[-2:], "E28"]},
    )
    choose(again, "large")
    do(again, "tile E05", "place large-1")
    assert BOX.rarity[again.display[3]] == 2, "the kind is back as soon as there are discards of it"
    commons, uniques = all_names("common"), all_names("unique")
    commons.remove("E01")
    commons.remove("E02")
    uniques.remove("E28")
    nothing = perform("enhance", {"guilders": 2}, RICH, out=commons + uniques, **spec)
    do(nothing, "tile E28", "place large-1")
    assert nothing.display[3] == -1, "with nothing to refill the place stays empty"
    wide = perform(
        "enhance",
        {"guilders": 2},
        RICH,
        out=commons[2:] + uniques,
        display=["E01", "E02", "E14", "E28"],
        discards={"common": commons[:2]},
    )
    do(wide, "refresh")
    assert -1 not in wide.display, "what was just discarded belongs to the discards that are shuffled"


@pytest.mark.rule("WV-4.7")
def test_twice_is_two_whole_actions_each_with_its_refresh_and_its_price() -> None:
    state = with_tile(
        "E07",
        {"guilders": 5},
        RICH,
        display=["E01", "E02", "E14", "E28"],
        piles={"common": ["E03", "E04"], "uncommon": ["E15", "E16"], "unique": ["E30", "E29"]},
    )
    do(state, "wheel large", "refresh", "tile E30", "place large-2")
    assert state.players[0].guilders == 2
    assert "skip" in options(state)
    do(state, "refresh")
    assert state.players[0].guilders == 1
    do(state, starting_with(state, "tile")[0], "place large-3")
    assert sum(tile >= 0 for tile in state.players[0].large_tiles) == 3


# ---------------------------------------------------------------------- farm cards


@pytest.mark.rule("WV-4.8", "WV-4.12")
def test_up_to_one_farm_card_after_a_refresh_for_a_guilder() -> None:
    state = perform(
        "farm", {"guilders": 2}, RICH, cards=["F01", "F02", "F03"], piles={"farm": ["F10", "F11", "F12", "F13"]}
    )
    do(state, "refresh")
    assert [BOX.farm_names[card] for card in state.cards] == ["F10", "F11", "F12"]
    assert "refresh" not in options(state)
    assert state.players[0].guilders == 1
    do(state, "contract F11")
    assert [BOX.farm_names[card] for card in state.cards] == ["F10", "F13", "F12"]
    assert state.active == 1
    empty = perform(
        "farm",
        {},
        RICH,
        cards=["F01", "F02", "F03"],
        discards={"farm": [name for name in BOX.farm_names if name not in ("F01", "F02", "F03")]},
    )
    foretell(empty, "farm F30")
    do(empty, "contract F01")
    assert BOX.farm_names[empty.cards[0]] == "F30", "the discards make a new deck"


@pytest.mark.rule("WV-4.9")
def test_helpers_fill_the_top_slots_from_the_left_and_their_points_are_gained() -> None:
    for held, points in (([], 2), (["F10"], 4), (["F10", "F11"], 6)):
        state = perform("farm", {"helpers": held}, RICH, cards=["F01", "F02", "F03"])
        do(state, "helper F02")
        assert [BOX.farm_names[card] for card in state.players[0].helpers] == [*held, "F02"]
        assert state.players[0].points == 5 + points


@pytest.mark.rule("WV-4.10")
def test_contracts_fill_the_bottom_slots() -> None:
    state = perform("farm", {"contracts": ["F10"]}, RICH, cards=["F01", "F02", "F03"])
    do(state, "contract F02")
    assert [BOX.farm_names[card] for card in state.players[0].contracts] == ["F10", "F02"]
    assert state.players[0].points == 5


@pytest.mark.rule("WV-4.11")
def test_a_full_kind_has_one_of_its_cards_replaced_but_never_the_starting_card() -> None:
    state = perform("farm", {"helpers": ["F10", "F11", "F20"], "starting": "S4"}, RICH, cards=["F01", "F02", "F03"])
    do(state, "helper F02")
    assert options(state) == ["replace F10", "replace F11", "replace F20"]
    do(state, "replace F11")
    assert [BOX.farm_names[card] for card in state.players[0].helpers] == ["F10", "F02", "F20"]
    assert state.players[0].points == 5, "without the slot's points"
    assert [BOX.farm_names[card] for card in state.discards[3]] == ["F11"]
    below = perform("farm", {"contracts": ["F10", "F11", "F20"]}, RICH, cards=["F01", "F02", "F03"])
    do(below, "contract F03", "replace F10")
    assert [BOX.farm_names[card] for card in below.players[0].contracts] == ["F03", "F11", "F20"]


# ---------------------------------------------------------------------- plant


@pytest.mark.rule("WV-4.23")
def test_bulbs_go_to_the_leftmost_empty_patch_and_what_they_cover_is_gained_at_once() -> None:
    """The rulebook's example: a yellow and a violet bulb bring a tool and a guilder."""
    state = perform(
        "plant", {"bulbs": {"yellow": 1, "violet": 2}, "rows": [[], ["yellow"], [], ["violet", "violet"]]}, RICH
    )
    assert set(starting_with(state, "plant")) == {
        f"plant {colour} row-{row}" for colour in ("yellow", "violet") for row in (1, 2, 3, 4)
    }
    do(state, "plant yellow row-2")
    assert state.players[0].tools == 1
    do(state, "plant violet row-4")
    assert state.players[0].guilders == 1
    assert state.players[0].lengths == [0, 2, 0, 3]
    assert state.active == 1, "two bulbs are all"
    full = perform("plant", {"bulbs": {"red": 1}, "rows": [["red"] * 7]}, RICH)
    assert refused(full, "plant red row-1") == "row-full"
    assert refused(full, "plant black row-2") == "no-such-bulb"


@pytest.mark.rule("WV-4.24")
def test_a_stored_bulb_may_be_exchanged_before_planting() -> None:
    state = with_tile("E23", {"bulbs": {"red": 2}}, RICH)
    do(state, "wheel large", "exchange red black")
    assert bulbs(state.players[0]) == {"red": 1, "black": 1}
    assert starting_with(state, "exchange") == []
    do(state, "plant black row-1")
    late = with_tile("E23", {"bulbs": {"red": 2}}, RICH)
    do(late, "wheel large", "plant red row-1")
    assert starting_with(late, "exchange") == []


# ---------------------------------------------------------------------- foreign trade


@pytest.mark.rule("WV-4.25")
def test_a_bulb_of_a_new_colour_brings_the_two_rewards_beside_its_place() -> None:
    state = perform("trade", {"bulbs": {"red": 1, "white": 1}}, RICH, trade=["FT2"], shipped=["red", None, None, None])
    assert refused(state, "ship red place-2") == "colour-on-card"
    assert refused(state, "ship white place-1") == "place-taken"
    do(state, "ship white place-3")  # between planting 2 and 2 VP
    assert state.players[0].points == 7
    assert step(state) == "plant"
    order = perform("trade", {"bulbs": {"white": 1}}, RICH, trade=["FT1"])
    do(order, "ship white place-1")
    assert options(order) == ["chest 1", "chest 2"], "the player says which comes first"
    off = perform("trade", {"bulbs": {"red": 4}}, RICH, shipped=["white", None, "black", None])
    do(off, "unload")
    assert off.shipped == [-1] * 4
    assert bulbs(off.players[0]) == {"white": 1, "red": 4}
    assert options(off) == ["swap white", "swap red", "refuse"], "as many as wanted are kept"
    empty = perform("trade", {"bulbs": {"red": 1}}, RICH)
    assert "unload" not in options(empty)


@pytest.mark.rule("WV-4.26")
def test_the_fourth_bulb_sends_the_card_under_the_stack_after_its_rewards() -> None:
    state = perform(
        "trade", {"bulbs": {"black": 1}}, RICH, trade=["FT1", "FT4"], shipped=["white", "yellow", "red", None]
    )
    do(state, "ship black place-4")
    assert step(state) == "take-card"
    assert state.view(None)["trade"]["card"] == "FT1"
    do(state, "skip")
    assert state.view(None)["trade"]["card"] == "FT4"
    assert state.shipped == [-1] * 4
    assert BOX.trade_names[state.trade[0]] == "FT1"


@pytest.mark.rule("WV-4.27")
def test_trade_tiles_drop_the_colour_limit_or_sell_further_rewards() -> None:
    repeated = with_tile("E04", {"bulbs": {"red": 1}}, RICH, shipped=["red", None, None, None])
    do(repeated, "wheel large")
    assert "ship red place-2" in options(repeated)
    third = with_tile("E05", {"bulbs": {"red": 2}, "guilders": 1}, RICH, trade=["FT4"])
    do(third, "wheel large", "ship red place-1")  # 4 VP and 2 tools
    assert options(third) == ["more", "done"]
    do(third, "more")
    assert options(third) == ["chest 3", "chest 4"], "no reward twice"
    do(third, "chest 4", "bulb red", "bulb red")
    assert (third.players[0].guilders, third.players[0].points, third.players[0].tools) == (0, 9, 2)
    assert third.active == 1
    everything = with_tile("E30", {"bulbs": {"red": 2}, "guilders": 1}, RICH, trade=["FT4"])
    do(everything, "wheel large", "ship red place-1", "more")
    assert set(options(everything)) == {"chest 3", "chest 4"}
    do(everything, "chest 4", "bulb red", "bulb red")
    assert step(everything) == "plant"
    poor = with_tile("E05", {"bulbs": {"red": 1}}, RICH, trade=["FT4"])
    do(poor, "wheel large", "ship red place-1")
    assert poor.active == 1
    taking = with_tile("E30", {"guilders": 1}, RICH, shipped=["red", None, None, None])
    choose(taking, "large")
    if step(taking) == "trade":
        do(taking, "unload")
    assert taking.players[0].guilders == 1, "only when placing"


@pytest.mark.rule("WV-4.28")
def test_the_trader_takes_a_bulb_of_the_supply_and_any_two_rewards() -> None:
    state = perform(
        "trade", {"starting": "S1", "bulbs": {"red": 1}}, RICH, trade=["FT4"], shipped=["red", None, None, None]
    )
    do(state, "use S1")
    assert {name.split()[1] for name in starting_with(state, "ship")} == {"white", "yellow", "violet", "black"}
    do(state, "ship black place-2")
    assert set(options(state)) == {"chest 1", "chest 2", "chest 3", "chest 4"}
    do(state, "chest 1", "chest 2")
    assert (state.players[0].points, state.players[0].tools, bulbs(state.players[0])) == (9, 2, {"red": 1})
    assert state.active == 1


# ---------------------------------------------------------------------- other rewards


@pytest.mark.rule("WV-4.29")
def test_a_contract_scored_early_counts_what_is_there_and_scores_again_at_the_end() -> None:
    state = perform("plant", {"bulbs": {"white": 1}, "rows": [["white"] * 6], "contracts": ["F24", "F16"]}, RICH)
    do(state, "plant white row-1")
    assert options(state) == ["score F16", "score F24"] or set(options(state)) == {"score F16", "score F24"}
    told = do(state, "score F24")
    assert only(told, "scored-contract") == [{"seat": 0, "card": "F24", "points": 14}]
    assert state.result().breakdown[0]["scored"] == 14
    assert state.result().breakdown[0]["contract F24"] == 14


@pytest.mark.rule("WV-4.30")
def test_a_removed_windmill_empties_its_group_without_being_built() -> None:
    state = with_tile("E15", {"groups": [1, 1, 2, 2, 3]}, RICH)
    do(state, "wheel large", "mill white")
    assert state.players[0].groups == [0, 1, 2, 2, 3]
    assert state.players[0].built == 0
    assert options(state) == ["wheel small", "skip"]


@pytest.mark.rule("WV-4.31")
def test_the_guilders_of_a_tile_come_before_its_action_unless_some_would_be_lost() -> None:
    pays = with_tile("E06", {"guilders": 0}, RICH, display=["E01", "E02", "E14", "E28"])
    do(pays, "wheel large", "tile E28", "place large-2")
    assert pays.players[0].guilders == 0
    late = with_tile("E06", {"guilders": 8}, RICH, display=["E01", "E02", "E14", "E28"])
    do(late, "wheel large")
    assert late.players[0].guilders == 8
    do(late, "tile E28", "place large-2")
    assert late.players[0].guilders == 8, "2 paid, then 2 gained: none lost"


@pytest.mark.rule("WV-4.32")
def test_planting_gained_several_times_at_the_market_is_as_many_actions() -> None:
    state = perform(
        "market",
        {"guilders": 2, "bulbs": {"red": 3}, "area": "M3", "helpers": ["F16"]},
        [{"area": "M1", "guilders": 5}],
        neutrals=[1, 0, 0],
    )
    do(state, "take plant:1", "plant red row-1")
    assert options(state)[-1] == "skip", "the next is an action of its own, which may be passed up"
    do(state, "plant red row-1", "plant red row-1")
    assert state.players[0].tools == 0, "no action of two bulbs"
