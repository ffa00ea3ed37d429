"""`kade rules`: found by id, by heading, by words."""

from __future__ import annotations

import pytest
from tests.cli.command import kade

from kade.display.game import LANGUAGES
from kade.games import ours
from kade.learn.ledger import parse, read_ledger


def test_headings() -> None:
    said = kade("rules", "amsterdam").out
    assert "4 Drawing transport cards" in said
    assert "AM-4.1 … 4.11" in said


@pytest.mark.parametrize("asked", [["AM-4.6"], ["am-4.6"], ["4.6"]], ids=" ".join)
def test_one_rule(asked: list[str]) -> None:
    said = kade("rules", "amsterdam", *asked).out
    assert "AM-4.6 Whenever 3 or more" in said
    assert said.count("AM-") == 1


def test_several_and_whole_headings() -> None:
    said = kade("rules", "amsterdam", "3", "7.9").out
    assert [name in said for name in ("AM-3.1", "AM-3.3", "AM-7.9", "AM-4.1")] == [True, True, True, False]
    assert "marks a ruling of ours" in said


def test_by_words() -> None:
    said = kade("rules", "amsterdam", "YOUNGEST", "player").out
    assert "AM-2.6" in said
    assert "speak of “card”" in kade("rules", "amsterdam", "card").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_rules_in_order(lang: str) -> None:
    for game in ours():
        ledger = read_ledger(game, lang)
        assert ledger is not None
        assert ledger.lang == lang
        assert len({name.partition("-")[0] for name in ledger.rules}) == 1
        assert all(ledger.rules.values())


def test_in_another_language() -> None:
    assert "AM-4.6 Ilekroć" in kade("rules", "amsterdam", "4.6", "--lang", "pl").out
    assert "AM-2.6" in kade("rules", "amsterdam", "giovane", "--lang", "it").out


def test_a_language_without_a_ledger_gets_the_english_one() -> None:
    ledger = read_ledger("amsterdam", "nl")
    assert ledger is not None
    assert ledger.lang == "en"


def test_an_arrow_between_figures_is_no_ruling() -> None:
    assert "marks a ruling of ours" not in kade("rules", "windmill-valley", "3.3").out


def test_a_ledger_is_read_with_lines_that_go_on() -> None:
    ledger = parse(
        "# T\nintro\n## 1 One\n- **XX-1.1** First\n  and on.\n\n### Within\n- **XX-1.2a** Second\nBetween.\n"
        "## 2 Empty\n"
    )
    assert ledger.title == "T"
    assert ledger.rules == {"XX-1.1": "First\nand on.", "XX-1.2a": "Second"}
    assert [section.title for section in ledger.sections] == ["1 One"]
