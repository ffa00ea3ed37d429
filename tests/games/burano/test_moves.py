"""A turn: moves and what they cost, preparing, building (BU-5.1 to 5.13, 5.26 to 5.30)."""

from __future__ import annotations

import itertools

import pytest
from tests.games.burano.table import BOX, COLOURS, do, full_pyramid, lay, me, options, refused, saved, starting_with

from kade.games.burano.rules.turn import Turn
from kade.testing import only

EARN = {"markers": {"sailing": ["blue", "green"], "lace": ["yellow", "white"], "earning": ["pink", "orange"]}}
ONE_ROOF = {
    "houses": {"h-4-3": ["pink"], "h-5-3": ["blue"]},
    "roofs": [{"tile": "flat-pink-blue", "holes": ["h-4-3", "h-5-3"], "level": 1}],
}
CUBES = {f"base-{i}": colour for i, colour in enumerate(["pink", "pink", "blue", "green", "white", "orange"], 1)}


@pytest.mark.rule("BU-5.1", "BU-5.5")
def test_up_to_four_moves_in_any_order_and_mix() -> None:
    state = lay(
        seats=[{"pyramid": CUBES, "coins": 30, "prepared": {"orange": 1, "pink": 1}, "roofs": ["flat-pink-orange"]}],
        **EARN,
    )
    assert {"prepare pink", "build orange", "build pink", "end turn"} <= set(options(state))
    do(state, "build orange", "at h-5-3")
    assert "roof flat-pink-orange" in options(state)
    do(state, "roof flat-pink-orange", "take privilege")
    assert state.stack[-1] == Turn(0, 2)
    do(state, "prepare blue", "prepare green")
    assert state.stack[-1] == Turn(0, 4)
    assert starting_with(state, "prepare") == starting_with(state, "build") == []
    assert refused(state, "prepare white") == "four-moves"
    do(state, "end turn")
    short = lay(seats=[{"pyramid": CUBES, "coins": 30}, {"privilege": 1}])
    do(short, "prepare blue", "end turn")  # after any move
    assert short.stack[-1] == Turn(1, 0)  # the marker goes back to 1


@pytest.mark.rule("BU-5.2")
def test_moves_cost_plus_one_three_three_four() -> None:
    state = lay(seats=[{"pyramid": CUBES, "coins": 9, "privilege": 1}])
    left = []
    for move in ("prepare blue", "prepare green", "prepare white"):
        do(state, move)
        left.append(me(state).coins)
    assert left == [10, 7, 4]  # 1 - 3 - 3 = -5 in all
    state = lay(seats=[{"pyramid": CUBES, "coins": 8, "privilege": 1, "prepared": {"orange": 1}}], **EARN)
    do(state, "prepare blue", "prepare green", "build orange", "at h-5-3")
    assert me(state).coins == 3 + 1  # earning pays the one visible coin of a full ring
    do(state, "prepare white")
    assert me(state).coins == 0
    assert [sum(BOX.move_coins[:n]) for n in (1, 2, 3, 4)] == [1, -2, -5, -9]


@pytest.mark.rule("BU-5.3")
def test_a_move_that_cannot_be_paid_cannot_be_chosen_but_coins_gained_pay_for_the_next() -> None:
    poor = lay(seats=[{"pyramid": CUBES, "coins": 1, "privilege": 1}])
    do(poor, "prepare blue")
    assert starting_with(poor, "prepare") == []
    assert refused(poor, "prepare green") == "too-few-coins"
    earning = lay(seats=[{"pyramid": CUBES, "coins": 0, "prepared": {"orange": 1}, "islands": {"A": 5}}], **EARN)
    do(earning, "build orange", "at h-5-3", "done")
    assert me(earning).coins == 1 + 5
    assert starting_with(earning, "prepare")


@pytest.mark.rule("BU-5.4")
def test_who_makes_no_move_takes_a_coin() -> None:
    state = lay(seats=[{"pyramid": CUBES, "coins": 4}, {"privilege": 1}])
    told = do(state, "end turn")
    assert me(state).coins == 5
    assert only(told, "no-move") == [{"seat": 0, "coins": 1}]
    state = lay(seats=[{"pyramid": CUBES, "coins": 4}, {"privilege": 1}])
    told = do(state, "prepare blue", "end turn")
    assert me(state).coins == 5
    assert only(told, "no-move") == []


