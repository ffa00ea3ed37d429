"""What a card can capture: sets of cards on the table, as bit masks by card."""

from collections.abc import Sequence

from scopa.edition import value


def ways(card: int, table: Sequence[int]) -> list[int]:
    """Every way to capture: single cards of the same value, or where there is none, sums of it (SC-3.2 to 3.4)."""
    single = [1 << other for other in table if value(other) == value(card)]
    return single or _sums(value(card), sorted(table))


def _sums(wanted: int, table: Sequence[int]) -> list[int]:
    """The sets of cards whose values add up to a number."""
    if wanted == 0:
        return [0]
    found: list[int] = []
    for place, card in enumerate(table):
        if value(card) <= wanted:
            found += [rest | 1 << card for rest in _sums(wanted - value(card), table[place + 1 :])]
    return found
