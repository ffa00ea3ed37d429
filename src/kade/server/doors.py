"""How many sockets may be open, at one table and from one address."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from kade.server.errors import Refused
from kade.server.settings import Settings


def here(address: str | None) -> bool:
    """Whether it is this machine itself: its owner, or a proxy that does not say for whom it asks."""
    try:
        return address is None or ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Doors:
    """The sockets that are open, by table and by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def sockets(self) -> int:
        return sum(number for (kind, _), number in self._open.items() if kind == "table")

    @contextmanager
    def through(self, table: str, address: str | None) -> Iterator[None]:
        """One more, as long as it lasts; Refused when there are too many."""
        places = [(("table", table), self.settings.connections_per_table)]
        if address is not None and not here(address):
            places.append((("address", address), self.settings.connections_per_address))
        if any(self._open[place] >= most for place, most in places):
            raise Refused("crowded", "Too many are connected to this table; try again later.", status=503)
        for place, _ in places:
            self._open[place] += 1
        try:
            yield
        finally:
            for place, _ in places:
                self._open[place] -= 1
                if not self._open[place]:
                    del self._open[place]
