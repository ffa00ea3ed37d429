"""Sailing: exchanging huts, the journey, fishing and sending workers, trading with merchant ships (BU-7)."""
# mypyc: compile

from __future__ import annotations

from typing import ClassVar, Final, final

from kade.games.burano.actions import (
    CATCH,
    CATCH_BLIND,
    COLOURS,
    EXCHANGE,
    HAND_OVER,
    HUT,
    ISLANDS,
    NO_SALE,
    PLACES,
    SAIL,
    SEND,
    STAY,
    WEST,
)
from kade.games.burano.printed import TWO_STEPS
from kade.games.burano.seat import SALES, SHORTAGE, Seat
from kade.games.burano.state import Burano
from kade.kernel.event import Event
from kade.kernel.step import Step

Reason = tuple[str, dict[str, object]]
KINDS: Final = 8


def matches(s: Burano, me: Seat, island: int) -> int:
    """How many huts match, one arrow to one hut (BU-7.4)."""
    arrows = me.ring.arrows[me.start]
    one, two, three = s.huts[island * 3], s.huts[island * 3 + 1], s.huts[island * 3 + 2]
    found = 1 if arrows[one] else 0
    found += 1 if arrows[two] > (1 if two == one else 0) else 0
    earlier = (1 if three == one else 0) + (1 if three == two else 0)
    return found + (1 if arrows[three] > earlier else 0)


def within_reach(s: Burano, me: Seat) -> list[int]:
    """Where the boat may end: one step, or up to two with the card (BU-7.1, BU-12.5)."""
    return s.box.two_steps[me.boat] if me.powers & TWO_STEPS else s.box.one_step[me.boat]


def hut_colours(s: Burano, island: int) -> int:
    return 1 << s.huts[island * 3] | 1 << s.huts[island * 3 + 1] | 1 << s.huts[island * 3 + 2]


def exchanges(s: Burano, me: Seat, first: int, enough: int) -> list[int]:
    """Pairs of huts (as hut * 36 + hut) after whose exchange an island in reach can be entered (BU-11.8).

    The hut of the earlier island comes first, `first` if it is not -1; the search stops at `enough` pairs.
    """
    arrows = me.ring.arrow_mask[me.start]
    reach = [place for place in within_reach(s, me) if place < WEST]
    open_already = 0  # islands in reach that can be entered now
    for place in reach:
        if hut_colours(s, place) & arrows:
            open_already |= 1 << place
    found: list[int] = []
    for a in range(5):
        if first >= 0 and first // 6 != a:
            continue
        for c in range(6):
            if not hut_colours(s, a) >> c & 1 or (first >= 0 and first % 6 != c):
                continue
            for b in range(a + 1, 6):
                for d in range(6):
                    if d == c or not hut_colours(s, b) >> d & 1:
                        continue
                    if _still_open(s, arrows, reach, open_already, a, c, b, d):
                        found.append((a * 6 + c) * 36 + b * 6 + d)
                        if len(found) == enough:
                            return found
    return found


def _still_open(s: Burano, arrows: int, reach: list[int], before: int, a: int, c: int, b: int, d: int) -> bool:
    """Whether an island in reach can be entered once `c` of `a` and `d` of `b` have changed places."""
    if before & ~(1 << a | 1 << b):
        return True
    for place in reach:
        if place in (a, b):
            gone, come = (c, d) if place == a else (d, c)
            if arrows >> come & 1:
                return True
            left = 0
            skipped = False
            for i in range(3):
                colour = s.huts[place * 3 + i]
                if colour == gone and not skipped:
                    skipped = True
                else:
                    left |= 1 << colour
            if left & arrows:
                return True
    return False


