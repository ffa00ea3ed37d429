"""The games. Each of ours is a folder here with a `game.py`, and nothing else needs to know of it; other packages offer
theirs by an entry point (outside.py)."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import json
import pkgutil
import sys
from collections import deque
from types import ModuleType
from typing import cast
from weakref import WeakValueDictionary

from kade.display.game import Game
from kade.games import outside
from kade.kernel.errors import BadGame, UnknownGame
from kade.kernel.game import Edition
from kade.kernel.plain import shown


def games() -> list[str]:
    """The ids of all games that can be played here, sorted."""
    return sorted([*ours(), *(id for id in outside.offered() if id not in ours() and not _fault(id))])


@functools.cache
def ours() -> tuple[str, ...]:
    """The ids of the games that come with Kade, sorted. They are found by their folders, installed or not."""
    return tuple(
        sorted(
            entry.name.replace("_", "-")
            for entry in pkgutil.iter_modules(__path__)
            if entry.ispkg and importlib.util.find_spec(f"{__name__}.{entry.name}.game")
        )
    )


def faults() -> list[str]:
    """A sentence for each game of another package that cannot be played."""
    return [*outside.unreadable(), *(fault for fault in map(_fault, outside.offered()) if fault)]


def load(game: str, edition: Edition = None) -> Game:
    """A game by its id, in its default edition or in another (a file, or the entries that differ)."""
    default = _default(game)
    if edition is None or edition == {}:
        return default
    fresh = default.with_edition(edition)
    return _kept(fresh)


def _default(game: str) -> Game:
    """Other packages are searched only for what is not ours."""
    if game in ours():
        return cast(Game, importlib.import_module(f"{__name__}.{game.replace('-', '_')}.game").GAME)
    found = outside.find(game) if game in outside.offered() else None
    if found is None:
        raise UnknownGame(f"{shown(game)} is not a game; choose one of {', '.join(games())}.")
    if isinstance(found, str):
        raise BadGame(found)
    return found


def _fault(id: str) -> str:
    """Why an offered game cannot be played, or nothing."""
    if id in ours():
        return outside.refusal(id, "Kade has a game of this id already; it needs another")
    found = outside.find(id)
    return found if isinstance(found, str) else ""


class _CallablePackage(ModuleType):
    """`kade.games()` lists the ids, and `kade.games.amsterdam` is a package: so the package answers a call."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _CallablePackage

RECENT = 8
"""Other editions that are kept although nobody uses them now: the next to ask for one need not make it again."""

_editions: WeakValueDictionary[tuple[str, str], Game] = WeakValueDictionary()
_recent: deque[Game] = deque(maxlen=RECENT)


def _kept(game: Game) -> Game:
    """One Game object per edition, so that its printed matter is shared by all its states; as long as one uses it."""
    if not game.edition:
        return load(game.id)
    found = _editions.setdefault((game.id, json.dumps(game.edition, sort_keys=True)), game)
    if found not in _recent:
        _recent.append(found)
    return found
