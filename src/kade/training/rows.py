"""What a game's features were in the course of recorded games, for each seat that somebody held, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kade.kernel.record import Record

if TYPE_CHECKING:
    from kade.display.game import Game
    from kade.kernel.engine import Learning
    from kade.kernel.state import State

Array = Any  # of numpy; it is not typed here, since only this package needs it
WITHIN: Final = 3  # one decision in three in the middle of turns is looked at


@dataclass(frozen=True)
class Course:
    """One seat through one game: its features with the phase behind them, its points and the number of the turn at each
    look; then its points at the end."""

    features: Array
    points: Array
    turns: Array
    end: float


def courses(game: Game, learning: Learning, text: str) -> list[Course]:
    """A Record as courses, one a seat: looks at the beginning of every turn, and at some decisions between."""
    record = Record.parse(text)
    state = record.replay(game, 0)
    seats = range(learning.seats(state))
    rows: list[list[list[float]]] = [[] for _ in seats]
    points: list[list[float]] = [[] for _ in seats]
    turns: list[list[int]] = [[] for _ in seats]
    last: tuple[int, str] | None = None
    turn = 0
    for number, line in enumerate(record.decisions):
        seat, _, name = line.partition(" ")
        # Not every game numbers its turns: decisions of one seat in a row are one.
        fresh = last != (state.turn, seat)
        turn += fresh
        last = state.turn, seat
        if fresh or number % WITHIN == 0:
            for one in seats:
                rows[one].append(learning.features(state, one))
                points[one].append(learning.standing(state, one))
                turns[one].append(turn)
        state.play(game.action(name), int(seat))
    end = _end(state)
    return [Course(np.array(rows[one]), np.array(points[one]), np.array(turns[one]), end[one]) for one in seats]


def _end(state: State) -> list[float]:
    return [float(points) for points in state.result().points]
