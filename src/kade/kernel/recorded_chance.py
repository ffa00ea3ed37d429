"""Chance that has already happened: the `*` lines of a Record, handed out instead of drawing from the generator."""
# mypyc: compile

from typing import Final, final

from kade.kernel.errors import BadRecord

LONGEST_NUMBER: Final = 18  # digits


@final
class RecordedChance:
    """A queue of what chance brought. Each entry is the words of a line: a place, then what came, from the top."""

    def __init__(self) -> None:
        self.coming: list[list[str]] = []

    def _next(self, place: str) -> list[str]:
        if not self.coming:
            raise BadRecord(f"the Record does not say what chance brought here: a line '* {place} …' is missing")
        words = self.coming.pop(0)
        if words[0] != place:
            raise BadRecord(f"the Record has '* {' '.join(words)[:60]}' where '* {place} …' should stand")
        return words[1:]

    def order(self, place: str, items: list[int], names: list[str]) -> None:
        """Put a pile (top last) into the order that the next line names; what it leaves out lies below, sorted."""
        rest = sorted(items, reverse=True)
        known = pick(place, self._next(place), rest, names)
        known.reverse()
        items[:] = rest + known

    def lot(self, place: str, n: int) -> int:
        """The number that was drawn by lot."""
        words = self._next(place)
        drawn = number(words[0]) if len(words) == 1 else -1
        if not 0 <= drawn < n:
            raise BadRecord(f"'* {place} {' '.join(words)[:60]}' should name one number from 0 to {n - 1}")
        return drawn


def number(word: str) -> int:
    """A number as a Record writes it, -1 for anything else, and for one larger than any lot or seat."""
    return int(word) if len(word) <= LONGEST_NUMBER and word.isascii() and word.isdigit() else -1


def pick(place: str, words: list[str], items: list[int], names: list[str]) -> list[int]:
    """Take the named components out of the items, in that order."""
    found: list[int] = []
    for word in words:
        if word not in names:
            raise BadRecord(f"there is no {word[:60]!r} among the components of {place!r}")
        item = names.index(word)
        if item not in items:
            raise BadRecord(f"no {word!r} is left in {place!r}")
        items.remove(item)
        found.append(item)
    return found
