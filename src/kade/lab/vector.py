"""Many games at once, as arrays: one decision in each of them a step, and a new game where one has ended."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kade.display.game import Game
from kade.kernel import IllegalAction, State, seeded
from kade.kernel.errors import BadArgument
from kade.kernel.plain import shown
from kade.lab.encoding import Encoding
from kade.lab.rewards import Reward, win


class Batch(NamedTuple):
    """Where the games stand, one row a game. The arrays are written anew by the next step: copy what is to be kept."""

    observations: NDArray[np.int32]
    """What the seat that decides sees."""
    masks: NDArray[np.int8]
    """1 for each action that it may take."""
    seats: NDArray[np.int32]
    """Which seat decides."""
    rewards: NDArray[np.float32]
    """What the last step brought each seat: nothing, unless it ended the game."""
    over: NDArray[np.bool_]
    """Whether the last step ended the game; the rest of the row is of the next one then."""


class Vector:
    """`number` games of one kind, all begun with the same options.

    games = kade.vector("amsterdam", 64, players=2, seed=1)
    batch = games.batch
    while ...:
        batch = games.step(games.random())
    """

    def __init__(self, game: Game, number: int, *, seed: int = 0, reward: Reward = win, **options: Any) -> None:
        _check_number(number)
        self.game: Final = game
        self.options: Final = options
        self.reward: Final = reward
        self._rng = seeded(seed)
        self._random = np.random.default_rng(seed)
        self.states: Final[list[State]] = [self._begin() for _ in range(number)]
        seats = self.states[0].seats
        self.encoding: Final = Encoding(game, self.states[0])
        self.batch: Final = Batch(
            np.zeros((number, self.encoding.size), np.int32),
            np.zeros((number, self.encoding.actions), np.int8),
            np.zeros(number, np.int32),
            np.zeros((number, seats), np.float32),
            np.zeros(number, np.bool_),
        )
        self._rows = [row.data for row in self.batch.observations]
        self._masks = [row.data for row in self.batch.masks]
        self._each = np.arange(number)
        self._observe()

    def _begin(self) -> State:
        return self.game.new(seed=self._rng.next(), **self.options)

    def step(self, actions: ArrayLike) -> Batch:
        """Carry an action out in each game. If one is not legal, none is."""
        chosen = np.asarray(actions)
        self._check(chosen)
        batch = self.batch
        batch.rewards.fill(0)
        batch.over.fill(False)
        for number, action in enumerate(chosen.tolist()):
            state = self.states[number]
            state.play(action)
            if not state.stack:
                batch.rewards[number] = self.reward(state.result())
                batch.over[number] = True
                self.states[number] = self._begin()
        self._observe()
        return batch

    def random(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        drawn = self._random.random(self.batch.masks.shape, np.float32)
        chosen: NDArray[np.int64] = np.argmax(drawn * self.batch.masks, axis=1)
        return chosen

    def _check(self, chosen: NDArray[Any]) -> None:
        if chosen.shape != self._each.shape or not np.issubdtype(chosen.dtype, np.integer):
            raise BadArgument(f"A step takes an array of {len(self._each)} actions, one for each game.")
        within = (chosen >= 0) & (chosen < self.encoding.actions)
        legal = within & (self.batch.masks[self._each, np.where(within, chosen, 0)] == 1)
        if not legal.all():
            number = int(np.argmin(legal))
            state = self.states[number]
            refused = state.refusal(int(chosen[number]), int(self.batch.seats[number]))
            raise IllegalAction(f"Game {number}: {refused}", refused.reason, refused.details)

    def _observe(self) -> None:
        batch = self.batch
        batch.observations.fill(0)
        batch.masks.fill(0)
        for number, state in enumerate(self.states):
            seat = state.actor
            assert seat is not None  # a new game begins with a decision
            batch.seats[number] = seat
            self.encoding.write(state, seat, self._rows[number])
            mask = self._masks[number]
            for action in state.legal(seat):
                mask[action] = 1


def _check_number(number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadArgument(f"{shown(number)} is not a number of games: it must be a whole number from 1 on.")
