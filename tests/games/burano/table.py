"""Laying out positions of Burano, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import kade
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.game import BuranoGame
from kade.games.burano.rules.seat import Seat
from kade.games.burano.rules.state import Burano
from kade.testing import Table

GAME = cast(BuranoGame, kade.load("burano"))
BOX = cast(BuranoPrinted, GAME.printed)
COLOURS = ["pink", "blue", "yellow", "green", "orange", "white"]
TABLE = Table(GAME, Burano)
lay, begin, options, starting_with, do = TABLE.lay, TABLE.begin, TABLE.options, TABLE.starting_with, TABLE.do
begin_with, foretell, play_on = TABLE.begin_with, TABLE.foretell, TABLE.play_on
THREE_ARROWS = {"pink": 1, "blue": 1, "yellow": 1}

# The default ring (pieces R1 R2 R3 R4, sector 1 at house 3) has the arrows yellow, blue, pink.
PINK_ORANGE_PINK = {"ring": ["R1", "R3", "R2", "R4"], "start": 5}
WHITE_PINK_YELLOW = {"ring": ["R1", "R4", "R2", "R3"], "start": 5}

# Huts of which none matches yellow, blue or pink on A, E, B and D; what is tested is then laid over it.
HUTS = {
    "A": ["green", "white", "orange"],
    "B": ["green", "white", "orange"],
    "C": ["pink", "blue", "yellow"],
    "D": ["green", "white", "orange"],
    "E": ["pink", "pink", "blue"],
    "F": ["blue", "yellow", "yellow"],
}


def with_huts(**named: list[str]) -> dict[str, list[str]]:
    """Huts with these islands as named; the other islands get what is left."""
    left = Counter(dict.fromkeys(COLOURS, 3))
    for colours in named.values():
        left.subtract(colours)
    rest = [colour for colour in COLOURS for _ in range(left[colour])]
    return {place: named[place] if place in named else [rest.pop() for _ in range(3)] for place in "ABCDEF"}


def refused(state: Burano, name: str, seat: int | None = None) -> str:
    """The id of the reason for a refusal."""
    return TABLE.refused(state, name, seat).reason


def me(state: Burano, seat: int = 0) -> Seat:
    return state.players[seat]


def revealed(state: Burano) -> bool:
    """Whether the last decision turned something up: a barrier to taking it back."""
    return state.revealed


def points(state: Burano, seat: int = 0) -> int:
    return sum(state.players[seat].scored)


def scored(state: Burano, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = state.to_dict()["state"]["seats"][seat]["scored"]
    return found


def saved(state: Burano) -> dict[str, Any]:
    return cast(dict[str, Any], state.to_dict()["state"])


def full_pyramid(base: str = "pink", middle: str = "blue", top: str = "yellow") -> dict[str, str]:
    return {**{f"base-{i}": base for i in range(1, 10)}, **{f"middle-{i}": middle for i in range(1, 5)}, "top": top}
