"""Which games the suite runs on and with which options. No check lives here.

All that `kade.games()` lists, those of other packages too; those of the tests (Pebbles has every kind of step, Nim next
to nothing); and those that `KADE_TEST_GAMES` names by module: `KADE_TEST_GAMES="chess.game" pytest tests/conformance`.
"""

from __future__ import annotations

import functools
import importlib
import itertools
import os
from typing import Any

from tests.kernel.nim import GAME as NIM
from tests.kernel.toy_game import GAME as TOY

import kade
from kade.display.game import Game
from kade.games import ours
from kade.kernel.errors import BadOption

OUTSIDE = os.environ.get("KADE_TEST_GAMES", "").split()
OTHERS: dict[str, Game] = {game.id: game for game in (TOY, NIM, *(importlib.import_module(it).GAME for it in OUTSIDE))}
OURS: list[str] = [*ours(), TOY.id, NIM.id]
IDS: list[str] = list(dict.fromkeys([*kade.games(), *OTHERS]))
"""Every game, and those of other packages that are installed here. A new one is tested by existing."""


@functools.cache
def load(game: str) -> Game:
    return OTHERS[game] if game in OTHERS else kade.load(game)


@functools.cache
def _variants(game: str) -> list[dict[str, Any]]:
    found = load(game)
    names = [option.name for option in found.options]
    accepted: list[dict[str, Any]] = []
    for values in itertools.product(*(option.choices for option in found.options)):
        chosen = dict(zip(names, values, strict=True))
        try:
            found.new(seed=0, **chosen)
        except BadOption:
            continue
        accepted.append(chosen)
    return accepted


def variants(game: str) -> list[dict[str, Any]]:
    """Every combination of options that the game takes."""
    return [dict(chosen) for chosen in _variants(game)]


def by_players(game: str) -> list[dict[str, Any]]:
    """One combination a player count, the other options as they come by default."""
    players = next(option for option in load(game).options if option.name == "players")
    return [{"players": number} for number in players.choices]
