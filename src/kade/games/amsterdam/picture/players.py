"""The players' panels of Amsterdam: what each has, the merchandise ranking, and the final table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept, within
from kade.display.plates import points_now
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, group, join, message, path, rect, tag, tip, words
from kade.games.amsterdam.picture.cards import contract_back, small_back
from kade.games.amsterdam.picture.map import Map
from kade.games.amsterdam.picture.signs import COLOURS, barrel, card_mini, cart, points_seal, rosette, small_cart

SEAT_SIZE: Final = (480, 76)
SEAT_READS: Final = (
    "seat.carts",
    "seat.points",
    "seat.merchandise",
    "seat.cards",
    "seat.contracts",
    "seat.known",
    "actors",
    "result",
)
CROWN: Final = "M-11 5l-3-13 7.500 6L0-12l6.500 10 7.500-6-3 13z"


# ---------------------------------------------------------------- one player


def static_seat(seat: int) -> Markup:
    return rect(1.5, 1.5, SEAT_SIZE[0] - 3, SEAT_SIZE[1] - 3, 12, "seat-plate")


def moving_seat(world: Map, view: View, seat: int) -> list[Markup]:
    """Name, points, carts left, cards in hand as backs, what everybody saw taken, contracts and merchandise."""
    there = view["seats"][seat]
    parts = [
        _points(seat, points_now(view, seat), 449, 38, 24),
        _name(seat),
        _carts(world, seat, there["carts"], 27, 57),
        _backs(seat, there["cards"], 196, 23),
        _letters(seat, there["contracts"], 284, 23),
        _goods(seat, there["merchandise"], 366, 23),
        _known(seat, there.get("known") or {}, 106, 55),
    ]
    winners = (view.get("result") or {"winners": ()})["winners"]
    frame = _frame(seat, seat in view["actors"], seat in winners)
    return within(parts, frame, class_=f"seat seat-{seat}", id=f"seat-{seat}")


@kept
def _name(seat: int) -> Markup:
    return name_slot(seat, 52, 29, "seat-name", 17)


@kept
def _frame(seat: int, turn: bool, won: bool) -> Markup:
    shown = [rect(2, 2, SEAT_SIZE[0] - 4, SEAT_SIZE[1] - 4, 12, "turn-glow")] if turn else []
    if turn:
        shown.append(tip("tip-turn", seat=seat + 1, rule="AM-3.1"))
    shown.append(group(token(seat, 16), at=(27, 25)))
    if won:
        shown.append(group(path(CROWN, "winner-crown"), at=(27, 12), scale=0.8))
    return join(shown)


@kept
def _points(seat: int, points: int, x: float, y: float, r: float) -> Markup:
    return group(
        tip("tip-points", seat=seat + 1, points=points, rule="AM-5.10"),
        rosette(points, r),
        at=(x, y),
        id=f"points-{seat}",
    )


@kept
def _carts(world: Map, seat: int, carts: int, x: float, y: float) -> Markup:
    """One cart, with the seat's shape, and how many are left."""
    return group(
        tip("tip-carts", seat=seat + 1, carts=carts, rule="AM-7.1"),
        group(cart(seat), at=(x, y + 2), scale=0.56),
        words(x + 24, y + 6, carts, "count", font_size=17),
        id=f"carts-{seat}",
        class_="carts few" if carts <= world.printed.last_carts + 2 else "carts",
    )


@kept
def _backs(seat: int, cards: int, x: float, y: float) -> Markup:
    shown = min(cards, 5) or 1
    fan = [
        group(
            group(small_back(), at=(-50, -146)), at=(x + 8 + i * 6, y + 15), turn=(i - (shown - 1) / 2) * 7, scale=0.2
        )
        for i in range(shown)
    ]
    return group(
        tip("tip-hand-size", seat=seat + 1, cards=cards, rule="AM-1.6"),
        group(*fan, class_="backs" if cards else "backs none"),
        words(x + 52, y + 6, cards, "count", font_size=17),
        id=f"cards-{seat}",
    )


@kept
def _letters(seat: int, contracts: int, x: float, y: float) -> Markup:
    shown = min(contracts, 4) or 1
    pile = [group(contract_back(), at=(x + i * 4, y - 11 + i * 1.5), scale=0.2) for i in range(shown)]
    return group(
        tip("tip-contracts-held", seat=seat + 1, contracts=contracts, rule="AM-1.6"),
        group(*pile, class_="letters" if contracts else "letters none"),
        words(x + 47, y + 6, contracts, "count", font_size=17),
        id=f"contracts-{seat}",
    )


