"""The small drawings of Burano: marks, seats, workers, boats, huts, cubes, coins, roof tiles. No layout lives here."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from kade.display.seat_signs import sign
from kade.display.svg import Markup, circle, group, join, message, num, path, rect, tag, tip, words
from kade.games.burano.picture.icons import icon

COLOURS: Final = ("pink", "blue", "yellow", "green", "orange", "white")
MARKS: Final = dict(zip(COLOURS, ("heart", "wave", "sun", "leaf", "diamond", "shell"), strict=True))
NOTHING: Final = Markup("")

# ---------------------------------------------------------------- colours


@cache
def mark(colour: str, size: float = 20) -> Markup:
    """The second sign of a colour, centred."""
    return icon(MARKS[colour], size)


@cache
def disc(colour: str, r: float) -> Markup:
    """A round token in a colour, with its mark."""
    return group(circle(0, 0, r, "face"), mark(colour, r * 1.25), class_=f"c-{colour}")


@cache
def pill(colour: str, width: float, height: float) -> Markup:
    """An action marker."""
    face = rect(-width / 2, -height / 2, width, height, height / 2, "face")
    return group(face, mark(colour, height * 0.66), class_=f"c-{colour}")


# ---------------------------------------------------------------- seats


@cache
def worker(seat: int) -> Markup:
    """A worker, 20 wide and 28 high, standing on y = 12."""
    return group(
        path("M-10.5 12.5C-10.5 2-7-3.5 0-3.5S10.5 2 10.5 12.5z", "person"),
        circle(0, -9, 6.4, "person"),
        group(sign(seat), at=(0, 5.2), scale=0.72),
        class_=f"worker seat-{seat}",
    )


@cache
def boat(seat: int) -> Markup:
    """A sailing boat in the seat's colour, about 58 by 50."""
    return group(
        path("M-2 2V-34", "mast"),
        path("M1-33Q21-16 19-3L1 0z", "sail"),
        path("M-27 2Q0 8 31-6Q27 14 12 15.5H-12Q-23 14-27 2z", "hull"),
        group(sign(seat), at=(-6, 9), scale=0.85),
        class_=f"boat seat-{seat}",
    )


@cache
def ship(kind: str) -> Markup:
    """A merchant ship, about 46 by 50."""
    sails = "M0-30q21 8 19 28H0zM0-26q-19 8-19 24H0z"
    return group(path("M0 2V-31", "mast"), path(sails, "sail"), path("M-23 2h46l-8 15h-30z", "merchant"))


EQUAL: Final = "M-8-3.5H8M-8 3.5H8"
SHIP_LINES: Final = {"identical": EQUAL, "different": EQUAL + "M5-9L-5 9"}
SHIP_SETS: Final = {"pairs": 2, "triples": 3}


@cache
def ship_sign(kind: str, width: float, height: float) -> Markup:
    """What a ship buys, as printed on its plate: a sign for equal or different cards; for sets, two of them drawn."""
    plate = rect(-width / 2, -height / 2, width, height, 6, "plate")
    if kind in SHIP_LINES:
        return join((plate, group(path(SHIP_LINES[kind], "sign-line"), scale=height / 25)))
    if kind not in SHIP_SETS:
        return join((plate, words(0, height * 0.3, kind[:3], "on-plate strong mid", font_size=height * 0.84)))
    size = SHIP_SETS[kind]
    wide = (width - 12) / (2 * size)
    cards = [
        rect(
            (i - size) * wide + (1.5 if i >= size else -2.5),
            -height * 0.3,
            wide - 1.5,
            height * 0.6,
            1.5,
            f"mini-card set-{i // size}",
        )
        for i in range(2 * size)
    ]
    return join((plate, *cards))


# ---------------------------------------------------------------- houses


@cache
def hut(colour: str) -> Markup:
    """A dock house on its square, 50 across."""
    return group(
        rect(-25, -25, 50, 50, 8, "plate"),
        path("M-17.500 18.500V-3L0-19 17.500-3V18.500z", "face"),
        path("M-21.500 1L0-20 21.500 1", "eaves"),
        group(mark(colour, 19), at=(0, 6)),
        class_=f"c-{colour}",
    )


@cache
def diamond(a: float, b: float, x: float = 0, y: float = 0) -> str:
    """The path of a square seen from the side."""
    return f"M{num(x)} {num(y - b)}L{num(x + a)} {num(y)} {num(x)} {num(y + b)} {num(x - a)} {num(y)}z"


@cache
def cube(colour: str, a: float, b: float, h: float, windows: bool = True) -> Markup:
    """A house whose bottom is the diamond (a, b) around the origin, `h` high, its mark on the flat roof."""
    left = f"M{num(-a)} {num(-h)}L0 {num(b - h)}V{num(b)}L{num(-a)} 0z"
    right = f"M{num(a)} {num(-h)}L0 {num(b - h)}V{num(b)}L{num(a)} 0z"
    parts = [path(left, "wall-l"), path(right, "wall-r"), path(diamond(a, b, 0, -h), "top")]
    if windows:
        parts.append(path(_windows(a, b, h), "window"))
    parts.append(tag("g", mark(colour, a * 0.74), transform=f"translate(0 {num(-h)}) scale(1 {b / a:.2f})"))
    return group(*parts, class_=f"cube c-{colour}")


