"""What is printed: the component data, and editions that correct it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.games.burano.table import BOX, GAME, play_on

import kade
from kade.games.burano import game
from kade.kernel.errors import BadEdition, KadeError
from kade.kernel.match import Match
from kade.kernel.record import Record

HOME = Path(game.__file__).parent
NARROW = ["..##~##..", ".###~###.", "####~####", "~~~#F###.", "######~~~", ".###~###.", "..##~##.."]


@pytest.mark.rule("BU-1.3", "BU-7.14", "BU-10.4", "BU-12.3", "BU-12.4")
def test_printed_tables() -> None:
    assert {sale.name: sale.points for sale in BOX.sales} == {
        "different 1x1": 2,
        "different 2x1": 4,
        "different 3x1": 7,
        "different 4x1": 10,
        "identical 1x1": 2,
        "identical 1x2": 5,
        "identical 1x3": 10,
        "identical 1x4": 16,
        "pairs 1x2": 5,
        "pairs 2x2": 12,
        "pairs 3x2": 20,
        "triples 1x3": 10,
        "triples 2x3": 24,
    }
    assert BOX.roof_points == [[0, 2, 5, 9], [0, 2, 5, 9], [0, 2, 3, 5, 9], [0, 4]]
    assert sorted(BOX.cards[6].kind_names + BOX.cards[7].kind_names) == sorted(BOX.seafood)


def test_a_corrected_island_changes_the_range_of_actions_but_not_their_names() -> None:
    edition: dict[str, Any] = {"main_island": {"map": NARROW}}
    other = kade.load("burano", edition=edition)
    assert len(other.actions) < len(GAME.actions)
    assert {other.name(action) for action in other.actions} < {GAME.name(action) for action in GAME.actions}
    assert other.action("sell triples 2x3") != GAME.action("sell triples 2x3")
    match = Match(other, seed=4, players=2)
    chance = random.Random(4)
    while not match.state.over:
        seat = chance.choice(match.state.actors)
        match.apply(chance.choice(match.state.legal(seat)), seat)
    record = Record.parse(str(match.record))
    assert record.edition == {"main_island": {"map": NARROW}}
    assert record.replay(GAME) == match.state  # the Record carries its edition
    saved = json.loads(json.dumps(match.state.to_dict()))
    assert GAME.from_dict(saved) == match.state


def test_other_corrections_are_played() -> None:
    edition: dict[str, Any] = {
        "season": [{"id": "winter", "rounds": 2}],
        "sail_route": [{"id": "A--E", "b": "B"}],
        "ring_piece": [{"id": "R1", "houses": [{"colour": "pink", "symbol": "coin"}] * 3}],
        "merchant_ship": [{"id": 4, "sales": [{"text": "1 triple", "sets": [3], "points": 11, "source": "edition"}]}],
        "roof_tile": [{"id": "flat-01", "colours": ["blue", "white"]}],
        "privilege": {"maximum": 5},
    }
    other = kade.load("burano", edition=edition)
    for seed in range(3):
        state = play_on(other.new(players=3, seed=seed), random.Random(seed), 5000)  # type: ignore[arg-type]
        assert state.over
        assert state.audit() == []


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"main_island": {"map": ["#.#"], "fountain": "h-0-0"}}, "never be reached"),
        ({"main_island": {"fountain": "h-4-0"}}, "fountain is 'h-4-0'"),
        ({"workshop_grid": {"columns": 5}}, "28 squares"),
        ({"workshop_tile": [{"id": "small-pink", "colour": "blue"}]}, "one small tile of each colour"),
        ({"workshop_tile": [{"id": "small-pink", "coin": [9, 9]}]}, "small-pink: coin"),
        ({"workshop_layout": [{"id": "beginner-small", "players": [2]}]}, "2, 3 and 4 players"),
        ({"ring_piece": [{"id": "R1", "houses": [{"colour": "pink", "symbol": "coin"}]}]}, "R1: houses has 1 entry"),
        ({"ring_piece": [{"id": "R1", "houses": [{"colour": "red", "symbol": "coin"}] * 3}]}, "houses colour is 'red'"),
        ({"sail_route": [{"id": "A--E", "a": "Z"}]}, "A--E: a is 'Z'"),
        ({"merchant_ship": [{"id": 1, "sales": [{"text": "odd", "sets": [1, 2], "points": 3}]}]}, "of one size"),
        ({"roof_tile": [{"id": "flat-01", "colours": ["pink", "pink"]}]}, "each once"),
        ({"roof_tile": [{"id": "flat-01", "colours": ["pink", "yellow"]}]}, "same two colours"),
        ({"building_card": [{"id": "B01", "colours": ["red", "pink"]}]}, "B01: colours has 'red'"),
        ({"building_card": [{"id": "B01", "effect": "magic"}]}, "effect is 'magic'"),
        ({"moves": {"coins": [1, 2]}}, "coins has 2 entries"),
        ({"season": [{"id": "spring", "rounds": 0}]}, "spring: rounds is 0"),
        ({"counts": {"cubes_per_colour": 5}}, "too small"),
        # what could be played but not be drawn or said
        ({"island": [{"id": "A", "x": float("nan")}]}, "x is nan, but must be a finite number"),
        ({"sail_route": [{"id": "A--E", "bend": float("inf")}]}, "finite number"),
        ({"island": [{"id": "A", "mooring": [600, 235]}]}, "A and E are moored at the same point"),
        ({"port": [{"id": "west", "x": 985}]}, "west and east are moored at the same point"),
        ({"sail_route": [{"id": "A--E", "b": "A"}]}, "leads from A to itself"),
        ({"island": [{"id": "A", "huts": [[125, 141], [185, 141]]}]}, "A: huts has .* where a list of 3 points"),
        ({"island": [{"id": "A", "huts": [[125], [185, 141], [1, 2, 3]]}]}, "A: huts has .* where a point"),
        ({"island": [{"id": "A", "workers": [1, 2, 3]}]}, "A: workers has .* where a point"),
        ({"port": [{"id": "west", "berths": []}]}, "west: berths has .* where a list of 4 points"),
        ({"layout": {"width": 0}}, "width is 0"),
        ({"merchant_ship": [{"id": 1, "kind": "pairs"}]}, "one ship of each kind"),
        ({"merchant_ship": [{"id": 1, "sales": []}]}, "sales has 0 entries"),
        ({"main_island": {"map": ["#F#?"], "fountain": "h-1-0"}}, "signs"),
        ({"setup": {"coins": 10**5000}}, "coins is a whole number of about 5000 digits"),
        ({"setup": {"coins": -1}}, "coins is -1"),
        ({"season": [{"id": "carnival", "order": 5, "rounds": 3}]}, "the ids are"),
        (
            {"ring_piece": [{"id": "a b", "houses": [{"colour": "pink", "symbol": "coin"}] * 3}]},
            "letters, digits and single hyphens",
        ),
        (
            {
                "workshop_layout": [
                    {"id": "beginner-small", "players": [2, 3, 4]},
                    {"id": "beginner-large", "players": []},
                ]
            },
            "with 4 players the tiles are",
        ),
    ],
)
def test_a_wrong_edition_is_refused_with_its_entry(edition: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        kade.load("burano", edition=edition)


def test_nothing_speaks_of_where_it_was_made() -> None:
    for path in HOME.rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl"):
            assert "seeds/" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"nonsense": 1}, "'nonsense' is not an entry"),
        ({"players": 5}, "from 2 to 4"),
        ({"seats": [{"gold": 1}]}, "'gold' is not an entry"),
        ({"seats": [{"boat": "Z"}]}, "'Z' is not a place"),
        ({"seats": [{"reserve": {"pink": 21}}]}, "21 pink|22 pink"),
        ({"houses": {"h-4-3": ["pink", "pink"]}}, "without a roof below"),
        ({"step": "dance"}, "must be one of"),
        ({"houses": {"h-4-3": ["pink"] * 4}}, "at most 3"),
        ({"seats": [{"hand": {"tuna": 7}}]}, "7 tuna"),
        ({"seats": [{"islands": {"A": 10}}]}, "workers"),
        ({"first": 3}, "must be a seat"),
        ({"round": -1}, "whole number"),
        ({"seats": [{"squares": ["s-0-0"]}]}, "no workshop"),
        ({"seats": [{"prepared": {"pink": 4}}]}, "3 spaces"),
        ({"seats": [{"coins": "many"}]}, "whole number"),
        ({"seats": [{"cards": ["B01"]}, {"cards": ["B01"]}]}, "the building 'B01' is there 2 times"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(KadeError, match=words):
        GAME.position(spec)


def test_a_broken_saved_state_is_refused_in_words() -> None:
    whole = GAME.new(players=2, seed=1).to_dict()
    for key in list(whole["state"]):
        broken = json.loads(json.dumps(whole))
        del broken["state"][key]
        with pytest.raises(KadeError, match=key):
            GAME.from_dict(broken)
    wrong: list[dict[str, Any]] = [
        {"supply": {"pink": 99}},
        {"markers": {}},
        {"display": ["dragon"]},
        {"layout": []},
        {"huts": {}},
    ]
    for change in wrong:
        broken = json.loads(json.dumps(whole))
        broken["state"].update(change)
        with pytest.raises(KadeError):
            GAME.from_dict(broken)
