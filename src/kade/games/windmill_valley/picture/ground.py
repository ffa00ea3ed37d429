"""The land of Windmill Valley: patterns of crops and water, trees, cows, houses, boats, polygons with round corners."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from kade.display.svg import Markup, circle, group, message, num, path, rect, tag

Point = tuple[float, float]


# ---------------------------------------------------------------- shapes


def inset(polygon: Sequence[Sequence[float]], by: float) -> list[Point]:
    """A polygon made smaller by moving every side inwards."""
    n = len(polygon)
    area = sum(polygon[i][0] * polygon[(i + 1) % n][1] - polygon[(i + 1) % n][0] * polygon[i][1] for i in range(n))
    side = 1 if area > 0 else -1
    lines = []
    for i in range(n):
        (x1, y1), (x2, y2) = polygon[i], polygon[(i + 1) % n]
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy)
        lines.append((x1 - dy / length * side * by, y1 + dx / length * side * by, dx, dy))
    return [_meet(lines[i - 1], lines[i]) for i in range(n)]


def _meet(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> Point:
    x1, y1, a, b = one
    x2, y2, c, e = two
    cross = a * e - b * c
    if abs(cross) < 1e-3 * math.hypot(a, b) * math.hypot(c, e):
        return x2, y2
    t = ((x2 - x1) * e - (y2 - y1) * c) / cross
    return x1 + a * t, y1 + b * t


def rounded(points: Sequence[Point], r: float) -> str:
    """The path of a polygon with round corners."""
    found = []
    for i, corner in enumerate(points):
        start = _toward(corner, points[i - 1], r)
        end = _toward(corner, points[(i + 1) % len(points)], r)
        found.append(
            f"{'L' if i else 'M'}{start[0]:.0f} {start[1]:.0f}"
            f"Q{corner[0]:.0f} {corner[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
        )
    return "".join(found) + "z"


def _toward(a: Point, b: Point, r: float) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1  # two corners of a narrow polygon may meet
    k = min(r, length / 2.2) / length
    return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k


# ---------------------------------------------------------------- patterns

_TULIP_ROWS: Final = (0, 8, 16)
_CROPS: Final = {
    "plant": (
        30,
        30,
        "crop-plant",
        (
            ("ploughed", "M0 22H30V30H0z"),
            ("blade", "M8 22c0-6-2-8-5-9M8 22c0-6 2-8 5-9M23 22c0-6-2-8-5-9M23 22c0-6 2-8 5-9"),
        ),
    ),
    "lower": (
        64,
        44,
        "crop-lower",
        (("wave", "M6 12q7-5 14 0t14 0M38 34q7-5 14 0"), ("blade", "M48 16v-9M52 16v-12M56 16v-8M14 38v-9M18 38v-12")),
    ),
    "farm": (
        46,
        46,
        "crop-farm",
        (("bush", "M19 13a7 7 0 1 1-14 0 7 7 0 1 1 14 0zM42 36a7 7 0 1 1-14 0 7 7 0 1 1 14 0z"),),
    ),
    "enhance": (80, 24, "crop-enhance", (("seam", "M0 1h80M30 1v23M70 13v11M0 13h80"),)),
    "guilder": (
        26,
        26,
        "crop-guilder",
        (("wheat", "M6 24V8M6 12l-4-5M6 12l4-5M6 18l-4-5M6 18l4-5M19 14V1M19 5l-4-4M19 5l4-4M19 11l-4-5M19 11l4-5"),),
    ),
    "tool": (44, 26, "crop-tool", (("seam", "M0 1h44M0 14h44M12 1v13M34 14v12"),)),
    "market": (30, 30, "crop-market", (("seam", "M0 0l15 15L30 0M0 15l15 15 15-15"),)),
}


def _pattern(id: str, width: float, height: float, *inside: Markup, turn: float = 0) -> Markup:
    return tag(
        "pattern",
        *inside,
        id=id,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({num(turn)})" if turn else None,
    )


def _tulip_field(colour: str) -> tuple[Markup, ...]:
    return (
        rect(0, 0, 16, 27, 0, "row-leaf"),
        rect(0, 21, 16, 6, 0, "row-soil"),
        rect(0, 8, 16, 9, 0, f"row-{colour}"),
        *(circle(x, 8, 5, f"row-{colour}") for x in _TULIP_ROWS),
        path("M4 9v7M12 9v7", "row-shade"),
    )


@cache
def patterns() -> Markup:
    """Crops and water as patterns; some crops once more, turned, for variety."""
    found = []
    turned = {"red": 84, "violet": -86, "yellow": 2, "plant": -4}
    for colour in ("white", "yellow", "red", "violet", "black"):
        found.append(_pattern(f"wv-{colour}", 16, 27, *_tulip_field(colour)))
        if colour in turned:
            found.append(_pattern(f"wv-{colour}-turned", 16, 27, *_tulip_field(colour), turn=turned[colour]))
    for kind, (width, height, ground, lines) in _CROPS.items():
        inside = (rect(0, 0, width, height, 0, ground), *(path(d, class_) for class_, d in lines))
        found.append(_pattern(f"wv-{kind}", width, height, *inside))
        if kind in turned:
            found.append(_pattern(f"wv-{kind}-turned", width, height, *inside, turn=turned[kind]))
    found.append(
        _pattern(
            "wv-brick", 40, 20, rect(0, 0, 40, 20, 0, "brick"), path("M0 .5h40M0 10.500h40M10 0v10M30 10v10", "seam")
        )
    )
    found.append(
        _pattern(
            "wv-sea",
            170,
            96,
            rect(0, 0, 170, 96, 0, "sea-ground"),
            path("M12 24q9-7 18 0t18 0M96 70q9-7 18 0t18 0", "ripple"),
            path("M104 28q7-5 14 0M34 74q7-5 14 0", "ripple faint"),
        )
    )
    return tag("defs", *found)


# ---------------------------------------------------------------- scenery


def tree(x: float, y: float, s: float) -> Markup:
    return group(path("M0 0v-12", "ink-line"), circle(0, -20, 11, "tree"), at=(x, y), scale=s)


def farmhouse(x: float, y: float) -> Markup:
    return group(
        path("M-30 0V-18H30V0z", "house"),
        path("M-36-16L-16-48H16L36-16z", "thatch"),
        path("M-16-48H16L19-43H-19z", "roof"),
        path("M-6 0V-12H6V0z", "door"),
        path("M-22-5V-12h8v7zM14-5V-12h8v7z", "window"),
        at=(x, y),
        scale=1.05,
    )


def cow(x: float, y: float, s: float, face: int) -> Markup:
    """A cow in the wet meadow, looking right (1) or left (-1)."""
    parts = (
        path("M-15-4Q-16-14-8-14H8Q15-14 15-6V2H-15z", "cow"),
        path("M-9-14q6 8-1 12zM4-14q8 2 5 10z", "cow-spot"),
        path("M13-14l8-2 4 5-3 4-7-2z", "cow"),
        path("M16-16l-3-4M20-16l2-4", "ink-line fine"),
        path("M-12 2v7M-6 2v7M7 2v7M13 2v7", "ink-line fine"),
        path("M-15-8q-5 3-3 9", "ink-line fine"),
    )
    inner = tag("g", *parts, transform=f"scale({face} 1)")
    return group(inner, at=(x, y), scale=s)


def sailboat(x: float, y: float) -> Markup:
    return group(
        path("M-34 0Q0 8 34-4Q30 14 16 16H-18Q-30 14-34 0z", "hull"),
        path("M-4 2V-58", "ink-line"),
        path("M-1-54Q26-40 26-8H-1z", "sail-red"),
        path("M-7-48Q-26-30-28-8H-7z", "sail-white"),
        at=(x, y),
        scale=1.15,
    )


def cartouche(x: float, y: float) -> Markup:
    """The name of the valley, in two lines."""
    return group(
        path("M-118-38Q-96-58-60-50T0-56 60-50 118-38Q108 0 118 38Q60 58 0 50T-118 38Q-108 0-118-38z", "scroll"),
        path("M-108-31Q-90-48-58-41T0-46 58-41 108-31Q99 0 108 31Q58 48 0 41T-108 31Q-99 0-108-31z", "scroll-line"),
        message(0, -3, "label-plaque-upper", "scroll-text", font_size=31),
        message(0, 29, "label-plaque-lower", "scroll-text", font_size=31),
        at=(x, y),
    )
