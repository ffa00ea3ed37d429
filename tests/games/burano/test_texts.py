"""Burano's texts: whole, alike in three languages, and said without holes; its table in lines."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from tests.effort import share
from tests.games.burano.table import BOX, GAME, begin, lay, play_on

from kade.cli.colour import Colouring
from kade.cli.layout import LONG
from kade.games.burano.edition.printed import SOURCES
from kade.games.burano.rules.season import STEPS
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.state import State
from kade.kernel.step import Automatic

LANGUAGES = ("en", "pl", "it")
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "pl": {"one", "few", "many"}}
OWN = {
    "pl": {"cube-feminine", "cube-genitive", "hut-accusative", "square-accusative"},
    "it": {"the-cube", "hut", "square-of-colour"},
    "en": set(),
}


def test_every_language_has_the_same_messages() -> None:
    everything = {lang: set(GAME.prose.anatomy(lang)) - OWN[lang] for lang in LANGUAGES}
    assert everything["en"] == everything["pl"] == everything["it"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_section_source_option_and_prompt_has_words(lang: str) -> None:
    for action in GAME.actions:
        said = GAME.say(GAME.name(action), lang)
        assert said
        assert "{" not in said
    for name in ("game-title", "game-blurb", "game-reconstructed", "turn-over"):
        assert GAME.prose.has(name, lang)
    for option in GAME.options:
        assert GAME.prose.has(f"option-{option.name}", lang)
        assert GAME.prose.has(f"option-{option.name}-help", lang)
    for source in (*SOURCES, "coins", "seafood", "buildings"):
        assert GAME.prose.has(f"source-{source}", lang)
    asked = {name for name, step in STEPS.items() if not issubclass(step, Automatic) and name != "turn"}
    for name in asked:
        assert GAME.prose.has(f"prompt-{name}", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_all_their_forms(lang: str) -> None:
    for name, parts in GAME.prose.anatomy(lang).items():
        for variable, keys in parts.choices:
            plain = {key for key in keys if not key.lstrip("-").isdigit()}
            if plain & {"one", "few", "many"} and variable in ("coins", "points", "fountains"):
                assert plain >= PLURALS[lang] - {"other"}, f"{name} in {lang}: {keys}"


def heard_in_a_game(seed: int) -> tuple[list[Event], list[State]]:
    events: list[Event] = []
    chance = random.Random(seed)
    state = begin(players=2 + seed % 3, seed=seed, layout="drawn", listener=events.append)
    states: list[State] = []
    while not state.over:
        states.append(state.copy())
        seat = chance.choice(state.actors)
        state.apply(chance.choice(state.legal(seat)), seat)
    states.append(state)
    return events, states


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(share(20)))
def test_whole_games_can_be_told_in_all_languages(seed: int) -> None:
    events, states = heard_in_a_game(seed)
    chance = random.Random(seed)
    for event in events:
        for viewer in (None, 0, 1):
            told = event.seen_by(viewer)
            if told is not None:
                for lang in LANGUAGES:
                    said = GAME.say(told, lang)
                    assert said[-1] == "."
                    assert "  " not in said
    for state in chance.sample(states, 25) + states[-1:]:
        for viewer in (None, *range(state.seats)):
            for lang in LANGUAGES:
                view = state.view(viewer)
                assert GAME.prose.say(GAME.prompt(view), lang)
                sections = GAME.text(view, lang)
                for name, lines in sections.items():
                    assert GAME.prose.has(f"section-{name}", lang)
                    assert lines
                assert {"turn", "island", "season", "sea", "workshops", "cards", "players"} <= set(sections)
                assert ("pyramid" in sections) == ("ring" in sections) == (viewer is not None)
                assert ("result" in sections) == state.over


@pytest.mark.slow
def test_every_refusal_has_words() -> None:
    chance = random.Random(2)
    reasons: set[str] = set()
    for seed in range(6):
        _, states = heard_in_a_game(seed)
        for state in chance.sample(states[:-1], 40):
            seat = state.actors[0]
            for action in chance.sample(list(GAME.actions), 60):
                if action not in state.legal(seat):
                    with pytest.raises(IllegalAction) as caught:
                        state.apply(action, seat)
                    if caught.value.reason not in reasons or chance.random() < 0.01:
                        for lang in LANGUAGES:
                            said = GAME.prose.say(GAME.reason(caught.value), lang)
                            assert said[-1] == "."
                    reasons.add(caught.value.reason)
    assert len(reasons) > 30
    named = {name.removeprefix("error-") for name in GAME.prose.anatomy("en") if name.startswith("error-")}
    assert reasons <= named


def lines(section: str, viewer: int | None = 0, **spec: Any) -> list[str]:
    return GAME.text(lay(**spec).view(viewer), "en")[section]


def test_the_island_shows_cubes_roofs_and_where_can_be_built() -> None:
    shown = lines(
        "island",
        houses={"h-4-3": ["pink"], "h-5-3": ["blue", "green"], "h-6-3": ["blue"]},
        roofs=[{"tile": "flat-blue-orange", "holes": ["h-5-3", "h-6-3"], "level": 1}],
        seats=[{"privilege": 1}],
    )
    assert shown[4].split() == ["4", "~", "~", "~", "+", "Pk1", "Gr2", "^Or1", "+", "."]
    assert shown[0].split() == list("abcdefghi")


def test_ring_pyramid_and_workshops_are_shown() -> None:
    seat = {
        "privilege": 1,
        "pyramid": {"base-1": "pink", "top": "white"},
        "squares": ["s-0-1"],
        "islands": {"A": 1},
        "prepared": {"green": 2},
    }
    markers = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    assert lines("workshops", seats=[seat])[2].split() == ["2", "Pk$1", "Pk", "Pk", "Bl$"]
    assert lines("pyramid", seats=[seat], markers=markers) == [
        "Base            Second level   Top",
        "1–3  Pk -- --   1–2  -- --     Wh",
        "4–6  -- -- --   3–4  -- --",
        "7–9  -- -- --",
        "Prepared: 2 green (Lace making)",
    ]
    assert lines("season", seats=[seat], markers=markers) == [
        "Sailing: pink and blue",
        "Lace making: yellow and green",
        "Earning: orange and white",
    ]
    ring = lines("ring", seats=[seat])
    assert ring[:3] == [
        "Arrows: yellow, blue, and pink (Ye$ Blo Pk$)",
        "Sectors 1 to 9: Gr* Or* Wh* Or* Pk* Gr* Wh* Ye* Bl$",
        "On the ring (*): 8 workers. Visible: 3 coins ($), 1 fountain (o)",
    ]
    sea = lines("sea", seats=[seat])
    assert sea[0].startswith("island A: huts ")
    assert "workers Player 1 (1)" in sea[0]
    assert sea[6] == (
        "the western port: the ship for different cards (2/4/7/10), the ship for equal cards "
        "(2/5/10/16), the ship for pairs (5/12/20), and the ship for triples (10/24)"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_grids_keep_their_columns_in_colour_and_boards_fit_the_screen(lang: str) -> None:
    state = play_on(begin(players=4, seed=6), random.Random(6), 400)
    colouring = Colouring(GAME, coloured=True)
    for game in (GAME, colouring.game):
        sections = game.text(state.view(0), lang)
        for name, columns in (("island", 9), ("workshops", 4)):
            grid = [colouring.text(line).plain for line in sections[name]]
            assert len(grid) <= LONG  # longer ones are shown only when asked for
            letters = [at for at, sign in enumerate(grid[0]) if sign != " "]
            assert len(letters) == columns
            assert len({b - a for a, b in itertools.pairwise(letters)}) == 1
            step = letters[1] - letters[0]
            for line in grid[1:8]:
                cells = [line.ljust(99)[2 + i * step : 2 + (i + 1) * step] for i in range(columns)]
                assert all(len(cell.split()) <= 1 for cell in cells)  # each in a column of its own
                assert "".join(cells).split() == line[2:].split()


def test_the_same_names_are_used_everywhere() -> None:
    state = play_on(begin(players=2, seed=3), random.Random(1), 5000)
    result = GAME.text(state.view(None), "en", ["Anna", "Bartek"])["result"]
    assert any(line.startswith("Anna: ") for line in result)
    assert len(BOX.card_ids) == 16
