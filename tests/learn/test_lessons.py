"""Guided games: every script plays to its end, shows what is drawn, cites rules that exist and says numbers that are
the game's. Whoever writes a script runs this."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import kade
from kade.display.game import LANGUAGES
from kade.games import ours
from kade.learn.folder import FOLDER
from kade.learn.lesson import Lesson, lesson
from kade.learn.script import TITLE, lessons

ALL = [(game, name) for game in ours() for name in lessons(game)]
MOST_WORDS = 50
MOST_LETTERS = 34
"""Of a title: more do not fit on a line beside the number of the step."""

every_lesson = pytest.mark.parametrize(("game", "name"), ALL)
in_every_language = pytest.mark.parametrize(
    ("game", "name", "lang"), [(game, name, lang) for game, name in ALL for lang in LANGUAGES]
)


def source(game: str, name: str, lang: str) -> str:
    return kade.load(game).resource(f"{FOLDER}/{name.replace('-', '_')}.{lang}.ftl")


def used(found: Lesson) -> set[str]:
    """The messages that are said somewhere."""
    return {phrase.message for stop in found.stops for phrase in (stop.title, stop.words)} | {TITLE.message}


def test_amsterdam_has_a_guided_first_game() -> None:
    assert "first-game" in lessons("amsterdam")


@every_lesson
def test_a_guided_game_has_ten_to_fifteen_steps_and_ends_with_the_game(game: str, name: str) -> None:
    found = lesson(game, name)
    assert 10 <= found.steps <= 15
    assert found.stops[-1].now.state.over
    assert found.stops[-1].done, "the last bubble says how it ended"


@every_lesson
def test_the_learner_wins_the_guided_game(game: str, name: str) -> None:
    found = lesson(game, name)
    assert found.script.seat in found.stops[-1].now.state.result().winners


@every_lesson
def test_the_coach_asks_for_what_is_legal_and_something_else_would_be_too(game: str, name: str) -> None:
    found = lesson(game, name)
    asked = [(stop, stop.choice) for stop in found.stops if stop.choice is not None]
    assert len(asked) >= 6, "one learns by doing"
    for stop, choice in asked:
        legal = stop.now.state.legal(found.script.seat)
        assert found.game.action(choice) in legal
        assert len(legal) > 1
        assert stop.shows, f"nothing to point at in step {stop.id}"


@every_lesson
def test_a_choice_is_drawn_on_the_desk_and_on_the_phone(game: str, name: str) -> None:
    found = lesson(game, name)
    for stop in found.stops:
        view = stop.now.state.view(found.script.seat)
        target = found.game.target(stop.choice, view) if stop.choice else None
        for phone in (False, True):
            drawn = [panel.compact or panel if phone else panel for panel in found.game.panels(view)]
            assert target is None or any(panel.draws(target) for panel in drawn), (stop.id, target)


@every_lesson
def test_every_step_rests_on_rules(game: str, name: str) -> None:
    assert [stop.id for stop in lesson(game, name).stops if not stop.rules] == []


@every_lesson
def test_all_components_are_there_at_every_moment(game: str, name: str) -> None:
    found = lesson(game, name)
    for frame in (frame for stop in found.stops for frame in stop.frames):
        assert frame.state.audit() == []


@in_every_language
def test_every_bubble_is_written_in_every_language_and_none_is_left_over(game: str, name: str, lang: str) -> None:
    found, prose = lesson(game, name), lesson(game, name).script.prose
    assert prose.languages == LANGUAGES
    assert set(prose.anatomy(lang)) == used(found)
    if lang != "en":
        for message in used(found) - {TITLE.message}:
            args = next(p.args for s in found.stops for p in (s.title, s.words) if p.message == message)
            said = prose.message(message, args, lang)
            assert len(said) <= 20 or said != prose.message(message, args, "en"), message


@in_every_language
def test_a_bubble_has_at_most_fifty_words_and_a_title_one_line(game: str, name: str, lang: str) -> None:
    found = lesson(game, name)
    for stop in found.stops:
        words = found.say(stop.words, lang)
        assert len(re.findall(r"\w[\w’'-]*", words)) <= MOST_WORDS, words
        assert words.count("**") % 2 == 0, words
        assert len(found.say(stop.title, lang)) <= MOST_LETTERS, found.say(stop.title, lang)


class _Digits(Visitor):
    """Digits that stand in the text itself; those of a selector's keys are no text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += re.findall(r"[^\n]{0,20}\d[^\n]{0,20}", node.value)


