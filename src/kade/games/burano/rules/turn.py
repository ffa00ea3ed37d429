"""A turn: up to four moves of preparing, building and roofing, and its end (BU-5). What a house brings is elsewhere."""
# mypyc: compile

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.games.burano.edition.printed import BRIGHT_ROOFS
from kade.games.burano.rules.actions import (
    AT,
    BUILD,
    BUY,
    BUY_COIN,
    COLOURS,
    EARNING,
    END_TURN,
    FROM,
    LACE_MAKING,
    PREPARE,
    PUT_AWAY,
    ROOF,
    ROOF_KINDS,
    SAILING,
    SPOTS,
    TAKE_CARD,
    TAKE_PRIVILEGE,
)
from kade.games.burano.rules.earning import earn
from kade.games.burano.rules.lace import begin_lace
from kade.games.burano.rules.pyramid import UNCOVERED, why_not_buy
from kade.games.burano.rules.roofing import covers, roofable, why_not_cover
from kade.games.burano.rules.sailing import Sail
from kade.games.burano.rules.scoring import roof_number, roof_points
from kade.games.burano.rules.seat import BRIGHT
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.kernel.kinds import Number, One
from kade.kernel.shared import added, without
from kade.kernel.step import Carried, Step

Reason = tuple[str, dict[str, object]]
MOVES: Final = 4


@final
class Turn(Step[Burano]):
    """The next move, or the end of the turn; `moves` are made already (BU-5.1 to 5.5, BU-5.26, BU-11.5, BU-11.7)."""

    name: ClassVar[str] = "turn"
    carries: ClassVar[Carried] = {"moves": Number(0, MOVES)}
    asks_for_asides: ClassVar[bool] = True

    def __init__(self, seat: int, moves: int) -> None:
        super().__init__(seat)
        self.moves: Final = moves

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        found: list[int] = []
        if self.moves < MOVES and me.coins + s.box.move_coins[self.moves] >= 0:
            prepared = 0
            for number in me.prepared:
                prepared += number
            if prepared < s.box.spaces:
                mask = 0
                bare = UNCOVERED[me.filled]
                spot = 0
                while bare:
                    if bare & 1:
                        mask |= 1 << me.pyramid[spot]
                    bare >>= 1
                    spot += 1
                found += PREPARES[mask]
            if prepared and s.spots_to_build():
                for colour in range(6):
                    if me.prepared[colour]:
                        found.append(BUILD + colour)
            for tile in me.roofs:
                if roofable(s, me, tile):
                    found.append(ROOF + tile)
        found.append(END_TURN)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        if action == END_TURN:
            self._end(s)
            return
        s.stack.append(Turn(seat, self.moves + 1))
        coins = s.box.move_coins[self.moves]
        me.coins += coins
        if s.listener is not None:
            s.tell(Event("move", {"seat": seat, "number": self.moves + 1, "coins": coins}))
        if action < FROM:
            s.stack.append(ChooseCube(seat, action - PREPARE))
        elif action < END_TURN:
            s.stack.append(ChooseSite(seat, action - BUILD))
        else:
            s.stack.append(ChooseHouses(seat, action - ROOF))

    def _end(self, s: Burano) -> None:
        """Who made no move takes a coin (BU-5.4)."""
        if self.moves == 0:
            s.players[self.seat].coins += s.box.no_move_coins
            if s.listener is not None:
                s.tell(Event("no-move", {"seat": self.seat, "coins": s.box.no_move_coins}))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        me = s.players[seat]
        if BUY <= action <= BUY_COIN:
            return why_not_buy(s, seat, action)
        move = PREPARE <= action < FROM or BUILD <= action < END_TURN or ROOF <= action < PUT_AWAY
        if not move:
            return "not-now", {}
        if self.moves == MOVES:
            return "four-moves", {}
        if me.coins + s.box.move_coins[self.moves] < 0:
            return "too-few-coins", {"coins": -s.box.move_coins[self.moves]}
        if action < FROM:
            if sum(me.prepared) == s.box.spaces:
                return "no-space", {}
            return "not-uncovered", {"colour": COLOURS[action - PREPARE]}
        if action < END_TURN:
            colour = action - BUILD
            return ("no-site", {}) if me.prepared[colour] else ("not-prepared", {"colour": COLOURS[colour]})
        tile = s.box.tile_names[action - ROOF]
        return ("no-houses" if action - ROOF in me.roofs else "not-your-roof"), {"tile": tile}

    def about(self, s: Burano) -> dict[str, Any]:
        return {}  # the move marker is on the table: the view's `moves`


PREPARES: Final[list[list[int]]] = [
    [PREPARE + colour for colour in range(6) if mask >> colour & 1] for mask in range(64)
]


