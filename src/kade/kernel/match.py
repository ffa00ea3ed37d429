"""A game being played: the state, what was decided, undo up to the last barrier, and the Record."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kade.kernel.errors import IllegalAction
from kade.kernel.options import read_options
from kade.kernel.record import Record
from kade.kernel.rng import seeded

if TYPE_CHECKING:
    from kade.kernel.event import Event
    from kade.kernel.game import Game
    from kade.kernel.state import State


@dataclass
class Decision:
    """One decision: who, what, the state before it, what happened, and whether undo may go back over it."""

    seat: int
    action: int
    before: State
    shared: bool
    """Made in an all-at-once step that went on afterwards: others' decisions there do not stand in its way."""
    barrier: bool = False
    events: list[Event] = field(default_factory=list)


class Match:
    """A game from its beginning. The terminal and the server sit on it."""

    def __init__(
        self, game: Game, *, seed: int | None = None, names: list[str] | None = None,
        heard: Callable[[Event], None] | None = None, **options: Any,
    ) -> None:
        self.game = game
        self.seed = secrets.randbits(128) if seed is None else seed
        self.options = read_options(game.options, options)
        self.names = names or []
        self.heard = heard
        self.opening: list[Event] = []
        self.decisions: list[Decision] = []
        self._hearing = self.opening
        self.state = game.begin(self.options, seeded(self.seed), self._hear, None)
        self.state.listener = None

    @classmethod
    def resume(cls, game: Game, record: Record) -> Match:
        """Go on with the game of a Record that has its seed."""
        if game.edition != record.edition:
            game = game.with_edition(record.edition)
        match = cls(game, seed=record.seed, names=record.names, **record.options)
        for line in record.decisions:
            seat, _, name = line.partition(" ")
            match.apply(game.action(name), int(seat))
        return match

    def _hear(self, event: Event) -> None:
        self._hearing.append(event)
        if self.heard is not None:
            self.heard(event)

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        """Carry a decision out; what happened. An illegal one is refused and changes nothing."""
        state = self.state
        who = state.actor if seat is None else seat
        if who is None or action not in state.legal(who):
            raise state.refusal(action, -1 if who is None else who)
        decision = Decision(who, action, state.copy(), False)
        self._hearing = decision.events
        state.listener = self._hear
        try:
            state.play(action, who)
        finally:
            state.listener = None
        decision.barrier = state.revealed
        decision.shared = _same_step(decision.before, state)
        self.decisions.append(decision)
        return decision.events

    # ------------------------------------------------------------------ undo

    def _last_of(self, seat: int) -> int:
        """The index of the decision that this seat may take back, or -1."""
        for i in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[i]
            if decision.barrier:
                return -1
            if decision.seat == seat and (decision.shared or i == len(self.decisions) - 1):
                return i
            if not decision.shared:
                return -1
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back: no reveal, no chance, no other seat's decision since.
        Where all decide at once, the others' decisions are no barrier: each seat takes back its own."""
        return self._last_of(seat) >= 0

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back."""
        index = self._last_of(seat)
        if index < 0:
            raise IllegalAction(f"Seat {seat} has nothing to take back: since its last decision something was "
                                "revealed, drawn by chance, or decided by another.", "no-undo")
        later = self.decisions[index + 1 :]
        self.state = self.decisions[index].before
        del self.decisions[index:]
        for decision in later:
            self.apply(decision.action, decision.seat)

    # ------------------------------------------------------------------ the Record

    @property
    def events(self) -> list[Event]:
        """All that happened and still stands."""
        return self.opening + [event for decision in self.decisions for event in decision.events]

    @property
    def record(self) -> Record:
        lines = [f"* {event.chance}" for event in self.opening if event.chance]
        for decision in self.decisions:
            lines.append(f"{decision.seat} {self.game.name(decision.action)}")
            lines += [f"* {event.chance}" for event in decision.events if event.chance]
        result = list(self.state.result().points) if self.state.over else None
        return Record(self.game.id, self.game.rules, self.seed, dict(self.options), dict(self.game.edition),
                      list(self.names), lines, result)


def _same_step(before: State, after: State) -> bool:
    """Whether an all-at-once step is still going on."""
    return (
        not after.over and before.stack[-1].together and before.stack[-1].name == after.stack[-1].name
        and before.stack[:-1] == after.stack[:-1]
    )
