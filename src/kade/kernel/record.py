"""A game written down: a header, one `seat action` a line, and `* …` lines for what chance brought."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kade.kernel.errors import BadRecord, KadeError
from kade.kernel.fate import Fate, pick
from kade.kernel.options import read_options
from kade.kernel.rng import seeded

if TYPE_CHECKING:
    from kade.kernel.event import Event
    from kade.kernel.game import Game, Listener
    from kade.kernel.state import State

FORMAT = "1"


@dataclass
class Record:
    """Header and lines. `lines` are the decisions and the chance lines in their order, as they are written.

    A line is `0 claim dam--oude-kerk-a` (a seat and what it decided), `* deck pink wild …` (a pile's new order from
    the top), `* first 1` (a lot), or `* top deck pink` (entered by hand: the next card of a pile, before the decision
    that draws it). A decision may be followed by a comment behind `#`.
    """

    game: str
    rules: int = 1
    seed: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    edition: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    result: list[int] | None = None

    # ------------------------------------------------------------------ text

    def __str__(self) -> str:
        head = [f"kade: {FORMAT}", f"game: {self.game}", f"rules: {self.rules}"]
        if self.seed is not None:
            head.append(f"seed: {self.seed}")
        if self.options:
            head.append(f"options: {json.dumps(self.options, sort_keys=True)}")
        if self.edition:
            head.append(f"edition: {json.dumps(self.edition, sort_keys=True)}")
        if self.names:
            head.append(f"players: {json.dumps(self.names, ensure_ascii=False)}")
        if self.result is not None:
            head.append(f"result: {json.dumps(self.result)}")
        return "\n".join([*head, "", *self.lines]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a Record; what does not fit is named with its line."""
        head: dict[str, str] = {}
        rows = text.splitlines()
        start = len(rows)
        for number, row in enumerate(rows, 1):
            if not row.strip():
                start = number
                break
            key, colon, value = row.partition(":")
            if not colon or key not in _HEADER:
                raise BadRecord(f"Line {number}: {row.strip()[:60]!r} is no header line like 'game: amsterdam'; "
                                "an empty line must stand between header and decisions.")
            head[key] = value.strip()
        for key in ("kade", "game"):
            if key not in head:
                raise BadRecord(f"Line 1: this is no Record of Kade: its header has no '{key}: …'.")
        if head["kade"] != FORMAT:
            raise BadRecord(f"Line 1: the format is {head['kade']!r}; this version reads {FORMAT!r}.")
        record = cls(head["game"])
        for key, read in _HEADER.items():
            if key in head and read is not None:
                name, kind = read
                setattr(record, name, _value(key, head[key], kind))
        for number, row in enumerate(rows[start:], start + 1):
            line = row.partition("#")[0].strip()
            if line:
                _check_line(number, line)
                record.lines.append(line)
        return record

    # ------------------------------------------------------------------ replay

    @property
    def decisions(self) -> list[str]:
        return [line for line in self.lines if not line.startswith("*")]

    def replay(
        self, game: Game, to: int | None = None, *, from_lines: bool = False, listener: Listener | None = None
    ) -> State:
        """The state after `to` decisions (default: all). From the seed the chance lines are verified;
        `from_lines` takes chance from them and needs no seed."""
        return Replay(self, game, from_lines, listener).run(to)


_HEADER: dict[str, tuple[str, type] | None] = {
    "kade": None, "game": None, "rules": ("rules", int), "seed": ("seed", int), "options": ("options", dict),
    "edition": ("edition", dict), "players": ("names", list), "result": ("result", list),
}


def _value(key: str, text: str, kind: type) -> Any:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if type(value) is not kind:
        raise BadRecord(f"The header's {key} is {text[:60]!r}, which is not what a Record has there.")
    return value


