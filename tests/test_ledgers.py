"""The ledgers in other languages say what the English ones say: the same rules, rulings and figures, in one order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from kade.learn.ledger import RULE, RULING, parse

LEDGERS = Path(__file__).parents[1] / "docs" / "rules"
GAMES = sorted(file.stem for file in LEDGERS.glob("*.md"))
LANGUAGES = sorted(folder.name for folder in LEDGERS.iterdir() if folder.is_dir())
FIGURE = re.compile(r"\d+")
HEADING = re.compile(r"^(#{2,}) +(\d*)")

OTHER_FIGURES: dict[tuple[str, str], str] = {}
"""(language, rule id) → why its figures are not those of the English: a number that only one of them spells out."""

every_translation = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for language in LANGUAGES for game in GAMES]
)


def read(game: str, language: str = "") -> str:
    return (LEDGERS / language / f"{game}.md").read_text(encoding="utf-8")


def skeleton(ledger: str) -> list[str]:
    """What stands where: headings by depth and number, rules by id."""
    found = []
    for line in ledger.splitlines():
        if rule := RULE.match(line):
            found.append(rule[1])
        elif heading := HEADING.match(line):
            found.append(" ".join(heading.groups()).strip())
    return found


def prose(ledger: str) -> str:
    """All that is neither a rule nor goes on with one."""
    return "\n".join(line for line in ledger.splitlines() if not RULE.match(line) and not line.startswith(" "))


def figures(text: str) -> Counter[str]:
    return Counter(FIGURE.findall(text))


def together(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each rule with its English text and its text in the language."""
    theirs = parse(read(game, language)).rules
    return ((name, text, theirs.get(name, "")) for name, text in parse(read(game)).rules.items())


def test_there_is_an_english_ledger_of_every_game() -> None:
    assert GAMES == ["amsterdam", "burano", "windmill-valley"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_ledger_of_every_game_and_no_other(language: str) -> None:
    assert sorted(file.stem for file in (LEDGERS / language).glob("*.md")) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_ledger_has_each_rule_once(game: str) -> None:
    ids = [line for line in skeleton(read(game)) if not line.startswith("#")]
    assert ids, "no rules were recognised"
    assert [name for name, times in Counter(ids).items() if times > 1] == []


@every_translation
def test_a_translation_has_the_same_headings_and_rules_in_the_same_order(game: str, language: str) -> None:
    assert skeleton(read(game, language)) == skeleton(read(game))


@every_translation
def test_a_translation_leaves_no_rule_empty_or_in_english(game: str, language: str) -> None:
    assert [name for name, english, theirs in together(game, language) if theirs in ("", english)] == []


@every_translation
def test_a_translation_marks_as_many_rulings(game: str, language: str) -> None:
    differ = {
        name: f"{english.count(RULING)} in English, {theirs.count(RULING)} here"
        for name, english, theirs in together(game, language)
        if english.count(RULING) != theirs.count(RULING)
    }
    assert differ == {}


@every_translation
def test_a_translation_has_the_same_figures(game: str, language: str) -> None:
    around = ("around the rules", prose(read(game)), prose(read(game, language)))
    differ = {
        name: f"only in English {[*(ours - others).elements()]}, only here {[*(others - ours).elements()]}"
        for name, english, theirs in [around, *together(game, language)]
        if (ours := figures(english)) != (others := figures(theirs)) and (language, name) not in OTHER_FIGURES
    }
    assert differ == {}


def test_every_exception_is_still_needed() -> None:
    rules = {
        (language, name): (english, theirs)
        for language in LANGUAGES
        for game in GAMES
        for name, english, theirs in together(game, language)
    }
    for language, name in OTHER_FIGURES:
        if language in LANGUAGES:
            english, theirs = rules[language, name]
            assert figures(english) != figures(theirs), f"{name} ({language}) has the figures of the English by now"
