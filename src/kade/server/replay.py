"""One socket at a replay: the moments of a game, shown as they are asked for. What may be shown is said in reel.py."""

from __future__ import annotations

from kade.kernel import Record
from kade.server import wire
from kade.server.connection import Connection, check_language
from kade.server.errors import Refused
from kade.server.position import Viewer
from kade.server.records import PREFIX
from kade.server.reel import Reel, of_table
from kade.server.tables import Tables, seats_of


async def find_reel(tables: Tables, id: str, tokens: list[str]) -> tuple[Reel, frozenset[int]]:
    """The game of a table or of a Record, and the seats that these tokens open there."""
    if id.startswith(PREFIX):
        return await tables.records.find(id), frozenset()
    table = await tables.find(id)
    async with table.lock:
        await table.load()
        if table.live is None:
            raise Refused("not-started", "The game has not begun: somebody has yet to take a seat.", status=409)
        own, _ = seats_of(table, tokens)
        return of_table(table, table.live, own), own


async def find_game(tables: Tables, id: str) -> tuple[Reel, Record | None]:
    """The game of a table or of a Record, and its Record if it is over and can be replayed from its beginning."""
    reel, _ = await find_reel(tables, id, [])
    if id.startswith(PREFIX):
        return reel, Record.parse(await tables.records.text(id))
    table = await tables.find(id)
    live = table.live
    return reel, live.record() if live is not None and live.over and live.has_record else None


class ReplayConnection(Connection):
    """Nothing is sent that was not asked for."""

    id = ""
    tokens: list[str]
    _moment = 0
    _shown: tuple[int | None, int, bool] | None = None  # of what the contents were sent: seat, number of moments, open

    async def _open(self, id: str) -> None:
        """Wait for the hello. An unknown game is told at once, and the client may hang up."""
        while True:
            message = await self._receive()
            if isinstance(message, wire.Ping):
                self.send(wire.Pong(message.id))
            elif not isinstance(message, wire.Hello):
                self.refuse(message.id, Refused("hello-first", "Say hello first."))
            else:
                self.id, self.tokens = id, message.tokens
                return

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif isinstance(message, wire.Look):
            await self._look(message)
        elif isinstance(message, wire.AskHands):
            self.send((await find_reel(self.tables, self.id, self.tokens))[0].hands(message.at))
        elif isinstance(message, wire.Describe):
            await self._describe_moment(message)
        else:
            raise Refused("garbage", "In a replay one can look, and nothing else.")

    async def _look(self, message: wire.Look) -> None:
        reel, own = await find_reel(self.tables, self.id, self.tokens)
        reel.check(message.seat, own)
        at = len(reel.frames) - 1 if message.at is None else message.at
        reel.frame(at)
        shown = (message.seat, len(reel.frames), reel.open)
        if self._shown is None or self._shown[0] != message.seat:
            self.viewer = Viewer(frozenset() if message.seat is None else frozenset([message.seat]))
        if self._shown != shown:
            self._shown = shown
            self.send(reel.contents(message.seat, own))
        self._moment = at
        self.send(reel.position(self.viewer, at, message.seat))

    async def _describe_moment(self, message: wire.Describe) -> None:
        """The moment looked at last, in lines of text."""
        check_language(message.lang)
        if self._shown is None:
            raise Refused("look-first", "Look at a moment first.")
        reel, own = await find_reel(self.tables, self.id, self.tokens)
        reel.check(self._shown[0], own)
        view = reel.frame(self._moment).state.view(self._shown[0])
        names = [one.name or f"{one.seat + 1}" for one in reel.people]
        self.send(wire.Described(message.id, self._moment, reel.game.text(view, message.lang, names)))
