"""Amsterdam's position and how its components move: drawing, refilling, paying, offering. Turns are in steps.py."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from kade.games.amsterdam.edition.printed import CARDS, SLOTS, WILD, AmsterdamPrinted
from kade.games.amsterdam.rules import scoring
from kade.games.amsterdam.rules.audit import audit
from kade.games.amsterdam.rules.seat import NO_CARDS, Seat, count
from kade.games.amsterdam.secrecy import knowledge
from kade.games.amsterdam.secrecy.places import (
    CONTRACT_DECK,
    DEAL,
    DECK,
    DISCARDS,
    HAND,
    HELD,
    KEEPING,
    OFFER,
    OFFERING,
    PLAY,
    ROW,
    TAKE_OPEN,
    TURN_UP,
)
from kade.games.amsterdam.secrecy.whereabouts import Whereabouts
from kade.kernel.counting import place_of, total
from kade.kernel.event import Event
from kade.kernel.fields import ALL_OF_IT, Field
from kade.kernel.kinds import ActionName, CountsOf, Flag, HandOf, Number, PileOf, RowOf, SeatNumber, SetOf
from kade.kernel.result import Result
from kade.kernel.rng import Rng
from kade.kernel.secrecy import OWNER
from kade.kernel.state import State
from kade.kernel.step import Step

GAP: Final = -1
SWEEPS: Final = 3  # AM-4.8: at most this many in one refill


@final
class Amsterdam(State):
    """Piles have their top last. `open` is the set of tracks that nobody holds and nothing closes.

    A search copies positions more often than anything else. So copies share what seldom changes: the seats (`side`),
    and the discards and the contracts that nobody has drawn; each change of those makes a new list.
    """

    fields: ClassVar[tuple[Field, ...]] = (
        Field("deck", PileOf("card"), DECK),
        Field("row", RowOf("card", SLOTS, gaps=True), ROW),
        Field("discards", CountsOf("card"), DISCARDS),
        Field("stock", CountsOf("card")),
        Field("contracts", PileOf("contract"), CONTRACT_DECK),
        Field("contracts_drawn", Number()),
        Field("first", SeatNumber()),
        Field("turn", Number()),
        Field("passes", Number()),
        Field("ending", SeatNumber(nobody=True)),
        Field("turns_left", Number()),
        Field("stalled", Flag()),
    )
    seat_fields: ClassVar[tuple[Field, ...]] = (
        Field("hand", CountsOf("card"), HAND),
        Field("known", CountsOf("card")),
        Field("blind", CountsOf("card"), who=OWNER),
        Field("tracks", SetOf("track")),
        Field("contracts", HandOf("contract"), HELD),
        Field("offer", HandOf("contract"), OFFER),
        Field("choice", ActionName(optional=True), who=OWNER),
        Field("whereabouts", Whereabouts(), who=OWNER),
    )

    def __init__(
        self,
        printed: AmsterdamPrinted,
        stack: list[Step[Any]],
        rng: Rng,
        players: list[Seat],
        deck: list[int],
        row: list[int],
        discards: list[int],
        stock: list[int],
        contracts: list[int],
        contracts_drawn: int,
        open_tracks: int,
        merchandise: int,
        first: int,
        turn: int,
        passes: int,
        ending: int,
        turns_left: int,
        stalled: bool,
    ) -> None:
        super().__init__(printed, len(players), stack, rng)
        self.box = printed
        self.players = players
        self.deck = deck
        self.row = row
        self.discards = discards
        self.stock = stock  # what the last shuffle put into the deck, less what has openly left it
        self.contracts = contracts
        self.contracts_drawn = contracts_drawn
        self.open = open_tracks
        self.merchandise = merchandise
        self.first = first
        self.turn = turn
        self.passes = passes  # in a row (AM-3.3)
        self.ending = ending  # the seat that brought the last round about, or -1
        self.turns_left = turns_left
        self.stalled = stalled  # three sweeps left the row as it is until a card is taken from it (AM-4.8)

    def copy(self) -> "Amsterdam":
        for seat in self.players:
            seat.shared = True
        return Amsterdam(
            self.box,
            self.stack[:],
            self.rng.copy(),
            self.players[:],
            self.deck[:],
            self.row[:],
            self.discards,
            self.stock[:],
            self.contracts,
            self.contracts_drawn,
            self.open,
            self.merchandise,
            self.first,
            self.turn,
            self.passes,
            self.ending,
            self.turns_left,
            self.stalled,
        )

    def side(self, seat: int) -> Seat:
        """One player's side, to be changed: no longer the one of a copy."""
        me = self.players[seat]
        if me.shared:
            me = me.copy()
            self.players[seat] = me
        return me

    # ------------------------------------------------------------------ transport cards

    def draw_card(self, seat: int) -> None:
        """The top card of the deck into a hand, unseen by the others; an emptied deck is renewed (AM-4.1, AM-4.7)."""
        me = self.side(seat)
        card = self.deck.pop()
        count(me.hand, card, 1)
        count(me.blind, card, 1)
        self.revealed = self.revealed or DEAL.reveals
        if self.listener is not None:
            self.tell(Event("drew", {"seat": seat}, {"card": CARDS[card]}, DEAL.audience(seat)))
        self.renew_deck()

    def take_card(self, seat: int, card: int) -> None:
        """An open card of the row into a hand; the row is filled up at once (AM-4.2). All remember who took it."""
        me = self.side(seat)
        self.row[place_of(self.row, card)] = GAP
        count(me.hand, card, 1)
        count(me.known, card, 1)
        self.stalled = False
        if self.listener is not None:
            self.tell(Event("took", {"seat": seat, "card": CARDS[card]}, None, TAKE_OPEN.audience(seat)))
        self.refill_row()

    def refill_row(self) -> None:
        """Fill the gaps of the row and sweep it while three of five are wild (AM-4.2, 4.6 to 4.9)."""
        sweeps = 0
        while True:
            if self._fill_gaps() < self.box.wild_limit or self.stalled or self.too_few_plain():
                return
            if sweeps == SWEEPS:
                self.stalled = True
                return
            sweeps += 1
            self._sweep()

    def _fill_gaps(self) -> int:
        """Fill the row from the deck; how many wilds lie in the full row, none if it stays open (AM-4.9)."""
        row = self.row
        wilds: i64 = 0
        slot: i64 = -1
        card: i64
        for card in row:
            slot += 1
            if card == GAP:
                if not self.deck:
                    return 0
                card = self.deck.pop()
                row[slot] = card
                count(self.stock, card, -1)
                self.revealed = self.revealed or TURN_UP.reveals
                if self.listener is not None:
                    self.tell(Event("refilled", {"slot": slot, "card": CARDS[card]}, None, TURN_UP.audience(-1)))
                if not self.deck:
                    self.renew_deck()
            if card == WILD:
                wilds += 1
        return wilds

    def too_few_plain(self) -> bool:
        """Whether row, deck and discards together hold too few cards that are not wild for a row that is not swept:
        fewer than three (AM-4.8)."""
        outside = self.box.all_cards - self.box.cards[WILD]
        for seat in self.players:
            outside -= total(seat.hand) - seat.hand[WILD]
        return outside < SLOTS + 1 - self.box.wild_limit

    def _sweep(self) -> None:
        """All five cards of the row to the discards (AM-4.6)."""
        if self.listener is not None:
            self.tell(Event("swept", {"cards": [CARDS[card] for card in self.row]}))
        discards = self.discards[:]
        for card in self.row:
            discards[card] += 1
        self.discards = discards
        self.row = [GAP] * SLOTS
        self.renew_deck()

    def renew_deck(self) -> None:
        """An empty deck is made anew of the discards, as soon as there are any (AM-4.7)."""
        if self.deck:
            return
        cards: list[int] = []
        for card in range(WILD + 1):
            cards += [card] * self.discards[card]
        if not cards:
            return
        if self.listener is not None:
            self.tell(Event("reshuffled", {"number": len(cards)}))
        self.stock = self.discards[:]
        self.discards = NO_CARDS[:]
        for seat in range(self.seats):
            self.side(seat).blind = NO_CARDS[:]
        self.deck = cards
        self.shuffle("deck", cards)

    # ------------------------------------------------------------------ tracks

    def pay(self, seat: int, colour: int, cards: int, wilds: int) -> None:
        """Cards of a colour and wilds from a hand to the discards (AM-5.1)."""
        me = self.side(seat)
        discards = self.discards[:]
        if cards:
            me.play_cards(colour, cards)
            count(discards, colour, cards)
        if wilds:
            me.play_cards(WILD, wilds)
            count(discards, WILD, wilds)
        self.discards = discards
        if self.listener is not None:
            paid = {CARDS[card]: n for card, n in ((colour, cards), (WILD, wilds)) if n}
            self.tell(Event("paid", {"seat": seat, "cards": paid}, None, PLAY.audience(seat)))

    def place_carts(self, seat: int, track: int) -> None:
        """A track becomes the seat's: carts, points, merchandise, and the other track of a double (AM-5.1 to 5.13)."""
        me = self.side(seat)
        box = self.box
        length = box.length[track]
        partner = box.partner[track]
        mark = box.bit[track]
        me.carts -= length
        me.points += box.track_points[length]
        me.tracks |= mark
        self.open &= ~mark
        if partner >= 0:
            if self.seats == 2:
                self.open &= ~box.bit[partner]
            else:
                me.barred |= box.bit[partner]
        if self.listener is not None:
            points = box.track_points[length]
            self.tell(Event("claimed", {"seat": seat, "track": box.track_names[track], "points": points}))
        if box.merchandise_track[track]:
            me.merchandise += 1
            self.merchandise -= 1
            if self.listener is not None:
                self.tell(Event("merchandise", {"seat": seat, "number": me.merchandise}))

    # ------------------------------------------------------------------ contracts

    def offer_contracts(self, seat: int) -> None:
        """The top two contracts, or the last one, before a seat that alone may look at them (AM-2.4, AM-6.1)."""
        offered = self.contracts[-2:]
        self.contracts = self.contracts[:-2]
        for _ in offered:
            knowledge.contract_drawn(self, seat, self.contracts_drawn)
            self.contracts_drawn += 1
        me = self.side(seat)
        offered += me.offer
        offered.sort()
        me.offer = tuple(offered)
        self.revealed = self.revealed or OFFERING.reveals
        if self.listener is not None:
            names = [self.box.contract_names[contract] for contract in me.offer]
            public: dict[str, object] = {"seat": seat, "number": len(names)}
            self.tell(Event("offered", public, {"contracts": names}, OFFERING.audience(seat)))

    def keep_contracts(self, seat: int, kept: tuple[int, ...]) -> None:
        """The kept contracts stay to the end; one not kept goes under the deck (AM-2.5, AM-6.1, AM-6.2)."""
        me = self.side(seat)
        back = [contract for contract in me.offer if contract not in kept]
        me.offer = ()
        me.contracts = tuple(sorted(me.contracts + kept))
        for contract in back:
            self.contracts = [contract, *self.contracts]
        returned_at = self.contracts_drawn + len(self.contracts) - 1 if back else -1
        knowledge.contracts_kept(self, seat, back[0] if back else -1, returned_at)
        if self.listener is not None:
            names = [self.box.contract_names[contract] for contract in kept]
            public: dict[str, object] = {"seat": seat, "number": len(kept), "returned": len(back)}
            self.tell(Event("kept", public, {"contracts": names}, KEEPING.audience(seat)))

    # ------------------------------------------------------------------ the contract of every game

    def result(self) -> Result:
        return scoring.result(self)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        from kade.games.amsterdam.secrecy.view import view

        return view(self, seat)

    def seen_as(self, field: Field, owner: int, viewer: int) -> int:
        if not self.stack and field.place is HELD:
            return ALL_OF_IT  # contracts are shown at the end (AM-7.3)
        return field.seen_as(owner, viewer)

    def redeal(self, seat: int | None, seed: int) -> "Amsterdam":
        return knowledge.resample(self, seat, seed)

    def shuffle_unseen(self) -> None:
        knowledge.shuffle_unseen(self)

    def sides(self) -> list[Seat]:
        return [self.side(seat) for seat in range(self.seats)]

    def recount(self) -> None:
        """Carts, points, merchandise and closed tracks follow from who holds which track."""
        box = self.box
        for me in self.sides():
            for track in box.tracks:
                if me.tracks & box.bit[track.index]:
                    me.carts -= track.length
                    me.points += box.track_points[track.length]
                    me.merchandise += track.merchandise
                    self.merchandise -= track.merchandise
                    self.open &= ~box.bit[track.index]
                    if track.partner >= 0 and self.seats == 2:
                        self.open &= ~box.bit[track.partner]
                    elif track.partner >= 0:
                        me.barred |= box.bit[track.partner]

    def audit(self) -> list[str]:
        return super().audit() + audit(self)

    def pile(self, place: str) -> list[int]:
        if place == "deck":
            return self.deck
        if place == "contracts":
            self.contracts = self.contracts[:]
            return self.contracts
        return super().pile(place)
