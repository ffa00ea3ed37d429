"""How right a game's estimates are, and how far from them it ends: measured by bench/estimates.py, kept in
uncertainty.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple


class Uncertainty(NamedTuple):
    """In points, as a root mean square: of what one seat has at the end, and of the lead between two."""

    points: float
    lead: float


def uncertainty(game: str, part: float) -> Uncertainty:
    """When this part of the game is over, from 0 to 1. At the end, or where nothing was measured, it is nothing."""
    measured = _measured().get(game, {})
    return Uncertainty(_at(measured.get("points", [0.0]), part, 0.0), _at(measured.get("lead", [0.0]), part, 0.0))


def to_come(game: str, part: float) -> float:
    """The part of the points an estimate still expects that players really made; all of them where nothing was
    measured. An estimate that is too hopeful for everyone does bots no harm, but a curve would show it."""
    measured = _measured().get(game, {}).get("to_come", [1.0])
    return _at(measured, part, measured[-1])


def _at(parts: list[float], part: float, end: float) -> float:
    """Each figure stands for the middle of its part of the game; straight lines between them, and to the end."""
    middles = [((number + 0.5) / len(parts), figure) for number, figure in enumerate(parts)]
    for (before, low), (after, high) in pairwise([(0.0, parts[0]), *middles, (1.0, end)]):
        if part <= after:
            ahead = (after - part) / (after - before)
            return low * ahead + high * (1 - ahead)
    return end


@cache
def _measured() -> dict[str, dict[str, list[float]]]:
    return tomllib.loads(files("kade.analysis").joinpath("uncertainty.toml").read_text(encoding="utf-8"))
