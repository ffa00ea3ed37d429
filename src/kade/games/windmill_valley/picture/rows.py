"""The panels of Windmill Valley's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.picture import Form, Picture, Row
from kade.display.svg import Markup
from kade.games.windmill_valley.picture import boards, calendar, displays, gardener, market, own, players, valley, water
from kade.games.windmill_valley.picture.valley import Valley


def _is_gardener(view: View, seat: int) -> bool:
    return bool(view["seats"][seat]["gardener"])


def _is_mine(view: View, seat: int) -> bool:
    return bool(seat == view["seat"])


def _board(layout: boards.Layout, gardener: boards.Layout | None = None) -> Form[Valley]:
    """A player's board; the Gardener's may be laid out in its own way."""

    def laid(view: View, seat: int) -> boards.Layout:
        return gardener if gardener is not None and _is_gardener(view, seat) else layout

    return Form(
        lambda v, view, seat: laid(view, seat).size,
        lambda v, view, seat: boards.moving_board(v.data, view, seat, laid(view, seat), v.tiles, v.cards),
        lambda v, view, seat: boards.static_board(v.data, seat, laid(view, seat), _is_gardener(view, seat)),
    )


def _gardener_at_a_glance(v: Valley, view: View, seat: int) -> list[Markup]:
    """At the side all the time; what people have is looked at on the stage."""
    return [gardener.at_a_glance(v.data, view["gardener"])] if _is_gardener(view, seat) else []


def _result(slim: bool) -> Form[Valley]:
    return Form(
        lambda v, view, seat: players.result_size(view, slim), lambda v, view, seat: players.moving_result(view, slim)
    )


OFFER: Final[Form[Valley]] = Form((396, 206), lambda v, view, seat: displays.moving_offer(v.data, view, v.cards))
PEEK: Final[Form[Valley]] = Form(
    lambda v, view, seat: displays.peek_size(view),
    lambda v, view, seat: displays.moving_peek(v.data, view, v.tiles, v.cards),
)
AT_THE_MARKET: Final = ("first-marker", "market-move", "area-reward")
ROWS: Final[tuple[Row[Valley], ...]] = (
    Row(
        "polder",
        "board",
        valley.READS,
        desk=Form(valley.SIZE, valley.moving_valley, valley.static_valley),
        phone=Form(valley.PHONE, valley.moving_phone, valley.static_phone),
        glance=Form(valley.GLANCE, valley.moving_glance, valley.static_glance),
        leads=("build", "field-rewards", "lower"),
    ),
    Row(
        "market",
        "detail",
        valley.MARKET_READS,
        desk=Form(market.NEAR, valley.moving_market, valley.static_market),
        when=lambda view, seat: view["seat"] in view["actors"] and view["step"] in AT_THE_MARKET,
        title="section-market",
        leads=AT_THE_MARKET,
    ),
    Row("gauge", "gauge", water.READS, desk=Form(water.GAUGE, lambda v, view, seat: water.moving_gauge(v.data, view))),
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
        "detail",
        displays.OFFER_READS,
        desk=OFFER,
        phone=OFFER,
        when=lambda view, seat: bool(view["wish"]["offer"]),
        leads=("starting-card",),
    ),
    Row(
        "peek",
        "detail",
        displays.PEEK_READS,
        desk=PEEK,
        phone=PEEK,
        when=lambda view, seat: "cards" in (view["peek"] or ()),
        leads=("take-peeked-tile", "take-peeked-card", "put-back"),
    ),
    Row(
        "line-{seat}",
        "hand",
        own.LINE_READS,
        desk=Form(own.LINE, own.moving_line, own.static_line),
        phone=Form(own.LINE_PHONE, own.moving_line_on_a_phone, own.static_line_on_a_phone),
        when=_is_mine,
    ),
    Row(
        "wheels-{seat}",
        "hand",
        own.WHEELS_READS,
        desk=Form(own.WHEELS, own.moving_wheels_at_work, own.static_wheels),
        phone=Form(own.WHEELS_PHONE, own.moving_wheels_on_a_phone),
        glance=Form(own.WHEELS_GLANCE, own.moving_wheels_at_a_glance),
        when=_is_mine,
        leads=("floodgate", "turn-wheels", "choose-action", "place-tile"),
    ),
    Row(
        "own-farm-{seat}",
        "hand",
        own.FARM_READS,
        desk=Form(own.FARM, own.moving_farm, own.static_farm),
        phone=Form(own.FARM_PHONE, own.moving_farm_on_a_phone, own.static_farm_on_a_phone),
        glance=Form(own.FARM_GLANCE, own.moving_farm_at_a_glance, own.static_farm_at_a_glance),
        when=_is_mine,
        title="section-farm",
        leads=("plant", "mill", "remove", "store-bulb"),
    ),
    Row(
        "cards-{seat}",
        "hand",
        own.CARDS_READS,
        desk=Form(own.CARDS, own.moving_cards, own.static_cards),
        phone=Form(own.CARDS_PHONE, own.moving_cards_on_a_phone, own.static_cards_on_a_phone),
        glance=Form(own.CARDS_GLANCE, own.moving_cards_at_a_glance),
        when=_is_mine,
    ),
    Row(
        "player-{seat}",
        "player",
        players.SEAT_READS,
        desk=Form(players.SEAT_SIZE, lambda v, view, seat: players.moving_seat(view, seat, v.tiles)),
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
        glance=Form(gardener.GLANCE, _gardener_at_a_glance),
        when=lambda view, seat: seat != view["seat"],
        title=lambda view, seat: "section-gardener" if _is_gardener(view, seat) else "label-farm",
    ),
)
PICTURE: Final = Picture("windmill-valley", Valley, ROWS)
