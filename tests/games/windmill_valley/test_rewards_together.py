"""Rewards of several parts, gained several times: an edition prints what our boards do not (WV-4.18, 4.31)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import bulbs

import kade
from kade.games.windmill_valley.rules.state import WindmillValley

PRINTED = [{"reward": ["G2", "V2", "T1"]}, {"reward": ["G2", "plant:1"]}, {"reward": ["B:red|black", "plant:1"]}]
GAME = kade.load(
    "windmill-valley",
    edition={"market_area": [{"id": "M3", "rewards": [{**one, "source": "reconstructed"} for one in PRINTED]}]},
)


def in_the_market(guilders: int, **seat: Any) -> WindmillValley:
    """Seat 0 has just entered M3, where two other markers stand: it chooses the reward that it gains three times."""
    state = GAME.position(
        {
            "step": "choose-action",
            "neutrals": [0, 0, 1],
            "seats": [{"large": 1, "guilders": guilders + 2, "area": "M2", **seat}, {"guilders": 5, "area": "M3"}],
        }
    )
    assert isinstance(state, WindmillValley)
    play(state, "wheel large")
    if "enter" in options(state):  # with a guilder more a neutral marker might be moved
        play(state, "enter")
    return state


def play(state: WindmillValley, *names: str) -> None:
    for name in names:
        state.apply(GAME.action(name))


def options(state: WindmillValley) -> list[str]:
    return [GAME.name(action) for action in state.legal()]


@pytest.mark.rule("WV-4.18", "WV-4.31")
def test_every_part_of_a_market_reward_comes_as_often_as_there_are_markers() -> None:
    state = in_the_market(1, tools=0)
    play(state, "take G2+V2+T1")
    me = state.players[0]
    assert (me.guilders, me.points, me.tools) == (7, 5 + 6, 3)


@pytest.mark.rule("WV-4.31", "WV-1.3")
@pytest.mark.parametrize(("guilders", "now"), [(3, 9), (4, 4)])
def test_guilders_gained_several_times_are_counted_together_before_they_wait(guilders: int, now: int) -> None:
    """Six guilders and three plantings: if all six fit they come at once, else after the plantings."""
    state = in_the_market(guilders, bulbs={"red": 1})
    play(state, "take G2+plant:1")
    assert (state.players[0].guilders, options(state)[0]) == (now, "plant red row-1")
    play(state, "plant red row-1")
    assert state.players[0].guilders == 9


@pytest.mark.rule("WV-4.18", "WV-4.31")
def test_several_parts_that_ask_are_gained_several_times_each_time_in_either_order() -> None:
    state = in_the_market(0, bulbs={"white": 1})
    play(state, "take B:red|black+plant:1")
    assert options(state) == ["gain B:red|black", "gain plant:1"]
    play(state, "gain plant:1", "plant white row-1", "bulb black")
    assert options(state) == ["gain B:red|black", "gain plant:1"], "the second time"
    play(state, "gain B:red|black", "bulb red", "plant red row-2")
    play(state, "gain B:red|black", "bulb red", "plant black row-2")
    assert (state.players[0].lengths, bulbs(state.players[0])) == ([1, 2, 0, 0], {"red": 1})
    assert [name.split()[0] for name in options(state)] == ["take"] * len(options(state)), "then the second move"
