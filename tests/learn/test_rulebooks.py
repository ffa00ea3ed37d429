"""The chapters of our rulebooks: every rule is reached, every message there, every picture shows what it speaks of."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest

import kade
from kade.display.game import LANGUAGES
from kade.display.prose import Prose
from kade.games import ours
from kade.learn.lesson import lesson
from kade.learn.rulebook import BadRulebook, Rulebook, Topic, drawn_on, picture, picture_in_words, pictures, rulebook
from kade.learn.trial import trial

GAMES = [game for game in ours() if pictures(game)]
"""Those that have chapters; the others show their ledgers."""
SCREENS = 3
WORDS_A_SCREEN = 230

in_every_language = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


def book(game: str, lang: str = "en") -> Rulebook:
    found = rulebook(game, lang)
    assert found is not None
    return found


@pytest.mark.parametrize("game", ours())
def test_every_game_of_ours_has_a_rulebook(game: str) -> None:
    assert book(game).ledger.rules


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_reached_from_some_chapter(game: str) -> None:
    found = book(game)
    reached = {rule for chapter in found.chapters for rule in chapter.also}
    reached |= {rule for chapter in found.chapters for topic in chapter.topics for t in topic.texts for rule in t.rules}
    assert sorted(set(found.ledger.rules) - reached) == []


@in_every_language
def test_what_a_topic_offers_to_try_is_what_it_speaks_of(game: str, lang: str) -> None:
    offered = [(topic, trial(game, topic, lang)) for chapter in book(game, lang).chapters for topic in chapter.topics]
    tried = [(topic, found) for topic, found in offered if found is not None]
    assert len(tried) >= 5
    for topic, found in tried:
        stop = lesson(game, found.lesson).stops[found.stop]
        assert stop.choice is not None
        assert set(stop.rules) & {rule for text in topic.texts for rule in text.rules}, topic.id


def test_a_trial_that_leads_nowhere_is_told() -> None:
    topic = Topic("track", "", [], [], "second-game/claim")
    with pytest.raises(BadRulebook, match="'second-game' is no guided game"):
        trial("amsterdam", topic, "en")
    with pytest.raises(BadRulebook, match="the learner decides nothing there"):
        trial("amsterdam", replace(topic, tries="first-game/city"), "en")


def folded(text: str) -> str:
    """As the search has it: without accents."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@in_every_language
def test_synonyms_lead_to_words_that_are_there_and_stand_for_words_that_are_not(game: str, lang: str) -> None:
    found = book(game, lang)
    texts = [text.text for chapter in found.chapters for topic in chapter.topics for text in topic.texts]
    said = folded(" ".join([*texts, *found.ledger.rules.values()]))
    assert len(found.synonyms) >= 10
    assert [meant for meant in found.synonyms.values() if folded(meant) not in said] == []
    assert [word for word in found.synonyms if folded(word) in said] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_but_advice_rests_on_rules(game: str) -> None:
    bare = [
        text.text
        for chapter in book(game).chapters
        for topic in chapter.topics
        for text in topic.texts
        if text.kind in ("text", "example") and not text.rules
    ]
    assert bare == []


@in_every_language
def test_it_is_written_in_every_language_and_nothing_is_left_over(game: str, lang: str) -> None:
    found = book(game, lang)
    assert (found.lang, found.ledger.lang) == (lang, lang)
    loaded = kade.load(game)
    prose = Prose({lang: loaded.resource(f"learn/{lang}.ftl") for lang in LANGUAGES})
    assert set(prose.anatomy(lang)) == set(prose.anatomy("en"))
    said = {message: prose.message(message, {}, lang) for message in prose.anatomy(lang)}
    if lang != "en":
        assert [name for name, text in said.items() if len(text) > 20 and text == prose.message(name, {}, "en")] == []
    shown = {text.text for chapter in found.chapters for topic in chapter.topics for text in topic.texts}
    shown |= {one for chapter in found.chapters for topic in chapter.topics for f in topic.figures for one in f.calls}
    shown |= {title for chapter in found.chapters for title in (chapter.title, chapter.lead)}
    shown |= {topic.title for chapter in found.chapters for topic in chapter.topics}
    assert sorted(name for name, text in said.items() if text not in shown) == ["synonyms"]
    assert [text for text in shown if text.count("**") % 2] == []


@in_every_language
def test_a_chapter_is_no_longer_than_three_screens(game: str, lang: str) -> None:
    for chapter in book(game, lang).chapters:
        words = sum(len(text.text.split()) for topic in chapter.topics for text in topic.texts)
        assert words <= SCREENS * WORDS_A_SCREEN, chapter.id


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in pictures(game)])
def test_a_picture_draws_what_it_points_at_and_what_should_glow_glows(game: str, name: str) -> None:
    found = picture(game, name)
    assert [one for one in (*found.crop, *found.calls) if not drawn_on(found.panel, one)] == []
    assert found.glows == bool(found.legal)
    assert len(found.calls) <= 4


@in_every_language
def test_every_picture_can_be_read_in_words(game: str, lang: str) -> None:
    for name in pictures(game):
        sections = picture_in_words(game, name, lang)
        assert sections
        assert all(line for lines in sections.values() for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_shown_somewhere(game: str) -> None:
    topics = [topic for chapter in book(game).chapters for topic in chapter.topics]
    shown = {figure.id for topic in topics for figure in topic.figures}
    shown |= {text.picture for topic in topics for text in topic.texts if text.picture}
    assert shown == set(pictures(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_read_in_ten_minutes_or_so(game: str) -> None:
    chapters = book(game).chapters
    assert chapters[0].id == "minute"
    assert 6 <= len(chapters) - 1 <= 9
    words = sum(len(text.text.split()) for chapter in chapters for topic in chapter.topics for text in topic.texts)
    assert words < 2600
