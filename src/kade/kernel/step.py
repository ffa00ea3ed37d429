"""A step of play: one decision, or one thing that happens by itself. The flow of a game is a stack of steps."""
# mypyc: compile

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kade.kernel.kinds import Kind
from kade.kernel.printed import Printed

S = TypeVar("S")
Carried = dict[str, Kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision of one seat. It carries a few public values under their own names, each declared with its kind:

        carries: ClassVar[Carried] = {"track": TRACK}

        def __init__(self, seat: int, track: int) -> None:
            super().__init__(seat)
            self.track: Final = track

    The constructor takes the seat and then what is carried, in that order. A step never changes, and is saved by its
    name. It carries identities (a colour, a track), never positions, references into the state, or secrets: what is
    peeked at or offered lies in a place of the state. Results travel in the successor step.
    """

    name: ClassVar[str] = ""
    carries: ClassVar[Carried] = {}
    allows_asides: ClassVar[bool] = True
    """Whether options open "at any moment of your turn" stand beside this step's own."""
    asks_for_asides: ClassVar[bool] = False
    """Whether an open aside makes a question of this step even when its own option is forced."""
    in_secret: ClassVar[bool] = False
    """Whether nobody sees what another decides here, nor that they did, until they are done: where several decide."""
    clock: ClassVar[int] = 0
    """Seconds that the rules offer those who still decide together once somebody is done; nothing ends by it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.automatic = False
        self.together = False

    def actors(self, s: S) -> list[int]:
        """The seats that may decide now."""
        return [self.seat]

    def legal(self, s: S, seat: int) -> list[int]:
        """What that seat may do. With nothing possible the step ends itself (`run`); what is forced is taken."""
        return []

    def has_choice(self, s: S, seat: int) -> bool:
        """Whether it is plain at a glance that `legal` has several options; if it is not, they are counted."""
        return False

    def take(self, s: S, seat: int, action: int) -> None:
        """Carry an action out. The step has left the stack; what follows is pushed."""

    def run(self, s: S) -> None:
        """What happens by itself, or when nothing was possible. The step has left the stack."""

    def why_not(self, s: S, seat: int, action: int) -> tuple[str, dict[str, object]]:
        """Why an action is not legal here: the id of the reason and its arguments."""
        return "not-now", {}

    def about(self, s: S) -> dict[str, Any]:
        """What the step is about, as a view shows it: what it carries, unless the game has more to say."""
        return self.written(s.printed)  # type: ignore[attr-defined]

    # ------------------------------------------------------------------ what it carries

    def values(self) -> tuple[Any, ...]:
        """What it carries, in the order of `carries`."""
        return tuple([getattr(self, name) for name in self.carries])

    def written(self, printed: Printed) -> dict[str, Any]:
        """What it carries as plain data."""
        return {name: kind.write(printed, getattr(self, name)) for name, kind in self.carries.items()}

    def dump(self, printed: Printed) -> dict[str, Any]:
        return {"step": self.name, "seat": self.seat, **self.written(printed)}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and self.name == other.name
            and self.seat == other.seat
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.values()))

    def __repr__(self) -> str:
        carried = "".join([f", {name}={getattr(self, name)!r}" for name in self.carries])
        return f"{type(self).__name__}({self.seat}{carried})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A step that nobody decides: it runs by itself."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.automatic = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A step in which several seats decide at the same time (`actors`). When nobody is left it runs, and ends."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.together = True
