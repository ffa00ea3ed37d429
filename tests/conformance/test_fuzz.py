"""Many random games of every game, and what becomes of a failure that fuzzing finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance import positions
from tests.conformance.tables import IDS
from tests.effort import share_beside_compiled
from tests.kernel.toy import LAY, Pebbles
from tools import fuzz
from tools.shrink import WHOLES, Failure, play_at_random, shrink, written

from kade.display.game import Game
from kade.kernel.record import Record
from kade.kernel.rng import Rng
from kade.kernel.state import State

PARTS = 3
GAMES = share_beside_compiled(300) // PARTS


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", IDS)
def test_many_games(game: str, part: int) -> None:
    done = fuzz.run_batch(game, part * GAMES, GAMES, dear=40, wholes=WHOLES)
    assert done.failure is None, written(done.failure)
    assert done.games == GAMES


def green_lies_on_the_table(game: Game, state: State, rng: Rng) -> None:
    assert isinstance(state, Pebbles)
    assert state.table[1] < 2, "two green pebbles"


def first_failure() -> Failure:
    return next(played.failure for seed in range(50) if (played := play_at_random("toy", seed, 40)).failure)


def test_a_failure_is_shrunk_to_a_short_record_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(positions, "CHEAP", (*positions.CHEAP, green_lies_on_the_table))
    monkeypatch.setattr(fuzz, "HOME", tmp_path)
    found = first_failure()
    small = shrink(found)
    assert small.check == found.check == "green_lies_on_the_table"
    assert len(small.case.decisions) <= len(found.case.decisions)
    fuzz.report(small)
    file = next((tmp_path / "build").glob("fuzz-failure-toy-*.kade"))
    assert "--replay" in capsys.readouterr().out
    assert len(Record.parse(file.read_text(encoding="utf-8")).decisions) == len(small.case.decisions)
    assert fuzz.replay(file) == 1
    assert "two green pebbles" in capsys.readouterr().out
    monkeypatch.undo()
    assert fuzz.replay(file) == 0


def test_a_rule_that_crashes_is_a_failure_and_its_record_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Pebbles.is_aside

    def breaks(self: Pebbles, action: int) -> bool:
        if LAY <= action < LAY + 3 and self.turns > 0:
            raise IndexError("no such pebble")
        return whole(self, action)

    monkeypatch.setattr(Pebbles, "is_aside", breaks)
    small = shrink(first_failure())
    assert "no such pebble" in small.words
    assert written(small).count(" lay ") == 1
