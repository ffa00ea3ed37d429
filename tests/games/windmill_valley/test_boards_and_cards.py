"""One case for each windmill board, trade card, calendar reward, patch and Gardener card, with its own outcome."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, COLOURS, do, gardener, lay, options, perform, step

from kade.games.windmill_valley.rules.gardener import check_water
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
Outcome = dict[str, int]


def holdings(state: WindmillValley) -> Outcome:
    me = state.players[0]
    return {
        "points": me.points,
        "tools": me.tools,
        "guilders": me.guilders,
        "bulbs": me.stored,
        "planted": me.planted(),
        "cards": len(me.contracts) + len(me.helpers),
        "built": me.built.bit_count(),
        "tiles": sum(tile >= 0 for tile in me.large_tiles + me.small_tiles),
        "area": me.area,
    }


def gained(before: Outcome, state: WindmillValley) -> Outcome:
    """What seat 0 has more or less than before, without what is the same."""
    after = holdings(state)
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def first_options(state: WindmillValley) -> WindmillValley:
    """Takes whatever stands first until it is the next player's turn."""
    while state.active == 0 and step(state) != "closing":
        do(state, options(state)[0])
    return state


# ---------------------------------------------------------------------- windmill boards


@pytest.mark.rule("WV-3.6", "WV-3.8", "WV-3.14")
@pytest.mark.parametrize(
    ("board", "actions"),
    [
        ("W-A", "trade market enhance plant build farm"),
        ("W-B", "market enhance plant build trade farm"),
        ("W-C", "plant build market trade enhance farm"),
        ("W-D", "market farm enhance plant trade build"),
    ],
)
def test_every_windmill_board_shows_its_actions_one_after_the_other(board: str, actions: str) -> None:
    other = {"guilders": 5, "board": "W-A" if board != "W-A" else "W-B"}
    shown = []
    for turned in range(6):
        state = lay(
            step="choose-action", seats=[{"board": board, "large": turned, "guilders": 9, "bulbs": {"red": 1}}, other]
        )
        told = do(state, "wheel large")
        shown.append(only(told, "wheel")[0]["action"][0].partition(":")[0])
    assert " ".join(shown) == actions
    for turned in range(5):
        small = lay(
            step="choose-action", seats=[{"board": board, "small": turned, "guilders": 9, "bulbs": {"red": 1}}, other]
        )
        assert only(do(small, "wheel small"), "wheel")[0]["action"] == ["lower:2"]


# ---------------------------------------------------------------------- trade cards

TRADES: dict[str, list[Outcome]] = {
    "FT1": [
        {"cards": 1, "points": 2, "bulbs": 1},
        {"bulbs": 1, "points": 3},
        {"points": 3, "guilders": 2, "bulbs": -1},
        {"guilders": 2, "cards": 1, "points": 2, "bulbs": -1},
    ],
    "FT2": [
        {"tiles": 1, "guilders": 3, "bulbs": -1},
        {"guilders": 3, "planted": 2, "bulbs": -3},
        {"planted": 2, "points": 2, "bulbs": -3},
        {"points": 2, "tiles": 1, "bulbs": -1},
    ],
    "FT3": [
        {"built": 1, "guilders": 1, "planted": 1},
        {"bulbs": 2, "area": 1},
        {"area": 1, "guilders": 3},
        {"guilders": 4, "built": 1, "planted": 1, "bulbs": -2},
    ],  # W11: a guilder, for planting and 2 guilders
    "FT4": [
        {"points": 4, "tools": 2, "bulbs": -1},
        {"tools": 2, "planted": 1, "bulbs": -2},
        {"planted": 1},
        {"bulbs": 1, "points": 4},
    ],
}


