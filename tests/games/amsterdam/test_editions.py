"""Editions of Amsterdam that cannot be played, named or drawn are refused, and the message names the entry."""

from __future__ import annotations

import copy
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from tests.games.amsterdam.oracle import DATA

import kade
from kade.kernel.errors import BadEdition

NAN = float("nan")
INFINITE = float("inf")


def place(id: str, **changes: Any) -> dict[str, Any]:
    """A new place in the north-west of the board."""
    return {
        **DATA["location"][0],
        "id": id,
        "name": "Nieuw",
        "label": ["Nieuw"],
        "short": "NEW",
        "x": 100,
        "y": 100,
        "source": "edition",
        **changes,
    }


def track(id: int, a: str, b: str, **changes: Any) -> dict[str, Any]:
    return {**DATA["track"][2], "id": id, "a": a, "b": b, "partner": 0, "merchandise": False, "length": 1, **changes}


def refusal(edition: dict[str, Any]) -> str:
    with pytest.raises(BadEdition) as caught:
        kade.load("amsterdam", edition)
    return str(caught.value)


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"location": [place("oude#kerk")]}, "[[location]]: the id of an entry is 'oude#kerk', but must be"),
        ({"location": [place("oude  kerk")]}, "[[location]]: the id of an entry is 'oude  kerk', but must be"),
        ({"location": [place("oude--kerk")]}, "'oude--kerk', but must be of small letters, digits and single hyphens"),
        ({"location": [place("")]}, "[[location]]: the id of an entry is '', but must be"),
        ({"location": [place("new"), place("new", x=900)]}, "[[location]]: two entries have the id 'new'"),
        (
            {"location": [place("oude-kerk-a")], "track": [track(45, "dam", "oude-kerk-a")]},
            "[[track]] 45: it would be called 'dam--oude-kerk-a', like another track",
        ),
        (
            {"track": [track(n, "dam", "oude-kerk", partner=91 - n, length=2) for n in (45, 46)]},
            "[[track]] 45: it would be called 'dam--oude-kerk-a'",
        ),
        (
            {"track": [{"id": 3, "partner": 3}]},
            "[[track]] 3: partner is 3, but the two tracks of a double must name each",
        ),
        ({"track": [{"id": 3, "partner": 10**5000}]}, "track[0].partner is a whole number of about 5000 digits"),
        ({"track": [track(0, "dam", "waag")]}, "[[track]] 0: id is 0, but must be 1 to 9999"),
        ({"track": [{"id": 3, "side": 7}]}, "[[track]] 3: side is 7, but must be -1 to 1"),
        ({"track": [{"id": 3, "bend": NAN}]}, "track[0].bend is nan, but must be a finite number"),
        ({"layout": {"width": 0}}, "[layout]: width is 0, but must be 400 to 9999"),
        ({"layout": {"height": -5}}, "[layout]: height is -5, but must be"),
        ({"location": [{"id": "dam", "x": NAN}]}, "location[0].x is nan, but must be a finite number"),
        ({"location": [{"id": "dam", "y": INFINITE}]}, "location[0].y is inf, but must be a finite number"),
        ({"location": [{"id": "dam", "x": 556, "y": 893}]}, "[[location]] begijnhof and dam lie on each other"),
        ({"location": [{"id": "munttoren", "x": 556, "y": 803}]}, "munttoren lie too close for a track of 2 spaces"),
        ({"location": [{"id": "dam", "label": []}]}, "[[location]] dam: label has 0 entries"),
        ({"location": [{"id": "dam", "label": [""]}]}, "[[location]] dam: label is an empty text"),
        ({"location": [{"id": "dam", "name": "a\x00b"}]}, "[[location]] dam: name is 'a\\x00b', but must be"),
        ({"location": [{"id": "dam", "short": " "}]}, "[[location]] dam: short is an empty text"),
        ({"location": [{"id": "dam", "label_at": [1]}]}, "[[location]] dam: label_at has 1 entry, but must have 2"),
        ({"location": [{"id": "dam", "label_at": [0, 10**9]}]}, "[[location]] dam: label_at is 1000000000"),
        (
            {"location": [{"id": "dam", "anchor": "left"}]},
            "[[location]] dam: anchor is 'left'; it must be one of start, middle",
        ),
        (
            {"counts": {"carts_per_player": 2}},
            "carts_per_player is 2, but must be more than the 2 at which the last round",
        ),
        ({"setup": {"wild_limit_in_row": 7}}, "[setup]: wild_limit_in_row is 7, but must be 1 to 6"),
        ({"contract": [{"id": 1, "points": 10**5000}]}, "contract[0].points is a whole number of about"),
        ({"route_points": {"1": -1}}, "[route_points]: 1 is -1, but must be 0 to 999"),
        ({"merchandise_points": {"players_2": [8, -4]}}, "[merchandise_points]: players_2 is -4, but must be 0 to 999"),
        (
            {"card_colour": [{"id": "pink", "hex": "pink"}]},
            "[[card_colour]] pink: hex is 'pink', but must be a colour like",
        ),
        ({"player_colour": [{"id": "blue", "hex": "#000000"}]}, "[[player_colour]]: there are 5, but must be 4"),
    ],
    ids=lambda it: it[:40] if isinstance(it, str) else "",
)
def test_what_cannot_be_played_named_or_drawn_is_refused(edition: dict[str, Any], words: str) -> None:
    assert words in refusal(edition)


@pytest.mark.parametrize(
    "edition",
    [
        {"setup": {"contracts_kept_min": 2}},
        {"turn": {"contracts_kept_min": 2}},
        {"turn": {"last_turns_each": 2}},
        {"counts": {"players_max": 3}},
        {"counts": {"wild_cards": 9}},
        {"counts": {"transport_cards": 45}},
        {"merchandise_points": {"none": 1}},
        {"layout": {"space_width": 9}},
        {"contract": [{"id": 1, "shortest": 9}]},
    ],
)
def test_what_would_change_nothing_is_not_offered(edition: dict[str, Any]) -> None:
    assert "is not an entry" in refusal(edition)


def test_a_new_place_with_tracks_and_a_contract_is_played_and_drawn() -> None:
    edition = {
        "location": [place("artis")],
        "track": [track(45, "artis", "nieuwe-waal", length=3)],
        "contract": [{"id": 25, "a": "artis", "b": "dam", "points": 7}],
    }
    before = copy.deepcopy(edition)
    game = kade.load("amsterdam", edition)
    state = game.position({"seats": [{"hand": {"wild": 3}, "contracts": ["artis--dam"]}, {}]})
    state.apply(game.action("claim artis--nieuwe-waal"))
    ET.fromstring(game.picture(state.view(0)))
    assert state.view()["tracks"] == {"artis--nieuwe-waal": 0}
    assert edition["location"] == before["location"]


@pytest.mark.rule("AM-4.8")
@pytest.mark.parametrize(("limit", "plain", "swept"), [(3, 2, False), (3, 3, True), (2, 3, False), (2, 4, True)])
def test_a_sweep_needs_enough_other_cards_for_a_row_that_stays(limit: int, plain: int, swept: bool) -> None:
    # Wilds and so many other cards lie outside the hands: a row of five with fewer wilds than the limit must be among
    # them, or the row is left as it is.
    game = kade.load("amsterdam", {"setup": {"wild_limit_in_row": limit}} if limit != 3 else None)
    deck = ["wild"] * 5 + ["red"] * plain
    state = game.position({"players": 2, "deck": deck, "rest": 1})
    assert (state.view()["row"] != ["wild"] * 5) == swept
