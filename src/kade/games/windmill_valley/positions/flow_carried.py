"""What the steps of Windmill Valley may carry, beyond the range of each value: what fits the table and each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kade.games.windmill_valley.rules.actions import DONE, SKIP
from kade.games.windmill_valley.rules.cards import Replace, TakePeekedCard
from kade.games.windmill_valley.rules.chains import Waiting
from kade.games.windmill_valley.rules.effects import Open, Owed, Rewards
from kade.games.windmill_valley.rules.helpers import After
from kade.games.windmill_valley.rules.market import AreaReward, Move
from kade.games.windmill_valley.rules.paths import all_built
from kade.games.windmill_valley.rules.planting import Bulb, Plant
from kade.games.windmill_valley.rules.rewards import ACTION_NAMES, BUILD, FLOODGATE, TRADE
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.rules.supply import FARM_CARDS
from kade.games.windmill_valley.rules.trade import Chests, Trade
from kade.games.windmill_valley.rules.turn import ChooseAction, both_wheels
from kade.games.windmill_valley.rules.wheels import PeekKind, PlaceTile, PutBack, TakePeekedTile
from kade.games.windmill_valley.rules.windmills import (
    Build,
    FieldRewards,
    Mill,
    Trace,
    fields_mask,
    plain_guilders,
    space_prices,
)
from kade.kernel.step import Step

MOST_PRINTED: Final = 9  # of one part of a reward


def carried_wrongly(s: WindmillValley, step: Step[Any], below: Step[Any]) -> str:
    """What is wrong with what a step carries; nothing if all is well."""
    if isinstance(step, Waiting):
        return _waiting(step, below)
    if isinstance(step, Owed):
        return "the visit below has begun" if isinstance(below, Move) and below.begun else ""
    check = CHECKS.get(type(step))
    return check(s, step) if check else ""


def _waiting(step: Waiting, below: Step[Any]) -> str:
    done = isinstance(below, Chests) or (isinstance(below, Plant) and below.planted > 0)
    if step.ending != (DONE if done else SKIP):
        return "another action ends the step below"
    if isinstance(below, Move) and below.begun:
        return "the visit below has begun"
    if isinstance(below, ChooseAction) and below.used < 0:
        return "an action can always be chosen first, or a rest"
    return ""


def _open(s: WindmillValley, step: Open) -> str:
    return "" if step.part in s.box.rewards[step.reward].asking else "that part of the reward is not opened by a step"


def _rewards(s: WindmillValley, step: Rewards) -> str:
    reward = s.box.rewards[step.reward]
    if len(reward.asking) < 2 or step.left >> len(reward.parts):
        return "the reward has not so many parts"
    return ""


def _after(s: WindmillValley, step: After) -> str:
    return "" if step.action in ACTION_NAMES and step.action != FLOODGATE else "that is no action"


def _choose_action(s: WindmillValley, step: ChooseAction) -> str:
    return "" if step.used < 0 or both_wheels(s, step.seat) else "only one wheel acts in this turn"


def _bulb(s: WindmillValley, step: Bulb) -> str:
    return "" if step.colours and step.number <= MOST_PRINTED else "it has no colours, or too many bulbs"


def _plant(s: WindmillValley, step: Plant) -> str:
    if step.planted and (step.optional or step.exchange):
        return "bulbs are planted already"
    return "" if step.number + step.planted <= 3 * MOST_PRINTED else "there are too many bulbs"


def _peek_kind(s: WindmillValley, step: PeekKind) -> str:
    return "" if s.box.tile_peekers & s.used & 1 << step.card else "the card was not used, or is for something else"


def _take_peeked_tile(s: WindmillValley, step: TakePeekedTile) -> str:
    return "" if step.pile == s.peek_pile and step.pile < FARM_CARDS else "that stack is not peeked at"


def _place_tile(s: WindmillValley, step: PlaceTile) -> str:
    if step.peeked and not (0 <= s.peek_pile < FARM_CARDS and step.tile in s.peeked):
        return "the tile is not among those peeked at"
    if not step.peeked and step.tile not in s.display:
        return "the tile is not on display"
    if s.peek_pile == FARM_CARDS:
        return "farm cards are peeked at, not tiles"
    cost = s.box.tile_cost[s.box.rarity[step.tile]]
    return "" if cost <= s.players[step.seat].guilders else "the tile cannot be paid for"


def _put_back(s: WindmillValley, step: PutBack) -> str:
    if step.pile != s.peek_pile:
        return "that stack is not peeked at"
    return "" if step.on_top <= len(s.marks[step.pile]) else "so many cards were not put back"


def _take_peeked_card(s: WindmillValley, step: Step[Any]) -> str:
    return "" if s.peek_pile == FARM_CARDS else "no farm cards are peeked at"


def _replace(s: WindmillValley, step: Replace) -> str:
    me = s.players[step.seat]
    if step.card not in s.cards and not (s.peek_pile == FARM_CARDS and step.card in s.peeked):
        return "the card is not there to be taken"
    if s.peek_pile >= 0 and s.peek_pile != FARM_CARDS:
        return "tiles are peeked at, not farm cards"
    slots = s.box.helper_slots if step.as_helper else s.box.contract_slots
    return "" if len(me.helpers if step.as_helper else me.contracts) == slots else "there is a free slot"


def _prints(s: WindmillValley, tile: int, kind: int) -> bool:
    """Whether there is no tile, or one with that action."""
    return tile < 0 or any(part.kind == kind for part in s.box.rewards[s.box.tiles[tile].reward].parts)


def _build(s: WindmillValley, step: Build) -> str:
    return "" if _prints(s, step.tile, BUILD) else "the tile does not build"


def _mill(s: WindmillValley, step: Mill) -> str:
    held = s.players[step.seat].guilders + plain_guilders(s, step.seat)
    if not _prints(s, step.tile, BUILD):
        return "the tile does not build"
    cost = dict(space_prices(s, step.tile)).get(step.space)
    if cost is None:
        return "the space cannot be built on"
    return "" if cost <= held else "the space cannot be paid for"


def _trace(s: WindmillValley, step: Trace) -> str:
    return "" if all_built(s) >> step.space & 1 else "no windmill stands there"


def _field_rewards(s: WindmillValley, step: FieldRewards) -> str:
    if not s.players[step.seat].built >> step.space & 1:
        return "the seat has no windmill there"
    return "" if step.left and not step.left & ~fields_mask(s, step.space) else "other fields touch that space"


def _move(s: WindmillValley, step: Move) -> str:
    if (step.begun and (step.cost or step.optional)) or (not step.begun and not step.moves):
        return "it has begun and is still to be paid, or has no moves"
    master = s.players[step.seat].owned & s.box.market_master
    if step.master != (master != 0) or (step.free and not master & s.used):
        return "the starting card does not make it so"
    return ""


def _area_reward(s: WindmillValley, step: AreaReward) -> str:
    if step.master and not s.players[step.seat].owned & s.box.market_master:
        return "the starting card does not make it so"
    return "" if step.number <= max(1, s.box.most_reward) else "there are too many rewards"


def _trade(s: WindmillValley, step: Trade) -> str:
    if step.freely and (step.optional or not s.used & s.box.free_trader):
        return "the starting card was not used"
    return "" if _prints(s, step.tile, TRADE) else "the tile does not trade"


def _chests(s: WindmillValley, step: Chests) -> str:
    if not _prints(s, step.tile, TRADE) or (step.further and step.tile >= 0):
        return "the tile does not trade, or has sold its rewards already"
    return "" if step.own else "it has no rewards of its own"


CHECKS: Final[dict[type[Any], Callable[[WindmillValley, Any], str]]] = {
    Open: _open,
    Rewards: _rewards,
    After: _after,
    ChooseAction: _choose_action,
    Bulb: _bulb,
    Plant: _plant,
    PeekKind: _peek_kind,
    TakePeekedTile: _take_peeked_tile,
    PlaceTile: _place_tile,
    PutBack: _put_back,
    TakePeekedCard: _take_peeked_card,
    Replace: _replace,
    Build: _build,
    Mill: _mill,
    Trace: _trace,
    FieldRewards: _field_rewards,
    Move: _move,
    AreaReward: _area_reward,
    Trade: _trade,
    Chests: _chests,
}
