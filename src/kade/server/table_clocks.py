"""The clocks of a table: the one that the rules offer, and the players' own. All is read from the disk and kept there,
so that a restart costs nobody time."""

from __future__ import annotations

import time
from collections.abc import Iterable

import sqlalchemy as sa

from kade.server import clocks, time_storage, wire
from kade.server.chores import CLOCK, write_owed
from kade.server.errors import Refused
from kade.server.live_game import LiveGame
from kade.server.storage import Storage


class TableClocks:
    def __init__(self, id: str, storage: Storage, control: wire.TimeControl | None, seats: Iterable[int]) -> None:
        self._id = id
        self._storage = storage
        self._control = control
        self._seats = list(seats)
        self._clocks: clocks.Clocks = {}
        self._outages: list[clocks.Outage] = []
        self._waited_from: tuple[int, float] = (0, 0.0)  # the entry since which somebody waits, and its time

    # ------------------------------------------------------------------ the clock that the rules offer

    async def read_waiting(self, live: LiveGame | None) -> None:
        """Learn since when somebody waits for the others."""
        since = live.waiting_since if live is not None and live.waiting else 0
        if since and since != self._waited_from[0]:
            self._waited_from = since, await self._storage.written(self._id, since) or time.time()

    def written(self, live: LiveGame, number: int, at: float) -> None:
        """Entries from this number on are on disk since then."""
        if live.waiting and live.waiting_since >= number:
            self._waited_from = live.waiting_since, at

    def waiting(self, live: LiveGame) -> wire.Clock | None:
        """Who waits, how many seconds the rules offer the others, and how many milliseconds of them are left."""
        if not live.clock or not live.waiting:
            return None
        left = self._waited_from[1] + live.clock - time.time()
        return wire.Clock(list(live.waiting), live.clock, max(0, round(1000 * left)))

    # ------------------------------------------------------------------ the players' clocks

    async def read(self, live: LiveGame | None) -> None:
        """When the game begins, they begin."""
        if live is None or self._control is None:
            return
        now, database = time.time(), self._storage.database
        first = clocks.started(self._control, live, self._seats, now)
        soon = clocks.deadline(first, now, ())

        def begin(db: sa.Connection) -> None:
            if time_storage.begin_clocks(db, self._id, first) and soon is not None:
                write_owed(db, self._id, {CLOCK: soon})

        self._outages = await database.read(time_storage.outages)
        self._clocks = await database.read(lambda db: time_storage.read_clocks(db, self._id))
        if not self._clocks:
            await database.write(begin)
            self._clocks = await database.read(lambda db: time_storage.read_clocks(db, self._id))

    def move_on(self, live: LiveGame, before: frozenset[int]) -> None:
        """The game has moved on from where it was the turn of these."""
        if self._control is not None:
            self._clocks = clocks.moved_on(self._control, self._clocks, live, before, time.time(), self._outages)

    def write(self, db: sa.Connection) -> None:
        if self._control is not None:
            time_storage.write_clocks(db, self._id, self._clocks)

    def deadline(self, live: LiveGame) -> float | None:
        """When the first runs out."""
        return None if live.over else clocks.deadline(self._clocks, time.time(), self._outages)

    def out_of_time(self, live: LiveGame) -> list[int]:
        out = [] if live.over or live.paused else clocks.run_out(self._clocks, live, time.time(), self._outages)
        if not out:
            raise Refused("in-time", "Nobody is out of time.", status=409)
        return out

    def shown(self) -> list[wire.SeatClock]:
        now = time.time()
        return [
            wire.SeatClock(seat, max(0, round(1000 * one.at(now, self._outages))), one.since is not None)
            for seat, one in sorted(self._clocks.items())
        ]
