"""What one viewer is shown of a table: panels, choices, news; all of it made from what that seat may know."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Any

from kade.kernel.picture import Panel
from kade.server.live_game import LiveGame, LogEntry
from kade.server.table import Table
from kade.server.wire import phrase, players

REMEMBERED = 4096


class Statics:
    """The parts of pictures that never change, under a key made of what they are."""

    def __init__(self) -> None:
        self._keys: OrderedDict[str, str] = OrderedDict()
        self._drawn: dict[str, str] = {}

    def key(self, svg: str) -> str:
        """The key of a static part; nothing for nothing."""
        if not svg:
            return ""
        known = self._keys.get(svg)
        if known is None:
            known = self._keys[svg] = "s-" + blake2b(svg.encode(), digest_size=10).hexdigest()
            self._drawn[known] = svg
            if len(self._keys) > REMEMBERED:
                self._drawn.pop(self._keys.popitem(last=False)[1], None)
        return known

    def find(self, key: str) -> str | None:
        return self._drawn.get(key)


statics = Statics()


class Viewer:
    """One connection's eyes: whose seats it has, and what it has been shown already."""

    def __init__(self, seats: frozenset[int], have: int = 0) -> None:
        self.seats = seats
        self.have = have
        self._panels: dict[str, str] = {}

    def looks_from(self, live: LiveGame) -> int | None:
        """Of the viewer's seats the first that decides, else the one that decided last, else the first.

        So a screen that several share never turns to another's secrets while somebody else decides.
        """
        deciding = [seat for seat in sorted(self.seats) if seat in live.actors]
        return deciding[0] if deciding else live.last_of(self.seats, min(self.seats, default=None))

    def undoes(self, live: LiveGame, asked: int | None = None) -> int | None:
        """The seat whose decision an undo takes back: the one asked for, else the last of the viewer's that decided."""
        can = frozenset(seat for seat in self.seats if live.can_undo(seat))
        return asked if asked in can else live.last_of(can, None)

    def position(self, table: Table) -> dict[str, Any]:
        """The message that shows the table as it is now; panels and events that were shown before are left out."""
        message: dict[str, Any] = {
            "type": "position", "table": table.stored.id, "game": table.game.id, "options": table.stored.options,
            "you": sorted(self.seats), "players": table.people(),
            "automata": [phrase(other) for other in table.game.automata(len(table.stored.seats))],
            "started": table.live is not None, "number": 0, "over": False,
            "seat": min(self.seats, default=None), "ticket": None, "actors": [], "prompt": None,
            "panels": [], "choices": [], "can_undo": False, "undo_seat": None, "undo_for": 0, "keep": 0, "events": [],
            "result": None, "ended": None, "hints": False, "clock": None,
        }
        if table.live is not None:
            message |= self._of_game(table, table.live)
        return message

    def _of_game(self, table: Table, live: LiveGame) -> dict[str, Any]:
        seat = self.looks_from(live)
        state = live.match.state
        view = state.view(seat)
        undoing = self.undoes(live)
        ended = None if live.end is None else live.end.why
        return {
            "number": live.number, "over": live.over, "seat": seat,
            "ticket": None if seat is None else live.ticket(seat), "actors": list(live.actors),
            "prompt": phrase(table.game.prompt(view, players(state.seats))) if ended != "resigned" else None,
            "panels": [self._panel(panel) for panel in table.game.panels(view)],
            "choices": _choices(table, live, seat, view),
            "can_undo": undoing is not None, "undo_seat": undoing,
            "undo_for": round(1000 * table.undo_open_for()) if undoing is not None else 0,
            **self._news(live),
            "result": state.result().to_dict() if state.over else None, "ended": ended,
            "hints": table.gives_hints and seat is not None and seat not in live.bots, "clock": table.clock(),
        }

    def _panel(self, panel: Panel) -> dict[str, Any]:
        key = _fingerprint(panel)
        if self._panels.get(panel.id) == key:
            return {"id": panel.id, "key": key}
        self._panels[panel.id] = key
        drawn = _drawn(panel)
        small = panel.compact
        return {"id": panel.id, "key": key, "role": panel.role, "seat": panel.seat, "title": panel.title, **drawn,
                "compact": None if small is None else _drawn(small)}

    def _news(self, live: LiveGame) -> dict[str, Any]:
        keep, told = live.log(self.have)
        self.have = told[-1].id if told else keep
        names = players(live.match.state.seats)
        ear = next(iter(self.seats)) if len(self.seats) == 1 else None  # several at one screen: what all may hear
        return {"keep": keep, "events": [_event(live, one, ear, names) for one in told]}


def _event(live: LiveGame, told: LogEntry, ear: int | None, names: list[Any]) -> dict[str, Any]:
    event = told.event.seen_by(ear) or {}
    beat = bool(event.pop("beat", False))
    where = live.game.where(event)
    return {"n": told.id, "event": event, "say": phrase(live.game.phrase(event, names)), "beat": beat,
            **({"where": where} if where else {})}


def _choices(table: Table, live: LiveGame, seat: int | None, view: dict[str, Any]) -> list[dict[str, Any]]:
    if seat is None or seat not in live.actors or seat in live.bots:
        return []
    game = table.game
    names = [game.name(action) for action in live.choices[seat]]
    seated = players(live.match.state.seats)
    return [{"id": name, "target": game.target(name, view), "label": phrase(game.offer(name, view, seated))}
            for name in names]


def _drawn(panel: Panel) -> dict[str, Any]:
    return {"width": panel.width, "height": panel.height, "static": statics.key(panel.static),
            "moving": str(panel.moving)}


def _fingerprint(panel: Panel) -> str:
    """Equal when there is nothing to draw anew. It is made of what is shown, so it says no more than that."""
    seen = blake2b(digest_size=9)
    for drawn in (panel, panel.compact):
        if drawn is not None:
            seen.update(f"{drawn.width}x{drawn.height} {statics.key(drawn.static)} ".encode())
            seen.update(drawn.moving.encode())
    return seen.hexdigest()
