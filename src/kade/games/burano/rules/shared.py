"""Lists that copies of a position share: nobody writes into one. What changes is a new list in the place of the old."""
# mypyc: compile


def changed(items: list[int], at: int, value: int) -> list[int]:
    """The list with another value in one place."""
    found = items[:]
    found[at] = value
    return found


def added(items: list[int], at: int, number: int) -> list[int]:
    """The list with so much more in one place."""
    found = items[:]
    found[at] = items[at] + number
    return found


def without(items: list[int], item: int) -> list[int]:
    """The list without the first of these."""
    found = items[:]
    found.remove(item)
    return found
