"""The main island of Burano: isometric with houses and roofs level by level, and seen from above as a plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import each, kept
from kade.display.svg import Markup, group, join, num, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.signs import NOTHING, badge, cited, cube, diamond, mark, parts_of, roof_sign
from kade.games.burano.words.say import hole as said

A: Final = 56.0  # half the width of a hole on the lagoon
B: Final = 37.0  # half its depth
INSET: Final = 0.86  # a house is a little smaller than its ground
HOUSE: Final = 35.0  # height of a house
ROOF: Final = 9.0  # and of a roof
TOP: Final = HOUSE + ROOF
CENTRE: Final = (600.0, 572.0)

Cell = tuple[int, int]
Houses = dict[str, list[str]]  # on each hole, from below
Roofs = list[dict[str, Any]]
ROOF_RULES: Final = {"islands": "BU-5.20", "workshops": "BU-5.21", "fountains": "BU-5.22", "flat": "BU-5.23"}


class Ground:
    """Where the holes and canals of an edition lie."""

    def __init__(self, printed: BuranoPrinted) -> None:
        rows: list[str] = printed.data["main_island"]["map"]
        self.cell: dict[str, Cell] = dict(zip(printed.holes, printed.cells, strict=True))
        self.hole: dict[Cell, str] = {cell: name for name, cell in self.cell.items()}
        self.land: list[Cell] = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."]
        self.canals: list[Cell] = [cell for cell in self.land if cell not in self.hole]
        self.fountain: Cell = printed.cells[printed.fountain]
        self.columns, self.rows = max(len(row) for row in rows), len(rows)
        self.back_to_front = sorted(self.hole, key=lambda cell: (cell[0] + cell[1], cell[0]))
        self.pairs: list[tuple[str, str]] = [(printed.holes[a], printed.holes[b]) for a, b in printed.pairs if a < b]

    def at(self, cell: Cell, height: float = 0) -> tuple[float, float]:
        """Where a hole's middle is drawn, at some height."""
        x, y = cell
        across = x - y - (self.columns - self.rows) / 2
        down = x + y - (self.columns + self.rows - 2) / 2
        return CENTRE[0] + across * A, CENTRE[1] + down * B - height

    def diamond(self, cell: Cell, size: float, height: float = 0) -> str:
        x, y = self.at(cell, height)
        return diamond(A * size, B * size, x, y)

    def diamonds(self, cells: list[Cell], size: float, down: float = 0) -> str:
        return "".join(self.diamond(cell, size, -down) for cell in cells)


# ---------------------------------------------------------------- the ground


def static_island(ground: Ground) -> Markup:
    """Shoal, quay, pavement, canals and the empty holes."""
    land, canals = ground.land, ground.canals
    ripples = "".join(f"M{num(x - 18)} {num(y + 6)}q9-6 18 0t18 0" for x, y in (ground.at(cell) for cell in canals))
    fountain = group(icon("fountain", 34), at=ground.at(ground.fountain), class_="on-plate well-head")
    return join(
        (
            path(ground.diamonds(land, 1.75, 22), "shoal"),
            path(ground.diamonds(land, 1.34, 15), "quay-wall edge"),
            path(ground.diamonds(land, 1.34, 15), "quay-wall"),
            path(ground.diamonds(land, 1.34), "pavement edge"),
            path(ground.diamonds(land, 1.34), "pavement"),
            path(ground.diamonds(canals, 1.02), "canal-wall"),
            path(ground.diamonds(canals, 1.02, 8), "canal"),
            path(ground.diamonds(canals, 0.8, 4), "canal"),
            path(ripples, "ripple fine"),
            *(path(ground.diamond(cell, INSET), "hole") for cell in ground.back_to_front),
            fountain,
        )
    )


def edges(ground: Ground) -> Iterator[tuple[str, Cell]]:
    """The letters of the columns and the figures of the rows, as the log says them, each with the cell beyond the last
    of its column or row, in front of the island."""
    for x in range(ground.columns):
        last = max(y for column, y in ground.land if column == x)
        yield said(f"h-{x}-0")[:1], (x, last + 1)
    for y in range(ground.rows):
        last = max(x for x, row in ground.land if row == y)
        yield said(f"h-0-{y}")[1:], (last + 1, y)


