"""Editions: what somebody's box prints differently, laid over the component data. Pure data in, pure data out."""

from __future__ import annotations

import copy
from typing import Any

from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown, why_not_plain

Data = dict[str, Any]
HEADER = ("format", "game", "title", "edition")


def merge(base: Data, changes: Data) -> Data:
    """The component data with an edition's entries laid over them; a wrong entry is named."""
    if not isinstance(changes, dict):
        raise BadEdition(f"An edition is a table of the entries that differ, not {shown(changes)}.")
    wrong = why_not_plain(changes, "")
    if wrong:
        raise BadEdition(f"This edition cannot be read: {wrong}")
    merged, changes = copy.deepcopy(base), copy.deepcopy(changes)  # the caller's own stays as it is
    if "game" in changes and changes["game"] != base["game"]:
        raise BadEdition(f"This edition is for {shown(changes['game'])}, not for {base['game']!r}.")
    if "format" in changes and changes["format"] != base["format"]:
        raise BadEdition(
            f"This edition has the format {shown(changes['format'])}; this version reads {base['format']}."
        )
    for key, value in changes.items():
        if key in HEADER:
            continue
        if key not in base:
            raise BadEdition(f"[{key[:60]}]: there is no such table; the tables are {', '.join(_tables(base))}.")
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
    named: set[object] = set()
    for change in changes:
        if "id" not in change:
            raise BadEdition(f"[[{key}]]: an entry has no id, so it is not known which one it corrects.")
        _check_id(key, change["id"], entries)
        label = f"[[{key}]] {change['id']}"
        if change["id"] in named:
            raise BadEdition(f"[[{key}]]: two entries have the id {change['id']!r}.")
        named.add(change["id"])
        if change["id"] in by_id:
            _merge_table(label, by_id[change["id"]], change, entries)
        else:
            _check_new(label, change, entries)
            entries.append(change)


def _check_id(key: str, id: object, entries: list[Data]) -> None:
    """Of the kind that the others have; a text that can stand in the name of an action."""
    kinds = {type(entry["id"]) for entry in entries} or {int, str}
    if type(id) not in kinds:
        raise BadEdition(
            f"[[{key}]]: the id of an entry is {shown(id)}, but must be a number or a text like the others."
        )
    if isinstance(id, str) and (not id or "#" in id or not id.isprintable() or id != " ".join(id.split())):
        raise BadEdition(
            f"[[{key}]]: the id of an entry is {shown(id)}, but must be a short text without '#' and "
            "without spaces at its ends or two in a row."
        )


def _check_new(label: str, change: Data, entries: list[Data]) -> None:
    """A new entry must say everything that the others say."""
    wanted = set.intersection(*(set(entry) for entry in entries)) if entries else set()
    missing = sorted(wanted - set(change) - {"source"})
    if missing:
        known = ", ".join(str(entry["id"]) for entry in entries)
        raise BadEdition(f"{label} is not among the entries ({known}); as a new one it lacks {', '.join(missing)}.")
    change.setdefault("source", "edition")
    for key, value in change.items():
        models = [entry[key] for entry in entries if key in entry]
        if models:
            _check_value(label, key, models, value)
        elif entries and key != "source":
            raise BadEdition(f"{label}: {shown(key)} is not an entry of it; choose one of {', '.join(entries[0])}.")


def _merge_table(label: str, table: Data, changes: object, alike: list[Data] | None = None) -> None:
    """`alike`: other entries of the same kind, which say what may stand in a list that is empty here."""
    if not isinstance(changes, dict):
        raise BadEdition(f"{label} must be a table.")
    for key, value in changes.items():
        if key not in table:
            raise BadEdition(f"{label}: {shown(key)} is not an entry of it; choose one of {', '.join(table)}.")
        models = [table[key]]
        if table[key] in ([], {}):
            models += [entry[key] for entry in alike or [] if key in entry]
        _check_value(label, key, models, value)
        table[key] = value


def _check_value(label: str, key: str, models: list[Any], new: Any) -> None:
    """The same type as what stands there, however deep in lists and tables; a whole number may stand for a fraction."""
    kinds = {type(model) for model in models}
    whole_for_fraction = float in kinds and type(new) is int
    drawn = key in ("x", "y", "bend") and int in kinds and type(new) is float  # a place to draw at may be any number
    if type(new) not in kinds and not whole_for_fraction and not drawn:
        raise BadEdition(f"{label}: {key} is {shown(new)}, but must be {_kind(models[0])} like {shown(models[0])}.")
    if isinstance(new, list):
        items = [item for model in models if isinstance(model, list) for item in model]
        for item in new if items else []:
            _check_value(label, key, items, item)
    elif isinstance(new, dict):
        _check_inner(label, key, [model for model in models if isinstance(model, dict)], new)


def _check_inner(label: str, key: str, models: list[Data], new: Data) -> None:
    """A table inside an entry: what all others have there must be there, and nothing that none of them has."""
    known = {name for model in models for name in model}
    for name, value in new.items():
        if name not in known:
            raise BadEdition(f"{label}: {key} has no {shown(name)}; it has {', '.join(sorted(known)) or 'nothing'}.")
        _check_value(label, f"{key} {name}", [model[name] for model in models if name in model], value)
    missing = sorted(set.intersection(*map(set, models)) - set(new) - {"source"})
    if missing:
        raise BadEdition(f"{label}: {key} lacks {', '.join(missing)}.")


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
            found[key] = [
                _entry_difference(before.get(entry["id"], {}), entry)
                for entry in value
                if entry != before.get(entry["id"])
            ]
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
