"""Playing and searching cost no more instructions than they did: valgrind counts them, whatever else the machine does.

Figures are kept for one version of Python and of the compiler, as the wheel for tests is compiled. Where something got
faster, or slower for a good reason, KEEP_INSTRUCTIONS=1 .venv-for-tests/bin/python -m pytest tests/speed keeps anew.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.missing import cannot_do_without

from kade import _build

HOME = Path(__file__).parents[2]
KEPT = Path(__file__).parent / "instructions.toml"
MARGIN = 1.15
COUNTED_IN = ("CPyDef_playout___playout", "CPyDef_tree___Tree___simulate")
"""The names that mypyc gives to random play to the end and to one simulation of the search."""


def this_build() -> str:
    """Python and the compiler, on which the number of instructions depends."""
    version = subprocess.run(["cc", "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{platform.machine()}, Python {sys.version_info.major}.{sys.version_info.minor}, cc {version.split('.')[0]}"


def counted(folder: Path) -> dict[str, int]:
    command = [
        "valgrind",
        "--tool=callgrind",
        f"--callgrind-out-file={folder}/%p",
        *(f"--toggle-collect={name}" for name in COUNTED_IN),
        sys.executable,
        str(Path(__file__).parent / "counted.py"),
    ]
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=HOME, env=fixed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {what: total(folder / str(process)) for what, process in json.loads(done.stdout).items()}


def total(file: Path) -> int:
    found = re.search(r"^totals: (\d+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, f"{file} has no total"
    return int(found.group(1))


def dearer(before: dict[str, int], now: dict[str, int]) -> list[str]:
    assert before.keys() == now.keys()
    return [
        f"{what}: {now[what]:,} instructions instead of {before[what]:,}"
        for what in before
        if now[what] > MARGIN * before[what]
    ]


@pytest.mark.slow
@pytest.mark.compiled
def test_play_and_search_cost_no_more_than_they_did(tmp_path: Path) -> None:
    if not _build.compiled():
        pytest.skip("instructions are counted in the compiled build")
    cannot_do_without("" if shutil.which("valgrind") else "valgrind is not here (apt-get install valgrind)")
    kept: dict[str, dict[str, int]] = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    build = this_build()
    if not os.environ.get("KEEP_INSTRUCTIONS"):
        if build not in kept:
            pytest.skip(f"no figures are kept for {build}, only for {' and '.join(kept)}")
        assert dearer(kept[build], counted(tmp_path)) == []
        return
    kept[build] = counted(tmp_path)
    tables = (
        f'["{build}"]\n' + "".join(f'"{what}" = {count:_}\n' for what, count in figures.items())
        for build, figures in sorted(kept.items())
    )
    KEPT.write_text("\n".join(tables), encoding="utf-8")


def test_a_sixth_more_is_noticed_and_a_tenth_is_not() -> None:
    before = {"burano playouts": 600_000, "burano search": 900_000}
    assert dearer(before, {"burano playouts": 660_000, "burano search": 450_000}) == []
    assert dearer(before, {"burano playouts": 700_000, "burano search": 900_000}) == [
        "burano playouts: 700,000 instructions instead of 600,000"
    ]
