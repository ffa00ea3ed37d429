"""Every card: helpers, contracts, starting cards, wishes (WV-5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    at,
    bulbs,
    choose,
    do,
    lay,
    options,
    perform,
    starting_with,
    step,
    tiles,
)

from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]

# How each action is performed in its smallest form, and what it needs.
WAYS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "farm": ({}, ["contract F02"]),
    "enhance": ({}, ["tile E01", "place large-1"]),
    "trade": ({"bulbs": {"red": 1}}, ["ship red place-2"]),
    "build": ({}, ["build W18", "mill black"]),
    "plant": ({"bulbs": {"red": 2}}, ["plant red row-1", "plant red row-1"]),
    "market": ({"guilders": 2, "area": "M1"}, ["take T1", "take V1"]),
    "lower": ({"bulbs": {"red": 1}}, ["lower 0 2"]),
}


def performed(action: str, me: dict[str, Any], **spec: Any) -> WindmillValley:
    """An action of seat 0, carried out up to the cards that come after it."""
    needs, names = WAYS[action]
    seat = {**needs, **me}
    spec = {
        "cards": ["F02", "F03", "F04"],
        "display": ["E01", "E02", "E14", "E28"],
        "trade": ["FT2"],
        "neutrals": [0, 0, 0],
        **spec,
    }
    if "F02" in me.get("helpers", []) or "F03" in me.get("helpers", []) or "F04" in me.get("helpers", []):
        spec["cards"] = ["F12", "F13", "F14"]
        names = ["contract F12"] if action == "farm" else names
    state = at("plant" if action == "lower" else action, {"area": "M1", **seat}, NEXT, **spec)
    choose(state, "small" if action == "lower" else "large")
    if step(state) == "market-move":
        do(state, "enter")
    if action == "trade":
        do(state, *names)  # 3 guilders and planting
        if step(state) == "plant":
            do(state, "skip")
    else:
        do(state, *names)
    return state


# card: (action, what is asked afterwards, what it brings: points, tools, bulbs, guilders; the steps to get it)
Gain = tuple[int, int, int, int]
HELPERS: dict[str, tuple[str, list[str], Gain]] = {
    "F01": ("farm", ["use F01", "lower 0 1"], (2, 0, 0, 0)),
    "F02": ("enhance", [], (2, 0, 0, 0)),
    "F03": ("trade", [], (2, 0, 0, 0)),
    "F04": ("build", [], (0, 1, 0, 0)),
    "F05": ("market", ["use F05", "tile E01", "place large-1"], (0, 0, 0, 0)),
    "F06": ("lower", ["use F06", "bulb black"], (0, 0, 1, 0)),
    "F08": ("lower", ["use F08", "bulb yellow"], (0, 0, 1, 0)),
    "F10": ("build", [], (2, 0, 0, 0)),
    "F11": ("trade", [], (0, 1, 0, 0)),
    "F12": ("farm", ["use F12", "take B:white"], (0, 0, 1, 0)),
    "F14": ("enhance", ["use F14", "lower 1 0"], (0, 0, 0, 2)),
    "F15": ("farm", ["use F15", "plant black row-1"], (0, 0, -1, 0)),
    "F16": ("plant", [], (0, 1, 0, 0)),
    "F17": ("lower", ["use F17", "plant red row-1"], (0, 0, -1, 0)),
    "F18": ("enhance", [], (0, 1, 0, 0)),
    "F19": ("lower", ["use F19", "bulb violet"], (0, 0, 1, 0)),
    "F20": ("market", [], (0, 1, 0, 0)),
    "F21": ("market", ["use F21", "take B:red"], (0, 0, 1, 0)),
    "F22": ("plant", [], (2, 0, 0, 0)),
    "F23": ("trade", ["use F23", "lower 0 1"], (2, 0, 0, 0)),
    "F24": ("farm", ["use F24", "bulb white"], (0, 0, 1, 0)),
    "F25": ("market", ["use F25", "lower 0 1"], (2, 0, 0, 0)),
    "F26": ("build", ["use F26", "take B:white"], (0, 0, 1, 0)),
    "F27": ("build", ["use F27", "lower 0 1"], (2, 0, 0, 0)),
    "F28": ("trade", ["use F28", "plant black row-1"], (0, 0, -1, 0)),
    "F29": ("plant", ["use F29", "lower 0 1"], (2, 0, 0, 0)),
    "F30": ("plant", ["use F30", "bulb white"], (0, 0, 1, 0)),
}


def test_no_card_is_left_out() -> None:
    assert {*HELPERS, "F07", "F09", "F13"} == set(CONTRACTS) == set(BOX.farm_names)
    assert set(WISHES) == set(BOX.wish_names)


def purse(state: WindmillValley) -> Gain:
    me = state.players[0]
    return me.points, me.tools, me.stored, me.guilders


@pytest.mark.rule("WV-5.1", "WV-5.7")
@pytest.mark.parametrize("card", HELPERS)
def test_every_helper(card: str) -> None:
    action, names, gains = HELPERS[card]
    more = {"bulbs": {**WAYS[action][0].get("bulbs", {}), "black": 1}}
    without = performed(action, more, water=6)
    if step(without) == "after":
        do(without, "skip")
    helped = performed(action, {**more, "helpers": [card]}, water=6)
    if names:
        assert set(options(helped)) == {f"use {card}", "skip"}
        do(helped, *names)
    assert tuple(b - a for a, b in zip(purse(without), purse(helped), strict=True)) == gains
    assert helped.active == 1
    if card == "F05":
        assert helped.players[0].large_tiles[0] == tiles(["E01"])[0]
    if card == "F12":
        assert bulbs(helped.players[0])["white"] == 1, "a reward of the area where the marker stands, once"
    # and not with another action
    other = "farm" if action != "farm" else "enhance"
    elsewhere = performed(other, {**more, "helpers": [card]}, water=6)
    assert purse(elsewhere) == purse(performed(other, more, water=6))
    assert elsewhere.active == 1


@pytest.mark.rule("WV-5.1")
def test_helper_F07_waits_for_the_floodgate() -> None:
    state = lay(seats=[{"guilders": 1, "helpers": ["F07"], "tools": 1}])
    do(state, "gate 2")
    assert state.players[0].points == 8


@pytest.mark.rule("WV-5.1", "WV-5.11")
def test_helper_F09_adds_to_the_strength() -> None:
    state = at("plant", {"bulbs": {"red": 1}, "helpers": ["F09", "F17"]}, NEXT, water=6)
    do(state, "wheel small", "use F09")
    assert options(state) == ["lower 3 0", "lower 2 1", "lower 1 2", "lower 0 3", "use F17"]
    do(state, "lower 0 3")
    assert (state.water, state.players[0].points) == (3, 11)
    bonus = perform("farm", {"helpers": ["F01", "F09", "F17"], "bulbs": {"red": 1}}, NEXT, water=6)
    do(bonus, starting_with(bonus, "contract")[0], "use F01")
    assert "use F17" not in options(bonus), "strength 1 is too little"
    do(bonus, "use F09")
    do(bonus, "lower 0 2")
    assert "use F17" in options(bonus), "the point of F09 counts"


@pytest.mark.rule("WV-5.1", "WV-5.6")
def test_helper_F13_shows_three_tiles_of_a_stack_secretly() -> None:
    spec: dict[str, Any] = {"display": ["E01", "E02", "E14", "E28"], "piles": {"unique": ["E19", "E20", "E21", "E22"]}}
    state = perform("enhance", {"helpers": ["F13"], "guilders": 4}, NEXT, **spec)
    do(state, "use F13")
    assert options(state) == ["peek common", "peek uncommon", "peek unique"]
    before = state.copy()
    told = do(state, "peek unique", seen_by=0)
    assert only(told, "peeked")[0]["cards"] == ["E19", "E20", "E21"]
    assert "cards" not in only(do(before, "peek unique", seen_by=1), "peeked")[0]
    assert "cards" not in state.view(1)["peek"]
    assert state.view(0)["peek"]["cards"] == ["E19", "E20", "E21"]
    assert options(state) == ["tile E01", "tile E02", "tile E14", "tile E28", "peeked E19", "peeked E20", "peeked E21"]
    do(state, "tile E28", "place large-1")  # from the display: it is refilled before anything goes back on top
    assert state.display[3] == tiles(["E22"])[0]
    assert state.players[0].guilders == 2
    assert set(options(state)) == {f"{what} {name}" for what in ("return", "discard") for name in ("E19", "E20", "E21")}
    do(state, "return E20", "discard E21", "return E19")
    assert [BOX.tile_names[tile] for tile in state.piles[2][-2:]] == ["E20", "E19"]
    assert [BOX.tile_names[tile] for tile in state.discards[2]] == ["E21"]
    assert state.view(0)["known"] == {"unique": ["E19", "E20"]}
    assert state.view(1)["known"] == {}
    taken = perform("enhance", {"helpers": ["F13"], "guilders": 4}, NEXT, **spec)
    do(taken, "use F13", "peek unique", "peeked E20", "place large-1")
    assert taken.players[0].guilders == 2, "what is taken costs what its kind costs"
    assert taken.display[3] == tiles(["E28"])[0]
    do(taken, "return E21", "return E19")
    assert {BOX.tile_names[taken.resample(0, seed).piles[2][-1]] for seed in range(12)} == {"E19"}
    assert len({BOX.tile_names[taken.resample(1, seed).piles[2][-1]] for seed in range(12)}) > 2
    few = perform(
        "enhance",
        {"helpers": ["F13"], "guilders": 4},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
        discards={"unique": [f"E{n}" for n in (20, 21, 22, 23, 24, 25, 26, 27, 29, 30)]},
    )
    do(few, "use F13", "peek unique")
    assert len(few.peeked) == 3, "the discards are shuffled under a stack of one"
    assert tiles(["E19"])[0] in few.peeked


@pytest.mark.rule("WV-5.3", "WV-5.6")
def test_starting_card_S2_shows_three_farm_cards() -> None:
    state = perform(
        "farm", {"starting": "S2"}, NEXT, cards=["F01", "F02", "F03"], piles={"farm": ["F10", "F11", "F12", "F13"]}
    )
    do(state, "use S2")
    assert {"helper F10", "contract F12", "helper F01", "leave"} <= set(options(state))
    do(state, "helper F12")
    assert [BOX.farm_names[card] for card in state.cards] == ["F01", "F02", "F03"]
    do(state, "discard F10", "return F11")
    assert BOX.farm_names[state.piles[3][-1]] == "F11"
    none = perform("farm", {"starting": "S2"}, NEXT, cards=["F01", "F02", "F03"], piles={"farm": ["F10", "F11", "F12"]})
    do(none, "use S2", "leave", "return F10", "return F11", "return F12")
    assert [BOX.farm_names[card] for card in none.piles[3][-3:]] == ["F10", "F11", "F12"]


@pytest.mark.rule("WV-5.10")
@pytest.mark.parametrize(
    ("card", "planted", "works"),
    [("F16", 1, False), ("F16", 2, True), ("F22", 1, True), ("F29", 1, True), ("F30", 1, True)],
)
def test_helpers_on_planting_ask_for_their_number_of_bulbs(card: str, planted: int, works: bool) -> None:
    state = perform("plant", {"bulbs": {"red": 3}, "helpers": [card]}, NEXT, water=6)
    do(state, *["plant red row-1"] * planted)
    told = do(state, "done") if step(state) == "plant" else []
    offered = f"use {card}" in options(state)
    assert (offered or bool(only(told, "used")) or state.players[0].tools > 0) == works
    weak = perform("farm", {"helpers": ["F17", "F01"], "bulbs": {"red": 1}}, NEXT, water=6)
    do(weak, starting_with(weak, "contract")[0], "use F01", "lower 0 1")
    assert "use F17" not in options(weak)


# ---------------------------------------------------------------------- starting cards


@pytest.mark.rule("WV-5.3")
def test_starting_card_S1_trades_freely() -> None:
    state = perform("trade", {"starting": "S1"}, NEXT, trade=["FT4"])
    if "use S1" in options(state):
        do(state, "use S1")
    do(state, "ship white place-1", "chest 2", "chest 1")
    assert (state.players[0].tools, state.players[0].points) == (2, 9)
    assert state.players[0].stored == 0


@pytest.mark.rule("WV-5.3", "WV-5.11")
def test_starting_card_S3_buys_a_bulb_for_a_point() -> None:
    state = perform("plant", {"starting": "S3", "bulbs": {"red": 4}, "points": 3}, NEXT)
    do(state, "plant red row-1", "plant red row-2")
    assert options(state) == ["use S3", "done"]
    do(state, "use S3", "plant red row-1")
    assert state.players[0].points == 2
    assert state.result().breakdown[0]["spent"] == -1
    assert state.active == 1, "once"
    counted = perform(
        "market",
        {"starting": "S3", "bulbs": {"red": 4}, "guilders": 2, "area": "M3", "helpers": ["F16"]},
        [{"area": "M2", "guilders": 5}],
        neutrals=[0, 0, 1],
    )
    do(counted, "take plant:1", "plant red row-1", "use S3", "plant red row-1")
    assert counted.players[0].tools == 1, "the bulb of S3 counts for F16"


@pytest.mark.rule("WV-5.3")
def test_starting_card_S4_gives_a_point_and_a_guilder_for_building() -> None:
    state = perform("build", {"starting": "S4"}, NEXT)
    do(state, "build W13", "mill black")
    assert (state.players[0].points, state.players[0].guilders >= 1) == (6, True)


@pytest.mark.rule("WV-5.3")
def test_starting_card_S5_splits_market_rewards() -> None:
    state = perform("market", {"starting": "S5", "guilders": 2, "area": "M1"}, NEXT, neutrals=[0, 1, 0])
    do(state, "enter") if step(state) == "market-move" else None
    do(state, "take T1", "take B:violet")
    assert (state.players[0].tools, bulbs(state.players[0])) == (1, {"violet": 1})


@pytest.mark.rule("WV-5.3")
def test_starting_card_S6_gives_a_bulb_for_enhancing() -> None:
    state = perform("enhance", {"starting": "S6"}, NEXT, display=["E01", "E02", "E14", "E28"])
    do(state, "tile E01", "place large-1", "use S6", "bulb black")
    assert bulbs(state.players[0]) == {"black": 1}


# ---------------------------------------------------------------------- contracts

FULL = [["red"] * 7, ["white"] * 7, ["violet"] * 7, ["black"] * 7]
MIXED = ["white", "yellow", "red", "violet", "black", "white", "yellow"]
CONTRACTS: dict[str, tuple[dict[str, Any], int]] = {
    "F01": ({"built": ["W11", "W18", "W30", "W12"]}, 12),
    "F02": ({"built": ["W19", "W01", "W12"]}, 8),
    "F03": ({"built": ["W16", "W29", "W30"]}, 15),
    "F04": ({"built": ["W12", "W24", "W18"]}, 8),
    "F05": ({"built": ["W11", "W22", "W26", "W18"]}, 9),
    "F06": ({"built": ["W21", "W30", "W18"]}, 10),
    "F07": ({"built": ["W01", "W15", "W18"]}, 10),
    "F08": ({"built": ["W18", "W06", "W20"]}, 8),
    "F09": ({"built": ["W04", "W13", "W28", "W18"]}, 9),
    "F10": ({"built": ["W01", "W10", "W18"]}, 10),
    "F11": ({"large_tiles": {"1": "E01", "4": "E28"}, "small_tiles": {"1": "E02"}}, 6),
    "F12": ({"small_tiles": {str(n): f"E0{n}" for n in range(1, 6)}}, 15),
    "F13": ({"large_tiles": {"1": "E01", "4": "E28"}, "small_tiles": {"1": "E02", "2": "E14"}}, 6),
    "F14": ({"large_tiles": {"1": "E01", "4": "E28"}, "small_tiles": {"1": "E19"}}, 8),
    "F15": ({"helpers": ["F01", "F02"], "starting": "S1"}, 8),
    "F16": ({"tools": 5}, 6),
    "F17": ({"built": ["W01", "W11", "W18"]}, 6),
    "F18": ({"large_tiles": {"1": "E14", "4": "E28"}, "small_tiles": {"1": "E13"}}, 6),
    "F19": ({"rows": [MIXED, ["red"] * 7, ["red"] * 6]}, 8),
    "F20": ({"rows": [["red"] * 3, ["red"] * 2, ["red"] * 2, ["red"] * 4]}, 6),
    "F21": ({"rows": [["red", "white"], ["red"]]}, 4),
    "F22": ({"rows": FULL}, 12),
    "F23": ({"rows": [["yellow"] * 7, ["yellow"] * 6]}, 10),
    "F24": ({"rows": [["white", "red"], ["white"] * 3]}, 8),
    "F25": ({"rows": FULL}, 14),
    "F26": ({"rows": [["black"] * 4]}, 8),
    "F27": ({"rows": [["white"] * 7, ["white"] * 7]}, 20),
    "F28": ({"rows": [["violet"]]}, 2),
    "F29": ({"rows": FULL}, 10),
    "F30": ({"rows": [["yellow"], ["yellow"]]}, 4),
}


@pytest.mark.rule("WV-5.2", "WV-6.2")
@pytest.mark.parametrize("card", CONTRACTS)
def test_every_contract(card: str) -> None:
    seat, points = CONTRACTS[card]
    state = lay(wish="Q5", seats=[{"contracts": [card], "guilders": 5, "tools": 1, **seat}])
    assert contract_points(state, 0, BOX.farm_names.index(card)) == points
    assert state.result().breakdown[0][f"contract {card}"] == points
    empty = lay(seats=[{"contracts": [card], "guilders": 5}])
    assert contract_points(empty, 0, BOX.farm_names.index(card)) == (2 if card == "F15" else 0)


@pytest.mark.rule("WV-5.9")
@pytest.mark.parametrize(
    ("card", "seat", "points"),
    [
        ("F05", {"built": ["W15", "W23"]}, 6),
        ("F09", {"built": ["W28"]}, 3),
        ("F15", {"starting": "S1", "contracts": ["F15", "F01"]}, 6),
        ("F16", {"tools": 3}, 3),
        ("F12", {"small_tiles": {"1": "E01", "2": "E02", "3": "E03", "4": "E04"}}, 0),
        ("F19", {"rows": [MIXED]}, 4),
        ("F20", {"rows": [["red"]] * 4}, 3),
    ],
)
def test_contracts_count_as_the_ledger_says(card: str, seat: dict[str, Any], points: int) -> None:
    state = lay(wish="Q5", seats=[{"contracts": [card], "guilders": 5, **seat}])
    assert contract_points(state, 0, BOX.farm_names.index(card)) == points


@pytest.mark.rule("WV-5.12")
def test_where_the_editions_differ_the_english_one_stands() -> None:
    tile = BOX.tiles[BOX.tile_names.index("E12")]
    assert BOX.rewards[tile.reward].texts == ["farm", "G1"]
    assert BOX.contracts[BOX.farm_names.index("F18")].points == 3


# ---------------------------------------------------------------------- wishes

WISHES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "Q1": ({"tools": 6}, {"tools": 5}),
    "Q2": ({"contracts": ["F01", "F11", "F19"]}, {"contracts": ["F01", "F11", "F12"]}),
    "Q3": ({"rows": [["red"] * 3] * 4}, {"rows": [["red"] * 3] * 3}),
    "Q4": ({"rows": [[], ["red"] * 6, ["red"] * 6]}, {"rows": [["red"] * 6, ["red"] * 6]}),
    "Q5": ({"built": ["W11", "W12", "W13", "W14"]}, {"built": ["W11", "W12", "W13", "W15"]}),
    "Q6": (
        {"large_tiles": {"1": "E01", "2": "E02", "3": "E13"}, "small_tiles": {"1": "E14", "2": "E19", "3": "E20"}},
        {"large_tiles": {"1": "E01", "2": "E02", "3": "E13"}, "small_tiles": {"1": "E03", "2": "E19", "3": "E20"}},
    ),
}


@pytest.mark.rule("WV-5.4")
@pytest.mark.parametrize("wish", WISHES)
def test_every_wish(wish: str) -> None:
    met, missed = WISHES[wish]
    assert lay(wish=wish, seats=[{"guilders": 5, **met}]).players[0].wish == 0
    assert lay(wish=wish, seats=[{"guilders": 5, **missed}]).players[0].wish == -1
    other = lay(wish=wish, seats=[{"guilders": 5}, {"guilders": 5, **met}])
    assert other.players[1].wish == -1, "only in the owner's turn"


@pytest.mark.rule("WV-5.8")
def test_windmills_of_any_colour_link_yours_and_the_market_need_not_be_reached() -> None:
    apart = lay(wish="Q5", seats=[{"guilders": 5, "built": ["W04", "W05", "W06", "W07"]}])
    assert apart.players[0].wish == 0
    mine = {"guilders": 5, "built": ["W11", "W12", "W14", "W15"]}
    assert lay(wish="Q5", seats=[mine]).players[0].wish == -1, "nothing stands on W13"
    linked = lay(wish="Q5", seats=[mine, {"built": ["W13"]}])
    assert linked.players[0].wish == 0
    three = lay(wish="Q5", seats=[{"guilders": 5, "built": ["W11", "W12", "W14"]}, {"built": ["W13", "W15"]}])
    assert three.players[0].wish == -1, "only the own ones count"
    assert lay(wish="Q5", turn=1, seats=[mine, {"guilders": 5, "built": ["W13"]}]).players[0].wish == -1, (
        "in the own turn only"
    )
