"""How sure an estimate is: as measured, less and less, and nothing is uncertain at the end."""

from __future__ import annotations

import pytest

from kade.analysis.uncertainty import Uncertainty, uncertainty
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
