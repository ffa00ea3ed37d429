"""The bots of a table: asked in their turn, at a pace that people can follow, by one worker at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

from kade.bots import row_of
from kade.server import wire
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Question
from kade.server.errors import Refused
from kade.server.live_game import LiveGame
from kade.server.news import Thinking
from kade.server.owed import BOTS

if TYPE_CHECKING:
    from kade.server.table import Table

log = logging.getLogger("kade.server")

HEAR_OUT = 60.0
"""Seconds that bots wait for people to answer each other."""


def imagined(live: LiveGame, seat: int) -> dict[str, Any]:
    """The position with all that the seat may not know dealt anew."""
    return live.match.state.resample(seat, secrets.randbits(62)).to_dict()


def question(live: LiveGame, seat: int, bot: str, keep: str = "", hints: int = 0) -> Question:
    """What a bot is asked in this seat's place."""
    return Question(
        live.game.id,
        live.game.edition,
        imagined(live, seat),
        seat,
        bot,
        secrets.randbits(53),
        row_of(live.match, seat),
        keep,
        hints,
    )


class TableBots:
    def __init__(self, table: Table, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._driver: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """See to it that a bot whose turn it is gets asked, also when somebody comes to look."""
        if self._to_decide() is not None and not self.busy:
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self._table.stored.id}")

    @property
    def busy(self) -> bool:
        return self._driver is not None and not self._driver.done()

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def _to_decide(self) -> int | None:
        """The seat; nobody where bots play among themselves and nobody watches, or while the game is paused."""
        live = self._table.live
        if live is None or live.paused or not (self._table.watchers or live.people):
            return None
        return next((seat for seat in live.actors if seat in live.bots), None)

    async def _drive(self) -> None:
        """Let bots decide as long as it is their turn, unless another worker does."""
        table, pause = self._table, 1.0
        try:
            while (seat := self._to_decide()) is not None:
                try:
                    if not await table.others.chores.take(table.stored.id, BOTS):
                        return
                    await self._let_decide(seat)
                    pause = 1.0
                except Refused as problem:
                    if problem.code not in ("stale", "busy", "paused"):
                        log.error("Table %s, bot in seat %d: %s", table.stored.id, seat, problem)
                        return
                except Exception as problem:
                    why = table.storage.in_words(problem)
                    log.error(
                        "Table %s, bot in seat %d: its decision could not be written. %s",
                        table.stored.id,
                        seat,
                        why or "",
                        exc_info=None if why else problem,
                    )
                    await asyncio.sleep(pause)
                    pause = min(60.0, 2 * pause)
        finally:
            await table.others.chores.release(table.stored.id, BOTS)

    async def _let_decide(self, seat: int) -> None:
        """Think while the pace and the time for second thoughts run; decide when they are over, if it still fits."""
        table = self._table
        async with table.lock:
            await table.load()
            live = table.playing()
            ticket = live.ticket(seat)
            if ticket is None or seat not in live.bots:
                return
            asked = question(live, seat, live.bots[seat], keep=f"{table.stored.id} {seat}")
            legal = [table.game.name(action) for action in live.choices[seat]]
            since = table.last_change
        self._send_thinking(seat, 0.0)
        choice: str | None = legal[0]
        if len(legal) > 1:
            choice = await self._pool.choose(
                asked, table.settings.bot_limit, lambda part: self._send_thinking(seat, part), behind=not table.watchers
            )
        if choice not in legal:
            choice = secrets.choice(legal)
        await self._hold_back(since)
        await table.decide(seat, ticket, choice)

    def _send_thinking(self, seat: int, part: float) -> None:
        table = self._table
        if table.live is not None and table.live.in_secret:
            return  # how often a bot decides before it is done is its secret
        table.others.tell(Thinking(table.stored.id, seat, part))
        self.show_thinking(seat, part)

    def show_thinking(self, seat: int, part: float) -> None:
        for watcher in list(self._table.watchers):
            watcher.send(wire.Thinking(seat, part))

    # ------------------------------------------------------------------ waiting for people

    async def _hold_back(self, since: float) -> None:
        clock, pace = asyncio.get_running_loop(), self._table.settings.bot_pace
        while True:
            wait = max(since + pace - clock.time(), self.undo_open_for(), self._hear_out())
            if wait <= 0:
                return
            await asyncio.sleep(wait)

    def undo_open_for(self) -> float:
        """How long bots still hold back, so that who decided last can undo it; 0 when no bot would."""
        live = self._table.live
        last = None if live is None else live.last_decider()
        if live is None or last is None or self._to_decide() is None or not live.can_undo(last):
            return 0.0
        grace = self._table.settings.bot_grace
        return max(0.0, self._table.last_change + grace - asyncio.get_running_loop().time())

    def _hear_out(self) -> float:
        """How long bots still wait for the answer of somebody who was asked whether a decision may be taken back."""
        asked = None if self._table.live is None else self._table.live.question
        if asked is None or asked.wish != "take-back":
            return 0.0
        return self._table.last_change + HEAR_OUT - asyncio.get_running_loop().time()
