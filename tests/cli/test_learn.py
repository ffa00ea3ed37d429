"""Guided games in the terminal: the same script, told and played on a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.command import refused
from tests.cli.terminal import PROMPT, Terminal
from tests.effort import EFFORT

from kade.display.game import LANGUAGES
from kade.games import ours
from kade.learn.lesson import lesson
from kade.learn.script import FIRST, lessons

EVERY = [(game, name) for game in ours() for name in lessons(game)]
ALL = [(game, name, lang) for game, name in EVERY for lang in LANGUAGES]
SOME = [(game, name, LANGUAGES[i % 3]) for i, (game, name) in enumerate(EVERY)]
"""Each in one language: that the words are there in all of them is tested beside the scripts."""
LEARN = ("play", "amsterdam", "--learn")


def flat(text: str) -> str:
    """Words without the breaks of lines."""
    return " ".join(text.split())


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "name", "lang"), ALL if EFFORT == "soak" else SOME)
def test_a_guided_game_is_told_and_played_to_its_end(tmp_path: Path, game: str, name: str, lang: str) -> None:
    found = lesson(game, name)
    with Terminal("play", game, "--learn", name, "--lang", lang, folder=tmp_path, size=(50, 140)) as table:
        for stop in found.stops:
            told = flat(table.expect(PROMPT))
            assert flat(found.say(stop.words, lang).replace("**", "")) in told
            table.type(stop.choice or "")
        assert table.end() == 0
    assert f"kade play {game}" in table.text


def test_another_choice_is_declined_and_skip_does_what_was_asked(tmp_path: Path) -> None:
    with Terminal(*LEARN, "--step", "3", folder=tmp_path) as table:
        asked = table.expect(PROMPT)
        assert "step 3 of 12" in asked
        assert re.search(r"→ \d+  .*Take the orange card", asked)
        table.type("take pink")
        assert "For now, follow me" in table.expect(PROMPT)
        table.type("skip")
        assert "Now you hold two orange cards" in flat(table.expect(PROMPT))
        table.type("undo")
        assert "step 3 of 12" in table.expect(PROMPT)


@pytest.mark.slow
def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(*LEARN, "--step", "6", folder=tmp_path) as table:
        table.expect(PROMPT)
        table.type("save")
        assert "need not be saved" in flat(table.expect(PROMPT))
        table.type("help")
        assert "let the coach do this step" in flat(table.expect(PROMPT))
        table.type("quit")
        assert table.end() == 0
        assert "kade play amsterdam --learn --step 6" in table.text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--learn"), "Which game?"),
        (("play", "amsterdam", "--learn", "gardener"), f"It has: {FIRST}"),
        (("play", "amsterdam", "--learn", "--seed", "3"), "do not go with --learn"),
        (("play", "amsterdam", FIRST), "a guided game is begun with --learn"),
        (("play", "chess", "--learn"), "chess"),
    ],
)
def test_what_cannot_be_learnt_gets_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    assert said in flat(refused(*arguments))
