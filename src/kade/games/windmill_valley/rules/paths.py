"""The windmills' paths on the map: what is connected to the market, shortest ways, groups. Sets are bit masks."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.kernel.counting import size

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley


def all_built(s: WindmillValley) -> int:
    """Spaces with a windmill of anybody."""
    taken = 0
    for me in s.players:
        taken |= me.built
    return taken


def _spread(box: WindmillPrinted, reached: int, within: int) -> int:
    """All of `within` that hangs together with the reached spaces, themselves included."""
    edge = reached
    while edge:
        around = 0
        while edge:
            low = edge & -edge
            around |= box.beside_mask[low.bit_length() - 1]
            edge ^= low
        edge = around & within & ~reached
        reached |= edge
    return reached


def connected_spaces(s: WindmillValley) -> int:
    """Empty spaces that an unbroken path of windmills joins to the market (WV-4.14)."""
    box = s.box
    taken = all_built(s)
    joined = _spread(box, taken & box.gates, taken)
    reach = box.gates
    rest = joined
    while rest:
        low = rest & -rest
        reach |= box.beside_mask[low.bit_length() - 1]
        rest ^= low
    return reach & ~taken


def distances(box: WindmillPrinted, taken: int) -> list[int]:
    """How many windmills each space is from the market, itself included; 0 where no path leads (WV-4.15)."""
    found = [0] * len(box.space_names)
    edge = taken & box.gates
    seen = edge
    step = 1
    while edge:
        around = 0
        while edge:
            low = edge & -edge
            space = low.bit_length() - 1
            found[space] = step
            around |= box.beside_mask[space]
            edge ^= low
        edge = around & taken & ~seen
        seen |= edge
        step += 1
    return found


def owner_of(s: WindmillValley, space: int) -> int:
    """Whose windmill stands on a space that has one."""
    owner = 0
    while not s.players[owner].built >> space & 1:
        owner += 1
    return owner


def nearer(box: WindmillPrinted, far: list[int], space: int) -> list[int]:
    """The next windmills on shortest paths from a space to the market; none at its edge."""
    return [other for other in box.beside[space] if far[other] and far[other] == far[space] - 1]


def outcomes(s: WindmillValley, builder: int, far: list[int], space: int) -> list[int]:
    """What the shortest paths on from a space pay: each a number with one digit of 64 an owner, sorted, no repeats."""
    ways = nearer(s.box, far, space)
    if not ways:
        return [0]
    found: list[int] = []
    for other in ways:
        owner = owner_of(s, other)
        worth = 0 if owner == builder else 1 << (6 * owner)
        for rest in outcomes(s, builder, far, other):
            if worth + rest not in found:
                found.append(worth + rest)
    found.sort()
    return found


def largest_group(box: WindmillPrinted, own: int, taken: int) -> int:
    """The most windmills of one player that an unbroken path of windmills, of anybody, links (WV-5.8)."""
    most = 0
    while own:
        linked = own & _spread(box, own & -own, taken)
        most = max(most, size(linked))
        own &= ~linked
    return most
