"""A game being played: the state, what was decided, undo up to the last barrier, and the Record."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kade.kernel.errors import BadArgument, BadRecord, IllegalAction
from kade.kernel.game import Playable
from kade.kernel.options import read_options, read_seed
from kade.kernel.plain import shown
from kade.kernel.record import Record, Replay
from kade.kernel.rng import seeded

if TYPE_CHECKING:
    from kade.kernel.event import Event
    from kade.kernel.state import State


@dataclass(slots=True)
class Decision:
    """One decision: who, what, the state before it, what happened, and whether undo may go back over it."""

    seat: int
    action: int
    kept: State | None
    """The state before it, until the match lets go of it."""
    shared: bool
    """Made in an all-at-once step that went on afterwards: others' decisions there do not stand in its way."""
    barrier: bool = False
    events: list[Event] = field(default_factory=list)
    fresh: int | None = None
    """The seed that chance has had since then, where something after this decision was taken back."""
    moments: list[tuple[int, State]] = field(default_factory=list)
    """Where people want a pause: how many events had happened, and the state then."""

    @property
    def before(self) -> State:
        if self.kept is None:
            raise BadArgument("The state before this decision was let go of; Match.states() plays it again.")
        return self.kept


class Match:
    """A game from its beginning, or from a position of it. The terminal and the server sit on it."""

    def __init__(
        self,
        game: Playable,
        *,
        seed: int | None = None,
        names: list[str] | None = None,
        heard: Callable[[Event], None] | None = None,
        position: State | None = None,
        **options: Any,
    ) -> None:
        if not isinstance(game, Playable):
            raise BadArgument(f"{shown(game)} is not a game, which is what kade.load(id) answers.")
        if names is not None and (type(names) is not list or not all(isinstance(name, str) for name in names)):
            raise BadArgument(f"The names are {shown(names)}, but must be a list with a text for each player.")
        if heard is not None and not callable(heard):
            raise BadArgument(f"The listener is {shown(heard)}, but must be a function that takes an Event.")
        self.game = game
        self.seed = secrets.randbits(128) if seed is None else read_seed(seed)
        self.options = read_options(game.options, options)
        self.names = names or []
        self.heard = heard
        self.opening: list[Event] = []
        self.decisions: list[Decision] = []
        self._hearing = self.opening
        self._moments: list[tuple[int, State]] = []
        self.position = position
        self.state = self._beginning()
        self._first = self.state.copy()

    def _beginning(self) -> State:
        if self.position is not None:
            return self.position.copy()
        state = self.game.begin(self.options, seeded(self.seed), self._hear, None)
        state.listener = None
        return state

    def begin_again(self) -> None:
        """Back to the beginning, as if nothing had been decided."""
        self.opening.clear()
        self.decisions.clear()
        self._hearing = self.opening
        self.state = self._beginning()
        self._first = self.state.copy()

    def go_on_from(self, state: State) -> None:
        """Leave the course of the game for a position of it; what was before is forgotten."""
        self.opening.clear()
        self.decisions.clear()
        self.state = state
        self._first = state.copy()

    @classmethod
    def resume(cls, game: Playable, record: Record) -> Match:
        """Go on with the game of a Record that has its seed; all that a replay verifies is verified."""
        return _Resuming(record, game, cls).run_match()

    def _hear(self, event: Event) -> None:
        self._hearing.append(event)
        if event.pause and self._hearing is not self.opening:
            self._moments.append((len(self._hearing), self.state.copy()))
        if self.heard is not None:
            self.heard(event)

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        """Carry a decision out; what happened. An illegal one is refused and changes nothing."""
        state = self.state
        who = state.actor if seat is None else seat
        if who is None or type(action) is not int or action not in state.legal(who):
            raise state.refusal(action, -1 if who is None else who)
        decision = Decision(who, action, state.copy(), False)
        self._hearing, self._moments = decision.events, decision.moments
        state.listener = self._hear
        try:
            state.play(action, who)
        finally:
            state.listener = None
        decision.barrier = state.revealed
        decision.shared = _same_step(decision.before, state)
        self.decisions.append(decision)
        return decision.events

    # ------------------------------------------------------------------ states on the way

    def let_go(self, keep: int) -> None:
        """Keep the states before the last decisions and those that undo may need; the others can be played again."""
        for decision in reversed(self.decisions[: min(self._reach(), len(self.decisions) - keep)]):
            if decision.kept is None:
                return  # and so are all before it
            decision.kept = None
            decision.moments.clear()

    def _reach(self) -> int:
        """The index of the first decision that undo may come to, decision by decision."""
        index = len(self.decisions)
        while index and not self.decisions[index - 1].barrier:
            if not self.decisions[index - 1].shared and self.decisions[index - 1].seat != self.decisions[-1].seat:
                break
            index -= 1
        return index

    def states(self) -> list[State]:
        """The state before every decision, and the one now. Those that were let go of are played again."""
        gone = next((i for i, one in enumerate(self.decisions) if one.kept is not None), len(self.decisions))
        found, state = [], self._first.copy()
        for decision in self.decisions[:gone]:
            found.append(state.copy())
            state.play(decision.action, decision.seat)
            if decision.fresh is not None:
                state.renew(decision.fresh)
        return [*found, *(decision.before for decision in self.decisions[gone:]), self.state]

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
            raise IllegalAction(
                f"Seat {shown(seat)} has nothing to take back: since its last decision something was "
                "revealed, drawn by chance, or decided by another.",
                "no-undo",
            )
        later = self.decisions[index + 1 :]
        self.state = self.decisions[index].before
        del self.decisions[index:]
        for decision in later:
            self.apply(decision.action, decision.seat)

    # ------------------------------------------------------------------ taking back what undo cannot

    def last_decision(self, seat: int) -> int:
        """The index of the seat's last decision, or -1: what it may take back if the others agree."""
        return next((i for i in range(len(self.decisions) - 1, -1, -1) if self.decisions[i].seat == seat), -1)

    def reveals_since(self, index: int) -> bool:
        """Whether chance or a reveal has shown something since before this decision."""
        return any(decision.barrier for decision in self.decisions[index:])

    def take_back(self, seat: int, seed: int | None = None) -> None:
        """Go back to before the seat's last decision, over all that was decided since. With a seed, chance is fresh:
        what was revealed since will not be what comes next."""
        index = self.last_decision(seat)
        if index < 0:
            raise IllegalAction(f"Seat {shown(seat)} has not decided anything that could be taken back.", "no-undo")
        self.state = self.states()[index].copy()
        del self.decisions[index:]
        if seed is not None:
            self.renew(seed)

    def renew(self, seed: int) -> None:
        """Fresh chance from here on; the Record says so, and undo does not go back over it."""
        last = self.decisions[-1] if self.decisions else None
        self._hearing = self.opening if last is None else last.events
        self.state.listener = self._hear
        try:
            self.state.renew(seed)
        finally:
            self.state.listener = None
        if last is None:
            self._first = self.state.copy()
        else:
            last.fresh, last.barrier = seed, True

    def __repr__(self) -> str:
        return f"<a match of {self.game.id} after {len(self.decisions)} decisions: {self.state!r}>"

    def _repr_svg_(self) -> str:
        """The picture a notebook shows: the table as it is now."""
        return self.state._repr_svg_()

    # ------------------------------------------------------------------ the Record

    @property
    def events(self) -> list[Event]:
        """All that happened and still stands."""
        return self.opening + [event for decision in self.decisions for event in decision.events]

    @property
    def record(self) -> Record:
        if self.position is not None:
            raise BadRecord("This game began in the middle of another: a Record tells a game from its beginning.")
        lines = [f"* {event.chance}" for event in self.opening if event.chance]
        for decision in self.decisions:
            lines.append(f"{decision.seat} {self.game.name(decision.action)}")
            lines += [f"* {event.chance}" for event in decision.events if event.chance]
        result = list(self.state.result().points) if self.state.over else None
        return Record(
            self.game.id,
            self.game.rules,
            self.seed,
            dict(self.options),
            dict(self.game.edition),
            list(self.names),
            lines,
            result,
        )


class _Resuming(Replay):
    """A replay that is a Match: what was decided is kept, so that it can be taken back."""

    def __init__(self, record: Record, game: Playable, kind: type[Match]) -> None:
        super().__init__(record, game, False, None)
        self.kind = kind
        self.match: Match | None = None

    def begin(self, options: dict[str, Any]) -> State:
        names = list(self.record.names)
        self.match = self.kind(self.game, seed=self.record.seed, names=names, heard=self.hear, **options)
        return self.match.state

    def decide(self, state: State, action: int, seat: int) -> None:
        assert self.match is not None
        self.match.apply(action, seat)

    def renew(self, state: State, seed: int) -> None:
        assert self.match is not None
        self.match.renew(seed)

    def run_match(self) -> Match:
        self.run(None)
        assert self.match is not None
        self.match.heard = None
        return self.match


def _same_step(before: State, after: State) -> bool:
    """Whether an all-at-once step is still going on."""
    return (
        not after.over
        and before.stack[-1].together
        and before.stack[-1].name == after.stack[-1].name
        and before.stack[:-1] == after.stack[:-1]
    )
