"""A guess of a seat's final points in Windmill Valley: what stands, what is under way, what the turns left allow.

It is a sum of what a player would count: rows, columns and groups by how likely they still get done, contracts and how
they grow, the wish, the calendar, and means (guilders, tools, bulbs, cards, tiles) by what they usually turn into.
What printed things are worth is in values.py, what a turn still promises in turn_under_way.py.
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.edition.printed import (
    COLUMNS,
    LARGE,
    ROWS,
    SMALL,
    WISH_FRAMES,
    WISH_PATCHES,
    WISH_TOOLS,
    WISH_WINDMILLS,
)
from kade.games.windmill_valley.estimate.farm import farm_of
from kade.games.windmill_valley.estimate.turn_under_way import next_action, under_way
from kade.games.windmill_valley.estimate.values import worth_of
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.paths import all_built, largest_group
from kade.games.windmill_valley.rules.scoring import gardener_points, result
from kade.games.windmill_valley.rules.state import GARDENER
from kade.kernel.counting import size

if TYPE_CHECKING:
    from kade.games.windmill_valley.edition.printed import WindmillPrinted, Wish
    from kade.games.windmill_valley.estimate.farm import Farm
    from kade.games.windmill_valley.estimate.values import Worth
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley

# What a turn does, on average.
SPEED: Final = 1.7  # steps of the wheels
PLANTING: Final = 1.25  # bulbs planted
BUILDING: Final = 0.42  # windmills built
ENHANCING: Final = 0.35  # tiles gained
TOOLING: Final = 0.5  # tools gained
CONTRACTING: Final = 0.25  # contracts gained
TURN: Final = 1.5  # points of a turn to come that nothing below counts
GARDENER_TURN: Final = 6.5
LAST: Final = 2.0  # turns before the end: from there on means lose their worth

GROUP_SURE: Final = 0.95  # a group that is not empty yet
GROUP_GROWTH: Final = 0.35  # bulbs of an empty group's colour to come, a turn
IN_STORE: Final = 0.8  # a stored bulb counts as planted so far

# Stored bulbs: for a row of their colour, for an empty row, for nothing yet; and storage that fills up.
FITTING: Final = 1.0
BEGINNING: Final = 0.5
SPARE: Final = 0.1
ROOMY: Final = 4
CROWDED: Final = 0.6

MONEY: Final = [0.0, 2.4, 4.7, 6.8, 8.8, 10.6, 12.2, 13.2, 13.9, 14.3]  # by guilders
TOOLS: Final = [0.0, 0.6, 1.0, 1.3, 1.5, 1.65, 1.75]  # by tools
HELPER: Final = 0.8  # a helper, beside what it brings
WINDMILL: Final = 0.5  # a built windmill now, and a turn to come
WINDMILL_TURN: Final = 0.25
AGAIN: Final = 0.4  # the best contract: it may be scored early, and then again
LIKELY: Final = 0.8  # a contract that scores all or nothing
WISH: Final = 0.85
ROTATION: Final = 0.7  # of the steps to a calendar space
LEAD: Final = 0.8  # a step ahead of the other wheels: first at the calendar
NEXT: Final = 0.6  # what the wheels offer next turn
OPEN_GATE: Final = 1.0  # a floodgate left open, a step: it cannot be opened for points again


def estimate(s: WindmillValley, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at nothing hidden."""
    if s.over:
        return float(result(s).points[seat])
    me = s.players[seat]
    turns = turns_left(s)
    if s.level >= 0 and seat == GARDENER:
        return gardener_points(s) + GARDENER_TURN * turns
    worth = worth_of(s.box)
    value = me.points + TURN * turns + _farm(s.box, me, turns) + groups(s.box, me, turns)
    value += _contracts(s, seat, worth, turns) + wish(s, me, turns) + _calendar(s, me, worth, turns)
    value += _means(me, worth, turns) + tiles(s.box, me, worth) * turns
    if s.active == seat:
        return value + under_way(s, me, worth)
    return value + (NEXT * next_action(s, me, worth) - OPEN_GATE * (s.gate - 1)) * min(1.0, turns)


