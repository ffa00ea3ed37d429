"""Which drawn element an action belongs to, and at which one an event happened, by tables that a game writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kade.display.panel import View
from kade.kernel.actions import Choice

Words = Mapping[str, str]
Target = str | Callable[[View, int, Words], str | None]
"""An element's id with the action's words in braces, and `{decider}` for the seat that decides (`hand-{decider}`,
`track-{track}`); or where that is not enough, a function of the view, that seat and the words."""


def belongs_to(table: Mapping[str, Target], choice: Choice, view: View) -> str | None:
    """The element of an action, by a table from its kind; None when nothing drawn stands for it."""
    found = table.get(choice.kind)
    if found is None:
        return None
    if isinstance(found, str):
        return found.format(decider=decider(view), **choice.words)
    return found(view, decider(view), choice.words)


def decider(view: View) -> int:
    """The seat that decides: the viewer's if it may, else the first that may."""
    if view["seat"] in view["actors"]:
        return int(view["seat"])
    return int(view["actors"][0]) if view["actors"] else 0


def happened_at(table: Mapping[str, str], event: Mapping[str, Any]) -> str | None:
    """The element at which an event happened, by a table from its name to an id with what it tells in braces
    (`points-{seat}`); None where the table has none, or for a part that this viewer was not told."""
    found = table.get(event["event"])
    try:
        return found.format(**event) if found else None
    except KeyError:
        return None
