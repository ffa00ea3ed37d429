"""The panels of Scopa's table, a row each, and where on them actions belong and events happen."""

from typing import Any, Final

from kade.display.picture import Form, Picture, Row, Size
from kade.display.plates import result_row
from scopa.picture import players, table


def _table(size: Size) -> Form[Any]:
    return Form(size, lambda box, view, seat: table.table(view, size), lambda box, view, seat: table.cloth(size))


def _hand(size: Size) -> Form[Any]:
    return Form(size, lambda box, view, seat: table.hand(view, seat, size))


def _plate(size: Size) -> Form[Any]:
    return Form(size, lambda box, view, seat: players.player(view, seat, size))


PICTURE: Final[Picture[Any]] = Picture(
    "scopa",
    lambda box: box,
    [
        Row("table", "board", table.TABLE_READS, desk=_table((960, 424)), phone=_table((620, 424))),
        Row("hand", "hand", table.HAND_READS, desk=_hand((960, 184)), phone=_hand((396, 130))),
        Row("player-{seat}", "player", players.READS, desk=_plate((480, 84)), phone=_plate((230, 74))),
        result_row(),
    ],
    targets={"play": "card-{card}", "take": "card-{card}"},
    happened={
        "laid": "table",
        "misdealt": "deck",
        "dealt": "seat-{seat}",
        "left": "card-{card}",
        "captured": "pile-{seat}",
        "swept": "sweeps-{seat}",
        "took-rest": "pile-{seat}",
        "scored": "points-{seat}",
    },
)
