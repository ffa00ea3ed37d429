"""Another player's whole side of the table in Windmill Valley: wheels, farm and cards, for desk and phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import Drawn, each, kept
from kade.display.plates import points_now
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, group, join
from kade.games.windmill_valley.picture.cards import HALF, Cards, empty_slot, laid_out, slots
from kade.games.windmill_valley.picture.farm import (
    groups_in_a_row,
    moving_groups,
    moving_patches,
    moving_storage,
    points_of,
    purse,
    static_groups,
    static_patches,
    static_storage,
)
from kade.games.windmill_valley.picture.gardener import gardener
from kade.games.windmill_valley.picture.signs import NOTHING
from kade.games.windmill_valley.picture.wheels import BOTH, LARGE_ONLY, Tiles, moving_wheels, over_wheels

READS: Final = (
    "used", "active", "gardener", "seat.gardener", "seat.wheels", "seat.calendar", "seat.rows", "seat.groups",
    "seat.bulbs", "seat.guilders", "seat.tools", "seat.points", "seat.starting", "seat.helpers", "seat.contracts",
    "seat.tiles", "seat.cards", "result",
)  # fmt: skip
CARDS_GAP: Final = 4


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of a board lie: x, y and scale of each; how many cards in a row."""

    size: tuple[int, int]
    unit: float
    wheels: tuple[float, float]
    groups: tuple[float, float, float] | None
    patches: tuple[float, float, float]
    storage: tuple[float, float, float]
    purse: tuple[float, float]
    cards: tuple[float, float, int]
    name: tuple[float, float] | None
    mills: tuple[float, float] | None = None  # the windmill groups side by side
    flat: bool = False  # the Gardener's: only its large wheel, which alone decides (WV-7.5)


OTHER: Final = Layout(
    (748, 344), 14.6, (0, 36), None, (372, 46, 1), (372, 296, 0.92), (560, -2), (0, 238, 3), (6, 4), mills=(474, 252)
)
GARDENER: Final = Layout(
    (748, 262), 16, (238, 8), None, (440, 6, 0.8), (0, 0, 1), (520, 190), (0, 8, 2), None, flat=True
)
PHONE_OTHER: Final = Layout(
    (390, 812), 16.6, (4, 36), (4, 480, 1), (4, 258, 1), (114, 484, 0.9), (150, 534), (134, 590, 2), (6, 4)
)


def _scaled(x: float, y: float, scale: float, drawn: Markup) -> Markup:
    return group(drawn, at=(x, y), scale=scale)


def _slot(layout: Layout, i: int) -> tuple[float, float]:
    x, y, across = layout.cards
    gap = 6
    return x + i % across * (HALF[0] + gap), y + i // across * (HALF[1] + CARDS_GAP)


# ---------------------------------------------------------------- what never changes


def static_board(data: Mapping[str, Any], seat: int, layout: Layout, solo_gardener: bool) -> Markup:
    """Patches, storage, group plates and card slots, all empty."""
    parts = [_scaled(*layout.patches, static_patches(data, seat, solo_gardener))]
    if layout.groups:
        parts.append(_scaled(*layout.groups, static_groups(data)))
    if not solo_gardener:
        parts.append(_scaled(*layout.storage, static_storage(data, seat)))
        parts += [group(empty_slot(*slot), at=_slot(layout, i)) for i, slot in enumerate(slots(data))]
    return join(parts)


# ---------------------------------------------------------------- what moves


def moving_board(
    data: Mapping[str, Any], view: View, seat: int, layout: Layout, tiles: Tiles, cards: Cards
) -> list[Markup]:
    there = view["seats"][seat]
    alone = there["gardener"]
    most = data["guilder_track"]["max"]
    names = LARGE_ONLY if layout.flat else BOTH
    wheels = moving_wheels(seat, there["wheels"], there["calendar"], tiles, layout.unit, names)
    parts = [
        _name(seat, layout),
        *each(wheels, at=layout.wheels),
        *each(over_wheels(layout.unit, names), at=layout.wheels),
        *_spread(layout.patches, moving_patches(seat, there["rows"])),
    ]
    if layout.groups:
        mills = moving_groups(data, seat, there["groups"], there["rows"])
        parts += each(_spread(layout.groups, mills), class_=f"seat-{seat}")
    if layout.mills and not alone:
        parts += each(groups_in_a_row(data, seat, there["groups"], there["rows"]), at=layout.mills)
    if alone:
        x, y = _slot(layout, 0)
        parts += each(gardener(data, view["gardener"], there, layout.flat), at=(x, y))
        parts += each(points_of(seat, points_now(view, seat)), at=layout.purse)
    else:
        parts += _spread(layout.storage, moving_storage(seat, there["bulbs"]))
        parts += each(purse(seat, there["guilders"], there["tools"], points_now(view, seat), most), at=layout.purse)
        for i, card in laid_out(data, cards, view, seat):
            parts += each(card, at=_slot(layout, i))
    return each(parts, class_="farm-board")


def _spread(place: tuple[float, float, float], drawn: Drawn) -> list[Markup]:
    x, y, scale = place
    return each(drawn, at=(x, y), scale=scale)


@kept
def _name(seat: int, layout: Layout) -> Markup:
    if layout.name is None:
        return NOTHING
    x, y = layout.name
    return join((group(token(seat, 13), at=(x + 14, y + 14)), name_slot(seat, x + 36, y + 20, "seat-name", 17)))
