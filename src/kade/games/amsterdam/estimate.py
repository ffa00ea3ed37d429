"""A guess of a seat's final points in Amsterdam: what stands, contracts within reach, merchandise, tempo."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kade.games.amsterdam.state import Amsterdam


def estimate(s: Amsterdam, seat: int) -> float:
    return float(s.result().points[seat])
