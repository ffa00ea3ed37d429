"""Stacks and displays of tiles and farm cards: dealing, refreshing, peeking (WV-4.5, 4.6, 4.8, 4.12, 4.35, 5.6)."""
# mypyc: compile

from typing import Final

from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.secrecy.knowledge import drawn, put_under, renewed, returned
from kade.games.windmill_valley.secrecy.places import DEALING, PEEKING, RETURNING
from kade.kernel.event import Event
from kade.kernel.shared import changed

COMMON: Final = 0
FARM_CARDS: Final = 3


def renew(s: WindmillValley, pile: int) -> None:
    """An empty stack is made anew from its discards (WV-4.6, WV-4.12)."""
    if not s.piles[pile] and s.discards[pile]:
        cards = s.discards[pile][:]
        s.piles = changed(s.piles, pile, cards)
        s.discards = changed(s.discards, pile, [])
        renewed(s, pile)
        s.shuffle(PILES[pile], cards)
        if s.listener is not None:
            s.tell(Event("reshuffled", {"pile": PILES[pile], "number": len(cards)}))


def draw(s: WindmillValley, pile: int) -> int:
    """The top of a stack, or EMPTY if there is nothing at all."""
    renew(s, pile)
    if not s.piles[pile]:
        return EMPTY
    drawn(s, pile)
    s.revealed = s.revealed or DEALING.reveals
    return take_top(s, pile)


def take_top(s: WindmillValley, pile: int) -> int:
    cards = s.piles[pile]
    s.piles = changed(s.piles, pile, cards[:-1])
    return cards[-1]


def discard(s: WindmillValley, pile: int, item: int) -> None:
    s.discards = changed(s.discards, pile, [*s.discards[pile], item])


def names_of(s: WindmillValley, pile: int) -> list[str]:
    return s.box.farm_names if pile == FARM_CARDS else s.box.tile_names


# ---------------------------------------------------------------------- the displays


def refill_tiles(s: WindmillValley) -> None:
    """Each empty place from the stack of its kind; a common tile if that kind is gone (WV-4.6, WV-4.35)."""
    for slot, kind in enumerate(s.box.display):
        if s.display[slot] == EMPTY:
            tile = draw(s, kind)
            if tile == EMPTY and kind != COMMON:
                tile = draw(s, COMMON)
            s.display = changed(s.display, slot, tile)
            if s.listener is not None and tile != EMPTY:
                s.tell(Event("dealt-tile", {"slot": slot, "tile": s.box.tile_names[tile]}))


def refill_cards(s: WindmillValley) -> None:
    """The farm cards on display up to three (WV-4.12)."""
    for slot in range(len(s.cards)):
        if s.cards[slot] == EMPTY:
            s.cards = changed(s.cards, slot, draw(s, FARM_CARDS))
            if s.listener is not None and s.cards[slot] != EMPTY:
                s.tell(Event("dealt-card", {"slot": slot, "card": s.box.farm_names[s.cards[slot]]}))


def refresh_tiles(s: WindmillValley, seat: int) -> None:
    """For a guilder all four are discarded and four new ones dealt (WV-4.5)."""
    s.pay(seat, s.box.refresh_cost)
    if s.listener is not None:
        s.tell(Event("refreshed", {"seat": seat, "what": "tiles"}))
    for tile in s.display:
        if tile != EMPTY:
            discard(s, s.box.rarity[tile], tile)
    s.display = [EMPTY] * len(s.display)
    refill_tiles(s)


def refresh_cards(s: WindmillValley, seat: int) -> None:
    """For a guilder all three are discarded and three new ones dealt (WV-4.8)."""
    s.pay(seat, s.box.refresh_cost)
    if s.listener is not None:
        s.tell(Event("refreshed", {"seat": seat, "what": "cards"}))
    for card in s.cards:
        if card != EMPTY:
            discard(s, FARM_CARDS, card)
    s.cards = [EMPTY] * len(s.cards)
    refill_cards(s)


# ---------------------------------------------------------------------- peeking


def peek(s: WindmillValley, seat: int, pile: int, number: int) -> None:
    """The top of a stack before one seat alone; too small a stack first gets its discards under it (WV-5.6)."""
    if len(s.piles[pile]) < number and s.discards[pile]:
        under = s.discards[pile][:]
        s.discards = changed(s.discards, pile, [])
        s.shuffle(PILES[pile], under)
        put_under(s, pile, under)
        if s.listener is not None:
            s.tell(Event("reshuffled", {"pile": PILES[pile], "number": len(under)}))
    s.peek_pile = pile
    found: list[tuple[int, int]] = []
    for _ in range(min(number, len(s.piles[pile]))):
        pool = drawn(s, pile)
        found.append((take_top(s, pile), pool))
    found.sort()
    s.peeked = [item for item, _ in found]
    s.peek_pools = [pool for _, pool in found]
    s.revealed = s.revealed or PEEKING.reveals
    if s.listener is not None:
        names = names_of(s, pile)
        public: dict[str, object] = {"seat": seat, "pile": PILES[pile], "number": len(s.peeked)}
        s.tell(Event("peeked", public, {"cards": [names[item] for item in s.peeked]}, PEEKING.audience(seat)))


def unpeek(s: WindmillValley, item: int) -> int:
    """Take one of the peeked cards away; its pool."""
    at = s.peeked.index(item)
    pool = s.peek_pools[at]
    s.peeked = s.peeked[:at] + s.peeked[at + 1 :]
    s.peek_pools = s.peek_pools[:at] + s.peek_pools[at + 1 :]
    if not s.peeked:
        s.peek_pile = -1
    return pool


def put_back(s: WindmillValley, seat: int, pile: int, item: int, on_top: bool, before: int) -> None:
    """One of the peeked cards goes back on top, unseen by the others, after `before` others; or to the discards
    (WV-5.6)."""
    pool = unpeek(s, item)
    name = names_of(s, pile)[item]
    if on_top:
        s.piles = changed(s.piles, pile, [*s.piles[pile], item])
        returned(s, pile, seat, pool, before)
        if s.listener is not None:
            public: dict[str, object] = {"seat": seat, "pile": PILES[pile]}
            s.tell(Event("returned", public, {"card": name}, RETURNING.audience(seat)))
    else:
        discard(s, pile, item)
        if s.listener is not None:
            s.tell(Event("discarded", {"seat": seat, "pile": PILES[pile], "card": name}))
