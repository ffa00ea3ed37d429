"""The plots of an analysis as plain SVG: the curve with its marks, decisions and luck as bars with whiskers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from kade.analysis import Share
from kade.arena.plots import LABELS, ROW, WIDTH, Sheet, ticks

HEIGHT = 240
LEFT, RIGHT, TOP, FOOT = 44, 120, 12, 26
SHAPES = "●■▲◆"
"""Seats are told apart by shape as well as by colour."""


@dataclass(frozen=True)
class Mark:
    """A decision that cost points, on a line of the curve."""

    turn: float
    value: float
    seat: int
    large: bool
    hint: str


@dataclass(frozen=True)
class Line:
    """Values by turn; `seat` says which colour, `label` stands at its end."""

    values: Sequence[tuple[int, float]]
    seat: int
    label: str


def curve(lines: Sequence[Line], marks: Sequence[Mark], title: str, say: Callable[[float], str]) -> str:
    """Lines over turns."""
    turns = [turn for line in lines for turn, _ in line.values]
    values = [value for line in lines for _, value in line.values] + [0.0]
    low, high = min(values), max(values)
    pad = (high - low) * 0.06 or 1.0
    low, high = low - pad, high + pad

    def x(turn: float) -> float:
        return LEFT + (turn - min(turns)) / max(1, max(turns) - min(turns)) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - FOOT)

    parts = [f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">']
    for tick in ticks(low, high, 5):
        kind = "even" if tick == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{escape(say(tick))}</text>')
    for tick in ticks(min(turns), max(turns), 8):
        parts.append(f'<text x="{x(tick):.1f}" y="{HEIGHT - 6}" text-anchor="middle">{tick:g}</text>')
    for line in lines:
        path = " ".join(f"{x(turn):.1f},{y(value):.1f}" for turn, value in line.values)
        parts.append(f'<polyline class="curve seat-{line.seat}" points="{path}"/>')
    for label, line in zip(_apart([y(line.values[-1][1]) for line in lines]), lines, strict=True):
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{label + 4:.1f}">{escape(line.label)}</text>')
    for mark in marks:
        size = 17 if mark.large else 12
        parts.append(
            f'<text class="mark seat-{mark.seat}" x="{x(mark.turn):.1f}" y="{y(mark.value) + size / 3:.1f}" '
            f'font-size="{size}" text-anchor="middle">{SHAPES[mark.seat % 4]}<title>{escape(mark.hint)}</title></text>'
        )
    return "\n".join([*parts, "</svg>"])


def _apart(heights: Sequence[float], least: float = 15.0) -> list[float]:
    """The same heights, moved so that labels do not lie on each other."""
    moved = list(heights)
    order = sorted(range(len(moved)), key=lambda i: moved[i])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + least)
    return moved


def luck_bars(shares: Sequence[tuple[str, Share]], words: tuple[str, str], say: Callable[[float], str]) -> str:
    """Two bars a seat on one scale, decisions and luck; both have the same error, since they add up to the lead."""
    ends = [0.0]
    for _, share in shares:
        for value in (share.decisions, share.luck):
            ends += [value - 2 * share.error, value + 2 * share.error]
    pad = (max(ends) - min(ends)) * 0.05 or 1.0
    sheet = Sheet(min(ends) - pad, max(ends) + pad, ROW * (2 * len(shares) + 1), LABELS, " / ".join(words))
    sheet.axis(say)
    for i, (name, share) in enumerate(shares):
        for j, (word, value) in enumerate(zip(words, (share.decisions, share.luck), strict=True)):
            top = ROW * (2 * i + j)
            middle = top + ROW / 2
            left, right = sorted((sheet.x(0.0), sheet.x(value)))
            sheet.text(f"{name}: {word}", 0, middle + 4)
            sheet.box("bar-luck" if j else "bar-decisions", left, top + 4, right - left, ROW - 8, say(value))
            low, high = sheet.x(value - 2 * share.error), sheet.x(value + 2 * share.error)
            sheet.line("whisker", low, middle, high, middle)
            for end in (low, high):
                sheet.line("whisker", end, middle - 4, end, middle + 4)
    sheet.line("even", sheet.x(0.0), 2, sheet.x(0.0), ROW * 2 * len(shares) + 4)
    return str(sheet)
