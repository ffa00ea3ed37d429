"""Which moments a game of Amsterdam comes to; a saved state or a position in any other is refused, in words."""

from __future__ import annotations

from typing import Final

from kade.games.amsterdam.edition.printed import CARDS, WILD
from kade.games.amsterdam.rules.claiming import claimable_tracks
from kade.games.amsterdam.rules.state import GAP, Amsterdam
from kade.games.amsterdam.rules.steps import TURN, KeepFirstContracts, Pay, keep_options
from kade.games.amsterdam.secrecy.knowledge import DECK_PLACES, HANDS, OFFERS
from kade.kernel.errors import BadState
from kade.kernel.kinds import whole

# What lies beneath each step that asks, at every decision of a game.
BENEATH: Final[dict[str, list[str]]] = {
    "turn": [],
    "second-card": ["end-turn"],
    "pay": ["end-turn"],
    "keep-contracts": ["end-turn"],
    "keep-first-contracts": ["turn"],
}


def check_flow(s: Amsterdam) -> None:
    """Refuse counters, steps, rows and offers that no game comes to."""
    if s.stack:
        _check_steps(s)
    else:
        _check_end(s)
    _check_last_round(s)
    _check_row(s)
    _check_offers(s)
    _check_choices(s)
    _check_drawn_cards(s)
    _check_drawn_contracts(s)


def check_saved(s: Amsterdam) -> None:
    """The same of a saved state, which is one at a decision. What is forced happens by itself; but an imagined hand may
    have a single thing to do where the true one has more."""
    check_flow(s)
    fewest = 1 if s.stack and s.stack[-1].name == "turn" else 2
    if s.stack and not all(len(s.legal(seat)) >= fewest for seat in s.actors):
        raise BadState(f"The step {s.stack[-1].name!r} leaves nothing to choose.")


def _check_steps(s: Amsterdam) -> None:
    top = s.stack[-1]
    names = [step.name for step in s.stack]
    if BENEATH.get(top.name) != names[:-1]:
        raise BadState(f"The steps {', '.join(names)} cannot be stacked in this order.")
    for step in s.stack:
        if step.seat != top.seat:
            raise BadState(f"The steps are of the seats {step.seat} and {top.seat}, but must be of one.")
    whole("passes", s.passes, 0, s.seats - 1)
    if isinstance(top, Pay) and not claimable_tracks(s, top.seat) & s.box.bit[top.track]:
        raise BadState(f"Seat {top.seat} is to pay for {s.box.track_names[top.track]!r}, but cannot claim it.")
    if isinstance(top, KeepFirstContracts):
        if not top.choosing:
            raise BadState("All have chosen their first contracts, but the step that asks for them is not over.")
        if top.seat != s.first:
            raise BadState(f"Seat {top.seat} is to begin, but first is {s.first}.")


def _check_end(s: Amsterdam) -> None:
    """Without a step the game is over: the last round has been played, or nobody can do anything (AM-3.3, AM-7.1)."""
    played = s.ending >= 0 and s.turns_left == 0
    stuck = s.passes == s.seats and not any(TURN[seat].legal(s, seat) for seat in range(s.seats))
    if not played and not stuck:
        raise BadState(
            "There is no step, but the game is not over: the last round has not been played, and somebody "
            "may still do something."
        )


# ---------------------------------------------------------------------- the last round


def ender(s: Amsterdam) -> int:
    """The seat that brought the last round about, as carts and whose turn it is tell; -1 if none has."""
    few = _few_carts(s)
    for seat in few:
        if all(_has_had_last_turn(s, seat, other) for other in few if other != seat):
            return seat
    return few[0] if few else -1


def last_turns(s: Amsterdam) -> int:
    """The turns that are left: the last of all is that of the seat that brought the end about (AM-7.1)."""
    return (s.ending - s.stack[-1].seat) % s.seats + 1 if s.ending >= 0 else 0


def _few_carts(s: Amsterdam) -> list[int]:
    return [seat for seat, me in enumerate(s.players) if me.carts <= s.box.last_carts]


def _has_had_last_turn(s: Amsterdam, ending: int, seat: int) -> bool:
    """Whether the seat comes before the one whose turn it is, in the round after the turn of `ending`."""
    return not s.stack or (seat - ending - 1) % s.seats < (s.stack[-1].seat - ending - 1) % s.seats


