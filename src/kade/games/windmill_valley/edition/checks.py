"""Refuses an edition of Windmill Valley that cannot be played, naming the entry."""

from __future__ import annotations

import re
from typing import Any, Final

from kade.games.windmill_valley.edition.check_cards import check_cards
from kade.games.windmill_valley.edition.entries import FIELDS, between, one_of, rewards, size
from kade.games.windmill_valley.edition.printed import COLUMNS, LARGE, LEVELS, ROWS, SECTIONS, SMALL
from kade.games.windmill_valley.edition.shape import check_shape
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

NAMED: Final = (
    "tile",
    "farm_card",
    "starting_card",
    "wish",
    "trade_card",
    "gardener_card",
    "windmill_space",
    "field",
    "market_area",
    "wheel_board",
    "wheel_action",
    "calendar",
)


def check(base: dict[str, Any], data: dict[str, Any]) -> None:
    """Everything the rules rely on; whether the rest can be drawn is in check_drawn.py."""
    check_shape(base, data)
    for key, value in data.items():
        if isinstance(value, list):
            _check_ids(key, [entry["id"] for entry in value])
    _check_ids(
        "tile]], [[farm_card]] and [[starting_card",
        [entry["id"] for key in ("tile", "farm_card", "starting_card") for entry in data[key]],
    )
    _check_setup(data)
    _check_wheels(data)
    check_cards(data)
    _check_solo(data)
    _check_map(data)
    _check_market(data)
    _check_board(data)


def _check_ids(table: str, ids: list[str]) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise BadEdition(f"[[{table}]] {name[:40]}: the id is used twice.")
        if table in NAMED and not re.fullmatch("[A-Za-z0-9][A-Za-z0-9_-]{0,19}", name):
            raise BadEdition(
                f"[[{table}]]: the id {shown(name)} must be 1 to 20 letters, digits and '-': actions are "
                "named after it."
            )


def _check_setup(data: dict[str, Any]) -> None:
    """The tracks, and what the players begin with."""
    gate, water, setup = data["floodgate"], data["water"], data["setup"]
    for key, numbers in (("speeds", 3), ("water_rise", 3), ("open_cost", 2), ("open_vp", 2)):
        size("[floodgate]", key, gate[key], numbers)
        for number in gate[key]:
            between("[floodgate]", key, number, 0, 9)
    if gate["speeds"] != [1, 2, 3]:
        raise BadEdition("[floodgate]: speeds must be 1, 2 and 3.")
    if gate["water_rise"][0] != 0:
        raise BadEdition("[floodgate]: water_rise must begin with 0, so that the gate can always be closed.")
    between("[water]", "max", water["max"], 1, 20)
    levels = [level for entry in water["sections"] for level in range(entry["from"], entry["to"] + 1)]
    if levels != list(range(water["max"] + 1)) or [entry["id"] for entry in water["sections"]] != SECTIONS:
        raise BadEdition(f"[water]: the sections {', '.join(SECTIONS)} must cover 0 to {water['max']}, each once.")
    between("[guilder_track]", "max", data["guilder_track"]["max"], 0, 99)
    between("[setup]", "floodgate", setup["floodgate"], 1, 3)
    between("[setup]", "water", setup["water"], 0, water["max"] - gate["water_rise"][setup["floodgate"] - 1])
    for key in ("victory_points", "tools"):
        between("[setup]", key, setup[key], 0, 99)
    size("[setup]", "guilders_by_seat", setup["guilders_by_seat"], 4)
    size("[setup]", "bulb_by_seat", setup["bulb_by_seat"], 4)
    for number in setup["guilders_by_seat"]:
        between("[setup]", "guilders_by_seat", number, 0, data["guilder_track"]["max"])
    for name in setup["bulb_by_seat"]:
        one_of("[setup]", "bulb_by_seat", name, COLOURS)
    between("[turn]", "no_action_guilders", data["turn"]["no_action_guilders"], 0, 99)


