"""Foreign trade: placing a bulb or taking all off, and the chests beside the place (WV-4.25 to 4.28)."""
# mypyc: compile

from typing import ClassVar, Final, final

from kade.games.windmill_valley.acts import CHEST, DONE, MORE, SHIP, SKIP, UNLOAD
from kade.games.windmill_valley.effects import (
    ABLE,
    OPENERS,
    OPTIONAL,
    Asking,
    before_options,
    finish,
    goes_first,
    grant,
    purse,
    say_passed_up,
    unused,
    use_before,
)
from kade.games.windmill_valley.places import TRADE_TURN
from kade.games.windmill_valley.planting import gain_bulbs
from kade.games.windmill_valley.rewards import COLOURS, TRADE, Part
from kade.games.windmill_valley.seat import EMPTY
from kade.games.windmill_valley.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.step import Step

FREELY: Final = 8  # the starting card is used: bulb from the supply, any two rewards (WV-4.28)
PLACES: Final = 4


def open_trade(s: WindmillValley, seat: int, part: Part, tile: int, flags: int) -> None:
    s.stack.append(Trade(seat, tile + 1, flags))


def able_to_trade(s: WindmillValley, seat: int, part: Part, tile: int, more: int, bulb: bool) -> bool:
    if any(colour != EMPTY for colour in s.shipped):
        return True
    return bulb or len(shipments(s, seat, tile, False)) > 0


def shipments(s: WindmillValley, seat: int, tile: int, freely: bool) -> list[int]:
    """A stored bulb (or any of the supply) of a colour not yet on the card to any empty place (WV-4.25, 4.27, 4.28)."""
    repeat = tile >= 0 and s.box.tiles[tile].repeat_colour
    held = s.players[seat].bulbs
    places = [place for place in range(PLACES) if s.shipped[place] == EMPTY]
    return [SHIP + colour * PLACES + place for colour in range(5)
            if (freely or held[colour]) and (repeat or colour not in s.shipped) for place in places]


@final
class Trade(Asking):
    """Place a bulb on the trade card, or take all of them off (WV-4.25); `a` is the tile that allows it plus 1."""

    name: ClassVar[str] = "trade"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        freely = self.b & FREELY != 0
        found = shipments(s, seat, self.a - 1, freely)
        if not freely:
            if any(colour != EMPTY for colour in s.shipped):
                found.append(UNLOAD)
            trader = unused(s, seat, TRADE) & s.box.free_trader
            if trader and shipments(s, seat, self.a - 1, True):
                found.append(s.box.use + trader.bit_length() - 1)
            if found:
                found += before_options(s, seat, TRADE, 1)
        if found and self.b & OPTIONAL:
            found.append(SKIP)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "trade")
        elif action == UNLOAD:
            self._unload(s, seat)
        elif action >= s.box.use:
            card = action - s.box.use
            flags = self.b & ~OPTIONAL
            if s.box.free_trader >> card & 1:
                s.use_card(seat, card)
                s.stack.append(Trade(seat, self.a, flags | FREELY))
            else:
                s.stack.append(Trade(seat, self.a, flags))
                use_before(s, seat, card, False)
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
        freely = self.b & FREELY != 0
        if not freely:
            me.bulbs[colour] -= 1
            me.stored -= 1
        ship(s, seat, colour, place)
        s.stack.append(Traded(seat))
        beside = 15 if freely else 1 << place | 1 << (place + 1) % PLACES
        s.stack.append(Chests(seat, s.trade[-1], beside + (2 << 8), self.a))


def ship(s: WindmillValley, seat: int, colour: int, place: int) -> None:
    s.shipped[place] = colour
    if s.listener is not None:
        s.tell(Event("shipped", {"seat": seat, "colour": COLOURS[colour], "place": place + 1}))


@final
class Chests(Asking):
    """The rewards of trade card `a` that a placed bulb brings: `b` has the set to choose from, those gained, and how
    many may still be gained; `c` is the tile plus 1, which may sell more of them (WV-4.25, WV-4.27, WV-4.28)."""

    name: ClassVar[str] = "chests"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        gained = self.b >> 4 & 15
        left = self.b >> 8
        chests = [chest for chest in range(PLACES) if self.b >> chest & 1 and not gained >> chest & 1]
        found: list[int] = []
        if left:
            if left >= len(chests):
                rewards = [s.box.chests[self.a][chest] for chest in chests]
                first = goes_first(s, seat, rewards)
                if first >= 0:
                    return [CHEST + chests[rewards.index(first)]]
            found = [CHEST + chest for chest in chests]
        if self._for_sale(s, seat):
            found.append(MORE)
            if not left:
                found.append(DONE)
        return found

    def _for_sale(self, s: WindmillValley, seat: int) -> bool:
        """Whether the tile sells further rewards: not yet bought, some left, and it can be paid (WV-4.27). Unless it
        sells all of them, the own ones come first, so that it is clear which are further ones."""
        if self.c <= 0:
            return False
        tile = s.box.tiles[self.c - 1]
        if self.b >> 8 and (self.b & 15).bit_count() + tile.extra_rewards < PLACES:
            return False
        return tile.extra_rewards > 0 and self.b >> 4 & 15 != 15 and purse(s, seat) >= tile.extra_cost

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == MORE:
            tile = s.box.tiles[self.c - 1]
            s.pay(seat, tile.extra_cost)
            left = min((self.b >> 8) + tile.extra_rewards, PLACES - (self.b >> 4 & 15).bit_count())
            s.stack.append(Chests(seat, self.a, (self.b & 240) + 15 + (left << 8), 0))
            return
        chest = action - CHEST
        s.stack.append(Chests(seat, self.a, (self.b | 1 << (4 + chest)) - (1 << 8), self.c))
        grant(s, seat, s.box.chests[self.a][chest])


@final
class Traded(Step[WindmillValley]):
    """The trade is over: a full card goes under the stack (WV-4.26); then cards that come after it (WV-3.15)."""

    name: ClassVar[str] = "traded"
    asks: ClassVar[bool] = False

    def run(self, s: WindmillValley) -> None:
        close_card(s)
        finish(s, self.seat, TRADE, 1)


def close_card(s: WindmillValley) -> None:
    """A card with four bulbs: they go to the supply, it goes under the stack, the next one is in play (WV-4.26)."""
    if EMPTY in s.shipped:
        return
    s.shipped = [EMPTY] * PLACES
    s.trade.insert(0, s.trade.pop())
    s.trade_seen = min(s.trade_seen + 1, len(s.trade) - 1)
    s.revealed = s.revealed or TRADE_TURN.reveals
    if s.listener is not None:
        s.tell(Event("new-trade-card", {"card": s.box.trade_names[s.trade[-1]]}))


OPENERS[TRADE] = open_trade
ABLE[TRADE] = able_to_trade
