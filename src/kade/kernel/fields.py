"""What a game keeps, declared once: saving, reading, the default audit and the default re-deal follow from it.

A game's State lists its `fields`, and `seat_fields` for what each of its `players` has. A field has the name of an
attribute, and a kind that knows how it is written and read. Where components lie (not only numbers about them), the
field also says where that is (`Place`): all such fields together have what the edition's box has, each piece once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from kade.kernel.errors import BadState
from kade.kernel.kinds import CountsOf, Kind, One, PileOf, SetOf, entries, members, table
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Place

if TYPE_CHECKING:
    from kade.kernel.state import State

NOTHING: Final = 0
ITS_NUMBER: Final = 1
ALL_OF_IT: Final = 2
SEATS: Final = "seats"
"""The entry of a saved state that has what each player has."""


class Field:
    """An attribute that is saved; with a place, components lie there. `who` may know it at any time: whoever the place
    says, or all, unless this says otherwise."""

    def __init__(self, name: str, kind: Kind, place: Place | None = None, who: int | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.place: Final = place
        self.who: Final[int] = who if who is not None else ALL if place is None else place.who

    def seen_as(self, owner: int, viewer: int) -> int:
        """What the viewer sees of it: all, the number of components that lie there, or nothing."""
        if self.who == ALL or (self.who == OWNER and owner == viewer):
            return ALL_OF_IT
        return NOTHING if self.place is None else ITS_NUMBER


Fields = Sequence[Field]


def write(s: State) -> dict[str, Any]:
    """Everything that is declared, as plain data."""
    saved = {field.name: field.kind.write(s.printed, getattr(s, field.name)) for field in s.fields}
    if s.seat_fields:
        saved[SEATS] = [
            {field.name: field.kind.write(s.printed, getattr(me, field.name)) for field in s.seat_fields}
            for me in s.sides()
        ]
    return saved


def read(s: State, data: Any) -> None:
    """The same back into a table that was set up for as many seats: every field, and nothing else."""
    names = [field.name for field in s.fields] + ([SEATS] if s.seat_fields else [])
    saved = table("state", data, names, complete=True)
    seats = entries(SEATS, saved.get(SEATS, []))
    if len(seats) != len(s.sides()):
        raise BadState(
            f"seats has {len(seats)} entries, but must have {len(s.sides())}, as the players in the options say."
        )
    for number, entry in enumerate(seats):
        table(f"seats {number}", entry, [field.name for field in s.seat_fields], complete=True)
    lay(s, saved)


def lay(s: State, data: dict[str, Any]) -> None:
    """What is named of the fields, read into the state; the rest stays as it is."""
    for field in s.fields:
        if field.name in data:
            setattr(s, field.name, field.kind.read(field.name, data[field.name], s.printed, s.seats))
    sides = s.sides()
    given = entries(SEATS, data.get(SEATS, []))
    if len(given) > len(sides):
        raise BadState(f"seats has {len(given)} entries, but must have at most {len(sides)}.")
    known = [field.name for field in s.seat_fields]
    for number, entry in enumerate(given):
        where = f"seats {number}"
        table(where, entry, known)
        for field in s.seat_fields:
            if field.name in entry:
                value = field.kind.read(f"{where} {field.name}", entry[field.name], s.printed, s.seats)
                setattr(sides[number], field.name, value)


def refuse_broken(s: State) -> None:
    """Refuse a position laid out by hand that is no position (see State.audit)."""
    wrong = s.audit()
    if wrong:
        raise BadState(f"This position is impossible: {wrong[0]}.")


# ---------------------------------------------------------------------- where components lie


def components(kind: Kind, value: Any) -> list[int]:
    """The components that a value of that kind has, each as often as it is there."""
    if isinstance(kind, CountsOf):
        return [item for item, number in enumerate(value) for _ in range(number)]
    if isinstance(kind, SetOf):
        return members(value)
    if isinstance(kind, One):
        return [value] if value >= 0 else []
    return kind.components(value)


def number_of(kind: Kind, value: Any) -> int:
    """How many components a value of that kind has."""
    return sum(value) if isinstance(kind, CountsOf) else len(components(kind, value))


def _places(s: State) -> Iterator[tuple[Field, Any, int]]:
    """Every field where components lie, the object that has it, and whose it is (-1: the table's)."""
    for field in s.fields:
        if field.place is not None:
            yield field, s, -1
    for seat, me in enumerate(s.sides()):
        for field in s.seat_fields:
            if field.place is not None:
                yield field, me, seat


def fill_up(s: State, pile: str) -> None:
    """Every component that lies nowhere, shuffled, into the field `pile`, under what lies there already."""
    field = next(field for field in s.fields if field.name == pile)
    assert field.place is not None
    kind = field.place.kind
    there: list[int] = []
    for other, owner, _ in _places(s):
        if other.place is not None and other.place.kind == kind:
            there += components(other.kind, getattr(owner, other.name))
    loose = [item for item, number in enumerate(s.printed.supply(kind)) for _ in range(number - there.count(item))]
    s.rng.shuffle(loose)
    setattr(s, pile, loose + getattr(s, pile))


def audit(s: State) -> list[str]:
    """Every component of the box is somewhere, and no other; as sentences what is wrong."""
    wrong: list[str] = []
    found: dict[str, list[int]] = {}
    for field, owner, _ in _places(s):
        assert field.place is not None
        value = getattr(owner, field.name)
        if isinstance(field.kind, CountsOf) and min(value, default=0) < 0:
            wrong.append(f"{field.name} has a negative number of something")
        found.setdefault(field.place.kind, []).extend(components(field.kind, value))
    for kind, there in found.items():
        names = s.printed.component_names(kind)
        for item, number in enumerate(s.printed.supply(kind)):
            if there.count(item) != number:
                wrong.append(f"the {kind} {names[item]!r} is there {there.count(item)} times, not {number}")
    return wrong


def redeal(s: State, viewer: int | None, seed: int) -> State:
    """All that the viewer may not know, dealt anew: of each kind of component, what is hidden changes places."""
    rng = seeded(seed)
    other = s.copy()
    hidden: dict[str, list[tuple[Field, Any]]] = {}
    pool: dict[str, list[int]] = {}
    for field, owner, seat in _places(other):
        assert field.place is not None
        if not field.place.open_to(seat, viewer):
            hidden.setdefault(field.place.kind, []).append((field, owner))
            pool.setdefault(field.place.kind, []).extend(components(field.kind, getattr(owner, field.name)))
    for kind, places in hidden.items():
        unseen = sorted(pool[kind])  # where each lay must not matter
        rng.shuffle(unseen)
        for field, owner in places:
            old = getattr(owner, field.name)
            dealt = [unseen.pop() for _ in components(field.kind, old)]
            setattr(owner, field.name, _remade(field.kind, old, dealt))
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
    return other


def shuffle_unseen(s: State) -> None:
    """The piles of which nobody knows anything; one that is partly open is the game's own business."""
    for field, owner, _ in _places(s):
        assert field.place is not None
        if field.place.who == NOBODY and not field.place.partly and isinstance(field.kind, PileOf):
            s.shuffle(field.place.name, getattr(owner, field.name))


def _remade(kind: Kind, old: Any, dealt: list[int]) -> Any:
    """A value of that kind with these components."""
    if isinstance(kind, CountsOf):
        return [dealt.count(item) for item in range(len(old))]
    if isinstance(kind, SetOf):
        return sum(1 << item for item in dealt)
    if isinstance(kind, One):
        return dealt[0] if dealt else old
    if isinstance(old, tuple):
        return tuple(sorted(dealt))
    return [dealt.pop() if item >= 0 else item for item in old]
