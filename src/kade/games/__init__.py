"""The games: each is a folder here with a `game.py`, and nothing else needs to know of it."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import json
import pkgutil
import sys
from types import ModuleType
from typing import cast

from kade.kernel.errors import UnknownGame
from kade.kernel.game import Edition, Game
from kade.kernel.plain import shown


@functools.cache
def games() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(
        entry.name.replace("_", "-")
        for entry in pkgutil.iter_modules(__path__)
        if entry.ispkg and importlib.util.find_spec(f"{__name__}.{entry.name}.game")
    )


def load(game: str, edition: Edition = None) -> Game:
    """A game by its id, in its default edition or in another (a file, or the entries that differ)."""
    if game not in games():
        raise UnknownGame(f"There is no game {shown(game)}; there is {', '.join(games())}.")
    default = cast(Game, importlib.import_module(f"kade.games.{game.replace('-', '_')}.game").GAME)
    if edition is None or edition == {}:
        return default
    fresh = default.with_edition(edition)
    return _kept(fresh)


class _CallablePackage(ModuleType):
    """`kade.games()` lists the ids, and `kade.games.amsterdam` is a package: so the package answers a call."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _CallablePackage

_editions: dict[tuple[str, str], Game] = {}


def _kept(game: Game) -> Game:
    """One Game object an edition, so that its printed matter is shared by all its states."""
    if not game.edition:
        return load(game.id)
    return _editions.setdefault((game.id, json.dumps(game.edition, sort_keys=True)), game)
