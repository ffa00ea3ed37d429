"""What the sea may bring a seat of Burano, in points: seafood in hand, the next journey, most workers on an island."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.rules.actions import WEST
from kade.games.burano.rules.sailing import matches, within_reach
from kade.kernel.counting import total

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

SOON: Final = 0.88  # how much of today's majorities will stand at the end of this season
LATER: Final = 0.54  # and of a later one
ROOFS_TOO: Final = 0.3  # most workers on an island, for roofs to come
ONE_MORE: Final = 0.3  # a worker more where nothing changes
CATCH_WORTH: Final = 1.65  # a card to be drawn
SALE: Final = 0.72  # the chance that a sale which can be made will be
MISSING: Final = 0.62  # and less for every card that is missing
MOST_MISSING: Final = 3
LOOSE: Final = 1.5  # a card more, with time to find its like; one that is left over is a point
SAILING_A_TURN: Final = 0.7


def landing(s: Burano, seat: int, island: int, later: int) -> float:
    """What a worker more on an island brings, when each other player there has taken one back."""
    me = s.players[seat]
    mine = me.islands[island]
    others = 0
    for other in s.players:
        if other is not me and other.islands[island] > others:
            others = other.islands[island]
    if mine > others or mine + 1 <= others - 1:
        return ONE_MORE
    return s.box.majority[s.seats] * (SOON + LATER * later) + ROOFS_TOO


def journey(s: Burano, seat: int, fish: float, later: int) -> float:
    """The best that Sailing could bring from here: cards and a worker on an island, or a sale."""
    me = s.players[seat]
    best = 0.0
    for place in within_reach(s, me):
        if place >= WEST:
            best = max(best, best_sale(s, me, place - WEST, fish))
        else:
            number = matches(s, me, place)
            if number:
                sent = landing(s, seat, place, later) if me.workers > 1 else 0.0
                best = max(best, CATCH_WORTH * number + sent)
    return best


def best_sale(s: Burano, me: Seat, port: int, fish: float) -> float:
    """What the best sale in a port gains above what the hand counts already."""
    number = total(me.hand)
    if not number:
        return 0.0
    best = 0.0
    held = sorted(me.hand)
    for sale in s.box.sales:
        if s.ships[sale.ship] == port and held[-sale.sets] >= sale.size:
            best = max(best, sale.points + LOOSE * (number - sale.sets * sale.size))
    return max(0.0, best - fish)


def fish_worth(s: Burano, me: Seat, turns: float) -> float:
    """Seafood in hand: the sale it goes best with, by the cards missing and the way to the ship; else a point each."""
    number = total(me.hand)
    if not number:
        return 0.0
    best = float(number * s.box.unsold_points)
    if turns < 0.3:
        return best
    held = sorted(me.hand)
    near = s.box.near_ports[me.boat]
    loose = LOOSE if turns > 4.0 else 1.1
    for sale in s.box.sales:
        got = _collected(held, sale.sets, sale.size)
        missing = sale.sets * sale.size - got
        if missing <= MOST_MISSING:
            way = 1.0 if near >> s.ships[sale.ship] & 1 else 2.0
            chance = SALE * min(1.0, SAILING_A_TURN * turns / (way + missing))
            for _ in range(missing):
                chance *= MISSING
            best = max(best, chance * sale.points + (1.0 - chance) * got * 1.1 + loose * (number - got))
    return best


def _collected(held: list[int], sets: int, size: int) -> int:
    """How many cards of that many sets a hand has already, the fullest sets first; `held` ends with those."""
    got = 0
    for i in range(1, sets + 1):
        number = held[-i]
        got += number if number < size else size
    return got
