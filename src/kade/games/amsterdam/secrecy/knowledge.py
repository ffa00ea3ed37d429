"""What a seat knows of hidden cards and contracts, and `resample`: another deal that it cannot tell from this one."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.edition.printed import KEEP_BOTH, LONGEST, WILD
from kade.games.amsterdam.rules.claiming import all_payments, payment_cards
from kade.games.amsterdam.secrecy.places import HELD, SHOWN
from kade.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from kade.games.amsterdam.rules.state import Amsterdam

# Where a contract may be, as bits: in a seat's hand, in its offer, or in a place of the deck. Places of the deck are
# numbered by when they will be drawn, so that they never shift. Everybody sees how contracts move, only not which:
# so the bits of all entries are open, and only the contracts they speak of are secret.
HANDS: Final = 0
OFFERS: Final = 4
DECK_PLACES: Final = 8
TRIES: Final = 60


def contract_drawn(s: Amsterdam, drawer: int, number: int) -> None:
    """The contract drawn as that number is in the drawer's offer now, whoever knew of it."""
    _moved(s, 1 << (DECK_PLACES + number), 1 << (OFFERS + drawer))


def contracts_kept(s: Amsterdam, chooser: int, back: int, number: int) -> None:
    """What was offered is in the chooser's hand, or one of it in that place of the deck; the chooser knows which."""
    hand = 1 << (HANDS + chooser)
    under = 1 << (DECK_PLACES + number) if back >= 0 else 0
    _moved(s, 1 << (OFFERS + chooser), hand | under)
    if back >= 0:
        mine = s.side(chooser)
        mine.whereabouts = (*mine.whereabouts, (back, under))


def _moved(s: Amsterdam, old: int, new: int) -> None:
    """Whatever may be in the old place may be in the new ones instead."""
    for seat, me in enumerate(s.players):
        for _, places in me.whereabouts:
            if places & old:
                known = [(contract, (p & ~old) | new if p & old else p) for contract, p in me.whereabouts]
                s.side(seat).whereabouts = tuple(known)
                break


# ---------------------------------------------------------------------- resample


def resample(s: Amsterdam, seat: int | None, seed: int) -> Amsterdam:
    """Deal anew all that the seat (None: a spectator) does not know, keeping all that it has seen."""
    rng = seeded(seed)
    viewer = -1 if seat is None else seat
    other = s.copy()
    other.sides()  # all of them its own
    _deal_contracts_again(other, viewer, rng)
    _deal_cards_again(other, viewer, rng)
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
    return other


def shuffle_unseen(s: Amsterdam) -> None:
    """Both decks, but for the contracts of which somebody knows something: those stay where they are."""
    s.shuffle("deck", s.deck)
    known: list[int] = []
    for me in s.players:
        known += [contract for contract, _ in me.whereabouts]
    places = [i for i, contract in enumerate(s.contracts) if contract not in known]
    unseen = [s.contracts[i] for i in places]
    s.shuffle("contracts", unseen)
    s.contracts = s.contracts[:]
    for i, place in enumerate(places):
        s.contracts[place] = unseen[i]


def _deal_cards_again(s: Amsterdam, viewer: int, rng: Rng) -> None:
    """New hands and a new deck. Another seat that is asked must have something to choose, or it were not asked."""
    asked = -1
    if s.stack and not s.stack[-1].together and s.stack[-1].seat != viewer:
        asked = s.stack[-1].seat
    nothing = [0] * (WILD + 1)
    for _ in range(TRIES):
        _deal(s, viewer, rng, asked, nothing)
        if asked < 0 or len(s.stack[-1].legal(s, asked)) > 1:
            return
    top = s.stack[-1]
    if top.name == "pay":
        reserved = _two_payments(s, viewer, rng, asked, top.values()[0])
    else:
        reserved = _one_claim(s, viewer, rng, asked)
    _deal(s, viewer, rng, asked, reserved)


def _unseen(s: Amsterdam, viewer: int) -> list[int]:
    """Cards that the viewer cannot place: neither open, nor its own, nor openly taken by another."""
    unseen = s.box.cards[:]
    for card in s.row:
        if card >= 0:
            unseen[card] -= 1
    for card in range(WILD + 1):
        unseen[card] -= s.discards[card]
        for seat, player in enumerate(s.players):
            unseen[card] -= player.hand[card] if seat == viewer else player.known[card]
    return unseen


