"""How sure an estimate is: as measured, less and less, and nothing is uncertain at the end."""

from __future__ import annotations

import pytest
from tests.analysis.games import record

import kade
from kade.analysis.moments import moments
from kade.analysis.run import curve
from kade.analysis.uncertainty import Uncertainty, to_come, uncertainty
from kade.games import ours


@pytest.mark.parametrize("game", ours())
def test_it_was_measured_for_every_game_and_ends_at_nothing(game: str) -> None:
    assert uncertainty(game, 0.0).lead > uncertainty(game, 0.9).lead > 0
    assert uncertainty(game, 0.0).points > 0
    assert uncertainty(game, 1.0) == Uncertainty(0.0, 0.0)


def test_between_two_figures_it_lies_between_them() -> None:
    assert uncertainty("amsterdam", 0.2).lead == pytest.approx(
        (uncertainty("amsterdam", 0.1).lead + uncertainty("amsterdam", 0.3).lead) / 2
    )


def test_a_game_that_nobody_measured_has_none() -> None:
    assert uncertainty("chess", 0.0) == Uncertainty(0.0, 0.0)
    assert to_come("chess", 0.3) == 1.0


@pytest.mark.parametrize("game", ours())
def test_the_curve_believes_as_much_of_an_estimate_as_usually_comes(game: str) -> None:
    """Between the points that stand and the estimate, and the result at the end."""
    loaded = kade.load(game)
    found, end = moments(record(game), loaded)
    points = curve(loaded, found, end)
    middle = points[len(points) // 2]
    state = found[middle.number].state
    part = (middle.turn - 1) / found[-1].turn
    for seat, standing in enumerate(state.result().points):
        later = loaded.estimate(state, seat) - standing
        assert middle.points[seat] == pytest.approx(standing + to_come(game, part) * later, abs=0.01)
    assert points[-1].points == list(end.result().points)
