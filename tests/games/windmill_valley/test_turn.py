"""The turn: floodgate, water, wheels, calendar, actions, wish (WV-3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    at,
    bulbs,
    choose,
    do,
    lay,
    options,
    perform,
    refused,
    starting_with,
    step,
    with_tile,
)

from kade.testing import only


@pytest.mark.rule("WV-3.1")
def test_a_turn_goes_floodgate_water_wheels_action_next_player() -> None:
    state = lay(seats=[{"guilders": 5, "tools": 1, "bulbs": {"red": 1}}, {"guilders": 5}])
    assert step(state) == "floodgate"
    do(state, "gate 2")
    assert state.water == 1
    assert step(state) == "turn-wheels"
    do(state, "turn 2")
    assert step(state) == "choose-action"
    do(state, "wheel small")
    assert (state.active, step(state)) == (1, "floodgate")


@pytest.mark.rule("WV-3.2")
def test_the_gate_is_left_closed_for_nothing_or_opened_by_one_or_two() -> None:
    assert options(lay(gate=3, seats=[{"bulbs": {"red": 1}}])) == ["gate 1", "gate 2", "gate 3"]
    closing = lay(gate=3, seats=[{"guilders": 2}])
    do(closing, "gate 1")
    assert closing.players[0].guilders >= 2, "closing costs nothing"
    assert options(lay(gate=1, seats=[{"guilders": 9}])) == ["gate 1", "gate 2", "gate 3"]


@pytest.mark.rule("WV-3.3")
@pytest.mark.parametrize(("before", "after", "cost", "points"), [(1, 2, 1, 1), (2, 3, 2, 3), (1, 3, 3, 4)])
def test_opening_costs_guilders_and_gives_points(before: int, after: int, cost: int, points: int) -> None:
    state = lay(gate=before, seats=[{"guilders": 6, "tools": 1}])
    do(state, f"gate {after}")
    assert (state.players[0].guilders, state.players[0].points) == (6 - cost, 5 + points)
    assert state.result().breakdown[0]["floodgate"] == points


@pytest.mark.rule("WV-3.4")
@pytest.mark.parametrize(("speed", "rise"), [(1, 0), (2, 1), (3, 2)])
def test_the_water_rises_every_turn_by_the_speed(speed: int, rise: int) -> None:
    state = lay(gate=speed, water=3, seats=[{"tools": 1, "guilders": 1}])
    do(state, f"gate {speed}")
    assert state.water == 3 + rise


@pytest.mark.rule("WV-3.5")
@pytest.mark.parametrize(
    ("water", "allowed"), [(8, ["gate 1"]), (7, ["gate 1", "gate 2"]), (6, ["gate 1", "gate 2", "gate 3"])]
)
def test_water_above_eight_forces_the_gate_down(water: int, allowed: list[str]) -> None:
    state = lay(gate=3, water=water, seats=[{"guilders": 9, "tools": 3}])
    if len(allowed) == 1:
        assert (state.gate, step(state)) == (1, "turn-wheels")
    else:
        assert options(state) == allowed
        if water == 7:
            assert refused(state, "gate 3") == "water-too-high"


@pytest.mark.rule("WV-3.6", "WV-3.8")
def test_both_wheels_turn_by_the_speed_and_drift_apart() -> None:
    state = lay(step="turn-wheels", gate=3, seats=[{"large": 4, "small": 4, "tools": 1}])
    do(state, "turn 3")
    me = state.players[0]
    assert (me.large, me.small) == (1, 2)


@pytest.mark.rule("WV-3.7")
def test_each_tool_is_a_step_more_or_less_between_one_and_four() -> None:
    assert options(lay(step="turn-wheels", gate=2, seats=[{"tools": 1}])) == ["turn 1", "turn 2", "turn 3"]
    assert options(lay(step="turn-wheels", gate=3, seats=[{"tools": 5}])) == ["turn 1", "turn 2", "turn 3", "turn 4"]
    assert options(lay(step="turn-wheels", gate=1, seats=[{"tools": 2}])) == ["turn 1", "turn 2", "turn 3"]
    state = lay(step="turn-wheels", gate=2, water=2, seats=[{"tools": 3}])
    do(state, "turn 4")
    assert (state.players[0].tools, state.players[0].large, state.gate, state.water) == (1, 4, 2, 2)
    few = lay(step="turn-wheels", gate=1, seats=[{"tools": 1}])
    assert refused(few, "turn 3") == "too-few-tools"


@pytest.mark.rule("WV-3.9")
@pytest.mark.parametrize(("before", "steps", "calendar"), [(4, 2, 1), (5, 2, 1), (3, 2, 0), (0, 3, 0), (2, 4, 1)])
def test_the_calendar_moves_when_the_red_spoke_reaches_or_passes_the_arrow(
    before: int, steps: int, calendar: int
) -> None:
    state = lay(step="turn-wheels", gate=2, seats=[{"large": before, "tools": 2}])
    do(state, f"turn {steps}")
    assert state.players[0].calendar == calendar


@pytest.mark.rule("WV-3.10")
def test_calendar_rewards_are_taken_at_any_moment_of_the_turn_or_lost() -> None:
    def reached() -> Any:
        return lay(
            step="turn-wheels",
            gate=2,
            seats=[{"large": 1, "tools": 0, "calendar": 0, "bulbs": {"red": 2}}, {"guilders": 5}],
        )

    state = lay(step="turn-wheels", gate=2, seats=[{"large": 5, "bulbs": {"red": 2}, "guilders": 3}, {"guilders": 5}])
    assert starting_with(state, "calendar") == ["calendar common", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    assert state.players[0].guilders == 6
    assert starting_with(state, "calendar") == ["calendar common"]
    do(state, "wheel large", "enter")  # between two moves
    assert "calendar common" in options(state)
    do(state, "calendar common", "bulb black")
    assert bulbs(state.players[0]) == {"red": 2, "black": 1}
    assert step(state) == "area-reward", "the visit goes on where it was"
    later = lay(step="turn-wheels", turn=1, gate=2, covered=["I 2"], seats=[{}, {"large": 5, "bulbs": {"red": 1}}])
    assert starting_with(later, "calendar") == ["calendar common", "calendar unique-1"]
    lost = lay(step="closing", due=3, seats=[{"calendar": 1}, {"guilders": 5}])
    assert options(lost) == ["end-turn", "calendar common", "calendar unique-1", "calendar unique-2"]
    told = do(lost, "end-turn")
    assert only(told, "calendar-lost") == [{"seat": 0}]
    assert lost.due == 0
    assert reached().due == 0, "without a rotation nothing is owed"


@pytest.mark.rule("WV-3.11")
def test_the_sign_on_either_space_lets_both_wheels_act_once_each() -> None:
    plain = at("plant", {"bulbs": {"red": 1}})
    assert options(plain) == ["wheel large", "wheel small"]
    do(plain, "wheel small")
    assert plain.active == 1
    for tiles in (
        {"large_tiles": {"1": "E14"}},
        {"small_tiles": {"1": "E18"}, "bulbs": {"red": 1}},
        {"large_tiles": {"1": "E14"}, "small_tiles": {"1": "E18"}},
    ):
        state = lay(step="choose-action", seats=[tiles, {"guilders": 5}])
        do(state, "wheel small")
        assert options(state) == ["wheel large", "skip"]
        assert refused(state, "wheel small") == "wheel-used"
        do(state, "skip")
        assert state.active == 1
        both = lay(step="choose-action", seats=[tiles, {"guilders": 5}])
        do(both, "wheel large")
        if step(both) == "trade":
            do(both, starting_with(both, "ship")[0])
            while step(both) != "choose-action":
                do(both, options(both)[-1])
        assert options(both) == ["wheel small", "skip"]


@pytest.mark.rule("WV-3.12")
def test_two_guilders_if_neither_action_can_be_performed() -> None:
    stuck = {"large": 4, "groups": [0, 0, 0, 0, 0], "small_tiles": {"1": "E15"}}
    state = lay(step="choose-action", seats=[stuck, {"guilders": 5}])
    assert state.players[0].guilders == 2
    assert state.active == 1
    able = at("plant", {"bulbs": {"red": 1}})
    assert refused(able, "rest") == "can-act"


@pytest.mark.rule("WV-3.13")
def test_the_same_action_met_twice_is_two_actions() -> None:
    """The second planting comes from a patch: its bulbs are its own, and the first goes on afterwards."""
    state = perform("plant", {"bulbs": {"red": 4}, "rows": [[], [], ["red"] * 4]})
    do(state, "plant red row-3", "plant red row-1", "plant red row-2")
    assert state.players[0].lengths == [1, 1, 5, 0]
    fed = perform("plant", {"bulbs": {"red": 4}, "rows": [[], [], ["red"] * 4], "helpers": ["F16"]})
    do(fed, "plant red row-3", "plant red row-1")
    assert fed.players[0].tools == 0, "one bulb of the first, one of the second: neither planted two"


@pytest.mark.rule("WV-3.14")
def test_a_tile_overwrites_the_printed_action() -> None:
    state = with_tile("E28", {"bulbs": {"red": 5}})
    do(state, "wheel large")
    assert step(state) == "plant"
    assert state.view(0)["about"] == {"number": 4}


@pytest.mark.rule("WV-3.15")
def test_helpers_work_once_a_turn_before_or_after_their_action() -> None:
    def farming() -> Any:
        return perform("farm", {"helpers": ["F24"]}, [{"guilders": 5}], cards=["F15", "F02", "F03"])

    before = farming()
    do(before, "use F24", "bulb red")
    assert "use F24" not in options(before)
    do(before, "contract F02")
    assert before.active == 1, "it is not offered again after the action"
    after = farming()
    do(after, "contract F02")
    assert options(after) == ["use F24", "skip"]
    do(after, "use F24", "bulb red")
    assert bulbs(after.players[0]) == {"red": 1}
    twice = lay(
        step="choose-action",
        seats=[{"large_tiles": {"1": "E29"}, "small_tiles": {"1": "E19"}, "bulbs": {"red": 1}}, {"guilders": 5}],
        cards=["F15", "F02", "F03"],
    )
    do(twice, "wheel large", "helper F15", "skip", "wheel small", "contract F02")
    assert "use F15" in options(twice), "a later action of the same turn triggers it"


@pytest.mark.rule("WV-3.16")
def test_the_wish_pays_the_highest_reward_left_once_in_the_moment_it_is_met() -> None:
    state = lay(
        step="choose-action",
        wish="Q1",
        seats=[{"large": 1, "guilders": 2, "tools": 5, "area": "M1"}, {"area": "M2"}],
        neutrals=[0, 1, 0],
    )
    do(state, "wheel large")
    told = do(state, "take T1")
    assert only(told, "wish-met") == [{"seat": 0, "wish": "Q1", "points": 15}]
    assert step(state) == "area-reward", "in the middle of the visit"
    assert state.players[0].points == 20
    second = lay(wish="Q1", seats=[{"tools": 6}, {"wish": 0}])
    assert second.players[0].sources[14] == 10
    third = lay(wish="Q1", seats=[{"tools": 6}, {"wish": 0}, {"wish": 1}])
    assert third.players[0].sources[14] == 5
    fourth = lay(wish="Q1", seats=[{"tools": 6}, {"wish": 0}, {"wish": 1}, {"wish": 2}])
    assert fourth.players[0].points == 5
    assert fourth.players[0].wish == 3
    again = lay(wish="Q1", seats=[{"tools": 9, "wish": 0}])
    assert again.players[0].points == 5


@pytest.mark.rule("WV-3.17")
def test_past_the_last_calendar_space_there_is_nothing() -> None:
    state = lay(
        step="turn-wheels",
        gate=2,
        ending=0,
        last_turn=9,
        seats=[{"large": 5, "calendar": 4, "bulbs": {"red": 1}}, {"guilders": 5}],
    )
    assert state.players[0].calendar == 4
    assert (state.due, state.last_turn) == (0, 9)


@pytest.mark.rule("WV-3.18")
@pytest.mark.parametrize(("before", "after", "points"), [(1, 2, 8), (1, 3, 11), (3, 2, 5), (2, 2, 5)])
def test_the_floodgate_helper_pays_once_when_the_gate_is_opened(before: int, after: int, points: int) -> None:
    state = lay(gate=before, seats=[{"guilders": 9, "helpers": ["F07"], "tools": 1}])
    do(state, f"gate {after}")
    assert state.players[0].points == points


@pytest.mark.rule("WV-3.19")
@pytest.mark.parametrize(
    ("action", "me", "spec", "possible"),
    [
        ("plant", {"bulbs": {"red": 1}}, {}, True),
        ("plant", {}, {}, False),
        ("plant", {"bulbs": {"red": 1}, "rows": [["red"] * 7] * 4}, {}, False),
        ("trade", {"bulbs": {"red": 1}}, {}, True),
        ("trade", {}, {"shipped": ["red", None, None, None]}, True),
        ("trade", {}, {}, False),
        ("market", {"guilders": 2}, {}, True),
        ("market", {"guilders": 1}, {}, False),
        ("build", {}, {}, True),
        ("build", {"groups": [0] * 5}, {}, False),
        ("enhance", {}, {}, True),
        ("farm", {}, {}, True),
        ("plant", {"helpers": ["F30"]}, {}, True),
        ("trade", {"starting": "S1"}, {}, True),
        ("market", {"guilders": 1, "helpers": ["F25"]}, {}, True),
    ],
)
def test_what_can_be_performed(action: str, me: dict[str, Any], spec: dict[str, Any], possible: bool) -> None:
    state = at(action, me, [{"guilders": 5}], **spec)
    assert (state.active == 0 and step(state) == "choose-action" and "wheel large" in options(state)) == possible


@pytest.mark.rule("WV-3.19")
def test_guilders_of_the_same_tile_pay_for_its_action() -> None:
    taken = ["W11", "W12", "W13", "W18", "W19", "W20"]
    poor = with_tile("E09", {"built": taken[:3], "bulbs": {"red": 1}}, [{"built": taken[3:]}])
    do(poor, "wheel large")
    assert set(starting_with(poor, "build")) == {"build W05", "build W17", "build W26"}
    cards_only = lay(
        step="choose-action", seats=[{"large": 3, "helpers": ["F30"], "small_tiles": {"1": "E15"}, "groups": [0] * 5}]
    )
    assert options(cards_only) == ["wheel large", "rest"], "a card may make it possible, but does not forbid the rest"


@pytest.mark.rule("WV-3.20")
def test_what_a_wheel_shows_is_carried_out_at_least_in_its_smallest_form() -> None:
    for action, me in (
        ("plant", {"bulbs": {"red": 2}}),
        ("enhance", {}),
        ("build", {}),
        ("market", {"guilders": 3}),
        ("trade", {"bulbs": {"red": 1}}),
    ):
        assert refused(perform(action, me), "skip") == "must-act"
    planted = perform("plant", {"bulbs": {"red": 2}})
    do(planted, "plant red row-1", "done")
    assert planted.players[0].planted() == 1
    left = perform("farm", {"helpers": ["F18"]}, [{"guilders": 5}])
    do(left, "leave")
    assert left.active == 1
    second = lay(step="choose-action", seats=[{"large_tiles": {"1": "E14"}, "helpers": ["F09"]}, {"guilders": 5}])
    do(second, "wheel large", "skip")
    assert second.active == 1
    bonus = lay(step="closing", due=2, seats=[{"calendar": 2, "helpers": ["F02"]}, {"guilders": 5}])
    do(bonus, "calendar unique-1", "skip")
    assert bonus.players[0].points == 5, "what is passed up triggers no card"


@pytest.mark.rule("WV-3.21")
def test_a_card_used_before_binds_and_may_bring_what_the_action_needs() -> None:
    state = perform("plant", {"helpers": ["F30"]}, [{"guilders": 5}])
    if step(state) == "plant":
        do(state, "use F30")
    do(state, "bulb black")
    assert refused(state, "skip") in ("must-act",)
    do(state, "plant black row-1")
    assert state.players[0].planted() == 1
    taken = ["W11", "W12", "W13", "W18", "W19", "W20"]
    built = perform("build", {"starting": "S4", "built": taken[:3]}, [{"built": taken[3:]}])
    do(built, "build W05", "mill black")
    assert built.players[0].guilders == 0, "its guilder pays for the space"
    assert built.players[0].sources[6] == 1
    bonus = lay(step="closing", due=2, seats=[{"calendar": 2, "helpers": ["F14"], "guilders": 1}, {"guilders": 5}])
    do(bonus, "calendar unique-1", "use F14")
    choose(bonus, "large")
    assert "skip" not in options(bonus), "the enhancing must follow"
    priced = at("market", {"guilders": 1, "helpers": ["F25"]}, water=4)
    told = do(priced, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "F25"}]
    assert priced.players[0].points == 5, "the guilder had to be taken, since it was needed"
    assert (priced.players[0].guilders, step(priced)) == (0, "area-reward")


@pytest.mark.rule("WV-3.21")
def test_what_a_bound_market_visit_costs_cannot_be_spent_before() -> None:
    state = perform("market", {"guilders": 3, "helpers": ["F05"]}, display=["E01", "E02", "E14", "E28"])
    do(state, "use F05")
    assert starting_with(state, "tile") == ["tile E01", "tile E02", "tile E14"], "2 of the 3 guilders are the price"
    do(state, "tile E14", "place large-1")
    assert "refresh" not in options(state)
    choose(state, "large")
    assert state.players[0].guilders == 0 or "enter" in options(state)


@pytest.mark.rule("WV-3.10")
def test_between_two_moves_of_a_visit_the_calendar_may_be_asked() -> None:
    state = lay(
        step="turn-wheels",
        gate=2,
        seats=[{"large": 5, "guilders": 2, "area": "M1"}, {"area": "M3"}],
        neutrals=[0, 0, 0],
    )
    do(state, "wheel large")
    assert options(state)[0] == "enter"
    do(state, "enter", "take T1")
    assert options(state)[0] == "enter"
    assert "calendar common" in options(state)