@final
class ChooseCube(Step[Burano]):
    """Which uncovered cube of a colour is prepared (BU-5.6, BU-4.7)."""

    name: ClassVar[str] = "choose-cube"
    carries: ClassVar[Carried] = {"colour": One("colour")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        bare = UNCOVERED[me.filled]
        found: list[int] = []
        for spot, colour in enumerate(me.pyramid):
            if colour == self.colour and bare >> spot & 1:
                found.append(FROM + spot)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        me.prepared = added(me.prepared, me.lift_cube(action - FROM), 1)
        if s.listener is not None:
            spot = SPOTS[action - FROM]
            s.tell(Event("prepared", {"seat": seat, "colour": COLOURS[self.colour], "spot": spot}))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return "choose-cube-first", {"colour": COLOURS[self.colour]}


@final
class ChooseSite(Step[Burano]):
    """Where a prepared cube of a colour is built; then its action follows (BU-5.8 to 5.13, 5.27, 5.29, 5.30)."""

    name: ClassVar[str] = "choose-site"
    carries: ClassVar[Carried] = {"colour": One("colour")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def legal(self, s: Burano, seat: int) -> list[int]:
        return s.box.at_actions(s.spots_to_build())

    def take(self, s: Burano, seat: int, action: int) -> None:
        hole = action - AT
        me = s.players[seat]
        me.prepared = added(me.prepared, self.colour, -1)
        below = s.place_cube(hole, self.colour)
        if s.listener is not None:
            s.tell(
                Event(
                    "built",
                    {"seat": seat, "colour": COLOURS[self.colour], "hole": s.box.holes[hole], "level": s.height(hole)},
                )
            )
        if below == self.colour:
            s.gain_privilege(seat, s.box.match_privilege)
        what = s.markers[self.colour]
        if what == SAILING:
            s.stack.append(Sail(seat, False))
        elif what == LACE_MAKING:
            begin_lace(s, seat)
        elif what == EARNING:
            earn(s, seat)

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if AT <= action < s.box.cover:
            return "not-a-site", {"hole": s.box.holes[action - AT]}
        return "choose-site-first", {"colour": COLOURS[self.colour]}


@final
class ChooseHouses(Step[Burano]):
    """Which two cubes a tile covers, and which way round (BU-5.14 to 5.16, 5.28, 5.29, 12.1, 12.2)."""

    name: ClassVar[str] = "choose-houses"
    carries: ClassVar[Carried] = {"tile": One("roof")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def legal(self, s: Burano, seat: int) -> list[int]:
        return covers(s, s.players[seat], self.tile)

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        a, b = s.box.pairs[action - s.box.cover]
        me.roofs = tuple([roof for roof in me.roofs if roof != self.tile])
        level = s.lay_roof(self.tile, a, b)
        if s.listener is not None:
            s.tell(
                Event(
                    "roofed",
                    {
                        "seat": seat,
                        "tile": s.box.tile_names[self.tile],
                        "holes": [s.box.holes[a], s.box.holes[b]],
                        "level": level + 1,
                    },
                )
            )
        if me.powers & BRIGHT_ROOFS:
            self._bright(s)
        s.stack.append(RoofReward(seat, self.tile))

    def _bright(self, s: Burano) -> None:
        """Points for colours of the tile that the owner's cards show (BU-12.1)."""
        for card in s.players[self.seat].cards:
            found = s.box.cards[card]
            if found.effect == BRIGHT_ROOFS:
                both = found.colours & s.box.tiles[self.tile].colours
                points = found.points * both.bit_count()
                if points:
                    s.score(self.seat, BRIGHT, points)
                    if s.listener is not None:
                        s.tell(Event("bright-roof", {"seat": self.seat, "card": found.id, "points": points}))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if s.box.cover <= action < s.box.sell:
            return why_not_cover(s, self.tile, action)
        return "choose-houses-first", {"tile": s.box.tile_names[self.tile]}


@final
class RoofReward(Step[Burano]):
    """Two privilege points or an open building card; then the tile scores (BU-5.17 to 5.25)."""

    name: ClassVar[str] = "roof-reward"
    carries: ClassVar[Carried] = {"tile": One("roof")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def legal(self, s: Burano, seat: int) -> list[int]:
        return [TAKE_PRIVILEGE] + [TAKE_CARD + card for card in sorted(s.shown)]

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == TAKE_PRIVILEGE:
            s.gain_privilege(seat, s.box.roof_privilege)
        else:
            card = action - TAKE_CARD
            s.shown = without(s.shown, card)
            s.give_card(seat, card)
            if s.listener is not None:
                s.tell(Event("card-taken", {"seat": seat, "card": s.box.card_ids[card]}))
            s.refill_shown()
        kind = s.box.tiles[self.tile].kind
        number = roof_number(s, seat, kind)
        points = roof_points(s, kind, number)
        s.score(seat, kind, points)
        if s.listener is not None:
            s.tell(Event("roof-scored", {"seat": seat, "kind": ROOF_KINDS[kind], "number": number, "points": points}))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if TAKE_CARD <= action < ROOF:
            return "card-not-open", {"card": s.box.card_ids[action - TAKE_CARD]}
        return "reward-first", {}
