"""One socket at one table: what comes in is checked and answered, what happens is sent out. It survives any message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kade.kernel.game import LANGUAGES
from kade.server.position import Viewer
from kade.server.table import Table
from kade.server.tables import Tables, seats_of
from kade.server.wire import (
    AskHint,
    Choose,
    ClientMessage,
    Describe,
    Hello,
    Ping,
    Refused,
    Resign,
    SeatToBot,
    Undo,
    decode,
    id_of,
    phrase,
)

log = logging.getLogger("kade.server")

PATIENCE = 20.0        # seconds to say hello
RATE, BURST = 20.0, 40.0  # messages a second, and at once
WAITING = 500          # messages that may wait for a slow client before it is let go


FAILED = Refused("failed", "The server could not do this. Try again.", status=500)


class Rate:
    """A bucket of messages that fills again with time."""

    def __init__(self, now: float) -> None:
        self.left = BURST
        self.then = now

    def take(self, now: float) -> bool:
        self.left = min(BURST, self.left + (now - self.then) * RATE)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A watcher of its table. Reading and writing go side by side; only the writer touches what was shown."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables) -> None:
        self.socket = socket
        self.tables = tables
        self.viewer = Viewer(frozenset())
        self.table: Table | None = None
        self.rate = Rate(asyncio.get_running_loop().time())
        self._out: deque[dict[str, Any]] = deque()
        self._look = False
        self._news = asyncio.Event()

    @property
    def seats(self) -> frozenset[int]:
        return self.viewer.seats

    def poke(self) -> None:
        self._look = True
        self._news.set()

    def tell(self, message: dict[str, Any]) -> None:
        if len(self._out) < 2 * WAITING:  # beyond that only what the next position shows anyway is lost
            self._out.append(message)
        self._news.set()

    # ------------------------------------------------------------------ the course of a connection

    async def run(self, id: str) -> None:
        writer = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._open(id)
            await self._read()
        except TimeoutError:
            await self.socket.close(code=1008, reason="Nobody said hello.")
        except WebSocketDisconnect:
            pass
        finally:
            if self.table is not None:
                self.table.watchers.discard(self)
                self.table.hints.left(self)
                self.table.tell_presence()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _open(self, id: str) -> None:
        """Wait for the hello; an unknown table is told of, and the client may hang up."""
        while self.table is None:
            said = await self._hear()
            if isinstance(said, Ping):
                self.tell({"type": "pong", "id": said.id})
            elif not isinstance(said, Hello):
                self.refuse(said.id, Refused("hello-first", "Say hello first."))
            else:
                try:
                    self._sit(await self.tables.find(id), said)
                except Refused as problem:
                    self.refuse(None, problem)
                except Exception:
                    log.exception("Table %s could not be opened", id)
                    self.refuse(None, FAILED)

    def _sit(self, table: Table, hello: Hello) -> None:
        seats, all_known = seats_of(table, hello.tokens)
        self.viewer = Viewer(seats, hello.have)
        self.table = table
        table.watchers.add(self)
        if not all_known:
            self.refuse(None, Refused("foreign-token", "A token opens no seat at this table. You watch."))
        self.poke()
        table.tell_presence()

    async def _read(self) -> None:
        while True:
            said = await self._hear()
            try:
                await self._answer(said)
            except Refused as problem:
                self.refuse(getattr(said, "id", None), problem)
                if problem.code == "stale":
                    self.poke()
            except Exception:
                log.exception("A message was not answered")
                self.refuse(getattr(said, "id", None), FAILED)
                self.poke()

    async def _hear(self) -> ClientMessage:
        """The next message that can be understood; others are answered here."""
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(self._out) >= WAITING:
                raise WebSocketDisconnect(detail="The client asks without listening.", code=1008)
            if not self.rate.take(asyncio.get_running_loop().time()):
                self.refuse(id_of(text), Refused("too-fast", "That was too fast; wait a moment."))
                await asyncio.sleep(1 / RATE)
                continue
            try:
                return decode(text)
            except Refused as problem:
                self.refuse(id_of(text), problem)

    # ------------------------------------------------------------------ answers

    async def _answer(self, said: ClientMessage) -> None:
        assert self.table is not None
        if isinstance(said, Ping):
            self.tell({"type": "pong", "id": said.id})
        elif isinstance(said, Hello):
            raise Refused("garbage", "You have said hello already.")
        elif isinstance(said, Describe):
            await self._describe(self.table, said)
        else:
            if said.seat not in self.seats:
                raise Refused("wrong-seat", "This seat is not yours.", status=403)
            if isinstance(said, AskHint):
                await self.table.hint(self, said.id, said.seat)
                return
            self.tell({"type": "ack", "id": said.id, "number": await self._carry_out(self.table, said)})

    async def _carry_out(self, table: Table, said: Choose | Undo | Resign | SeatToBot) -> int:
        """The number under which it is on disk."""
        if isinstance(said, Choose):
            return await table.decide(said.seat, said.ticket, said.choice)
        if isinstance(said, Undo):
            meant = None if table.live is None else self.viewer.undoes(table.live, said.seat)
            return await table.undo(said.seat if meant is None else meant)
        if isinstance(said, Resign):
            return await table.resign(said.seat)
        return await table.seat_to_bot(said.seat, said.bot)

    async def _describe(self, table: Table, said: Describe) -> None:
        """The position in lines of text, for those who do not see the picture."""
        if said.lang not in LANGUAGES:
            raise Refused("bad-language", f"The languages here are {', '.join(LANGUAGES)}.")
        async with table.lock:
            await table.load()
            if table.live is None:
                raise Refused("not-started", "The game has not begun: somebody has yet to take a seat.")
            view = table.live.match.state.view(self.viewer.looks_from(table.live))
            names = [seat.name for seat in table.stored.seats]
            sections = table.game.text(view, said.lang, names)
            self.tell({"type": "described", "id": said.id, "number": table.live.number, "sections": sections})

    def refuse(self, id: Any, problem: Refused) -> None:
        message = {"type": "error", "id": id, "code": problem.code, "message": problem.message}
        if problem.say is not None:
            message["say"] = phrase(problem.say)
        self.tell(message)

    # ------------------------------------------------------------------ sending

    async def _write(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._out:
                    await self._send(self._out.popleft())
                if self._look and self.table is not None:
                    self._look = False
                    await self._show(self.table)
        except WebSocketDisconnect:
            return  # the reader notices too
        except Exception:
            log.exception("A position could not be shown")
            await self.socket.close(code=1011)

    async def _show(self, table: Table) -> None:
        """The position of this moment: where several came quickly, the last one with all that happened."""
        async with table.lock:
            try:
                await table.load()
            except Refused as problem:
                self.refuse(None, problem)
                return
            message = self.viewer.position(table)
        await self._send(message)

    async def _send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        try:
            await self.socket.send_data(text, mode="text")
        except RuntimeError:
            raise WebSocketDisconnect(detail="The client is gone.") from None
