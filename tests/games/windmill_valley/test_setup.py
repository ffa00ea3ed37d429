"""Things and set-up (WV-1, WV-2)."""

from __future__ import annotations

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    at,
    begin,
    bulbs,
    choose,
    do,
    lay,
    new_with,
    options,
    perform,
    refused,
    starting_with,
    step,
)

import kade
from kade.kernel.errors import BadOption
from kade.testing import only

# ---------------------------------------------------------------------- things


@pytest.mark.rule("WV-1.1")
def test_there_are_always_bulbs_and_tools_of_every_kind() -> None:
    state = lay(
        step="closing",
        due=1,
        seats=[
            {"calendar": 1, "rows": [["white"] * 7, ["white"] * 7, ["white"] * 7]},
            {"rows": [["white"] * 7] * 4, "tools": 44},
        ],
    )
    do(state, "calendar common", "bulb white")
    assert bulbs(state.players[0]) == {"white": 1}
    state.gain_tools(0, 3, 0)
    assert state.players[0].tools == 3


@pytest.mark.rule("WV-1.2")
def test_a_player_has_nine_windmills_and_a_board_of_two_wheels() -> None:
    me = begin(players=2, seed=1).players[0]
    assert me.windmills_left() == 9
    assert (len(me.large_tiles), len(me.small_tiles)) == (6, 5)
    assert (len(me.patches), BOX.storage, BOX.helper_slots, BOX.contract_slots) == (28, 7, 3, 3)


@pytest.mark.rule("WV-1.3")
def test_guilders_end_at_nine_and_nobody_spends_more_than_there_is() -> None:
    state = lay(step="choose-action", water=8, seats=[{"guilders": 8}])
    choose(state, "small")
    do(state, "lower 2 0")
    assert state.players[0].guilders == 9
    poor = lay(seats=[{"guilders": 2}])
    assert options(poor) == ["gate 1", "gate 2"]
    assert refused(poor, "gate 3") == "too-few-guilders"


@pytest.mark.rule("WV-1.4")
def test_points_begin_at_five_and_never_fall_below_nought() -> None:
    assert [me.points for me in begin(players=3, seed=2).players] == [5, 5, 5]
    broke = lay(step="choose-action", seats=[{"large": 3, "points": 0, "starting": "S3", "bulbs": {"red": 3}}])
    do(broke, "wheel large", "plant red row-1", "plant red row-1")
    assert step(broke) != "plant", "without a point the starting card buys no third bulb"
    repeated = lay(seats=[{"points": 1, "rows": [["white"] * 6, ["white"] * 6]}]).result()
    assert repeated.points[0] == 0
    assert repeated.breakdown[0]["floor"] == 14


@pytest.mark.rule("WV-1.5")
def test_the_sixth_and_seventh_space_of_the_storage_cost_one_and_two_each_time() -> None:
    state = lay(step="closing", due=1, seats=[{"calendar": 1, "guilders": 4, "bulbs": {"red": 5}}])
    do(state, "calendar common", "bulb white")
    assert options(state) == ["store", "swap red", "refuse"]
    do(state, "store")
    assert state.players[0].guilders == 3
    again = lay(step="closing", due=1, seats=[{"calendar": 1, "guilders": 4, "bulbs": {"red": 6}}])
    do(again, "calendar common", "bulb white", "store")
    assert again.players[0].guilders == 2
    assert again.players[0].stored == 7
    free = lay(step="closing", due=1, seats=[{"calendar": 1, "bulbs": {"red": 4}}])
    do(free, "calendar common", "bulb white")
    assert bulbs(free.players[0]) == {"white": 1, "red": 4}


@pytest.mark.rule("WV-1.6")
def test_a_bulb_without_a_free_space_may_replace_another_or_be_refused() -> None:
    poor = lay(step="closing", due=1, seats=[{"calendar": 1, "bulbs": {"red": 4, "black": 1}}])
    do(poor, "calendar common", "bulb white")
    assert options(poor) == ["swap red", "swap black", "refuse"]
    do(poor, "swap black")
    assert bulbs(poor.players[0]) == {"white": 1, "red": 4}
    full = lay(step="closing", due=1, seats=[{"calendar": 1, "guilders": 9, "bulbs": {"red": 7}}])
    do(full, "calendar common", "bulb white")
    assert options(full) == ["swap red", "refuse"]
    do(full, "refuse")
    assert bulbs(full.players[0]) == {"red": 7}
    assert full.players[0].guilders == 9


