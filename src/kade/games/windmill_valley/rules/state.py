"""Windmill Valley's position and the small things that happen to it: gaining, paying, storing. Turns are in steps."""
# mypyc: compile

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import AREAS, FROM_WISH, LARGE, LEVELS, SMALL, SOURCES, WindmillPrinted
from kade.games.windmill_valley.rules import scoring
from kade.games.windmill_valley.rules.actions import CALENDAR
from kade.games.windmill_valley.rules.audit import audit
from kade.games.windmill_valley.rules.kinds import (
    MOST,
    Marks,
    Offer,
    Peek,
    Piles,
    Rows,
    Slots,
    Sources,
    Starting,
    Takers,
)
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.games.windmill_valley.rules.seat import Seat
from kade.games.windmill_valley.rules.wishes import met
from kade.games.windmill_valley.secrecy import knowledge
from kade.games.windmill_valley.secrecy.glimpses import GLIMPSES, glimpse
from kade.games.windmill_valley.secrecy.knowledge import Mark
from kade.games.windmill_valley.secrecy.places import TRADE_STACK
from kade.kernel.event import Event
from kade.kernel.fields import Field
from kade.kernel.kinds import CountsOf, Flag, Number, Numbers, One, PileOf, RowOf, SeatNumber, SetOf
from kade.kernel.result import Result
from kade.kernel.rng import Rng
from kade.kernel.secrecy import NOBODY
from kade.kernel.shared import added, changed
from kade.kernel.state import State
from kade.kernel.step import Step

GARDENER: Final = 1  # the Gardener's seat in a solo game
COMMON_DUE: Final = 1  # bits of `due`
UNIQUE_DUE: Final = 2


# What stands on this module registers here what the state asks of it.
IDLE: Final[list[Callable[["WindmillValley", int, int], bool]]] = []
"""Whether a reward would change nothing beside the step on top (helpers.py)."""
TAKE_REWARD: Final[list[Callable[["WindmillValley", int, int], None]]] = []
"""A reward of the calendar is taken (calendar.py)."""


