"""What a bot gets to see: its seat's view, its legal actions, and states that are consistent with what it knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Protocol

from kade.kernel import Game, State


class Observation:
    """All that a seat may know. States come out of it resampled only, so the true one is out of reach."""

    def __init__(self, game: Game, seat: int, legal: list[int], imagine: Callable[[], State]) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self._imagine = imagine

    @cached_property
    def _imagined(self) -> State:
        return self._imagine()

    @property
    def view(self) -> dict[str, Any]:
        return self._imagined.view(self.seat)

    def sample(self, seed: int) -> State:
        """A state that this seat cannot tell from the true one; another seed, another such state."""
        return self._imagined.resample(self.seat, seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seen: Observation) -> int:
        """One of the legal actions."""
        ...


def observe(game: Game, state: State, seat: int) -> Observation:
    """What the seat may know of a state: it depends on its knowledge alone. The state must not move on meanwhile."""
    return Observation(game, seat, list(state.legal(seat)), lambda: state.resample(seat, 0))
