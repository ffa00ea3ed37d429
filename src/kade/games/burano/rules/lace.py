"""Lace making: workers to workshop squares, one an arrow (BU-8), also with a privilege point (BU-11.3) or B12."""
# mypyc: compile

from __future__ import annotations

from typing import ClassVar, Final, final

from kade.games.burano.edition.printed import BUSY_TABLES
from kade.games.burano.rules.actions import DONE, LACE, PRIVILEGE_LACE, RECALL, SQUARES
from kade.games.burano.rules.seat import Seat
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.kernel.kinds import PackedCounts
from kade.kernel.step import Carried, Step

Reason = tuple[str, dict[str, object]]
ARROW_BITS: Final = 2  # there are three arrows


def begin_lace(s: Burano, seat: int) -> None:
    """The three arrows, counted by colour: what may still be sent where (BU-8.1)."""
    me = s.players[seat]
    arrows = 0
    for colour in range(6):
        arrows |= me.ring.arrows[me.start][colour] << (ARROW_BITS * colour)
    s.stack.append(MakeLace(seat, arrows))


def arrows_of(arrows: int, colour: int) -> int:
    return arrows >> (ARROW_BITS * colour) & ((1 << ARROW_BITS) - 1)


def beside_own(s: Burano, me: Seat) -> int:
    """Squares beside one of the seat's workers; all of them while it has none here (BU-8.2)."""
    return s.box.squares_beside(me.squares) if me.squares else s.box.all_squares


@final
class MakeLace(Step[Burano]):
    """The next worker to a workshop square, or enough; `arrows` are those not used yet (BU-8.1 to 8.6, 11.3, 12.6).

    The colours hold until the end, when the wheel turns by the number sent.
    """

    name: ClassVar[str] = "make-lace"
    carries: ClassVar[Carried] = {"arrows": PackedCounts("colour", ARROW_BITS)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, arrows: int) -> None:
        super().__init__(seat)
        self.arrows: Final = arrows

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        found: list[int] = []
        if me.workers > 1 and self.arrows:
            wanted = 0
            for colour in range(6):
                if arrows_of(self.arrows, colour):
                    wanted |= s.layout.of_colour[colour]
            near = beside_own(s, me)
            busy = me.powers & BUSY_TABLES
            dear: list[int] = []
            for square in range(SQUARES):
                if wanted >> square & 1:
                    holder = s.held[square]
                    if holder == seat:
                        continue
                    if near >> square & 1 and (holder < 0 or busy):
                        found.append(LACE + square)
                    elif me.privilege:
                        dear.append(PRIVILEGE_LACE + square)
            found += dear
        found.append(DONE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        if action == DONE:
            if me.gone:
                me.turn_wheel()
            elif s.listener is not None:
                s.tell(Event("no-lace", {"seat": seat}))
            return
        square = action - LACE
        if action >= PRIVILEGE_LACE:
            square = action - PRIVILEGE_LACE
            me.privilege -= 1
            if s.listener is not None:
                s.tell(Event("privilege-spent", {"seat": seat}))
        s.enter_square(seat, square)
        s.stack.append(MakeLace(seat, self.arrows - (1 << ARROW_BITS * s.layout.colour[square])))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if not LACE <= action < RECALL:
            return "lace-first", {}
        me = s.players[seat]
        square = (action - LACE) % SQUARES
        colour = s.layout.colour[square]
        details: dict[str, object] = {"square": s.box.squares[square]}
        if colour < 0:
            return "no-workshop", details
        if me.workers < 2:
            return "last-worker", {}
        if not arrows_of(self.arrows, colour):
            return "no-arrow", details
        if s.held[square] == seat:
            return "your-square", details
        if action >= PRIVILEGE_LACE:
            return ("not-needed", details) if me.privilege else ("no-privilege", {})
        return ("not-beside" if s.held[square] < 0 else "square-held"), details
