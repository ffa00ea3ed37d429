"""Whether an edition's values can be played, named and drawn: what the component file itself shows, and what a game
declares for single entries. What entries must be to one another is a game's own affair (its `edition/checks.py`).

    SCHEMA = {"counts.carts_per_player": between(1, 99), "track.colour": one_of(*COLOURS), "location.label_at": size(2)}
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

Data = dict[str, Any]
Rule = Callable[[str, Any], None]
"""Refuses a value, naming the entry: a label, and the value."""
Schema = Mapping[str, Rule]
"""Rules by the path of an entry: `table.key`, and deeper where there are tables inside. A list in between means each
of its items. What an entry leaves out is not looked at."""

MOST: Final = 999  # no number is larger where all of the component file are small
FARTHEST: Final = 9999  # and none at all: how far away anything is drawn
LONGEST: Final = 200  # letters of a text, or as many as the component file has there
POINTS: Final = 40  # of one polygon or list
LEAST_AREA: Final = 1000
WORD: Final = re.compile("[A-Za-z0-9]+([-_]+[A-Za-z0-9]+)*")
LONGEST_ID: Final = 60
HEADER: Final = ("format", "game", "title", "edition")


def check(base: Data, data: Data, schema: Schema) -> None:
    """Refuse an edition by the component file and the schema of its game."""
    for table, value in data.items():
        if table in HEADER:
            continue
        if isinstance(value, list):
            _check_ids(table, base[table], value)
        printed: dict[Place, _Printed] = {}
        _survey(base[table], (table,), printed)
        _like(f"[{table}]" if isinstance(value, dict) else "", value, (table,), printed)
    for path, rule in schema.items():
        if rule is note and list(values(data, path)) != list(values(base, path)):
            raise BadEdition(f"{_named(path)} cannot be corrected: it is only a note, and nothing reads it.")
        for label, value in values(data, path):
            rule(label, value)


def _named(path: str) -> str:
    table, _, key = path.partition(".")
    return f"[{table}]" + (f": {key}" if key else "")


def values(data: Data, path: str) -> Iterator[tuple[str, Any]]:
    """What stands at a path, each value with the words that name it: "[[track]] 7: length"."""
    table, *keys = path.split(".")
    for label, entry in _entries(table, data[table]):
        yield from _at(f"{label}: ", entry, keys)


def _entries(table: str, value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(f"[{table}]", value)]
    return [(f"[[{table}]] {entry['id']}", entry) for entry in value]


def _at(label: str, value: Any, keys: list[str]) -> Iterator[tuple[str, Any]]:
    if not keys:
        yield label, value
    elif isinstance(value, list):
        for item in value:
            yield from _at(label, item, keys)
    elif keys[0] in value:
        between_words = "" if label.endswith(": ") else " "
        yield from _at(f"{label}{between_words}{keys[0]}", value[keys[0]], keys[1:])


# ---------------------------------------------------------------------- what the component file shows


def _check_ids(table: str, models: list[Data], entries: list[Data]) -> None:
    """No two are the same; where all are words in the component file, they are words: actions are named after them."""
    words = all(isinstance(model["id"], str) and WORD.fullmatch(model["id"]) for model in models)
    seen: set[object] = set()
    for entry in entries:
        id = entry["id"]
        if id in seen:
            raise BadEdition(f"[[{table}]] {id}: the id is used twice.")
        seen.add(id)
        if words and not (isinstance(id, str) and len(id) <= LONGEST_ID and WORD.fullmatch(id)):
            raise BadEdition(
                f"[[{table}]]: the id {shown(id)} must be 1 to {LONGEST_ID} letters, digits and single hyphens."
            )


class _Printed:
    """What stands in one place of the component file, in all entries of a table together."""

    def __init__(self) -> None:
        self.negative = self.large = self.empty = False
        self.longest = LONGEST

    def add(self, value: Any) -> None:
        if isinstance(value, str):
            self.empty = self.empty or not value
            self.longest = max(self.longest, len(value))
        elif isinstance(value, (int, float)):
            self.negative = self.negative or value < 0
            self.large = self.large or abs(value) > MOST


Place = tuple[str, ...]


def _survey(value: Any, place: Place, printed: dict[Place, _Printed]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _survey(item, (*place, key), printed)
    elif isinstance(value, list):
        for item in value:
            _survey(item, place, printed)
    else:
        printed.setdefault(place, _Printed()).add(value)


def _like(label: str, value: Any, place: Place, printed: dict[Place, _Printed]) -> None:
    """A value beside all those that stand in the same place of the component file: numbers that are not negative where
    none is, texts that are not empty where none is. Their kinds were compared when the edition was laid over it."""
    if isinstance(value, dict):
        for key, item in value.items():
            _like(f"{label}{' ' if ': ' in label else ': '}{key}", item, (*place, key), printed)
    elif isinstance(value, list):
        for item in value:
            named = isinstance(item, dict) and "id" in item and not label
            _like(f"[[{place[0]}]] {item['id']}" if named else label, item, place, printed)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        _check_number(label, printed.get(place) or _Printed(), value)
    elif isinstance(value, str):
        _check_text(label, printed.get(place) or _Printed(), value)


def _check_number(label: str, printed: _Printed, value: float) -> None:
    if not math.isfinite(value):
        raise BadEdition(f"{label} is {value}, but must be a finite number.")
    most = FARTHEST if printed.large else MOST
    least = -most if printed.negative else 0
    if not least <= value <= most:
        raise BadEdition(f"{label} is {shown(value)}, but must be {least} to {most}.")


def _check_text(label: str, printed: _Printed, value: str) -> None:
    if not value.strip() and not printed.empty:
        raise BadEdition(f"{label} is an empty text.")
    if len(value) > printed.longest or not value.replace("\n", " ").isprintable():
        raise BadEdition(
            f"{label} is {shown(value)}, but must be at most {printed.longest} letters that can be printed."
        )


# ---------------------------------------------------------------------- what a game declares


def all_of(*rules: Rule) -> Rule:
    def rule(label: str, value: Any) -> None:
        for one in rules:
            one(label, value)

    return rule


def between(least: float, most: float) -> Rule:
    """A number, or each number of a list."""

    def rule(label: str, value: Any) -> None:
        for number in value if isinstance(value, list) else [value]:
            if not least <= number <= most:
                has = "has" if isinstance(value, list) else "is"
                raise BadEdition(f"{label} {has} {shown(number)}, but must be {least} to {most}.")

    return rule


def one_of(*allowed: object) -> Rule:
    """A value, or each value of a list."""

    def rule(label: str, value: Any) -> None:
        for item in value if isinstance(value, list) else [value]:
            if item not in allowed:
                has = "has" if isinstance(value, list) else "is"
                raise BadEdition(f"{label} {has} {shown(item)}; it must be one of {', '.join(map(str, allowed))}.")

    return rule


def fixed(value: object, why: str) -> Rule:
    """What the rules know, and an edition cannot change."""

    def rule(label: str, found: Any) -> None:
        if found != value:
            raise BadEdition(f"{label} is {shown(found)}, but {why}.")

    return rule


def note(label: str, value: Any) -> None:
    """What the component file only notes, and nothing reads: it stays as it is (see `check`)."""


def size(least: int, most: int | None = None) -> Rule:
    """How many items a list has."""
    upper = least if most is None else most

    def rule(label: str, value: Any) -> None:
        if not least <= len(value) <= upper:
            wanted = f"{least}" if least == upper else f"{least} to {upper}"
            raise BadEdition(
                f"{label} has {len(value)} {'entry' if len(value) == 1 else 'entries'}, but must have {wanted}."
            )

    return rule


def written(pattern: str, wanted: str) -> Rule:
    """A text, or each text of a list, of a certain form."""
    form = re.compile(pattern)

    def rule(label: str, value: Any) -> None:
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str) and not form.fullmatch(text):
                raise BadEdition(f"{label} is {shown(text)}, but must be {wanted}.")

    return rule


def different(label: str, value: Any) -> None:
    """A list that has nothing twice, and something at all."""
    if not value or len({repr(item) for item in value}) < len(value):
        raise BadEdition(f"{label} must name one or more, each once.")


def pairs(label: str, value: Any) -> None:
    """A list of pairs."""
    for item in value:
        if not isinstance(item, list) or len(item) != 2:
            raise BadEdition(f"{label} has {shown(item)} where a pair must stand.")


def point(width: int = FARTHEST, height: int = FARTHEST) -> Rule:
    """A point of the picture: across, and down."""

    def rule(label: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) != 2 or not all(type(item) in (int, float) for item in value):
            raise BadEdition(
                f"{label} has {shown(value)} where a point must stand, like [{width // 2}, {height // 2}]."
            )
        x, y = value
        if not (math.isfinite(x) and math.isfinite(y) and 0 <= x <= width and 0 <= y <= height):
            raise BadEdition(f"{label} has the point {shown(value)}, but the picture goes to [{width}, {height}].")

    return rule


def points(least: int, width: int = FARTHEST, height: int = FARTHEST, most: int = POINTS) -> Rule:
    """Points, no two of them in the same place."""
    one = point(width, height)

    def rule(label: str, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise BadEdition(f"{label} has {shown(value)} where a list of {wanted} points must stand.")
        for item in value:
            one(label, item)
        if len({tuple(item) for item in value}) < len(value):
            raise BadEdition(f"{label} has the same point twice.")

    return rule


def polygon(width: int = FARTHEST, height: int = FARTHEST) -> Rule:
    """Points that enclose something."""
    corners = points(3, width, height)

    def rule(label: str, value: Any) -> None:
        corners(label, value)
        area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*value, value[0]])) / 2
        if abs(area) < LEAST_AREA:
            raise BadEdition(f"{label} encloses hardly anything: its points lie in a line.")

    return rule


def lines(width: int = FARTHEST, height: int = FARTHEST) -> Rule:
    """Lines from one point to another."""
    ends = points(2, width, height, 2)

    def rule(label: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) > POINTS:
            raise BadEdition(f"{label} has {shown(value)} where a list of at most {POINTS} lines must stand.")
        for line in value:
            ends(label, line)

    return rule
