"""A game that lies outside Kade is tested like one of ours, when its module is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel import nim

HOME = Path(__file__).parents[2]


def conformance(folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "KADE_TEST_GAMES": "stones.game", "PYTHONPATH": path, "EFFORT": "quick"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/conformance",
               "-k", "stones and (code or whatever or names or resampling or over_a_game)"]
    return subprocess.run(command, cwd=HOME, env=environment, capture_output=True, text=True, check=False)


def write(folder: Path, source: str) -> None:
    package = folder / "stones"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(source, encoding="utf-8")


@pytest.mark.slow
def test_a_game_outside_is_found_by_its_module_and_can_fail(tmp_path: Path) -> None:
    source = Path(nim.__file__).read_text(encoding="utf-8")
    source = source.replace('"tests.kernel.nim"', '"stones.game"').replace('"nim"', '"stones"')
    write(tmp_path, source)
    done = conformance(tmp_path)
    assert done.returncode == 0, done.stdout
    write(tmp_path, source.replace("event-took = { $player } prende", "event-taken = { $player } prende"))
    done = conformance(tmp_path)
    assert "in 'it' there is no event-took" in done.stdout
