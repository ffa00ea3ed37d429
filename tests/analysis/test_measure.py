"""What counts as a cost, and how sure it is."""

from __future__ import annotations

import math

import pytest

from kade.analysis.measure import NOISE, Found, Search, cost, error, gap, ranked
from kade.analysis.report import grade_of


def search(**points: float) -> Search:
    return {ord(action): Found(own, own) for action, own in points.items()}


A, B, C = map(ord, "abc")


def test_the_best_action_costs_nothing() -> None:
    assert cost([search(a=5, b=1), search(a=4, b=2), search(a=6, b=0)], A) == (0.0, 0.0)


def test_a_cost_is_the_gap_to_the_best_with_the_error_between_searches() -> None:
    found, between = cost([search(a=5, b=1), search(a=4, b=1), search(a=6, b=1)], B)
    assert found == pytest.approx(4.0)
    assert between == pytest.approx(NOISE / math.sqrt(3))


def test_what_is_best_by_chance_in_one_search_is_not_counted_by_that_search() -> None:
    """Each search overrates another action; the truth is that all are equal."""
    lucky = [search(a=3, b=0, c=0), search(a=0, b=3, c=0), search(a=0, b=0, c=3)]
    naive = sum(max(found.points for found in one.values()) - one[A].points for one in lucky) / 3
    assert naive == pytest.approx(2.0)
    assert cost(lucky, A)[0] < naive


def test_the_best_is_chosen_with_what_winning_is_worth_and_the_cost_is_in_points() -> None:
    """The safe way to win is never held against a player, though another one brings more points."""
    safe, bold = Found(value=7.0, points=1.0), Found(value=5.0, points=3.0)
    assert ranked([{A: safe, B: bold}] * 3) == [A, B]
    assert cost([{A: safe, B: bold}] * 3, A) == (0.0, 0.0)
    assert cost([{A: safe, B: bold}] * 3, B)[0] == 0.0, "nor are more points, though it was not the best"


def test_searches_that_disagree_do_not_credit_the_best_action_with_points() -> None:
    """Two of three think little of the best action, so each of them is told by the others that it lost nothing."""
    searches = [search(a=9, b=0), search(a=0, b=1), search(a=0, b=1)]
    assert ranked(searches)[0] == A
    given, between = cost(searches, A)
    assert given == 0.0
    assert between > 1


def test_a_close_call_has_an_error_though_all_searches_agree_on_the_best() -> None:
    close = [search(a=1.0, b=0.0), search(a=3.0, b=0.0), search(a=0.1, b=0.0)]
    given, between = cost(close, A)
    assert given == 0.0
    assert between == pytest.approx(gap(close, A, B)[1])


def test_one_search_alone_is_never_sure() -> None:
    assert error([1.0]) == math.inf
    assert gap([search(a=9, b=0)], A, B) == (9.0, math.inf)
    assert grade_of(9.0, math.inf) == "as-good"


@pytest.mark.parametrize(
    ("given", "between", "grade"),
    [
        (0.9, 0.0, "as-good"),
        (1.0, 0.4, "less-good"),
        (3.0, 0.5, "less-good"),
        (3.1, 0.5, "costly"),
        (2.9, 1.5, "as-good"),
        (8.0, 4.0, "as-good"),
    ],
)
def test_below_the_noise_nothing_is_called_a_mistake(given: float, between: float, grade: str) -> None:
    assert grade_of(given, between) == grade
