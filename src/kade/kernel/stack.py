"""A stack of steps out of plain data: each is known, of a seat of the table, and carries what it says it carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.kernel.errors import BadState
from kade.kernel.kinds import entries, listing, seat, table
from kade.kernel.plain import shown
from kade.kernel.printed import Printed
from kade.kernel.step import Step

DEEPEST: Final = 1000
"""Steps on a stack."""
Steps = Mapping[str, type[Step[Any]]]
"""The steps of a game by their names."""


def by_name(*steps: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """Steps by their names, as saved states speak of them."""
    return {step.name: step for step in steps}


def read_stack(data: Any, steps: Steps, printed: Printed, seats: int) -> list[Step[Any]]:
    return [
        read_step(f"stack {number}", entry, steps, printed, seats)
        for number, entry in enumerate(entries("stack", data, DEEPEST))
    ]


def read_step(where: str, data: Any, steps: Steps, printed: Printed, seats: int) -> Step[Any]:
    entry = table(where, data)
    name = entry.get("step")
    if not isinstance(name, str) or name not in steps:
        raise BadState(f"{where}: {shown(name)} is not a step; choose one of {listing(steps)}.")
    step = steps[name]
    where = f"the step {name!r}"
    table(where, entry, ("step", "seat", *step.carries), complete=True)
    carried: list[Any] = [
        kind.read(f"{where} {word}", entry[word], printed, seats) for word, kind in step.carries.items()
    ]
    return step(seat(f"{where} seat", entry["seat"], seats), *carried)
