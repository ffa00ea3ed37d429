"""Whatever a stranger hands in, broken in any way: an error of ours in our words, or a game that can be played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.corruptor import KINDS, run
from tests.conformance.tables import IDS
from tests.effort import CHECKED_TWICE, share

pytestmark = pytest.mark.compiled


def examples(what: str) -> int:
    """An edition is dear to load. The plain build, where the compiled one runs beside it, tries a sixth."""
    return max(1, share(150 if what == "edition" else 400) // (6 if CHECKED_TWICE else 1))


@pytest.mark.parametrize("what", KINDS)
@pytest.mark.parametrize("game", IDS)
def test_what_is_corrupted_is_refused_in_our_words_or_can_be_played(game: str, what: str) -> None:
    @settings(max_examples=examples(what))
    @given(st.randoms(use_true_random=False))
    def corrupted(rng: Random) -> None:
        fault = run(game, what, rng)
        assert fault is None, f"{fault.how}: {fault.where}: {fault.words}"

    corrupted()
