"""What one viewer is shown of a table: panels, choices, news; all of it made from what that seat may know."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kade.display.game import Game
from kade.display.panel import Panel
from kade.display.prose import Value
from kade.kernel import Result
from kade.server import wire
from kade.server.live_game import LiveGame, LogEntry, Moment
from kade.server.phrases import phrase, players
from kade.server.table import Table

REMEMBERED = 4096
PARTS = 1000  # that a client has to keep before it is told to forget those that it does not show
MOMENTS = 24  # on the way to the newest position that are shown at most


class Statics:
    """The parts of pictures that never change, by their key."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, str] = OrderedDict()
        self.fresh: dict[str, str] = {}
        """Those that no other worker has been given yet."""

    def keep(self, panel: Panel) -> None:
        if panel.static_key and panel.static_key not in self._drawn:
            self._drawn[panel.static_key] = self.fresh[panel.static_key] = panel.static
            if len(self._drawn) > REMEMBERED:
                self._drawn.popitem(last=False)

    def find(self, key: str) -> str | None:
        return self._drawn.get(key)


statics = Statics()


class Viewer:
    """One connection's eyes: whose seats it has, and what it has been shown already."""

    def __init__(self, seats: frozenset[int], have: int = 0, moments: bool = False) -> None:
        self.seats = seats
        self.have = have
        self.moments = moments
        self._panels: dict[str, str] = {}
        self._parts: set[str] = set()  # that the client keeps

    def seat_shown(self, live: LiveGame) -> int | None:
        """Of the viewer's seats the first that decides, else the one that decided last, else the first.

        So a screen that several share never turns to another's secrets while somebody else decides.
        """
        deciding = [seat for seat in sorted(self.seats) if seat in live.actors]
        return deciding[0] if deciding else live.last_of(self.seats, min(self.seats, default=None))

    def _seats_that(self, can: Callable[[int], bool]) -> frozenset[int]:
        return frozenset(seat for seat in self.seats if can(seat))

    def undoes(self, live: LiveGame, asked: int | None = None) -> int | None:
        """The seat whose decision an undo takes back: the one asked for, else the last of the viewer's that decided."""
        can = self._seats_that(live.can_undo)
        return asked if asked in can else live.last_of(can, None)

    def positions(self, table: Table) -> Iterator[wire.Position]:
        """How the table came to be as it is now, as far as this viewer has not seen it, and then how it is now."""
        live = table.live
        if live is not None and self.moments and self._panels:
            for moment in live.moments(self.have)[-MOMENTS:]:
                yield self._passed(table, live, moment)
        yield self.position(table)

    def _passed(self, table: Table, live: LiveGame, moment: Moment) -> wire.Position:
        """The table as it was at a moment; nothing can be answered there."""
        message = self._message(table)
        message.passed, message.number = True, live.number_for(self.seats)
        view, panels = table.views.of(moment.state, message.seat, live.number)
        message.actors = list(view["actors"])
        self.show(message, panels)
        message.keep, message.events = self._news(live, moment.id)
        return message

    def position(self, table: Table) -> wire.Position:
        """The message that shows the table as it is now; panels and events that were shown before are left out."""
        message = self._message(table)
        if table.live is not None:
            self._add_game(message, table, table.live)
        return message

    def _message(self, table: Table) -> wire.Position:
        live, stored = table.live, table.stored
        return wire.Position(
            table=stored.id,
            game=table.game.id,
            options=stored.options,
            you=sorted(self.seats),
            players=table.people(),
            automata=[phrase(other) for other in table.game.automata(len(stored.seats))],
            started=live is not None,
            seat=min(self.seats, default=None) if live is None else self.seat_shown(live),
            rematch=table.rematch(),
            control=stored.clock,
        )

    def _add_game(self, message: wire.Position, table: Table, live: LiveGame) -> None:
        seat, state = message.seat, live.match.state
        view, panels = table.views.of(state, seat, live.number)
        message.number, message.over, message.actors = live.number_for(self.seats), live.over, list(live.actors)
        message.ticket = None if seat is None else live.ticket(seat)
        if not live.given_up:
            message.prompt = phrase(table.game.prompt(view, players(state.seats)))
        self.show(message, panels)
        message.choices = _choices(table, live, seat, view)
        message.lead = leading(panels, table.game.lead(view), message.choices)
        message.undo_seat = None if live.paused else self.undoes(live)
        message.can_undo = message.undo_seat is not None
        if message.can_undo and not live.in_secret:  # there it would tell when others decide
            message.undo_for = round(1000 * table.bots.undo_open_for())
        message.keep, message.events = self._news(live)
        message.result = result(live)
        message.record = live.over and live.has_record
        message.hints = table.gives_hints and seat is not None and seat not in live.bots
        message.clock = table.clocks.waiting(live)
        message.clocks = [] if live.over else table.clocks.shown()
        message.question, message.paused = table.question(), None if live.over else live.paused
        message.take_back = None if live.paused else live.last_of(self._seats_that(live.can_take_back), None)
        message.returns = sorted(self._seats_that(live.can_return))

    def show(self, message: wire.Position, panels: list[Panel]) -> None:
        """Add the panels, and the parts that the client does not have. Both sides keep what was sent; when that is very
        much, what is shown now and no more."""
        message.panels, message.drawn = self.picture(panels)
        message.forget = len(self._parts) > PARTS
        if message.forget:
            self._parts = set().union(*(panel.drawn for panel in panels))

    def picture(self, panels: list[Panel]) -> tuple[list[wire.PanelUpdate], dict[str, str]]:
        """The panels, and the parts that are new."""
        new: dict[str, str] = {}
        for panel in panels:
            if self._panels.get(panel.id) != panel.key:
                new |= {key: str(svg) for key, svg in panel.drawn.items() if key not in self._parts}
        self._parts |= new.keys()
        return [self._panel(panel) for panel in panels], new

    def _panel(self, panel: Panel) -> wire.PanelUpdate:
        if self._panels.get(panel.id) == panel.key:
            return wire.PanelUpdate(panel.id, panel.key, None)
        self._panels[panel.id] = panel.key
        return wire.PanelUpdate(panel.id, panel.key, _drawing(panel))

    def _news(self, live: LiveGame, until: int | None = None) -> tuple[int, list[wire.GameEvent]]:
        keep, news = live.log(self.have)
        if until is not None:
            news = [entry for entry in news if entry.id <= until]
        self.have = news[-1].id if news else keep
        names = players(live.match.state.seats)
        ear = next(iter(self.seats)) if len(self.seats) == 1 else None  # several at one screen: what all may hear
        return keep, [as_seen(live.game, entry, ear, names) for entry in news]