def _check_wheels(data: dict[str, Any]) -> None:
    actions = [entry["id"] for entry in data["wheel_action"]]
    for entry in data["wheel_action"]:
        rewards(entry["effect"], f"[[wheel_action]] {entry['id']}")
    for entry in data["wheel_board"]:
        label = f"[[wheel_board]] {entry['id']}"
        size(label, "large", entry["large"], LARGE)
        size(label, "small", entry["small"], SMALL)
        for name in entry["large"] + entry["small"]:
            one_of(label, "an action", name, actions)
    if len(data["wheel_board"]) < 4:
        raise BadEdition(f"[[wheel_board]]: there are {len(data['wheel_board'])}, but four players need 4.")
    costs = data["tile_costs"]
    for key in ("common", "uncommon", "unique", "refresh"):
        between("[tile_costs]", key, costs[key], 0, 99)
    for kind in PILES[:3]:
        between("[tile_costs] display", kind, costs["display"][kind], 1, 9)
    for entry in data["tile"]:
        label = f"[[tile]] {entry['id']}"
        one_of(label, "rarity", entry["rarity"], PILES[:3])
        rewards(entry["effect"], label)
        between(label, "copies", entry["copies"], 1, 30)
        for key, most in (("unconnected_cost", 9), ("extra_rewards", 2), ("extra_cost", 9), ("exchange", 1)):
            between(label, key, entry.get(key, 0), 0, most)


def _check_solo(data: dict[str, Any]) -> None:
    for entry in data["gardener_card"]:
        label = f"[[gardener_card]] {entry['id']}"
        one_of(label, "colour", entry["colour"], COLOURS)
        one_of(label, "trade_place", entry["trade_place"], (1, 2, 3, 4))
        between(label, "floodgate", entry["floodgate"], -2, 2)
        for section in SECTIONS:
            between(label, f"lower {section}", entry["lower"][section], 0, 9)
        one_of(label, "back common", entry["back"]["common"], ("left", "right"))
        one_of(label, "back second", entry["back"]["second"], ("uncommon", "unique"))
        one_of(label, "back farm", entry["back"]["farm"], ("left", "middle", "right"))
        if sorted(entry["order"]) != sorted(COLOURS):
            raise BadEdition(f"{label}: order must name each of {', '.join(COLOURS)} once.")
    cards = [entry["id"] for entry in data["gardener_card"]]
    removed = data["solo"]["removed_on_hard"]
    for name in removed:
        one_of("[solo]", "removed_on_hard", name, cards)
    if len(cards) - len(set(removed)) < 6:
        raise BadEdition(
            f"[solo]: removed_on_hard leaves {len(cards) - len(set(removed))} cards, which is too few for a deck."
        )
    between("[solo]", "market_moves", data["solo"]["market_moves"], 1, 9)
    for entry in data["gardener_level"]:
        label = f"[[gardener_level]] {entry['id']}"
        between(label, "bulbs per", entry["bulbs"]["per"], 1, 99)
        one_of(label, "columns", entry["columns"], ("normal", "plus_if_full"))
        one_of(label, "rows", entry["rows"], ("normal", "high_if_full"))
    if [entry["id"] for entry in data["gardener_level"]] != LEVELS:
        raise BadEdition(f"[[gardener_level]]: the ids must be {', '.join(LEVELS)}.")


def _check_map(data: dict[str, Any]) -> None:
    spaces = [entry["id"] for entry in data["windmill_space"]]
    fields = [entry["id"] for entry in data["field"]]
    points: dict[tuple[float, ...], str] = {}
    for entry in data["windmill_space"]:
        label = f"[[windmill_space]] {entry['id']}"
        for name in entry["fields"]:
            one_of(label, "a field", name, fields)
        if len(set(entry["fields"])) < len(entry["fields"]):
            raise BadEdition(f"{label}: it touches a field twice.")
        between(label, "cost", entry["cost"], 0, 99)
        other = points.setdefault(tuple(entry["at"]), entry["id"])
        if other != entry["id"]:
            raise BadEdition(f"{label}: it lies at the same point as {other}.")
    seen: set[frozenset[str]] = set()
    for edge in data["paths"]["edges"]:
        size("[paths]", "an edge", edge, 2)
        for name in edge:
            one_of("[paths]", "an end of an edge", name, spaces)
        if len(set(edge)) < 2 or frozenset(edge) in seen:
            raise BadEdition(f"[paths]: the edge {shown(edge)} leads nowhere or is there twice.")
        seen.add(frozenset(edge))
    for entry in data["field"]:
        label = f"[[field]] {entry['id']}"
        one_of(label, "kind", entry["kind"], FIELDS)
        rewards(entry["reward"], label)


