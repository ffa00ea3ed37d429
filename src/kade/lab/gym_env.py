"""A game as an environment of Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import kade
from kade import bots
from kade.kernel import State
from kade.kernel.errors import BadArgument
from kade.kernel.plain import shown
from kade.lab.encoding import Encoding
from kade.lab.rewards import Reward, win

MOST: Final = np.iinfo(np.int32)
Seen = NDArray[np.int32]


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """One seat decides, bots decide for all others.

        env = AgainstBots("amsterdam", opponents="greedy", players=2)
        seen, info = env.reset(seed=1)
        seen, reward, over, _, info = env.step(action)    # one of those that info["action_mask"] has a 1 for

    An action that is not legal loses the game at once: the reward is -1, and info["illegal"] says why.
    """

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "random",
        seat: int = 0,
        reward: Reward = win,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game: Final = kade.load(game)
        self.options: Final = options
        self.state: State = self.game.new(seed=0, **options)
        if not 0 <= seat < self.state.options()["players"]:
            last = self.state.options()["players"] - 1
            raise BadArgument(f"{shown(seat)} is not a seat that learns: choose one from 0 to {last}.")
        self.seat: Final = seat
        self.opponents: Final = opponents
        self.bot = bots.make(opponents)
        self.reward: Final = reward
        self.encoding: Final = Encoding(self.game, self.state)
        self.observation_space = spaces.Box(MOST.min, MOST.max, (self.encoding.size,), np.int32)
        self.action_space = spaces.Discrete(self.encoding.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.bot = bots.make(self.opponents, int(self.np_random.integers(2**32)))
        self.state = self.game.new(seed=int(self.np_random.integers(2**63)), **self.options)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if chosen not in self.state.legal(self.seat):
            info = {**self._info(), "illegal": str(self.state.refusal(chosen, self.seat))}
            return self._seen(), -1.0, True, False, info
        self.state.play(chosen, self.seat)
        self._let_bots_play()
        reward = float(self.reward(self.state.result())[self.seat]) if self.state.over else 0.0
        return self._seen(), reward, self.state.over, False, self._info()

    def _let_bots_play(self) -> None:
        """Until the learning seat decides, or the game is over."""
        while self.state.actors and self.seat not in self.state.actors:
            seat = self.state.actors[0]
            self.state.play(self.bot.choose(bots.observe(self.game, self.state, seat)), seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name that libraries for masked actions call."""
        return self.encoding.mask(self.state, self.seat).astype(np.bool_)

    def _seen(self) -> Seen:
        return self.encoding.observe(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(self.state, self.seat)}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        sections = self.game.text(self.state.view(self.seat), "en")
        return "\n".join(line for lines in sections.values() for line in lines)