def _check_last_round(s: Amsterdam) -> None:
    few = _few_carts(s)
    if s.ending < 0 or (s.stack and s.stack[-1].name == "keep-first-contracts"):
        if s.ending >= 0 or s.turns_left:
            raise BadState(
                f"ending is {s.ending} and turns_left is {s.turns_left}, but before the last round they "
                "must be -1 and 0."
            )
        if few:
            raise BadState(
                f"Seat {few[0]} has {s.players[few[0]].carts} carts left, so that the last round is on, but "
                "ending names no seat."
            )
        return
    if s.ending not in few:
        raise BadState(
            f"ending is {s.ending}, but seat {s.ending} has {s.players[s.ending].carts} carts left; the "
            f"last round begins at {s.box.last_carts} or fewer."
        )
    for seat in few:
        if seat != s.ending and not _has_had_last_turn(s, s.ending, seat):
            raise BadState(
                f"ending is {s.ending}, but seat {seat} has {s.players[seat].carts} carts left and has not "
                "had its turn of the last round."
            )
    if s.stack and s.turns_left != last_turns(s):
        raise BadState(
            f"turns_left is {s.turns_left}, but must be {last_turns(s)}: it is the turn of seat "
            f"{s.stack[-1].seat}, and the last turn of all is that of seat {s.ending}."
        )


# ---------------------------------------------------------------------- cards


def _check_row(s: Amsterdam) -> None:
    """Gaps are filled, the deck is renewed and the row is swept before anybody decides (AM-4.2, AM-4.6 to 4.8)."""
    if s.deck and GAP in s.row:
        raise BadState("The row has a gap although there are cards in the deck, which would fill it.")
    if not s.deck and any(s.discards):
        raise BadState("The deck is empty although there are discards, which would become the new deck.")
    wilds = s.row.count(WILD)
    swept = wilds >= s.box.wild_limit and GAP not in s.row
    if s.stalled and not swept:
        raise BadState(f"stalled is true, but is for a full row of {s.box.wild_limit} wilds or more.")
    if swept and not s.stalled and not s.too_few_plain():
        raise BadState(
            f"The row has {wilds} wilds and would be swept; stalled must be true if three sweeps have failed."
        )


def _check_drawn_cards(s: Amsterdam) -> None:
    """No more cards were shuffled into the deck than there are. (What became of those drawn since is anybody's guess
    in an imagined state, so it is not asked here.)"""
    for card in range(WILD + 1):
        if s.stock[card] > s.box.cards[card]:
            raise BadState(f"stock tells of {s.stock[card]} {CARDS[card]} cards; there are {s.box.cards[card]}.")


# ---------------------------------------------------------------------- contracts


def _check_offers(s: Amsterdam) -> None:
    """Contracts are offered to whoever is to choose among them, two at most (AM-2.4, AM-6.1, AM-6.3)."""
    top = s.stack[-1] if s.stack else None
    first = top is not None and top.name == "keep-first-contracts"
    for seat, me in enumerate(s.players):
        chooses = first or (top is not None and top.name == "keep-contracts" and top.seat == seat)
        if chooses and not me.offer:
            raise BadState(f"Seat {seat} is to choose contracts, but is offered none.")
        if me.offer and not chooses:
            raise BadState(f"Seat {seat} is offered contracts, but is not to choose any.")
        if len(me.offer) > 2 or (first and len(me.offer) != 2):
            raise BadState(f"Seat {seat} is offered {len(me.offer)} contracts, but must be offered 2.")


def _check_choices(s: Amsterdam) -> None:
    """A choice is there while all choose their first contracts, and only of those who have made it."""
    choosing = bool(s.stack) and s.stack[-1].name == "keep-first-contracts"
    for seat, me in enumerate(s.players):
        chosen = choosing and seat not in s.stack[-1].actors(s)
        if chosen != (me.choice != -1) or (chosen and me.choice not in keep_options(s, seat)):
            what = repr(s.box.actions.name(me.choice)) if me.choice != -1 else "nothing"
            raise BadState(f"Seat {seat} has chosen {what}, which does not fit what it is offered.")


def _check_drawn_contracts(s: Amsterdam) -> None:
    """Of every two contracts drawn one at least is kept; whoever puts one back knows where it may be."""
    held = sum(len(me.contracts) for me in s.players)
    offered = sum(len(me.offer) for me in s.players)
    whole("contracts_drawn", s.contracts_drawn, held + offered, 2 * held + offered)
    returned = s.contracts_drawn - held - offered
    known = sum(len(me.whereabouts) for me in s.players)
    if known != returned:
        raise BadState(f"whereabouts tell of {known} contracts that were put back, but contracts_drawn of {returned}.")
    there = _places(s)
    everywhere = 0
    for places in there.values():
        everywhere |= places
    for me in s.players:
        for contract, places in me.whereabouts:
            if places & ~everywhere or (contract >= 0 and not places & there[contract]):
                raise BadState("An entry of whereabouts names places where there are no contracts, or not that one.")


def _places(s: Amsterdam) -> dict[int, int]:
    """Where each contract is, as knowledge.py counts places."""
    there: dict[int, int] = {}
    for seat, me in enumerate(s.players):
        there.update(dict.fromkeys(me.contracts, 1 << (HANDS + seat)))
        there.update(dict.fromkeys(me.offer, 1 << (OFFERS + seat)))
    for i, contract in enumerate(reversed(s.contracts)):
        there[contract] = 1 << (DECK_PLACES + s.contracts_drawn + i)
    return there
