"""The generator gives the same stream for ever, every number equally often."""

from __future__ import annotations

import pytest

from kade.kernel.rng import Rng, seeded

pytestmark = pytest.mark.compiled


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The published algorithm, written down a second time."""
    found = []
    for _ in range(1000):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = ((c * 2**21) % 2**32 + (c >> 11) + out) % 2**32
        found.append(out)
    return found


@pytest.mark.parametrize("words", [(1, 2, 3, 4), (0, 0, 0, 0), (2**32 - 1,) * 4, (5, 2**31, 2**32 - 1, 2**32 - 2)])
def test_it_is_sfc32(words: tuple[int, int, int, int]) -> None:
    rng = Rng(*words)
    assert [rng.next() for _ in range(1000)] == sfc32(*words)


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = seeded(42)
    assert [rng.next() for _ in range(4)] == [2380608622, 3046783726, 3890081784, 2407175352]
    assert [rng.below(10) for _ in range(8)] == [1, 4, 0, 7, 0, 8, 7, 1]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [6, 9, 4, 2, 5, 3, 1, 0, 7, 8]
    assert rng.words() == [2538521226, 1904292430, 835494330, 1251438308]


def test_any_whole_number_is_a_seed_and_all_its_bits_count() -> None:
    seeds = [0, 1, -1, 255, 256, 2**127, 2**128, 2**128 + 1, -(2**127), 2**4000]
    assert len({tuple(seeded(seed).words()) for seed in seeds}) == len(seeds)


def test_below_is_even_and_stays_below() -> None:
    rng = seeded(1)
    for n in (1, 2, 3, 6, 7, 44, 1000, 2**30):
        assert all(0 <= rng.below(n) < n for _ in range(200))
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25  # chi-square, five degrees of freedom


def test_every_order_of_a_shuffle_comes_about_equally_often() -> None:
    rng = seeded(2)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 60


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(3)
    twin = rng.copy()
    assert [rng.next() for _ in range(5)] == [twin.next() for _ in range(5)]
    rng.next()
    assert rng.words() != twin.words()
