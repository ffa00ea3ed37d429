"""A player's own things in Windmill Valley: wheels, farm and cards, each to work with and at a glance; the line of
what one has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import Drawn, again, each, kept
from kade.display.plates import points_now
from kade.display.svg import Markup, circle, group, join, path, rect, tip
from kade.games.windmill_valley.picture import water
from kade.games.windmill_valley.picture.cards import HALF, LOW, empty_slot, laid_out, slots
from kade.games.windmill_valley.picture.farm import (
    groups_in_a_row,
    moving_groups,
    moving_patches,
    moving_storage,
    purse,
    small_moving_patches,
    small_static_patches,
    static_groups,
    static_patches,
    static_storage,
)
from kade.games.windmill_valley.picture.signs import ring
from kade.games.windmill_valley.picture.valley import Valley
from kade.games.windmill_valley.picture.wheels import forecast, moving_wheels, over_wheels

Size = tuple[int, int]

WHEELS_READS: Final = ("gate", "water", "seat.wheels", "seat.calendar", "seat.tools")
WHEELS: Final[Size] = (748, 340)
WHEELS_PHONE: Final[Size] = (390, 324)
WHEELS_GLANCE: Final[Size] = (264, 150)
FARM_READS: Final = ("seat.rows", "seat.groups", "seat.bulbs", "seat.guilders", "seat.tools", "seat.points", "result")
FARM: Final[Size] = (668, 336)
FARM_PHONE: Final[Size] = (390, 278)
FARM_GLANCE: Final[Size] = (226, 150)
CARDS_READS: Final = ("used", "active", "seat.starting", "seat.helpers", "seat.contracts")
CARDS: Final[Size] = (672, 324)
CARDS_PHONE: Final[Size] = (390, 196)
CARDS_GLANCE: Final[Size] = (218, 150)
LINE_READS: Final = ("seat.bulbs", "seat.groups", "seat.rows", "seat.guilders", "seat.tools", "seat.points", "result")
LINE: Final[Size] = (832, 46)
LINE_PHONE: Final[Size] = (390, 104)

Place = tuple[float, float, float]  # x, y and scale


def _at(place: Place, drawn: Drawn) -> list[Markup]:
    x, y, scale = place
    return each(drawn, at=(x, y), scale=scale)


def _fixed(place: Place, *drawn: Markup) -> Markup:
    x, y, scale = place
    return group(*drawn, at=(x, y), scale=scale)


def _ink(parts: list[Markup]) -> list[Markup]:
    return each(parts, class_="farm-board")


# ---------------------------------------------------------------- wheels

_WATER_AT: Final[Place] = (10, 225, 1)


def static_wheels(valley: Valley, view: View, seat: int) -> Markup:
    """Beside the wheels the water, since speed and floodgate are chosen together."""
    return _fixed(_WATER_AT, *again(water.static_strip(valley.data)))


def moving_wheels_at_work(valley: Valley, view: View, seat: int) -> list[Markup]:
    there = view["seats"][seat]
    return _ink(
        [
            *_wheels(valley, there, seat, 17, (6, 0)),
            *_at(_WATER_AT, again(water.moving_strip(valley.data, view))),
            *each(_coming(valley, view, seat, (322, 79, 1), there["tools"]), at=(420, 4)),
        ]
    )


def moving_wheels_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    there = view["seats"][seat]
    coming = _coming(valley, view, seat, (191, 46, 2))
    return _ink([*_wheels(valley, there, seat, 16.6, (4, 0)), *each(coming, at=(2, 224))])


def moving_wheels_at_a_glance(valley: Valley, view: View, seat: int) -> list[Markup]:
    return _ink(_wheels(valley, view["seats"][seat], seat, 11.4, (1, 1), plain=True))


def _wheels(
    valley: Valley, there: Mapping[str, Any], seat: int, unit: float, at: tuple[float, float], plain: bool = False
) -> list[Markup]:
    turning = moving_wheels(seat, there["wheels"], there["calendar"], valley.tiles, unit, plain=plain)
    return each([*turning, over_wheels(unit)], at=at)


def _coming(
    valley: Valley, view: View, seat: int, box: tuple[float, float, int], tools: int | None = None
) -> list[Markup]:
    there = view["seats"][seat]
    months = len(valley.data["calendar"])
    return forecast(seat, there["wheels"], there["calendar"], view["gate"], months, valley.tiles, box, tools=tools)


# ---------------------------------------------------------------- farm

_GROUPS_AT: Final[Place] = (2, 58, 1.3)
_PATCHES_AT: Final[Place] = (152, 58, 1.3)
_STORAGE_AT: Final[Place] = (154, 4, 1)
_PURSE_AT: Final[Place] = (478, 4, 1)


def static_farm(valley: Valley, view: View, seat: int) -> Markup:
    data = valley.data
    return join(
        (
            _fixed(_PATCHES_AT, static_patches(data, seat, False)),
            _fixed(_GROUPS_AT, *again(static_groups(data))),
            _fixed(_STORAGE_AT, *again(static_storage(data, seat))),
        )
    )


def moving_farm(valley: Valley, view: View, seat: int) -> list[Markup]:
    """With storage and purse above it: planting takes from the one and asks for the other."""
    data, there = valley.data, view["seats"][seat]
    groups = each(moving_groups(data, seat, there["groups"], there["rows"]), class_=f"seat-{seat}")
    return _ink(
        [
            *_at(_PATCHES_AT, moving_patches(seat, there["rows"])),
            *_at(_GROUPS_AT, again(groups)),
            *_at(_STORAGE_AT, again(moving_storage(seat, there["bulbs"]))),
            *_at(_PURSE_AT, again(_purse(valley, view, seat))),
        ]
    )


def static_farm_on_a_phone(valley: Valley, view: View, seat: int) -> Markup:
    return _fixed((4, 0, 1.02), static_patches(valley.data, seat, False))


def moving_farm_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    there = view["seats"][seat]
    return _ink(
        [
            *_at((4, 0, 1.02), moving_patches(seat, there["rows"])),
            *_at((6, 224, 1.14), groups_in_a_row(valley.data, seat, there["groups"], there["rows"])),
        ]
    )


def static_farm_at_a_glance(valley: Valley, view: View, seat: int) -> Markup:
    return small_static_patches(valley.data, seat)


def moving_farm_at_a_glance(valley: Valley, view: View, seat: int) -> list[Markup]:
    return _ink(small_moving_patches(seat, view["seats"][seat]["rows"]))


# ---------------------------------------------------------------- cards


def static_cards(valley: Valley, view: View, seat: int) -> Markup:
    return join(
        group(empty_slot(kind, points), at=_slot(i, 3), scale=2) for i, (kind, points) in enumerate(slots(valley.data))
    )


def moving_cards(valley: Valley, view: View, seat: int) -> list[Markup]:
    laid = laid_out(valley.data, valley.cards, view, seat)
    return _ink([part for i, card in laid for part in each(card, at=_slot(i, 3), scale=2)])


def static_cards_on_a_phone(valley: Valley, view: View, seat: int) -> Markup:
    return group(static_cards(valley, view, seat), at=(2, 0), scale=_PHONE_CARDS)


def moving_cards_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    return each(moving_cards(valley, view, seat), at=(2, 0), scale=_PHONE_CARDS)


_PHONE_CARDS: Final = 0.58  # of cards drawn at twice their size


def moving_cards_at_a_glance(valley: Valley, view: View, seat: int) -> list[Markup]:
    """The cards one has, then as many free places as there is room for."""
    laid = laid_out(valley.data, valley.cards, view, seat, LOW)
    taken = {i for i, _ in laid}
    free = [slot for i, slot in enumerate(slots(valley.data)) if i not in taken]
    drawn = [*(card for _, card in laid), *(empty_slot(kind, points, LOW) for kind, points in free)]
    return _ink([part for i, card in enumerate(drawn) for part in each(card, at=_low(i))])


def _slot(i: int, across: int) -> tuple[float, float]:
    return i % across * (HALF[0] + 7) * 2, i // across * (HALF[1] + 5) * 2


def _low(i: int) -> tuple[float, float]:
    return i % 2 * (HALF[0] + 5), i // 2 * (LOW + 2.4)


# ---------------------------------------------------------------- what one has


def _purse(valley: Valley, view: View, seat: int) -> list[Markup]:
    there = view["seats"][seat]
    return purse(seat, there["guilders"], there["tools"], points_now(view, seat), valley.data["guilder_track"]["max"])


_STORE, _PHONE_STORE = (2.0, 1.0, 1.0), (4.0, 2.0, 1.1)


def static_line(valley: Valley, view: View, seat: int) -> Markup:
    return _fixed(_STORE, static_storage(valley.data, seat))


def moving_line(valley: Valley, view: View, seat: int) -> list[Markup]:
    """Stored bulbs, windmills still at the farm, guilders, tools, points, and the sign for going on."""
    there = view["seats"][seat]
    groups = groups_in_a_row(valley.data, seat, there["groups"], there["rows"])
    return _ink(_having(valley, view, seat, _STORE, (592, 1, 1), (782, 2)) + each(groups, at=(314, 0)))


def static_line_on_a_phone(valley: Valley, view: View, seat: int) -> Markup:
    return _fixed(_PHONE_STORE, static_storage(valley.data, seat))


def moving_line_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    """Without the windmills, which stand with the farm there."""
    return _ink(_having(valley, view, seat, _PHONE_STORE, (10, 56, 1.1), (334, 54)))


def _having(
    valley: Valley, view: View, seat: int, store: Place, purse_at: Place, onward: tuple[float, float]
) -> list[Markup]:
    there = view["seats"][seat]
    bulbs = _at(store, moving_storage(seat, there["bulbs"]))
    return [*bulbs, *_at(purse_at, _purse(valley, view, seat)), _onward(seat, onward)]


@kept
def _onward(seat: int, at: tuple[float, float]) -> Markup:
    return group(
        tip("tip-onward", rule="WV-3.20"),
        rect(-1, -3, 48, 48, 9, "hit"),
        ring(42, 34, 2, 4, 11, 2),
        rect(2, 4, 42, 34, 9, "button-plate"),
        circle(23, 21, 13, "onward-disc"),
        path("M17 21l5 6 9-12", "onward-tick"),
        at=at,
        id=f"onward-{seat}",
        class_="onward",
    )
