"""What strangers hand in: how an error quotes it, whether it is plain data, whether all of it was understood."""

from __future__ import annotations

import math
import reprlib
from typing import Any, Final

DEEPEST: Final = 32
LONGEST_TEXT: Final = 1000
MOST_BITS: Final = 1024
"""Of a whole number: far more than anything counts, few enough to be written down."""


class _Short(reprlib.Repr):
    """A quotation of any value: never long, never deep, and it never fails."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 3, 60, 60

    def repr_int(self, x: int, level: int) -> str:
        if x.bit_length() > 200:
            return f"a whole number of about {round(x.bit_length() * 0.30103)} digits"
        return repr(x)


_short: Final = _Short()


def shown(value: object) -> str:
    """A value as an error quotes it, however long, deep or strange it is."""
    return _short.repr(value)


def why_not_plain(value: object, where: str) -> str:
    """What is not plain data in it (texts, finite numbers, true, false, nothing, lists and tables), or "" if all is."""
    waiting: list[tuple[object, str, int]] = [(value, where, 0)]
    while waiting:
        item, here, depth = waiting.pop()
        if item is None or isinstance(item, bool):
            continue
        if isinstance(item, str):
            if len(item) > LONGEST_TEXT:
                return f"{here} is a text of {len(item)} letters; the longest allowed has {LONGEST_TEXT}."
            if not can_be_written(item):
                return f"{here} is {shown(item)}, a text with letters that cannot be written down."
        elif isinstance(item, int):
            if item.bit_length() > MOST_BITS:
                return f"{here} is {shown(item)}, which is out of range."
        elif isinstance(item, float):
            if not math.isfinite(item):
                return f"{here} is {item}, but must be a finite number."
        elif isinstance(item, (list, dict)):
            if depth == DEEPEST:
                return f"{here[:60]}… is nested too deep: more than {DEEPEST} lists or tables one inside the other."
            if isinstance(item, list):
                waiting += [(inner, f"{here}[{number}]", depth + 1) for number, inner in enumerate(item)]
                continue
            for key, inner in item.items():
                if not isinstance(key, str) or len(key) > LONGEST_TEXT or not can_be_written(key):
                    return f"{here or 'it'} has {shown(key)} as the name of an entry, but names are short texts."
                waiting.append((inner, f"{here}.{shown(key)[1:-1]}" if here else shown(key)[1:-1], depth + 1))
        else:
            return f"{here} is {shown(item)}, but plain data are texts, numbers, true, false, lists and tables."
    return ""


def can_be_written(text: str) -> bool:
    """Whether a file or the wire takes it: half a surrogate pair has no place in UTF-8."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)


def not_understood(given: Any, made: Any, where: str) -> str:
    """The first part of plain data that is not in what was made of it, or "" if everything is: a lost part, a number
    that was read as another, an entry nobody knows."""
    if isinstance(given, dict) and isinstance(made, dict):
        for key, value in given.items():
            here = f"{where}.{key}"
            if key not in made:
                return f"{here} is not known; {where} has {', '.join(map(str, made)) or 'no entries'}."
            found = not_understood(value, made[key], here)
            if found:
                return found
        return ""
    if isinstance(given, list) and isinstance(made, list) and len(given) == len(made):
        for number, (value, other) in enumerate(zip(given, made, strict=True)):
            found = not_understood(value, other, f"{where}[{number}]")
            if found:
                return found
        return ""
    if type(given) is type(made) and given == made:
        return ""
    return f"{where} is {shown(given)}, where {shown(made)} would fit the rest."
