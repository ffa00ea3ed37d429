"""The cards of Burano: seafood open and in hand, building cards, merchant ships' prices, roof stacks and the supply."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import ICONS, icon
from kade.games.burano.picture.signs import (
    COLOURS,
    NOTHING,
    badge,
    cited,
    disc,
    heading,
    roof_back,
    rosette,
    ship,
    ship_sign,
    small_cube,
)

KINDS_OF_ROOF: Final = ("islands", "workshops", "fountains", "flat")


# ---------------------------------------------------------------- seafood


@cache
def seafood(kind: str, size: float) -> Markup:
    """A fish or shellfish, centred; kinds of other editions get a plain fish."""
    return group(icon(kind if kind in ICONS else "tuna", size), class_=f"on-plate kind-{kind}")


@cache
def seafood_card(kind: str, width: float, height: float, number: int = 0) -> Markup:
    """A seafood card: the animal over a bit of sea; below it the name, or how many there are of it."""
    sea = height * 0.7
    step = (width - 6) / 4
    top, half = f"{height * 0.55:.1f}", f"{step / 2:.1f}"
    wave = f"M3 {top}q{half}-5 {step:.1f} 0" + f"t{step:.1f} 0" * 3 + f"V{sea + 3:.1f}H3z"
    size = round(width * 0.176, 1)
    below = (
        words(width / 2, height * 0.94, f"× {number}", "on-plate strong mid", font_size=round(height * 0.2, 1))
        if number
        else message(width / 2, height * 0.91, "label-kind", "on-plate mid", {"seafood": kind}, font_size=size)
    )
    return join(
        (
            rect(0, 0, width, height, 7, "plate"),
            rect(3, 3, width - 6, sea, 5, "card-sky"),
            path(wave, "card-sea"),
            group(seafood(kind, width * 0.68), at=(width / 2, height * 0.36)),
            below,
        )
    )


@cache
def seafood_back(width: float, height: float) -> Markup:
    k = min(1.0, width / 44)
    return join(
        (
            rect(4 * k, -4 * k, width, height, 7 * k, "back-edge"),
            rect(2 * k, -2 * k, width, height, 7 * k, "back-edge"),
            rect(0, 0, width, height, 7 * k, "back"),
            group(icon("wave", width * 0.5), at=(width / 2, height * 0.4), class_="back-sign"),
        )
    )


SEAFOOD_SIZE: Final = (396, 112)
SEAFOOD_READS: Final = ("seafood", "display")


def moving_seafood(view: View) -> list[Markup]:
    """The deck and the open cards."""
    deck = group(
        cited("tip-seafood-deck", "BU-7.5", number=view["seafood"]),
        rect(8, 5, 86, 102, 11, "ring"),
        group(seafood_back(74, 90), at=(14, 11), class_="" if view["seafood"] else "none"),
        group(words(0, 0, view["seafood"], "on-back mid", font_size=20), at=(51, 89)),
        id="seafood-deck",
    )
    cards = [_open_card(i, kind) for i, kind in enumerate(view["display"])]
    return [deck, *cards]


@kept
def _open_card(i: int, kind: str) -> Markup:
    return group(
        cited("tip-open-card", "BU-7.5", seafood=kind),
        rect(-6, -6, 86, 102, 11, "ring"),
        seafood_card(kind, 74, 90),
        at=(124 + i * 90, 11),
        id=f"display-{i}",
        data_piece=f"open-{i}-{kind}",
        data_from="seafood-deck",
    )


# ---------------------------------------------------------------- merchant ships

SALE, PHONE_SALE = 34, 51  # how high a line of a ship is
SHIPS_READS: Final = ("ships", "own.hand")


def ships_size(high: int) -> tuple[int, int]:
    return 396, 60 + 4 * high


def moving_ships(printed: BuranoPrinted, view: View, high: int) -> list[Markup]:
    """What each ship pays for which sets, where it lies, and which sets the viewer could sell."""
    where = {kind: port for port, kinds in view["ships"].items() for kind in kinds}
    seat = view["seat"]
    hand: dict[str, int] = view["seats"][seat].get("hand") or {} if seat is not None else {}
    columns = []
    for i, kind in enumerate(printed.ships):
        lines = [sale for sale in printed.sales if printed.ships[sale.ship] == kind]
        x = 8 + i * 96
        columns.append(
            group(
                rect(x, 4, 90, ships_size(high)[1] - 8, 9, "well"),
                group(ship(kind), at=(x + 20, 30), scale=0.72),
                group(ship_sign(kind, 40, 22), at=(x + 62, 19)),
                message(x + 62, 46, f"label-at-{where.get(kind, 'west')}", "quiet mid", {}, font_size=13),
                *(_sale(sale, hand, x, 54 + j * high, high) for j, sale in enumerate(lines)),
                id=f"prices-{kind}",
            )
        )
    return columns


@kept
def _sale(sale: Any, hand: dict[str, int], x: float, y: float, high: int) -> Markup:
    """One line of a ship: its sets as little cards, and the points."""
    ready = sum(n >= sale.size for n in hand.values()) >= sale.sets
    cards = sale.sets * sale.size
    step = 10 if cards < 4 else 8 if cards < 5 else 6.5
    left = x + 8
    drawn = []
    for i in range(cards):
        gap = (i // sale.size) * (4 if sale.size > 1 else 1)
        like = "same" if sale.size > 1 else "other"
        drawn.append(rect(left + i * step + gap, y + high / 2 - 9, step - 2, 16, 2, f"mini-card {like}"))
    return group(
        cited("tip-sale-ready" if ready else "tip-sale", "BU-7.14", points=sale.points),
        rect(x + 1, y, 88, high - 2, 8, "ring"),
        rect(x + 3, y + 1, 84, high - 4, 7, "ready") if ready else NOTHING,
        *drawn,
        group(rosette(sale.points, 14.5), at=(x + 73, y + high / 2 - 1)),
        id="sale-" + sale.name.replace(" ", "-"),
    )


# ---------------------------------------------------------------- building cards

BUILDINGS_SIZE: Final = (396, 132)
BUILDINGS_READS: Final = ("shown", "buildings")


def moving_buildings(printed: BuranoPrinted, view: View) -> list[Markup]:
    cards = [
        group(
            rect(-4, -4, 94, 116, 11, "ring"),
            building_card(printed, card, 86, 108),
            at=(9 + i * 97, 8),
            id=f"building-{card}",
            data_piece=f"card-{card}",
            data_from="building-deck",
        )
        for i, card in enumerate(view["shown"])
    ]
    deck = group(
        cited("tip-building-deck", "BU-5.18", number=view["buildings"]),
        group(badge(view["buildings"], 12.5), at=(381, 117)),
        id="building-deck",
    )
    return [*cards, deck]


def building_card(printed: BuranoPrinted, id: str, width: float, height: float) -> Markup:
    """A building card: a band with its number, and what it does in signs."""
    return _building(*_printed_card(printed, id), width, height)


def _printed_card(printed: BuranoPrinted, id: str) -> tuple[str, str, tuple[str, ...], tuple[str, ...], int]:
    card = printed.cards[printed.card_ids.index(id)]
    return id, card.effect_name, tuple(card.colour_names), tuple(card.kind_names), card.points


END_EFFECTS: Final = ("points_per_sold_kind", "points_per_workshop_worker", "points_per_building_card", "points")
CARD_RULES: Final = {
    "roof_colour_points": "BU-12.1",
    "roof_half_any_cube": "BU-12.2",
    "points_per_sold_kind": "BU-12.3",
    "points_per_workshop_worker": "BU-12.4",
    "sail_two_steps": "BU-12.5",
    "enter_held_squares": "BU-12.6",
    "win_island_ties": "BU-12.7",
    "return_one_cube_less": "BU-12.8",
    "points_per_building_card": "BU-12.10",
    "points": "BU-12.11",
}


@cache
def _building(
    id: str, effect: str, colours: tuple[str, ...], kinds: tuple[str, ...], points: int, width: float, height: float
) -> Markup:
    band = min(22.0, height * 0.22)
    middle = width / 2
    upper, lower = band + (height - band) * 0.32, band + (height - band) * 0.74
    size = min(width * 0.27, (height - band) * 0.34)
    edge = f"M.7 {band}V8Q.7.7 8 .7H{width - 8}Q{width - 0.7} .7 {width - 0.7} 8V{band}z"
    return join(
        (
            cited(f"tip-card-{effect.replace('_', '-')}", CARD_RULES[effect], points=points),
            rect(0, 0, width, height, 8, "plate"),
            path(edge, "band at-end" if effect in END_EFFECTS else "band"),
            words(middle, band * 0.74, id, "on-band", font_size=max(13.4, round(band * 0.62, 1))),
            group(*_effect(effect, colours, kinds, points, middle, upper, lower, size), class_="on-plate"),
        )
    )


def _effect(
    effect: str, colours: tuple[str, ...], kinds: tuple[str, ...], points: int, x: float, y1: float, y2: float, s: float
) -> list[Markup]:
    """What a card does, in two rows of signs."""

    def row(y: float, step: float, *signs: Markup) -> list[Markup]:
        return [group(sign, at=(x + (i - (len(signs) - 1) / 2) * step, y)) for i, sign in enumerate(signs)]

    medal = rosette(points, max(13.4, s * 0.6))
    discs = [disc(colour, s * (0.52 if len(colours) < 3 else 0.46)) for colour in colours]
    if effect == "roof_colour_points":
        return row(y1, s * 1.2, *discs) + row(y2, s * 1.4, icon("roof-flat", s), medal)
    if effect == "roof_half_any_cube":
        return row(y1, s * 1.2, *discs) + row(y2, s, icon("roof-flat", s), icon("next", s * 0.5), icon("cube", s))
    if effect == "points_per_sold_kind":
        fish = [seafood(kind, s * 0.8) for kind in kinds]
        return row(y1 - s * 0.08, s * 0.84, *fish) + row(y2, s, medal)
    if effect == "points_per_workshop_worker":
        return row(y1, s, *discs) + row(y2, s * 1.4, icon("worker", s), medal)
    if effect == "sail_two_steps":
        steps = words(0, s * 0.36, "1 → 2", "on-plate strong mid", font_size=round(s * 0.88, 1))
        return row(y1, s, icon("boat", s * 1.35)) + row(y2, s, steps)
    if effect == "enter_held_squares":
        signs = (icon("lace", s), icon("next", s * 0.5), icon("worker", s))
        return row(y1, s, *signs) + row(y2, s, icon("check", s * 0.8))
    if effect == "win_island_ties":
        tie = words(0, s * 0.36, "1 = 1", "on-plate strong mid", font_size=round(s * 0.88, 1))
        return row(y1, s * 1.2, icon("majority", s * 1.2), icon("check", s * 0.7)) + row(y2, s, tie)
    if effect == "return_one_cube_less":
        less = group(
            circle(0, 0, s * 0.3, "badge"), path(f"M{-s * 0.15:.1f} 0H{s * 0.15:.1f}", "less"), at=(s * 0.36, s * 0.3)
        )
        return row(y1, s * 1.2, icon("lace", s), join((icon("cube", s), less))) + row(y2, s, medal)
    if effect == "points_per_building_card":
        return row(y1, s, icon("deck", s * 1.2)) + row(y2, s, medal)
    return row(y1, s, icon("home", s * 1.2)) + row(y2, s, medal)


# ---------------------------------------------------------------- one's own cards

HAND_SIZE: Final = (880, 128)
HAND_COMPACT: Final = (396, 190)
HAND_READS: Final = ("seat", "own.hand", "own.cards", "own.sold")


def moving_hand(printed: BuranoPrinted, view: View) -> list[Markup]:
    """Seafood by kind, how many were sold, and one's building cards."""
    me = view["seats"][view["seat"]]
    kinds = _held(printed, me["hand"], 60, 94, 65, 10, 25)
    sold = _sold(me.get("sold") or {}, 538, 24)
    cards = _own_buildings(printed, me["cards"], 604, 24, 268, 84)
    titles = (heading(10, 17, "label-seafood-hand"), heading(604, 17, "label-own-buildings"))
    return [*titles, *kinds, sold, *cards]


