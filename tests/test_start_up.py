"""What is loaded at the start, since it is waited for: not what only some uses need."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

LATER = ["asyncio", "babel", "fluent.runtime", "litestar", "numpy", "ssl"]


@pytest.mark.parametrize(
    ("module", "later"),
    [
        ("kade", [*LATER, "inspect", "rich", "typer", "kade.display", "kade.kernel"]),
        ("kade.cli", [*LATER, "rich", "kade.games", "kade.kernel"]),
        ("kade.games", [*LATER, "rich", "typer", "kade.bots", "kade.arena"]),
        ("kade.cli.play", [*LATER, "kade.learn.lesson"]),
    ],
)
def test_what_only_some_uses_need_is_loaded_later(module: str, later: list[str]) -> None:
    code = f"import json, sys, {module}\nprint(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
    assert module in loaded
    assert set(later) & set(loaded) == set()
