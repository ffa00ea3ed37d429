"""Which moments a game of Amsterdam comes to; a saved state or a position in any other is refused, in words."""

from __future__ import annotations

from typing import Any, Final

from kade.games.amsterdam.claiming import claimable_tracks
from kade.games.amsterdam.state import Amsterdam
from kade.games.amsterdam.steps import keep_options
from kade.kernel.errors import BadState

# What lies beneath each step that asks, at every decision of a game.
BENEATH: Final[dict[str, list[str]]] = {
    "turn": [],
    "second-card": ["end-turn"],
    "pay": ["end-turn"],
    "keep-contracts": ["end-turn"],
    "keep-first-contracts": ["turn"],
}
MANY: Final = 1_000_000


def check_course(s: Amsterdam) -> None:
    """Refuse counters and steps that no game comes to."""
    goes_on = 1 if s.stack else 0
    last_turns = s.ending != -1
    _within("first", s.first, 0, s.seats - 1)
    _within("turn", s.turn, 0, MANY)
    _within("passes", s.passes, 0, s.seats - goes_on)
    _within("ending", s.ending, -1, s.seats - 1)
    _within("turns_left", s.turns_left, goes_on if last_turns else 0, s.seats if last_turns else 0)
    _within("contracts_drawn", s.contracts_drawn, 0, 2 * len(s.box.contracts))
    if not isinstance(s.stalled, bool):
        raise BadState(f"stalled is {s.stalled!r}, but must be true or false.")
    if s.stack:
        _check_steps(s)
    _check_choices(s)


def _within(name: str, value: Any, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadState(f"{name} is {value!r}, but must be a whole number from {low} to {high}.")


def _check_steps(s: Amsterdam) -> None:
    top = s.stack[-1]
    names = [step.name for step in s.stack]
    if BENEATH.get(top.name) != names[:-1]:
        raise BadState(f"The steps {', '.join(names)} do not stand on each other like this.")
    for step in s.stack:
        _within(f"the seat of the step {step.name!r}", step.seat, 0, s.seats - 1)
        if step.seat != top.seat:
            raise BadState(f"The steps are of the seats {step.seat} and {top.seat}, but must be of one.")
    if top.name == "pay":
        _within("the track of the step 'pay'", top.a, 0, len(s.box.tracks) - 1)
        if not claimable_tracks(s, top.seat) & s.box.bit[top.a]:
            raise BadState(f"Seat {top.seat} is to pay for {s.box.track_names[top.a]!r}, but cannot claim it.")
    if top.name == "keep-first-contracts":
        _within("the set of seats still choosing", top.a, 1, (1 << s.seats) - 1)
    if top.name.startswith("keep"):
        for seat in top.actors(s):
            if not s.players[seat].offer:
                raise BadState(f"Seat {seat} is to choose contracts, but is offered none.")


def _check_choices(s: Amsterdam) -> None:
    """A choice is there while all choose their first contracts, and only of those who have made it."""
    choosing = bool(s.stack) and s.stack[-1].name == "keep-first-contracts"
    for seat, me in enumerate(s.players):
        chosen = choosing and seat not in s.stack[-1].actors(s)
        if chosen != (me.choice != -1) or (chosen and me.choice not in keep_options(s, seat)):
            what = repr(s.box.actions.name(me.choice)) if me.choice != -1 else "nothing"
            raise BadState(f"Seat {seat} has chosen {what}, which does not fit what it is offered.")
