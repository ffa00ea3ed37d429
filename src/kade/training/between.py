"""Weights for what a game looks at between turns (`estimate/between.py`): search plays, sums are made over the last
rounds of its games, and the next round is played by what they found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kade.kernel.record import Record
from kade.training.fit import fit, spread_out
from kade.training.rows import Course

if TYPE_CHECKING:
    from kade.display.game import Game
    from kade.kernel.engine import Between
    from kade.kernel.learnt import Learnt

FADE: Final = 0.7  # as in fit.py
PULL: Final = 0.05  # towards the weights of the last round: there are ten times as many as in the middle of a turn
SHARE: Final = 0.8  # of the change that games ask for
OPENING: Final = 50  # decisions after which a turn has begun
LEAST: Final = 0.1  # how large a feature counts at least: weights of rare ones stay small
ROUNDS: Final = 3  # the last rounds, which are learnt from


def course(game: Game, between: Between, text: str) -> Course:
    """A Record as what was looked at between its turns."""
    record = Record.parse(text)
    state = record.replay(game, 0)
    rows: list[list[float]] = []
    for line in record.decisions:
        if between.asked(state):
            rows.append(between.features(state))
        seat, _, name = line.partition(" ")
        state.play(game.action(name), int(seat))
    return Course(np.array(rows), np.zeros(len(rows)), np.arange(len(rows)), between.ended(state))


def ever_asked(game: Game, options: dict[str, Any]) -> bool:
    """Whether there is anything to look at, at such a table: there is when a turn begins, or never."""
    room = game.between
    state = game.new(seed=0, **options)
    for _ in range(OPENING):
        if room is None or state.over or room.asked(state):
            break
        seat = state.actors[0]
        state.play(state.legal(seat)[0], seat)
    return room is not None and room.asked(state)


def learn(rounds: Sequence[Sequence[Course]], last: Learnt) -> tuple[tuple[float, ...], ...]:
    """Weights by knot, from those of the last round and the games of the last few."""
    courses = [course for some in rounds[-ROUNDS:] for course in some]
    today = [0.0] * len(last.features)
    found = fit(courses, today, len(last.by_knot), 1, FADE, PULL, SHARE, begin=last.by_knot, least=LEAST)
    return tuple(tuple(knot) for knot in found)


def off(courses: Sequence[Course], weights: Learnt) -> float:
    """How far games ended from what these weights said, as a root mean square."""
    flat = np.array(weights.by_knot).ravel()
    missed = [spread_out(one.features, len(weights.by_knot)) @ flat - one.end for one in courses]
    return float(np.sqrt(np.mean(np.square(np.concatenate(missed)))))
