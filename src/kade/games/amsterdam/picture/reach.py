"""How far around a track a pointer still means it: as wide as a finger wants, but never nearer to another track."""

from __future__ import annotations

import math
from typing import Final

from kade.display.parts import kept
from kade.games.amsterdam.edition.printed import Track
from kade.games.amsterdam.picture.map import DOUBLE_OFFSET, Map, Point, along, length_of

WIDTH: Final = 92.0  # what is wanted across a track: 44 pixels where the map is as wide as a tablet
FURTHEST: Final = 74.0  # to one side, where the other has no room
TRIM: Final = 34.0  # from the middle of a place, which lies above
APART: Final = 9.0  # between two points of a line that others are measured by
STEPS: Final = 12


class Reaches:
    """The shapes of all tracks of a map, computed together: each ends half-way to the next."""

    def __init__(self, world: Map) -> None:
        self.world = world
        self.lines = {track.name: self._line(track) for track in world.printed.tracks}
        self.shapes = {track.name: self._shape(track) for track in world.printed.tracks}

    def shape(self, name: str) -> str:
        """Path data of a closed shape around a track."""
        return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in self.shapes[name]) + "z"

    def _line(self, track: Track) -> list[Point]:
        total = length_of(self.world.curves[track.name])
        steps = round((total - 2 * TRIM) / APART)
        return [self._at(track, total, i / steps)[0] for i in range(steps + 1)]

    def _at(self, track: Track, total: float, part: float) -> tuple[Point, Point]:
        """A point of the track's own line, on its side of a double, and the direction to its left there."""
        (x, y), (ux, uy) = along(self.world.curves[track.name], TRIM + (total - 2 * TRIM) * part)
        beside = track.side * DOUBLE_OFFSET
        return (x - uy * beside, y + ux * beside), (-uy, ux)

    def _shape(self, track: Track) -> list[Point]:
        total = length_of(self.world.curves[track.name])
        others = self._others(track)
        left: list[Point] = []
        right: list[Point] = []
        for i in range(STEPS + 1):
            (x, y), (nx, ny) = self._at(track, total, i / STEPS)
            one, two = _room((x, y), (nx, ny), others), _room((x, y), (-nx, -ny), others)
            one, two = min(one, max(WIDTH / 2, WIDTH - two)), min(two, max(WIDTH / 2, WIDTH - one))
            left.append((x + nx * one, y + ny * one))
            right.append((x - nx * two, y - ny * two))
        return [*left, *reversed(right)]

    def _others(self, track: Track) -> list[Point]:
        """Points of other tracks' lines that lie near this one."""
        xs, ys = zip(*self.lines[track.name], strict=True)
        far = 2 * FURTHEST
        return [
            (x, y)
            for name, line in self.lines.items()
            if name != track.name
            for x, y in line
            if min(xs) - far < x < max(xs) + far and min(ys) - far < y < max(ys) + far
        ]


@kept
def reaches(world: Map) -> Reaches:
    """Worked out once per map."""
    return Reaches(world)


def _room(p: Point, towards: Point, others: list[Point]) -> float:
    """How far one may go from p in a direction before one of the others is nearer than p."""
    room = FURTHEST
    for x, y in others:
        dx, dy = x - p[0], y - p[1]
        ahead = dx * towards[0] + dy * towards[1]
        if ahead > 0:
            room = min(room, (dx * dx + dy * dy) / (2 * ahead))
    return math.floor(room)
