"""Editions of Amsterdam: one that cannot be played, named or drawn is refused, and the message names the entry."""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Any, Final

from kade.games.amsterdam.edition.printed import CARDS, COLOURS, LONGEST, SLOTS, track_name
from kade.games.amsterdam.picture.map import CLEARANCE, SPACE_GAP
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

Entry = dict[str, Any]
MOST_CARDS: Final = 99  # of a colour: tables are as long as there are cards
MOST_POINTS: Final = 999
WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")  # place ids stand in the names of actions, which Records hold
HEX: Final = re.compile(r"#[0-9a-fA-F]{6}")
CLOSEST: Final = 60  # places are drawn 60 across
SHORTEST_SPACE: Final = 20
LONGEST_LABEL: Final = 60  # letters
FARTHEST: Final = 2000  # of a bend or a label, from where it belongs

# Numbers with a least and a greatest value; carts and cards are looked at together below.
BOUNDS: Final = [
    ("counts", "carts_per_player", 1, 99),
    ("counts", "merchandise_cards", 0, 999),
    ("setup", "hand", 0, 99),
    ("setup", "wild_limit_in_row", 1, SLOTS + 1),
    ("turn", "end_trigger_carts", 0, 98),
    ("layout", "width", 400, 10_000),
    ("layout", "height", 400, 10_000),
]


def check(base: dict[str, Any], data: dict[str, Any]) -> None:
    """Refuse an edition that cannot be played or drawn, naming the entry."""
    for table, key, least, most in BOUNDS:
        _within(f"[{table}] {key}", data[table][key], least, most)
    places = [entry["id"] for entry in data["location"]]
    for kind in ("location", "track", "contract", "card_colour", "player_colour"):
        _check_ids(kind, data[kind])
    _check_tracks(data["track"], places)
    _check_contracts(data["contract"], places)
    _check_counts(data)
    _check_map(data)


