"""The water level and the floodgate of Windmill Valley: a column beside the map, a strip, and a gauge in a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, path, rect, tag, tip, words
from kade.games.windmill_valley.picture.signs import NOTHING, coin, icon, ring, rosette, round_ring

READS: Final = ("water", "gate")
COLUMN: Final = (116, 510)
STRIP: Final = (374, 114)
_TOP, _BOTTOM, _LEFT, _RIGHT = 42, 342, 34, 82  # of the basin


def _sections(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = data["water"]["sections"]
    return found


def _section_tip(section: Mapping[str, Any]) -> Markup:
    return tip(
        "tip-section",
        section=section["id"],
        low=section["from"],
        high=section["to"],
        guilders=section["guilders"],
        points=section["vp"],
        rule="WV-4.1",
    )


# ---------------------------------------------------------------- the column


def static_column(data: Mapping[str, Any]) -> Markup:
    """The basin with its marks, what each section pays, what opening the gate costs and brings."""
    most = data["water"]["max"]
    step = (_BOTTOM - _TOP) / most
    heights = [_BOTTOM - v * step for v in range(most + 1)]
    marks = "".join(f"M{_LEFT} {y:.1f}h7M{_RIGHT - 7} {y:.1f}h7" for y in heights)
    return join(
        (
            tag("clipPath", rect(_LEFT, _TOP - 8, _RIGHT - _LEFT, _BOTTOM - _TOP + 12, 0, "clip"), id="wv-basin"),
            rect(0.7, 0.7, COLUMN[0] - 1.4, COLUMN[1] - 1.4, 10, "card-plate"),
            message(COLUMN[0] / 2, 24, "label-water", "heading mid", font_size=15),
            *(_pay_column(section, most, step) for section in _sections(data)),
            rect(_LEFT - 6, _TOP - 8, _RIGHT - _LEFT + 12, _BOTTOM - _TOP + 18, 6, "basin-wall"),
            rect(_LEFT, _TOP - 8, _RIGHT - _LEFT, _BOTTOM - _TOP + 12, 0, "basin"),
            path(marks, "gauge"),
            message(COLUMN[0] / 2, 377, "label-gate", "heading mid", font_size=15),
            *_opening(data, 31, 494, 54),
        )
    )


def _pay_column(section: Mapping[str, Any], most: int, step: float) -> Markup:
    above = _BOTTOM - (section["to"] + (0.5 if section["to"] < most else 0.25)) * step
    below = _BOTTOM - (section["from"] - (0.5 if section["from"] else 0.2)) * step
    middle = (above + below) / 2
    points = section["vp"]
    return group(
        _section_tip(section),
        rect(5, above + 1, 23, below - above - 2, 5, "well"),
        coin(section["guilders"], 16.5, middle - (13 if points else 0), 25),
        rosette(points, 16.5, middle + 13, 27) if points else NOTHING,
    )


def _opening(data: Mapping[str, Any], x: float, y: float, pitch: float) -> list[Markup]:
    """What opening by a step costs and brings (WV-3.3)."""
    gate = data["floodgate"]
    parts = []
    for i, (cost, points) in enumerate(zip(gate["open_cost"], gate["open_vp"], strict=True)):
        parts.append(
            group(
                tip("tip-opening", low=i + 1, high=i + 2, guilders=cost, points=points, rule="WV-3.3"),
                words(0, -14, f"{i + 1}›{i + 2}", "quiet mid", font_size=13),
                coin(cost, -12, 0, 25),
                rosette(points, 12, 0, 27),
                at=(x + i * pitch, y),
            )
        )
    return parts


def moving_column(data: Mapping[str, Any], view: View) -> list[Markup]:
    """The water at its level, the numbers over it, and the gate."""
    level, gate, sluice = view["water"], view["gate"], data["floodgate"]
    return [
        _basin(level, gate, data["water"]["max"], sluice["water_rise"]),
        *(_gate(sluice, n, gate, 22 + i * 36, 411, 15) for i, n in enumerate(sluice["speeds"])),
        _rises(sluice["water_rise"]),
    ]


@kept
def _rises(rise: list[int]) -> Markup:
    return join(
        join((words(22 + i * 36, 441, f"+{more}", "small-number", font_size=13), icon("water", 22 + i * 36, 453, 14)))
        for i, more in enumerate(rise)
    )


@kept
def _basin(level: int, gate: int, most: int, rise: list[int]) -> Markup:
    step = (_BOTTOM - _TOP) / most
    middle = (_LEFT + _RIGHT) / 2
    y = _BOTTOM - level * step
    water = group(
        path(f"M{_LEFT} {y - 14:.0f}q6-5 12 0t12 0 12 0 12 0V{_BOTTOM + 320}H{_LEFT}z", "basin-water"),
        path(
            f"M{_LEFT + 6} {y + 10:.0f}q5-4 10 0t10 0M{_LEFT + 18} {y + 40:.0f}q5-4 10 0t10 0"
            f"M{_LEFT + 5} {y + 78:.0f}q5-4 10 0t10 0",
            "basin-wave",
        ),
        id="water-level",
        data_level=level,
    )
    numbers = [
        words(middle, _BOTTOM - v * step + 5, v, _wet(v, level), font_size=13) for v in range(most + 1) if v != level
    ]
    coming = min(level + rise[gate - 1], most)
    return group(
        tip("tip-water", level=level, most=most, rise=rise[gate - 1], rule="WV-3.4"),
        ring(_RIGHT - _LEFT + 12, _BOTTOM - _TOP + 18, _LEFT - 6, _TOP - 8, 8, 3),
        tag("g", water, clip_path="url(#wv-basin)"),
        *numbers,
        _coming(_RIGHT + 17, _BOTTOM - coming * step, coming - level),
        circle(middle, y, 13, "level-disc"),
        words(middle, y + 6, level, "level-number", font_size=16),
        id="water",
        class_="water",
    )


def _wet(value: int, level: int) -> str:
    return "gauge-number wet" if value < level else "gauge-number"


def _coming(x: float, y: float, rise: int) -> Markup:
    """Where the water will stand when the gate stays as it is."""
    if not rise:
        return NOTHING
    return group(path("M-7 5L0-6 7 5z", "rise"), words(0, 19, f"+{rise}", "small-number", font_size=13), at=(x, y))


@kept
def _gate(sluice: Mapping[str, Any], speed: int, now: int, x: float, y: float, r: float) -> Markup:
    cost = sum(sluice["open_cost"][now - 1 : speed - 1])
    points = sum(sluice["open_vp"][now - 1 : speed - 1])
    kind = "same" if speed == now else "open" if speed > now else "close"
    return group(
        tip(
            f"tip-gate-{kind}",
            speed=speed,
            guilders=cost,
            points=points,
            rise=sluice["water_rise"][speed - 1],
            rule="WV-3.2",
        ),
        round_ring(0, 0, r + 3),
        circle(0, 0, r, "gate-disc"),
        words(0, r * 0.4, speed, "gate-number", font_size=round(r * 1.13, 1)),
        at=(x, y),
        id=f"gate-{speed}",
        class_="gate-speed now" if speed == now else "gate-speed",
    )


# ---------------------------------------------------------------- the strip


def static_strip(data: Mapping[str, Any]) -> Markup:
    most = data["water"]["max"]
    step = 176 / most
    parts = [
        tag("clipPath", rect(6, 24, 202, 32, 8, "clip"), id="wv-basin"),
        rect(0.7, 0.7, STRIP[0] - 1.4, STRIP[1] - 1.4, 10, "card-plate"),
        message(10, 17, "label-water", "heading", font_size=14),
        message(228, 17, "label-gate", "heading", font_size=14),
        rect(6, 24, 202, 32, 8, "basin edged"),
    ]
    for section in _sections(data):
        a, b = 20 + section["from"] * step, 20 + section["to"] * step
        points = section["vp"]
        parts.append(
            group(
                _section_tip(section),
                path(f"M{a - 9:.1f} 62h{b - a + 18:.1f}", "section-line"),
                coin(section["guilders"], (a + b) / 2 - (11 if points else 0), 77, 22),
                rosette(points, (a + b) / 2 + 12, 77, 22) if points else NOTHING,
            )
        )
    return join((*parts, *_opening(data, 268, 98, 52)))


def moving_strip(data: Mapping[str, Any], view: View) -> list[Markup]:
    level, gate, sluice = view["water"], view["gate"], data["floodgate"]
    return [
        _lying_basin(level, data["water"]["max"], sluice["water_rise"][gate - 1]),
        *(_gate(sluice, n, gate, 242 + i * 52, 44, 19) for i, n in enumerate(sluice["speeds"])),
        *(
            words(242 + i * 52, 80, f"+{more}", "small-number", font_size=13)
            for i, more in enumerate(sluice["water_rise"])
        ),
    ]


@kept
def _lying_basin(level: int, most: int, rise: int) -> Markup:
    step = 176 / most
    x = 20 + level * step
    water = group(
        path(f"M-200 22H{x:.0f}q5 5 0 10t0 10 0 10 0 8H-200z", "basin-water"), id="water-level", data_level=level
    )
    numbers = [words(20 + v * step, 45, v, _wet(v, level), font_size=13) for v in range(most + 1) if v != level]
    return group(
        tip("tip-water", level=level, most=most, rise=rise, rule="WV-3.4"),
        ring(202, 32, 6, 24, 10, 3),
        tag("g", water, clip_path="url(#wv-basin)"),
        *numbers,
        circle(x, 40, 13, "level-disc"),
        words(x, 46, level, "level-number", font_size=16),
        id="water",
        class_="water",
    )


# ---------------------------------------------------------------- the gauge

GAUGE: Final = (268, 34)


@kept
def _gauge(level: int, most: int, gate: int, rise: int) -> Markup:
    w = 120 / most
    x = 62
    cells = [rect(x + v * w, 9, w, 16, 0, "gauge-full" if v < level else "gauge-empty") for v in range(most)]
    return group(
        tip("tip-water", level=level, most=most, rise=rise, rule="WV-3.4"),
        message(56, 22, "label-water", "quiet end", font_size=13),
        *cells,
        rect(x, 9, 120, 16, 3, "gauge-edge"),
        words(x + 128, 22, level, "count", font_size=15),
        icon("floodgate", 224, 17, 22),
        circle(252, 17, 13, "gauge-gate"),
        words(252, 22.5, gate, "on-gauge", font_size=15),
    )


def moving_gauge(data: Mapping[str, Any], view: View) -> Markup:
    """Level and gate where neither the column nor the strip is in sight."""
    return _gauge(view["water"], data["water"]["max"], view["gate"], data["floodgate"]["water_rise"][view["gate"] - 1])
