"""Building windmills: spaces, paths, fields (WV-4.13 to 4.17), and removing one (WV-4.30)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import FROM_PATHS
from kade.games.windmill_valley.rules.actions import MILL, SKIP
from kade.games.windmill_valley.rules.chains import leading, wait
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, grant, say_passed_up
from kade.games.windmill_valley.rules.helpers import (
    before_options,
    card_guilders,
    finish,
    helping,
    in_any_order,
    purse,
    take_plain,
    use_before,
)
from kade.games.windmill_valley.rules.paths import all_built, connected_spaces, distances, nearer, outcomes, owner_of
from kade.games.windmill_valley.rules.rewards import BUILD, COLOURS, GUILDERS, REMOVE, Part
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, One, SetOf
from kade.kernel.shared import added
from kade.kernel.step import Automatic, Carried


@final
class Building(Deed):
    """Building a windmill (WV-4.13)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(Build(seat, tile, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        return s.players[seat].windmills_left() > 0 and within_means(s, seat, tile, more) != 0


def within_means(s: WindmillValley, seat: int, tile: int, more: int) -> int:
    """The set of free spaces that may be built on and paid for with that number of extra guilders (WV-4.13, 4.14)."""
    box = s.box
    held = purse(s, seat) + more
    joined = connected_spaces(s)
    found = joined & box.costing[min(held, box.dearest)]
    if tile >= 0:  # it may let one build on unconnected spaces (WV-4.17)
        rest = held - box.tiles[tile].unconnected
        if box.tiles[tile].unconnected >= 0 and rest >= 0:
            found |= box.costing[min(rest, box.dearest)] & ~joined & ~all_built(s)
    return found


def spaces_to_build(s: WindmillValley, seat: int, tile: int, more: int) -> list[int]:
    """The same as a list."""
    free = within_means(s, seat, tile, more)
    found: list[int] = []
    while free:
        low = free & -free
        free ^= low
        found.append(low.bit_length() - 1)
    return found


def space_prices(s: WindmillValley, tile: int) -> list[tuple[int, int]]:
    """Free spaces that may be built on, each with what it costs."""
    box = s.box
    joined = connected_spaces(s)
    apart = box.tiles[tile].unconnected if tile >= 0 else -1
    free = box.all_spaces & ~all_built(s) if apart >= 0 else joined
    found: list[tuple[int, int]] = []
    while free:
        low = free & -free
        free ^= low
        space = low.bit_length() - 1
        found.append((space, box.cost[space] + (0 if joined & low else apart)))
    return found


def price(s: WindmillValley, space: int, tile: int) -> int:
    """The printed cost; on an unconnected space also what the tile asks for that (WV-4.17)."""
    if connected_spaces(s) >> space & 1:
        return s.box.cost[space]
    return s.box.cost[space] + s.box.tiles[tile].unconnected


def plain_guilders(s: WindmillValley, seat: int) -> int:
    """Guilders that the seat's cards give unasked as soon as it builds (S4)."""
    more = 0
    waiting = helping(s, seat, BUILD)
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        card = s.box.cards[low.bit_length() - 1]
        if card.plain:
            for part in s.box.rewards[card.gives].parts:
                if part.kind == GUILDERS:
                    more += part.number
    return more


@final
class Build(Asking):
    """Which space is built on (WV-4.13, 4.14, 4.17); `tile` is the one that allows it, if one does."""

    name: ClassVar[str] = "build"
    carries: ClassVar[Carried] = {"tile": One("tile", optional=True), "optional": Flag()}

    def __init__(self, seat: int, tile: int, optional: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.optional: Final = optional

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found: list[int] = []
        spaces = self._spaces(s, seat)
        while spaces:
            low = spaces & -spaces
            spaces ^= low
            found.append(s.box.build + low.bit_length() - 1)
        found += self.cards(s, seat) if found else leading(s, seat, self)
        if found and self.optional:
            found.append(SKIP)
        return found

    def _spaces(self, s: WindmillValley, seat: int) -> int:
        if not s.players[seat].windmills_left():
            return 0
        return within_means(s, seat, self.tile, plain_guilders(s, seat))

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return self._spaces(s, seat) != 0

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        return before_options(s, seat, BUILD) if s.players[seat].windmills_left() else []

    def kept_guilders(self, s: WindmillValley) -> int:
        """What the cheapest space costs of a building that must follow, less what cards still bring (WV-3.21)."""
        prices = [cost for _, cost in space_prices(s, self.tile)]
        if self.optional or not prices or not s.players[self.seat].windmills_left():
            return 0
        return max(0, min(prices) - card_guilders(s, self.seat, BUILD))

    def run(self, s: WindmillValley) -> None:
        wait(s, self, SKIP)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "build")
        elif action < s.box.build:
            use_before(s, seat, Build(seat, self.tile, False), action - s.box.use)
        else:
            s.stack.append(Mill(seat, action - s.box.build, self.tile))


@final
class Mill(Asking):
    """From which group the windmill for a space comes (WV-4.13). It is paid for and built; then come the path and the
    rewards of the fields."""

    name: ClassVar[str] = "mill"
    carries: ClassVar[Carried] = {"space": One("space"), "tile": One("tile", optional=True)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, space: int, tile: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.tile: Final = tile

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"space": s.box.space_names[self.space]}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        groups = s.players[seat].groups
        return [MILL + colour for colour in range(5) if groups[colour]]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        me = s.players[seat]
        space = self.space
        take_plain(s, seat, BUILD, True)
        joined = connected_spaces(s) >> space & 1
        s.pay(seat, price(s, space, self.tile))
        me.groups = added(me.groups, action - MILL, -1)
        me.built |= 1 << space
        if s.listener is not None:
            s.tell(Event("built", {"seat": seat, "space": s.box.space_names[space], "colour": COLOURS[action - MILL]}))
        s.stack.append(Built(seat))
        s.stack.append(FieldRewards(seat, space, fields_mask(s, space)))
        if joined:
            s.stack.append(Trace(seat, space))


def fields_mask(s: WindmillValley, space: int) -> int:
    """The set of fields that touch a space."""
    mask = 0
    for field in s.box.fields_at[space]:
        mask |= 1 << field
    return mask


@final
class Built(Automatic[WindmillValley]):
    """The building is over: cards that come after it (WV-3.15)."""

    name: ClassVar[str] = "built"

    def run(self, s: WindmillValley) -> None:
        finish(s, self.seat, BUILD)


@final
class Trace(Asking):
    """A shortest path from a space to the market: every windmill of another on it pays its owner a point. The builder
    chooses where it matters who gains (WV-4.15)."""

    name: ClassVar[str] = "trace"
    carries: ClassVar[Carried] = {"space": One("space")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return self.written(s.box)

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        far = distances(s.box, all_built(s))
        seen: list[list[int]] = []
        found: list[int] = []
        for other in nearer(s.box, far, self.space):
            owner = owner_of(s, other)
            worth = 0 if owner == seat else 1 << (6 * owner)
            paying = [worth + rest for rest in outcomes(s, seat, far, other)]
            if paying not in seen:
                seen.append(paying)
                found.append(s.box.via + other)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        other = action - s.box.via
        pay_path(s, seat, other)
        s.stack.append(Trace(seat, other))


def pay_path(s: WindmillValley, builder: int, space: int) -> None:
    """A windmill on the traced path pays its owner, unless that is the builder (WV-4.15)."""
    owner = owner_of(s, space)
    if owner != builder:
        if s.listener is not None:
            s.tell(Event("path", {"seat": builder, "owner": owner, "space": s.box.space_names[space]}))
        s.gain_points(owner, 1, FROM_PATHS)


@final
class FieldRewards(Asking):
    """The rewards of the fields that touch a space, in the order the player likes; `left` are those still to come.
    What asks nothing comes first (WV-4.16)."""

    name: ClassVar[str] = "field-rewards"
    carries: ClassVar[Carried] = {"space": One("space"), "left": SetOf("field")}

    def __init__(self, seat: int, space: int, left: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.left: Final = left

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"space": s.box.space_names[self.space]}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        left = [field for field in s.box.fields_at[self.space] if self.left >> field & 1]
        rewards = [s.box.field_rewards[field] for field in left]
        return [s.box.field + left[i] for i in in_any_order(s, seat, rewards)]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        field = action - s.box.field
        rest = self.left & ~(1 << field)
        if rest:
            s.stack.append(FieldRewards(seat, self.space, rest))
        grant(s, seat, s.box.field_rewards[field])


# ---------------------------------------------------------------------- removing one


@final
class Removing(Deed):
    """Removing a windmill from the farm board (WV-4.30)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(Remove(seat))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        return s.players[seat].windmills_left() > 0


@final
class Remove(Asking):
    """One windmill from the own farm board leaves the game: its group gets emptier, nothing is built (WV-4.30)."""

    name: ClassVar[str] = "remove"

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        groups = s.players[seat].groups
        return [MILL + colour for colour in range(5) if groups[colour]]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        me = s.players[seat]
        me.groups = added(me.groups, action - MILL, -1)
        if s.listener is not None:
            s.tell(Event("removed", {"seat": seat, "colour": COLOURS[action - MILL]}))


DEEDS[BUILD] = Building()
DEEDS[REMOVE] = Removing()
