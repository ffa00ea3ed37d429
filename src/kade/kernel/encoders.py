"""Values as rows of whole numbers, for programs that learn: each kind of value (kinds.py) names its encoder. Where
nothing is to be said numbers stay 0; seats are counted from the viewer's own on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol


class Numbers(Protocol):
    """What a value is written into: a list, or the memory of an array."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


class Encoder:
    """Writes a value into `size` numbers that are 0, from `at` on."""

    ordered: bool = True
    """Whether things in another order are other numbers."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def write(self, value: Any, viewer: int, out: Numbers, at: int) -> None:
        raise NotImplementedError


class Amount(Encoder):
    """A number as it is."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: int, viewer: int, out: Numbers, at: int) -> None:
        out[at] = value


class Amounts(Encoder):
    """Numbers as they are."""

    def write(self, value: Sequence[int], viewer: int, out: Numbers, at: int) -> None:
        for number in value:
            if number:
                out[at] = number
            at += 1


class OneOf(Encoder):
    """A 1 for the one of several that it is; none at all for nothing."""

    def write(self, value: int, viewer: int, out: Numbers, at: int) -> None:
        if value >= 0:
            out[at + value] = 1


class Members(Encoder):
    """A 1 for each member of a set, which is a bit mask."""

    def write(self, value: int, viewer: int, out: Numbers, at: int) -> None:
        while value:
            last = value & -value
            out[at + last.bit_length() - 1] = 1
            value ^= last


class Tally(Encoder):
    """How many of each there are, in whatever order."""

    def __init__(self, size: int, ordered: bool = False) -> None:
        super().__init__(size)
        self.ordered = ordered

    def write(self, value: Sequence[int], viewer: int, out: Numbers, at: int) -> None:
        for item in value:
            if item >= 0:
                out[at + item] += 1


class Row(Encoder):
    """A 1 for the one of several that lies in each place of a row; none for an empty place."""

    def __init__(self, places: int, several: int) -> None:
        super().__init__(places * several)
        self.several: Final = several

    def write(self, value: Sequence[int], viewer: int, out: Numbers, at: int) -> None:
        for item in value:
            if item >= 0:
                out[at + item] = 1
            at += self.several


class OneSeat(Encoder):
    """A 1 for a seat; none at all for nobody."""

    def write(self, value: int, viewer: int, out: Numbers, at: int) -> None:
        if value >= 0:
            out[at + (value - viewer) % self.size] = 1


class SeveralSeats(Encoder):
    """A 1 for each seat of a bit mask."""

    def write(self, value: int, viewer: int, out: Numbers, at: int) -> None:
        for seat in range(self.size):
            if value >> seat & 1:
                out[at + (seat - viewer) % self.size] = 1


class EachSeat(Encoder):
    """What each seat has, the viewer's own first."""

    def __init__(self, seats: int, of: Encoder) -> None:
        super().__init__(seats * of.size)
        self.seats: Final = seats
        self.of: Final = of

    def write(self, value: Sequence[Any], viewer: int, out: Numbers, at: int) -> None:
        for seat, one in enumerate(value):
            self.of.write(one, viewer, out, at + (seat - viewer) % self.seats * self.of.size)


class Together(Encoder):
    """Values one after the other, each by an encoder of its own."""

    def __init__(self, parts: Sequence[Encoder]) -> None:
        super().__init__(sum(part.size for part in parts))
        self.parts: Final = tuple(parts)
        self.ordered = all(part.ordered for part in parts)

    def write(self, value: Sequence[Any], viewer: int, out: Numbers, at: int) -> None:
        for part, one in zip(self.parts, value, strict=True):
            part.write(one, viewer, out, at)
            at += part.size


class Prepared(Encoder):
    """What a function makes of the value, by another encoder."""

    def __init__(self, prepare: Callable[[Any], Any], then: Encoder) -> None:
        super().__init__(then.size)
        self.prepare: Final = prepare
        self.then: Final = then
        self.ordered = then.ordered

    def write(self, value: Any, viewer: int, out: Numbers, at: int) -> None:
        self.then.write(self.prepare(value), viewer, out, at)
