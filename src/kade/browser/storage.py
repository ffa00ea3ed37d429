"""Tables kept in a browser: keys and bytes. All of them are in memory; what changes is kept before it counts.

A decision writes a key for each entry of the journal and one for the newest position, however long the game is.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from kade.kernel.errors import KadeError
from kade.server.aside import to_the_end
from kade.server.clocks import OUTAGES_KEPT, Clocks, Outage, SeatClock
from kade.server.errors import Refused
from kade.server.journal import Entry
from kade.server.live_game import Seat, Snapshot
from kade.server.owed import CLOCK, Owed
from kade.server.stored import NumberTaken, StoredTable
from kade.server.wire import ChatLine

T = TypeVar("T")
OWED = f"owed/{CLOCK}"
Changes = Mapping[str, bytes | None]
"""By key: what is kept from now on; None: nothing."""
Keep = Callable[[Changes], Awaitable[None]]
"""Returns when all of the changes outlast the page; an error means that none of them does."""

DAMAGED = Refused(
    "unreadable", "What this browser has kept of it is damaged, and cannot be opened any more.", status=410
)
NOT_KEPT = "This browser could not keep it: there is no room left for this site, or it may not keep anything."


class NotKept(KadeError):
    """The browser kept nothing of it."""


class _Line(msgspec.Struct):
    """An entry of a journal, and when it was written."""

    entry: Entry
    written: float


class _Record(msgspec.Struct):
    text: str
    used: float


class _Analysis(msgspec.Struct):
    asked: float
    total: int
    head: dict[str, Any]


class KeptStorage:
    """What stored.py asks for. Nobody else writes here."""

    shared = False
    failures: tuple[type[Exception], ...] = (NotKept,)

    def __init__(self, saved: Mapping[str, bytes], keep: Keep) -> None:
        self._kept: dict[str, dict[str, bytes]] = {}  # by what stands before the last slash of a key, and after it
        for key, value in saved.items():
            self._put(key, bytes(value))
        self._keep = keep
        self._lock = asyncio.Lock()
        self._trouble: str | None = None

    def in_words(self, problem: BaseException) -> str | None:
        return str(problem) if isinstance(problem, NotKept) else None

    def refusal(self, problem: BaseException) -> Refused | None:
        return Refused("disk-full", f"{problem} Nothing was changed.", status=503) if self.in_words(problem) else None

    async def trouble(self) -> str | None:
        return self._trouble

    async def close(self) -> None:
        """Everything is kept already."""

    # ------------------------------------------------------------------ keys and bytes

    def _put(self, key: str, value: bytes | None) -> None:
        folder, _, name = key.rpartition("/")
        if value is not None:
            self._kept.setdefault(folder, {})[name] = value
        else:
            self._names(folder).pop(name, None)

    def _names(self, folder: str) -> dict[str, bytes]:
        return self._kept.get(folder, {})

    def _has(self, key: str) -> bool:
        folder, _, name = key.rpartition("/")
        return name in self._names(folder)

    def _get(self, key: str, kind: type[T]) -> T | None:
        folder, _, name = key.rpartition("/")
        found = self._names(folder).get(name)
        try:
            return None if found is None else msgspec.json.decode(found, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise DAMAGED from None

    def _row(self, folder: str, kind: type[T], after: int = 0) -> list[tuple[int, T]]:
        """What is kept in a folder under numbers after this one, in their order."""
        numbers = sorted(int(name) for name in self._names(folder) if name.isdecimal())
        return [(number, self._one(f"{folder}/{number}", kind)) for number in numbers if number > after]

    def _one(self, key: str, kind: type[T]) -> T:
        found = self._get(key, kind)
        assert found is not None
        return found

    def _sound(self, folder: str, kind: type[T]) -> dict[str, T]:
        """What is kept in a folder by name; what is damaged is left out, so that it stands in nobody's way."""
        found = {}
        for name in self._names(folder):
            with contextlib.suppress(Refused):
                found[name] = self._one(f"{folder}/{name}", kind)
        return found

    async def _write(self, change: Callable[[], dict[str, Any]]) -> None:
        """Find out what changes, one after the other, and keep it: values as JSON, None deletes."""
        await to_the_end(asyncio.ensure_future(self._commit(change)))

    async def _commit(self, change: Callable[[], dict[str, Any]]) -> None:
        async with self._lock:
            changes = {key: None if new is None else msgspec.json.encode(new) for key, new in change().items()}
            if not changes:
                return
            try:
                await self._keep(changes)
            except Exception as problem:
                self._trouble = f"{NOT_KEPT} ({problem})"
                raise NotKept(NOT_KEPT) from None
            self._trouble = None
            for key, new in changes.items():
                self._put(key, new)

    # ------------------------------------------------------------------ tables and seats

    async def create(
        self,
        table: StoredTable,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
        record: str | None = None,
    ) -> None:
        await self._write(
            lambda: {f"table/{table.id}": table, **_played(table.id, 1, entries, snapshot, record, time.time())}
        )

    async def find(self, id: str) -> StoredTable | None:
        return self._get(f"table/{id}", StoredTable)

    async def _change(self, id: str, change: Callable[[StoredTable], StoredTable]) -> bool:
        """Whether there was anything to change."""
        changed = False

        def work() -> dict[str, Any]:
            nonlocal changed
            before = self._one(f"table/{id}", StoredTable)
            after = change(before)
            changed = after != before
            return {f"table/{id}": after} if changed else {}

        await self._write(work)
        return changed

    async def _seats(self, id: str, change: Callable[[Seat], Seat]) -> bool:
        return await self._change(id, lambda table: replace(table, seats=tuple(map(change, table.seats))))

    async def sit_down(self, id: str, seat: Seat) -> bool:
        def sat(one: Seat) -> Seat:
            free = one.seat == seat.seat and not one.taken and one.kept_for == seat.kept_for
            return replace(one, name=seat.name, token_hash=seat.token_hash, kept_for=None) if free else one

        return await self._seats(id, sat)

    async def free(self, id: str, seat: int) -> None:
        await self._seats(
            id, lambda one: replace(one, name="", kept_for=None) if one.seat == seat and not one.taken else one
        )

    async def set_away(self, id: str, seats: frozenset[int], since: float | None) -> None:
        await self._seats(id, lambda one: replace(one, away_since=since) if one.seat in seats else one)

    async def set_rematch(self, id: str, rematch: str, by: int) -> bool:
        return await self._change(
            id, lambda table: replace(table, rematch=rematch, rematch_by=by) if table.rematch is None else table
        )

    # ------------------------------------------------------------------ the journal

    async def append(
        self,
        id: str,
        number: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        record: str | None = None,
        owed: Owed | None = None,
        clocks: Clocks | None = None,
        asked: frozenset[int] = frozenset(),
        notice_delay: float = 0.0,
    ) -> float:
        now = time.time()

        def work() -> dict[str, Any]:
            if self._has(f"journal/{id}/{number}"):
                raise NumberTaken(f"Entry {number} of this table is written already.")
            changes = _played(id, number, entries, snapshot, record, now)
            if clocks is not None:
                changes[f"clocks/{id}"] = clocks
            return {**changes, **_owed(id, owed or {})}

        await self._write(work)
        return now

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, Entry]]:
        lines = self._row(f"journal/{id}", _Line, after)
        if [number for number, _ in lines] != list(range(after + 1, after + 1 + len(lines))):
            raise DAMAGED
        return [(number, line.entry) for number, line in lines]

    async def written(self, id: str, number: int) -> float | None:
        line = self._get(f"journal/{id}/{number}", _Line)
        return None if line is None else line.written

    async def begin(self, id: str, snapshot: Snapshot) -> None:
        await self._write(lambda: {} if self._has(f"snapshot/{id}") else {f"snapshot/{id}": snapshot})

    async def snapshot(self, id: str) -> Snapshot | None:
        return self._get(f"snapshot/{id}", Snapshot)

    async def final_record(self, id: str) -> str | None:
        return self._get(f"final/{id}", str)

    async def turn_begins(self, id: str, seats: frozenset[int], delay: float) -> None:
        """Nobody is told: the page is open, or nothing runs at all."""

    async def owe(self, id: str, owed: Owed) -> None:
        await self._write(lambda: _owed(id, owed))

    def due(self, now: float) -> list[str]:
        """The tables at which somebody's time is over."""
        return [id for id, soon in self._sound(OWED, float).items() if soon <= now]

    # ------------------------------------------------------------------ clocks

    async def clocks(self, id: str) -> Clocks:
        return self._get(f"clocks/{id}", dict[int, SeatClock]) or {}

    async def begin_clocks(self, id: str, clocks: Clocks, soon: float | None) -> None:
        def work() -> dict[str, Any]:
            if self._has(f"clocks/{id}"):
                return {}
            return {f"clocks/{id}": clocks, **_owed(id, {} if soon is None else {CLOCK: soon})}

        await self._write(work)

    async def outages(self) -> list[Outage]:
        return self._sound("time", list[Outage]).get("outages", [])

    async def beat(self, now: float) -> None:
        """Nobody needs to know while no clock runs."""
        await self._write(lambda: {"time/heartbeat": now} if self._names(OWED) else {})

    async def begin_serving(self, now: float, silence: float) -> None:
        def work() -> dict[str, Any]:
            if not self._names("clocks"):
                return {}
            last = self._sound("time", float).get("heartbeat", now)
            past = [one for one in self._sound("time", list[Outage]).get("outages", []) if one[1] >= now - OUTAGES_KEPT]
            new = [] if now - last <= silence else [(last, now)]
            return {"time/heartbeat": now, "time/outages": [*past, *new]}

        await self._write(work)

    # ------------------------------------------------------------------ chat

    async def say(self, id: str, seat: int, text: str) -> None:
        def work() -> dict[str, Any]:
            number = 1 + max((number for number, _ in self._row(f"chat/{id}", ChatLine)), default=0)
            return {f"chat/{id}/{number}": ChatLine(number, seat, text)}

        await self._write(work)

    async def chat(self, id: str, most: int, after: int = 0) -> list[ChatLine]:
        return [line for _, line in self._row(f"chat/{id}", ChatLine, after)][-most:]

    # ------------------------------------------------------------------ Records that people brought, and analyses

    async def keep_record(self, id: str, game: str, text: str, most: int) -> None:
        def work() -> dict[str, Any]:
            used = {one: record.used for one, record in self._sound("record", _Record).items() if one != id}
            oldest = sorted(used, key=lambda one: used[one])[: max(0, len(used) + 1 - most)]
            gone = [key for one in oldest for key in (f"record/{one}", *self._of_analysis(one))]
            return {**dict.fromkeys(gone), f"record/{id}": _Record(text, time.time())}

        await self._write(work)

    async def record(self, id: str) -> str | None:
        found = self._get(f"record/{id}", _Record)
        if found is None:
            return None
        await self._write(lambda: {f"record/{id}": _Record(found.text, time.time())})
        return found.text

    def _of_analysis(self, id: str) -> list[str]:
        judged = [f"judged/{id}/{number}" for number in self._names(f"judged/{id}")]
        return [*judged, f"analysis/{id}"]

    async def begin_analysis(self, id: str, head: dict[str, Any], total: int) -> None:
        await self._write(
            lambda: {**dict.fromkeys(self._of_analysis(id)), f"analysis/{id}": _Analysis(time.time(), total, head)}
        )

    async def keep_judged(self, id: str, number: int, decision: dict[str, Any]) -> None:
        await self._write(lambda: {f"judged/{id}/{number}": decision})

    async def analysis(self, id: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        found = self._get(f"analysis/{id}", _Analysis)
        if found is None:
            return None
        return found.head, [one for _, one in self._row(f"judged/{id}", dict[str, Any], -1)]

    async def unfinished_analyses(self) -> list[str]:
        asked = self._sound("analysis", _Analysis)
        missing = [id for id, one in asked.items() if len(self._names(f"judged/{id}")) < one.total]
        return sorted(missing, key=lambda id: asked[id].asked)


def _played(
    id: str, number: int, entries: Sequence[Entry], snapshot: Snapshot | None, record: str | None, now: float
) -> dict[str, Any]:
    """Entries from `number` on, and what they led to."""
    changes: dict[str, Any] = {f"journal/{id}/{number + i}": _Line(entry, now) for i, entry in enumerate(entries)}
    if snapshot is not None:
        changes[f"snapshot/{id}"] = snapshot
    return changes if record is None else {**changes, f"final/{id}": record}


def _owed(id: str, owed: Owed) -> dict[str, Any]:
    """Clocks alone: bots are asked when somebody opens their table, and there is nobody to send a notice to."""
    return {f"{OWED}/{id}": owed[CLOCK]} if CLOCK in owed else {}
