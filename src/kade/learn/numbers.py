"""The numbers that a coach says: read from the table before or after a step, or from what is printed.

`seats.0.points` is a way into what the learner sees after the step, `result.points.0` into the result as it would be,
`printed.carts` into the components. A word before it says more: `before`, `gain` (after less before), `count`, `minus`.
What a way leads through may have spaces in its name: `result.breakdown.0.contract F21`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any

from kade.display.game import Game
from kade.kernel.errors import KadeError
from kade.kernel.plain import shown
from kade.kernel.state import State

WORDS = ("before", "gain", "count", "minus")


class BadNumber(KadeError):
    """A number that cannot be found."""


def number(what: str, game: Game, before: State, after: State, seat: int) -> int | str:
    """What the coach says for `what`: a number, or a name."""
    start, dot, rest = what.partition(".")
    *words, first = start.split() or [""]
    way = first + dot + rest
    if unknown := [word for word in words if word not in WORDS]:
        raise BadNumber(f"{what!r} begins with {unknown[0]!r}, but only {', '.join(WORDS)} may stand before the way.")
    found = _value(way, game, before if "before" in words else after, seat)
    if isinstance(found, str) and not words:
        return found
    amount = _amount(what, found, "count" in words)
    if "gain" in words:
        amount -= _amount(what, _value(way, game, before, seat), "count" in words)
    return -amount if "minus" in words else amount


def _amount(what: str, found: Any, count: bool) -> int:
    if count and isinstance(found, Sized):
        return len(found)
    if type(found) is not int:
        raise BadNumber(f"{what!r} leads to {shown(found)}, which is no number.")
    return found


def _value(way: str, game: Game, state: State, seat: int) -> Any:
    first, _, rest = way.partition(".")
    if first == "printed":
        return _follow(way, game.printed, rest.split("."))
    if first == "result":
        return _follow(way, state.result().to_dict(), rest.split("."))
    return _follow(way, state.view(seat), way.split("."))


def _follow(way: str, there: Any, names: Sequence[str]) -> Any:
    """Into a table by key, a list by number or by the name of an entry, an object by attribute."""
    for name in names:
        if isinstance(there, Mapping):
            found = there.get(name)
        elif isinstance(there, Sequence) and not isinstance(there, str):
            found = _entry(there, name)
        else:
            found = None if name.startswith("_") else getattr(there, name, None)
        if found is None:
            raise BadNumber(f"{way!r} leads nowhere: there is no {name!r}.")
        there = found
    return there


def _entry(listed: Sequence[Any], name: str) -> Any:
    if name.isdecimal():
        return listed[int(name)] if int(name) < len(listed) else None
    return next((one for one in listed if name in _names_of(one)), None)


def _names_of(entry: Any) -> list[Any]:
    """What an entry of a list is called: its `name`, its `id`, or in a view one of its values."""
    if isinstance(entry, Mapping):
        return [value for value in entry.values() if isinstance(value, str)]
    return [getattr(entry, "name", None), getattr(entry, "id", None)]
