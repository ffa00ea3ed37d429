"""Whatever a stranger hands in, broken in any way: an error of ours in our words, or a game that can be played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.corruptor import KINDS, run
from tests.conformance.tables import IDS
from tests.effort import share_beside_compiled

pytestmark = pytest.mark.compiled
EXAMPLES = {"edition": 150}
"""An edition is dear to load; 400 of everything else."""


@pytest.mark.parametrize("what", KINDS)
@pytest.mark.parametrize("game", IDS)
def test_what_is_corrupted_is_refused_in_our_words_or_can_be_played(game: str, what: str) -> None:
    @settings(max_examples=share_beside_compiled(EXAMPLES.get(what, 400)))
    @given(st.randoms(use_true_random=False))
    def corrupted(rng: Random) -> None:
        fault = run(game, what, rng)
        assert fault is None, f"{fault.how}: {fault.where}: {fault.words}"

    corrupted()
