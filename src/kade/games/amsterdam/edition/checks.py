"""Editions of Amsterdam: one that cannot be played, named or drawn is refused, and the message names the entry."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any, Final

from kade.games.amsterdam.edition.printed import CARDS, COLOURS, LONGEST, SLOTS, track_name
from kade.games.amsterdam.picture.map import CLEARANCE, SPACE_GAP
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown
from kade.kernel.schema import all_of, between, fixed, one_of, size, written

Entry = dict[str, Any]
MOST_CARDS: Final = 99  # of a colour: tables are as long as there are cards
CLOSEST: Final = 60  # places are drawn 60 across
SHORTEST_SPACE: Final = 20
LONGEST_LABEL: Final = 60  # letters
FARTHEST: Final = 999  # of a bend or a label, from where it belongs
LABEL: Final = written(f".{{1,{LONGEST_LABEL}}}", f"1 to {LONGEST_LABEL} letters")
COLOUR: Final = written("#[0-9a-fA-F]{6}", "a colour like '#3f7fc4'")
SCHEMA: Final = {
    "counts.carts_per_player": between(1, 99),
    "setup.hand": between(0, 99),
    "setup.wild_limit_in_row": between(1, SLOTS + 1),
    "setup.face_up": fixed(SLOTS, f"the rules speak of a row of {SLOTS}"),
    "setup.contracts_dealt": fixed(2, "the rules speak of 2"),
    "turn.end_trigger_carts": between(0, 98),
    "turn.contracts_drawn": fixed(2, "the rules speak of 2"),
    "turn.cards_drawn": fixed(2, "the rules speak of 2"),
    "layout.width": between(400, 9999),
    "layout.height": between(400, 9999),
    "card_colour.cards": between(1, MOST_CARDS),
    "card_colour.hex": COLOUR,
    "player_colour.hex": COLOUR,
    "track.id": between(1, 9999),
    "track.colour": one_of(*COLOURS, "grey"),
    "track.length": between(1, LONGEST),
    "track.side": between(-1, 1),
    "track.bend": between(-FARTHEST, FARTHEST),
    "contract.id": between(1, 9999),
    "contract.points": between(1, 999),
    "location.id": written("[a-z0-9]+(-[a-z0-9]+)*", "of small letters, digits and single hyphens"),
    "location.name": LABEL,
    "location.short": LABEL,
    "location.label": all_of(size(1, 4), LABEL),
    "location.label_at": all_of(size(2), between(-FARTHEST, FARTHEST)),
    "location.anchor": one_of("start", "middle", "end"),
    **{f"merchandise_points.players_{players}": size(players) for players in (2, 3, 4)},
}


def check(data: dict[str, Any]) -> None:
    """What entries must be to one another."""
    places = [entry["id"] for entry in data["location"]]
    _check_tracks(data["track"], places)
    _check_contracts(data["contract"], places)
    _check_counts(data)
    _check_map(data)


def _within(label: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadEdition(f"{label} is {shown(value)}, but must be {least} to {most}.")


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
    carts, last = data["counts"]["carts_per_player"], data["turn"]["end_trigger_carts"]
    if carts <= last:
        raise BadEdition(
            f"[counts]: carts_per_player is {carts}, but must be more than the {last} at which the last round begins."
        )
    total = sum(entry["cards"] for entry in data["card_colour"])
    if total < 4 * data["setup"]["hand"] + SLOTS:
        raise BadEdition(f"[[card_colour]]: {total} cards are too few for four hands and the row.")
    marked = sum(1 for entry in data["track"] if entry["merchandise"])
    goods = data["counts"]["merchandise_cards"]
    if goods < marked:
        raise BadEdition(f"[counts]: merchandise_cards is {goods}, but {marked} tracks give one.")


# ---------------------------------------------------------------------- what is drawn


def _check_map(data: dict[str, Any]) -> None:
    """Places lie on the board, apart from each other, and leave room for the spaces between them."""
    at: dict[str, tuple[float, float]] = {}
    for entry in data["location"]:
        label = f"[[location]] {entry['id']}"
        _within(f"{label}: x", entry["x"], 0, data["layout"]["width"])
        _within(f"{label}: y", entry["y"], 0, data["layout"]["height"])
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
