"""Intervals and tests against figures known from elsewhere, and against chance itself."""

from __future__ import annotations

import math
import random

import pytest

from kade.arena.stats import Sequential, discoveries, mean_interval, paired, student95, two_sided, wilson


def test_wilsons_interval() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)])
def test_students_points(freedom: int, point: float) -> None:
    assert math.isclose(student95(freedom), point, abs_tol=0.006)


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3
    assert math.isclose(high - mean, 2.776 * math.sqrt(2.5) / math.sqrt(5), abs_tol=0.001)
    assert math.isclose(mean - low, high - mean)
    assert mean_interval([1.0])[1:] == (-math.inf, math.inf)


def test_luck_that_the_swap_cancels_makes_the_interval_narrower() -> None:
    scores = [0.5] * 18 + [1.0, 0.0]  # the seat decides nearly all of these pairs
    low, high = paired(scores, 40)
    assert high - low < 0.6 * (wilson(20, 40)[1] - wilson(20, 40)[0])


def test_where_all_deals_end_alike_the_interval_is_wilsons() -> None:
    assert paired([1.0] * 10, 20) == wilson(20, 20)


def test_chances() -> None:
    assert math.isclose(two_sided(1.959964), 0.05, abs_tol=1e-6)
    assert two_sided(0) == 1


def test_many_comparisons_need_more() -> None:
    assert [round(value, 4) for value in discoveries([0.01, 0.04, 0.03, 0.005])] == [0.02, 0.04, 0.04, 0.02]
    assert discoveries([]) == []
    assert min(discoveries([0.04] + [0.5] * 99)) > 0.05


@pytest.mark.slow
@pytest.mark.parametrize("settled", [0.0, 0.5])
def test_the_sequential_test_ends_early_and_errs_as_rarely_as_it_says(settled: float) -> None:
    """Of this part of the pairs each side wins one game, whoever plays: what the deal settles."""
    test = Sequential(0.55, 0.65, 0.025)
    lot = random.Random(5)
    wrong, lengths = 0, []
    share = (0.55 - settled / 2) / (1 - settled)
    for _ in range(300):
        scores: list[float] = []
        while test.verdict(scores) == "open" and len(scores) < 1000:
            fixed = lot.random() < settled
            scores.append(0.5 if fixed else ((lot.random() < share) + (lot.random() < share)) / 2)
        wrong += test.verdict(scores) != "no"
        lengths.append(2 * len(scores))
    assert wrong <= 15  # 7 or 8 are expected at most
    assert sum(lengths) / len(lengths) < (250 if settled else 400)


def test_the_sequential_test_says_nothing_of_few_pairs_however_clear() -> None:
    test = Sequential(0.55, 0.65, 0.025)
    assert test.verdict([1.0] * 7) == "open"
    assert test.verdict([1.0] * 20) == "yes"
    assert test.verdict([0.0] * 20) == "no"


def test_the_sequential_test_wants_two_bounds() -> None:
    with pytest.raises(ValueError, match="low < high"):
        Sequential(0.6, 0.6)
