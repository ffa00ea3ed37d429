"""Plain data read with care: each value is what it must be, or is refused in a sentence that names it."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.kernel.errors import BadState

MOST: Final = 10**9  # no number of a position is larger
FEW: Final = 16  # names that a sentence has room for


def said(value: object) -> str:
    """A value as a sentence quotes it: short, whatever it is."""
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, int):
        return str(value) if abs(value) <= MOST else "a number out of range"
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:40]) + "…"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "something else"


def table(what: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadState(f"{what} is {said(value)}, but must be a table.")
    for key in value:
        if not isinstance(key, str):
            raise BadState(f"{what} has the key {said(key)}, but keys are texts.")
    return value


def entries(what: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadState(f"{what} is {said(value)}, but must be a list.")
    return value


def index(what: str, names: list[str], name: Any) -> int:
    if not isinstance(name, str) or name not in names:
        known = ", ".join(names) if len(names) <= FEW else ", ".join(names[:FEW]) + " and so on"
        raise BadState(f"{what}: there is no {said(name)}; there is {known}.")
    return names.index(name)


def indices(what: str, names: list[str], value: Any) -> list[int]:
    """A list of names."""
    return [index(what, names, name) for name in entries(what, value)]


def number(what: str, value: Any, most: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadState(f"{what} is {said(value)}, but must be a whole number from 0 to {most}.")
    return value


def counts(what: str, names: list[str], value: Any) -> list[int]:
    """How many of each; what is not named is not there."""
    found = [0] * len(names)
    for name, many in table(what, value).items():
        found[index(what, names, name)] = number(f"{what} {name}", many)
    return found
