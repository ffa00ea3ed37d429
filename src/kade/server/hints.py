"""The hints of one table: what a bot would do in a person's place. One search a seat, given up when play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from kade.server import wire
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Answer, Question
from kade.server.errors import Refused

log = logging.getLogger("kade.server")

NUMBER = 3
"""How many actions are suggested, the best first."""

MOVED_ON = Refused("moved-on", "The game has gone on before the hint was found.", status=409)
NOT_FOUND = Refused("failed", "No hint could be found. Try again.", status=500)


class Asker(Protocol):
    def send(self, message: wire.ServerMessage) -> None: ...

    def refuse(self, id: wire.MessageId, problem: Refused) -> None: ...


@dataclass
class Search:
    """A seat's search at one ticket, and who waits for it: asking again joins, it does not search twice."""

    seat: int
    ticket: str
    question: Question
    askers: list[tuple[Asker, wire.MessageId]] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def report(self, part: float) -> None:
        for asker, id in self.askers:
            asker.send(wire.HintProgress(id, self.seat, part))

    def answer(self, hints: list[wire.Hint]) -> None:
        for asker, id in self.askers:
            asker.send(wire.HintFound(id, self.seat, self.ticket, hints))

    def refuse(self, problem: Refused) -> None:
        for asker, id in self.askers:
            asker.refuse(id, problem)


class Hints:
    """Everything here happens in the server's one thread; only the thinking is elsewhere."""

    def __init__(self, bot_pool: BotPool, limit: float) -> None:
        self.bot_pool = bot_pool
        self.limit = limit
        self._searches: dict[int, Search] = {}

    def ask(self, asker: Asker, id: wire.MessageId, seat: int, ticket: str, question: Question) -> None:
        """The asker gets reports of how far it is, then the hints, or a refusal."""
        search = self._searches.get(seat)
        if search is None or search.ticket != ticket:
            if search is not None:
                self._give_up(search)
            search = self._searches[seat] = Search(seat, ticket, question)
            search.task = asyncio.create_task(self._search(search), name=f"a hint for seat {seat}")
        search.askers.append((asker, id))

    def moved_on(self, ticket: Callable[[int], str | None]) -> None:
        """Give up what nobody can use any more."""
        for search in list(self._searches.values()):
            if search.ticket != ticket(search.seat):
                self._give_up(search)

    def left(self, asker: Asker) -> None:
        """An asker is gone; what nobody waits for is given up."""
        for search in list(self._searches.values()):
            search.askers = [one for one in search.askers if one[0] is not asker]
            if not search.askers:
                self._give_up(search)

    async def close(self) -> None:
        tasks = [search.task for search in self._searches.values() if search.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _give_up(self, search: Search) -> None:
        if search.task is not None:
            search.task.cancel()
        if self._searches.get(search.seat) is search:
            del self._searches[search.seat]
        search.refuse(MOVED_ON)

    async def _search(self, search: Search) -> None:
        answer = Answer()
        try:
            answer = await self.bot_pool.think(search.question, self.limit, search.report)
        except Exception:
            log.exception("A hint could not be looked for")
        if self._searches.get(search.seat) is search:
            del self._searches[search.seat]
        if answer.hints is None:
            search.refuse(NOT_FOUND)
        else:
            search.answer(answer.hints)
