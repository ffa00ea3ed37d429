"""The component file of Amsterdam: its numbers agree with each other, everything has a source, the map is legible."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

import pytest
from tests.games.amsterdam.oracle import DATA, distances
from tests.games.amsterdam.table import CARDS, COLOURS

from kade.games.amsterdam.picture.map import along, curve, length_of

COUNTS: dict[str, Any] = DATA["counts"]
TRACKS: list[dict[str, Any]] = DATA["track"]
BY_NUMBER = {track["id"]: track for track in TRACKS}
SOURCES = {"rulebook", "found", "series", "derived", "reconstructed"}


@pytest.mark.parametrize("key", [key for key, value in DATA.items() if isinstance(value, dict | list)])
def test_everything_has_a_source(key: str) -> None:
    entries = DATA[key] if isinstance(DATA[key], list) else [DATA[key]]
    assert {entry.get("source") for entry in entries} <= SOURCES


@pytest.mark.rule("AM-1.2", "AM-1.3", "AM-1.4", "AM-1.5")
def test_the_numbers_of_cards_carts_and_contracts_agree() -> None:
    cards = {entry["id"]: entry["cards"] for entry in DATA["card_colour"]}
    assert list(cards) == list(CARDS)
    assert sum(cards.values()) == 44
    assert cards["wild"] == 8
    assert {cards[colour] for colour in COLOURS} == {6}
    assert len(DATA["contract"]) == 24
    assert COUNTS["merchandise_cards"] == 16
    assert COUNTS["carts_per_player"] == 16
    assert len(DATA["player_colour"]) == 4


@pytest.mark.rule("AM-1.1")
def test_the_numbers_of_the_map_agree() -> None:
    assert len({place["id"] for place in DATA["location"]}) == 17
    assert len({place["short"] for place in DATA["location"]}) == 17
    assert sorted(BY_NUMBER) == list(range(1, 45))
    connections = Counter(frozenset((track["a"], track["b"])) for track in TRACKS)
    assert len(connections) == 31
    assert Counter(connections.values())[2] == 13
    assert max(connections.values()) == 2
    assert sum(track["length"] for track in TRACKS) == 86
    assert Counter(track["length"] for track in TRACKS) == {1: 15, 2: 19, 3: 7, 4: 3}


@pytest.mark.rule("AM-1.1")
def test_the_colours_of_tracks_are_balanced() -> None:
    colours = Counter(track["colour"] for track in TRACKS)
    assert set(colours) == {*COLOURS, "grey"}
    assert colours["grey"] == 13
    assert all(colours[colour] in (5, 6) for colour in COLOURS)
    ring = Counter(track["colour"] for track in TRACKS if track["merchandise"])
    assert all(ring[colour] == 1 for colour in COLOURS)


@pytest.mark.rule("AM-5.7")
def test_the_two_tracks_of_a_double_name_each_other_and_differ_in_colour_and_side() -> None:
    for track in TRACKS:
        if not track["partner"]:
            assert track["side"] == 0
            continue
        twin = BY_NUMBER[track["partner"]]
        assert twin["partner"] == track["id"]
        assert (twin["a"], twin["b"], twin["length"], twin["bend"]) == (
            track["a"],
            track["b"],
            track["length"],
            track["bend"],
        )
        assert twin["side"] == -track["side"] != 0
        assert twin["colour"] != track["colour"]


@pytest.mark.rule("AM-5.12")
def test_the_marked_tracks_are_those_on_the_outside_of_the_drawn_map() -> None:
    marked = {frozenset((track["a"], track["b"])) for track in TRACKS if track["merchandise"]}
    assert marked == set(walk_around())
    assert all(track["merchandise"] == (frozenset((track["a"], track["b"])) in marked) for track in TRACKS)
    assert sum(track["merchandise"] for track in TRACKS) == 11
    assert COUNTS["merchandise_cards"] >= 11


def walk_around() -> list[frozenset[str]]:
    """The connections on the outer face of the map: from the leftmost place always the next one round."""
    at = {place["id"]: (place["x"], place["y"]) for place in DATA["location"]}
    beside: dict[str, set[str]] = {place: set() for place in at}
    for track in TRACKS:
        beside[track["a"]].add(track["b"])
        beside[track["b"]].add(track["a"])

    def heading(here: str, there: str) -> float:
        return math.atan2(at[there][1] - at[here][1], at[there][0] - at[here][0])

    start = min(at, key=lambda place: at[place])
    here, came = start, math.pi
    ring: list[frozenset[str]] = []
    while not ring or here != start:
        turns = {there: (heading(here, there) - came) % (2 * math.pi) or 2 * math.pi for there in beside[here]}
        there = min(turns, key=lambda place: turns[place])
        ring.append(frozenset((here, there)))
        here, came = there, heading(there, here)
    return ring


@pytest.mark.rule("AM-5.10", "AM-7.4")
def test_the_tables_of_points() -> None:
    assert [DATA["route_points"][str(n)] for n in (1, 2, 3, 4)] == [1, 2, 4, 7]
    table = DATA["merchandise_points"]
    for players in (2, 3, 4):
        places = table[f"players_{players}"]
        assert len(places) == players
        assert places[0] == 8
        assert len({one - two for one, two in itertools.pairwise(places)}) == 1
        assert min(places) > 0


def test_the_numbers_of_the_rules() -> None:
    setup, turn = DATA["setup"], DATA["turn"]
    assert (setup["hand"], setup["face_up"], setup["contracts_dealt"]) == (2, 5, 2)
    assert (turn["cards_drawn"], turn["contracts_drawn"]) == (2, 2)
    assert (setup["wild_limit_in_row"], turn["end_trigger_carts"]) == (3, 2)


@pytest.mark.rule("AM-8.2")
def test_contracts_are_numbered_and_within_reach_of_sixteen_carts() -> None:
    assert [entry["id"] for entry in DATA["contract"]] == list(range(1, 25))
    assert all(3 <= distances(entry["a"])[entry["b"]] <= 16 for entry in DATA["contract"])


# ---------------------------------------------------------------------- the layout is legible

Shape = list[tuple[float, float]]
# The sizes that the layout was made for; ours are drawn a little larger.
LAYOUT: dict[str, Any] = DATA["layout"] | {
    "node_radius": 20,
    "node_clearance": 31,
    "space_width": 22,
    "space_gap": 6,
    "space_length_max": 84,
    "double_offset": 14,
    "label_size": 21,
    "label_line": 23,
    "label_char": 11.9,
}
AT = {place["id"]: (float(place["x"]), float(place["y"])) for place in DATA["location"]}


def spaces(track: dict[str, Any]) -> list[Shape]:
    """The spaces of a track as rectangles of the sizes that the layout gives."""
    points = curve(AT[track["a"]], AT[track["b"]], track["bend"])
    total, number = length_of(points), track["length"]
    pitch = min((total - 2 * LAYOUT["node_clearance"]) / number, LAYOUT["space_length_max"] + LAYOUT["space_gap"])
    aside = track["side"] * LAYOUT["double_offset"]
    found = []
    for i in range(number):
        (x, y), (ux, uy) = along(points, (total - pitch * number) / 2 + pitch * (i + 0.5))
        found.append(rectangle(x - uy * aside, y + ux * aside, ux, uy, pitch - LAYOUT["space_gap"]))
    return found


def rectangle(x: float, y: float, ux: float, uy: float, length: float) -> Shape:
    half, wide = length / 2 + 0.5, LAYOUT["space_width"] / 2 + 0.5
    return [
        (x + ux * i * half - uy * j * wide, y + uy * i * half + ux * j * wide)
        for i, j in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]


def disc(x: float, y: float, radius: float) -> Shape:
    return [
        (x + radius * math.cos(2 * math.pi * i / 20), y + radius * math.sin(2 * math.pi * i / 20)) for i in range(20)
    ]


def label(place: dict[str, Any]) -> Shape:
    width = max(map(len, place["label"])) * LAYOUT["label_char"]
    height = len(place["label"]) * LAYOUT["label_line"]
    x, y = place["x"] + place["label_at"][0], place["y"] + place["label_at"][1] - 0.82 * LAYOUT["label_size"]
    left = {"start": x, "middle": x - width / 2, "end": x - width}[place["anchor"]]
    return [(left, y), (left + width, y), (left + width, y + height), (left, y + height)]


def overlap(one: Shape, two: Shape) -> bool:
    """Whether two convex shapes overlap: no line separates them."""
    for shape in (one, two):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = y2 - y1, x1 - x2
            ours = [nx * x + ny * y for x, y in one]
            theirs = [nx * x + ny * y for x, y in two]
            if max(ours) <= min(theirs) or max(theirs) <= min(ours):
                return False
    return True


SPACES = [(track["id"], space) for track in TRACKS for space in spaces(track)]
LABELS = {place["id"]: label(place) for place in DATA["location"]}


def test_every_space_is_long_enough_for_a_cart() -> None:
    assert len(SPACES) == 86
    lengths = [math.dist(shape[1], shape[2]) for _, shape in SPACES]
    assert min(lengths) >= 42
    assert max(lengths) <= LAYOUT["space_length_max"] + 1.001


def test_no_two_spaces_overlap() -> None:
    assert [(a, b) for (a, one), (b, two) in itertools.combinations(SPACES, 2) if overlap(one, two)] == []


def test_no_space_lies_under_a_place() -> None:
    places = {place: disc(x, y, LAYOUT["node_radius"] + 2) for place, (x, y) in AT.items()}
    assert [(track, place) for track, space in SPACES for place, shape in places.items() if overlap(space, shape)] == []


def test_no_label_covers_a_space_a_place_or_another_label() -> None:
    places = {place: disc(x, y, LAYOUT["node_radius"]) for place, (x, y) in AT.items()}
    assert [(place, track) for place, text in LABELS.items() for track, space in SPACES if overlap(text, space)] == []
    assert [(one, two) for one, text in LABELS.items() for two, shape in places.items() if overlap(text, shape)] == []
    assert [(a, b) for a, b in itertools.combinations(LABELS, 2) if overlap(LABELS[a], LABELS[b])] == []


def test_everything_lies_within_the_canvas() -> None:
    corners = [corner for shape in (*LABELS.values(), *(space for _, space in SPACES)) for corner in shape]
    assert all(19 <= x <= LAYOUT["width"] - 19 and 19 <= y <= LAYOUT["height"] - 19 for x, y in corners)
