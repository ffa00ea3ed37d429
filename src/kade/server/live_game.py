"""A table's journal folded: the Match, who plays which seat, the log, the tickets. No clock, no disk, no sockets."""

from __future__ import annotations

import heapq
import itertools
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Literal

from kade.display.game import Game
from kade.display.prose import Phrase, Value
from kade.kernel import Event, Match, Record, Result, State
from kade.kernel.errors import IllegalAction, KadeError
from kade.kernel.match import Decision
from kade.server.errors import Refused
from kade.server.journal import Answer, Ask, Do, End, Entry, GoOn, Pause, Resign, SeatToBot, TakeBack, TakeSeat, Undo
from kade.server.phrases import players
from kade.server.questions import STAND_IN, Question, said
from kade.server.saved import read_position, write_position

log = logging.getLogger("kade.server")

TO_BOT = {"left": "table-handed-over", "vote": "table-voted-out", "time": "table-out-of-time"}
"""What the log says when a bot takes a seat, by why it does."""
KEPT, KEPT_AT_THE_END = 25, 5
"""Decisions before which the states are kept, for those who have yet to see them."""
ROOM = 1000
"""Ids that are skipped after entries that had to be left out: clients may have got events with them."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person (by the hash of their token, none while the seat is open) or a bot.

    An open seat may be kept for somebody, by the hash of the token they have at the table before.
    """

    seat: int
    name: str
    bot: str | None = None
    token_hash: str | None = None
    kept_for: str | None = None
    away_since: float | None = None

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.token_hash is not None


@dataclass(frozen=True)
class Snapshot:
    """The position after entry `number`, and how many events had happened by then."""

    number: int
    events: int
    state: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event of the log. Ids grow and are never used twice, so that a client knows what it already has."""

    id: int
    event: Event
    said: Phrase | None = None
    """What happened at the table and not in the game, in the client's own words."""


@dataclass(frozen=True)
class Moment:
    """The game as it was after the log's entry `id`, on the way to how it is now."""

    id: int
    state: State


