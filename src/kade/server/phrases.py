"""A game's phrases as they travel: in no language yet, and with players left to the client, who knows their names."""

from __future__ import annotations

from kade.display import prose
from kade.server.wire import Item, Phrase, Value

PLAYER = "@player"  # no game has a message like this


def players(number: int) -> list[prose.Value]:
    """The players as a game's phrases shall speak of them."""
    return [prose.Phrase(PLAYER, {"seat": seat}) for seat in range(number)]


def phrase(said: prose.Phrase) -> Phrase:
    return Phrase(said.message, {name: _value(value) for name, value in said.args.items()})


def _value(value: prose.Value) -> Value:
    if isinstance(value, str | int | prose.Phrase):
        return _item(value)
    return [item for one in value for item in _items(one)]


def _items(value: prose.Value) -> list[Item]:
    """A list within a list is one list: every language says it as one."""
    found = _value(value)
    return found if isinstance(found, list) else [found]


def _item(value: str | int | prose.Phrase) -> Item:
    return phrase(value) if isinstance(value, prose.Phrase) else value
