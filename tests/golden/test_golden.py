"""Games that were played once and kept: each replays, from seed and from lines, to the digest kept beside it."""

from __future__ import annotations

import json

import pytest
from tests.conformance.tables import by_players
from tests.golden.games import HERE, digests

import kade
from kade.games import ours

pytestmark = pytest.mark.compiled

KEPT = [
    (game, name, digest)
    for game in ours()
    if digests(game).exists()
    for name, digest in json.loads(digests(game).read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize(("game", "name", "digest"), KEPT, ids=[f"{game}-{name}" for game, name, _ in KEPT])
def test_a_kept_game_replays_to_its_digest(game: str, name: str, digest: str) -> None:
    text = (HERE / game / name).read_text(encoding="utf-8")
    record = kade.Record.parse(text)
    assert str(record) == text
    for from_lines in (False, True):
        state = record.replay(kade.load(game), from_lines=from_lines)
        assert state.over
        assert state.digest() == digest
        assert list(state.result().points) == record.result


@pytest.mark.parametrize("game", ours())
def test_every_game_and_player_count_has_kept_games(game: str) -> None:
    names = [name for kept, name, _ in KEPT if kept == game]
    for options in by_players(game):
        few = sum(name.startswith(f"{options['players']}-players-") for name in names)
        assert few >= 3, "keep some: python -m tests.golden.games"
    assert sorted(path.name for path in (HERE / game).glob("*.kade")) == sorted(names)
