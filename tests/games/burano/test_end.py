"""Building cards at the end, the final scoring and tie-breaks (BU-12.3 to 12.11, BU-13)."""

from __future__ import annotations

import random

import pytest
from tests.games.burano.table import begin, do, lay, me, options, play_on, points, saved, scored, starting_with

from kade.games.burano.rules.state import Burano
from kade.kernel.result import Result
from kade.testing import only


def ended(*seats: dict[str, object], **spec: object) -> Result:
    state = lay(seats=list(seats) + [{}] * (2 - len(seats)), step="clean-up", season="winter", **spec)
    assert state.over
    return state.result()


def buildings(seat: dict[str, object]) -> int:
    return ended({"coins": 0, **seat}).breakdown[0]["buildings"]


@pytest.mark.rule("BU-12.3")
def test_fish_stalls_score_sold_cards_of_their_kinds() -> None:
    sold = {"lobster": 2, "squid": 1, "tuna": 4}
    assert buildings({"cards": ["B07"], "sold": sold, "hand": {"eel": 3}}) == 6  # cards in hand do not count
    assert buildings({"cards": ["B08"], "sold": sold}) == 8
    assert buildings({"cards": ["B07", "B08"], "sold": sold}) == 14


@pytest.mark.rule("BU-12.4")
def test_lace_schools_score_workers_in_their_workshops() -> None:
    squares = ["s-0-1", "s-3-1", "s-0-2", "s-1-4", "s-2-2"]  # pink, blue, orange, white, green
    assert buildings({"cards": ["B09"], "squares": squares}) == 4
    assert buildings({"cards": ["B10"], "squares": squares}) == 6


@pytest.mark.rule("BU-12.8")
def test_the_thrifty_needle_counts_a_worker_without_a_cube() -> None:
    mine = {"cards": ["B14"], "squares": ["s-1-2", "s-1-3", "s-2-3"], "pyramid": {"base-1": "orange"}}
    state = lay(seats=[mine, {}], step="score-lace")
    assert starting_with(state, "spare") == ["spare s-1-2", "spare s-1-3", "spare s-2-3"]
    do(state, "spare s-2-3")  # a green worker without a green cube
    assert starting_with(state, "spare") == []
    told = do(state, "pay s-1-3")
    assert only(told, "lace-scored") == [{"seat": 0, "number": 2, "points": 4, "bonus": 1}]
    best = lay(seats=[mine, {}], step="score-lace")
    do(best, "pay best")
    assert points(best) == 5
    saving = lay(seats=[{**mine, "squares": ["s-1-2"], "privilege": 1}, {}], step="score-lace")
    do(saving, "pay best")
    assert points(saving) == 2
    assert me(saving).reserve[4] >= 1  # the one cube was saved
    plain = lay(seats=[{**mine, "cards": []}, {}], step="score-lace")
    assert starting_with(plain, "spare") == []


@pytest.mark.rule("BU-12.9", "BU-12.10", "BU-12.11")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [(["B14"], 3), (["B16"], 9), (["B15"], 3), (["B15", "B16"], 15), (["B15", "B01", "B11"], 9), (["B01", "B11"], 0)],
)
def test_cards_with_points_at_the_end(cards: list[str], worth: int) -> None:
    assert buildings({"cards": cards}) == worth


@pytest.mark.rule("BU-12.7")
def test_the_island_elder_alone_takes_the_points_of_its_ties() -> None:
    seats = [{"islands": {"A": 1}, "cards": ["B13"]}, {"islands": {"A": 1, "B": 1}}, {"islands": {"A": 1, "B": 1}}]
    state = lay(seats=seats, step="clean-up", season="winter")
    assert [scored(state, seat).get("islands", 0) for seat in range(3)] == [3, 1, 1]
    behind = lay(
        seats=[{"islands": {"A": 1}, "cards": ["B13"]}, {"islands": {"A": 2}}, {"islands": {"A": 2}}],
        step="clean-up",
        season="winter",
    )
    assert [scored(behind, seat).get("islands", 0) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("BU-13.1")
@pytest.mark.parametrize(("coins", "privilege", "worth"), [(4, 0, 0), (5, 0, 1), (4, 1, 1), (9, 5, 2), (10, 5, 3)])
def test_privilege_points_become_coins_and_five_coins_a_point(coins: int, privilege: int, worth: int) -> None:
    state = lay(seats=[{"coins": coins, "privilege": privilege}, {"coins": 0}], step="clean-up", season="winter")
    assert state.over
    assert me(state).coins == coins + privilege
    assert state.result().breakdown[0]["coins"] == worth


@pytest.mark.rule("BU-13.2")
def test_an_unsold_card_is_a_point() -> None:
    assert ended({"hand": {"tuna": 3, "eel": 1}, "sold": {"crab": 4}}).breakdown[0]["seafood"] == 4


@pytest.mark.rule("BU-13.4")
def test_ties_are_broken_by_prepared_cubes_then_coins_then_shared() -> None:
    tie = {"hand": {"tuna": 1}, "coins": 1}
    other = {"hand": {"crab": 1}, "coins": 1}
    assert ended(tie, other).winners == (0, 1)
    assert ended(tie, {**other, "prepared": {"pink": 1}}).winners == (1,)
    assert ended({**tie, "coins": 3}, other).winners == (0,)
    assert ended({**tie, "coins": 4}, {**other, "prepared": {"pink": 1}}).winners == (1,)
    assert ended({**tie, "coins": 2}, {**other, "privilege": 2}).winners == (1,)  # coins made of privilege count
    assert ended({**tie, "hand": {"tuna": 2}}, {**other, "prepared": {"pink": 3}}).winners == (0,)


@pytest.mark.rule("BU-13.4")
def test_coins_that_were_scored_count_in_a_tie_too() -> None:
    # two points each: two cards and four coins, or a card and the point of five coins
    assert ended({"hand": {"tuna": 2}, "coins": 4}, {"hand": {"crab": 1}, "coins": 5}).winners == (1,)
    assert ended({"hand": {"tuna": 2}, "coins": 4}, {"coins": 8, "privilege": 3}).winners == (1,)
    assert ended({"hand": {"tuna": 1}, "coins": 9}, {"hand": {"crab": 1}, "coins": 6}).winners == (0,)


def test_the_breakdown_names_every_source_and_adds_up() -> None:
    state = play_on(begin(players=4, seed=11), random.Random(5), 5000)
    result = state.result()
    assert set(result.breakdown[0]) == {
        "islands-roofs",
        "workshops-roofs",
        "fountains-roofs",
        "flat-roofs",
        "bright-roofs",
        "sales",
        "shortage",
        "islands",
        "lace",
        "unions",
        "coins",
        "seafood",
        "buildings",
    }
    for seat in range(4):
        assert sum(result.breakdown[seat].values()) == result.points[seat]
        assert sum(me(state, seat).scored) == sum(
            number
            for source, number in result.breakdown[seat].items()
            if source not in ("coins", "seafood", "buildings")
        )


def test_the_end_is_told() -> None:
    state: Burano = lay(
        seats=[{"coins": 5, "cards": ["B16"], "privilege": 1, "squares": ["s-1-2"]}, {"coins": 0}],
        step="clean-up",
        season="winter",
    )
    assert "buy orange" in options(state)
    told = do(state, "done")
    assert only(told, "coins-scored")[0] == {"seat": 0, "coins": 6, "points": 1}
    assert only(told, "card-scored") == [{"seat": 0, "card": "B16", "points": 9}]
    assert only(told, "ended") == [{"winners": [0], "points": [10, 0]}]
    assert saved(state)["seats"][0]["privilege"] == 0
