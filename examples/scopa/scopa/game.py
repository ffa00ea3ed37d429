"""Scopa as a game of Kade: its id, its options, and which room does what."""

from kade.display.game import Display, Game
from kade.kernel.engine import Engine
from scopa import edition, estimate
from scopa.picture.rows import PICTURE
from scopa.positions import POSITIONS
from scopa.rules import setup
from scopa.words.say import WORDS


class ScopaGame(Game):
    """Scopa, 2 or 3 players."""

    id = "scopa"
    module = __name__
    options = setup.OPTIONS
    engine = Engine(edition, setup, POSITIONS, estimate)
    display = Display(WORDS, PICTURE)
    minutes = 30
    bot_names = ("Carmela", "Ciro", "Concetta", "Gennaro", "Pasquale", "Titina")
    max_decisions = 5000
    horizon = 4


GAME = ScopaGame()
