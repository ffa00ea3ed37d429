"""Enhancing the wheels: tiles from the display to the wheels (WV-4.4 to 4.7), and what peeking adds (WV-5.6)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import LARGE
from kade.games.windmill_valley.rules.actions import PEEK_AT, PILES, REFRESH, SKIP
from kade.games.windmill_valley.rules.chains import leading, wait
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, say_passed_up
from kade.games.windmill_valley.rules.helpers import before_options, finish, purse, unused, use_before
from kade.games.windmill_valley.rules.rewards import ENHANCE, Part
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.rules.supply import FARM_CARDS, peek, put_back, refill_tiles, refresh_tiles, unpeek
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, One
from kade.kernel.shared import changed
from kade.kernel.step import Automatic, Carried

MOST_PEEKED: Final = 9


@final
class Enhancing(Deed):
    """One Enhance action, or several whole ones, of which the later ones may be passed up (WV-4.7)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        for _ in range(part.number - 1):
            s.stack.append(Again(seat))
        s.stack.append(TakeTile(seat, False, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        held = s.players[seat].guilders + more
        return any(found != EMPTY and s.box.tile_cost[s.box.rarity[found]] <= held for found in s.display)


def affordable(s: WindmillValley, seat: int, tiles: list[int]) -> list[int]:
    """The different designs among these tiles that the seat can pay for (WV-4.4)."""
    held = purse(s, seat)
    cost, rarity, first = s.box.tile_cost, s.box.rarity, s.box.tile
    found: list[int] = []
    seen = 0
    for tile in tiles:
        if tile != EMPTY and not seen >> tile & 1 and cost[rarity[tile]] <= held:
            seen |= 1 << tile
            found.append(first + tile)
    return found


@final
class Again(Automatic[WindmillValley]):
    """The next whole Enhance action of a tile that has several (WV-4.7)."""

    name: ClassVar[str] = "again"

    def run(self, s: WindmillValley) -> None:
        s.stack.append(TakeTile(self.seat, False, True))


@final
class TakeTile(Asking):
    """Which tile is taken; before that, once, a new display for a guilder (WV-4.4, WV-4.5)."""

    name: ClassVar[str] = "take-tile"
    carries: ClassVar[Carried] = {"refreshed": Flag(), "optional": Flag()}

    def __init__(self, seat: int, refreshed: bool, optional: bool) -> None:
        super().__init__(seat)
        self.refreshed: Final = refreshed
        self.optional: Final = optional

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = affordable(s, seat, s.display)
        if not self.refreshed and purse(s, seat) >= s.box.refresh_cost:
            found.append(REFRESH)
        peekers = unused(s, seat, ENHANCE) & s.box.tile_peekers
        if peekers and any(s.piles[kind] or s.discards[kind] for kind in range(3)):
            found.append(s.box.use + peekers.bit_length() - 1)
        found += self.cards(s, seat) if found else leading(s, seat, self)
        if found and self.optional:
            found.append(SKIP)
        return found

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return bool(affordable(s, seat, s.display))

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        return before_options(s, seat, ENHANCE)

    def run(self, s: WindmillValley) -> None:
        wait(s, self, SKIP)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "enhance")
        elif action == REFRESH:
            s.stack.append(TakeTile(seat, True, False))
            refresh_tiles(s, seat)
        elif action < s.box.tile and s.box.tile_peekers >> (action - s.box.use) & 1:
            s.use_card(seat, action - s.box.use)
            s.stack.append(PeekKind(seat, action - s.box.use))
        elif action < s.box.tile:
            use_before(s, seat, TakeTile(seat, self.refreshed, False), action - s.box.use)
        else:
            s.stack.append(PlaceTile(seat, action - s.box.tile, False))


@final
class PeekKind(Asking):
    """Which stack of tiles a card lets its owner look at (WV-5.6)."""

    name: ClassVar[str] = "peek-kind"
    carries: ClassVar[Carried] = {"card": One("card")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        return [PEEK_AT + kind for kind in range(3) if s.piles[kind] or s.discards[kind]]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        kind = action - PEEK_AT
        s.stack.append(TakePeekedTile(seat, kind))
        peek(s, seat, kind, s.box.rewards[s.box.cards[self.card].gives].parts[0].number)


@final
class TakePeekedTile(Asking):
    """A tile of the display or of those peeked at, of a certain stack (WV-5.6); what is left goes back. Where both
    have a design, the player says which is taken: only the display is filled up again."""

    name: ClassVar[str] = "take-peeked-tile"
    carries: ClassVar[Carried] = {"pile": One("pile")}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, pile: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        return affordable(s, seat, s.display) + [
            action - s.box.tile + s.box.peeked for action in affordable(s, seat, s.peeked)
        ]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action >= s.box.peeked:
            s.stack.append(PlaceTile(seat, action - s.box.peeked, True))
        else:
            s.stack.append(PlaceTile(seat, action - s.box.tile, False))

    def run(self, s: WindmillValley) -> None:
        s.stack.append(PutBack(self.seat, self.pile, 0))


@final
class PlaceTile(Asking):
    """Where the tile goes: any space of either wheel that is not active now; what lay there leaves the game (WV-4.4).
    It is paid for and the display refilled (WV-4.6), unless it is one of those `peeked` at."""

    name: ClassVar[str] = "place-tile"
    carries: ClassVar[Carried] = {"tile": One("tile"), "peeked": Flag()}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, tile: int, peeked: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.peeked: Final = peeked

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"tile": s.box.tile_names[self.tile]}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        me = s.players[seat]
        return s.box.placings[me.large][me.small]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        me = s.players[seat]
        space = action - s.box.place
        s.pay(seat, s.box.tile_cost[s.box.rarity[self.tile]])
        pile = s.peek_pile
        if self.peeked:
            unpeek(s, self.tile)
        else:
            s.display = changed(s.display, s.display.index(self.tile), EMPTY)
        old = me.large_tiles[space] if space < LARGE else me.small_tiles[space - LARGE]
        if old == EMPTY:
            me.laid += 1
        else:
            s.out = [*s.out, old]
        if space < LARGE:
            me.large_tiles = changed(me.large_tiles, space, self.tile)
        else:
            me.small_tiles = changed(me.small_tiles, space - LARGE, self.tile)
        if s.listener is not None:
            s.tell(
                Event(
                    "enhanced",
                    {"seat": seat, "tile": s.box.tile_names[self.tile], "space": s.box.wheel_space_names[space]},
                )
            )
        refill_tiles(s)
        finish(s, seat, ENHANCE)
        if s.peeked:
            s.stack.append(PutBack(seat, pile, 0))


@final
class PutBack(Asking):
    """Each peeked card goes back on top of its stack or to the discards, in the order the player likes; so many were
    put on top so far (WV-5.6)."""

    name: ClassVar[str] = "put-back"
    carries: ClassVar[Carried] = {"pile": One("pile"), "on_top": Number(0, MOST_PEEKED)}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, pile: int, on_top: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile
        self.on_top: Final = on_top

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"pile": PILES[self.pile]}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        shift = len(s.box.tile_names) if self.pile == FARM_CARDS else 0
        found: list[int] = []
        for item in s.peeked:
            if s.box.back + shift + item not in found:
                found.append(s.box.back + shift + item)
                found.append(s.box.discard + shift + item)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        shift = len(s.box.tile_names) if self.pile == FARM_CARDS else 0
        on_top = action < s.box.discard
        item = action - (s.box.back if on_top else s.box.discard) - shift
        put_back(s, seat, self.pile, item, on_top, self.on_top)
        if s.peeked:
            s.stack.append(PutBack(seat, self.pile, self.on_top + 1 if on_top else self.on_top))


DEEDS[ENHANCE] = Enhancing()
