"""The games: each is a folder here with a `game.py`, and nothing else needs to know of it."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import json
import pkgutil
import sys
from typing import Any, cast

from kade.kernel.errors import UnknownGame
from kade.kernel.game import Edition, Game


class Games:
    """`kade.games()` lists the games, and `kade.games.amsterdam` is still the package of one: `kade` has both of them
    under one name, so this answers for the package as well."""

    def __call__(self) -> list[str]:
        """The ids of all games, sorted."""
        return _ids()

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules[__name__], name)


games = Games()


@functools.cache
def _ids() -> list[str]:
    return sorted(
        entry.name.replace("_", "-")
        for entry in pkgutil.iter_modules(__path__)
        if entry.ispkg and importlib.util.find_spec(f"{__name__}.{entry.name}.game")
    )


def load(game: str, edition: Edition = None) -> Game:
    """A game by its id, in its default edition or in another (a file, or the entries that differ)."""
    if game not in games():
        raise UnknownGame(f"There is no game {game!r}; there is {', '.join(games())}.")
    default = cast(Game, importlib.import_module(f"kade.games.{game.replace('-', '_')}.game").GAME)
    if not edition:
        return default
    fresh = default.with_edition(edition)
    return _kept(fresh)


_editions: dict[tuple[str, str], Game] = {}


def _kept(game: Game) -> Game:
    """One Game object an edition, so that its printed matter is shared by all its states."""
    if not game.edition:
        return load(game.id)
    return _editions.setdefault((game.id, json.dumps(game.edition, sort_keys=True)), game)
