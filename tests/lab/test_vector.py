"""Many games at once: the same games as one by one, and new ones where they end."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from tests.conformance.tables import IDS
from tests.kernel.toy_game import GAME as TOY

import kade
from kade.kernel import IllegalAction, KadeError, Result
from kade.kernel.errors import BadArgument
from kade.lab.rewards import margin, win
from kade.lab.vector import Vector

OURS = [game for game in kade.games() if game in IDS and game != TOY.id]


@pytest.mark.compiled
@pytest.mark.parametrize("game", OURS)
def test_steps_are_those_of_single_games(game: str) -> None:
    """Each row is what the game's own state says after the same decisions."""
    games = kade.vector(game, 3, players=2, seed=4)
    alone = [state.copy() for state in games.states]
    for _ in range(15):
        actions = games.random()
        batch = games.step(actions)
        for number, action in enumerate(actions.tolist()):
            state = alone[number]
            state.apply(action)
            seat = state.actor
            assert seat is not None
            assert batch.seats[number] == seat
            assert (batch.observations[number] == games.encoding.observe(state, seat)).all()
            assert (batch.masks[number] == games.encoding.mask(state, seat)).all()


def test_a_game_that_ends_is_rewarded_and_followed_by_another() -> None:
    games = kade.vector("amsterdam", 2, players=2, seed=1)
    before, last = games.states[:], games.batch
    while not last.over.any():
        last = games.step(games.random())
    ended = int(np.argmax(last.over))
    assert before[ended].over
    assert games.states[ended] is not before[ended]
    assert not games.states[ended].over
    assert last.rewards[ended].tolist() == win(before[ended].result())
    assert not last.rewards[~last.over].any()
    games.step(games.random())
    assert not last.over[ended]
    assert not last.rewards[ended].any()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, other = (kade.vector("burano", 2, players=2, seed=seed) for seed in (7, 7, 8))
    for _ in range(10):
        assert one.step(one.random()).observations.tobytes() == two.step(two.random()).observations.tobytes()
    assert [state.digest() for state in one.states] != [state.digest() for state in other.states]


def test_if_one_action_is_illegal_none_is_carried_out() -> None:
    games = kade.vector("amsterdam", 2, players=2, seed=1)
    digests = [state.digest() for state in games.states]
    legal = games.random()
    illegal = int(np.argmin(games.batch.masks[1]))
    for wrong in (illegal, -1, 10_000):
        with pytest.raises(IllegalAction, match="Game 1: "):
            games.step([int(legal[0]), wrong])
    for shape in ([int(legal[0])], [0.5, 0.5], []):
        with pytest.raises(BadArgument, match="an array of 2 actions"):
            games.step(shape)
    assert [state.digest() for state in games.states] == digests


def test_bad_arguments_get_a_sentence() -> None:
    for number in (0, -1, True, 2.5):
        with pytest.raises(BadArgument, match="is not a number of games"):
            Vector(kade.load("amsterdam"), number)  # type: ignore[arg-type]
    with pytest.raises(KadeError):
        kade.vector("chess", 1)
    with pytest.raises(KadeError):
        kade.vector("amsterdam", 1, players=9)


def test_without_numpy_it_says_what_to_install() -> None:
    code = "import sys\nsys.modules['numpy'] = None\nimport kade\n"
    code += "try: kade.vector('amsterdam', 1)\nexcept kade.KadeError as problem: print(problem)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "kade.vector needs numpy: install it with pip install 'kade[rl]'.\n"


@pytest.mark.parametrize(
    ("points", "winners", "won", "ahead"),
    [
        ((9, 4), (0,), [1.0, -1.0], [5.0, -5.0]),
        ((5, 5), (0, 1), [0.0, 0.0], [0.0, 0.0]),
        ((9, 4, 6), (0,), [1.0, -0.5, -0.5], [3.0, -5.0, -3.0]),
        ((7, 7, 1), (0, 1), [0.25, 0.25, -0.5], [0.0, 0.0, -6.0]),
    ],
)
def test_rewards(points: tuple[int, ...], winners: tuple[int, ...], won: list[float], ahead: list[float]) -> None:
    result = Result(points, tuple({"all": number} for number in points), winners)
    assert win(result) == won
    assert margin(result) == ahead
