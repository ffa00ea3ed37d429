"""Every module of every game can be imported by itself, first of all, in a fresh interpreter."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys

import pytest

from kade.games import ours

pytestmark = pytest.mark.compiled

# One interpreter for a whole game: it has imported the game's package, as whoever imports a module in it does first,
# and a child of it tries each module. What others wrote, and we use, is imported once.
ALONE = """
import importlib, os, sys, traceback
others, package, *ours = sys.argv[1].split(), *sys.argv[2:]
for module in others:
    importlib.import_module(module)
assert not any(module.partition(".")[0] == "kade" for module in sys.modules)
importlib.import_module(package)
for module in ours:
    child = os.fork()
    if not child:
        try:
            exec(f"import {module}; assert {module} is sys.modules[module]")
        except BaseException:
            print(module, traceback.format_exc(), sep="\\n", flush=True)
            os._exit(1)
        os._exit(0)
    os.waitpid(child, 0)
"""

OTHERS = ("fluent.runtime", "importlib.resources", "tomllib")


def modules(game: str) -> list[str]:
    """The names of all modules in a game's folder."""
    package = importlib.import_module(f"kade.games.{game.replace('-', '_')}")
    inside = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package.__name__, *(found.name for found in inside)]


@pytest.mark.slow
@pytest.mark.parametrize("game", ours())
def test_every_module_can_be_imported_by_itself(game: str) -> None:
    names = modules(game)
    assert {f"{names[0]}.game", f"{names[0]}.rules.state"} <= set(names)
    command = [sys.executable, "-c", ALONE, " ".join(OTHERS), *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == ""
