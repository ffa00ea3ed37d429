"""Counting what a list or a set of places has: quicker, when compiled, than asking Python."""
# mypyc: compile

from typing import Final

HALF: Final = 14
HALF_MASK: Final = (1 << HALF) - 1
SIZES: Final[list[int]] = [members.bit_count() for members in range(1 << HALF)]


def size(members: int) -> int:
    """How many places a set has, of a pyramid or of the workshops: at most twice 14."""
    return SIZES[members & HALF_MASK] + SIZES[members >> HALF]


def total(numbers: list[int]) -> int:
    """All numbers of a list together."""
    found = 0
    for number in numbers:
        found += number
    return found
