"""Burano as a game of Kade: its id, its options, and which room does what."""

from kade.display.game import Display, Game
from kade.games.burano import edition, estimate, picture, positions, words
from kade.games.burano.estimate import learnt
from kade.games.burano.rules import setup
from kade.kernel.engine import Engine
from kade.kernel.options import Option


class BuranoGame(Game):
    """Burano, 2 to 4 players."""

    id = "burano"
    rules = 2
    module = __name__
    options = (
        Option("players", (2, 3, 4), 2),
        Option("first", (None, 0, 1, 2, 3), None, when="less than players"),
        Option("layout", ("beginner", "drawn"), "beginner"),
    )
    engine = Engine(edition, setup, positions, estimate, learnt)
    display = Display(words, picture)
    minutes = 90
    bot_names = (
        "Alvise",
        "Bepi",
        "Catina",
        "Chiara",
        "Gigi",
        "Lucrezia",
        "Marin",
        "Momi",
        "Nane",
        "Orsola",
        "Toni",
        "Zanetta",
    )
    max_decisions = 5000
    search_factor = 0.5


GAME = BuranoGame()
