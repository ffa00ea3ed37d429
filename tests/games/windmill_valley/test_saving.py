"""What lies on the table is what a saved game brings back, and a table that the rules do not know is refused."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, GAME, begin, do, lay, perform

from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.errors import BadState

rule = pytest.mark.rule


def brought_back(state: WindmillValley) -> WindmillValley:
    saved = state.to_dict()
    again = GAME.from_dict(copy.deepcopy(saved))
    assert isinstance(again, WindmillValley)
    assert again.to_dict() == saved
    for seat in (None, *range(state.seats)):
        assert again.view(seat) == state.view(seat)
    assert again.legal() == state.legal()
    assert again.result() == state.result()
    return again


@pytest.mark.rule("WV-1.2", "WV-2.1", "WV-2.2", "WV-2.4", "WV-2.5", "WV-2.10", "WV-2.11")
@pytest.mark.parametrize(
    "chosen",
    [{"players": 2, "expert": True}, {"players": 3}, {"players": 4, "first": 2}, {"players": 1, "gardener": "hard"}],
    ids=str,
)
def test_everything_on_the_table_comes_back_at_any_moment(chosen: dict[str, Any]) -> None:
    """A random game is saved every few decisions and goes on from what was brought back."""
    chance = random.Random(5)
    state = begin(seed=9, **chosen)
    while not state.over:
        for _ in range(9):
            if not state.over:
                state.apply(chance.choice(state.legal()))
        state = brought_back(state)
    assert state.result().points == tuple(sum(parts.values()) for parts in state.result().breakdown)


@pytest.mark.rule("WV-5.6")
def test_what_was_peeked_at_and_put_back_comes_back() -> None:
    state = perform(
        "enhance",
        {"helpers": ["F13"], "guilders": 4},
        [{"guilders": 5}],
        display=["E01", "E02", "E14", "E28"],
        piles={"unique": ["E19", "E20", "E21", "E22"]},
    )
    do(state, "use F13", "peek unique")
    again = brought_back(state)
    assert again.view(0)["peek"]["cards"] == ["E19", "E20", "E21"]
    do(again, "tile E28", "place large-1", "return E20", "discard E21", "return E19")
    last = brought_back(again)
    assert last.view(0)["known"] == {"unique": ["E19", "E20"]}
    assert {BOX.tile_names[last.resample(0, seed).piles[2][-1]] for seed in range(9)} == {"E19"}


@pytest.mark.rule("WV-4.20", "WV-4.34")
def test_a_neutral_marker_to_be_met_comes_back() -> None:
    state = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0])
    do(state, "neutral M1 M3")
    again = brought_back(state)
    assert (again.neutral_moved, BOX.area_names[again.must]) == (True, "M3")
    assert again.neutrals == [0, 2, 1]


@pytest.mark.rule("WV-3.10", "WV-3.15", "WV-3.16", "WV-4.21", "WV-4.26", "WV-4.4", "WV-6.1")
def test_a_full_table_comes_back_piece_by_piece() -> None:
    rest = ["white", None, "black", None]
    state = lay(
        players=3,
        expert=True,
        first=1,
        turn=2,
        turns=11,
        gate=3,
        water=5,
        wish="Q4",
        ending=1,
        last_turn=11,
        due=2,
        step="choose-action",
        used=["F24", "S2"],
        out=["E05", "E30"],
        shipped=rest,
        neutrals=[0, 1, 1],
        trade=["FT3", "FT1", "FT4", "FT2"],
        covered=["II 2", "IV 1"],
        discards={"farm": ["F09"], "common": ["E06"]},
        seats=[
            {
                "guilders": 3,
                "tools": 2,
                "points": 41,
                "bulbs": {"red": 2, "black": 1},
                "board": "W-D",
                "area": "M2",
                "rows": [["red"], [], ["white", "black"]],
                "built": ["W03", "W29"],
                "groups": [0, 1, 2, 2, 2],
            },
            {
                "wish": 0,
                "calendar": 4,
                "large": 5,
                "small": 4,
                "large_tiles": {"2": "E01"},
                "small_tiles": {"5": "E28"},
                "contracts": ["F03", "F11"],
                "area": "M2",
                "on": 0,
            },
            {"starting": "S2", "helpers": ["F24"], "calendar": 2, "bulbs": {"yellow": 1}, "area": "M1"},
        ],
    )
    again = brought_back(state)
    one, two, three = again.players
    assert (one.guilders, one.tools, one.points, one.stored, one.groups) == (3, 2, 41, 3, [0, 1, 2, 2, 2])
    assert (BOX.board_names[one.board], one.lengths, one.built) == ("W-D", [1, 0, 2, 0], 1 << 2 | 1 << 28)
    assert (two.wish, two.calendar, two.large, two.small, two.on) == (0, 4, 5, 4, 0)
    assert (BOX.tile_names[two.large_tiles[1]], BOX.tile_names[two.small_tiles[4]]) == ("E01", "E28")
    assert [BOX.farm_names[card] for card in two.contracts] == ["F03", "F11"]
    assert (BOX.cards[three.starting].id, BOX.farm_names[three.helpers[0]]) == ("S2", "F24")
    assert (again.first, again.turn, again.active, again.gate, again.water) == (1, 11, 2, 3, 5)
    assert (again.ending, again.last_turn, again.due, again.expert) == (1, 11, 2, True)
    assert [BOX.tile_names[tile] for tile in again.out] == ["E05", "E30"]
    assert again.view(None)["trade"] == state.view(None)["trade"]
    assert [BOX.cards[card].id for card in range(len(BOX.cards)) if again.used >> card & 1] == ["F24", "S2"]


@pytest.mark.rule("WV-7.5", "WV-7.11", "WV-7.12")
def test_the_gardeners_cards_come_back() -> None:
    state = lay(
        players=1,
        gardener="easy",
        gardener_card="G7",
        gardener_deck=["G3", "G9"],
        seats=[{"guilders": 5}, {"tiles": ["E01", "E28"], "cards": ["F07"], "wish": 1}],
    )
    state.gardener_discards = [state.gardener_deck.pop(0)]
    again = brought_back(state)
    assert again.view(0)["gardener"] == state.view(0)["gardener"]
    assert again.gardener_discards == state.gardener_discards
    assert BOX.gardener_names[again.gardener_card] == "G7"
    assert again.options() == {"players": 1, "gardener": "easy"}


# ---------------------------------------------------------------------- what is refused


def changed(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    """One entry of a saved game is another."""

    def change(saved: dict[str, Any]) -> None:
        *way, last = path
        place: Any = saved
        for key in way:
            place = place[key]
        place[last] = to

    return change


@pytest.mark.parametrize(
    ("change", "word"),
    [
        pytest.param(changed("state", "gate", to=7), "floodgate", marks=rule("WV-3.2")),
        pytest.param(changed("state", "water", to=9), "water", marks=rule("WV-3.5")),
        pytest.param(
            changed("state", "shipped", to=["green", None, None, None]), "'green' is not a colour", marks=rule("WV-1.1")
        ),
        pytest.param(
            changed("state", "seats", 0, "rows", to=[["red"] * 8, [], [], []]),
            "must have at most 7",
            marks=rule("WV-4.23"),
        ),
        pytest.param(
            changed("state", "seats", 0, "rows", to=[[], [], [], [], []]), "must have at most 4", marks=rule("WV-4.23")
        ),
        pytest.param(changed("state", "seats", 0, "guilders", to=10), "10 guilders", marks=rule("WV-1.3")),
        pytest.param(changed("state", "seats", 0, "bulbs", to={"red": 8}), "at most 7", marks=rule("WV-1.5")),
        pytest.param(changed("state", "seats", 0, "groups", to=[2, 1, 2, 2, 3]), "windmill", marks=rule("WV-2.10")),
        pytest.param(changed("state", "seats", 0, "calendar", to=5), "calendar space 5", marks=rule("WV-3.17")),
        pytest.param(changed("state", "neutrals", to=[4, 0, 0]), "market area M1", marks=rule("WV-4.21")),
        pytest.param(changed("stack", 0, "step", to="dancing"), "'dancing' is not a step", marks=rule("WV-3.1")),
        pytest.param(
            changed("stack", 0, to={"step": "turn-over"}), "the step 'turn-over' has no 'seat'", marks=rule("WV-3.1")
        ),
        pytest.param(
            changed("stack", 0, "seat", to=1.5),
            "the step 'turn-over' seat is 1.5, but must be a seat",
            marks=rule("WV-3.1"),
        ),
        pytest.param(changed("state", "piles", "farm", to=[]), "farm cards", marks=rule("WV-2.2")),
        pytest.param(
            changed("state", "trade", to=["FT1"]), "the trade card 'FT2' is there 0 times", marks=rule("WV-2.4")
        ),
        pytest.param(changed("state", "seats", to=7), "seats is 7, but must be a list", marks=rule("WV-1.2")),
    ],
)
def test_a_saved_table_that_cannot_be_is_refused(change: Callable[[dict[str, Any]], None], word: str) -> None:
    saved = lay(seats=[{"guilders": 5}, {}], water=2).to_dict()
    GAME.from_dict(copy.deepcopy(saved))
    change(saved)
    with pytest.raises(BadState, match=word):
        GAME.from_dict(saved)


@pytest.mark.rule("WV-1.2")
@pytest.mark.parametrize("key", ["seats", "gate", "piles", "wish", "neutrals", "due", "gardener_deck", "peek"])
def test_a_saved_table_without_one_of_its_parts_is_refused(key: str) -> None:
    saved = begin(players=2, seed=1).to_dict()
    del saved["state"][key]
    with pytest.raises(BadState, match=f"no '{key}'"):
        GAME.from_dict(saved)


def test_a_marker_that_is_not_on_the_market_yet_stands_on_no_other() -> None:
    saved = begin(players=3, seed=1).to_dict()
    assert [seat["area"] for seat in saved["state"]["seats"]] == [None] * 3
    saved["state"]["seats"][1]["on"] = 0
    with pytest.raises(BadState, match="the marker of seat 1 stands on one that is not below it"):
        GAME.from_dict(saved)