def compact_hand(printed: BuranoPrinted, view: View) -> list[Markup]:
    me = view["seats"][view["seat"]]
    kinds = _held(printed, me["hand"], 45, 72, 48, 7, 10)
    cards = _own_buildings(printed, me["cards"], 8, 92, 300, 72)
    return [*kinds, _sold(me.get("sold") or {}, 328, 94), *cards]


@kept
def _held(
    printed: BuranoPrinted, hand: dict[str, int], width: float, height: float, step: float, x: float, y: float
) -> list[Markup]:
    drawn = []
    for i, kind in enumerate(printed.seafood):
        n = hand.get(kind, 0)
        left = x + i * step
        if not n:
            faint = group(seafood(kind, width * 0.55), at=(left + width / 2, y + height * 0.42), class_="faint")
            drawn.append(join((rect(left, y, width, height, 7, "slot"), faint)))
            continue
        drawn.append(
            group(
                cited("tip-hand", "BU-1.7", seafood=kind, number=n),
                rect(-3, -3, width + 6, height + 6, 10, "ring"),
                seafood_card(kind, width, height, n),
                at=(left, y),
                id=f"hand-{kind}",
                data_piece=f"hand-{kind}",
                data_from="seafood-deck",
            )
        )
    return drawn


@kept
def _sold(sold: dict[str, int], x: float, y: float) -> Markup:
    n = sum(sold.values())
    return group(
        cited("tip-sold", "BU-7.11", number=n),
        group(seafood_back(44, 58), at=(x, y + 6), class_="" if n else "none"),
        group(words(0, 0, n, "on-back mid", font_size=16), at=(x + 22, y + 56)),
        message(x + 22, y + 84, "label-sold", "quiet mid", {}, font_size=13),
        id="sold",
    )


