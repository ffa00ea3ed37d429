"""Setting up a new game of Amsterdam (AM-2). Positions laid out by hand are in positions/by_hand.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.amsterdam.edition.printed import CARDS, SLOTS, AmsterdamPrinted
from kade.games.amsterdam.rules.seat import NO_CARDS, new_seat
from kade.games.amsterdam.rules.state import GAP, Amsterdam
from kade.games.amsterdam.rules.steps import STEPS as STEPS
from kade.games.amsterdam.rules.steps import KeepFirstContracts, Turn
from kade.games.amsterdam.secrecy.places import DEAL
from kade.kernel.event import Event
from kade.kernel.options import first_seat
from kade.kernel.rng import Rng


def empty_table(box: AmsterdamPrinted, options: dict[str, Any], rng: Rng) -> Amsterdam:
    """The board, and every card and contract still in its pile, unshuffled."""
    return Amsterdam(
        printed=box,
        stack=[],
        rng=rng,
        players=[new_seat(box.carts) for _ in range(options["players"])],
        deck=box.sorted_deck[:],
        row=[GAP] * SLOTS,
        discards=NO_CARDS[:],
        stock=box.cards[:],
        contracts=list(range(len(box.contracts))),
        contracts_drawn=0,
        open_tracks=box.everything,
        merchandise=box.merchandise_cards,
        first=0,
        turn=0,
        passes=0,
        ending=-1,
        turns_left=0,
        stalled=False,
    )


def set_up(s: Amsterdam, options: dict[str, Any]) -> None:
    """A new game, up to the choice of the first contracts (AM-2.1 to 2.6)."""
    players: int = options["players"]
    s.first = s.who_begins(first_seat(options))
    if s.listener is not None:
        s.tell(Event("began", {"first": s.first}))
    s.shuffle("deck", s.deck)
    order = [(s.first + i) % players for i in range(players)]
    for seat in order:
        deal_hand(s, seat)
    s.refill_row()
    s.shuffle("contracts", s.contracts)
    for seat in order:
        s.offer_contracts(seat)
    s.stack = [Turn(s.first), KeepFirstContracts(s.first, (1 << players) - 1)]


def deal_hand(s: Amsterdam, seat: int) -> None:
    """The first transport cards of a player (AM-2.2)."""
    me = s.side(seat)
    dealt = [s.deck.pop() for _ in range(s.box.hand)]
    for card in dealt:
        me.hand[card] += 1
        me.blind[card] += 1
    if s.listener is not None:
        cards = [CARDS[card] for card in dealt]
        s.tell(Event("dealt", {"seat": seat, "number": len(cards)}, {"cards": cards}, DEAL.audience(seat)))
