"""The ladder: it ends early when a pairing is clear, keeps to its time, and says when a bot is missing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kade
from kade import bots
from kade.arena import Pool, ThisProcess, ladder, play
from kade.arena.ladder import Rung, climb

EVEN = Rung("random", "random", 0.2, 0.05, 0.3)


def test_a_clear_pairing_ends_early_and_alike_whoever_works() -> None:
    (alone,) = climb(["amsterdam"], ThisProcess(), rungs=(EVEN,))
    (together,) = climb(["amsterdam"], Pool(2), rungs=(EVEN,))
    assert (alone.verdict, alone.why) == ("yes", "test")
    assert len(alone.outcomes) < 60
    assert alone.outcomes == together.outcomes
    told = alone.to_dict()
    assert told["games"] == len(alone.outcomes)
    assert told["low"] <= told["share"] <= told["high"]


def test_a_bot_that_is_missing_is_no_answer() -> None:
    (one,) = climb(["amsterdam"], ThisProcess(), rungs=(Rung("karpov", "random", 0.5, 0.4, 0.6),))
    assert (one.verdict, one.why, one.to_dict()["games"]) == ("open", "no-bot", 0)


def test_time_ends_a_pairing() -> None:
    (one,) = climb(["amsterdam"], ThisProcess(), rungs=(EVEN,), minutes=1e-9)
    assert (one.verdict, one.why, len(one.outcomes)) == ("open", "time", 2)


def test_all_games_end_a_pairing_by_its_goal() -> None:
    close = Rung("random", "random", 0.5, 0.49, 0.51)
    (one,) = climb(["amsterdam"], ThisProcess(), rungs=(close,), most=10)
    assert one.why == "all-games"
    assert one.verdict == ("yes" if one.to_dict()["share"] >= 0.5 else "no")


def test_what_is_learnt_climbs_only_where_a_game_has_learnt_something(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt = replace(EVEN, learnt=True)
    games = ["amsterdam", "burano"]
    for game in games:
        monkeypatch.setitem(vars(kade.load(game)), "learnt_value", None)
    assert list(climb(games, ThisProcess(), rungs=(learnt, learnt), full=4)) == []
    found = list(climb(["windmill-valley", *games], ThisProcess(), rungs=(learnt, EVEN), minutes=1e-9))
    assert [(one.game, one.rung) for one in found] == [("windmill-valley", learnt)] + [
        (game, EVEN) for game in ("windmill-valley", *games)
    ]


def test_whole_budgets_are_only_told_and_the_highest_rung_comes_last() -> None:
    high = Rung("random", "random", 0.3, 0.1, 0.4)
    found = list(climb(["amsterdam", "burano"], ThisProcess(), rungs=(EVEN, high), most=40, full=6))
    assert [(one.game, one.rung, one.tested) for one in found] == [
        ("amsterdam", EVEN, True),
        ("burano", EVEN, True),
        ("amsterdam", high, False),
        ("burano", high, False),
        ("amsterdam", high, True),
        ("burano", high, True),
    ]
    whole = found[2:4]
    assert [len(one.outcomes) for one in whole] == [4, 2]
    assert [(one.verdict, one.why, one.to_dict()["goal"]) for one in whole] == [("open", "all-games", None)] * 2
    assert ladder.shares(10, 3) == [4, 3, 3]
    assert ladder.at_scale("merchant", 1.0) == "merchant"


def test_games_are_kept_and_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = climb(["amsterdam"], ThisProcess(), rungs=(EVEN,), keep=tmp_path)
    records = list((tmp_path / "amsterdam-random-random" / "records").iterdir())
    assert len(records) == len(one.outcomes)
    monkeypatch.setattr(play, "play_one", None)
    (again,) = climb(["amsterdam"], ThisProcess(), rungs=(EVEN,), keep=tmp_path)
    assert again.outcomes == one.outcomes


def test_only_the_pairings_between_some_levels() -> None:
    found = ladder.rungs_of(["novice", "merchant", "master"])
    assert [(rung.stronger, rung.weaker) for rung in found] == [("merchant", "novice"), ("master", "merchant")]
    with pytest.raises(ladder.NoPairing, match="no pairing between novice and master; choose"):
        ladder.rungs_of(["novice", "master"])


def test_bots_come_at_their_scale_where_they_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, seed: int = 0) -> object:
        if name not in ("merchant@0.05", "random"):
            raise ValueError(name)
        return object()

    monkeypatch.setattr(bots, "make", make)
    found = [ladder.at_scale(name, 0.05) for name in ("merchant", "random", "nobody")]
    assert found == ["merchant@0.05", "random", None]
