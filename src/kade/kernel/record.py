"""A game written down: a header, one `seat action` a line, and `* …` lines for what chance brought."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kade.kernel.errors import BadArgument, BadOption, BadRecord, KadeError
from kade.kernel.game import Playable
from kade.kernel.options import read_options, read_seed
from kade.kernel.plain import can_be_written, shown, why_not_plain
from kade.kernel.recorded_chance import RecordedChance, number, pick
from kade.kernel.rng import seeded

if TYPE_CHECKING:
    from kade.kernel.event import Event
    from kade.kernel.game import Listener
    from kade.kernel.state import State

FORMAT = "1"
MOST_SEATS = 99
LONGEST_LINE = 100_000
LONGEST_SEED = 40  # digits of the 128 bits that servers draw, and one more


@dataclass
class Record:
    """Header and lines. `lines` are the decisions and the chance lines in their order, as they are written.

    A line is `0 claim dam--oude-kerk-a` (a seat and what it decided), `* deck pink wild …` (a pile's new order from
    the top), `* first 1` (a lot), `* fresh 12345` (something was taken back after chance had shown something: from here
    chance has this seed, and lines with the new order of what nobody had seen follow), or `* top deck pink` (entered
    by hand: the next card of a pile, before the decision that draws it). A decision may be followed by a comment
    behind `#`.
    """

    game: str
    rules: int = 1
    seed: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    edition: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    result: list[int] | None = None

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Refuse what no Record has: for Records that were put together, or changed, by a program."""
        for name, kind, what in _FIELDS:
            value = getattr(self, name)
            if type(value) is not kind and not (value is None and name in ("seed", "result")):
                raise BadRecord(f"The {name} of this Record is {shown(value)}, but must be {what}.")
        if self.game != " ".join(self.game.split()) or not self.game.isprintable():
            raise BadRecord(f"The game of this Record is {shown(self.game)}, but must be the id of a game.")
        if self.seed is not None:
            try:
                read_seed(self.seed)
            except BadOption as problem:
                raise BadRecord(str(problem)) from None
        if not all(type(name) is str for name in self.names):
            raise BadRecord(f"The names of this Record are {shown(self.names)}, but must be texts.")
        if not all(type(points) is int for points in self.result or []):
            raise BadRecord(f"The result of this Record is {shown(self.result)}, but must be whole numbers.")
        for name in ("rules", "options", "edition", "names", "result"):
            wrong = why_not_plain(getattr(self, name), name)
            if wrong:
                raise BadRecord(f"This Record cannot be read: {wrong}")
        for line in self.lines:
            _check_line("A line of this Record", line)

    # ------------------------------------------------------------------ text

    def __str__(self) -> str:
        self.check()
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
        if not isinstance(text, str):
            raise BadRecord(f"A Record is read from a text, not from {shown(text)}.")
        head: dict[str, str] = {}
        rows = text.split("\n")  # and nowhere else: a player's name may have any letter
        start = len(rows)
        for at, row in enumerate(rows, 1):
            if not row.strip():
                start = at
                break
            key, colon, value = row.partition(":")
            if not colon or key not in _HEADER:
                raise BadRecord(
                    f"Line {at}: {row.strip()[:60]!r} is no header line like 'game: amsterdam'; "
                    "an empty line must stand between header and decisions."
                )
            if key in head:
                raise BadRecord(f"Line {at}: the header has a second '{key}: …'.")
            head[key] = value.strip()
        for key in ("kade", "game"):
            if key not in head:
                raise BadRecord(f"Line 1: this is no Record of Kade: its header has no '{key}: …'.")
        if head["kade"] != FORMAT:
            raise BadRecord(f"Line 1: the format is {shown(head['kade'])}; this version reads {FORMAT!r}.")
        fields: dict[str, Any] = {"game": head["game"]}
        for key, read in _HEADER.items():
            if key in head and read is not None:
                name, kind = read
                fields[name] = _value(key, head[key], kind)
        lines: list[str] = []
        for at, row in enumerate(rows[start:], start + 1):
            line = " ".join(row.partition("#")[0].split())
            if line:
                _check_line(f"Line {at}", line)
                lines.append(line)
        return cls(**fields, lines=lines)

    # ------------------------------------------------------------------ replay

    @property
    def decisions(self) -> list[str]:
        return [line for line in self.lines if not line.lstrip().startswith("*")]

    def replay(
        self, game: Playable, to: int | None = None, *, from_lines: bool = False, listener: Listener | None = None
    ) -> State:
        """The state after `to` decisions (default: all). From the seed the chance lines are verified;
        `from_lines` takes chance from them and needs no seed."""
        return Replay(self, game, from_lines, listener).run(to)


