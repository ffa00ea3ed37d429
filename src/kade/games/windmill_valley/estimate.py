"""A guess of a seat's final points in Windmill Valley: what stands, what is under way, what tempo still allows."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.contracts import contract_points, planted_of
from kade.games.windmill_valley.paths import largest_group
from kade.games.windmill_valley.printed import COLUMNS, LARGE, ROWS
from kade.games.windmill_valley.scoring import result, row_points

if TYPE_CHECKING:
    from kade.games.windmill_valley.seat import Seat
    from kade.games.windmill_valley.state import WindmillValley

SPEED: Final = 2.0  # steps that the wheels make in a turn, on average
PLANTING: Final = 1.1  # bulbs that a turn plants, on average
TURN: Final = 3.0  # points that a turn still to come is worth by itself
GUILDER: Final = 0.55
SPARE_GUILDER: Final = 0.2  # beyond the sixth
TOOL: Final = 0.7
BULB: Final = 1.0
HELPER: Final = 0.38  # a helper's worth a turn to come
WINDMILL: Final = 1.2  # what a built windmill opens up
TILE: Final = [0.20, 0.40, 0.65]  # a tile's worth a turn to come, by its kind
GROWTH: Final = 0.45  # what a contract grows by in a turn to come
GARDENER_TURN: Final = 6.5

# What a step that still waits on the stack promises.
PROMISES: Final[dict[str, float]] = {
    "choose-action": 3.0, "take-tile": 1.6, "place-tile": 1.6, "take-card": 3.0, "take-peeked-card": 3.2,
    "take-peeked-tile": 1.8, "build": 3.5, "mill": 3.5, "trade": 3.2, "market-move": 1.6, "area-reward": 1.4,
    "lower": 1.8, "open": 1.5, "rewards": 2.0, "chests": 1.5, "after": 0.8, "score-contract": 4.0, "again": 1.4,
    "replace": 1.0, "store-bulb": 0.3,
}


def estimate(s: WindmillValley, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at nothing hidden."""
    if s.over:
        return float(result(s).points[seat])
    me = s.players[seat]
    turns = turns_left(s)
    if s.level >= 0 and seat == 1:
        return result(s).points[seat] + GARDENER_TURN * turns
    value = me.points + TURN * turns
    value += _patches(s, me, turns) + _groups(s, me, turns) + _contracts(s, seat, turns)
    value += _wish(s, me, turns) + _means(s, me, turns)
    return value + _under_way(s, seat)


def turns_left(s: WindmillValley) -> float:
    """How many more turns each seat will have: until the fastest wheel has made its last rotation."""
    if s.ending >= 0:
        return max(0.0, (s.last_turn - s.turn) / s.seats)
    fewest = 99.0
    for me in s.players:
        steps = LARGE * (len(s.box.calendar_names) - me.calendar) - me.large
        fewest = min(fewest, steps / SPEED)
    return fewest + (0.5 if s.expert or s.level > 0 else 1.5)


def _patches(s: WindmillValley, me: Seat, turns: float) -> float:
    """Rows and columns by how far they have come and how many bulbs can still be planted."""
    coming = PLANTING * turns + 0.5 * min(me.stored, 4)
    value = 0.0
    for row in range(ROWS):
        length = me.lengths[row]
        if length == COLUMNS:
            value += row_points(s.box, me, row)
        elif length:
            patches = me.patches[row * COLUMNS:row * COLUMNS + length]
            alike = patches == [patches[0]] * length
            worth = s.box.row_high[row] if alike else s.box.row_low[row]
            need = COLUMNS - length
            if need <= coming:
                value += worth * (length / COLUMNS) * min(1.0, (coming - need + 1) / (need + 4))
        for column in range(length):
            value += 0.35 if s.box.patch[row * COLUMNS + column] < 0 else 0.15
    for column in range(COLUMNS):
        value += _column(s, me, column, coming)
    return value


def _column(s: WindmillValley, me: Seat, column: int, coming: float) -> float:
    seen = 0
    number = 0
    for row in range(ROWS):
        colour = me.patches[row * COLUMNS + column]
        if colour >= 0:
            if seen >> colour & 1:
                return -float(s.box.minus[column])
            seen |= 1 << colour
            number += 1
    if number == ROWS:
        return float(s.box.plus[column])
    if number == 0 or ROWS - number > coming:
        return 0.0
    return s.box.plus[column] * (number / ROWS) ** 2 * 0.8


