"""Amsterdam out of a saved state: the state that `saving.dump` was made of, or a sentence that says what is wrong."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.amsterdam import reading
from kade.games.amsterdam.course import check_course
from kade.games.amsterdam.printed import AmsterdamPrinted
from kade.games.amsterdam.seat import Seat, new_seat
from kade.games.amsterdam.setup import empty_table
from kade.games.amsterdam.state import Amsterdam
from kade.games.amsterdam.steps import STEPS
from kade.kernel.errors import BadState
from kade.kernel.rng import Rng

STATE: Final = ("seats", "deck", "row", "discards", "stock", "contracts", "contracts_drawn", "first", "turn", "passes",
                "ending", "turns_left", "stalled")
SEAT: Final = ("hand", "known", "blind", "tracks", "contracts", "offer", "choice", "whereabouts")


def restore(box: AmsterdamPrinted, saved: dict[str, Any], rng: Rng) -> Amsterdam:
    """The state that `dump` was made of."""
    state = reading.table("state", saved["state"])
    reading.all_keys("state", state, STATE)
    seats = reading.listed("seats", state["seats"])
    s = empty_table(box, reading.player_count(len(seats)), rng)
    s.players = [_seat(box, entry) for entry in seats]
    s.deck = reading.card_list("deck", state["deck"])[::-1]
    s.row = reading.row(state["row"])
    s.discards = reading.card_counts("discards", state["discards"])
    s.stock = reading.card_counts("stock", state["stock"])
    s.contracts = reading.contracts(box, "contracts", state["contracts"])[::-1]
    s.contracts_drawn = reading.whole("contracts_drawn", state["contracts_drawn"], 0, 2 * len(box.contracts))
    s.first = reading.whole("first", state["first"], 0, s.seats - 1)
    s.turn = reading.whole("turn", state["turn"], 0, reading.HUGE)
    s.passes = reading.whole("passes", state["passes"], 0, s.seats)
    s.ending = reading.whole("ending", state["ending"], -1, s.seats - 1)
    s.turns_left = reading.whole("turns_left", state["turns_left"], 0, s.seats)
    s.stalled = reading.yes_or_no("stalled", state["stalled"])
    s.stack = [_step(entry) for entry in reading.listed("stack", saved["stack"])]
    reading.count_tracks(s)
    wrong = s.audit()  # before anything looks cards up in tables that are as long as there are cards
    if wrong:
        raise BadState(f"The saved state is broken: {wrong[0]}.")
    check_course(s)
    # What is forced happens by itself. But an imagined hand may have a single thing to do where the true one has more.
    fewest = 1 if s.stack and s.stack[-1].name == "turn" else 2
    if s.stack and not all(len(s.legal(seat)) >= fewest for seat in s.actors):
        raise BadState(f"The step {s.stack[-1].name!r} leaves nothing to choose.")
    return s


def _seat(box: AmsterdamPrinted, saved: Any) -> Seat:
    entry = reading.table("an entry of seats", saved)
    reading.all_keys("seats", entry, SEAT)
    me = new_seat(box.carts)
    me.hand = reading.card_counts("hand", entry["hand"])
    me.known = reading.card_counts("known", entry["known"])
    me.blind = reading.card_counts("blind", entry["blind"])
    me.tracks = reading.tracks(box, entry["tracks"])
    me.contracts = tuple(sorted(reading.contracts(box, "contracts", entry["contracts"])))
    me.offer = tuple(sorted(reading.contracts(box, "offer", entry["offer"])))
    me.choice = _choice(box, entry["choice"])
    me.whereabouts = tuple([_whereabouts(box, one) for one in reading.listed("whereabouts", entry["whereabouts"])])
    return me


def _choice(box: AmsterdamPrinted, name: Any) -> int:
    if name == "":
        return -1
    if not isinstance(name, str) or name not in box.actions.names:
        raise BadState(f"choice is {reading.shown(name)}, but must be an action, or empty while nothing is chosen.")
    return box.actions.names.index(name)


def _whereabouts(box: AmsterdamPrinted, entry: Any) -> tuple[int, int]:
    """A contract (or none that is known) and the places where it may be; which those are is checked in course.py."""
    pair = reading.listed("an entry of whereabouts", entry)
    if len(pair) != 2:
        raise BadState(f"An entry of whereabouts has {len(pair)} parts, but must be a contract and its places.")
    places = pair[1]
    if isinstance(places, bool) or not isinstance(places, int) or places < 1:
        raise BadState(f"The places of an entry of whereabouts are {reading.shown(places)}, but must be a whole number "
                       "from 1 on.")
    return -1 if pair[0] == "" else reading.contract(box, pair[0]), places


def _step(entry: Any) -> Any:
    parts = reading.listed("a step", entry)
    name = parts[0] if parts else ""
    if not isinstance(name, str) or name not in STEPS:
        raise BadState(f"There is no step {reading.shown(name)}; the steps are {', '.join(STEPS)}.")
    numbers = parts[1:]
    if len(numbers) != 4 or not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise BadState(f"The step {name!r} needs four whole numbers.")
    return STEPS[name](*numbers)
