"""The players of Burano: what each has before them, drawn small, and the table of points at the end."""

from __future__ import annotations

from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept, within
from kade.display.plates import points_now
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, circle, group, join, message, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.cards import building_card, seafood, seafood_back
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.pyramid import ground, stacked
from kade.games.burano.picture.ring import mini_ring
from kade.games.burano.picture.signs import (
    COLOURS,
    CROWN,
    NOTHING,
    badge,
    cited,
    coin,
    parts_of,
    roof_tile,
    rosette,
    small_cube,
    worker,
)

SEAT_SIZE: Final = (480, 192)
CHIP_SIZE: Final = (125, 52)
SEAT_READS: Final = (
    "players", "actors", "first", "step", "moves", "result", "seat.coins", "seat.privilege", "seat.points",
    "seat.ring", "seat.prepared", "seat.roofs", "seat.cards", "seat.hand_size",
    "seat.sold_number",
    "seat.known", "seat.building", "seat.pyramid",
)  # fmt: skip


def static_seat() -> Markup:
    return rect(1.5, 1.5, SEAT_SIZE[0] - 3, SEAT_SIZE[1] - 3, 12, "seat-plate")


def moving_seat(printed: BuranoPrinted, view: View, seat: int) -> list[Markup]:
    there: dict[str, Any] = view["seats"][seat]
    parts = [
        name_slot(seat, 50, 31, "seat-name", 18),
        _moves(view, seat),
        *_numbers(there["coins"], there["privilege"], there["ring"]["workers"], there["hand_size"], seat),
        _points(points_now(view, seat), seat),
        _ring(there["ring"], seat),
        _pyramid(view["step"] == "build-pyramids", there["building"], there["pyramid"], seat),
        *_prepared(there["prepared"], seat),
        *_roofs(there["roofs"], seat),
        *_cards(printed, there["cards"], seat),
        _sold(there["sold_number"], seat),
        *_known(there["known"], seat),
    ]
    won = bool(view["result"]) and seat in view["result"]["winners"]
    frame = _frame(seat in view["actors"], seat == view["first"], won, seat)
    return within(parts, *frame, class_=f"seat seat-{seat}", id=f"seat-{seat}")


@kept
def _points(points: int, seat: int) -> Markup:
    return group(cited("tip-points", "BU-3.2", seat=seat + 1), rosette(points, 21), at=(452, 26), id=f"points-{seat}")


@kept
def _ring(ring: dict[str, Any], seat: int) -> Markup:
    return group(cited("tip-ring", "BU-6.1", seat=seat + 1), mini_ring(ring, seat), at=(74, 114), id=f"ring-{seat}")


@kept
def _frame(turn: bool, first: bool, won: bool, seat: int) -> list[Markup]:
    shown = []
    if turn:
        shown = [
            cited("tip-turn", "BU-4.8", seat=seat + 1),
            rect(2.5, 2.5, SEAT_SIZE[0] - 5, SEAT_SIZE[1] - 5, 12, "turn-glow"),
        ]
    shown.append(group(token(seat, 16), at=(27, 26)))
    if won:
        shown.append(group(path(CROWN, "winner-crown"), at=(27, 12), scale=0.8))
    elif first:
        shown.append(group(cited("tip-first", "BU-10.15"), path("M-9 9V-9L8-4-7 1", "first-flag"), at=(42, 12)))
    return shown


def _moves(view: View, seat: int) -> Markup:
    """Four dots under the name while it is the seat's turn: a full one for each move done, a half for the one under
    way (BU-5.5)."""
    moves = view["moves"]
    if moves is None or moves["seat"] != seat:
        return NOTHING
    done, left = moves["done"], moves["left"]
    dots = [circle(54 + i * 12, 43, 3.8, "round-done" if i < done else "round") for i in range(done + left)]
    if moves["under_way"]:
        dots.append(circle(54 + done * 12, 43, 1.7, "round-done"))
    return group(cited("tip-moves", "BU-5.5", seat=seat + 1, number=done, left=left), *dots, id=f"moves-{seat}")


@kept
def _numbers(coins: int, privilege: int, workers: int, hand: int, seat: int) -> list[Markup]:
    """Coins, privilege points, workers on the ring, seafood in hand and sold."""
    shown = (
        ("coins", coin("", 9), coins, "BU-1.5"),
        ("privilege", icon("privilege", 20), privilege, "BU-11.1"),
        ("workers", group(worker(seat), scale=0.72), workers, "BU-6.4"),
        ("cards", group(seafood_back(12, 17), at=(-6, -9)), hand, "BU-1.7"),
    )
    drawn = []
    for i, (what, sign, number, rule) in enumerate(shown):
        drawn.append(
            group(
                cited(f"tip-{what}", rule, seat=seat + 1, number=number),
                rect(196 + i * 56, 10, 52, 32, 8, "hit"),
                group(sign, at=(208 + i * 56, 26)),
                words(222 + i * 56, 32, number, "count", font_size=17),
                id=f"{what}-{seat}",
            )
        )
    return drawn


@kept
def _pyramid(hidden: bool, busy: bool, pyramid: dict[str, str] | None, seat: int) -> Markup:
    """Nobody's pyramid is shown before all are built (BU-4.6)."""
    if hidden:
        content = message(196, 124, "label-builds" if busy else "label-built", "quiet mid", {}, font_size=13.5)
        drawn = join((group(ground(15, 9), at=(196, 118)), content))
    else:
        drawn = group(ground(15, 9), stacked(pyramid or {}, 15, 9, 14), at=(196, 126))
    return group(cited("tip-pyramid", "BU-4.6", seat=seat + 1), drawn, id=f"pyramid-{seat}")


