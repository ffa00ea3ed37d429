"""The panels of Amsterdam's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.picture import Form, Picture, Row
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.picture import cards, city, contracts, players
from kade.games.amsterdam.picture.map import Map


class World(Map):
    """The map with the names of its places, which lie above all carts though they never change."""

    def __init__(self, printed: AmsterdamPrinted) -> None:
        super().__init__(printed)
        self.place_names = city.names(self)
        self.short_place_names = city.short_names(self)


def _city(short: bool) -> Form[World]:
    return Form(
        lambda world, view, seat: (world.width, world.height),
        lambda world, view, seat: city.moving_city(
            world, view, world.short_place_names if short else world.place_names, short
        ),
        lambda world, view, seat: city.static_city(world),
    )


def _contracts(width: int, across: int) -> Form[World]:
    return Form(
        lambda world, view, seat: (width, contracts.height(view, across)),
        lambda world, view, seat: contracts.moving_contracts(world, view, across),
    )


def _result(table: players.Table) -> Form[World]:
    return Form(
        lambda world, view, seat: players.result_size(view, table),
        lambda world, view, seat: players.moving_result(world, view, table),
    )


ROWS: Final[tuple[Row[World], ...]] = (
    Row("city", "board", city.READS, desk=_city(short=False), phone=_city(short=True)),
    Row(
        "result",
        "score",
        players.RESULT_READS,
        desk=_result(players.WIDE),
        phone=_result(players.SLIM),
        when=lambda view, seat: view["over"],
    ),
    Row(
        "hand",
        "hand",
        cards.HAND_READS,
        desk=Form(
            cards.HAND_SIZE,
            lambda world, view, seat: cards.moving_hand(view),
            lambda world, view, seat: cards.static_hand(world),
        ),
        phone=Form((396, 90), lambda world, view, seat: cards.compact_hand(view)),
    ),
    Row(
        "player-{seat}",
        "player",
        players.SEAT_READS,
        desk=Form(players.SEAT_SIZE, players.moving_seat, lambda world, view, seat: players.static_seat(seat)),
        phone=Form((125, 52), lambda world, view, seat: players.compact_seat(view, seat)),
    ),
    Row(
        "row",
        "display",
        cards.ROW_READS,
        desk=Form(
            cards.ROW_SIZE,
            lambda world, view, seat: cards.moving_row(view),
            lambda world, view, seat: cards.static_row(),
        ),
        phone=Form((403, 84), lambda world, view, seat: cards.compact_row(view)),
    ),
    Row(
        "contracts",
        "hand",
        contracts.READS,
        desk=_contracts(contracts.WIDTH, 3),
        phone=_contracts(contracts.COMPACT_WIDTH, 2),
    ),
    Row(
        "merchandise",
        "display",
        players.GOODS_READS,
        desk=Form(players.GOODS_SIZE, lambda world, view, seat: players.moving_goods(world, view)),
    ),
)
PICTURE: Final = Picture("amsterdam", World, ROWS)
