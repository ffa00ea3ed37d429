"""Amsterdam as a game of Kade: its id, its options, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from kade.games.amsterdam.edition.check import check
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.estimate.final_points import estimate
from kade.games.amsterdam.picture import panels as picture
from kade.games.amsterdam.picture.where import where
from kade.games.amsterdam.positions.by_hand import position
from kade.games.amsterdam.positions.flow_check import check_flow, check_saved
from kade.games.amsterdam.rules import setup
from kade.games.amsterdam.rules.state import Amsterdam
from kade.games.amsterdam.rules.steps import STEPS
from kade.games.amsterdam.words import say
from kade.games.amsterdam.words.text import text
from kade.kernel.errors import IllegalAction
from kade.kernel.fate import Fate
from kade.kernel.game import Game, Listener, Names
from kade.kernel.options import Option, first_seat
from kade.kernel.picture import Panel
from kade.kernel.prose import Phrase
from kade.kernel.rng import Rng
from kade.kernel.state import State


class AmsterdamGame(Game):
    """Ticket to Ride: Amsterdam, 2 to 4 players."""

    id = "amsterdam"
    rules = 2
    home = "kade.games.amsterdam.game"
    options = (Option("players", (2, 3, 4), 2), Option("first", (None, 0, 1, 2, 3), None, when="less than players"))
    steps = STEPS
    longest = 2000
    horizon = 3
    slip = 0.25

    def check(self, data: dict[str, Any]) -> None:
        check(data)

    def print(self, edition: dict[str, Any], data: dict[str, Any]) -> AmsterdamPrinted:
        return AmsterdamPrinted(self.home, self.rules, edition, data)

    @property
    def box(self) -> AmsterdamPrinted:
        return cast(AmsterdamPrinted, self.printed)

    def begin(self, options: dict[str, Any], rng: Rng, listener: Listener | None, fate: Fate | None) -> State:
        first = first_seat(options)
        return setup.begin(self.box, options["players"], first, rng, listener, fate)

    def empty(self, options: dict[str, Any], rng: Rng) -> State:
        return setup.empty_table(self.box, options["players"], rng)

    def check_flow(self, state: State) -> None:
        check_saved(cast(Amsterdam, state))

    def position(self, spec: dict[str, Any]) -> State:
        state = position(self.box, spec)
        self.refuse_unless_sound(state)
        check_flow(state)
        state.advance()
        return state

    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        if isinstance(what, str):
            return say.action(self.box, what)
        return say.event(self.box, what, say.players(4, names))

    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return say.prompt(self.box, view, say.players(view["players"], names))

    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        return say.refusal(self.box, refusal.reason, refusal.details, say.players(4, names))

    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        return text(view, lang, self.prose, self.box, names)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return picture.panels(view, self.box)

    def target(self, name: str, view: dict[str, Any]) -> str | None:
        return picture.target(name, view, self.box)

    def where(self, event: Mapping[str, Any]) -> str | None:
        return where(event, self.box)

    def estimate(self, state: State, seat: int) -> float:
        return estimate(cast(Amsterdam, state), seat)


GAME = AmsterdamGame()
