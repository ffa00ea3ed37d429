"""A live table: decisions checked, written down and then sent, one after the other; bots asked in their turn."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

import kade
from kade.bots import bots, row_of
from kade.kernel.errors import IllegalAction, KadeError
from kade.server import clocks, metrics, questions, time_storage, wire
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Question
from kade.server.chores import AT_ONCE, BOTS, CLOCK, Owed, write_owed
from kade.server.database import DatabaseGone
from kade.server.disk import in_words
from kade.server.errors import Refused
from kade.server.hints import NUMBER, Hints
from kade.server.journal import Do, End, Entry, Resign, SeatToBot, TakeSeat, Undo, kind
from kade.server.live_game import LiveGame, Seat, Snapshot
from kade.server.logs import Place, at_table
from kade.server.news import Changed, Here, Said, Thinking
from kade.server.notices import turn_begins
from kade.server.others import Others
from kade.server.phrases import players
from kade.server.settings import Settings
from kade.server.shared_views import SharedViews
from kade.server.storage import NumberTaken, Storage, StoredTable

log = logging.getLogger("kade.server")

ZERO_WIDTH_JOINER = "\u200d"
"""It is in signs such as a family's, which are several in one."""
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by name that show nothing: fillers of Hangul, and the sign of Braille without a dot."""
LONGEST_HINT = 30.0
"""Seconds: who asks for a hint can always play on instead."""
MOST_LINES = 200
"""Of chat, for somebody who comes."""
PRESENCE_PAUSE, PRESENCE_PAUSE_EACH = 0.05, 0.002
"""Seconds between a change of who is there and telling it, and how much longer it takes with each one who is told."""
TOLD_AT_ONCE = 25
HEAR_OUT = 60.0
"""Seconds that bots wait for people to answer each other."""
TRIES = 8
"""How often a decision is checked again when others keep taking its number."""


def one_line(text: str) -> str:
    """What people write, as it is shown: no control characters, single spaces; nothing if there is nothing to see."""
    plain = "".join(
        " " if letter.isspace() or letter in FILLERS else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or letter == ZERO_WIDTH_JOINER or unicodedata.category(letter)[0] != "C"
    )
    shown = any(unicodedata.category(letter)[0] in "LNPS" for letter in plain)
    return " ".join(plain.split()) if shown else ""


def _changes(before: dict[str, float], after: dict[str, float]) -> Owed:
    """What is owed now and was not, or for another time; None for what no longer is."""
    return {kind: after.get(kind) for kind in {*before, *after} if before.get(kind) != after.get(kind)}


class Watcher(Protocol):
    """Somebody connected to the table, with the seats that are theirs."""

    @property
    def seats(self) -> frozenset[int]: ...

    def notify(self) -> None:
        """There is something new to see."""

    def send(self, message: wire.ServerMessage) -> None: ...

    def refuse(self, id: wire.MessageId, problem: Refused) -> None: ...


class Table:
    """Its lock is held from the check of a decision until it is on disk, and whoever looks at the position holds it."""

    def __init__(
        self,
        stored: StoredTable,
        storage: Storage,
        settings: Settings,
        bot_pool: BotPool,
        hint_pool: BotPool,
        others: Others,
    ) -> None:
        self.stored = stored
        self.storage = storage
        self.settings = settings
        self.others = others
        self.bot_pool = bot_pool
        self.hints = Hints(hint_pool, max(LONGEST_HINT, settings.bot_limit))
        self.game = kade.load(stored.game, stored.edition or None)
        self.views = SharedViews(self.game)
        self.lock = asyncio.Lock()
        self.place = Place(stored.id)
        self.watchers: set[Watcher] = set()
        self.clocks: clocks.Clocks = {}
        self.outages: list[clocks.Outage] = []
        self.live: LiveGame | None = None
        self._doubtful = True  # whether memory may differ from the disk
        self._behind = False  # whether another worker may have written more
        self._last_line: int | None = None  # of chat that everybody here has
        self._unheard = False  # whether somebody may have said something at another worker
        self._chat_lock = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # by worker: seats and spectators connected to it
        self._told_here: tuple[list[int], int] = ([], 0)
        self._last_change = 0.0
        self._waited_from: tuple[int, float] = (0, 0.0)  # the entry since which somebody waits, and its time
        self._driver: asyncio.Task[None] | None = None
        self._presence: asyncio.TimerHandle | None = None  # who is there will be told then
        self._presence_changed = False
        self._writing: set[asyncio.Task[None]] = set()
        self._found = time.time()

    # ------------------------------------------------------------------ memory and disk

    async def load(self) -> None:
        """Make memory agree with the disk; the lock is held."""
        news = self._behind and not self._doubtful and await self._catch_up()
        if self._doubtful:
            if self.others.shared or not all(seat.taken for seat in self.stored.seats):
                self.stored = await self.storage.find(self.stored.id) or self.stored
            self._behind = False
            self.live = await self._folded() if all(seat.taken for seat in self.stored.seats) else None
            self.place.number = self.live.number if self.live else 0
            self._doubtful = False
            self.views.clear()
            await self._read_clock()
            await self._read_clocks()
        if news:
            self._changed()
            self.send_presence()

    def doubt(self) -> None:
        """Somebody comes: what other workers have written is read before anything is shown."""
        self._behind = self.others.shared

    def hear(self, entries: bool = True, lines: bool = True) -> None:
        """Another worker may have written entries, or lines of chat: read them, now if somebody here waits for it."""
        self._behind |= entries
        self._unheard |= lines
        if (self.watchers or self.busy) and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read_news(), name=f"news of {self.stored.id}")

    async def _read_news(self) -> None:
        while self._behind or self._unheard:
            try:
                if self._behind:
                    async with self.lock:
                        await self.load()
                if self._unheard:
                    self._unheard = False
                    await self._send_chat()
            except (Refused, DatabaseGone, DBAPIError) as problem:
                log.warning("Table %s could not be read again: %s", self.stored.id, problem)
                return  # the next news, decision or visitor tries once more

    async def _catch_up(self) -> bool:
        """Carry out what other workers have written, if anything. What does not fit is left to whoever reads it all."""
        self._behind = False
        live = self.live
        entries = [] if live is None else await self.storage.entries(self.stored.id, live.number)
        if live is None or not entries:
            return await self._read_seats()
        try:
            for number, entry in entries:
                live.take(number, entry)
        except Exception as problem:
            log.warning("Table %s is read anew: %s: %s", self.stored.id, type(problem).__name__, problem)
            self._doubtful = True
        await self._read_clock()
        await self._read_clocks()
        return True

    async def _read_seats(self) -> bool:
        """Whether anything but the journal has changed: who sits here, and at which table it goes on."""
        stored = await self.storage.find(self.stored.id)
        if stored is None:
            raise Refused("no-table", "This table does not exist any more.", status=404)
        changed, self.stored = stored != self.stored, stored
        self._doubtful = self.live is None and all(seat.taken for seat in stored.seats)
        return changed

    async def _folded(self) -> LiveGame:
        stored = self.stored
        entries, snapshot = await self.storage.entries(stored.id), await self.storage.snapshot(stored.id)
        try:
            live = self._dealt(snapshot)
            live.fold(entries, snapshot)
        except Exception as problem:
            log.error("Table %s cannot be read: %s: %s", stored.id, type(problem).__name__, problem)
            raise Refused(
                "unreadable", "This table was played with another version and cannot be read any more.", status=410
            ) from None
        if snapshot is None and not entries:
            await self.storage.begin(stored.id, live.snapshot())
        if live.over and live.resumed:
            live.record_kept = await self.storage.final_record(stored.id) is not None
        return live

    def _dealt(self, snapshot: Snapshot | None) -> LiveGame:
        """The game before its first entry. Where newer rules cannot begin it any more, the snapshot is a beginning."""
        stored = self.stored
        starts = [stored.start] if snapshot is None else [stored.start, snapshot.state]
        for start in starts[:-1]:
            try:
                return LiveGame(self.game, stored.options, stored.seed, stored.key, stored.seats, start)
            except Exception as problem:
                log.warning("Table %s cannot begin as it did: %s: %s", stored.id, type(problem).__name__, problem)
        return LiveGame(self.game, stored.options, stored.seed, stored.key, stored.seats, starts[-1])

    def _playing(self) -> LiveGame:
        if self.live is None:
            raise Refused("not-started", "The game has not begun: somebody has yet to take a seat.", status=409)
        return self.live

    # ------------------------------------------------------------------ what people and bots do

    async def sit_down(self, seat: Seat) -> None:
        """Take an open seat; with the last one the game begins."""
        async with self.lock:
            if not await self.storage.sit_down(self.stored.id, seat):
                self._doubtful = True
                raise Refused("seat-taken", "Somebody else has just taken this seat.", status=409)
            await self._seats_changed()
            if self.live is not None:
                first, id = clocks.deciding(self.live), self.stored.id
                await self.storage.database.write(lambda db: turn_begins(db, id, first, self.settings.notice_delay))

    async def free(self, seat: int) -> None:
        """Keep this open seat for nobody any more."""
        async with self.lock:
            await self.storage.free(self.stored.id, seat)
            await self._seats_changed()

    async def _seats_changed(self) -> None:
        self._doubtful = True
        self.others.tell(Changed(self.stored.id))
        await self.load()
        self._changed()
        self.send_presence()

    def asked_for_rematch(self, id: str, by: int) -> None:
        """Tell everybody here at which table it goes on."""
        self.stored = replace(self.stored, rematch=id, rematch_by=by)
        self.others.tell(Changed(self.stored.id))
        for watcher in list(self.watchers):
            watcher.notify()

    def rematch(self) -> wire.Rematch | None:
        id, by = self.stored.rematch, self.stored.rematch_by
        return None if id is None else wire.Rematch(id, by or 0)

    async def decide(self, seat: int, ticket: str | None, choice: str) -> int:
        """The number under which the decision stands in the journal, on disk."""
        return await self._commit(lambda: self._decision(seat, ticket, choice))

    async def undo(self, seat: int) -> int:
        return await self._commit(lambda: self._undoing(seat))

    async def resign(self, seat: int) -> int:
        return await self._commit(lambda: self._resigning(seat))

    async def seat_to_bot(self, seat: int, bot: str) -> int:
        return await self._commit(lambda: self._handing_over(seat, bot))

    async def take_seat(self, seat: int) -> int:
        """The player of this seat is back."""
        return await self._commit(lambda: self._returning(seat))

    async def ask(self, seat: int, wish: wire.Wish, about: int | None, own: frozenset[int]) -> int:
        return await self._commit(lambda: questions.ask(self._playing(), seat, wish, about, own, self._away_for))

    async def answer(self, seat: int, yes: bool, own: frozenset[int]) -> int:
        return await self._commit(lambda: questions.answer(self._playing(), seat, yes, own))

    async def end(self) -> int:
        """By the host: the game is over, with the points that everybody has."""
        return await self._commit(lambda: [End("ended", list(self._playing().match.state.result().points))])

    def _decision(self, seat: int, ticket: str | None, choice: str) -> list[Entry]:
        live = self._playing()
        live.check_not_paused()
        if ticket is None or ticket != live.ticket(seat):
            raise Refused("stale", "The table has changed since; look again and choose again.", status=409)
        try:
            action = self.game.action(choice)
        except KadeError:
            raise Refused("illegal", "There is no such choice in this game.") from None
        if action not in live.choices[seat]:
            raise self._illegal(live.match.state.refusal(action, seat))
        return [Do(seat, choice)]

    def _undoing(self, seat: int) -> list[Entry]:
        self._playing().check_not_paused()
        if not self._playing().can_undo(seat):
            raise Refused(
                "no-undo",
                "There is nothing to take back: since your last decision something was revealed, "
                "drawn by chance, or decided by another.",
                status=409,
            )
        return [Undo(seat)]

    def _resigning(self, seat: int) -> list[Entry]:
        """Where people play on without the one who resigns, a bot takes the seat; otherwise that is the end."""
        live = self._going_on(seat)
        people = [other.seat for other in self.stored.seats if other.seat not in live.bots and other.seat != seat]
        if people and len(self.stored.seats) > 2:
            return [Resign(seat)]
        return [Resign(seat), End("resigned", list(live.match.state.result().points))]

    def _handing_over(self, seat: int, bot: str) -> list[Entry]:
        if bot not in bots():
            raise Refused("unknown-bot", f"This is not a bot; choose one of {', '.join(bots())}.")
        self._going_on(seat)
        return [SeatToBot(seat, bot)]

    def _returning(self, seat: int) -> list[Entry]:
        if not self._playing().can_return(seat):
            raise Refused("wrong-seat", "No bot plays for you here; there is no seat to take back.", status=409)
        return [TakeSeat(seat)]

    def _going_on(self, seat: int) -> LiveGame:
        live = self._playing()
        if live.over:
            raise Refused("over", "The game at this table is over.", status=409)
        if seat in live.bots:
            raise Refused("wrong-seat", "A bot plays for this seat already.", status=409)
        return live

    def _illegal(self, refusal: IllegalAction) -> Refused:
        return Refused("illegal", str(refusal), self.game.reason(refusal, players(len(self.stored.seats))))

    # ------------------------------------------------------------------ check, write, tell

    async def _commit(self, plan: Callable[[], list[Entry]]) -> int:
        async with self.lock:
            began = time.perf_counter()
            for _ in range(TRIES):
                await self.load()
                entries = await self._planned(plan)
                live = self._playing()
                number, owed, before = live.number + 1, self._owed(live), clocks.deciding(live)
                self._doubtful = True  # from here until the disk has it
                self._carry_out(live, entries)
                also = self._written_too(live, before)
                try:
                    written = await self.storage.append(
                        self.stored.id,
                        number,
                        entries,
                        live.snapshot(),
                        live.final_record(),
                        _changes(owed, self._owed(live)),
                        also,
                    )
                except NumberTaken:
                    continue
                self._doubtful = False
                self._log_written(live, entries, time.perf_counter() - began)
                self.others.tell(Changed(self.stored.id))
                if live.waiting and live.waiting_since >= number:
                    self._waited_from = live.waiting_since, written
                await self._read_clock()
                self._changed()
                return number
            raise Refused("busy", "Too many decide at this table at once; try again.", status=503)

    def _log_written(self, live: LiveGame, entries: list[Entry], seconds: float) -> None:
        """Of which kind, but never what was decided."""
        self.place.number = live.number
        at_table.set(self.place)
        metrics.write_took(self.game.id, seconds)
        for entry in entries:
            metrics.entry_written(self.game.id, kind(entry))
            facts = {"game": self.game.id, "kind": kind(entry), "ms": round(1000 * seconds, 1)}
            log.info("An entry was written", extra={"facts": facts})

    async def _planned(self, plan: Callable[[], list[Entry]]) -> list[Entry]:
        """What is to be written. Nothing is refused before we have read what other workers wrote."""
        try:
            return plan()
        except Refused:
            if not self.others.shared:
                raise
            self._behind = True
            await self.load()
            return plan()

    def _owed(self, live: LiveGame) -> dict[str, float]:
        """What somebody has to see to although nobody is connected, and when."""
        bot = any(seat in live.bots for seat in live.actors) and not live.paused
        owed = {BOTS: AT_ONCE} if bot and self._for_people else {}
        soon = None if live.over else clocks.deadline(self.clocks, time.time(), self.outages)
        return owed if soon is None else {**owed, CLOCK: soon}

    @staticmethod
    def _carry_out(live: LiveGame, entries: list[Entry]) -> None:
        for entry in entries:
            live.take(live.number + 1, entry)
        if live.match.state.over and live.end is None:
            entries.append(End("finished", list(live.match.state.result().points)))
            live.take(live.number + 1, entries[-1])

    def _changed(self) -> None:
        self._last_change = asyncio.get_running_loop().time()
        for watcher in list(self.watchers):
            if self.live is None or self.live.noticed(watcher.seats):
                watcher.notify()
        self.hints.moved_on(lambda seat: None if self.live is None else self.live.ticket(seat))
        self.wake()

    # ------------------------------------------------------------------ the clock that the rules offer

    async def _read_clock(self) -> None:
        """Learn since when somebody waits for the others. It is read from the disk, so that a restart keeps it."""
        since = self.live.waiting_since if self.live is not None and self.live.waiting else 0
        if since and since != self._waited_from[0]:
            self._waited_from = since, await self.storage.written(self.stored.id, since) or time.time()

    def clock(self) -> wire.Clock | None:
        """Who waits, how many seconds the rules offer the others, and how many milliseconds of them are left."""
        live = self.live
        if live is None or not live.clock or not live.waiting:
            return None
        left = self._waited_from[1] + live.clock - time.time()
        return wire.Clock(list(live.waiting), live.clock, max(0, round(1000 * left)))

    # ------------------------------------------------------------------ the players' clocks

    async def _read_clocks(self) -> None:
        """From the disk; when the game begins, they begin."""
        live, control, id = self.live, self.stored.clock, self.stored.id
        if live is None or control is None:
            return
        now, seats = time.time(), [seat.seat for seat in self.stored.seats if seat.bot is None]
        first = clocks.started(control, live, seats, now)

        soon = clocks.deadline(first, now, ())

        def begin(db: sa.Connection) -> None:
            if time_storage.begin_clocks(db, id, first) and soon is not None:
                write_owed(db, id, {CLOCK: soon})

        database = self.storage.database
        self.outages = await database.read(time_storage.outages)
        self.clocks = await database.read(lambda db: time_storage.read_clocks(db, id))
        if not self.clocks:
            await database.write(begin)
            self.clocks = await database.read(lambda db: time_storage.read_clocks(db, id))

    def _written_too(self, live: LiveGame, before: frozenset[int]) -> Callable[[sa.Connection], None]:
        """What is written with entries that moved the game on from where it was the turn of `before`: the clocks, and
        whom to tell that it is their turn."""
        control, id = self.stored.clock, self.stored.id
        if control is not None:
            self.clocks = clocks.moved_on(control, self.clocks, live, before, time.time(), self.outages)
        moved, asked = self.clocks, clocks.deciding(live) - before

        def work(db: sa.Connection) -> None:
            if control is not None:
                time_storage.write_clocks(db, id, moved)
            if asked:
                turn_begins(db, id, asked, self.settings.notice_delay)

        return work

    def is_missed(self, seat: int) -> bool:
        """Whether it is the turn of somebody who is not at the table."""
        live = self.live
        return live is not None and not live.paused and seat in clocks.deciding(live) and seat not in self._present()

    async def time_out(self) -> None:
        """Where somebody's time is over, a bot takes the seat until they are back; else say when it will be."""
        try:
            await self._commit(lambda: [SeatToBot(seat, questions.STAND_IN, "time") for seat in self._out_of_time()])
        except Refused as problem:
            if problem.code != "in-time":
                raise
            async with self.lock:
                owed = {CLOCK: None, **self._owed(self._playing())}
                await self.storage.database.write(lambda db: write_owed(db, self.stored.id, {CLOCK: owed[CLOCK]}))

    def _out_of_time(self) -> list[int]:
        live = self._playing()
        out = [] if live.over or live.paused else clocks.run_out(self.clocks, live, time.time(), self.outages)
        if not out:
            raise Refused("in-time", "Nobody is out of time.", status=409)
        return out

    def seat_clocks(self) -> list[wire.SeatClock]:
        now = time.time()
        return [
            wire.SeatClock(seat, max(0, round(1000 * one.at(now, self.outages))), one.since is not None)
            for seat, one in sorted(self.clocks.items())
        ]

    # ------------------------------------------------------------------ hints

    @property
    def gives_hints(self) -> bool:
        """As its maker said; if nothing was said, where nobody plays against another person."""
        if self.stored.hints is not None:
            return self.stored.hints
        return sum(1 for seat in self.stored.seats if seat.bot is None) <= 1

    async def hint(self, asker: Watcher, id: wire.MessageId, seat: int) -> None:
        """Begin to look for the best actions, with what this seat knows and nothing else."""
        async with self.lock:
            await self.load()
            live = self._going_on(seat)
            ticket = live.ticket(seat)
            if not self.gives_hints:
                raise Refused("no-hints", "At this table people play without hints.", status=403)
            if ticket is None:
                raise Refused("not-asked", "There is nothing for you to decide now.", status=409)
            self.hints.ask(asker, id, seat, ticket, self._question(live, seat, "search", hints=NUMBER))

    # ------------------------------------------------------------------ programs elsewhere, and bots

    async def observe(self, id: wire.MessageId, seat: int) -> wire.Observed:
        """What a program on this seat may know: the same that our own bots are given."""
        async with self.lock:
            await self.load()
            live = self._playing()
            return wire.Observed(id, seat, live.ticket(seat), self._imagined(live, seat))

    @staticmethod
    def _imagined(live: LiveGame, seat: int) -> dict[str, Any]:
        """The position with all that the seat may not know dealt anew."""
        return live.match.state.resample(seat, secrets.randbits(62)).to_dict()

    def wake(self) -> None:
        """See to it that a bot whose turn it is gets asked, also when somebody comes to look."""
        if self._bot_to_decide() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.stored.id}")

    @property
    def busy(self) -> bool:
        return self._driver is not None and not self._driver.done()

    async def close(self) -> None:
        await self.hints.close()
        await asyncio.gather(*self._writing)
        if self._reading is not None:
            self._reading.cancel()
        if self._presence is not None:
            self._presence.cancel()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def _bot_to_decide(self) -> int | None:
        """The seat; nobody where bots play among themselves and nobody watches, or while the game is paused."""
        if self.live is None or self.live.paused or not (self.watchers or self._for_people):
            return None
        return next((seat for seat in self.live.actors if seat in self.live.bots), None)

    @property
    def _for_people(self) -> bool:
        """Whether a person plays here, who may come back any time and wants to decide then, not wait."""
        return self.live is not None and any(seat.seat not in self.live.bots for seat in self.stored.seats)

    async def _drive(self) -> None:
        """Let bots decide as long as it is their turn, unless another worker does."""
        pause = 1.0
        try:
            while (seat := self._bot_to_decide()) is not None:
                try:
                    if not await self.others.chores.take(self.stored.id, BOTS):
                        return
                    await self._let_bot_decide(seat)
                    pause = 1.0
                except Refused as problem:
                    if problem.code not in ("stale", "busy", "paused"):
                        log.error("Table %s, bot in seat %d: %s", self.stored.id, seat, problem)
                        return
                except Exception as problem:
                    why = in_words(problem, self.settings.database)
                    log.error(
                        "Table %s, bot in seat %d: its decision could not be written. %s",
                        self.stored.id,
                        seat,
                        why or "",
                        exc_info=None if why else problem,
                    )
                    await asyncio.sleep(pause)
                    pause = min(60.0, 2 * pause)
        finally:
            await self.others.chores.release(self.stored.id, BOTS)

    async def _let_bot_decide(self, seat: int) -> None:
        """Think while the pace and the time for second thoughts run; decide when they are over, if it still fits."""
        async with self.lock:
            await self.load()
            live = self._playing()
            ticket = live.ticket(seat)
            if ticket is None or seat not in live.bots:
                return
            question = self._question(live, seat, live.bots[seat], keep=f"{self.stored.id} {seat}")
            legal = [self.game.name(action) for action in live.choices[seat]]
            since = self._last_change
        self._send_thinking(seat, 0.0)
        choice: str | None = legal[0]
        if len(legal) > 1:
            choice = await self.bot_pool.choose(
                question,
                self.settings.bot_limit,
                lambda part: self._send_thinking(seat, part),
                behind=not self.watchers,
            )
        if choice not in legal:
            choice = secrets.choice(legal)
        await self._hold_back(since)
        await self.decide(seat, ticket, choice)

    def _send_thinking(self, seat: int, part: float) -> None:
        if self.live is not None and self.live.in_secret:
            return  # how often a bot decides before it is done is its secret
        self.others.tell(Thinking(self.stored.id, seat, part))
        self.show_thinking(seat, part)

    def show_thinking(self, seat: int, part: float) -> None:
        for watcher in list(self.watchers):
            watcher.send(wire.Thinking(seat, part))

    def question(self) -> wire.Question | None:
        """What somebody asks the others now."""
        live = self.live
        if live is None or live.question is None or live.over:
            return None
        asked, match = live.question, live.match
        fresh = asked.wish == "take-back" and match.reveals_since(match.last_decision(asked.by))
        return wire.Question(asked.wish, asked.by, asked.about, asked.waits_for(live.people), fresh)

    def _hear_out(self) -> float:
        """How long bots still wait for the answer of somebody who was asked whether a decision may be taken back."""
        asked = None if self.live is None else self.live.question
        if asked is None or asked.wish != "take-back":
            return 0.0
        return self._last_change + HEAR_OUT - asyncio.get_running_loop().time()

    def undo_open_for(self) -> float:
        """How long bots still hold back, so that who decided last can undo it; 0 when no bot would."""
        live = self.live
        last = None if live is None else live.last_decider()
        if live is None or last is None or self._bot_to_decide() is None or not live.can_undo(last):
            return 0.0
        return max(0.0, self._last_change + self.settings.bot_grace - asyncio.get_running_loop().time())

    async def _hold_back(self, since: float) -> None:
        clock = asyncio.get_running_loop()
        while True:
            wait = max(since + self.settings.bot_pace - clock.time(), self.undo_open_for(), self._hear_out())
            if wait <= 0:
                return
            await asyncio.sleep(wait)

    def _question(self, live: LiveGame, seat: int, bot: str, keep: str = "", hints: int = 0) -> Question:
        return Question(
            self.game.id,
            self.game.edition,
            self._imagined(live, seat),
            seat,
            bot,
            secrets.randbits(53),
            row_of(live.match, seat),
            keep,
            hints,
        )

    # ------------------------------------------------------------------ chat

    async def chat(self) -> list[wire.ChatLine]:
        lines = await self.storage.chat(self.stored.id, MOST_LINES)
        if self._last_line is None:
            self._last_line = lines[-1].n if lines else 0
        return lines

    async def say(self, seat: int, text: str) -> None:
        """Tell everybody at the table, and keep it."""
        plain = one_line(text)
        if not plain:
            raise Refused("nothing-said", "There is nothing in this line.")
        await self.storage.say(self.stored.id, seat, plain)
        self.others.tell(Said(self.stored.id))
        await self._send_chat()

    async def _send_chat(self) -> None:
        """What was said here or at another worker since."""
        async with self._chat_lock:
            lines = await self.storage.chat(self.stored.id, MOST_LINES, self._last_line or 0)
            if lines:
                self._last_line = lines[-1].n
                for watcher in list(self.watchers):
                    watcher.send(wire.ChatLines(lines))

    # ------------------------------------------------------------------ who is there

    def people(self) -> list[wire.Player]:
        """The players as everybody may see them."""
        here = self._present()
        taken_over = {} if self.live is None else self.live.bots
        found = []
        for seat in self.stored.seats:
            bot = taken_over.get(seat.seat, seat.bot)
            taken = bot is not None or seat.taken
            found.append(
                wire.Player(
                    seat.seat,
                    seat.name if taken or seat.kept_for else None,
                    "bot" if bot else "person" if taken else "open",
                    bot,
                    taken,
                    connected=bool(bot) or seat.seat in here,
                    left=bot is not None and seat.bot is None,
                )
            )
        return found

    def _present(self) -> frozenset[int]:
        """The seats whose players are connected, here or to another worker."""
        return frozenset(self._here()[0]).union(*(seats for seats, _ in self._elsewhere.values()))

    def came(self, watcher: Watcher) -> None:
        """Somebody is here."""
        self.watchers.add(watcher)
        self._write_away(watcher.seats, None)
        self.wake()
        self.send_presence()

    def _write_away(self, seats: frozenset[int], since: float | None) -> None:
        """Keep since when players are away, where people play each other: the others may ask for a bot then."""
        if self.live is None or len(self.live.people) < 2 or not seats:
            return
        self.stored = replace(
            self.stored,
            seats=tuple(replace(one, away_since=since) if one.seat in seats else one for one in self.stored.seats),
        )
        task = asyncio.create_task(self._keep_away(seats, since))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep_away(self, seats: frozenset[int], since: float | None) -> None:
        try:
            await self.storage.set_away(self.stored.id, seats, since)
        except Exception as problem:
            log.warning("Table %s: who is away could not be written. %s", self.stored.id, problem)

    def _away_for(self, seat: int) -> float:
        """Seconds. Of somebody who never came since this server found the table, we know no more than that."""
        if seat in self._present():
            return 0.0
        return time.time() - (self.stored.seats[seat].away_since or self._found)

    def left(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        self.watchers.discard(watcher)
        self.hints.left(watcher)
        self._write_away(watcher.seats - self._present(), time.time())
        self.send_presence()
        if not self.watchers:
            self.views.clear()

    def send_presence(self) -> None:
        """Tell everybody who is there, soon: when many come and go, once for all of them."""
        self._presence_changed = True
        if self._presence is None:
            wait = PRESENCE_PAUSE + PRESENCE_PAUSE_EACH * len(self.watchers)
            self._presence = asyncio.get_running_loop().call_later(wait, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_changed = False
        if self._here() != self._told_here:
            self.tell_presence()
        spectators = self._here()[1] + sum(number for _, number in self._elsewhere.values())
        self._pass_on(wire.Presence(self.people(), spectators), list(self.watchers))

    def _here(self) -> tuple[list[int], int]:
        """The seats connected to this worker, and how many spectators."""
        seats = {seat for watcher in self.watchers for seat in watcher.seats}
        return sorted(seats), sum(1 for watcher in self.watchers if not watcher.seats)

    def tell_presence(self) -> None:
        """Tell the other workers who is here."""
        self._told_here = self._here()
        self.others.tell(Here(self.stored.id, *self._told_here))

    def elsewhere(self, worker: str, seats: frozenset[int], spectators: int) -> None:
        """Who is connected to another worker."""
        before = self._elsewhere.pop(worker, (frozenset(), 0))
        if seats or spectators:
            self._elsewhere[worker] = seats, spectators
        if before != (seats, spectators):
            self.send_presence()

    def _pass_on(self, message: wire.Presence, rest: list[Watcher]) -> None:
        """A few at a time, so that nobody at another table waits until all are told."""
        for watcher in rest[:TOLD_AT_ONCE]:
            watcher.send(message)
        clock, rest = asyncio.get_running_loop(), rest[TOLD_AT_ONCE:]
        self._presence = clock.call_later(PRESENCE_PAUSE / 10, self._pass_on, message, rest) if rest else None
        if not rest and self._presence_changed:
            self.send_presence()  # somebody came or went meanwhile
