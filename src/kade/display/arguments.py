"""What is given to a game by whoever shows it, checked once for all games (kernel/guard.py): views, events, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kade.display.prose import Phrase
from kade.kernel.errors import BadArgument, IllegalAction
from kade.kernel.event import Event
from kade.kernel.plain import shown

if TYPE_CHECKING:
    from kade.display.game import Game


def takes_what_is_said(game: Game, what: Any, names: Any = None) -> tuple[Any, ...]:
    return what if isinstance(what, str) else _event(what), _names(names)


def takes_event(game: Game, event: Any) -> tuple[Any, ...]:
    if isinstance(event, Event) and event.chance:
        return ({"event": event.name},)  # what chance brought is shown to nobody, so it has no place
    return (_event(event),)


def takes_choice(game: Game, name: Any, view: Any, names: Any = None) -> tuple[Any, ...]:
    game.action(name)
    return name, _view(game, view), _names(names)


def takes_choices(game: Game, actions: Any, view: Any, names: Any = None) -> tuple[Any, ...]:
    if isinstance(actions, str | bytes) or not isinstance(actions, Sequence):
        raise BadArgument(f"{shown(actions)} is not a list of actions, which is what state.legal(seat) answers.")
    return actions, _view(game, view), _names(names)


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


def _event(event: Any) -> Mapping[str, Any]:
    """An event as a seat sees it; of an Event, what everybody sees."""
    if isinstance(event, Event):
        seen = event.seen_by(None)
        if seen is None:
            raise BadArgument(f"This event is what chance brought ({shown(event.chance)}): it is shown to nobody.")
        return seen
    if not isinstance(event, (dict, Mapping)) or not isinstance(event.get("event"), str):
        raise BadArgument(f"{shown(event)} is neither the name of an action nor an event with its name as 'event'.")
    return event


def _view(game: Game, view: Any) -> Mapping[str, Any]:
    if not isinstance(view, (dict, Mapping)) or view.get("game") != game.id or "seat" not in view:
        raise BadArgument(f"{shown(view)} is not a view of {game.id!r}, which is what state.view(seat) answers.")
    return view


def _names(names: Any) -> Any:
    if names is None:
        return None
    if (
        isinstance(names, (str, bytes, Phrase))
        or not isinstance(names, (list, Sequence))
        or not all(isinstance(name, (str, Phrase)) for name in names)
    ):
        raise BadArgument(f"The names are {shown(names)}, but must be a list with a text for each player.")
    return names
