"""The suite misses no word: a message is taken out of Pebbles' texts, or spoilt, and the checks meant for it notice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.conformance import words
from tests.conformance.play import Play
from tests.conformance.tables import IDS, load
from tests.kernel.toy_words import TEXTS

from kade.display.game import _PROSE, LANGUAGES, Game
from kade.kernel.rng import seeded

TOY = load("toy")
EVERY = LANGUAGES
Spoil = Callable[..., None]


def without(text: str, message: str) -> str:
    """A text without one message."""
    left = re.sub(rf"^{message} =.*\n(?:[ }}].*\n)*", "", text, flags=re.MULTILINE)
    assert left != text, f"there is no {message} to take out"
    return left


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Changes a game's texts for a test; the checks, which remember texts, forget them before and after."""
    spoilt: list[Game] = []

    def change(game: Game, langs: tuple[str, ...], how: Callable[[str], str]) -> None:
        texts = {lang: how(game.messages(lang)) for lang in langs}
        whole = type(game).messages
        monkeypatch.setattr(type(game), "messages", lambda self, lang: texts.get(lang) or whole(self, lang))
        spoilt.append(game)
        forget()

    def forget() -> None:
        words.speakers.cache_clear()
        words.anatomies.cache_clear()
        _PROSE.clear()
        for game in spoilt:
            vars(game).pop("prose", None)

    yield change
    monkeypatch.undo()
    forget()


def run(check: Callable[..., None]) -> None:
    if check in words.CODE:
        check(TOY)
        return
    for seed in range(12):
        play = Play("toy", {"players": 3, "coins": 1}, seed, seed)
        if check in words.WHOLE:
            check(TOY, play.match(), seeded(seed))
        else:
            for state in play.states():
                check(TOY, state, seeded(seed))


TAKEN_OUT: list[tuple[str, tuple[str, ...], Callable[..., None]]] = [
    *(("event-laid", (lang,), words.languages_have_the_same_messages) for lang in LANGUAGES),
    *(("event-laid", (lang,), words.every_event_has_words) for lang in LANGUAGES),
    *(("event-laid", (lang,), words.what_happens_can_be_said) for lang in LANGUAGES),
    ("event-drew-hidden", EVERY, words.what_happens_can_be_said),
    ("action-draw", EVERY, words.every_action_has_words),
    ("action-draw", ("it",), words.what_is_asked_can_be_said),
    ("error-deck-empty", EVERY, words.every_reason_has_words),
    ("error-not-in-hand", EVERY, words.what_is_refused_can_be_said),
    ("error-not-your-turn", ("pl",), words.what_is_refused_can_be_said),
    ("prompt-score", EVERY, words.every_question_has_words),
    ("prompt-turn", ("pl",), words.what_is_asked_can_be_said),
    ("waiting", EVERY, words.what_is_asked_can_be_said),
    ("option-coins", ("pl",), words.every_option_has_words),
    ("option-coins-help", EVERY, words.every_option_has_words),
    ("game-blurb", EVERY, words.every_option_has_words),
    ("game-reconstructed", EVERY, words.what_is_reconstructed_is_said),
    ("section-table", ("it",), words.what_is_told_of_the_table_can_be_said),
    ("source-lucky", EVERY, words.what_is_told_of_the_table_can_be_said),
    ("result-line", ("pl",), words.what_is_told_of_the_table_can_be_said),
    ("label-seat", EVERY, words.what_is_drawn_can_be_said),
    ("section-players", ("pl",), words.what_is_drawn_can_be_said),
]


@pytest.mark.parametrize(
    ("message", "langs", "check"),
    TAKEN_OUT,
    ids=[f"{message}-{'-'.join(langs)}-{check.__name__}" for message, langs, check in TAKEN_OUT],
)
def test_a_missing_message_is_noticed(
    spoil: Spoil, message: str, langs: tuple[str, ...], check: Callable[..., None]
) -> None:
    spoil(TOY, langs, lambda text: without(text, message))
    with pytest.raises((AssertionError, ValueError), match=message):
        run(check)


@pytest.mark.parametrize("check", [words.languages_have_the_same_messages, words.what_happens_can_be_said])
def test_a_message_that_speaks_of_what_nobody_gives_is_noticed(spoil: Spoil, check: Callable[..., None]) -> None:
    spoil(TOY, ("pl",), lambda text: text.replace("zdobywa punkty: { $points }", "zdobywa punkty: { $point }"))
    with pytest.raises((AssertionError, ValueError), match="event-scored"):
        run(check)


@pytest.mark.parametrize("game", IDS)
def test_no_game_misses_an_event_in_one_language(spoil: Spoil, game: str) -> None:
    loaded: Any = load(game)
    message = re.findall(r"^(event-[a-z-]+) =", loaded.messages("it"), re.MULTILINE)[0]
    spoil(loaded, ("it",), lambda text: without(text, message))
    with pytest.raises(AssertionError, match=f"in 'it' there is no {message}"):
        words.languages_have_the_same_messages(loaded)


@pytest.mark.slow
def test_the_texts_as_they_are_pass() -> None:
    assert set(TEXTS) == set(LANGUAGES)
    checks: list[Callable[..., None]] = [*words.CODE, *words.DEAR, *words.WHOLE]
    for check in checks:
        run(check)
