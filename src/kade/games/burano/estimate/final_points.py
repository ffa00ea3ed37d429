"""A guess of a seat's final points in Burano: what stands, and what workers, cubes, roofs and coins may yet bring.

Worths are in points. What the sea and what roofs and cards may bring is in `sea_hopes` and `roof_hopes`.
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kade.games.burano.edition.printed import THRIFT
from kade.games.burano.estimate.roofs import LAY, SLOT, bright_points, card_hope, points_now, reward_worth, roofs
from kade.games.burano.estimate.sea import CATCH_WORTH, LATER, SOON, best_sale, fish_worth, journey, landing
from kade.games.burano.rules.actions import LACE_MAKING, SAILING
from kade.games.burano.rules.cleanup import ScoreIslands, ScoreLace
from kade.games.burano.rules.lace import MakeLace, arrows_of, beside_own
from kade.games.burano.rules.pyramid import UNCOVERED
from kade.games.burano.rules.sailing import Fish, Sail, SendWorkers
from kade.games.burano.rules.scoring import card_points, winners_with
from kade.games.burano.rules.season import End, NextSeason
from kade.games.burano.rules.seat import NO_CUBES, SPOT_COUNT
from kade.games.burano.rules.trade import HandOver, Trade
from kade.games.burano.rules.turn import ChooseCube, ChooseHouses, ChooseSite, RoofReward, Turn
from kade.games.burano.rules.unions import union_points
from kade.kernel.counting import size, total

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

MOVE_OF_TURN: Final = 0.45  # how much of a turn each of its moves uses up
COIN: Final = 0.75  # what a coin is worth above its share of a point, as a part of a move to come
COINS_A_TURN: Final = 5.0  # coins that a turn can use; more of them hardly help
MORE_COINS: Final = 0.12
PRIVILEGE: Final = 0.9
MANY_PRIVILEGES: Final = 6
PREPARED: Final = 1.3
ACTION_PREPARED: Final = 0.17  # of the action that a prepared cube would bring
ACTION_STACKED: Final = 0.1  # and one in the pyramid, if it can be reached
ROOF_WAITS: Final = 1.3  # more for a colour that a roof asks for
CUBE: Final = 0.5
ON_RING: Final = 0.5  # a worker that can still be sent
SENT_A_TURN: Final = 1.3
INCOME: Final = 0.1  # for each coin visible, each turn to come
LACE_NOW: Final = 1.2  # a worker more in the workshops, for this season
LACE_LATER: Final = 0.55  # and for each later one
LACE_PAID: Final = 0.9  # how much of today's lace will be paid for at the end of this season
HOUSE: Final = 0.7  # a house on the island besides its action
NOTHING_WANTED: Final = [0.0] * 6
KEPT: Final = 0.85  # the part of a promise that is kept, on average


@final
class Clock:
    """What is left of the game for a seat: turns, seasons, and which scorings of this season are still to come."""

    def __init__(self, s: Burano, seat: int) -> None:
        self.later = len(s.box.rounds) - 1 - s.season  # seasons after this one
        self.cleaning = False
        self.islands_due = True
        self.lace_due = True
        self.paid = 0  # workers whose lace is paid for in the scoring under way
        part = 0.0
        for step in s.stack:
            if isinstance(step, Turn):
                if step.seat == seat:
                    part = max(0.0, 1.0 - MOVE_OF_TURN * step.moves)
            elif isinstance(step, (NextSeason, End)):
                self.cleaning = True
                self.islands_due = False
                self.lace_due = False
            elif isinstance(step, ScoreIslands):
                self.islands_due = True
                self.lace_due = True
            elif isinstance(step, ScoreLace) and step.seat == seat:
                self.lace_due = True
                self.paid = step.paid
        self.soon = s.box.rounds[s.season] - s.round + part  # turns of this season
        self.turns = self.soon
        for season in range(s.season + 1, len(s.box.rounds)):
            self.turns += s.box.rounds[season]
        self.scorings = self.later + (1 if self.lace_due else 0)


def estimate(s: Burano, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at the seat's own secrets only."""
    if s.over:
        return float(s.result().points[seat])
    me = s.players[seat]
    clock = Clock(s, seat)
    turns = clock.turns
    fish = fish_worth(s, me, turns)
    actions = Actions(s, seat, clock, fish)
    reward = reward_worth(s, me, turns, clock.scorings, PRIVILEGE)
    value = total(me.scored) + fish + means(s, me, clock)
    value += cubes(s, me, clock, actions)
    value += roofs(s, seat, turns, clock.later, clock.cleaning, reward)
    value += islands(s, seat, clock) + lace(s, me, clock)
    for card in me.cards:
        value += card_points(s, me, card) + card_hope(s, card, turns, clock.scorings)
    return value + KEPT * under_way(s, seat, clock, actions, fish, reward)


