"""What Windmill Valley refuses: positions, saved states and editions, each in a sentence that names the entry."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.windmill_valley.table import GAME, begin, gardener, lay

import kade
from kade.kernel.errors import BadEdition, BadState

HUGE = 10**6000


def nest() -> list[Any]:
    inner: list[Any] = []
    for _ in range(3000):
        inner = [inner]
    return inner


def short(value: Any) -> str:
    """The name of a case; some values are too large to be written."""
    try:
        return repr(value)[:30]
    except (ValueError, RecursionError):
        return "huge"


def in_our_words(problem: pytest.ExceptionInfo[ValueError], word: str) -> None:
    said = str(problem.value)
    assert word in said, said
    assert said.endswith("."), said
    assert len(said) < 1000, said
    for python in ("object", "NoneType", "list index", "invalid literal", "KeyError", "Exceeds the limit", "recursion"):
        assert python not in said


# ---------------------------------------------------------------------- positions

SEAT: dict[str, list[Any]] = {
    "guilders": [10, -1, 1.5, "3", None, True, HUGE, math.nan],
    "tools": [-1, math.inf],
    "points": [-1, 10**9],
    "bulbs": [3, {"green": 1}, {"red": -1}, {"red": 8}, {"red": 0.5}, {None: 1}],
    "rows": [7, [[]] * 5, [["red"] * 8], [["green"]], "red"],
    "groups": [[1, 1, 2, 2], [2, 1, 2, 2, 3], [-1, 1, 2, 2, 3], "11223"],
    "built": [["W99"], ["W11", "W11"], 11, [[]]],
    "board": ["W-Z", None, 1],
    "large": [6, -1, 0.0],
    "small": [5, "1"],
    "large_tiles": [{"7": "E01"}, {"0": "E01"}, {"²": "E01"}, {"1": "E99"}, {"1": None}, ["E01"]],
    "small_tiles": [{"6": "E01"}],
    "starting": ["F01", 3],
    "helpers": [["F01", "F02", "F03", "F04"], ["S1"], [None]],
    "contracts": [["F99"], "F01"],
    "calendar": [5, -1, 1e300],
    "area": ["M4", None],
    "on": [0, 5, 1, -2, 0.5],
    "wish": [2, -2, "Q1"],
    "tiles": [["E01"]],
    "cards": [["F01"], 5],
}
TABLE: dict[str, list[Any]] = {
    "players": [0, 5, True, 2.0, "2", None, HUGE],
    "gardener": ["medium", "x"],
    "expert": [1, "yes", None],
    "first": [2, -1, 1.5],
    "turn": [2, -1, "0", None],
    "turns": [-1, HUGE, 0.5],
    "step": ["dance", 5, None, []],
    "seats": [5, [1], [{}] * 5, {}, [{"coins": 3}], nest()],
    "gate": [0, 4, None, True],
    "water": [9, -1, math.nan],
    "piles": [[], {"common": ["E99"]}, {"rare": []}, {"common": ["E28"]}, {"farm": 3}],
    "discards": [{"farm": ["E01"]}],
    "display": [["E01"] * 5, ["E01", "E01", "E01"], 4],
    "cards": [["F01", "F01"], ["F01", "F02", "F03", "F04"]],
    "trade": [["FT9"], ["FT1", "FT1"], "FT1"],
    "shipped": [["red"], ["red", "white", "black", "yellow"], 4],
    "wish": ["Q7", None, 1],
    "neutrals": [[0, 0], [4, 0, 0], [-1, 0, 0], "111"],
    "covered": [["V 1"], ["II 9"], ["II"], ["II 1 7"], ["II 1 ²"], [3], "II 1"],
    "used": [["F99"], ["F01", "F01"], 3],
    "due": [4, -1, 1, 3, None],
    "ending": [2, 0, -2],
    "last_turn": [3, -2, 0.5],
    "gardener_card": ["G1"],
    "gardener_deck": [["G1"]],
    "offer": [["S1"], ["F01"], 3],
    "out": [["E01"] * 3, ["E99"], None],
    "seed": ["x", None, 0.5, HUGE],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in TABLE.items() for value in values], ids=short
)
def test_a_position_is_refused_by_the_entry_that_cannot_be(key: str, value: Any) -> None:
    with pytest.raises(BadState) as refused:
        GAME.position({key: value})
    in_our_words(refused, "")


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in SEAT.items() for value in values], ids=short
)
def test_a_position_is_refused_by_the_entry_of_the_seat_that_cannot_be(key: str, value: Any) -> None:
    with pytest.raises(BadState) as refused:
        GAME.position({"seats": [{}, {key: value}]})
    in_our_words(refused, "seat" if key not in ("built", "area", "on", "helpers") else "")


@pytest.mark.parametrize("spec", [None, 5, [], "x", b"x", {1: 2}, {"x": 1}])
def test_what_is_no_position_at_all_is_refused(spec: Any) -> None:
    with pytest.raises(BadState) as refused:
        GAME.position(spec)
    in_our_words(refused, "position")


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        pytest.param({"due": 1, "step": "choose-action"}, "has not reached", marks=pytest.mark.rule("WV-3.10")),
        pytest.param({"due": 1, "seats": [{"calendar": 1}]}, "before the wheels", marks=pytest.mark.rule("WV-3.10")),
        pytest.param(
            {"due": 2, "step": "closing", "covered": ["I 1", "I 2"], "seats": [{"calendar": 1}]},
            "no unique reward",
            marks=pytest.mark.rule("WV-3.10"),
        ),
        pytest.param(
            {"shipped": ["red", "white", "black", "yellow"]}, "closed the trade card", marks=pytest.mark.rule("WV-4.26")
        ),
        pytest.param({"seats": [{"wish": 0}, {"wish": 0}]}, "in order, each once", marks=pytest.mark.rule("WV-3.16")),
        pytest.param(
            {"seats": [{"starting": "S1"}, {"starting": "S1"}]}, "two places", marks=pytest.mark.rule("WV-2.6")
        ),
        pytest.param({"step": "starting-card", "offer": ["S1"]}, "two or more", marks=pytest.mark.rule("WV-2.6")),
        pytest.param({"offer": ["S1", "S2"]}, "no starting card lies open", marks=pytest.mark.rule("WV-2.6")),
        pytest.param(
            {"players": 1, "turn": 1, "step": "first-marker"}, "the Gardener does not", marks=pytest.mark.rule("WV-7.2")
        ),
        pytest.param({"players": 1, "expert": True}, "2 players or more", marks=pytest.mark.rule("WV-7.17")),
        pytest.param({"seats": [{"tiles": ["E01"]}]}, "beside the Gardener's board", marks=pytest.mark.rule("WV-7.11")),
        pytest.param(
            {"ending": 0, "last_turn": 4, "turns": 5}, "not before the present", marks=pytest.mark.rule("WV-6.1")
        ),
        pytest.param({"ending": 0}, "both are said or neither", marks=pytest.mark.rule("WV-6.1")),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(spec: dict[str, Any], word: str) -> None:
    with pytest.raises(BadState) as refused:
        GAME.position(spec)
    in_our_words(refused, word)


def test_a_position_does_not_change_what_it_is_made_of() -> None:
    spec = {"players": 1, "seats": [{"built": ["W11"]}, {}], "gardener_deck": ["G1"], "piles": {"farm": ["F01"]}}
    before = copy.deepcopy(spec)
    GAME.position(spec)
    assert spec == before


# ---------------------------------------------------------------------- saved states


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [here] if here else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += paths(item, (*here, key))
    return found


def replaced(saved: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = json.loads(json.dumps(saved))
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize("junk", [None, -1, 1.5, math.inf, math.nan, HUGE, "x", [[]], {"x": 1}, True], ids=short)
def test_a_saved_state_is_refused_whatever_is_broken_in_it(junk: Any) -> None:
    """Every entry of the state and the stack, one after the other."""
    saved = lay(
        players=1,
        step="choose-action",
        seats=[{"built": ["W11"], "bulbs": {"red": 1}, "rows": [["red"]]}, {"tiles": ["E01"], "cards": ["F01"]}],
    ).to_dict()
    for part in ("state", "stack"):
        seen: set[tuple[Any, ...]] = set()
        for path in paths(saved[part], (part,)):
            kind = tuple("#" if isinstance(key, int) else key for key in path)
            before = saved
            for key in path:
                before = before[key]
            if kind not in seen and (type(before) is not type(junk) or before != junk):
                seen.add(kind)
                with pytest.raises(BadState) as refused:
                    GAME.from_dict(replaced(saved, path, junk))
                in_our_words(refused, "")


@pytest.mark.parametrize(
    ("path", "value", "word"),
    [
        (("state", "marks", "farm"), [math.inf], "marks"),
        (("state", "marks"), [[]], "marks"),
        (("state", "marks", "farm"), [{"pool": 0, "knowers": [7], "jumble": 1}], "marks farm knowers"),
        (("state", "takers"), {"I 1": 7}, "takers I 1"),
        (("state", "takers"), {"I 1": 1}, "open and taken"),
        (("state", "takers"), {"V 1": 1}, "'V 1'"),
        (("state", "seats"), [], "seats"),
        (("options", "gardener"), "easy", "gardener"),
        (("stack",), [{"step": "plant", "seat": 9}], "plant"),
        (("stack",), ["plant"], "stack 0"),
        (("stack",), nest(), "nested too deep"),
        (("state",), nest(), "saved state"),
        (("state", "unique"), ["V 1"], "unique"),
        (("state", "unique"), ["I 4"], "The unique reward I 4 is open"),
        (("state", "more"), 1, "'more'"),
        (("state", "seats", 0, "coins"), 1, "coins"),
    ],
    ids=short,
)
def test_a_broken_entry_of_a_saved_state_is_named(path: tuple[Any, ...], value: Any, word: str) -> None:
    with pytest.raises(BadState) as refused:
        GAME.from_dict(replaced(begin(players=2, seed=3).to_dict(), path, value))
    assert word.lower() in str(refused.value).lower()
    in_our_words(refused, "")


# ---------------------------------------------------------------------- editions


def entry(table: str, name: str, **change: Any) -> dict[str, Any]:
    return {table: [{"id": name, **change}]}


def new(table: str, model: str, **change: Any) -> dict[str, Any]:
    """A further entry, made like another."""
    made = next(copy.deepcopy(one) for one in GAME.base[table] if one["id"] == model)
    return {table: [{**made, **change}]}


NOT_PLAYED: list[tuple[dict[str, Any], str]] = [
    (entry("field", "P01", reward=[]), "P01"),
    (entry("field", "P01", kind="moon"), "P01"),
    (entry("windmill_space", "W13", fields=["P01", "P01"]), "W13"),
    (entry("windmill_space", "W13", cost=-1), "W13"),
    ({"paths": {"edges": [["W01", "W01"]]}}, "paths"),
    ({"paths": {"edges": [["W01", "W02"], ["W02", "W01"]]}}, "paths"),
    (entry("market_area", "M1", nearest=[]), "M1"),
    (entry("market_area", "M1", places=[[650, 600]]), "places"),
    (entry("market_area", "M1", icons=[[708, 508]]), "icons"),
    ({"market": {"places_per_area": 4}}, "places"),
    (new("tile", "E01", id="E 1"), "E 1"),
    (new("tile", "E01", id="F01"), "F01"),
    (new("tile", "E01", id=""), "tile"),
    (new("windmill_space", "W01", id="W#"), "W#"),
    (entry("tile", "E01", copies=0), "E01"),
    (entry("tile", "E01", copies=999), "E01"),
    (entry("tile", "E01", effect=[]), "E01"),
    (entry("farm_card", "F01", helper={"on": "plant", "gives": ["peek:3"]}), "F01"),
    (entry("farm_card", "F01", helper={"on": "lower", "gives": ["strength:1", "G1"]}), "F01"),
    (entry("farm_card", "F01", helper={"on": "floodgate_up", "gives": ["plant:1"]}), "F01"),
    (entry("farm_card", "F01", helper={"on": "plant", "gives": []}), "F01"),
    (entry("farm_card", "F01", contract={"kind": "bulbs", "vp": 1}), "F01: contract lacks"),
    (entry("farm_card", "F01", contract={"kind": "windmill_field", "vp": 1, "field": "moon"}), "F01"),
    (entry("farm_card", "F01", contract={"kind": "bulbs", "vp": 10**6, "colour": "red"}), "F01"),
    (entry("farm_card", "F01", frame="green"), "F01"),
    (entry("starting_card", "S2", on="plant"), "S2"),
    (entry("starting_card", "S2", gives=["G1"]), "S2"),
    (entry("wish", "Q1", count=0), "Q1"),
    (entry("wish", "Q2", frames=["green"]), "Q2"),
    (entry("wish", "Q3", patches=[]), "Q3"),
    (entry("wish", "Q1", kind="patches"), "Q1"),
    (entry("trade_card", "FT1", rewards=[[], [], [], []]), "FT1"),
    (entry("gardener_card", "G1", floodgate=3), "G1"),
    (entry("gardener_level", "easy", rows="odd"), "easy"),
    ({"solo": {"removed_on_hard": [f"G{n}" for n in range(1, 20)]}}, "removed_on_hard"),
    ({"solo": {"market_moves": 0}}, "solo"),
    (entry("patch", "patch-1-3", column=5), "patch"),
    ({"floodgate": {"speeds": [1, 1, 1]}}, "speeds"),
    ({"water": {"max": 0}}, "water"),
    ({"components": {"tools": 9}}, "components"),
    ({"solo": {"guilders": 5}}, "guilders"),
    ({"setup": {"tools": 10**6}}, "tools"),
    ({"setup": {"tools": -1}}, "tools"),
    (entry("calendar", "I", unique=[{"reward": ["G1"]}]), "players"),
    (entry("calendar", "I", common=["G1"] * 9), "I"),
    (entry("water", "x"), "water"),
]
NOT_DRAWN: list[tuple[dict[str, Any], str]] = [
    (entry("windmill_space", "W13", at=[340, 440]), "same point"),
    (entry("windmill_space", "W13", at=[9999, 1]), "W13"),
    (entry("windmill_space", "W13", at=[]), "W13"),
    (entry("windmill_space", "W13", at=[1, 2, 3]), "W13"),
    (entry("field", "P01", label=[]), "P01"),
    (entry("field", "P01", polygon=[]), "P01"),
    (entry("field", "P01", polygon=[[1, 1], [1, 1], [1, 1]]), "P01"),
    (entry("field", "P01", polygon=[[1, 1], [2, 2]]), "P01"),
    (entry("field", "P01", polygon=[[1, 1], [100, 100], [200, 200]]), "P01"),
    (entry("field", "P01", polygon=[[1], [2], [3]]), "P01"),
    (entry("market_area", "M1", places=[[650, 600], [650, 600], [650, 500]]), "M1"),
    ({"map": {"canvas": [0, 1100]}}, "canvas"),
    ({"map": {"centre": [math.nan, 2.0]}}, "centre"),
    ({"map": {"market_polygon": [[604, 452]]}}, "market_polygon"),
    ({"lanes": {"lines": [[[1, 1]]]}}, "lines"),
    ({"lanes": {"lines": [[[1, 1], [1, 1]]]}}, "lines"),
    ({"lanes": {"lines": [[[1, 1], [2, 2], [3, 3]]]}}, "lines"),
]


@pytest.mark.parametrize(("edition", "word"), NOT_PLAYED + NOT_DRAWN)
def test_an_edition_that_cannot_be_played_or_drawn_names_its_entry(edition: dict[str, Any], word: str) -> None:
    with pytest.raises(BadEdition) as refused:
        kade.load("windmill-valley", edition=edition)
    in_our_words(refused, word)


@pytest.mark.parametrize(
    "change",
    [
        lambda: entry("field", "P01", polygon=[[40, 40], [400, 60], [300, 300], [60, 200]], label=[200, 150]),
        lambda: entry("windmill_space", "W13", at=[700, 500], cost=2),
        lambda: new("tile", "E01", id="E31", copies=3),
        lambda: entry("field", "P01", polygon=[[100, 100], [140, 100], [120, 160]]),
        lambda: {"market": {"max_reward": 2}, "lanes": {"lines": []}},
    ],
)
def test_a_box_that_differs_in_earnest_is_played_and_drawn(change: Callable[[], dict[str, Any]]) -> None:
    game = kade.load("windmill-valley", edition=change())
    state = game.new(players=2, seed=1)
    assert game.picture(state.view(0))
    assert game.from_dict(state.to_dict()) == state


def test_the_turn_of_the_gardener_is_a_position_too() -> None:
    state, _ = gardener("G5")
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
