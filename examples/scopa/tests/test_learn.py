"""The guided game of Scopa plays as its script says, in every language."""

import pytest

from kade.display.game import LANGUAGES
from kade.learn.lesson import lesson


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guided_game_is_played_and_told(lang: str) -> None:
    found = lesson("scopa", "first-game")
    assert [stop.choice for stop in found.stops if stop.choice] == ["play coins-5", "play cups-7", "play swords-8"]
    assert found.script.prose.languages == LANGUAGES
    for stop in found.stops:
        assert 0 < len(found.say(stop.words, lang).split()) <= 50
