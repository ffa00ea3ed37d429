"""Refuses an edition of Windmill Valley that cannot be played, naming the entry."""

from __future__ import annotations

from typing import Any

from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.contracts import KINDS
from kade.games.windmill_valley.printed import COLUMNS, LARGE, LEVELS, ROWS, SECTIONS, SMALL
from kade.games.windmill_valley.rewards import ACTIONS, COLOURS, read_parts
from kade.kernel.errors import BadEdition

ABILITIES = ("trade_free_choice", "peek_cards", "plant_more", "market_master", "gain")
WISHES = ("tools", "contract_frames", "patches", "connected_windmills", "wheel_tiles")


def check(data: dict[str, Any]) -> None:
    """Everything the rules rely on; what is only drawn is checked by the tests."""
    for key in ("tile", "farm_card", "starting_card", "wish", "trade_card", "gardener_card", "windmill_space", "field",
                "market_area", "wheel_board", "calendar"):
        ids = [entry["id"] for entry in data[key]]
        for name in ids:
            if ids.count(name) > 1:
                raise BadEdition(f"[[{key}]] {name}: the id is used twice.")
    _check_setup(data)
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


def _between(label: str, key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadEdition(f"{label}: {key} is {value}, but must be {least} to {most}.")


def _check_setup(data: dict[str, Any]) -> None:
    """The tracks, and what the players begin with."""
    gate, water, setup = data["floodgate"], data["water"], data["setup"]
    for key, size in (("speeds", 3), ("water_rise", 3), ("open_cost", 2), ("open_vp", 2)):
        _size("[floodgate]", key, gate[key], size)
        for number in gate[key]:
            _between("[floodgate]", key, number, 0, 9)
    if gate["water_rise"][0] != 0:
        raise BadEdition("[floodgate]: water_rise must begin with 0, so that the gate can always be closed.")
    levels = [level for entry in water["sections"] for level in range(entry["from"], entry["to"] + 1)]
    if levels != list(range(water["max"] + 1)) or [entry["id"] for entry in water["sections"]] != SECTIONS:
        raise BadEdition(f"[water]: the sections {', '.join(SECTIONS)} must cover 0 to {water['max']}, each once.")
    _between("[guilder_track]", "max", data["guilder_track"]["max"], 0, 99)
    _between("[setup]", "floodgate", setup["floodgate"], 1, 3)
    _between("[setup]", "water", setup["water"], 0, water["max"] - gate["water_rise"][setup["floodgate"] - 1])
    for key in ("victory_points", "tools"):
        _between("[setup]", key, setup[key], 0, 99)
    _size("[setup]", "guilders_by_seat", setup["guilders_by_seat"], 4)
    _size("[setup]", "bulb_by_seat", setup["bulb_by_seat"], 4)
    for number in setup["guilders_by_seat"]:
        _between("[setup]", "guilders_by_seat", number, 0, data["guilder_track"]["max"])
    for name in setup["bulb_by_seat"]:
        _one_of("[setup]", "bulb_by_seat", name, COLOURS)
    market = data["market"]
    _between("[market]", "places_per_area", market["places_per_area"], 3, 9)
    for key in ("max_reward", "neutral_move_cost", "stand_on_player_cost"):
        _between("[market]", key, market[key], 0, 9)
    _between("[turn]", "no_action_guilders", data["turn"]["no_action_guilders"], 0, 99)


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
    costs = data["tile_costs"]
    for key in ("common", "uncommon", "unique", "refresh"):
        _between("[tile_costs]", key, costs[key], 0, 99)
    for kind in PILES[:3]:
        _between("[tile_costs] display", kind, costs["display"][kind], 1, 9)
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
        deal = entry["contract"]
        _one_of(label, "contract kind", deal["kind"], list(KINDS))
        if "colour" in deal:
            _one_of(label, "contract colour", deal["colour"], COLOURS)
        if "rarity" in deal:
            _one_of(label, "contract rarity", deal["rarity"], PILES[:3])
        _between(label, "contract per", deal.get("per", 1), 1, 99)
        _between(label, "contract vp", deal["vp"], 0, 99)
    wishes = [entry["id"] for entry in data["wish"]]
    _size("[wish_tiers]", "vp", data["wish_tiers"]["vp"], 3)
    if len(data["starting_card"]) < 5:
        raise BadEdition(f"[[starting_card]]: there are {len(data['starting_card'])}, but four players are dealt 5.")
    for entry in data["starting_card"]:
        label = f"[[starting_card]] {entry['id']}"
        _one_of(label, "on", entry["on"], list(ACTIONS))
        _one_of(label, "ability", entry["ability"], ABILITIES)
        read_parts(entry.get("gives", []), label, True)
        if entry["ability"] == "peek_cards" and not entry.get("gives"):
            raise BadEdition(f"{label}: gives must say how many cards are seen, like 'peek:3'.")
        _one_of(label, "wish", entry["wish"], wishes)
    for entry in data["wish"]:
        _one_of(f"[[wish]] {entry['id']}", "kind", entry["kind"], WISHES)
        for patch in entry.get("patches", []):
            _size(f"[[wish]] {entry['id']}", "a patch", patch, 2)
            _between(f"[[wish]] {entry['id']}", "a row", patch[0], 1, ROWS)
            _between(f"[[wish]] {entry['id']}", "a column", patch[1], 1, COLUMNS)
    for entry in data["trade_card"]:
        label = f"[[trade_card]] {entry['id']}"
        _size(label, "rewards", entry["rewards"], 4)
        for texts in entry["rewards"]:
            read_parts(texts, label)
    for entry in data["gardener_card"]:
        label = f"[[gardener_card]] {entry['id']}"
        _one_of(label, "colour", entry["colour"], COLOURS)
        _one_of(label, "trade_place", entry["trade_place"], (1, 2, 3, 4))
        _one_of(label, "back common", entry["back"]["common"], ("left", "right"))
        _one_of(label, "back second", entry["back"]["second"], ("uncommon", "unique"))
        _one_of(label, "back farm", entry["back"]["farm"], ("left", "middle", "right"))
        if sorted(entry["order"]) != sorted(COLOURS):
            raise BadEdition(f"{label}: order must name each of {', '.join(COLOURS)} once.")
    cards = [entry["id"] for entry in data["gardener_card"]]
    for name in data["solo"]["removed_on_hard"]:
        _one_of("[solo]", "removed_on_hard", name, cards)
    if len(cards) < 6:
        raise BadEdition(f"[[gardener_card]]: there are {len(cards)}, which is too few for a deck.")
    for entry in data["gardener_level"]:
        _between(f"[[gardener_level]] {entry['id']}", "bulbs per", entry["bulbs"]["per"], 1, 99)
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
        label = f"[[market_area]] {entry['id']}"
        for one in entry["rewards"]:
            read_parts(one["reward"], label)
        if not entry["rewards"] or len({"+".join(one["reward"]) for one in entry["rewards"]}) < len(entry["rewards"]):
            raise BadEdition(f"{label}: an area needs rewards that differ from one another.")
        for name in entry["nearest"]:
            _one_of(label, "nearest", name, spaces)


def _check_board(data: dict[str, Any]) -> None:
    if [entry["id"] for entry in data["windmill_group"]] != COLOURS:
        raise BadEdition(f"[[windmill_group]]: the ids must be {', '.join(COLOURS)}.")
    for entry in data["windmill_group"]:
        _between(f"[[windmill_group]] {entry['id']}", "windmills", entry["windmills"], 0, 30)
    board = data["farm_board"]
    for key, most in (("helper_slots", len(board["helper_slot_vp"])), ("contract_slots", 9)):
        _between("[farm_board]", key, board[key], 1, most)
    costs = board["storage_cost"]
    if not costs or costs[0] != 0 or costs != sorted(costs) or len(costs) > 20:
        raise BadEdition("[farm_board]: storage_cost must begin with 0 and may not fall.")
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
        if len(data["calendar"]) > 9:
            raise BadEdition("[[calendar]]: it has more than 9 spaces.")
        if len(entry["unique"]) > 4:
            raise BadEdition(f"[[calendar]] {entry['id']}: it has more than 4 unique rewards.")
