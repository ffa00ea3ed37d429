"""Files of learnt weights, and the sums that are made with them."""

from __future__ import annotations

import json

import pytest

import kade
from kade.kernel.learnt import BadWeights, Learnt, read_weights
from kade.kernel.weights import Weights

TWO = Learnt(("guilders", "tools"), ((1.0, 2.0), (3.0, 4.0), (5.0, -6.0)), {"games": 10})


@pytest.mark.parametrize(("phase", "worth"), [(0.0, 8.0), (0.5, 12.0), (1.0, 16.0), (1.75, -2.0), (2.0, -8.0)])
def test_between_two_knots_weights_change_evenly(phase: float, worth: float) -> None:
    weights = Weights([[1.0, 2.0], [2.0, 4.0], [8.0, -8.0]])
    assert weights.sum([2.0, 3.0, phase]) == pytest.approx(worth)


def test_what_is_written_is_read_again() -> None:
    assert read_weights(str(TWO), "a file") == TWO


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"weights": {}}, "weights that this version cannot use"),
        ({"weights": {"tools": [1.0, float("nan")]}}, "weights that this version cannot use"),
        ({"weights": {"tools": [1.0, 2.0], "guilders": [1.0]}}, "is not a file of weights"),
        ({"weights": {"tools": ["a lot", 1.0]}}, "is not a file of weights"),
        ({"weights": [1.0]}, "is not a file of weights"),
        ({"kade": 99}, "weights that this version cannot use"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(change: dict[str, object], why: str) -> None:
    with pytest.raises(BadWeights, match=f"^my.json .*{why}"):
        read_weights(json.dumps({**json.loads(str(TWO)), **change}), "my.json")


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(BadWeights, match="other features than the game has"):
        kade.load("windmill-valley").value_by(TWO)


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadWeights, match="amsterdam has no features yet"):
        kade.load("amsterdam").value_by(TWO)
