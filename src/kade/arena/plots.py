"""Plots as plain SVG, drawn by us: intervals, bars on bars, histograms. Colours are classes; a page has their style."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABELS = 190
ROW = 24
MARGIN = 14


@dataclass(frozen=True)
class Row:
    """One line of an interval plot; a bound that is not known is None."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    marked: bool = False


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that cover the range."""
    span = high - low or 1.0
    size = 10 ** math.floor(math.log10(span / about))
    step = next(size * by for by in (1, 2, 5, 10, 20) if span / (size * by) <= about)
    first = math.ceil(low / step - 1e-9)
    return [round(step * i, 10) for i in range(first, math.floor(high / step + 1e-9) + 1)]


class Sheet:
    """An SVG in the making, with one horizontal scale."""

    def __init__(self, low: float, high: float, height: float, left: float, title: str) -> None:
        self.low, self.high = (low, high) if high > low else (low - 1, high + 1)
        self.left, self.right, self.height = left, WIDTH - MARGIN, height
        self.parts = [
            f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">',
            f"<title>{escape(title)}</title>",
        ]

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.left + min(1.0, max(0.0, part)) * (self.right - self.left), 2)

    def line(self, kind: str, x1: float, y1: float, x2: float, y2: float) -> None:
        self.parts.append(f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>')

    def text(self, words: str, x: float, y: float, anchor: str = "start") -> None:
        self.parts.append(f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>')

    def box(self, kind: str, x: float, y: float, width: float, height: float, hint: str) -> None:
        self.parts.append(
            f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{max(0.0, width):g}" height="{height:g}">'
            f"<title>{escape(hint)}</title></rect>"
        )

    def dot(self, kind: str, x: float, y: float, hint: str) -> None:
        self.parts.append(
            f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="4.5"><title>{escape(hint)}</title></circle>'
        )

    def axis(self, say: Callable[[float], str]) -> None:
        foot = self.height - ROW + 4
        for tick in ticks(self.low, self.high):
            self.line("grid", self.x(tick), 4, self.x(tick), foot)
            self.text(say(tick), self.x(tick), self.height - 5, "middle")

    def __str__(self) -> str:
        return "\n".join([*self.parts, "</svg>"])


def shorter(label: str, letters: int = 27) -> str:
    return label if len(label) <= letters else label[: letters - 1] + "…"


def intervals(rows: Sequence[Row], title: str, say: Callable[[float], str], reference: float | None = None) -> str:
    """A dot and its interval a row, on one scale, with a line at what would be even."""
    known = [bound for row in rows for bound in (row.value, row.low, row.high) if bound is not None]
    known += [reference] if reference is not None else []
    pad = (max(known) - min(known)) * 0.04 or 0.5
    sheet = Sheet(min(known) - pad, max(known) + pad, ROW * (len(rows) + 1), LABELS, title)
    sheet.axis(say)
    if reference is not None:
        sheet.line("even", sheet.x(reference), 2, sheet.x(reference), ROW * len(rows) + 4)
    for i, row in enumerate(rows):
        y = ROW * i + ROW / 2
        low = sheet.low if row.low is None else row.low
        high = sheet.high if row.high is None else row.high
        kind = "marked" if row.marked else "plain"
        sheet.text(shorter(row.label), 0, y + 4)
        sheet.line(f"interval {kind}", sheet.x(low), y, sheet.x(high), y)
        sheet.dot(kind, sheet.x(row.value), y, f"{row.label}: {say(row.value)} ({say(low)} – {say(high)})")
    return str(sheet)


def stacked(
    rows: Sequence[tuple[str, dict[str, float]]], sources: Sequence[str], title: str, say: Callable[[float], str]
) -> str:
    """Bars made of parts, those below nothing to the left; `part-0` … are the sources in their order."""
    up = [sum(value for value in parts.values() if value > 0) for _, parts in rows]
    down = [sum(value for value in parts.values() if value < 0) for _, parts in rows]
    sheet = Sheet(min(0.0, *down), max(0.0, *up), ROW * (len(rows) + 1), LABELS, title)
    sheet.axis(say)
    for i, (label, parts) in enumerate(rows):
        sheet.text(shorter(label), 0, ROW * i + ROW / 2 + 4)
        ends = {True: 0.0, False: 0.0}
        for number, source in enumerate(sources):
            value = parts.get(source, 0.0)
            if value:
                start = ends[value > 0]
                ends[value > 0] = start + value
                left, right = sorted((sheet.x(start), sheet.x(start + value)))
                sheet.box(f"part-{number % 8}", left, ROW * i + 4, right - left, ROW - 8, f"{source}: {say(value)}")
    return str(sheet)


def histogram(bars: Sequence[tuple[int, int, int]], title: str, say: Callable[[float], str]) -> str:
    """Bars `(from, to, number)` of one width."""
    height, foot = 150.0, 150.0 - ROW + 4
    sheet = Sheet(bars[0][0] - 0.5, bars[-1][1] + 0.5, height, MARGIN, title)
    most = max(number for _, _, number in bars)
    sheet.axis(say)
    for start, end, number in bars:
        tall = (foot - 6) * number / most
        left, right = sheet.x(start - 0.5), sheet.x(end + 0.5)
        name = say(start) if start == end else f"{say(start)}–{say(end)}"
        sheet.box("part-0", left + 0.5, foot - tall, right - left - 1, tall, f"{name}: {number}")
    return str(sheet)
