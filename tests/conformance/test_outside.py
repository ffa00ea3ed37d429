"""A game outside Kade is tested like one of ours: when its package is installed, or when its module is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.packages import environment, offer, write_game

HOME = Path(__file__).parents[2]


def conformance(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "tests/conformance",
        "-k",
        "stones and (code or whatever or names or resampling or over_a_game)",
    ]
    env = {**environment(folder), "EFFORT": "quick", **settings}
    return subprocess.run(command, cwd=HOME, env=env, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_game_outside_is_found_by_its_package_or_its_module_and_can_fail(tmp_path: Path) -> None:
    write_game(tmp_path / "installed")
    offer(tmp_path / "installed", "stones-for-kade", "stones = stones.game")
    done = conformance(tmp_path / "installed")
    assert done.returncode == 0, done.stdout
    home = write_game(tmp_path / "named")
    italian = home / "words" / "it.ftl"
    italian.write_text(italian.read_text(encoding="utf-8").replace("event-took", "event-taken"), encoding="utf-8")
    done = conformance(tmp_path / "named", KADE_TEST_GAMES="stones.game")
    assert "in 'it' there is no event-took" in done.stdout
