"""The turn: floodgate, water level, wheels, action(s), end (WV-3.1 to 3.13, WV-3.18 to 3.20, WV-6.1)."""
# mypyc: compile

from typing import ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import FROM_GATE, FROM_WHEELS, LARGE, SMALL
from kade.games.windmill_valley.rules.actions import END_TURN, GATE, REST, SKIP, TURN, WHEEL
from kade.games.windmill_valley.rules.calendar import owe, reach_space
from kade.games.windmill_valley.rules.chains import same_outcome, wait
from kade.games.windmill_valley.rules.effects import Asking, grant
from kade.games.windmill_valley.rules.helpers import NOT, PLAINLY, ability, idle, take_plain
from kade.games.windmill_valley.rules.rewards import FLOODGATE
from kade.games.windmill_valley.rules.scoring import tell_scores
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import NONE, One
from kade.kernel.step import Automatic, Carried

MOST_STEPS: Final = 4
WITHIN: Final = [
    [
        [TURN + steps - 1 for steps in range(1, MOST_STEPS + 1) if abs(steps - gate) <= tools]
        for tools in range(MOST_STEPS + 1)
    ]
    for gate in range(MOST_STEPS)
]
"""The turns of the wheels that are possible, by the speed that the gate sets and the number of tools."""
ENDING: Final = [END_TURN]


def begin_turn(s: WindmillValley, seat: int) -> None:
    """Everything that is counted by the turn starts anew."""
    s.active = seat
    s.used = 0
    s.set_due(0)
    s.neutral_moved = False
    s.must = -1


def opening_cost(s: WindmillValley, speed: int) -> int:
    return s.box.opening[s.gate - 1][speed - 1]


def set_gate(s: WindmillValley, seat: int, speed: int) -> int:
    """The floodgate to a speed; the points for opening it (WV-3.3). The price is paid elsewhere."""
    points = 0
    for step in range(s.gate, speed):
        points += s.box.open_points[step - 1]
    s.gate = speed
    if points:
        s.gain_points(seat, points, FROM_GATE)
    return points


def raise_water(s: WindmillValley) -> None:
    """The water rises by the speed, every turn (WV-3.4)."""
    if s.box.rise[s.gate - 1]:
        s.water += s.box.rise[s.gate - 1]
        if s.listener is not None:
            s.tell(Event("water", {"water": s.water}))


def turn_wheels(s: WindmillValley, seat: int, steps: int) -> bool:
    """Both wheels by as many steps; whether the red spoke reached or passed the arrow (WV-3.6, WV-3.8, WV-3.9)."""
    me = s.players[seat]
    rotated = me.large + steps >= LARGE
    me.large = (me.large + steps) % LARGE
    me.small = (me.small + steps) % SMALL
    if s.listener is not None:
        s.tell(
            Event(
                "turned",
                {"seat": seat, "steps": steps, "large": me.large + 1, "small": me.small + 1},
                pause=s.level >= 0 and seat == GARDENER,
            )
        )
    return rotated


def active_reward(s: WindmillValley, seat: int, wheel: int) -> int:
    """The action on the active space of a wheel; a tile overwrites what is printed (WV-3.14)."""
    me = s.players[seat]
    if wheel == 0:
        tile = me.large_tiles[me.large]
        return s.box.tiles[tile].reward if tile != EMPTY else s.box.large[me.board][me.large]
    tile = me.small_tiles[me.small]
    return s.box.tiles[tile].reward if tile != EMPTY else s.box.small[me.board][me.small]


def both_wheels(s: WindmillValley, seat: int) -> bool:
    """Whether either active space lets the other wheel act too (WV-3.11)."""
    me = s.players[seat]
    on_large, on_small = me.large_tiles[me.large], me.small_tiles[me.small]
    if on_large != EMPTY and s.box.tiles[on_large].both_wheels:
        return True
    return on_small != EMPTY and s.box.tiles[on_small].both_wheels


@final
class Floodgate(Asking):
    """Leave the gate, close it, or pay to open it; never so that the water would pass its end (WV-3.2, 3.3, 3.5).
    Then the water rises (WV-3.4). A helper may wait for the gate to be opened (WV-3.18)."""

    name: ClassVar[str] = "floodgate"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        return s.box.speeds[s.gate - 1][s.water][s.players[seat].guilders]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        speed = action - GATE + 1
        raised = speed > s.gate
        if s.listener is not None:
            s.tell(Event("gate", {"seat": seat, "speed": speed, "moved": speed - s.gate}))
        s.pay(seat, opening_cost(s, speed))
        set_gate(s, seat, speed)
        raise_water(s)
        s.stack.append(TURN_WHEELS[seat])
        if raised:
            take_plain(s, seat, FLOODGATE, False)

    def run(self, s: WindmillValley) -> None:
        s.stack.append(TURN_WHEELS[self.seat])


