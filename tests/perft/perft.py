"""Counts decision sequences from fixed seeds, and writes the tables: `python -m tests.perft.perft` (look at the diff).

A table entry is a position (options, seed, and how many random decisions were made before the count begins) and how
many sequences of one, two, … decisions lead on from it. Where several seats decide at once, each order counts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.conformance.tables import OURS, by_players, load

from kade.kernel.rng import seeded
from kade.kernel.state import State
from kade.testing import perft

HERE = Path(__file__).parent
ENOUGH = 4000
DEEPEST = 6
STARTS = (0, 12, 40)


def position(game: str, options: dict[str, Any], seed: int, after: int) -> State:
    """The position after so many decisions, drawn evenly by a generator with the same seed."""
    state = load(game).new(seed=seed, **options)
    rng = seeded(seed)
    for _ in range(after):
        if state.over:
            break
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    return state


def counts(state: State) -> list[int]:
    """To depth 1, 2, … until there are enough of them."""
    found = [perft(state, 1)]
    while 0 < found[-1] < ENOUGH and len(found) < DEEPEST:
        found.append(perft(state, len(found) + 1))
        if found[-1] > 20 * ENOUGH:
            return found[:-1]
    return found


def table(game: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    for options in by_players(game):
        for seed, after in enumerate(STARTS, 1):
            entry = {"options": options, "seed": seed, "after": after}
            entries.append({**entry, "counts": counts(position(game, options, seed, after))})
    return entries


def file(game: str) -> Path:
    return HERE / f"{game}.json"


def main() -> None:
    for game in OURS:
        lines = ",\n".join(json.dumps(entry) for entry in table(game))
        file(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"kade: wrote {file(game).relative_to(Path.cwd())}")


if __name__ == "__main__":
    main()