_HEADER: dict[str, tuple[str, type] | None] = {
    "kade": None,
    "game": None,
    "rules": ("rules", int),
    "seed": ("seed", int),
    "options": ("options", dict),
    "edition": ("edition", dict),
    "players": ("names", list),
    "result": ("result", list),
}


_FIELDS = (
    ("game", str, "the id of a game"),
    ("rules", int, "a whole number"),
    ("seed", int, "a whole number or None"),
    ("options", dict, "a table of names and values"),
    ("edition", dict, "a table of the entries that differ"),
    ("names", list, "a list of texts"),
    ("lines", list, "a list of texts"),
    ("result", list, "a list of points or None"),
)


def _value(key: str, text: str, kind: type) -> Any:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if type(value) is not kind:
        raise BadRecord(f"The header's {key} is {text[:60]!r}, which is not what a Record has there.")
    return value


def _check_line(what: str, line: Any) -> None:
    """A seat and what it decided, or `*` and what chance brought; on one line, and without a comment."""
    words = line.split() if isinstance(line, str) and len(line) <= LONGEST_LINE else []
    if (
        len(words) < 2
        or "#" in line
        or len(line.splitlines()) != 1
        or not can_be_written(line)
        or not (words[0] == "*" or 0 <= number(words[0]) <= MOST_SEATS)
    ):
        raise BadRecord(
            f"{what}: {shown(line)} is neither a decision like '0 draw card' nor a line of chance like '* deck pink …'."
        )


