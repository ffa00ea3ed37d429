"""`kade analyse`: what it says and writes. What the grades are is tested in tests/analysis."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.analysis.games import made_up, questions, record
from tests.cli.command import kade, refused

from kade.analysis import Analysis
from kade.cli import analyse


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, and an analysis of it that takes no time: two decisions of the first seat cost something."""
    own = [i for i, one in enumerate(questions()) if one.seat == 0]
    whole = made_up({own[3]: 2.0, own[8]: 5.5})

    def at_once(*_: object, **__: object) -> Iterator[Analysis]:
        yield whole

    monkeypatch.setattr(analyse, "analysed", at_once)
    path = tmp_path / "game.kade"
    path.write_text(str(record()), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("What cost Ala most", "costly", "less good", "Better: ", "No decision of Ola", "Tracks")),
        ("pl", ("Najkosztowniejsze decyzje: Ala", "kosztowne", "słabsze", "Lepiej: ", "Ola: żadna decyzja")),
        ("it", ("Le decisioni più costose di Ala", "costosa", "meno buona", "Meglio: ", "Nessuna decisione di Ola")),
    ],
)
def test_it_ends_in_words_a_player_understands(file: Path, lang: str, words: tuple[str, ...]) -> None:
    said = kade("analyse", file, lang=lang)
    assert said.code == 0
    for word in words:
        assert word in said.out


def test_a_seat_can_be_looked_at_alone(file: Path) -> None:
    said = kade("analyse", file, "--seat", "1").out
    assert "No decision of Ola" in said
    assert "What cost Ala" not in said


def test_the_page_needs_nothing_else_and_marks_what_was_played_and_better(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert kade("analyse", file, "--html", page).code == 0
    text = page.read_text(encoding="utf-8")
    for part in ("<polyline", "<details>", 'class="whisker"', 'class="played ', 'class="better ', "data-panel="):
        assert part in text
    assert text.count('<article class="moment">') == 2
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in text


def test_json_for_programs_is_the_whole_analysis(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    assert kade("analyse", file, "--json", out).code == 0
    assert Analysis.from_dict(json.loads(out.read_text(encoding="utf-8"))).done


def test_wrong_input_gets_a_sentence_before_the_work_begins(file: Path, tmp_path: Path) -> None:
    assert "not an effort" in refused("analyse", file, "--effort", "great")
    assert "Seat 2 does not exist" in refused("analyse", file, "--seat", "2")
    assert "cannot be read" in refused("analyse", tmp_path / "nothing.kade")
    assert "does not exist" in refused("analyse", file, "--html", tmp_path / "no" / "page.html")
    broken = tmp_path / "broken.kade"
    broken.write_text(str(record()).replace("\n0 ", "\n0 fly ", 1), encoding="utf-8")
    assert "cannot be replayed" in refused("analyse", broken)
    other = tmp_path / "other.kade"
    other.write_text(str(record()).replace("rules: ", "rules: 9"), encoding="utf-8")
    assert "was played under rules 9" in refused("analyse", other)
