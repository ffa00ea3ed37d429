"""Setting up Amsterdam: a new game, a saved one, or a position laid out by hand (AM-2)."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.amsterdam.course import check_course
from kade.games.amsterdam.places import DEAL
from kade.games.amsterdam.printed import CARDS, SLOTS, WILD, AmsterdamPrinted
from kade.games.amsterdam.seat import NO_CARDS, Seat, new_seat
from kade.games.amsterdam.state import GAP, Amsterdam
from kade.games.amsterdam.steps import STEPS, EndTurn, KeepContracts, KeepFirstContracts, Pay, SecondCard, Turn
from kade.kernel.errors import BadState, KadeError
from kade.kernel.event import Event
from kade.kernel.fate import Fate
from kade.kernel.game import Listener
from kade.kernel.rng import Rng, seeded


def empty_table(box: AmsterdamPrinted, players: int, rng: Rng) -> Amsterdam:
    """The board, and every card and contract still in its pile, unshuffled."""
    deck = [card for card in range(WILD + 1) for _ in range(box.cards[card])]
    return Amsterdam(
        printed=box, stack=[], rng=rng, players=[new_seat(box.carts) for _ in range(players)], deck=deck,
        row=[GAP] * SLOTS, discards=NO_CARDS[:], stock=box.cards[:], contracts=list(range(len(box.contracts))),
        contracts_drawn=0, open_tracks=box.everything, merchandise=box.merchandise_cards, first=0, turn=0, passes=0,
        ending=-1, turns_left=0, stalled=False,
    )


def begin(box: AmsterdamPrinted, players: int, first: int | None, rng: Rng,
          listener: Listener | None = None, fate: Fate | None = None) -> Amsterdam:
    """A new game, up to the choice of the first contracts (AM-2.1 to 2.6)."""
    s = empty_table(box, players, rng)
    s.listener = listener
    s.fate = fate
    s.first = s.lot("first", players) if first is None else first
    if listener is not None:
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
    s.advance()
    return s


def deal_hand(s: Amsterdam, seat: int) -> None:
    """The first transport cards of a player (AM-2.2)."""
    me = s.players[seat]
    dealt = [s.deck.pop() for _ in range(s.box.hand)]
    for card in dealt:
        me.hand[card] += 1
        me.blind[card] += 1
    if s.listener is not None:
        cards = [CARDS[card] for card in dealt]
        s.tell(Event("dealt", {"seat": seat, "number": len(cards)}, {"cards": cards}, DEAL.audience(seat)))


# ---------------------------------------------------------------------- from plain data


def restore(box: AmsterdamPrinted, saved: dict[str, Any], rng: Rng) -> Amsterdam:
    """The state that `dump` was made of."""
    try:
        state = saved["state"]
        _player_count(len(state["seats"]))
        s = empty_table(box, len(state["seats"]), rng)
        s.players = [_restore_seat(box, entry) for entry in state["seats"]]
        s.deck = _card_list(state["deck"])[::-1]
        s.row = [GAP if card is None else _card(card) for card in state["row"]]
        s.discards = _card_counts(state["discards"])
        s.stock = _card_counts(state["stock"])
        s.contracts = [_contract(box, name) for name in reversed(state["contracts"])]
        s.contracts_drawn = state["contracts_drawn"]
        s.first, s.turn, s.passes = state["first"], state["turn"], state["passes"]
        s.ending, s.turns_left, s.stalled = state["ending"], state["turns_left"], state["stalled"]
        s.stack = [_step(entry) for entry in saved["stack"]]
    except KeyError as missing:
        raise BadState(f"The saved state has no {missing}.") from None
    except (TypeError, AttributeError, ValueError, IndexError) as problem:
        if isinstance(problem, KadeError):
            raise
        raise BadState(f"The saved state is broken: {problem}.") from None
    _count_tracks(s)
    wrong = s.audit()  # before anything looks cards up in tables that are as long as there are cards
    if wrong:
        raise BadState(f"The saved state is broken: {wrong[0]}.")
    check_course(s)
    if s.stack and not all(s.legal(seat) for seat in s.actors):
        raise BadState(f"The step {s.stack[-1].name!r} leaves nothing to choose.")
    return s


def _player_count(players: Any) -> None:
    if players not in (2, 3, 4):
        raise BadState(f"players is {players!r}, but must be 2, 3 or 4.")


def _restore_seat(box: AmsterdamPrinted, entry: dict[str, Any]) -> Seat:
    me = new_seat(box.carts)
    me.hand, me.known, me.blind = (_card_counts(entry[key]) for key in ("hand", "known", "blind"))
    me.tracks = _tracks(box, entry["tracks"])
    me.contracts = tuple(_contract(box, name) for name in entry["contracts"])
    me.offer = tuple(_contract(box, name) for name in entry["offer"])
    me.choice = box.actions.action(entry["choice"]) if entry["choice"] else -1
    me.whereabouts = tuple((_contract(box, name) if name else -1, int(places)) for name, places in entry["whereabouts"])
    return me


def _step(entry: list[Any]) -> Any:
    name, *numbers = entry
    if name not in STEPS:
        raise BadState(f"There is no step {name!r}; the steps are {', '.join(STEPS)}.")
    if len(numbers) != 4 or not all(isinstance(number, int) for number in numbers):
        raise BadState(f"The step {name!r} needs four whole numbers, not {numbers}.")
    return STEPS[name](*numbers)


def _count_tracks(s: Amsterdam) -> None:
    """Carts, points, merchandise and closed tracks follow from who holds which track."""
    box = s.box
    for me in s.players:
        for track in box.tracks:
            if me.tracks & box.bit[track.index]:
                me.carts -= track.length
                me.points += box.track_points[track.length]
                me.merchandise += track.merchandise
                s.merchandise -= track.merchandise
                s.open &= ~box.bit[track.index]
                if track.partner >= 0 and s.seats == 2:
                    s.open &= ~box.bit[track.partner]
                elif track.partner >= 0:
                    me.barred |= box.bit[track.partner]


def _card(name: Any) -> int:
    if name not in CARDS:
        raise BadState(f"There is no card {name!r}; the cards are {', '.join(CARDS)}.")
    return CARDS.index(name)


def _card_list(names: list[str]) -> list[int]:
    return [_card(name) for name in names]


def _card_counts(names: dict[str, Any]) -> list[int]:
    counts = NO_CARDS[:]
    for name, number in names.items():
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise BadState(f"{number!r} is not a number of {name} cards.")
        counts[_card(name)] = number
    return counts


def _contract(box: AmsterdamPrinted, name: Any) -> int:
    if name not in box.contract_names:
        raise BadState(f"There is no contract {name!r}; a contract is written like {box.contract_names[0]!r}.")
    return box.contract_names.index(name)


def _tracks(box: AmsterdamPrinted, names: list[str]) -> int:
    mask = 0
    for name in names:
        if name not in box.track_names:
            raise BadState(f"There is no track {name!r}; a track is written like {box.track_names[0]!r}.")
        mask |= box.bit[box.track_names.index(name)]
    return mask


# ---------------------------------------------------------------------- a position laid out by hand

POSITION = ("players", "first", "seats", "row", "deck", "discards", "rest", "contracts", "contracts_rest", "turn",
            "step", "track", "turns", "passes", "ending", "turns_left", "stalled", "seed")
POSITION_SEAT = ("hand", "known", "tracks", "contracts", "offer")


def position(box: AmsterdamPrinted, spec: dict[str, Any]) -> Amsterdam:
    """Lay out what the spec names; cards it does not name go under the deck (or to `rest`), shuffled by `seed`.

    `deck` and `contracts` name cards from the top. `rest` and `contracts_rest` may be a seat, `rest` also "discards".
    """
    try:
        return _lay(box, spec)
    except (TypeError, AttributeError, ValueError, IndexError, KeyError) as problem:
        if isinstance(problem, KadeError):
            raise
        raise BadState(f"The position is broken: {problem}.") from None


def _lay(box: AmsterdamPrinted, spec: dict[str, Any]) -> Amsterdam:
    _known_keys("position", spec, POSITION)
    players = spec.get("players", len(spec.get("seats", [])) or 2)
    _player_count(players)
    s = empty_table(box, players, seeded(spec.get("seed", 0)))
    seats = spec.get("seats", [])
    if len(seats) > players:
        raise BadState(f"seats has {len(seats)} entries for {players} players.")
    for me, entry in zip(s.players, seats, strict=False):
        _known_keys("seats", entry, POSITION_SEAT)
        me.hand = _card_counts(entry.get("hand", {}))
        me.known = _card_counts(entry.get("known", {}))
        me.tracks = _tracks(box, entry.get("tracks", []))
        me.contracts = tuple(sorted(_contract(box, name) for name in entry.get("contracts", [])))
        me.offer = tuple(sorted(_contract(box, name) for name in entry.get("offer", [])))
    _lay_cards(s, spec)
    _lay_contracts(s, spec)
    s.first = spec.get("first", 0)
    s.turn = spec.get("turns", 0)
    s.passes = spec.get("passes", 0)
    s.ending = spec.get("ending", -1)
    s.turns_left = spec.get("turns_left", 0)
    s.stalled = spec.get("stalled", False)
    _count_tracks(s)
    s.stack = _lay_steps(s, spec)
    check_course(s)
    return s


def _known_keys(where: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in entry:
        if key not in known:
            raise BadState(f"{where}: there is no {key!r}; there is {', '.join(known)}.")


def _lay_cards(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = _card_list(spec.get("deck", []))[::-1]
    s.row = [GAP if card is None else _card(card) for card in spec.get("row", [])]
    s.discards = _card_counts(spec.get("discards", {}))
    rest = s.box.cards[:]
    for card in top + [card for card in s.row if card != GAP]:
        rest[card] -= 1
    for counts in [s.discards, *(me.hand for me in s.players)]:
        for card in range(WILD + 1):
            rest[card] -= counts[card]
    for card in range(WILD + 1):
        if rest[card] < 0:
            raise BadState(f"The position names {s.box.cards[card] - rest[card]} {CARDS[card]} cards; "
                           f"there are {s.box.cards[card]}.")
    under = [card for card in range(WILD + 1) for _ in range(rest[card])]
    s.rng.shuffle(under)
    where = spec.get("rest", "deck")
    if where == "discards":
        s.discards = [s.discards[card] + rest[card] for card in range(WILD + 1)]
        under = []
    elif where != "deck":
        hand = s.players[_seat(s, "rest", where)].hand
        for card in under:
            hand[card] += 1
        under = []
    s.deck = under + top
    while len(s.row) < SLOTS and "row" not in spec and s.deck:
        s.row.append(s.deck.pop())
    s.row += [GAP] * (SLOTS - len(s.row))
    # Nobody knows more of the hands than what is said to be known: the rest may have come from this very deck.
    s.stock = [s.deck.count(card) for card in range(WILD + 1)]
    for me in s.players:
        me.blind = [max(0, me.hand[card] - me.known[card]) for card in range(WILD + 1)]
        s.stock = [s.stock[card] + me.blind[card] for card in range(WILD + 1)]


def _lay_contracts(s: Amsterdam, spec: dict[str, Any]) -> None:
    top = [_contract(s.box, name) for name in spec.get("contracts", [])][::-1]
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
        me = s.players[_seat(s, "contracts_rest", where)]
        me.contracts = tuple(sorted([*me.contracts, *rest]))
        s.contracts = top
    s.contracts_drawn = len(s.box.contracts) - len(s.contracts)


def _seat(s: Amsterdam, key: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.seats:
        raise BadState(f"{key} is {value!r}, but must be a seat from 0 to {s.seats - 1}.")
    return value


def _lay_steps(s: Amsterdam, spec: dict[str, Any]) -> list[Any]:
    seat = _seat(s, "turn", spec.get("turn", s.first))
    step = spec.get("step", "turn")
    if step == "turn":
        return [Turn(seat)]
    if step == "second-card":
        return [EndTurn(seat), SecondCard(seat)]
    if step == "keep-contracts":
        return [EndTurn(seat), KeepContracts(seat)]
    if step == "keep-first-contracts":
        return [Turn(s.first), KeepFirstContracts(s.first, (1 << s.seats) - 1)]
    if step == "pay":
        track = _tracks(s.box, [spec.get("track", "")]).bit_length() - 1
        return [EndTurn(seat), Pay(seat, track)]
    raise BadState(f"step is {step!r}, but must be one of {', '.join(name for name in STEPS if name != 'end-turn')}.")
