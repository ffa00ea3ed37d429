"""A guess of a seat's final points in Amsterdam: what stands, contracts within reach, merchandise, tempo."""
# mypyc: compile

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.edition.printed import GREY, LONGEST, WILD

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.seat import Seat
    from kade.games.amsterdam.rules.state import Amsterdam

FAR: Final = 1_000_000.0
REMEMBERED: Final = 100_000  # ways, at most
REMEMBERED_HANDS: Final = 20_000
TURNS_A_CART: Final = 1.15  # turns that a cart takes to be placed, drawing its card included
TURNS_A_CARD: Final = 0.55  # turns that a card in hand saves

# Fitted to 344 games of search against search, by least squares on points and margins (2 players).
SPACE: Final = 1.57  # points that one more space brings, on average
PACE: Final = 1.5  # turns that a space takes
CARD: Final = 0.35  # turns that a card in hand saves, of any colour
EQUAL_CARDS: Final = 0.26  # and for a set of equal ones, times the square: they pay for long tracks
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
        held = min(sum(player.hand), player.carts)
        fewest = min(fewest, TURNS_A_CART * (player.carts - s.box.last_carts) - TURNS_A_CARD * held)
    return max(1.0, fewest + 1.0)


def spaces(me: Seat, turns: float) -> float:
    """The points of the spaces that will still be claimed, by the length of their tracks."""
    return SPACE * min(float(me.carts), (turns + _hand(me, turns)) / PACE)


def _hand(me: Seat, turns: float) -> float:
    """The turns that a hand saves, as far as there will be time to play it."""
    saved = CARD * sum(me.hand) + WILD_CARD * me.hand[WILD]
    for colour in range(GREY):
        saved += EQUAL_CARDS * min(me.hand[colour], LONGEST) ** 2
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
    built = me.tracks
    usable = s.open & ~me.barred
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
        cost, spaces, way = _way(box, me, hand, built, usable, contract)
        if cost >= FAR or spaces > carts:
            value -= worth
            lost += worth
            continue
        if not spaces:
            value += worth
            continue
        slack = turns + HOPE - TURNS_A_CONTRACT * (spent + cost)
        chance = _chance(slack / (DOUBT + DOUBT_A_TURN * turns))
        value += worth * (2.0 * chance - 1.0)
        if chance > 0.4:
            spent += cost
            carts -= spaces
            built |= way
            plan |= way
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


def _way(box: AmsterdamPrinted, me: Seat, hand: int, built: int, usable: int, contract: int) -> tuple[float, int, int]:
    """What `cheapest_way` says, its spaces and its tracks as a set. Remembered: a search asks the same again and again,
    and finding ways is nearly all that an estimate costs."""
    key = (built, usable, hand, contract)
    found = box.ways.get(key)
    if found is None:
        deal = box.contracts[contract]
        turns = _turns_of_tracks(box, me, hand)
        cost, way = cheapest_way(box, turns, built, usable, deal.a_index, deal.b_index)
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


def _turns_of_tracks(box: AmsterdamPrinted, me: Seat, hand: int) -> list[float]:
    """What `track_turns` says of each track, remembered by the hand."""
    found = box.turns_by_hand.get(hand)
    if found is None:
        found = [track_turns(box, me, track) for track in range(len(box.tracks))]
        if len(box.turns_by_hand) >= REMEMBERED_HANDS:
            box.turns_by_hand.clear()
        box.turns_by_hand[hand] = found
    return found


def cheapest_way(
    box: AmsterdamPrinted, turns: list[float], built: int, usable: int, start: int, goal: int
) -> tuple[float, list[int]]:
    """The way between two places that takes fewest turns, and its tracks still to be claimed. `turns` are those that
    each track takes."""
    places = len(box.places)
    cost = [FAR] * places
    via = [-1] * places
    came = [-1] * places
    cost[start] = 0.0
    reached = [start]  # and not yet gone on from
    while reached:
        nearest = 0
        here = reached[0]
        for i in range(1, len(reached)):
            place = reached[i]
            if cost[place] < cost[here] or (cost[place] == cost[here] and place < here):
                nearest = i
                here = place
        if here == goal:
            break
        reached[nearest] = reached[-1]
        reached.pop()
        so_far = cost[here]
        tracks = box.tracks_at[here]
        ends = box.places_at[here]
        for i in range(len(tracks)):
            track = tracks[i]
            bit = box.bit[track]
            if built & bit:
                total = so_far
            elif usable & bit:
                total = so_far + turns[track]
            else:
                continue
            there = ends[i]
            before = cost[there]
            if total < before:
                if before >= FAR:
                    reached.append(there)
                cost[there] = total
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
