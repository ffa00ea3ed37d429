"""The cube pyramid: which cubes are covered or supported, building it all at once, a cube bought for it (BU-4)."""
# mypyc: compile

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.games.burano.rules.actions import BUY, BUY_COIN, COLOURS, LEAVE_EMPTY, ONTO, SPOTS, STACK
from kade.games.burano.rules.seat import NO_CUBES, NO_PYRAMID, SPOT_COUNT, Seat
from kade.games.burano.rules.state import Burano
from kade.kernel.counting import nothing, total
from kade.kernel.event import Event
from kade.kernel.kinds import One, SeatSet
from kade.kernel.rng import Rng
from kade.kernel.shared import added
from kade.kernel.step import Carried, Step, Together

Reason = tuple[str, dict[str, object]]

# BELOW[spot]: the four places that a cube rests on, as a mask (BU-4.7). Places 0-8 are the base by rows, 9-12 the
# second level, 13 the top; a cube of the second level stands where four of the base meet.
BELOW: Final[list[int]] = [0] * 9 + [0b11011 << (3 * (i // 2) + i % 2) for i in range(4)] + [0b1111 << 9]
LEVEL_END: Final[list[int]] = [9] * 9 + [13] * 4 + [14]


def _uncovered(filled: int) -> int:
    covered = 0
    for spot in range(9, SPOT_COUNT):
        if filled >> spot & 1:
            covered |= BELOW[spot]
    return filled & ~covered


def _supported(filled: int) -> int:
    found = 0
    for spot in range(SPOT_COUNT):
        if not filled >> spot & 1 and filled & BELOW[spot] == BELOW[spot]:
            found |= 1 << spot
    return found


# The seats of a set of seats, in order.
BUILDERS: Final[list[list[int]]] = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]

# By the set of places that have a cube: the cubes on which none rests, and the empty places that are supported.
UNCOVERED: Final[list[int]] = [_uncovered(filled) for filled in range(1 << SPOT_COUNT)]
SUPPORTED: Final[list[int]] = [_supported(filled) for filled in range(1 << SPOT_COUNT)]


# ---------------------------------------------------------------------- building


# By the set of colours in a reserve: what may come next where the level can be filled, and where it cannot.
STACKS: Final[list[list[int]]] = [[STACK + colour for colour in range(6) if mask >> colour & 1] for mask in range(64)]
STACKS_OR_EMPTY: Final[list[list[int]]] = [[*stacks, LEAVE_EMPTY] if stacks else [] for stacks in STACKS]


def stack_options(me: Seat) -> list[int]:
    """What may come next in building order: a colour of the reserve, or nothing where a level cannot be filled.

    The places are decided one after the other, base first (BU-4.2, BU-4.5)."""
    cubes = colours = 0
    bit = 1
    for number in me.reserve:
        if number:
            colours += bit
            cubes += number
        bit += bit
    return (STACKS_OR_EMPTY if cubes < LEVEL_END[me.spot] - me.spot else STACKS)[colours]


def stack_next(me: Seat, action: int) -> None:
    """Decide the next place; the building ends with the last place or the last cube."""
    if action != LEAVE_EMPTY:
        me.stack_cube(action - STACK)
    me.spot += 1
    if nothing(me.reserve):
        me.spot = SPOT_COUNT


def stack_forced(me: Seat) -> None:
    """Go on while there is only one way."""
    while me.spot < SPOT_COUNT:
        options = stack_options(me)
        if len(options) > 1:
            return
        stack_next(me, options[0])


def begin_building(me: Seat) -> bool:
    """Start with an empty pyramid: what still stands is taken down. Whether there is anything to decide."""
    cubes = me.pyramid_counts()
    for colour, number in enumerate(me.reserve):
        cubes[colour] = cubes[colour] + number
    me.reserve = cubes
    me.pyramid = NO_PYRAMID[:]
    me.filled = 0
    me.spot = SPOT_COUNT if nothing(me.reserve) else 0
    stack_forced(me)
    return me.spot < SPOT_COUNT


def stack_at_random(me: Seat, decisions: int, rng: Rng) -> None:
    """Decide that many places by chance, but not the last decision of all unless it is among them."""
    for _ in range(decisions):
        if me.spot < SPOT_COUNT:
            options = stack_options(me)
            stack_next(me, options[rng.below(len(options))])


@final
class BuildPyramids(Together[Burano]):
    """All stack their pyramids at once, unseen by the others; `building` are the seats that are not done.

    When the last is done all are shown, and surplus cubes go back for coins (BU-4.2 to 4.6).
    """

    name: ClassVar[str] = "build-pyramids"
    carries: ClassVar[Carried] = {"building": SeatSet()}
    in_secret: ClassVar[bool] = True
    clock: ClassVar[int] = 60  # BU-4.6
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def actors(self, s: Burano) -> list[int]:
        return BUILDERS[self.building]

    def legal(self, s: Burano, seat: int) -> list[int]:
        return stack_options(s.players[seat])

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        stack_next(me, action)
        stack_forced(me)
        building = self.building if me.spot < SPOT_COUNT else self.building & ~(1 << seat)
        if building:
            s.stack.append(BuildPyramids(self.seat, building))
        else:
            unveil(s)

    def run(self, s: Burano) -> None:
        unveil(s)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if STACK <= action < LEAVE_EMPTY:
            return "not-in-reserve", {"colour": COLOURS[action - STACK]}
        return ("no-gap", {}) if action == LEAVE_EMPTY else ("build-pyramid-first", {})

    def about(self, s: Burano) -> dict[str, Any]:
        return {}  # who is still building is said of each seat


def unveil(s: Burano) -> None:
    """The pyramids are shown; what is left of the reserves goes to the supply for coins (BU-4.3, BU-4.6)."""
    s.revealed = True  # nobody knew the pyramids of the others
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        me = s.players[seat]
        if s.listener is not None:
            stacked = {COLOURS[colour]: n for colour, n in enumerate(me.pyramid_counts()) if n}
            s.tell(Event("pyramid", {"seat": seat, "cubes": stacked}))
        surplus = total(me.reserve)
        if surplus:
            cubes = me.reserve
            me.reserve = NO_CUBES[:]
            s.supply = [s.supply[colour] + cubes[colour] for colour in range(6)]
            me.coins += surplus * s.box.surplus_coins
            if s.listener is not None:
                returned = {COLOURS[colour]: number for colour, number in enumerate(cubes) if number}
                s.tell(Event("surplus", {"seat": seat, "cubes": returned, "coins": surplus * s.box.surplus_coins}))


@final
class PutBoughtCube(Step[Burano]):
    """Where a bought cube goes: a supported place of the pyramid (BU-11.5)."""

    name: ClassVar[str] = "put-bought-cube"
    carries: ClassVar[Carried] = {"colour": One("colour")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def legal(self, s: Burano, seat: int) -> list[int]:
        places = SUPPORTED[s.players[seat].filled]
        return [ONTO + spot for spot in range(SPOT_COUNT) if places >> spot & 1]

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        me.reserve = added(me.reserve, self.colour, -1)
        me.put_cube(action - ONTO, self.colour)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if ONTO <= action < ONTO + SPOT_COUNT:
            return "not-supported", {"spot": SPOTS[action - ONTO]}
        return "put-cube-first", {"colour": COLOURS[self.colour]}


def why_not_buy(s: Burano, seat: int, action: int) -> Reason:
    """Why nothing can be bought for a privilege point now (BU-11.5, BU-11.9)."""
    if not s.players[seat].privilege:
        return "no-privilege", {}
    if action != BUY_COIN and not s.supply[action - BUY]:
        return "supply-empty", {"colour": COLOURS[action - BUY]}
    return "pyramid-full", {}
