"""How far around a track a pointer still means it: as wide as a finger wants, but never nearer to another track."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Final

from kade.display.parts import kept
from kade.games.amsterdam.edition.printed import Track
from kade.games.amsterdam.picture.map import DOUBLE_OFFSET, LAST, Map, Point

WIDTH: Final = 92.0  # what is wanted across a track: 44 pixels where the map is as wide as a tablet
FURTHEST: Final = 74.0  # to one side, where the other has no room
TRIM: Final = 34.0  # from the middle of a place, which lies above
APART: Final = 18.0  # between two points of a line that others are measured by
STEPS: Final = 8
SQUARE: Final = FURTHEST
NEAR: Final = range(-2, 3)


class Reaches:
    """The shapes of all tracks of a map, computed together: each ends half-way to the next."""

    def __init__(self, world: Map) -> None:
        self.world = world
        self.near: defaultdict[tuple[int, int], defaultdict[str, list[complex]]]
        self.near = defaultdict(lambda: defaultdict(list))
        self.others: dict[tuple[str, int, int], list[complex]] = {}
        for track in world.printed.tracks:
            self._lay(track)
        self.shapes = {track.name: self._shape(track) for track in world.printed.tracks}

    def shape(self, name: str) -> str:
        """Path data of a closed shape around a track."""
        return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in self.shapes[name]) + "z"

    def _lay(self, track: Track) -> None:
        """Points of a track's line, in squares half as wide as what matters to a point can be away."""
        first, last = self._ends(track)
        steps = max(2, round(self.world.lengths[track.name] * (last - first) / LAST / APART))
        for i in range(steps + 1):
            (x, y), _ = self._at(track, first + round((last - first) * i / steps))
            self.near[int(x // SQUARE), int(y // SQUARE)][track.name].append(complex(x, y))

    def _ends(self, track: Track) -> tuple[int, int]:
        """The first and the last point of its curve that lie clear of both places."""
        covered = round(LAST * TRIM / self.world.lengths[track.name])
        return covered, LAST - covered

    def _at(self, track: Track, k: int) -> tuple[Point, Point]:
        """A point of the track's own line, on its side of a double, and the direction to its left there."""
        curve = self.world.curves[track.name]
        (x1, y1), (x, y), (x2, y2) = curve[k - 1], curve[k], curve[k + 1]
        far = math.dist((x1, y1), (x2, y2))
        nx, ny = (y1 - y2) / far, (x2 - x1) / far
        beside = track.side * DOUBLE_OFFSET
        return (x + nx * beside, y + ny * beside), (nx, ny)

    def _shape(self, track: Track) -> list[Point]:
        left: list[Point] = []
        right: list[Point] = []
        first, last = self._ends(track)
        for i in range(STEPS + 1):
            (x, y), (nx, ny) = self._at(track, first + round((last - first) * i / STEPS))
            one, two = self._room(track.name, x, y, nx, ny)
            one, two = min(one, max(WIDTH / 2, WIDTH - two)), min(two, max(WIDTH / 2, WIDTH - one))
            left.append((x + nx * one, y + ny * one))
            right.append((x - nx * two, y - ny * two))
        return [*left, *reversed(right)]

    def _room(self, name: str, x: float, y: float, nx: float, ny: float) -> tuple[float, float]:
        """How far one may go to the left of a point, and to the right, before another track is nearer than it.

        A circle through the point whose middle lies to its left goes through another one d away if its curvature is
        twice the real part of left / d, in complex numbers: the largest of all others leaves the smallest circle."""
        here, left = complex(x, y), complex(nx, ny)
        others = self._others(name, int(x // SQUARE), int(y // SQUARE))
        bends = [(left / (there - here)).real for there in others]
        most, least = max(bends, default=0.0), min(bends, default=0.0)
        slightest = 0.5 / FURTHEST
        return math.floor(0.5 / max(most, slightest)), math.floor(0.5 / max(-least, slightest))

    def _others(self, name: str, column: int, row: int) -> list[complex]:
        """The points of other tracks in a square, and in those up to two away."""
        found = self.others.get((name, column, row))
        if found is None:
            found = self.others[name, column, row] = []
            for square in [(column + i, row + j) for i in NEAR for j in NEAR]:
                for other, points in self.near.get(square, {}).items():
                    if other != name:
                        found += points
        return found


@kept
def reaches(world: Map) -> Reaches:
    """Worked out once per map."""
    return Reaches(world)
