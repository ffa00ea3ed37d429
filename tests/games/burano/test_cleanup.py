"""The clean-up: islands, lace, markers, cubes, roofs (BU-10), with privilege points and card B14."""

from __future__ import annotations

import random

import pytest
from tests.games.burano.table import (
    BOX,
    begin,
    do,
    foretell,
    full_pyramid,
    lay,
    me,
    options,
    play_on,
    points,
    refused,
    saved,
    scored,
    starting_with,
)

from kade.games.burano.rules.cleanup import TakeInstead
from kade.games.burano.rules.unions import union_points
from kade.testing import only

# Squares of the beginner layout for two: orange s-0-2 s-1-2 s-1-3, green s-2-2 s-2-3, blue s-3-3, white s-1-4.


@pytest.mark.rule("BU-10.1", "BU-10.2")
@pytest.mark.parametrize(("players", "worth"), [(2, 2), (3, 3), (4, 4)])
def test_most_workers_on_an_island_score(players: int, worth: int) -> None:
    seats = [{"islands": {"A": 2, "B": 1}}, {"islands": {"A": 1, "B": 1}}, {"islands": {"C": 1}}, {}][:players]
    state = lay(seats=seats, step="clean-up", season="winter")
    share = worth // 2
    expected = [worth + share, share, worth, 0][:players]
    assert [scored(state, seat).get("islands", 0) for seat in range(players)] == expected


# ---------------------------------------------------------------------- lace


@pytest.mark.rule("BU-10.3", "BU-10.4")
def test_a_union_of_four_paid_for_with_four_cubes() -> None:
    mine = {
        "squares": ["s-1-2", "s-1-3", "s-2-3", "s-3-3"],
        "pyramid": {"base-1": "orange", "base-2": "orange", "base-3": "green", "base-4": "blue", "base-5": "pink"},
    }
    state = lay(seats=[mine, {}], step="score-lace")
    supply = state.supply[:]
    told = do(state, "pay best")
    assert only(told, "lace-scored") == [{"seat": 0, "number": 4, "points": 8, "bonus": 4}]
    assert scored(state) == {"lace": 8, "unions": 4}  # 4 x 2 + 4 = 12
    assert [now - then for now, then in zip(state.supply, supply, strict=True)][:2] == [0, 1]
    assert state.supply[4] == supply[4] + 2


@pytest.mark.rule("BU-10.5")
def test_separate_unions_score_separately() -> None:
    mine = {
        "squares": ["s-1-4", "s-1-3", "s-2-2"],
        "pyramid": {"base-1": "white", "base-2": "orange", "base-3": "green"},
    }
    state = lay(seats=[mine, {}], step="score-lace")
    do(state, "pay best")
    assert points(state) == 7  # 3 x 2 + 1


@pytest.mark.rule("BU-11.6", "BU-10.6", "BU-15.12")
def test_cubes_bought_in_the_lace_scoring_are_returned_at_once() -> None:
    mine = {"squares": ["s-1-2", "s-1-1"], "privilege": 2, "prepared": {"orange": 1, "pink": 1}}
    state = lay(seats=[mine, {}], step="score-lace")
    assert starting_with(state, "pay") == []  # prepared cubes cannot be returned
    assert refused(state, "pay s-1-2") == "no-cube-for-it"
    do(state, "buy orange", "pay s-1-2", "buy pink", "pay s-1-1")
    assert me(state).privilege == 0
    assert points(state) == 5  # 2 + 2 + 1
    assert saved(state)["seats"][0]["prepared"] == {"pink": 1, "orange": 1}


@pytest.mark.rule("BU-10.3", "BU-10.8")
def test_the_best_choice_is_proposed_and_another_may_be_taken() -> None:
    mine = {"squares": ["s-1-2", "s-1-3", "s-2-3"], "pyramid": full_pyramid("orange", "green", "green")}
    state = lay(seats=[mine, {}], step="score-lace")
    assert options(state) == ["pay best", "pay s-1-2", "pay s-1-3", "pay s-2-3", "done"]
    assert state.view(0)["about"]["best"] == ["s-1-2", "s-1-3", "s-2-3"]
    do(state, "pay s-1-3")
    assert refused(state, "pay s-1-3") == "paid-already"
    assert refused(state, "pay s-0-1") == "not-your-worker"
    told = do(state, "done")
    assert only(told, "lace-scored") == [{"seat": 0, "number": 1, "points": 2, "bonus": 0}]
    assert me(state).pyramid.count(4) == 8 or me(state).reserve[4] == 8  # a covered cube went back


