"""`kade new-game`: what it writes loads and plays, and what it cannot write it refuses in a sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from tests.cli.command import kade, refused

from kade.cli.new_game import substitutions
from kade.cli.voice import Voice
from kade.display.game import LANGUAGES, Game
from kade.testing import Table, check_kept, rules_cited, rules_in

NAME = "paper-boats"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("games")
    said = kade("new-game", NAME, "--players", "3-4", "--prefix", "PB", "--folder", folder)
    assert said.code == 0, said.err
    return folder / NAME


@pytest.fixture(scope="module")
def game(home: Path) -> Iterator[Game]:
    """The new game, as if its package were installed."""
    sys.path.insert(0, str(home))
    yield import_module("paper_boats.game").GAME
    sys.path.remove(str(home))
    for name in [name for name in sys.modules if name.partition(".")[0] == "paper_boats"]:
        del sys.modules[name]


def test_it_loads_under_its_names(game: Game) -> None:
    assert game.id == NAME
    assert game.options[0].choices == (3, 4)
    assert [game.prose.message("game-title", {}, lang) for lang in LANGUAGES] == ["Paper boats"] * 3


def test_it_is_played_to_the_end_and_shown(game: Game) -> None:
    import random

    for players in (3, 4):
        state = Table(game, type(game.new(seed=1))).begin(players=players, seed=players)
        Table(game, type(state)).play_on(state, random.Random(players))
        assert state.over
        assert state.audit() == []
        assert "<svg" in game.picture(state.view(0), "pl")
        assert "result" in game.text(state.view(None), "it")


def test_what_its_tests_keep_is_what_it_does(game: Game, home: Path) -> None:
    check_kept(game, home / "tests")
    rules = rules_in(home / "paper_boats" / "ledger.md")
    assert rules
    assert all(rule.startswith("PB-") for rule in rules)
    assert rules_cited(home / "tests") == rules


def test_nothing_is_left_to_fill_in(home: Path) -> None:
    for file in home.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert not re.search(r"@\w+@", file.read_text(encoding="utf-8")), file
            assert not file.name.endswith(".template")


def test_it_names_the_next_three_commands(tmp_path: Path) -> None:
    said = kade("new-game", "kites", "--players", "2", "--folder", tmp_path)
    lines = said.out.splitlines()[1:]
    assert [line.split()[0] for line in lines] == ["pip", "pytest", "kade"]
    assert lines[-1].split("kade ")[1] == "play kites --seats me,greedy"
    assert "**KI-1.1**" in (tmp_path / "kites" / "kites" / "ledger.md").read_text(encoding="utf-8")


def test_nothing_is_overwritten(home: Path) -> None:
    before = (home / "README.md").read_text(encoding="utf-8")
    (home / "README.md").write_text("mine", encoding="utf-8")
    assert "exists already" in refused("new-game", NAME, "--folder", home.parent)
    assert (home / "README.md").read_text(encoding="utf-8") == "mine"
    (home / "README.md").write_text(before, encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "instead"),
    [("Blue Moon", "blue-moon"), ("blue--moon", "blue-moon"), ("7-seas", "seas"), ("ß", "blue-moon"), ("a_b", "a-b")],
)
def test_a_bad_name_is_told_what_would_be_right(name: str, instead: str, tmp_path: Path) -> None:
    assert f"like {instead}." in refused("new-game", name, "--folder", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["burano", "json", "kade", "rich"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    assert "is taken" in refused("new-game", name, "--folder", tmp_path)


@pytest.mark.parametrize("players", ["", "1", "0-3", "4-2", "2-9", "two", "2-", "2-3-4"])
def test_a_range_of_players_that_cannot_be_is_refused(players: str, tmp_path: Path) -> None:
    assert "a range like 2-4" in refused("new-game", "kites", f"--players={players}", "--folder", tmp_path)


@pytest.mark.parametrize("prefix", ["", "x", "X", "Ab", "ABCDE", "A1"])
def test_a_prefix_is_capital_letters(prefix: str, tmp_path: Path) -> None:
    assert "capital letters" in refused("new-game", "kites", f"--prefix={prefix}", "--folder", tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_in_the_language_of_the_person(lang: str, tmp_path: Path) -> None:
    said = refused("new-game", "Kites", "--folder", tmp_path, lang=lang)
    assert said.strip().endswith(".")
    assert "kites" in said


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refused("new-game", "kites", "--folder", tmp_path / "file")


def test_templates_ask_for_what_is_there() -> None:
    there = set(substitutions("kites", "2-4", None, Voice("en")))
    files = Path(str(resources.files("kade.scaffold") / "files"))
    texts = [file.read_text(encoding="utf-8") for file in files.rglob("*.template")]
    assert {word for text in texts for word in re.findall(r"@(\w+)@", text)} == there


@pytest.mark.slow
def test_its_own_tests_pass(home: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio", "-p", "no:xdist"]
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
