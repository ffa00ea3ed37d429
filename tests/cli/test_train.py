"""`kade train`: games, weights, a verdict; all of it kept, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import kade

import kade as library
from kade.kernel.learnt import read_weights
from kade.training import by_play

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


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game tells enough of how far features lie apart."""
    monkeypatch.setattr(by_play, "SAMPLE", 1)


BY_PLAY = ("train", "amsterdam", "--rounds", "0", "--by-play", "1", "--pairs", "2", "--simulations", "16")


def test_weights_are_improved_by_play_and_judged(tmp_path: Path) -> None:
    said = kade(*BY_PLAY, "--verdict", "2", "--out", str(tmp_path))
    assert said.code == 0
    assert "1 rounds of play" in said.out
    assert "of 2 games" in said.out
    learnt = read_weights((tmp_path / "weights.toml").read_text(encoding="utf-8"), "weights.toml")
    assert learnt.origin["by_play"] == 1
    further = kade(
        *BY_PLAY, "--far", "--verdict", "2", "--from", str(tmp_path / "weights.toml"), "--out", str(tmp_path / "on")
    )
    assert further.code == 0


BETWEEN = (*ALONE, "--option", "gardener=hard", "--between", "--rounds", "2")


@pytest.mark.slow
def test_weights_between_turns_are_learnt_round_by_round(tmp_path: Path) -> None:
    said = kade(*BETWEEN, "--bot", "search@0.001", "--out", str(tmp_path))
    assert said.code == 0
    assert "Round 2: " in said.out
    text = (tmp_path / "weights-between.toml").read_text(encoding="utf-8")
    assert text == (tmp_path / "weights-between-2.toml").read_text(encoding="utf-8")
    game = library.load("windmill-valley")
    learnt = read_weights(text, "weights-between.toml")
    assert game.between is not None
    assert learnt.is_for(game.between)
    assert learnt.origin["games"] == 20


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--players", "2"), "looks at nothing more between turns"),
        (("--rounds", "0"), "There is nothing to do"),
        (("--by-play", "1"), "without --only and --by-play"),
        (("--only", "always"), "without --only and --by-play"),
        (("--bot", "random"), "'random+"),
    ],
)
def test_what_cannot_be_learnt_between_turns_is_refused_before_anything_is_played(
    more: tuple[str, ...], why: str, tmp_path: Path
) -> None:
    said = kade(
        "train", "windmill-valley", "--players", "1", "--between", "--rounds", "2", *more, "--out", str(tmp_path)
    )
    assert said.code != 0
    assert why in said.err
    assert not list(tmp_path.iterdir())


def test_weights_for_all_moments_are_no_beginning_between_turns(tmp_path: Path) -> None:
    kade(*ALONE, "--out", str(tmp_path))
    said = kade(*BETWEEN, "--bot", "greedy", "--from", str(tmp_path / "weights.toml"), "--out", str(tmp_path / "other"))
    assert said.code != 0
    assert "for other features than the game has" in said.err


def test_a_judge_that_has_no_value_is_reported_before_anything_is_played(tmp_path: Path) -> None:
    assert "'random+learnt' is not a bot" in kade(*BY_PLAY, "--judge", "random", "--out", str(tmp_path / "none")).err
    assert not (tmp_path / "none").exists()


def test_weights_of_another_game_are_no_beginning(tmp_path: Path) -> None:
    kade(*BY_PLAY, "--verdict", "2", "--out", str(tmp_path))
    said = kade("train", "burano", *BY_PLAY[2:], "--from", str(tmp_path / "weights.toml"))
    assert said.code != 0
    assert "other features than the game has" in said.err


def test_nothing_to_do_is_said() -> None:
    said = kade("train", "amsterdam", "--rounds", "0")
    assert said.code != 0
    assert "--by-play of at least 1" in said.err


def test_learning_one_feature_by_play_is_refused_since_only_games_tell_it() -> None:
    said = kade("train", "amsterdam", "--rounds", "0", "--by-play", "1", "--only", "always")
    assert said.code != 0
    assert "--only is for learning from games" in " ".join(said.err.split())


def test_a_feature_that_there_is_not_is_named_beside_those_that_there_are() -> None:
    said = kade("train", "amsterdam", "--only", "always", "--only", "luck")
    assert said.code != 0
    assert "no feature named luck; --only takes one of: always, turns left, contracts" in " ".join(said.err.split())
