"""What is given to a game by whoever calls it, checked once for all games: a wrong argument gets a sentence.

`@checked(…)` on a method of `Game` says what it takes; whatever a game puts in that method's place is wrapped alike.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from kade.kernel.errors import BadArgument, BadState, IllegalAction, KadeError
from kade.kernel.event import Event
from kade.kernel.plain import shown, why_not_plain
from kade.kernel.prose import Phrase
from kade.kernel.state import State

if TYPE_CHECKING:
    from kade.kernel.game import Game

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


def takes_position(game: Game, spec: Any) -> tuple[Any, ...]:
    if not isinstance(spec, dict):
        raise BadState(f"A position is a table of what lies where, not {shown(spec)}.")
    wrong = why_not_plain(spec, "")
    if wrong:
        raise BadState(f"This position cannot be read: {wrong}")
    return (spec,)


def takes_what_is_said(game: Game, what: Any, names: Any = None) -> tuple[Any, ...]:
    return what if isinstance(what, str) else _event(what), _names(names)


def takes_event(game: Game, event: Any) -> tuple[Any, ...]:
    if isinstance(event, Event) and event.chance:
        return ({"event": event.name},)  # of which nobody is told, so that it happens nowhere
    return (_event(event),)


def takes_choice(game: Game, name: Any, view: Any, names: Any = None) -> tuple[Any, ...]:
    game.action(name)
    return name, _view(game, view), _names(names)


def takes_target(game: Game, name: Any, view: Any) -> tuple[Any, ...]:
    game.action(name)
    return name, _view(game, view)


def takes_view(game: Game, view: Any) -> tuple[Any, ...]:
    return (_view(game, view),)


def takes_view_and_names(game: Game, view: Any, names: Any = None) -> tuple[Any, ...]:
    return _view(game, view), _names(names)


def takes_text(game: Game, view: Any, lang: Any = "en", names: Any = None) -> tuple[Any, ...]:
    return _view(game, view), lang, _names(names)


def takes_refusal(game: Game, refusal: Any, names: Any = None) -> tuple[Any, ...]:
    if not isinstance(refusal, IllegalAction):
        raise BadArgument(f"{shown(refusal)} is not a refusal: that is the IllegalAction with which one was refused.")
    return refusal, _names(names)


def takes_players(game: Game, players: Any) -> tuple[Any, ...]:
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadArgument(f"{shown(players)} is not a number of players.")
    return (players,)


def takes_state_and_seat(game: Game, state: Any, seat: Any) -> tuple[Any, ...]:
    """Search comes here at every leaf: three comparisons, and no more."""
    if not isinstance(state, State) or state.printed.game != game.id:
        raise BadArgument(f"{shown(state)} is not a state of {game.id!r}.")
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise BadArgument(f"{shown(seat)} is not a seat: the seats are 0 to {state.seats - 1}.")
    return state, seat


def _event(event: Any) -> Mapping[str, Any]:
    """An event as a seat sees it; of an Event, what everybody sees."""
    if isinstance(event, Event):
        seen = event.seen_by(None)
        if seen is None:
            raise BadArgument(f"This event is what chance brought ({shown(event.chance)}): nobody is told of it.")
        return seen
    if not isinstance(event, Mapping) or not isinstance(event.get("event"), str):
        raise BadArgument(f"{shown(event)} is neither the name of an action nor an event with its name as 'event'.")
    return event


def _view(game: Game, view: Any) -> Mapping[str, Any]:
    if not isinstance(view, Mapping) or view.get("game") != game.id or "seat" not in view:
        raise BadArgument(f"{shown(view)} is not a view of {game.id!r}, which is what state.view(seat) answers.")
    return view


def _names(names: Any) -> Any:
    if names is None:
        return None
    if (
        isinstance(names, (str, bytes, Phrase))
        or not isinstance(names, Sequence)
        or not all(isinstance(name, (str, Phrase)) for name in names)
    ):
        raise BadArgument(f"The names are {shown(names)}, but must be a list with a text for each player.")
    return names