def coordinates(ground: Ground, size: float) -> Markup:
    """Letters and figures in the water at the two edges in front: away from houses, which are high; where both stand in
    one cell, each on the side of its own column or row."""
    found = list(edges(ground))
    cells = [cell for _, cell in found]
    drawn = []
    for text, cell in found:
        x, y = ground.at(cell)
        inwards, down = (25, 20) if cells.count(cell) > 1 else (-15, 10)
        x += inwards if text.isalpha() else -inwards
        drawn.append(words(x, y + down + size * 0.4, text, "coordinate", font_size=size))
    return group(*drawn, class_="coordinates")


# ---------------------------------------------------------------- houses and roofs


def moving_island(ground: Ground, view: View) -> list[Markup]:
    """Houses and roofs, each level above the one below, and on top of all what can be chosen."""
    houses, roofs = view["houses"], view["roofs"]
    targets = pair_targets if view["step"] == "choose-houses" else hole_targets
    return [*_levels(ground, houses, roofs, _from(view)), *targets(ground, houses, roofs)]


@kept
def _levels(ground: Ground, houses: Houses, roofs: Roofs, came: str | None) -> list[Markup]:
    return [part for level in (1, 2, 3) for part in _level(ground, houses, roofs, level, came)]


def _from(view: View) -> str | None:
    """Where a new house comes from: whoever decides now has just built it."""
    return f"seat-{view['actors'][0]}" if view["actors"] else None


def _level(ground: Ground, houses: Houses, roofs: Roofs, level: int, came: str | None) -> list[Markup]:
    floor = (level - 1) * TOP
    drawn = []
    for cell in ground.back_to_front:
        hole = ground.hole[cell]
        cubes = houses.get(hole, ())
        if len(cubes) >= level:
            drawn.append(_house(cubes[level - 1], hole, level, ground.at(cell, floor), came))
    here = [roof for roof in roofs if roof["level"] == level]
    halves = [
        (ground.cell[hole], colour)
        for roof in here
        for hole, colour in zip(roof["holes"], parts_of(roof["tile"])[1:], strict=True)
    ]
    lid = floor + HOUSE
    for cell, colour in sorted(halves, key=lambda half: (half[0][0] + half[0][1], half[0][0])):
        drawn += each(_roof_half(colour), at=ground.at(cell, lid))
    for roof in here:
        drawn.append(_roof_seal(ground, roof, lid + ROOF, came))
    return each(drawn, class_=f"storey storey-{level}")


@kept
def _house(colour: str, hole: str, level: int, at: tuple[float, float], came: str | None) -> Markup:
    return group(
        cited("tip-house", "BU-5.11", colour=colour, hole=said(hole), level=level),
        cube(colour, A * INSET, B * INSET, HOUSE),
        at=at,
        data_piece=f"house-{hole}-{level}",
        data_from=came,
    )


@kept
def _roof_half(colour: str) -> Markup:
    """One half of a roof: a slab with rows of tiles, wider than the house."""
    a, b = A * 0.93, B * 0.93
    rows = "".join(
        f"M{num(-a * (1 - t))} {num(-ROOF - b * t)}L{num(a * t)} {num(-ROOF + b * (1 - t))}" for t in (0.25, 0.5, 0.75)
    )
    left = f"M{num(-a)} {num(-ROOF)}L0 {num(b - ROOF)}V{num(b)}L{num(-a)} 0z"
    right = f"M{num(a)} {num(-ROOF)}L0 {num(b - ROOF)}V{num(b)}L{num(a)} 0z"
    sides = (path(left, "wall-l"), path(right, "wall-r"), path(diamond(a, b, 0, -ROOF), "roof-top"))
    flat = group(mark(colour, 26), at=(0, -ROOF), class_="roof-mark")
    return group(*sides, path(rows, "tile-row"), flat, class_=f"c-{colour}")


@kept
def _roof_seal(ground: Ground, roof: dict[str, Any], height: float, came: str | None) -> Markup:
    """The sign of its kind where the halves meet."""
    (x1, y1), (x2, y2) = (ground.at(ground.cell[hole], height) for hole in roof["holes"])
    kind = parts_of(roof["tile"])[0]
    return group(
        cited(f"tip-roof-{kind}", ROOF_RULES[kind]),
        roof_sign(kind, 15),
        at=((x1 + x2) / 2, (y1 + y2) / 2),
        data_piece=f"laid-{roof['tile']}",
        data_from=came,
    )


