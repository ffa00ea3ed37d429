"""Plain and compiled modules play the same games, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.effort import share_beside_compiled

import kade
from kade import _build

HOME = Path(__file__).parents[2]
GAMES = share_beside_compiled(300)


def hashes(pure: bool) -> list[list[str]]:
    """Game, hash and build, as a process of its own prints them."""
    environment = {**os.environ, "KADE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tools.hash_games", "--games", str(GAMES)]
    told = subprocess.run(command, cwd=HOME, env=environment, capture_output=True, text=True, check=True)
    return [line.split() for line in told.stdout.splitlines()]


@pytest.mark.slow
@pytest.mark.compiled
def test_many_games_have_the_same_hash_in_the_plain_build_and_in_this_one() -> None:
    """In the compiled environment this compares the two builds; in a plain one, two processes."""
    plain, here = hashes(pure=True), hashes(pure=False)
    assert [build for _, _, build in plain] == ["plain"] * len(kade.games())
    assert [build for _, _, build in here] == ["compiled" if _build.compiled() else "plain"] * len(kade.games())
    assert [line[:2] for line in plain] == [line[:2] for line in here]