def _may_be_in_deck(s: Amsterdam, viewer: int, unseen: list[int]) -> list[int]:
    """Of the unseen cards those that the last shuffle put into the deck and the viewer has not drawn."""
    drawn = s.players[viewer].blind if viewer >= 0 else [0] * (WILD + 1)
    return [min(unseen[card], s.stock[card] - drawn[card]) for card in range(WILD + 1)]


def _deal(s: Amsterdam, viewer: int, rng: Rng, asked: int, reserved: list[int]) -> None:
    """The deck first, then what the others drew from it, then the rest of their hands; `reserved` is for `asked`."""
    unseen = _unseen(s, viewer)
    for card in range(WILD + 1):
        unseen[card] -= reserved[card]
    deck = _shuffled(_may_be_in_deck(s, viewer, unseen), rng)[: len(s.deck)]
    drawn = s.stock[:]
    for card in deck:
        unseen[card] -= 1
        drawn[card] -= 1
    if viewer >= 0:
        for card in range(WILD + 1):
            drawn[card] -= s.players[viewer].blind[card]
    s.deck = deck
    from_deck = _shuffled(drawn, rng)
    sizes = [sum(player.hand) for player in s.players]
    for seat, player in enumerate(s.players):
        if seat == viewer:
            continue
        player.hand = player.known[:]
        if seat == asked:
            for card in range(WILD + 1):
                player.hand[card] += reserved[card]
        number = sum(player.blind)
        player.blind = _counts(from_deck[:number])
        for card in from_deck[:number]:
            if unseen[card] and sum(player.hand) < sizes[seat]:  # else it has been played
                unseen[card] -= 1
                player.hand[card] += 1
        from_deck = from_deck[number:]
    rest = _shuffled(unseen, rng)
    for seat, player in enumerate(s.players):
        while sum(player.hand) < sizes[seat]:
            player.hand[rest.pop()] += 1


