"""Records that people brought: checked by the rules, kept under an id of their own, opened as replays."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b

import kade
from kade.display.game import Game
from kade.kernel import Record
from kade.kernel.errors import KadeError
from kade.server.aside import aside
from kade.server.errors import Refused
from kade.server.reel import Reel, of_record
from kade.server.stored import TableStorage

PREFIX = "r-"
MOST = 500
"""Records that are kept; when another comes, the one that nobody has opened for longest goes."""
MOST_DECISIONS = 5000
IN_MEMORY = 8


def _id(text: str) -> str:
    """The same Record has the same id, whoever brings it and however often."""
    return PREFIX + blake2b(text.encode(), digest_size=12).hexdigest()


class Records:
    """Those opened last are in memory as reels. One is checked at a time, beside the tables and not in their way."""

    def __init__(self, storage: TableStorage) -> None:
        self.storage = storage
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._lock = asyncio.Lock()

    async def keep(self, text: str) -> Reel:
        """Check a Record from its first line to its last, and keep it; a Refused says what is wrong with it."""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").strip() + "\n"
        async with self._lock:
            reel = await self._checked(_id(text), text)
            await self.storage.keep_record(reel.id, reel.game.id, text, MOST)
        return reel

    async def text(self, id: str) -> str:
        found = await self.storage.record(id) if id.isascii() and id.isprintable() and len(id) <= 32 else None
        if found is None:
            raise Refused("no-table", "This Record is not here, or not any more.", status=404)
        return found

    async def find(self, id: str) -> Reel:
        async with self._lock:
            if id in self._reels:
                self._reels.move_to_end(id)
                return self._reels[id]
            return await self._checked(id, await self.text(id))

    async def _checked(self, id: str, text: str) -> Reel:
        if id not in self._reels:
            self._reels[id] = await aside(_reel, id, text)
            if len(self._reels) > IN_MEMORY:
                self._reels.popitem(last=False)
        return self._reels[id]


def check_rules(what: str, played: int, game: Game) -> None:
    """Refuse what was played under other rules than those we have."""
    if played != game.rules:
        raise Refused(
            "other-version",
            f"This {what} was played under rules {played} of {game.id}; this version has rules {game.rules}.",
        )


def _reel(id: str, text: str) -> Reel:
    try:
        record = Record.parse(text)
    except KadeError as problem:
        raise Refused("bad-record", str(problem)) from None
    if len(record.decisions) > MOST_DECISIONS:
        raise Refused("too-long", f"A Record may have {MOST_DECISIONS} decisions; this one has more.")
    try:
        game = kade.load(record.game)
    except KadeError as problem:
        raise Refused("unknown-game", str(problem)) from None
    check_rules("Record", record.rules, game)
    try:
        return of_record(id, record)
    except KadeError as problem:
        raise Refused("bad-record", str(problem)) from None
