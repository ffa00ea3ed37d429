"""Every word of every game in every language: read off the code, and met in random games. No rule is tested here, so
this runs on the plain build alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance import words
from tests.conformance.strategies import SEEDS, depths, plays
from tests.conformance.tables import IDS, load

from kade.display.game import Game
from kade.kernel.rng import seeded

games = pytest.mark.parametrize("game", IDS)
FEWER = settings(max_examples=max(1, settings().max_examples // 4))  # whole pages are read at each


@games
@pytest.mark.parametrize("check", words.CODE, ids=lambda check: check.__name__)
def test_whatever_the_code_can_say(game: str, check: Callable[[Game], None]) -> None:
    check(load(game))


@games
@given(st.data())
@FEWER
def test_whatever_is_shown_in_any_position(game: str, data: st.DataObject) -> None:
    play = data.draw(plays(game))
    state = play.at(data.draw(depths()))
    for check in words.DEAR:
        check(load(game), state, seeded(data.draw(SEEDS)))


@games
@given(st.data())
@FEWER
def test_whatever_happens_in_a_game(game: str, data: st.DataObject) -> None:
    match = data.draw(plays(game)).match()
    words.what_happens_can_be_said(load(game), match, seeded(0))
    for check in words.DEAR:
        check(load(game), match.state, seeded(0))
