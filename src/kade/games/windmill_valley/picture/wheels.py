"""The two geared wheels of a player of Windmill Valley, and what they will show after one to four steps."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from kade.display.parts import each, kept
from kade.display.svg import Markup, circle, group, join, message, path, rect, tag, tip, words
from kade.games.windmill_valley.picture.rewards import action_alone, rewards, sector, tile_content
from kade.games.windmill_valley.picture.signs import LEGIBLE, NOTHING, icon, ring
from kade.games.windmill_valley.picture.tips import reward_tip, tile_tip

SPACES: Final = {"large": 6, "small": 5}
BOTH: Final = ("large", "small")
LARGE_ONLY: Final = ("large",)
WAY: Final = {"large": 1, "small": -1}  # clockwise, anti-clockwise
ARROW: Final = {"large": 0.0, "small": math.pi}  # where the arrow is, seen from the hub
UNIT: Final = 17.6  # a sixth of the large wheel's radius, so that the wheels mesh
STEPS: Final = 4

Tiles = Mapping[str, Mapping[str, Any]]
Wheels = Mapping[str, Mapping[str, Any]]
Shown = tuple[list[str], Mapping[str, Any] | None]  # what is printed on a space, and the tile that covers it


def width(unit: float) -> float:
    return 22 * unit + unit


def height(unit: float) -> float:
    return 12 * unit + unit


def _centre(name: str, unit: float) -> tuple[float, float]:
    return (6.5 * unit if name == "large" else 17.5 * unit), height(unit) / 2


def _radius(name: str, unit: float) -> float:
    return SPACES[name] * unit


def _angle(name: str, ahead: int) -> float:
    """Where a space stands that comes to the arrow after that many steps: for both wheels they come from above."""
    return ARROW[name] - WAY[name] * ahead * math.tau / SPACES[name]


def turned_in_all(wheels: Wheels, rotations: int) -> int:
    """Steps since the start: both wheels moved equally often, and the calendar counts the large one's rotations."""
    least = rotations * SPACES["large"]
    return next(
        (
            n
            for n in range(least, least + 30)
            if n % 6 == wheels["large"]["turned"] and n % 5 == wheels["small"]["turned"]
        ),
        least,
    )


# ---------------------------------------------------------------- what never changes


@kept
def over_wheels(unit: float, names: tuple[str, ...] = BOTH) -> Markup:
    """What stays where it is while the wheels turn: hubs, arrow, the numbers of the steps."""
    parts = []
    font = max(LEGIBLE, round(unit * 0.68, 1))
    for name in names:
        x, y = _centre(name, unit)
        r = _radius(name, unit)
        for ahead in range(1, STEPS + 1):
            a = _angle(name, ahead)
            sx, sy = x + r * 0.945 * math.cos(a), y + r * 0.945 * math.sin(a)
            parts.append(
                group(
                    tip("tip-step", steps=ahead, rule="WV-3.7"),
                    circle(0, 0, max(unit * 0.5, LEGIBLE * 0.7), "step"),
                    words(0, font * 0.35, ahead, "on-step", font_size=font),
                    at=(sx, sy),
                )
            )
        parts.append(_hub(x, y, r, WAY[name]))
    x, y = 12.5 * unit, height(unit) / 2
    k = unit / 18
    parts.append(
        group(
            tip("tip-arrow", rule="WV-3.11"),
            path("M-14 0L-4-11V-5H4V-11L14 0 4 11V5H-4V11z", "brass"),
            at=(x, y),
            scale=k,
        )
    )
    return join(parts)


def _hub(x: float, y: float, r: float, way: int) -> Markup:
    h = r * 0.105
    turn = path(f"M{-h:.1f} 2A{h:.1f} {h:.1f} 0 1 1 0 {h:.1f}", "hub-way")
    head = path(f"M3 {h - 4.5:.1f}L-3.500 {h:.1f} 3 {h + 4.5:.1f}z", "hub-head")
    arrow = tag("g", turn, head, transform=f"scale({way} 1)")
    return group(circle(0, 0, r * 0.17, "hub"), arrow, at=(x, y))


# ---------------------------------------------------------------- what moves


def moving_wheels(
    seat: int,
    wheels: Wheels,
    rotations: int,
    tiles: Tiles,
    unit: float,
    names: tuple[str, ...] = BOTH,
    plain: bool = False,
) -> list[Markup]:
    """The wheels as they stand; they turn in opposite ways by their gears. `plain`: of tiles only the action."""
    steps = turned_in_all(wheels, rotations)
    drawn = [
        _wheel(seat, name, wheels[name], steps, _laid(wheels[name], tiles), unit, plain)
        for name in names
        if wheels[name]["printed"]
    ]
    return each(drawn, class_=f"wheels seat-{seat}")


