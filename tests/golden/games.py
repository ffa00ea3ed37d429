"""Whole games kept as files, and how they are made: `python -m tests.golden.games` (look at the diff).

Rewriting a game that was kept means that rules, names or digests have changed: `game.rules` may have to be raised.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.conformance.play import Play
from tests.conformance.tables import by_players

from kade.games import ours

HERE = Path(__file__).parent
TASTES = (1, 2, 3)


def digests(game: str) -> Path:
    """Beside the Records of a game: the digest each ends in."""
    return HERE / game / "digests.json"


def main() -> None:
    for game in sys.argv[1:] or ours():
        digests(game).parent.mkdir(exist_ok=True)
        found: dict[str, str] = {}
        for options in by_players(game):
            for taste in TASTES:
                match = Play(game, options, seed=100 * options["players"] + taste, taste=taste).match()
                name = f"{options['players']}-players-{taste}.kade"
                (HERE / game / name).write_text(str(match.record), encoding="utf-8")
                found[name] = match.state.digest()
        digests(game).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        print(f"kade: wrote {len(found)} games of {game}")


if __name__ == "__main__":
    main()
