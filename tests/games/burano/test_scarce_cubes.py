"""Cubes that may run out in the clean-up: who returns, keeps, buys and gathers them, and when that is asked (BU-10)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.burano import oracle
from tests.games.burano.table import COLOURS, do, lay, me, options, points, refused, scored, starting_with

# Squares of the beginner layout for two: orange s-0-2 s-1-2 s-1-3, green s-2-2 s-2-3, blue s-3-3, white s-1-4.
LACE = {"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}
RIVAL = {"squares": ["s-1-3"], "privilege": 1}  # an orange worker, no orange cube, and a point to buy one
HOUSES = {"h-4-3": ["pink"]}


def winter(*seats: dict[str, Any], **spec: Any) -> Any:
    return lay(seats=list(seats), step="clean-up", season="winter", houses=HOUSES, **spec)


def hoard(orange: int) -> dict[str, Any]:
    """A reserve that leaves few orange cubes to others; in winter it is worth nothing."""
    return {"reserve": {"orange": orange}}


# ---------------------------------------------------------------------- lace after winter


@pytest.mark.rule("BU-10.3", "BU-10.8")
def test_after_winter_a_cube_may_be_kept_from_a_rival_who_would_buy_it() -> None:
    third = hoard(19)  # with the one in the pyramid all twenty: what is returned is the only one to be had
    state = winter(LACE, RIVAL, third)
    assert options(state) == ["pay best", "pay s-1-2", "done"]
    do(state, "done")  # two points given up
    assert "buy orange" not in options(state)
    do(state, "done")
    assert state.over
    assert [points(state, seat) for seat in (0, 1)] == [0, 0]
    generous = winter(LACE, RIVAL, third)
    do(generous, "pay best")
    assert generous.actor == 1
    do(generous, "buy orange")  # and paid for with it, since nothing else is open
    assert [points(generous, seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("BU-10.3", "BU-10.8")
@pytest.mark.parametrize(
    "rival",
    [
        {"squares": ["s-1-3"]},  # nothing to buy with
        {"privilege": 1},  # no worker to pay for
        {**RIVAL, "reserve": {"orange": 1}},  # a cube of its own
        {**RIVAL, "squares": ["s-2-3"]},  # its worker asks for green
        {**RIVAL, "cards": ["B14"]},
    ],
)  # a card that saves the cube
def test_after_winter_lace_is_paid_unasked_where_no_rival_would_buy_the_cube(rival: dict[str, Any]) -> None:
    state = winter(LACE, rival, hoard(19 - rival.get("reserve", {}).get("orange", 0)))
    assert scored(state) == {"lace": 2}


@pytest.mark.rule("BU-10.3", "BU-10.16")
def test_after_winter_a_cube_is_not_kept_from_those_who_scored_before_or_could_buy_another() -> None:
    before = winter(LACE, RIVAL, hoard(19), first=1)
    do(before, "done")  # the rival, for whom there is no orange cube yet
    assert before.over
    assert [points(before, seat) for seat in (0, 1)] == [2, 0]
    plenty = winter(LACE, RIVAL, hoard(18))
    assert scored(plenty) == {"lace": 2}  # another orange cube lies in the supply
    two = winter(LACE, {**RIVAL, "squares": ["s-1-3", "s-0-2"], "privilege": 2}, hoard(18))
    assert options(two) == ["pay best", "pay s-1-2", "done"]  # but the rival wants two


@pytest.mark.rule("BU-11.6")
def test_after_winter_a_cube_may_be_bought_to_deny_it() -> None:
    state = winter({"privilege": 1}, RIVAL, hoard(19))
    assert state.actor == 0
    assert "buy orange" in options(state)
    assert "done" in options(state)
    do(state, "buy orange")
    assert state.actor == 1
    assert "buy orange" not in options(state)
    do(state, "done")
    assert points(state, 1) == 0
    paid = winter({**LACE, "privilege": 2}, RIVAL, hoard(19))
    do(paid, "pay s-1-2")
    assert "buy orange" in options(paid)  # the very cube just returned


@pytest.mark.rule("BU-11.6")
def test_after_winter_nothing_is_asked_of_who_can_deny_nobody_anything() -> None:
    assert winter({"privilege": 1}, {"squares": ["s-1-3"]}, hoard(19)).over  # the rival could not buy
    assert winter({"privilege": 1}, {**RIVAL, "reserve": {"orange": 1}}, hoard(18)).actor == 1  # has the cube
    assert winter({"privilege": 1}, RIVAL, hoard(20)).actor == 1  # there is none to take away
    assert winter({"privilege": 1}, RIVAL, hoard(18)).actor == 1  # one of two: the other is left
    assert winter({"privilege": 2}, RIVAL, hoard(18)).actor == 0  # both
    assert winter({"privilege": 1}, RIVAL, hoard(19), first=1).actor == 1  # the rival comes first


@pytest.mark.rule("BU-11.6")
def test_who_sits_between_may_deny_too() -> None:
    rival = {**RIVAL, "squares": ["s-0-4"]}  # orange in the layout for four
    state = winter({"privilege": 1}, {"privilege": 1}, rival, hoard(18))
    assert state.actor == 0  # two cubes, and two who may take them from the third
    do(state, "buy orange")
    assert state.actor == 1
    do(state, "buy orange")
    assert points(state, 2) == 0


@pytest.mark.rule("BU-10.3", "BU-11.6")
def test_after_winter_is_asked_wherever_what_is_left_to_the_next_player_can_matter() -> None:
    chance = random.Random(12)
    asked = unasked = 0
    for _ in range(150):
        squares = chance.sample(["s-0-2", "s-1-2", "s-1-3", "s-2-2", "s-2-3", "s-3-3", "s-1-4"], 5)
        seats: list[dict[str, Any]] = []
        for i, own in enumerate((squares[: chance.randint(0, 2)], squares[2 : 2 + chance.randint(0, 2)])):
            pyramid = {
                f"base-{j}": chance.choice(["orange", "green", "blue", "white"]) for j in range(1, chance.randint(1, 4))
            }
            seats.append({"squares": own, "pyramid": pyramid, "privilege": chance.choice([0, 1, 2][: 3 - i])})
        used = [colour for seat in seats for colour in seat["pyramid"].values()]
        hoard = {
            colour: 20 - used.count(colour) - chance.choice([0, 0, 1, 2])
            for colour in ("orange", "green", "blue", "white")
        }
        before = lay(seats=[*seats, {"reserve": hoard, "privilege": 1}], houses=HOUSES)  # the same table, to look at
        supply = {colour: before.supply[i] for i, colour in enumerate(COLOURS)}
        tiles = {square: found["colour"] for square, found in before.view(None)["workshops"].items()}
        mine, theirs = ([tiles[square] for square in seat["squares"]] for seat in seats)
        cubes = [list(seat["pyramid"].values()) for seat in seats]
        best = {
            oracle.lace_with_purchases(theirs, cubes[1], seats[1]["privilege"], left)
            for left in oracle.supplies_left_by(mine, cubes[0], seats[0]["privilege"], supply)
        }
        state = winter(*seats, {"reserve": hoard})
        if state.actor == 0:
            asked += 1
        else:
            unasked += 1
            assert len(best) == 1, (seats, supply)  # whatever seat 0 did, seat 1 could get the same
    assert min(asked, unasked) > 20


# ---------------------------------------------------------------------- buying before others gather


@pytest.mark.rule("BU-10.12", "BU-11.6")
def test_cubes_taken_instead_of_a_colour_that_has_run_out_are_counted() -> None:
    buyer = {"privilege": 1, "islands": {"A": 9}}
    other = {"ring": ["R1", "R2", "R3", "R4"], "start": 0, "islands": {"B": 8}}  # covers two houses: no white one
    covered = {COLOURS[colour] for colour, number in enumerate(me(lay(seats=[other]), 0).covered()) if number}
    assert "white" not in covered
    gone = dict.fromkeys(covered, 20)
    gone["pink"] = 19 if "pink" in gone else 0  # one is on the island
    scarce = lay(
        seats=[buyer, other, {"reserve": {**gone, "white": 19}, "islands": {"C": 9}, "start": 7}],
        step="score-lace",
        houses=HOUSES,
    )
    assert scarce.supply[5] == 1
    assert "buy white" in options(scarce)  # the last white one might be taken instead
    calm = lay(
        seats=[buyer, other, {"reserve": {"white": 19}, "islands": {"C": 9}, "start": 7}],
        step="score-lace",
        houses=HOUSES,
    )
    assert calm.stack[-1].name != "score-lace"


@pytest.mark.rule("BU-10.12", "BU-11.6")
def test_buying_before_the_others_gather_may_take_more_than_one_cube_away() -> None:
    away = {"islands": {"A": 9}, "start": 3}  # covers one green house
    state = lay(
        seats=[{"privilege": 2, "islands": {"A": 9}, "start": 5}, {**away, "reserve": {"green": 18}}], step="score-lace"
    )
    assert state.supply[3] == 2
    assert "buy green" in options(state)  # with two points both can be bought
    one = lay(
        seats=[{"privilege": 1, "islands": {"A": 9}, "start": 5}, {**away, "reserve": {"green": 18}}], step="score-lace"
    )
    assert one.stack[-1].name != "score-lace"


@pytest.mark.rule("BU-10.12", "BU-11.6")
def test_a_colour_that_has_run_out_is_not_taken_instead_of_itself() -> None:
    green = {"islands": {"A": 9}, "start": 3}  # covers one green house
    state = lay(seats=[{**green, "privilege": 1}, {**green, "reserve": {"green": 18}}], step="score-lace")
    assert state.stack[-1].name != "score-lace"  # two are left: one is mine, and whenever I buy the other it is gone
    buyer, hoarder = {**green, "privilege": 1}, {**green, "reserve": {"green": 17, "white": 18}}
    state = lay(seats=[buyer, green, hoarder], step="score-lace", houses=HOUSES)
    assert state.stack[-1].name != "score-lace"  # three green: one at most is replaced, and two white ones are left
    hoarder = {**green, "reserve": {"green": 17, "white": 19}}
    state = lay(seats=[buyer, green, hoarder], step="score-lace", houses=HOUSES)
    assert "buy white" in options(state)


# ---------------------------------------------------------------------- turn order


@pytest.mark.rule("BU-10.16", "BU-10.11", "BU-11.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cubes_are_gathered_and_bought_in_the_turn_order_of_the_season_just_ended(first: int) -> None:
    one = {"islands": {"A": 9}, "start": 3, "privilege": 1}  # covers one green house
    hoarder = {"islands": {"A": 9}, "start": 3, "reserve": {"green": 19}}
    seats = [one, one, one]
    seats[(first + 2) % 3] = hoarder
    state = lay(seats=seats, step="clean-up", first=first, houses=HOUSES)
    assert state.supply[3] == 1
    while state.stack[-1].name == "score-lace":
        do(state, "done")
    assert (state.actor, state.stack[-1].name) == (first, "buy-cubes")  # the last green one went to the first player
    assert me(state, first).reserve[3] == 1
    assert refused(state, "buy green") == "supply-empty"
    do(state, "buy white")
    assert (state.actor, state.stack[-1].name) == ((first + 1) % 3, "take-instead")
    assert state.supply[5] == 19  # what the first player bought is gone before the next one gathers


@pytest.mark.rule("BU-10.13", "BU-10.16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_player_puts_away_and_draws_before_the_next_one_does(first: int) -> None:
    roofs = [["flat-pink-blue"], ["flat-pink-white"], ["flat-blue-green"]]
    state = lay(seats=[{"roofs": mine} for mine in roofs], step="clean-up", first=first)
    for i in range(3):
        seat = (first + i) % 3
        assert (state.actor, state.stack[-1].name) == (seat, "put-roofs-away")
        do(state, f"put away {roofs[seat][0]}", "draw islands")
        assert (state.actor, state.stack[-1].name) == (seat, "draw-roofs")
        do(state, "draw fountains")
        do(state, "draw flat")
    assert state.first == (first + 1) % 3  # the marker passes last


@pytest.mark.rule("BU-10.13")
def test_all_three_tiles_drawn_differ_in_kind() -> None:
    mine = {"roofs": ["islands-blue-green", "flat-pink-white", "flat-blue-green"]}
    state = lay(seats=[mine, {}], step="put-roofs-away")
    do(state, *[f"put away {tile}" for tile in mine["roofs"]], "draw flat")
    assert starting_with(state, "draw") == ["draw islands", "draw workshops", "draw fountains"]
    do(state, "draw islands")
    assert starting_with(state, "draw") == ["draw workshops", "draw fountains"]  # neither the first nor the second kind
    assert refused(state, "draw flat") == "kind-drawn"
    do(state, "draw fountains")
    assert len(me(state).roofs) == 3


@pytest.mark.rule("BU-10.13")
def test_tiles_kept_do_not_forbid_their_kinds_and_the_space_of_a_tile_laid_is_filled() -> None:
    state = lay(seats=[{"roofs": ["flat-pink-white", "islands-blue-green"]}, {}], step="put-roofs-away")
    do(state, "done")
    assert starting_with(state, "draw") == ["draw islands", "draw workshops", "draw fountains", "draw flat"]
    do(state, "draw islands")
    assert len(me(state).roofs) == 3
    assert state.actor == 1 or state.stack[-1].name != "draw-roofs"  # one space was empty, one tile was drawn


# ---------------------------------------------------------------------- who wants which cubes after winter


@pytest.mark.rule("BU-10.3", "BU-11.6")
def test_after_winter_only_what_a_later_player_really_lacks_counts_as_wanted() -> None:
    own = {**RIVAL, "pyramid": {"base-1": "orange"}}
    assert scored(winter(LACE, own, hoard(18))) == {"lace": 2}  # its own cube lies in the pyramid
    rich = {**RIVAL, "privilege": 2}
    assert scored(winter(LACE, rich, hoard(18))) == {"lace": 2}  # two points, but one cube lacking, and one is there
    thrifty = {"squares": ["s-0-2"], "privilege": 1, "cards": ["B14"]}  # its card saves the only cube it lacks
    assert scored(winter({**LACE, **hoard(18)}, RIVAL, thrifty)) == {"lace": 2}  # one is left, one is wanted


@pytest.mark.rule("BU-11.6")
def test_after_winter_colours_that_nobody_lacks_are_not_denied() -> None:
    for colour in ("pink", "green", "white"):
        few = {"reserve": {colour: 18}}  # one or two are left, fewer than could be bought
        assert winter({"privilege": 3}, RIVAL, few).actor == 1


@pytest.mark.rule("BU-10.3", "BU-10.16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_winter_all_who_come_later_count_and_nobody_else(first: int) -> None:
    for place in (1, 2):  # how far after the first player the rival sits
        seats: list[dict[str, Any]] = [{}, {}, {}]
        seats[first] = {**LACE, "reserve": {"orange": 19}}
        seats[(first + place) % 3] = RIVAL
        asked = winter(*seats, first=first)
        assert (asked.actor, options(asked)[0]) == (first, "pay best")
        seats = [{}, {}, {}]
        seats[(first + place) % 3] = {**LACE, "reserve": {"orange": 19}}
        seats[first] = RIVAL
        before = winter(*seats, first=first)
        assert before.actor == first
        do(before, "done")
        assert before.over
