"""Every promise to every game, with Hypothesis choosing options, seed and play. A new game is tested by existing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance import estimates, flow, positions, secrecy
from tests.conformance.play import Play, finish
from tests.conformance.strategies import SEEDS, depths, plays
from tests.conformance.tables import IDS, load
from tests.effort import CHECKED_TWICE, EXAMPLES, share_beside_compiled

from kade.display.game import Game
from kade.kernel.match import Match
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import NOBODY
from kade.kernel.state import State

pytestmark = pytest.mark.compiled

PositionCheck = Callable[[Game, State, Rng], None]
MatchCheck = Callable[[Game, Match, Rng], None]
EVERYWHERE = [*positions.DEAR, *secrecy.DEAR, *flow.DEAR, *estimates.DEAR]
games = pytest.mark.parametrize("game", IDS)
some = settings(max_examples=share_beside_compiled(EXAMPLES)) if CHECKED_TWICE else settings()


@games
@some
@given(st.data())
def test_every_position_has_choices_and_all_components_until_the_game_ends(game: str, data: st.DataObject) -> None:
    play = data.draw(plays(game))
    loaded = load(game)
    number = 0
    for number, state in enumerate(play.states()):
        assert number <= loaded.max_decisions
        for check in positions.CHEAP:
            check(loaded, state, seeded(0))
    assert number > 0


@games
@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: check.__name__)
@some
@given(st.data())
def test_in_any_position(game: str, check: PositionCheck, data: st.DataObject) -> None:
    state = data.draw(plays(game)).at(data.draw(depths()))
    check(load(game), state, seeded(data.draw(SEEDS)))


@games
@some
@given(st.data())
def test_the_first_decisions_made_at_once_may_come_in_any_order(game: str, data: st.DataObject) -> None:
    state = data.draw(plays(game)).new()
    flow.interleavings_end_alike(load(game), state, seeded(data.draw(SEEDS)))


@games
@pytest.mark.parametrize("check", flow.WHOLE, ids=lambda check: check.__name__)
@some
@given(st.data())
def test_over_a_game(game: str, check: MatchCheck, data: st.DataObject) -> None:
    play: Play = data.draw(plays(game))
    upto = data.draw(st.none() | depths())
    check(load(game), play.match(upto), seeded(data.draw(SEEDS)))


@games
def test_resampling_changes_what_is_hidden_and_nothing_else(game: str) -> None:
    """Otherwise the promises about hidden things would hold of nothing."""
    loaded = load(game)
    state = loaded.new(seed=5)
    for viewer in secrecy.viewers(state):
        found = {state.resample(viewer, seed).digest() for seed in range(8)}
        if secrecy.has_secrets(loaded):
            assert len(found) > 4
        else:
            assert found == {state.digest()}, "the game declares no place with secrets, yet deals something anew"


@games
def test_the_places_of_components_are_declared_once(game: str) -> None:
    declared = secrecy.places(load(game))
    assert len({place.name for place in declared}) == len(declared)
    state = load(game).new(seed=1)
    for place in declared:
        if place.who == NOBODY:
            names = load(game).printed.component_names(place.name)
            assert all(0 <= item < len(names) for item in state.pile(place.name))


@games
def test_names_round_trip(game: str) -> None:
    loaded = load(game)
    assert list(loaded.actions) == list(range(len(loaded.actions)))
    for action in loaded.actions:
        name = loaded.name(action)
        assert name.isascii()
        assert name == name.strip()
        assert "#" not in name
        assert loaded.action(name) == action
        kind = loaded.actions.describe(action).kind
        assert kind
    assert len({loaded.name(action) for action in loaded.actions}) == len(loaded.actions)


def chance_sets_it_up(loaded: Game) -> bool:
    return any(event.chance for event in Match(loaded, seed=3).opening)


@games
def test_the_same_seed_is_the_same_game_and_another_is_another(game: str) -> None:
    loaded = load(game)
    assert loaded.new(seed=3) == loaded.new(seed=3)
    begun = {loaded.new(seed=seed).digest() for seed in range(10)}
    assert len(begun) > 5 if chance_sets_it_up(loaded) else len(begun) == 1
    one, two = loaded.new(seed=3), loaded.new(seed=3)
    finish(one, seeded(1), loaded.max_decisions)
    finish(two, seeded(1), loaded.max_decisions)
    assert one == two
    assert one.digest() == two.digest()
