"""A live table: decisions checked, written down and then sent, one after the other; bots asked in their turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace

import kade
from kade.server import clocks, figures, plans, questions, wire
from kade.server.bot_pool import BotPool
from kade.server.chat import Chat
from kade.server.errors import Refused
from kade.server.hints import NUMBER, Hints
from kade.server.journal import End, Entry, SeatToBot, kind
from kade.server.live_game import LiveGame, Seat, Snapshot
from kade.server.logs import Place, at_table
from kade.server.news import Changed
from kade.server.other_workers import OtherWorkers
from kade.server.owed import AT_ONCE, BOTS, CLOCK, Owed
from kade.server.presence import Presence, Watcher
from kade.server.settings import Settings
from kade.server.shared_views import SharedViews
from kade.server.stored import NumberTaken, StoredTable, TableStorage
from kade.server.table_bots import TableBots, imagined, question
from kade.server.table_clocks import TableClocks

log = logging.getLogger("kade.server")

LONGEST_HINT = 30.0
"""Seconds: who asks for a hint can always play on instead."""
TRIES = 8
"""How often a decision is checked again when others keep taking its number."""


def _changes(before: dict[str, float], after: dict[str, float]) -> Owed:
    """What is owed now and was not, or for another time; None for what no longer is."""
    return {kind: after.get(kind) for kind in {*before, *after} if before.get(kind) != after.get(kind)}


class Table:
    """Its lock is held from the check of a decision until it is on disk, and whoever looks at the position holds it."""

    def __init__(
        self,
        stored: StoredTable,
        storage: TableStorage,
        settings: Settings,
        bot_pool: BotPool,
        hint_pool: BotPool,
        others: OtherWorkers,
    ) -> None:
        self.stored = stored
        self.storage = storage
        self.settings = settings
        self.others = others
        self.hints = Hints(hint_pool, max(LONGEST_HINT, settings.bot_limit))
        self.game = kade.load(stored.game, stored.edition or None)
        self.views = SharedViews(self.game)
        self.lock = asyncio.Lock()
        self.place = Place(stored.id)
        self.presence = Presence(stored.id, others, self.people)
        self.watchers = self.presence.watchers
        self.chat = Chat(stored.id, storage, others, self.watchers)
        self.bots = TableBots(self, bot_pool)
        people = (seat.seat for seat in stored.seats if seat.bot is None)
        self.clocks = TableClocks(stored.id, storage, stored.clock, people)
        self.live: LiveGame | None = None
        self.last_change = 0.0
        self._told: int | None = None  # the number of the last entry that everybody here was told of
        self._doubtful = True  # whether memory may differ from the disk
        self._behind = False  # whether another worker may have written more
        self._unheard = False  # whether somebody may have said something at another worker
        self._reading: asyncio.Task[None] | None = None
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
            await self._read_clocks()
        missed = self._told is not None and self.live is not None and self.live.number != self._told
        if news or missed:  # also where all was read anew, because another worker was first to decide
            self._changed()
            self.presence.changed()
        self._told = None if self.live is None else self.live.number

    def doubt(self) -> None:
        """Somebody comes: what other workers have written is read before anything is shown."""
        self._behind = self.others.shared

    def hear(self, entries: bool = True, lines: bool = True) -> None:
        """Another worker may have written entries, or lines of chat: read them, now if somebody here waits for it."""
        self._behind |= entries
        self._unheard |= lines
        if (self.watchers or self.bots.busy) and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read_news(), name=f"news of {self.stored.id}")

    async def _read_news(self) -> None:
        while self._behind or self._unheard:
            try:
                if self._behind:
                    async with self.lock:
                        await self.load()
                if self._unheard:
                    self._unheard = False
                    await self.chat.send_new()
            except Refused as problem:  # there is no such table any more, or it cannot be read
                for watcher in list(self.watchers):
                    watcher.refuse(None, problem)
                return
            except self.storage.failures as problem:
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

    def playing(self) -> LiveGame:
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
                first = clocks.deciding(self.live)
                await self.storage.turn_begins(self.stored.id, first, self.settings.notice_delay)

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
        self.presence.changed()

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
        return await self._commit(lambda live: plans.decide(self.game, live, seat, ticket, choice))

    async def undo(self, seat: int) -> int:
        return await self._commit(lambda live: plans.undo(live, seat))

    async def resign(self, seat: int) -> int:
        return await self._commit(lambda live: plans.resign(live, seat))

    async def seat_to_bot(self, seat: int, bot: str) -> int:
        return await self._commit(lambda live: plans.hand_over(live, seat, bot))

    async def take_seat(self, seat: int) -> int:
        """The player of this seat is back."""
        return await self._commit(lambda live: plans.come_back(live, seat))

    async def ask(self, seat: int, wish: wire.Wish, about: int | None, own: frozenset[int]) -> int:
        return await self._commit(lambda live: questions.ask(live, seat, wish, about, own, self._away_for))

    async def answer(self, seat: int, yes: bool, own: frozenset[int]) -> int:
        return await self._commit(lambda live: questions.answer(live, seat, yes, own))

    async def end(self) -> int:
        return await self._commit(plans.end)

    async def time_out(self) -> None:
        """Where somebody's time is over, a bot takes the seat until they are back; else say when it will be."""
        try:
            await self._commit(
                lambda live: [SeatToBot(seat, questions.STAND_IN, "time") for seat in self.clocks.out_of_time(live)]
            )
        except Refused as problem:
            if problem.code != "in-time":
                raise
            async with self.lock:
                owed = {CLOCK: None, **self._owed(self.playing())}
                await self.storage.owe(self.stored.id, {CLOCK: owed[CLOCK]})

    # ------------------------------------------------------------------ check, write, tell

    async def _commit(self, plan: Callable[[LiveGame], list[Entry]]) -> int:
        async with self.lock:
            began = time.perf_counter()
            for _ in range(TRIES):
                await self.load()
                entries = await self._planned(plan)
                live = self.playing()
                number, owed, before = live.number + 1, self._owed(live), clocks.deciding(live)
                self._doubtful = True  # from here until the disk has it
                self._carry_out(live, entries)
                self.clocks.move_on(live, before)
                try:
                    written = await self.storage.append(
                        self.stored.id,
                        number,
                        entries,
                        live.snapshot(),
                        live.final_record(),
                        _changes(owed, self._owed(live)),
                        self.clocks.to_write,
                        clocks.deciding(live) - before,
                        self.settings.notice_delay,
                    )
                except NumberTaken:
                    continue
                self._doubtful = False
                self._log_written(live, entries, time.perf_counter() - began)
                self.others.tell(Changed(self.stored.id))
                self.clocks.written(live, number, written)
                await self.clocks.read_waiting(live)
                self._changed()
                return number
            raise Refused("busy", "Too many decide at this table at once; try again.", status=503)

    def _log_written(self, live: LiveGame, entries: list[Entry], seconds: float) -> None:
        """Of which kind, but never what was decided."""
        self.place.number = live.number
        at_table.set(self.place)
        figures.write_took(self.game.id, seconds)
        for entry in entries:
            figures.entry_written(self.game.id, kind(entry))
            if log.isEnabledFor(logging.INFO):
                facts = {"game": self.game.id, "kind": kind(entry), "ms": round(1000 * seconds, 1)}
                log.info("An entry was written", extra={"facts": facts})

    async def _planned(self, plan: Callable[[LiveGame], list[Entry]]) -> list[Entry]:
        """What is to be written. Nothing is refused before we have read what other workers wrote."""
        try:
            return plan(self.playing())
        except Refused:
            if not self.others.shared:
                raise
            self._behind = True
            await self.load()
            return plan(self.playing())

    def _owed(self, live: LiveGame) -> dict[str, float]:
        """What somebody has to see to although nobody is connected, and when."""
        bot = any(seat in live.bots for seat in live.actors) and not live.paused
        owed = {BOTS: AT_ONCE} if bot and live.people else {}
        soon = self.clocks.deadline(live)
        return owed if soon is None else {**owed, CLOCK: soon}

    @staticmethod
    def _carry_out(live: LiveGame, entries: list[Entry]) -> None:
        for entry in entries:
            live.take(live.number + 1, entry)
        if live.match.state.over and live.end is None:
            entries.append(End("finished", list(live.match.state.result().points)))
            live.take(live.number + 1, entries[-1])

    def _changed(self) -> None:
        self.last_change = asyncio.get_running_loop().time()
        self._told = None if self.live is None else self.live.number
        for watcher in list(self.watchers):
            if self.live is None or self.live.noticed(watcher.seats):
                watcher.notify()
        self.hints.moved_on(lambda seat: None if self.live is None else self.live.ticket(seat))
        self.bots.wake()

    async def _read_clocks(self) -> None:
        await self.clocks.read_waiting(self.live)
        await self.clocks.read(self.live)

    def is_missed(self, seat: int) -> bool:
        """Whether it is the turn of somebody who is not at the table."""
        live = self.live
        return (
            live is not None and not live.paused and seat in clocks.deciding(live) and seat not in self.presence.seats()
        )

    def question(self) -> wire.Question | None:
        """What somebody asks the others now."""
        live = self.live
        if live is None or live.question is None or live.over:
            return None
        asked, match = live.question, live.match
        fresh = asked.wish == "take-back" and match.reveals_since(match.last_decision(asked.by))
        return wire.Question(asked.wish, asked.by, asked.about, asked.waits_for(live.people), fresh)

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
            live = self.playing()
            plans.check_going_on(live, seat)
            ticket = live.ticket(seat)
            if not self.gives_hints:
                raise Refused("no-hints", "At this table people play without hints.", status=403)
            if ticket is None:
                raise Refused("not-asked", "There is nothing for you to decide now.", status=409)
            self.hints.ask(asker, id, seat, ticket, question(live, seat, "search", hints=NUMBER))

    async def observe(self, id: wire.MessageId, seat: int) -> wire.Observed:
        """What a program elsewhere may know on this seat: the same that our own bots are given."""
        async with self.lock:
            await self.load()
            live = self.playing()
            return wire.Observed(id, seat, live.ticket(seat), imagined(live, seat))

    async def close(self) -> None:
        await self.hints.close()
        await asyncio.gather(*self._writing)
        if self._reading is not None:
            self._reading.cancel()
        self.presence.close()
        await self.bots.close()

    # ------------------------------------------------------------------ who is there

    def people(self) -> list[wire.Player]:
        """The players as everybody may see them."""
        here = self.presence.seats()
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

    def came(self, watcher: Watcher) -> None:
        """Somebody is here."""
        self.watchers.add(watcher)
        self._write_away(watcher.seats, None)
        self.bots.wake()
        self.presence.changed()

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
        if seat in self.presence.seats():
            return 0.0
        return time.time() - (self.stored.seats[seat].away_since or self._found)

    def left(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        self.watchers.discard(watcher)
        self.hints.left(watcher)
        if watcher.seats:
            self._write_away(watcher.seats - self.presence.seats(), time.time())
        self.presence.changed()
        if not self.watchers:
            self.views.clear()
