"""What all games say: their own messages come first, and what they do not say is said for them."""

from kade.display import shared
from kade.display.game import LANGUAGES
from kade.display.prose import Prose

OWN = """
points-count = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}
game-title = A game
"""


def test_a_game_says_what_every_game_says() -> None:
    for lang in LANGUAGES:
        prose = Prose({lang: shared.messages(OWN, lang)}, fallback=lang)
        assert prose.message("player-default", {"number": 2}, lang).endswith(" 2")
        assert prose.message("error-game-over", {}, lang)


def test_what_a_game_says_in_its_own_words_is_said_so_also_inside_shared_messages() -> None:
    prose = Prose({"en": shared.messages(OWN, "en")})
    assert prose.message("points-count", {"points": 3}, "en") == "3 VP"
    assert prose.message("result-line", {"player": "Ada", "points": 3, "these": "cards: 3"}, "en") == (
        "Ada: 3 VP (cards: 3)"
    )


def test_the_languages_say_the_same_about_the_same_things() -> None:
    said = {lang: Prose({lang: shared.messages("", lang)}, fallback=lang).anatomy(lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert {id: parts.variables for id, parts in said[lang].items()} == {
            id: parts.variables for id, parts in said["en"].items()
        }