def _check_market(data: dict[str, Any]) -> None:
    market, areas = data["market"], data["market_area"]
    spaces = [entry["id"] for entry in data["windmill_space"]]
    between("[market]", "places_per_area", market["places_per_area"], 3, 9)
    for key in ("max_reward", "neutral_move_cost", "stand_on_player_cost"):
        between("[market]", key, market[key], 0, 9)
    if len(areas) != 3:
        raise BadEdition(f"[[market_area]]: there are {len(areas)}, but the rules speak of 3.")
    for entry in areas:
        label = f"[[market_area]] {entry['id']}"
        for one in entry["rewards"]:
            rewards(one["reward"], label)
        if not entry["rewards"] or len({"+".join(one["reward"]) for one in entry["rewards"]}) < len(entry["rewards"]):
            raise BadEdition(f"{label}: an area needs rewards that differ from one another.")
        size(label, "icons", entry["icons"], len(entry["rewards"]))
        size(label, "places", entry["places"], market["places_per_area"])
        for name in entry["nearest"]:
            one_of(label, "nearest", name, spaces)
        if not entry["nearest"]:
            raise BadEdition(f"{label}: nearest must name a space for the first windmill of the Gardener.")


def _check_board(data: dict[str, Any]) -> None:
    if [entry["id"] for entry in data["windmill_group"]] != COLOURS:
        raise BadEdition(f"[[windmill_group]]: the ids must be {', '.join(COLOURS)}.")
    for entry in data["windmill_group"]:
        between(f"[[windmill_group]] {entry['id']}", "windmills", entry["windmills"], 0, 30)
    board = data["farm_board"]
    for key, most in (("helper_slots", len(board["helper_slot_vp"])), ("contract_slots", 9)):
        between("[farm_board]", key, board[key], 1, most)
    between("[farm_board]", "helper_slots", len(board["helper_slot_vp"]), board["helper_slots"], 9)
    costs = board["storage_cost"]
    if not costs or costs[0] != 0 or costs != sorted(costs) or len(costs) > 20:
        raise BadEdition("[farm_board]: storage_cost must begin with 0 and may not fall.")
    if len(data["farm_row"]) != ROWS:
        raise BadEdition(f"[[farm_row]]: there are {len(data['farm_row'])}, but must be {ROWS}.")
    for key in ("plus", "minus"):
        size("[column_values]", key, data["column_values"][key], COLUMNS)
    for entry in data["patch"]:
        label = f"[[patch]] {entry['id']}"
        one_of(label, "row", entry["row"], range(1, ROWS + 1))
        one_of(label, "column", entry["column"], range(1, COLUMNS + 1))
        rewards(entry["reward"], label)
    taken = [(entry["row"], entry["column"]) for entry in data["patch"]]
    if len(set(taken)) < len(taken):
        raise BadEdition("[[patch]]: two rewards lie on the same patch.")
    for entry in data["calendar"]:
        for texts in [entry["common"], *(one["reward"] for one in entry["unique"])]:
            rewards(texts, f"[[calendar]] {entry['id']}")
        if len(data["calendar"]) > 9:
            raise BadEdition("[[calendar]]: it has more than 9 spaces.")
        if len(entry["unique"]) > 4:
            raise BadEdition(f"[[calendar]] {entry['id']}: it has more than 4 unique rewards.")
