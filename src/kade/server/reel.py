"""A game as it went, moment by moment, to be looked at again: from a table or from a Record. No sockets, no disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import kade
from kade.display.game import Game
from kade.kernel import Event, Record, Result, State
from kade.kernel.options import read_options
from kade.kernel.record import Replay
from kade.server import wire
from kade.server.errors import Refused
from kade.server.live_game import LiveGame, LogEntry
from kade.server.phrases import phrase, players
from kade.server.position import Viewer, as_seen, wire_result
from kade.server.table import Table


@dataclass(frozen=True)
class Frame:
    """The game after a decision, or (the first one) before any: who decided, in which turn, how long the log was."""

    state: State
    seat: int | None
    turn: int
    last: int


class Reel:
    """All frames of a game, and who may look at them: while it runs, only the seats that are one's own."""

    def __init__(
        self,
        id: str,
        game: Game,
        options: dict[str, Any],
        people: list[wire.Player],
        frames: list[Frame],
        log: list[LogEntry],
        result: Result | None,
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self.people = people
        self.frames = frames
        self.log = log
        self.result = result
        self.resigned: list[int] = []
        self.open = True
        self.record = ""

    def seats(self, own: frozenset[int]) -> list[int]:
        """As which seats it may be seen. A device that several people share shows no one's cards while they play."""
        if self.open:
            return [person.seat for person in self.people]
        return sorted(own) if len(own) == 1 else []

    def check(self, seat: int | None, own: frozenset[int]) -> None:
        if seat is not None and seat not in self.seats(own):
            raise Refused("wrong-seat", "While the game runs you can look back only from your own seat.", status=403)

    def frame(self, at: int) -> Frame:
        if not 0 <= at < len(self.frames):
            raise Refused("no-moment", f"This game has moments 0 to {len(self.frames) - 1}.", status=404)
        return self.frames[at]

    # ------------------------------------------------------------------ what is sent

    def contents(self, seat: int | None, own: frozenset[int]) -> wire.Reel:
        """Everything but the pictures: whose decision each moment was, and the log as this seat may know it."""
        names = players(self.frames[0].state.seats)
        return wire.Reel(
            [wire.ReelMoment(frame.seat, frame.turn, frame.last) for frame in self.frames],
            [as_seen(self.game, entry, seat, names) for entry in self.log],
            self.seats(own),
            seat,
            over=self.result is not None,
            open=self.open,
            record=self.record if self.open else "",
        )

    def position(self, viewer: Viewer, at: int, seat: int | None) -> wire.Position:
        """The table at a moment as this seat saw it; nothing can be answered there."""
        frame = self.frame(at)
        view = frame.state.view(seat)
        message = wire.Position(
            table=self.id,
            game=self.game.id,
            options=self.options,
            you=[] if seat is None else [seat],
            players=self.people,
            automata=[phrase(other) for other in self.game.automata(len(self.people))],
            started=True,
            seat=seat,
            number=at,
            actors=list(view["actors"]),
            passed=True,
        )
        if not frame.state.over:
            message.prompt = phrase(self.game.prompt(view, players(frame.state.seats)))
        viewer.show(message, self.game.panels(view))
        if at + 1 == len(self.frames) and self.result is not None:
            message.over, message.result = True, wire_result(self.game, self.result, self.resigned)
        return message

    def hands(self, at: int) -> wire.Hands:
        """What each player had before them at a moment and no spectator saw; only of a game that is over."""
        if not self.open:
            raise Refused("not-over", "Everybody's cards can be seen when the game is over.", status=403)
        state = self.frame(at).state
        seen = {(panel.id, panel.key) for panel in self.game.panels(state.view(None))}
        found = []
        for person in self.people:
            own = [
                panel
                for panel in self.game.panels(state.view(person.seat))
                if panel.role not in ("board", "score", "player") and (panel.id, panel.key) not in seen
            ]
            found.append(wire.Hand(person.seat, *Viewer(frozenset([person.seat])).picture(own)))
        return wire.Hands(at, found)

    def points(self) -> list[list[int]]:
        """What lay before everybody at the end of each turn, the start first; after the last turn the final points."""
        ends = {frame.turn: frame for frame in self.frames}
        found: list[list[int]] = []
        for turn in range(self.frames[0].turn, self.frames[-1].turn + 1):
            found.append(_points(ends[turn].state) if turn in ends else found[-1])
        if self.result is not None:
            found[-1] = list(self.result.points)
        return found


def _points(state: State) -> list[int]:
    """The points that everybody sees on the table; of a game that shows none, what the end would bring now."""
    shown = [seat.get("points") for seat in state.view(None).get("seats", [])]
    return shown if shown and None not in shown else list(state.result().points)


# ---------------------------------------------------------------------- from a table


def of_table(table: Table, live: LiveGame, own: frozenset[int]) -> Reel:
    """The game of a table as far as it has come, for whoever has these seats."""
    decisions = live.match.decisions
    frames = _frames([one.seat for one in decisions], live.match.states(), live.log_ends())
    if not live.over:
        frames = [
            frame
            for frame, before in zip(frames, [None, *frames], strict=False)
            if before is None or frame.seat in own or not _secret(before, frame)
        ]
    people = [_at_rest(person) for person in table.people()]
    reel = Reel(table.stored.id, table.game, table.stored.options, people, frames, live.log()[1], live.result())
    reel.resigned = sorted(live.resigned) if live.given_up else []
    reel.open = live.over
    reel.record = "" if not live.has_record else f"/api/tables/{table.stored.id}/record"
    return reel


def _secret(before: Frame, frame: Frame) -> bool:
    """Whether others could not know of this decision: its maker was not done."""
    then, now = before.state, frame.state
    return (
        then.stack[-1].in_secret
        and then.actors == now.actors
        and then.stack[-1].name == now.stack[-1].name
        and before.last == frame.last
    )


def _at_rest(person: wire.Player) -> wire.Player:
    """Who happens to be connected now does not matter, nor who has left since."""
    person.connected = True
    return person


# ---------------------------------------------------------------------- from a Record


def of_record(id: str, record: Record) -> Reel:
    """The game of a Record, checked from its first line to its last; without a seed, chance is taken from its lines."""
    game = kade.load(record.game, record.edition or None)
    film = _Film(record, game)
    end = film.run(None)
    log, ends = _numbered(film.events)
    people = [_named(seat, record.names) for seat in range(film.players)]
    frames = _frames(film.seats, [*film.states, end], ends)
    reel = Reel(id, game, film.options, people, frames, log, end.result() if end.over else None)
    reel.record = f"/api/records/{id}"
    return reel


class _Film(Replay):
    """A replay that keeps every state and what happened."""

    def __init__(self, record: Record, game: Game) -> None:
        super().__init__(record, game, record.seed is None, lambda event: self.events[-1].append(event))
        self.events: list[list[Event]] = [[]]
        self.states: list[State] = []
        self.seats: list[int] = []
        self.options = read_options(game.options, record.options)
        self.players = int(self.options.get("players") or 1)

    def decide(self, state: State, action: int, seat: int) -> None:
        self.states.append(state.copy())
        self.seats.append(seat)
        self.events.append([])
        state.apply(action, seat)


def _numbered(events: Iterable[list[Event]]) -> tuple[list[LogEntry], list[int]]:
    log: list[LogEntry] = []
    ends = []
    for some in events:
        log += [LogEntry(len(log) + 1 + i, event) for i, event in enumerate(one for one in some if not one.chance)]
        ends.append(len(log))
    return log, ends


def _named(seat: int, names: Sequence[str]) -> wire.Player:
    name = names[seat] if seat < len(names) else None
    return wire.Player(seat, name or None, "person", None, taken=True, connected=True, left=False)


# ---------------------------------------------------------------------- turns


def _frames(seats: Sequence[int], states: Sequence[State], ends: Sequence[int]) -> list[Frame]:
    turns = _turns(seats, states)
    first = turns[0] - 1 if turns and turns[0] else 0
    return [
        Frame(state, seat, turn, last)
        for state, seat, turn, last in zip(states, [None, *seats], [first, *turns], ends, strict=True)
    ]


def _turns(seats: Sequence[int], states: Sequence[State]) -> list[int]:
    """Of each decision the number of its turn, as the game counts them; what is decided before the first is in turn 0.
    In a game that does not count, a turn is what one player decides in a row, and what all decide together is one."""
    deciding = list(zip(seats, states, strict=False))
    if states[-1].turn == states[0].turn:
        return _counted([None if state.stack[-1].together else seat for seat, state in deciding])
    opening = 0
    for index, (seat, state) in enumerate(deciding):
        if state.turn == 0 and (state.stack[-1].together or (index and seats[index - 1] != seat)):
            opening = index + state.stack[-1].together
    return [state.turn + 1 if index >= opening else 0 for index, (_, state) in enumerate(deciding)]


def _counted(deciders: Sequence[int | None]) -> list[int]:
    turns: list[int] = []
    for index, decider in enumerate(deciders):
        new = index == 0 or decider != deciders[index - 1]
        turns.append((turns[-1] if turns else 0) + new)
    return turns
