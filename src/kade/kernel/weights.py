"""The weights of a value that was learnt: a weighted sum of features, whose weights change in the course of a game."""
# mypyc: compile

from typing import Final, final


@final
class Weights:
    """One weight for each feature at each knot (a moment of the game); between two knots they change evenly."""

    def __init__(self, by_knot: list[list[float]]) -> None:
        self.features: Final = len(by_knot[0])
        self.last: Final = len(by_knot) - 1
        self.flat: Final[list[float]] = [weight for knot in by_knot for weight in knot]

    def sum(self, features: list[float]) -> float:
        """What features are worth together. The number after them says at which knot the game is, or between which."""
        number = self.features
        phase = features[number]
        low = min(int(phase), self.last - 1)
        part = phase - low
        rest = 1.0 - part
        flat = self.flat
        at = low * number
        total = 0.0
        for i in range(number):
            total += features[i] * (rest * flat[at + i] + part * flat[at + number + i])
        return total


def phase(turns: float, knots: list[float]) -> float:
    """When in the game it is: how many knots from the end, by the turns that are left."""
    for i in range(len(knots) - 1):
        if turns < knots[i + 1]:
            return max(0.0, i + (turns - knots[i]) / (knots[i + 1] - knots[i]))
    return len(knots) - 1.0
