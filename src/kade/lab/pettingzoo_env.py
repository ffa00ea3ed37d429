"""A game as an environment of PettingZoo: `SeatsInTurn` asks one seat at a time (AEC), `SeatsTogether` all at once
(parallel). What a seat sees is a row of numbers and a mask of its legal actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

import kade
from kade.kernel import IllegalAction, State
from kade.lab.encoding import Encoding
from kade.lab.rewards import Reward, win

Seen = dict[str, NDArray[Any]]
MOST: Final = np.iinfo(np.int32)


class Table:
    """What both environments share: the game being played, and who sits where."""

    def __init__(self, game: str, options: dict[str, Any], more_actions: int = 0) -> None:
        self.game: Final = kade.load(game)
        self.options: Final = options
        self.state: State = self.game.new(seed=0, **options)
        self.encoding: Final = Encoding(self.game, self.state)
        players = self.state.options()["players"]
        self.names: Final = [f"player_{seat}" for seat in range(players)]
        self.seat_of: Final = {name: seat for seat, name in enumerate(self.names)}
        number = self.encoding.actions + more_actions
        self.actions: Final = {name: spaces.Discrete(number) for name in self.names}
        self.spaces: Final = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(MOST.min, MOST.max, (self.encoding.size,), np.int32),
                    "action_mask": spaces.Box(0, 1, (number,), np.int8),
                }
            )
            for name in self.names
        }
        self._seeds = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed another one each time, that follows from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state = self.game.new(seed=int(self._seeds.integers(2**63)), **self.options)

    def text(self) -> str:
        """The table as a spectator sees it."""
        sections = self.game.text(self.state.view(None), "en")
        return "\n".join(line for lines in sections.values() for line in lines)


class SeatsInTurn(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One seat decides at a time: where the rules let several decide at once, they are asked one after the other.

    env = SeatsInTurn("amsterdam", players=3)
    """

    def __init__(self, game: str, *, reward: Reward = win, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.table: Final = Table(game, options)
        self.metadata = {"name": f"kade_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.reward: Final = reward
        self.possible_agents = self.table.names
        self.action_spaces = dict(self.table.actions)
        self.observation_spaces = dict(self.table.spaces)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        table, seat = self.table, self.table.seat_of[agent]
        return {
            "observation": table.encoding.observe(table.state, seat),
            "action_mask": table.encoding.mask(table.state, seat),
        }

    def step(self, action: int | None) -> None:
        """A decision of the agent that is selected; None, when its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.table.state
        if action is None:
            raise IllegalAction(f"{agent} has to decide: None is for agents whose game is over.", "unknown-action")
        state.apply(int(action), self.table.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            rewards = self.reward(state.result())
            for name, seat in self.table.seat_of.items():
                self.rewards[name] = rewards[seat]
                self.terminations[name] = True
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        actor = self.table.state.actor
        self.agent_selection = self.agents[0] if actor is None else self.possible_agents[actor]

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class SeatsTogether(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All seats act in every step. One action more than the game has, the last, is to wait: the only one of a seat
    that does not decide now."""

    def __init__(self, game: str, *, reward: Reward = win, render_mode: str | None = None, **options: Any) -> None:
        self.table: Final = Table(game, options, more_actions=1)
        self.wait: Final = self.table.encoding.actions
        self.metadata = {"name": f"kade_{game}_together_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.reward: Final = reward
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """An action for each agent. If one is not legal, none is carried out."""
        state = self.table.state
        deciding = state.actors
        chosen = {self.table.seat_of[name]: int(action) for name, action in actions.items()}
        for name, seat in self.table.seat_of.items():
            self._check(name, chosen.get(seat), seat in deciding)
        for seat in deciding:
            state.play(chosen[seat], seat)
        rewards: list[float] = list(self.reward(state.result())) if state.over else [0.0] * state.seats
        names = self.agents
        seen, infos = self._observe(), self._infos()
        if state.over:
            self.agents = []
        return (
            seen,
            {name: rewards[self.table.seat_of[name]] for name in names},
            dict.fromkeys(names, state.over),
            dict.fromkeys(names, False),
            infos,
        )

    def _check(self, name: str, action: int | None, decides: bool) -> None:
        state, seat = self.table.state, self.table.seat_of[name]
        if action is None:
            raise IllegalAction(f"There is no action for {name}: a step takes one for each agent.", "unknown-action")
        if decides and action not in state.legal(seat):
            raise state.refusal(action, seat)
        if not decides and action != self.wait:
            raise IllegalAction(f"{name} does not decide now: it can only wait, action {self.wait}.", "not-your-turn")

    def _observe(self) -> dict[str, Seen]:
        return {name: self._seen(self.table.seat_of[name]) for name in self.agents}

    def _seen(self, seat: int) -> Seen:
        state, encoding = self.table.state, self.table.encoding
        mask = np.zeros(self.wait + 1, np.int8)
        encoding.mask(state, seat, mask[: self.wait])
        mask[self.wait] = seat not in state.actors
        return {"observation": encoding.observe(state, seat), "action_mask": mask}

    def _infos(self) -> dict[str, dict[str, Any]]:
        """The mask once more: PettingZoo's own tests draw actions by it."""
        return {name: {"action_mask": self._seen(self.table.seat_of[name])["action_mask"]} for name in self.agents}

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
