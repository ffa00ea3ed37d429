"""Building a pyramid with few gestures: what is suggested are decisions anybody may take, and never the last."""

import random
from typing import Any

import pytest
from tests.games.burano.table import GAME, begin, lay

from kade.games.burano.picture.stacking import decisions, suggested
from kade.kernel.state import State


def building(players: int = 2, seed: int = 1) -> State:
    """All roofs are drawn, nobody has stacked a cube."""
    state = begin(players=players, seed=seed)
    while state.view(0)["step"] != "build-pyramids":
        state.apply(state.legal()[0])
    return state


def me(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


@pytest.mark.rule("BU-4.2")
@pytest.mark.parametrize("seed", range(8))
def test_the_suggestion_is_legal_and_leaves_the_last_decision(seed: int) -> None:
    state, rng = building(seed=seed), random.Random(seed)
    for _ in range(rng.randrange(8)):  # from wherever somebody is
        state.apply(rng.choice(state.legal(0)), 0)
    for name in suggested(me(state)):
        state.apply(GAME.action(name), 0)
    assert 0 in state.actors, "nothing is shown before the player wants it"
    assert suggested(me(state)) == []
    state.apply(state.legal(0)[0], 0)
    assert 0 not in state.actors


def test_colours_of_ones_roofs_are_suggested_high_up() -> None:
    state = building()
    roofs = [{"tile": "flat-white-white", "points": 4}, {"tile": "islands-white-green", "points": 0}]
    seat = {**me(state), "roofs": roofs}
    names = suggested(seat)
    assert len(names) == 13, "all of fourteen but the top"
    assert names[9:].count("stack white") == 2, "most wanted, and on top as well"
    assert names[9:].count("stack green") == 1


@pytest.mark.rule("BU-4.5")
@pytest.mark.parametrize(
    "reserve", [{"pink": 11}, {"pink": 3}, {"pink": 2, "blue": 3}, {"pink": 9, "white": 3}, {"blue": 5, "green": 12}]
)
@pytest.mark.parametrize("seed", range(4))
def test_what_was_decided_is_known_from_what_stands(reserve: dict[str, int], seed: int) -> None:
    """Also with so few cubes that places stay empty, or where only one way is left and nobody is asked."""
    rng = random.Random(seed)
    state = lay(seats=[{"reserve": reserve}, {}], step="season")
    taken: list[str] = []
    while me(state)["building"]:
        names, numbers = decisions(me(state))
        assert names == taken
        for place, nth in numbers.items():
            assert names[nth] == f"stack {me(state)['pyramid'][place]}"
        action = rng.choice(state.legal(0))
        taken.append(GAME.name(action))
        state.apply(action, 0)


@pytest.mark.rule("BU-4.6")
def test_nobody_else_is_sent_what_was_stacked() -> None:
    state = building()
    for name in suggested(me(state))[:5]:
        state.apply(GAME.action(name), 0)
    for seat in (1, None):
        for panel in GAME.panels(state.view(seat)):
            row = "".join(panel.parts)
            assert panel.id != "pyramid" or 'data-series=""' in row
            assert "stack blue|" not in row or panel.id == "pyramid"


def drawn(state: State) -> str:
    return str(next(p for p in GAME.panels(state.view(0)) if p.id == "pyramid").moving)


def test_the_buttons_go_when_there_is_nothing_left_to_fill() -> None:
    state = building()
    for name in suggested(me(state)):
        assert 'id="fill"' in drawn(state)
        assert 'id="fill-again"' in drawn(state)
        state.apply(GAME.action(name), 0)
    assert 'id="fill"' not in drawn(state)
    assert 'id="fill-again"' not in drawn(state)


def test_a_pyramid_is_kept_with_its_last_cube_under_the_cubes_it_is_built_of() -> None:
    state = building()
    for name in suggested(me(state)):
        assert 'data-again="3-3-3-3-3-3"' in drawn(state), "the name stays while cubes are stacked"
        assert "data-keep" not in drawn(state)
        state.apply(GAME.action(name), 0)
    assert 'data-keep="3-3-3-3-3-3"' in drawn(state)
