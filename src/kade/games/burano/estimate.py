"""A guess of a seat's final points in Burano: what stands, and what workers, cubes, cards and coins may yet bring."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.actions import WEST
from kade.games.burano.printed import (
    BRIGHT_ROOFS,
    BUSY_TABLES,
    FISH_STALL,
    FREE_ROOFS,
    GUILD_HALL,
    ISLAND_TIES,
    LACE_SCHOOL,
    THRIFT,
    TWO_STEPS,
)
from kade.games.burano.roofing import roofable
from kade.games.burano.sailing import matches
from kade.games.burano.scoring import card_points, island_winners, roof_number, roof_points
from kade.games.burano.unions import union_points

if TYPE_CHECKING:
    from kade.games.burano.seat import Seat
    from kade.games.burano.state import Burano

TURNS: Final = 14.0
COIN: Final = 0.34  # what a coin is worth above its share of a point, while there are moves to pay for
MANY_COINS: Final = 9
PRIVILEGE: Final = 0.75
PREPARED: Final = 1.7
IN_PYRAMID: Final = 0.22
WANTED: Final = 0.3  # more for a cube in a colour that a roof or a lace maker waits for
SOON: Final = 0.8  # how much of today's lace and majorities will stand at the end of this season
LATER: Final = 0.42  # and of a later one
REWARD: Final = 2.2  # what a roof brings besides its points
LAY: Final = 0.72  # the chance that a roof which can be laid will be
HOPE: Final = 0.2  # and one that cannot be laid yet
SALE: Final = 0.66  # of the best sale in hand, as long as it is not made
LOOSE_FISH: Final = 1.6  # a card more, with time to find its like; one that is left over is a point
INCOME: Final = 0.09  # for each coin visible, each turn to come


def estimate(s: Burano, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at the seat's own secrets only."""
    me = s.players[seat]
    if s.over:
        return float(s.result().points[seat])
    turns = turns_left(s, seat)
    ahead = min(1.0, turns / 5.0)
    value = float(sum(me.scored))
    coins = me.coins + me.privilege
    value += coins / s.box.coins_per_point
    value += ahead * COIN * (min(coins, MANY_COINS) + 0.3 * max(0, coins - MANY_COINS))
    value += ahead * PRIVILEGE * min(me.privilege, 5)
    value += _cubes(s, me, turns)
    value += _roofs(s, seat, turns)
    value += _islands(s, seat)
    value += _lace(s, me, turns)
    value += _fish(s, me, turns)
    value += _cards(s, me, turns)
    income = me.ring.coins_shown(me.start, me.workers)
    value += INCOME * income * min(turns, 6.0)
    return value + _boat(s, me, ahead)


def turns_left(s: Burano, seat: int) -> float:
    """How many turns the seat will still have, its present one counted by the moves left in it."""
    left = 0.0
    for season in range(s.season + 1, len(s.box.rounds)):
        left += s.box.rounds[season]
    left += s.box.rounds[s.season] - s.round
    for step in s.stack:
        if step.name == "turn" and step.seat == seat:
            left += max(0.0, 1.0 - 0.45 * step.a)
    return left


def _wanted(s: Burano, me: Seat) -> list[float]:
    """How much each colour is waited for: by roofs to be laid and by workers to be paid for."""
    wanted = [0.0] * 6
    for tile in me.roofs:
        found = s.box.tiles[tile]
        for colour, other in ((found.one, found.two), (found.two, found.one)):
            wanted[colour] += 1.0 if s.bare[other] or s.bare[6 + other] else 0.5
    for colour in range(6):
        wanted[colour] += 0.8 * min(2, (me.squares & s.layout.of_colour[colour]).bit_count())
    return wanted


def _cubes(s: Burano, me: Seat, turns: float) -> float:
    """Cubes on their way to the island; high in the pyramid they come sooner."""
    wanted = _wanted(s, me)
    moves = 1.6 * turns
    value = 0.0
    for colour in range(6):
        value += me.prepared[colour] * (PREPARED + WANTED * min(1.5, wanted[colour]))
    value *= min(1.0, moves / 2.0)
    near = 0.0
    for spot in range(14):
        colour = me.pyramid[spot]
        if colour >= 0:
            depth = 1.0 if spot == 13 else 0.85 if spot > 8 else 0.5
            near += IN_PYRAMID + depth * WANTED * min(1.5, wanted[colour])
    for colour in range(6):
        near += 0.8 * IN_PYRAMID * me.reserve[colour]
    return value + near * min(1.0, moves / 8.0)