@pytest.mark.rule("WV-1.7")
def test_a_planted_bulb_leaves_its_storage_space_before_the_reward_is_taken() -> None:
    state = perform("plant", {"bulbs": {"red": 5}, "rows": [["red", "red"]]})
    do(state, "plant red row-1")  # the third patch of row 1 gives a bulb of any colour
    do(state, "bulb black")
    assert bulbs(state.players[0]) == {"red": 4, "black": 1}


@pytest.mark.rule("WV-1.8")
def test_rewards_may_be_declined_but_the_calendar_moves_all_the_same() -> None:
    state = lay(step="turn-wheels", gate=2, seats=[{"large": 5, "large_tiles": {"2": "E14"}}])
    assert state.players[0].calendar == 1
    do(state, "wheel large", "skip", "end-turn")
    assert bulbs(state.players[0]) == {}
    assert state.active == 1
    bonus = perform("build", {"built": ["W13"]}, water=3)
    do(bonus, "build W20", "mill black", "skip")  # lowering is passed up
    assert bonus.water == 3
    last = lay(step="turn-wheels", gate=2, seats=[{"large": 5, "calendar": 3}])
    assert last.ending == 0


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("WV-2.1", "WV-2.2")
def test_four_tiles_and_three_farm_cards_lie_open() -> None:
    state = begin(players=4, seed=3)
    assert [BOX.rarity[tile] for tile in state.display] == [0, 0, 1, 2]
    assert [len(pile) for pile in state.piles] == [22, 11, 11, 27]
    assert len(state.cards) == 3
    assert state.piles != begin(players=4, seed=4).piles


@pytest.mark.rule("WV-2.3")
def test_the_water_begins_still() -> None:
    state = begin(players=2, seed=1)
    assert (state.gate, state.water, BOX.most_water) == (1, 0, 8)


@pytest.mark.rule("WV-2.4")
def test_only_the_top_trade_card_is_in_play() -> None:
    state = new_with(["trade FT3 FT1 FT2 FT4"], players=2, first=0)
    assert state.view(0)["trade"]["card"] == "FT3"
    assert len(state.trade) == 4


@pytest.mark.rule("WV-2.5", "WV-2.9")
def test_guilders_and_first_bulb_go_by_turn_order() -> None:
    state = begin(players=4, seed=5, first=2)
    assert [state.players[(2 + i) % 4].guilders for i in range(4)] == [4, 5, 6, 7]
    assert [bulbs(state.players[(2 + i) % 4]) for i in range(4)] == [
        {"white": 1},
        {"yellow": 1},
        {"red": 1},
        {"violet": 1},
    ]
    assert [(me.tools, me.points, me.calendar) for me in state.players] == [(1, 5, 0)] * 4
    assert sorted(me.board for me in state.players) == [0, 1, 2, 3]
    boards = new_with(["boards W-C W-A W-B W-D"], players=2, first=0)
    assert [BOX.board_names[me.board] for me in boards.players] == ["W-C", "W-A"]


@pytest.mark.rule("WV-2.6")
def test_starting_cards_are_chosen_in_reverse_turn_order_and_the_last_is_the_wish() -> None:
    state = new_with(["starting S5 S2 S6 S1"], players=3, first=1)
    assert state.actor == 0
    assert options(state) == ["start S1", "start S2", "start S5", "start S6"]
    do(state, "start S5")
    assert state.actor == 2
    do(state, "start S1")
    assert state.actor == 1
    told = do(state, "start S6")
    assert only(told, "wish") == [{"wish": "Q2"}]
    assert [BOX.cards[me.starting].id for me in state.players] == ["S5", "S6", "S1"]


