"""What a farm board promises, as far as it does not depend on the time that is left: worked out once for each planting
and shared by all copies of a state until the next one."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS

if TYPE_CHECKING:
    from kade.games.windmill_valley.edition.printed import WindmillPrinted
    from kade.games.windmill_valley.rules.seat import Seat

# Rows and columns that are not full yet: parts of what they score, beside how likely they are.
EMPTY_ROW: Final = 0.4
ONE_COLOUR: Final = 0.6  # of the low value; the rest of the high one counts in full
UNPLANNED: Final = 0.85  # for each row of a column that may still get any colour
CLASH: Final = 0.5  # a column that will lose its value if rows go on in their colours
BEFORE: Final = 0.5  # a bulb that a row further on needs first


@final
class Farm:
    """Of each row and of each column what it will be worth, and how many bulbs that needs; of each row its colour, if
    it has only one; the bulbs planted by colour."""

    def __init__(self, box: WindmillPrinted, me: Seat) -> None:
        self.plan: Final = [one_colour(me, row) for row in range(ROWS)]
        self.planted: Final = [0] * 5
        for bulb in me.patches:
            if bulb >= 0:
                self.planted[bulb] += 1
        self.rows: Final[list[float]] = []
        self.row_needs: Final[list[float]] = []
        for row in range(ROWS):
            self._row(box, me.lengths, row)
        self.columns: Final[list[float]] = []
        self.column_needs: Final[list[float]] = []
        for column in range(COLUMNS):
            self._column(box, me, column)

    def _row(self, box: WindmillPrinted, lengths: list[int], row: int) -> None:
        """Rows that are further on get their bulbs first."""
        length = lengths[row]
        high, low = box.row_high[row], box.row_low[row]
        need = float(COLUMNS - length)
        if length == COLUMNS:
            worth = float(high if self.plan[row] >= 0 else low)
        else:
            for other in range(ROWS):
                if lengths[other] > length or (lengths[other] == length and other > row):
                    need += BEFORE * (COLUMNS - lengths[other])
            if not length:
                worth = EMPTY_ROW * low
            elif self.plan[row] < 0:
                worth = float(low)
            else:
                worth = ONE_COLOUR * low + (high - low)
        self.rows.append(worth)
        self.row_needs.append(need)

    def _column(self, box: WindmillPrinted, me: Seat, column: int) -> None:
        """By the bulbs that it still needs in all its rows, and by the colours that rows will bring to it."""
        lengths = me.lengths
        seen = 0
        need = 0
        sure = 1.0
        twice = clash = False
        for row in range(ROWS):
            if column < lengths[row]:
                bit = 1 << me.patches[row * COLUMNS + column]
                twice = twice or seen & bit != 0
                seen |= bit
            else:
                need += column + 1 - lengths[row]
        for row in range(ROWS):
            if column >= lengths[row]:
                if self.plan[row] < 0:
                    sure *= UNPLANNED
                else:
                    clash = clash or seen >> self.plan[row] & 1 == 1
                    seen |= 1 << self.plan[row]
        if twice:
            worth, need = float(-box.minus[column]), 0
        else:
            worth = -CLASH * box.minus[column] if clash else box.plus[column] * sure
        self.columns.append(worth)
        self.column_needs.append(float(need))


def farm_of(box: WindmillPrinted, me: Seat) -> Farm:
    known = me.farm
    if known is None:
        known = Farm(box, me)
        me.farm = known
    return known


def one_colour(me: Seat, row: int) -> int:
    """The colour of a row that has only one, or -1."""
    length = me.lengths[row]
    if not length:
        return -1
    first = row * COLUMNS
    colour = me.patches[first]
    for where in range(first + 1, first + length):
        if me.patches[where] != colour:
            return -1
    return colour
