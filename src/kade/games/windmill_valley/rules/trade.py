"""Foreign trade: placing a bulb or taking all off, and the chests beside the place (WV-4.25 to 4.28)."""
# mypyc: compile

from typing import ClassVar, Final, final

from kade.games.windmill_valley.rules.actions import CHEST, DONE, MORE, SHIP, SKIP, UNLOAD
from kade.games.windmill_valley.rules.chains import leading, wait
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, grant, say_passed_up
from kade.games.windmill_valley.rules.helpers import (
    before_options,
    card_bulb,
    finish,
    goes_first,
    idle,
    in_any_order,
    purse,
    unused,
    use_before,
)
from kade.games.windmill_valley.rules.planting import gain_bulbs
from kade.games.windmill_valley.rules.rewards import COLOURS, TRADE, Part
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.secrecy.places import TRADE_TURN
from kade.kernel.event import Event
from kade.kernel.kinds import NONE, Flag, Number, One, SetOf
from kade.kernel.shared import added, changed
from kade.kernel.step import Automatic, Carried

PLACES: Final = 4
EVERY: Final = 15  # all the rewards of a card
OWN: Final = 2  # rewards that a placed bulb brings
MOST: Final = 99  # rewards that a tile sells
CHESTS: Final = [[chest for chest in range(PLACES) if mask >> chest & 1] for mask in range(EVERY + 1)]
"""The rewards in a set of them."""


