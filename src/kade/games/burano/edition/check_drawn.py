"""What an edition of Burano must be for its picture and its sentences: names, numbers and points that can be drawn."""

from __future__ import annotations

import itertools
import math
import re
from typing import Any, Final

from kade.kernel.errors import BadEdition

ID: Final = re.compile(r"[A-Za-z0-9]+(-+[A-Za-z0-9]+)*")
WIDEST: Final = 9999  # how far anything is drawn from the corner, and how much anything is worth
MAP_WIDEST: Final = 20
DEEPEST: Final = 6  # tables and lists inside each other
# Tables in which a number may be less than nothing: what a move costs, and where things are drawn.
BELOW_ZERO: Final = ("moves", "time_wheel", "sail_route", "island", "port")
KINDS_OF_SHIP: Final = ("different", "identical", "pairs", "triples")
POINTS: Final = {"island": ("workers", "mooring"), "port": ()}
LISTS_OF_POINTS: Final = {"island": ("huts", 3), "port": ("berths", 4)}


def check_numbers(data: dict[str, Any]) -> None:
    """Every number is finite and of a size that makes sense; every id is a word."""
    for name, table in data.items():
        if isinstance(table, dict):
            _number(f"[{name}]", table, name in BELOW_ZERO)
        elif isinstance(table, list):
            for entry in table:
                _id(name, entry["id"], table[0]["id"])
                _number(f"[[{name}]] {entry['id']}", entry, name in BELOW_ZERO)


def _id(table: str, found: Any, first: Any) -> None:
    """Numbered entries have numbers, the others words."""
    if type(found) is not type(first) or (isinstance(found, str) and not ID.fullmatch(found)):
        wanted = "a word of letters, digits and hyphens" if isinstance(first, str) else "a number"
        raise BadEdition(f"[[{table}]]: an id is not {wanted}.")


def _number(label: str, value: Any, below_zero: bool, depth: int = 0) -> None:
    if depth > DEEPEST:
        raise BadEdition(f"{label} is nested too deeply.")
    if isinstance(value, dict):
        for key, inside in value.items():
            _number(f"{label}: {key}", inside, below_zero, depth + 1)
    elif isinstance(value, list):
        for inside in value:
            _number(label, inside, below_zero, depth + 1)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        least = -WIDEST if below_zero else 0
        if isinstance(value, float) and not math.isfinite(value):
            raise BadEdition(f"{label} is {value}, but must be a finite number.")
        if not least <= value <= WIDEST:
            raise BadEdition(f"{label} is out of range: it must be {least} to {WIDEST}.")


def check_drawn(data: dict[str, Any]) -> None:
    """Refuse what could be played but not be drawn or said."""
    for table, keys in POINTS.items():
        many, number = LISTS_OF_POINTS[table]
        for entry in data[table]:
            label = f"[[{table}]] {entry['id']}"
            for key in keys:
                _point(f"{label}: {key}", entry[key])
            if not isinstance(entry[many], list) or len(entry[many]) != number:
                raise BadEdition(f"{label}: {many} must be {number} points.")
            for point in entry[many]:
                _point(f"{label}: {many}", point)
    _check_moorings(data)
    rows = data["main_island"]["map"]
    if len(rows) > MAP_WIDEST or any(len(row) > MAP_WIDEST or set(row) - set("#F~.") for row in rows):
        raise BadEdition(f"[main_island] map must be at most {MAP_WIDEST} rows and columns of the signs # F ~ and .")
    kinds = [ship["kind"] for ship in data["merchant_ship"]]
    if sorted(kinds) != sorted(KINDS_OF_SHIP):
        raise BadEdition(f"[[merchant_ship]]: there must be one ship of each kind: {', '.join(KINDS_OF_SHIP)}.")
    for key in ("width", "height", "sea_width"):
        if data["layout"][key] < 1:
            raise BadEdition(f"[layout] {key} is {data['layout'][key]}, but must be more than nothing.")


def _point(label: str, value: Any) -> None:
    numbers = isinstance(value, list) and len(value) == 2
    if not numbers or not all(isinstance(item, (int, float)) and not isinstance(item, bool) for item in value):
        raise BadEdition(f"{label} must be a point: two numbers, across and down.")


def _check_moorings(data: dict[str, Any]) -> None:
    """Routes are drawn from one mooring or port to another."""
    places = {entry["id"]: tuple(entry["mooring"]) for entry in data["island"]}
    places.update({entry["id"]: (entry["x"], entry["y"]) for entry in data["port"]})
    for one, two in itertools.combinations(places, 2):
        if places[one] == places[two]:
            raise BadEdition(f"{one} and {two} are moored at the same point, so no route between them can be drawn.")
    for route in data["sail_route"]:
        if route["a"] == route["b"]:
            raise BadEdition(f"[[sail_route]] {route['id']} leads from {route['a']} to itself.")
