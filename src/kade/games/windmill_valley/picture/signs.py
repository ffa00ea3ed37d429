"""The small drawings of Windmill Valley: icons, coins, rosettes, seat signs, windmills, rings. No layout lives here."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from kade.display.seat_signs import sign
from kade.display.svg import Markup, circle, group, join, path, rect, tag, words
from kade.games.windmill_valley.picture.icons import ICONS

COLOURS: Final = ("white", "yellow", "red", "violet", "black")
NOTHING: Final = Markup("")
LEGIBLE: Final = 12.5  # no figure is smaller, in a drawing of the size it is shown at


@cache
def _icon(name: str) -> Markup:
    drawn = []
    for class_, shape in ICONS[name]:
        drawn.append(path(shape, class_) if isinstance(shape, str) else circle(*shape, class_))
    return join(drawn)


def icon(name: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """An icon, centred."""
    at = (x - size / 2, y - size / 2)
    return group(_icon(name), at=at, scale=size / 24, class_=class_)


def tulip(colour: str, x: float, y: float, size: float) -> Markup:
    """A tulip: five colours and five outlines; `any` is an empty cup with a question."""
    return icon(f"tulip-{colour}", x, y, size, f"tulip-{colour}")


@cache
def _disc(number: str, size: float) -> Markup:
    wide = len(number) > 1
    font = max(LEGIBLE, round(size * (0.43 if wide else 0.52), 1))
    size = max(size, font * (1.9 if wide else 1.6)) if number else size
    r = size * 0.44
    figure = words(0, round(font * 0.365, 1), number, "on-coin", font_size=font)
    return join((circle(0, 0, r, "coin"), circle(0, 0, r * 0.78, "coin-rim"), figure if number else NOTHING))


def coin(number: object, x: float, y: float, size: float) -> Markup:
    """A guilder with the number on it."""
    return group(_disc(str(number), size), at=(x, y))


def _star(n: int, outer: float, inner: float) -> str:
    points = []
    for i in range(n * 2):
        a, r = math.pi * i / n - math.pi / 2, outer if i % 2 == 0 else inner
        points.append(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}")
    return "M" + "L".join(points) + "z"


@cache
def _rosette(number: str, size: float) -> Markup:
    wide = len(number) > 1
    font = max(LEGIBLE, round(size * (0.4 if wide else 0.48), 1))
    size = max(size, font * (2.1 if wide else 1.8)) if number else size
    figure = words(0, round(font * 0.365, 1), number, "on-rosette", font_size=font)
    return join(
        (
            path(_star(10, size * 0.48, size * 0.38), "rosette"),
            circle(0, 0, size * 0.28, "rosette-ring"),
            figure if number else NOTHING,
        )
    )


def rosette(number: object, x: float, y: float, size: float) -> Markup:
    """Victory points with their number."""
    return group(_rosette(str(number).replace("-", "−"), size), at=(x, y))


def badge(number: object, x: float, y: float, r: float) -> Markup:
    """A strength or a count: a dark disc with the number."""
    text = str(number)
    font = max(LEGIBLE, round(r * (1.25 if len(text) < 2 else 0.98), 1))
    return join(
        (
            circle(x, y, max(r, font * (0.72 if len(text) < 2 else 0.86)), "badge"),
            words(x, round(y + font * 0.34, 1), text, "on-badge", font_size=font),
        )
    )


def ring(width: float, height: float, x: float = 0, y: float = 0, radius: float = 10, out: float = 4) -> Markup:
    """What lights up around a rectangle when the client says that it may be chosen."""
    return rect(x - out, y - out, width + 2 * out, height + 2 * out, radius, "ring")


def round_ring(x: float, y: float, r: float) -> Markup:
    return circle(x, y, r, "ring")


# ---------------------------------------------------------------- seats


@cache
def neutral(r: float) -> Markup:
    return group(circle(0, 0, r, "seat-disc"), circle(0, 0, r * 0.36, "neutral-eye"), class_="neutral")


@cache
def _sails() -> Markup:
    blade = join(
        (
            path("M0 0V-39", "mill-beam"),
            path("M1.500-10H12V-40H1.500z", "mill-sail"),
            path("M2-20H12M2-30H12M7-10V-40", "mill-lattice"),
        )
    )
    return join(group(blade, turn=a) for a in (0, 90, 180, 270))


@cache
def windmill(seat: int, lean: int) -> Markup:
    """A windmill of a seat, its foot at 0 0, about 100 high; `lean` is how its sails stand."""
    sails = group(group(_sails(), circle(0, 0, 4.5, "mill-axle"), turn=lean), at=(0, -44), class_="sails")
    return group(
        tag("ellipse", cx=0, cy=10, rx=26, ry=8, class_="mill-shade"),
        path("M-20 10L-13-40H13L20 10Q0 18-20 10z", "mill-tower"),
        path("M-15-40Q-13-58 0-58T15-40Q0-35-15-40z", "mill-cap"),
        group(sign(seat), at=(0, -12), scale=1.35),
        sails,
        class_=f"seat-{seat}",
    )
