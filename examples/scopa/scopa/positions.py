"""Positions laid out by hand, and which moments a game of Scopa comes to."""

from typing import Final

from kade.kernel.by_hand import ByHand
from kade.kernel.errors import BadState
from scopa.rules import scoring, setup
from scopa.rules.state import Scopa
from scopa.rules.steps import IN_HAND, Capture, Turn


def check(s: Scopa) -> None:
    if s.over and (s.table or not s.round_is_played or not scoring.decided(s)):
        raise BadState("There is no step, but the game is not over: nobody has won, or cards are still in play.")
    if (s.played >= 0) != (not s.over and isinstance(s.stack[-1], Capture)):
        raise BadState("A card is played while its capture is chosen, and at no other moment.")
    if max(len(me.hand) for me in s.players) > IN_HAND:
        raise BadState(f"A hand has at most {IN_HAND} cards.")


POSITIONS: Final = ByHand(setup, setup.OPTIONS, Turn, {"turn": [], "capture": ["next-player"]}, "deck", check)
