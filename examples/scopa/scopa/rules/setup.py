"""The table before the first decision, and the steps of the game."""

from typing import Any, Final

from kade.kernel.options import Option
from kade.kernel.rng import Rng
from kade.kernel.stack import by_name
from scopa.edition import ScopaPrinted
from scopa.rules.state import Scopa
from scopa.rules.steps import Capture, EndRound, NewRound, NextPlayer, Turn

OPTIONS: Final = (Option("players", (2, 3), 2), Option("target", (11, 16, 21), 11))
STEPS: Final = by_name(NewRound, Turn, Capture, NextPlayer, EndRound)


def empty_table(box: ScopaPrinted, options: dict[str, Any], rng: Rng) -> Scopa:
    """All cards in the deck, unshuffled."""
    s = Scopa(box, options["players"], [], rng)
    s.target = options["target"]
    s.collect_cards()
    return s


def set_up(s: Scopa, options: dict[str, Any]) -> None:
    """The lot decides who deals first (SC-2.1)."""
    s.stack = [NewRound(s.who_begins(None))]