def _within(label: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadEdition(f"{label} is {shown(value)}, but must be {least} to {most}.")


def _check_ids(kind: str, entries: list[Entry]) -> None:
    ids = [entry["id"] for entry in entries]
    for id in ids:
        if ids.count(id) > 1:
            raise BadEdition(f"[[{kind}]]: two entries have the id {id!r}.")
        if isinstance(id, str) and not WORD.fullmatch(id):
            raise BadEdition(
                f"[[{kind}]]: the id {id[:LONGEST_LABEL]!r} must be of small letters, digits and single hyphens."
            )
        if isinstance(id, int):
            _within(f"[[{kind}]]: the id", id, 1, 9999)


# ---------------------------------------------------------------------- tracks and contracts


def _check_tracks(tracks: list[Entry], places: list[str]) -> None:
    numbers = {entry["id"]: entry for entry in tracks}
    order = [entry["id"] for entry in tracks]
    joined: set[tuple[str, ...]] = set()
    names: set[str] = set()
    for index, entry in enumerate(tracks):
        label = f"[[track]] {entry['id']}"
        _check_track(label, entry, places, numbers)
        pair = tuple(sorted((entry["a"], entry["b"])))
        if pair in joined and not entry["partner"]:
            raise BadEdition(
                f"{label}: another track already joins {entry['a']} and {entry['b']}; the two tracks of a "
                "double name each other as partner."
            )
        joined.add(pair)
        name = track_name(entry["a"], entry["b"], index, order.index(entry["partner"]) if entry["partner"] else -1)
        if name in names:
            raise BadEdition(f"{label}: it would be called {name!r}, like another track.")
        names.add(name)


def _check_track(label: str, entry: Entry, places: list[str], numbers: dict[int, Entry]) -> None:
    _check_ends(label, entry, places)
    if entry["colour"] not in COLOURS and entry["colour"] != "grey":
        raise BadEdition(f"{label}: colour is {entry['colour']!r}; it must be one of {', '.join(COLOURS)}, grey.")
    _within(f"{label}: length", entry["length"], 1, LONGEST)
    _within(f"{label}: side", entry["side"], -1, 1)
    _within(f"{label}: bend", entry["bend"], -FARTHEST, FARTHEST)
    if entry["partner"]:
        other = numbers.get(entry["partner"])
        if (
            other is None
            or other is entry
            or other["partner"] != entry["id"]
            or other["length"] != entry["length"]
            or {other["a"], other["b"]} != {entry["a"], entry["b"]}
        ):
            raise BadEdition(
                f"{label}: partner is {shown(entry['partner'])}, but the two tracks of a double must "
                "name each other and have the same places and length."
            )


def _check_ends(label: str, entry: Entry, places: list[str]) -> None:
    for end in ("a", "b"):
        if entry[end] not in places:
            raise BadEdition(
                f"{label}: {end} is {entry[end][:LONGEST_LABEL]!r}, which is not a place; "
                f"choose one of {', '.join(places)}."
            )
    if entry["a"] == entry["b"]:
        raise BadEdition(f"{label}: a and b are both {entry['a']!r}, but must be two places.")


def _check_contracts(contracts: list[Entry], places: list[str]) -> None:
    pairs: set[tuple[str, ...]] = set()
    for entry in contracts:
        label = f"[[contract]] {entry['id']}"
        _check_ends(label, entry, places)
        _within(f"{label}: points", entry["points"], 1, MOST_POINTS)
        pair = tuple(sorted((entry["a"], entry["b"])))
        if pair in pairs:
            raise BadEdition(f"{label}: another contract already joins {entry['a']} and {entry['b']}.")
        pairs.add(pair)
    if len(contracts) < 8:
        raise BadEdition(f"[[contract]]: there are {len(contracts)}, but four players are dealt 8.")


# ---------------------------------------------------------------------- cards, carts and points


def _check_counts(data: dict[str, Any]) -> None:
    cards = [entry["id"] for entry in data["card_colour"]]
    if sorted(cards) != sorted(CARDS):
        raise BadEdition(f"[[card_colour]]: the ids are {', '.join(cards)}, but must be {', '.join(CARDS)}.")
    if len(data["player_colour"]) != 4:
        raise BadEdition(f"[[player_colour]]: there are {len(data['player_colour'])}, but must be 4.")
    for entry in data["card_colour"]:
        _within(f"[[card_colour]] {entry['id']}: cards", entry["cards"], 1, MOST_CARDS)
    for kind in ("card_colour", "player_colour"):
        for entry in data[kind]:
            if not HEX.fullmatch(entry["hex"]):
                raise BadEdition(f"[[{kind}]] {entry['id']}: hex must be a colour like '#3f7fc4'.")
    carts, last = data["counts"]["carts_per_player"], data["turn"]["end_trigger_carts"]
    if carts <= last:
        raise BadEdition(
            f"[counts] carts_per_player is {carts}, but must be more than the {last} at which the last round begins."
        )
    total = sum(entry["cards"] for entry in data["card_colour"])
    if total < 4 * data["setup"]["hand"] + SLOTS:
        raise BadEdition(f"[[card_colour]]: {total} cards are too few for four hands and the row.")
    if data["setup"]["face_up"] != SLOTS:
        raise BadEdition(
            f"[setup] face_up is {shown(data['setup']['face_up'])}, but the rules speak of a row of {SLOTS}."
        )
    for table, key in (("setup", "contracts_dealt"), ("turn", "contracts_drawn"), ("turn", "cards_drawn")):
        if data[table][key] != 2:
            raise BadEdition(f"[{table}] {key} is {shown(data[table][key])}, but the rules speak of 2.")
    _check_points(data)


def _check_points(data: dict[str, Any]) -> None:
    for length in range(1, LONGEST + 1):
        _within(f"[route_points] {length}", data["route_points"][str(length)], 0, MOST_POINTS)
    for players in (2, 3, 4):
        places = data["merchandise_points"][f"players_{players}"]
        if len(places) != players:
            raise BadEdition(f"[merchandise_points] players_{players} needs {players} numbers, one a place.")
        for points in places:
            _within(f"[merchandise_points] players_{players}: one", points, 0, MOST_POINTS)
    marked = sum(1 for entry in data["track"] if entry["merchandise"])
    goods = data["counts"]["merchandise_cards"]
    if goods < marked:
        raise BadEdition(f"[counts] merchandise_cards is {goods}, but {marked} tracks give one.")


# ---------------------------------------------------------------------- what is drawn


def _check_map(data: dict[str, Any]) -> None:
    """Places lie on the board, apart from each other, and leave room for the spaces between them."""
    at: dict[str, tuple[float, float]] = {}
    for entry in data["location"]:
        label = f"[[location]] {entry['id']}"
        _within(f"{label}: x", entry["x"], 0, data["layout"]["width"])
        _within(f"{label}: y", entry["y"], 0, data["layout"]["height"])
        _check_label(label, entry)
        at[entry["id"]] = (entry["x"], entry["y"])
    for one, two in combinations(at, 2):
        if math.dist(at[one], at[two]) < CLOSEST:
            raise BadEdition(f"[[location]] {one} and {two} lie on each other; {CLOSEST} must be between them.")
    for entry in data["track"]:
        room = 2 * CLEARANCE + entry["length"] * (SPACE_GAP + SHORTEST_SPACE)
        if math.dist(at[entry["a"]], at[entry["b"]]) < room:
            raise BadEdition(
                f"[[track]] {entry['id']}: {entry['a']} and {entry['b']} lie too close for a track of "
                f"{entry['length']} spaces; {math.ceil(room)} must be between them."
            )


def _check_label(label: str, entry: Entry) -> None:
    for key in ("name", "short"):
        _check_text(f"{label}: {key}", entry[key])
    if not entry["label"]:
        raise BadEdition(f"{label}: label is empty, but must have a line or more.")
    for line in entry["label"]:
        _check_text(f"{label}: a line of label", line)
    if len(entry["label_at"]) != 2:
        raise BadEdition(f"{label}: label_at has {len(entry['label_at'])} numbers, but must have 2.")
    for offset in entry["label_at"]:
        _within(f"{label}: one number of label_at", offset, -FARTHEST, FARTHEST)
    if entry["anchor"] not in ("start", "middle", "end"):
        raise BadEdition(f"{label}: anchor is {entry['anchor'][:LONGEST_LABEL]!r}, but must be start, middle or end.")


def _check_text(label: str, text: str) -> None:
    if not text.strip() or not text.isprintable() or len(text) > LONGEST_LABEL:
        raise BadEdition(
            f"{label} is {text[:LONGEST_LABEL]!r}, but must be 1 to {LONGEST_LABEL} letters that can be printed."
        )
