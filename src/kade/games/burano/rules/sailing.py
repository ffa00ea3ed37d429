"""Sailing: exchanging huts, the journey, fishing and sending workers (BU-7). What is sold in a port is in trade.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.games.burano.edition.printed import TWO_STEPS
from kade.games.burano.rules.actions import (
    CATCH,
    CATCH_BLIND,
    COLOURS,
    EXCHANGE,
    HAND_OVER,
    HUT,
    ISLANDS,
    PLACES,
    SAIL,
    SEND,
    STAY,
    WEST,
)
from kade.games.burano.rules.seat import SHORTAGE, Seat
from kade.games.burano.rules.state import Burano
from kade.games.burano.rules.trade import Trade
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, One
from kade.kernel.shared import added
from kade.kernel.step import Carried, Step

Reason = tuple[str, dict[str, object]]


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

    The hut of the earlier island comes first in a pair; `first`, if it is not -1, is one of the two. The search stops
    at `enough` pairs.
    """
    arrows = me.ring.arrow_mask[me.start]
    reach = [place for place in within_reach(s, me) if place < WEST]
    open_already = 0  # islands in reach that can be entered now
    for place in reach:
        if hut_colours(s, place) & arrows:
            open_already |= 1 << place
    found: list[int] = []
    for a in range(5):
        for c in range(6):
            if not hut_colours(s, a) >> c & 1:
                continue
            either = first < 0 or first == a * 6 + c
            for b in range(a + 1, 6):
                for d in range(6):
                    if d == c or not hut_colours(s, b) >> d & 1 or not (either or first == b * 6 + d):
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
    """The journey, or an exchange of huts before it; once huts were exchanged it ends at an island
    (BU-7.1 to 7.3, 7.10, 5.13, 11.2, 11.8, 12.5)."""

    name: ClassVar[str] = "sail"
    carries: ClassVar[Carried] = {"exchanged": Flag()}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, exchanged: bool) -> None:
        super().__init__(seat)
        self.exchanged: Final = exchanged

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        arrows = me.ring.arrow_mask[me.start]
        found: list[int] = []
        for place in within_reach(s, me):
            if place < WEST:
                if hut_colours(s, place) & arrows:
                    found.append(SAIL + place)
            elif not self.exchanged and place - WEST in s.ships:
                found.append(SAIL + place)
        if not self.exchanged:
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
        return ("must-sail" if self.exchanged else "no-ship"), {"place": PLACES[place]}

    def about(self, s: Burano) -> dict[str, Any]:
        return {}  # where the boat may go is among the options


@final
class FirstHut(Step[Burano]):
    """Either hut of an exchange; the other one follows (BU-11.2, BU-11.8)."""

    name: ClassVar[str] = "first-hut"
    allows_asides: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        pairs = exchanges(s, s.players[seat], -1, 0)
        return sorted({HUT + pair // 36 for pair in pairs} | {HUT + pair % 36 for pair in pairs})

    def take(self, s: Burano, seat: int, action: int) -> None:
        s.stack.append(SecondHut(seat, (action - HUT) // 6, (action - HUT) % 6))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return why_not_hut(s, action, -1)


@final
class SecondHut(Step[Burano]):
    """The hut that changes places with the first: of another colour, on another island (BU-11.2, BU-11.8)."""

    name: ClassVar[str] = "second-hut"
    carries: ClassVar[Carried] = {"island": One("island"), "colour": One("colour")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, island: int, colour: int) -> None:
        super().__init__(seat)
        self.island: Final = island
        self.colour: Final = colour

    def legal(self, s: Burano, seat: int) -> list[int]:
        first = self.island * 6 + self.colour
        pairs = exchanges(s, s.players[seat], first, 0)
        return sorted([HUT + (pair % 36 if pair // 36 == first else pair // 36) for pair in pairs])

    def take(self, s: Burano, seat: int, action: int) -> None:
        second = action - HUT
        here = s.huts.index(self.colour, self.island * 3)
        there = s.huts.index(second % 6, second // 6 * 3)
        s.huts = s.huts[:]
        s.huts[here], s.huts[there] = s.huts[there], s.huts[here]
        s.players[seat].privilege -= 1
        if s.listener is not None:
            s.tell(
                Event(
                    "exchanged",
                    {
                        "seat": seat,
                        "places": [ISLANDS[self.island], ISLANDS[second // 6]],
                        "colours": [COLOURS[self.colour], COLOURS[second % 6]],
                    },
                )
            )
        s.stack.append(Sail(seat, True))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return why_not_hut(s, action, self.island * 6 + self.colour)

    def about(self, s: Burano) -> dict[str, Any]:
        return {"place": ISLANDS[self.island], "colour": COLOURS[self.colour]}


def why_not_hut(s: Burano, action: int, first: int) -> Reason:
    """Why a hut cannot be one of the two exchanged; `first` is the one chosen already, or -1 (BU-11.8)."""
    if not HUT <= action < CATCH_BLIND:
        return "choose-hut-first", {}
    island = (action - HUT) // 6
    colour = (action - HUT) % 6
    details: dict[str, object] = {"island": ISLANDS[island], "colour": COLOURS[colour]}
    if not hut_colours(s, island) >> colour & 1:
        return "hut-not-there", details
    if first >= 0 and first // 6 == island:
        return "hut-same-island", {"island": ISLANDS[island]}
    if first >= 0 and first % 6 == colour:
        return "hut-same-colour", {"colour": COLOURS[colour]}
    return "hut-no-use", details


@final
class Fish(Step[Burano]):
    """Draw a number of seafood cards, open or blind, each seen before the next; points for those not to be had
    (BU-7.5, BU-7.6)."""

    name: ClassVar[str] = "fish"
    carries: ClassVar[Carried] = {"number": Number(0, 3)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def legal(self, s: Burano, seat: int) -> list[int]:
        if not self.number:
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
        s.stack.append(Fish(seat, self.number - 1))

    def run(self, s: Burano) -> None:
        if self.number:
            points = self.number * s.box.missing_points
            s.score(self.seat, SHORTAGE, points)
            if s.listener is not None:
                s.tell(Event("shortage", {"seat": self.seat, "number": self.number, "points": points}))
        s.refill_display()

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if CATCH <= action < HAND_OVER:
            return "not-on-display", {"seafood": s.box.seafood[action - CATCH]}
        return ("seafood-out" if action == CATCH_BLIND else "fish-first"), {}


@final
class SendWorkers(Step[Burano]):
    """One worker to an island, or two with three matches; the others take one back each
    (BU-7.7 to 7.9, BU-6.5)."""

    name: ClassVar[str] = "send-workers"
    carries: ClassVar[Carried] = {"island": One("island"), "matches": Number(0, 3)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, island: int, matches: int) -> None:
        super().__init__(seat)
        self.island: Final = island
        self.matches: Final = matches

    def legal(self, s: Burano, seat: int) -> list[int]:
        most = min(s.box.workers_for_matches[self.matches], s.players[seat].workers - 1)
        return [SEND + number - 1 for number in range(1, most + 1)]

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        number = action - SEND + 1
        for _ in range(number):
            me.send_worker()
        me.turn_wheel()
        me.islands = added(me.islands, self.island, number)
        if s.listener is not None:
            s.tell(Event("sent", {"seat": seat, "place": ISLANDS[self.island], "number": number}))
        s.withdraw_from(self.island, seat)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return "send-first", {}

    def about(self, s: Burano) -> dict[str, Any]:
        return {"place": ISLANDS[self.island]}
