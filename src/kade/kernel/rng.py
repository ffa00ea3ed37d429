"""The state's own generator of chance: sfc32, 128 bits of state, the same stream for ever. Nothing else is random."""
# mypyc: compile

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
BELOW: Final = 30  # bits that `below` uses: products with them stay small ints when compiled
BELOW_MASK: Final = (1 << 30) - 1
FOUR_WORDS: Final = Struct("<4I")
T = TypeVar("T")


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Four 32-bit words. Every intermediate stays below 2**62, so that compiled and plain code agree."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> int:
        """The next 32 bits."""
        return self._next()

    def _next(self) -> i64:
        total = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c & 0x7FF) << 21) | (self.c >> 11)) + total) & MASK
        return total

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        return self._below(n)

    def _below(self, n: i64) -> i64:
        product = (self._next() >> 2) * n
        if product & BELOW_MASK < n:
            floor = (BELOW_MASK + 1 - n) % n
            while product & BELOW_MASK < floor:
                product = (self._next() >> 2) * n
        return product >> BELOW

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self._below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The whole state, for saving."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator for a seed: any whole number; servers draw 128 bits."""
    size = max(16, (seed.bit_length() + 8) // 8)
    digest = blake2b(seed.to_bytes(size, "little", signed=True), digest_size=16, person=b"kade-rng").digest()
    a, b, c, counter = FOUR_WORDS.unpack(digest)
    rng = Rng(a, b, c, counter)
    for _ in range(12):
        rng.next()
    return rng
