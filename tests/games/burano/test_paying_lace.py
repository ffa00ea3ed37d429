"""Paying for lace: which cubes leave, what card B14 saves, and what a rival may want, in every colour (BU-10)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.burano import geometry, oracle
from tests.games.burano.table import BOX, COLOURS, do, lay, me, options, refused, saved, scored

from kade.games.burano.rules.layouts import drawn
from kade.games.burano.rules.state import Burano
from kade.games.burano.rules.unions import union_sizes
from kade.testing import only

TILES = oracle.tiles(2)
BY_COLOUR = {colour: [square for square, letter in TILES.items() if letter == colour[0]] for colour in COLOURS}


def after_winter(*seats: dict[str, Any], scarce: str, left: int) -> Burano:
    """Winter's clean-up, with so many cubes of one colour left in the supply: a last seat hoards the others."""
    used = Counter(colour for seat in seats for colour in seat.get("pyramid", {}).values())
    used.update(["pink"])  # on the main island
    hoard = {scarce: 20 - used[scarce] - left}
    return lay(seats=[*seats, {"reserve": hoard}], step="clean-up", season="winter", houses={"h-4-3": ["pink"]})


def cubes_of(state: Burano, seat: int = 0) -> Counter[str]:
    entry = saved(state)["seats"][seat]
    return Counter(entry["pyramid"].values()) + Counter(entry["reserve"])


# ---------------------------------------------------------------------- what a rival wants


@pytest.mark.rule("BU-10.3", "BU-10.8")
def test_after_winter_a_cube_is_kept_only_from_a_rival_who_needs_its_colour() -> None:
    for mine, theirs in itertools.product(COLOURS, COLOURS):
        own = {"squares": BY_COLOUR[mine][:1], "pyramid": {"base-1": mine}}
        rival = {"squares": BY_COLOUR[theirs][1:2], "privilege": 1}
        state = after_winter(own, rival, scarce=theirs, left=0)
        if mine == theirs:
            assert options(state) == ["pay best", f"pay {BY_COLOUR[mine][0]}", "done"]
        else:
            assert state.actor == 1
            assert scored(state) == {"lace": 2}