# ---------------------------------------------------------------- what can be chosen


def roofed(roofs: Roofs) -> set[tuple[str, int]]:
    """Holes and levels that have a roof."""
    return {(hole, roof["level"]) for roof in roofs for hole in roof["holes"]}


@kept
def hole_targets(ground: Ground, houses: Houses, roofs: Roofs) -> list[Markup]:
    """A place to build on: an empty hole or a free roof half, drawn above everything so that no house hides it."""
    covered = roofed(roofs)
    drawn = []
    for cell in ground.back_to_front:
        hole = ground.hole[cell]
        level = len(houses.get(hole, ()))
        if level == 0:
            height, rule = 0.0, "BU-5.8"
        elif level < 3 and (hole, level) in covered:
            height, rule = level * TOP, "BU-5.10"
        else:
            continue
        drawn.append(_hole(ground, cell, level, height, rule))
    return drawn


@kept
def _hole(ground: Ground, cell: Cell, level: int, height: float, rule: str) -> Markup:
    hole = ground.hole[cell]
    return group(
        cited("tip-hole" if level == 0 else "tip-roof-half", rule, hole=said(hole), level=level + 1),
        path(ground.diamond(cell, INSET, height), "ring"),
        id=f"hole-{hole}",
        class_="site",
    )


def free_pairs(ground: Ground, houses: Houses, roofs: Roofs) -> list[tuple[str, str]]:
    """Two houses side by side, of one height and without a roof."""
    covered = roofed(roofs)
    found = []
    for one, two in ground.pairs:
        level = len(houses.get(one, ()))
        if level not in (1, 2) or len(houses.get(two, ())) != level:
            continue
        if (one, level) not in covered and (two, level) not in covered:
            found.append((one, two))
    return found


@kept
def pair_targets(ground: Ground, houses: Houses, roofs: Roofs) -> list[Markup]:
    """A plank between two houses that a roof could cover."""
    drawn = []
    for one, two in free_pairs(ground, houses, roofs):
        height = (len(houses[one]) - 1) * TOP + HOUSE
        drawn.append(_pair(ground, one, two, height))
    return drawn


@kept
def _pair(ground: Ground, one: str, two: str, height: float) -> Markup:
    (x1, y1), (x2, y2) = ground.at(ground.cell[one], height), ground.at(ground.cell[two], height)
    return group(
        cited("tip-pair", "BU-5.14", one=said(one), two=said(two)),
        path(_plank(x1, y1, x2, y2), "ring"),
        id=pair_id(one, two),
        class_="site pair",
    )


