"""Whether cubes may run out in the clean-up, so that it matters who buys or keeps one, and when (BU-10, BU-11.6)."""
# mypyc: compile

from __future__ import annotations

from kade.games.burano.edition.printed import THRIFT
from kade.games.burano.rules.seat import NO_CUBES, Seat
from kade.games.burano.rules.state import Burano


def others_may_take(s: Burano, seat: int) -> list[int]:
    """The most cubes of each colour that others can take until all have gathered: for covered houses, for privilege
    points, and instead of a colour that has run out, which may make the next one run out (BU-10.11, 10.12, 11.6)."""
    own = s.players[seat].covered()
    covered = NO_CUBES[:]
    points = 0
    for i, other in enumerate(s.players):
        if i != seat:
            points += other.privilege
            for colour, number in enumerate(other.covered()):
                covered[colour] += number
    every_point = points + s.players[seat].privilege
    missing = NO_CUBES[:]
    while True:
        replaced = sum(missing)
        found = missing[:]
        for colour in range(6):
            houses = covered[colour] + own[colour]
            demand = houses + every_point + replaced - missing[colour]
            found[colour] = min(houses, max(0, demand - s.supply[colour]))
        if found == missing:
            break
        missing = found
    instead = [min(covered[colour], missing[colour]) for colour in range(6)]
    return [covered[colour] + points + sum(instead) - instead[colour] for colour in range(6)]


def may_run_out(s: Burano, seat: int) -> bool:
    """Whether a cube bought now, rather than while gathering, may be the one that somebody then lacks."""
    own = s.players[seat].privilege
    wanted = others_may_take(s, seat)
    return any(wanted[colour] and 0 < s.supply[colour] < wanted[colour] + own for colour in range(6))


def lacking(s: Burano, me: Seat) -> list[int]:
    """By colour, how many of the seat's lace workers it has no cube for."""
    cubes = me.pyramid_counts()
    found = NO_CUBES[:]
    for colour in range(6):
        workers = (me.squares & s.layout.of_colour[colour]).bit_count()
        found[colour] = max(0, workers - cubes[colour] - me.reserve[colour])
    return found


def contested(s: Burano, seat: int) -> int:
    """After winter: the colours, as a mask, that a seat yet to score its lace would buy and may find gone, if this
    one buys them or returns none (BU-10.3, BU-11.6)."""
    wanted = NO_CUBES[:]
    needed = 0
    for i in range(s.seats - 1, (seat - s.first) % s.seats, -1):
        other = s.players[(s.first + i) % s.seats]
        if other.privilege:
            lacks = lacking(s, other)
            short = sum(lacks) > (1 if other.powers & THRIFT else 0)
            for colour in range(6):
                if needed >> colour & 1:
                    wanted[colour] += other.privilege  # to deny them to those who come after it
                elif short and lacks[colour]:
                    wanted[colour] += min(lacks[colour], other.privilege)
            if short:
                for colour in range(6):
                    needed |= (1 if lacks[colour] else 0) << colour
    own = s.players[seat].privilege
    found = 0
    for colour, number in enumerate(s.supply):
        if needed >> colour & 1 and number < wanted[colour] + own:
            found |= 1 << colour
    return found
