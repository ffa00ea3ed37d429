"""Lists that copies of a position share: nobody writes into one. What changes is a new list in the place of the old."""
# mypyc: compile

from typing import TypeVar

T = TypeVar("T")


def changed(items: list[T], at: int, item: T) -> list[T]:
    """The list with another item in one place."""
    found = items[:]
    found[at] = item
    return found


def added(items: list[int], at: int, number: int) -> list[int]:
    """The list with this added to the number in one place."""
    found = items[:]
    found[at] = items[at] + number
    return found


def without(items: list[int], item: int) -> list[int]:
    """The list without the first of these."""
    found = items[:]
    found.remove(item)
    return found