@pytest.mark.rule("WV-4.25")
@pytest.mark.parametrize(("card", "place"), [(card, place) for card in TRADES for place in range(4)])
def test_every_place_of_every_trade_card_brings_the_two_rewards_beside_it(card: str, place: int) -> None:
    state = perform(
        "trade",
        {"bulbs": {"white": 1, "red": 2}, "guilders": 4, "area": "M1"},
        NEXT,
        trade=[card],
        display=["E01", "E02", "E14", "E28"],
        cards=["F13", "F14", "F16"],
        neutrals=[0, 0, 0],
    )
    before = holdings(state)
    told = do(state, f"ship white place-{place + 1}")
    assert only(told, "shipped") == [{"seat": 0, "colour": "white", "place": place + 1}]
    assert gained(before, first_options(state)) == TRADES[card][place]


# ---------------------------------------------------------------------- calendar

CALENDAR: dict[str, list[Outcome]] = {
    "I": [{"bulbs": 1}, {"cards": 1, "points": 2}, {"guilders": 3}, {"tools": 2}, {"bulbs": 1, "guilders": 1}],
    "II": [{"tools": 1}, {"tiles": 1}, {"points": 4}, {"area": 1, "bulbs": 1}, {"bulbs": 1, "tools": 1}],
    "III": [
        {"planted": 1, "bulbs": -1},
        {"points": 6},
        {"planted": 2, "bulbs": -2},
        {"cards": 1, "points": 2},
        {"bulbs": 2, "guilders": 2},
    ],
    "IV": [{"points": 5}, {"points": 4}, {"points": 8}, {"planted": 2, "bulbs": -2}],
}


@pytest.mark.rule("WV-3.10", "WV-2.11")
@pytest.mark.parametrize(
    ("space", "which"), [(space, which) for space in CALENDAR for which in range(len(CALENDAR[space]))]
)
def test_every_calendar_reward(space: str, which: int) -> None:
    seats = [
        {"calendar": list(CALENDAR).index(space) + 1, "bulbs": {"red": 3}, "area": "M1"},
        *({"guilders": 5, "area": "M3"} for _ in range(3)),
    ]
    if space == "IV":
        seats[0]["contracts"] = ["F17"]
        seats[0]["built"] = ["W01", "W11"]
    state = lay(
        step="closing",
        due=3,
        seats=seats,
        neutrals=[0, 0, 0],
        ending=0 if space == "IV" else -1,
        last_turn=40 if space == "IV" else -1,
    )
    before = holdings(state)
    name = "common" if which == 0 else f"unique-{which}"
    told = do(state, f"calendar {name}")
    reward = only(told, "calendar-reward")[0]
    assert (reward["seat"], reward["space"], reward["unique"]) == (0, space, which > 0)
    assert gained(before, first_options(state)) == CALENDAR[space][which]
    left = {name for name in options(state) if name.startswith("calendar")}
    assert left == (
        {f"calendar unique-{n}" for n in range(1, len(CALENDAR[space]))} if which == 0 else {"calendar common"}
    )


# ---------------------------------------------------------------------- patches

PATCHES: dict[tuple[int, int], Outcome] = {
    (1, 3): {"bulbs": 1},
    (1, 5): {"area": 1, "bulbs": 1},
    (1, 7): {"points": 4},
    (2, 2): {"tools": 1},
    (2, 4): {"guilders": 2},
    (2, 6): {"cards": 1, "points": 2},
    (2, 7): {"points": 3},
    (3, 3): {"guilders": 1},
    (3, 5): {"planted": 1, "bulbs": -1},
    (3, 7): {"points": 4},
    (4, 3): {"guilders": 1},
    (4, 5): {"bulbs": 1},
    (4, 6): {"built": 1, "guilders": 1},  # W11, whose planting still waits
}


