"""No idle questions: no two options of a decision lead to the same position, and none changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.effort import share
from tests.games.windmill_valley.table import (
    GAME,
    at,
    begin,
    bulbs,
    do,
    lay,
    options,
    perform,
    refused,
    step,
    with_tile,
)

from kade.games.windmill_valley.rules.state import WindmillValley

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


def alike(state: WindmillValley) -> list[tuple[str, str]]:
    """Pairs of options that lead to the same position. What the Gardener's turn makes equal again is not."""
    seen: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        name, digest = GAME.name(action), after.digest()
        if digest in seen and not (state.solo and after.turn > state.turn):
            found.append((seen[digest], name))
        seen.setdefault(digest, name)
    return found


def idle_in_game(players: int, seed: int) -> list[Any]:
    chance = random.Random(seed)
    state = begin(players=players, seed=seed)
    found: list[Any] = []
    while not state.over:
        found += [(seed, step(state), pair, options(state)) for pair in alike(state)]
        state.play(chance.choice(state.legal()))
    return found


@pytest.mark.rule("WV-1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.slow
def test_no_two_options_lead_to_the_same_position(players: int) -> None:
    assert [pair for seed in range(3) for pair in idle_in_game(players, seed)] == []


@pytest.mark.slow
@pytest.mark.rule("WV-1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_two_options_lead_to_the_same_position_in_many_games(players: int) -> None:
    assert [pair for seed in range(1000, 1000 + share(40)) for pair in idle_in_game(players, seed)] == []


@pytest.mark.rule("WV-4.16")
def test_bulbs_of_fields_that_have_room_are_stored_unasked() -> None:
    """W19: a red and a white bulb."""
    state = perform("build", {"bulbs": {"black": 3}}, NEXT)
    do(state, "build W19", "mill black")
    assert (bulbs(state.players[0]), state.active) == ({"white": 1, "red": 1, "black": 3}, 1)
    short = perform("build", {"bulbs": {"black": 5}, "guilders": 2}, NEXT)
    do(short, "build W19", "mill black")
    assert options(short) == ["field P15", "field P16"], "without room the order is the player's"


@pytest.mark.rule("WV-4.16", "WV-4.23")
def test_a_planting_without_bulbs_is_the_last_of_the_fields() -> None:
    """W22: lowering, planting, the market. With nothing to plant, taking that first would only lose it."""
    state = perform("build", {"guilders": 9, "built": ["W20", "W21"], "area": "M2"}, NEXT, water=3, neutrals=[0, 0, 0])
    do(state, "build W22", "mill black")
    assert options(state) == ["field P12", "field P17"]
    do(state, "field P17", "enter", "take B:red")
    assert options(state) == ["field P12", "field P13"], "with a bulb of the market it may come next"


@pytest.mark.rule("WV-3.10")
def test_a_calendar_reward_that_would_bring_nothing_is_not_offered() -> None:
    """III: planting, without a bulb. A unique reward is covered for all, so it may be taken for that alone."""
    state = lay(step="closing", due=3, seats=[{"calendar": 3}, *NEXT])
    assert options(state) == ["end-turn", "calendar unique-1", "calendar unique-2"]
    assert refused(state, "calendar common") == "no-effect"
    alone = lay(step="closing", due=1, seats=[{"calendar": 3}, *NEXT])
    assert alone.active == 1, "nothing to ask: the turn is over"
    able = lay(step="closing", due=1, seats=[{"calendar": 3, "helpers": ["F30"]}, *NEXT])
    assert options(able) == ["end-turn", "calendar common"], "a helper brings the bulb"


@pytest.mark.rule("WV-3.15", "WV-3.21")
def test_a_card_that_could_do_nothing_is_not_offered_and_not_spent() -> None:
    trade = perform("trade", {"helpers": ["F28"], "bulbs": {"red": 1}}, NEXT, trade=["FT4"])
    assert "use F28" not in options(trade), "its only bulb is traded"
    do(trade, "ship red place-1")
    assert trade.active == 1, "and then there is none to plant"
    full = perform("trade", {"helpers": ["F28"], "bulbs": {"red": 3}, "rows": [["red"] * 7] * 4}, NEXT, trade=["FT4"])
    assert "use F28" not in options(full), "no patch is left"
    lower = at("plant", {"helpers": ["F17"]}, NEXT, water=8)
    assert "use F17" not in options(lower)
    do(lower, "lower 0 2")
    assert lower.active == 1
    rich = perform("farm", {"helpers": ["F01"], "guilders": 9}, NEXT, cards=["F02", "F03", "F04"])
    assert "use F01" not in options(rich), "the water is at 0, the guilders at 9"
    bulb = perform("farm", {"helpers": ["F01", "F06"], "guilders": 9}, NEXT, cards=["F02", "F03", "F04"])
    assert "use F01" in options(bulb), "but the lowering brings the bulb of F06"


@pytest.mark.rule("WV-3.21", "WV-5.1")
def test_more_strength_that_changes_nothing_is_not_offered() -> None:
    rich = at("plant", {"helpers": ["F09"], "guilders": 8}, NEXT, water=1)
    assert (rich.active, rich.used, rich.players[0].guilders) == (1, 0, 9)
    poor = at("plant", {"helpers": ["F09"], "guilders": 6}, NEXT, water=1)
    assert options(poor) == ["lower 2 0", "use F09"]


@pytest.mark.rule("WV-3.11")
def test_a_second_wheel_that_would_change_nothing_is_not_offered() -> None:
    state = with_tile("E15", {"small_tiles": {"1": "E14"}, "guilders": 9}, NEXT)
    do(state, "wheel large", "mill black")
    assert state.active == 1
    poor = with_tile("E15", {"small_tiles": {"1": "E14"}, "guilders": 8}, NEXT)
    do(poor, "wheel large", "mill black")
    assert options(poor) == ["wheel small", "skip"]


@pytest.mark.rule("WV-3.11")
def test_two_wheels_that_come_to_the_same_are_one_option() -> None:
    """Both show a trade, and without a bulb both only take the bulbs off; with one the tile allows more."""
    seat = {"small_tiles": {"1": "E04"}, "large": 0}
    same = lay(step="choose-action", shipped=["red", None, None, None], seats=[seat, *NEXT])
    assert (bulbs(same.players[0]), same.active) == ({"red": 1}, 1), "so it happens unasked"
    other = lay(step="choose-action", shipped=["red", None, None, None], seats=[{**seat, "bulbs": {"red": 1}}, *NEXT])
    assert options(other) == ["wheel large", "wheel small"]


@pytest.mark.rule("WV-4.29")
def test_contracts_of_the_same_worth_are_one_option() -> None:
    """F17 (2 for a windmill) and F16 (3 for two tools) against F11 (3 for a tile on the large wheel)."""
    seat = {
        "calendar": 4,
        "contracts": ["F11", "F16", "F17"],
        "built": ["W11"],
        "large_tiles": {"2": "E01"},
        "tools": 2,
    }
    state = lay(step="closing", due=2, ending=0, last_turn=40, seats=[seat, *NEXT])
    do(state, "calendar unique-1")
    assert options(state) == ["score F11", "score F17"]


@pytest.mark.rule("WV-3.15", "WV-3.21", "WV-5.10")
@pytest.mark.parametrize(
    ("helpers", "red", "offered"),
    [
        (["F01", "F17", "F09"], 1, True),
        (["F01", "F17"], 1, False),
        (["F01", "F17", "F09"], 0, False),
        (["F01", "F06"], 0, True),
        (["F01", "F09"], 1, False),
    ],
)
def test_a_lowering_that_changes_nothing_is_offered_for_the_cards_it_sets_going(
    helpers: list[str], red: int, offered: bool
) -> None:
    """No water, 9 guilders. F17 plants a bulb with strength 2, which F09 makes of the 1 of F01; F06 brings a bulb."""
    state = perform(
        "farm", {"helpers": helpers, "guilders": 9, "bulbs": {"red": red}}, NEXT, cards=["F02", "F03", "F04"]
    )
    assert ("use F01" in options(state)) == offered


@pytest.mark.rule("WV-3.15")
def test_cards_that_wait_for_one_another_are_not_asked_about_in_a_circle() -> None:
    """F29 lowers after planting, F17 plants after a lowering that F09 makes strong enough: with no bulb left, no water
    and full guilders none of them changes anything."""
    cards = {"helpers": ["F09", "F17", "F29"], "bulbs": {"violet": 1}}
    state = perform("plant", {**cards, "guilders": 9}, NEXT, water=0)
    do(state, options(state)[0])
    assert state.active == 1
    again = perform("plant", {**cards, "guilders": 8}, NEXT, water=0)
    do(again, options(again)[0])
    assert options(again) == ["use F29", "skip"]
