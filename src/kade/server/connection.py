"""One socket at one table: what comes in is checked and answered, what happens is sent out. It survives any message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TypeAlias

from kade.display.game import LANGUAGES
from kade.server import wire
from kade.server.errors import Refused
from kade.server.figures import refusal_told
from kade.server.logs import Place, at_table
from kade.server.phrases import phrase
from kade.server.position import Viewer, statics
from kade.server.reasons import why_not
from kade.server.sockets import HungUp, Socket
from kade.server.table import Table
from kade.server.tables import Tables, seats_of

log = logging.getLogger("kade.server")

PATIENCE = 20.0  # seconds to say hello
PAUSE = 1.0  # seconds until something is tried again that the database did not answer
RATE, BURST = 20.0, 40.0  # messages a second, and at once
CHAT_RATE, CHAT_BURST = 0.5, 6.0  # lines of chat a second, and at once
Deed: TypeAlias = wire.Choose | wire.Undo | wire.Resign | wire.SeatToBot | wire.TakeSeat | wire.Ask | wire.Answer
OTHERS_WAIT = 0.2  # seconds for which those who do not decide let others see first what is new
WAITING = 500  # messages that may wait for a slow client before it is let go


FAILED = Refused("failed", "The server could not do this. Try again.", status=500)


TRY_AGAIN_LATER = 1013


async def hang_up(socket: Socket, code: int, why: str | Refused = "") -> None:
    """Close, after an error that says why if there is one; the client may be gone already."""
    with contextlib.suppress(HungUp):
        if isinstance(why, Refused):
            await socket.send(wire.encode(wire.ErrorMessage(None, why.code, why.message)))
        await socket.close(code, why if isinstance(why, str) else "")


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refused("bad-language", f"The languages here are {', '.join(LANGUAGES)}.")


class Rate:
    """A bucket of messages that fills again with time."""

    def __init__(self, now: float, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self.last = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A watcher of its table. Reading and writing go side by side; only the writer touches what was shown."""

    def __init__(self, socket: Socket, tables: Tables) -> None:
        self.socket = socket
        self.tables = tables
        self.viewer = Viewer(frozenset())
        self.table: Table | None = None
        now = asyncio.get_running_loop().time()
        self.rate, self.chat_rate = Rate(now), Rate(now, CHAT_RATE, CHAT_BURST)
        self._out: deque[wire.ServerMessage] = deque()
        self._presence: wire.Presence | None = None
        self._presence_sent: wire.Presence | None = None
        self._outdated = False  # whether there is more to see than was shown
        self._hurried = False  # whether it asked for its turn to be shown that without patience
        self._turn = False  # whether that turn has come
        self._news = asyncio.Event()

    @property
    def seats(self) -> frozenset[int]:
        return self.viewer.seats

    def notify(self, at_once: bool = False) -> None:
        """Show what is new when it is this viewer's turn. Where many wait, those who decide come first; the others are
        shown a little later what is newest then."""
        hurry = at_once or self._decides()
        if not self._outdated or (hurry and not self._hurried):
            self._outdated, self._hurried = True, hurry
            self.tables.turns.ask(self._take_turn, 0.0 if hurry else OTHERS_WAIT)
        elif self._turn:  # it came before there was a table to show
            self._news.set()

    def _decides(self) -> bool:
        live = None if self.table is None else self.table.live
        return live is None or not self.seats.isdisjoint(live.actors)

    def _take_turn(self) -> bool:
        if self._turn or not self._outdated:
            return False  # it has been called already, since it asked twice
        self._turn = True
        self._news.set()
        return True

    def send(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Presence):
            self._presence = message  # the newest is enough
        elif len(self._out) < 2 * WAITING:  # beyond that only what the next position shows anyway is lost
            self._out.append(message)
        self._news.set()

    # ------------------------------------------------------------------ the course of a connection

    async def run(self, id: str) -> None:
        at_table.set(Place(id))
        writer = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._open(id)
            await self._read()
        except TimeoutError:
            await hang_up(self.socket, 1008, "Nobody said hello.")
        except HungUp:
            pass
        finally:
            if self.table is not None:
                self.table.left(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _open(self, id: str) -> None:
        """Wait for the hello; an unknown table is an error, and the client may hang up."""
        while self.table is None:
            message = await self._hello()
            try:
                table = await self._found(id)
                self._sit(table, message)
                self.send(wire.ChatLines(await table.chat.lines()))
            except Refused as problem:
                self.refuse(None, problem)
            except Exception as problem:
                self.refuse(None, self._told(f"Table {id} could not be opened", problem))

    async def _found(self, id: str) -> Table:
        """The table. While the database cannot be read, the client is told so once, and waits."""
        told = False
        while True:
            try:
                return await self.tables.find(id)
            except self.tables.storage.failures as problem:
                if not told:
                    self.refuse(None, self._told(f"Table {id} could not be opened", problem))
                    told = True
                await asyncio.sleep(PAUSE)

    async def _hello(self) -> wire.Hello:
        """The next hello; whatever else is said before it has to wait."""
        while not isinstance(message := await self._receive(), wire.Hello):
            if isinstance(message, wire.Ping):
                self.send(wire.Pong(message.id))
            else:
                self.refuse(message.id, Refused("hello-first", "Say hello first."))
        return message

    def _sit(self, table: Table, hello: wire.Hello) -> None:
        seats, all_known = seats_of(table, hello.tokens)
        self.viewer = Viewer(seats, hello.have, hello.moments)
        self.table = table
        at_table.set(table.place)
        table.came(self)
        if not all_known:
            self.refuse(None, Refused("foreign-token", "A token opens no seat at this table. You watch."))
        self.notify(at_once=True)

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            try:
                await self._answer(message)
            except Refused as problem:
                self.refuse(getattr(message, "id", None), problem)
                if problem.code == "stale":
                    self.notify(at_once=True)
            except Exception as problem:
                self.refuse(getattr(message, "id", None), self._told("A message was not answered", problem))
                self.notify()

    async def _receive(self) -> wire.ClientMessage:
        """The next message that can be understood; others are answered here."""
        while True:
            text = await self.socket.receive()
            if len(self._out) >= WAITING:
                raise HungUp("The client asks without listening.")
            if not self.rate.take(asyncio.get_running_loop().time()):
                self.refuse(wire.id_of(text), Refused("too-fast", "That was too fast; wait a moment."))
                await asyncio.sleep(1 / RATE)
                continue
            try:
                return wire.decode(text)
            except Refused as problem:
                self.refuse(wire.id_of(text), problem)

    def _told(self, what: str, problem: Exception) -> Refused:
        """What the client is told of something that went wrong here; the log is told more."""
        storage = self.tables.storage
        why = storage.in_words(problem)
        log.error("%s%s", what, f": {why}" if why else "", exc_info=None if why else problem)
        return storage.refusal(problem) or FAILED

    # ------------------------------------------------------------------ answers

    async def _answer(self, message: wire.ClientMessage) -> None:
        assert self.table is not None
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif isinstance(message, wire.Hello):
            raise Refused("garbage", "You have said hello already.")
        elif isinstance(message, wire.Look | wire.AskHands):
            raise Refused("garbage", "Earlier moments are shown at /ws/replay, not at the table.")
        elif isinstance(message, wire.GoTo | wire.ShowMe):
            raise Refused("garbage", "Only a guided game has stops to go to and moves to show.")
        elif isinstance(message, wire.Describe):
            await self._describe(self.table, message)
        else:
            if message.seat not in self.seats:
                raise Refused("wrong-seat", "This seat is not yours.", status=403)
            if isinstance(message, wire.Say):
                if not self.chat_rate.take(asyncio.get_running_loop().time()):
                    raise Refused("too-fast", "That was too fast; wait a moment.")
                await self.table.chat.say(message.seat, message.text)
                return
            if isinstance(message, wire.AskHint):
                await self.table.hint(self, message.id, message.seat)
                return
            if isinstance(message, wire.Observe):
                self.send(await self.table.observe(message.id, message.seat))
                return
            if isinstance(message, wire.AskReason):
                await self._reason(self.table, message)
                return
            number = await self._carry_out(self.table, message)
            live = self.table.live
            self.send(wire.Ack(message.id, number if live is None else live.number_for(self.seats, number)))

    async def _carry_out(self, table: Table, message: Deed) -> int:
        """The number under which it is on disk."""
        if isinstance(message, wire.Choose):
            return await table.decide(message.seat, message.ticket, message.choice)
        if isinstance(message, wire.Undo):
            meant = None if table.live is None else self.viewer.undoes(table.live, message.seat)
            return await table.undo(message.seat if meant is None else meant)
        if isinstance(message, wire.Resign):
            return await table.resign(message.seat)
        if isinstance(message, wire.TakeSeat):
            return await table.take_seat(message.seat)
        if isinstance(message, wire.Ask):
            return await table.ask(message.seat, message.wish, message.about, self.seats)
        if isinstance(message, wire.Answer):
            return await table.answer(message.seat, message.yes, self.seats)
        return await table.seat_to_bot(message.seat, message.bot)

    async def _describe(self, table: Table, message: wire.Describe) -> None:
        """The position in lines of text, for those who do not see the picture."""
        check_language(message.lang)
        async with table.lock:
            await table.load()
            if table.live is None:
                raise Refused("not-started", "The game has not begun: somebody has yet to take a seat.")
            view = table.live.match.state.view(self.viewer.seat_shown(table.live))
            names = [f"{one.name} (bot)" if one.left else one.name or "" for one in table.people()]
            sections = table.game.text(view, message.lang, names)
            self.send(wire.Described(message.id, table.live.number_for(self.seats), sections))

    async def _reason(self, table: Table, message: wire.AskReason) -> None:
        async with table.lock:
            await table.load()
            found = why_not(table.game, table.playing().match.state, message.seat, message.target)
        self.send(wire.Reason(message.id, message.target, None if found is None else phrase(found)))

    def refuse(self, id: wire.MessageId, problem: Refused) -> None:
        say = None if problem.say is None else phrase(problem.say)
        refusal_told(problem.code)
        self.send(wire.ErrorMessage(id, problem.code, problem.message, say))

    # ------------------------------------------------------------------ sending

    async def _write(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._out:
                    await self._write_out(self._out.popleft())
                if (presence := self._presence) is not None:
                    self._presence = None
                    if presence != self._presence_sent:
                        self._presence_sent = presence
                        await self._write_out(presence)
                if self._turn and self.table is not None:
                    self._turn = self._outdated = False
                    await self._show(self.table)
        except HungUp:
            return  # the reader notices too
        except Exception:
            log.exception("A position could not be shown")
            await hang_up(self.socket, 1011)

    async def _show(self, table: Table) -> None:
        """The position of this moment, and before it those on the way that this viewer has not seen."""
        at_table.set(table.place)
        async with table.lock:
            try:
                await table.load()
            except Refused as problem:
                self.refuse(None, problem)
                return
            except self.tables.storage.failures:  # it is shown when the database is back
                asyncio.get_running_loop().call_later(PAUSE, self.notify)
                return
            messages = list(self.viewer.positions(table))
        for message in messages:
            await self._write_out(message)

    async def _write_out(self, message: wire.ServerMessage) -> None:
        if statics.fresh:
            await self.tables.share_pictures()
        await self.socket.send(wire.encode(message))
