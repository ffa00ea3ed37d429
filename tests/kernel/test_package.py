"""The package as others import it, each in a fresh interpreter."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "code",
    [
        "import kade.games.amsterdam.rules.state as state; state.Amsterdam",
        "import kade.games.amsterdam.rules.state; kade.games.amsterdam.rules.state.Amsterdam",
        "import kade, kade.games.burano.game; kade.games.burano.game.GAME; assert 'burano' in kade.games()",
        "from kade.games import games, load; load(games()[0])",
        "from kade import games; assert games()",
        "import kade.kernel.match; kade.kernel.match.Match",
        "import kade.kernel.guard, kade.kernel.record, kade.kernel.plain",
    ],
)
def test_a_module_is_imported_alone_and_found_where_it_lies(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
