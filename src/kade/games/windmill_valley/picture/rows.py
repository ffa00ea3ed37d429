"""The panels of Windmill Valley's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.picture import Form, Picture, Row
from kade.games.windmill_valley.picture import boards, calendar, displays, players, valley
from kade.games.windmill_valley.picture.valley import Valley


def _is_gardener(view: View, seat: int) -> bool:
    return bool(view["seats"][seat]["gardener"])


def _board(layout: boards.Layout, gardener: boards.Layout | None = None) -> Form[Valley]:
    """A player's board; the Gardener's may be laid out in its own way."""

    def laid(view: View, seat: int) -> boards.Layout:
        return gardener if gardener is not None and _is_gardener(view, seat) else layout

    return Form(
        lambda v, view, seat: laid(view, seat).size,
        lambda v, view, seat: boards.moving_board(v.data, view, seat, laid(view, seat), v.tiles, v.cards),
        lambda v, view, seat: boards.static_board(v.data, seat, laid(view, seat), _is_gardener(view, seat)),
    )


def _result(slim: bool) -> Form[Valley]:
    return Form(
        lambda v, view, seat: players.result_size(view, slim), lambda v, view, seat: players.moving_result(view, slim)
    )


ROWS: Final[tuple[Row[Valley], ...]] = (
    Row(
        "polder",
        "board",
        valley.READS,
        desk=Form(valley.SIZE, valley.moving_valley, valley.static_valley),
        phone=Form(valley.PHONE, valley.moving_phone, valley.static_phone),
    ),
    Row(
        "result",
        "score",
        players.RESULT_READS,
        desk=_result(slim=False),
        phone=_result(slim=True),
        when=lambda view, seat: view["over"],
    ),
    Row(
        "offer",
        "display",
        displays.OFFER_READS,
        desk=Form((396, 206), lambda v, view, seat: displays.moving_offer(v.data, view, v.cards)),
        when=lambda view, seat: bool(view["wish"]["offer"]),
        leads=("starting-card",),
    ),
    Row(
        "peek",
        "hand",
        displays.PEEK_READS,
        desk=Form(
            lambda v, view, seat: displays.peek_size(view),
            lambda v, view, seat: displays.moving_peek(v.data, view, v.tiles, v.cards),
        ),
        when=lambda view, seat: "cards" in (view["peek"] or ()),
        leads=("take-peeked-tile", "take-peeked-card", "put-back"),
    ),
    Row(
        "own-{seat}",
        "hand",
        boards.READS,
        desk=_board(boards.OWN),
        phone=_board(boards.PHONE),
        when=lambda view, seat: seat == view["seat"],
    ),
    Row(
        "player-{seat}",
        "player",
        players.SEAT_READS,
        desk=Form(players.SEAT_SIZE, lambda v, view, seat: players.moving_seat(view, seat)),
        phone=Form(players.CHIP_SIZE, lambda v, view, seat: players.compact_seat(view, seat)),
    ),
    Row(
        "displays",
        "display",
        displays.READS,
        desk=Form(displays.SIZE, lambda v, view, seat: displays.moving_displays(v.data, view, v.tiles, v.cards)),
        phone=Form(displays.COMPACT, lambda v, view, seat: displays.compact_displays(v.data, view, v.tiles, v.cards)),
        leads=("take-tile", "take-card"),
    ),
    Row(
        "calendar",
        "display",
        calendar.READS,
        desk=Form(calendar.SIZE, lambda v, view, seat: calendar.moving_table(v.data, view)),
        phone=Form(calendar.COMPACT, lambda v, view, seat: calendar.compact_table(v.data, view)),
        leads=("bulb", "trade", "chests"),
    ),
    Row(
        "farm-{seat}",
        "display",
        boards.READS,
        desk=_board(boards.OTHER, boards.GARDENER),
        phone=_board(boards.PHONE_OTHER),
        when=lambda view, seat: seat != view["seat"],
        title=lambda view, seat: "section-gardener" if _is_gardener(view, seat) else "label-farm",
    ),
)
PICTURE: Final = Picture("windmill-valley", Valley, ROWS)