@final
class WindmillValley(State):
    """Piles have their top last; pile 0 to 2 are tiles (common, uncommon, unique), pile 3 is the farm cards.

    Copies share all lists but the stack, so in a game none of them is ever changed: it is replaced (`changed`).

    `active` is the seat whose turn it is. Of that turn: `used` is the set of its cards used already, `due` what the
    calendar still owes it, `must` the market area it has to enter (-1: none).
    """

    fields: ClassVar[tuple[Field, ...]] = (
        Field("first", SeatNumber()),
        Field("turn", Number(0, MOST)),
        Field("active", SeatNumber(nobody=True)),
        Field("gate", Number(0, MOST)),
        Field("water", Number(0, MOST)),
        Field("piles", Piles(top_first=True)),
        Field("discards", Piles(top_first=False)),
        Field("marks", Marks(), who=NOBODY),
        Field("display", RowOf("tile", gaps=True)),
        Field("cards", RowOf("farm card", gaps=True)),
        Field("out", RowOf("tile")),
        Field("peek", Peek(), who=NOBODY),
        Field("trade", PileOf("trade card"), TRADE_STACK),
        Field("trade_seen", Number(0, MOST)),
        Field("shipped", RowOf("colour", 4, gaps=True)),
        Field("wish", One("wish", optional=True)),
        Field("unique", SetOf("unique reward")),
        Field("takers", Takers()),
        Field("neutrals", Numbers(AREAS, 0, MOST)),
        Field("offer", Offer()),
        Field("used", SetOf("card")),
        Field("due", SetOf("due")),
        Field("neutral_moved", Flag()),
        Field("must", One("area", optional=True)),
        Field("ending", SeatNumber(nobody=True)),
        Field("last_turn", Number(-1, MOST)),
        Field("gardener_deck", PileOf("gardener card"), who=NOBODY),
        Field("gardener_discards", RowOf("gardener card")),
        Field("gardener_card", One("gardener card", optional=True)),
    )
    seat_fields: ClassVar[tuple[Field, ...]] = (
        Field("guilders", Number(0, MOST)),
        Field("tools", Number(0, MOST)),
        Field("bulbs", CountsOf("colour", MOST)),
        Field("rows", Rows()),
        Field("groups", Numbers(5, 0, MOST)),
        Field("built", SetOf("space")),
        Field("board", One("board", optional=True)),
        Field("large", Number(0, LARGE - 1)),
        Field("small", Number(0, SMALL - 1)),
        Field("large_tiles", RowOf("tile", LARGE, gaps=True)),
        Field("small_tiles", RowOf("tile", SMALL, gaps=True)),
        Field("starting", Starting()),
        Field("helpers", Slots("farm card")),
        Field("contracts", Slots("farm card")),
        Field("calendar", Number(0, MOST)),
        Field("area", One("area", optional=True)),
        Field("on", SeatNumber(nobody=True)),
        Field("wish", Number(-1, 3)),
        Field("sources", Sources("source")),
        Field("tiles", Slots("tile")),
        Field("cards", Slots("farm card")),
    )
    glimpses: ClassVar[tuple[Field, ...]] = GLIMPSES

    def __init__(
        self,
        printed: WindmillPrinted,
        stack: list[Step[Any]],
        rng: Rng,
        players: list[Seat],
        level: int,
        expert: bool,
        first: int,
        turn: int,
        active: int,
        gate: int,
        water: int,
        piles: list[list[int]],
        marks: list[list[Mark]],
        discards: list[list[int]],
        display: list[int],
        cards: list[int],
        out: list[int],
        peeked: list[int],
        peek_pile: int,
        peek_pools: list[int],
        trade: list[int],
        trade_seen: int,
        shipped: list[int],
        wish: int,
        unique: int,
        takers: tuple[int, ...],
        neutrals: list[int],
        offer: tuple[int, ...],
        used: int,
        due: int,
        neutral_moved: bool,
        must: int,
        ending: int,
        last_turn: int,
        gardener_deck: list[int],
        gardener_discards: list[int],
        gardener_card: int,
    ) -> None:
        super().__init__(printed, len(players), stack, rng)
        self.box = printed
        self.players = players
        self.level = level  # of the Gardener, -1 without one
        self.expert = expert
        self.first = first
        self.turn = turn
        self.active = active
        self.gate = gate
        self.water = water
        self.piles = piles
        self.marks = marks  # what somebody knows of the tops of the piles, see knowledge.py
        self.discards = discards
        self.display = display
        self.cards = cards
        self.out = out  # tiles that have left the game
        self.peeked = peeked
        self.peek_pile = peek_pile  # the stack that is being peeked at, or -1
        self.peek_pools = peek_pools
        self.trade = trade
        self.trade_seen = trade_seen  # trade cards that have gone under the stack and so are known there
        self.shipped = shipped  # the colours on the places of the top trade card
        self.wish = wish
        self.unique = unique  # the calendar's unique rewards still open: bit 4 * space + number
        self.takers = takers  # who took the others, in the same order; -1: nobody
        self.neutrals = neutrals
        self.offer = offer  # starting cards to choose from
        self.used = used
        self.due = due
        self.has_asides = due != 0
        self.neutral_moved = neutral_moved
        self.must = must
        self.ending = ending
        self.last_turn = last_turn
        self.gardener_deck = gardener_deck
        self.gardener_discards = gardener_discards
        self.gardener_card = gardener_card

    def copy(self) -> "WindmillValley":
        return WindmillValley(
            self.box,
            self.stack[:],
            self.rng.copy(),
            [seat.copy() for seat in self.players],
            self.level,
            self.expert,
            self.first,
            self.turn,
            self.active,
            self.gate,
            self.water,
            self.piles,
            self.marks,
            self.discards,
            self.display,
            self.cards,
            self.out,
            self.peeked,
            self.peek_pile,
            self.peek_pools,
            self.trade,
            self.trade_seen,
            self.shipped,
            self.wish,
            self.unique,
            self.takers,
            self.neutrals,
            self.offer,
            self.used,
            self.due,
            self.neutral_moved,
            self.must,
            self.ending,
            self.last_turn,
            self.gardener_deck,
            self.gardener_discards,
            self.gardener_card,
        )

    @property
    def solo(self) -> bool:
        return self.level >= 0

    # ------------------------------------------------------------------ gaining and paying

    def gain_guilders(self, seat: int, number: int, source: int) -> None:
        """Guilders end at 9; what is above is lost (WV-1.3). The Gardener's become points (WV-7.6)."""
        if self.level >= 0 and seat == GARDENER:
            self.gain_points(seat, number, source)
            return
        me = self.players[seat]
        gained = min(number, self.box.most_guilders - me.guilders)
        me.guilders += gained
        if self.listener is not None:
            self.tell(Event("gained", {"seat": seat, "what": "guilders", "number": gained, "source": SOURCES[source]}))

    def gain_points(self, seat: int, number: int, source: int) -> None:
        me = self.players[seat]
        me.points += number
        me.sources = added(me.sources, source, number)
        if self.listener is not None and number:
            self.tell(Event("gained", {"seat": seat, "what": "points", "number": number, "source": SOURCES[source]}))

    def gain_tools(self, seat: int, number: int, source: int) -> None:
        if self.level >= 0 and seat == GARDENER:
            self.gain_points(seat, number, source)
            return
        self.players[seat].tools += number
        if self.listener is not None:
            self.tell(Event("gained", {"seat": seat, "what": "tools", "number": number, "source": SOURCES[source]}))

    def pay(self, seat: int, number: int) -> None:
        """Guilders to the bank; nobody spends more than they have (WV-1.3)."""
        if number:
            self.players[seat].guilders -= number
            if self.listener is not None:
                self.tell(Event("paid", {"seat": seat, "number": number}))

    def store(self, seat: int, colour: int, cost: int = 0) -> None:
        """A bulb into the next space of the storage (WV-1.5)."""
        self.pay(seat, cost)
        me = self.players[seat]
        me.bulbs = added(me.bulbs, colour, 1)
        me.stored += 1
        if self.listener is not None:
            self.tell(Event("stored", {"seat": seat, "colour": COLOURS[colour]}))

    def plant(self, seat: int, colour: int, row: int) -> int:
        """A bulb on the leftmost empty patch of a row (WV-4.23); the reward it covers, or -1."""
        me = self.players[seat]
        where = row * 7 + me.lengths[row]
        me.patches = changed(me.patches, where, colour)
        me.lengths = added(me.lengths, row, 1)
        me.farm = None
        if self.listener is not None:
            self.tell(
                Event(
                    "planted",
                    {"seat": seat, "colour": COLOURS[colour], "row": row + 1, "column": me.lengths[row]},
                    pause=self.level >= 0 and seat == GARDENER,
                )
            )
        return self.box.patch[where]

    def use_card(self, seat: int, card: int) -> None:
        """A card above the farm board is used, once this turn (WV-3.15)."""
        self.used |= 1 << card
        if self.listener is not None:
            self.tell(Event("used", {"seat": seat, "card": self.box.cards[card].id}))

    # ------------------------------------------------------------------ between the steps

    def settle(self) -> None:
        """The Queen's Wish, in the moment that the active player meets it (WV-3.16, WV-5.4)."""
        seat = self.active
        if seat < 0:
            return
        me = self.players[seat]
        if me.wish < 0 and not (self.level >= 0 and seat == GARDENER) and met(self, me):
            self._wish_met(seat, me)

    def _wish_met(self, seat: int, me: Seat) -> None:
        if self.level >= 0:  # WV-7.10: scored at the end; the highest unless the Gardener stands there
            me.wish = 1 if self.players[GARDENER].wish == 0 else 0
        else:
            me.wish = self.wishes_met()
        points = self.box.wish_points[me.wish] if me.wish < len(self.box.wish_points) else 0
        if self.listener is not None:
            self.tell(Event("wish-met", {"seat": seat, "wish": self.box.wish_names[self.wish], "points": points}))
        if self.level < 0 and points:
            self.gain_points(seat, points, FROM_WISH)

    def wishes_met(self) -> int:
        """How many sides have a reward of the wish."""
        found = 0
        for me in self.players:
            if me.wish >= 0:
                found += 1
        return found

    def asides(self, seat: int) -> list[int]:
        """What the calendar owes the active player, to be taken at any moment of the turn (WV-3.10)."""
        found: list[int] = []
        if seat != self.active:
            return found
        if self.due & COMMON_DUE:
            common = self.box.common[self.players[seat].calendar - 1]
            if not self._idle(seat, common):
                found.append(CALENDAR)
        if self.due & UNIQUE_DUE:
            first = 4 * (self.players[seat].calendar - 1)
            for i in range(4):
                if self.unique >> first + i & 1:
                    found.append(CALENDAR + 1 + i)
        return found

    def _idle(self, seat: int, reward: int) -> bool:
        """The common reward would change nothing now. A unique one always does: it is covered for all."""
        return not self.box.rewards[reward].welcome and IDLE[0](self, seat, reward)

    def is_aside(self, action: int) -> bool:
        return CALENDAR <= action < CALENDAR + 5

    def take_aside(self, seat: int, action: int) -> None:
        TAKE_REWARD[0](self, seat, action - CALENDAR)

    def set_due(self, due: int) -> None:
        self.due = due
        self.has_asides = due != 0

    # ------------------------------------------------------------------ the contract of every game

    def result(self) -> Result:
        return scoring.result(self)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        from kade.games.windmill_valley.secrecy.view import view

        return view(self, seat)

    def glimpse(self, name: str, viewer: int) -> Any:
        return glimpse(self, name, viewer)

    def redeal(self, seat: int | None, seed: int) -> "WindmillValley":
        return knowledge.resample(self, seat, seed)

    def shuffle_unseen(self) -> None:
        knowledge.shuffle_unseen(self)

    @property
    def peek(self) -> tuple[int, list[int], list[int]]:
        """What is peeked at, as it is saved: the stack, its cards, their pools."""
        return self.peek_pile, self.peeked, self.peek_pools

    @peek.setter
    def peek(self, peek: tuple[int, list[int], list[int]]) -> None:
        self.peek_pile, self.peeked, self.peek_pools = peek

    def sides(self) -> list[Seat]:
        return self.players

    def recount(self) -> None:
        """What follows from the sides' own fields, and whether the calendar owes anything."""
        for me in self.players:
            me.recount()
        self.set_due(self.due)

    def audit(self) -> list[str]:
        return super().audit() + audit(self)

    def options(self) -> dict[str, Any]:
        """What the game was begun with; `first` is drawn or said, and stands in the position."""
        if self.level >= 0:
            return {"players": 1, "gardener": LEVELS[self.level]}
        return {"players": self.seats, "expert": self.expert}

    def pile(self, place: str) -> list[int]:
        names = ["common", "uncommon", "unique", "farm"]
        if place == "trade":
            self.trade = self.trade[:]
            return self.trade
        if place == "gardener":
            self.gardener_deck = self.gardener_deck[:]
            return self.gardener_deck
        if place in names:
            self.piles = [pile[:] for pile in self.piles]
            return self.piles[names.index(place)]
        return super().pile(place)
