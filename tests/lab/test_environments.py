"""The community's own checks of our environments, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import kade
from kade.kernel import IllegalAction, KadeError
from kade.lab.gym_env import AgainstBots
from kade.lab.pettingzoo_env import SeatsInTurn, SeatsTogether
from kade.lab.rewards import win

GAMES = kade.games()
# Theirs: a dictionary with a mask is what they recommend for such games; a seat that waits has no legal action.
THEIR_WARNINGS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@THEIR_WARNINGS
@pytest.mark.parametrize("game", GAMES)
def test_in_turn_passes_the_tests_of_pettingzoo(game: str) -> None:
    api_test(SeatsInTurn(game, players=2), num_cycles=60)
    seed_test(lambda: SeatsInTurn(game, players=3), num_cycles=20)


@THEIR_WARNINGS
@pytest.mark.parametrize("game", GAMES)
def test_together_passes_the_tests_of_pettingzoo(game: str) -> None:
    parallel_api_test(SeatsTogether(game, players=2), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_passes_the_check_of_gymnasium(game: str) -> None:
    check_env(AgainstBots(game, players=2), skip_render_check=True)


def play_in_turn(env: SeatsInTurn, seed: int) -> list[float]:
    """The rewards at the end of a random game."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        assert seen is not None
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return list(rewards.values())


def test_a_game_in_turn_ends_with_the_rewards_of_its_result() -> None:
    env = SeatsInTurn("amsterdam", players=3)
    assert play_in_turn(env, 5) == win(env.table.state.result())
    assert env.agents == []


def test_all_seats_choose_at_once_where_the_rules_say_so() -> None:
    """In Amsterdam everybody keeps first contracts at the same time, and then one seat has its turn."""
    env = SeatsTogether("amsterdam", players=3)
    seen, _ = env.reset(seed=1)
    assert env.table.state.actors == (0, 1, 2)
    assert not any(seen[name]["action_mask"][env.wait] for name in env.agents)
    seen, _, over, _, _ = env.step({name: int(np.argmax(seen[name]["action_mask"])) for name in env.agents})
    assert not any(over.values())
    assert sum(seen[name]["action_mask"][env.wait] for name in env.agents) == 2
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {name: int(env.action_space(name).sample(seen[name]["action_mask"])) for name in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
    assert list(rewards.values()) == win(env.table.state.result())


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    one = SeatsInTurn("amsterdam", players=2)
    one.reset(seed=1)
    before = one.table.state.digest()
    for action in (int(np.argmin(one.observe("player_0")["action_mask"])), -1, 10_000, None):
        with pytest.raises(IllegalAction):
            one.step(action)
    assert one.table.state.digest() == before
    many = SeatsTogether("amsterdam", players=2)
    seen, _ = many.reset(seed=1)
    right = int(np.argmax(seen["player_0"]["action_mask"]))
    before = many.table.state.digest()
    wrong: list[dict[str, Any]] = [{"player_0": right}, {"player_0": right, "player_1": many.wait}]
    for actions in wrong:
        with pytest.raises(IllegalAction):
            many.step(actions)
    assert many.table.state.digest() == before


def test_one_seat_against_bots_to_the_end() -> None:
    env = AgainstBots("amsterdam", seat=1, players=3, render_mode="ansi")
    seen, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert 1 in env.state.actors
        assert (env.action_masks() == info["action_mask"]).all()
        assert (seen == env.encoding.observe(env.state, 1)).all()
        seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert reward == win(env.state.result())[1]
    assert "\n" in str(env.render())


def test_the_same_seed_gives_the_same_game() -> None:
    """Also of the bots' decisions; and for seats together, whose own test at PettingZoo knows no masks."""
    bots = [AgainstBots("amsterdam", opponents="greedy", players=2) for _ in range(2)]
    seats = [SeatsTogether("burano", players=2) for _ in range(2)]
    seen, info = bots[0].reset(seed=4)
    assert (bots[1].reset(seed=4)[0] == seen).all()
    every, _ = seats[0].reset(seed=4)
    seats[1].reset(seed=4)
    for _ in range(4):
        action = int(np.argmax(info["action_mask"]))
        seen, _, _, _, info = bots[0].step(action)
        assert (bots[1].step(action)[0] == seen).all()
        actions = {name: int(np.argmax(one["action_mask"])) for name, one in every.items()}
        every = seats[0].step(actions)[0]
        other = seats[1].step(actions)[0]
        assert all((every[name]["observation"] == other[name]["observation"]).all() for name in every)


def test_an_illegal_action_against_bots_loses_and_says_why() -> None:
    env: gymnasium.Env[Any, Any] = AgainstBots("amsterdam", players=2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_wrong_arguments_get_a_sentence() -> None:
    for wrong in ({"seat": 2}, {"seat": -1}, {"opponents": "nobody"}, {"players": 17}, {"colour": "red"}):
        with pytest.raises(KadeError):
            AgainstBots("amsterdam", **{"players": 2, **wrong})  # type: ignore[arg-type]


def test_the_gardener_is_no_agent() -> None:
    """Solo Windmill Valley has two seats, and one that decides."""
    assert SeatsInTurn("windmill-valley", players=1).possible_agents == ["player_0"]
    env = SeatsInTurn("windmill-valley", players=1)
    [reward] = play_in_turn(env, 2)
    assert reward in (1.0, 0.0, -1.0)


def test_a_table_in_words() -> None:
    env = SeatsInTurn("burano", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "\n" in str(env.render())
    assert SeatsInTurn("burano", players=2).render() is None
