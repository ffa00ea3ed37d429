"""Games from the same seeds have the same Records in Pyodide as here; `python -m bench.in_pyodide` compares more."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.in_pyodide import run
from tests.browser.site import PARTS, check_parts
from tests.effort import share

import kade
from kade.site.python import archive, modules

pytestmark = pytest.mark.browser


def test_games_go_in_the_browsers_python_as_they_go_here(tmp_path: Path) -> None:
    check_parts()
    packed = tmp_path / "python.zip"
    packed.write_bytes(archive(modules(PARTS)))
    same = run(PARTS, packed, range(share(10)), 0, kade.games(), show=lambda found: None)
    assert list(same) == [(game, seed) for game in kade.games() for seed in range(share(10))]
    assert all(same.values())
