"""How far a value is from how games end, beside the estimate of today: by fifths of the game, on games it has not seen.

Only play decides whether a value is better (`kade train` plays); this tells what it has learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from kade.training.fit import spread_out

if TYPE_CHECKING:
    from kade.training.rows import Course

PARTS: Final = 5


@dataclass(frozen=True)
class Error:
    """How far points at the end lay from a guess in one part of the game: on average above it, and as a root mean
    square; the second of each pair is the learnt value's."""

    above: tuple[float, float]
    off: tuple[float, float]


def errors(courses: Sequence[Course], today: Sequence[float], by_knot: Sequence[Sequence[float]]) -> list[Error]:
    knots = len(by_knot)
    guesses = (np.tile(np.array(today), knots), np.array(by_knot).ravel())
    missed: list[list[list[float]]] = [[[] for _ in guesses] for _ in range(PARTS)]
    for course in courses:
        wide = spread_out(course.features, knots)
        for which, weights in enumerate(guesses):
            off = course.points + wide @ weights - course.end
            for number, one in enumerate(off.tolist()):
                missed[PARTS * number // len(off)][which].append(one)
    return [
        Error(
            (float(np.mean(old)), float(np.mean(new))),
            (float(np.sqrt(np.mean(np.square(old)))), float(np.sqrt(np.mean(np.square(new))))),
        )
        for old, new in missed
    ]
