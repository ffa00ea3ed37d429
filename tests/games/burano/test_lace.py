"""Lace making, with privilege points and the card of busy tables (BU-8, 11.3, 11.4, 12.6)."""

from __future__ import annotations

import pytest
from tests.games.burano.table import PINK_ORANGE_PINK, do, lay, me, options, refused, starting_with

from kade.games.burano.rules.state import Burano
from kade.testing import only

# The beginner layout for two: pink s-0-1 s-1-1 s-2-1, blue s-3-1 s-3-2 s-3-3, orange s-0-2 s-1-2 s-1-3,
# green s-2-2 s-2-3 s-2-4, yellow s-3-4 s-2-5 s-3-5, white s-0-4 s-1-4 s-1-5. Coins on s-0-1, s-3-1, s-0-2.


def lace(mine: dict[str, object] | None = None, *others: dict[str, object]) -> Burano:
    """Seat 0 with a yellow house prepared, whose action is lace making, about to build it."""
    markers = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    seat = {"prepared": {"yellow": 1}, "coins": 0, **(mine or {})}
    state = lay(seats=[seat, *(others or ({"privilege": 1},))], markers=markers)
    do(state, "build yellow", "at h-5-3")
    return state


@pytest.mark.rule("BU-8.1", "BU-8.2")
def test_one_worker_an_arrow_each_to_a_square_of_its_colour() -> None:
    state = lace({"islands": {"A": 1}})
    pink, blue, yellow = ["s-0-1", "s-1-1", "s-2-1"], ["s-3-1", "s-3-2", "s-3-3"], ["s-3-4", "s-2-5", "s-3-5"]
    assert set(options(state)) == {f"lace {square}" for square in pink + blue + yellow} | {"done"}
    assert refused(state, "lace s-0-2") == "no-arrow"
    do(state, "lace s-2-1", "lace s-3-1")
    assert options(state) != []
    assert me(state).squares.bit_count() == 2
    state = lace({"islands": {"A": 1}})
    do(state, "lace s-3-3", "lace s-3-4")
    assert state.stack[-1].name == "turn"  # no pink square is beside them
    assert me(state).workers == 7


@pytest.mark.rule("BU-8.1", "BU-8.5")
def test_two_workers_to_one_colour_need_two_arrows() -> None:
    state = lace({"islands": {"A": 1}, **PINK_ORANGE_PINK})
    do(state, "lace s-2-1", "lace s-1-1")
    # an orange square is beside s-1-1: s-1-2
    assert options(state) == ["lace s-1-2", "done"]
    do(state, "done")
    assert (me(state).start, me(state).workers) == (7, 7)
    single = lace({"islands": {"A": 1}})
    do(single, "lace s-1-1")
    assert single.stack[-1].name == "turn"  # one pink arrow, and neither blue nor yellow beside it
    corner = lace({"islands": {"A": 1}, **PINK_ORANGE_PINK}, {"squares": ["s-1-2"], "privilege": 1})
    do(corner, "lace s-2-1", "lace s-1-1")
    assert corner.stack[-1].name == "turn"  # the orange square beside them is held: sector 3 stays
    assert me(corner).start == 7


@pytest.mark.rule("BU-8.2")
def test_later_workers_stand_beside_earlier_ones() -> None:
    state = lace({"squares": ["s-2-2"], "islands": {"A": 1}})
    assert options(state) == ["lace s-2-1", "lace s-3-2", "done"]
    assert refused(state, "lace s-3-5") == "not-beside"
    do(state, "lace s-3-2")
    assert options(state) == ["lace s-2-1", "done"]  # the blue arrow is used


@pytest.mark.rule("BU-8.3")
def test_a_square_holds_one_worker_and_needs_a_tile() -> None:
    state = lace({"islands": {"A": 1}}, {"squares": ["s-1-1"], "privilege": 1})
    assert "lace s-1-1" not in options(state)
    assert refused(state, "lace s-1-1") == "square-held"
    assert refused(state, "lace s-0-0") == "no-workshop"


@pytest.mark.rule("BU-8.4")
def test_a_square_with_a_coin_pays_each_time() -> None:
    state = lace({"islands": {"A": 1}, "privilege": 1})
    told = do(state, "lace s-0-1")
    assert only(told, "laced") == [{"seat": 0, "square": "s-0-1", "colour": "pink", "coins": 1}]
    assert me(state).coins == 1 + 1  # the first move brings the other
    plain = lace({"islands": {"A": 1}, "privilege": 1})
    do(plain, "lace s-1-1")
    assert me(plain).coins == 1


