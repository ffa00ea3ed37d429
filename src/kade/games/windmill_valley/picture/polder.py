"""The polder of Windmill Valley: water, parcels, dikes, spaces and windmills. The market in its middle is elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip
from kade.games.windmill_valley.picture.ground import (
    cartouche,
    cow,
    farmhouse,
    inset,
    patterns,
    rounded,
    sailboat,
    tree,
)
from kade.games.windmill_valley.picture.rewards import rewards, without_figures
from kade.games.windmill_valley.picture.signs import NOTHING, coin, icon, round_ring, windmill
from kade.games.windmill_valley.picture.tips import reward_tip

WIDTH: Final = 1600
HEIGHT: Final = 1100
MILL_SCALE: Final = 0.9

_TREES: Final = (
    (116, 96, 1.0),
    (140, 106, 1.2),
    (258, 112, 1.0),
    (1444, 318, 1.2),
    (1496, 346, 1.0),
    (1180, 316, 0.9),
    (1518, 420, 1.1),
)
_COWS: Final = (
    (690, 112, 1.2, 1),
    (900, 176, 1.1, -1),
    (724, 192, 1.0, 1),
    (1060, 512, 1.1, 1),
    (1206, 596, 1.0, -1),
    (1040, 984, 1.1, 1),
    (1206, 1010, 1.0, -1),
)
_TURNED: Final = ("P02", "P15", "P19", "P20")  # parcels whose rows run the other way
_KINDS: Final = (
    "white",
    "yellow",
    "red",
    "violet",
    "black",
    "plant",
    "lower",
    "farm",
    "enhance",
    "guilder",
    "tool",
    "market",
)


# ---------------------------------------------------------------- what never changes


def static_polder(data: Mapping[str, Any], figures: bool = True, far: bool = False) -> Markup:
    """Everything printed on the map; `far`: figures for a phone, as large as they can be; without `figures` for a place
    so small that none could be read."""
    fields, spaces = data["field"], {space["id"]: space for space in data["windmill_space"]}
    return join(
        (
            patterns(),
            rect(0, 0, WIDTH, HEIGHT, 34, "sea"),
            *_dike(),
            *(path(_line(a, b), "lane") for a, b in data["lanes"]["lines"]),
            *(_parcel(field) for field in fields),
            *_roads(data["paths"]["edges"], spaces),
            _decor(figures and not far),
            *(_plate(field, figures, far) for field in fields),
            *(_space(space, 50 if far else 36) for space in spaces.values() if figures),
        )
    )


def _line(a: list[float], b: list[float]) -> str:
    return f"M{a[0]} {a[1]}L{b[0]} {b[1]}"


def _dike() -> list[Markup]:
    return [rect(14, 14, WIDTH - 28, HEIGHT - 28, 34, class_) for class_ in ("ring-dike", "ring-grass", "ring-road")]


@kept
def _parcel(field: Mapping[str, Any]) -> Markup:
    """A parcel with its crop. The plate with its reward comes later, above dikes and trees."""
    d = rounded(inset(field["polygon"], 23), 16)
    kind = field["kind"] if field["kind"] in _KINDS else "plant"
    crop = f"wv-{kind}-turned" if field["id"] in _TURNED else f"wv-{kind}"
    return join((path(d, "parcel"), path(d, "crop", fill=f"url(#{crop})"), path(d, "parcel-edge")))


def _roads(edges: list[list[str]], spaces: Mapping[str, Any]) -> list[Markup]:
    """All banks first, then the grass, then the road, so that crossings run into each other."""
    lines = [_line(spaces[a]["at"], spaces[b]["at"]) for a, b in edges]
    return [path("".join(lines), class_) for class_ in ("bank", "bank-grass", "road")]


@cache
def _decor(named: bool) -> Markup:
    return join(
        (
            *(tree(*at) for at in _TREES),
            farmhouse(104, 232),
            farmhouse(1500, 392),
            *(cow(*at) for at in _COWS),
            sailboat(1436, 178),
            cartouche(172, 946) if named else NOTHING,
        )
    )


def _plate(field: Mapping[str, Any], figures: bool, far: bool) -> Markup:
    """What a windmill at the parcel's edge brings (WV-4.16)."""
    x, y = field["label"]
    codes = field["reward"] if figures else without_figures(field["reward"])
    s = 90 if far and codes[0][0] in "GV" else 74
    counted = ":" in codes[0] and not codes[0].startswith("B")
    wide = (1.35 if codes[0].startswith("B2") or (counted and far) else 1) * 97
    left = 3 if counted else 0
    high = 97
    return group(
        reward_tip("tip-field", codes, rule="WV-4.16"),
        rect(x - wide / 2 - 6, y - high / 2 - 6, wide + 12, high + 12, 20, "ring"),
        rect(x - wide / 2, y - high / 2, wide, high, 14, "plate"),
        rewards(codes, x - left, y - 1, s, beside=far),
        id=f"field-{field['id']}",
        class_=f"field k-{field['kind']}",
    )


