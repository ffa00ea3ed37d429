"""Cards that wait for other actions than ours do: the first card of all, a least number, more strength than is printed
(WV-3.15, WV-3.21, WV-4.1, WV-5.10)."""

from __future__ import annotations

from functools import cache

import pytest

import kade
from kade.games.windmill_valley.game import WindmillValleyGame
from kade.games.windmill_valley.rules.state import WindmillValley

TURNED = {"trade": 0, "market": 1, "enhance": 2, "plant": 3, "build": 4, "farm": 5}
AFTER = {
    "trade": "ship red place-3",
    "market": "enter",
    "enhance": "tile E01",
    "plant": "plant red row-1",
    "build": "build W13",
    "farm": "contract F02",
    "lower": "lower 2 0",
}


@cache
def printed(on: str, least: int = 0) -> WindmillValleyGame:
    """F01 brings a bulb with that action; F30 as well, if its number is reached."""
    cards = (
        [{"id": "F30", "helper": {"on": on, "gives": ["B:any"], "min": least}}]
        if least
        else [{"id": "F01", "helper": {"on": on, "gives": ["B:any"]}}]
    )
    game = kade.load("windmill-valley", edition={"farm_card": cards})
    assert isinstance(game, WindmillValleyGame)
    return game


def begun(game: WindmillValleyGame, action: str, card: str) -> WindmillValley:
    """Seat 0 has the card and all it needs, and has chosen the action."""
    state = game.position(
        {
            "step": "choose-action",
            "cards": ["F02", "F03", "F04"],
            "water": 3,
            "neutrals": [1, 0, 0],
            "display": ["E01", "E02", "E14", "E28"],
            "trade": ["FT1"],
            "seats": [
                {"large": TURNED.get(action, 0), "guilders": 6, "bulbs": {"red": 2}, "helpers": [card], "area": "M1"},
                {"guilders": 5, "area": "M3"},
            ],
        }
    )
    assert isinstance(state, WindmillValley)
    state.apply(game.action("wheel small" if action == "lower" else "wheel large"))
    return state


def options(game: WindmillValleyGame, state: WindmillValley) -> list[str]:
    return [game.name(action) for action in state.legal()]


@pytest.mark.rule("WV-3.15", "WV-3.21")
@pytest.mark.parametrize("action", AFTER)
def test_the_first_card_of_all_is_used_before_any_action_it_waits_for(action: str) -> None:
    game = printed(action)
    state = begun(game, action, "F01")
    assert "use F01" in options(game, state)
    state.apply(game.action("use F01"))
    state.apply(game.action("bulb black"))
    assert state.players[0].bulbs[4] == 1
    assert AFTER[action] in options(game, state), "and the action follows"
    assert "use F01" not in options(game, state)
    assert "skip" not in options(game, state)


@pytest.mark.rule("WV-5.10", "WV-3.15")
@pytest.mark.parametrize("action", ["trade", "market", "enhance", "build", "farm"])
def test_an_action_without_a_number_is_one_for_the_cards_that_count(action: str) -> None:
    """A card that wants two is used neither before it nor after it."""
    game = printed(action, 2)
    state = begun(game, action, "F30")
    while state.active == 0:
        assert "use F30" not in options(game, state)
        state.apply(game.action(AFTER[action]) if AFTER[action] in options(game, state) else state.legal()[0])
    one = printed(action, 1)
    assert "use F30" in options(one, begun(one, action, "F30"))


@pytest.mark.rule("WV-5.10")
@pytest.mark.parametrize(
    ("least", "bulbs", "asked"), [(2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True), (4, 3, False)]
)
def test_a_card_counts_the_bulbs_of_one_planting(least: int, bulbs: int, asked: bool) -> None:
    """A tile plants up to three; the card is asked for after the last of them."""
    game = printed("plant", least)
    state = game.position(
        {
            "step": "choose-action",
            "seats": [
                {"large_tiles": {"1": "E01"}, "bulbs": {"red": bulbs}, "helpers": ["F30"]},
                {"guilders": 5, "area": "M3"},
            ],
        }
    )
    assert isinstance(state, WindmillValley)
    state.apply(game.action("wheel large"))
    for _ in range(bulbs):
        state.apply(game.action("plant red row-4"))
    assert (state.active == 0) == asked


# ---------------------------------------------------------------------- the strength of a lowering

STRONG = kade.load(
    "windmill-valley",
    edition={
        "tile": [{"id": "E08", "effect": ["lower:5"]}],
        "farm_card": [
            {"id": "F08", "helper": {"on": "lower", "gives": ["strength:1"]}},
            {"id": "F09", "helper": {"on": "lower", "gives": ["strength:3"]}},
        ],
    },
)


def strong(tile: str, *names: str) -> tuple[WindmillValley, list[str]]:
    state = STRONG.position(
        {
            "step": "choose-action",
            "water": 8,
            "seats": [{"large_tiles": {"1": tile}, "helpers": ["F08", "F09"]}, {"guilders": 5, "area": "M3"}],
        }
    )
    assert isinstance(state, WindmillValley)
    for name in ("wheel large", *names):
        state.apply(STRONG.action(name))
    return state, [STRONG.name(action) for action in state.legal()]


@pytest.mark.rule("WV-4.1", "WV-3.21")
def test_cards_add_to_the_strength_one_after_the_other_up_to_six() -> None:
    assert strong("E02")[1] == ["lower 2 2", "use F08", "use F09"]
    assert strong("E02", "use F08")[1] == ["lower 3 3", "use F09"]
    assert strong("E02", "use F09")[1] == ["lower 5 5", "use F08"]
    state, names = strong("E08", "use F08")
    assert names[:2] == ["lower 6 0", "lower 5 1"]
    assert "use F09" not in names, "there is no more strength than six"
    state.apply(STRONG.action("lower 0 6"))
    assert (state.water, state.players[0].points) == (2, 5 + 12)
    assert strong("E08", "use F09")[1][0] == "lower 6 0"
