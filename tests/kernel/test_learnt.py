"""Files of learnt weights, and the sums that are made with them."""

from __future__ import annotations

import pytest

import kade
from kade.kernel.learnt import BadWeights, Learnt, read_weights
from kade.kernel.weights import KEPT, Row, Weights

TWO = Learnt(("guilders", "tools"), ((1.0, 2.0), (3.0, 4.0), (5.0, -6.0)), {"games": 10})


@pytest.mark.parametrize(("phase", "worth"), [(0.0, 8.0), (0.5, 12.0), (1.0, 16.0), (1.75, -2.0), (2.0, -8.0)])
def test_between_two_knots_weights_change_evenly(phase: float, worth: float) -> None:
    weights = Weights([[1.0, 2.0], [2.0, 4.0], [8.0, -8.0]])
    assert weights.sum([2.0, 3.0, phase]) == pytest.approx(worth)


def test_features_weighed_as_they_come_are_worth_what_their_list_is() -> None:
    weights = Weights([[0.1, 0.7, -3.3], [2.0, 4.0, 0.0], [8.0, -8.0, 0.3]])
    features = [1.7, 0.0, -2.9]
    for phase in (0.0, 0.3, 1.0, 1.9, 2.0):
        weighed, listed = Row(weights, phase), Row(None, phase)
        for feature in features:
            weighed.add(feature)
            listed.add(feature)
        assert listed.listed == features
        assert weighed.total == weights.sum([*features, phase])


def test_weights_of_many_moments_are_not_all_remembered() -> None:
    weights = Weights([[1.0], [2.0]])
    for number in range(KEPT + 100):
        assert weights.at(number / 2000.0) == [pytest.approx(1.0 + number / 2000.0)]
    assert len(weights.known) == KEPT


def test_what_is_written_is_read_again() -> None:
    assert read_weights(str(TWO), "a file") == TWO


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not TOML at all", "is not a file of weights"),
        ("kade = 1", "is not a file of weights"),
        ("kade = 1\n[origin]\n[weights]", "has weights that this version cannot use"),
        ("kade = 1\n[origin]\n[weights]\ntools = [1.0, nan]", "has weights that this version cannot use"),
        ("kade = 1\n[origin]\n[weights]\ntools = [1.0, 2.0]\nguilders = [1.0]", "is not a file of weights"),
        ("kade = 1\n[origin]\n[weights]\ntools = ['a lot', 1.0]", "is not a file of weights"),
        ("kade = 1\nweights = [1.0]\n[origin]", "is not a file of weights"),
        ("kade = 99\n[origin]\n[weights]\ntools = [1.0, 2.0]", "has weights that this version cannot use"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadWeights, match=f"^my.toml {why}"):
        read_weights(text, "my.toml")


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(BadWeights, match="other features than the game has"):
        kade.load("windmill-valley").value_by(TWO)


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(kade.load("amsterdam")), "learning", None)
    with pytest.raises(BadWeights, match="amsterdam has no features yet"):
        kade.load("amsterdam").value_by(TWO)
