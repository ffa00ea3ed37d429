"""Make targets run at the same time: their words stay whole, and one that fails stops the rest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
MAKE = """#!/bin/sh
case $2 in
    together-good) echo "fine so far"; sleep 0.3; echo "and to the end";;
    together-bad) echo "this is wrong" >&2; exit 3;;
    together-slow) sleep 60 & sleep 60; echo "never said";;
esac
"""


@pytest.fixture
def make(tmp_path: Path) -> Path:
    script = tmp_path / "make"
    script.write_text(MAKE)
    script.chmod(0o755)
    return script


def together(make: Path, *targets: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "tools/together.py", *targets],
        cwd=HOME,
        capture_output=True,
        text=True,
        env={**os.environ, "MAKE": str(make)},
        timeout=50,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_what_each_target_says_stands_together(make: Path) -> None:
    code, lines = together(make, "together-good", "together-other:together-good")
    assert code == 0
    said = lines.index("fine so far")
    assert lines[said - 1].startswith("--- together-good: 0:0")
    assert lines[said + 1] == "and to the end"
    assert [line.split()[0] for line in lines[-3:]] == ["together-good", "together-other", "together"]


def test_a_target_that_fails_stops_the_rest_and_speaks_last(make: Path) -> None:
    begun = time.monotonic()
    code, lines = together(make, "together-slow", "together-bad", "together-good:together-bad")
    assert time.monotonic() - begun < 40
    assert code == 1
    said = lines.index("this is wrong")
    assert lines[said + 1].startswith("kade: stopped before their end: together-slow")
    assert lines[said + 2].startswith("kade: together-bad failed")
    assert "fine so far" not in lines
    assert "never said" not in lines


def test_a_target_cannot_wait_for_one_that_is_not_asked_for(make: Path) -> None:
    code, lines = together(make, "together-good:elsewhere")
    assert code == 1
    assert lines == ["kade: together-good waits for elsewhere, which is not in the list."]


def test_tests_of_the_compiled_build_are_where_make_looks_for_them() -> None:
    named = re.search(r"^COMPILED := (.+)$", (HOME / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert named is not None
    places = [HOME / place for place in named[1].split()]
    marked = [
        file for file in (HOME / "tests").rglob("test_*.py") if "pytest.mark.compiled\n" in file.read_text("utf-8")
    ]
    assert len(marked) > 10
    assert [file for file in marked if not any(file.is_relative_to(place) for place in places)] == []