@pytest.mark.rule("BU-5.26", "BU-15.16")
def test_the_turn_ends_when_its_player_says_so_and_privileges_are_no_moves() -> None:
    state = lay(seats=[{"pyramid": CUBES, "coins": 30, "privilege": 2}, {"privilege": 1}], moves=4)
    assert state.actor == 0
    do(state, "buy coin")
    assert state.actor == 0
    do(state, "end turn")
    assert (state.actor, me(state).coins) == (1, 31)
    idle = lay(seats=[{"coins": 0, "privilege": 2}, {"privilege": 1}])
    do(idle, "buy coin", "end turn")
    assert me(idle).coins == 2  # one bought, one for making no move


@pytest.mark.rule("BU-5.6")
def test_preparing_takes_an_uncovered_cube_to_an_empty_space() -> None:
    state = lay(seats=[{"pyramid": {**full_pyramid(), "base-3": "white"}, "coins": 30}])
    assert starting_with(state, "prepare") == ["prepare yellow"]
    assert refused(state, "prepare white") == "not-uncovered"
    told = do(state, "prepare yellow")
    assert only(told, "prepared") == [{"seat": 0, "colour": "yellow", "spot": "top"}]
    do(state, "prepare blue")
    assert options(state) == ["from middle-1", "from middle-2", "from middle-3", "from middle-4"]
    assert refused(state, "end turn") == "choose-cube-first"
    do(state, "from middle-2")
    assert saved(state)["seats"][0]["prepared"] == {"blue": 1, "yellow": 1}
    assert "prepare white" in options(state)  # base-3 lay under middle-2 alone
    do(state, "prepare white")
    assert starting_with(state, "prepare") == []
    assert refused(state, "prepare blue") == "no-space"
    nothing = lay(seats=[{"coins": 30, "privilege": 1}])
    assert starting_with(nothing, "build") == []
    assert refused(nothing, "build pink") == "not-prepared"


@pytest.mark.rule("BU-5.6", "BU-4.7")
def test_a_covered_cube_of_the_same_colour_stays() -> None:
    state = lay(seats=[{"pyramid": full_pyramid("blue", "blue", "yellow"), "coins": 30}])
    do(state, "prepare yellow", "prepare blue")
    assert options(state) == ["from middle-1", "from middle-2", "from middle-3", "from middle-4"]
    assert refused(state, "from base-1") == "choose-cube-first"
    do(state, "from middle-1", "prepare blue")
    assert options(state) == ["from base-1", "from middle-2", "from middle-3", "from middle-4"]


@pytest.mark.rule("BU-5.7")
def test_prepared_cubes_stay_over_the_seasons() -> None:
    state = lay(seats=[{"prepared": {"pink": 2}}, {}], step="clean-up")
    while state.season == 0:
        state.apply(state.legal()[-1])
    assert state.season == 1
    assert saved(state)["seats"][0]["prepared"] == {"pink": 2}


@pytest.mark.rule("BU-5.8", "BU-5.9", "BU-15.1")
def test_a_house_needs_a_cube_in_one_of_the_eight_holes_around() -> None:
    state = lay(seats=[{"prepared": {"pink": 1}}], **EARN)
    do(state, "build pink")
    around = {f"at h-{4 + x}-{3 + y}" for x, y in itertools.product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)}
    holes = {f"at {hole}" for hole in BOX.holes}
    assert set(options(state)) == around & holes
    assert "at h-3-2" in options(state)  # by corner
    assert "at h-5-3" in options(state)  # by side
    assert refused(state, "at h-0-2") == "not-a-site"
    told = do(state, "at h-3-2")
    assert only(told, "built") == [{"seat": 0, "colour": "pink", "hole": "h-3-2", "level": 1}]
    assert only(told, "earned") == [{"seat": 0, "coins": 1}]
    assert me(state).prepared == [0] * 6


@pytest.mark.rule("BU-5.9")
def test_cubes_of_any_height_are_neighbours() -> None:
    state = lay(
        seats=[{"prepared": {"pink": 1}}],
        houses={"h-2-0": ["blue", "blue"], "h-3-0": ["pink"]},
        roofs=[{"tile": "flat-pink-blue", "holes": ["h-3-0", "h-2-0"], "level": 1}],
        **EARN,
    )
    do(state, "build pink")
    assert "at h-1-1" in options(state)


@pytest.mark.rule("BU-5.8")
@pytest.mark.parametrize(("colour", "step"), [("pink", "sail"), ("yellow", "make-lace"), ("orange", "recall")])
def test_the_action_is_that_of_the_colours_marker(colour: str, step: str) -> None:
    markers = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    state = lay(seats=[{"prepared": {colour: 1}, "privilege": 1, "islands": {"A": 1}}], markers=markers)
    do(state, f"build {colour}", "at h-5-3")
    assert state.stack[-1].name == step


