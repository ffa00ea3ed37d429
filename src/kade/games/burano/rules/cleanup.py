"""The clean-up after a season, step by step: islands, lace, markers, cubes, roofs (BU-10, BU-11.6)."""
# mypyc: compile

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.games.burano.edition.printed import THRIFT
from kade.games.burano.rules.actions import (
    AT,
    BUY,
    BUY_COIN,
    COLOURS,
    DONE,
    DRAW,
    ISLANDS,
    PAY,
    PAY_BEST,
    PUT_AWAY,
    ROOF_KINDS,
    SPARE,
    SQUARES,
    TAKE,
    TAKE_NONE,
)
from kade.games.burano.rules.pyramid import why_not_buy
from kade.games.burano.rules.scarcity import contested, may_run_out
from kade.games.burano.rules.scoring import island_winners
from kade.games.burano.rules.seat import ISLAND_MAJORITIES, LACE_POINTS, NO_CUBES, NO_PYRAMID, UNIONS, Seat
from kade.games.burano.rules.state import Burano
from kade.games.burano.rules.unions import best_to_pay, lace_points, payable, union_points
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, SetOf
from kade.kernel.shared import added
from kade.kernel.step import Automatic, Carried, Step

Reason = tuple[str, dict[str, object]]
WORKSHOPS: Final = SetOf("square")


def cubes_for_sale(s: Burano, me: Seat) -> list[int]:
    """Cubes that a privilege point buys in the clean-up (BU-11.6, BU-11.9)."""
    return [BUY + colour for colour in range(6) if s.supply[colour]] if me.privilege else []


def buy_for_reserve(s: Burano, seat: int, colour: int) -> None:
    s.players[seat].privilege -= 1
    s.buy_cube(seat, colour)


@final
class ScoreIslands(Automatic[Burano]):
    """Points for most workers on each nearby island (BU-10.1, BU-10.2, BU-12.7)."""

    name: ClassVar[str] = "score-islands"

    def run(self, s: Burano) -> None:
        for island in range(6):
            winners = island_winners(s, island)
            if winners:
                points = s.box.majority[s.seats] // len(winners)
                for seat in winners:
                    s.score(seat, ISLAND_MAJORITIES, points)
                if s.listener is not None:
                    s.tell(Event("island-scored", {"place": ISLANDS[island], "seats": winners, "points": points}))


