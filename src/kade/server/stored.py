"""What is kept of tables, and what is asked of whatever keeps it: a database (storage.py), a browser (kade.browser)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kade.kernel.errors import KadeError
from kade.server.clocks import Clocks, Outage
from kade.server.errors import Refused
from kade.server.journal import Entry
from kade.server.live_game import Seat, Snapshot
from kade.server.owed import Owed
from kade.server.wire import ChatLine, TimeControl


class NumberTaken(KadeError):
    """Somebody else has written an entry of that number."""


@dataclass(frozen=True)
class StoredTable:
    """What is stored of a table beside its journal. The seed is secret while the game runs, the key always."""

    id: str
    game: str
    edition: dict[str, Any]
    options: dict[str, Any]
    seed: int
    key: bytes
    seats: tuple[Seat, ...]
    hints: bool | None = None
    """Whether people may ask what a bot would do; None: where nobody plays against another person."""
    rematch: str | None = None
    """The table at which the same people play again, and the seat that asked for it."""
    rematch_by: int | None = None
    start: str | None = None
    """The position at which the game begins, if it is not the beginning."""
    clock: TimeControl | None = None


class TableStorage(Protocol):
    """Every method is one transaction: all of it is kept when it returns, or nothing."""

    @property
    def shared(self) -> bool:
        """Whether other servers may write to it at the same time."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when nothing can be read or written now."""

    def in_words(self, problem: BaseException) -> str | None:
        """What is wrong and what helps, for the host; nothing when it is not about storage."""

    def refusal(self, problem: BaseException) -> Refused | None:
        """The same for players."""

    async def trouble(self) -> str | None:
        """Why nothing can be written now, if so."""

    async def close(self) -> None: ...

    # ------------------------------------------------------------------ tables and seats

    async def create(
        self,
        table: StoredTable,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
        record: str | None = None,
    ) -> None:
        """A new table, with what was played elsewhere before, if anything."""

    async def find(self, id: str) -> StoredTable | None: ...

    async def sit_down(self, id: str, seat: Seat) -> bool:
        """Take an open seat, or the one that is kept for this person; False when somebody was faster."""

    async def free(self, id: str, seat: int) -> None:
        """Keep an open seat for nobody any more."""

    async def set_away(self, id: str, seats: frozenset[int], since: float | None) -> None:
        """Write down since when the players of these seats are away, or that they are back."""

    async def set_rematch(self, id: str, rematch: str, by: int) -> bool:
        """Write down at which table the same people play again; False when there is one already."""

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
        """Write entries from `number` on, with them the snapshot, what is owed now, the clocks, that `asked` are to be
        told of their turn after a while, and at the end the Record: all or nothing. NumberTaken: read again first. The
        answer is when they were written."""

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, Entry]]: ...

    async def written(self, id: str, number: int) -> float | None:
        """When an entry was written, in seconds of the wall's clock."""

    async def begin(self, id: str, snapshot: Snapshot) -> None:
        """Keep the position in which a game begins, unless it has gone on already."""

    async def snapshot(self, id: str) -> Snapshot | None: ...

    async def final_record(self, id: str) -> str | None:
        """The Record of a table whose game is over, as it was written then."""

    async def turn_begins(self, id: str, seats: frozenset[int], delay: float) -> None:
        """It is the turn of these: whoever wants to be told is, after a while."""

    async def owe(self, id: str, owed: Owed) -> None: ...

    # ------------------------------------------------------------------ clocks

    async def clocks(self, id: str) -> Clocks: ...

    async def begin_clocks(self, id: str, clocks: Clocks, soon: float | None) -> None:
        """When the game begins, unless it has begun already; `soon` is when the first runs out."""

    async def outages(self) -> list[Outage]:
        """When no server ran, which costs nobody time."""

    async def beat(self, now: float) -> None:
        """A server is running."""

    async def begin_serving(self, now: float, silence: float) -> None:
        """A server starts. If the last beat is older than `silence`, none ran since: that is an outage."""

    # ------------------------------------------------------------------ chat

    async def say(self, id: str, seat: int, text: str) -> None: ...

    async def chat(self, id: str, most: int, after: int = 0) -> list[ChatLine]:
        """The last lines that were said after this number, the oldest first."""

    # ------------------------------------------------------------------ Records that people brought, and analyses

    async def keep_record(self, id: str, game: str, text: str, most: int) -> None:
        """Keep a Record; of more than `most` those go that were not opened for longest."""

    async def record(self, id: str) -> str | None:
        """The text of a Record, which counts as opened by this."""

    async def begin_analysis(self, id: str, head: dict[str, Any], total: int) -> None:
        """Keep what is known before the first decision is judged; what there was before is forgotten."""

    async def keep_judged(self, id: str, number: int, decision: dict[str, Any]) -> None: ...

    async def analysis(self, id: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        """What was known at once, and the decisions that have been judged, in their order."""

    async def unfinished_analyses(self) -> list[str]:
        """Those that were asked for and are not whole, the oldest first."""