@pytest.mark.rule("WV-4.23")
@pytest.mark.parametrize(("row", "column"), [(row, column) for row in range(1, 5) for column in range(1, 8)])
def test_every_patch_gives_what_it_shows(row: int, column: int) -> None:
    rows: list[list[str]] = [[], [], [], []]
    rows[row - 1] = ["red"] * (column - 1)
    seat: dict[str, Any] = {"rows": rows, "bulbs": {"red": 1, "white": 1}, "area": "M1", "guilders": 2}
    if (row, column) == (1, 7):
        seat |= {"contracts": ["F17"], "built": ["W01", "W11"]}
    if (row, column) == (2, 6):
        seat["helpers"] = []
    state = perform("plant", seat, NEXT, neutrals=[0, 0, 0], cards=["F13", "F14", "F16"])
    before = holdings(state)
    told = do(state, f"plant red row-{row}")
    assert only(told, "planted")[0] == {"seat": 0, "colour": "red", "row": row, "column": column}
    while state.active == 0 and step(state) != "plant":
        do(state, options(state)[0])
    found = gained(before, state)
    if step(state) == "plant" and (row, column) == (3, 5):
        found = gained(before, first_options(state))
        assert found == {"planted": 2, "bulbs": -2}, "the planting that the patch gives; no bulb is left for the first"
        return
    expected = {"planted": 1, "bulbs": -1}
    for key, number in PATCHES.get((row, column), {}).items():
        expected[key] = expected.get(key, 0) + number
    assert found == {key: number for key, number in expected.items() if number}


# ---------------------------------------------------------------------- the Gardener's cards

# card: gate from 2 and points for it; strength at low, middle and high water; colour, place; order; tiles and farm card
GARDENER: dict[str, tuple[int, int, list[int], str, int, str, list[str]]] = {
    "G1": (1, 0, [0, 0, 1], "white", 1, "white yellow red violet black", ["E01", "E14", "F01"]),
    "G2": (3, 3, [0, 1, 2], "yellow", 2, "yellow red violet black white", ["E02", "E28", "F02"]),
    "G3": (1, 0, [0, 1, 2], "red", 3, "red violet black white yellow", ["E01", "E28", "F03"]),
    "G4": (3, 3, [1, 1, 2], "violet", 4, "violet black white yellow red", ["E02", "E14", "F01"]),
    "G5": (2, 0, [0, 2, 3], "black", 1, "black white yellow red violet", ["E02", "E28", "F02"]),
    "G6": (3, 3, [0, 0, 2], "white", 2, "white black violet red yellow", ["E01", "E28", "F03"]),
    "G7": (1, 0, [1, 0, 0], "yellow", 3, "yellow white black violet red", ["E02", "E14", "F02"]),
    "G8": (3, 3, [0, 2, 2], "red", 4, "red yellow white black violet", ["E01", "E14", "F03"]),
    "G9": (1, 0, [0, 0, 2], "violet", 1, "violet red yellow white black", ["E01", "E28", "F01"]),
    "G10": (2, 0, [1, 2, 2], "black", 2, "black violet red yellow white", ["E02", "E14", "F02"]),
    "G11": (3, 3, [0, 1, 3], "white", 3, "white red black yellow violet", ["E01", "E14", "F03"]),
    "G12": (1, 0, [0, 2, 3], "yellow", 4, "yellow violet white red black", ["E02", "E28", "F01"]),
    "G13": (3, 3, [0, 1, 2], "red", 1, "red black yellow violet white", ["E02", "E14", "F03"]),
    "G14": (2, 0, [1, 1, 3], "violet", 2, "violet white red black yellow", ["E01", "E14", "F01"]),
    "G15": (1, 0, [0, 1, 3], "black", 3, "black yellow violet white red", ["E02", "E28", "F02"]),
    "G16": (3, 3, [0, 2, 2], "white", 4, "white violet yellow black red", ["E01", "E28", "F03"]),
    "G17": (1, 0, [0, 0, 1], "red", 2, "red white violet yellow black", ["E01", "E14", "F01"]),
    "G18": (3, 3, [0, 1, 3], "yellow", 3, "yellow black red white violet", ["E02", "E28", "F02"]),
    "G19": (2, 0, [0, 2, 2], "violet", 4, "violet yellow black red white", ["E01", "E28", "F01"]),
    "G20": (3, 3, [0, 1, 2], "black", 1, "black red white violet yellow", ["E02", "E14", "F02"]),
}