@final
class ScoreLace(Step[Burano]):
    """Which workers a seat pays for with cubes: those in `paid` are paid for, and `spared` is true once card B14 saved
    a cube (BU-10.3 to 10.8, BU-11.6, BU-12.8). The best choice is offered first; after winter it is taken unasked
    where nothing but one's own points depends on it."""

    name: ClassVar[str] = "score-lace"
    carries: ClassVar[Carried] = {"paid": WORKSHOPS, "spared": Flag()}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, paid: int, spared: bool) -> None:
        super().__init__(seat)
        self.paid: Final = paid
        self.spared: Final = spared

    def spare(self, me: Seat) -> int:
        return 1 if me.powers & THRIFT and not self.spared else 0

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        workers = me.squares & ~self.paid
        found: list[int] = []
        last = s.season == len(s.box.seasons) - 1
        if workers:
            can_pay = payable(s, me, self.paid)
            spare = self.spare(me)
            if can_pay or spare:
                found.append(PAY_BEST)
            buying = cubes_for_sale(s, me)
            if last and found and not buying and not self._keeping_matters(s, seat, can_pay):
                return found  # cubes are worth nothing else, and nobody wants those returned
            found += [PAY + square for square in range(SQUARES) if can_pay >> square & 1]
            if spare:
                found += [SPARE + square for square in range(SQUARES) if workers >> square & 1]
            found += buying
        elif me.privilege and (self._buying_denies(s, seat) if last else may_run_out(s, seat)):
            found += cubes_for_sale(s, me)
        found.append(DONE)
        return found

    def _keeping_matters(self, s: Burano, seat: int, can_pay: int) -> bool:
        """Whether a rival might buy a cube that is returned here (BU-10.3)."""
        wanted = contested(s, seat)
        return any(wanted >> colour & 1 and can_pay & squares for colour, squares in enumerate(s.layout.of_colour))

    def _buying_denies(self, s: Burano, seat: int) -> bool:
        """Whether a cube bought here may be one that a rival needs for lace (BU-11.6)."""
        wanted = contested(s, seat)
        return any(wanted >> colour & 1 and number for colour, number in enumerate(s.supply))

    def take(self, s: Burano, seat: int, action: int) -> None:
        me = s.players[seat]
        if action == DONE:
            self._score(s, self.paid)
        elif action == PAY_BEST:
            self._score(s, self._pay_best(s, me))
        elif BUY <= action < BUY_COIN:
            buy_for_reserve(s, seat, action - BUY)
            s.stack.append(ScoreLace(seat, self.paid, self.spared))
        elif action >= SPARE:
            s.stack.append(ScoreLace(seat, self.paid | 1 << (action - SPARE), True))
        else:
            return_cube(s, me, s.layout.colour[action - PAY])
            s.stack.append(ScoreLace(seat, self.paid | 1 << (action - PAY), self.spared))

    def _pay_best(self, s: Burano, me: Seat) -> int:
        spare = self.spare(me)
        best = best_to_pay(s, me, self.paid, spare)
        colours = [s.layout.colour[square] for square in range(SQUARES) if (best & ~self.paid) >> square & 1]
        for colour in colours:
            if colour in me.pyramid or me.reserve[colour]:
                return_cube(s, me, colour)
            else:
                spare -= 1
        if spare:  # the card was not needed, so all have been returned: one comes back
            s.supply = added(s.supply, colours[-1], -1)
            me.reserve = added(me.reserve, colours[-1], 1)
        return best

    def _score(self, s: Burano, paid: int) -> None:
        number = paid.bit_count()
        if not number:
            return
        points = number * s.box.lace_points
        bonus = union_points(s, paid)
        s.score(self.seat, LACE_POINTS, points)
        s.score(self.seat, UNIONS, bonus)
        if s.listener is not None:
            s.tell(Event("lace-scored", {"seat": self.seat, "number": number, "points": points, "bonus": bonus}))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if PAY <= action < PAY_BEST:
            square = (action - PAY) % SQUARES
            details: dict[str, object] = {"square": s.box.squares[square]}
            if not s.players[seat].squares >> square & 1:
                return "not-your-worker", details
            if self.paid >> square & 1:
                return "paid-already", details
            return ("no-cube-for-it" if action < SPARE else "nothing-spared"), details
        if BUY <= action < BUY_COIN:
            return why_not_buy(s, seat, action)
        return "lace-scoring-first", {}

    def about(self, s: Burano) -> dict[str, Any]:
        """Also what the best choice would be, and bring."""
        me = s.players[self.seat]
        best = best_to_pay(s, me, self.paid, self.spare(me))
        return {
            "paid": WORKSHOPS.write(s.box, self.paid),
            "unpaid": WORKSHOPS.write(s.box, me.squares & ~self.paid),
            "points": lace_points(s, self.paid),
            "best": WORKSHOPS.write(s.box, best),
            "best_points": lace_points(s, best),
        }


def return_cube(s: Burano, me: Seat, colour: int) -> None:
    """A cube of the pyramid, covered or not, or one just bought, to the supply (BU-10.3)."""
    if colour in me.pyramid:
        me.lift_cube(me.pyramid.index(colour))
    else:
        me.reserve = added(me.reserve, colour, -1)
    s.supply = added(s.supply, colour, 1)


@final
class NewMarkers(Automatic[Burano]):
    """The action markers are laid out anew, two to an action (BU-2.8, BU-10.10)."""

    name: ClassVar[str] = "new-markers"

    def run(self, s: Burano) -> None:
        lay_markers(s)


def lay_markers(s: Burano) -> None:
    order = list(range(6))
    s.shuffle("markers", order)
    order.reverse()
    s.markers = s.markers[:]
    for i, colour in enumerate(order):
        s.markers[colour] = i // 2
    if s.listener is not None:
        names = [COLOURS[colour] for colour in order]
        s.tell(Event("markers", {"sailing": names[:2], "lace": names[2:4], "earning": names[4:]}))