@pytest.mark.rule("WV-2.7")
def test_markers_go_into_areas_of_their_own_while_there_are_any() -> None:
    state = new_with(["starting S5 S2 S6 S1 S3"], players=4, first=0)
    do(state, "start S5", "start S2", "start S6", "start S1")
    assert state.actor == 3, "in reverse turn order"
    do(state, "marker M2")
    assert options(state) == ["marker M1", "marker M3"]
    do(state, "marker M3")
    assert state.players[1].area == 0, "the last free area is nobody's choice"
    assert options(state) == ["marker M1", "marker M2", "marker M3"]


@pytest.mark.rule("WV-2.8")
@pytest.mark.parametrize(
    ("players", "area", "neutrals"),
    [(2, "M2", [1, 1, 1]), (3, "M2", [1, 0, 1]), (3, "M1", [0, 1, 1]), (4, "M2", [1, 0, 0]), (4, "M1", [0, 0, 1])],
)
def test_neutral_markers_go_by_the_first_players_area(players: int, area: str, neutrals: list[int]) -> None:
    state = new_with(["starting S1 S2 S3 S4 S5"], players=players, first=0)
    do(state, *[f"start S{number + 1}" for number in range(players)])
    while step(state) == "first-marker" and state.actor != 0:
        wanted = [name for name in options(state) if name != f"marker {area}"]
        do(state, wanted[0] if wanted else options(state)[0])
    if step(state) == "first-marker":
        do(state, f"marker {area}")
    assert state.players[0].area == BOX.area_names.index(area)
    assert state.neutrals == neutrals


@pytest.mark.rule("WV-2.10")
def test_windmills_stand_in_groups_of_one_one_two_two_three() -> None:
    assert begin(players=2, seed=1).players[1].groups == [1, 1, 2, 2, 3]


@pytest.mark.rule("WV-2.11")
@pytest.mark.parametrize(("players", "opened"), [(2, [2, 2, 2, 3]), (3, [3, 3, 3, 3]), (4, [4, 4, 4, 3])])
def test_fewer_players_leave_fewer_unique_rewards(players: int, opened: list[int]) -> None:
    calendar = begin(players=players, seed=1).view(None)["calendar"]
    assert [sum(one["open"] for one in space["unique"]) for space in calendar] == opened


@pytest.mark.rule("WV-2.12")
def test_the_first_player_is_chosen_or_drawn_and_turns_go_clockwise() -> None:
    assert begin(players=3, seed=1, first=2).first == 2
    assert {begin(players=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOption):
        begin(players=2, first=2)
    state = lay(players=3, turn=2, step="closing", first=1, seats=[{"guilders": 5}])
    assert state.active == 0


def test_options_that_do_not_go_together_are_refused() -> None:
    for wrong in ({"players": 2, "gardener": "easy"}, {"players": 1, "expert": True}, {"players": 5}):
        with pytest.raises(BadOption):
            begin(**wrong)
    assert begin(players=1, seed=1).options() == {"players": 1, "gardener": "medium"}
    assert kade.load("windmill-valley").new(players=2, seed=1, expert=True).options()["expert"] is True


def test_a_bulb_is_no_question_while_it_fits() -> None:
    state = at("trade", {"bulbs": {"red": 1}}, shipped=["white", "yellow", None, None])
    do(state, "wheel large", "unload")
    assert bulbs(state.players[0]) == {"white": 1, "yellow": 1, "red": 1}
    assert starting_with(state, "bulb") == []


@pytest.mark.rule("WV-1.6")
def test_a_bulb_of_any_colour_may_be_refused_as_soon_as_storing_costs() -> None:
    free = lay(step="closing", due=1, seats=[{"calendar": 1, "bulbs": {"red": 4}}])
    do(free, "calendar common")
    assert "refuse" not in options(free)
    dear = lay(step="closing", due=1, seats=[{"calendar": 1, "bulbs": {"red": 5}}, {"guilders": 5}])
    do(dear, "calendar common")
    told = do(dear, "refuse")
    assert only(told, "refused") == [{"seat": 0, "number": 1}]
    assert bulbs(dear.players[0]) == {"red": 5}
