"""What a bot gets to see: its seat's view, its legal actions, and states that are consistent with what it knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from kade.display.game import Game
from kade.kernel import State
from kade.kernel.match import Match


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

    @cached_property
    def view(self) -> dict[str, Any]:
        return self._imagined.view(self.seat)

    def sample(self, seed: int) -> State:
        """A state that this seat cannot tell from the true one; another seed, another such state."""
        return self._imagined.resample(self.seat, seed)


@dataclass(frozen=True)
class Budget:
    """How much a bot may think. Its level says how much a turn is worth; this says what part of it, and of which turn.

    Work is counted, not timed, so that the same seed gives the same decision on any machine.
    """

    scale: float = 1.0
    """The part of the level's work that may be done: a ladder of many games takes a twentieth."""
    earlier: int | None = None
    """How many decisions this seat has made since another seat's last one: what a turn may cost is spread over them.
    None: the bot is asked all through the game and counts for itself."""
    progress: Callable[[float], None] | None = None
    """Told now and then which part of the work is done, from 0 to 1."""


FULL = Budget()


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        """One of the legal actions."""
        ...


def observe(game: Game, state: State, seat: int) -> Observation:
    """What the seat may know of a state: it depends on its knowledge alone. The state must not move on meanwhile."""
    return Observation(game, seat, list(state.legal(seat)), lambda: state.resample(seat, 0))


def row_of(match: Match, seat: int) -> int:
    """How many decisions the seat has made since another seat's last one."""
    earlier = 0
    for decision in reversed(match.decisions):
        if decision.seat != seat:
            break
        earlier += 1
    return earlier