@kept
def _prepared(prepared: dict[str, int], seat: int) -> list[Markup]:
    cubes = [colour for colour in COLOURS for _ in range(prepared.get(colour, 0))]
    slots = [rect(256 + i * 30, 50, 27, 30, 6, "slot") for i in range(3)]
    drawn = [group(small_cube(colour, 20), at=(269.5 + i * 30, 66)) for i, colour in enumerate(cubes)]
    return [group(cited("tip-prepared-cubes", "BU-5.7", seat=seat + 1), *slots, *drawn, id=f"prepared-of-{seat}")]


@kept
def _roofs(roofs: list[dict[str, Any]], seat: int) -> list[Markup]:
    drawn = []
    for i, roof in enumerate(roofs):
        tipped = cited(f"tip-own-roof-{parts_of(roof['tile'])[0]}", "BU-5.19", points=roof["points"])
        seal = group(rosette(roof["points"], 15), at=(14, 54))
        drawn.append(group(tipped, roof_tile(roof["tile"], 28, 48), seal, at=(256 + i * 30, 86)))
    return [group(*drawn, id=f"roofs-of-{seat}")] if drawn else []


def _cards(printed: BuranoPrinted, cards: list[str], seat: int) -> list[Markup]:
    """Building cards, one beside the other as far as there is room."""
    step = min(62.0, 62.0 / max(1, len(cards) - 1)) if len(cards) > 2 else 62.0
    return [
        group(building_card(printed, card, 58, 86), at=(352 + i * step, 56), id=f"card-of-{seat}-{card}")
        for i, card in enumerate(cards)
    ]


@kept
def _sold(number: int, seat: int) -> Markup:
    return group(
        cited("tip-sold-number", "BU-1.7", seat=seat + 1, number=number),
        rect(254, 160, 46, 26, 7, "hit"),
        group(icon("merchant-ship", 22), at=(268, 173)),
        words(284, 179, number, "count", font_size=15),
        id=f"sold-of-{seat}",
    )


@kept
def _known(known: dict[str, int], seat: int) -> list[Markup]:
    """Seafood that everybody saw this player take and not sell yet."""
    return [
        group(
            cited("tip-known", "BU-1.7", seat=seat + 1, seafood=kind, number=n),
            rect(-12, -13, 24, 26, 5, "known"),
            group(seafood(kind, 18), at=(-1, -2)),
            group(badge(n, 9.8), at=(7, 8)) if n > 1 else NOTHING,
            at=(322 + i * 27, 168),
        )
        for i, (kind, n) in enumerate(list(known.items())[:6])
    ]


def compact_seat(view: View, seat: int) -> Markup:
    there = view["seats"][seat]
    return _chip(points_now(view, seat), there["coins"], there["privilege"], seat in view["actors"], seat)


@kept
def _chip(points: int, coins: int, privilege: int, turn: bool, seat: int) -> Markup:
    """A player for a phone: sign, points, coins and privilege."""
    glow = rect(2, 2, 121, 48, 12, "turn-glow") if turn else NOTHING
    return group(
        rect(1.5, 1.5, 122, 49, 12, "seat-plate"),
        glow,
        group(token(seat, 15), at=(23, 26)),
        words(43, 33, points, "count", font_size=20),
        group(coin("", 8), at=(86, 16)),
        words(98, 21, coins, "count", font_size=16),
        group(icon("privilege", 18), at=(86, 37)),
        words(98, 43, privilege, "count", font_size=16),
        class_=f"seat seat-{seat}",
        id=f"seat-{seat}",
    )


# ---------------------------------------------------------------- the end

RESULT_READS: Final = ("players", "result")
WIDE, SLIM = 860, 396
ROW: Final = 31


def result_size(view: View, width: int) -> tuple[int, int]:
    sources = list(view["result"]["breakdown"][0])
    return width, 74 + ROW * (len(sources) + 1) + 14


def moving_result(view: View, width: int) -> Markup:
    """Where everybody's points come from: one row a source, one column a player."""
    result = view["result"]
    players: int = view["players"]
    sources = list(result["breakdown"][0])
    first = 190 if width == SLIM else 300
    step = (width - first - 8) / players
    columns = [first + step * (seat + 0.5) for seat in range(players)]
    drawn = [_column(result, seat, columns[seat], step, width, len(sources)) for seat in range(players)]
    for i, source in enumerate(sources):
        y = 74 + ROW * i
        drawn.append(path(f"M10 {y}H{width - 10}", "row-line"))
        drawn.append(message(16, y + 21, f"source-{source}", "source", {}, font_size=15 if width == WIDE else 14))
        for seat in range(players):
            points = result["breakdown"][seat][source]
            class_ = "count mid" if points else "quiet mid"
            drawn.append(words(columns[seat], y + 21, points or "–", class_, font_size=16))
    bottom = 74 + ROW * len(sources)
    drawn.append(path(f"M10 {bottom}H{width - 10}", "row-line total"))
    drawn.append(message(16, bottom + 26, "label-total", "heading", {}, font_size=17))
    for seat in range(players):
        drawn.append(group(rosette(result["points"][seat], 17), at=(columns[seat], bottom + 20)))
    return group(*drawn, id="result")


def _column(result: dict[str, Any], seat: int, x: float, step: float, width: int, rows: int) -> Markup:
    won = seat in result["winners"]
    back = rect(x - step / 2 + 3, 4, step - 6, 74 + ROW * (rows + 1) + 4, 10, "won") if won else NOTHING
    name = name_slot(seat, x, 64, "seat-name mid", 15) if width == WIDE else NOTHING
    crown = group(path(CROWN, "winner-crown"), at=(x, 12), scale=0.9) if won else NOTHING
    return join((back, group(token(seat, 15), at=(x, 33)), crown, name))
