"""What a turn under way in Windmill Valley still promises, in points, and what the wheels offer next. The estimate
adds it, so that choices in the middle of a turn compare well with each other."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kade.games.windmill_valley.edition.printed import LARGE, SMALL
from kade.games.windmill_valley.rules.cards import Replace, ScoreContract, TakeCard, TakePeekedCard
from kade.games.windmill_valley.rules.effects import Open, Rewards
from kade.games.windmill_valley.rules.helpers import After
from kade.games.windmill_valley.rules.market import AreaReward, Move
from kade.games.windmill_valley.rules.planting import Bulb, Plant, StoreBulb
from kade.games.windmill_valley.rules.rewards import BULBS, MARKET, PLANT
from kade.games.windmill_valley.rules.state import COMMON_DUE, UNIQUE_DUE
from kade.games.windmill_valley.rules.trade import Chests, Trade
from kade.games.windmill_valley.rules.turn import ChooseAction, Floodgate, TurnWheels
from kade.games.windmill_valley.rules.water import Lower
from kade.games.windmill_valley.rules.wheels import Again, PlaceTile, TakePeekedTile, TakeTile
from kade.games.windmill_valley.rules.windmills import Build, FieldRewards, Mill, Remove
from kade.kernel.kinds import NONE

if TYPE_CHECKING:
    from kade.games.windmill_valley.edition.printed import WindmillPrinted
    from kade.games.windmill_valley.estimate.values import Worth
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley
    from kade.kernel.step import Step

KEPT: Final = 0.9  # the part of a promise that is kept, on average
SPENT_TOOL: Final = 0.8
MOST_STEPS: Final = 4
AREA_REWARD: Final = 1.7
CHEST: Final = 2.0
# Steps of which the worth does not depend on what they carry.
STEPS: Final[dict[type[Any], float]] = {
    TakeTile: 1.8,
    PlaceTile: 2.0,
    TakePeekedTile: 2.0,
    Again: 1.6,
    TakeCard: 3.0,
    TakePeekedCard: 3.2,
    Replace: 1.0,
    ScoreContract: 4.0,
    Build: 5.0,
    Mill: 5.5,
    Remove: 2.0,
    Trade: 3.5,
    Lower: 2.0,
    After: 1.0,
    StoreBulb: 0.6,
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
    if isinstance(step, Plant):
        return worth.gained[PLANT] * min(step.number, me.stored)
    if isinstance(step, Bulb):
        return worth.gained[BULBS] * step.number
    if isinstance(step, Open):
        part = s.box.rewards[step.reward].parts[step.part]
        return worth.gained[part.kind] * part.number
    if isinstance(step, FieldRewards):
        return _fields(s.box, worth, step.space, step.left)
    if isinstance(step, Rewards):
        return _parts(s.box, worth, step.reward, step.left)
    if isinstance(step, Move):
        return worth.gained[MARKET] * step.moves
    if isinstance(step, AreaReward):
        return AREA_REWARD * step.number
    if isinstance(step, Chests):
        return CHEST * (step.left + step.further)
    if isinstance(step, ChooseAction):
        return at_arrows(s.box, me, worth, me.large, me.small, step.used)
    if isinstance(step, (TurnWheels, Floodgate)):
        return next_action(s, me, worth)
    return STEPS.get(type(step), 0.0)


def _fields(box: WindmillPrinted, worth: Worth, space: int, left: int) -> float:
    value = 0.0
    for field in box.fields_at[space]:
        if left >> field & 1:
            value += worth.reward[box.field_rewards[field]]
    return value


def _parts(box: WindmillPrinted, worth: Worth, reward: int, left: int) -> float:
    value = 0.0
    parts = box.rewards[reward].parts
    for i in range(len(parts)):
        if left >> i & 1 and not parts[i].plain:
            value += worth.gained[parts[i].kind] * parts[i].number
    return value


def at_arrows(box: WindmillPrinted, me: Seat, worth: Worth, large: int, small: int, used: int = NONE) -> float:
    """What can be done with these spaces active: the better action, or both where a sign allows it; `used` is the
    wheel that has acted already."""
    both = used != NONE
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
    if used == 0:
        one = 0.0
    if used == 1:
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
