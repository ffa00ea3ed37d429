"""The panels of Scopa's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.picture import Form, Picture, Row
from scopa.edition import ScopaPrinted
from scopa.picture import players, table

World = ScopaPrinted


def _table(size: tuple[int, int]) -> Form[World]:
    return Form(size, lambda world, view, seat: table.table(view, size), lambda world, view, seat: table.cloth(size))


def _hand(size: tuple[int, int]) -> Form[World]:
    return Form(size, lambda world, view, seat: table.hand(view, seat, size))


ROWS: Final[tuple[Row[World], ...]] = (
    Row("table", "board", table.TABLE_READS, desk=_table(table.TABLE_SIZE), phone=_table(table.SMALL_TABLE)),
    Row(
        "scores",
        "score",
        ("seats", "result"),
        desk=Form(lambda world, view, seat: players.scores_size(view), lambda world, view, seat: players.scores(view)),
        when=lambda view, seat: view["over"],
    ),
    Row("hand", "hand", table.HAND_READS, desk=_hand(table.HAND_SIZE), phone=_hand(table.SMALL_HAND)),
    Row(
        "player-{seat}",
        "player",
        players.READS,
        desk=Form(players.PLATE_SIZE, lambda world, view, seat: players.plate(view, seat)),
        phone=Form(players.SMALL_PLATE, lambda world, view, seat: players.small_plate(view, seat)),
    ),
)
PICTURE: Final = Picture("scopa", lambda box: box, ROWS)
