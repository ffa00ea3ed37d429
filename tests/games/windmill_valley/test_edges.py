"""More edges: wishes of every seat and level, empty places, first cards of a list, the end of a turn that was dealt."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    GAME,
    all_names,
    at,
    begin,
    do,
    foretell,
    lay,
    new_with,
    options,
    perform,
    starting_with,
    with_tile,
)

from kade.games.windmill_valley.rules.gardener import choose_colour, draw_card
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]

# ---------------------------------------------------------------------- the wish


@pytest.mark.rule("WV-3.16", "WV-5.4")
def test_every_seat_meets_the_wish_in_its_own_turn_and_the_next_one_gets_less() -> None:
    state = lay(wish="Q1", turn=1, seats=[{"tools": 6, "guilders": 5}, {"tools": 6, "guilders": 5}])
    assert [me.wish for me in state.players] == [-1, 0]
    assert state.players[1].points == 20
    while state.active == 1:
        do(state, options(state)[0])
    assert [me.wish for me in state.players] == [1, 0]
    assert state.players[0].points == 15


@pytest.mark.rule("WV-7.10")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_on_every_level_your_wish_waits_for_the_end_and_the_gardener_meets_none(level: str) -> None:
    state = lay(players=1, gardener=level, wish="Q1", seats=[{"tools": 6, "guilders": 5}, {}])
    assert (state.players[0].wish, state.players[0].points) == (0, 5)
    beaten = lay(players=1, gardener=level, wish="Q1", seats=[{"tools": 6, "guilders": 5}, {"wish": 0}])
    assert (beaten.players[0].wish, beaten.players[0].points) == (1, 5)
    its = lay(
        players=1,
        gardener=level,
        wish="Q3",
        turn=1,
        gardener_deck=["G5"],
        seats=[{"guilders": 5, "tools": 1}, {"rows": [["red"] * 3] * 4}],
    )
    assert its.players[1].wish == -1
    assert its.solo


@pytest.mark.rule("WV-5.4")
@pytest.mark.parametrize(
    ("large", "small", "met"),
    [
        ({"1": "E02", "2": "E03", "3": "E13"}, {"1": "E14", "2": "E19", "3": "E20"}, True),
        ({"1": "E13", "2": "E14", "3": "E19"}, {"1": "E20", "2": "E01", "3": "E01"}, True),
        ({"1": "E02", "2": "E13"}, {"1": "E14", "2": "E19", "3": "E20"}, False),
        ({"1": "E02", "2": "E03", "3": "E04", "4": "E13"}, {"1": "E14", "2": "E19"}, False),
        ({"1": "E02", "2": "E03", "3": "E04", "4": "E13"}, {"2": "E19", "3": "E20"}, False),
    ],
)
def test_the_wish_for_tiles_counts_both_wheels(large: dict[str, str], small: dict[str, str], met: bool) -> None:
    """Six tiles, two of them uncommon and two unique."""
    state = lay(wish="Q6", seats=[{"guilders": 5, "tools": 1, "large_tiles": large, "small_tiles": small}])
    assert (state.players[0].wish == 0) == met


@pytest.mark.rule("WV-7.6")
def test_only_the_gardener_turns_tools_and_guilders_into_points() -> None:
    two = lay(seats=[{"guilders": 5}, {}])
    two.gain_tools(1, 2, 10)
    two.gain_guilders(1, 3, 10)
    assert (two.players[1].tools, two.players[1].guilders, two.players[1].points) == (2, 3, 5)
    solo = lay(players=1, seats=[{"guilders": 5, "tools": 1}, {}])
    solo.gain_tools(0, 2, 10)
    assert (solo.players[0].tools, solo.players[0].points) == (3, 5)


# ---------------------------------------------------------------------- stacks and displays


@pytest.mark.rule("WV-4.35")
def test_an_empty_place_is_not_told_as_dealt() -> None:
    commons, uniques = all_names("common"), all_names("unique")
    for name in ("E01", "E02"):
        commons.remove(name)
    uniques.remove("E28")
    state = perform("enhance", {"guilders": 2}, NEXT, out=commons + uniques, display=["E01", "E02", "E14", "E28"])
    assert only(do(state, "tile E28", "place large-1"), "dealt-tile") == []
    held = [name for name in BOX.farm_names if name not in ("F01", "F02", "F03")]
    cards = lay(players=1, step="choose-action", cards=["F01", "F02", "F03"], seats=[{"large": 5}, {"cards": held}])
    do(cards, "wheel large")
    assert only(do(cards, "contract F01"), "dealt-card") == []
    assert cards.cards[0] == -1


@pytest.mark.rule("WV-5.6")
def test_discards_stay_where_they_are_while_the_stack_has_three() -> None:
    state = perform(
        "enhance",
        {"helpers": ["F13"]},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
        discards={"unique": ["E19"]},
        piles={"unique": ["E20", "E21", "E22"]},
    )
    told = do(state, "use F13", "peek unique", seen_by=0)
    assert only(told, "reshuffled") == []
    assert [BOX.tile_names[tile] for tile in state.discards[2]] == ["E19"]


@pytest.mark.rule("WV-5.6", "WV-4.8", "WV-3.15")
def test_after_a_peek_all_may_be_left_lying_and_the_action_was_performed() -> None:
    state = perform(
        "farm",
        {"starting": "S2", "helpers": ["F24"]},
        NEXT,
        cards=["F01", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12"]},
    )
    told = do(state, "use S2", "leave")
    assert only(told, "used") == [{"seat": 0, "card": "S2"}]
    assert only(told, "left-lying") == [{"seat": 0}]
    again = GAME.from_dict(state.to_dict())
    assert again.view(0) == state.view(0)
    do(state, "return F10", "return F11", "return F12")
    assert options(state) == ["use F24", "skip"]


@pytest.mark.rule("WV-4.9", "WV-4.10")
@pytest.mark.parametrize("card", ["F01", "F30"])
def test_the_first_and_the_last_card_of_all_go_to_either_side(card: str) -> None:
    for kind in ("helper", "contract"):
        state = perform("farm", {}, NEXT, cards=[card, "F02", "F03"])
        do(state, f"{kind} {card}")
        me = state.players[0]
        found = me.helpers if kind == "helper" else me.contracts
        assert [BOX.farm_names[one] for one in found] == [card]


@pytest.mark.rule("WV-7.5")
def test_the_gardeners_empty_deck_is_shuffled_without_the_card_just_drawn() -> None:
    state = lay(players=1, gardener_card="G1", gardener_deck=["G9"], seats=[{"guilders": 5, "tools": 1}, {}])
    state.gardener_discards = state.gardener_deck[:-1]
    state.gardener_deck = state.gardener_deck[-1:]
    foretell(state, "gardener G17 G4")
    state.revealed = False
    draw_card(state)
    assert BOX.gardener_names[state.gardener_card] == "G9"
    assert [BOX.gardener_names[card] for card in reversed(state.gardener_deck)][:2] == ["G17", "G4"]
    assert (len(state.gardener_deck), state.gardener_discards, state.revealed) == (19, [], True)
    assert state.audit() == []
    plain = lay(players=1, seats=[{"guilders": 5, "tools": 1}, {}])
    plain.revealed = False
    draw_card(plain)
    assert plain.revealed, "a card drawn cannot be undone"


@pytest.mark.rule("WV-7.10")
def test_a_single_bulb_is_more_than_none() -> None:
    state = lay(players=1, seats=[{"guilders": 5}, {"rows": [["violet"]]}])
    card = BOX.gardener_cards[BOX.gardener_names.index("G5")]  # red before violet
    assert COLOURS[choose_colour(state, card, 0b01100)] == "violet"


# ---------------------------------------------------------------------- turns, copies, beginnings


@pytest.mark.rule("WV-3.10", "WV-3.1")
def test_a_turn_that_came_by_itself_also_ends_with_what_the_calendar_owes() -> None:
    state = lay(step="closing", due=1, seats=[{"calendar": 1}, {"large": 5, "tools": 1, "guilders": 3}], water=3)
    do(state, "end-turn", "gate 1", "turn 1", "wheel small", "lower 0 2")
    assert options(state) == ["end-turn", "calendar common", "calendar unique-1", "calendar unique-2"]
    assert state.active == 1


@pytest.mark.rule("WV-3.10")
def test_a_copy_owes_the_same() -> None:
    state = at("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT, due=3)
    assert [GAME.name(action) for action in state.copy().legal()] == options(state)
    assert len(starting_with(state.copy(), "calendar")) == 3
    plain = at("plant", {"bulbs": {"red": 1}, "calendar": 1}, NEXT)
    assert starting_with(plain.copy(), "calendar") == []


@pytest.mark.rule("WV-2.6")
def test_the_starting_cards_on_offer_are_saved_and_gone_when_all_have_chosen() -> None:
    state = begin(players=2, seed=6)
    again = GAME.from_dict(state.to_dict())
    assert again.legal() == state.legal()
    assert len(state.legal()) == 3
    laid = new_with(["starting S5 S2 S6"], players=2, first=0)
    do(laid, "start S5", "start S6")
    assert laid.offer == ()
    assert "offer" not in laid.view(0) or not laid.view(0)["offer"]


# ---------------------------------------------------------------------- windmills and trade


@pytest.mark.rule("WV-4.13", "WV-3.19")
def test_a_single_space_is_enough_to_build() -> None:
    others = [{"built": ["W18", "W19", "W20"], "guilders": 5}]
    state = at("build", {"groups": [0, 0, 0, 0, 1], "bulbs": {"red": 1}}, others)
    assert options(state) == ["wheel large", "wheel small"]
    do(state, "wheel large")
    assert BOX.space_names[state.players[0].built.bit_length() - 1] == "W13", "the only one that costs nothing"


@pytest.mark.rule("WV-4.15")
def test_one_owns_way_or_that_of_the_first_seat_is_a_question() -> None:
    """Seat 1 builds W01: over W02, its own, or over W08, which is seat 0's; both are four windmills from the market."""
    state = lay(
        step="choose-action",
        turn=1,
        seats=[
            {"built": ["W08"], "guilders": 5},
            {"large": 3, "guilders": 9, "built": ["W11", "W10", "W03", "W09", "W02"]},
        ],
    )
    do(state, "wheel large", "build W01", "mill black")
    assert options(state) == ["via W02", "via W08"]
    kind = state.copy()
    do(kind, "via W08")
    do(state, "via W02")
    assert (state.players[0].points, kind.players[0].points) == (5, 6)


@pytest.mark.rule("WV-4.27")
def test_the_tile_without_a_limit_sells_nothing() -> None:
    state = with_tile("E04", {"bulbs": {"red": 1}, "guilders": 5}, NEXT, trade=["FT4"])
    do(state, "wheel large", "ship red place-1")
    assert (state.active, state.players[0].guilders) == (1, 5)
