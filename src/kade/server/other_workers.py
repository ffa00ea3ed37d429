"""What a table needs of the other workers that may serve it too. How they talk to each other is in others.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from kade.server.news import Item
from kade.server.owed import ChoreList, See

if TYPE_CHECKING:
    from kade.server.table import Table


class OtherWorkers(Protocol):
    @property
    def shared(self) -> bool:
        """Whether there may be any."""

    @property
    def chores(self) -> ChoreList:
        """What each of us has to see to."""

    def start(self, live: Mapping[str, Table], see: See) -> None:
        """From now on: listen for the tables that are `live`, and have what is due seen to."""

    async def close(self) -> None: ...

    def tell(self, item: Item) -> None: ...

    async def keep_pictures(self, drawn: dict[str, str]) -> None:
        """So that a browser may ask any of us for parts of pictures that one of us has drawn."""

    async def picture(self, key: str) -> str | None: ...
