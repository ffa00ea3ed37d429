"""The panels of Scopa's table, a row each, and where on them actions belong and events happen."""

from typing import Any, Final

from kade.display.picture import Picture, Row, sized
from kade.display.plates import result_row
from scopa.picture import players, table

PICTURE: Final[Picture[Any]] = Picture(
    "scopa",
    lambda box: box,
    [
        Row(
            "table",
            "board",
            table.TABLE_READS,
            desk=sized((960, 424), table.table, table.cloth),
            phone=sized((620, 424), table.table, table.cloth),
        ),
        Row("hand", "hand", table.HAND_READS, desk=sized((960, 184), table.hand), phone=sized((396, 130), table.hand)),
        Row(
            "player-{seat}",
            "player",
            players.READS,
            desk=sized((480, 84), players.player),
            phone=sized((230, 74), players.player),
        ),
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