def _space(space: Mapping[str, Any], r: float) -> Markup:
    """A stone with its price; without a price a small grey mill. Spaces at the market have a red rim."""
    x, y = space["at"]
    inside = coin(space["cost"], x, y, r * 1.8) if space["cost"] else icon("windmill", x, y, r * 1.2, "no-price")
    return group(
        tip(
            "tip-space",
            space=space["id"],
            guilders=space["cost"],
            gate=int(bool(space.get("entrance"))),
            rule="WV-4.13",
        ),
        round_ring(x, y, r + 16),
        circle(x, y, r, "stone gate" if space.get("entrance") else "stone"),
        inside,
        id=f"space-{space['id']}",
        class_="space",
    )


# ---------------------------------------------------------------- what moves


def moving_polder(data: Mapping[str, Any], view: View, far: bool = False) -> list[Markup]:
    """The same with what is left of the game."""
    return [*standing(data, view), _banner(view["turns_left"], view["ending"], 1.4 if far else 1)]


def standing(data: Mapping[str, Any], view: View) -> list[Markup]:
    """The windmills, back to front; the space that is being built on, and the path that is traced."""
    spaces = {space["id"]: space["at"] for space in data["windmill_space"]}
    built = sorted(view["windmills"].items(), key=lambda found: spaces[found[0]][1])
    mills = [_mill(space, seat, spaces[space]) for space, seat in built]
    about = view["about"].get("space")
    mark = [circle(spaces[about][0], spaces[about][1], 47, "about")] if about in spaces else []
    return [*mark, *mills]


@kept
def _banner(turns_left: int | None, ending: int | None, scale: float) -> Markup:
    """Once somebody has brought the end about, the turns that are left stand over the map (WV-6.1)."""
    if turns_left is None or ending is None:
        return NOTHING
    return group(
        path("M-230-34H230L206 0 230 34H-230L-206 0z", "banner"),
        group(token(ending, 20), at=(-172, 0)),
        message(24, 12, "label-ending", "on-banner", {"turns": turns_left}, font_size=34),
        at=(800, 40 * scale),
        scale=scale,
        id="ending",
    )


@kept
def _mill(space: str, seat: int, at: list[float]) -> Markup:
    x, y = at
    lean = (14, 38, 62, 26)[seat % 4] + x % 30
    return group(
        tip("tip-windmill", seat=seat + 1, space=space, rule="WV-4.15"),
        round_ring(0, -8, 44),
        circle(0, -14, 31, "stone taken"),
        windmill(seat, round(lean)),
        at=(x, y + 13),
        scale=MILL_SCALE,
        id=f"mill-{space}",
        class_="mill",
        data_piece=f"mill-{space}",
        data_from=f"seat-{seat}",
    )
