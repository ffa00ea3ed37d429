"""What is told as it happens, and why an action is refused: one case for each event and reason not met elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.burano.table import (
    BOX,
    GAME,
    THREE_ARROWS,
    begin,
    begin_with,
    do,
    full_pyramid,
    lay,
    me,
    options,
    refused,
    with_huts,
)
from tests.games.burano.test_setup import SETUP

from kade.testing import Told, only

PAIR = {"h-4-3": ["pink"], "h-5-3": ["blue"]}
SIX = ["pink", "blue", "yellow", "green", "orange", "white"]


@pytest.mark.rule("BU-3.1", "BU-3.4", "BU-3.6", "BU-2.9")
def test_the_set_up_is_told() -> None:
    _, told = begin_with(*SETUP, players=2)
    assert only(told, "began") == [{"seat": 0}]
    assert only(told, "seated") == [
        {"seat": 0, "pieces": ["R4", "R3", "R2", "R1"], "place": "A"},
        {"seat": 1, "pieces": ["R1", "R2", "R3", "R4"], "place": "B"},
    ]
    assert [event["card"] for event in only(told, "card-shown")] == ["B01", "B02", "B03", "B04"]
    assert [event["seafood"] for event in only(told, "refilled")] == ["tuna", "crab", "tuna"]


@pytest.mark.rule("BU-4.1", "BU-4.3", "BU-4.6")
def test_seasons_pyramids_and_surplus_are_told() -> None:
    state = begin(players=2, seed=4, first=1)
    told: Told = []
    while state.stack[-1].name == "draw-roofs":
        told = do(state, options(state)[0])
    assert only(told, "season") == [{"season": "spring", "seat": 1}]
    chance = random.Random(1)
    while state.stack[-1].name == "build-pyramids":
        seat = state.actors[0]
        told = do(state, chance.choice(options(state, seat)), seat=seat)
    shown = only(told, "pyramid")
    assert [event["seat"] for event in shown] == [1, 0]
    for event in shown:
        counts = me(state, event["seat"]).pyramid_counts()
        assert event["cubes"] == {colour: counts[i] for i, colour in enumerate(SIX) if counts[i]}
    for event in only(told, "surplus"):
        assert event["coins"] == 4
        counts = me(state, event["seat"]).pyramid_counts()
        assert event["cubes"] == {colour: 3 - counts[i] for i, colour in enumerate(SIX) if counts[i] < 3}
    assert len(only(told, "surplus")) == 2
    assert state.revealed


@pytest.mark.rule("BU-5.2", "BU-11.5", "BU-10.11")
def test_moves_bought_cubes_and_gathered_cubes_are_told() -> None:
    state = lay(seats=[{"coins": 9, "privilege": 1, "pyramid": {"base-1": "pink", "base-2": "blue"}}])
    told = do(state, "prepare pink", "prepare blue")
    assert only(told, "move") == [{"seat": 0, "number": 1, "coins": 1}, {"seat": 0, "number": 2, "coins": -3}]
    assert only(do(state, "buy white"), "cube-bought") == [{"seat": 0, "colour": "white"}]
    gathering = lay(
        seats=[{"squares": ["s-1-2"], "islands": {"A": 7}, "pyramid": {"base-1": "orange"}}, {}],
        step="clean-up",
        houses={"h-4-3": ["white"]},
    )
    told = do(gathering, "done")
    assert only(told, "cubes-taken")[0] == {"seat": 0, "cubes": {"green": 1, "orange": 1}}


@pytest.mark.rule("BU-11.4", "BU-7.9")
def test_seat_zero_is_driven_out_like_anybody() -> None:
    state = lay(
        seats=[{"squares": ["s-3-1"], "coins": 0}, {"privilege": 1, "islands": {"A": 1}}],
        first=1,
        turn=1,
        step="make-lace",
        arrows=THREE_ARROWS,
    )
    told = do(state, "privilege lace s-3-1")
    assert only(told, "privilege-spent") == [{"seat": 1}]
    assert only(told, "came-back") == [{"seat": 0, "place": "s-3-1", "coins": 2}]
    assert (me(state).squares, me(state).coins) == (0, 2)
    assert state.held[BOX.squares.index("s-3-1")] == 1


@pytest.mark.rule("BU-7.5")
def test_the_refilled_display_is_told() -> None:
    state = lay(step="fish", number=1, seats=[{}, {"privilege": 1}], display=["tuna", "crab", "eel"], seafood=["sole"])
    told = do(state, "catch crab")
    assert only(told, "refilled") == [{"seafood": "sole"}]
    assert state.revealed


@pytest.mark.rule("BU-7.1", "BU-7.5", "BU-7.7")
def test_a_voyage_is_told() -> None:
    state = lay(step="sail", seats=[{"boat": "A"}, {"privilege": 1}], huts=with_huts(E=["pink", "white", "green"]))
    told = do(state, "sail E", "catch blind")
    assert only(told, "sailed") == [{"seat": 0, "place": "E"}]
    assert only(told, "drew") == [{"seat": 0}]
    assert only(told, "sent") == [{"seat": 0, "place": "E", "number": 1}]
    idle = lay(step="sail", seats=[{"boat": "A"}, {"privilege": 1}], huts=with_huts(E=["pink", "white", "green"]))
    assert only(do(idle, "stay"), "stayed") == [{"seat": 0}]


@pytest.mark.rule("BU-8.5")
def test_no_lace_is_told_only_if_nobody_was_sent() -> None:
    spec: dict[str, Any] = {"step": "make-lace", "arrows": THREE_ARROWS, "seats": [{"privilege": 1}, {}]}
    assert only(do(lay(**spec), "done"), "no-lace") == [{"seat": 0}]
    assert only(do(lay(**spec), "lace s-0-1", "done"), "no-lace") == []


@pytest.mark.rule("BU-5.17", "BU-5.23", "BU-12.1")
def test_a_roof_is_told_with_what_it_brings() -> None:
    state = lay(
        seats=[{"roofs": ["flat-pink-blue"], "cards": ["B01", "B02"]}, {}],
        houses=PAIR,
        shown=["B03", "B04", "B05", "B06"],
        buildings=["B07"],
    )
    told = do(state, "roof flat-pink-blue", "take card B04")
    assert [event["event"] for event in told][:6] == [
        "move",
        "roofed",
        "bright-roof",
        "card-taken",
        "card-shown",
        "roof-scored",
    ]
    assert only(told, "bright-roof") == [{"seat": 0, "card": "B01", "points": 10}]
    assert only(told, "card-shown") == [{"card": "B07"}]
    assert only(told, "roof-scored") == [{"seat": 0, "kind": "flat", "number": 1, "points": 4}]
    assert state.revealed


@pytest.mark.rule("BU-10.1", "BU-10.10", "BU-13.1", "BU-13.2", "BU-13.3")
def test_the_end_of_a_season_and_of_the_game_is_told() -> None:
    mine = {
        "coins": 6,
        "cards": ["B16", "B01"],
        "hand": {"eel": 2},
        "islands": {"C": 1, "A": 1},
        "squares": ["s-1-2"],
        "privilege": 1,
    }
    state = lay(
        seats=[{"privilege": 1, "roofs": ["flat-pink-blue"], **mine}, {"islands": {"A": 1}, "coins": 0}],
        season="winter",
        last=True,
        houses=PAIR,
        turn=1,
        moves=4,
    )
    told = do(
        lay(seats=[mine, {"privilege": 1, "islands": {"A": 1}, "coins": 0}], season="winter", round=3, turn=1),
        "end turn",
    )
    assert only(told, "island-scored") == [
        {"place": "A", "seats": [0, 1], "points": 1},
        {"place": "C", "seats": [0], "points": 2},
    ]
    assert state.stack[-1].name == "score-lace"
    told = do(state, "buy orange")  # then the best is scored unasked
    assert only(told, "lace-scored") == [{"seat": 0, "number": 1, "points": 2, "bonus": 0}]
    assert only(told, "coins-scored") == [{"seat": 0, "coins": 6, "points": 1}, {"seat": 1, "coins": 0, "points": 0}]
    assert only(told, "seafood-scored") == [
        {"seat": 0, "number": 2, "points": 2},
        {"seat": 1, "number": 0, "points": 0},
    ]
    assert only(told, "card-scored") == [{"seat": 0, "card": "B16", "points": 9}]
    assert only(told, "ended") == [{"winners": [0], "points": [17, 1]}]


# ---------------------------------------------------------------------- refusals

COVERS = [GAME.name(action) for action in GAME.actions if GAME.name(action).startswith("cover ")]
FIRST_COVER, LAST_COVER = COVERS[0], COVERS[-1]
BUILDING: dict[str, Any] = {"step": "choose-site", "colour": "pink", "seats": [{"prepared": {"pink": 1}}]}
REWARDED: dict[str, Any] = {"step": "roof-reward", "tile": "flat-pink-blue", "shown": ["B01", "B02"]}
EXCHANGING: dict[str, Any] = {"step": "second-hut", "island": "A", "colour": "pink", "seats": [{"privilege": 1}]}
BOUGHT: dict[str, Any] = {"step": "put-bought-cube", "colour": "pink", "seats": [{"reserve": {"pink": 1}}]}
LAYING: dict[str, Any] = {
    "step": "choose-houses",
    "tile": "flat-pink-blue",
    "houses": {**PAIR, "h-4-4": ["blue"]},
    "seats": [{"roofs": ["flat-pink-blue"]}],
}
SELLING: dict[str, Any] = {
    "step": "hand-over",
    "sale": "different 1x1",
    "sets": 1,
    "seats": [{"hand": {"tuna": 2, "crab": 2}}],
}
PAYING: dict[str, Any] = {
    "step": "score-lace",
    "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}, "privilege": 1}],
}
PUTTING: dict[str, Any] = {"step": "put-roofs-away", "seats": [{"roofs": ["flat-pink-blue"]}]}
REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "BU-5.14",
        {"seats": [{"roofs": ["flat-pink-blue"], "privilege": 1}], "houses": {"h-4-3": ["pink"]}},
        "roof flat-pink-blue",
        "no-houses",
    ),
    ("BU-5.14", {"seats": [{"privilege": 1}], "houses": PAIR}, "roof flat-pink-blue", "not-your-roof"),
    ("BU-5.6", {"seats": [{"pyramid": full_pyramid()}]}, "prepare pink", "not-uncovered"),
    ("BU-5.1", {"seats": [{"privilege": 1}]}, "sail A", "not-now"),
    ("BU-5.8", BUILDING, "end turn", "choose-site-first"),
    ("BU-5.17", REWARDED, "take card B16", "card-not-open"),
    ("BU-5.17", REWARDED, "end turn", "reward-first"),
    ("BU-7.5", {"step": "fish", "number": 1, "display": ["tuna", "crab"]}, "catch eel", "not-on-display"),
    ("BU-7.5", {"step": "fish", "number": 1, "display": ["tuna", "crab"], "rest": 1}, "catch blind", "seafood-out"),
    ("BU-7.5", {"step": "fish", "number": 1, "display": ["tuna", "crab"]}, "end turn", "fish-first"),
    ("BU-7.7", {"step": "send-workers", "island": "E", "matches": 3}, "end turn", "send-first"),
    ("BU-7.11", {"step": "trade", "port": "west", "seats": [{"hand": {"tuna": 2}}]}, "end turn", "trade-first"),
    ("BU-7.1", {"step": "sail", "seats": [{"boat": "A"}]}, "end turn", "sail-first"),
    ("BU-8.1", {"step": "make-lace", "arrows": THREE_ARROWS}, "end turn", "lace-first"),
    ("BU-9.2", {"step": "recall", "seats": [{"islands": {"A": 1}}]}, "end turn", "recall-first"),
    (
        "BU-10.3",
        {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]},
        "end turn",
        "lace-scoring-first",
    ),
    (
        "BU-10.3",
        {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]},
        "spare s-1-2",
        "nothing-spared",
    ),
    (
        "BU-11.6",
        {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]},
        "buy pink",
        "no-privilege",
    ),
    ("BU-11.6", {"step": "buy-cubes", "seats": [{"privilege": 1}]}, "end turn", "buy-first"),
    ("BU-10.12", {"step": "take-instead", "number": 1}, "end turn", "take-instead-first"),
    (
        "BU-10.13",
        {"step": "put-roofs-away", "seats": [{"roofs": ["flat-pink-blue"]}]},
        "put away flat-pink-white",
        "not-your-roof",
    ),
    ("BU-10.13", {"step": "put-roofs-away", "seats": [{"roofs": ["flat-pink-blue"]}]}, "end turn", "roofs-first"),
    ("BU-10.13", {"step": "draw-roofs"}, "end turn", "draw-first"),
    ("BU-4.2", {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}}]}, "stack white", "not-in-reserve"),
    ("BU-4.2", {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}}]}, "end turn", "build-pyramid-first"),
    ("BU-4.2", {"step": "season", "seats": [{"reserve": {"blue": 9, "white": 9}}]}, "stack pink", "not-in-reserve"),
    ("BU-11.5", BOUGHT, "end turn", "put-cube-first"),
    ("BU-7.3", {"step": "first-hut", "seats": [{"privilege": 1}]}, "end turn", "choose-hut-first"),
    # the actions next to those of a step are not of it
    ("BU-5.1", {"seats": [{"privilege": 1}]}, "from base-1", "not-now"),
    ("BU-5.1", {"seats": [{"privilege": 1}]}, "leave empty", "not-now"),
    ("BU-5.1", {"seats": [{"privilege": 1}]}, f"put away {BOX.tile_names[0]}", "not-now"),
    (
        "BU-5.3",
        {"seats": [{"privilege": 1, "coins": 3, "pyramid": full_pyramid()}], "moves": 1},
        "prepare pink",
        "not-uncovered",
    ),
    (
        "BU-5.3",
        {"seats": [{"privilege": 1, "coins": 2, "pyramid": full_pyramid()}], "moves": 1},
        "prepare yellow",
        "too-few-coins",
    ),
    ("BU-5.14", {"seats": [{"privilege": 1}]}, f"roof {BOX.tile_names[0]}", "not-your-roof"),
    ("BU-5.14", {"seats": [{"privilege": 1}]}, f"roof {BOX.tile_names[47]}", "not-your-roof"),
    ("BU-5.8", {"seats": [{"privilege": 1}]}, "build white", "not-prepared"),
    ("BU-5.8", BUILDING, f"at {BOX.holes[0]}", "not-a-site"),
    ("BU-5.8", BUILDING, f"at {BOX.holes[39]}", "not-a-site"),
    ("BU-5.8", BUILDING, "cover h-4-3 h-5-3", "choose-site-first"),
    ("BU-5.8", BUILDING, FIRST_COVER, "choose-site-first"),
    ("BU-5.8", BUILDING, f"put away {BOX.tile_names[47]}", "choose-site-first"),
    ("BU-5.14", LAYING, FIRST_COVER, "no-cube-there"),
    ("BU-5.14", LAYING, LAST_COVER, "no-cube-there"),
    ("BU-5.14", LAYING, f"at {BOX.holes[39]}", "choose-houses-first"),
    ("BU-5.14", LAYING, "sell different 1x1", "choose-houses-first"),
    ("BU-5.17", {**REWARDED, "shown": ["B02", "B03"]}, "take card B01", "card-not-open"),
    ("BU-5.17", {**REWARDED, "shown": ["B02", "B03"]}, f"roof {BOX.tile_names[0]}", "reward-first"),
    ("BU-5.17", {**REWARDED, "shown": ["B02", "B03"]}, "hand over sole", "reward-first"),
    ("BU-7.1", {"step": "sail", "seats": [{"boat": "west"}]}, "sail B", "out-of-reach"),
    ("BU-7.1", {"step": "sail", "seats": [{"boat": "A"}]}, "sail A", "out-of-reach"),
    ("BU-7.1", {"step": "sail", "seats": [{"boat": "A"}]}, "hut A pink", "sail-first"),
    ("BU-11.8", {"step": "sail", "seats": [{"boat": "A"}]}, "exchange", "no-privilege"),
    ("BU-11.2", {"step": "first-hut", "seats": [{"privilege": 1}]}, "catch blind", "choose-hut-first"),
    ("BU-11.2", {"step": "first-hut", "seats": [{"privilege": 1}]}, "hut F pink", "hut-not-there"),
    ("BU-11.2", EXCHANGING, "hut A pink", "hut-same-island"),
    ("BU-11.2", EXCHANGING, "catch blind", "choose-hut-first"),
    ("BU-11.2", EXCHANGING, "exchange", "choose-hut-first"),
    ("BU-7.5", {"step": "fish", "number": 1, "display": ["tuna", "crab"]}, "catch lobster", "not-on-display"),
    ("BU-7.5", {"step": "fish", "number": 1, "display": ["tuna", "crab"]}, "hand over lobster", "fish-first"),
    ("BU-7.16", SELLING, "hand over lobster", "too-few-cards"),
    ("BU-7.16", SELLING, "hand over sole", "too-few-cards"),
    ("BU-7.16", SELLING, "take card B01", "hand-over-first"),
    ("BU-7.16", SELLING, "catch sole", "hand-over-first"),
    (
        "BU-7.11",
        {"step": "trade", "port": "west", "seats": [{"hand": {"tuna": 1}}]},
        "sell identical 1x2",
        "cannot-fill",
    ),
    (
        "BU-7.11",
        {"step": "trade", "port": "east", "ships": {"triples": "east"}, "seats": [{"hand": {"tuna": 3}}]},
        "sell different 1x1",
        "ship-elsewhere",
    ),
    ("BU-8.1", {"step": "make-lace", "arrows": THREE_ARROWS}, "no sale", "lace-first"),
    ("BU-8.1", {"step": "make-lace", "arrows": THREE_ARROWS}, "recall A", "lace-first"),
    (
        "BU-8.3",
        {"step": "make-lace", "arrows": THREE_ARROWS, "first": 1, "turn": 1, "seats": [{"squares": ["s-3-1"]}, {}]},
        "lace s-3-1",
        "square-held",
    ),
    (
        "BU-8.2",
        {"step": "make-lace", "arrows": THREE_ARROWS, "seats": [{"squares": ["s-2-2"]}, {}]},
        "lace s-3-1",
        "not-beside",
    ),
    ("BU-9.2", {"step": "recall", "seats": [{"islands": {"B": 1}}]}, "recall A", "nobody-there"),
    ("BU-9.2", {"step": "recall", "seats": [{"islands": {"B": 1}}]}, "recall s-3-6", "nobody-there"),
    ("BU-9.2", {"step": "recall", "seats": [{"islands": {"B": 1}}]}, "privilege lace s-3-6", "recall-first"),
    ("BU-10.3", PAYING, "pay s-3-6", "not-your-worker"),
    ("BU-10.3", PAYING, "spare s-3-6", "not-your-worker"),
    ("BU-10.3", PAYING, "take pink", "lace-scoring-first"),
    ("BU-11.6", PAYING, "buy coin", "lace-scoring-first"),
    ("BU-11.6", {"step": "buy-cubes", "seats": [{"privilege": 1}]}, "buy coin", "buy-first"),
    (
        "BU-10.8",
        {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "privilege": 1}]},
        "pay best",
        "lace-scoring-first",
    ),
    ("BU-10.12", {"step": "take-instead", "number": 1}, "pay best", "take-instead-first"),
    ("BU-10.12", {"step": "take-instead", "number": 1}, "draw islands", "take-instead-first"),
    (
        "BU-10.12",
        {"step": "take-instead", "number": 1, "seats": [{}, {"reserve": {"white": 20}}]},
        "take white",
        "supply-empty",
    ),
    ("BU-10.13", PUTTING, f"put away {BOX.tile_names[0]}", "not-your-roof"),
    ("BU-10.13", PUTTING, f"put away {BOX.tile_names[47]}", "not-your-roof"),
    ("BU-10.13", PUTTING, f"at {BOX.holes[0]}", "roofs-first"),
    ("BU-10.13", PUTTING, f"roof {BOX.tile_names[47]}", "roofs-first"),
    ("BU-10.13", {"step": "draw-roofs", "drawn": ["flat"]}, "draw flat", "kind-drawn"),
    ("BU-10.13", {"step": "draw-roofs"}, "catch lobster", "draw-first"),
    ("BU-10.13", {"step": "draw-roofs"}, "take none", "draw-first"),
    (
        "BU-4.2",
        {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}}]},
        "prepare pink",
        "build-pyramid-first",
    ),
    ("BU-11.5", BOUGHT, "onto top", "not-supported"),
    ("BU-11.5", BOUGHT, "take privilege", "put-cube-first"),
    ("BU-11.5", BOUGHT, "buy coin", "put-cube-first"),
]


@pytest.mark.parametrize(
    ("spec", "action", "reason"),
    [
        pytest.param(spec, action, reason, marks=pytest.mark.rule(rule), id=f"{rule}-{action}-{reason}")
        for rule, spec, action, reason in REFUSED
    ],
)
def test_refusals_say_why(spec: dict[str, Any], action: str, reason: str) -> None:
    assert refused(lay(**spec), action) == reason


WITHIN: list[dict[str, Any]] = [
    {**LAYING, "seats": [{"roofs": ["flat-pink-blue"], "privilege": 1}]},
    {**SELLING, "seats": [{"hand": {"tuna": 2, "crab": 2}, "privilege": 1}]},
    {
        "step": "choose-cube",
        "colour": "pink",
        "seats": [{"pyramid": {"base-1": "pink", "base-2": "pink"}, "privilege": 1}],
    },
    {"step": "choose-site", "colour": "pink", "seats": [{"prepared": {"pink": 1}, "privilege": 1}]},
    {"step": "trade", "port": "west", "seats": [{"hand": {"tuna": 2}, "privilege": 1}]},
    {"step": "recall", "seats": [{"islands": {"A": 1}, "privilege": 1}]},
    {"step": "put-bought-cube", "colour": "pink", "seats": [{"reserve": {"pink": 1}, "privilege": 1}]},
    {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}, "privilege": 1}]},
    *[
        {**step, "seats": [{"privilege": 1}]}
        for step in (
            {"step": "roof-reward", "tile": "islands-pink-yellow"},
            {"step": "sail"},
            {"step": "first-hut"},
            {"step": "second-hut", "island": "A", "colour": "pink"},
            {"step": "fish", "number": 2},
            {"step": "send-workers", "island": "E", "matches": 3},
            {"step": "make-lace", "arrows": THREE_ARROWS},
        )
    ],
]


@pytest.mark.rule("BU-11.5", "BU-11.7")
@pytest.mark.parametrize("spec", WITHIN, ids=[spec["step"] for spec in WITHIN])
def test_what_can_be_bought_at_any_time_is_offered_between_moves_not_within_one(spec: dict[str, Any]) -> None:
    state = lay(**spec)
    assert state.stack[-1].name == spec["step"].replace("season", "build-pyramids")
    assert not [name for name in options(state, 0) if name.startswith("buy")]


@pytest.mark.rule("BU-8.6", "BU-6.5")
def test_the_last_worker_is_refused_with_its_reason() -> None:
    state = lay(seats=[{"islands": {"A": 8}, "privilege": 1}, {"privilege": 1}], step="make-lace", arrows=THREE_ARROWS)
    assert me(state).workers == 2
    assert refused(state, "lace s-0-2") == "no-arrow"  # two workers: one may still go