def _groups(s: WindmillValley, me: Seat, turns: float) -> float:
    """Windmill groups: empty ones for sure, others by how soon they can be; planted bulbs of their colour count."""
    value = 0.0
    for colour in range(5):
        bulbs = planted_of(me, colour) + 0.4 * min(float(me.bulbs[colour]), turns)
        worth = s.box.group_points[colour] * (bulbs + 0.1 * turns)
        left = me.groups[colour]
        if left == 0:
            value += worth
        elif turns > left:
            gone = s.box.groups[colour] - left
            value += worth * min(0.7, (0.15 + 0.3 * gone) * (turns - left) / (turns + 2.0))
    return value


def _contracts(s: WindmillValley, seat: int, turns: float) -> float:
    """What contracts count already, and that they grow."""
    value = 0.0
    for card in s.players[seat].contracts:
        value += contract_points(s, seat, card) + GROWTH * turns
        kind = s.box.contracts[card].kind
        if kind == "colour_rows":
            value += _colour_row(s, s.players[seat], s.box.contracts[card].colour, turns) * s.box.contracts[card].points
        elif kind == "small_wheel_full":
            done = sum([1 for tile in s.players[seat].small_tiles if tile >= 0])
            value += s.box.contracts[card].points * (done / 5.0) ** 2 * 0.7 if done < 5 else 0.0
    return value


def _colour_row(s: WindmillValley, me: Seat, colour: int, turns: float) -> float:
    """How likely a full row of one colour is, by the longest beginning of one."""
    best = 0
    for row in range(ROWS):
        length = me.lengths[row]
        if length < COLUMNS and me.patches[row * COLUMNS:row * COLUMNS + length] == [colour] * length:
            best = max(best, length)
    need = COLUMNS - best
    return (best / COLUMNS) ** 2 * 0.8 if need <= PLANTING * turns else 0.0


def _wish(s: WindmillValley, me: Seat, turns: float) -> float:
    """The Queen's Wish by how much of it is done; alone it is scored at the end."""
    if me.wish >= 0:
        return float(s.box.wish_points[me.wish]) if s.level >= 0 else 0.0
    if s.wish < 0 or s.wish_met >= len(s.box.wish_points):
        return 0.0
    wanted = s.box.wishes[s.wish]
    done = 0.0
    if wanted.kind == "tools":
        done = me.tools / wanted.count
    elif wanted.kind == "contract_frames":
        frames = {s.box.contracts[card].frame for card in me.contracts}
        done = len(frames) / len(wanted.frames)
    elif wanted.kind == "patches":
        need = sum(wanted.patches)
        done = sum([min(me.lengths[row], wanted.patches[row]) for row in range(ROWS)]) / need
    elif wanted.kind == "connected_windmills":
        done = largest_group(s.box, me.built) / wanted.count
    elif wanted.kind == "wheel_tiles":
        done = sum([1 for tile in me.large_tiles + me.small_tiles if tile >= 0]) / wanted.count
    worth = s.box.wish_points[s.wish_met if s.level < 0 else 0]
    return worth * min(1.0, done) ** 2 * 0.8 * min(1.0, turns / 4.0)


def _means(s: WindmillValley, me: Seat, turns: float) -> float:
    """Guilders, tools, stored bulbs, helpers, tiles: worth something while there are turns to use them."""
    use = min(1.0, turns / 2.0)
    value = use * (GUILDER * min(me.guilders, 6) + SPARE_GUILDER * max(0, me.guilders - 6))
    value += use * TOOL * min(me.tools, 6)
    value += use * BULB * min(float(me.stored), 1.0 + PLANTING * turns)
    value += HELPER * turns * len(me.helpers)
    value += WINDMILL * me.built.bit_count() * use
    for tile in me.large_tiles:
        if tile >= 0:
            value += TILE[s.box.rarity[tile]] * turns * 0.5
    for tile in me.small_tiles:
        if tile >= 0:
            value += TILE[s.box.rarity[tile]] * turns * 0.6
    return value


def _under_way(s: WindmillValley, seat: int) -> float:
    """What this turn still promises."""
    if s.active != seat:
        return 0.0
    value = 0.0
    me = s.players[seat]
    for step in s.stack:
        if step.name == "plant":
            value += 1.3 * min(step.a, me.stored)
        elif step.name == "bulb":
            value += 0.9 * step.b
        elif step.name == "market-move":
            value += 2.2 * (step.a % 16)
        else:
            value += PROMISES.get(step.name, 0.0)
    if s.due & 1:
        value += 1.2
    if s.due & 2:
        value += 2.5
    return value
