"""Where contracts may be that a seat has seen (knowledge.py), as plain data: the contract, and a set of places."""

from __future__ import annotations

from typing import Any

from kade.kernel.errors import BadState
from kade.kernel.kinds import Kind, One, entries
from kade.kernel.plain import shown
from kade.kernel.printed import Printed

CONTRACT = One("contract", optional=True)


class Whereabouts(Kind):
    """Pairs of a contract (none, where a seat's knowledge is imagined) and its places; which places there are is
    checked in flow_check.py."""

    def write(self, printed: Printed, value: tuple[tuple[int, int], ...]) -> list[list[Any]]:
        return [[CONTRACT.write(printed, contract), places] for contract, places in value]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[tuple[int, int], ...]:
        return tuple(_entry(where, entry, printed, seats) for entry in entries(where, data))


def _entry(where: str, entry: Any, printed: Printed, seats: int) -> tuple[int, int]:
    pair = entries(where, entry)
    if len(pair) != 2:
        raise BadState(f"An entry of {where} has {len(pair)} parts, but must be a contract and its places.")
    places = pair[1]
    if isinstance(places, bool) or not isinstance(places, int) or places < 1:
        raise BadState(f"The places of an entry of {where} are {shown(places)}, but must be a whole number from 1 on.")
    return CONTRACT.read(where, pair[0], printed, seats), places