@pytest.mark.rule("BU-10.5")
def test_workers_not_paid_for_neither_score_nor_join() -> None:
    mine = {
        "squares": ["s-1-2", "s-1-3", "s-2-3"],  # the middle one joins the others
        "pyramid": {"base-1": "orange", "base-2": "green"},
    }
    state = lay(seats=[mine, {}], step="score-lace")
    do(state, "pay s-1-2", "pay s-2-3")  # no cube is left: the scoring ends by itself
    assert points(state) == 4
    other = lay(seats=[mine, {}], step="score-lace")
    do(other, "pay best")
    assert points(other) == 5  # s-1-3 and s-2-3 are joined


@pytest.mark.rule("BU-10.4")
@pytest.mark.parametrize(("number", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12), (8, 12)])
def test_unions_give_a_quarter_of_the_square(number: int, bonus: int) -> None:
    row = ["s-0-1", "s-1-1", "s-2-1", "s-3-1", "s-3-2", "s-3-3", "s-3-4", "s-3-5"][:number]
    state = lay(seats=[{"squares": row, "privilege": 1}, {}])
    assert union_points(state, me(state).squares) == bonus


@pytest.mark.rule("BU-10.7")
def test_workers_stay_where_they_are() -> None:
    mine = {"squares": ["s-1-2"], "islands": {"A": 2}, "pyramid": {"base-1": "orange"}}
    state = lay(seats=[mine, {}], step="clean-up")
    do(state, "pay best")
    assert saved(state)["seats"][0]["squares"] == ["s-1-2"]
    assert me(state).islands[0] == 2


@pytest.mark.rule("BU-10.9", "BU-10.8")
def test_after_winter_the_best_lace_is_scored_unasked_and_the_game_ends() -> None:
    mine = {"squares": ["s-1-2", "s-1-3"], "pyramid": {"base-1": "orange", "base-2": "orange"}, "islands": {"A": 1}}
    state = lay(seats=[mine, {}], step="clean-up", season="winter")
    assert state.over
    assert scored(state) == {"islands": 2, "lace": 4, "unions": 1}
    asked = lay(seats=[{**mine, "privilege": 1}, {}], step="clean-up", season="winter")
    assert not asked.over  # a privilege point might buy a cube: that is asked


