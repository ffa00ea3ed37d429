"""What a bot gets to see: its seat's view, its legal actions, and states that are consistent with what it knows."""

from __future__ import annotations

from typing import Any, Protocol

from kade.kernel import Game, State


class Observation:
    """All that a seat may know. It holds a resampled state, so the true one is out of reach."""

    def __init__(self, game: Game, seat: int, imagined: State) -> None:
        self.game = game
        self.seat = seat
        self._imagined = imagined

    @property
    def view(self) -> dict[str, Any]:
        return self._imagined.view(self.seat)

    @property
    def legal(self) -> list[int]:
        return self._imagined.legal(self.seat)

    def sample(self, seed: int) -> State:
        """A state that this seat cannot tell from the true one; another seed, another such state."""
        return self._imagined.resample(self.seat, seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seen: Observation) -> int:
        """One of the legal actions."""
        ...


def observe(game: Game, state: State, seat: int) -> Observation:
    """What the seat may know of a state. What is drawn here depends on its knowledge alone, not on the true state."""
    return Observation(game, seat, state.resample(seat, 0))
