"""The position in a game of Scopa, and how its cards move. Who moves them when is in the steps."""

from typing import Any, final

from kade.kernel.declared import DeclaredState, Side, kept
from kade.kernel.event import Event
from kade.kernel.kinds import NONE, HandOf, Number, Numbers, One, PileOf, RowOf, SeatNumber, SetOf, members
from kade.kernel.result import Result
from scopa import secrecy
from scopa.edition import CARDS, ScopaPrinted
from scopa.rules import scoring


@final
class Seat(Side):
    """One player's side: the hand, the pile of captured cards, the sweeps of this round, and the points of the rounds
    before by source (scoring.SOURCES)."""

    hand: tuple[int, ...] = kept(HandOf("card"), secrecy.HAND)
    pile: int = kept(SetOf("card"), secrecy.PILE)
    sweeps: int = kept(Number(most=len(CARDS)))
    tally: list[int] = kept(Numbers(len(scoring.SOURCES)))

    @property
    def points(self) -> int:
        return sum(self.tally)


@final
class Scopa(DeclaredState[ScopaPrinted, Seat]):
    """The deck has its top last; the table is as the cards were laid. `last` is the seat that captured last."""

    deck: list[int] = kept(PileOf("card"), secrecy.DECK)
    table: list[int] = kept(RowOf("card"), secrecy.TABLE)
    played: int = kept(One("card", optional=True), secrecy.PLAYED)
    target: int = kept(Number())
    round: int = kept(Number(1))
    dealer: int = kept(SeatNumber())
    last: int = kept(SeatNumber(nobody=True))

    def collect_cards(self) -> None:
        """All cards back into the deck, before a round."""
        self.deck = list(range(len(CARDS)))
        self.table.clear()
        self.last = NONE
        for me in self.players:
            me.hand, me.pile, me.sweeps = (), 0, 0

    def deal(self, seat: int, number: int) -> None:
        """Cards from the deck into a hand, seen by its owner alone (SC-1.3)."""
        dealt = sorted(self.deck.pop() for _ in range(min(number, len(self.deck))))
        me = self.players[seat]
        me.hand = tuple(sorted(me.hand + tuple(dealt)))
        self.revealed = self.revealed or secrecy.DEAL.reveals
        names = [CARDS[card] for card in dealt]
        self.tell(Event("dealt", {"seat": seat, "number": len(dealt)}, {"cards": names}, secrecy.DEAL.audience(seat)))

    def play_card(self, seat: int, card: int) -> None:
        """A card out of a hand, open to all (SC-3.1)."""
        me = self.players[seat]
        me.hand = tuple(held for held in me.hand if held != card)
        self.played = card

    def leave_on_table(self, seat: int) -> None:
        """The played card captures nothing (SC-3.7)."""
        self.table.append(self.played)
        self.tell(Event("left", {"seat": seat, "card": CARDS[self.played]}))
        self.played = NONE

    def capture(self, seat: int, cards: int) -> None:
        """The played card and what it captures to the player's pile (SC-3.8)."""
        names = [CARDS[card] for card in members(cards)]
        self.tell(Event("captured", {"seat": seat, "card": CARDS[self.played], "cards": names}))
        self.table = [card for card in self.table if not cards >> card & 1]
        self.players[seat].pile |= cards | 1 << self.played
        self.played = NONE
        self.last = seat

    @property
    def round_is_played(self) -> bool:
        return not self.deck and not any(me.hand for me in self.players)

    def options(self) -> dict[str, Any]:
        return {"players": self.seats, "target": self.target}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return secrecy.view(self, seat)

    def result(self) -> Result:
        return scoring.result(self)