@kept
def _own_buildings(
    printed: BuranoPrinted, cards: list[str], x: float, y: float, room: float, width: float
) -> list[Markup]:
    if not cards:
        return [rect(x, y, width, 96, 8, "slot"), message(x + 12, y + 52, "label-none", "quiet", {}, font_size=14)]
    step = min(width + 6, (room - width) / max(1, len(cards) - 1))
    return [
        group(
            building_card(printed, card, width, 96), at=(x + i * step, y), id=f"own-{card}", data_piece=f"card-{card}"
        )
        for i, card in enumerate(cards)
    ]


# ---------------------------------------------------------------- roof stacks and supply

STOCK_SIZE: Final = (396, 118)
STOCK_READS: Final = ("stacks", "supply")


def moving_stock(view: View) -> list[Markup]:
    """Face-down roofs by kind, and the cubes nobody has."""
    stacks = [_roof_stack(i, kind, view["stacks"][kind]) for i, kind in enumerate(KINDS_OF_ROOF)]
    return [*stacks, *(_supply(i, colour, view["supply"].get(colour, 0)) for i, colour in enumerate(COLOURS))]


@kept
def _roof_stack(i: int, kind: str, number: int) -> Markup:
    return group(
        cited(f"tip-stack-{kind}", "BU-2.6", number=number),
        rect(-4, -8, 54, 98, 10, "ring"),
        group(roof_back(kind, 42, 62), class_="" if number else "none"),
        words(21, 82, number, "count mid", font_size=16),
        at=(12 + i * 52, 16),
        id=f"stack-{kind}",
    )


@kept
def _supply(i: int, colour: str, n: int) -> Markup:
    x, y = 226 + i % 3 * 56, 6 + i // 3 * 54
    return group(
        cited("tip-supply", "BU-11.5", colour=colour, number=n),
        rect(x, y, 52, 50, 9, "well"),
        rect(x, y, 52, 50, 9, "ring"),
        group(small_cube(colour, 26), at=(x + 18, y + 27)),
        words(x + 41, y + 32, n, "count mid" if n else "quiet mid", font_size=15),
        id=f"supply-{colour}",
    )
