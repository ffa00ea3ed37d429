"""The course of Scopa, from the deal (SC-2) by turns (SC-3) and sweeps (SC-4) to the end of a round (SC-5) and of the
game (SC-6)."""

from typing import ClassVar, Final, final

from kade.kernel.event import Event
from kade.kernel.kinds import SetOf, members
from kade.kernel.step import Automatic, Carried, Step
from scopa.edition import CARDS, KING, PLAY, TAKE, value
from scopa.rules import scoring
from scopa.rules.captures import ways
from scopa.rules.state import Scopa

Reason = tuple[str, dict[str, object]]
ON_TABLE: Final = 4
IN_HAND: Final = 3
TOO_MANY_KINGS: Final = 3


def deal_hands(s: Scopa) -> None:
    """Three cards each, from the player after the dealer on (SC-2.2, SC-2.4)."""
    for number in range(1, s.seats + 1):
        s.deal((s.dealer + number) % s.seats, IN_HAND)


@final
class NewRound(Automatic[Scopa]):
    """Shuffle all cards, lay four on the table and deal three each; with three kings on the table again
    (SC-2.2, SC-2.3). The player after the dealer begins (SC-2.5)."""

    name: ClassVar[str] = "new-round"

    def run(self, s: Scopa) -> None:
        s.dealer = self.seat
        s.collect_cards()
        s.shuffle("deck", s.deck)
        s.table = [s.deck.pop() for _ in range(ON_TABLE)]
        s.tell(Event("laid", {"seat": s.dealer, "cards": [CARDS[card] for card in s.table]}))
        if sum(value(card) == KING for card in s.table) >= TOO_MANY_KINGS:
            s.tell(Event("misdealt", {"seat": s.dealer}))
            s.stack.append(NewRound(self.seat))
            return
        deal_hands(s)
        s.stack.append(Turn((s.dealer + 1) % s.seats))


@final
class Turn(Step[Scopa]):
    """Play one card from the hand (SC-3.1)."""

    name: ClassVar[str] = "turn"

    def legal(self, s: Scopa, seat: int) -> list[int]:
        return [PLAY + card for card in s.players[seat].hand]

    def take(self, s: Scopa, seat: int, action: int) -> None:
        s.play_card(seat, action - PLAY)
        s.stack += [NextPlayer(seat), Capture(seat, 0)]

    def run(self, s: Scopa) -> None:
        """An empty hand, in a position laid out by hand."""
        s.stack.append(NextPlayer(self.seat))

    def why_not(self, s: Scopa, seat: int, action: int) -> Reason:
        return ("play-first", {}) if action >= TAKE else ("not-in-hand", {"card": CARDS[action - PLAY]})


@final
class Capture(Step[Scopa]):
    """The played card captures what it can; among several ways the player chooses, card by card (SC-3.5, SC-3.6).

    A choice is a card that some of the ways have and others have not: `chosen` are those named so far.
    """

    name: ClassVar[str] = "capture"
    carries: ClassVar[Carried] = {"chosen": SetOf("card")}

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    def ways(self, s: Scopa) -> list[int]:
        """The ways that have all the chosen cards."""
        return [way for way in ways(s.played, s.table) if way & self.chosen == self.chosen]

    def legal(self, s: Scopa, seat: int) -> list[int]:
        some, every = 0, ~0
        for way in self.ways(s):
            some |= way
            every &= way
        return [TAKE + card for card in members(some & ~every)]

    def take(self, s: Scopa, seat: int, action: int) -> None:
        s.stack.append(Capture(seat, self.chosen | 1 << (action - TAKE)))

    def run(self, s: Scopa) -> None:
        """One way is left, or none (SC-3.7). Capturing the whole table is a sweep, but not with the last card of the
        round (SC-4.1, SC-4.2)."""
        left = self.ways(s)
        if not left:
            s.leave_on_table(self.seat)
            return
        s.capture(self.seat, left[0])
        if not s.table and not s.round_is_played:
            s.players[self.seat].sweeps += 1
            s.tell(Event("swept", {"seat": self.seat}, pause=True))

    def why_not(self, s: Scopa, seat: int, action: int) -> Reason:
        if action < TAKE:
            return "capture-first", {}
        return "not-captured", {"card": CARDS[action - TAKE], "played": CARDS[s.played]}


@final
class NextPlayer(Automatic[Scopa]):
    """The turn goes round; with all hands empty three more cards each are dealt, or the round is over
    (SC-2.4, SC-2.5, SC-5.1)."""

    name: ClassVar[str] = "next-player"

    def run(self, s: Scopa) -> None:
        if s.round_is_played:
            s.stack.append(EndRound(s.dealer))
            return
        if not any(me.hand for me in s.players):
            deal_hands(s)
        s.stack.append(Turn((self.seat + 1) % s.seats))


@final
class EndRound(Automatic[Scopa]):
    """Whoever captured last takes the rest of the table, points are counted, and the next player deals unless
    somebody has won (SC-2.1, SC-5.1 to 5.7, SC-6.1, SC-6.2)."""

    name: ClassVar[str] = "end-round"

    def run(self, s: Scopa) -> None:
        if s.table and s.last >= 0:
            s.tell(Event("took-rest", {"seat": s.last, "cards": [CARDS[card] for card in s.table]}))
            s.players[s.last].pile |= sum(1 << card for card in s.table)
            s.table.clear()
        scoring.score_round(s)
        if scoring.decided(s):
            s.conclude()
        else:
            s.round += 1
            s.stack.append(NewRound((self.seat + 1) % s.seats))