class LiveGame:
    """A game at a table, as far as its journal goes."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seed: int,
        key: bytes,
        seats: Sequence[Seat],
        start: str | None = None,
    ) -> None:
        self.game = game
        self.key = key
        position = None if start is None else read_position(game, start)
        self.match = Match(game, seed=seed, names=[seat.name for seat in seats], position=position, **options)
        self._first_bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
        self.bots = dict(self._first_bots)
        self._seats = len(seats)
        self.number = 0
        self.secret_of: int | None = None  # the seat that alone can know of the last entry
        self._secret: Counter[int] = Counter()  # such entries by seat
        self.end: End | None = None
        self.question: Question | None = None  # that is open at the table
        self.turned_down: set[tuple[int, str]] = set()  # who asked what in vain since the last decision
        self.paused: Literal["pause", "adjourn"] | None = None  # by a pause or adjourned
        self.resumed = False  # true when it went on from a snapshot: what was before is not in the log
        self.record_kept = False  # as it was written when the game ended
        self.last_event = 0
        self._opening = self._number(self.match.opening)
        self._entries: list[tuple[Decision, list[LogEntry]]] = []
        self._notes: list[LogEntry] = []
        self.resigned: list[int] = []  # in the order in which they gave up
        self.choices: list[tuple[int, ...]] = [()] * self.match.state.seats
        self.changed = [0] * self.match.state.seats
        self.waiting: tuple[int, ...] = ()  # people who are done where all decide at once and the rules offer a clock
        self.waiting_since = 0  # the entry with which the first of them was
        self._update_choices(None)

    # ------------------------------------------------------------------ folding

    def fold(self, entries: Iterable[tuple[int, Entry]], snapshot: Snapshot | None = None) -> None:
        """Take all entries. Where they no longer lead to the snapshot's position, play goes on from the snapshot; where
        that cannot be read either, from as far as the entries lead."""
        rows = list(entries)
        saved = None if snapshot is None else self._restored(snapshot)
        at = 0 if snapshot is None else snapshot.number
        dealt_alike = at > 0 or saved in (None, self.match.state)
        fitting = self._take_all(rows, at, saved) if dealt_alike else 0
        if dealt_alike and fitting == len(rows):
            return
        if snapshot is not None and saved is not None:
            self._go_on_from(saved, snapshot, rows)
        else:
            self._begin_again(rows[:fitting])
            self._leave_out(rows[fitting:])

    def _take_all(self, rows: Sequence[tuple[int, Entry]], at: int = 0, position: State | None = None) -> int:
        """How many of the entries can be carried out; after entry `at` the position must be this one."""
        for done, (number, entry) in enumerate(rows):
            try:
                self.take(number, entry)
            except Exception as problem:  # newer rules may also stumble over what older ones allowed
                log.warning("Entry %d no longer fits: %s: %s", number, type(problem).__name__, problem)
                return done
            if number == at and position not in (None, self.match.state):
                log.warning("Entry %d no longer leads to the position it led to.", number)
                return done
        return len(rows)

    def _begin_again(self, rows: Sequence[tuple[int, Entry]]) -> None:
        """From the beginning once more, with the entries that fit: one that failed may have been half carried out."""
        self.match.begin_again()
        self._forget()
        self._opening = self._number(self.match.opening)
        self.bots = dict(self._first_bots)
        self._update_choices(None)
        self._take_all(rows)

    def _forget(self) -> None:
        """The table before its first entry."""
        self.number, self.last_event, self.end = 0, 0, None
        self.secret_of, self._secret = None, Counter()
        self._opening, self._entries, self._notes = [], [], []
        self.question, self.turned_down, self.paused = None, set(), None
        self.resigned = []
        self.choices = [()] * self.match.state.seats
        self.changed = [0] * self.match.state.seats
        self.waiting, self.waiting_since = (), 0

    def take(self, number: int, entry: Entry) -> None:
        """Carry one entry out. A KadeError says that it does not fit, and nothing has changed."""
        if number != self.number + 1:
            raise KadeError(f"After entry {self.number} comes entry {self.number + 1}, not {number}.")
        if self.end is not None:
            raise IllegalAction("The game at this table is over.", "game-over")
        deciding = self._deciding_in_secret()
        match entry:
            case Do():
                self.match.apply(self.game.action(entry.action), entry.seat)
            case Undo():
                self.match.undo(entry.seat)
            case TakeBack():
                self.match.take_back(entry.seat, None if entry.seed is None else int(entry.seed))
            case _:
                self._take_of_table(entry)
        self._note(entry)
        self._update_question(entry)
        self.number = number
        told = self._sync_log()
        self.secret_of = None
        if isinstance(entry, Do | Undo) and deciding and not told and deciding == self._deciding_in_secret():
            self.secret_of = entry.seat
            self._secret[entry.seat] += 1
        self._update_choices(entry)
        self._update_waiting()
        self.match.let_go(KEPT_AT_THE_END if isinstance(entry, End) else KEPT)

    def _take_of_table(self, entry: Entry) -> None:
        """Entries that move nothing in the game."""
        if isinstance(entry, SeatToBot):
            self.bots[entry.seat] = entry.bot
        elif isinstance(entry, TakeSeat):
            self.bots.pop(entry.seat, None)
        elif isinstance(entry, Pause):
            self.paused = entry.wish
        elif isinstance(entry, GoOn):
            self.paused = None
        elif isinstance(entry, Resign):
            self.bots[entry.seat] = STAND_IN
            self.resigned.append(entry.seat)
        elif isinstance(entry, End):
            self.end = entry
            if entry.why == "resigned" and self.resigned:
                self.bots.pop(self.resigned[-1], None)  # nobody plays on for the one with whom the game ended

    def _update_question(self, entry: Entry) -> None:
        """A question stays open until it is agreed or refused; what players decide closes one about taking back."""
        asked = self.question
        match entry:
            case Ask():
                self.question = Question(entry.wish, entry.seat, entry.about)
            case Answer() if asked is not None:
                self.question = asked.answered(entry.seat, entry.yes)
                if entry.seat == asked.by or self.question.is_refused(self.people):
                    self.question = None
                    self.turned_down.add((asked.by, asked.wish))
            case Do() | Undo():
                self.turned_down.clear()
                if asked is not None and asked.wish == "take-back" and not self.in_secret:
                    self.question = None
            case _:
                self.question = None

    def _restored(self, snapshot: Snapshot) -> State | None:
        """The snapshot's position, read by the rules of today; None when they cannot read it."""
        try:
            return read_position(self.game, snapshot.state)
        except Exception as problem:
            why = f"{type(problem).__name__}: {problem}"
            log.warning("The snapshot after entry %d cannot be read any more: %s", snapshot.number, why)
            return None

    def _go_on_from(self, saved: State, snapshot: Snapshot, rows: list[tuple[int, Entry]]) -> None:
        self.match.go_on_from(saved)
        self._forget()
        self.bots = dict(self._first_bots)
        self.last_event, self.number, self.resumed = snapshot.events, snapshot.number, True
        self.changed = [snapshot.number] * saved.seats
        for number, entry in rows:
            if number <= snapshot.number:
                self._take_of_table(entry)
        self._add_note(None, Phrase("table-went-on", {}))
        self._update_choices(None)
        later = [row for row in rows if row[0] > snapshot.number]
        fitting = self._take_all(later)
        if fitting < len(later):
            self._again_from(saved, snapshot, rows, later[:fitting])
            self._leave_out(later[fitting:])

    def _again_from(
        self, saved: State, snapshot: Snapshot, rows: list[tuple[int, Entry]], fitting: list[tuple[int, Entry]]
    ) -> None:
        """The same without the entry that failed, which may have been carried out in part."""
        kept = [row for row in rows if row[0] <= snapshot.number]
        self._go_on_from(self._restored(snapshot) or saved, snapshot, kept + fitting)

    def _leave_out(self, rows: list[tuple[int, Entry]]) -> None:
        """Decisions that no longer fit are dropped. Seats given to a bot stay given, and games given up stay so."""
        dropped = sum(isinstance(entry, Do | Undo | TakeBack) for _, entry in rows)
        for number, entry in rows:
            self._take_of_table(entry)
            self.number = number
        self.last_event += ROOM
        if dropped:
            self._add_note(None, Phrase("table-left-out", {"number": dropped}))
        self.changed = [self.number] * self.match.state.seats
        self._update_choices(None)
        self._update_waiting()

    def saved(self) -> str:
        return write_position(self.match.state)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.number, self.last_event, self.saved())

    # ------------------------------------------------------------------ what others can notice

    def _deciding_in_secret(self) -> tuple[str, tuple[int, ...]] | None:
        """The step in which people decide unseen, and who is not done."""
        stack = self.match.state.stack
        return (stack[-1].name, self.actors) if self.in_secret else None

    @property
    def in_secret(self) -> bool:
        """Whether nobody may know that another has decided before they are done."""
        return not self.over and self.match.state.stack[-1].in_secret

    def noticed(self, seats: frozenset[int]) -> bool:
        """Whether whoever has these seats can know of the last entry."""
        return self.secret_of is None or self.secret_of in seats

    def number_for(self, seats: frozenset[int], number: int | None = None) -> int:
        """How many entries up to this number, or to the last, whoever has these seats can know of: the journal's own
        number would tell them of others'."""
        return (self.number if number is None else number) - sum(
            count for seat, count in self._secret.items() if seat not in seats
        )

    # ------------------------------------------------------------------ who may do what

    @property
    def over(self) -> bool:
        return self.end is not None or self.match.state.over

    @property
    def given_up(self) -> bool:
        return self.end is not None and self.end.why == "resigned"

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else self.match.state.actors

    def ticket(self, seat: int) -> str | None:
        """What the seat must show with its decision; it changes only when the seat's choices do."""
        if seat not in self.actors:
            return None
        what = f"{seat}:{self.changed[seat]}:{self.choices[seat]}"
        return blake2b(what.encode(), key=self.key, digest_size=9).hexdigest()

    def can_undo(self, seat: int) -> bool:
        return self.end is None and seat not in self.bots and self.match.can_undo(seat)

    @property
    def people(self) -> list[int]:
        """The seats for which no bot plays."""
        return [seat for seat in range(self._seats) if seat not in self.bots]

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has decided something that it can take back only if the others agree."""
        return not self.over and seat in self.people and not self.can_undo(seat) and self.match.last_decision(seat) >= 0

    def can_return(self, seat: int) -> bool:
        """Whether a bot plays for somebody who may come back: not for one who resigned."""
        return not self.over and seat in self.bots and seat not in self._first_bots and seat not in self.resigned

    def check_not_paused(self) -> None:
        if self.paused is not None:
            raise Refused("paused", "The game is paused: nothing moves until it goes on.", status=409)

    def last_of(self, seats: frozenset[int], otherwise: int | None) -> int | None:
        """Which of these seats decided last."""
        return next((one.seat for one in reversed(self.match.decisions) if one.seat in seats), otherwise)

    def last_decider(self) -> int | None:
        return self.match.decisions[-1].seat if self.match.decisions else None

    def _update_choices(self, entry: Entry | None) -> None:
        state = self.match.state
        mover = entry.seat if isinstance(entry, Do | Undo | TakeBack) else None
        for seat in range(state.seats):
            now = tuple(state.legal(seat)) if seat in state.actors else ()
            if now != self.choices[seat] or seat == mover:
                self.choices[seat] = now
                self.changed[seat] = self.number

    @property
    def clock(self) -> int:
        """The seconds that the rules offer those who still decide together, or 0."""
        stack = self.match.state.stack
        return stack[-1].clock if stack and not self.over else 0

    def _update_waiting(self) -> None:
        """Nobody waits for a bot's sake: only people who are done do."""
        done = set()
        for decision in reversed(self.match.decisions if self.clock else []):
            if not decision.shared:
                break
            done.add(decision.seat)
        before, self.waiting = self.waiting, tuple(sorted(done - set(self.actors) - set(self.bots)))
        if self.waiting and not before:
            self.waiting_since = self.number

    # ------------------------------------------------------------------ the log

    def _number(self, events: Iterable[Event]) -> list[LogEntry]:
        entries = []
        for event in events:
            if not event.chance:
                self.last_event += 1
                entries.append(LogEntry(self.last_event, event))
        return entries

    def _sync_log(self) -> bool:
        """Keep what still stands, number what is new; what undo played again counts as new. Whether lines came or
        went."""
        decisions, known = self.match.decisions, self._entries
        changed = False
        while known and not (len(known) <= len(decisions) and known[-1][0] is decisions[len(known) - 1]):
            changed |= bool(known.pop()[1])
        for decision in decisions[len(known) :]:
            known.append((decision, self._number(decision.events)))
            changed |= bool(known[-1][1])
        return changed

    def _note(self, entry: Entry) -> None:
        """A line of the log for what happened at the table and not in the game."""
        names = players(self.match.state.seats)
        match entry:
            case SeatToBot():
                id = TO_BOT[entry.why]
                self._add_note(entry.seat, Phrase(id, {"player": names[entry.seat], "bot": entry.bot}))
            case TakeSeat():
                self._add_note(entry.seat, Phrase("table-came-back", {"player": names[entry.seat]}))
            case Resign():
                self._add_note(entry.seat, Phrase("table-resigned", {"player": names[entry.seat]}))
            case End(why="resigned") if (found := self.result()) and found.winners:
                these: list[Value] = [names[winner] for winner in found.winners]
                points = " : ".join(map(str, found.points))
                won = Phrase("table-won", {"these": these, "number": len(these), "points": points})
                self._add_note(found.winners[0], won)
            case End(why="ended"):
                self._add_note(None, Phrase("table-ended", {}))
            case _:
                if (line := said(entry, self.question, names)) is not None:
                    self._add_note(*line)

    def _add_note(self, seat: int | None, said: Phrase) -> None:
        self.last_event += 1
        self._notes.append(LogEntry(self.last_event, Event("table", {} if seat is None else {"seat": seat}), said))

    def log(self, have: int = 0) -> tuple[int, list[LogEntry]]:
        """The last standing event that somebody who has all up to `have` knows, and those that came after it."""
        keep, news = 0, []
        for entry in self._newest_first():
            if entry.id <= have:
                keep = entry.id
                break
            news.append(entry)
        return keep, news[::-1]

    def _newest_first(self) -> Iterable[LogEntry]:
        """By their ids: what is played again after an undo comes after what was noted before it."""
        played = itertools.chain.from_iterable(reversed(entries) for _, entries in reversed(self._entries))
        standing = itertools.chain(played, reversed(self._opening))
        return heapq.merge(standing, reversed(self._notes), key=lambda entry: entry.id, reverse=True)

    def log_ends(self) -> list[int]:
        """The number of the log's newest entry after the opening and after each decision; the last: of them all."""
        ends = [self._opening[-1].id if self._opening else 0]
        for _, entries in self._entries:
            ends.append(entries[-1].id if entries else ends[-1])
        ends[-1] = max(ends[-1], self.last_event)
        return ends

    def moments(self, have: int) -> list[Moment]:
        """The positions that somebody who has the log up to `have` has not seen: where a pause was wanted, and after
        every decision but the last."""
        found: list[Moment] = []
        after: State | None = None  # the newest position is no moment on the way to it
        for decision, entries in reversed(self._entries):
            if decision.kept is None or (entries and entries[-1].id <= have):
                break  # and so it is with all before it
            if entries and after is not None:
                found.append(Moment(entries[-1].id, after))
            for heard, state in reversed(decision.moments if entries else []):
                open_ = sum(1 for event in decision.events[:heard] if not event.chance)
                found.append(Moment(entries[open_ - 1].id, state))
            after = decision.kept
        return [moment for moment in reversed(found) if moment.id > have]

    # ------------------------------------------------------------------ afterwards

    def result(self) -> Result | None:
        """The end. Who gave up does not win: of the others, those who have the most points then."""
        if not self.over:
            return None
        found = self.match.state.result()
        if not self.given_up:
            return found
        rest = [seat for seat in range(len(found.points)) if seat not in self.resigned]
        winners = [seat for seat in found.winners if seat in rest]
        best = max((found.points[seat] for seat in rest), default=0)
        return replace(found, winners=tuple(winners or [seat for seat in rest if found.points[seat] == best]))

    @property
    def has_record(self) -> bool:
        return self.record_kept or (not self.resumed and self.match.position is None)

    def record(self) -> Record:
        if self.resumed:
            raise KadeError("This game went on from a saved position; its beginning can no longer be replayed.")
        return self.match.record

    def final_record(self) -> str | None:
        """The Record's text once the game is over, if there is one."""
        try:
            return str(self.record()) if self.end is not None else None
        except KadeError:
            return None
