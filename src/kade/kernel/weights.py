"""The weights of a value that was learnt: a weighted sum of features, whose weights change in the course of a game."""
# mypyc: compile

from __future__ import annotations

from typing import Final, final

KEPT: Final = 1000
"""Moments of a game whose weights are remembered: games have fewer, or so many that remembering would not help."""


@final
class Weights:
    """One weight for each feature at each knot (a moment of the game); between two knots they change evenly.

    With `between` others, which are for what a game looks at between turns."""

    def __init__(self, by_knot: list[list[float]], between: Weights | None = None) -> None:
        self.between: Final[Weights | None] = between
        self.features: Final = len(by_knot[0])
        self.last: Final = len(by_knot) - 1
        self.flat: Final[list[float]] = [weight for knot in by_knot for weight in knot]
        self.known: Final[dict[float, list[float]]] = {}

    def at(self, phase: float) -> list[float]:
        """The weights at a moment of the game: at which knot it is, or between which."""
        found = self.known.get(phase)
        if found is not None:
            return found
        number = self.features
        low = min(int(phase), self.last - 1)
        part = phase - low
        rest = 1.0 - part
        flat = self.flat
        at = low * number
        found = [rest * flat[at + i] + part * flat[at + number + i] for i in range(number)]
        if len(self.known) < KEPT:
            self.known[phase] = found
        return found

    def sum(self, features: list[float]) -> float:
        """What features are worth together. The number after them says when in the game it is."""
        weights = self.at(features[self.features])
        total = 0.0
        for i in range(self.features):
            total += features[i] * weights[i]
        return total


@final
class Row:
    """A seat's features, one after the other: weighed at once as they come, or listed where there are no weights."""

    def __init__(self, weights: Weights | None, phase: float) -> None:
        self.phase: Final = phase
        self.listed: Final[list[float]] = []
        self.weights: Final[list[float] | None] = None if weights is None else weights.at(phase)
        self.number = 0
        self.total = 0.0

    def add(self, feature: float) -> None:
        weights = self.weights
        if weights is None:
            self.listed.append(feature)
        elif feature != 0.0:
            self.total += feature * weights[self.number]
        self.number += 1


def phase(turns: float, knots: list[float]) -> float:
    """When in the game it is: how many knots from the end, by the turns that are left."""
    for i in range(len(knots) - 1):
        if turns < knots[i + 1]:
            return max(0.0, i + (turns - knots[i]) / (knots[i + 1] - knots[i]))
    return len(knots) - 1.0