# ---------------------------------------------------------------------- means


def means(s: Burano, me: Seat, clock: Clock) -> float:
    """Coins, privilege points and workers on the ring: worth something while there are turns to use them."""
    turns = clock.turns
    useful = min(float(me.coins), COINS_A_TURN * turns)
    value = (me.coins + me.privilege) / s.box.coins_per_point + COIN * useful
    value += MORE_COINS * min(1.0, turns) * (me.coins - useful)
    if turns > 0.0 or clock.lace_due:
        value += PRIVILEGE * min(me.privilege, MANY_PRIVILEGES) * min(1.0, 0.4 + turns / 4.0)
    value += ON_RING * min(float(me.workers - 1), SENT_A_TURN * turns)
    return value + INCOME * me.coins_shown() * min(turns, 8.0)


@final
class Actions:
    """What each action would bring a seat now."""

    def __init__(self, s: Burano, seat: int, clock: Clock, fish: float) -> None:
        me = s.players[seat]
        self.earning: float = (1.0 / s.box.coins_per_point + (COIN if clock.turns > 0.3 else 0.0)) * me.coins_shown()
        self.sailing: float = journey(s, seat, fish, clock.later)
        self.lace: float = _lace_gain(clock) * places(s, me, -1)

    def by(self, action: int) -> float:
        return self.sailing if action == SAILING else self.lace if action == LACE_MAKING else self.earning


def cubes(s: Burano, me: Seat, clock: Clock, actions: Actions) -> float:
    """Cubes on their way to the island, by the action they would bring and the roofs that ask for them. Near the end
    of a season nobody knows which action a colour will have."""
    turns = clock.turns
    sure = 0.0 if clock.cleaning else min(1.0, 0.7 * clock.soon)
    mean = (1.0 - sure) * (actions.sailing + actions.lace + actions.earning) / 3.0
    waiting = NO_CUBES[:]  # roof halves that ask for a colour
    for tile in me.roofs:
        found = s.box.tiles[tile]
        waiting[found.one] = waiting[found.one] + 1
        waiting[found.two] = waiting[found.two] + 1
    wanted = NOTHING_WANTED[:]
    for colour in range(6):
        worth = sure * actions.by(s.markers[colour]) + mean
        for _ in range(waiting[colour]):
            worth += ROOF_WAITS
        wanted[colour] = worth
    prepared = 0.0
    for colour, number in enumerate(me.prepared):
        if number:
            prepared += number * (PREPARED + ACTION_PREPARED * wanted[colour])
    number = total(me.reserve) + size(me.filled)
    if clock.later and not clock.cleaning:
        number += me.workers  # each brings a cube in the clean-up
    value = min(1.0, turns) * prepared + ACTION_STACKED * min(1.0, turns / 3.0) * _stacked(me, wanted)
    return value + CUBE * min(1.0, turns / 4.0) * min(float(number), 2.0 + 3.0 * turns)


def _stacked(me: Seat, wanted: list[float]) -> float:
    """Cubes of the pyramid by how soon they can be reached. While it is built, those not placed yet may still come to
    lie high up: so what is wanted little goes to the base."""
    building = me.spot < SPOT_COUNT
    near = 0.0
    if me.filled:
        bare = 0 if building else UNCOVERED[me.filled]
        for spot, colour in enumerate(me.pyramid):
            if colour >= 0:
                near += (1.0 if bare & 1 or spot == 13 else 0.75 if spot > 8 else 0.3) * wanted[colour]
            bare >>= 1
    if building:
        for colour, number in enumerate(me.reserve):
            near += 0.8 * wanted[colour] * number
    return near