def result(live: LiveGame) -> wire.Result | None:
    found = live.result()
    return None if found is None else wire_result(live.game, found, sorted(live.resigned) if live.given_up else [])


def wire_result(game: Game, found: Result, resigned: list[int]) -> wire.Result:
    return wire.Result(
        list(found.points),
        [dict(parts) for parts in found.breakdown],
        [game.points_by_source(parts) for parts in found.breakdown],
        list(found.winners),
        resigned,
    )


def as_seen(game: Game, entry: LogEntry, ear: int | None, names: list[Value]) -> wire.GameEvent:
    """What is sent are words for what this viewer may know, not the event itself."""
    event = entry.event.seen_by(ear) or {}
    pause = bool(event.pop("pause", False))
    found = event.get("seat")
    seat = found if isinstance(found, int) else None
    if entry.said is not None:
        return wire.GameEvent(entry.id, seat, phrase(entry.said), pause, None)
    return wire.GameEvent(entry.id, seat, phrase(game.phrase(event, names)), pause, game.where(event))


def leading(panels: list[Panel], id: str | None, choices: list[wire.Choice]) -> str | None:
    """The panel that leads, if it can answer: sometimes only cards or the calendar have something to offer."""
    panel = next((panel for panel in panels if panel.id == id), None)
    targets = {choice.target for choice in choices if choice.target}
    return panel.id if panel is not None and any(panel.draws(target) for target in targets) else None


def _choices(table: Table, live: LiveGame, seat: int | None, view: dict[str, Any]) -> list[wire.Choice]:
    if seat is None or seat not in live.actors or seat in live.bots or live.paused:
        return []
    return offered(table.game, live.choices[seat], view, players(live.match.state.seats))


def offered(game: Game, actions: Sequence[int], view: dict[str, Any], names: list[Value]) -> list[wire.Choice]:
    """Actions as whoever may take them now is offered them."""
    return [wire.Choice(*choice, target, phrase(label)) for choice, target, label in game.offers(actions, view, names)]


def _forms(panel: Panel) -> list[Panel]:
    return [panel, *panel.forms.values()]


def _drawing(panel: Panel) -> wire.Drawing:
    for form in _forms(panel):
        statics.keep(form)
    return wire.Drawing(
        panel.width,
        panel.height,
        panel.static_key,
        panel.part_keys,
        panel.role,
        panel.seat,
        panel.title,
        {
            name: wire.Picture(form.width, form.height, form.static_key, form.part_keys)
            for name, form in panel.forms.items()
        },
    )
