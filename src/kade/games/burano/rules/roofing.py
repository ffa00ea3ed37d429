"""Which roofs can be laid where: the two halves, the cubes below them, and cards that let a half lie anywhere."""
# mypyc: compile

from __future__ import annotations

from kade.games.burano.rules.seat import Seat
from kade.games.burano.rules.state import Burano

Reason = tuple[str, dict[str, object]]


def suited(s: Burano, me: Seat, level: int, colour: int) -> int:
    """Holes of that level whose top cube a half of that colour may cover (BU-5.14, BU-12.2)."""
    if not me.free or not me.free >> colour & 1:
        return s.bare[level * 6 + colour]
    found = 0
    for other in range(6):
        found |= s.bare[level * 6 + other]
    return found


def roofable(s: Burano, me: Seat, tile: int) -> bool:
    """Whether a tile can be laid at all."""
    found = s.box.tiles[tile]
    for level in range(2):
        ones = suited(s, me, level, found.one)
        twos = suited(s, me, level, found.two) if ones else 0
        if twos and s.box.beside_any(ones) & twos:
            return True
    return False


def covers(s: Burano, me: Seat, tile: int) -> list[int]:
    """Every way to lay a tile: two holes side by side on one level, the first colour on the first (BU-5.14, 5.28)."""
    found = s.box.tiles[tile]
    holes = len(s.box.holes)
    actions: list[int] = []
    for level in range(2):
        ones = suited(s, me, level, found.one)
        twos = suited(s, me, level, found.two)
        ones &= s.box.beside_any(twos)
        for a in range(holes):
            if ones >> a & 1:
                for b in s.box.beside_list[a]:
                    if twos >> b & 1:
                        actions.append(s.box.pair_action[a * holes + b])
    actions.sort()
    return actions


def why_not_cover(s: Burano, tile: int, action: int) -> Reason:
    """Why a tile cannot lie on these two holes (BU-5.14, BU-5.16)."""
    a, b = s.box.pairs[action - s.box.cover]
    details: dict[str, object] = {"tile": s.box.tile_names[tile], "holes": [s.box.holes[a], s.box.holes[b]]}
    for hole in (a, b):
        if not s.height(hole):
            return "no-cube-there", {"hole": s.box.holes[hole]}
    if s.height(a) != s.height(b):
        return "not-one-level", details
    level = s.height(a)
    if level == 3:
        return "third-level", details
    if s.halves[a * 2 + level - 1] >= 0 or s.halves[b * 2 + level - 1] >= 0:
        return "roofed-already", details
    return "colours-differ", details
