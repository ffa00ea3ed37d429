"""Amsterdam as a game of Kade: its id, its options, and where its parts are."""

from __future__ import annotations

from typing import Any, cast

from kade.games.amsterdam import setup
from kade.games.amsterdam.estimate import estimate
from kade.games.amsterdam.printed import AmsterdamPrinted, check
from kade.games.amsterdam.state import Amsterdam
from kade.kernel.errors import BadOption
from kade.kernel.fate import Fate
from kade.kernel.game import Game, Listener
from kade.kernel.options import Option
from kade.kernel.rng import Rng
from kade.kernel.state import State


class AmsterdamGame(Game):
    """Ticket to Ride: Amsterdam, 2 to 4 players."""

    id = "amsterdam"
    rules = 1
    home = "kade.games.amsterdam.game"
    options = (
        Option("players", (2, 3, 4), 2),
        Option("first", (None, 0, 1, 2, 3), None, when="less than players"),
    )
    longest = 2000

    def check(self, data: dict[str, Any]) -> None:
        check(data)

    def print(self, edition: dict[str, Any], data: dict[str, Any]) -> AmsterdamPrinted:
        return AmsterdamPrinted(self.home, self.rules, edition, data)

    @property
    def box(self) -> AmsterdamPrinted:
        return cast(AmsterdamPrinted, self.printed)

    def begin(self, options: dict[str, Any], rng: Rng, listener: Listener | None, fate: Fate | None) -> State:
        first = options["first"]
        if first is not None and first >= options["players"]:
            raise BadOption(f"first is {first}, but with {options['players']} players the seats are "
                            f"0 to {options['players'] - 1}.")
        return setup.begin(self.box, options["players"], first, rng, listener, fate)

    def restore(self, saved: dict[str, Any], rng: Rng) -> State:
        return setup.restore(self.box, saved, rng)

    def position(self, spec: dict[str, Any]) -> State:
        state = setup.position(self.box, spec)
        self.refuse_unless_sound(state)
        state.advance()
        return state

    def estimate(self, state: State, seat: int) -> float:
        return estimate(cast(Amsterdam, state), seat)


GAME = AmsterdamGame()