@final
class GatherCubes(Automatic[Burano]):
    """The rest of the pyramid to the reserve, then a cube for every covered house (BU-10.11, BU-10.12)."""

    name: ClassVar[str] = "gather-cubes"

    def run(self, s: Burano) -> None:
        me = s.players[self.seat]
        rest = me.pyramid_counts()
        me.pyramid = NO_PYRAMID[:]
        me.filled = 0
        covered = me.covered()
        taken = NO_CUBES[:]
        s.supply = s.supply[:]
        me.reserve = me.reserve[:]
        missing = 0
        for colour in range(6):
            taken[colour] = min(covered[colour], s.supply[colour])
            missing += covered[colour] - taken[colour]
            s.supply[colour] -= taken[colour]
            me.reserve[colour] += rest[colour] + taken[colour]
        if s.listener is not None:
            cubes = {COLOURS[colour]: taken[colour] for colour in range(6) if taken[colour]}
            s.tell(Event("cubes-taken", {"seat": self.seat, "cubes": cubes}))
        s.stack.append(BuyCubes(self.seat))
        if missing:
            s.stack.append(TakeInstead(self.seat, missing))


@final
class TakeInstead(Step[Burano]):
    """For each of a number of cubes whose colour has run out, any other or none (BU-10.12)."""

    name: ClassVar[str] = "take-instead"
    carries: ClassVar[Carried] = {"number": Number(1, 12)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def legal(self, s: Burano, seat: int) -> list[int]:
        found = [TAKE + colour for colour in range(6) if s.supply[colour]]
        found.append(TAKE_NONE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == TAKE_NONE:
            return
        colour = action - TAKE
        me = s.players[seat]
        s.supply = added(s.supply, colour, -1)
        me.reserve = added(me.reserve, colour, 1)
        if s.listener is not None:
            s.tell(Event("cubes-taken", {"seat": seat, "cubes": {COLOURS[colour]: 1}}))
        if self.number > 1:
            s.stack.append(TakeInstead(seat, self.number - 1))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if TAKE <= action < TAKE_NONE:
            return "supply-empty", {"colour": COLOURS[action - TAKE]}
        return "take-instead-first", {}


@final
class BuyCubes(Step[Burano]):
    """Cubes for the reserve, a privilege point each, while gathering (BU-11.6)."""

    name: ClassVar[str] = "buy-cubes"
    allows_asides: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        return [DONE, *cubes_for_sale(s, s.players[seat])]

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action != DONE:
            buy_for_reserve(s, seat, action - BUY)
            s.stack.append(BuyCubes(seat))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        return why_not_buy(s, seat, action) if BUY <= action < BUY_COIN else ("buy-first", {})


@final
class PutRoofsAway(Step[Burano]):
    """Put roofs away, any number; then fill up (BU-10.13, BU-10.14)."""

    name: ClassVar[str] = "put-roofs-away"
    allows_asides: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        return [PUT_AWAY + tile for tile in s.players[seat].roofs] + [DONE]

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.append(DrawRoofs(seat, 0))
        else:
            s.put_away(seat, action - PUT_AWAY)
            s.stack.append(PutRoofsAway(seat))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if PUT_AWAY <= action < AT:
            return "not-your-roof", {"tile": s.box.tile_names[action - PUT_AWAY]}
        return "roofs-first", {}


@final
class DrawRoofs(Step[Burano]):
    """The next roof tile, of a kind not drawn just now as long as there is one; each is seen before the next
    kind is chosen (BU-3.5, BU-10.13, BU-10.14)."""

    name: ClassVar[str] = "draw-roofs"
    carries: ClassVar[Carried] = {"drawn": SetOf("roof-kind")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, drawn: int) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    def legal(self, s: Burano, seat: int) -> list[int]:
        if len(s.players[seat].roofs) >= s.box.roofs:
            return []
        found = [DRAW + kind for kind in range(4) if s.roofs_left(kind) and not self.drawn >> kind & 1]
        return found or [DRAW + kind for kind in range(4) if s.roofs_left(kind)]

    def take(self, s: Burano, seat: int, action: int) -> None:
        s.draw_roof(seat, action - DRAW)
        s.stack.append(DrawRoofs(seat, self.drawn | 1 << (action - DRAW)))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if DRAW <= action < DRAW + 4:
            kind = action - DRAW
            return ("kind-drawn" if s.roofs_left(kind) else "stack-empty"), {"kind": ROOF_KINDS[kind]}
        return "draw-first", {}

    def about(self, s: Burano) -> dict[str, Any]:
        return {}  # the kinds that may be drawn are among the options