@pytest.mark.rule("BU-10.3", "BU-10.16")
def test_lace_is_scored_in_the_turn_order_of_the_season_just_ended() -> None:
    mine = {"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}
    other = {"squares": ["s-1-3"], "pyramid": {"base-1": "orange"}}
    state = lay(seats=[mine, other], step="clean-up", first=1)
    assert state.actor == 1
    do(state, "done")
    assert state.actor == 0


# ---------------------------------------------------------------------- markers, cubes


@pytest.mark.rule("BU-10.10")
def test_the_markers_are_laid_out_anew() -> None:
    state = lay(seats=[{"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}, {}], step="clean-up")
    foretell(state, "markers white orange green yellow blue pink")
    told = do(state, "done")
    assert only(told, "markers") == [
        {"sailing": ["white", "orange"], "lace": ["green", "yellow"], "earning": ["blue", "pink"]}
    ]
    assert state.markers == [2, 2, 1, 1, 0, 0]


@pytest.mark.rule("BU-10.11")
def test_the_rest_of_the_pyramid_and_a_cube_for_every_covered_house() -> None:
    # five workers from house 7 on: pink, green, white, yellow, blue are covered; with R3 R1 one pink more
    mine = {
        "ring": ["R3", "R1", "R2", "R4"],
        "start": 1,
        "islands": {"A": 5},
        "privilege": 1,
        "pyramid": {"base-1": "white", "base-2": "white"},
    }
    state = lay(seats=[mine, {}], step="gather-cubes")
    assert saved(state)["seats"][0]["reserve"] == {"pink": 2, "blue": 1, "yellow": 1, "green": 1, "white": 2}
    assert saved(state)["seats"][0]["pyramid"] == {}


@pytest.mark.rule("BU-10.12")
def test_for_a_colour_that_has_run_out_another_may_be_taken_or_none() -> None:
    mine = {"ring": ["R3", "R1", "R2", "R4"], "start": 1, "islands": {"A": 5}}
    state = lay(seats=[mine, {"reserve": {"pink": 18}}], step="gather-cubes", houses={"h-4-3": ["pink"]})
    assert state.supply[0] == 0  # one pink was there, two pink houses are covered
    assert options(state) == ["take blue", "take yellow", "take green", "take orange", "take white", "take none"]
    assert refused(state, "take pink") == "supply-empty"
    do(state, "take orange")
    assert me(state).reserve == [1, 1, 1, 1, 1, 0]
    none = lay(
        seats=[{**mine, "privilege": 1}, {"reserve": {"pink": 19}}], step="gather-cubes", houses={"h-4-3": ["pink"]}
    )
    assert none.stack[-1] == TakeInstead(0, 2)
    do(none, "take blue", "take none")
    assert me(none).reserve == [0, 2, 1, 1, 0, 0]
    both = lay(
        seats=[{**mine, "privilege": 1}, {"reserve": {"pink": 19}}], step="gather-cubes", houses={"h-4-3": ["pink"]}
    )
    do(both, "take blue", "take blue")
    assert both.stack[-1].name == "buy-cubes"  # two were missing, and no more than two are taken
    assert me(both).reserve == [0, 3, 1, 1, 0, 0]
    nothing = lay(
        seats=[
            {**mine, "privilege": 1},
            {"reserve": dict.fromkeys(["pink", "blue", "yellow", "green", "orange", "white"], 19)},
        ],
        step="gather-cubes",
        houses={
            f"h-{x}-3": [c]
            for x, c in zip(range(3, 9), ["pink", "blue", "yellow", "green", "orange", "white"], strict=True)
        },
    )
    assert me(nothing).reserve == [0] * 6  # an empty supply asks nothing


@pytest.mark.rule("BU-10.12")
def test_as_many_cubes_as_are_missing_are_taken_instead_each_told() -> None:
    mine = {"ring": ["R3", "R1", "R2", "R4"], "start": 1, "islands": {"A": 5}, "privilege": 1}
    gone = {"reserve": {"pink": 19, "green": 20}}  # two pink houses and a green one are covered
    state = lay(seats=[mine, gone], step="gather-cubes", houses={"h-4-3": ["pink"]})
    told = []
    for number, colour in enumerate(["blue", "white", "blue"]):
        assert state.stack[-1] == TakeInstead(0, 3 - number)
        told += do(state, f"take {colour}")
    assert [event["cubes"] for event in only(told, "cubes-taken")] == [{"blue": 1}, {"white": 1}, {"blue": 1}]
    assert state.stack[-1].name == "buy-cubes"
    assert me(state).reserve == [0, 3, 1, 0, 0, 1]


@pytest.mark.rule("BU-11.1", "BU-11.6", "BU-11.7")
@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("score-lace", {"pay", "done", "buy"}),
        ("take-instead", {"take"}),
        ("buy-cubes", {"done", "buy"}),
        ("put-roofs-away", {"put", "done"}),
        ("draw-roofs", {"draw"}),
    ],
)
def test_in_the_clean_up_privilege_points_buy_cubes_where_stated_and_never_coins(step: str, words: set[str]) -> None:
    mine = {"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}, "roofs": ["flat-pink-blue"], "privilege": 3}
    state = lay(seats=[mine, {}], step=step, **({"number": 1} if step == "take-instead" else {}))
    assert state.stack[-1].name == step
    assert {name.split()[0] for name in options(state)} == words
    assert "buy coin" not in options(state)


@pytest.mark.rule("BU-11.6", "BU-11.9")
def test_cubes_may_be_bought_while_gathering() -> None:
    mine = {"privilege": 2, "islands": {"A": 9}}
    state = lay(seats=[mine, {"reserve": {"pink": 19}}], step="gather-cubes", houses={"h-4-3": ["pink"]})
    assert options(state) == ["done", "buy blue", "buy yellow", "buy green", "buy orange", "buy white"]
    assert refused(state, "buy pink") == "supply-empty"
    before = me(state).reserve[:]
    do(state, "buy blue", "buy blue")
    assert me(state).reserve[1] == before[1] + 2
    assert me(state).privilege == 0


@pytest.mark.rule("BU-11.6")
def test_cubes_may_be_bought_in_the_lace_scoring_where_a_colour_may_run_out() -> None:
    state = lay(seats=[{"privilege": 1, "islands": {"A": 9}}, {}], step="score-lace")
    assert state.stack[-1].name != "score-lace"  # there is plenty: gathering is soon enough
    scarce = lay(seats=[{"privilege": 1, "islands": {"A": 9}}, {"reserve": {"pink": 18}}], step="score-lace")
    assert state.supply[0] > 2
    assert options(scarce)[0] == "buy pink"  # the last one, before the other covers two pink houses
    do(scarce, "buy pink")
    assert me(scarce).reserve[0] == 1
    winter = lay(seats=[{"privilege": 1}, {"reserve": {"pink": 18}}], step="clean-up", season="winter")
    assert winter.over


@pytest.mark.rule("BU-11.6", "BU-10.6")
def test_a_bought_cube_pays_beside_one_of_its_colour_in_the_pyramid() -> None:
    mine = {"squares": ["s-0-2", "s-1-2", "s-1-3"], "pyramid": {"base-1": "orange"}, "privilege": 2}
    state = lay(seats=[mine, {"reserve": {"pink": 1}}], step="score-lace")
    do(state, "buy orange")
    assert starting_with(state, "pay") == ["pay best", "pay s-0-2", "pay s-1-2", "pay s-1-3"]
    do(state, "pay s-0-2")
    assert me(state).pyramid == [-1] * 14  # the one of the pyramid first
    do(state, "pay s-1-2", "buy orange", "pay best")
    assert points(state) == 6 + 2
    assert me(state).reserve == [0] * 6


@pytest.mark.rule("BU-11.6", "BU-10.12")
def test_the_privilege_of_others_may_exhaust_a_colour_too() -> None:
    mine = {"privilege": 1, "islands": {"A": 9}}
    away = {"islands": {"A": 9}, "start": 3}  # covers one green house
    asked = lay(seats=[mine, {**away, "privilege": 1, "reserve": {"white": 19}}], step="score-lace")
    assert asked.stack[-1].name == "score-lace"
    assert "buy white" in options(asked)  # the last white one, which the other might buy
    calm = lay(seats=[mine, {**away, "reserve": {"white": 19}}], step="score-lace")
    assert calm.stack[-1].name != "score-lace"
    plenty = lay(seats=[mine, {**away, "privilege": 1, "reserve": {"white": 18}}], step="score-lace")
    assert plenty.stack[-1].name != "score-lace"
    gone = lay(seats=[mine, {**away, "privilege": 1, "reserve": {"white": 20}}], step="score-lace")
    assert gone.stack[-1].name != "score-lace"


@pytest.mark.rule("BU-10.16")
def test_cubes_returned_for_lace_can_be_had_by_those_who_come_later() -> None:
    first = {"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}, "islands": {"A": 8}, "start": 3}
    second = {"privilege": 1}
    state = lay(seats=[first, {**second, "reserve": {"orange": 18}}], step="clean-up", houses={"h-4-3": ["orange"]})
    assert state.supply[4] == 0
    do(state, "pay best")
    assert state.supply[4] == 0  # it was there for the ring of the second, who covers two orange houses
    assert me(state, 1).reserve[4] >= 19


# ---------------------------------------------------------------------- roofs, the next season


@pytest.mark.rule("BU-10.13", "BU-10.14")
def test_roofs_are_put_away_under_their_stacks_and_filled_up_with_different_kinds() -> None:
    mine = {"roofs": ["islands-blue-green", "flat-pink-white"]}
    state = lay(seats=[mine, {}], step="put-roofs-away")
    assert options(state) == ["put away islands-blue-green", "put away flat-pink-white", "done"]
    told = do(state, "put away islands-blue-green")
    assert only(told, "put-away") == [{"seat": 0, "tile": "islands-blue-green"}]
    assert BOX.tile_names[state.under[0][0]] == "islands-blue-green"
    assert state.view(1)["under"]["islands"] == ["islands-blue-green"]
    do(state, "done")
    assert options(state) == ["draw islands", "draw workshops", "draw fountains", "draw flat"]
    do(state, "draw flat")  # it may equal one that was kept
    assert options(state) == ["draw islands", "draw workshops", "draw fountains"]
    assert refused(state, "draw flat") == "kind-drawn"
    do(state, "draw fountains")
    assert sorted(BOX.tiles[tile].kind for tile in me(state).roofs) == [2, 3, 3]


@pytest.mark.rule("BU-10.13")
def test_up_to_three_roofs_may_be_put_away_or_none() -> None:
    mine = {"roofs": ["islands-blue-green", "flat-pink-white", "flat-blue-green"]}
    state = lay(seats=[mine, {}], step="put-roofs-away")
    do(state, "put away flat-pink-white", "put away islands-blue-green", "put away flat-blue-green")
    assert len(starting_with(state, "draw")) == 4
    assert state.view(1)["under"]["flat"] == ["flat-pink-white", "flat-blue-green"]  # the last lies lowest
    keep = lay(seats=[mine, {}], step="put-roofs-away")
    do(keep, "done")
    assert len(me(keep).roofs) == 3


@pytest.mark.rule("BU-10.14", "BU-15.9")
def test_when_too_few_kinds_are_left_kinds_repeat_and_without_tiles_the_space_stays_empty() -> None:
    flat = [name for name in BOX.tile_names if name.startswith("flat")]
    others = [name for name in BOX.tile_names if not name.startswith("flat")]
    state = lay(seats=[{}, {"roofs": others + flat[2:]}], step="draw-roofs")
    assert len(me(state).roofs) == 2  # both flat ones, of necessity; the third space stays empty
    one = lay(seats=[{}, {"roofs": others[:-1] + flat[3:]}], step="draw-roofs")
    assert options(one) == ["draw fountains", "draw flat"]
    assert refused(one, "draw islands") == "stack-empty"
    do(one, "draw flat")
    assert len(me(one).roofs) == 3  # then fountains, the kind not drawn yet, then flat again


@pytest.mark.rule("BU-10.14")
def test_tiles_under_a_stack_come_last_and_in_the_order_in_which_they_were_put_there() -> None:
    flat = [name for name in BOX.tile_names if name.startswith("flat")]
    others = [name for name in BOX.tile_names if not name.startswith("flat")]
    owned = {"roofs": others + flat[3:]}
    state = lay(seats=[{}, owned], step="draw-roofs", stacks={"flat": [flat[1]]}, under={"flat": [flat[2], flat[0]]})
    assert [BOX.tile_names[tile] for tile in me(state).roofs] == flat[:3]
    for free, drawn in ((1, [flat[1]]), (2, [flat[1], flat[2]])):
        kept = others[: 3 - free]
        state = lay(
            seats=[{"roofs": kept}, {"roofs": others[3 - free :] + flat[3:]}],
            step="draw-roofs",
            stacks={"flat": [flat[1]]},
            under={"flat": [flat[2], flat[0]]},
        )
        assert set(saved(state)["seats"][0]["roofs"]) == {*kept, *drawn}


@pytest.mark.rule("BU-10.14")
def test_a_tile_put_away_stays_known_to_all() -> None:
    mine = {"roofs": ["islands-blue-green", "flat-pink-white", "flat-blue-green"]}
    state = lay(seats=[mine, {}], step="put-roofs-away")
    do(state, "put away flat-pink-white")
    for viewer in (None, 0, 1):
        other = state.resample(viewer, 3)
        assert other.view(viewer) == state.view(viewer)
        assert other.under == state.under
    assert state.resample(0, 3).stacks[3] != state.stacks[3]


@pytest.mark.rule("BU-10.15")
def test_the_first_player_marker_passes_clockwise() -> None:
    state = lay(players=3, seats=[{}, {}, {}], step="clean-up", first=2)
    while state.season == 0:
        state.apply(state.legal()[-1])
    assert (state.season, state.first) == (1, 0)


@pytest.mark.rule("BU-10.13", "BU-10.16")
def test_every_step_goes_round_in_turn_order() -> None:
    state = begin(players=3, seed=4, first=1)
    chance = random.Random(4)
    while state.stack[-1].name != "put-roofs-away":
        play_on(state, chance, 1)
    order = []
    while state.stack[-1].name in ("put-roofs-away", "draw-roofs"):
        if state.actor not in order:
            order.append(state.actor)
        state.apply(state.legal()[-1])
    assert order == [1, 2, 0]
    assert state.first == 2
