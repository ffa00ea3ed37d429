"""Sentences from Fluent sources: languages, lists, phrases in phrases, and errors instead of holes."""

import pytest

from kade.display.prose import Phrase, Prose
from kade.kernel.errors import KadeError

ENGLISH = """
greeting = Good day, { $name }.
fish = { $fish ->
    [one] 1 fish
   *[other] { $fish } fish
}
catch = { $name } brings { fish }.
haul = { $name } brings { $these }.
only-here = Said in English.
kind = { $kind ->
    [herring] herring
   *[eel] eel
}
"""
POLISH = """
greeting = Dzień dobry, { $name }.
fish = { $fish ->
    [one] 1 ryba
    [few] { $fish } ryby
   *[many] { $fish } ryb
}
catch = { $name }: { fish }.
haul = { $name }: { $these }.
kind = { $kind ->
    [herring] śledź
   *[eel] węgorz
}
"""


@pytest.fixture
def prose() -> Prose:
    return Prose({"en": ENGLISH, "pl": POLISH})


def test_a_message_is_said_in_its_language_without_marks_of_direction(prose: Prose) -> None:
    assert prose.languages == ("en", "pl")
    assert prose.message("greeting", {"name": "Anna"}, "en") == "Good day, Anna."
    assert prose.message("greeting", {"name": "Anna"}, "pl") == "Dzień dobry, Anna."


@pytest.mark.parametrize(("number", "said"), [(1, "1 ryba"), (3, "3 ryby"), (5, "5 ryb"), (22, "22 ryby")])
def test_a_number_takes_the_plural_of_the_language(prose: Prose, number: int, said: str) -> None:
    assert prose.message("fish", {"fish": number}, "pl") == said
    assert prose.message("catch", {"name": "Anna", "fish": number}, "pl") == f"Anna: {said}."


@pytest.mark.parametrize(("lang", "said"), [("en", "−3 fish"), ("pl", "−3 ryby")])
def test_a_number_below_zero_has_a_minus_and_not_a_hyphen(prose: Prose, lang: str, said: str) -> None:
    assert prose.message("fish", {"fish": -3}, lang) == said


def test_a_phrase_and_a_list_inside_a_message_are_said_in_its_language(prose: Prose) -> None:
    catch = [Phrase("fish", {"fish": 2}), Phrase("kind", {"kind": "eel"}), "Bob"]
    assert prose.message("haul", {"name": "Anna", "these": catch}, "en") == "Anna brings 2 fish, eel, and Bob."
    assert prose.say(Phrase("haul", {"name": "Anna", "these": catch}), "pl") == "Anna: 2 ryby, węgorz i Bob."


def test_a_message_missing_in_a_language_is_said_in_the_fallback(prose: Prose) -> None:
    assert prose.message("only-here", {}, "pl") == "Said in English."
    assert prose.has("only-here", "en")
    assert not prose.has("only-here", "pl")


def test_an_unknown_message_or_language_is_refused_by_name(prose: Prose) -> None:
    with pytest.raises(KadeError, match="no message 'farewell' in 'pl'"):
        prose.message("farewell", {}, "pl")
    with pytest.raises(KadeError, match="'nl' is not a language that is spoken here; choose one of 'en', 'pl'"):
        prose.message("greeting", {"name": "Anna"}, "nl")
    with pytest.raises(KadeError, match="fallback language 'en' is not among 'pl'"):
        Prose({"pl": POLISH})


def test_a_sentence_is_never_said_with_a_hole_in_it(prose: Prose) -> None:
    with pytest.raises(KadeError, match=r"'catch' in 'en' cannot be said: .*fish.* It was given 'name'"):
        prose.message("catch", {"name": "Anna"}, "en")
    with pytest.raises(KadeError, match="cannot be said"):
        Prose({"en": "a = See { b }."}).message("a", {}, "en")


def test_a_source_with_a_slip_is_refused_with_its_line() -> None:
    with pytest.raises(KadeError, match="'en' cannot be read from line 2"):
        Prose({"en": "good = yes\nbad = { $open\n"}).message("good", {}, "en")
    with pytest.raises(KadeError, match="two messages 'twice'"):
        Prose({"en": "twice = 1\ntwice = 2\n"}).message("twice", {}, "en")
    with pytest.raises(KadeError, match="'titled' in 'en' has no text of its own"):
        Prose({"en": "titled =\n    .title = x\n"}).message("titled", {}, "en")


def test_the_anatomy_follows_references(prose: Prose) -> None:
    anatomy = prose.anatomy("en")
    assert anatomy["catch"].variables == {"name", "fish"}
    assert anatomy["catch"].references == {"fish"}
    assert anatomy["kind"].choices == (("kind", frozenset({"herring", "eel"})),)
    assert anatomy["only-here"].variables == frozenset()
    with pytest.raises(KadeError, match="'a' refers to 'b'"):
        Prose({"en": "a = See { b }."}).anatomy("en")