@pytest.mark.rule("BU-11.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_after_winter_buying_denies_the_last_cube_of_any_colour(colour: str) -> None:
    rival = {"squares": BY_COLOUR[colour][:1], "privilege": 1}
    deciders = [after_winter({"privilege": 1}, rival, scarce=colour, left=left).actor for left in (0, 1, 2)]
    assert deciders == [1, 0, 1]  # of none nothing can be taken away; of two one is left


@pytest.mark.rule("BU-12.8", "BU-11.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_rival_with_the_needle_buys_only_if_two_cubes_are_lacking(colour: str) -> None:
    for number, decider in ((1, 1), (2, 0)):
        rival = {"squares": BY_COLOUR[colour][:number], "privilege": 1, "cards": ["B14"]}
        assert after_winter({"privilege": 1}, rival, scarce=colour, left=1).actor == decider


# ---------------------------------------------------------------------- paying


@st.composite
def payers(draw: st.DrawFn) -> dict[str, Any]:
    """Workers on a few squares, about as many cubes as they ask for, and perhaps the thrifty needle."""
    squares = draw(st.lists(st.sampled_from(sorted(TILES)), unique=True, min_size=1, max_size=4))
    asked = [next(colour for colour in COLOURS if colour[0] == TILES[square]) for square in squares]
    cubes = draw(st.lists(st.sampled_from(asked), max_size=4))
    return {
        "squares": squares,
        "pyramid": {f"base-{i}": colour for i, colour in enumerate(cubes, 1)},
        "cards": draw(st.sampled_from([[], ["B14"], ["B14"]])),
    }


PINK = {"squares": BY_COLOUR["pink"][:1], "pyramid": {"base-1": "pink"}, "cards": ["B14"]}


@pytest.mark.rule("BU-10.3", "BU-10.8", "BU-12.8")
@given(payers())
@example(PINK)
@example({**PINK, "squares": BY_COLOUR["pink"][:2]})
@example({**PINK, "squares": [BY_COLOUR["blue"][0], BY_COLOUR["pink"][0]]})
@settings(max_examples=25)
def test_the_best_payment_takes_a_cube_of_its_colour_for_every_worker_but_the_one_saved(mine: dict[str, Any]) -> None:
    state = lay(seats=[mine, {"privilege": 1}], step="score-lace")
    if state.actor != 0:
        return  # no cube and no card: nothing to pay
    before, supply = cubes_of(state), state.supply[:]
    workers = Counter(state.view(0)["workshops"][square]["colour"] for square in state.view(0)["about"]["best"])
    do(state, "pay best")
    gone = before - cubes_of(state)
    assert not gone - workers  # no cube of another colour, and none beyond the workers
    assert (workers - gone).total() == len(mine["cards"])
    assert {colour: state.supply[i] - supply[i] for i, colour in enumerate(COLOURS)} == {
        colour: gone[colour] for colour in COLOURS
    }


@pytest.mark.rule("BU-12.8")
def test_the_needle_saves_one_worker_and_no_second() -> None:
    one, two, three = BY_COLOUR["pink"]
    state = lay(
        seats=[{"squares": [one, two, three], "pyramid": {"base-1": "pink"}, "cards": ["B14"]}, {"privilege": 1}],
        step="score-lace",
    )
    do(state, f"spare {two}")
    assert me(state).pyramid[0] == 0  # nothing was returned
    assert refused(state, f"spare {one}") == "nothing-spared"
    assert refused(state, f"spare {two}") == "paid-already"
    assert refused(state, f"pay {two}") == "paid-already"
    do(state, f"pay {one}")  # then neither cube nor card is left: it is scored
    assert scored(state) == {"lace": 4, "unions": 1}


@pytest.mark.rule("BU-10.8")
@pytest.mark.parametrize("colour", COLOURS)
def test_of_payments_worth_the_same_the_first_squares_are_proposed(colour: str) -> None:
    squares = BY_COLOUR[colour]
    for first, second in itertools.combinations(squares, 2):
        state = lay(seats=[{"squares": [second, first], "pyramid": {"base-1": colour}}, {}], step="score-lace")
        assert state.view(0)["about"]["best"] == [min(first, second, key=BOX.squares.index)]


# ---------------------------------------------------------------------- corners

# The layout of number 7 has a blue workshop in the first square of the grid and an orange one in the last.
CORNERS = [dict(zip(("tile", "column", "row", "turns"), put, strict=True)) for put in drawn(BOX, 4, 7).puts]


@pytest.mark.rule("BU-10.4", "BU-10.5")
def test_unions_are_groups_joined_side_by_side_anywhere_in_the_grid() -> None:
    chance = random.Random(10)
    cells = [(x, y) for y in range(7) for x in range(4)]
    for number in [2] * 30 + [*range(1, 29)] * 2:
        chosen = set(chance.sample(cells, number))
        sizes = []
        left = set(chosen)
        while left:
            group = geometry.reach(left, geometry.beside)
            sizes.append(len(group))
            left -= group
        assert sorted(union_sizes(BOX, sum(1 << cells.index(cell) for cell in chosen))) == sorted(sizes)


@pytest.mark.rule("BU-10.3", "BU-12.8", "BU-9.2", "BU-8.1")
@pytest.mark.parametrize(("square", "colour"), [("s-0-0", "blue"), ("s-3-6", "orange")])
def test_the_first_and_the_last_square_are_like_any_other(square: str, colour: str) -> None:
    other = {"privilege": 1}
    there = {"squares": [square], "pyramid": {"base-1": colour}, "cards": ["B14"], "islands": {"A": 1}}
    spec = {"layout": CORNERS, "seats": [there, other, other, other]}
    paying = lay(**spec, step="score-lace")
    assert options(paying) == ["pay best", f"pay {square}", f"spare {square}", "done"]
    saving = paying.copy()
    do(paying, f"pay {square}")
    assert (scored(paying), cubes_of(paying)[colour]) == ({"lace": 2}, 0)
    do(saving, f"spare {square}")
    assert (scored(saving), cubes_of(saving)[colour]) == ({"lace": 2}, 1)
    back = lay(**spec, step="recall")
    assert options(back) == ["recall A", f"recall {square}", "done"]
    assert only(do(back, f"recall {square}"), "recalled") == [{"seat": 0, "place": square, "coins": 1}]
    assert saved(back)["seats"][0]["squares"] == []
    assert me(back).islands[0] == 1
    arrow = {colour: 1}
    lacing = lay(layout=CORNERS, step="make-lace", arrows=arrow, seats=[{"privilege": 1}, {}, {}, {}])
    do(lacing, f"lace {square}")
    assert saved(lacing)["seats"][0]["squares"] == [square]
    far = lay(
        layout=CORNERS, step="make-lace", arrows=arrow, seats=[{"privilege": 1, "squares": ["s-2-2"]}, {}, {}, {}]
    )
    do(far, f"privilege lace {square}")
    assert saved(far)["seats"][0]["squares"] == sorted(["s-2-2", square])
