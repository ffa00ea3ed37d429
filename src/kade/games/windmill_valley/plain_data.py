"""Reads plain data that anybody may have written: each entry is what it must be, or is refused by its name."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.seat import EMPTY
from kade.kernel.errors import BadState

LONGEST: Final = 60  # letters of a wrong value that a refusal repeats
MOST: Final = 10_000  # of anything that has no limit of its own: points, tools, turns


def shown(value: Any) -> str:
    """A wrong value as a refusal repeats it: cut short, and never an error of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number or a nest of lists too large to be written
        return f"a {type(value).__name__} out of range"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def read_table(where: str, value: Any, known: tuple[str, ...], whole: bool = False) -> dict[str, Any]:
    """A table with entries of these names only; `whole`: with all of them."""
    if not isinstance(value, dict):
        raise BadState(f"{where} is {shown(value)}, but must be a table of entries.")
    for key in value:
        if key not in known:
            raise BadState(f"{where}: {shown(key)} is not an entry of it; choose from {', '.join(known)}.")
    for key in known if whole else ():
        if key not in value:
            raise BadState(f"{where} has no {key!r}.")
    return value


def read_list(where: str, value: Any, most: int = MOST) -> list[Any]:
    if not isinstance(value, list):
        raise BadState(f"{where} is {shown(value)}, but must be a list.")
    if len(value) > most:
        raise BadState(f"{where} has {len(value)} entries, but must have at most {most}.")
    return value


def read_number(where: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadState(f"{where} is {shown(value)}, but must be a whole number from {least} to {most}.")
    return value


def read_numbers(where: str, value: Any, size: int, least: int, most: int) -> list[int]:
    """So many numbers of that range."""
    found = [read_number(where, item, least, most) for item in read_list(where, value, size)]
    if len(found) != size:
        raise BadState(f"{where} has {len(found)} numbers, but must have {size}.")
    return found


def read_flag(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadState(f"{where} is {shown(value)}, but must be true or false.")
    return value


def read_name(where: str, names: list[str], value: Any) -> int:
    """A component by its name: its index."""
    if not isinstance(value, str) or value not in names:
        raise BadState(f"{where}: {shown(value)} is not one of {', '.join(names)}.")
    return names.index(value)


def read_maybe(where: str, names: list[str], value: Any) -> int:
    """A component by its name, or nothing."""
    return EMPTY if value is None else read_name(where, names, value)


def read_names(where: str, names: list[str], value: Any, most: int = MOST) -> list[int]:
    """Components by their names."""
    return [read_name(where, names, name) for name in read_list(where, value, most)]


def read_places(where: str, names: list[str], value: Any, size: int) -> list[int]:
    """What lies on so many places, by name; an empty one has nothing."""
    found = [read_maybe(where, names, name) for name in read_list(where, value, size)]
    if len(found) != size:
        raise BadState(f"{where} has {len(found)} places, but must have {size}.")
    return found


def read_set(where: str, names: list[str], value: Any) -> int:
    """Components of which each is there once, as a bit mask."""
    mask = 0
    for item in read_names(where, names, value):
        if mask >> item & 1:
            raise BadState(f"{where} has {names[item]!r} twice.")
        mask |= 1 << item
    return mask


def read_counts(where: str, names: list[str], value: Any, least: int, most: int) -> list[int]:
    """Numbers by name; what is not named is 0."""
    if not isinstance(value, dict):
        raise BadState(f"{where} is {shown(value)}, but must be a table of numbers.")
    counts = [0] * len(names)
    for name, number in value.items():
        index = read_name(where, names, name)
        counts[index] = read_number(f"{where} {name}", number, least, most)
    return counts