def _windows(a: float, b: float, h: float) -> str:
    """A window and a door on the left wall, two windows on the right one."""
    du, dv, pane = a * 0.2, b * 0.2, h * 0.32
    left = [(0.70, 0.86, 0.30, pane), (0.36, 0.86, 0.64, h * 0.66)]
    right = [(0.22, 0.84, 0.78, pane), (0.60, 0.84, 0.40, pane)]
    out = "".join(
        f"M{num(-a * x)} {num(-h * y + b * z)}l{num(du)} {num(dv)}v{num(tall)}l{num(-du)} {num(-dv)}z"
        for x, y, z, tall in left
    )
    return out + "".join(
        f"M{num(a * x)} {num(-h * y + b * z)}l{num(du)} {num(-dv)}v{num(tall)}l{num(-du)} {num(dv)}z"
        for x, y, z, tall in right
    )


def small_cube(colour: str, size: float) -> Markup:
    """A cube for rows and heaps, centred, about `size` wide."""
    a = size / 2
    return group(cube(colour, a, a * 0.6, a * 1.05, False), at=(0, a * 0.5))


# ---------------------------------------------------------------- roofs


def parts_of(tile: str) -> tuple[str, str, str]:
    """A roof tile's kind and its two colours, from its name."""
    kind, one, two = tile.split("-")
    return kind, one, two


@cache
def roof_tile(tile: str, width: float, height: float) -> Markup:
    """A roof tile lying before its owner: two coloured halves and the sign of its kind."""
    kind, *colours = parts_of(tile)
    half = (height - 6) / 2
    drawn = [rect(0, 0, width, height, 7, "plate")]
    for i, colour in enumerate(colours):
        y = 3 + i * half
        rows = "".join(f"M3 {num(y + half * k / 3)}h{num(width - 6)}" for k in (1, 2))
        drawn.append(
            group(
                rect(3, y, width - 6, half, 4, "face"),
                path(rows, "tile-row"),
                group(mark(colour, width * 0.32), at=(width * 0.25, y + half / 2)),
                class_=f"c-{colour}",
            )
        )
    drawn.append(group(roof_sign(kind, width * 0.29), at=(width * 0.68, height / 2)))
    return join(drawn)


@cache
def roof_sign(kind: str, r: float) -> Markup:
    """The silhouette of a kind of roof in a white disc."""
    return group(circle(0, 0, r, "plate"), icon(f"roof-{kind}", r * 1.45), class_="on-plate")


@cache
def roof_back(kind: str, width: float, height: float) -> Markup:
    """A face-down stack of one kind."""
    under = [rect(i * 2.5, -i * 2.5, width, height, 7, "back-edge") for i in (2, 1)]
    return join(
        (*under, rect(0, 0, width, height, 7, "back"), group(roof_sign(kind, width * 0.32), at=(width / 2, height / 2)))
    )


# ---------------------------------------------------------------- coins, points, numbers


@cache
def coin(n: object, r: float) -> Markup:
    """A coin with its worth; a stroke of gold ink if it has none."""
    size = r * (1.2 if len(str(n)) < 2 else 0.98)
    number = words(0, size * 0.36, n, "on-coin", font_size=size)
    return group(circle(0, 0, r, "coin"), circle(0, 0, r * 0.78, "coin-rim"), number)


@cache
def rosette(n: object, r: float) -> Markup:
    """Victory points: a rosette with their number."""
    edge = "L".join(
        f"{num((r if i % 2 == 0 else r * 0.82) * math.cos(math.pi * i / 10))} "
        f"{num((r if i % 2 == 0 else r * 0.82) * math.sin(math.pi * i / 10))}"
        for i in range(20)
    )
    size = r * (1.05 if len(str(n)) < 2 else 0.88 if len(str(n)) < 3 else 0.7)
    return group(path(f"M{edge}z", "rosette"), words(0, size * 0.36, n, "on-rosette", font_size=size))


@cache
def badge(n: object, r: float) -> Markup:
    """How many: a dark disc."""
    size = r * (1.35 if len(str(n)) < 2 else 1.1)
    return group(circle(0, 0, r, "badge"), words(0, size * 0.36, n, "on-badge", font_size=size))


@cache
def arrow_up() -> Markup:
    """The arrow of the time wheel, pointing up."""
    return path("M0-15L13 5H5V16H-5V5H-13z", "wheel-arrow")


# ---------------------------------------------------------------- words


def heading(x: float, y: float, id: str, size: float = 15, **args: object) -> Markup:
    return message(x, y, id, "heading", args, font_size=size)


@lru_cache(maxsize=4096)
def cited(id: str, rule: str, **args: object) -> Markup:
    """A tooltip that cites the rule it rests on."""
    return tip(id, **args, rule=rule)


CROWN: Final = "M-11 5l-3-13 7.5 6L0-12l6.500 10 7.500-6-3 13z"
