"""The state's own generator of chance: sfc32, 128 bits of state, the same stream for ever. Nothing else is random."""
# mypyc: compile

from hashlib import blake2b
from typing import Final, final

MASK: Final = 0xFFFFFFFF
BELOW: Final = 30  # bits that `below` uses: products with them stay small ints when compiled
BELOW_MASK: Final = (1 << 30) - 1


@final
class Rng:
    """Four 32-bit words. Every intermediate stays below 2**62, so that compiled and plain code agree."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> int:
        """The next 32 bits."""
        total = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c & 0x7FF) << 21) | (self.c >> 11)) + total) & MASK
        return total

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        product = (self.next() >> 2) * n
        if product & BELOW_MASK < n:
            floor = (BELOW_MASK + 1 - n) % n
            while product & BELOW_MASK < floor:
                product = (self.next() >> 2) * n
        return product >> BELOW

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The whole state, for saving."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator for a seed: any whole number; servers draw 128 bits."""
    size = max(16, (seed.bit_length() + 8) // 8)
    digest = blake2b(seed.to_bytes(size, "little", signed=True), digest_size=16, person=b"kade-rng").digest()
    rng = Rng(
        int.from_bytes(digest[0:4], "little"),
        int.from_bytes(digest[4:8], "little"),
        int.from_bytes(digest[8:12], "little"),
        int.from_bytes(digest[12:16], "little"),
    )
    for _ in range(12):
        rng.next()
    return rng
