"""Windmill Valley's texts: whole, alike in three languages, for everything that can happen; text lines; refusals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.effort import share
from tests.games.windmill_valley.table import BOX, GAME, begin, lay, perform

from kade.display.prose import Prose, Value
from kade.games.windmill_valley.edition.printed import SOURCES
from kade.games.windmill_valley.rules.setup import STEPS
from kade.games.windmill_valley.words import describe, say
from kade.games.windmill_valley.words.sections import text
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.step import Automatic

LANGUAGES = ("en", "it", "pl")
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "pl": {"one", "few", "many"}}


class Strict(Prose):
    """Refuses what a message makes no use of as well, and remembers what was said."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        super().__init__(sources)
        self.parts = {lang: self.anatomy(lang) for lang in self.languages}
        self.heard: set[str] = set()

    def message(self, name: str, args: Mapping[str, Value], lang: str) -> str:
        said = super().message(name, args, lang)
        assert set(args) == self.parts[lang][name].variables, f"{name} in {lang} was given {sorted(args)}"
        self.heard.add(name)
        self.heard |= self.parts[lang][name].references
        return said


@pytest.fixture(scope="module")
def prose() -> Strict:
    return Strict({lang: GAME.messages(lang) for lang in ("en", "pl", "it")})


def test_all_languages_have_the_same_messages_about_the_same_things(prose: Strict) -> None:
    for lang in LANGUAGES:
        assert set(prose.parts[lang]) == set(prose.parts["en"])
        for name, parts in prose.parts[lang].items():
            assert parts.variables == prose.parts["en"][name].variables, f"{name} in {lang}"
            for variable, keys in parts.choices:
                english = {keys for at, keys in prose.parts["en"][name].choices if at == variable}
                assert keys - {"0"} == PLURALS[lang] or keys in english, f"{name} in {lang}: {sorted(keys)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_line_of_its_own(prose: Strict, lang: str) -> None:
    lines = [prose.say(say.action(BOX, BOX.actions.describe(action)), lang) for action in BOX.actions]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_can_be_described(prose: Strict, lang: str) -> None:
    phrases = [
        *(describe.tile(BOX, name) for name in BOX.tile_names),
        *(describe.card(BOX, card.id) for card in BOX.cards),
        *(describe.contract(BOX, name) for name in BOX.farm_names),
        *(describe.wish(BOX, name) for name in BOX.wish_names),
        *(describe.space(BOX, name) for name in BOX.space_names),
        *(describe.source(name) for name in SOURCES),
    ]
    lines = [prose.say(phrase, lang) for phrase in phrases]
    assert len(set(lines)) == len(lines)


def test_some_lines_as_a_player_reads_them(prose: Strict) -> None:
    tile = describe.tile(BOX, "E24")
    assert [prose.say(tile, lang) for lang in ("en", "pl", "it")] == [
        "E24 (lower the water, strength 2, guilders and VP, and the other wheel too)",
        "E24 (obniż poziom wody, siła 2, guldeny i PZ i także drugie koło)",
        "E24 (abbassa l’acqua, forza 2, fiorini e PV e anche l’altra ruota)",
    ]
    gate = {"event": "gardener-gate", "seat": 1, "card": "G3", "shown": -1, "speed": 1, "moved": -1, "pause": True}
    assert GAME.say(gate) == "Its card G3 shows −1: the floodgate goes to speed 1."
    assert GAME.say("plant red row-2") == "Plant a red bulb in row 2"
    assert GAME.say("plant red row-2", "pl") == "Posadź czerwony tulipan w rzędzie 2"
    assert GAME.say("plant red row-2", "it") == "Pianta un bulbo rosso nella riga 2"
    assert [prose.message("guilders-count", {"guilders": n}, "pl") for n in (1, 2, 5, 12, 22)] == [
        "1 gulden",
        "2 guldeny",
        "5 guldenów",
        "12 guldenów",
        "22 guldeny",
    ]


