"""What of Windmill Valley's table is no number, name or row, as plain data: stacks by name, what is known of them, what
is peeked at, who took which reward of the calendar, rows of bulbs, starting cards."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.secrecy.knowledge import Mark
from kade.kernel import encoders
from kade.kernel.encoders import Encoder
from kade.kernel.errors import BadState
from kade.kernel.kinds import NONE, CountsOf, Kind, One, RowOf, SeatSet, entries, named, seat, table, whole
from kade.kernel.printed import Printed

MOST: Final = 10_000  # of anything that has no limit of its own: points, tools, turns
OLDEST: Final = 255  # shuffles and jumbles that can be told apart


def _names(printed: Printed, pile: int) -> list[str]:
    return printed.component_names(PILES[pile])


class Piles(Kind):
    """The four stacks by their names, each from its top; discards as they lie."""

    def __init__(self, top_first: bool) -> None:
        self.top_first: Final = top_first

    def write(self, printed: Printed, value: list[list[int]]) -> dict[str, list[str]]:
        return {
            name: [_names(printed, pile)[item] for item in (value[pile][::-1] if self.top_first else value[pile])]
            for pile, name in enumerate(PILES)
        }

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[list[int]]:
        piles = table(where, data, PILES, complete=True)
        found = [RowOf(name).read(f"{where} {name}", piles[name], printed, seats) for name in PILES]
        return [row[::-1] for row in found] if self.top_first else found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        """Of stacks only how high they are; of discards what lies there."""
        if self.top_first:
            return encoders.Prepared(lambda piles: [len(pile) for pile in piles], encoders.Amounts(len(PILES)))
        return encoders.Together([encoders.Tally(len(_names(printed, pile))) for pile in range(len(PILES))])


class Marks(Kind):
    """What is known of the upper cards of each stack, from its top (knowledge.py)."""

    def write(self, printed: Printed, value: list[list[Mark]]) -> dict[str, list[dict[str, Any]]]:
        return {
            name: [
                {"pool": mark.pool, "knowers": SeatSet().write(printed, mark.knowers), "jumble": mark.jumble}
                for mark in reversed(value[pile])
            ]
            for pile, name in enumerate(PILES)
        }

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[list[Mark]]:
        known = table(where, data, PILES, complete=True)
        return [
            [_mark(f"{where} {name}", entry, printed, seats) for entry in reversed(entries(where, known[name]))]
            for name in PILES
        ]


def _mark(where: str, data: Any, printed: Printed, seats: int) -> Mark:
    entry = table(where, data, ("pool", "knowers", "jumble"), complete=True)
    return Mark(
        whole(f"{where} pool", entry["pool"], 0, OLDEST),
        SeatSet().read(f"{where} knowers", entry["knowers"], printed, seats),
        whole(f"{where} jumble", entry["jumble"], 0, OLDEST),
    )


class Peek(Kind):
    """The cards that are peeked at, with the stack they are of and the shuffle each was in; null if there are none."""

    def write(self, printed: Printed, value: tuple[int, list[int], list[int]]) -> dict[str, Any] | None:
        pile, cards, pools = value
        if pile == NONE:
            return None
        return {"pile": PILES[pile], "cards": [_names(printed, pile)[card] for card in cards], "pools": list(pools)}

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[int, list[int], list[int]]:
        if data is None:
            return NONE, [], []
        entry = table(where, data, ("pile", "cards", "pools"), complete=True)
        pile = named(f"{where} pile", entry["pile"], PILES, "pile")
        cards = RowOf(PILES[pile]).read(f"{where} cards", entry["cards"], printed, seats)
        pools = [whole(f"{where} pools", pool, 0, OLDEST) for pool in entries(f"{where} pools", entry["pools"])]
        if not cards or cards != sorted(cards) or len(pools) != len(cards):
            raise BadState(f"{where} must have one card or more, in order, and a pool for each.")
        return pile, cards, pools


class Takers(Kind):
    """Who took which unique reward of the calendar: the seats by the number of the reward."""

    def write(self, printed: Printed, value: tuple[int, ...]) -> dict[str, int]:
        names = printed.component_names("unique reward")
        return {names[place]: taker for place, taker in enumerate(value) if taker != NONE}

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[int, ...]:
        names = printed.component_names("unique reward")
        found = [NONE] * len(names)
        for name, taker in table(where, data).items():
            found[named(where, name, names, "unique reward")] = seat(f"{where} {name}", taker, seats)
        return tuple(found)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Together([encoders.OneSeat(seats)] * len(printed.component_names("unique reward")))


class Rows(Kind):
    """Planted bulbs, row by row from the left."""

    def write(self, printed: Printed, value: list[list[int]]) -> list[list[Any]]:
        return [RowOf("colour").write(printed, row) for row in value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[list[int]]:
        found = [
            RowOf("colour").read(where, entries(where, row, COLUMNS), printed, seats)
            for row in entries(where, data, ROWS)
        ]
        return found + [[] for _ in range(ROWS - len(found))]

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        bulbs = encoders.Row(COLUMNS, len(printed.component_names("colour")))
        return encoders.Together([bulbs] * ROWS)


class Slots(RowOf):
    """Cards or tiles as they lie, as a tuple."""

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> Any:
        return tuple(super().read(where, data, printed, seats))


class Starting(One):
    """A starting card, by its number among all cards above the farm boards; or none."""

    def __init__(self) -> None:
        super().__init__("card", optional=True)

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        if data is None:
            return NONE
        first = len(printed.component_names("farm card"))
        return first + named(where, data, printed.component_names("starting card"), "starting card")


class Offer(Kind):
    """The starting cards to choose from, in order."""

    def write(self, printed: Printed, value: tuple[int, ...]) -> list[str]:
        names = printed.component_names("card")
        return [names[card] for card in value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[int, ...]:
        first = len(printed.component_names("farm card"))
        return tuple(first + card for card in RowOf("starting card").read(where, data, printed, seats))

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Tally(len(printed.component_names("card")))


class Sources(CountsOf):
    """Points by where they came from; those that were spent are negative."""

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        names = printed.component_names(self.of)
        found = [0] * len(names)
        for name, number in table(where, data).items():
            found[named(where, name, names, self.of)] = whole(f"{where} {name}", number, -MOST, MOST)
        return found