def test_no_card_is_left_out() -> None:
    assert list(GARDENER) == BOX.gardener_names
    assert list(TRADES) == BOX.trade_names
    assert list(CALENDAR) == BOX.calendar_names


@pytest.mark.rule("WV-7.5", "WV-7.7", "WV-7.9")
@pytest.mark.parametrize("card", GARDENER)
def test_the_front_of_every_gardener_card_moves_gate_and_water(card: str) -> None:
    gate, points, strengths, *_ = GARDENER[card]
    state, told = gardener(card, None, {"large": 2}, gate=2)
    assert only(told, "gardener-card") == [{"seat": 1, "card": card, "pause": True}]
    shown = BOX.gardener_cards[BOX.gardener_names.index(card)].floodgate
    assert only(told, "gardener-gate") == [
        {"seat": 1, "card": card, "shown": shown, "speed": gate, "moved": gate - 2, "pause": True}
    ]
    assert (state.gate, state.players[1].sources[1]) == (gate, points)
    for water, worth, strength in zip((1, 4, 8), (1, 1, 2), strengths, strict=True):
        laid = lay(players=1, water=water, seats=[{"guilders": 5, "tools": 1}, {}])
        check_water(laid, BOX.gardener_cards[BOX.gardener_names.index(card)])
        assert (laid.water, laid.players[1].points) == (max(0, water - strength), 5 + worth * strength)


@pytest.mark.rule("WV-7.15", "WV-7.16")
@pytest.mark.parametrize("card", GARDENER)
def test_the_front_of_every_gardener_card_names_a_colour_a_place_and_an_order(card: str) -> None:
    *_, colour, place, order, _ = GARDENER[card]
    turned = 3 - min(3, max(1, 1 + BOX.gardener_cards[BOX.gardener_names.index(card)].floodgate)) + 1
    state, told = gardener(card, None, {"large": turned}, trade=["FT4"])
    assert only(told, "gardener-trades") == [{"seat": 1, "card": card, "shown": place, "place": place, "pause": True}]
    assert state.view(None)["trade"]["places"].index(colour) == place - 1
    names = order.split()
    for on_card in (names[:3], [names[0], names[3], names[4]]):
        full, told = gardener(card, None, {"large": turned}, trade=["FT4"], shipped=[*sorted(on_card), None])
        assert only(told, "gardener-unloads") == [{"seat": 1, "card": card, "colours": on_card, "pause": True}]
        assert [row[0] for row in full.view(None)["seats"][1]["rows"] if row] == on_card
    planting, told = gardener(card, None, {"large": (turned + 4) % 6, "calendar": 4})
    assert only(told, "gardener-plants") == [{"seat": 1, "card": card, "colour": colour, "number": 2, "pause": True}]
    assert planting.players[1].patches.count(COLOURS.index(colour)) == 2


@pytest.mark.rule("WV-7.11", "WV-7.12")
@pytest.mark.parametrize("card", GARDENER)
def test_the_back_of_every_gardener_card_names_tiles_and_a_farm_card(card: str) -> None:
    common, second, farm = GARDENER[card][-1]
    first = "G5" if card != "G5" else "G10"
    state, told = gardener(first, None, {"large": 0}, [card], display=["E01", "E02", "E14", "E28"])
    assert [BOX.tile_names[tile] for tile in state.players[1].tiles] == [common, second]
    assert [event["tile"] for event in only(told, "gardener-tile")] == [common, second]
    farming, told = gardener(first, None, {"large": 4}, [card], cards=["F01", "F02", "F03"])
    assert only(told, "gardener-farm") == [{"seat": 1, "card": farm, "slot": int(farm[1:]) - 1, "pause": True}]
    assert [BOX.farm_names[one] for one in farming.players[1].cards] == [farm]