def turns_left(s: WindmillValley) -> float:
    """How many more turns each seat will have: until the fastest wheel has made its last rotation."""
    if s.ending >= 0:
        return max(0.0, (s.last_turn - s.turn) / s.seats)
    fewest = 99.0
    for me in s.players:
        steps = LARGE * (len(s.box.calendar_names) - me.calendar) - me.large
        fewest = min(fewest, steps / SPEED)
    return fewest + (0.5 if s.expert or s.level > 0 else 1.5)


def reach(need: float, coming: float) -> float:
    """How likely so much more still gets done when about so much is coming: a half when they are equal."""
    if need <= 0.0:
        return 1.0
    if coming <= 0.0:
        return 0.0
    cube = coming * coming * coming
    return cube / (cube + need * need * need)


# ---------------------------------------------------------------------- the farm board


def _farm(box: WindmillPrinted, me: Seat, turns: float) -> float:
    """Rows, columns and stored bulbs, if rows of one colour go on in it."""
    farm = farm_of(box, me)
    coming = bulbs_coming(me, turns)
    return rows(farm, coming) + columns(farm, coming) + stored(me, farm.plan, turns)


def bulbs_coming(me: Seat, turns: float) -> float:
    return PLANTING * turns + 0.4 * min(float(me.stored), 2.0 * turns)


def rows(farm: Farm, coming: float) -> float:
    value = 0.0
    for row in range(ROWS):
        value += farm.rows[row] * reach(farm.row_needs[row], coming)
    return value


def columns(farm: Farm, coming: float) -> float:
    value = 0.0
    for column in range(COLUMNS):
        value += farm.columns[column] * reach(farm.column_needs[column], coming)
    return value


def stored(me: Seat, plan: list[int], turns: float) -> float:
    """Stored bulbs by what they are good for, as far as there is time to plant them."""
    if not me.stored:
        return 0.0
    value = 0.0
    for colour in range(5):
        held = me.bulbs[colour]
        if not held:
            continue
        if colour in plan:
            room = 0
            for row in range(ROWS):
                if plan[row] == colour:
                    room += COLUMNS - me.lengths[row]
            fitting = min(held, room)
            value += FITTING * fitting + SPARE * (held - fitting)
        else:
            value += (BEGINNING if 0 in me.lengths else SPARE) * held
    usable = min(1.0, (1.0 + PLANTING * turns) / me.stored)
    return value * usable * min(1.0, turns / LAST) - CROWDED * max(0, me.stored - ROOMY)


def groups(box: WindmillPrinted, me: Seat, turns: float) -> float:
    """Windmill groups: empty ones for sure, others by how likely they get empty; for bulbs planted and to come."""
    value = 0.0
    planted, stored, windmills = farm_of(box, me).planted, me.bulbs, me.groups
    growth, building = GROUP_GROWTH * turns, BUILDING * turns
    for colour in range(5):
        bulbs = planted[colour] + IN_STORE * min(float(stored[colour]), turns) + growth
        left = windmills[colour]
        chance = GROUP_SURE * reach(float(left), building) if left else 1.0
        value += box.group_points[colour] * bulbs * chance
    return value


# ---------------------------------------------------------------------- cards, wish, calendar


def _contracts(s: WindmillValley, seat: int, worth: Worth, turns: float) -> float:
    now, later, best = contracts(s, seat, worth, turns)
    return now + later + AGAIN * best * min(1.0, turns / LAST)


def contracts(s: WindmillValley, seat: int, worth: Worth, turns: float) -> tuple[float, float, float]:
    """What contracts count already, how they grow, and what the best of them counts: it may be scored early."""
    me = s.players[seat]
    now = 0.0
    later = 0.0
    best = 0.0
    for card in me.contracts:
        points = float(contract_points(s, seat, card))
        best = max(best, points)
        now += points
        later += worth.growth[card] * turns
        contract = s.box.contracts[card]
        if contract.kind == "colour_rows":
            later += LIKELY * contract.points * _colour_row(me, farm_of(s.box, me).plan, contract.colour, turns)
        elif contract.kind == "small_wheel_full":
            left = me.small_tiles.count(-1)
            later += LIKELY * contract.points * reach(float(left), ENHANCING * turns) if left else 0.0
    return now, later, best


