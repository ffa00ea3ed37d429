"""What a seat knows of hidden cards and tiles, and `resample`: another deal that it cannot tell from this one.

Usually nobody knows anything of a stack but what it holds in all. Peeking (WV-5.6) changes that, so the upper cards of
a stack may carry marks: `marks[pile]` lies beside the top of the pile, its last entry beside the top card. A mark has
the pool (cards of one pool were shuffled together; 0 is the latest shuffle, older ones lie above), the set of seats
that know the card, and the number of the jumble (cards put back together, in an order the others did not see).
`marks[4]` has the pools of the peeked cards.
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from kade.games.windmill_valley.state import WindmillValley

PEEK_MARKS: Final = 4
POOL: Final = 255
KNOWERS: Final = 256  # the first seat's bit
JUMBLE: Final = 1 << 16


def drawn(s: WindmillValley, pile: int) -> int:
    """The top card is about to leave its pile: its pool."""
    marks = s.marks[pile]
    return marks.pop() & POOL if marks else 0


def renewed(s: WindmillValley, pile: int) -> None:
    """The pile is a new shuffle; peeked cards of the old one are older than it."""
    if s.peek_pile == pile:
        s.marks[PEEK_MARKS] = [pool + 1 for pool in s.marks[PEEK_MARKS]]


def put_under(s: WindmillValley, pile: int, under: list[int]) -> None:
    """Newly shuffled cards go under a pile: what lies above them is of an older shuffle."""
    above = len(s.piles[pile])
    marks = s.marks[pile]
    s.marks[pile] = [mark + 1 for mark in [0] * (above - len(marks)) + marks]
    s.piles[pile] = under + s.piles[pile]


def returned(s: WindmillValley, pile: int, seat: int, pool: int, before: int) -> None:
    """A seat has put a card back on top, as the next after `before` others of this peek."""
    marks = s.marks[pile]
    jumble = marks[-1] // JUMBLE if before else 1 + max([mark // JUMBLE for mark in marks], default=0)
    marks.append(pool + (KNOWERS << seat) + JUMBLE * jumble)


# ---------------------------------------------------------------------- resample


def resample(s: WindmillValley, seat: int | None, seed: int) -> WindmillValley:
    """Deal anew all that the seat (None: a spectator) does not know, keeping all that it has seen."""
    rng = seeded(seed)
    viewer = -1 if seat is None else seat
    other = s.copy()
    chosen, pool = _take_chosen(other)
    for pile in range(4):
        _deal_again(other, pile, viewer, rng)
    if chosen >= 0:
        pairs = sorted([*zip(other.peeked, other.marks[PEEK_MARKS], strict=True), (chosen, pool)])
        other.peeked = [card for card, _ in pairs]
        other.marks[PEEK_MARKS] = [mark for _, mark in pairs]
    _shuffle_part(other.trade, other.trade_seen, len(other.trade) - 1, rng)
    _gardener_again(other, rng)
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
    return other


def _take_chosen(s: WindmillValley) -> tuple[int, int]:
    """Of the peeked cards the one that was chosen already and still has to be put somewhere, which is open to all:
    taken out, with its pool; or (-1, 0)."""
    if not s.peeked:
        return -1, 0
    from kade.games.windmill_valley.cards import Replace
    from kade.games.windmill_valley.wheels import PlaceTile

    top = s.stack[-1]
    card = -1
    if isinstance(top, PlaceTile) and top.peeked:
        card = top.tile
    elif isinstance(top, Replace):
        card = top.card
    if card not in s.peeked:
        return -1, 0
    at = s.peeked.index(card)
    return s.peeked.pop(at), s.marks[PEEK_MARKS].pop(at)


def _deal_again(s: WindmillValley, pile: int, viewer: int, rng: Rng) -> None:
    """One stack and what was peeked of it: jumbles first, then the cards of each pool among their places."""
    cards = s.piles[pile]
    marks = s.marks[pile]
    whole = [0] * (len(cards) - len(marks)) + marks
    known = KNOWERS << viewer if viewer >= 0 else 0
    hidden_peek = s.peek_pile == pile and s.active != viewer and len(s.peeked) > 0
    pools = sorted(s.marks[PEEK_MARKS]) if hidden_peek else []
    most = 1 + max(max([mark & POOL for mark in whole], default=0), max(pools, default=0))
    hidden: list[list[int]] = [_peeked_of(s, pool, hidden_peek) for pool in range(most)]
    for i, mark in enumerate(whole):
        if not mark & known:
            hidden[mark & POOL].append(cards[i])
    _jumble_again(whole, known, rng)
    s.marks[pile] = whole[len(whole) - len(marks):]
    for pool in range(most):
        places = [i for i, mark in enumerate(whole) if mark & POOL == pool and not mark & known]
        peeked = [i for i, mark in enumerate(pools) if mark == pool]
        found = sorted(hidden[pool])
        rng.shuffle(found)
        for i, place in enumerate(places):
            cards[place] = found[i]
        for i, place in enumerate(peeked):
            pools[place] = pool + (found[len(places) + i] << 8)
    if hidden_peek:
        pairs = sorted([(entry >> 8, entry & POOL) for entry in pools])
        s.peeked = [card for card, _ in pairs]
        s.marks[PEEK_MARKS] = [pool for _, pool in pairs]


def _peeked_of(s: WindmillValley, pool: int, hidden: bool) -> list[int]:
    if not hidden:
        return []
    return [card for card, mark in zip(s.peeked, s.marks[PEEK_MARKS], strict=True) if mark == pool]


def _jumble_again(whole: list[int], known: int, rng: Rng) -> None:
    """Which place of a jumble holds a card of which pool is unknown to those who did not put it back."""
    for jumble in sorted({mark // JUMBLE for mark in whole if mark >= JUMBLE and not mark & known}):
        places = [i for i, mark in enumerate(whole) if mark // JUMBLE == jumble and not mark & known]
        pools = sorted([whole[i] & POOL for i in places])
        rng.shuffle(pools)
        for i, place in enumerate(places):
            whole[place] = whole[place] - (whole[place] & POOL) + pools[i]


def _shuffle_part(items: list[int], start: int, end: int, rng: Rng) -> None:
    part = sorted(items[start:end])
    rng.shuffle(part)
    items[start:end] = part


def _gardener_again(s: WindmillValley, rng: Rng) -> None:
    """The deck anew, but for the back of its top card, which is open (WV-7.5)."""
    if not s.gardener_deck:
        return
    back = s.box.gardener_cards[s.gardener_deck[-1]].back
    deck = sorted(s.gardener_deck)
    alike = [card for card in deck if s.box.gardener_cards[card].back == back]
    top = alike[rng.below(len(alike))]
    deck.remove(top)
    rng.shuffle(deck)
    deck.append(top)
    s.gardener_deck = deck
