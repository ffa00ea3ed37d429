"""One player's side of the table in Windmill Valley: farm board, windmill board, markers."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kade.games.windmill_valley.edition.printed import COLUMNS, LARGE, ROWS, SMALL, SOURCES

EMPTY: Final = -1


if TYPE_CHECKING:
    from kade.games.windmill_valley.estimate.farm import Farm


@final
class Seat:
    """Storage and windmill groups are counts by colour; patches go row by row; wheels count the steps turned.

    Copies share the lists, so none of them is ever changed: it is replaced (`kernel/shared.py`).

    `on` is the seat whose market marker this one stands on, or -1. `wish` is the tier of the Queen's Wish that was
    reached (-1: none). `sources` are the points so far by where they came from; `points` is their sum. `owned` is the
    set of cards above the farm board, helpers and starting card; `laid` is the number of tiles on both wheels. `tiles`
    and `cards` lie beside the Gardener's board.
    """

    def __init__(
        self,
        points: int,
        guilders: int,
        tools: int,
        bulbs: list[int],
        stored: int,
        patches: list[int],
        lengths: list[int],
        groups: list[int],
        built: int,
        board: int,
        large: int,
        small: int,
        large_tiles: list[int],
        small_tiles: list[int],
        laid: int,
        starting: int,
        helpers: tuple[int, ...],
        owned: int,
        contracts: tuple[int, ...],
        calendar: int,
        area: int,
        on: int,
        wish: int,
        sources: list[int],
        tiles: tuple[int, ...],
        cards: tuple[int, ...],
        farm: Farm | None,
    ) -> None:
        self.points = points
        self.guilders = guilders
        self.tools = tools
        self.bulbs = bulbs
        self.stored = stored
        self.patches = patches
        self.lengths = lengths
        self.groups = groups
        self.built = built
        self.board = board
        self.large = large
        self.small = small
        self.large_tiles = large_tiles
        self.small_tiles = small_tiles
        self.laid = laid
        self.starting = starting
        self.helpers = helpers
        self.owned = owned
        self.contracts = contracts
        self.calendar = calendar
        self.area = area
        self.on = on
        self.wish = wish
        self.sources = sources
        self.tiles = tiles
        self.cards = cards
        self.farm = farm  # what the estimate has worked out of the rows; None since a bulb was planted

    def copy(self) -> Seat:
        return Seat(
            self.points,
            self.guilders,
            self.tools,
            self.bulbs,
            self.stored,
            self.patches,
            self.lengths,
            self.groups,
            self.built,
            self.board,
            self.large,
            self.small,
            self.large_tiles,
            self.small_tiles,
            self.laid,
            self.starting,
            self.helpers,
            self.owned,
            self.contracts,
            self.calendar,
            self.area,
            self.on,
            self.wish,
            self.sources,
            self.tiles,
            self.cards,
            self.farm,
        )

    @property
    def rows(self) -> list[list[int]]:
        """The colours planted, row by row from the left."""
        return [self.patches[row * COLUMNS : row * COLUMNS + self.lengths[row]] for row in range(ROWS)]

    @rows.setter
    def rows(self, rows: list[list[int]]) -> None:
        self.lengths = [len(row) for row in rows]
        self.patches = [colour for row in rows for colour in row + [EMPTY] * (COLUMNS - len(row))]
        self.farm = None

    def recount(self) -> None:
        """What follows from the rest, worked out anew."""
        self.points = sum(self.sources)
        self.stored = sum(self.bulbs)
        self.laid = LARGE + SMALL - self.large_tiles.count(EMPTY) - self.small_tiles.count(EMPTY)
        self.owned = 1 << self.starting if self.starting >= 0 else 0
        for card in self.helpers:
            self.owned |= 1 << card

    def planted(self) -> int:
        lengths = self.lengths
        return lengths[0] + lengths[1] + lengths[2] + lengths[3]

    def windmills_left(self) -> int:
        groups = self.groups
        return groups[0] + groups[1] + groups[2] + groups[3] + groups[4]


def new_seat(groups: list[int]) -> Seat:
    return Seat(
        0,
        0,
        0,
        [0] * 5,
        0,
        [EMPTY] * (ROWS * COLUMNS),
        [0] * ROWS,
        groups[:],
        0,
        -1,
        0,
        0,
        [EMPTY] * LARGE,
        [EMPTY] * SMALL,
        0,
        -1,
        (),
        0,
        (),
        0,
        -1,
        -1,
        -1,
        [0] * len(SOURCES),
        (),
        (),
        None,
    )
