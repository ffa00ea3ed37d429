"""`resample`: another deal of what a seat cannot know, keeping all it has seen (BU-1.7, BU-2.6, BU-4.6)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.rules.actions import ROOF_KINDS
from kade.games.burano.secrecy.places import HAND, PYRAMID_BEING_BUILT
from kade.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

TRIES: Final = 40


def resample(s: Burano, seat: int | None, seed: int) -> Burano:
    """Deal anew all that the seat (None: a spectator) does not know."""
    from kade.games.burano.rules.pyramid import BuildPyramids

    rng = seeded(seed)
    viewer = -1 if seat is None else seat
    other = s.copy()
    other.stacks = [sorted(pile) for pile in other.stacks]
    for pile in other.stacks:
        rng.shuffle(pile)
    other.buildings = sorted(other.buildings)
    rng.shuffle(other.buildings)
    _deal_seafood(other, viewer, rng)
    top = other.stack[-1] if other.stack else None
    if isinstance(top, BuildPyramids):
        for i, me in enumerate(other.players):
            if not PYRAMID_BEING_BUILT.open_to(i, viewer):
                _build_again(me, bool(top.building >> i & 1), rng)
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
    return other


def shuffle_unseen(s: Burano) -> None:
    """All stacks: nobody has seen anything of them."""
    s.stacks = [pile[:] for pile in s.stacks]
    s.buildings, s.seafood = s.buildings[:], s.seafood[:]
    for kind in range(4):
        s.shuffle(ROOF_KINDS[kind], s.stacks[kind])
    s.shuffle("buildings", s.buildings)
    s.shuffle("deck", s.seafood)


def _build_again(me: Seat, building: bool, rng: Rng) -> None:
    """Another pyramid of the same cubes, done or at any stage of building."""
    from kade.games.burano.rules.pyramid import begin_building, stack_at_random, stack_forced

    if not begin_building(me) or not building:
        stack_at_random(me, 14, rng)
        return
    before = me.copy()
    decisions = rng.below(14)
    stack_at_random(me, decisions, rng)
    stack_forced(me)
    if me.spot == 14:  # no longer building: go back to where this one surely is not done
        me.reserve, me.pyramid, me.filled, me.spot = before.reserve, before.pyramid, before.filled, before.spot


# ---------------------------------------------------------------------- seafood


def _deal_seafood(s: Burano, viewer: int, rng: Rng) -> None:
    """New hands and a new deck. Who is selling must hold what they are choosing from."""
    from kade.games.burano.rules.trade import HandOver, Trade

    unseen = s.box.seafood_cards[:]
    for kind in s.display:
        unseen[kind] -= 1
    sizes: list[int] = []
    for i, me in enumerate(s.players):
        own = HAND.open_to(i, viewer)
        sizes.append(0 if own else sum(me.hand) - sum(me.known))
        for kind in range(len(unseen)):
            unseen[kind] -= me.sold[kind] + (me.hand[kind] if own else me.known[kind])
    seller = -1
    if s.stack and isinstance(s.stack[-1], (Trade, HandOver)) and s.stack[-1].seat != viewer:
        seller = s.stack[-1].seat
    nothing = [0] * len(unseen)
    for _ in range(TRIES):
        _deal(s, viewer, unseen[:], sizes, seller, nothing, rng)
        if seller < 0 or len(s.stack[-1].legal(s, seller)) > 1:
            return
    wanted = _stock_of_seller(s, unseen, sizes[seller], rng)
    _deal(s, viewer, unseen[:], sizes, seller, wanted, rng)


def _deal(
    s: Burano, viewer: int, unseen: list[int], sizes: list[int], seller: int, wanted: list[int], rng: Rng
) -> None:
    """Hands of what is known and `wanted`, filled from the unseen cards; the rest is the deck."""
    pool: list[int] = []
    for kind in range(len(unseen)):
        pool += [kind] * (unseen[kind] - wanted[kind])
    rng.shuffle(pool)
    for i, me in enumerate(s.players):
        if HAND.open_to(i, viewer):
            continue
        me.hand = me.known[:]
        size = sizes[i]
        if i == seller:
            for kind in range(len(unseen)):
                me.hand[kind] += wanted[kind]
                size -= wanted[kind]
        for kind in pool[:size]:
            me.hand[kind] += 1
        pool = pool[size:]
    s.seafood = pool


def _stock_of_seller(s: Burano, unseen: list[int], room: int, rng: Rng) -> list[int]:
    """Unseen cards that give the seller something to choose, beside those known to be in that hand."""
    from kade.games.burano.rules.trade import HandOver, Trade

    top = s.stack[-1]
    known = s.players[top.seat].known
    needs: list[tuple[int, int, int]] = []  # how many kinds, how many cards of each, and which kinds not
    if isinstance(top, HandOver):
        needs.append((top.sets + 1, s.box.sales[top.sale].size, top.handed_over))
    elif isinstance(top, Trade):
        for sale in s.box.sales:
            if s.ships[sale.ship] == top.port:
                needs.append((sale.sets, sale.size, 0))
    order = list(range(len(needs)))
    rng.shuffle(order)
    for i in order:
        sets, size, gone = needs[i]
        kinds = [kind for kind in range(len(unseen)) if not gone >> kind & 1 and known[kind] + unseen[kind] >= size]
        rng.shuffle(kinds)
        short = [max(0, size - known[kind]) for kind in range(len(unseen))]
        for _ in range(len(kinds)):  # by shortage, ties in the drawn order
            for j in range(1, len(kinds)):
                if short[kinds[j]] < short[kinds[j - 1]]:
                    kinds[j], kinds[j - 1] = kinds[j - 1], kinds[j]
        chosen = kinds[:sets]
        if len(chosen) == sets and sum([short[kind] for kind in chosen]) <= room:
            return [short[kind] if kind in chosen else 0 for kind in range(len(unseen))]
    return [0] * len(unseen)
