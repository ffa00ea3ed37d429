"""The panels of Scopa's table, a row each. What is drawn on them is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.picture import Form, Picture, Row
from scopa.edition import ScopaPrinted
from scopa.picture import players, table

World = ScopaPrinted
ROWS: Final[tuple[Row[World], ...]] = (
    Row(
        "table",
        "board",
        table.TABLE_READS,
        desk=Form(
            table.TABLE_SIZE, lambda world, view, seat: table.table(view), lambda world, view, seat: table.cloth(view)
        ),
    ),
    Row(
        "scores",
        "score",
        ("seats", "result"),
        desk=Form(lambda world, view, seat: players.scores_size(view), lambda world, view, seat: players.scores(view)),
        when=lambda view, seat: view["over"],
    ),
    Row(
        "hand",
        "hand",
        table.HAND_READS,
        desk=Form(table.HAND_SIZE, lambda world, view, seat: table.hand(view, seat, table.HAND_SIZE)),
        phone=Form(table.SMALL_HAND, lambda world, view, seat: table.hand(view, seat, table.SMALL_HAND)),
    ),
    Row(
        "player-{seat}",
        "player",
        players.READS,
        desk=Form(players.PLATE_SIZE, lambda world, view, seat: players.plate(view, seat)),
        phone=Form(players.SMALL_PLATE, lambda world, view, seat: players.small_plate(view, seat)),
    ),
)
PICTURE: Final = Picture("scopa", lambda box: box, ROWS)
