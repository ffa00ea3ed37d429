"""What contracts are worth (WV-5.2, WV-5.9)."""
# mypyc: compile

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS, Contract, WindmillPrinted

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley


def contract_points(s: WindmillValley, seat: int, card: int) -> int:
    """A contract's points as things stand."""
    contract = s.box.contracts[card]
    return contract.points * KINDS[contract.kind](s.box, s.players[seat], contract)


def planted_of(me: Seat, colour: int) -> int:
    return me.patches.count(colour)


def _windmill_field(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    """A windmill counts once, however many fields of the kind it touches."""
    return (me.built & box.touching.get(contract.field, 0)).bit_count()


def _large_wheel_tiles(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return sum([1 for tile in me.large_tiles if tile >= 0])


def _small_wheel_full(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return 1 if min(me.small_tiles) >= 0 else 0


def _tiles(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return sum([1 for tile in me.large_tiles + me.small_tiles if tile >= 0 and box.rarity[tile] == contract.rarity])


def _farm_cards(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    """Every card at the board counts, the starting card and this one included."""
    return len(me.helpers) + len(me.contracts) + (1 if me.starting >= 0 else 0)


def _tools(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return me.tools // contract.per


def _windmills(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return me.built.bit_count()


def _full_rows(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return sum([1 for length in me.lengths if length == COLUMNS])


def _full_columns(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return min(me.lengths)


def _bulbs(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    return planted_of(me, contract.colour)


def _colour_rows(box: WindmillPrinted, me: Seat, contract: Contract) -> int:
    """Full rows of the contract's colour alone."""
    wanted = [contract.colour] * COLUMNS
    return sum([1 for row in range(ROWS) if me.patches[row * COLUMNS : (row + 1) * COLUMNS] == wanted])


KINDS: Final[dict[str, Callable[[WindmillPrinted, Seat, Contract], int]]] = {
    "windmill_field": _windmill_field,
    "large_wheel_tiles": _large_wheel_tiles,
    "small_wheel_full": _small_wheel_full,
    "tiles": _tiles,
    "farm_cards": _farm_cards,
    "tools": _tools,
    "windmills": _windmills,
    "full_rows": _full_rows,
    "full_columns": _full_columns,
    "bulbs": _bulbs,
    "colour_rows": _colour_rows,
}