# ---------------------------------------------------------------------- majorities and lace


def islands(s: Burano, seat: int, clock: Clock) -> float:
    """Majorities at the end of this season and of those to come; a second worker makes one safer."""
    me = s.players[seat]
    seasons = (SOON if clock.islands_due else 0.0) + LATER * clock.later
    value = 0.0
    for island in range(6):
        if me.islands[island]:
            winners = winners_with(s, me, island)
            if winners:
                value += seasons * (s.box.majority[s.seats] // winners) + 0.2 * (me.islands[island] - 1)
            else:
                value += 0.25 * seasons
    return value


def lace(s: Burano, me: Seat, clock: Clock) -> float:
    """Workers in the workshops: paid for with the cubes there are, and again in later seasons, for which the cubes
    left over and those of covered houses are there."""
    if not me.squares:
        return 0.0
    cubes = me.pyramid_counts()
    number = size(me.squares)
    all_cubes = 0
    paid = size(clock.paid) + (1 if me.powers & THRIFT else 0)
    unpaid = me.squares & ~clock.paid
    for colour in range(6):
        have = cubes[colour] + me.reserve[colour]
        all_cubes += have
        paid += min(size(unpaid & s.layout.of_colour[colour]), have)
    paid = min(paid, number)
    bonus = union_points(s, me.squares)
    value = 0.0
    if clock.lace_due:
        reach = paid + 0.7 * min(number - paid, me.privilege)
        share = reach / number
        value = LACE_PAID * (reach * s.box.lace_points + bonus * share * share)
        all_cubes = max(0, all_cubes - paid)
    if clock.later:
        share = min(0.8, (all_cubes + me.workers + 0.5 * me.privilege) / (number + 4.0))
        value += clock.later * LATER * (share * number * s.box.lace_points + share * share * bonus)
    return value


def _lace_gain(clock: Clock) -> float:
    return (LACE_NOW if clock.lace_due else 0.0) + LACE_LATER * clock.later


def places(s: Burano, me: Seat, arrows: int) -> float:
    """How many workers could go to workshops with these arrows (as in `lace`; -1: those of the wheel), roughly."""
    most = me.workers - 1
    if most <= 0:
        return 0.0
    near = beside_own(s, me)
    free = s.box.all_squares
    for other in s.players:
        free &= ~other.squares
    counts = me.ring.arrows[me.start]
    found = 0.0
    for colour in range(6):
        number = counts[colour] if arrows < 0 else arrows_of(arrows, colour)
        if number:
            tile = s.layout.of_colour[colour] & free
            close = size(tile & near)
            if close:
                found += number if number < close else close
            elif tile:
                found += 0.4 * number if me.privilege else 0.25
    return min(found, float(most))


# ---------------------------------------------------------------------- a move under way


def under_way(s: Burano, seat: int, clock: Clock, actions: Actions, fish: float, reward: float) -> float:
    """What waits on the stack still promises, so that choices in the middle of a move compare well."""
    me = s.players[seat]
    promise = 0.0
    for step in s.stack:
        if step.seat != seat:
            continue
        if isinstance(step, ChooseSite):
            promise += (1.0 - ACTION_PREPARED) * actions.by(s.markers[step.colour]) + HOUSE - PREPARED
        elif isinstance(step, ChooseCube):
            promise += PREPARED
        elif isinstance(step, ChooseHouses):
            promise += (1.0 - LAY) * (points_now(s, seat, step.tile) + reward + bright_points(s, me, step.tile)) + SLOT
        elif isinstance(step, RoofReward):
            promise += points_now(s, seat, step.tile) + reward
        elif isinstance(step, Sail):
            promise += actions.sailing
        elif isinstance(step, Fish):
            promise += CATCH_WORTH * step.number
        elif isinstance(step, SendWorkers):
            promise += landing(s, seat, step.island, clock.later)
        elif isinstance(step, Trade):
            promise += best_sale(s, me, step.port, fish)
        elif isinstance(step, HandOver):
            promise += s.box.sales[step.sale].points
        elif isinstance(step, MakeLace):
            promise += _lace_gain(clock) * places(s, me, step.arrows)
    return promise
