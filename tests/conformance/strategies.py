"""What Hypothesis chooses from: plays of a game (options, seed, choices, taste), and how to break saved things."""

from __future__ import annotations

from hypothesis import strategies as st
from tests.conformance.play import Play
from tests.conformance.tables import variants

SEEDS = st.integers(0, 2**32 - 1)


def plays(game: str) -> st.SearchStrategy[Play]:
    return st.builds(
        Play,
        st.just(game),
        st.sampled_from(variants(game)),
        SEEDS,
        SEEDS,
        st.lists(st.integers(0, 2**16), max_size=8).map(tuple),
    )


def depths() -> st.SearchStrategy[int]:
    """How far into a game: any number does, since a play is entered modulo its length."""
    return st.integers(0, 400)
