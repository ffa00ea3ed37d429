"""What a seat knows of hidden cards and tiles, and `resample`: another deal that it cannot tell from this one.

Usually nobody knows anything of a stack but what it holds in all. Peeking (WV-5.6) changes that, so the upper cards of
a stack may carry marks: `marks[pile]` lies beside the top of the pile, its last entry beside the top card. A mark has
the pool (cards of one pool were shuffled together; 0 is the latest shuffle, older ones lie above), the set of seats
that know the card, and the number of the jumble (cards put back together, in an order the others did not see).
`peek_pools` has the pools of the peeked cards.
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kade.games.windmill_valley.rules.actions import PILES
from kade.kernel.rng import Rng, seeded
from kade.kernel.shared import changed

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley


@final
class Mark:
    """What is special about a card near the top of a pile; it never changes."""

    def __init__(self, pool: int, knowers: int, jumble: int) -> None:
        self.pool: Final = pool
        self.knowers: Final = knowers
        self.jumble: Final = jumble


UNMARKED: Final = Mark(0, 0, 0)


def drawn(s: WindmillValley, pile: int) -> int:
    """The top card is about to leave its pile: its pool."""
    marks = s.marks[pile]
    if not marks:
        return 0
    s.marks = changed(s.marks, pile, marks[:-1])
    return marks[-1].pool


def renewed(s: WindmillValley, pile: int) -> None:
    """The pile is a new shuffle; peeked cards of the old one are older than it."""
    if s.peek_pile == pile:
        s.peek_pools = [pool + 1 for pool in s.peek_pools]


def put_under(s: WindmillValley, pile: int, under: list[int]) -> None:
    """Newly shuffled cards go under a pile: what lies above them is of an older shuffle."""
    older = [Mark(mark.pool + 1, mark.knowers, mark.jumble) for mark in _all_marks(s, pile)]
    s.marks = changed(s.marks, pile, older)
    s.piles = changed(s.piles, pile, under + s.piles[pile])


def returned(s: WindmillValley, pile: int, seat: int, pool: int, before: int) -> None:
    """A seat has put a card back on top, as the next after `before` others of this peek."""
    marks = s.marks[pile]
    # A chain is tried out without stacks: there the others are not to be found.
    jumble = marks[-1].jumble if before and marks else 1 + max([mark.jumble for mark in marks], default=0)
    s.marks = changed(s.marks, pile, [*marks, Mark(pool, 1 << seat, jumble)])


def _all_marks(s: WindmillValley, pile: int) -> list[Mark]:
    """The marks of all cards of a pile; those below the marked ones are of the latest shuffle, and nobody's."""
    marks = s.marks[pile]
    return [UNMARKED] * (len(s.piles[pile]) - len(marks)) + marks


def known_tops(s: WindmillValley, pile: int, viewer: int) -> list[int]:
    """What the viewer knows of the top of a pile, from the top as deep as it knows any card; -1 is one that it does
    not know (WV-5.6)."""
    marks = s.marks[pile]
    cards = s.piles[pile]
    found: list[int] = []
    for depth in range(1, len(marks) + 1):
        found.append(cards[-depth] if marks[-depth].knowers >> viewer & 1 else -1)
    while found and found[-1] < 0:
        found.pop()
    return found


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
        pairs = sorted([*zip(other.peeked, other.peek_pools, strict=True), (chosen, pool)])
        other.peeked = [card for card, _ in pairs]
        other.peek_pools = [mark for _, mark in pairs]
    last = len(other.trade) - 1
    other.trade = _shuffled_part(other.trade, other.trade_seen, last, rng)
    _gardener_again(other, rng)
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
    return other


def shuffle_unseen(s: WindmillValley) -> None:
    """Of every stack what nobody has seen, the cards of one shuffle among themselves; and both decks."""
    for pile in range(4):
        whole = _all_marks(s, pile)
        for pool in sorted({mark.pool for mark in whole}):
            unseen = [i for i, mark in enumerate(whole) if mark.pool == pool and not mark.knowers]
            s.piles = changed(s.piles, pile, _shuffled_places(s, PILES[pile], s.piles[pile], unseen))
    s.trade = _shuffled_places(s, "trade", s.trade, list(range(s.trade_seen, len(s.trade) - 1)))
    deck = s.gardener_deck
    if deck:
        back = s.box.gardener_cards[deck[-1]].back
        alike = [i for i, card in enumerate(deck) if s.box.gardener_cards[card].back == back]
        deck = _shuffled_places(s, "gardener", deck, alike)  # the top card may be any with its back
        s.gardener_deck = _shuffled_places(s, "gardener", deck, list(range(len(deck) - 1)))


