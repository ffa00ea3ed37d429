"""Intervals, tests and the caution that many comparisons need. Numbers in, numbers out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, pstdev, stdev
from typing import Literal

Z95 = 1.959964
Interval = tuple[float, float]
Verdict = Literal["yes", "no", "open"]


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of a share (Wilson's, which stays within 0 and 1)."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (Student's); with one value the interval is unbounded."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    half = student95(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean, mean - half, mean + half


def student95(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: an expansion, and a table where that is too coarse."""
    small = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
    if freedom in small:
        return small[freedom]
    z, n = Z95, freedom
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def paired(scores: Sequence[float], games: int) -> Interval:
    """The 95 % interval of a share from scores by deal, each the mean of its swapped games. Luck that the swap cancels
    makes it narrower than Wilson's. Where all deals ended alike nothing can be said of their spread, so then it is
    Wilson's."""
    if len(scores) < 2 or pstdev(scores) == 0:
        return wilson(sum(scores) / len(scores) * games, games) if scores else (0.0, 1.0)
    _, low, high = mean_interval(scores)
    return max(0.0, low), min(1.0, high)


def two_sided(z: float) -> float:
    """How likely chance alone is to stray this far."""
    return 2 * (1 - NormalDist().cdf(abs(z)))


def discoveries(chances: Sequence[float], rate: float = 0.05) -> list[float]:
    """Benjamini and Hochberg's adjusted values, in the order given: those at most `rate` are findings of which about
    that part is chance, however many things were compared."""
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    adjusted = [1.0] * len(chances)
    least = 1.0
    for place, i in enumerate(order):
        rank = len(chances) - place
        least = min(least, chances[i] * len(chances) / rank)
        adjusted[i] = least
    return adjusted


class Sequential:
    """A sequential test of a share: is it `high` or more, or `low` or less? Ends as soon as one of the two is clear;
    each answer is wrong with about the stated error at most when the share lies beyond its bound.

    It is given the mean of each pair of swapped games, 0, ¼, ½, ¾ or 1, and takes how far these lie apart from the
    pairs themselves (the generalised test that chess engines are tried with, Van den Bergh 2018). The swap cancels
    luck, so that takes far fewer games than counting them as independent. While there are few, their spread is guarded
    by one pair won and one lost that were never played.
    """

    LEAST = 8  # pairs before anything is said

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        if not 0 < low < high < 1:
            raise ValueError(f"the test needs 0 < low < high < 1, not {low} and {high}")
        self.low, self.high, self.error = low, high, error
        self.bound = math.log((1 - error) / error)

    def evidence(self, scores: Sequence[float]) -> float:
        """The log of how much likelier these pairs are if the share is `high`."""
        spread = pstdev([*scores, 0.0, 1.0]) ** 2
        return len(scores) * (self.high - self.low) * (2 * fmean(scores) - self.low - self.high) / (2 * spread)

    def verdict(self, scores: Sequence[float]) -> Verdict:
        if len(scores) < self.LEAST:
            return "open"
        evidence = self.evidence(scores)
        return "yes" if evidence >= self.bound else "no" if evidence <= -self.bound else "open"
