"""Amsterdam as a game of Kade: its id, its options, and which room does what."""

from collections.abc import Mapping

from kade.display.game import Display, Game
from kade.display.prose import Value
from kade.games.amsterdam import edition, estimate, picture, positions, words
from kade.games.amsterdam.edition.printed import CARDS
from kade.games.amsterdam.estimate import learnt
from kade.games.amsterdam.rules import setup
from kade.games.amsterdam.rules.state import Amsterdam
from kade.kernel.engine import Engine
from kade.kernel.options import Option
from kade.kernel.state import State


class AmsterdamGame(Game):
    """Ticket to Ride: Amsterdam, 2 to 4 players."""

    id = "amsterdam"
    rules = 2
    module = __name__
    options = (Option("players", (2, 3, 4), 2), Option("first", (None, 0, 1, 2, 3), None, when="less than players"))
    engine = Engine(edition, setup, positions, estimate, learnt)
    display = Display(words, picture)
    minutes = 15
    bot_names = (
        "Aaltje",
        "Barend",
        "Cornelia",
        "Dirk",
        "Geertje",
        "Hendrik",
        "Jacoba",
        "Joost",
        "Machteld",
        "Pieter",
        "Saskia",
        "Willem",
    )
    max_decisions = 2000
    horizon = 3

    def in_hand(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Amsterdam)
        return dict(zip(CARDS, state.players[seat].hand, strict=True))

    def cards(self, counts: Mapping[str, int]) -> list[Value]:
        return words.cards(counts)


GAME = AmsterdamGame()
