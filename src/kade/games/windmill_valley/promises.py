"""What a turn under way in Windmill Valley still promises, in points, and what the wheels offer next. The estimate
adds it, so that choices in the middle of a turn compare well with each other."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.effects import COST
from kade.games.windmill_valley.printed import LARGE, SMALL
from kade.games.windmill_valley.rewards import BULBS, MARKET, PLANT
from kade.games.windmill_valley.state import COMMON_DUE, UNIQUE_DUE
from kade.games.windmill_valley.trade import FURTHER, LEFT

if TYPE_CHECKING:
    from kade.games.windmill_valley.printed import WindmillPrinted
    from kade.games.windmill_valley.seat import Seat
    from kade.games.windmill_valley.state import WindmillValley
    from kade.games.windmill_valley.worth import Worth
    from kade.kernel.step import Step

KEPT: Final = 0.9  # the part of a promise that is kept, on average
SPENT_TOOL: Final = 0.8
MOST_STEPS: Final = 4
AREA_REWARD: Final = 1.7
CHEST: Final = 2.0
# Steps of which the worth does not depend on what they carry.
STEPS: Final[dict[str, float]] = {
    "take-tile": 1.8, "place-tile": 2.0, "take-peeked-tile": 2.0, "again": 1.6, "take-card": 3.0,
    "take-peeked-card": 3.2, "replace": 1.0, "score-contract": 4.0, "build": 5.0, "mill": 5.5, "remove": 2.0,
    "trade": 3.5, "lower": 2.0, "after": 1.0, "store-bulb": 0.6,
}


def under_way(s: WindmillValley, me: Seat, worth: Worth) -> float:
    """What waits on the stack and what the calendar owes, for the seat whose turn it is."""
    value = 0.0
    for step in s.stack:
        value += _step(s, me, worth, step)
    if s.due & COMMON_DUE:
        value += worth.common[me.calendar - 1]
    if s.due & UNIQUE_DUE:
        value += worth.unique[me.calendar - 1]
    return KEPT * value


def _step(s: WindmillValley, me: Seat, worth: Worth, step: Step[WindmillValley]) -> float:
    name = step.name
    if name == "plant":
        return worth.gained[PLANT] * min(step.a, me.stored)
    if name == "bulb":
        return worth.gained[BULBS] * step.b
    if name == "open":
        part = s.box.rewards[step.a].parts[step.b]
        return worth.gained[part.kind] * part.number
    if name == "field-rewards":
        return _fields(s.box, worth, step.a, step.b)
    if name == "rewards":
        return _parts(s.box, worth, step.a, step.b)
    if name == "market-move":
        return worth.gained[MARKET] * (step.a % COST)
    if name == "area-reward":
        return AREA_REWARD * step.b
    if name == "chests":
        return CHEST * (step.b // LEFT % 8 + step.b // FURTHER)
    if name == "choose-action":
        return at_arrows(s.box, me, worth, me.large, me.small, step.a)
    if name == "turn-wheels" or name == "floodgate":
        return next_action(s, me, worth)
    return STEPS.get(name, 0.0)


def _fields(box: WindmillPrinted, worth: Worth, space: int, left: int) -> float:
    value = 0.0
    fields = box.fields_at[space]
    for i in range(len(fields)):
        if left >> i & 1:
            value += worth.reward[box.field_rewards[fields[i]]]
    return value


def _parts(box: WindmillPrinted, worth: Worth, reward: int, left: int) -> float:
    value = 0.0
    parts = box.rewards[reward].parts
    for i in range(len(parts)):
        if left >> i & 1 and not parts[i].plain:
            value += worth.gained[parts[i].kind] * parts[i].number
    return value


def at_arrows(box: WindmillPrinted, me: Seat, worth: Worth, large: int, small: int, used: int = 0) -> float:
    """What can be done with these spaces active: the better action, or both where a sign allows it; `used` has the
    wheels that have acted already."""
    both = used != 0
    tile = me.large_tiles[large]
    if tile >= 0:
        one = worth.reward[box.tiles[tile].reward]
        both = both or box.tiles[tile].both_wheels
    else:
        one = worth.reward[box.large[me.board][large]]
    tile = me.small_tiles[small]
    if tile >= 0:
        two = worth.reward[box.tiles[tile].reward]
        both = both or box.tiles[tile].both_wheels
    else:
        two = worth.reward[box.small[me.board][small]]
    if used & 1:
        one = 0.0
    if used & 2:
        two = 0.0
    return one + two if both else max(one, two)


def next_action(s: WindmillValley, me: Seat, worth: Worth) -> float:
    """The best that the wheels can bring next: at the speed of the gate, with tools, or with a gate one step off."""
    best = 0.0
    for steps in range(1, MOST_STEPS + 1):
        spent = abs(steps - s.gate)
        if spent <= me.tools or (spent == 1 and me.guilders > 1 and steps < MOST_STEPS):
            value = at_arrows(s.box, me, worth, (me.large + steps) % LARGE, (me.small + steps) % SMALL)
            best = max(best, value - SPENT_TOOL * spent)
    return best
