"""The decisions of a Record, each with the state before it."""

from __future__ import annotations

from dataclasses import dataclass

from kade.display.game import Game
from kade.kernel.record import Record, Replay
from kade.kernel.state import State


@dataclass(frozen=True)
class Moment:
    """A decision: its number in the Record (from 0), the turn it belongs to (from 1), and the state before it."""

    number: int
    turn: int
    seat: int
    action: int
    state: State


class _Keeping(Replay):
    """A replay that keeps the state before every decision."""

    def __init__(self, record: Record, game: Game, from_lines: bool) -> None:
        super().__init__(record, game, from_lines, None)
        self.moments: list[Moment] = []
        self.turn = 0
        self.last = (-1, -1)

    def decide(self, state: State, action: int, seat: int) -> None:
        now = (-2 if state.stack[-1].together else seat, state.turn)  # what all decide at once is one turn
        self.turn += now != self.last
        self.last = now
        before = state.copy()
        super().decide(state, action, seat)
        self.moments.append(Moment(len(self.moments), self.turn, seat, action, before))


def moments(record: Record, game: Game) -> tuple[list[Moment], State]:
    """All decisions of a Record, verified as any replay is, and the state after the last. One without a seed is
    replayed from its lines."""
    replay = _Keeping(record, game, record.seed is None)
    end = replay.run(None)
    return replay.moments, end
