"""The course of Amsterdam: choosing the first contracts, turns, the second card, payment, the end of a turn."""
# mypyc: compile

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kade.games.amsterdam.edition.printed import (
    CARDS,
    CLAIM,
    COLOURS,
    DRAW_CARD,
    DRAW_CONTRACTS,
    GREY,
    KEEP_BOTH,
    LONGEST,
    PASS,
    PAY,
    PAY_WILD,
    TAKE,
    WILD,
)
from kade.games.amsterdam.rules.claiming import claimable_tracks, payments, why_not_claim
from kade.games.amsterdam.rules.scoring import tell_scores
from kade.games.amsterdam.rules.state import GAP, Amsterdam
from kade.kernel.event import Event
from kade.kernel.kinds import One, SeatSet
from kade.kernel.stack import by_name
from kade.kernel.step import Automatic, Carried, Step, Together

Reason = tuple[str, dict[str, object]]


def keep_options(s: Amsterdam, seat: int) -> list[int]:
    """Both contracts of the offer or either one; a single one must be kept (AM-2.4, AM-6.1, AM-6.3)."""
    offer = s.players[seat].offer
    one = [s.box.keep + contract for contract in offer]
    return [KEEP_BOTH, *one] if len(offer) > 1 else one


def kept_by(s: Amsterdam, seat: int, action: int) -> tuple[int, ...]:
    return s.players[seat].offer if action == KEEP_BOTH else (action - s.box.keep,)


def not_offered(s: Amsterdam, seat: int, action: int) -> Reason:
    if action >= s.box.keep:
        return "contract-not-offered", {"contract": s.box.contract_names[action - s.box.keep]}
    return "choose-contracts", {}


# What can be drawn, by the set of cards open in the row, and whether there are a deck and contracts.
WILD_BIT: Final = 1 << WILD
DECK_BIT: Final = 1 << DRAW_CARD
CONTRACTS_BIT: Final = 1 << DRAW_CONTRACTS
DRAWS: Final[list[list[int]]] = [
    [action for action in range(TAKE, DRAW_CONTRACTS + 1) if bits >> action & 1] for bits in range(2 * CONTRACTS_BIT)
]


def open_cards(s: Amsterdam) -> int:
    """The set of cards that lie open in the row."""
    cards: i64 = 0
    one: i64 = 1
    card: i64
    for card in s.row:
        if card != GAP:
            cards |= one << card
    return cards


@final
class KeepFirstContracts(Together[Amsterdam]):
    """All choose at once which of their two first contracts they keep; `choosing` are the seats that have not yet.

    The choices stay secret until the last is made; then they are carried out in turn order (AM-2.4, AM-2.5).
    """

    name: ClassVar[str] = "keep-first-contracts"
    carries: ClassVar[Carried] = {"choosing": SeatSet()}

    def __init__(self, seat: int, choosing: int) -> None:
        super().__init__(seat)
        self.choosing: Final = choosing

    def actors(self, s: Amsterdam) -> list[int]:
        return [seat for seat in range(s.seats) if self.choosing >> seat & 1]

    def legal(self, s: Amsterdam, seat: int) -> list[int]:
        return keep_options(s, seat)

    def take(self, s: Amsterdam, seat: int, action: int) -> None:
        s.side(seat).choice = action
        waiting = self.choosing & ~(1 << seat)
        if waiting:
            s.stack.append(KeepFirstContracts(self.seat, waiting))
            return
        s.revealed = True
        for i in range(s.seats):
            chooser = (s.first + i) % s.seats
            me = s.side(chooser)
            s.keep_contracts(chooser, kept_by(s, chooser, me.choice))
            me.choice = -1

    def why_not(self, s: Amsterdam, seat: int, action: int) -> Reason:
        return not_offered(s, seat, action)


@final
class Turn(Step[Amsterdam]):
    """One of three things: draw cards, claim a track, draw contracts; a pass if none is possible (AM-3.1, AM-3.2).

    In the last round the turn may also be declined (AM-7.1).
    """

    name: ClassVar[str] = "turn"

    def legal(self, s: Amsterdam, seat: int) -> list[int]:
        found = DRAWS[open_cards(s) | (DECK_BIT if s.deck else 0) | (CONTRACTS_BIT if s.contracts else 0)]
        claimable = claimable_tracks(s, seat)
        if claimable:
            found = s.box.and_claims(found, claimable)
        return [*found, PASS] if s.ending >= 0 and found else found

    def has_choice(self, s: Amsterdam, seat: int) -> bool:
        return len(s.deck) > 0 and len(s.contracts) > 0

    def take(self, s: Amsterdam, seat: int, action: int) -> None:
        s.passes = 0
        s.stack.append(END_TURN[seat])
        if action == PASS:
            if s.listener is not None:
                s.tell(Event("declined", {"seat": seat}))
        elif action >= CLAIM:
            s.stack.append(Pay(seat, action - CLAIM))
        elif action == DRAW_CARD:
            s.draw_card(seat)
            s.stack.append(SECOND_CARD[seat])
        elif action == DRAW_CONTRACTS:
            s.offer_contracts(seat)
            s.stack.append(KeepContracts(seat))
        else:
            card = action - TAKE
            s.take_card(seat, card)
            if card != WILD:  # AM-4.3: an open wild is the only card of the turn
                s.stack.append(SECOND_CARD[seat])

    def run(self, s: Amsterdam) -> None:
        s.passes += 1
        s.revealed = True  # of the hand: there is nothing it can pay for
        if s.listener is not None:
            s.tell(Event("passed", {"seat": self.seat}))
        s.stack.append(END_TURN[self.seat])

    def why_not(self, s: Amsterdam, seat: int, action: int) -> Reason:
        if action < DRAW_CARD:
            return "not-in-row", {"card": CARDS[action - TAKE]}
        if action == DRAW_CARD:
            return "deck-empty", {}
        if action == DRAW_CONTRACTS:
            return "no-contracts", {}
        if action == PASS:
            return "pass-early", {}
        if CLAIM <= action < s.box.keep:
            return why_not_claim(s, seat, action - CLAIM)
        return "not-now", {}


