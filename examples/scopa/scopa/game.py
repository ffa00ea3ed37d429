"""Scopa as a game of Kade: its id, its options, and which room does what."""

from kade.display.game import Display, Game
from kade.kernel.engine import Engine
from kade.kernel.options import Option
from scopa import edition, estimate, picture, positions, words
from scopa.rules import setup


class ScopaGame(Game):
    """Scopa, 2 or 3 players."""

    id = "scopa"
    module = __name__
    options = (Option("players", (2, 3), 2), Option("target", (11, 16, 21), 11))
    engine = Engine(edition, setup, positions, estimate)
    display = Display(words, picture)
    max_decisions = 5000
    horizon = 4


GAME = ScopaGame()
