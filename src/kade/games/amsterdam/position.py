"""Amsterdam as a position laid out by hand: what is named lies where it is said, the rest is filled in."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.amsterdam import reading
from kade.games.amsterdam.course import ender, last_turns
from kade.games.amsterdam.printed import CARDS, SLOTS, WILD, AmsterdamPrinted
from kade.games.amsterdam.setup import empty_table
from kade.games.amsterdam.state import GAP, Amsterdam
from kade.games.amsterdam.steps import STEPS, EndTurn, KeepContracts, KeepFirstContracts, Pay, SecondCard, Turn
from kade.kernel.errors import BadState
from kade.kernel.rng import seeded

POSITION: Final = ("players", "first", "seats", "row", "deck", "discards", "rest", "contracts", "contracts_rest",
                   "turn", "step", "track", "turns", "passes", "ending", "turns_left", "stalled", "seed")
SEAT: Final = ("hand", "known", "tracks", "contracts", "offer")


def position(box: AmsterdamPrinted, spec: Any) -> Amsterdam:
    """Lay out what the spec names; cards it does not name go under the deck (or to `rest`), shuffled by `seed`.

    `deck` and `contracts` name cards from the top. `rest` and `contracts_rest` may be a seat, `rest` also "discards".
    A row that is not named is dealt from the deck, and swept like any other (AM-4.6). Where somebody has so few carts
    that the last round is on, `ending` and `turns_left` need not be named.
    """
    reading.known_keys("position", reading.table("position", spec), POSITION)
    seats = reading.listed("seats", spec.get("seats", []))
    players = reading.player_count(spec["players"] if "players" in spec else len(seats) or 2)
    s = empty_table(box, players, seeded(_seed(spec.get("seed", 0))))
    if len(seats) > players:
        raise BadState(f"seats has {len(seats)} entries for {players} players.")
    for seat, entry in enumerate(seats):
        _lay_seat(s, seat, entry)
    s.first = spec.get("first", 0)
    s.stack = _lay_steps(s, spec)
    s.first = reading.whole("first", s.first, 0, players - 1)
    s.turn = reading.whole("turns", spec.get("turns", 0), 0, reading.HUGE)
    s.passes = reading.whole("passes", spec.get("passes", 0), 0, players - 1)
    s.stalled = reading.yes_or_no("stalled", spec.get("stalled", False))
    reading.count_tracks(s)
    s.ending = reading.whole("ending", spec["ending"], -1, players - 1) if "ending" in spec else ender(s)
    left = spec["turns_left"] if "turns_left" in spec else last_turns(s)
    s.turns_left = reading.whole("turns_left", left, 0, players)
    _lay_cards(s, spec)
    _lay_contracts(s, spec)
    s.revealed = False
    return s


def _seed(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadState(f"seed is {reading.shown(value)}, but must be a whole number.")
    return value


def _lay_seat(s: Amsterdam, seat: int, spec: Any) -> None:
    me = s.players[seat]
    entry = reading.table("an entry of seats", spec)
    reading.known_keys("seats", entry, SEAT)
    me.hand = reading.card_counts("hand", entry.get("hand", {}))
    me.known = reading.card_counts("known", entry.get("known", {}))
    me.tracks = reading.tracks(s.box, entry.get("tracks", []))
    me.contracts = tuple(sorted(reading.contracts(s.box, "contracts", entry.get("contracts", []))))
    me.offer = tuple(sorted(reading.contracts(s.box, "offer", entry.get("offer", []))))


def _lay_cards(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = reading.card_list("deck", spec.get("deck", []))[::-1]
    s.row = reading.row(spec.get("row", []))
    s.discards = reading.card_counts("discards", spec.get("discards", {}))
    rest = _unnamed(s, top)
    under = [card for card in range(WILD + 1) for _ in range(rest[card])]
    s.rng.shuffle(under)
    where = spec.get("rest", "deck")
    if where == "discards":
        s.discards = [s.discards[card] + rest[card] for card in range(WILD + 1)]
        under = []
    elif where != "deck":
        hand = s.players[reading.seat_number(s, "rest", where)].hand
        for card in under:
            hand[card] += 1
        under = []
    s.deck = under + top
    s.row += [GAP] * (SLOTS - len(s.row))
    # Nobody knows more of the hands than what is said to be known: the rest may have come from this very deck.
    s.stock = [s.deck.count(card) for card in range(WILD + 1)]
    for me in s.players:
        me.blind = [max(0, me.hand[card] - me.known[card]) for card in range(WILD + 1)]
        s.stock = [s.stock[card] + me.blind[card] for card in range(WILD + 1)]
    if "row" not in spec:
        s.refill_row()


def _unnamed(s: Amsterdam, top: list[int]) -> list[int]:
    """How many cards of each kind the position does not name."""
    rest = s.box.cards[:]
    for card in top + [card for card in s.row if card != GAP]:
        rest[card] -= 1
    for card in range(WILD + 1):
        rest[card] -= s.discards[card]
        for me in s.players:
            rest[card] -= me.hand[card]
        if rest[card] < 0:
            raise BadState(f"The position names {s.box.cards[card] - rest[card]} {CARDS[card]} cards; "
                           f"there are {s.box.cards[card]}.")
    return rest


def _lay_contracts(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = reading.contracts(s.box, "contracts", spec.get("contracts", []))[::-1]
    named = top + [contract for me in s.players for contract in (*me.contracts, *me.offer)]
    for contract in named:
        if named.count(contract) > 1:
            raise BadState(f"The contract {s.box.contract_names[contract]!r} is named twice.")
    rest = [contract for contract in range(len(s.box.contracts)) if contract not in named]
    where = spec.get("contracts_rest", "deck")
    if where == "deck":
        s.rng.shuffle(rest)
        s.contracts = rest + top
    else:
        me = s.players[reading.seat_number(s, "contracts_rest", where)]
        me.contracts = tuple(sorted([*me.contracts, *rest]))
        s.contracts = top
    s.contracts_drawn = len(s.box.contracts) - len(s.contracts)


def _lay_steps(s: Amsterdam, spec: dict[str, Any]) -> list[Any]:
    seat = reading.seat_number(s, "turn", spec.get("turn", s.first))
    step = spec.get("step", "turn")
    if step == "turn":
        return [Turn(seat)]
    if step == "second-card":
        return [EndTurn(seat), SecondCard(seat)]
    if step == "keep-contracts":
        return [EndTurn(seat), KeepContracts(seat)]
    if step == "keep-first-contracts":
        return [Turn(seat), KeepFirstContracts(seat, (1 << s.seats) - 1)]
    if step == "pay":
        return [EndTurn(seat), Pay(seat, reading.track(s.box, spec.get("track", "")))]
    names = ", ".join([name for name in STEPS if name != "end-turn"])
    raise BadState(f"step is {reading.shown(step)}, but must be one of {names}.")
