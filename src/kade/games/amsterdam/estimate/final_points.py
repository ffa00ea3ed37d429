"""A guess of a seat's final points in Amsterdam: what stands, contracts within reach, merchandise, tempo."""
# mypyc: compile

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.edition.printed import GREY, LONGEST, WILD
from kade.games.amsterdam.estimate.ways import FAR, known_ways
from kade.kernel.counting import total

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.seat import Seat
    from kade.games.amsterdam.rules.state import Amsterdam

TURNS_A_CART: Final = 1.15  # turns that a cart takes to be placed, drawing its card included
TURNS_A_CARD: Final = 0.55  # turns that a card in hand saves

# Fitted to 344 games of search against search, by least squares on points and margins (2 players).
SPACE: Final = 1.57  # points that one more space brings, on average
PACE: Final = 1.5  # turns that a space takes
CARD: Final = 0.35  # turns that a card in hand saves, of any colour
EQUAL_CARDS: Final = 0.26  # and for a set of equal ones, times the square: they pay for long tracks
SETS: Final[list[float]] = [EQUAL_CARDS * number**2 for number in range(LONGEST + 1)]
WILD_CARD: Final = 1.78  # and for a wild one
SPENDING: Final = 0.82  # turns in which about two thirds of a hand are spent
TURNS_A_CONTRACT: Final = 1.72  # turns that a plan really takes, for each one that it should
HOPE: Final = 0.82  # turns that a plan may lack, and still be as likely as not
DOUBT: Final = 0.73  # turns by which a contract's chance changes, when the game is about to end
DOUBT_A_TURN: Final = 0.16  # and so much more for each turn that is left
LEAD: Final = 0.7  # merchandise cards ahead by which the chance to stay ahead changes
FIRST_GOODS: Final = 0.9  # how fast a first merchandise card comes, a turn


def estimate(s: Amsterdam, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at the seat's own secrets only."""
    me = s.players[seat]
    if s.over:
        return float(s.result().points[seat])
    turns = turns_left(s, seat)
    return me.points + contracts(s, me, turns)[0] + merchandise(s, seat, turns) + spaces(me, turns)


def turns_left(s: Amsterdam, seat: int) -> float:
    """How many more turns the seat will have: as many as the table's fastest player needs to run out of carts."""
    if s.ending >= 0:
        return float(s.turns_left // s.seats)
    fewest = 99.0
    for player in s.players:
        held = min(total(player.hand), player.carts)
        fewest = min(fewest, TURNS_A_CART * (player.carts - s.box.last_carts) - TURNS_A_CARD * held)
    return max(1.0, fewest + 1.0)


def spaces(me: Seat, turns: float) -> float:
    """The points of the spaces that will still be claimed, by the length of their tracks."""
    return SPACE * min(float(me.carts), (turns + _hand(me, turns)) / PACE)


def _hand(me: Seat, turns: float) -> float:
    """The turns that a hand saves, as far as there will be time to play it."""
    saved = CARD * total(me.hand) + WILD_CARD * me.hand[WILD]
    for colour in range(GREY):
        saved += SETS[min(me.hand[colour], LONGEST)]
    return saved * (1.0 - math.exp(-turns / SPENDING))


def merchandise(s: Amsterdam, seat: int, turns: float) -> float:
    """What the place will bring that is to be expected: between two places, part of each."""
    mine = s.players[seat].merchandise
    behind = 0.0
    for other in range(s.seats):
        if other != seat:
            behind += _chance((s.players[other].merchandise - mine) / LEAD)
    table = s.box.merchandise_points[s.seats]
    place = min(int(behind), s.seats - 2)
    value = table[place] + (table[place + 1] - table[place]) * (behind - place)
    return value if mine else value * (1.0 - math.exp(-FIRST_GOODS * turns))


def _chance(hope: float) -> float:
    return 1.0 / (1.0 + math.exp(-hope))


def contracts(s: Amsterdam, me: Seat, turns: float) -> tuple[float, float, float, int]:
    """Each contract by the chance to complete it. The ways of the dearer ones are taken as built for the others.

    Their points; the turns that the plan takes, for those that have a chance; the points of those without one; the
    tracks of the plan."""
    box = s.box
    known = known_ways(box)
    ways = known.of(me.tracks, s.open & ~me.barred)
    carts = me.carts
    plan = 0
    spent = 0.0
    value = 0.0
    lost = 0.0
    hand = 0
    for held in me.hand:
        hand = hand << 3 | min(held, LONGEST)  # no track takes more
    for contract in _dearest_first(box, me):
        worth = box.contracts[contract].points
        way = known.way(ways, me, hand, contract)
        if way.cost >= FAR or way.spaces > carts:
            value -= worth
            lost += worth
            continue
        if not way.spaces:
            value += worth
            continue
        slack = turns + HOPE - TURNS_A_CONTRACT * (spent + way.cost)
        chance = _chance(slack / (DOUBT + DOUBT_A_TURN * turns))
        value += worth * (2.0 * chance - 1.0)
        if chance > 0.4:
            spent += way.cost
            carts -= way.spaces
            plan |= way.tracks
            ways = known.after(ways, way)
        else:
            lost += worth
    return value, spent, lost, plan


def _dearest_first(box: AmsterdamPrinted, me: Seat) -> list[int]:
    order: list[int] = []
    for contract in me.contracts:
        points = box.contracts[contract].points
        at = len(order)
        while at and box.contracts[order[at - 1]].points < points:
            at -= 1
        order.insert(at, contract)
    return order