def _check_line(number: int, line: str) -> None:
    first, _, rest = line.partition(" ")
    if not rest or not (first == "*" or (first.isascii() and first.isdigit())):
        raise BadRecord(f"Line {number}: {line[:60]!r} is neither a decision like '0 draw card' nor a line of chance "
                        "like '* deck pink …'.")


class Replay:
    """One run through a Record's lines."""

    def __init__(self, record: Record, game: Game, from_lines: bool, listener: Listener | None) -> None:
        if record.game != game.id:
            raise BadRecord(f"This is a Record of {record.game!r}, not of {game.id!r}.")
        if record.rules != game.rules:
            raise BadRecord(f"This Record was played under rules {record.rules}; these are rules {game.rules}.")
        if record.seed is None and not from_lines:
            raise BadRecord("This Record has no seed: replay it from its lines.")
        self.record = record
        self.game = game if game.edition == record.edition else game.with_edition(record.edition)
        self.listener = listener
        self.heard: list[str] = []
        self.fate = Fate() if from_lines else None
        self.at = 0

    def hear(self, event: Event) -> None:
        if event.chance:
            self.heard.append(event.chance)
        if self.listener is not None:
            self.listener(event)

    def run(self, to: int | None) -> State:
        lines = self.record.lines
        try:
            self._chance_ahead()
            options = read_options(self.game.options, self.record.options)
            state = self.game.begin(options, seeded(self.record.seed or 0), self.hear, self.fate)
            self._verify()
            done = 0
            while self.at < len(lines) and (to is None or done < to):
                self._tops(state)
                if self.at >= len(lines):
                    break
                seat, _, name = lines[self.at].partition(" ")
                if seat == "*":
                    raise BadRecord(f"chance did not bring '{lines[self.at]}' here")
                self.at += 1
                self._chance_ahead()
                state.apply(self.game.action(name), int(seat))
                self._verify()
                done += 1
        except KadeError as problem:
            where = lines[min(self.at, len(lines)) - 1] if self.at else "the beginning"
            why = str(problem).rstrip(".")
            raise BadRecord(f"The Record cannot be replayed at {where[:80]!r}: {why}.") from None
        state.listener = None
        state.fate = None
        return state

    def _chance_ahead(self) -> None:
        """In a replay from the lines: what chance will bring until the next decision."""
        if self.fate is not None:
            for line in self.record.lines[self.at:]:
                words = line.split()
                if words[0] != "*" or words[1] == "top":
                    break
                self.fate.coming.append(words[1:])

    def _verify(self) -> None:
        """What chance brought must be what the lines say; both stop at the same place."""
        lines = self.record.lines
        for heard in self.heard:
            if self.at < len(lines) and lines[self.at].startswith("* "):
                said = lines[self.at][2:]
                if said != heard and not (self.fate is not None and heard.startswith(said)):
                    raise BadRecord(f"chance brought '{heard[:60]}', but the Record says '{said[:60]}'")
                self.at += 1
            elif self.record.lines[self.at - 1:] and self._has_chance():
                raise BadRecord(f"chance brought '{heard[:60]}', of which the Record says nothing")
        self.heard.clear()
        if self.fate is not None and self.fate.coming:
            raise BadRecord(f"nothing asks for '* {' '.join(self.fate.coming[0])[:60]}' here")

    def _has_chance(self) -> bool:
        return any(line.startswith("* ") for line in self.record.lines)

    def _tops(self, state: State) -> None:
        """`* top deck pink`: what is known to lie on a pile is put there, from deeper in the pile."""
        lines = self.record.lines
        while self.at < len(lines) and lines[self.at].startswith("* top "):
            self.at += 1
            _, _, place, *words = lines[self.at - 1].split()
            pile = state.pile(place)
            known = pick(place, words, rest := pile[:], self.game.printed.words(place))
            if self.fate is None and pile[-len(known):] != known[::-1]:
                raise BadRecord(f"on top of {place} lies something else")
            pile[:] = rest + known[::-1]
