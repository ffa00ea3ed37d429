"""Kinds of values: how what a step carries, or what lies somewhere, is written down as plain data and read back.

A kind knows its range. The names it speaks in are the components' (`Printed.component_names`). Whatever does not fit
is refused in a sentence that says where it stands and what would be right.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from kade.kernel import encoders
from kade.kernel.errors import BadState
from kade.kernel.plain import shown

if TYPE_CHECKING:
    from kade.kernel.encoders import Encoder
    from kade.kernel.printed import Printed

MOST: Final = 10**9
"""Of anything that has no limit of its own."""
FEW: Final = 8
"""Names that a sentence has room for."""
NONE: Final = -1
"""In a field: nothing, nobody. In plain data it is null."""


class Kind:
    """How a value is written and read. `where` names the entry in a refusal; `seats` is how many the table has."""

    def empty(self, printed: Printed, seats: int) -> Any:
        """What a field of this kind has before anything is laid there: nothing, nobody, the smallest number."""
        raise NotImplementedError

    def write(self, printed: Printed, value: Any) -> Any:
        return value

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> Any:
        raise NotImplementedError

    def components(self, value: Any) -> list[int]:
        """The components that a value of this kind has, each as often as it is there."""
        return [item for item in value if item >= 0]

    def encoder(self, printed: Printed, seats: int) -> Encoder | None:
        """How a program that learns sees a value of this kind; None: not at all."""
        return None


class Number(Kind):
    """A whole number in a range, both ends included."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least: Final = least
        self.most: Final = most

    def empty(self, printed: Printed, seats: int) -> Any:
        return max(0, self.least)

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        return whole(where, data, self.least, self.most)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Amount()


class Numbers(Kind):
    """A list of whole numbers in a range: `size` of them, or one for each seat."""

    def __init__(self, size: int | None, least: int = 0, most: int = MOST) -> None:
        self.size: Final = size
        self.least: Final = least
        self.most: Final = most

    def empty(self, printed: Printed, seats: int) -> Any:
        return [max(0, self.least)] * (seats if self.size is None else self.size)

    def write(self, printed: Printed, value: Sequence[int]) -> list[int]:
        return list(value)

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        found = [whole(where, item, self.least, self.most) for item in entries(where, data)]
        if len(found) != (seats if self.size is None else self.size):
            raise BadState(f"{where} has {len(found)} numbers, but must have {self.size or seats}.")
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.EachSeat(seats, encoders.Amount()) if self.size is None else encoders.Amounts(self.size)


class Flag(Kind):
    """True or false."""

    def empty(self, printed: Printed, seats: int) -> Any:
        return False

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> bool:
        return flag(where, data)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Amount()


class SeatNumber(Kind):
    """The number of a seat; with `nobody`, also none."""

    def __init__(self, nobody: bool = False) -> None:
        self.nobody: Final = nobody

    def empty(self, printed: Printed, seats: int) -> Any:
        return NONE if self.nobody else 0

    def write(self, printed: Printed, value: int) -> int | None:
        return None if value == NONE else value

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        return NONE if data is None and self.nobody else seat(where, data, seats)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.OneSeat(seats)


class SeatSet(Kind):
    """A set of seats."""

    def empty(self, printed: Printed, seats: int) -> Any:
        return 0

    def write(self, printed: Printed, value: int) -> list[int]:
        return members(value)

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        return distinct(where, [seat(where, item, seats) for item in entries(where, data)])

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.SeveralSeats(seats)