@pytest.mark.rule("BU-5.10", "BU-5.29")
def test_any_colour_stands_on_any_roof_half_and_its_own_brings_privilege() -> None:
    for colour, gained in (("pink", 1), ("orange", 0)):
        state = lay(seats=[{"prepared": {colour: 1}}], **EARN, **ONE_ROOF)
        do(state, f"build {colour}", "at h-4-3")  # no neighbour of the same height is needed
        assert me(state).privilege == gained
        assert saved(state)["houses"]["h-4-3"] == ["pink", colour]


@pytest.mark.rule("BU-5.11", "BU-5.16", "BU-15.8")
def test_a_place_is_built_up_to_three_levels() -> None:
    houses = {"h-4-3": ["pink", "blue"], "h-5-3": ["blue", "green"]}
    roofs = [
        {"tile": "flat-pink-blue", "holes": ["h-4-3", "h-5-3"], "level": 1},
        {"tile": "flat-blue-green", "holes": ["h-4-3", "h-5-3"], "level": 2},
    ]
    state = lay(
        seats=[{"prepared": {"orange": 2}, "coins": 20, "roofs": ["flat-orange-white"]}],
        houses=houses,
        roofs=roofs,
        **EARN,
    )
    do(state, "build orange", "at h-4-3")
    assert saved(state)["houses"]["h-4-3"] == ["pink", "blue", "orange"]
    do(state, "build orange")
    assert "at h-4-3" not in options(state)
    assert "at h-5-3" in options(state)
    half = lay(seats=[{"prepared": {"orange": 1}}], houses={"h-4-3": ["pink"]}, **EARN)
    do(half, "build orange")
    assert "at h-4-3" not in options(half)  # cube upon cube needs a roof between them


@pytest.mark.rule("BU-5.12", "BU-15.2")
def test_the_cube_is_built_even_if_its_action_is_lost() -> None:
    huts = {place: ["green", "white", "orange"] for place in "ABC"}
    huts |= {place: ["pink", "blue", "yellow"] for place in "DEF"}
    markers = {"sailing": ["pink", "orange"], "lace": ["yellow", "white"], "earning": ["blue", "green"]}
    lost = lay(
        seats=[{"prepared": {"pink": 1}, "boat": "C", "privilege": 0}, {"privilege": 1}],
        huts=huts,
        ships=dict.fromkeys(BOX.ships, "west"),
        markers=markers,
    )
    assert lost.huts[15:18] == [0, 1, 2]
    lost.huts[15:18], lost.huts[0:3] = [3, 5, 4], [0, 1, 2]  # F no longer matches, A does
    told = do(lost, "build pink", "at h-5-3")
    assert only(told, "stayed") == [{"seat": 0}]
    assert saved(lost)["houses"]["h-5-3"] == ["pink"]


@pytest.mark.rule("BU-5.13", "BU-15.3")
def test_sailing_and_lace_may_be_declined_the_pay_is_always_given() -> None:
    markers = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    seat = {"prepared": {"pink": 1, "yellow": 1, "orange": 1}, "islands": {"A": 2}, "coins": 20}
    state = lay(
        seats=[seat],
        markers=markers,
        huts={place: COLOURS[:3] if place in "ABC" else COLOURS[3:] for place in "ABCDEF"},
    )
    do(state, "build pink", "at h-5-3")
    assert "stay" in options(state)
    do(state, "stay", "build yellow", "at h-3-3")
    assert "done" in options(state)
    do(state, "done", "build orange")
    assert me(state).workers == 8
    before = me(state).coins
    do(state, "at h-4-4")
    assert me(state).coins - before == me(state).ring.coins_shown(3, 8) == 3


@pytest.mark.rule("BU-5.27", "BU-15.17")
def test_the_first_cube_is_a_house_like_any_other() -> None:
    state = lay(
        seats=[{"roofs": ["flat-pink-blue"], "prepared": {"blue": 1}}], houses={"h-4-3": ["pink"], "h-5-3": ["blue"]}
    )
    do(state, "roof flat-pink-blue")
    assert saved(state)["roofs"][0]["holes"] == ["h-4-3", "h-5-3"]


@pytest.mark.rule("BU-5.30")
def test_with_every_hole_filled_and_no_roof_half_free_nobody_can_build() -> None:
    houses = {hole: [COLOURS[i % 6]] for i, hole in enumerate(BOX.holes)}
    state = lay(seats=[{"prepared": {"pink": 1}, "privilege": 1}], houses=houses)
    assert starting_with(state, "build") == []
    assert refused(state, "build pink") == "no-site"
