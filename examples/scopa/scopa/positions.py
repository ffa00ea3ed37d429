"""Positions laid out by hand, and which moments a game of Scopa comes to."""

from __future__ import annotations

from typing import Any, Final

from kade.kernel.errors import BadState
from kade.kernel.fields import lay, refuse_broken
from kade.kernel.kinds import seat, table, whole
from kade.kernel.rng import seeded
from scopa.edition import CARDS, ScopaPrinted
from scopa.rules import scoring
from scopa.rules.setup import empty_table
from scopa.rules.state import Scopa
from scopa.rules.steps import IN_HAND, Capture, Turn

LAID: Final = ("table", "deck", "round", "dealer", "last", "seats")
BENEATH: Final = {"turn": [], "capture": ["next-player"]}
"""What lies beneath each step that asks."""


def position(box: ScopaPrinted, spec: dict[str, Any]) -> Scopa:
    """Lay out what the spec names, with the turn of the seat `turn`. Cards that are not named lie in the deck, under
    those that are and shuffled by `seed`; or with `rest`, a seat, in its pile."""
    table("position", spec, ("players", "target", "turn", "rest", "seed", *LAID))
    players = whole("players", spec.get("players", 2), 2, 3)
    options = {"players": players, "target": whole("target", spec.get("target", 11), 11, 21)}
    s = empty_table(box, options, seeded(whole("seed", spec.get("seed", 0), 0, 2**128)))
    s.deck = []
    lay(s, {name: spec[name] for name in LAID if name in spec})
    _lay_rest(s, spec.get("rest"))
    s.stack = [Turn(seat("turn", spec.get("turn", 0), players))]
    refuse_broken(s)
    _check_moment(s)
    s.advance()
    return s


def _lay_rest(s: Scopa, rest: Any) -> None:
    named = {*s.table, *s.deck, *(card for me in s.players for card in me.hand)}
    loose = [
        card for card in range(len(CARDS)) if card not in named and not any(me.pile >> card & 1 for me in s.players)
    ]
    if rest is not None:
        s.players[seat("rest", rest, s.seats)].pile |= sum(1 << card for card in loose)
        return
    s.rng.shuffle(loose)
    s.deck = loose + s.deck


def check_saved(s: Scopa) -> None:
    """A saved state is at a decision, or over."""
    _check_moment(s)
    if s.stack and len(s.legal()) < 2:
        raise BadState(f"The step {s.stack[-1].name!r} leaves nothing to choose.")


def _check_moment(s: Scopa) -> None:
    if not s.stack:
        if not scoring.decided(s) or not s.round_is_played or s.table:
            raise BadState("There is no step, but the game is not over: nobody has won, or cards are still in play.")
        return
    top = s.stack[-1]
    names = [step.name for step in s.stack]
    if BENEATH.get(top.name) != names[:-1] or any(step.seat != top.seat for step in s.stack):
        raise BadState(f"The steps {', '.join(names)} cannot be stacked in this order.")
    if (s.played >= 0) != isinstance(top, Capture):
        raise BadState("A card is played while its capture is chosen, and at no other moment.")
    if max(len(me.hand) for me in s.players) > IN_HAND:
        raise BadState(f"A hand has at most {IN_HAND} cards.")
