"""Windmill Valley as a game of Kade: its id, its options, and which room does what."""

from collections.abc import Mapping

from kade.display.game import Display, Game
from kade.display.prose import Phrase
from kade.games.windmill_valley import edition, estimate, picture, positions, words
from kade.games.windmill_valley.edition.printed import LEVELS
from kade.games.windmill_valley.estimate import between, learnt
from kade.games.windmill_valley.picture.players import gathered
from kade.games.windmill_valley.rules import setup
from kade.kernel.engine import Engine
from kade.kernel.options import Option


class WindmillValleyGame(Game):
    """Windmill Valley, 1 to 4 players; alone against the Gardener."""

    id = "windmill-valley"
    rules = 3
    module = __name__
    options = (
        Option("players", (1, 2, 3, 4), 2),
        Option("expert", (False, True), False, when="players is 2 or more"),
        Option("gardener", (None, *LEVELS), None, when="players is 1; then medium unless said"),
        Option("first", (None, 0, 1, 2, 3), None, when="less than players"),
    )
    engine = Engine(edition, setup, positions, estimate, learnt, between)
    display = Display(words, picture)
    minutes = 60
    bot_names = (
        "Anneke",
        "Bas",
        "Fleur",
        "Gijs",
        "Hanneke",
        "Jelle",
        "Klaas",
        "Lotte",
        "Maaike",
        "Sjoerd",
        "Teun",
        "Wiebe",
    )
    max_decisions = 5000
    search_factor = 0.6
    opponent_weight = 0.5

    def automata(self, players: int) -> list[Phrase]:
        return words.automata(players)

    def points_by_source(self, breakdown: Mapping[str, int]) -> dict[str, int]:
        return {f"label-score-{name}": points for name, points in gathered(breakdown).items()}


GAME = WindmillValleyGame()
