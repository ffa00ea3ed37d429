"""Looking back at finished games: asked for once, judged in the background decision by decision, kept with the game."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace
from typing import Literal

from kade.analysis import Analysis, Judged
from kade.analysis.judge import Question as Past
from kade.analysis.reasons import phrase as as_phrase
from kade.analysis.report import LESS, SURE, BadAnalysis
from kade.analysis.run import begun
from kade.analysis.uncertainty import uncertainty
from kade.kernel import Record
from kade.kernel.errors import KadeError
from kade.server import bodies
from kade.server.aside import aside
from kade.server.bot_pool import BotPool
from kade.server.bot_worker import Question
from kade.server.errors import Refused
from kade.server.owed import LOOKING_BACK, Chore, ChoreList
from kade.server.phrases import phrase, players
from kade.server.position import wire_result
from kade.server.reel import Reel
from kade.server.stored import TableStorage

log = logging.getLogger("kade.server")

LONGEST = 300.0
"""Seconds for one decision; one that takes longer is passed over."""
BOT = "search"
"""Whose strength the judgement has, for the queue of questions."""
IN_MEMORY = 16
MOST_WAITING = 200

Found = Callable[[str], Awaitable[tuple[Reel, Record | None]]]
"""Finds a game by the id of its table or Record; the Record only of a game that is over and can be replayed."""


@dataclass
class LookedAt:
    """A game that is being looked through, or was."""

    reel: Reel
    whole: Analysis
    missing: list[Past]


class Analyses:
    """One game after the other, in the order in which they were asked for. Each is one worker's chore."""

    def __init__(self, find: Found, storage: TableStorage, effort: str, chores: ChoreList, pool: BotPool) -> None:
        self.find = find
        self.storage = storage
        self.chores = chores
        self.shared = storage.shared
        self.effort = effort
        self.pool = pool
        self._games: OrderedDict[str, LookedAt] = OrderedDict()
        self._queue: list[str] = []
        self._work: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def resume(self) -> None:
        """Go on with what was asked for before the server stopped."""
        for id in await self.storage.unfinished_analyses():
            self._enqueue(id)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self.pool.close()

    # ------------------------------------------------------------------ asking and looking

    async def ask(self, id: str) -> bodies.GameAnalysis:
        """Begin, unless somebody has asked for it already; how far it has come."""
        async with self._lock:
            game = await self._known(id) or await self._begun(id)
        if not game.whole.done:
            self._enqueue(id)
        return self._report(id, game, 0)

    async def look(self, id: str, after: int) -> bodies.GameAnalysis:
        """How far it has come, with the decisions that came after so many."""
        async with self._lock:
            game = await self._known(id)
        if game is None:
            reel, _ = await self._finished(id)
            return bodies.GameAnalysis("none", 0, 0, reel.frames[-1].turn, 0, 0, 0.0, None, [], [], [])
        return self._report(id, game, max(0, after))

    async def _finished(self, id: str) -> tuple[Reel, Record | None]:
        reel, record = await self.find(id)
        if not reel.open or reel.result is None:
            raise Refused("not-over", "A game can be analysed when it is over.", status=409)
        return reel, record

    async def _known(self, id: str) -> LookedAt | None:
        """From memory, or from disk: what another worker looks through goes on there."""
        ours = id in self._queue or not self.shared
        if id in self._games and (ours or self._games[id].whole.done):
            self._games.move_to_end(id)
            return self._games[id]
        kept = await self.storage.analysis(id)
        if kept is None:
            return None
        try:
            whole = Analysis.from_dict({**kept[0], "decisions": kept[1]})
        except BadAnalysis:
            return None
        if whole.done or not ours:
            return self._remembered(id, LookedAt((await self._finished(id))[0], whole, []))
        return await self._begun(id, whole) if whole.effort == self.effort else None

    async def _begun(self, id: str, before: Analysis | None = None) -> LookedAt:
        """Anew, or where it was left."""
        if len(self._queue) >= MOST_WAITING:
            raise Refused("busy", "Too many games are being looked through. Try again later.", status=503)
        reel, record = await self._finished(id)
        if record is None:
            raise Refused("no-record", "This game cannot be analysed: its Record is not complete.", status=410)
        try:
            whole, questions = await aside(begun, record, self.effort)
        except KadeError as problem:
            raise Refused("no-analysis", str(problem), status=409) from None
        if before is None:
            await self.storage.begin_analysis(id, whole.to_dict(), whole.total)
        else:
            whole = before
        judged = {one.number for one in whole.decisions}
        return self._remembered(id, LookedAt(reel, whole, [one for one in questions if one.number not in judged]))

    def _remembered(self, id: str, game: LookedAt) -> LookedAt:
        self._games[id] = game
        for old in [one for one in self._games if one not in self._queue and one != id]:
            if len(self._games) > IN_MEMORY:
                del self._games[old]
        return game

    # ------------------------------------------------------------------ the work

    def _enqueue(self, id: str) -> None:
        if id not in self._queue:
            self._queue.append(id)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._through_all(), name="looking back")

    async def _through_all(self) -> None:
        while self._queue:
            id = self._queue[0]
            try:
                if await self.chores.take(id, LOOKING_BACK):
                    await self._go_on_with(id)
                    await self.chores.done(id, LOOKING_BACK)
            except Refused as problem:
                log.warning("The game %s cannot be looked through: %s", id, problem)
            except Exception:
                log.exception("The game %s could not be looked through", id)
            self._queue.remove(id)

    async def _go_on_with(self, id: str) -> None:
        if self.shared:
            self._games.pop(id, None)  # another worker may have come further
        async with self._lock:
            game = await self._known(id)
        if game is not None:
            await self._through(id, game)

    async def see_to(self, chore: Chore) -> None:
        """Go on with what a worker that crashed has left."""
        self._enqueue(chore.id)

    async def _through(self, id: str, game: LookedAt) -> None:
        while game.missing:
            past = game.missing[0]
            question = Question(past.game, {}, {}, past.seat, BOT, past.seed, past=past)
            answer = await self.pool.think(question, LONGEST, behind=True)
            judged = answer.judged or _passed_over(past)
            await self.storage.keep_judged(id, judged.number, asdict(judged))
            game.whole = replace(game.whole, decisions=[*game.whole.decisions, judged])
            game.missing.pop(0)

    # ------------------------------------------------------------------ what is sent

    def _report(self, id: str, game: LookedAt, after: int) -> bodies.GameAnalysis:
        whole, reel = game.whole, game.reel
        before = self._queue.index(id) if id in self._queue else 0
        working: Literal["waiting", "running", "stopped"]
        working = "waiting" if before else "running" if id in self._queue or self.shared else "stopped"
        last = whole.decisions[-1].number if whole.decisions else None
        assert reel.result is not None
        return bodies.GameAnalysis(
            "done" if whole.done else working,
            before,
            0 if last is None else reel.frames[last + 1].turn,
            reel.frames[-1].turn,
            len(whole.decisions),
            whole.total,
            round(whole.noise, 2),
            wire_result(reel.game, reel.result, reel.resigned),
            _curve(reel, whole),
            [_decision(reel, one) for one in whole.decisions[after:]],
            [
                bodies.LuckShare(one.seat, one.lead, round(one.decisions, 2), round(one.luck, 2), round(one.error, 2))
                for one in whole.shares()
            ],
        )


