"""Where things lie on the map of Amsterdam, and the ways between places: geometry only, nothing is drawn here."""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from kade.games.amsterdam.edition.printed import AmsterdamPrinted, Contract, PlaceOnMap, Track

# The component file's spaces are too thin for marks and carts; these are the sizes we draw.
SPACE_WIDTH: Final = 29.0
SPACE_GAP: Final = 7.0
SPACE_LENGTH: Final = 84.0
DOUBLE_OFFSET: Final = 17.5
CLEARANCE: Final = 37.0

SHUT: Final = -1  # what a track costs that a seat cannot use any more

Point = tuple[float, float]
Way = tuple[int, list[Track]]


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a track: its middle, direction in degrees, kept between -90 and 90, and its length."""

    x: float
    y: float
    turn: float
    length: float


LAST: Final = 60  # point of a curve, counted from 0
_WEIGHTS: Final = [((1 - t) * (1 - t), 2 * (1 - t) * t, t * t) for t in (i / LAST for i in range(LAST + 1))]
"""How much its ends and the point that bends it count along a quadratic curve."""


def curve(p: Point, q: Point, bend: float) -> list[Point]:
    """Points of the quadratic curve from p to q whose middle lies `bend` to the right of the straight line."""
    far = math.dist(p, q)
    nx, ny = -(q[1] - p[1]) / far, (q[0] - p[0]) / far
    cx, cy = (p[0] + q[0]) / 2 + 2 * bend * nx, (p[1] + q[1]) / 2 + 2 * bend * ny
    (px, py), (qx, qy) = p, q
    return [(u * px + w * cx + t * qx, u * py + w * cy + t * qy) for u, w, t in _WEIGHTS]


def distances(points: list[Point]) -> list[float]:
    """How far along each point lies."""
    return list(accumulate((math.dist(p, q) for p, q in pairwise(points)), initial=0.0))


def length_of(points: list[Point]) -> float:
    return distances(points)[-1]


def along(points: list[Point], far: float, passed: list[float] | None = None) -> tuple[Point, Point]:
    """The point that far along, and the direction there; `passed` is what `distances` says, where it is known."""
    passed = passed or distances(points)
    i = min(bisect_left(passed, far, 1), len(points) - 1)
    p, q, step = points[i - 1], points[i], passed[i] - passed[i - 1]
    k = (far - passed[i - 1]) / step
    return (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k), ((q[0] - p[0]) / step, (q[1] - p[1]) / step)


class Map:
    """The drawn map of one edition: computed once."""

    def __init__(self, printed: AmsterdamPrinted) -> None:
        self.printed = printed
        self.width = int(printed.layout["width"])
        self.height = int(printed.layout["height"])
        self.places: dict[str, PlaceOnMap] = {p.id: p for p in printed.places}
        self.contracts: dict[str, Contract] = {c.name: c for c in printed.contracts}
        self.tracks: dict[str, Track] = {t.name: t for t in printed.tracks}
        self.curves = {t.name: self._curve(t) for t in printed.tracks}
        self.passed = {name: distances(curve) for name, curve in self.curves.items()}
        self.lengths = {name: passed[-1] for name, passed in self.passed.items()}
        self.spaces = {t.name: self._spaces(t) for t in printed.tracks}
        self.ways = self._ways()

    def end(self, place: str) -> Point:
        return self.places[place].x, self.places[place].y

    def names(self, a: str, b: str) -> dict[str, str]:
        """Two places as the arguments of a message."""
        return {"a": self.places[a].name, "b": self.places[b].name}

    def _curve(self, track: Track) -> list[Point]:
        return curve(self.end(track.a), self.end(track.b), track.bend)

    def _spaces(self, track: Track) -> list[Space]:
        points, passed = self.curves[track.name], self.passed[track.name]
        total, n = self.lengths[track.name], track.length
        pitch = min((total - 2 * CLEARANCE) / n, SPACE_LENGTH + SPACE_GAP)
        first, beside = (total - pitch * n) / 2, track.side * DOUBLE_OFFSET
        found = []
        for i in range(n):
            (x, y), (ux, uy) = along(points, first + pitch * (i + 0.5), passed)
            turn = math.degrees(math.atan2(uy, ux))
            turn = turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
            found.append(Space(x - uy * beside, y + ux * beside, turn, pitch - SPACE_GAP))
        return found

    def line(self, track: Track, beside: bool = True, trim: float = 30.0, steps: int = 8) -> str:
        """Path data along a track, shifted to its side of a double, `trim` short of the middle of both places."""
        points, passed = self.curves[track.name], self.passed[track.name]
        total = self.lengths[track.name]
        off = track.side * DOUBLE_OFFSET if beside else 0.0
        steps = steps if track.bend else 1
        data = []
        for i in range(steps + 1):
            (x, y), (ux, uy) = along(points, trim + (total - 2 * trim) * i / steps, passed)
            data.append(f"{x - uy * off:.0f} {y + ux * off:.0f}")
        return "M" + "L".join(data)

    # ------------------------------------------------------------ ways

    def _ways(self) -> dict[str, list[tuple[str, Track]]]:
        ways: dict[str, list[tuple[str, Track]]] = {p: [] for p in self.places}
        for track in self.printed.tracks:
            ways[track.a].append((track.b, track))
            ways[track.b].append((track.a, track))
        return ways

    def open_ways(self, seat: int, owners: Mapping[str, int], closed: Collection[str]) -> OpenWays:
        """The ways that this seat can still use."""
        return OpenWays(self, [self._cost(track, seat, owners, closed) for track in self.printed.tracks])

    def _cost(self, track: Track, seat: int, owners: Mapping[str, int], closed: Collection[str]) -> int:
        owner = owners.get(track.name)
        if owner is not None:
            return 0 if owner == seat else SHUT
        if track.name in closed:
            return SHUT
        if track.partner >= 0 and owners.get(self.printed.tracks[track.partner].name) == seat:
            return SHUT
        return track.length


class OpenWays:
    """What each track would still cost a seat, and the shortest ways that were looked for."""

    def __init__(self, world: Map, costs: list[int]) -> None:
        self.world = world
        self.costs = costs
        self._found: dict[tuple[str, str], Way | None] = {}

    def way(self, a: str, b: str) -> Way | None:
        """Fewest spaces the seat still has to claim to join two places, and the tracks of that way; None: cut off."""
        if (a, b) not in self._found:
            self._found[a, b] = self._shortest(a, b)
        return self._found[a, b]

    def _shortest(self, a: str, b: str) -> Way | None:
        costs, ways = self.costs, self.world.ways
        best: dict[str, tuple[int, Track | None, str]] = {a: (0, None, a)}
        heap = [(0, a)]
        while heap:
            far, here = heapq.heappop(heap)
            if here == b:
                return far, self._back(best, b)
            if far > best[here][0]:
                continue
            for there, track in ways[here]:
                cost = costs[track.index]
                if cost != SHUT and (there not in best or far + cost < best[there][0]):
                    best[there] = (far + cost, track, here)
                    heapq.heappush(heap, (far + cost, there))
        return None

    @staticmethod
    def _back(best: Mapping[str, tuple[int, Track | None, str]], b: str) -> list[Track]:
        tracks = []
        _, track, before = best[b]
        while track is not None:
            tracks.append(track)
            _, track, before = best[before]
        return tracks
