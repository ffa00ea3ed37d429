"""Laying out positions of Burano, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

import kade
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.game import BuranoGame
from kade.games.burano.rules.seat import Seat
from kade.games.burano.rules.state import Burano
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.record import Record
from kade.kernel.recorded_chance import RecordedChance

GAME = cast(BuranoGame, kade.load("burano"))
BOX = cast(BuranoPrinted, GAME.printed)
COLOURS = ["pink", "blue", "yellow", "green", "orange", "white"]
Told = list[dict[str, Any]]
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


def lay(**spec: Any) -> Burano:
    """A position; two players unless more seats or `players` are named."""
    spec.setdefault("players", max(2, len(spec.get("seats", []))))
    return cast(Burano, GAME.position(spec))


def with_huts(**named: list[str]) -> dict[str, list[str]]:
    """Huts with these islands as named; the other islands get what is left."""
    left = Counter(dict.fromkeys(COLOURS, 3))
    for colours in named.values():
        left.subtract(colours)
    rest = [colour for colour in COLOURS for _ in range(left[colour])]
    return {place: named[place] if place in named else [rest.pop() for _ in range(3)] for place in "ABCDEF"}


def begin(**options: Any) -> Burano:
    return cast(Burano, GAME.new(**options))


def options(state: Burano, seat: int | None = None) -> list[str]:
    """The legal actions by name."""
    return [GAME.name(action) for action in state.legal(seat)]


def starting_with(state: Burano, word: str) -> list[str]:
    return [name for name in options(state) if name.startswith(f"{word} ")]


def do(state: Burano, *names: str, seat: int | None = None, seen_by: int | None = None) -> Told:
    """Carry out actions by name; what happened, as `seen_by` (a spectator unless said) sees it."""
    heard: list[Event] = []
    state.listener = heard.append
    for name in names:
        state.apply(GAME.action(name), seat)
    state.listener = None
    assert state.audit() == []
    whole = state.to_dict()
    assert GAME.from_dict(whole).to_dict() == whole  # what is reached in play can be saved and read again
    return as_seen(heard, seen_by)


def as_seen(heard: list[Event], viewer: int | None) -> Told:
    return [cast(dict[str, Any], told) for event in heard if (told := event.seen_by(viewer)) is not None]


def only(told: Told, name: str) -> Told:
    """The events of that name, without it."""
    return [{key: value for key, value in event.items() if key != "event"} for event in told if event["event"] == name]


def refused(state: Burano, name: str, seat: int | None = None) -> str:
    """An action is refused and nothing changes; the id of the reason."""
    before = state.to_dict()
    with pytest.raises(IllegalAction) as caught:
        state.apply(GAME.action(name), seat)
    assert state.to_dict() == before
    return caught.value.reason


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


def foretell(state: Burano, *lines: str) -> None:
    """Let chance bring these things next: a place, then what comes, from the top."""
    state.recorded = RecordedChance()
    state.recorded.coming = [line.split() for line in lines]


def begin_with(*lines: str, **chosen: Any) -> tuple[Burano, Told]:
    """A new game in which chance brings these lines (see SETUP), and what a spectator saw of it."""
    heard: list[Event] = []
    record = Record("burano", rules=GAME.rules, options=chosen, lines=[f"* {line}" for line in lines])
    state = record.replay(GAME, from_lines=True, listener=heard.append)
    return cast(Burano, state), as_seen(heard, None)


def full_pyramid(base: str = "pink", middle: str = "blue", top: str = "yellow") -> dict[str, str]:
    return {**{f"base-{i}": base for i in range(1, 10)}, **{f"middle-{i}": middle for i in range(1, 5)}, "top": top}


def play_on(state: Burano, chance: random.Random, decisions: int) -> Burano:
    """Random decisions until so many are made or the game is over."""
    for _ in range(decisions):
        if state.over:
            break
        seat = chance.choice(state.actors)
        state.apply(chance.choice(state.legal(seat)), seat)
    return state