@final
class SecondCard(Step[Amsterdam]):
    """The second card, blind or from the row, never an open wild; none if none can be had (AM-4.1, 4.4, 4.5, 4.10)."""

    name: ClassVar[str] = "second-card"

    def legal(self, s: Amsterdam, seat: int) -> list[int]:
        return DRAWS[(open_cards(s) & ~WILD_BIT) | (DECK_BIT if s.deck else 0)]

    def has_choice(self, s: Amsterdam, seat: int) -> bool:
        for card in s.row:
            if card not in (GAP, WILD):
                return len(s.deck) > 0
        return False

    def take(self, s: Amsterdam, seat: int, action: int) -> None:
        if action == DRAW_CARD:
            s.draw_card(seat)
        else:
            s.take_card(seat, action - TAKE)

    def why_not(self, s: Amsterdam, seat: int, action: int) -> Reason:
        if action == TAKE + WILD:
            return "wild-second", {}
        if action < DRAW_CARD:
            return "not-in-row", {"card": CARDS[action - TAKE]}
        if action == DRAW_CARD:
            return "deck-empty", {}
        return "second-card-first", {}


@final
class Pay(Step[Amsterdam]):
    """Payment for a track, whose carts are then placed (AM-5.1). A single way to pay is taken by itself."""

    name: ClassVar[str] = "pay"
    carries: ClassVar[Carried] = {"track": One("track")}

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track: Final = track

    def legal(self, s: Amsterdam, seat: int) -> list[int]:
        return payments(s, seat, self.track)

    def take(self, s: Amsterdam, seat: int, action: int) -> None:
        length = s.box.length[self.track]
        wilds = length if action == PAY_WILD else (action - PAY) % LONGEST
        s.pay(seat, (action - PAY) // LONGEST, length - wilds, wilds)
        s.place_carts(seat, self.track)
        s.renew_deck()
        s.refill_row()

    def why_not(self, s: Amsterdam, seat: int, action: int) -> Reason:
        if not PAY_WILD <= action < CLAIM:
            return "pay-first", {"track": s.box.track_names[self.track]}
        track = s.box.tracks[self.track]
        if action != PAY_WILD and track.colour_index not in (GREY, (action - PAY) // LONGEST):
            paid = COLOURS[(action - PAY) // LONGEST]
            return "wrong-colour", {"track": track.name, "colour": track.colour, "paid": paid}
        return "cards-not-held", {"track": track.name, "length": track.length}


@final
class KeepContracts(Step[Amsterdam]):
    """Which of the contracts just drawn are kept: one or both (AM-6.1, AM-6.3, AM-6.8)."""

    name: ClassVar[str] = "keep-contracts"

    def legal(self, s: Amsterdam, seat: int) -> list[int]:
        return keep_options(s, seat)

    def take(self, s: Amsterdam, seat: int, action: int) -> None:
        s.keep_contracts(seat, kept_by(s, seat, action))

    def why_not(self, s: Amsterdam, seat: int, action: int) -> Reason:
        return not_offered(s, seat, action)


@final
class EndTurn(Automatic[Amsterdam]):
    """Looked at when a turn has ended: the last round, its end, and a table that can only pass (AM-3.3, AM-7.1)."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: Amsterdam) -> None:
        s.turn += 1
        if s.ending >= 0:
            s.turns_left -= 1
        elif s.players[self.seat].carts <= s.box.last_carts:
            s.ending = self.seat
            s.turns_left = s.seats
            if s.listener is not None:
                s.tell(Event("last-round", {"seat": self.seat}))
        if (s.ending >= 0 and s.turns_left == 0) or s.passes == s.seats:
            s.revealed = True  # AM-7.3: all contracts are shown
            tell_scores(s)
            s.finish()
        else:
            s.stack.append(TURN[(self.seat + 1) % s.seats])


# Steps never change, so those of every turn are made once.
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
SECOND_CARD: Final[list[SecondCard]] = [SecondCard(seat) for seat in range(4)]
END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(4)]

STEPS: Final = by_name(KeepFirstContracts, Turn, SecondCard, Pay, KeepContracts, EndTurn)
