"""Windmill Valley as a game of Kade: its id, its options, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from kade.games.windmill_valley.edition.check import check
from kade.games.windmill_valley.edition.printed import LEVELS, WindmillPrinted
from kade.games.windmill_valley.edition.shape import check_shape
from kade.games.windmill_valley.estimate.final_points import estimate
from kade.games.windmill_valley.picture import panels as picture
from kade.games.windmill_valley.picture import target as targets
from kade.games.windmill_valley.positions.by_hand import position
from kade.games.windmill_valley.positions.flow_check import check_flow
from kade.games.windmill_valley.rules import setup
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.words import offers, say
from kade.games.windmill_valley.words.text import text
from kade.kernel.errors import BadOption, BadState, IllegalAction
from kade.kernel.fate import Fate
from kade.kernel.game import Game, Listener, Names
from kade.kernel.options import Option, first_seat
from kade.kernel.picture import Panel
from kade.kernel.prose import Phrase
from kade.kernel.rng import Rng
from kade.kernel.state import State


class WindmillValleyGame(Game):
    """Windmill Valley, 1 to 4 players; alone against the Gardener."""

    id = "windmill-valley"
    rules = 3
    home = "kade.games.windmill_valley.game"
    options = (
        Option("players", (1, 2, 3, 4), 2),
        Option("expert", (False, True), False, when="players is 2 or more"),
        Option("gardener", (None, *LEVELS), None, when="players is 1; then medium unless said"),
        Option("first", (None, 0, 1, 2, 3), None, when="less than players"),
    )
    steps = setup.STEPS
    longest = 5000
    pace = 0.6
    rivalry = 0.5

    def check(self, data: dict[str, Any]) -> None:
        check_shape(self.base, data)
        check(data)

    def print(self, edition: dict[str, Any], data: dict[str, Any]) -> WindmillPrinted:
        return WindmillPrinted(self.home, self.rules, edition, data)

    @property
    def box(self) -> WindmillPrinted:
        return cast(WindmillPrinted, self.printed)

    def begin(self, options: dict[str, Any], rng: Rng, listener: Listener | None, fate: Fate | None) -> State:
        players, first = options["players"], first_seat(options)
        level = _level(players, options["gardener"], options["expert"])
        return setup.begin(self.box, players, first, level, options["expert"], rng, listener, fate)

    def empty(self, options: dict[str, Any], rng: Rng) -> State:
        players = options["players"]
        try:
            level = _level(players, options["gardener"], options["expert"])
        except BadOption as problem:
            raise BadState(f"The saved state has wrong options: {problem}") from None
        return setup.empty_table(self.box, 2 if level >= 0 else players, level, options["expert"], rng)

    def check_flow(self, state: State) -> None:
        check_flow(cast(WindmillValley, state))

    def position(self, spec: dict[str, Any]) -> State:
        state = position(self.box, spec)
        self.refuse_unless_sound(state)
        state.advance()
        return state

    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        if isinstance(what, str):
            return say.action(self.box, what)
        return say.event(self.box, what, say.players(4, names))

    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return say.prompt(view, say.players(view["players"], names))

    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return offers.offer(self.box, name, view, say.players(view["players"], names))

    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        return say.refusal(refusal.reason)

    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        return text(view, lang, self.prose, self.box, names)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return picture.panels(view, self.box)

    def target(self, name: str, view: dict[str, Any]) -> str | None:
        return picture.target(name, view, self.box)

    def automata(self, players: int) -> list[Phrase]:
        return say.automata(players)

    def where(self, event: Mapping[str, Any]) -> str | None:
        return targets.where(event)

    def estimate(self, state: State, seat: int) -> float:
        return estimate(cast(WindmillValley, state), seat)


def _level(players: int, gardener: str | None, expert: bool) -> int:
    """The Gardener's level as a number, -1 without it."""
    if players > 1 and gardener is not None:
        raise BadOption(f"gardener is {gardener!r}, but with {players} players nobody plays against the Gardener.")
    if players > 1:
        return -1
    if expert:
        raise BadOption("expert is for 2 players or more: alone, the level of the Gardener says how the game ends.")
    return LEVELS.index(gardener or "medium")


GAME = WindmillValleyGame()