def _two_payments(s: Amsterdam, viewer: int, rng: Rng, payer: int, track: int) -> list[int]:
    """Cards to put into the payer's hand, beside those known to be there, so that two payments are possible."""
    ways = all_payments(s.box, track)
    pairs = [one * len(ways) + two for one in range(len(ways)) for two in range(one)]
    rng.shuffle(pairs)
    for pair in pairs:
        one = payment_cards(s.box, track, ways[pair // len(ways)])
        two = payment_cards(s.box, track, ways[pair % len(ways)])
        need = _missing(s, payer, [max(one[card], two[card]) for card in range(WILD + 1)])
        if _may_hold(s, viewer, payer, need):
            return need
    return [0] * (WILD + 1)


def _one_claim(s: Amsterdam, viewer: int, rng: Rng, seat: int) -> list[int]:
    """Cards to put into the hand of a seat that can do nothing else, so that it can claim a track."""
    me = s.players[seat]
    free = s.open & ~me.barred & s.box.within[min(me.carts, LONGEST)]
    tracks = [track for track in range(len(s.box.tracks)) if free >> track & 1]
    rng.shuffle(tracks)
    for track in tracks:
        ways = all_payments(s.box, track)
        rng.shuffle(ways)
        for way in ways:
            need = _missing(s, seat, payment_cards(s.box, track, way))
            if _may_hold(s, viewer, seat, need):
                return need
    return [0] * (WILD + 1)


def _missing(s: Amsterdam, seat: int, cards: list[int]) -> list[int]:
    """What of these cards the seat is not known to hold."""
    return [max(0, cards[card] - s.players[seat].known[card]) for card in range(WILD + 1)]


def _may_hold(s: Amsterdam, viewer: int, seat: int, more: list[int]) -> bool:
    """Whether the seat may have these cards too, and the deck and its hand still be what the viewer sees of them."""
    unseen = _unseen(s, viewer)
    rest = [unseen[card] - more[card] for card in range(WILD + 1)]
    room = sum(s.players[seat].hand) - sum(s.players[seat].known)
    return min(rest) >= 0 and sum(more) <= room and sum(_may_be_in_deck(s, viewer, rest)) >= len(s.deck)


def _shuffled(counts: list[int], rng: Rng) -> list[int]:
    cards: list[int] = []
    for card in range(WILD + 1):
        cards += [card] * counts[card]
    rng.shuffle(cards)
    return cards


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * (WILD + 1)
    for card in cards:
        counts[card] += 1
    return counts


def _deal_contracts_again(s: Amsterdam, viewer: int, rng: Rng) -> None:
    """New contracts in the others' hands and offers and in the deck, as far as the viewer does not know them."""
    held = SHOWN if s.over else HELD
    slots: list[int] = []
    hidden: list[int] = s.contracts[:]
    for seat, player in enumerate(s.players):
        if not held.open_to(seat, viewer):
            slots += [HANDS + seat] * len(player.contracts) + [OFFERS + seat] * len(player.offer)
            hidden += list(player.contracts) + list(player.offer)
    slots += [DECK_PLACES + s.contracts_drawn + i for i in range(len(s.contracts))]
    hidden.sort()
    rng.shuffle(hidden)
    placed = _place_known(s, viewer, hidden, slots[:], rng)
    free = [contract for contract in hidden if contract not in [known for known, _ in placed]]
    for _, slot in placed:
        slots.remove(slot)
    for slot, contract in zip(slots, free, strict=True):
        placed.append((contract, slot))
    _lay_out(s, viewer, placed, rng)


def _place_known(s: Amsterdam, viewer: int, hidden: list[int], slots: list[int], rng: Rng) -> list[tuple[int, int]]:
    """Contracts of whose whereabouts the viewer knows, each put where it may be."""
    if viewer < 0:
        return []
    may_be: dict[int, int] = {}
    for contract, places in s.players[viewer].whereabouts:
        if contract in hidden:
            may_be[contract] = may_be.get(contract, -1) & places
    rng.shuffle(slots)
    found: list[tuple[int, int]] = []
    _fit(sorted(may_be), may_be, slots, found)
    return found


def _fit(contracts: list[int], may_be: dict[int, int], slots: list[int], found: list[tuple[int, int]]) -> bool:
    """Put each contract into a slot where it may be, trying the slots in their order."""
    if len(found) == len(contracts):
        return True
    contract = contracts[len(found)]
    for i, slot in enumerate(slots):
        if may_be[contract] >> slot & 1:
            found.append((contract, slot))
            if _fit(contracts, may_be, slots[:i] + slots[i + 1 :], found):
                return True
            found.pop()
    return False


def _lay_out(s: Amsterdam, viewer: int, placed: list[tuple[int, int]], rng: Rng) -> None:
    """Hands, offers, deck, and what the others know and have chosen, made of contracts in slots."""
    hidden_hands = {slot for _, slot in placed if slot < DECK_PLACES}
    for seat, player in enumerate(s.players):
        if HANDS + seat in hidden_hands:
            player.contracts = tuple(sorted([contract for contract, slot in placed if slot == HANDS + seat]))
        if OFFERS + seat in hidden_hands:
            player.offer = tuple(sorted([contract for contract, slot in placed if slot == OFFERS + seat]))
    deck = [0] * len(s.contracts)
    for contract, slot in placed:
        if slot >= DECK_PLACES:
            deck[len(deck) - 1 - (slot - DECK_PLACES - s.contracts_drawn)] = contract
    s.contracts = deck
    for seat, player in enumerate(s.players):
        if seat == viewer:
            continue
        player.whereabouts = tuple([(_somewhere(s, places, rng), places) for _, places in player.whereabouts])
        if player.choice >= 0:
            options = [KEEP_BOTH, *[s.box.keep + contract for contract in player.offer]]
            player.choice = options[rng.below(len(options))]


def _somewhere(s: Amsterdam, places: int, rng: Rng) -> int:
    """A contract that lies in one of these places."""
    there: list[int] = []
    for seat, player in enumerate(s.players):
        if places >> (HANDS + seat) & 1:
            there += list(player.contracts)
        if places >> (OFFERS + seat) & 1:
            there += list(player.offer)
    for i in range(len(s.contracts)):
        if places >> (DECK_PLACES + s.contracts_drawn + i) & 1:
            there.append(s.contracts[len(s.contracts) - 1 - i])
    return there[rng.below(len(there))] if there else -1
