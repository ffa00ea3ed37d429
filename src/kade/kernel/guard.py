"""What is given to a game by whoever calls it, checked once for all games: a wrong argument gets a sentence.

`@checked(…)` on a method of `Playable` or `Game` says what it takes; what a game puts in its place is wrapped alike.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from kade.kernel.errors import BadArgument, BadState, KadeError
from kade.kernel.plain import shown, why_not_plain
from kade.kernel.state import State

if TYPE_CHECKING:
    from kade.kernel.game import Playable

Check = Callable[..., tuple[Any, ...]]
Method = TypeVar("Method", bound=Callable[..., Any])
UNFORESEEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What broken data makes Python say where no check has foreseen it."""


def checked(check: Check, kind: type[KadeError] | None = None, message: str = "") -> Callable[[Method], Method]:
    """The method gets the arguments that `check` answers, which takes the same ones, or refuses them. With a kind of
    error, what nobody has foreseen inside the method becomes that one (`foreseen`)."""

    def wrap(method: Method) -> Method:
        @functools.wraps(method)
        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            given = check(self, *args, **kwargs)
            if kind is None:
                return method(self, *given)
            with foreseen(kind, message):
                return method(self, *given)

        call.guard = wrap  # type: ignore[attr-defined]
        return call  # type: ignore[return-value]

    return wrap


def check_as_bases_do(cls: type) -> None:
    """Wrap what a class defines anew as the method that it replaces was wrapped."""
    for name, method in list(vars(cls).items()):
        replaced = (getattr(vars(base).get(name), "guard", None) for base in cls.__mro__[1:])
        wrap = next((guard for guard in replaced if guard is not None), None)
        if wrap is not None and not hasattr(method, "guard"):
            setattr(cls, name, wrap(method))


@contextmanager
def foreseen(kind: type[KadeError], message: str) -> Iterator[None]:
    """The last resort where a game reads what strangers wrote: an error that none of its checks gave becomes one of
    ours. What Python said stays beside it as the cause, for whoever mends the game."""
    try:
        yield
    except KadeError:
        raise
    except UNFORESEEN as problem:
        raise kind(message) from problem


# ---------------------------------------------------------------------- what methods take, each with its arguments


def takes_position(game: Playable, spec: Any) -> tuple[Any, ...]:
    if not isinstance(spec, dict):
        raise BadState(f"A position is a table of what lies where, not {shown(spec)}.")
    wrong = why_not_plain(spec, "")
    if wrong:
        raise BadState(f"This position cannot be read: {wrong}")
    return (spec,)


def takes_state_and_seat(game: Playable, state: Any, seat: Any) -> tuple[Any, ...]:
    """Search comes here at every leaf: three comparisons, and no more."""
    if not isinstance(state, State) or state.printed.game != game.id:
        raise BadArgument(f"{shown(state)} is not a state of {game.id!r}.")
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise BadArgument(f"{shown(seat)} is not a seat: the seats are 0 to {state.seats - 1}.")
    return state, seat
