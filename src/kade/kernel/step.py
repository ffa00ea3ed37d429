"""A step of play: one decision, or one thing that happens by itself. The flow of a game is a stack of steps."""
# mypyc: compile

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A seat and a few public ints; immutable, and serialisable by its name.

    A step carries identities (a colour, a track), never positions, references into the state, or secrets: what is
    peeked at or offered lies in a place of the state. Results travel in the successor step.
    """

    name: ClassVar[str] = ""
    asks: ClassVar[bool] = True
    """False: it runs by itself."""
    together: ClassVar[bool] = False
    """True: several seats decide at the same time (`actors`)."""
    open: ClassVar[bool] = True
    """Whether options open "at any moment of your turn" (asides) stand beside this step's own."""
    waits: ClassVar[bool] = False
    """Whether an open aside makes a question of this step even when its own option is forced."""
    clock: ClassVar[int] = 0
    """Seconds that the rules offer those who still decide together once somebody is done; nothing ends by it."""

    def __init__(self, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        # the two flags that every decision looks at, where looking is quick
        self.automatic: Final = not self.asks
        self.shared: Final = self.together

    def actors(self, s: S) -> list[int]:
        """The seats that may decide now."""
        return [self.seat]

    def legal(self, s: S, seat: int) -> list[int]:
        """What that seat may do. With nothing possible the step ends itself (`run`); what is forced is taken."""
        return []

    def take(self, s: S, seat: int, action: int) -> None:
        """Carry an action out. The step has left the stack; what follows is pushed."""

    def run(self, s: S) -> None:
        """What happens by itself, or when nothing was possible. The step has left the stack."""

    def why_not(self, s: S, seat: int, action: int) -> tuple[str, dict[str, object]]:
        """Why an action is not legal here: the id of the reason and its arguments."""
        return "not-now", {}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.a, self.b, self.c]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.a}, {self.b}, {self.c})"
