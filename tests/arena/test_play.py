"""Games are the same wherever they are played, are written down truly, and go on where they were stopped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kade
from kade.arena import Executor, Outcome, Plan, Played, Pool, RunFolder, ThisProcess, executor, played
from kade.arena.executors import BadWorkers
from kade.arena.run_folder import BadRunFolder
from kade.kernel.record import Record

PLAN = Plan("amsterdam", ("random", "random"), 2, 3, {"players": 2})


def games(where: Executor, number: int = 6) -> list[Played]:
    return list(played(PLAN, range(number), where, size=2))


def test_a_pool_plays_the_same_games_as_this_process() -> None:
    assert games(ThisProcess()) == games(Pool(2))


def test_every_game_replays_from_its_record_to_its_end() -> None:
    game = kade.load("amsterdam")
    for one in games(ThisProcess(), 4):
        record = Record.parse(one.record)
        for from_lines in (False, True):
            state = record.replay(game, from_lines=from_lines)
            assert state.digest() == one.outcome.digest
            assert list(state.result().points) == record.result == list(one.outcome.points)
        assert len(record.decisions) == one.outcome.decisions == sum(one.outcome.decided)


def test_the_games_of_a_pair_share_their_deal() -> None:
    first, second, third = (Record.parse(one.record) for one in games(ThisProcess(), 3))
    chance = [[line for line in record.lines if line.startswith("*")][:3] for record in (first, second, third)]
    assert chance[0] == chance[1] != chance[2]


def test_an_outcome_survives_being_written_down() -> None:
    outcome = games(ThisProcess(), 1)[0].outcome
    assert Outcome.from_dict(outcome.to_dict()) == outcome


def test_turns_are_counted_where_nobody_else_decides_between_them() -> None:
    alone = Plan("windmill-valley", ("random",), 1, 3, {"players": 1, "gardener": "easy"})
    outcome = next(iter(played(alone, range(1), ThisProcess()))).outcome
    assert 5 < outcome.turns < outcome.decisions


def test_ahead_means_winning_first_and_points_then() -> None:
    outcome = Outcome((0, 1, 2), (9, 9, 4), ({}, {}, {}), (1,), 1, 1, "x")
    assert [outcome.ahead(1, 0), outcome.ahead(0, 1), outcome.ahead(0, 2), outcome.ahead(2, 0)] == [1, 0, 1, 0]
    shared = Outcome((0, 1), (9, 8), ({}, {}), (0, 1), 1, 1, "x")
    assert shared.ahead(0, 1) == 0.5
    level = Outcome((0, 1, 2), (3, 3, 9), ({}, {}, {}), (2,), 1, 1, "x")
    assert level.ahead(0, 1) == 0.5


def test_closing_early_ends_the_workers() -> None:
    running = played(PLAN, range(10_000), Pool(2), size=2)
    assert next(running).outcome.number == 0
    running.close()


@pytest.mark.parametrize("workers", ["0", "many", "-1", "1000", ""])
def test_workers_that_cannot_be_had_get_a_sentence(workers: str) -> None:
    with pytest.raises(BadWorkers, match="must be a number from 1 to 256"):
        executor(workers)


# ---------------------------------------------------------------------- the run_folder


def test_what_was_kept_is_there_and_what_was_cut_off_is_not(tmp_path: Path) -> None:
    run_folder = RunFolder(tmp_path, PLAN, 1)
    made = games(ThisProcess(), 4)
    for one in made[:3]:
        run_folder.keep(one)
    with run_folder.games.open("a") as file:
        file.write('{"player_at": [0, 1], "points"')  # the power went
    again = RunFolder(tmp_path, PLAN, 1)
    assert list(again.outcomes()) == [0, 1, 2]
    again.keep(made[3])
    assert list(again.outcomes().values()) == [one.outcome for one in made]
    assert [str(record) for _, record in again.all_records()] == [one.record for one in made]


def test_a_game_without_its_record_does_not_count(tmp_path: Path) -> None:
    run_folder = RunFolder(tmp_path, PLAN, 1)
    for one in games(ThisProcess(), 2):
        run_folder.keep(one)
    run_folder.path(0).unlink()
    assert list(run_folder.outcomes()) == [1]


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    RunFolder(tmp_path, PLAN, 1)
    with pytest.raises(BadRunFolder, match="their seed is 3, not 4"):
        RunFolder(tmp_path, Plan("amsterdam", ("random", "random"), 2, 4, {"players": 2}), 1)
    with pytest.raises(BadRunFolder, match="their rules is 1, not 2"):
        RunFolder(tmp_path, PLAN, 2)


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRunFolder, match="cannot keep the games"):
        RunFolder(tmp_path / "file", PLAN, 1)
    (tmp_path / "plan.json").write_text("nonsense")
    with pytest.raises(BadRunFolder, match="cannot be read"):
        RunFolder(tmp_path, PLAN, 1)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    holding = (
        "import fcntl, sys; file = open(sys.argv[1], 'ab'); fcntl.lockf(file, fcntl.LOCK_EX); "
        "print('held', flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", holding, str(tmp_path / "busy")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(BadRunFolder, match="Another run writes to"):
            RunFolder(tmp_path, PLAN, 1)
        other.communicate("")
    assert RunFolder(tmp_path, PLAN, 1).outcomes() == {}
