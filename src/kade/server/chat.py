"""What people say at a table: kept, and told to everybody there, also by other workers."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Collection

from kade.server import wire
from kade.server.errors import Refused
from kade.server.news import Said
from kade.server.other_workers import OtherWorkers
from kade.server.presence import Watcher
from kade.server.stored import TableStorage

ZERO_WIDTH_JOINER = "\u200d"
"""It is in signs such as a family's, which are several in one."""
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by name that show nothing: fillers of Hangul, and the sign of Braille without a dot."""
MOST_LINES = 200
"""For somebody who comes."""


def one_line(text: str) -> str:
    """What people write, as it is shown: no control characters, single spaces; nothing if there is nothing to see."""
    plain = "".join(
        " " if letter.isspace() or letter in FILLERS else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or letter == ZERO_WIDTH_JOINER or unicodedata.category(letter)[0] != "C"
    )
    shown = any(unicodedata.category(letter)[0] in "LNPS" for letter in plain)
    return " ".join(plain.split()) if shown else ""


class Chat:
    """Of one table."""

    def __init__(self, id: str, storage: TableStorage, others: OtherWorkers, watchers: Collection[Watcher]) -> None:
        self._id = id
        self._storage = storage
        self._others = others
        self._watchers = watchers
        self._last_line: int | None = None  # that everybody here has
        self._lock = asyncio.Lock()

    async def lines(self) -> list[wire.ChatLine]:
        lines = await self._storage.chat(self._id, MOST_LINES)
        if self._last_line is None:
            self._last_line = lines[-1].n if lines else 0
        return lines

    async def say(self, seat: int, text: str) -> None:
        """Tell everybody at the table, and keep it."""
        plain = one_line(text)
        if not plain:
            raise Refused("nothing-said", "There is nothing in this line.")
        await self._storage.say(self._id, seat, plain)
        self._others.tell(Said(self._id))
        await self.send_new()

    async def send_new(self) -> None:
        """What was said here or at another worker since."""
        async with self._lock:
            lines = await self._storage.chat(self._id, MOST_LINES, self._last_line or 0)
            if lines:
                self._last_line = lines[-1].n
                for watcher in list(self._watchers):
                    watcher.send(wire.ChatLines(lines))
