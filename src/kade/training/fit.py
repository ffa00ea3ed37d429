"""Weights from the courses of games: least-squares temporal differences (Bradtke and Barto 1996; Boyan 1999).

A look is not compared with the end of the game alone, which luck decides as much as the position, but with the looks
that follow, the nearer the more (`FADE`). What games do not tell stays as the estimate of today has it (`PULL`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from kade.training.rows import Course

FADE: Final = 0.7  # what a look counts for those a round later, as a part
PULL: Final = 0.015  # towards the weights of today: as much as that part of all looks would say
SHARE: Final = 0.7  # of the change that games ask for, what is made: all of it predicts better and plays worse
ALONE: Final = 0.3  # of this pull, what changes at all knots together feel


def spread_out(features: Any, knots: int) -> Any:
    """Features by knot: each counts for the two knots between which its moment lies."""
    number = features.shape[1] - 1
    phase = features[:, number]
    low = np.minimum(phase.astype(int), knots - 2)
    part = phase - low
    wide = np.zeros((len(features), knots * number))
    for knot in range(knots):
        share = np.where(low == knot, 1.0 - part, 0.0) + np.where(low + 1 == knot, part, 0.0)
        wide[:, knot * number : (knot + 1) * number] = features[:, :number] * share[:, None]
    return wide


def fit(
    courses: Sequence[Course],
    today: Sequence[float],
    knots: int,
    seats: int,
    fade: float = FADE,
    pull: float = PULL,
    share: float = SHARE,
    begin: Sequence[Sequence[float]] | None = None,
    only: Sequence[int] = (),
    least: float = 1e-6,
) -> list[list[float]]:
    """Weights by knot. `today` are those of the present estimate; `begin`, by knot, others to be changed instead. With
    `only` some, the weights of the other features stay. Features smaller than `least` are pulled all the more."""
    size = knots * len(today)
    matrix = np.zeros((size, size))
    gains = np.zeros(size)
    squares = np.zeros(size)
    looks = 0
    for course in courses:
        wide = spread_out(course.features, knots)
        after = np.vstack([wide[1:], np.zeros((1, size))])
        came = np.append(course.points[1:], course.end) - course.points
        rounds = np.diff(course.turns) / seats
        trace = np.zeros_like(wide)
        trace[0] = wide[0]
        for i in range(1, len(wide)):
            trace[i] = fade ** rounds[i - 1] * trace[i - 1] + wide[i]
        matrix += trace.T @ (wide - after)
        gains += trace.T @ came
        squares += (wide * wide).sum(axis=0)
        looks += len(wide)
    # In units in which every feature is about 1, so that all are pulled alike; and less where games say little of it.
    size_of = np.tile(np.maximum(least, np.sqrt(squares.reshape(knots, -1).sum(axis=0) / looks)), knots)
    old = np.tile(np.array(today), knots) if begin is None else np.array(begin).ravel()
    scaled = matrix / size_of[:, None] / size_of[None, :] + pull * looks * _reluctance(knots, len(today))
    left = (gains - matrix @ old) / size_of
    shown = [bool(knot.any()) for knot in squares.reshape(knots, -1)]  # weights of other tables stay as they are
    free = [knot * len(today) + i for knot in range(knots) if shown[knot] for i in only or range(len(today))]
    change = np.zeros(size)
    change[free] = np.linalg.solve(scaled[np.ix_(free, free)], left[free]) / size_of[free]
    weights: list[list[float]] = (old + share * change).reshape(knots, len(today)).tolist()
    return weights


def _reluctance(knots: int, features: int) -> Any:
    """What a change of weights costs: a little by itself, more where it differs from the next knot's."""
    steps = np.eye(knots)[1:] - np.eye(knots)[:-1]
    return np.kron(ALONE * np.eye(knots) + steps.T @ steps, np.eye(features))
