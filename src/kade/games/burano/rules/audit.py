"""What must fit together in any position of Burano, beside every component being somewhere exactly once."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.burano.edition.printed import FREE_ROOFS
from kade.games.burano.rules.actions import ROOF_KINDS, SQUARES

if TYPE_CHECKING:
    from kade.games.burano.rules.state import Burano


def audit(s: Burano) -> list[str]:
    """What is wrong with this position, as sentences; nothing if all is well."""
    wrong = _audit_means(s) + _audit_workers(s) + _audit_island(s)
    for kind in range(4):
        if [tile for tile in (*s.stacks[kind], *s.under[kind]) if s.box.tiles[tile].kind != kind]:
            wrong.append(f"the stack of {ROOF_KINDS[kind]} holds tiles of another kind")
    if sorted(s.markers) != [0, 0, 1, 1, 2, 2]:
        wrong.append("there are not two action markers on each action")
    return wrong


def _audit_means(s: Burano) -> list[str]:
    """Cubes, coins, privilege points, and what is known of hands."""
    wrong: list[str] = []
    for seat, me in enumerate(s.players):
        if sum(me.prepared) > s.box.spaces:
            wrong.append(f"seat {seat} has {sum(me.prepared)} prepared cubes for {s.box.spaces} spaces")
        if me.filled != sum([1 << spot for spot in range(14) if me.pyramid[spot] >= 0]):
            wrong.append(f"the pyramid of seat {seat} is not where it is said to be")
        if me.coins < 0 or not 0 <= me.privilege <= s.box.privilege_most:
            wrong.append(f"seat {seat} has {me.coins} coins and {me.privilege} privilege points")
        for kind, name in enumerate(s.box.seafood):
            if not 0 <= me.known[kind] <= me.hand[kind]:
                wrong.append(f"seat {seat} is known to hold {me.known[kind]} {name}, but holds {me.hand[kind]}")
    return wrong


def _audit_workers(s: Burano) -> list[str]:
    wrong: list[str] = []
    for seat, me in enumerate(s.players):
        number = me.workers + sum(me.islands) + me.squares.bit_count()
        if number != s.box.workers or me.workers < 1 or min(me.islands) < 0:
            wrong.append(f"seat {seat} has {number} workers, {me.workers} of them on the ring, not {s.box.workers}")
        powers = 0
        free = 0
        for card in me.cards:
            powers |= s.box.cards[card].effect
            free |= s.box.cards[card].colours if s.box.cards[card].effect == FREE_ROOFS else 0
        if (powers, free) != (me.powers, me.free):
            wrong.append(f"the building cards of seat {seat} do something else than what they say")
    for square in range(SQUARES):
        standing = [seat for seat, me in enumerate(s.players) if me.squares >> square & 1]
        if standing != ([s.held[square]] if s.held[square] >= 0 else []):
            wrong.append(f"square {s.box.squares[square]} is held by {standing}, not by {s.held[square]}")
        if standing and s.layout.colour[square] < 0:
            wrong.append(f"a worker stands on {s.box.squares[square]}, where there is no workshop")
    return wrong


def _audit_island(s: Burano) -> list[str]:
    """Cubes stand on roofs, roofs lie on two cubes, and what is kept for speed follows from both."""
    wrong: list[str] = []
    if island(s) != (s.halves, s.filled, s.edge, s.landing, s.bare):
        wrong.append("where can be built and roofed does not follow from the houses")
    for hole, name in enumerate(s.box.holes):
        for level in range(2):
            if s.houses[hole * 3 + level + 1] >= 0 and s.halves[hole * 2 + level] < 0:
                wrong.append(f"on {name} a cube stands on level {level + 2} without a roof below it")
            if s.halves[hole * 2 + level] >= 0 and s.houses[hole * 3 + level] < 0:
                wrong.append(f"on {name} a roof lies on nothing")
    covered: list[int] = []
    for tile, a, b, level in s.roofs:
        if not s.box.beside[a] >> b & 1:
            wrong.append(f"the roof {s.box.tile_names[tile]} lies on holes that are not side by side")
        if a * 2 + level in covered or b * 2 + level in covered:
            wrong.append(f"the roof {s.box.tile_names[tile]} lies on level {level + 1} where another roof lies")
        covered += [a * 2 + level, b * 2 + level]
    return wrong


def island(s: Burano) -> tuple[list[int], int, int, int, list[int]]:
    """What follows from houses and roofs: roof halves, holes with a cube, empty ones beside them, holes whose top is a
    free roof half, and those whose top is a cube to be roofed, by level and colour."""
    halves = [-1] * len(s.halves)
    for tile, a, b, level in s.roofs:
        halves[a * 2 + level] = s.box.tiles[tile].one
        halves[b * 2 + level] = s.box.tiles[tile].two
    filled = 0
    near = 0
    landing = 0
    bare = [0] * 12
    for hole in range(len(s.box.holes)):
        height = s.height(hole)
        if height:
            filled |= 1 << hole
            near |= s.box.near[hole]
            if height < 3 and halves[hole * 2 + height - 1] >= 0:
                landing |= 1 << hole
            elif height < 3:
                bare[(height - 1) * 6 + s.houses[hole * 3 + height - 1]] |= 1 << hole
    return halves, filled, near & ~filled, landing, bare
