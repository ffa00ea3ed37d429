"""Lace scored: unions of workers, and which workers are best paid for (BU-10.3 to 10.8)."""
# mypyc: compile

from __future__ import annotations

from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules.actions import SQUARES
from kade.games.burano.rules.seat import Seat
from kade.games.burano.rules.state import Burano
from kade.kernel.counting import size


def union_sizes(box: BuranoPrinted, squares: int) -> list[int]:
    """The sizes of the groups of squares joined side by side."""
    sizes: list[int] = []
    while squares:
        group = squares & -squares
        edge = group
        while edge:
            edge = box.squares_beside(edge) & squares & ~group
            group |= edge
        sizes.append(size(group))
        squares &= ~group
    return sizes


def union_points(s: Burano, squares: int) -> int:
    """What the unions of these workers give beyond the points for each (BU-10.4, BU-10.5)."""
    total = 0
    for number in union_sizes(s.box, squares):
        total += s.box.union_bonus[number] if number < len(s.box.union_bonus) else s.box.union_more
    return total


def lace_points(s: Burano, squares: int) -> int:
    return s.box.lace_points * size(squares) + union_points(s, squares)


def payable(s: Burano, me: Seat, paid: int) -> int:
    """Workers not paid for yet of whose colour the seat has a cube (BU-10.3, BU-10.6)."""
    cubes = me.pyramid_counts()
    found = 0
    for colour in range(6):
        if cubes[colour] + me.reserve[colour]:
            found |= s.layout.of_colour[colour]
    return found & me.squares & ~paid


def best_to_pay(s: Burano, me: Seat, paid: int, spare: int) -> int:
    """The set of workers, those paid for included, that scores most with the cubes there are (BU-10.8).

    `spare` is 1 while card B14 still saves a cube. Of equal sets the one whose squares come first.
    """
    cubes = me.pyramid_counts()
    by_colour: list[list[int]] = []
    for colour in range(6):
        mask = me.squares & ~paid & s.layout.of_colour[colour]
        by_colour.append([square for square in range(SQUARES) if mask >> square & 1])
    best = paid
    worth = lace_points(s, paid)
    sets = [paid]
    spares = [spare]
    for colour in range(6):
        have = cubes[colour] + me.reserve[colour]
        wider: list[int] = []
        wider_spares: list[int] = []
        for i in range(len(sets)):
            own = by_colour[colour]  # a worker more is always worth more, so no cube that fits is kept back
            for choice in _choices(own, min(have, len(own)), have + spares[i]):
                left = spares[i] - max(0, size(choice) - have)
                wider.append(sets[i] | choice)
                wider_spares.append(left)
        sets = wider
        spares = wider_spares
    for found in sets:
        points = lace_points(s, found)
        if points > worth or (points == worth and found < best):
            best = found
            worth = points
    return best


def _choices(squares: list[int], least: int, most: int) -> list[int]:
    """All sets of at least and at most that many of these squares."""
    found: list[int] = []
    for bits in range(1 << len(squares)):
        if least <= size(bits) <= most:
            mask = 0
            for i, square in enumerate(squares):
                if bits >> i & 1:
                    mask |= 1 << square
            found.append(mask)
    return found
