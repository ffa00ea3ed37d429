"""Whether an edition's data has the shape of the component file: the same keys, the same types, however deep."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.check_drawn import DRAWN, check_drawn
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

MOST: Final = 999  # no printed number is larger
# Notes beside what the game reads: a change would change nothing. None stands for every entry of the table.
NOTES: Final[dict[str, tuple[str, ...] | None]] = {
    "components": None,
    "wheels": None,
    "farm_group": None,
    "open_water": None,
    "map": ("canvas", "market_clockwise"),
    "solo": ("guilders", "build_order"),
}
KINDS: Final = {
    bool: "true or false",
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "a table",
    float: "a number",
}


def check_shape(base: dict[str, Any], data: dict[str, Any]) -> None:
    for key, value in data.items():
        _compare(f"[{key}]", [base[key]], value)
    for table, keys in NOTES.items():
        _check_notes(table, keys, base[table], data[table])


def _check_notes(table: str, keys: tuple[str, ...] | None, base: Any, value: Any) -> None:
    if keys is None and value != base:
        raise BadEdition(f"[{table}] cannot be corrected: it only notes what other tables say, and nothing reads it.")
    for key in keys or ():
        if value[key] != base[key]:
            raise BadEdition(f"[{table}]: {key} cannot be corrected: it is only a note, and nothing reads it.")


def _compare(label: str, models: list[Any], value: Any) -> None:
    """A value against all those that stand in the same place of the component file."""
    kinds = {type(model) for model in models}
    if type(value) not in kinds:
        allowed = " or ".join(sorted(KINDS[kind] for kind in kinds))
        raise BadEdition(f"{label} is {shown(value)}, but must be {allowed}, like {shown(models[0])}.")
    if isinstance(value, dict):
        _compare_tables(label, [model for model in models if isinstance(model, dict)], value)
    elif isinstance(value, list):
        items = [item for model in models for item in model]
        for item in value if items else []:
            name = f" {item['id']}" if isinstance(item, dict) and isinstance(item.get("id"), str) else ""
            _compare(f"{label}{name[:40]}", items, item)
    elif isinstance(value, int) and not _fits(value, models):
        raise BadEdition(f"{label} is {shown(value)}, but must be a whole number from 0 to {MOST}.")
    elif isinstance(value, str) and not value.strip():
        raise BadEdition(f"{label} is an empty text.")


def _compare_tables(label: str, models: list[dict[str, Any]], value: dict[str, Any]) -> None:
    for key in sorted(set.intersection(*(set(model) for model in models))):
        if key not in value:
            raise BadEdition(f"{label} has no {key!r}.")
    for key, item in value.items():
        found = [model[key] for model in models if key in model]
        if not found:
            known = ", ".join(sorted(set().union(*models)))
            raise BadEdition(f"{label}: {shown(key)} is not an entry of it; choose from {known}.")
        if key in DRAWN:
            check_drawn(f"{label} {key}", key, item)
        else:
            _compare(f"{label} {key}", found, item)


def _fits(value: int, models: list[Any]) -> bool:
    """Printed numbers are not negative, but where one of the component file is."""
    least = min((-9 if isinstance(model, int) and model < 0 else 0) for model in models)
    return least <= value <= MOST