def _passed_over(past: Past) -> Judged:
    """A decision about which nothing could be found out."""
    return Judged(past.number, past.turn, past.seat, past.played, past.played, 0, [], 0.0, 0.0, "not-judged")


def _curve(reel: Reel, whole: Analysis) -> list[bodies.Estimate]:
    """One estimate a turn, in turns as the replay counts them: what was expected before its first decision."""
    found: dict[int, bodies.Estimate] = {}
    last = reel.frames[-1].turn + 1
    for point in whole.curve[:-1]:
        turn = reel.frames[point.number + 1].turn
        off = uncertainty(whole.game, (turn - 1) / (last - 1))
        estimate = bodies.Estimate(point.number, turn, point.points, round(off.points, 1), round(off.lead, 1))
        found.setdefault(turn, estimate)
    end = whole.curve[-1]
    return [*found.values(), bodies.Estimate(end.number, last, end.points, 0.0, 0.0)]


def _decision(reel: Reel, one: Judged) -> bodies.AnalysedDecision:
    state = reel.frames[one.number].state
    view, names = state.view(one.seat), players(state.seats)
    worths = [(worth.action, worth.behind, worth.error) for worth in one.worths] or [(one.played, 0.0, 0.0)]
    return bodies.AnalysedDecision(
        one.number,
        reel.frames[one.number + 1].turn,
        one.seat,
        one.grade,
        one.cost,
        one.error,
        one.lead if one.lead > max(LESS, SURE * one.lead_error) else 0.0,
        [action for action, _, _ in worths].index(one.played),
        [
            bodies.AnalysedOption(
                phrase(reel.game.offer(action, view, names)), reel.game.target(action, view), max(0.0, behind), error
            )
            for action, behind, error in worths
        ],
        [phrase(as_phrase(kept)) for kept in one.reasons],
    )