@final
class TurnWheels(Asking):
    """How many steps the wheels turn: the speed, each tool one more or less, 1 to 4 (WV-3.6, WV-3.7)."""

    name: ClassVar[str] = "turn-wheels"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        return WITHIN[s.gate][min(s.players[seat].tools, MOST_STEPS)]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        steps = action - TURN + 1
        spent = abs(steps - s.gate)
        if spent:
            s.players[seat].tools -= spent
            if s.listener is not None:
                s.tell(Event("spent-tools", {"seat": seat, "number": spent}))
        s.stack.append(CHOOSE_ACTION[seat])
        if turn_wheels(s, seat, steps) and reach_space(s, seat):
            owe(s, seat)


@final
class ChooseAction(Asking):
    """Which of the active spaces is performed; both, one after the other, if a sign allows it; neither if neither
    can be (WV-3.11, 3.12, 3.19, 3.20). `used` is the wheel that has acted already."""

    name: ClassVar[str] = "choose-action"
    carries: ClassVar[Carried] = {"used": One("wheel", optional=True)}
    asks_for_asides: ClassVar[bool] = True

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        if self.used != NONE:
            other = 1 - self.used
            reward = active_reward(s, seat, other)
            if idle(s, seat, reward) or ability(s, seat, reward) == NOT:
                return []
            return [WHEEL + other, SKIP]
        large, small = active_reward(s, seat, 0), active_reward(s, seat, 1)
        by_large, by_small = ability(s, seat, large), ability(s, seat, small)
        found: list[int] = []
        if by_large != NOT:
            found.append(WHEEL)
        if by_small != NOT and not (by_large != NOT and self._alike(s, seat, large, small)):
            found.append(WHEEL + 1)
        if by_large != PLAINLY and by_small != PLAINLY:
            found.append(REST)
        return found

    def _alike(self, s: WindmillValley, seat: int, large: int, small: int) -> bool:
        """Whether it makes no difference which of the wheels acts: the small one is not offered then."""
        rewards = s.box.rewards
        if rewards[large].alike != rewards[small].alike or both_wheels(s, seat):
            return False
        return large == small or same_outcome(s, self, WHEEL, WHEEL + 1)

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return bool(self.legal(s, seat))

    def run(self, s: WindmillValley) -> None:
        wait(s, self, SKIP)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if action == REST:
            if s.listener is not None:
                s.tell(Event("rested", {"seat": seat}))
            s.gain_guilders(seat, s.box.rest_guilders, FROM_WHEELS)
            return
        wheel = action - WHEEL
        if s.listener is not None:
            s.tell(
                Event(
                    "wheel",
                    {
                        "seat": seat,
                        "wheel": "small" if wheel else "large",
                        "action": s.box.rewards[active_reward(s, seat, wheel)].texts,
                    },
                )
            )
        if self.used == NONE and both_wheels(s, seat):
            s.stack.append(ChooseAction(seat, wheel))
        grant(s, seat, active_reward(s, seat, wheel), False)


@final
class Closing(Asking):
    """The last moment of a turn: what the calendar owes is taken now or lost (WV-3.10)."""

    name: ClassVar[str] = "closing"
    asks_for_asides: ClassVar[bool] = True

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        return ENDING

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if s.due and s.listener is not None:
            s.tell(Event("calendar-lost", {"seat": seat}))
        s.set_due(0)


@final
class EndTurn(Automatic[WindmillValley]):
    """The turn has ended: the next player clockwise, or the final scoring (WV-3.1, WV-6.1, WV-7.17)."""

    name: ClassVar[str] = "turn-over"

    def run(self, s: WindmillValley) -> None:
        begin_turn(s, -1)
        if s.ending >= 0 and s.turn >= s.last_turn:
            s.turn += 1
            tell_scores(s)
            s.finish()
            return
        s.turn += 1
        push_turn(s, (self.seat + 1) % s.seats)


def push_turn(s: WindmillValley, seat: int) -> None:
    """A player's turn, or the Gardener's."""
    begin_turn(s, seat)
    s.stack.append(END[seat])
    if s.listener is not None:
        s.tell(Event("turn", {"seat": seat, "number": s.turn + 1}))
    if s.level >= 0 and seat == GARDENER:
        from kade.games.windmill_valley.rules.gardener import GardenerTurn

        s.stack.append(GardenerTurn(seat))
    else:
        s.stack.append(CLOSING[seat])
        s.stack.append(FLOODGATE_STEP[seat])


# Steps never change, so those of every turn are made once.
SEATS: Final = range(4)
FLOODGATE_STEP: Final[list[Floodgate]] = [Floodgate(seat) for seat in SEATS]
TURN_WHEELS: Final[list[TurnWheels]] = [TurnWheels(seat) for seat in SEATS]
CHOOSE_ACTION: Final[list[ChooseAction]] = [ChooseAction(seat, NONE) for seat in SEATS]
CLOSING: Final[list[Closing]] = [Closing(seat) for seat in SEATS]
END: Final[list[EndTurn]] = [EndTurn(seat) for seat in SEATS]
