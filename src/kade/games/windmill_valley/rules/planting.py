"""Bulbs: gaining and storing them (WV-1.5 to 1.7), and planting them (WV-4.23, WV-4.24)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS, SPENT
from kade.games.windmill_valley.rules.actions import BULB, DONE, EXCHANGE, PLANT_BULB, REFUSE, SKIP, STORE, SWAP
from kade.games.windmill_valley.rules.chains import leading, wait
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, grant, say_passed_up
from kade.games.windmill_valley.rules.helpers import (
    NOTHING,
    before_options,
    bulbs_kept,
    card_bulb,
    finish,
    purse,
    unused,
    use_before,
)
from kade.games.windmill_valley.rules.rewards import ANY, BULBS, COLOURS, PLANT, SINGLE, Part
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, One, SetOf
from kade.kernel.shared import added
from kade.kernel.step import Carried

MOST: Final = 99  # bulbs of one reward
OF_COLOURS: Final = [[BULB + colour for colour in range(5) if mask >> colour & 1] for mask in range(ANY + 1)]
"""The bulbs of a set of colours."""
IN_ROWS: Final = [
    [
        [
            PLANT_BULB + colour * ROWS + row
            for colour in range(5)
            if colours >> colour & 1
            for row in range(ROWS)
            if rows >> row & 1
        ]
        for rows in range(1 << ROWS)
    ]
    for colours in range(ANY + 1)
]
"""The plantings of a set of colours in a set of rows."""


@final
class GainBulbs(Deed):
    """Bulbs of certain colours (WV-1.5)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(Bulb(seat, part.detail, part.number))


def gain_bulbs(s: WindmillValley, seat: int, colour: int, number: int) -> None:
    s.stack.append(Bulb(seat, 1 << colour, number))


@final
class Bulb(Asking):
    """Gain bulbs of certain colours, one by one. One that fits and costs nothing is stored unasked; for others there
    is a choice: pay, replace, refuse (WV-1.5, WV-1.6, WV-1.8)."""

    name: ClassVar[str] = "bulb"
    carries: ClassVar[Carried] = {"colours": SetOf("colour"), "number": Number(1, MOST)}

    def __init__(self, seat: int, colours: int, number: int) -> None:
        super().__init__(seat)
        self.colours: Final = colours
        self.number: Final = number

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return self.written(s.box)

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        if s.players[seat].stored >= s.box.free_storage and self.colours not in SINGLE:
            return OF_COLOURS[self.colours] + [REFUSE]
        return OF_COLOURS[self.colours]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == REFUSE:
            if s.listener is not None:
                s.tell(Event("refused", {"seat": seat, "number": self.number}))
            return
        if self.number > 1:
            s.stack.append(Bulb(seat, self.colours, self.number - 1))
        if s.players[seat].stored < s.box.free_storage:
            s.store(seat, action - BULB)
        else:
            s.stack.append(StoreBulb(seat, action - BULB))


@final
class StoreBulb(Asking):
    """A bulb for which there is no free place: pay for one, replace a stored bulb, or refuse it (WV-1.5, WV-1.6)."""

    name: ClassVar[str] = "store-bulb"
    carries: ClassVar[Carried] = {"colour": One("colour")}
    asks_for_asides: ClassVar[bool] = True  # WV-3.10: what the calendar owes may pay for the space, or empty one

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def about(self, s: WindmillValley) -> dict[str, Any]:
        stored = s.players[self.seat].stored
        return {"colour": COLOURS[self.colour], "cost": s.box.storage_cost[stored] if stored < s.box.storage else None}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        me = s.players[seat]
        found: list[int] = []
        if me.stored < s.box.storage and s.box.storage_cost[me.stored] <= purse(s, seat):
            found.append(STORE)
        found += [SWAP + colour for colour in range(5) if me.bulbs[colour] and colour != self.colour]
        found.append(REFUSE)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        me = s.players[seat]
        if action == STORE:
            s.store(seat, self.colour, s.box.storage_cost[me.stored])
        elif action == REFUSE:
            if s.listener is not None:
                s.tell(Event("refused", {"seat": seat, "number": 1}))
        else:
            me.bulbs = added(added(me.bulbs, action - SWAP, -1), self.colour, 1)
            if s.listener is not None:
                told = {"seat": seat, "old": COLOURS[action - SWAP], "colour": COLOURS[self.colour]}
                s.tell(Event("swapped", told))


# ---------------------------------------------------------------------- planting


