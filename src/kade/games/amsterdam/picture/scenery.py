"""What lies under the tracks of Amsterdam and never changes: fields, ramparts, canals, houses, trees, the IJ."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import chain, pairwise
from typing import Final

from kade.display.svg import Markup, circle, group, join, message, path, rect, tag
from kade.games.amsterdam.picture.map import Map, Point

CENTRE: Final = (800.0, 590.0)
REACH: Final = (754.0, 474.0)
HEART: Final = (835.0, 330.0)  # the half moons of canals lie round the old harbour front
CANALS: Final = ((0.93, 22), (0.74, 20), (0.555, 20), (0.38, 18))
IJ: Final = (
    "M-10-10H1610V372C1530 372 1440 330 1330 262C1200 190 1060 160 950 146C860 60 700 34 560 66"
    "C450 100 380 190 250 236C170 262 80 276-10 276z"
)
AMSTEL: Final = "M916 20C880 330 716 470 702 606C690 740 850 800 930 880C985 940 1010 1010 1030 1110"
HARBOUR: Final = "M330 290L480 50H820L990 250z"  # old town up to the water: no wall on this side
CELL: Final = 6
BEYOND: Final = 256  # cells to the left of the map, where something may still reach


def _line(points: Iterable[Point], close: bool = False) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + ("z" if close else "")


def _rampart() -> list[Point]:
    """The wall: a rounded rectangle with a bulwark at every corner of the star."""
    points, bulwarks = [], 26
    for i in range(bulwarks):
        for part, out in ((-0.26, 1.0), (-0.2, 1.035), (0.0, 1.062), (0.2, 1.035), (0.26, 1.0)):
            a = 2 * math.pi * (i + 0.5 + part) / bulwarks
            c, s = math.cos(a), math.sin(a)
            r = (abs(c) ** 3 + abs(s) ** 3) ** (-1 / 3) * out
            points.append((CENTRE[0] + REACH[0] * r * c, CENTRE[1] + REACH[1] * r * s))
    return points


def _ring(k: float, steps: int = 9) -> list[Point]:
    """A canal of the belt: straight stretches with kinks, as it was dug."""
    points = []
    for i in range(steps + 1):
        a = math.radians(-4 + 188 * i / steps)
        c, s = math.cos(a), math.sin(a)
        r = (abs(c) ** 2.4 + abs(s) ** 2.4) ** (-1 / 2.4)
        points.append((HEART[0] + 735 * k * r * c, HEART[1] + 640 * k * r * s))
    return [(points[0][0] + 8, 0.0), *points, (points[-1][0] - 8, 0.0)]  # both ends reach the IJ, which covers them


def _walk(points: list[Point], step: float) -> Iterable[tuple[Point, Point]]:
    """Points every `step` along a broken line, each with the direction there."""
    left = step / 2
    for p, q in pairwise(points):
        far = math.dist(p, q)
        direction = ((q[0] - p[0]) / far, (q[1] - p[1]) / far)
        while left <= far:
            yield (p[0] + direction[0] * left, p[1] + direction[1] * left), direction
            left += step
        left -= far


def _wide(row: int, most: int) -> list[int]:
    """A row of cells, then the same row widened by one cell on either side, again and again, `most` times."""
    wider = [row]
    for _ in range(most):
        row |= row << 1 | row >> 1
        wider.append(row)
    return wider


class Ground:
    """Which parts of the map are taken, so that houses and trees stand where nothing else does: a row of cells is a
    number with a bit for each."""

    def __init__(self, world: Map) -> None:
        self.rows: defaultdict[int, int] = defaultdict(int)
        self.near: dict[tuple[int, int], int] = {}  # of rows as they are now: what has something near, by how near
        for double, r in ((False, 34), (True, 52)):
            curves = [world.curves[t.name] for t in world.printed.tracks if (t.partner >= 0) == double]
            self.take(chain.from_iterable(curves), r)
        self.take(((place.x, place.y) for place in world.printed.places), 48)

    def take(self, points: Iterable[Point], r: float) -> None:
        """A disc around each point. Points of a line lie close together, so whole rows of them grow at once."""
        self.near.clear()
        n = math.ceil(r / CELL)
        middles: defaultdict[int, int] = defaultdict(int)
        for x, y in points:
            middles[round(y / CELL)] |= 1 << round(x / CELL) + BEYOND
        reaches = [(j, math.isqrt(n * n - j * j)) for j in range(-n, n + 1)]
        rows = self.rows
        for cy, row in middles.items():
            wider = _wide(row, n)
            for j, reach in reaches:
                rows[cy + j] |= wider[reach]

    def take_box(self, left: float, top: float, right: float, bottom: float) -> None:
        self.near.clear()
        first, last = int(left // CELL), int(right // CELL) + 1
        cells = (1 << last - first + 1) - 1 << first + BEYOND
        for j in range(int(top // CELL), int(bottom // CELL) + 2):
            self.rows[j] |= cells

    def free(self, x: float, y: float, r: float) -> bool:
        """Whether nothing is at this point, and at none of the eight around it that are so far away."""
        n, row = math.ceil(r / CELL), round(y / CELL)
        near = self.near.get((n, row))
        if near is None:
            cells = self.rows[row - n] | self.rows[row] | self.rows[row + n]
            near = self.near[n, row] = cells | cells << n | cells >> n
        return not near >> round(x / CELL) + BEYOND & 1


# ---------------------------------------------------------------- houses and trees

_GABLES: Final = (
    "M-8 0V-17H-6V-21H-3.500V-25H3.500V-21H6V-17H8V0z",
    "M-8 0V-16L0-27 8-16V0z",
    "M-8 0V-16Q-7-24 0-26 7-24 8-16V0z",
    "M-8 0V-15Q-3-17-3-25H3Q3-17 8-15V0z",
)
_WINDOWS: Final = (
    "M-5-13h3.500v4h-3.500zM1.500-13H5v4H1.500zM-5-6h3.500v3.500h-3.500zM1.500-7H5V0H1.500zM-1.300-20h2.600v3h-2.600z"
)


@cache
def _front(kind: int) -> Markup:
    return join((path(_GABLES[kind % 4], f"house tone-{kind % 5}"), path(_WINDOWS, "house-window")))


def _trees(ground: Ground, canals: list[list[Point]]) -> list[Markup]:
    """A row of elms on every quay."""
    trees = []
    for ring in canals:
        for (x, y), (ux, uy) in _walk(ring, 33):
            for side in (-1, 1):
                tx, ty = x - uy * 19 * side, y + ux * 19 * side
                if ground.free(tx, ty, 3) and _inside(tx, ty):
                    trees.append(circle(tx, ty, 5, "tree"))
    return trees


def _houses(ground: Ground) -> list[Markup]:
    """Rows of gables wherever nothing else stands, swinging a little, as streets do."""
    houses = []
    for row in range(26):
        for i in range(90):
            x = 66 + i * 16.6 + row * 5 % 13
            y = 200 + row * 35 + 9 * math.sin(x / 130 + row)
            if ground.free(x, y - 13, 15) and _inside(x, y):
                houses.append(group(_front((i // 2 + i * i % 7 + row * 3) % 20), at=(x, y)))
    return houses


def _inside(x: float, y: float) -> bool:
    c, s = (x - CENTRE[0]) / REACH[0], (y - CENTRE[1]) / REACH[1]
    shore = 270 + (150 - 270) * min(1, max(0, (x - 250) / 500)) if x < 900 else 170 + (x - 900) * 0.34
    return abs(c) ** 3 + abs(s) ** 3 < 0.93 and y > shore + 30


def _mill(x: float, y: float, scale: float) -> Markup:
    """Windmills stood on the bulwarks."""
    sails = join(group(path("M0 0V-27M2-8H9V-26H2z", "mill-sail"), turn=a) for a in (22, 112, 202, 292))
    return group(
        path("M-10 26L-6-4H6L10 26z", "mill-body"),
        path("M-7-4Q0-13 7-4z", "mill-cap"),
        group(sails, at=(0, -5)),
        at=(x, y),
        scale=scale,
    )


# ---------------------------------------------------------------- ships


def _ship(x: float, y: float, scale: float) -> Markup:
    return group(
        path("M-60 24q14-7 28 0t28 0 28 0 28 0", "wake"),
        path("M-22 0V-58M6 0V-70M30 0V-46", "mast"),
        path(
            "M-36-12Q-34-34-36-50H-10Q-6-32-10-12zM-8-12Q-5-38-8-62H20Q25-38 20-12zM20-10Q24-26 20-42H40Q44-26 40-10z",
            "sail",
        ),
        path("M-33-30H-9M-6-36H22M22-26H41", "sail-seam"),
        path("M6-70h18l-6 5 6 5H6zM-22-58h12l-4 4 4 4h-12z", "pennant"),
        path("M-46-6L-38-2H40L48-10 40 20Q0 27-36 20z", "hull"),
        path("M-40 6H43M-34 12H40", "hull-line"),
        at=(x, y),
        scale=scale,
    )


def _boat(x: float, y: float, scale: float, turn: float = 0) -> Markup:
    return group(
        path("M-15 0Q-12-6 0-6T15 0Q12 6 0 6T-15 0z", "boat"),
        path("M-8 0H8M-3-4V4M4-4V4", "boat-line"),
        at=(x, y),
        turn=turn,
        scale=scale,
    )


# ---------------------------------------------------------------- the whole ground


def _patterns() -> Markup:
    return tag(
        "defs",
        tag(
            "pattern",
            rect(0, 0, 170, 96, 0, "water"),
            path("M12 24q9-7 18 0t18 0M96 70q9-7 18 0t18 0", "ripple"),
            id="am-ripple",
            width=170,
            height=96,
            patternUnits="userSpaceOnUse",
        ),
        tag(
            "pattern",
            rect(0, 0, 120, 60, 0, "meadow"),
            path("M0 2h120M40 2v58M90 2v58", "ditch"),
            path("M8 16h26M8 28h26M8 40h26M48 18h36M48 34h36M98 20h18M98 38h18", "furrow"),
            id="am-fields",
            width=120,
            height=60,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(-14)",
        ),
        tag(
            "pattern",
            rect(0, 0, 46, 34, 0, "pavement"),
            path("M0 17H46M12 0v17M35 17v17", "paving"),
            id="am-paving",
            width=46,
            height=34,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(9)",
        ),
    )


def _beds(world: Map, canals: list[list[Point]]) -> Markup:
    """The streets the tracks lie in, as bridges where they cross a canal."""
    edges, beds = [], []
    for track in world.printed.tracks:
        if track.side > 0:
            continue
        d = world.line(track, beside=False, trim=0)
        kind = "double" if track.partner >= 0 else "single"
        edges.append(path(d, f"bed-edge {kind}"))
        beds.append(path(d, f"bed {kind}"))
    return join((*edges, *beds, *_bridges(world, canals)))


def _bridges(world: Map, canals: list[list[Point]]) -> list[Markup]:
    """Parapets on both sides of a street where there is water under it."""
    wet = {(round(x / 6), round(y / 6)): along for line in canals for (x, y), along in _walk(line, 4)}
    parapets: list[Markup] = []
    for track in world.printed.tracks:
        if track.side > 0:
            continue  # its partner has drawn the street of both
        points = world.curves[track.name]
        half = 45 if track.partner >= 0 else 27
        for p, q in pairwise(points[4:-3]):
            if math.dist(p, points[0]) >= 84 and math.dist(p, points[-1]) >= 84:  # nearer to a place streets meet
                parapets += _parapets(p, q, half, wet)
    return parapets


def _parapets(p: Point, q: Point, half: float, wet: dict[tuple[int, int], Point]) -> list[Markup]:
    far = math.dist(p, q)
    ux, uy = (q[0] - p[0]) / far, (q[1] - p[1]) / far
    found = []
    for side in (-half, half):
        x, y = p[0] - uy * side, p[1] + ux * side
        along = wet.get((round(x / 6), round(y / 6)))
        if along and abs(ux * along[1] - uy * along[0]) > 0.55:
            found.append(path(f"M{x - ux * 16:.0f} {y - uy * 16:.0f}l{ux * 32:.0f} {uy * 32:.0f}", "parapet"))
    return found


def scenery(world: Map, labels: Iterable[tuple[float, float, float, float]]) -> Markup:
    """Everything below the tracks; `labels` are boxes that stay free of houses."""
    ground = Ground(world)
    for box in labels:
        ground.take_box(*box)
    canals = [_ring(k) for k, _ in CANALS]
    inner, outer = _ring(0.38, 40), _ring(0.95, 40)
    spokes = [[inner[i], outer[i]] for i in (6, 13, 27, 34)]
    wall = _rampart()
    amstel: list[Point] = [
        (905, 150),
        (868, 290),
        (790, 430),
        (720, 540),
        (702, 606),
        (740, 710),
        (830, 795),
        (930, 880),
        (1000, 1000),
        (1030, 1110),
    ]
    for line, r in (*((s, 12) for s in spokes), (amstel, 24)):
        ground.take((point for point, _ in _walk(line, 8)), r)
    trees = _trees(ground, canals)
    ground.take((point for canal in canals for point, _ in _walk(canal, 8)), 22)
    houses = _houses(ground)
    water = [(_line(c), w) for c, (_, w) in zip(canals, CANALS, strict=True)] + [(_line(s), 10) for s in spokes]
    star = _line(wall, close=True)
    return join(
        (
            _patterns(),
            tag("rect", width=world.width, height=world.height, fill="url(#am-fields)"),
            path(star, "moat-edge"),
            path(star, "moat"),
            tag("path", d=star, fill="url(#am-paving)", class_="wall"),
            tag("path", d=HARBOUR, fill="url(#am-paving)"),
            *(path(d, "quay", stroke_width=w + 7) for d, w in water),
            path(AMSTEL, "quay", stroke_width=41),
            *(path(d, "canal", stroke_width=w) for d, w in water),
            path(AMSTEL, "canal", stroke_width=34),
            *(path(d, "glint") for d, w in water if w > 12),
            path(AMSTEL, "glint"),
            path(IJ, "shore"),
            tag("path", d=IJ, fill="url(#am-ripple)"),
            path(IJ, "shore-foam"),
            *trees,
            _beds(world, [*canals, *spokes]),
            *houses,
            _ship(1296, 118, 1.2),
            _ship(1492, 226, 0.8),
            _ship(150, 214, 0.86),
            _boat(392, 132, 1.6, -8),
            _boat(1128, 136, 1.5, 6),
            _boat(1560, 330, 1.3, 4),
            _mill(66, 402, 1.1),
            _mill(1530, 470, 1.05),
            _mill(78, 958, 1),
            _mill(1500, 980, 1.05),
            message(46, 84, "game-title", "map-title"),
            path("M48 102q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0", "title-wave"),
            rect(7, 7, world.width - 14, world.height - 14, 22, "frame"),
            rect(15, 15, world.width - 30, world.height - 30, 16, "frame-2"),
        )
    )
