"""Pebbles as a game of Kade, for tests only: set-up, saving, editions. Its rules are in toy.py, its words in
toy_words.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tests.kernel import toy_words
from tests.kernel.toy import COLOURS, DRAWING, ROUNDS, STAKES, STEPS, Lucky, Pebbles, PebblesPrinted, Stake, Turn
from tests.kernel.toy_words import TEXTS

from kade.display.game import Game, Names
from kade.display.panel import Panel
from kade.display.prose import Phrase
from kade.kernel.errors import BadEdition, BadState, IllegalAction
from kade.kernel.event import Event
from kade.kernel.options import Option
from kade.kernel.rng import Rng
from kade.kernel.stack import read_stack
from kade.kernel.state import State

COMPONENTS = """
format = 1
game = "toy"
title = "Pebbles"
[pebbles]
each = 5
hand = 4
source = "reconstructed"
"""


FLOWS = {
    (),
    ("turn",),
    ("turn", "stake"),
    ("turn", "stake", "lucky"),
    ("end-turn", "closing"),
    ("end-turn", "closing", "score"),
}


class ToyGame(Game):
    """Two or three players, none to two coins each."""

    id = "toy"
    module = "tests.kernel.toy_game"
    options = (Option("players", (2, 3), 2), Option("coins", (0, 1, 2), 1))
    max_decisions = 60

    def resource(self, name: str) -> str:
        folder, _, lang = name.removesuffix(".ftl").partition("/")
        return TEXTS[lang] if folder == "words" else COMPONENTS

    def check(self, data: dict[str, Any]) -> None:
        each, hand = data["pebbles"]["each"], data["pebbles"]["hand"]
        if not 0 <= hand <= each <= 9:
            raise BadEdition(f"[pebbles]: hand is {hand} and each is {each}; 0 <= hand <= each <= 9 would be right.")

    def load_components(self, edition: dict[str, Any], data: dict[str, Any]) -> PebblesPrinted:
        return PebblesPrinted(self.module, self.rules, edition, data)

    def empty(self, options: dict[str, Any], rng: Rng) -> Pebbles:
        players = options["players"]
        box = cast(PebblesPrinted, self.printed)
        seats, colours = range(players), len(COLOURS)
        return Pebbles(
            box,
            [],
            rng,
            [[0] * colours for _ in seats],
            [[0] * colours for _ in seats],
            [colour for colour in range(colours) for _ in range(box.each)],
            [0] * colours,
            [0] * colours,
            [0] * players,
            [0] * players,
            [-1] * players,
            0,
            0,
            0,
        )

    def set_up(self, state: State, options: dict[str, Any]) -> None:
        s, players = cast(Pebbles, state), options["players"]
        s.coins = [options["coins"]] * players
        s.first = s.lot("first", players)
        s.shuffle("deck", s.deck)
        for seat in range(players):
            dealt = [s.deck.pop() for _ in range(s.box.hand)]
            for pebble in dealt:
                s.hands[seat][pebble] += 1
            words: list[object] = [COLOURS[pebble] for pebble in dealt]
            s.tell(Event("dealt", {"seat": seat, "number": len(words)}, {"pebbles": words}, DRAWING.audience(seat)))
        s.stack = [Turn(s.first), Stake(0), Lucky(0, (1 << players) - 1)]

    def restore(self, saved: dict[str, Any], rng: Rng) -> State:
        data = saved["state"]
        players = len(data["hands"])
        if players not in (2, 3):
            raise BadState(f"hands is {data['hands']!r}, but must be of two or three seats.")
        s = self.empty({"players": players}, rng)
        for pebbles in (*data["hands"], *data["staked"], data["table"], data["swept"]):
            _numbers("a number of pebbles", pebbles, len(COLOURS), 0, 9)
        _numbers("the deck", data["deck"], len(data["deck"]), 0, len(COLOURS) - 1)
        _numbers("coins", data["coins"], players, 0, 2)
        _numbers("points", data["points"], players, 0, 999)
        _numbers("lucky", data["lucky"], players, -1, len(COLOURS) - 1)
        _numbers("knows, first", [data["knows"], data["first"]], 2, 0, (1 << players) - 1)
        _numbers("turns", [data["turns"]], 1, 0, 2 * players)
        if data["knows"] and not data["deck"]:
            raise BadState(f"knows is {data['knows']}, but there is no top pebble to know.")
        if len(data["staked"]) != players or any(sum(stake) > STAKES for stake in data["staked"]):
            raise BadState(f"staked is {data['staked']!r}, but must be at most {STAKES} pebbles a seat.")
        s.hands, s.staked, s.deck = [hand[:] for hand in data["hands"]], data["staked"], data["deck"][:]
        s.table, s.swept, s.coins = data["table"][:], data["swept"][:], data["coins"][:]
        s.points, s.lucky, s.knows = data["points"][:], data["lucky"][:], data["knows"]
        s.first, s.turns = data["first"], data["turns"]
        s.staked = [stake[:] for stake in data["staked"]]
        s.stack = read_stack(saved["stack"], STEPS, self.printed, players)
        names = tuple(step.name for step in s.stack)
        if names not in FLOWS or (not names and s.turns < ROUNDS * players):
            raise BadState(f"The steps {', '.join(names) or '(none)'} cannot be stacked in this order.")
        return s

    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        if isinstance(what, str):
            _, kind, words = self.actions.describe(self.action(what))
            return Phrase(f"action-{kind}", dict(words))
        return toy_words.event(what, toy_words.players(3, names))

    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return self.phrase(name, names)

    def target(self, name: str, view: dict[str, Any]) -> str | None:
        return None

    def lead(self, view: dict[str, Any]) -> str | None:
        return None

    def where(self, event: Any) -> str | None:
        return None

    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return toy_words.prompt(view, toy_words.players(view["players"], names))

    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        return Phrase(f"error-{refusal.reason}", {})

    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        return toy_words.text(view, lang, self.prose, toy_words.players(view["players"], names))

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return toy_words.panels(view)

    def estimate(self, state: State, seat: int) -> float:
        return float(state.result().points[seat])


def _numbers(what: str, given: Any, size: int, low: int, high: int) -> None:
    right = isinstance(given, list) and len(given) == size
    if not right or not all(type(number) is int and low <= number <= high for number in given):
        raise BadState(f"{what}: {given!r} should be {size} whole numbers from {low} to {high}.")


GAME = ToyGame()
