"""A guided game over a socket: a table for one, kept nowhere. The browser remembers at which stop its learner is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from kade.kernel.errors import KadeError
from kade.learn.lesson import Frame, Lesson, Stop, lesson
from kade.learn.script import TITLE
from kade.server import wire
from kade.server.aside import aside
from kade.server.connection import Connection, check_language
from kade.server.errors import Refused
from kade.server.live_game import LogEntry
from kade.server.phrases import phrase, players
from kade.server.position import Viewer, as_seen, leading, offered, wire_result

FOLLOW_ME = Refused("follow-me", "You could do that. For now, follow the coach.")


def find_lesson(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except KadeError as problem:
        raise Refused("no-table", str(problem), status=404) from None


class GuidedTable:
    """What one learner is shown of a guided game, and where they are in it."""

    def __init__(self, lesson: Lesson, stop: int = 0) -> None:
        self.lesson = lesson
        self.seat = lesson.script.seat
        self.stop = min(max(stop, 0), len(lesson.stops) - 1)  # a script may have become shorter since
        self._viewer = Viewer(frozenset([self.seat]))
        self._shown: Frame | None = None

    @property
    def here(self) -> Stop:
        return self.lesson.stops[self.stop]

    # ------------------------------------------------------------------ what is sent

    def now(self) -> wire.Position:
        """The table at this stop, with what the coach says."""
        return self._position(self.here.now, self.here)

    def go_to(self, stop: int) -> Iterator[wire.Position]:
        """On to a stop, with every moment on the way; or back to one."""
        if not 0 <= stop < len(self.lesson.stops):
            raise Refused("no-moment", f"This guided game has stops 0 to {len(self.lesson.stops) - 1}.")
        way = [frame for passed in self.lesson.stops[self.stop + 1 : stop + 1] for frame in passed.frames]
        self.stop = stop
        for frame in way[:-1]:
            yield self._position(frame, None)
        yield self.now()

    def show_me(self) -> wire.Position:
        """What the move asked for brings; the table stays where it is."""
        if self.here.choice is None:
            raise Refused("not-asked", "There is no move to show here.")
        return self._position(self.lesson.stops[self.stop + 1].frames[0], None)

    def choose(self, ticket: str | None, choice: str) -> Iterator[wire.Position]:
        """The move that the coach asked for; another one is legal perhaps, but not now."""
        game, state = self.lesson.game, self.here.now.state
        if ticket is not None and ticket != str(self.stop):
            raise Refused("stale", "The table has changed since. Look again.", status=409)
        try:
            action = game.action(choice)
        except KadeError as problem:
            raise Refused("illegal", str(problem)) from None
        if self.here.choice is None or choice != self.here.choice:
            if self.seat in state.actors and action in state.legal(self.seat):
                raise FOLLOW_ME
            refusal = state.refusal(action, self.seat)
            raise Refused("illegal", str(refusal), say=game.reason(refusal, players(state.seats)))
        return self.go_to(self.stop + 1)

    def back(self) -> Iterator[wire.Position]:
        stop = self.lesson.back(self.stop)
        if stop is None:
            raise Refused("no-undo", "This is where the guided game begins.")
        return self.go_to(stop)

    def text(self, lang: str) -> dict[str, list[str]]:
        view = self.here.now.state.view(self.seat)
        return self.lesson.game.text(view, lang, self.lesson.script.players)

    # ------------------------------------------------------------------ a position

    def _position(self, frame: Frame, stop: Stop | None) -> wire.Position:
        game, script, state = self.lesson.game, self.lesson.script, frame.state
        view = state.view(self.seat)
        panels = game.panels(view)
        message = wire.Position(
            table=f"{game.id}/{script.name}",
            game=game.id,
            options=dict(script.options),
            you=[self.seat],
            players=[self._player(seat, name) for seat, name in enumerate(script.players)],
            automata=[phrase(other) for other in game.automata(len(script.players))],
            started=True,
            seat=self.seat,
            number=self.stop,
            over=state.over,
            actors=list(state.actors),
            prompt=phrase(game.prompt(view, players(state.seats))),
            result=wire_result(game, state.result(), []) if state.over else None,
        )
        self._viewer.show(message, panels)
        message.keep, message.events = self._news(frame)
        if stop is not None:
            message.coach = self._coach(stop)
            message.ticket = str(self.stop)
            message.can_undo = self.lesson.back(self.stop) is not None
            if stop.choice is not None:
                message.choices = offered(game, state.legal(self.seat), view, players(state.seats))
            message.lead = leading(panels, game.lead(view), message.choices)
        return message

    def _player(self, seat: int, name: str) -> wire.Player:
        kind: Literal["person", "bot"] = "person" if seat == self.seat else "bot"
        return wire.Player(seat, name, kind, None, taken=True, connected=True, left=False)

    def _coach(self, stop: Stop) -> wire.Coach:
        script = self.lesson.script
        return wire.Coach(
            self.stop,
            len(self.lesson.stops),
            stop.step + 1,
            self.lesson.steps,
            script.in_all_languages(TITLE),
            script.in_all_languages(stop.title),
            script.in_all_languages(stop.words),
            stop.done,
            stop.choice,
            stop.shows,
            stop.rules,
            self.lesson.skip(self.stop),
        )

    def _news(self, frame: Frame) -> tuple[int, list[wire.GameEvent]]:
        """Which earlier lines of the log still stand, and those that are new; another scene begins a log of its own."""
        before, self._shown = self._shown, frame
        known = before.log if before is not None and before.scene == frame.scene else ()
        keep = min(known[-1][0] if known else 0, frame.log[-1][0] if frame.log else 0)
        names = players(frame.state.seats)
        new = [LogEntry(n, event) for n, event in frame.log if n > keep]
        return keep, [as_seen(self.lesson.game, entry, self.seat, names) for entry in new]


class GuidedConnection(Connection):
    """One socket at a guided game. It speaks as a table does, and nobody else is there."""

    guided: GuidedTable

    async def _open(self, id: str) -> None:
        """`id` is a game and a lesson. An unknown one is an error, and the client may hang up."""
        game, _, name = id.partition("/")
        while not hasattr(self, "guided"):
            hello = await self._hello()
            try:
                found = await aside(find_lesson, game, name)  # the first time it is played
                self.guided = GuidedTable(found, hello.stop)
                self.send(self.guided.now())
            except Refused as problem:
                self.refuse(None, problem)

    def notify(self, at_once: bool = False) -> None:
        """Whoever acted on an older position is shown where the table is."""
        self.send(self.guided.now())

    async def _answer(self, message: wire.ClientMessage) -> None:
        guided = self.guided
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif isinstance(message, wire.Describe):
            check_language(message.lang)
            self.send(wire.Described(message.id, guided.stop, guided.text(message.lang)))
        elif isinstance(message, wire.ShowMe):
            self.send(guided.show_me())
        elif isinstance(message, wire.Choose | wire.Undo | wire.GoTo):
            positions = list(self._moved(message))
            self.send(wire.Ack(message.id, guided.stop))
            for position in positions:
                self.send(position)
        else:
            raise Refused("garbage", "A guided game does not know this message.")

    def _moved(self, message: wire.Choose | wire.Undo | wire.GoTo) -> Iterator[wire.Position]:
        if isinstance(message, wire.GoTo):
            return self.guided.go_to(message.stop)
        if message.seat != self.guided.seat:
            raise Refused("wrong-seat", "This seat is not yours.", status=403)
        if isinstance(message, wire.Undo):
            return self.guided.back()
        return self.guided.choose(message.ticket, message.choice)