def _laid(wheel: Mapping[str, Any], tiles: Tiles) -> list[Mapping[str, Any] | None]:
    """The tile on each space, if there is one."""
    return [tiles.get(name) if name else None for name in wheel["tiles"]]


@kept
def _wheel(
    seat: int,
    name: str,
    wheel: Mapping[str, Any],
    steps: int,
    tiles: Sequence[Mapping[str, Any] | None],
    unit: float,
    plain: bool,
) -> Markup:
    n, r = SPACES[name], _radius(name, unit)
    step = math.tau / n
    degrees = WAY[name] * steps * 360 // n
    first = step / 8 if name == "large" else math.pi
    spaces = [
        _space(seat, name, i, (i - wheel["turned"]) % n, wheel["printed"][i], tiles[i], degrees, unit, plain)
        for i in range(n)
    ]
    spoke = _spoke(_angle("large", -wheel["turned"] % n), r) if name == "large" else NOTHING
    turning = group(
        path(_gear(r, 4 * n, first, unit * 0.26), "gear"),
        circle(0, 0, r * 0.925, "gear-face"),
        *spaces,
        spoke,
        id=f"wheel-{seat}-{name}",
        data_turn=degrees,
        data_step=360 // n,
    )
    active = path(_sector(r, _angle(name, 0), step), "active")
    return group(turning, active, at=_centre(name, unit), class_=name)


@cache
def _sector(r: float, a: float, step: float) -> str:
    return sector(r * 0.3, r * 0.9, a - step / 2 + 0.022, a + step / 2 - 0.022)


@cache
def _gear(r: float, teeth: int, first: float, h: float) -> str:
    points, step = [], math.tau / teeth
    for i in range(teeth):
        for part, reach in ((-0.30, -h), (-0.19, h), (0.19, h), (0.30, -h)):
            a = first + (i + part) * step
            points.append(f"{(r + reach) * math.cos(a):.1f} {(r + reach) * math.sin(a):.1f}")
    return "M" + "L".join(points) + "z"


def _spoke(a: float, r: float) -> Markup:
    """The red spoke at the first space: when it passes the arrow, the calendar moves on (WV-3.9)."""
    c, s = math.cos(a), math.sin(a)
    ends = [(r * p, r * q) for p, q in ((0.1, 0.33), (0.89, 1.03))]
    d = "".join(f"M{p * c:.1f} {p * s:.1f}L{q * c:.1f} {q * s:.1f}" for p, q in ends)
    return group(tip("tip-spoke", rule="WV-3.9"), path(d, "spoke"))


