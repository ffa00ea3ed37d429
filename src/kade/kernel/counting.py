"""Counting what a list or a set has, and finding it: quicker, when compiled, than asking Python."""
# mypyc: compile


def size(members: int) -> int:
    """How many a set has; it is best at small ones."""
    found = 0
    while members:
        members &= members - 1  # without the first
        found += 1
    return found


def total(numbers: list[int]) -> int:
    """All numbers of a list together."""
    found = 0
    for number in numbers:
        found += number
    return found


def nothing(numbers: list[int]) -> bool:
    """Whether all numbers of a list are 0."""
    return all(number == 0 for number in numbers)


def place_of(numbers: list[int], number: int) -> int:
    """Where the first of these numbers lies in a list that has it."""
    place = 0
    while numbers[place] != number:
        place += 1
    return place