@final
class Sail(Step[Burano]):
    """The journey, or an exchange of huts before it; once huts were exchanged (`a`) it ends at an island
    (BU-7.1 to 7.3, 7.10, 5.13, 11.2, 11.8, 12.5)."""

    name: ClassVar[str] = "sail"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        arrows = me.ring.arrow_mask[me.start]
        found: list[int] = []
        for place in within_reach(s, me):
            if place < WEST:
                if hut_colours(s, place) & arrows:
                    found.append(SAIL + place)
            elif not self.a and place - WEST in s.ships:
                found.append(SAIL + place)
        if not self.a:
            found.append(STAY)
        if me.privilege and exchanges(s, me, -1, 1):
            found.append(EXCHANGE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == STAY:
            if s.listener is not None:
                s.tell(Event("stayed", {"seat": seat}))
        elif action == EXCHANGE:
            s.stack.append(FirstHut(seat))
        else:
            place = action - SAIL
            me = s.players[seat]
            me.boat = place
            if s.listener is not None:
                s.tell(Event("sailed", {"seat": seat, "place": PLACES[place]}))
            if place >= WEST:
                s.stack.append(Trade(seat, place - WEST))
            else:
                number = matches(s, me, place)
                s.stack.append(SendWorkers(seat, place, number))
                s.stack.append(Fish(seat, number))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if SAIL <= action < STAY:
            return self._why_not_sail(s, seat, action - SAIL)
        if action == STAY:
            return "must-sail", {}
        if action == EXCHANGE:
            return ("no-exchange" if s.players[seat].privilege else "no-privilege"), {}
        return "sail-first", {}

    def _why_not_sail(self, s: Burano, seat: int, place: int) -> Reason:
        if place not in within_reach(s, s.players[seat]):
            return "out-of-reach", {"place": PLACES[place]}
        if place < WEST:
            return "no-match", {"place": PLACES[place]}
        return ("must-sail" if self.a else "no-ship"), {"place": PLACES[place]}


@final
class FirstHut(Step[Burano]):
    """The first hut of an exchange, the one on the earlier island (BU-11.2, BU-11.8)."""

    name: ClassVar[str] = "first-hut"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        pairs = exchanges(s, s.players[seat], -1, 0)
        return sorted({HUT + pair // 36 for pair in pairs})

    def take(self, s: Burano, seat: int, action: int) -> None:
        s.stack.append(SecondHut(seat, action - HUT))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return ("hut-no-use" if HUT <= action < CATCH_BLIND else "choose-hut-first"), {}


@final
class SecondHut(Step[Burano]):
    """The hut that changes places with the first, `a`: another colour, another island (BU-11.2, BU-11.8)."""

    name: ClassVar[str] = "second-hut"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        return [HUT + pair % 36 for pair in exchanges(s, s.players[seat], self.a, 0)]

    def take(self, s: Burano, seat: int, action: int) -> None:
        second = action - HUT
        here = s.huts.index(self.a % 6, self.a // 6 * 3)
        there = s.huts.index(second % 6, second // 6 * 3)
        s.huts[here], s.huts[there] = s.huts[there], s.huts[here]
        s.players[seat].privilege -= 1
        if s.listener is not None:
            s.tell(Event("exchanged", {
                "seat": seat, "places": [ISLANDS[self.a // 6], ISLANDS[second // 6]],
                "colours": [COLOURS[self.a % 6], COLOURS[second % 6]]}))
        s.stack.append(Sail(seat, 1))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return ("hut-no-use" if HUT <= action < CATCH_BLIND else "choose-hut-first"), {}


@final
class Fish(Step[Burano]):
    """Draw `a` more seafood cards, open or blind, each seen before the next; points for those not to be had
    (BU-7.5, BU-7.6)."""

    name: ClassVar[str] = "fish"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        if not self.a:
            return []
        found = sorted({CATCH + kind for kind in s.display})
        if s.seafood:
            found.append(CATCH_BLIND)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == CATCH_BLIND:
            s.catch_blind(seat)
        else:
            s.catch_open(seat, action - CATCH)
        s.stack.append(Fish(seat, self.a - 1))

    def run(self, s: Burano) -> None:
        if self.a:
            points = self.a * s.box.missing_points
            s.score(self.seat, SHORTAGE, points)
            if s.listener is not None:
                s.tell(Event("shortage", {"seat": self.seat, "number": self.a, "points": points}))
        s.refill_display()

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if CATCH <= action < HAND_OVER:
            return "not-on-display", {"seafood": s.box.seafood[action - CATCH]}
        return ("seafood-out" if action == CATCH_BLIND else "fish-first"), {}


@final
class SendWorkers(Step[Burano]):
    """One worker to the island `a`, or two with three matches (`b`); the others take one back each
    (BU-7.7 to 7.9, BU-6.5)."""

    name: ClassVar[str] = "send-workers"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        most = min(s.box.workers_for_matches[self.b], s.players[seat].workers - 1)
        return [SEND + number - 1 for number in range(1, most + 1)]

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        number = action - SEND + 1
        for _ in range(number):
            me.send_worker()
        me.turn_wheel()
        me.islands[self.a] += number
        if s.listener is not None:
            s.tell(Event("sent", {"seat": seat, "place": ISLANDS[self.a], "number": number}))
        s.withdraw_from(self.a, seat)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return "send-first", {}


# ---------------------------------------------------------------------- trade


def can_sell(hand: list[int], sets: int, size: int, above: int) -> bool:
    """Whether a hand has so many sets of different kinds beyond `above` (BU-7.15)."""
    found = 0
    for kind in range(above + 1, len(hand)):
        if hand[kind] >= size:
            found += 1
    return found >= sets


@final
class Trade(Step[Burano]):
    """Which line of which ship in port `a` is sold, if any (BU-7.11, 7.12, 7.14, 7.16)."""

    name: ClassVar[str] = "trade"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        hand = s.players[seat].hand
        found: list[int] = []
        for i, sale in enumerate(s.box.sales):
            if s.ships[sale.ship] == self.a and can_sell(hand, sale.sets, sale.size, -1):
                found.append(s.box.sell + i)
        found.append(NO_SALE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == NO_SALE:
            if s.listener is not None:
                s.tell(Event("no-sale", {"seat": seat}))
        else:
            sale = s.box.sales[action - s.box.sell]
            s.stack.append(HandOver(seat, action - s.box.sell, sale.sets, -1))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if action >= s.box.sell:
            sale = s.box.sales[action - s.box.sell]
            ship = s.box.ships[sale.ship]
            return ("cannot-fill" if s.ships[sale.ship] == self.a else "ship-elsewhere"), {"ship": ship}
        return "trade-first", {}


@final
class HandOver(Step[Burano]):
    """Which kinds make up the sale `a`, of which `b` sets are still missing; kinds come in their order, after `c`.

    With the last set the ship pays and crosses to the other port (BU-7.11, 7.13 to 7.16).
    """

    name: ClassVar[str] = "hand-over"
    open: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        hand = s.players[seat].hand
        size = s.box.sales[self.a].size
        found = [HAND_OVER + kind for kind in range(self.c + 1, KINDS) if hand[kind] >= size]
        return found[: len(found) - self.b + 1]

    def take(self, s: Burano, seat: int, action: int) -> None:
        sale = s.box.sales[self.a]
        kind = action - HAND_OVER
        s.hand_over(seat, kind, sale.size)
        if self.b > 1:
            s.stack.append(HandOver(seat, self.a, self.b - 1, kind))
            return
        s.score(seat, SALES, sale.points)
        if s.listener is not None:
            s.tell(Event("sold", {"seat": seat, "ship": s.box.ships[sale.ship], "points": sale.points}))
        s.move_ship(sale.ship)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if HAND_OVER <= action < HAND_OVER + KINDS:
            return "not-this-kind", {"seafood": s.box.seafood[action - HAND_OVER]}
        return "hand-over-first", {}
