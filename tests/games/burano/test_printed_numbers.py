"""Numbers that are 1 in the box are read from it all the same: an edition in which they are not plays with those."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.games.burano.table import THREE_ARROWS, full_pyramid

import kade
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.testing import as_seen, only

OTHER = kade.load(
    "burano",
    edition={
        "earning": {"per_visible_coin": 2, "per_recalled_worker": 3},
        "pyramid": {"coin_per_surplus_cube": 2},
        "lace": {"coin_square": 3},
        "end": {"coin_per_privilege": 2, "points_per_unsold_seafood": 4},
        "moves": {"no_move_coins": 5},
        "roofing": {"same_colour_build_privilege": 3},
    },
)


def lay(**spec: Any) -> Burano:
    return cast(Burano, OTHER.position({"players": 2, **spec}))


def do(state: Burano, *names: str) -> list[dict[str, Any]]:
    heard: list[Event] = []
    state.listener = heard.append
    for name in names:
        state.apply(OTHER.action(name))
    state.listener = None
    return as_seen(heard, None)


@pytest.mark.rule("BU-9.1", "BU-9.2")
def test_visible_coins_and_workers_called_back_pay_what_is_printed() -> None:
    state = lay(
        step="choose-site",
        colour="orange",
        seats=[{"prepared": {"orange": 1}, "islands": {"A": 2}, "coins": 0, "privilege": 1}],
    )
    shown = state.players[0].coins_shown()
    assert shown > 0
    told = do(state, "at h-4-4")
    assert only(told, "earned") == [{"seat": 0, "coins": 2 * shown}]
    told = do(state, "recall A", "recall A")
    assert [event["coins"] for event in only(told, "recalled")] == [3, 3]
    assert state.players[0].coins == 2 * shown + 6


@pytest.mark.rule("BU-4.3")
def test_surplus_cubes_pay_what_is_printed() -> None:
    state = lay(step="season", seats=[{"reserve": {"pink": 8, "blue": 9}, "coins": 1}, {}])
    told = do(state, *["stack pink"] * 7, *["stack blue"] * 7)
    assert only(told, "surplus") == [{"seat": 0, "cubes": {"pink": 1, "blue": 2}, "coins": 6}]
    assert state.players[0].coins == 7


@pytest.mark.rule("BU-8.4")
def test_a_square_with_a_coin_pays_what_is_printed() -> None:
    spec: dict[str, Any] = {"step": "make-lace", "arrows": THREE_ARROWS, "seats": [{"coins": 0, "privilege": 1}, {}]}
    coins = {}
    for square in ("s-0-1", "s-1-1", "s-2-1"):  # the three of the pink tile
        state = lay(**spec)
        told = do(state, f"lace {square}")
        coins[square] = state.players[0].coins
        assert only(told, "laced")[0]["coins"] == coins[square]
    assert sorted(coins.values()) == [0, 0, 3]


@pytest.mark.rule("BU-13.1", "BU-13.2")
def test_the_end_counts_privilege_points_and_unsold_cards_as_printed() -> None:
    state = lay(step="end", season="winter", seats=[{"coins": 3, "privilege": 6, "hand": {"eel": 2}}, {}])
    assert state.over
    assert state.players[0].coins == 15
    assert state.result().points[0] == 3 + 2 * 4


@pytest.mark.rule("BU-5.4", "BU-5.10")
def test_no_move_and_a_cube_on_its_own_colour_bring_what_is_printed() -> None:
    idle = lay(seats=[{"pyramid": full_pyramid(), "coins": 1}, {"privilege": 1}])
    told = do(idle, "end turn")
    assert only(told, "no-move") == [{"seat": 0, "coins": 5}]
    assert idle.players[0].coins == 6
    built = lay(
        step="choose-site",
        colour="pink",
        seats=[{"prepared": {"pink": 1}}, {}],
        houses={"h-4-3": ["pink"], "h-5-3": ["blue"]},
        roofs=[{"tile": "flat-pink-blue", "holes": ["h-4-3", "h-5-3"], "level": 1}],
    )
    do(built, "at h-4-3")
    assert built.players[0].privilege == 3
