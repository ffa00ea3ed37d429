"""One player's side of the table in Amsterdam, and what that player and the others know of it."""
# mypyc: compile

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kade.games.amsterdam.edition.printed import WILD

NO_CARDS: Final = [0] * (WILD + 1)


def count(cards: list[int], card: i64, more: i64) -> None:
    """So many more of a card. Compiled, `cards[card] += more` would ask at each turn what kind of objects these are."""
    cards[card] = cards[card] + more


@final
@mypyc_attr(acyclic=True)
class Seat:
    """Hands are counts by card. `known`: cards all saw this seat take and not play yet, a lower bound of the hand.

    `blind`: what the seat drew from the deck since its last shuffle. `whereabouts`: contracts not its own of which
    it knows where they may be (see knowledge.py). `choice`: what it keeps while all choose at once, or -1.

    Copies of a position share its seats: whoever changes one asks for it by `Amsterdam.side`.
    """

    def __init__(
        self,
        hand: list[int],
        known: list[int],
        blind: list[int],
        carts: int,
        points: int,
        tracks: int,
        barred: int,
        merchandise: int,
        contracts: tuple[int, ...],
        offer: tuple[int, ...],
        choice: int,
        whereabouts: tuple[tuple[int, int], ...],
    ) -> None:
        self.hand = hand
        self.known = known
        self.blind = blind
        self.carts = carts
        self.points = points
        self.tracks = tracks
        self.barred = barred  # the other tracks of the doubles it holds one of (AM-5.7)
        self.merchandise = merchandise
        self.contracts = contracts
        self.offer = offer
        self.choice = choice
        self.whereabouts = whereabouts
        self.shared = False  # by several positions

    def copy(self) -> "Seat":
        return Seat(
            self.hand[:],
            self.known[:],
            self.blind[:],
            self.carts,
            self.points,
            self.tracks,
            self.barred,
            self.merchandise,
            self.contracts,
            self.offer,
            self.choice,
            self.whereabouts,
        )

    def play_cards(self, card: int, number: int) -> None:
        """Cards leave the hand openly; as many of those known to be there are gone."""
        count(self.hand, card, -number)
        self.known[card] = max(0, self.known[card] - number)


def new_seat(carts: int) -> Seat:
    return Seat(NO_CARDS[:], NO_CARDS[:], NO_CARDS[:], carts, 0, 0, 0, 0, (), (), -1, ())
