"""Refuses an edition of Windmill Valley that cannot be played, naming the entry."""

from __future__ import annotations

from typing import Any

from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.contracts import KINDS
from kade.games.windmill_valley.printed import COLUMNS, LARGE, LEVELS, ROWS, SMALL
from kade.games.windmill_valley.rewards import ACTIONS, COLOURS, read_parts
from kade.kernel.errors import BadEdition

WISHES = ("tools", "contract_frames", "patches", "connected_windmills", "wheel_tiles")


def check(data: dict[str, Any]) -> None:
    """Everything the rules rely on; what is only drawn is checked by the tests."""
    for key in ("tile", "farm_card", "starting_card", "wish", "trade_card", "gardener_card", "windmill_space", "field",
                "market_area", "wheel_board", "calendar"):
        ids = [entry["id"] for entry in data[key]]
        for name in ids:
            if ids.count(name) > 1:
                raise BadEdition(f"[[{key}]] {name}: the id is used twice.")
    _check_wheels(data)
    _check_cards(data)
    _check_map(data)
    _check_board(data)


def _one_of(label: str, key: str, value: Any, allowed: Any) -> None:
    if value not in allowed:
        raise BadEdition(f"{label}: {key} is {value!r}; it must be one of {', '.join(map(str, allowed))}.")


def _size(label: str, key: str, value: list[Any], size: int) -> None:
    if len(value) != size:
        raise BadEdition(f"{label}: {key} has {len(value)} entries, but must have {size}.")


def _check_wheels(data: dict[str, Any]) -> None:
    actions = [entry["id"] for entry in data["wheel_action"]]
    for entry in data["wheel_action"]:
        read_parts(entry["effect"], f"[[wheel_action]] {entry['id']}")
    for entry in data["wheel_board"]:
        label = f"[[wheel_board]] {entry['id']}"
        _size(label, "large", entry["large"], LARGE)
        _size(label, "small", entry["small"], SMALL)
        for name in entry["large"] + entry["small"]:
            _one_of(label, "an action", name, actions)
    if len(data["wheel_board"]) < 4:
        raise BadEdition(f"[[wheel_board]]: there are {len(data['wheel_board'])}, but four players need 4.")
    for entry in data["tile"]:
        label = f"[[tile]] {entry['id']}"
        _one_of(label, "rarity", entry["rarity"], PILES[:3])
        read_parts(entry["effect"], label)
        if entry["copies"] < 1:
            raise BadEdition(f"{label}: copies is {entry['copies']}, but must be 1 or more.")


def _check_cards(data: dict[str, Any]) -> None:
    for entry in data["farm_card"]:
        label = f"[[farm_card]] {entry['id']}"
        _one_of(label, "helper on", entry["helper"]["on"], list(ACTIONS))
        read_parts(entry["helper"]["gives"], label, True)
        _one_of(label, "contract kind", entry["contract"]["kind"], list(KINDS))
    wishes = [entry["id"] for entry in data["wish"]]
    for entry in data["starting_card"]:
        label = f"[[starting_card]] {entry['id']}"
        _one_of(label, "on", entry["on"], list(ACTIONS))
        _one_of(label, "wish", entry["wish"], wishes)
    for entry in data["wish"]:
        _one_of(f"[[wish]] {entry['id']}", "kind", entry["kind"], WISHES)
    for entry in data["trade_card"]:
        label = f"[[trade_card]] {entry['id']}"
        _size(label, "rewards", entry["rewards"], 4)
        for texts in entry["rewards"]:
            read_parts(texts, label)
    for entry in data["gardener_card"]:
        label = f"[[gardener_card]] {entry['id']}"
        _one_of(label, "colour", entry["colour"], COLOURS)
        _one_of(label, "trade_place", entry["trade_place"], (1, 2, 3, 4))
        if sorted(entry["order"]) != sorted(COLOURS):
            raise BadEdition(f"{label}: order must name each of {', '.join(COLOURS)} once.")
    if [entry["id"] for entry in data["gardener_level"]] != LEVELS:
        raise BadEdition(f"[[gardener_level]]: the ids must be {', '.join(LEVELS)}.")


def _check_map(data: dict[str, Any]) -> None:
    spaces = [entry["id"] for entry in data["windmill_space"]]
    fields = [entry["id"] for entry in data["field"]]
    for entry in data["windmill_space"]:
        label = f"[[windmill_space]] {entry['id']}"
        for name in entry["fields"]:
            _one_of(label, "a field", name, fields)
        if entry["cost"] < 0:
            raise BadEdition(f"{label}: cost is {entry['cost']}, but must be 0 or more.")
    for edge in data["paths"]["edges"]:
        _size("[paths]", "an edge", edge, 2)
        for name in edge:
            _one_of("[paths]", "an end of an edge", name, spaces)
    for entry in data["field"]:
        read_parts(entry["reward"], f"[[field]] {entry['id']}")
    if len(data["market_area"]) != 3:
        raise BadEdition(f"[[market_area]]: there are {len(data['market_area'])}, but the rules speak of 3.")
    for entry in data["market_area"]:
        for one in entry["rewards"]:
            read_parts(one["reward"], f"[[market_area]] {entry['id']}")


def _check_board(data: dict[str, Any]) -> None:
    if [entry["id"] for entry in data["windmill_group"]] != COLOURS:
        raise BadEdition(f"[[windmill_group]]: the ids must be {', '.join(COLOURS)}.")
    if len(data["farm_row"]) != ROWS:
        raise BadEdition(f"[[farm_row]]: there are {len(data['farm_row'])}, but must be {ROWS}.")
    for key in ("plus", "minus"):
        _size("[column_values]", key, data["column_values"][key], COLUMNS)
    for entry in data["patch"]:
        label = f"[[patch]] {entry['id']}"
        _one_of(label, "row", entry["row"], range(1, ROWS + 1))
        _one_of(label, "column", entry["column"], range(1, COLUMNS + 1))
        read_parts(entry["reward"], label)
    for entry in data["calendar"]:
        for texts in [entry["common"], *(one["reward"] for one in entry["unique"])]:
            read_parts(texts, f"[[calendar]] {entry['id']}")
        if len(entry["unique"]) > 4:
            raise BadEdition(f"[[calendar]] {entry['id']}: it has more than 4 unique rewards.")
