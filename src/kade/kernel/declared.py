"""A state that is made of declared fields, for games that need no speed of their own. Each field is one line:

    deck: list[int] = kept(PileOf("card"), DECK)

It is an attribute, empty at first, saved and copied with the rest. A class that is compiled, or that search copies very
often, extends State instead.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

from kade.kernel.fields import Field, Fields
from kade.kernel.kinds import Kind
from kade.kernel.printed import Printed
from kade.kernel.rng import Rng
from kade.kernel.secrecy import Place
from kade.kernel.state import State
from kade.kernel.step import Step


class _Declared(NamedTuple):
    kind: Kind
    place: Place | None
    who: int | None


def kept(kind: Kind, place: Place | None = None, who: int | None = None) -> Any:
    """Declares a field of a DeclaredState or of a Side, see Field."""
    return _Declared(kind, place, who)


def _collect(cls: type) -> tuple[Field, ...]:
    """The declarations of a class as fields; none of them stays behind as an attribute of the class."""
    found = {name: value for name, value in vars(cls).items() if isinstance(value, _Declared)}
    for name in found:
        delattr(cls, name)
    return tuple(Field(name, declared.kind, declared.place, declared.who) for name, declared in found.items())


class Side:
    """One player's side of the table. A game extends it by what each player has."""

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.fields = _collect(cls)


B = TypeVar("B", bound=Printed)
P = TypeVar("P", bound=Side)


class DeclaredState(State, Generic[B, P]):
    """A game declares its fields, and names the classes of its printed matter and of a player's side:

    class Scopa(DeclaredState[ScopaPrinted, Seat])
    """

    printed: B
    players: list[P]
    side: ClassVar[type[Side]]

    def __init_subclass__(cls) -> None:
        cls.side = get_args(cls.__orig_bases__[0])[1]  # type: ignore[attr-defined]
        cls.fields = _collect(cls)
        cls.seat_fields = cls.side.fields

    def __init__(self, printed: Printed, seats: int, stack: list[Step[Any]], rng: Rng) -> None:
        super().__init__(printed, seats, stack, rng)
        sides: list[Any] = [self.side() for _ in range(seats)]
        self.players = sides
        self._empty(self.fields, self)
        for me in self.players:
            self._empty(self.seat_fields, me)

    def _empty(self, declared: Fields, owner: Any) -> None:
        for field in declared:
            setattr(owner, field.name, field.kind.empty(self.printed, self.seats))

    def copy(self) -> Self:
        other = type(self)(self.printed, self.seats, self.stack[:], self.rng.copy())
        _carry_over(self.fields, self, other)
        for mine, same in zip(self.players, other.players, strict=True):
            _carry_over(self.seat_fields, mine, same)
        return other

    def sides(self) -> list[Any]:
        return self.players


def _carry_over(declared: Fields, source: Any, target: Any) -> None:
    """Lists are copied; all else in a field never changes."""
    for field in declared:
        value = getattr(source, field.name)
        setattr(target, field.name, value[:] if isinstance(value, list) else value)