def _plank(x1: float, y1: float, x2: float, y2: float) -> str:
    """A board from one house's middle to the other's, not so wide that neighbours' boards would meet."""
    dx, dy = A * 0.32, (-B if (x2 - x1) * (y2 - y1) > 0 else B) * 0.32
    sx, sy = (x2 - x1) * 0.06, (y2 - y1) * 0.06
    x1, y1, x2, y2 = x1 + sx, y1 + sy, x2 - sx, y2 - sy
    corners = ((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "z"


def pair_id(one: str, two: str) -> str:
    first, second = sorted((one, two))
    return f"pair-{first}--{second}"


# ---------------------------------------------------------------- from above

PLAN_READS: Final = ("houses", "roofs", "step")
CELL: Final = 40
PLAN_MARGIN: Final = 22
PLAN_LETTER: Final = 13


def plan_size(ground: Ground) -> tuple[int, int]:
    return ground.columns * CELL + 2 * PLAN_MARGIN, ground.rows * CELL + 2 * PLAN_MARGIN


def _corner(cell: Cell) -> tuple[float, float]:
    return PLAN_MARGIN + cell[0] * CELL, PLAN_MARGIN + cell[1] * CELL


def static_plan(ground: Ground) -> Markup:
    width, height = plan_size(ground)
    land = [rect(x - 6, y - 6, CELL + 12, CELL + 12, 8, "pavement") for x, y in map(_corner, ground.land)]
    canals = [rect(x, y, CELL, CELL, 0, "canal") for x, y in map(_corner, ground.canals)]
    holes = [rect(x + 3, y + 3, CELL - 6, CELL - 6, 4, "hole") for x, y in map(_corner, ground.back_to_front)]
    named = []
    for text, cell in edges(ground):
        x, y = _corner(cell)
        across, down = (x + CELL / 2, 14.0) if text.isalpha() else (10.0, y + CELL / 2 + 4)
        named.append(words(across, down, text, "coordinate", font_size=PLAN_LETTER))
    return join((rect(0, 0, width, height, 12, "sea boundless"), *land, *canals, *holes, *named))


def moving_plan(ground: Ground, view: View) -> list[Markup]:
    """What lies on top of each place: a house or a roof half, with the number of houses in it."""
    houses, roofs = view["houses"], view["roofs"]
    built = [_plan_house(ground, hole, cubes[-1], len(cubes)) for hole, cubes in houses.items()]
    sites = _plan_pairs if view["step"] == "choose-houses" else _plan_holes
    return [*built, *_plan_roofs(ground, view), *sites(ground, houses, roofs)]


def _plan_holes(ground: Ground, houses: Houses, roofs: Roofs) -> list[Markup]:
    """Places to build on. They stand for those of the island itself, which has their ids."""
    covered = roofed(roofs)
    drawn = []
    for cell in ground.back_to_front:
        hole = ground.hole[cell]
        level = len(houses.get(hole, ()))
        if level == 0 or (level < 3 and (hole, level) in covered):
            drawn.append(_plan_hole(hole, cell))
    return drawn


@kept
def _plan_hole(hole: str, cell: Cell) -> Markup:
    x, y = _corner(cell)
    return group(rect(x + 2, y + 2, CELL - 4, CELL - 4, 5, "ring"), data_like=f"hole-{hole}", class_="site")


def _plan_pairs(ground: Ground, houses: Houses, roofs: Roofs) -> list[Markup]:
    """Planks between two houses that a roof could cover."""
    drawn = []
    for one, two in free_pairs(ground, houses, roofs):
        (x1, y1), (x2, y2) = _corner(ground.cell[one]), _corner(ground.cell[two])
        wide, high = abs(x2 - x1) + CELL * 0.4, abs(y2 - y1) + CELL * 0.4
        ring = rect(min(x1, x2) + CELL * 0.3, min(y1, y2) + CELL * 0.3, wide, high, 5, "ring")
        drawn.append(group(ring, data_like=pair_id(one, two), class_="site pair"))
    return drawn


@kept
def _plan_house(ground: Ground, hole: str, colour: str, level: int) -> Markup:
    x, y = _corner(ground.cell[hole])
    return group(
        cited("tip-house", "BU-5.11", colour=colour, hole=said(hole), level=level),
        rect(3, 3, CELL - 6, CELL - 6, 4, "face"),
        group(mark(colour, 18), at=(CELL / 2 - 3, CELL / 2 + 3)),
        group(badge(level, 9), at=(CELL - 9, 9)) if level > 1 else NOTHING,
        at=(x, y),
        class_=f"c-{colour}",
    )


def _plan_roofs(ground: Ground, view: View) -> list[Markup]:
    """Roof halves that nothing stands on; whole roofs are joined by a bar with their sign."""
    drawn = []
    for roof in view["roofs"]:
        kind, *colours = parts_of(roof["tile"])
        free = [len(view["houses"].get(hole, ())) == roof["level"] for hole in roof["holes"]]
        for hole, colour, bare in zip(roof["holes"], colours, free, strict=True):
            if bare:
                x, y = _corner(ground.cell[hole])
                drawn.append(
                    group(
                        cited("tip-roof-half", "BU-5.10", hole=said(hole), level=roof["level"] + 1),
                        rect(1, 1, CELL - 2, CELL - 2, 3, "face"),
                        path(f"M1 {CELL / 3:.1f}h{CELL - 2}M1 {CELL * 2 / 3:.1f}h{CELL - 2}", "tile-row"),
                        group(mark(colour, 16), at=(CELL / 2, CELL / 2)),
                        group(badge(roof["level"], 9), at=(CELL - 9, 9)) if roof["level"] > 1 else NOTHING,
                        at=(x, y),
                        class_=f"c-{colour} plan-roof",
                    )
                )
        if all(free):
            (x1, y1), (x2, y2) = (_corner(ground.cell[hole]) for hole in roof["holes"])
            middle = ((x1 + x2 + CELL) / 2, (y1 + y2 + CELL) / 2)
            drawn.append(group(roof_sign(kind, 8.5), at=middle))
    return drawn
