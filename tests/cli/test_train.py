"""`kade train`: games, weights, a verdict; all of it kept, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import kade

import kade as library
from kade.kernel.learnt import read_weights

ALONE = ("train", "windmill-valley", "--players", "1", "--bot", "random", "--games", "10")


def test_weights_are_learnt_from_games_and_fit_the_game(tmp_path: Path) -> None:
    said = kade(*ALONE, "--out", str(tmp_path))
    assert said.code == 0
    assert "10 games of random" in said.out
    assert "Part 5 of 5, games not seen" in said.out
    game = library.load("windmill-valley")
    learnt = read_weights((tmp_path / "weights.toml").read_text(encoding="utf-8"), "weights.toml")
    value = game.value_by(learnt)
    state = game.new(players=1, seed=1)
    assert value(state, 0) != game.estimate(state, 0)
    assert learnt.origin["games"] == 10


def test_the_same_command_goes_on_with_what_is_there(tmp_path: Path) -> None:
    kade(*ALONE, "--out", str(tmp_path))
    records = sorted((tmp_path / "games-1" / "records").iterdir())
    weights = (tmp_path / "weights.toml").read_text(encoding="utf-8")
    records[0].unlink()
    others = {file: file.stat().st_mtime_ns for file in records[1:]}
    kade(*ALONE, "--out", str(tmp_path))
    assert records[0].exists()
    assert {file: file.stat().st_mtime_ns for file in others} == others
    assert (tmp_path / "weights.toml").read_text(encoding="utf-8") == weights


def test_a_game_without_features_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games that come with Kade have some; a game of another package need not."""
    monkeypatch.setattr(type(library.load("amsterdam")), "learning", None)
    said = kade("train", "amsterdam")
    assert said.code != 0
    assert "amsterdam has no features yet" in said.err
