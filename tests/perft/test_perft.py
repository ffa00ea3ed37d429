"""The number of decision sequences from fixed seeds is what it was: the final judge of which actions are legal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.conformance.tables import OURS, by_players
from tests.perft.perft import file, position

from kade.testing import perft

pytestmark = pytest.mark.compiled

ENTRIES = [
    (game, entry)
    for game in OURS
    if file(game).exists()
    for entry in json.loads(file(game).read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(
    ("game", "entry"),
    ENTRIES,
    ids=[f"{game}-{entry['options']['players']}-players-after-{entry['after']}" for game, entry in ENTRIES],
)
def test_decision_sequences(game: str, entry: dict[str, Any]) -> None:
    state = position(game, entry["options"], entry["seed"], entry["after"])
    found = [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert found == entry["counts"], "if the rules were meant to change: python -m tests.perft.perft"


@pytest.mark.parametrize("game", OURS)
def test_every_game_and_player_count_has_a_table(game: str) -> None:
    counted = [entry["options"] for name, entry in ENTRIES if name == game]
    assert all(options in counted for options in by_players(game)), "make one: python -m tests.perft.perft"