@in_every_language
def test_every_number_in_digits_comes_from_the_game(game: str, name: str, lang: str) -> None:
    visitor = _Digits()
    for entry in FluentResource(source(game, name, lang)).body:
        if isinstance(entry, ast.Message):
            visitor.visit(entry)
    assert visitor.found == []


@in_every_language
def test_every_number_of_a_step_is_said_in_it(game: str, name: str, lang: str) -> None:
    found = lesson(game, name)
    anatomy = found.script.prose.anatomy(lang)
    for scene in found.script.scenes:
        for step in scene.steps:
            said = [message for message in anatomy if message == step.id or message.startswith(f"{step.id}-")]
            assert set(step.numbers) <= {variable for m in said for variable in anatomy[m].variables}, step.id


def test_what_amsterdams_coach_says_at_the_end_adds_up() -> None:
    found = lesson("amsterdam", "first-game")
    said = [int(number) for number in re.findall(r"\d+", found.say(found.stops[-1].words, "en"))]
    tracks, short, other, goods, total, theirs, done, missed, second, sam = said
    assert total == tracks + short + other + goods == 36
    assert sam == theirs + done - missed + second == 14


def test_what_windmill_valleys_coach_says_at_the_end_adds_up() -> None:
    found = lesson("windmill-valley", "first-game")
    *parts, total, sam = [int(number) for number in re.findall(r"\d+", found.say(found.stops[-1].words, "en"))]
    assert len(parts) == 10
    assert total == sum(parts) == 105
    assert sam == 70


def test_what_buranos_coach_says_at_the_end_adds_up() -> None:
    found = lesson("burano", "first-game")
    *parts, total, sam = [int(number) for number in re.findall(r"\d+", found.say(found.stops[-1].words, "en"))]
    assert len(parts) == 7
    assert total == sum(parts) == 75
    assert sam == found.stops[-1].now.state.result().points[1]


def test_what_buranos_coach_says_of_cards_that_were_drawn_is_so() -> None:
    found = lesson("burano", "first-game")
    words = {stop.words.message: stop for stop in found.stops}
    assert words["tiles-before-2"].now.state.view(0)["seats"][0]["roofs"][0]["tile"] == "flat-pink-white"
    assert words["sail-before-6"].now.state.view(0)["seats"][0]["hand"] == {"sole": 2}


def test_what_the_coach_says_of_the_gardeners_points_adds_up() -> None:
    found = lesson("windmill-valley", "gardener")
    you, *parts, total, easy, medium, hard = [
        int(number) for number in re.findall(r"\d+", found.say(found.stops[-1].words, "en"))
    ]
    assert total == sum(parts) == 108 < you
    assert (easy, medium, hard) == (2, 3, 4)


def test_a_bubble_before_the_moves_of_others_shows_what_the_step_shows() -> None:
    found = lesson("windmill-valley", "gardener")
    waiting = {stop.words.message: stop for stop in found.stops if stop.choice is None}
    assert waiting["builds-before-4"].shows == ["space-W17", "space-W18"]
    assert waiting["quicker-before-4"].shows == ["wish"]


def test_undo_goes_back_a_step_and_skipping_leads_to_what_came_of_it() -> None:
    found = lesson("amsterdam", "first-game")
    assert found.back(0) is None
    for number, stop in enumerate(found.stops):
        back, skip = found.back(number), found.skip(number)
        assert back is None or (back < number and stop.step - found.stops[back].step <= 1)
        assert skip > number or number == len(found.stops) - 1
        assert found.stops[skip].step - stop.step <= 1