@kept
def _goods(seat: int, merchandise: int, x: float, y: float) -> Markup:
    return group(
        tip("tip-merchandise", seat=seat + 1, cards=merchandise, rule="AM-5.11"),
        group(barrel(), at=(x + 10, y), scale=1.05, class_="goods"),
        words(x + 26, y + 6, merchandise, "count", font_size=17),
        id=f"goods-{seat}",
        data_piece=f"goods-{seat}",
    )


@kept
def _known(seat: int, known: dict[str, int], x: float, y: float) -> Markup:
    """Cards everybody saw this player take and not yet play, as a lower bound."""
    held = [(c, known[c]) for c in COLOURS if known.get(c)]
    drawn = []
    for i, (colour, n) in enumerate(held):
        drawn.append(
            group(
                tip("tip-known", seat=seat + 1, colour=colour, cards=n, rule="AM-4.1"),
                card_mini(colour, 18, 25),
                words(13, 6, n, "count", font_size=15),
                at=(x + 10 + i * 44, y + 2),
            )
        )
    return group(*drawn, id=f"known-{seat}") if drawn else Markup("")


def compact_seat(view: View, seat: int) -> Markup:
    """The chip of a player for a phone: sign, points, carts and cards left."""
    there = view["seats"][seat]
    return _chip(seat, points_now(view, seat), there["carts"], there["cards"], seat in view["actors"])


@kept
def _chip(seat: int, points: int, carts: int, cards: int, turn: bool) -> Markup:
    glow = [rect(2, 2, 121, 48, 12, "turn-glow")] if turn else []
    return group(
        rect(1.5, 1.5, 122, 49, 12, "seat-plate"),
        *glow,
        group(token(seat, 15), at=(23, 26)),
        words(43, 33, points, "count big", font_size=20),
        group(
            group(small_cart(seat), at=(83, 17), scale=0.32),
            words(97, 22, carts, "count", font_size=16),
            id=f"carts-{seat}",
        ),
        group(group(small_back(), at=(76, 27), scale=0.135), words(97, 43, cards, "count", font_size=16)),
        class_=f"seat seat-{seat}",
        id=f"seat-{seat}",
    )


# ---------------------------------------------------------------- merchandise

GOODS_READS: Final = ("players", "merchandise", "seats.*.merchandise")
GOODS_SIZE: Final = (480, 112)


def places(view: View) -> list[int]:
    """The place each seat takes by merchandise, from 0; -1 without any (AM-7.4 to AM-7.6)."""
    numbers = [s["merchandise"] for s in view["seats"]]
    return [-1 if n == 0 else sum(other > n for other in numbers) for n in numbers]


def moving_goods(world: Map, view: View) -> list[Markup]:
    """A quay with one step a place: who would score what for merchandise if the game ended now."""
    table = world.printed.merchandise_points[view["players"]]
    ranked = places(view)
    stock = group(
        tip("tip-merchandise-stock", cards=view["merchandise"], rule="AM-5.11"),
        *(group(barrel(), at=(x, y), scale=1.02, class_="goods") for x, y in ((20, 84), (42, 84), (31, 60))),
        words(60, 92, view["merchandise"], "count", font_size=17),
        id="merchandise",
    )
    width = 376 / (len(table) + 1)
    steps = []
    for i, points in enumerate([*table, 0]):
        x, top = 98 + i * width, 32 + i * 38 / len(table)
        here = [s for s, place in enumerate(ranked) if (place if place >= 0 else len(table)) == i]
        told = (
            tip("tip-merchandise-place", place=i + 1, points=points, rule="AM-7.4")
            if i < len(table)
            else tip("tip-merchandise-none", rule="AM-7.5")
        )
        steps.append(
            group(
                told,
                rect(x, top, width - 3, 107 - top, 3, "step"),
                group(rosette(points, 16), at=(x + 21, 88)) if points else Markup(""),
                *_gathered(view, here, x + width - 32, 88),
                *_standing(here, x + width / 2 - 1.5, top, width),
                class_="podium",
            )
        )
    return [stock, *steps]


def _gathered(view: View, seats: list[int], x: float, y: float) -> list[Markup]:
    """How many barrels whoever stands here has: on one step all have the same."""
    number = view["seats"][seats[0]]["merchandise"] if seats else 0
    if not number:
        return []
    return [
        group(barrel(), at=(x, y), scale=0.8, class_="goods"),
        words(x + 10, y + 6, number, "on-step", font_size=16),
    ]


def _standing(seats: list[int], x: float, y: float, width: float) -> list[Markup]:
    pitch = min(28.0, (width - 8) / max(1, len(seats)))
    drawn = []
    for i, seat in enumerate(seats):
        at = (x + (i - (len(seats) - 1) / 2) * pitch, y - 13)
        drawn.append(group(token(seat, 12), at=at, data_piece=f"rank-{seat}"))
    return drawn


# ---------------------------------------------------------------- the end