@final
class Planting(Deed):
    """Planting bulbs (WV-4.23)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        exchange = tile >= 0 and s.box.tiles[tile].exchange > 0
        s.stack.append(Plant(seat, part.number, 0, exchange, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        me = s.players[seat]
        return me.stored > 0 and me.planted() < ROWS * COLUMNS


def plantings(s: WindmillValley, seat: int) -> list[int]:
    """Any stored colour to any row that has room (WV-4.23), but not the bulb for what must follow (WV-3.21)."""
    me = s.players[seat]
    if me.stored <= bulbs_kept(s, seat):
        return NOTHING
    rows = 0
    for row in range(ROWS):
        if me.lengths[row] < COLUMNS:
            rows |= 1 << row
    colours = 0
    for colour in range(5):
        if me.bulbs[colour]:
            colours |= 1 << colour
    return IN_ROWS[colours][rows]


@final
class Plant(Asking):
    """Plant up to `number` more bulbs; so many are `planted` (WV-4.23). Before the first, a stored bulb may be
    exchanged by some tiles (WV-4.24). S3 buys one more bulb for a point (WV-3.21, WV-5.11)."""

    name: ClassVar[str] = "plant"
    carries: ClassVar[Carried] = {
        "number": Number(0, MOST),
        "planted": Number(0, ROWS * COLUMNS),
        "exchange": Flag(),
        "optional": Flag(),
    }

    def __init__(self, seat: int, number: int, planted: int, exchange: bool, optional: bool) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.planted: Final = planted
        self.exchange: Final = exchange
        self.optional: Final = optional

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"number": self.number}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = plantings(s, seat)[:] if self.number else []
        if self.planted == 0:
            if self.exchange and found:
                held = s.players[seat].bulbs
                found += [EXCHANGE + old * 5 + new for old in range(5) if held[old] for new in range(5) if new != old]
            found += self.cards(s, seat) if found else leading(s, seat, self)
            if found and self.optional:
                found.append(SKIP)
            return found
        if not self.number:
            extra = self._extra(s, seat)
            if extra and plantings(s, seat):
                found.append(s.box.use + extra.bit_length() - 1)
        if found:
            found.append(DONE)
        return found

    def _extra(self, s: WindmillValley, seat: int) -> int:
        """S3, if it can be paid for (WV-5.11)."""
        return unused(s, seat, PLANT) & s.box.more_planter if s.players[seat].points else 0

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return bool(self.number or self._extra(s, seat)) and bool(plantings(s, seat))

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        full = self.planted > 0 or s.players[seat].planted() >= ROWS * COLUMNS
        return [] if full else before_options(s, seat, PLANT, self.number)

    def kept_bulbs(self, s: WindmillValley, seat: int) -> int:
        """The bulb without which it cannot be carried out, if it has to be."""
        return 0 if self.optional or self.planted or card_bulb(s, seat, PLANT) else 1

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "plant")
        elif action == DONE:
            finish(s, seat, PLANT, self.planted)
        elif action >= s.box.use:
            self._use(s, seat, action - s.box.use)
        elif action < PLANT_BULB:
            self._exchange(s, seat, (action - EXCHANGE) // 5, (action - EXCHANGE) % 5)
        else:
            me = s.players[seat]
            colour = (action - PLANT_BULB) // ROWS
            me.bulbs = added(me.bulbs, colour, -1)
            me.stored -= 1
            s.stack.append(Plant(seat, self.number - 1, self.planted + 1, False, False))
            reward = s.plant(seat, colour, (action - PLANT_BULB) % ROWS)
            if reward >= 0:
                grant(s, seat, reward)

    def run(self, s: WindmillValley) -> None:
        if self.number or self._extra(s, self.seat):
            wait(s, self, DONE if self.planted else SKIP)
        else:
            self.ends(s)

    def ends(self, s: WindmillValley) -> None:
        if self.planted:
            finish(s, self.seat, PLANT, self.planted)

    def _use(self, s: WindmillValley, seat: int, card: int) -> None:
        if s.box.more_planter >> card & 1:
            s.use_card(seat, card)
            s.gain_points(seat, -1, SPENT)
            s.stack.append(Plant(seat, self.number + 1, self.planted, self.exchange, self.optional))
        else:
            use_before(s, seat, Plant(seat, self.number, self.planted, self.exchange, False), card)

    def _exchange(self, s: WindmillValley, seat: int, old: int, new: int) -> None:
        me = s.players[seat]
        me.bulbs = added(added(me.bulbs, old, -1), new, 1)
        if s.listener is not None:
            s.tell(Event("exchanged", {"seat": seat, "old": COLOURS[old], "colour": COLOURS[new]}))
        s.stack.append(Plant(seat, self.number, self.planted, False, False))


DEEDS[BULBS] = GainBulbs()
DEEDS[PLANT] = Planting()
