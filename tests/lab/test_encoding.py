"""What a seat sees in numbers: it tells what the view tells, and never what the seat may not know."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conformance.play import Taste
from tests.conformance.tables import IDS, by_players, load
from tests.effort import share_beside_compiled
from tests.kernel.toy_game import GAME as TOY

from kade.kernel import State, encoders
from kade.kernel.encoders import Encoder
from kade.kernel.errors import BadGame
from kade.kernel.rng import seeded
from kade.lab.encoding import Encoding

DECLARED = [game for game in IDS if game != TOY.id]
TABLES = [(game, options) for game in DECLARED for options in by_players(game)]


def positions(game: str, options: dict[str, Any], seed: int, number: int) -> Iterator[State]:
    """States here and there in a random game."""
    table = load(game)
    taste = Taste(table, seed)
    state = table.new(seed=seed, **options)
    while not state.over:
        if taste.rng.below(8) == 0:
            yield state
            number -= 1
            if not number:
                return
        state.play(taste.choose(state.legal()))
    yield state


def unordered(data: Any) -> Any:
    """Plain data with its lists sorted."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, list):
        return sorted((unordered(item) for item in data), key=json.dumps)
    return data


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_states_that_a_seat_cannot_tell_apart_look_the_same_to_it(game: str, options: dict[str, Any]) -> None:
    encoding = Encoding(load(game), load(game).new(seed=0, **options))
    rng = seeded(1)
    for state in positions(game, options, 7, share_beside_compiled(200)):
        for seat in range(state.seats):
            row = encoding.observe(state, seat)
            other = state.resample(seat, rng.next())
            differ = np.nonzero(row != encoding.observe(other, seat))[0]
            assert not len(differ), [
                part for part in encoding.parts if part.start <= differ[0] < part.start + part.size
            ]
            assert (encoding.mask(state, seat) == encoding.mask(other, seat)).all()


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_views_that_differ_are_other_numbers(game: str, options: dict[str, Any]) -> None:
    """What each decision leads to, beside what the others lead to: only the order of things may be lost."""
    encoding = Encoding(load(game), load(game).new(seed=0, **options))
    for state in positions(game, options, 5, share_beside_compiled(200)):
        seen: dict[tuple[int, bytes], Any] = {}
        for action in state.legal()[:12]:
            after = state.copy()
            after.play(action)
            for seat in range(state.seats):
                view = unordered(after.view(seat))
                assert seen.setdefault((seat, encoding.observe(after, seat).tobytes()), view) == view


@pytest.mark.parametrize("game", DECLARED)
def test_a_row_has_the_same_length_all_through_and_its_parts_fill_it(game: str) -> None:
    options = by_players(game)[-1]
    encoding = Encoding(load(game), load(game).new(seed=0, **options))
    ends = [part.start + part.size for part in encoding.parts]
    assert [0, *ends[:-1]] == [part.start for part in encoding.parts]
    assert ends[-1] == encoding.size
    used = np.full(encoding.size, 9, np.int32)
    for state in positions(game, options, 3, 10):
        assert (encoding.observe(state, 0, used) == encoding.observe(state, 0)).all()


def test_a_game_that_declares_nothing_has_no_numbers() -> None:
    with pytest.raises(BadGame, match="declares no fields"):
        Encoding(TOY, TOY.new(players=2, seed=0))


def test_a_game_of_another_package_has_numbers_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples" / "scopa")
    game = importlib.import_module("scopa.game").GAME
    state = game.new(players=2, seed=1)
    encoding = Encoding(game, state)
    assert encoding.left_out == []
    other = state.resample(0, 5)
    assert (encoding.observe(state, 0) == encoding.observe(other, 0)).all()
    assert (encoding.observe(state, 1) != encoding.observe(other, 1)).any()


def test_the_mask_has_the_legal_actions() -> None:
    state = load("amsterdam").new(players=2, seed=3)
    encoding = Encoding(load("amsterdam"), state)
    assert state.actors == (0, 1)
    for seat in state.actors:
        assert np.nonzero(encoding.mask(state, seat))[0].tolist() == sorted(state.legal(seat))
    state.play(state.legal(0)[0], 0)
    assert not encoding.mask(state, 0).any()


def test_the_viewer_comes_first() -> None:
    """The same hand in the same place for whoever holds it, and the others' only as numbers."""
    state = load("amsterdam").new(players=3, seed=3)
    encoding = Encoding(load("amsterdam"), state)
    parts = {part.name: part for part in encoding.parts}
    for seat in range(3):
        row = encoding.observe(state, seat)
        mine, theirs = parts["seat +0 hand"], parts["seat +1 hand"]
        assert row[mine.start : mine.start + mine.size].tolist() == state.players[seat].hand  # type: ignore[attr-defined]
        assert not row[theirs.start : theirs.start + theirs.size].any()
        assert row[parts["seat +1 hand: number"].start] == sum(state.players[(seat + 1) % 3].hand)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("encoder", "value", "viewer", "numbers"),
    [
        (encoders.Amount(), 7, 0, [7]),
        (encoders.Amounts(3), [0, 2, 5], 0, [0, 2, 5]),
        (encoders.OneOf(3), 1, 0, [0, 1, 0]),
        (encoders.OneOf(3), -1, 0, [0, 0, 0]),
        (encoders.Members(4), 0b1010, 0, [0, 1, 0, 1]),
        (encoders.Tally(3), [2, 0, -1, 2], 0, [1, 0, 2]),
        (encoders.Row(2, 3), [2, -1], 0, [0, 0, 1, 0, 0, 0]),
        (encoders.OneSeat(3), 0, 2, [0, 1, 0]),
        (encoders.SeveralSeats(3), 0b011, 1, [1, 0, 1]),
        (encoders.EachSeat(3, encoders.Amount()), [4, 5, 6], 1, [5, 6, 4]),
        (encoders.Together([encoders.Amount(), encoders.OneOf(2)]), (9, 1), 0, [9, 0, 1]),
        (encoders.Prepared(len, encoders.Amount()), "four", 0, [4]),
    ],
)
def test_encoders(encoder: Encoder, value: Any, viewer: int, numbers: list[int]) -> None:
    out = [0] * (encoder.size + 2)
    encoder.write(value, viewer, out, 1)
    assert out == [0, *numbers, 0]