@final
class Trading(Deed):
    """Foreign trade (WV-4.25)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(Trade(seat, tile, False, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        return s.players[seat].stored > 0 or any(colour != EMPTY for colour in s.shipped)


def shipments(s: WindmillValley, seat: int, tile: int, freely: bool) -> list[int]:
    """A stored bulb (or any of the supply) of a colour not yet on the card to any empty place (WV-4.25, 4.27, 4.28)."""
    repeat = tile >= 0 and s.box.tiles[tile].repeat_colour
    held = s.players[seat].bulbs
    places = [place for place in range(PLACES) if s.shipped[place] == EMPTY]
    return [
        SHIP + colour * PLACES + place
        for colour in range(5)
        if (freely or held[colour]) and (repeat or colour not in s.shipped)
        for place in places
    ]


@final
class Trade(Asking):
    """Place a bulb on the trade card, or take all of them off (WV-4.25); `tile` is the one that allows it, if one
    does. `freely`: the starting card is used, so the bulb is from the supply and brings any two rewards (WV-4.28)."""

    name: ClassVar[str] = "trade"
    carries: ClassVar[Carried] = {"tile": One("tile", optional=True), "freely": Flag(), "optional": Flag()}

    def __init__(self, seat: int, tile: int, freely: bool, optional: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.freely: Final = freely
        self.optional: Final = optional

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = self._ways(s, seat)
        if not self.freely:
            found += self.cards(s, seat) if found else leading(s, seat, self)
        if found and self.optional:
            found.append(SKIP)
        return found

    def _ways(self, s: WindmillValley, seat: int) -> list[int]:
        """A bulb to place, the bulbs to take off, the card that brings a bulb from the supply."""
        found = shipments(s, seat, self.tile, self.freely)
        if not self.freely:
            if any(colour != EMPTY for colour in s.shipped):
                found.append(UNLOAD)
            trader = unused(s, seat, TRADE) & s.box.free_trader
            if trader and shipments(s, seat, self.tile, True):
                found.append(s.box.use + trader.bit_length() - 1)
        return found

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return bool(self._ways(s, seat))

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        """One bulb stays for the trade, unless there are bulbs to take off or the supply has one for it."""
        needs = not any(colour != EMPTY for colour in s.shipped) and not card_bulb(s, seat, TRADE)
        return before_options(s, seat, TRADE, kept=1 if needs else 0)

    def kept_bulbs(self, s: WindmillValley, seat: int) -> int:
        """The bulb without which it cannot be carried out, if it has to be."""
        if self.optional or any(colour >= 0 for colour in s.shipped) or card_bulb(s, seat, TRADE):
            return 0
        return 1

    def run(self, s: WindmillValley) -> None:
        wait(s, self, SKIP)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "trade")
        elif action == UNLOAD:
            self._unload(s, seat)
        elif action >= s.box.use:
            card = action - s.box.use
            if s.box.free_trader >> card & 1:
                s.use_card(seat, card)
                s.stack.append(Trade(seat, self.tile, True, False))
            else:
                use_before(s, seat, Trade(seat, self.tile, self.freely, False), card)
        else:
            self._ship(s, seat, (action - SHIP) // PLACES, (action - SHIP) % PLACES)

    def _unload(self, s: WindmillValley, seat: int) -> None:
        bulbs = sorted([colour for colour in s.shipped if colour != EMPTY], reverse=True)
        s.shipped = [EMPTY] * PLACES
        if s.listener is not None:
            s.tell(Event("unloaded", {"seat": seat, "colours": [COLOURS[colour] for colour in reversed(bulbs)]}))
        s.stack.append(Traded(seat))
        for colour in bulbs:
            gain_bulbs(s, seat, colour, 1)

    def _ship(self, s: WindmillValley, seat: int, colour: int, place: int) -> None:
        me = s.players[seat]
        if not self.freely:
            me.bulbs = added(me.bulbs, colour, -1)
            me.stored -= 1
        ship(s, seat, colour, place)
        s.stack.append(Traded(seat))
        beside = EVERY if self.freely else 1 << place | 1 << (place + 1) % PLACES
        s.stack.append(Chests(seat, s.trade[-1], beside, 0, OWN, 0, self.tile))


def ship(s: WindmillValley, seat: int, colour: int, place: int) -> None:
    s.shipped = changed(s.shipped, place, colour)
    if s.listener is not None:
        s.tell(Event("shipped", {"seat": seat, "colour": COLOURS[colour], "place": place + 1}))


@final
class Chests(Asking):
    """The rewards of a trade card that a placed bulb brings, in any order: the own ones, of which so many are left to
    be gained, and so many further ones of all. `tile` may sell further ones (WV-4.25, WV-4.27). While some are left, S1
    may make all of them the own ones (WV-4.28)."""

    name: ClassVar[str] = "chests"
    carries: ClassVar[Carried] = {
        "card": One("trade card"),
        "own": SetOf("chest"),
        "gained": SetOf("chest"),
        "left": Number(0, OWN),
        "further": Number(0, MOST),
        "tile": One("tile", optional=True),
    }

    def __init__(self, seat: int, card: int, own: int, gained: int, left: int, further: int, tile: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.own: Final = own
        self.gained: Final = gained
        self.left: Final = left
        self.further: Final = further
        self.tile: Final = tile

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        sold, free = self._for_sale(s, seat), self._trader(s, seat)
        own = self._own()
        chests = CHESTS[own | self._others()]
        sure = self._sure(CHESTS[own], chests)
        if sure and not free:
            rewards = [s.box.chests[self.card][chest] for chest in sure]
            first = goes_first(s, seat, rewards)
            if first >= 0:
                return [CHEST + sure[first]]
            if len(sure) == len(chests) and not sold:
                return [CHEST + sure[i] for i in in_any_order(s, seat, rewards)]
        found = [CHEST + chest for chest in chests if not idle(s, seat, s.box.chests[self.card][chest])]
        if not found:
            found = [CHEST + chest for chest in chests]
        if free:
            found.append(s.box.use + free.bit_length() - 1)
        if sold:
            found.append(MORE)
            if not chests:
                found.append(DONE)
        return found

    def _own(self) -> int:
        """The own rewards not gained yet, while some are left."""
        return self.own & ~self.gained if self.left else 0

    def _others(self) -> int:
        """The others not gained yet, while any may be chosen."""
        if not self.further:
            return 0
        return EVERY & ~self.gained & ~self.own if self.left else EVERY & ~self.gained

    def _sure(self, own: list[int], chests: list[int]) -> list[int]:
        """Of the rewards to choose from, those that will be gained whatever is chosen."""
        if self.left + self.further >= len(chests):
            return chests
        return own if self.left >= len(own) else []

    def _trader(self, s: WindmillValley, seat: int) -> int:
        """The card that lets any rewards be chosen, while there are others than the own ones (WV-4.28)."""
        if not self.left or self.own | self.gained == EVERY:
            return 0
        return unused(s, seat, TRADE) & s.box.free_trader

    def _for_sale(self, s: WindmillValley, seat: int) -> bool:
        """Whether the tile sells further rewards, not bought yet, and they can be paid (WV-4.27)."""
        if self.tile == NONE:
            return False
        tile = s.box.tiles[self.tile]
        return tile.extra_rewards > 0 and purse(s, seat) >= tile.extra_cost

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return self._for_sale(s, seat)

    def run(self, s: WindmillValley) -> None:
        if self.tile != NONE:
            wait(s, self, DONE)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == MORE:
            tile = s.box.tiles[self.tile]
            s.pay(seat, tile.extra_cost)
            more = self.further + tile.extra_rewards
            s.stack.append(Chests(seat, self.card, self.own, self.gained, self.left, more, NONE))
            return
        if action >= s.box.use:
            s.use_card(seat, action - s.box.use)
            s.stack.append(Chests(seat, self.card, EVERY, self.gained, self.left, self.further, self.tile))
            return
        chest = action - CHEST
        left, further = (self.left - 1, self.further) if self._own() >> chest & 1 else (self.left, self.further - 1)
        s.stack.append(Chests(seat, self.card, self.own, self.gained | 1 << chest, left, further, self.tile))
        grant(s, seat, s.box.chests[self.card][chest])


@final
class Traded(Automatic[WindmillValley]):
    """The trade is over: a full card goes under the stack (WV-4.26); then cards that come after it (WV-3.15)."""

    name: ClassVar[str] = "traded"

    def run(self, s: WindmillValley) -> None:
        close_card(s)
        finish(s, self.seat, TRADE)


def close_card(s: WindmillValley) -> None:
    """A card with four bulbs: they go to the supply, it goes under the stack, the next one is in play (WV-4.26)."""
    if EMPTY in s.shipped:
        return
    s.shipped = [EMPTY] * PLACES
    s.trade = s.trade[-1:] + s.trade[:-1]
    s.trade_seen = min(s.trade_seen + 1, len(s.trade) - 1)
    s.revealed = s.revealed or TRADE_TURN.reveals
    if s.listener is not None:
        s.tell(Event("new-trade-card", {"card": s.box.trade_names[s.trade[-1]]}))


DEEDS[TRADE] = Trading()
