"""The clocks of a table: the one that the rules offer, and the players' own. All is read from the disk and kept there,
so that a restart costs nobody time."""

from __future__ import annotations

import time
from collections.abc import Iterable

from kade.server import clocks, wire
from kade.server.errors import Refused
from kade.server.live_game import LiveGame
from kade.server.stored import TableStorage


class TableClocks:
    def __init__(self, id: str, storage: TableStorage, control: wire.TimeControl | None, seats: Iterable[int]) -> None:
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
        now = time.time()
        first = clocks.started(self._control, live, self._seats, now)
        self._outages = await self._storage.outages()
        self._clocks = await self._storage.clocks(self._id)
        if not self._clocks:
            await self._storage.begin_clocks(self._id, first, clocks.deadline(first, now, ()))
            self._clocks = await self._storage.clocks(self._id)

    def move_on(self, live: LiveGame, before: frozenset[int]) -> None:
        """The game has moved on from where it was the turn of these."""
        if self._control is not None:
            self._clocks = clocks.moved_on(self._control, self._clocks, live, before, time.time(), self._outages)

    @property
    def to_write(self) -> clocks.Clocks | None:
        """What is written with an entry."""
        return None if self._control is None else self._clocks

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
