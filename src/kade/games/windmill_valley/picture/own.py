"""A player's own things in Windmill Valley: wheels, farm and cards, each to work with and at a glance; the line of
what one has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import Drawn, again, each, kept
from kade.display.svg import Markup, circle, group, join, path, rect, tip
from kade.games.windmill_valley.picture import water
from kade.games.windmill_valley.picture.cards import HALF, LOW, contract_half, empty_slot, helper_half
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
FARM_READS: Final = ("seat.rows", "seat.groups", "seat.bulbs", "seat.guilders", "seat.tools", "seat.points")
FARM: Final[Size] = (668, 336)
FARM_PHONE: Final[Size] = (390, 278)
FARM_GLANCE: Final[Size] = (226, 150)
CARDS_READS: Final = ("used", "active", "seat.starting", "seat.helpers", "seat.contracts")
CARDS: Final[Size] = (672, 324)
CARDS_PHONE: Final[Size] = (390, 196)
CARDS_GLANCE: Final[Size] = (218, 150)
LINE_READS: Final = ("seat.bulbs", "seat.groups", "seat.rows", "seat.guilders", "seat.tools", "seat.points")
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
            *_at(_PURSE_AT, again(_purse(valley, there, seat))),
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


def _slots(data: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Every place for a card, in order: the starting card's, the helpers' with what they bring, the contracts'."""
    board = data["farm_board"]
    helpers = [("helper", points) for points in board["helper_slot_vp"]]
    return [("start", 0), *helpers, *[("contract", 0)] * board["contract_slots"]]


def _held(view: View, seat: int) -> list[tuple[str, Mapping[str, Any]]]:
    """The cards at the farm board by the slot they are in."""
    there = view["seats"][seat]
    used = view["used"] if view["active"] == seat else []
    own = [there["starting"], *there["helpers"]]
    found = [("helper", {"card": name, "used": name in used}) for name in own if name]
    return found + [("contract", held) for held in there["contracts"]]


@kept
def _card(valley: Valley, seat: int, kind: str, held: Mapping[str, Any], high: float) -> Markup:
    card = valley.cards[held["card"]]
    if kind == "helper":
        return helper_half(card, seat, held["used"], high)
    return contract_half(card, seat, held["points"], high)


def _laid_out(view: View, valley: Valley, seat: int) -> list[tuple[int, str, Mapping[str, Any]]]:
    """Each held card with the number of its slot."""
    slots = [kind for kind, _ in _slots(valley.data)]
    free = {"helper": 0, "contract": slots.index("contract")}
    if not view["seats"][seat]["starting"]:
        free["helper"] = 1
    found = []
    for kind, held in _held(view, seat):
        found.append((free[kind], kind, held))
        free[kind] += 1
    return found


def static_cards(valley: Valley, view: View, seat: int) -> Markup:
    return join(
        group(empty_slot(kind, points), at=_slot(i, 3, HALF[1]), scale=2)
        for i, (kind, points) in enumerate(_slots(valley.data))
    )


def moving_cards(valley: Valley, view: View, seat: int) -> list[Markup]:
    laid = _laid_out(view, valley, seat)
    return _ink(
        [
            part
            for i, kind, held in laid
            for part in each(_card(valley, seat, kind, held, HALF[1]), at=_slot(i, 3, HALF[1]), scale=2)
        ]
    )


def static_cards_on_a_phone(valley: Valley, view: View, seat: int) -> Markup:
    return group(static_cards(valley, view, seat), at=(2, 0), scale=_PHONE_CARDS)


def moving_cards_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    return each(moving_cards(valley, view, seat), at=(2, 0), scale=_PHONE_CARDS)


_PHONE_CARDS: Final = 0.58  # of cards drawn at twice their size


def moving_cards_at_a_glance(valley: Valley, view: View, seat: int) -> list[Markup]:
    """The cards one has, then as many free places as there is room for."""
    laid = _laid_out(view, valley, seat)
    taken = {i for i, _, _ in laid}
    free = [slot for i, slot in enumerate(_slots(valley.data)) if i not in taken]
    drawn = [_card(valley, seat, kind, held, LOW) for _, kind, held in laid]
    drawn += [empty_slot(kind, points, LOW) for kind, points in free]
    return _ink([part for i, card in enumerate(drawn) for part in each(card, at=_low(i))])


def _slot(i: int, across: int, high: float) -> tuple[float, float]:
    return i % across * (HALF[0] + 7) * 2, i // across * (high + 5) * 2


def _low(i: int) -> tuple[float, float]:
    return i % 2 * (HALF[0] + 5), i // 2 * (LOW + 2.4)


# ---------------------------------------------------------------- what one has


def _purse(valley: Valley, there: Mapping[str, Any], seat: int) -> list[Markup]:
    return purse(seat, there["guilders"], there["tools"], there["points"], valley.data["guilder_track"]["max"])


def static_line(valley: Valley, view: View, seat: int) -> Markup:
    return _fixed((2, 1, 1), static_storage(valley.data, seat))


def moving_line(valley: Valley, view: View, seat: int) -> list[Markup]:
    """Stored bulbs, windmills still at the farm, guilders, tools, points, and the sign for going on."""
    there = view["seats"][seat]
    return _ink(
        [
            *_at((2, 1, 1), moving_storage(seat, there["bulbs"])),
            *_at((314, 0, 1), groups_in_a_row(valley.data, seat, there["groups"], there["rows"])),
            *_at((592, 1, 1), _purse(valley, there, seat)),
            _onward(seat, (782, 2)),
        ]
    )


def static_line_on_a_phone(valley: Valley, view: View, seat: int) -> Markup:
    return _fixed((4, 2, 1.1), static_storage(valley.data, seat))


def moving_line_on_a_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    there = view["seats"][seat]
    return _ink(
        [
            *_at((4, 2, 1.1), moving_storage(seat, there["bulbs"])),
            *_at((10, 56, 1.1), _purse(valley, there, seat)),
            _onward(seat, (334, 54)),
        ]
    )


@kept
def _onward(seat: int, at: tuple[float, float]) -> Markup:
    return group(
        tip("tip-onward", rule="WV-3.20"),
        ring(46, 42, 0, 0, 12, 2),
        rect(0, 0, 46, 42, 10, "button-plate"),
        circle(23, 21, 14, "onward-disc"),
        path("M17 21l5 6 9-12", "onward-tick"),
        at=at,
        id=f"onward-{seat}",
        class_="onward",
    )
