"""A guess of a seat's final points in Amsterdam: what stands, contracts within reach, merchandise, tempo."""
# mypyc: compile

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.printed import GREY, WILD
from kade.games.amsterdam.scoring import merchandise_points

if TYPE_CHECKING:
    from kade.games.amsterdam.printed import AmsterdamPrinted
    from kade.games.amsterdam.seat import Seat
    from kade.games.amsterdam.state import Amsterdam

FAR: Final = 1_000_000.0
SPACE: Final = 1.25  # points that one more space brings, on average
TURNS_A_CART: Final = 1.15  # turns that a cart takes to be placed, drawing its card included
TURNS_A_CARD: Final = 0.55  # turns that a card in hand saves
CARD: Final = 1.0  # what a card in hand is worth, while there are few
EXTRA_CARD: Final = 0.3  # the same when there are many already
MANY: Final = 8
WILD_BONUS: Final = 0.35
SET_BONUS: Final = 0.06  # equal cards pay for long tracks, which are worth more a space
GOODS: Final = 0.75  # how much of today's merchandise ranking will stand
SLOW: Final = 1.6  # turns that a plan really takes, for each one that it should
MARGIN: Final = 2.0  # turns of slack at which a contract is as likely as not
REMEMBERED: Final = 100_000  # ways, at most
STEEPNESS: Final = 1.3  # turns of slack by which a contract's chance changes


def estimate(s: Amsterdam, seat: int) -> float:
    """The seat's points at the end, as far as one can tell from here. It looks at the seat's own secrets only."""
    me = s.players[seat]
    if s.over:
        return float(s.result().points[seat])
    turns = turns_left(s, seat)
    value = float(me.points)
    value += _contracts(s, me, turns)
    value += _merchandise(s, seat, turns)
    spaces = min(float(me.carts), (turns + TURNS_A_CARD * _hand(me)) / TURNS_A_CART)
    return value + SPACE * spaces


def turns_left(s: Amsterdam, seat: int) -> float:
    """How many more turns the seat will have: as many as the table's fastest player needs to run out of carts."""
    if s.ending >= 0:
        return float(s.turns_left // s.seats)
    fewest = 99.0
    for player in s.players:
        held = min(sum(player.hand), player.carts)
        fewest = min(fewest, TURNS_A_CART * (player.carts - s.box.last_carts) - TURNS_A_CARD * held)
    return max(1.0, fewest + 1.0)


def _hand(me: Seat) -> float:
    """What the hand is worth, in spaces to come."""
    held = sum(me.hand)
    value = CARD * min(held, MANY) + EXTRA_CARD * max(0, held - MANY) + WILD_BONUS * me.hand[WILD]
    for colour in range(GREY):
        value += SET_BONUS * min(me.hand[colour], 4) ** 2
    return value


def _merchandise(s: Amsterdam, seat: int, turns: float) -> float:
    cards = [player.merchandise for player in s.players]
    if not sum(cards):
        return 0.0
    now = merchandise_points(s.box.merchandise_points[s.seats], cards)[seat]
    best = max([cards[other] for other in range(s.seats) if other != seat])
    lead = cards[seat] - best
    sure = GOODS if turns > 2 else 0.95
    return sure * now + 0.4 * max(-2, min(3, lead)) * min(1.0, turns / 6)


def _contracts(s: Amsterdam, me: Seat, turns: float) -> float:
    """Each contract by the chance to complete it. The ways of the dearer ones are taken as built for the others."""
    box = s.box
    built = me.tracks
    usable = s.open & ~me.barred
    carts = me.carts
    spent = 0.0
    value = 0.0
    hand = 0
    for held in me.hand:
        hand = hand << 6 | held
    for contract in _dearest_first(box, me):
        worth = box.contracts[contract].points
        cost, spaces, way = _way(box, me, hand, built, usable, contract)
        if cost >= FAR or spaces > carts:
            value -= worth
            continue
        if not spaces:
            value += worth
            continue
        chance = 1.0 / (1.0 + math.exp(-(turns - MARGIN - SLOW * (spent + cost)) / STEEPNESS))
        value += worth * (2.0 * chance - 1.0)
        if chance > 0.4:
            spent += cost
            carts -= spaces
            built |= way
    return value


def _dearest_first(box: AmsterdamPrinted, me: Seat) -> list[int]:
    order: list[int] = []
    for contract in me.contracts:
        points = box.contracts[contract].points
        at = len(order)
        while at and box.contracts[order[at - 1]].points < points:
            at -= 1
        order.insert(at, contract)
    return order


def _way(box: AmsterdamPrinted, me: Seat, hand: int, built: int, usable: int, contract: int) -> tuple[float, int, int]:
    """What `cheapest_way` says, its spaces and its tracks as a set. Remembered: a search asks the same again and again,
    and finding ways is nearly all that an estimate costs."""
    key = (built, usable, hand, contract)
    found = box.ways.get(key)
    if found is None:
        deal = box.contracts[contract]
        cost, way = cheapest_way(box, me, built, usable, deal.a_index, deal.b_index)
        spaces = 0
        tracks = 0
        for track in way:
            spaces += box.length[track]
            tracks |= box.bit[track]
        found = (cost, spaces, tracks)
        if len(box.ways) >= REMEMBERED:
            box.ways.clear()
        box.ways[key] = found
    return found


def cheapest_way(
    box: AmsterdamPrinted, me: Seat, built: int, usable: int, start: int, goal: int
) -> tuple[float, list[int]]:
    """The way between two places that takes fewest turns, and its tracks still to be claimed."""
    places = len(box.places)
    cost = [FAR] * places
    via = [-1] * places
    came = [-1] * places
    done = [False] * places
    cost[start] = 0.0
    for _ in range(places):
        here = -1
        for place in range(places):
            if not done[place] and cost[place] < FAR and (here < 0 or cost[place] < cost[here]):
                here = place
        if here < 0 or here == goal:
            break
        done[here] = True
        for track in box.tracks_at[here]:
            bit = box.bit[track]
            if built & bit:
                turns = 0.0
            elif usable & bit:
                turns = track_turns(box, me, track)
            else:
                continue
            there = box.other_end(track, here)
            if cost[here] + turns < cost[there]:
                cost[there] = cost[here] + turns
                via[there] = track
                came[there] = here
    way: list[int] = []
    place = goal
    while cost[goal] < FAR and place != start:
        if not built & box.bit[via[place]]:
            way.append(via[place])
        place = came[place]
    return cost[goal], way


def track_turns(box: AmsterdamPrinted, me: Seat, track: int) -> float:
    """Turns to claim a track: one for the claim, and half a turn for each card that is missing."""
    colour = box.colour[track]
    length = box.length[track]
    if colour == GREY:
        held = max(me.hand[:GREY])
    else:
        held = me.hand[colour]
    missing = max(0, length - held)
    with_wilds = max(0, missing - me.hand[WILD])
    return 1.0 + 0.55 * with_wilds + 0.25 * (missing - with_wilds) + 0.02 * length
