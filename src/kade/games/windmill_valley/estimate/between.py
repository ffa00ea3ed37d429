"""What a learnt value looks at between two turns of a game alone against the Gardener. A search comes there once in
each simulation, so it has time for much more than in the middle of a turn, where features.py suffices.

How much each of this is worth, and when in the game, is learnt from games (docs/learning.md).
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.edition.printed import AREAS, COLUMNS, LARGE, ROWS, SMALL
from kade.games.windmill_valley.estimate import features as cheap
from kade.games.windmill_valley.estimate import final_points as parts
from kade.games.windmill_valley.estimate.farm import farm_of
from kade.games.windmill_valley.estimate.turn_under_way import MOST_STEPS, at_arrows
from kade.games.windmill_valley.estimate.values import worth_of
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.market import markers
from kade.games.windmill_valley.rules.rewards import (
    ACTION_NAMES,
    BUILD,
    COLOURS,
    ENHANCE,
    FARM,
    LOWER,
    MARKET,
    PLANT,
    TRADE,
)
from kade.games.windmill_valley.rules.scoring import gardener_points, result
from kade.games.windmill_valley.rules.state import GARDENER
from kade.games.windmill_valley.rules.turn import Floodgate
from kade.kernel.weights import phase

if TYPE_CHECKING:
    from kade.games.windmill_valley.edition.printed import WindmillPrinted
    from kade.games.windmill_valley.estimate.farm import Farm
    from kade.games.windmill_valley.estimate.values import Worth
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley

ACTED: Final = [PLANT, MARKET, ENHANCE, BUILD, FARM, TRADE, LOWER]  # the actions of wheels
OTHER: Final = len(ACTED)
PLAYER: Final = 0
SPACES: Final = 4  # of the calendar
MOST_GUILDERS: Final = 6
MOST_TOOLS: Final = 4
SLOTS: Final = 3
WISHES: Final = 6
STARTING: Final = 6
TIERS: Final = 3
WATER: Final = 9
GATES: Final = 3
VICTORY: Final = 15.0  # points that winning counts for beyond the lead
BY_SEARCH: Final = 6.0  # of these, what a search adds by itself when a game is over


def asked(s: WindmillValley) -> bool:
    """Whether it is a moment to look at: alone, when a turn begins."""
    return s.level >= 0 and s.active == PLAYER and bool(s.stack) and isinstance(s.stack[-1], Floodgate)


def ended(s: WindmillValley) -> float:
    """What a game that is over was worth: the lead, and something for winning."""
    return lead_at_end(s, VICTORY)


def lead_at_end(s: WindmillValley, victory: float) -> float:
    final = result(s)
    lead = float(final.points[PLAYER] - final.points[GARDENER])
    return lead + victory if final.winners == (PLAYER,) else lead


def _names() -> list[str]:
    """In the order in which `features` lists them."""
    acted = [ACTION_NAMES[kind] for kind in ACTED] + ["another action"]
    found = ["points"]
    for wheel, size in (("large", LARGE), ("small", SMALL)):
        for steps in range(1, size + 1):
            where = f"{wheel} wheel in {steps}"
            found += [where, f"{where}: both wheels"]
            if steps <= MOST_STEPS:
                found += [f"{where}: {action}" for action in acted]
    found += [f"arrows in {steps}" for steps in range(1, MOST_STEPS + 1)]
    found += [f"spaces: {action}" for action in acted] + [f"both wheels: {action}" for action in acted]
    for row in range(1, ROWS + 1):
        found += [f"row {row}: {what}" for what in ("length", "one colour", "worth", "missing", *COLOURS)]
    for column in range(1, COLUMNS + 1):
        found += [f"column {column}: worth", f"column {column}: missing"]
    for colour in COLOURS:
        found += [f"{colour}: {what}" for what in ("windmills", "windmills by turns", "empty", "planted", "stored")]
    found += [f"{number} guilders" for number in range(MOST_GUILDERS + 1)]
    found += [f"{number} tools" for number in range(MOST_TOOLS + 1)]
    found += [f"helpers: {action}" for action in acted]
    found += [f"starting card {number}" for number in range(1, STARTING + 1)]
    found += [f"{number} helpers" for number in range(SLOTS + 1)] + [
        f"{number} contracts" for number in range(SLOTS + 1)
    ]
    for slot in range(1, SLOTS + 1):
        found += [f"contract {slot}: {what}" for what in ("now", "growth", "all or nothing")]
    found += [f"markers in {steps}" for steps in range(1, AREAS + 1)] + [f"area {area}" for area in range(1, AREAS + 1)]
    found += ["windmills left", "has built"]
    found += [f"water {level}" for level in range(WATER)] + [f"gate {speed}" for speed in range(1, GATES + 1)]
    for whose in ("calendar", "the Gardener's calendar"):
        found += [f"{whose} {space}" for space in range(SPACES + 1)]
    for whose in ("large wheel at", "the Gardener's large wheel at"):
        found += [f"{whose} {space}" for space in range(1, LARGE + 1)]
    found += ["the Gardener's steps to go", "least steps to go", "steps behind the Gardener", "turns left, squared"]
    found += ["turns to the end"]
    found += [f"calendar {space}: reward {number}" for space in range(1, SPACES + 1) for number in range(1, SPACES + 1)]
    found += [f"wish {number}" for number in range(1, WISHES + 1)]
    for whose in ("wish met", "the Gardener's wish"):
        found += [f"{whose} {tier}" for tier in range(1, TIERS + 1)]
    found += ["the Gardener's points", "points if it ended now"]
    found += [f"the Gardener's {what}" for what in ("bulbs", "tiles", "cards", "shortest row", "longest row")]
    found += [f"the Gardener's row {row}: missing" for row in range(1, ROWS + 1)] + ["the Gardener's windmills left"]
    for steps in range(1, MOST_STEPS):
        found += [f"the Gardener in {steps}: {action}" for action in acted[: OTHER - 1]]
    found += ["the Gardener's estimate", "best contract shown", "best helper shown", "best dear tile shown"]
    found += ["best common tile shown", "bulbs on the trade card"]
    return found


NAMES: Final = _names()
FEATURES: Final[dict[str, float]] = {
    **cheap.FEATURES,
    **dict.fromkeys(NAMES, 0.0),
    "points": 1.0,
    "the Gardener's estimate": -1.0,
}
KNOTS: Final = cheap.MOMENTS
COUNTED: Final = [list(FEATURES).index(name) for name in ("contracts now", "groups now", "rows now", "columns now")]


def features(s: WindmillValley) -> list[float]:
    """The features of the player, and last when in the game it is: how many knots from the end."""
    me = s.players[PLAYER]
    other = s.players[GARDENER]
    box = s.box
    worth = worth_of(box)
    turns = parts.turns_left(s)
    found = cheap.features(s, PLAYER)
    found[len(found) - 1] = float(me.points)
    _wheels(found, box, me, worth)
    _farm(found, me, farm_of(box, me), turns)
    _means(found, s, me, worth, turns)
    _times(found, s, me, other, turns)
    _gardener(found, s, other, turns)
    _shown(found, s, worth, turns)
    found.append(phase(turns, KNOTS))
    return found


def _which(found: list[float], where: int, number: int) -> None:
    """One of several things: a one at its place, zeros at all others."""
    for i in range(number):
        found.append(1.0 if i == where else 0.0)


def _action(box: WindmillPrinted, reward: int) -> int:
    """Which action of a wheel a reward is, by its place in ACTED."""
    for part in box.rewards[reward].parts:
        if part.kind in ACTED:
            return ACTED.index(part.kind)
    return OTHER


def _wheels(found: list[float], box: WindmillPrinted, me: Seat, worth: Worth) -> None:
    """What comes to the arrows, step by step, and how often each action is on the wheels."""
    spaces = [0.0] * (OTHER + 1)
    both = [0.0] * (OTHER + 1)
    for wheel in range(2):
        size, at = (SMALL, me.small) if wheel else (LARGE, me.large)
        tiles = me.small_tiles if wheel else me.large_tiles
        printed = box.small[me.board] if wheel else box.large[me.board]
        for steps in range(1, size + 1):
            space = (at + steps) % size
            tile = tiles[space]
            reward = box.tiles[tile].reward if tile >= 0 else printed[space]
            signed = tile >= 0 and box.tiles[tile].both_wheels
            action = _action(box, reward)
            found.append(worth.reward[reward])
            found.append(1.0 if signed else 0.0)
            if steps <= MOST_STEPS:
                _which(found, action, OTHER + 1)
            spaces[action] += 1.0
            if signed:
                both[action] += 1.0
    for steps in range(1, MOST_STEPS + 1):
        found.append(at_arrows(box, me, worth, (me.large + steps) % LARGE, (me.small + steps) % SMALL))
    found.extend(spaces)
    found.extend(both)


def _farm(found: list[float], me: Seat, farm: Farm, turns: float) -> None:
    """Rows, columns, and the five colours."""
    for row in range(ROWS):
        found.append(float(me.lengths[row]))
        found.append(1.0 if farm.plan[row] >= 0 else 0.0)
        found.append(farm.rows[row])
        found.append(farm.row_needs[row])
        _which(found, farm.plan[row], 5)
    for column in range(COLUMNS):
        found.append(farm.columns[column])
        found.append(farm.column_needs[column])
    for colour in range(5):
        left = float(me.groups[colour])
        found.append(left)
        found.append(left * turns)
        found.append(1.0 if left == 0.0 else 0.0)
        found.append(float(farm.planted[colour]))
        found.append(float(me.bulbs[colour]))


def _means(found: list[float], s: WindmillValley, me: Seat, worth: Worth, turns: float) -> None:
    """Guilders, tools, cards, the market, windmills."""
    box = s.box
    _which(found, min(me.guilders, MOST_GUILDERS), MOST_GUILDERS + 1)
    _which(found, min(me.tools, MOST_TOOLS), MOST_TOOLS + 1)
    waiting = [0.0] * (OTHER + 1)
    for card in me.helpers:
        on = box.cards[card].on
        waiting[ACTED.index(on) if on in ACTED else OTHER] += 1.0
    found.extend(waiting)
    _which(found, me.starting - box.starting, STARTING)
    _which(found, len(me.helpers), SLOTS + 1)
    _which(found, len(me.contracts), SLOTS + 1)
    for slot in range(SLOTS):
        if slot < len(me.contracts):
            card = me.contracts[slot]
            scored = box.contracts[card].kind
            found.append(float(contract_points(s, PLAYER, card)))
            found.append(worth.growth[card] * turns)
            found.append(1.0 if scored in ("colour_rows", "small_wheel_full") else 0.0)
        else:
            found.extend([0.0, 0.0, 0.0])
    for steps in range(1, AREAS + 1):
        found.append(float(markers(s, (me.area + steps) % AREAS)))
    _which(found, me.area, AREAS)
    found.append(float(me.windmills_left()))
    found.append(1.0 if me.built else 0.0)


def _times(found: list[float], s: WindmillValley, me: Seat, other: Seat, turns: float) -> None:
    """Water, calendar and wish, and how long the game may still be."""
    _which(found, s.water, WATER)
    _which(found, s.gate - 1, GATES)
    _which(found, me.calendar, SPACES + 1)
    _which(found, other.calendar, SPACES + 1)
    _which(found, me.large, LARGE)
    _which(found, other.large, LARGE)
    mine = float(LARGE * (SPACES - me.calendar) - me.large)
    its = float(LARGE * (SPACES - other.calendar) - other.large)
    found.append(its)
    found.append(min(mine, its))
    found.append(mine - its)
    found.append(turns * turns / 10.0)
    found.append(float(s.last_turn - s.turn) if s.ending >= 0 else 0.0)
    for reward in range(SPACES * SPACES):
        found.append(1.0 if s.unique >> reward & 1 else 0.0)
    _which(found, s.wish, WISHES)
    _which(found, me.wish, TIERS)
    _which(found, other.wish, TIERS)


def _gardener(found: list[float], s: WindmillValley, other: Seat, turns: float) -> None:
    """What the Gardener has, and what comes to its arrow."""
    points = float(gardener_points(s))
    found.append(points)
    found.append(_mine(found, s))
    found.append(float(other.planted()))
    found.append(float(len(other.tiles)))
    found.append(float(len(other.cards)))
    found.append(float(min(other.lengths)))
    found.append(float(max(other.lengths)))
    for row in range(ROWS):
        found.append(float(COLUMNS - other.lengths[row]))
    found.append(float(other.windmills_left()))
    for steps in range(1, MOST_STEPS):
        _which(found, _action(s.box, s.box.large[other.board][(other.large + steps) % LARGE]), OTHER - 1)
    found.append(points + parts.GARDENER_TURN * turns)


def _mine(found: list[float], s: WindmillValley) -> float:
    """The player's points if the game ended now, from what has been counted."""
    wish = s.players[PLAYER].wish
    points = float(s.players[PLAYER].points + (s.box.wish_points[wish] if wish >= 0 else 0))
    for at in COUNTED:
        points += found[at]
    return max(0.0, points)


def _shown(found: list[float], s: WindmillValley, worth: Worth, turns: float) -> None:
    """The best on display, and the trade card."""
    contract = helper = 0.0
    for card in s.cards:
        if card >= 0:
            contract = max(contract, contract_points(s, PLAYER, card) + worth.growth[card] * turns)
            helper = max(helper, worth.card[card])
    dear = common = 0.0
    for slot in range(len(s.display)):
        tile = s.display[slot]
        if tile >= 0:
            if s.box.display[slot]:
                dear = max(dear, worth.tile[tile])
            else:
                common = max(common, worth.tile[tile])
    found.append(contract)
    found.append(helper)
    found.append(dear)
    found.append(common)
    found.append(float(sum([1 for colour in s.shipped if colour >= 0])))
