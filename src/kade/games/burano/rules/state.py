"""Burano's position and how its components move: cubes, roofs, workers, seafood, cards. Turns are in the steps."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules import scoring
from kade.games.burano.rules.actions import BUY, BUY_COIN, COLOURS, ISLANDS, PORTS, ROOF_KINDS
from kade.games.burano.rules.audit import audit, island
from kade.games.burano.rules.kinds import (
    CubesOfEach,
    Heaps,
    InOrder,
    LaidRoofs,
    Markers,
    Placed,
    RingPieces,
    Roof,
    RoofStacks,
    Workshops,
)
from kade.games.burano.rules.layouts import Layout
from kade.games.burano.rules.seat import SPOT_COUNT, Seat
from kade.games.burano.secrecy import knowledge
from kade.games.burano.secrecy.places import (
    BUILDING_DECK,
    BUILDING_DISPLAY,
    CARDS,
    CATCH_BLINDLY,
    CATCH_OPEN,
    DRAW_ROOF,
    HAND,
    HUTS,
    ISLAND_ROOFS,
    LAID_ROOFS,
    MAIN_ISLAND,
    PREPARED,
    PYRAMID,
    RESERVE,
    ROOFS,
    SEAFOOD_DECK,
    SEAFOOD_DISPLAY,
    SOLD,
    SUPPLY,
    TURN_UP_BUILDING,
    TURN_UP_SEAFOOD,
    UNDER_STACK,
)
from kade.kernel.event import Event
from kade.kernel.fields import ALL_OF_IT, NOTHING, Field
from kade.kernel.kinds import CountsOf, HandOf, Number, One, PileOf, RowOf, SeatNumber, SetOf
from kade.kernel.result import Result
from kade.kernel.rng import Rng
from kade.kernel.secrecy import OWNER
from kade.kernel.shared import added, changed, without
from kade.kernel.state import State
from kade.kernel.step import Step

EMPTY: Final = -1
BUILDING: Final = "build-pyramids"
BEHIND_SCREENS: Final = ("pyramid", "reserve", "spot")
FULL_PYRAMID: Final = (1 << 14) - 1


@final
class Burano(State):
    """Piles have their top last. Holes have three places for cubes and two for roof halves, -1 where there is none.

    Copies share all lists but the stack and the players: what changes replaces the old (kernel/shared.py).
    """

    fields: ClassVar[tuple[Field, ...]] = (
        Field("layout", Workshops()),
        Field("supply", CountsOf("colour"), SUPPLY),
        Field("houses", Heaps("colour", "hole", 3), MAIN_ISLAND),
        Field("roofs", LaidRoofs(), LAID_ROOFS),
        Field("huts", Heaps("colour", "island", 3, full=True), HUTS),
        Field("seafood", PileOf("seafood"), SEAFOOD_DECK),
        Field("display", RowOf("seafood"), SEAFOOD_DISPLAY),
        Field("buildings", PileOf("building"), BUILDING_DECK),
        Field("shown", RowOf("building"), BUILDING_DISPLAY),
        Field("stacks", RoofStacks(), ISLAND_ROOFS),  # and those of the other kinds
        Field("under", RoofStacks(frozen=True), UNDER_STACK),
        Field("markers", Markers()),
        Field("ships", Placed("port", "ship", all_of_them=True)),
        Field("first", SeatNumber()),
        Field("season", One("season")),
        Field("round", Number()),
    )
    seat_fields: ClassVar[tuple[Field, ...]] = (
        Field("ring", RingPieces()),
        Field("start", Number(0, 11)),
        Field("gone", Number(0, 3)),
        Field("coins", Number()),
        Field("privilege", Number()),
        Field("boat", One("place")),
        Field("islands", CountsOf("island")),
        Field("squares", SetOf("square")),
        Field("reserve", CountsOf("colour"), RESERVE, who=OWNER),
        Field("pyramid", Placed("colour", "spot"), PYRAMID, who=OWNER),
        Field("spot", Number(0, SPOT_COUNT), who=OWNER),
        Field("prepared", CountsOf("colour"), PREPARED),
        Field("roofs", HandOf("roof"), ROOFS),
        Field("cards", InOrder("building"), CARDS),
        Field("hand", CountsOf("seafood"), HAND),
        Field("known", CountsOf("seafood")),
        Field("sold", CountsOf("seafood"), SOLD),
        Field("scored", CountsOf("source")),
    )
    glimpses: ClassVar[tuple[Field, ...]] = (
        Field("roofs left", CountsOf("roof-kind")),
        Field("cubes of pyramid and reserve", CubesOfEach()),
    )

    def __init__(
        self,
        printed: BuranoPrinted,
        stack: list[Step[Any]],
        rng: Rng,
        players: list[Seat],
        layout: Layout,
        drawn: bool,
        supply: list[int],
        houses: list[int],
        halves: list[int],
        roofs: list[Roof],
        filled: int,
        edge: int,
        landing: int,
        bare: list[int],
        huts: list[int],
        held: list[int],
        seafood: list[int],
        display: list[int],
        buildings: list[int],
        shown: list[int],
        stacks: list[list[int]],
        under: list[tuple[int, ...]],
        markers: list[int],
        ships: list[int],
        first: int,
        season: int,
        round: int,
    ) -> None:
        super().__init__(printed, len(players), stack, rng)
        self.box = printed
        self.has_asides = True
        self.players = players
        self.layout = layout
        self.drawn = drawn  # whether the layout was drawn rather than the beginners'
        self.supply = supply
        self.houses = houses  # cubes on the island: colour by hole * 3 + level
        self.halves = halves  # colour by hole * 2 + level
        self.roofs = roofs  # those on the island, as they were laid
        self.filled = filled  # holes with a cube
        self.edge = edge  # empty holes next to one with a cube
        self.landing = landing  # holes whose top is a free roof half
        self.bare = bare  # holes whose top is a cube to be roofed, by level * 6 + colour
        self.huts = huts  # colour by island * 3 + place
        self.held = held  # the seat whose worker stands on a workshop square, or -1
        self.seafood = seafood
        self.display = display
        self.buildings = buildings
        self.shown = shown
        self.stacks = stacks
        self.under = under  # tiles put openly under each stack, which all know
        self.markers = markers  # the action of each colour this season
        self.ships = ships  # the port of each ship
        self.first = first
        self.season = season
        self.round = round

    def copy(self) -> "Burano":
        return Burano(
            self.box,
            self.stack[:],
            self.rng.copy(),
            [seat.copy() for seat in self.players],
            self.layout,
            self.drawn,
            self.supply,
            self.houses,
            self.halves,
            self.roofs,
            self.filled,
            self.edge,
            self.landing,
            self.bare,
            self.huts,
            self.held,
            self.seafood,
            self.display,
            self.buildings,
            self.shown,
            self.stacks,
            self.under,
            self.markers,
            self.ships,
            self.first,
            self.season,
            self.round,
        )

    # ------------------------------------------------------------------ the main island

    def height(self, hole: int) -> int:
        """How many cubes stand in a hole."""
        at = hole * 3
        if self.houses[at] < 0:
            return 0
        if self.houses[at + 1] < 0:
            return 1
        return 2 if self.houses[at + 2] < 0 else 3

    def place_cube(self, hole: int, colour: int) -> int:
        """A cube on top of a hole; the colour of the roof half it stands on, or -1 (BU-5.8, BU-5.11)."""
        level = self.height(hole)
        bit = self.box.bit[hole]
        below = EMPTY
        if level == 0:
            self.filled |= bit
            self.edge = (self.edge | self.box.near[hole]) & ~self.filled
        else:
            below = self.halves[hole * 2 + level - 1]
            self.landing &= ~bit
        self.houses = changed(self.houses, hole * 3 + level, colour)
        if level < 2:
            at = level * 6 + colour
            self.bare = changed(self.bare, at, self.bare[at] | bit)
        return below

    def lay_roof(self, tile: int, a: int, b: int) -> int:
        """A roof tile on two holes, its first colour on `a`; the level, 0 or 1 (BU-5.14)."""
        level = self.height(a) - 1
        found = self.box.tiles[tile]
        self._lay_half(a, level, found.one)
        self._lay_half(b, level, found.two)
        self.roofs = [*self.roofs, (tile, a, b, level)]
        return level

    def _lay_half(self, hole: int, level: int, colour: int) -> None:
        bit = self.box.bit[hole]
        self.halves = changed(self.halves, hole * 2 + level, colour)
        at = level * 6 + self.houses[hole * 3 + level]
        self.bare = changed(self.bare, at, self.bare[at] & ~bit)
        self.landing |= bit

    def spots_to_build(self) -> int:
        """Holes where a cube may be put (BU-5.8, BU-5.9, BU-5.29)."""
        return self.edge | self.landing

    # ------------------------------------------------------------------ coins, privilege, points

    def gain_privilege(self, seat: int, number: int) -> None:
        """Privilege points, as far as the track goes (BU-11.1)."""
        me = self.players[seat]
        gained = min(number, self.box.privilege_most - me.privilege)
        me.privilege += gained
        if self.listener is not None:
            self.tell(Event("privilege", {"seat": seat, "number": gained}))

    def score(self, seat: int, source: int, points: int) -> None:
        me = self.players[seat]
        me.scored = added(me.scored, source, points)

    # ------------------------------------------------------------------ workers

    def evict(self, owner: int, place: str, coins: int) -> None:
        """A worker goes back to its owner's ring for coins (BU-7.9, BU-11.4)."""
        me = self.players[owner]
        me.worker_back()
        me.coins += coins
        if self.listener is not None:
            self.tell(Event("came-back", {"seat": owner, "place": place, "coins": coins}))

    def withdraw_from(self, island: int, sender: int) -> None:
        """Every other player with workers on this island takes one back (BU-7.9)."""
        for i in range(1, self.seats):
            seat = (sender + i) % self.seats
            me = self.players[seat]
            if me.islands[island]:
                me.islands = added(me.islands, island, -1)
                self.evict(seat, ISLANDS[island], self.box.withdrawn_coins)

    def enter_square(self, seat: int, square: int) -> None:
        """A worker from the ring to a workshop square; one standing there leaves (BU-8.3, 8.4, 11.4, 12.6)."""
        me = self.players[seat]
        bit = self.box.bit[square]
        me.send_worker()
        owner = self.held[square]
        self.held = changed(self.held, square, seat)
        me.squares |= bit
        coin = 1 if self.layout.coins & bit else 0
        me.coins += coin * self.box.square_coin
        if self.listener is not None:
            colour = COLOURS[self.layout.colour[square]]
            self.tell(
                Event(
                    "laced",
                    {
                        "seat": seat,
                        "square": self.box.squares[square],
                        "colour": colour,
                        "coins": coin * self.box.square_coin,
                    },
                )
            )
        if owner >= 0:
            self.players[owner].squares &= ~bit
            self.evict(owner, self.box.squares[square], self.box.evicted_coins)

    # ------------------------------------------------------------------ seafood and ships

    def catch_open(self, seat: int, kind: int) -> None:
        """An open seafood card into the hand; all remember it (BU-7.5)."""
        me = self.players[seat]
        self.display = without(self.display, kind)
        me.hand = added(me.hand, kind, 1)
        me.known = added(me.known, kind, 1)
        if self.listener is not None:
            self.tell(
                Event("caught", {"seat": seat, "seafood": self.box.seafood[kind]}, None, CATCH_OPEN.audience(seat))
            )

    def catch_blind(self, seat: int) -> None:
        """The top seafood card into the hand, unseen by the others (BU-7.5)."""
        kind = self.draw_seafood()
        me = self.players[seat]
        me.hand = added(me.hand, kind, 1)
        self.revealed = self.revealed or CATCH_BLINDLY.reveals
        if self.listener is not None:
            self.tell(Event("drew", {"seat": seat}, {"seafood": self.box.seafood[kind]}, CATCH_BLINDLY.audience(seat)))

    def draw_seafood(self) -> int:
        kind = self.seafood[-1]
        self.seafood = self.seafood[:-1]
        return kind

    def refill_display(self) -> None:
        """Fill the open seafood up (BU-7.5)."""
        while len(self.display) < self.box.seafood_display and self.seafood:
            kind = self.draw_seafood()
            self.display = [*self.display, kind]
            self.revealed = self.revealed or TURN_UP_SEAFOOD.reveals
            if self.listener is not None:
                self.tell(Event("refilled", {"seafood": self.box.seafood[kind]}))

    def hand_over(self, seat: int, kind: int, number: int) -> None:
        """Cards from the hand, shown to all, to the sold pile (BU-1.7, BU-7.11)."""
        me = self.players[seat]
        me.hand = added(me.hand, kind, -number)
        me.known = changed(me.known, kind, max(0, me.known[kind] - number))
        me.sold = added(me.sold, kind, number)
        if self.listener is not None:
            self.tell(Event("handed-over", {"seat": seat, "seafood": self.box.seafood[kind], "number": number}))

    def ships_at(self, port: int) -> list[int]:
        return [ship for ship in range(len(self.ships)) if self.ships[ship] == port]

    def move_ship(self, ship: int) -> None:
        """To the other port (BU-7.13)."""
        self.ships = changed(self.ships, ship, 1 - self.ships[ship])
        if self.listener is not None:
            self.tell(Event("ship-moved", {"ship": self.box.ships[ship], "place": PORTS[self.ships[ship]]}))

    # ------------------------------------------------------------------ building cards and roof tiles

    def refill_shown(self) -> None:
        """Fill the open building cards up (BU-5.17, BU-5.18)."""
        while len(self.shown) < self.box.building_display and self.buildings:
            card = self.buildings[-1]
            self.buildings = self.buildings[:-1]
            self.shown = [*self.shown, card]
            self.revealed = self.revealed or TURN_UP_BUILDING.reveals
            if self.listener is not None:
                self.tell(Event("card-shown", {"card": self.box.card_ids[card]}))

    def give_card(self, seat: int, card: int) -> None:
        """A building card before its owner, at work from now on (BU-5.25)."""
        me = self.players[seat]
        me.cards = (*me.cards, card)
        me.learn(self.box.cards[card])

    def roofs_left(self, kind: int) -> int:
        return len(self.stacks[kind]) + len(self.under[kind])

    def draw_roof(self, seat: int, kind: int) -> None:
        """The top tile of a stack, laid open before the seat (BU-3.5, BU-10.14)."""
        if self.stacks[kind]:
            tile = self.stacks[kind][-1]
            self.stacks = self.stacks[:]
            self.stacks[kind] = self.stacks[kind][:-1]
        else:
            tile = self.under[kind][-1]
            self.under = self.under[:]
            self.under[kind] = self.under[kind][:-1]
        me = self.players[seat]
        me.roofs = tuple(sorted((*me.roofs, tile)))
        self.revealed = self.revealed or DRAW_ROOF.reveals
        if self.listener is not None:
            self.tell(Event("roof-drawn", {"seat": seat, "tile": self.box.tile_names[tile]}))

    def put_away(self, seat: int, tile: int) -> None:
        """A tile openly under the stack of its kind (BU-10.14)."""
        me = self.players[seat]
        me.roofs = tuple([roof for roof in me.roofs if roof != tile])
        kind = self.box.tiles[tile].kind
        self.under = self.under[:]
        self.under[kind] = (tile, *self.under[kind])
        if self.listener is not None:
            self.tell(Event("put-away", {"seat": seat, "tile": self.box.tile_names[tile]}))

    # ------------------------------------------------------------------ privilege points at any time of the turn

    def asides(self, seat: int) -> list[int]:
        """A cube for the pyramid or a coin, for a privilege point each (BU-11.5, BU-11.7)."""
        me = self.players[seat]
        if not me.privilege:
            return []
        found: list[int] = []
        if me.filled != FULL_PYRAMID:
            found = [BUY + colour for colour in range(6) if self.supply[colour]]
        found.append(BUY_COIN)
        return found

    def is_aside(self, action: int) -> bool:
        return BUY <= action <= BUY_COIN and self.stack[-1].allows_asides

    def take_aside(self, seat: int, action: int) -> None:
        from kade.games.burano.rules.pyramid import PutBoughtCube

        me = self.players[seat]
        me.privilege -= 1
        if action == BUY_COIN:
            me.coins += 1
            if self.listener is not None:
                self.tell(Event("coin-bought", {"seat": seat}))
            return
        self.buy_cube(seat, action - BUY)
        self.stack.append(PutBoughtCube(seat, action - BUY))

    def buy_cube(self, seat: int, colour: int) -> None:
        """A cube of the supply into the reserve (BU-11.6, BU-11.9); in a turn it goes on to the pyramid."""
        me = self.players[seat]
        self.supply = added(self.supply, colour, -1)
        me.reserve = added(me.reserve, colour, 1)
        if self.listener is not None:
            self.tell(Event("cube-bought", {"seat": seat, "colour": COLOURS[colour]}))

    # ------------------------------------------------------------------ the contract of every game

    def result(self) -> Result:
        return scoring.result(self)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        from kade.games.burano.secrecy.view import view

        return view(self, seat)

    def seen_as(self, field: Field, owner: int, viewer: int) -> int:
        if field.name in BEHIND_SCREENS and owner != viewer:  # pyramids are built in secret (BU-4.6)
            return NOTHING if self.stack and self.stack[-1].name == BUILDING else ALL_OF_IT
        if not self.stack and field.place is SOLD:
            return ALL_OF_IT
        return field.seen_as(owner, viewer)

    def glimpse(self, name: str, viewer: int) -> Any:
        if name == "roofs left":
            return [self.roofs_left(kind) for kind in range(len(ROOF_KINDS))]
        return [
            [standing + loose for standing, loose in zip(me.pyramid_counts(), me.reserve, strict=True)]
            for me in self.players
        ]

    def redeal(self, seat: int | None, seed: int) -> "Burano":
        return knowledge.resample(self, seat, seed)

    def shuffle_unseen(self) -> None:
        knowledge.shuffle_unseen(self)

    def sides(self) -> list[Seat]:
        return self.players

    def recount(self) -> None:
        """Where can be built and roofed follows from houses and roofs; workers on the ring, what is held and what cards
        do from what each player has."""
        self.halves, self.filled, self.edge, self.landing, self.bare = island(self)
        self.held = [EMPTY] * len(self.held)
        for seat, me in enumerate(self.players):
            me.recount(self.box)
            for square in range(len(self.held)):
                if me.squares >> square & 1:
                    self.held[square] = seat

    def audit(self) -> list[str]:
        return super().audit() + audit(self)

    def options(self) -> dict[str, Any]:
        return {"players": self.seats, "layout": "drawn" if self.drawn else "beginner"}

    def pile(self, place: str) -> list[int]:
        """Copies do not share it any longer: Records put on top of it what is known to lie there."""
        if place == "deck":
            self.seafood = self.seafood[:]
            return self.seafood
        if place == "buildings":
            self.buildings = self.buildings[:]
            return self.buildings
        if place in ROOF_KINDS:
            self.stacks = [pile[:] for pile in self.stacks]
            return self.stacks[ROOF_KINDS.index(place)]
        return super().pile(place)
