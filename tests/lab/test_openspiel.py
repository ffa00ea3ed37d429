"""Our games in OpenSpiel: its generic tests, and a few of its algorithms (make rl)."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import kade
from kade.lab.rewards import win

THERE = importlib.util.find_spec("pyspiel") is not None
NEEDED = pytest.mark.skipif(
    not THERE, reason="OpenSpiel is not installed here; `make rl` runs this in an environment that has it"
)


def load(name: str) -> Any:
    import pyspiel

    importlib.import_module("kade.lab.openspiel_game")
    return pyspiel.load_game(name)


@NEEDED
@pytest.mark.parametrize("name", [f"kade_{game.replace('-', '_')}" for game in kade.games()])
def test_the_generic_tests_pass(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(f"{name}(players=2,deals=20)"), num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(f"{name}(players=3,deals=20)"), num_sims=1, serialize=False, verbose=False)


@NEEDED
def test_a_position_is_our_own() -> None:
    state = load("kade_amsterdam(players=2)").new_initial_state()
    state.apply_action(7)
    assert state.position == kade.load("amsterdam").new(players=2, seed=7)
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        other = state.clone()
        assert other.legal_actions() == sorted(state.position.legal())
        state.apply_action(int(rng.choice(state.legal_actions())))
        assert other.position != state.position
    assert state.returns() == win(state.position.result())


@NEEDED
def test_observations_are_the_encoding_and_the_view() -> None:
    game = load("kade_burano(players=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    for seat in range(3):
        assert state.observation_tensor(seat) == game.encoding.observe(state.position, seat).tolist()
        resampled = state.resample_from_infostate(seat, lambda: 0.25)
        assert resampled.observation_string(seat) == state.observation_string(seat)


@NEEDED
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_its_searches_play(search: str) -> None:
    from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    game = load("kade_amsterdam(players=2,deals=20)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    first = (
        mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)
        if search == "mcts"
        else ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng, use_observation_string=True)
    )
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        action = first.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(), [UniformRandomBot(seat, rng) for seat in range(2)], rng
    )
    assert sum(returns) == 0


@NEEDED
def test_its_learners_take_steps() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.random_agent import RandomAgent
    from open_spiel.python.algorithms.tabular_qlearner import QLearner

    env = rl_environment.Environment(load("kade_amsterdam(players=2,deals=2)"))
    actions = env.action_spec()["num_actions"]
    agents = [QLearner(0, actions), RandomAgent(1, actions)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == 0


def test_without_openspiel_it_says_what_to_install() -> None:
    code = "import sys\nsys.modules['pyspiel'] = None\nimport kade\n"
    code += "try: import kade.lab.openspiel_game\nexcept kade.KadeError as problem: print(problem)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "kade.lab.openspiel_game needs OpenSpiel: install it with pip install 'kade[openspiel]'.\n"
