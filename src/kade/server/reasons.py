"""Why something that is drawn cannot be chosen now: what the rules say of its actions, for its tip."""

from __future__ import annotations

from typing import Any

from kade.display.game import Game
from kade.display.prose import Phrase
from kade.kernel.state import State
from kade.server.phrases import players

NOTHING_TO_SAY = "not-now"
"""What the rules answer where they know no better reason."""


def why_not(game: Game, state: State, seat: int, target: str) -> Phrase | None:
    """The first reason that says something among those of the actions this target stands for. None where one of them is
    possible, where it stands for none, and while others decide."""
    if seat not in state.actors:
        return None
    view: dict[str, Any] = state.view(seat)
    legal = set(state.legal(seat))
    found = None
    for action in range(len(game.actions)):
        if game.target(game.name(action), view) != target:
            continue
        if action in legal:
            return None
        refusal = state.refusal(action, seat)
        if found is None and refusal.reason != NOTHING_TO_SAY:
            found = game.reason(refusal, players(state.seats))
    return found
