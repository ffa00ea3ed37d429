"""Editions: what somebody's box prints differently, laid over the component data. Pure data in, pure data out."""

from __future__ import annotations

import copy
from typing import Any

from kade.kernel.errors import BadEdition

Data = dict[str, Any]
HEADER = ("format", "game", "title", "edition")


def merge(base: Data, changes: Data) -> Data:
    """The component data with an edition's entries laid over them; a wrong entry is named."""
    merged = copy.deepcopy(base)
    if "game" in changes and changes["game"] != base["game"]:
        raise BadEdition(f"This edition is for {changes['game']!r}, not for {base['game']!r}.")
    for key, value in changes.items():
        if key in HEADER:
            continue
        if key not in base:
            raise BadEdition(f"[{key}]: there is no such table; the tables are {', '.join(_tables(base))}.")
        if isinstance(base[key], list):
            _merge_entries(key, merged[key], value)
        elif isinstance(base[key], dict):
            _merge_table(f"[{key}]", merged[key], value)
        else:
            raise BadEdition(f"{key!r} is not a table and cannot be changed by an edition.")
    return merged


def _tables(base: Data) -> list[str]:
    return [key for key, value in base.items() if isinstance(value, (dict, list))]


def _merge_entries(key: str, entries: list[Data], changes: object) -> None:
    if not isinstance(changes, list) or not all(isinstance(change, dict) for change in changes):
        raise BadEdition(f"[[{key}]] must be written with double brackets, one entry each.")
    by_id = {entry["id"]: entry for entry in entries}
    for change in changes:
        if "id" not in change:
            raise BadEdition(f"[[{key}]]: an entry has no id, so it is not known which one it corrects.")
        if not isinstance(change["id"], (int, str)):
            raise BadEdition(f"[[{key}]]: the id of an entry is {change['id']!r}, but must be a number or a text.")
        label = f"[[{key}]] {change['id']}"
        if change["id"] in by_id:
            _merge_table(label, by_id[change["id"]], change)
        else:
            _check_new(label, change, entries)
            entries.append(dict(change))


def _check_new(label: str, change: Data, entries: list[Data]) -> None:
    """A new entry must say everything that the others say."""
    wanted = set.intersection(*(set(entry) for entry in entries)) if entries else set()
    missing = sorted(wanted - set(change) - {"source"})
    if missing:
        known = ", ".join(str(entry["id"]) for entry in entries)
        raise BadEdition(f"{label} is not among the entries ({known}); as a new one it lacks {', '.join(missing)}.")
    change.setdefault("source", "edition")
    for key in wanted - {"source"}:
        _check_value(label, key, entries[0][key], change[key])


def _merge_table(label: str, table: Data, changes: object) -> None:
    if not isinstance(changes, dict):
        raise BadEdition(f"{label} must be a table.")
    for key, value in changes.items():
        if key not in table:
            raise BadEdition(f"{label}: there is no {key!r}; there is {', '.join(table)}.")
        _check_value(label, key, table[key], value)
        table[key] = value


def _check_value(label: str, key: str, old: object, new: object) -> None:
    """The same type as before, down to the elements of lists; a whole number may stand for a fraction."""
    if isinstance(old, float) and isinstance(new, int) and not isinstance(new, bool):
        return
    drawn = key in ("x", "y", "bend") and isinstance(new, float)  # where a thing is drawn may be any number
    if type(old) is not type(new) and not (isinstance(old, int) and drawn):
        raise BadEdition(f"{label}: {key} is {new!r}, but must be {_kind(old)} like {old!r}.")
    if isinstance(old, list) and isinstance(new, list) and old:
        for item in new:
            _check_value(label, key, old[0], item)


def _kind(value: object) -> str:
    kinds = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", float: "a number"}
    return kinds.get(type(value), "of the same kind")


def differences(base: Data, merged: Data) -> Data:
    """Only what differs: the form in which a Record embeds its edition."""
    found: Data = {}
    for key, value in merged.items():
        if key in HEADER or value == base[key]:
            continue
        if isinstance(value, list):
            before = {entry["id"]: entry for entry in base[key]}
            found[key] = [_entry_difference(before.get(entry["id"], {}), entry) for entry in value
                          if entry != before.get(entry["id"])]
        else:
            found[key] = {name: item for name, item in value.items() if item != base[key][name]}
    return found


def _entry_difference(before: Data, entry: Data) -> Data:
    return {name: item for name, item in entry.items() if name == "id" or item != before.get(name)}


def reconstructed(data: Data) -> list[tuple[str, Data]]:
    """Every table or entry that is ours because no source was found: ("[merchandise_points]", {...})."""
    found: list[tuple[str, Data]] = []
    for key, value in data.items():
        if isinstance(value, dict) and value.get("source") == "reconstructed":
            found.append((f"[{key}]", value))
        elif isinstance(value, list):
            found += [(f"[[{key}]]", entry) for entry in value if entry.get("source") == "reconstructed"]
    return found