def _roofs(s: Burano, seat: int, turns: float) -> float:
    me = s.players[seat]
    best = 0.0
    rest = 0.0
    chance = min(1.0, turns / 1.5)
    for tile in me.roofs:
        kind = s.box.tiles[tile].kind
        worth = roof_points(s, kind, roof_number(s, seat, kind)) + REWARD
        if roofable(s, me, tile):
            worth *= LAY
        else:
            worth = HOPE * max(worth, 5.0)
        rest += worth
        best = max(best, worth)
    return chance * (best + 0.75 * (rest - best))


def _islands(s: Burano, seat: int) -> float:
    """Majorities at the end of this season and of those to come; a second worker makes one safer."""
    me = s.players[seat]
    seasons = SOON + LATER * (len(s.box.rounds) - 1 - s.season)
    if s.stack and _cleaning(s):
        seasons -= SOON
    value = 0.0
    for island in range(6):
        if me.islands[island]:
            winners = island_winners(s, island)
            if seat in winners:
                value += seasons * (s.box.majority[s.seats] // len(winners)) + 0.2 * (me.islands[island] - 1)
            else:
                value += 0.25 * seasons
    return value


def _cleaning(s: Burano) -> bool:
    """Whether this season's islands are scored already."""
    return "next-season" in [step.name for step in s.stack] or "end" in [step.name for step in s.stack]


def _lace(s: Burano, me: Seat, turns: float) -> float:
    """Workers in the workshops: paid for with the cubes there are, and again in later seasons."""
    if not me.squares:
        return 0.0
    cubes = me.pyramid_counts()
    number = me.squares.bit_count()
    paid = 1 if me.powers & THRIFT else 0
    for colour in range(6):
        own = (me.squares & s.layout.of_colour[colour]).bit_count()
        paid += min(own, cubes[colour] + me.reserve[colour] + (1 if me.privilege else 0))
    paid = min(paid, number)
    bonus = union_points(s, me.squares)
    share = paid / number
    now = paid * s.box.lace_points + bonus * share * share
    later = number * s.box.lace_points * 0.8 + bonus * 0.55
    scored = _cleaning(s) and not (s.stack[-1].name == "score-lace" or s.season < len(s.box.rounds) - 1)
    value = (0.0 if scored else SOON * now) + LATER * later * (len(s.box.rounds) - 1 - s.season)
    return value - 0.12 * number * (len(s.box.rounds) - 1 - s.season)


def _fish(s: Burano, me: Seat, turns: float) -> float:
    """Seafood in hand: the best sale of all ships, as long as there is time to reach one; else a point each."""
    number = sum(me.hand)
    if not number:
        return 0.0
    keep = float(number * s.box.unsold_points)
    if turns < 0.5:
        return keep
    best = 0.0
    loose = LOOSE_FISH if turns > 4.0 else 1.1
    for sale in s.box.sales:
        kinds = 0
        for held in me.hand:
            if held >= sale.size:
                kinds += 1
        if kinds >= sale.sets:
            cards = sale.sets * sale.size
            best = max(best, SALE * sale.points + loose * (number - cards))
    near = 1.0 if turns > 3.0 else 0.6
    return max(keep, near * best)


def _cards(s: Burano, me: Seat, turns: float) -> float:
    """Building cards: what they bring as things stand, and what they may still bring."""
    ahead = turns / TURNS
    value = 0.0
    for card in me.cards:
        effect = s.box.cards[card].effect
        value += card_points(s, me, card)
        if effect == BRIGHT_ROOFS:
            value += 11.0 * ahead
        elif effect in (FREE_ROOFS, FISH_STALL):
            value += 7.0 * ahead
        elif effect == LACE_SCHOOL:
            value += 5.0 * ahead
        elif effect in (TWO_STEPS, BUSY_TABLES):
            value += 4.0 * ahead
        elif effect == ISLAND_TIES:
            value += 6.0 * ahead
        elif effect == THRIFT:
            value += 2.5 * (len(s.box.rounds) - s.season)
        elif effect == GUILD_HALL:
            value += 5.0 * ahead
    return value


def _boat(s: Burano, me: Seat, ahead: float) -> float:
    """How good the next journey looks from here."""
    best = 0.0
    for place in s.box.one_step[me.boat]:
        if place < WEST:
            best = max(best, 0.35 * matches(s, me, place))
        elif sum(me.hand) > 2 and s.ships_at(place - WEST):
            best = max(best, 0.9)
    return ahead * best