class One(Kind):
    """A component by its name; with `optional`, also none."""

    def __init__(self, of: str, optional: bool = False) -> None:
        self.of: Final = of
        self.optional: Final = optional

    def empty(self, printed: Printed, seats: int) -> Any:
        return NONE

    def write(self, printed: Printed, value: int) -> str | None:
        return None if value == NONE else printed.component_names(self.of)[value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        return NONE if data is None and self.optional else named(where, data, printed.component_names(self.of), self.of)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.OneOf(len(printed.component_names(self.of)))


class SetOf(Kind):
    """A set of components, as a bit mask."""

    def __init__(self, of: str) -> None:
        self.of: Final = of

    def empty(self, printed: Printed, seats: int) -> Any:
        return 0

    def write(self, printed: Printed, value: int) -> list[str]:
        names = printed.component_names(self.of)
        return [names[item] for item in members(value)]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        names = printed.component_names(self.of)
        return distinct(where, [named(where, item, names, self.of) for item in entries(where, data)], names)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Members(len(printed.component_names(self.of)))


class CountsOf(Kind):
    """How many of each component; what is not named is not there."""

    def __init__(self, of: str, most: int = MOST) -> None:
        self.of: Final = of
        self.most: Final = most

    def empty(self, printed: Printed, seats: int) -> Any:
        return [0] * len(printed.component_names(self.of))

    def write(self, printed: Printed, value: Sequence[int]) -> dict[str, int]:
        names = printed.component_names(self.of)
        return {names[item]: number for item, number in enumerate(value) if number}

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        names = printed.component_names(self.of)
        found = [0] * len(names)
        for name, number in table(where, data).items():
            found[named(where, name, names, self.of)] = whole(f"{where} {name}", number, 0, self.most)
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Amounts(len(printed.component_names(self.of)))


class PackedCounts(CountsOf):
    """The same as one number, `bits` for each component: small enough to be carried by a step."""

    def __init__(self, of: str, bits: int) -> None:
        super().__init__(of, (1 << bits) - 1)
        self.bits: Final = bits

    def empty(self, printed: Printed, seats: int) -> Any:
        return 0

    def write(self, printed: Printed, value: Any) -> dict[str, int]:
        return super().write(printed, self.unpacked(value, len(printed.component_names(self.of))))

    def unpacked(self, value: int, number: int) -> list[int]:
        return [value >> (self.bits * item) & self.most for item in range(number)]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> Any:
        found = super().read(where, data, printed, seats)
        return sum(number << (self.bits * item) for item, number in enumerate(found))

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        number = len(printed.component_names(self.of))
        return encoders.Prepared(lambda value: self.unpacked(value, number), encoders.Amounts(number))


class RowOf(Kind):
    """Components in a row, as they lie; with `size` exactly that many, with `gaps` also empty places."""

    def __init__(self, of: str, size: int | None = None, gaps: bool = False) -> None:
        self.of: Final = of
        self.size: Final = size
        self.gaps: Final = gaps

    def empty(self, printed: Printed, seats: int) -> Any:
        return [NONE] * self.size if self.gaps and self.size else []

    def write(self, printed: Printed, value: Sequence[int]) -> list[str | None]:
        names = printed.component_names(self.of)
        return [None if item == NONE else names[item] for item in value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        names = printed.component_names(self.of)
        found = [
            NONE if item is None and self.gaps else named(where, item, names, self.of) for item in entries(where, data)
        ]
        if self.size is not None and len(found) != self.size:
            raise BadState(f"{where} has {len(found)} entries, but must have {self.size}.")
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        """A row that may have any length is encoded by what lies there, not by where."""
        several = len(printed.component_names(self.of))
        return encoders.Tally(several) if self.size is None else encoders.Row(self.size, several)


class HandOf(Kind):
    """Components that somebody has, each of them once, in no order: a sorted tuple."""

    def __init__(self, of: str) -> None:
        self.of: Final = of

    def empty(self, printed: Printed, seats: int) -> Any:
        return ()

    def write(self, printed: Printed, value: Sequence[int]) -> list[str]:
        names = printed.component_names(self.of)
        return [names[item] for item in value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[int, ...]:
        names = printed.component_names(self.of)
        found = [named(where, item, names, self.of) for item in entries(where, data)]
        distinct(where, found, names)
        return tuple(sorted(found))

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Tally(len(printed.component_names(self.of)), ordered=True)


class PileOf(RowOf):
    """Components in a pile: its top is last in the state, and first in plain data, as people name cards of a deck."""

    def write(self, printed: Printed, value: Sequence[int]) -> list[str | None]:
        return super().write(printed, value[::-1])

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        return super().read(where, data, printed, seats)[::-1]


class ActionName(Kind):
    """An action; with `optional`, also none."""

    def __init__(self, optional: bool = False) -> None:
        self.optional: Final = optional

    def empty(self, printed: Printed, seats: int) -> Any:
        return NONE

    def write(self, printed: Printed, value: int) -> str | None:
        return None if value == NONE else printed.actions.name(value)

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> int:
        if data is None and self.optional:
            return NONE
        if not isinstance(data, str) or data not in printed.actions.names:
            raise BadState(f"{where} is {shown(data)}, but must be the name of an action.")
        return printed.actions.action(data)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.OneOf(len(printed.actions))


# ---------------------------------------------------------------------- what all of them are made of


def table(where: str, data: Any, known: Collection[str] | None = None, complete: bool = False) -> dict[str, Any]:
    """A table; of what is `known` if that is said, and with `complete` all of it."""
    if not isinstance(data, dict):
        raise BadState(f"{where} is {shown(data)}, but must be a table.")
    for key in data:
        if not isinstance(key, str):
            raise BadState(f"{where} has {shown(key)} as the name of an entry, but names are texts.")
        if known is not None and key not in known:
            raise BadState(f"{where}: {shown(key)} is not an entry of it; choose one of {listing(known)}.")
    if complete:
        for key in known or ():
            if key not in data:
                raise BadState(f"{where} has no {key!r}.")
    return data


def entries(where: str, data: Any, most: int = MOST) -> list[Any]:
    if not isinstance(data, list):
        raise BadState(f"{where} is {shown(data)}, but must be a list.")
    if len(data) > most:
        raise BadState(f"{where} has {len(data)} entries, but must have at most {most}.")
    return data


def whole(where: str, data: Any, least: int, most: int) -> int:
    """A whole number between two others, both included."""
    if isinstance(data, bool) or not isinstance(data, int) or not least <= data <= most:
        to = f"from {least} on" if most == MOST else f"from {least} to {most}"
        raise BadState(f"{where} is {shown(data)}, but must be a whole number {to}.")
    return data


def flag(where: str, data: Any) -> bool:
    if not isinstance(data, bool):
        raise BadState(f"{where} is {shown(data)}, but must be true or false.")
    return data


def seat(where: str, data: Any, seats: int) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < seats:
        raise BadState(f"{where} is {shown(data)}, but must be a seat from 0 to {seats - 1}.")
    return data


def named(where: str, data: Any, names: Sequence[str], kind: str) -> int:
    """A component by its name: its number."""
    if not isinstance(data, str) or data not in names:
        raise BadState(f"{where}: {shown(data)} is not a {kind}; choose one of {listing(names)}.")
    return names.index(data)


def distinct(where: str, items: Sequence[int], names: Sequence[str] | None = None) -> int:
    """Things of which each is there once, as a bit mask."""
    mask = 0
    for item in items:
        if mask >> item & 1:
            raise BadState(f"{where} has {names[item]!r} twice." if names else f"{where} has {item} twice.")
        mask |= 1 << item
    return mask


def members(mask: int) -> list[int]:
    """What is in a set, in order."""
    return [item for item in range(mask.bit_length()) if mask >> item & 1]


def listing(names: Collection[str]) -> str:
    """Names in a sentence: all of them, if they are few."""
    few = list(names)[:FEW]
    return ", ".join(few) + (" and so on" if len(names) > FEW else "")