def _colour_row(me: Seat, plan: list[int], colour: int, turns: float) -> float:
    """How likely a full row of one colour is, by the longest beginning of one."""
    best = -1
    for row in range(ROWS):
        length = me.lengths[row]
        if length < COLUMNS and (not length or plan[row] == colour):
            best = max(best, length)
    return reach(float(COLUMNS - best), 0.8 * PLANTING * turns) if best >= 0 else 0.0


def wish(s: WindmillValley, me: Seat, turns: float) -> float:
    """The Queen's Wish by how likely it is met; alone it is scored at the end."""
    if me.wish >= 0:
        return float(s.box.wish_points[me.wish]) if s.level >= 0 else 0.0
    met = s.wishes_met() if s.level < 0 else 0
    if s.wish < 0 or met >= len(s.box.wish_points):
        return 0.0
    points = s.box.wish_points[met]
    return WISH * points * _wish_chance(s, me, s.box.wishes[s.wish], turns)


def _wish_chance(s: WindmillValley, me: Seat, wanted: Wish, turns: float) -> float:
    box = s.box
    asks = wanted.asks
    if asks == WISH_TOOLS:
        return reach(float(wanted.count - me.tools), TOOLING * turns)
    if asks == WISH_FRAMES:
        frames = {box.contracts[card].frame for card in me.contracts}
        return reach(float(len(wanted.frames) - len(frames)), CONTRACTING * turns)
    if asks == WISH_PATCHES:
        need = 0
        for row in range(ROWS):
            need += max(0, wanted.patches[row] - me.lengths[row])
        return reach(float(need), PLANTING * turns)
    if asks == WISH_WINDMILLS:
        return reach(float(wanted.count - largest_group(box, me.built, all_built(s))), BUILDING * turns)
    rarity = box.rarity
    laid = uncommon = unique = 0
    for tile in me.large_tiles:
        if tile >= 0:
            laid += 1
            uncommon += 1 if rarity[tile] == 1 else 0
            unique += 1 if rarity[tile] == 2 else 0
    for tile in me.small_tiles:
        if tile >= 0:
            laid += 1
            uncommon += 1 if rarity[tile] == 1 else 0
            unique += 1 if rarity[tile] == 2 else 0
    short = max(0, wanted.uncommon - uncommon) + max(0, wanted.unique - unique)
    return reach(float(max(wanted.count - laid, short)), ENHANCING * turns)


def _calendar(s: WindmillValley, me: Seat, worth: Worth, turns: float) -> float:
    value = calendar(s, me, worth, turns)
    return value + LEAD * lead(s, me) if s.ending < 0 else value


def calendar(s: WindmillValley, me: Seat, worth: Worth, turns: float) -> float:
    """Rewards of the spaces that the own wheel will still reach before the end."""
    value = 0.0
    coming = SPEED * turns
    need = LARGE - me.large
    for space in range(me.calendar, len(s.box.common)):
        value += worth.space[space] * reach(ROTATION * need, coming)
        need += LARGE
    return value


def lead(s: WindmillValley, me: Seat) -> int:
    """How many steps the own wheel is ahead of the fastest other one."""
    fastest = 0
    for other in s.players:
        if other is not me:
            fastest = max(fastest, LARGE * other.calendar + other.large)
    return LARGE * me.calendar + me.large - fastest


# ---------------------------------------------------------------------- means


def _means(me: Seat, worth: Worth, turns: float) -> float:
    """Guilders, tools, windmills, cards: worth something while there are turns to use them."""
    value = MONEY[min(me.guilders, 9)] + TOOLS[min(me.tools, 6)] + HELPER * len(me.helpers)
    windmills = size(me.built)
    cards = 0.0
    for card in me.helpers:
        cards += worth.card[card]
    if me.starting >= 0:
        cards += worth.card[me.starting]
    return (value + WINDMILL * windmills) * min(1.0, turns / LAST) + (cards + WINDMILL_TURN * windmills) * turns


def tiles(box: WindmillPrinted, me: Seat, worth: Worth) -> float:
    """What the tiles on the wheels bring in a turn."""
    value = 0.0
    if not me.laid:
        return value
    for space in range(LARGE):
        tile = me.large_tiles[space]
        if tile >= 0:
            covered = box.rewards[box.large[me.board][space]].parts[0].kind
            value += worth.tile[tile] - worth.covered[covered]
    for space in range(SMALL):
        tile = me.small_tiles[space]
        if tile >= 0:
            value += worth.tile[tile]
    return value