def _shuffled_places(s: WindmillValley, name: str, pile: list[int], places: list[int]) -> list[int]:
    """The pile with the cards of these places shuffled among them."""
    found = pile[:]
    cards = [pile[place] for place in places]
    s.shuffle(name, cards)
    for i, place in enumerate(places):
        found[place] = cards[i]
    return found


def _take_chosen(s: WindmillValley) -> tuple[int, int]:
    """Of the peeked cards the one that was chosen already and still has to be put somewhere, which is open to all:
    taken out, with its pool; or (-1, 0)."""
    if not s.peeked:
        return -1, 0
    from kade.games.windmill_valley.rules.cards import Replace
    from kade.games.windmill_valley.rules.wheels import PlaceTile

    top = s.stack[-1]
    card = -1
    if isinstance(top, PlaceTile) and top.peeked:
        card = top.tile
    elif isinstance(top, Replace):
        card = top.card
    if card not in s.peeked:
        return -1, 0
    at = s.peeked.index(card)
    pool = s.peek_pools[at]
    s.peeked = s.peeked[:at] + s.peeked[at + 1 :]
    s.peek_pools = s.peek_pools[:at] + s.peek_pools[at + 1 :]
    return card, pool


def _deal_again(s: WindmillValley, pile: int, viewer: int, rng: Rng) -> None:
    """One stack and what was peeked of it: jumbles first, then the cards of each pool among their places."""
    marks = s.marks[pile]
    hidden_peek = s.peek_pile == pile and s.active != viewer and len(s.peeked) > 0
    if not marks and not hidden_peek:  # as it nearly always is: one pool, of which nobody knows anything
        unseen = sorted(s.piles[pile])
        rng.shuffle(unseen)
        s.piles = changed(s.piles, pile, unseen)
        return
    cards = s.piles[pile][:]
    whole = _all_marks(s, pile)
    known = 1 << viewer if viewer >= 0 else 0
    pools = sorted(s.peek_pools) if hidden_peek else []
    most = 1 + max(max([mark.pool for mark in whole], default=0), max(pools, default=0))
    hidden: list[list[int]] = [_peeked_of(s, pool, hidden_peek) for pool in range(most)]
    for i, mark in enumerate(whole):
        if not mark.knowers & known:
            hidden[mark.pool].append(cards[i])
    _jumble_again(whole, known, rng)
    s.marks = changed(s.marks, pile, whole[len(whole) - len(marks) :])
    pairs: list[tuple[int, int]] = []  # the peeked cards with their pools
    for pool in range(most):
        places = [i for i, mark in enumerate(whole) if mark.pool == pool and not mark.knowers & known]
        found = sorted(hidden[pool])
        rng.shuffle(found)
        for i, place in enumerate(places):
            cards[place] = found[i]
        pairs += [(found[len(places) + i], pool) for i in range(pools.count(pool))]
    s.piles = changed(s.piles, pile, cards)
    if hidden_peek:
        pairs.sort()
        s.peeked = [card for card, _ in pairs]
        s.peek_pools = [pool for _, pool in pairs]


def _peeked_of(s: WindmillValley, pool: int, hidden: bool) -> list[int]:
    if not hidden:
        return []
    return [card for card, mark in zip(s.peeked, s.peek_pools, strict=True) if mark == pool]


def _jumble_again(whole: list[Mark], known: int, rng: Rng) -> None:
    """Which place of a jumble holds a card of which pool is unknown to those who did not put it back."""
    for jumble in sorted({mark.jumble for mark in whole if mark.jumble and not mark.knowers & known}):
        places = [i for i, mark in enumerate(whole) if mark.jumble == jumble and not mark.knowers & known]
        pools = sorted([whole[i].pool for i in places])
        rng.shuffle(pools)
        for i, place in enumerate(places):
            whole[place] = Mark(pools[i], whole[place].knowers, jumble)


def _shuffled_part(items: list[int], start: int, end: int, rng: Rng) -> list[int]:
    part = sorted(items[start:end])
    rng.shuffle(part)
    return items[:start] + part + items[end:]


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
