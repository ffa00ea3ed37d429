"""Trade in a port: which line of which merchant ship, and which cards are handed over for it (BU-7.11 to 7.16)."""
# mypyc: compile

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.games.burano.rules.actions import HAND_OVER, NO_SALE, PORTS
from kade.games.burano.rules.seat import SALES
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.kernel.kinds import Number, One, SetOf
from kade.kernel.step import Carried, Step

Reason = tuple[str, dict[str, object]]
KINDS: Final = 8


def can_sell(hand: list[int], sets: int, size: int) -> bool:
    """Whether a hand has that number of sets of different kinds (BU-7.15)."""
    found = 0
    for kind in range(len(hand)):
        if hand[kind] >= size:
            found += 1
    return found >= sets


@final
class Trade(Step[Burano]):
    """Which line of which ship in a port is sold, if any (BU-7.11, 7.12, 7.14, 7.16)."""

    name: ClassVar[str] = "trade"
    carries: ClassVar[Carried] = {"port": One("port")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port: Final = port

    def legal(self, s: Burano, seat: int) -> list[int]:
        hand = s.players[seat].hand
        found: list[int] = []
        for i, sale in enumerate(s.box.sales):
            if s.ships[sale.ship] == self.port and can_sell(hand, sale.sets, sale.size):
                found.append(s.box.sell + i)
        found.append(NO_SALE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == NO_SALE:
            if s.listener is not None:
                s.tell(Event("no-sale", {"seat": seat}))
        else:
            sale = s.box.sales[action - s.box.sell]
            s.stack.append(HandOver(seat, action - s.box.sell, sale.sets, 0))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if action >= s.box.sell:
            sale = s.box.sales[action - s.box.sell]
            ship = s.box.ships[sale.ship]
            return ("cannot-fill" if s.ships[sale.ship] == self.port else "ship-elsewhere"), {"ship": ship}
        return "trade-first", {}

    def about(self, s: Burano) -> dict[str, Any]:
        return {"place": PORTS[self.port]}


@final
class HandOver(Step[Burano]):
    """Which kinds make up a sale, of which so many sets are still missing; the kinds handed over are a set, so that
    their order leaves no trace.

    With the last set the ship pays and crosses to the other port (BU-7.11, 7.13 to 7.16).
    """

    name: ClassVar[str] = "hand-over"
    carries: ClassVar[Carried] = {"sale": One("sale"), "sets": Number(1, KINDS), "handed_over": SetOf("seafood")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, sale: int, sets: int, handed_over: int) -> None:
        super().__init__(seat)
        self.sale: Final = sale
        self.sets: Final = sets
        self.handed_over: Final = handed_over

    def legal(self, s: Burano, seat: int) -> list[int]:
        hand = s.players[seat].hand
        size = s.box.sales[self.sale].size
        found = [HAND_OVER + kind for kind in range(KINDS) if hand[kind] >= size and not self.handed_over >> kind & 1]
        return found if len(found) > self.sets else found[:1]  # where all must go, their order is nothing to ask

    def take(self, s: Burano, seat: int, action: int) -> None:
        sale = s.box.sales[self.sale]
        kind = action - HAND_OVER
        s.hand_over(seat, kind, sale.size)
        if self.sets > 1:
            s.stack.append(HandOver(seat, self.sale, self.sets - 1, self.handed_over | 1 << kind))
            return
        s.score(seat, SALES, sale.points)
        if s.listener is not None:
            s.tell(Event("sold", {"seat": seat, "ship": s.box.ships[sale.ship], "points": sale.points}))
        s.move_ship(sale.ship)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if not HAND_OVER <= action < HAND_OVER + KINDS:
            return "hand-over-first", {}
        kind = action - HAND_OVER
        if self.handed_over >> kind & 1:
            return "kind-sold", {"seafood": s.box.seafood[kind]}
        return "too-few-cards", {"seafood": s.box.seafood[kind], "number": s.box.sales[self.sale].size}

    def about(self, s: Burano) -> dict[str, Any]:
        sale = s.box.sales[self.sale]
        return {"sale": sale.name, "sets": self.sets, "points": sale.points}
