"""What is told as it happens, and why an action is refused: one case for each event and reason not met elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.burano.table import BOX, Told, begin, begin_with, do, full_pyramid, lay, me, only, options, refused
from tests.games.burano.test_setup import SETUP

PAIR = {"h-4-3": ["pink"], "h-5-3": ["blue"]}
SIX = ["pink", "blue", "yellow", "green", "orange", "white"]


@pytest.mark.rule("BU-3.1", "BU-3.4", "BU-3.6", "BU-2.9")
def test_the_set_up_is_told() -> None:
    _, told = begin_with(*SETUP, players=2)
    assert only(told, "began") == [{"seat": 0}]
    assert only(told, "seated") == [
        {"seat": 0, "pieces": ["R4", "R3", "R2", "R1"], "place": "A"},
        {"seat": 1, "pieces": ["R1", "R2", "R3", "R4"], "place": "B"}]
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
    gathering = lay(seats=[{"squares": ["s-1-2"], "islands": {"A": 7}, "pyramid": {"base-1": "orange"}}, {}],
                    step="clean-up", houses={"h-4-3": ["white"]})
    told = do(gathering, "done")
    assert only(told, "cubes-taken")[0] == {"seat": 0, "cubes": {"green": 1, "orange": 1}}


@pytest.mark.rule("BU-11.4", "BU-7.9")
def test_seat_zero_is_driven_out_like_anybody() -> None:
    state = lay(seats=[{"squares": ["s-3-1"], "coins": 0}, {"privilege": 1, "islands": {"A": 1}}], first=1, turn=1,
                step="make-lace", a=0b010101)
    told = do(state, "privilege lace s-3-1")
    assert only(told, "privilege-spent") == [{"seat": 1}]
    assert only(told, "came-back") == [{"seat": 0, "place": "s-3-1", "coins": 2}]
    assert (me(state).squares, me(state).coins) == (0, 2)
    assert state.held[BOX.squares.index("s-3-1")] == 1


@pytest.mark.rule("BU-7.5")
def test_the_refilled_display_is_told() -> None:
    state = lay(step="fish", a=1, seats=[{}, {"privilege": 1}], display=["tuna", "crab", "eel"], seafood=["sole"])
    told = do(state, "catch crab")
    assert only(told, "refilled") == [{"seafood": "sole"}]
    assert state.revealed


# ---------------------------------------------------------------------- refusals

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("BU-5.14", {"seats": [{"roofs": ["flat-pink-blue"], "privilege": 1}], "houses": {"h-4-3": ["pink"]}},
     "roof flat-pink-blue", "no-houses"),
    ("BU-5.14", {"seats": [{"privilege": 1}], "houses": PAIR}, "roof flat-pink-blue", "not-your-roof"),
    ("BU-5.6", {"seats": [{"pyramid": full_pyramid()}]}, "prepare pink", "not-uncovered"),
    ("BU-5.1", {"seats": [{"privilege": 1}]}, "sail A", "not-now"),
    ("BU-5.8", {"step": "choose-site", "seats": [{"prepared": {"pink": 1}}]}, "end turn", "choose-site-first"),
    ("BU-5.17", {"step": "roof-reward", "shown": ["B01", "B02"]}, "take card B16", "card-not-open"),
    ("BU-5.17", {"step": "roof-reward", "shown": ["B01", "B02"]}, "end turn", "reward-first"),
    ("BU-7.5", {"step": "fish", "a": 1, "display": ["tuna", "crab"]}, "catch eel", "not-on-display"),
    ("BU-7.5", {"step": "fish", "a": 1, "display": ["tuna", "crab"], "rest": 1}, "catch blind", "seafood-out"),
    ("BU-7.5", {"step": "fish", "a": 1, "display": ["tuna", "crab"]}, "end turn", "fish-first"),
    ("BU-7.7", {"step": "send-workers", "a": 4, "b": 3}, "end turn", "send-first"),
    ("BU-7.11", {"step": "trade", "a": 0, "seats": [{"hand": {"tuna": 2}}]}, "end turn", "trade-first"),
    ("BU-7.1", {"step": "sail", "seats": [{"boat": "A"}]}, "end turn", "sail-first"),
    ("BU-8.1", {"step": "make-lace", "a": 0b010101}, "end turn", "lace-first"),
    ("BU-9.2", {"step": "recall", "seats": [{"islands": {"A": 1}}]}, "end turn", "recall-first"),
    ("BU-10.3", {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]}, "end turn",
     "lace-scoring-first"),
    ("BU-10.3", {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]},
     "spare s-1-2", "nothing-spared"),
    ("BU-11.6", {"step": "score-lace", "seats": [{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}]}, "buy pink",
     "no-privilege"),
    ("BU-11.6", {"step": "buy-cubes", "seats": [{"privilege": 1}]}, "end turn", "buy-first"),
    ("BU-10.12", {"step": "take-instead", "a": 1}, "end turn", "take-instead-first"),
    ("BU-10.13", {"step": "put-roofs-away", "seats": [{"roofs": ["flat-pink-blue"]}]}, "put away flat-pink-white",
     "not-your-roof"),
    ("BU-10.13", {"step": "put-roofs-away", "seats": [{"roofs": ["flat-pink-blue"]}]}, "end turn", "roofs-first"),
    ("BU-10.13", {"step": "draw-roofs"}, "end turn", "draw-first"),
    ("BU-4.2", {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}}]}, "stack white", "not-in-reserve"),
    ("BU-4.2", {"step": "season", "seats": [{"reserve": {"pink": 9, "blue": 9}}]}, "end turn", "build-pyramid-first"),
    ("BU-11.5", {"step": "put-bought-cube", "a": 0, "seats": [{"reserve": {"pink": 1}}]}, "end turn", "put-cube-first"),
    ("BU-7.3", {"step": "first-hut", "seats": [{"privilege": 1}]}, "end turn", "choose-hut-first"),
]


@pytest.mark.parametrize(("spec", "action", "reason"), [
    pytest.param(spec, action, reason, marks=pytest.mark.rule(rule), id=f"{rule}-{reason}")
    for rule, spec, action, reason in REFUSED])
def test_refusals_say_why(spec: dict[str, Any], action: str, reason: str) -> None:
    assert refused(lay(**spec), action) == reason


@pytest.mark.rule("BU-8.6", "BU-6.5")
def test_the_last_worker_is_refused_with_its_reason() -> None:
    state = lay(seats=[{"islands": {"A": 8}, "privilege": 1}, {"privilege": 1}], step="make-lace", a=0b010101)
    assert me(state).workers == 2
    assert refused(state, "lace s-0-2") == "no-arrow"  # two workers: one may still go