RESULT_READS: Final = ("over", "result", "seats.*.held")


@dataclass(frozen=True, slots=True)
class Table:
    """How wide the final table is: columns by source of points, contracts beside each other below."""

    width: int
    name: int
    columns: tuple[tuple[str, int], ...]
    total: int
    across: int
    worded: bool  # headings in words, or as signs where there is no room


WIDE: Final = Table(900, 72, (("tracks", 320), ("contracts", 460), ("merchandise", 610)), 740, 4, True)
SLIM: Final = Table(396, 52, (("tracks", 176), ("contracts", 233), ("merchandise", 290)), 356, 2, False)
HEADINGS: Final = {
    "tracks": "label-tracks",
    "contracts": "label-contracts-scored",
    "merchandise": "label-merchandise-scored",
    "total": "label-total",
}


def _row_height(seat: dict[str, Any], table: Table) -> int:
    return 62 + (-(-len(seat.get("held") or ()) // table.across)) * 32


def result_size(view: View, table: Table) -> tuple[int, int]:
    return table.width, 56 + sum(_row_height(seat, table) for seat in view["seats"])


def moving_result(world: Map, view: View, table: Table) -> Markup:
    """Points by source, and every contract shown (AM-7.2 to AM-7.9); winners first."""
    result = view["result"]
    rows, y = [], 48.0
    for seat in sorted(range(len(view["seats"])), key=lambda s: (s not in result["winners"], -result["points"][s], s)):
        rows.append(_result_row(world, view, seat, y, table))
        y += _row_height(view["seats"][seat], table)
    return join((*(_heading(source, x, table) for source, x in (*table.columns, ("total", table.total))), *rows))


def _heading(source: str, x: float, table: Table) -> Markup:
    if table.worded:
        return message(x, 34, HEADINGS[source], "quiet", font_size=15, text_anchor="middle")
    drawn = {
        "tracks": group(*(rect(i * 14 - 20, -6, 12, 12, 3, "space") for i in range(3)), class_="c-grey"),
        "contracts": group(contract_back(), at=(-18, -12), scale=0.25),
        "merchandise": group(barrel(), class_="goods"),
        "total": path("M-10 0H10M-10 6H10", "v-shaft"),
    }[source]
    return group(tag("title", "", data_l10n_id=HEADINGS[source]), drawn, at=(x, 26))


def _result_row(world: Map, view: View, seat: int, y: float, table: Table) -> Markup:
    result, there = view["result"], view["seats"][seat]
    parts, won = dict(result["breakdown"][seat]), seat in result["winners"]
    parts["contracts"] += parts.pop("unfinished")  # one column: the contracts themselves stand below it
    cells = [
        words(x, 38, _signed(parts[source], source), "count", font_size=20, text_anchor="middle")
        for source, x in table.columns
    ]
    crown = [group(path(CROWN, "winner-crown"), at=(table.name - 24, 9))] if won else []
    if won and table.worded:
        crown.append(message(838, 38, "label-winner", "winner", font_size=17, text_anchor="middle"))
    held = [
        _result_contract(world, entry, table.name - 20 + i % table.across * 172, 62 + i // table.across * 32)
        for i, entry in enumerate(there.get("held") or ())
    ]
    return group(
        rect(8, 2, table.width - 16, _row_height(there, table) - 6, 10, "result-row won" if won else "result-row"),
        group(token(seat, 17), at=(table.name - 24, 31)),
        name_slot(seat, table.name, 37, "seat-name", 18 if table.worded else 15),
        *cells,
        group(rosette(result["points"][seat], 24), at=(table.total, 31)),
        *crown,
        *held,
        at=(0, y),
        class_=f"seat-{seat}",
        id=f"result-{seat}",
    )


def _signed(points: int, source: str) -> str:
    """Contracts may take points away (AM-7.3), so they carry their sign."""
    return f"{points:+d}".replace("-", "\u2212") if source == "contracts" and points else str(points)


def _result_contract(world: Map, entry: dict[str, Any], x: float, y: float) -> Markup:
    shorts = [world.places[entry[end]].short for end in ("a", "b")]
    state = "done" if entry["done"] else "missed"
    told = tip(f"tip-contract-{state}", **world.names(entry["a"], entry["b"]), points=entry["points"], rule="AM-7.3")
    sign_ = path("M-6 0l4 5 8-10", "tick") if entry["done"] else path("M-5-5L5 5M5-5L-5 5", "cross")
    return group(
        told,
        group(points_seal(entry["points"], 14.5), at=(9, 8)),
        words(29, 13, " \u2013 ".join(shorts), "contract-name", font_size=15),
        group(sign_, at=(130, 8)),
        at=(x, y),
        class_=f"scored {state}",
    )
