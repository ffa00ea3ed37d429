"""What the report says of games whose truth is known."""

from __future__ import annotations

import json
import math

from tests.arena.games import ended

from kade.arena import Outcome, Plan
from kade.arena.ratings import places, rate
from kade.arena.report import histogram, matrix, report

NAMES = ["strong", "weak"]
PLAN = Plan("amsterdam", ("strong", "weak"), 2, 1)


def swapped(pairs: int) -> list[Outcome]:
    """Strong wins by ten, but the first seat is worth twenty: nobody wins both games of a deal, except every fifth."""
    games = []
    for number in range(2 * pairs):
        seat = number % 2  # of the strong one
        ahead = 10 + (20 if seat == 0 else -20 if number // 2 % 5 else 0)
        points = (30 + ahead, 30) if seat == 0 else (30, 30 + ahead)
        games.append(ended(number, (0, 1) if seat == 0 else (1, 0), points))
    return games


def test_the_matrix_is_paired_by_deal() -> None:
    strong, weak = matrix(NAMES, swapped(50))
    assert (strong["player"], strong["against"], strong["games"], strong["deals"]) == ("strong", "weak", 100, 50)
    assert strong["share"] == 0.6
    assert math.isclose(strong["share"] + weak["share"], 1)
    assert math.isclose(strong["low"], 1 - weak["high"], abs_tol=1e-4)
    assert strong["high"] - strong["low"] < strong["wilson"][1] - strong["wilson"][0]
    assert strong["points"]["mean"] == 12
    assert strong["points"]["low"] > 8


def test_ratings_put_the_stronger_first_whatever_the_number_at_the_table() -> None:
    games = [ended(number, (0, 1, 2), (10, 20, 30)) for number in range(30)]
    worst, middle, best = rate(3, games)
    assert best.mu > middle.mu > worst.mu
    assert best.sigma < rate(3, games[:3])[2].sigma


def test_places_are_shared_by_those_who_are_level() -> None:
    assert places(ended(0, (0, 1, 2), (10, 30, 30))) == [2, 0, 0]


def test_a_bot_on_two_seats_of_a_table_is_rated_as_one() -> None:
    games = [ended(number, (0, 0, 1), (30, 20, 10)) for number in range(20)]
    strong, weak = rate(2, games)
    assert strong.mu > weak.mu


def test_the_report_is_plain_data_and_adds_up() -> None:
    told = json.loads(json.dumps(report(PLAN, swapped(10), 2.0), allow_nan=False))
    assert told["games"] == 20
    assert math.isclose(sum(seat["share"] for seat in told["seats"]), 1)
    assert math.isclose(sum(seat["points"]["mean"] for seat in told["seats"]), 0, abs_tol=1e-6)
    assert told["seats"][0]["points"]["mean"] > 0
    for player in told["players"]:
        assert math.isclose(sum(player["sources"].values()), player["points"]["mean"], abs_tol=0.001)
    assert sum(number for _, _, number in told["lengths"]["decisions"]) == 20
    assert told["speed"]["players"] == {"strong": 20.0, "weak": 20.0}
    assert [one["player"] for one in told["ratings"]] == ["strong", "weak"]


def test_one_deal_gives_no_bounds_rather_than_wrong_ones() -> None:
    (strong, _) = matrix(NAMES, swapped(1))
    assert strong["points"]["low"] is None
    assert [strong["low"], strong["high"]] == strong["wilson"]


def test_alone_there_is_nobody_to_beat() -> None:
    alone = Plan("amsterdam", ("strong",), 1, 1)
    outcome = Outcome((0,), (20,), ({"laid": 20},), (1,), 5, 5, "x", 0, 0, (5,), (0.1,))
    told = report(alone, [outcome])
    assert told["matrix"] == told["ratings"] == []
    assert told["players"][0]["wins"]["share"] == 0  # the rules' own seat won


def test_a_histogram_counts_everything_once() -> None:
    bars = histogram([3, 3, 4, 90])
    assert sum(number for _, _, number in bars) == 4
    assert len(bars) <= 21
    assert bars[0][0] == 3
    assert bars[-1][0] <= 90 <= bars[-1][1]
    assert histogram([5]) == [(5, 5, 1)]
