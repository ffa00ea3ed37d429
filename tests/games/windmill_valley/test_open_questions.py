"""What is still open in the middle of an action: what it waits for, what it keeps back, what may be taken meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, GAME, all_names, at, do, lay, options, perform, starting_with

import kade
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.gardener import GardenerTurn, take_tiles
from kade.games.windmill_valley.rules.gardener_choices import best_space, quietest_path
from kade.games.windmill_valley.rules.helpers import before_options, finish, helping, take_plain
from kade.games.windmill_valley.rules.paths import largest_group
from kade.games.windmill_valley.rules.rewards import LOWER
from kade.games.windmill_valley.rules.seat import new_seat
from kade.games.windmill_valley.rules.setup import open_rewards
from kade.kernel.errors import BadState
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


# ---------------------------------------------------------------------- waiting for the calendar


@pytest.mark.rule("WV-3.10", "WV-4.29")
def test_a_contract_to_score_waits_for_the_farm_card_of_the_calendar() -> None:
    state = perform(
        "plant",
        {"bulbs": {"red": 1}, "rows": [["red"] * 6], "built": ["W11"], "calendar": 1},
        NEXT,
        due=2,
        cards=["F01", "F02", "F03"],
    )
    do(state, "plant red row-1")
    assert options(state) == ["skip", "calendar unique-1", "calendar unique-2"]
    told = do(state, "calendar unique-1", "contract F01")
    assert only(told, "scored-contract") == [{"seat": 0, "card": "F01", "points": 4}]


PAID_VISIT = kade.load(
    "windmill-valley",
    edition={"calendar": [{"id": "I", "unique": [{"reward": ["market:1@1"], "players": 2, "source": "derived"}]}]},
)


@pytest.mark.rule("WV-3.10", "WV-3.20")
def test_nothing_waits_for_the_guilders_of_the_action_that_was_chosen() -> None:
    """Both guilders are for the visit of the wheel; the bulb that is owed pays for no other visit."""
    seats = [{"large": 1, "guilders": 2, "area": "M1", "calendar": 1}, {"guilders": 5, "area": "M3"}]
    state = PAID_VISIT.position({"step": "choose-action", "due": 3, "neutrals": [0, 0, 0], "seats": seats})
    for name in ("wheel large", "calendar unique-1"):
        state.apply(PAID_VISIT.action(name))
    assert [PAID_VISIT.name(action) for action in state.legal()] == ["enter", "calendar common"]


@pytest.mark.rule("WV-3.10", "WV-3.19", "WV-3.21")
def test_a_card_is_no_chain_by_what_the_calendar_does_not_owe() -> None:
    """Without a bulb F29 makes no planting possible; the bulb of space I was taken before."""
    state = perform("build", {"guilders": 1, "helpers": ["F29"], "calendar": 1}, NEXT)
    do(state, "build W11", "mill black")
    assert state.active == 1


@pytest.mark.rule("WV-3.19", "WV-3.21")
def test_cards_that_pay_for_a_visit_only_together_are_offered_before_it() -> None:
    """It costs 2. F25 lowers the water for a guilder; F05 is an enhancement, with which F14 does the same."""
    state = perform(
        "market",
        {"helpers": ["F05", "F14", "F25"], "area": "M1", "small_tiles": {"1": "E20"}},
        NEXT,
        neutrals=[0, 0, 0],
        display=["E01", "E02", "E14", "E28"],
    )
    assert options(state) == ["use F05", "use F25"]


@pytest.mark.rule("WV-3.21", "WV-3.19")
def test_what_several_cards_still_have_to_pay_for_may_not_be_broken_on_the_way() -> None:
    """As before, at a level where a lowering could bring a point: the guilder must be taken."""
    state = perform(
        "market",
        {"helpers": ["F05", "F14", "F25"], "area": "M1", "small_tiles": {"1": "E20"}},
        NEXT,
        water=3,
        neutrals=[0, 0, 0],
        display=["E01", "E02", "E14", "E28"],
    )
    told = do(state, "use F25")
    assert only(told, "gained") == [{"seat": 0, "what": "guilders", "number": 1, "source": "water"}]


@pytest.mark.rule("WV-3.10", "WV-4.4")
def test_a_bonus_tile_waits_for_the_guilders_of_the_calendar() -> None:
    """No common tile is left; the card's first reward is an enhancement."""
    state = perform(
        "trade",
        {"bulbs": {"red": 1}, "calendar": 1},
        NEXT,
        due=2,
        trade=["FT2"],
        out=all_names("common"),
        display=[None, None, "E14", "E28"],
    )
    do(state, "ship red place-4")
    assert options(state) == ["skip", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    assert starting_with(state, "tile") == ["tile E14", "tile E28"]


@pytest.mark.rule("WV-3.20", "WV-3.21")
def test_a_bonus_planting_leaves_the_last_bulb_to_the_planting_that_was_chosen() -> None:
    state = perform("plant", {"bulbs": {"red": 2}, "calendar": 3}, NEXT, due=2)
    do(state, "calendar unique-2", "plant red row-1")
    assert options(state) == [f"plant red row-{row}" for row in (1, 2, 3, 4)], "which cannot be given up"


# ---------------------------------------------------------------------- bulbs without room


@pytest.mark.rule("WV-1.6", "WV-3.10")
def test_a_bulb_that_can_only_be_refused_is_asked_while_the_calendar_may_make_room() -> None:
    state = perform(
        "market",
        {"guilders": 2, "area": "M2", "bulbs": {"red": 7}, "calendar": 3},
        [{"guilders": 5, "area": "M1"}],
        due=1,
        neutrals=[0, 0, 0],
    )
    do(state, "enter", "take B:red")
    assert options(state) == ["refuse", "calendar common"]
    assert state.view(0)["about"] == {"colour": "red", "cost": None}, "there is no eighth space"


# ---------------------------------------------------------------------- what is one moment


@pytest.mark.rule("WV-3.10", "WV-4.13", "WV-4.15")
def test_the_calendar_interrupts_neither_a_building_nor_its_path() -> None:
    """Seat 1 builds W01 and traces: over W02, its own, or over W08."""
    state = lay(
        step="choose-action",
        turn=1,
        due=1,
        seats=[
            {"built": ["W08"], "guilders": 5},
            {"large": 3, "guilders": 9, "built": ["W11", "W10", "W03", "W09", "W02"], "calendar": 1},
        ],
    )
    do(state, "wheel large")
    assert "calendar common" in options(state), "before the space is chosen"
    do(state, "build W01")
    assert set(options(state)) == set(starting_with(state, "mill"))
    do(state, "mill black")
    assert options(state) == ["via W02", "via W08"]
    do(state, "via W02")
    assert "calendar common" in options(state), "before the rewards of the fields"


@pytest.mark.rule("WV-3.11")
def test_two_different_actions_are_asked_even_if_neither_changes_anything_now() -> None:
    """E08 lowers the water and brings 2 guilders, the small wheel lowers it: at 9 guilders and no water all is lost."""
    state = lay(step="choose-action", seats=[{"large_tiles": {"1": "E08"}, "guilders": 9}, *NEXT])
    assert options(state) == ["wheel large", "wheel small"]


@pytest.mark.rule("WV-4.15")
def test_ways_that_pay_the_same_owner_sooner_or_later_are_not_asked() -> None:
    """Seat 0 builds W01: W02 of seat 1 and W03 of its own, or W08 of its own and W09 of seat 1."""
    state = perform(
        "build", {"guilders": 9, "built": ["W11", "W10", "W03", "W08"]}, [{"built": ["W02", "W09"], "guilders": 5}]
    )
    told = do(state, "build W01", "mill black")
    assert len(only(told, "path")) == 1


@pytest.mark.rule("WV-3.19", "WV-3.12")
def test_a_card_that_brings_a_bulb_makes_no_planting_possible_where_all_patches_are_full() -> None:
    full = {"rows": [["red"] * 7] * 4, "helpers": ["F30"], "small_tiles": {"1": "E20"}}
    state = at("plant", full, NEXT, neutrals=[0, 0, 0])
    assert (state.active, state.players[0].guilders) == (1, 2), "the turn was a rest"


@pytest.mark.rule("WV-4.29")
def test_a_contract_worth_nothing_is_scored_and_no_points_are_told() -> None:
    """F16 counts tools in pairs, and there is none."""
    seat = {"bulbs": {"red": 1}, "rows": [["red"] * 6], "contracts": ["F16"]}
    told = do(perform("plant", seat, NEXT), "plant red row-1")
    assert only(told, "scored-contract") == [{"seat": 0, "card": "F16", "points": 0}]
    assert [gain for gain in only(told, "gained") if gain["what"] == "points"] == []


# ---------------------------------------------------------------------- what a question says


@pytest.mark.rule("WV-4.1", "WV-4.11", "WV-4.13", "WV-4.18", "WV-3.15", "WV-5.6")
@pytest.mark.parametrize(
    ("action", "me", "then", "about"),
    [
        ("build", {}, ["build W13"], {"space": "W13"}),
        ("enhance", {}, ["tile E01"], {"tile": "E01"}),
        ("market", {"guilders": 3, "area": "M1"}, [], {"moves": 2, "neutral": 1, "stand": 1}),
        ("farm", {"contracts": ["F10", "F11", "F12"]}, ["contract F01"], {"card": "F01", "as": "contract"}),
        ("farm", {"helpers": ["F10", "F11", "F12"]}, ["helper F01"], {"card": "F01", "as": "helper"}),
        ("farm", {"helpers": ["F24"]}, ["leave"], {"action": "farm"}),
        ("farm", {"helpers": ["F01"]}, ["use F01"], {"strength": 1}),
        ("farm", {"starting": "S2"}, ["use S2", "leave"], {"pile": "farm"}),
    ],
)
def test_a_question_says_what_it_is_about(
    action: str, me: dict[str, Any], then: list[str], about: dict[str, Any]
) -> None:
    cards = ["F01", "F02", "F03"] if "F01" not in me.get("helpers", []) else ["F04", "F02", "F03"]
    state = perform(action, me, NEXT, water=3, cards=cards, display=["E01", "E02", "E14", "E28"])
    do(state, *then)
    assert state.view(0)["about"] == about


# ---------------------------------------------------------------------- the market


@pytest.mark.rule("WV-4.20", "WV-4.21")
def test_a_neutral_marker_may_be_moved_behind_a_full_area_that_a_single_move_skips() -> None:
    state = lay(
        step="choose-action",
        neutrals=[1, 2, 0],
        seats=[{"large_tiles": {"1": "E13"}, "guilders": 1, "area": "M1"}, {"guilders": 5, "area": "M2"}],
    )
    do(state, "wheel large")
    assert "neutral M1 M3" in options(state)


@pytest.mark.rule("WV-4.22", "WV-4.21")
def test_with_the_starting_card_every_standing_of_the_visit_is_free() -> None:
    """The last guilders went into the visit; a neutral marker and two standings follow."""
    state = perform(
        "market",
        {"guilders": 2, "area": "M1", "starting": "S5"},
        [{"guilders": 5, "area": "M2"}, {"area": "M3"}, {"area": "M3"}],
        neutrals=[1, 1, 1],
    )
    do(state, "neutral M1 M2", *["take T1"] * 3)
    assert state.players[0].on == 1, "the only way"
    assert starting_with(state, "stand-on") == ["stand-on seat-2", "stand-on seat-3"]


BONUS_VISIT = kade.load("windmill-valley", edition={"patch": [{"id": "patch-1-5", "reward": ["market:1@1"]}]})


@pytest.mark.rule("WV-3.10", "WV-4.18")
def test_a_bonus_visit_waits_for_the_guilders_of_the_calendar() -> None:
    seats = [{"large": 3, "bulbs": {"red": 1}, "rows": [["red"] * 4], "calendar": 1}, {"guilders": 5}]
    state = BONUS_VISIT.position({"step": "choose-action", "due": 2, "neutrals": [0, 0, 0], "seats": seats})
    for name in ("wheel large", "plant red row-1"):
        state.apply(BONUS_VISIT.action(name))
    assert [BONUS_VISIT.name(action) for action in state.legal()] == ["skip", "calendar unique-1", "calendar unique-2"]


@pytest.mark.rule("WV-4.34", "WV-4.18")
def test_the_price_of_a_visit_inside_a_visit_leaves_the_guilder_for_standing() -> None:
    """A neutral marker fills M1, which has to be entered; in M3 a bulb is planted that opens a visit for a guilder."""
    found: list[list[str]] = []
    for guilders in (5, 4):
        seats = [
            {"large": 1, "guilders": guilders, "area": "M2", "bulbs": {"red": 1}, "rows": [["red"] * 4]},
            {"guilders": 5, "area": "M1"},
        ]
        state = BONUS_VISIT.position({"step": "choose-action", "neutrals": [1, 0, 1], "seats": seats})
        for name in ("wheel large", "neutral M3 M1", "take plant:1", "plant red row-1"):
            state.apply(BONUS_VISIT.action(name))
        found.append([BONUS_VISIT.name(action) for action in state.legal()])
    assert found[0] == ["stand-on seat-1", "skip"]
    assert found[1] == ["take B:black", "take B:white"], "the first visit goes on and stands there"


# ---------------------------------------------------------------------- the Gardener


@pytest.mark.rule("WV-7.11")
def test_with_one_common_tile_on_display_the_gardener_takes_that_one() -> None:
    """The back of G2 shows the second common tile."""
    game = kade.load("windmill-valley", edition={"tile_costs": {"display": {"common": 1, "uncommon": 1, "unique": 1}}})
    seats = [{"guilders": 5, "tools": 1}]
    state: Any = game.position(
        {"players": 1, "gardener_deck": ["G2"], "display": ["E01", "E14", "E28"], "seats": seats}
    )
    take_tiles(state)
    assert [BOX.tile_names[tile] for tile in state.players[1].tiles] == ["E01", "E28"]


@pytest.mark.rule("WV-7.21", "WV-7.14")
def test_on_its_wheel_the_gardener_makes_two_moves_whatever_is_printed() -> None:
    game = kade.load("windmill-valley", edition={"wheel_action": [{"id": "market", "effect": ["market:3@2"]}]})
    seats = [{"area": "M2", "guilders": 5, "tools": 1, "board": "W-B"}, {"area": "M1", "board": "W-A"}]
    state: Any = game.position({"players": 1, "neutrals": [0, 0, 0], "gardener_deck": ["G14"], "seats": seats})
    state.active = 1
    GardenerTurn(1).run(state)
    assert BOX.area_names[state.players[1].area] == "M3"


@pytest.mark.rule("WV-7.13", "WV-7.27")
@pytest.mark.parametrize(("reward", "space"), [("B:red", "W12"), ("G1", "W26"), ("V1", "W12")])
def test_of_spaces_that_cost_and_offer_the_same_the_gardener_takes_the_first(reward: str, space: str) -> None:
    """W12 offers planting and a bulb, so does W26; its third field decides only if the order names its reward."""
    game = kade.load("windmill-valley", edition={"field": [{"id": "P15", "reward": [reward]}]})
    state: Any = game.position({"players": 1, "seats": [{"guilders": 5, "tools": 1}, {"built": ["W19"]}]})
    assert BOX.space_names[best_space(state)] == space


@pytest.mark.rule("WV-7.27", "WV-4.15")
def test_the_gardener_looks_to_the_end_of_a_path_for_what_it_gives_the_player() -> None:
    """Over W02 the windmill W03 of the player is next; the way over W08 is all its own."""
    its = ["W01", "W02", "W08", "W09", "W10", "W11"]
    state = lay(players=1, seats=[{"guilders": 5, "tools": 1, "built": ["W03"]}, {"built": its}])
    path = quietest_path(state, BOX.space_names.index("W01"))
    assert [BOX.space_names[space] for space in path] == ["W08", "W09", "W10", "W11"]


# ---------------------------------------------------------------------- beginnings


@pytest.mark.rule("WV-2.5")
def test_before_anything_is_dealt_a_seat_has_its_windmills_and_nothing_else() -> None:
    seat = new_seat([1, 1, 2, 2, 3])
    numbers = (seat.points, seat.guilders, seat.tools, seat.stored, seat.built, seat.large, seat.small, seat.calendar)
    assert numbers == (0,) * 8
    assert (seat.board, seat.starting, seat.area, seat.on, seat.wish) == (-1,) * 5
    assert (seat.planted(), sum(seat.bulbs), sum(seat.sources), seat.windmills_left()) == (0, 0, 0, 9)


FIRST_FOR_THREE = [
    {"reward": ["farm"], "players": 3, "source": "derived"},
    {"reward": ["G3"], "players": 2, "source": "derived"},
]
COVERED: Any = kade.load("windmill-valley", edition={"calendar": [{"id": "I", "unique": FIRST_FOR_THREE}]})


@pytest.mark.rule("WV-2.11")
def test_the_first_unique_reward_is_covered_too_if_it_is_for_more_players() -> None:
    assert open_rewards(COVERED.printed, 2) & 15 == 0b10
    assert open_rewards(COVERED.printed, 3) & 15 == 0b11


# ---------------------------------------------------------------------- counting


@pytest.mark.rule("WV-5.9", "WV-5.8")
def test_without_a_starting_card_or_a_windmill_there_is_nothing_to_count() -> None:
    state = lay(seats=[{"guilders": 5, "contracts": ["F15"]}, {}])
    assert contract_points(state, 0, state.players[0].contracts[0]) == BOX.contracts[14].points
    assert largest_group(BOX, 0, 0) == 0


@pytest.mark.rule("WV-5.10")
def test_an_action_without_a_strength_reaches_no_minimum_beyond_one() -> None:
    """F17 waits for a lowering by 2."""
    state = lay(seats=[{"guilders": 5, "helpers": ["F17"], "bulbs": {"red": 1}}, {}])
    before = state.stack[:]
    assert before_options(state, 0, LOWER, 2) == [GAME.action("use F17")]
    assert (helping(state, 0, LOWER), before_options(state, 0, LOWER)) == (0, [])
    assert take_plain(state, 0, LOWER, False) == 0
    finish(state, 0, LOWER)
    assert state.stack == before


@pytest.mark.rule("WV-4.23")
def test_a_row_has_its_bulbs_on_the_left() -> None:
    seat = new_seat([1, 1, 2, 2, 3])
    seat.rows = [[4], [], [2, 0], []]
    none = [-1] * 7
    assert seat.patches == [4, *none[1:], *none, 2, 0, *none[2:], *none]


# ---------------------------------------------------------------------- saving


@pytest.mark.rule("WV-4.35")
def test_empty_places_of_both_displays_are_saved() -> None:
    tiles = lay(out=all_names("common"), display=[None, None])
    assert GAME.from_dict(tiles.to_dict()).to_dict()["state"]["display"][:2] == [None, None]
    seats = [{"guilders": 5, "tools": 1}, {"cards": BOX.farm_names[1:]}]
    cards = lay(players=1, cards=["F01", None, None], seats=seats)
    assert GAME.from_dict(cards.to_dict()).to_dict()["state"]["cards"] == ["F01", None, None]


@pytest.mark.rule("WV-3.16", "WV-3.8")
@pytest.mark.parametrize(
    ("field", "value", "range_"),
    [
        ("wish", -2, "-1 to 3"),
        ("wish", 4, "-1 to 3"),
        ("large", 6, "0 to 5"),
        ("small", 5, "0 to 4"),
        ("large", -1, "0 to 5"),
        ("small", -1, "0 to 4"),
    ],
)
def test_a_saved_seat_has_spaces_and_rewards_that_there_are(field: str, value: int, range_: str) -> None:
    saved = lay(seats=[{"guilders": 5}, {}]).to_dict()
    saved["state"]["seats"][1][field] = value
    with pytest.raises(BadState, match=range_):
        GAME.from_dict(saved)


ROWS_OF_THEIR_OWN = kade.load(
    "windmill-valley", edition={"wish": [{"id": "Q4", "patches": [[1, 1], [2, 2], [3, 3], [4, 4]]}]}
)


@pytest.mark.rule("WV-5.4")
@pytest.mark.parametrize("short", [None, 0, 1, 2, 3])
def test_each_row_has_a_number_of_its_own_in_the_wish_for_patches(short: int | None) -> None:
    rows = [["red"] * (n + 1 - (n == short)) for n in range(4)]
    state: Any = ROWS_OF_THEIR_OWN.position({"wish": "Q4", "seats": [{"guilders": 5, "tools": 1, "rows": rows}, {}]})
    assert (state.players[0].wish == 0) == (short is None)