@pytest.mark.rule("BU-8.5")
def test_one_may_stop_after_any_worker_and_use_the_arrows_in_any_order() -> None:
    state = lace({"islands": {"A": 1}})
    do(state, "done")
    assert (me(state).start, me(state).workers) == (3, 9)
    state = lace({"islands": {"A": 1}, "privilege": 1})
    do(state, "lace s-3-4")
    assert "lace s-3-3" in options(state)  # blue after yellow; the colours still hold
    do(state, "done")
    assert (me(state).start, me(state).workers) == (4, 8)


@pytest.mark.rule("BU-8.6")
def test_two_workers_on_the_ring_let_one_go() -> None:
    state = lace({"islands": {"A": 8}, "privilege": 2})
    do(state, "lace s-3-4")
    assert state.stack[-1].name == "turn"
    assert me(state).workers == 1


@pytest.mark.rule("BU-11.3", "BU-15.21")
def test_a_privilege_point_sends_a_worker_anywhere_of_its_colour() -> None:
    state = lace(
        {"squares": ["s-0-4"], "privilege": 3, "islands": {"A": 1}}, {"squares": ["s-3-1"], "privilege": 1, "coins": 0}
    )
    assert starting_with(state, "lace") == []
    assert "privilege lace s-3-1" in options(state)  # held by another and beside no worker of ours: one point for both
    assert "privilege lace s-0-2" not in options(state)  # the colour must match
    told = do(state, "privilege lace s-3-1")
    assert me(state).privilege == 2
    assert only(told, "came-back") == [{"seat": 1, "place": "s-3-1", "coins": 2}]
    assert (me(state, 1).squares, me(state, 1).workers, me(state, 1).coins) == (0, 10, 2)
    assert me(state).coins == 1 + 1  # the coin of the square is paid as usual
    assert refused(state, "privilege lace s-3-2") == "no-arrow"
    do(state, "privilege lace s-3-5", "privilege lace s-0-1")  # each of the three, a point each
    assert (me(state).privilege, me(state).workers, me(state).start) == (0, 5, 6)


@pytest.mark.rule("BU-11.3")
def test_privilege_is_neither_needed_beside_ones_workers_nor_allowed_on_ones_own_squares() -> None:
    state = lace({"squares": ["s-3-1", "s-3-2"], "privilege": 2, "islands": {"A": 1}})
    assert refused(state, "privilege lace s-3-3") == "not-needed"
    assert refused(state, "privilege lace s-3-1") == "your-square"
    assert "privilege lace s-3-2" not in options(state)
    broke = lace({"squares": ["s-3-1"], "islands": {"A": 1}})
    assert refused(broke, "privilege lace s-3-4") == "no-privilege"


@pytest.mark.rule("BU-11.4")
def test_a_worker_driven_out_goes_to_its_owners_lowest_empty_sector() -> None:
    state = lace(
        {"privilege": 1, "islands": {"A": 1}}, {"squares": ["s-3-1", "s-3-2"], "start": 7, "coins": 5, "privilege": 1}
    )
    do(state, "privilege lace s-3-1")
    other = me(state, 1)
    assert (other.start, other.workers, other.coins, other.squares.bit_count()) == (7, 9, 7, 1)


@pytest.mark.rule("BU-12.6")
def test_busy_tables_enter_held_squares_by_the_rule_of_neighbours() -> None:
    rival = {"squares": ["s-3-1", "s-3-5"], "privilege": 1, "coins": 0}
    state = lace({"squares": ["s-2-1"], "cards": ["B12"], "islands": {"A": 1}}, rival)
    assert options(state) == ["lace s-1-1", "lace s-3-1", "done"]  # s-3-5 is held too, but not beside
    told = do(state, "lace s-3-1")
    assert only(told, "came-back") == [{"seat": 1, "place": "s-3-1", "coins": 2}]
    assert me(state).coins == 2  # the square's coin and that of the move
    first = lace({"cards": ["B12"], "islands": {"A": 1}}, rival)
    assert "lace s-3-5" in options(first)  # with none in the area the first may go anywhere, held squares too