def test_an_offer_says_what_it_brings_here(prose: Strict) -> None:
    def said(state: Any, name: str, lang: str = "en") -> str:
        return prose.say(GAME.offer(name, state.view(state.actor), ["Anna", "Bartek"]), lang)

    gate = lay(gate=1, seats=[{"guilders": 5}, {}])
    assert said(gate, "gate 1") == "Stay at speed 1: water +0"
    assert said(gate, "gate 3") == "Open to speed 3: pay 3 guilders, gain 4 VP, water +2"
    assert said(gate, "gate 3", "pl").startswith("Otwórz do prędkości 3: płacisz 3 guldeny")
    wheels = lay(step="choose-action", seats=[{"large_tiles": {"1": "E24"}}, {}])
    assert said(wheels, "wheel large").startswith("Large wheel: E24 (lower the water, strength 2, guilders and VP")
    turning = lay(step="turn-wheels", gate=2, seats=[{"tools": 1}, {}])
    assert said(turning, "turn 3").endswith("(costs 1 tool)")
    assert "costs" not in said(turning, "turn 2")
    market = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M2"}], neutrals=[1, 2, 0])
    assert said(market, "neutral M1 M3") == "Move a neutral marker from M1 to M3 (1 guilder)"
    assert said(market, "stand-on seat-1") == "Stand on a marker: Bartek (1 guilder)"
    free = perform("market", {"guilders": 9, "area": "M1", "starting": "S5"}, [{"area": "M2"}], neutrals=[1, 2, 0])
    assert said(free, "neutral M1 M3") == "Move a neutral marker from M1 to M3"
    assert said(free, "stand-on seat-1") == "Stand on a marker: Bartek"


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("pl", 3), ("it", 1)])
def test_all_that_is_offered_at_once_reads_differently(prose: Strict, lang: str, players: int) -> None:
    names = [f"N{seat}" for seat in range(players)]
    for seed in range(share(10)):
        chance = random.Random(seed)
        state = begin(seed=seed, players=players)
        while not state.over:
            view = state.view(state.actor)
            lines = [prose.say(GAME.offer(GAME.name(action), view, names), lang) for action in state.legal()]
            assert len(set(lines)) == len(lines), lines
            state.apply(chance.choice(state.legal()))


def test_every_question_has_a_prompt(prose: Strict) -> None:
    asked = {f"prompt-{name}" for name, step in STEPS.items() if not issubclass(step, Automatic)}
    assert asked <= set(prose.parts["en"])


CHOSEN: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 1, "gardener": "easy"},
    {"players": 1, "gardener": "hard"},
    {"players": 3, "expert": True},
]


@pytest.mark.slow
@pytest.mark.parametrize(("number", "chosen"), list(enumerate(CHOSEN)))
def test_whatever_happens_can_be_said_to_everybody(prose: Strict, number: int, chosen: dict[str, Any]) -> None:
    names = GAME.called(None, chosen["players"])
    for seed in range(number, number + 10 * share(10), 10):
        heard: list[Event] = []
        chance = random.Random(seed)
        state = begin(seed=seed, **chosen)
        state.listener = heard.append
        decisions = 0
        while not state.over:
            state.apply(chance.choice(state.legal()))
            decisions += 1
            lang = LANGUAGES[decisions % 3]
            for watcher in (None, *range(state.seats)):
                for event in heard:
                    seen = event.seen_by(watcher)
                    assert seen is None or prose.say(say.event(BOX, seen, names), lang)
                if decisions % 23 == 0 or state.over:
                    lines = text(BOX, state.view(watcher), lang, prose, names)
                    assert all(line for section in lines.values() for line in section)
            heard.clear()


@pytest.mark.slow
def test_every_refusal_can_be_said(prose: Strict) -> None:
    said: set[str] = set()
    for seed in range(3):
        chance = random.Random(seed)
        state = begin(players=2, seed=seed)
        while not state.over:
            for action in chance.sample(sorted(set(GAME.actions) - set(state.legal())), 90):
                with pytest.raises(IllegalAction) as refused:
                    state.apply(action)
                if refused.value.reason not in said:
                    said.add(refused.value.reason)
                    for lang in LANGUAGES:
                        assert prose.say(say.refusal(BOX, refused.value.reason, {}, []), lang)
            state.apply(chance.choice(state.legal()))
    assert len(said) > 12


def test_the_text_tells_who_decides_and_what_the_wheels_will_show(prose: Strict) -> None:
    state = lay(seats=[{"guilders": 5, "bulbs": {"red": 2}, "helpers": ["F01"], "contracts": ["F24"]}, {}])
    told = text(BOX, state.view(0), "en", prose, ["Anna", "Bartek"])
    assert told["turn"] == ["Turn 1", "Floodgate: which water speed?"]
    assert any("2 steps on" in line and "enhance the wheels" in line for line in told["farm"])
    assert text(BOX, state.view(1), "en", prose, ["Anna", "Bartek"])["turn"][-1] == "It is Anna who decides now."
    last = lay(seats=[{"large": 4, "guilders": 5}, {}])
    told = text(BOX, last.view(0), "en", prose, ["Anna", "Bartek"])
    assert ["calendar moves" in line for line in told["farm"][:4]] == [False, True, True, True]
    solo = text(BOX, lay(players=1, seats=[{"guilders": 5}]).view(0), "pl", prose, GAME.called(["Anna"]))
    assert solo["gardener"][0] == "Poziom: średni"