@kept
def _space(
    seat: int,
    name: str,
    i: int,
    ahead: int,
    printed: list[str],
    tile: Mapping[str, Any] | None,
    degrees: int,
    unit: float,
    plain: bool,
) -> Markup:
    """A space of a wheel: printed, or covered by a tile. Its content stays upright while the wheel turns."""
    r, a = _radius(name, unit), _angle(name, ahead)
    step = math.tau / SPACES[name]
    shape = _sector(r, a, step)
    inner = sector(r * 0.34, r * 0.865, a - step / 2 + 0.057, a + step / 2 - 0.057)
    x, y = r * 0.615 * math.cos(a), r * 0.615 * math.sin(a)
    content = space_content(printed, tile, 0, 0, unit * (1.72 if name == "large" else 1.4), plain)
    upright = group(content, id=f"upright-{seat}-{name}-{i + 1}", data_turn=-degrees, data_step=360 // SPACES[name])
    return group(
        space_tip(printed, tile, ahead),
        path(shape, f"sector tile-{tile['rarity']}" if tile else "sector"),
        path(inner, f"tile-line line-{tile['rarity']}") if tile else NOTHING,
        path(shape, "ring"),
        group(upright, at=(x, y)),
        id=f"wheel-{seat}-{name}-{i + 1}",
        class_="wheel-space now" if ahead == 0 else "wheel-space",
    )


@kept
def space_tip(printed: list[str], tile: Mapping[str, Any] | None, ahead: int = 0) -> Markup:
    """What a space of a wheel offers, so many steps ahead, in words."""
    if tile:
        return tile_tip("tip-wheel-tile", tile, ahead=ahead, rule="WV-3.14")
    return reward_tip("tip-wheel-space", printed, ahead=ahead, rule="WV-3.11")


@kept
def space_content(
    printed: list[str], tile: Mapping[str, Any] | None, x: float, y: float, s: float, plain: bool = False
) -> Markup:
    """What a space of a wheel offers; `plain` only its action."""
    if plain:
        return action_alone(tile["effect"][0] if tile else printed[0], x, y, s)
    return tile_content(tile, x, y, s) if tile else rewards(printed, x, y, s * 1.12)


# ---------------------------------------------------------------- what comes next


def forecast(
    seat: int,
    wheels: Wheels,
    rotations: int,
    gate: int,
    last: int,
    tiles: Tiles,
    box: tuple[float, float, int],
    tools: int | None = None,
) -> list[Markup]:
    """What both wheels show after one to four steps, and whether the calendar moves, before the speed is chosen; for
    somebody with so many tools also what the steps cost (WV-3.7)."""
    if not wheels["large"]["printed"]:
        return []
    w, h, across = box
    drawn: list[Markup] = []
    for steps in range(1, STEPS + 1):
        shown = [_after(wheels[name], name, steps, tiles) for name in SPACES]
        passes = rotations < last and wheels["large"]["turned"] + steps >= SPACES["large"]
        price = abs(steps - gate)
        cost = None if tools is None else (price, price <= tools)
        coming = _coming(seat, shown, steps, passes, steps == gate, w, h, cost)
        drawn += each(coming, at=((steps - 1) % across * (w + 4), (steps - 1) // across * (h + 4)))
    return drawn


def at_the_arrow(wheels: Wheels, tiles: Tiles) -> list[Shown]:
    """What each wheel offers now."""
    return [_after(wheels[name], name, 0, tiles) for name in SPACES if wheels[name]["printed"]]


def _after(wheel: Mapping[str, Any], name: str, steps: int, tiles: Tiles) -> Shown:
    i = (wheel["turned"] + steps) % SPACES[name]
    return wheel["printed"][i], tiles.get(wheel["tiles"][i]) if wheel["tiles"][i] else None


@kept
def _coming(
    seat: int,
    shown: Sequence[Shown],
    steps: int,
    passes: bool,
    speed: bool,
    w: float,
    h: float,
    price: tuple[int, bool] | None,
) -> Markup:
    """`price` in tools, and whether one has them."""
    both = any(tile and tile.get("both_wheels") for _, tile in shown)
    room = w - 20 - (0 if price is None else PRICE)
    s = min(h * 0.5, room * 0.34)
    middle = 20 + room / 2
    last = min(20 + room * 0.77, w - s * 0.9)  # a strength beside it has room, too
    middle_y = h / 2 - (9 if passes else 0)
    joint = (
        path(f"M{middle:.1f} {h * 0.3:.1f}V{h * 0.7:.1f}M{middle - h * 0.2:.1f} {h / 2:.1f}h{h * 0.4:.1f}", "and")
        if both
        else path(f"M{middle + 2:.1f} {h * 0.28:.1f}L{middle - 2:.1f} {h * 0.72:.1f}", "or-stroke")
    )
    return group(
        tip("tip-forecast", steps=steps, both=int(both), calendar=int(passes), rule="WV-3.6"),
        ring(w, h, 0, 0, 8, 3),
        rect(0, 0, w, h, 7, "forecast"),
        circle(11, middle_y, 8.5, "step"),
        words(11, middle_y + 4.2, steps, "on-step", font_size=12),
        space_content(*shown[0], 20 + room * 0.23, h / 2, s),
        joint,
        space_content(*shown[1], last, h / 2, s * 0.94),
        icon("calendar-1", 11, h - 9, 15, "calendar-sign") if passes else NOTHING,
        NOTHING if price is None else _price(*price, w - PRICE / 2, h / 2),
        id=f"turn-{seat}-{steps}",
        class_="coming speed" if speed else "coming",
    )


PRICE: Final = 62  # the width of a price


def _price(tools: int, affordable: bool, x: float, y: float) -> Markup:
    if not tools:
        return message(x, y + 5, "label-free", "on-plate", font_size=14)
    tool = group(icon("tool", x - 12, y, 26), class_=None if affordable else "too-dear")
    return join((tool, words(x + 12, y + 6, tools, "on-plate" if affordable else "on-plate dear", font_size=17)))