class Replay:
    """One run through a Record's lines: whatever can be verified is. `Match.resume` is one too."""

    def __init__(self, record: Record, game: Playable, from_lines: bool, listener: Listener | None) -> None:
        if not isinstance(record, Record):
            raise BadArgument(f"{shown(record)} is not a Record.")
        if not isinstance(game, Playable):
            raise BadArgument(f"{shown(game)} is not a game, which is what kade.load(id) answers.")
        if listener is not None and not callable(listener):
            raise BadArgument(f"The listener is {shown(listener)}, but must be a function that takes an Event.")
        record.check()
        if record.game != game.id:
            raise BadRecord(f"This is a Record of {shown(record.game)}, not of {game.id!r}.")
        if record.rules != game.rules:
            raise BadRecord(f"This Record was played under rules {record.rules}; these are rules {game.rules}.")
        if record.seed is None and not from_lines:
            raise BadRecord("This Record has no seed: replay it from its lines.")
        self.record = record
        self.game = game if game.edition == record.edition else game.with_edition(record.edition)
        self.listener = listener
        self.heard: list[str] = []
        self.recorded = RecordedChance() if from_lines else None
        self.at = 0

    def hear(self, event: Event) -> None:
        if event.chance:
            self.heard.append(event.chance)
        if self.listener is not None:
            self.listener(event)

    # What `Match.resume` does otherwise: it keeps what was decided.

    def begin(self, options: dict[str, Any]) -> State:
        return self.game.begin(options, seeded(self.record.seed or 0), self.hear, self.recorded)

    def decide(self, state: State, action: int, seat: int) -> None:
        state.apply(action, seat)

    def renew(self, state: State, seed: int) -> None:
        state.renew(seed)

    def run(self, to: int | None) -> State:
        if to is not None and (type(to) is not int or to < 0):
            raise BadArgument(f"{shown(to)} is not a number of decisions to replay.")
        lines = self.record.lines
        try:
            self._chance_ahead()
            state = self.begin(read_options(self.game.options, self.record.options))
            self._verify()
            done = 0
            while self.at < len(lines) and (to is None or done < to):
                self._tops(state)
                self._fresh(state)
                if self.at >= len(lines):
                    break
                seat, *words = lines[self.at].split()
                if seat == "*":
                    raise BadRecord(f"chance did not bring '{lines[self.at][:60]}' here")
                self.at += 1
                self._chance_ahead()
                self.decide(state, self.game.action(" ".join(words)), int(seat))
                self._verify()
                done += 1
            if self.at >= len(lines):
                self._verify_result(state)
        except KadeError as problem:
            where = lines[min(self.at, len(lines)) - 1] if self.at else "the beginning"
            why = str(problem).rstrip(".")
            raise BadRecord(f"The Record cannot be replayed at {where[:80]!r}: {why}.") from None
        state.listener = None
        state.recorded = None
        return state

    def _chance_ahead(self) -> None:
        """In a replay from the lines: what chance will bring until the next decision."""
        if self.recorded is not None:
            for line in self.record.lines[self.at :]:
                words = line.split()
                if words[0] != "*" or words[1] in ("top", "fresh"):
                    break
                self.recorded.coming.append(words[1:])

    def _verify(self) -> None:
        """What chance brought must be what the lines say; both stop at the same place."""
        lines = self.record.lines
        for heard in self.heard:
            if self.at < len(lines) and lines[self.at].split()[0] == "*":
                said = " ".join(lines[self.at].split()[1:])
                if said != heard and not (self.recorded is not None and heard.startswith(said)):
                    raise BadRecord(f"chance brought '{heard[:60]}', but the Record says '{said[:60]}'")
                self.at += 1
            elif self.record.lines[self.at - 1 :] and self._has_chance():
                raise BadRecord(f"chance brought '{heard[:60]}', of which the Record says nothing")
        self.heard.clear()
        if self.recorded is not None and self.recorded.coming:
            raise BadRecord(f"nothing asks for '* {' '.join(self.recorded.coming[0])[:60]}' here")

    def _verify_result(self, state: State) -> None:
        """How the game ended must be what the header says, where it says it."""
        said = self.record.result
        if said is None:
            return
        if not state.over:
            raise BadRecord(f"the header says that the game ended with {shown(said)}, but it is not over")
        points = list(state.result().points)
        if said != points:
            raise BadRecord(
                f"the header says that the game ended with {shown(said)}, but its decisions do not lead "
                f"there: it ended with {points}"
            )

    def _has_chance(self) -> bool:
        return any(line.split()[0] == "*" for line in self.record.lines)

    def _fresh(self, state: State) -> None:
        """`* fresh 12345`: what comes is drawn anew, since something was taken back."""
        lines = self.record.lines
        while self.at < len(lines) and lines[self.at].split()[:2] == ["*", "fresh"]:
            words = lines[self.at].split()[2:]
            self.at += 1
            if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > LONGEST_SEED:
                raise BadRecord("a line '* fresh …' names the new seed, like '* fresh 12345'")
            self._chance_ahead()
            self.at -= 1
            self.renew(state, read_seed(int(words[0])))
            self._verify()

    def _tops(self, state: State) -> None:
        """`* top deck pink`: what is known to lie on a pile is put there, from deeper in the pile."""
        lines = self.record.lines
        while self.at < len(lines) and lines[self.at].split()[:2] == ["*", "top"]:
            self.at += 1
            _, _, *words = lines[self.at - 1].split()
            if len(words) < 2:
                raise BadRecord("a line '* top …' names a pile and what lies on it, like '* top deck pink'")
            place = words.pop(0)
            pile = state.pile(place)
            known = pick(place, words, rest := pile[:], self.game.printed.component_names(place))
            if self.recorded is not None:
                pile[:] = rest + known[::-1]
            elif pile[-len(known) :] != known[::-1]:
                raise BadRecord(f"on top of {place} lies something else")
