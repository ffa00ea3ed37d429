"""The command's messages: in every language, with the same arguments, none missing and none left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import kade.cli
from kade.analysis.puzzle_finder import Step
from kade.cli.colour import Colouring, palette
from kade.cli.commands import COMMANDS
from kade.cli.voice import texts
from kade.display.game import LANGUAGES

SOURCES = "\n".join(file.read_text() for file in Path(kade.cli.__file__).parent.glob("*.py"))
MADE_UP = {f"{kind}-{command}" for kind in ("word", "help") for command in COMMANDS} | {
    f"puzzles-left-out-{step}" for step in get_args(Step)
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(lang: str) -> None:
    english = texts().anatomy("en")
    other = texts().anatomy(lang)
    assert set(other) == set(english)
    for name, parts in other.items():
        assert parts.variables == english[name].variables, name


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    there = set(texts().anatomy("en"))
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', SOURCES)) | set(re.findall(r"'([a-z]+(?:-[a-z]+)+)'", SOURCES))
    assert there - quoted - MADE_UP == set(), "messages that nobody says"
    said = set(re.findall(r'(?:\.say|\.misuse|_remark)\(\s*"([a-z-]+)"', SOURCES)) | MADE_UP
    assert said - there == set(), "said, but not written"


def test_orders_differ_within_a_language() -> None:
    for lang in LANGUAGES:
        words = [texts().message(f"word-{command}", {}, lang) for command in COMMANDS]
        assert len(set(words)) == len(words)
        assert all(" " not in word for word in words)


def test_paint_follows_the_ids_of_components_in_any_language() -> None:
    game = kade.load("amsterdam")
    colouring = Colouring(game, coloured=True)
    for lang in LANGUAGES:
        line = colouring.text(colouring.game.say("take pink", lang))
        assert line.plain.removeprefix("● ") == game.say("take pink", lang)
        event = {"event": "paid", "seat": 0, "cards": {"pink": 2, "wild": 1}}
        paid = colouring.text(colouring.game.say(event, lang, ["Ala", "Ola"]))
        assert paid.plain.replace("▐", "").replace("▌", "") == game.say(event, lang, ["Ala", "Ola"])
        assert palette(game)["pink"] in {str(span.style).split(" on ")[-1] for span in paid.spans}


def test_without_colours_a_game_speaks_plainly() -> None:
    game = kade.load("amsterdam")
    assert Colouring(game, coloured=False).game is game
