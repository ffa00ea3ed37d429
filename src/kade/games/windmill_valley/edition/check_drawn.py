"""What an edition draws of the map: points, polygons and lines that a picture can be made of."""

from __future__ import annotations

import math
from typing import Any, Final

from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

WIDE: Final = 1600
HIGH: Final = 1100
POINTS: Final = ("at", "label", "centre", "canvas")
LISTS: Final = ("places", "icons")
POLYGONS: Final = ("polygon", "market_polygon")
LINES: Final = ("lines",)
DRAWN: Final = (*POINTS, *LISTS, *POLYGONS, *LINES)
MOST_POINTS: Final = 40


def check_drawn(label: str, key: str, value: Any) -> None:
    """Refuse what cannot be drawn."""
    if key in POINTS:
        _point(label, value)
    elif key in LISTS:
        _points(label, value, 1)
    elif key in POLYGONS:
        _polygon(label, _points(label, value, 3))
    else:
        for line in _list(label, value, MOST_POINTS):
            _points(label, line, 2)
            if len(line) != 2:
                raise BadEdition(f"{label} has {shown(line)}, but a line goes from one point to another.")


def _list(label: str, value: Any, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise BadEdition(f"{label} has {shown(value)} where a list of at most {most} must stand.")
    return value


def _point(label: str, value: Any) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) in (int, float) for number in value):
        raise BadEdition(f"{label} has {shown(value)} where a point must stand, like [{WIDE // 2}, {HIGH // 2}].")
    x, y = value
    if not (math.isfinite(x) and math.isfinite(y) and 0 <= x <= WIDE and 0 <= y <= HIGH):
        raise BadEdition(f"{label} has the point {shown(value)}, but the map goes from [0, 0] to [{WIDE}, {HIGH}].")
    return x, y


def _points(label: str, value: Any, least: int) -> list[tuple[float, float]]:
    """Points, no two of them in the same place."""
    found = [_point(label, item) for item in _list(label, value, MOST_POINTS)]
    if len(found) < least:
        raise BadEdition(f"{label} has {len(found)} points, but must have {least} or more.")
    if len(set(found)) < len(found):
        raise BadEdition(f"{label} has the same point twice.")
    return found


def _polygon(label: str, points: list[tuple[float, float]]) -> None:
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)) / 2
    if abs(area) < 1000:
        raise BadEdition(f"{label} encloses hardly anything: its points lie in a line.")
