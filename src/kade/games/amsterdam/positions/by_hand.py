"""Amsterdam as a position laid out by hand: what is named lies where it is said, the rest is filled in."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.amsterdam.edition.printed import CARDS, SLOTS, WILD, AmsterdamPrinted
from kade.games.amsterdam.positions.flow_check import check_flow, ender, last_turns
from kade.games.amsterdam.rules.setup import empty_table
from kade.games.amsterdam.rules.state import GAP, Amsterdam
from kade.games.amsterdam.rules.steps import STEPS, EndTurn, KeepContracts, KeepFirstContracts, Pay, SecondCard, Turn
from kade.kernel.errors import BadState
from kade.kernel.fields import lay, refuse_broken
from kade.kernel.kinds import MOST, entries, named, seat, table, whole
from kade.kernel.plain import shown
from kade.kernel.rng import seeded

POSITION: Final = (
    "players",
    "first",
    "seats",
    "row",
    "deck",
    "discards",
    "rest",
    "contracts",
    "contracts_rest",
    "turn",
    "step",
    "track",
    "turns",
    "passes",
    "ending",
    "turns_left",
    "stalled",
    "seed",
)
LAID: Final = ("seats", "first", "row", "deck", "discards", "contracts", "passes", "stalled", "ending", "turns_left")
SEAT: Final = ("hand", "known", "tracks", "contracts", "offer")
MOST_SEED: Final = 2**128  # as servers draw them


def position(box: AmsterdamPrinted, spec: Any) -> Amsterdam:
    """Lay out what the spec names; cards it does not name go under the deck (or to `rest`), shuffled by `seed`.

    `deck` and `contracts` name cards from the top. `rest` and `contracts_rest` may be a seat, `rest` also "discards".
    A row that is not named is dealt from the deck, and swept like any other (AM-4.6). Where somebody has so few carts
    that the last round is on, `ending` and `turns_left` need not be named.
    """
    table("position", spec, POSITION)
    seats = entries("seats", spec.get("seats", []))
    players = whole("players", spec["players"] if "players" in spec else len(seats) or 2, 2, 4)
    rng = seeded(whole("seed", spec.get("seed", 0), -MOST_SEED, MOST_SEED))
    s = empty_table(box, {"players": players}, rng)
    for number, entry in enumerate(seats):
        table(f"seats {number}", entry, SEAT)
    laid = {key: spec[key] for key in LAID if key in spec}
    if "row" in spec:
        laid["row"] = [*(row := entries("row", spec["row"], SLOTS)), *[None] * (SLOTS - len(row))]
    lay(s, laid)
    s.stack = _lay_steps(s, spec)
    s.turn = whole("turns", spec.get("turns", 0), 0, MOST)
    s.recount()
    if "ending" not in spec:
        s.ending = ender(s)
    if "turns_left" not in spec:
        s.turns_left = last_turns(s)
    _lay_cards(s, spec)
    _lay_contracts(s, spec)
    s.revealed = False
    refuse_broken(s)
    check_flow(s)
    s.advance()
    return s


def _lay_cards(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = s.deck if "deck" in spec else []
    rest = _unnamed(s, top)
    under = [card for card in range(WILD + 1) for _ in range(rest[card])]
    s.rng.shuffle(under)
    where = spec.get("rest", "deck")
    if where == "discards":
        s.discards = [s.discards[card] + rest[card] for card in range(WILD + 1)]
        under = []
    elif where != "deck":
        hand = s.side(seat("rest", where, s.seats)).hand
        for card in under:
            hand[card] += 1
        under = []
    s.deck = under + top
    # Nobody knows more of the hands than what is said to be known: the rest may have come from this very deck.
    s.stock = [s.deck.count(card) for card in range(WILD + 1)]
    for me in s.sides():
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
            raise BadState(
                f"The position names {s.box.cards[card] - rest[card]} {CARDS[card]} cards; "
                f"there are {s.box.cards[card]}."
            )
    return rest


def _lay_contracts(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = s.contracts if "contracts" in spec else []
    spoken_for = top + [contract for me in s.players for contract in (*me.contracts, *me.offer)]
    for contract in spoken_for:
        if spoken_for.count(contract) > 1:
            raise BadState(f"The contract {s.box.contract_names[contract]!r} is named twice.")
    rest = [contract for contract in range(len(s.box.contracts)) if contract not in spoken_for]
    where = spec.get("contracts_rest", "deck")
    if where == "deck":
        s.rng.shuffle(rest)
        s.contracts = rest + top
    else:
        me = s.side(seat("contracts_rest", where, s.seats))
        me.contracts = tuple(sorted([*me.contracts, *rest]))
        s.contracts = top
    s.contracts_drawn = len(s.box.contracts) - len(s.contracts)


def _lay_steps(s: Amsterdam, spec: dict[str, Any]) -> list[Any]:
    turn = seat("turn", spec.get("turn", s.first), s.seats)
    step = spec.get("step", "turn")
    if step == "turn":
        return [Turn(turn)]
    if step == "second-card":
        return [EndTurn(turn), SecondCard(turn)]
    if step == "keep-contracts":
        return [EndTurn(turn), KeepContracts(turn)]
    if step == "keep-first-contracts":
        return [Turn(turn), KeepFirstContracts(turn, (1 << s.seats) - 1)]
    if step == "pay":
        return [EndTurn(turn), Pay(turn, named("track", spec.get("track", ""), s.box.track_names, "track"))]
    names = ", ".join([name for name in STEPS if name != "end-turn"])
    raise BadState(f"step is {shown(step)}, but must be one of {names}.")
