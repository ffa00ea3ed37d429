"""The panels of Burano's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.picture import Form, Picture, Row
from kade.games.burano.picture import cards, island, lagoon, players, pyramid, ring, season, workshops
from kade.games.burano.picture.lagoon import Sea


def _lagoon(grown: float) -> Form[Sea]:
    return Form(
        lagoon.SIZE,
        lambda sea, view, seat: lagoon.moving_lagoon(sea, view, island.moving_island(sea.ground, view), grown),
        lambda sea, view, seat: lagoon.static_lagoon(sea, grown),
    )


def _ships(high: int) -> Form[Sea]:
    return Form(cards.ships_size(high), lambda sea, view, seat: cards.moving_ships(sea.printed, view, high))


def _result(width: int) -> Form[Sea]:
    return Form(
        lambda sea, view, seat: players.result_size(view, width),
        lambda sea, view, seat: players.moving_result(view, width),
    )


ROWS: Final[tuple[Row[Sea], ...]] = (
    Row("lagoon", "board", lagoon.READS, desk=_lagoon(1.0), phone=_lagoon(lagoon.GROWN)),
    Row(
        "result",
        "score",
        players.RESULT_READS,
        desk=_result(players.WIDE),
        phone=_result(players.SLIM),
        when=lambda view, seat: view["over"],
    ),
    Row(
        "pyramid",
        "hand",
        pyramid.READS,
        desk=Form(
            lambda sea, view, seat: (pyramid.WIDTH, pyramid.height(view)),
            lambda sea, view, seat: pyramid.moving_pyramid(view),
            lambda sea, view, seat: pyramid.static_pyramid(),
        ),
        leads=("build-pyramids", "choose-cube", "put-bought-cube", "put-roofs-away"),
    ),
    Row(
        "moves",
        "hand",
        pyramid.MOVES_READS,
        desk=Form(
            pyramid.MOVES_SIZE,
            lambda sea, view, seat: pyramid.moving_moves(view),
            lambda sea, view, seat: pyramid.static_moves(sea.printed),
        ),
    ),
    Row(
        "ring",
        "hand",
        ring.READS,
        desk=Form(
            ring.SIZE, lambda sea, view, seat: ring.moving_ring(view), lambda sea, view, seat: ring.static_ring()
        ),
    ),
    Row(
        "season",
        "display",
        season.READS,
        desk=Form(season.SIZE, lambda sea, view, seat: season.moving_season(sea.printed, view)),
        phone=Form(season.STRIP, lambda sea, view, seat: season.strip_season(sea.printed, view)),
    ),
    Row(
        "workshops",
        "display",
        workshops.READS,
        desk=Form(
            workshops.SIZE,
            lambda sea, view, seat: workshops.moving_workshops(sea.printed, view),
            lambda sea, view, seat: workshops.static_workshops(sea.printed),
        ),
        leads=("make-lace", "score-lace"),
    ),
    Row(
        "hand",
        "hand",
        cards.HAND_READS,
        desk=Form(cards.HAND_SIZE, lambda sea, view, seat: cards.moving_hand(sea.printed, view)),
        phone=Form(cards.HAND_COMPACT, lambda sea, view, seat: cards.compact_hand(sea.printed, view)),
    ),
    Row(
        "player-{seat}",
        "player",
        players.SEAT_READS,
        desk=Form(
            players.SEAT_SIZE,
            lambda sea, view, seat: players.moving_seat(sea.printed, view, seat),
            lambda sea, view, seat: players.static_seat(),
        ),
        phone=Form(players.CHIP_SIZE, lambda sea, view, seat: players.compact_seat(view, seat)),
    ),
    Row(
        "seafood",
        "display",
        cards.SEAFOOD_READS,
        desk=Form(cards.SEAFOOD_SIZE, lambda sea, view, seat: cards.moving_seafood(view)),
        leads=("fish",),
    ),
    Row(
        "ships", "display", cards.SHIPS_READS, desk=_ships(cards.SALE), phone=_ships(cards.PHONE_SALE), leads=("trade",)
    ),
    Row(
        "buildings",
        "display",
        cards.BUILDINGS_READS,
        desk=Form(cards.BUILDINGS_SIZE, lambda sea, view, seat: cards.moving_buildings(sea.printed, view)),
        leads=("roof-reward",),
    ),
    Row(
        "stock",
        "display",
        cards.STOCK_READS,
        desk=Form(cards.STOCK_SIZE, lambda sea, view, seat: cards.moving_stock(view)),
        leads=("draw-roofs",),
    ),
    Row(
        "above",
        "board",
        island.PLAN_READS,
        desk=Form(
            lambda sea, view, seat: island.plan_size(sea.ground),
            lambda sea, view, seat: island.moving_plan(sea.ground, view),
            lambda sea, view, seat: island.static_plan(sea.ground),
        ),
    ),
)
PICTURE: Final = Picture("burano", Sea, ROWS)
