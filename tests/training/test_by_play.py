"""Weights that follow what wins: which way a step leads, what it leaves alone, and that a run goes on from its end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import kade
from kade.arena.executors import Pool, ThisProcess
from kade.training import by_play
from kade.training.by_play import Ascent, Features, OtherSettings, Settings, change, climb, direction, follow, look_at


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game tells enough of how far features lie apart."""
    monkeypatch.setattr(by_play, "SAMPLE", 1)


ALL = Features((2.0, 0.5, 0.0), 0, 3)
SIZE = 0.3


def settings(game: str, players: int, **more: str) -> Settings:
    learning = kade.load(game).learning
    assert learning is not None
    row = tuple(learning.FEATURES.values())
    return Settings(game, {"players": players, **more}, 16, False, SIZE, 2, 7, tuple(row for _ in learning.KNOTS))


def heard(_: int) -> None:
    """Nobody watches."""


def test_a_change_and_its_opposite_lie_on_either_side() -> None:
    drawn = direction(5, 3)
    assert np.allclose(change(drawn, ALL, 4, SIZE), -change(-drawn, ALL, 4, SIZE))
    assert not np.allclose(change(drawn, ALL, 4, SIZE), 0.0)


def test_features_that_lie_further_apart_are_moved_less_and_those_that_never_differ_not_at_all() -> None:
    moved = change(np.ones((2, 3)), ALL, 4, SIZE)
    assert np.allclose(4.0 * moved[:, 0], moved[:, 1])
    assert not moved[:, 2].any()


def test_knots_where_no_game_is_stay_as_they_are() -> None:
    moved = change(direction(3, 3), replace(ALL, first=2), 4, SIZE)
    assert not moved[:2].any()
    assert moved[2:, :2].all()


def test_weights_follow_what_wins() -> None:
    """A made-up game in which one feature is worth three more than it counts, and luck decides most of each margin."""
    chance = np.random.default_rng(1)
    ascent = Ascent([np.zeros((4, 3))], np.zeros((2, 3)))
    goal = np.array([0.0, 3.0, 0.0])
    for number in range(60):
        seeds = list(range(1000 * number, 1000 * number + 200))
        missing = (goal - ascent.past[-1].mean(axis=0)) * np.array(ALL.spread)
        margins = [float(direction(seed, 3)[0] @ missing + chance.normal(0.0, 2.0)) for seed in seeds]
        follow(ascent, ALL, seeds, margins, SIZE)
    assert np.mean(ascent.settled(), axis=0) == pytest.approx(goal, abs=0.5)


def test_a_run_is_the_same_whoever_plays_it_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    here = settings("amsterdam", 2)
    whole = list(climb(here, 2, ThisProcess(), tmp_path / "whole.json", heard))[-1]
    list(climb(here, 1, Pool(2), tmp_path / "parts.json", heard))
    parts = list(climb(here, 2, Pool(2), tmp_path / "parts.json", heard))[-1]
    assert parts.rounds == whole.rounds == 2
    assert parts.settled() == whole.settled()
    assert parts.settled() != here.begin


def test_alone_only_the_weights_for_a_player_alone_change(tmp_path: Path) -> None:
    alone = replace(settings("windmill-valley", 1, gardener="hard"), pairs=1)
    ascent = next(climb(alone, 1, ThisProcess(), tmp_path / "by-play.json", heard))
    assert ascent.settled()[:4] == alone.begin[:4]
    assert ascent.settled()[4:] != alone.begin[4:]


def test_at_a_larger_table_every_second_seat_is_played_by_each(tmp_path: Path) -> None:
    three = replace(settings("amsterdam", 3), simulations=0)
    ascent = next(climb(three, 1, ThisProcess(), tmp_path / "by-play.json", heard))
    assert ascent.settled()[:4] == three.begin[:4]
    assert ascent.settled()[4:] != three.begin[4:]


def test_those_who_do_not_search_play_as_greedy_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(by_play, "Search", None)
    at_once = replace(settings("amsterdam", 2), simulations=0)
    assert next(climb(at_once, 1, ThisProcess(), tmp_path / "by-play.json", heard)).rounds == 1


def test_features_are_looked_at_in_games() -> None:
    seen = look_at(settings("amsterdam", 2), ThisProcess())
    assert (seen.first, seen.last) == (0, 3)
    assert max(seen.spread) > 1.0


def test_another_run_is_not_mixed_with_the_one_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "by-play.json"
    list(climb(settings("amsterdam", 2), 1, ThisProcess(), file, heard))
    with pytest.raises(OtherSettings, match="other settings or weights"):
        next(climb(replace(settings("amsterdam", 2), pairs=5), 2, ThisProcess(), file, heard))
    file.write_text("{")
    with pytest.raises(OtherSettings, match="cannot be read"):
        next(climb(settings("amsterdam", 2), 2, ThisProcess(), file, heard))
