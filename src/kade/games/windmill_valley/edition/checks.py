"""What an edition of Windmill Valley must be to be played; each refusal names the entry. Cards: check_cards.py."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.check_cards import FIELDS, FRAMES, check_cards, rewards
from kade.games.windmill_valley.edition.printed import COLUMNS, LARGE, LEVELS, ROWS, SECTIONS, SMALL, WISHES
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.rewards import ACTIONS, COLOURS
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown
from kade.kernel.schema import (
    all_of,
    between,
    different,
    fixed,
    lines,
    note,
    one_of,
    pairs,
    point,
    points,
    polygon,
    size,
)

WIDE: Final = 1600  # the map
HIGH: Final = 1100
GUILDERS: Final = between(0, 99)
SCHEMA: Final = {
    "components": note,
    "wheels": note,
    "farm_group": note,
    "open_water": note,
    "map.canvas": note,
    "map.market_clockwise": note,
    "solo.guilders": note,
    "solo.build_order": note,
    "floodgate.speeds": fixed([1, 2, 3], "must be 1, 2 and 3"),
    "floodgate.water_rise": all_of(size(3), between(0, 9)),
    "floodgate.open_cost": all_of(size(2), between(0, 9)),
    "floodgate.open_vp": all_of(size(2), between(0, 9)),
    "water.max": between(1, 20),
    "guilder_track.max": GUILDERS,
    "setup.floodgate": between(1, 3),
    "setup.victory_points": between(0, 99),
    "setup.tools": between(0, 99),
    "setup.guilders_by_seat": size(4),
    "setup.bulb_by_seat": all_of(size(4), one_of(*COLOURS)),
    "turn.no_action_guilders": GUILDERS,
    "wheel_board.large": size(LARGE),
    "wheel_board.small": size(SMALL),
    "tile_costs.common": GUILDERS,
    "tile_costs.uncommon": GUILDERS,
    "tile_costs.unique": GUILDERS,
    "tile_costs.refresh": GUILDERS,
    **{f"tile_costs.display.{kind}": between(1, 9) for kind in PILES[:3]},
    "tile.rarity": one_of(*PILES[:3]),
    "tile.copies": between(1, 30),
    "tile.unconnected_cost": between(0, 9),
    "tile.extra_rewards": between(0, 2),
    "tile.extra_cost": between(0, 9),
    "tile.exchange": between(0, 1),
    "gardener_card.colour": one_of(*COLOURS),
    "gardener_card.trade_place": between(1, 4),
    "gardener_card.floodgate": between(-2, 2),
    **{f"gardener_card.lower.{section}": between(0, 9) for section in SECTIONS},
    "gardener_card.back.common": one_of("left", "right"),
    "gardener_card.back.second": one_of("uncommon", "unique"),
    "gardener_card.back.farm": one_of("left", "middle", "right"),
    "gardener_card.order": all_of(size(len(COLOURS)), different, one_of(*COLOURS)),
    "solo.market_moves": between(1, 9),
    "gardener_level.bulbs.per": between(1, 99),
    "gardener_level.columns": one_of("normal", "plus_if_full"),
    "gardener_level.rows": one_of("normal", "high_if_full"),
    "windmill_space.cost": between(0, 99),
    "windmill_space.at": point(WIDE, HIGH),
    "paths.edges": all_of(pairs, different),
    "field.kind": one_of(*FIELDS),
    "field.label": point(WIDE, HIGH),
    "field.polygon": polygon(WIDE, HIGH),
    "map.centre": point(WIDE, HIGH),
    "map.market_polygon": polygon(WIDE, HIGH),
    "lanes.lines": lines(WIDE, HIGH),
    "market.places_per_area": between(3, 9),
    "market.max_reward": between(0, 9),
    "market.neutral_move_cost": between(0, 9),
    "market.stand_on_player_cost": between(0, 9),
    "market_area.label": point(WIDE, HIGH),
    "market_area.polygon": polygon(WIDE, HIGH),
    "market_area.icons": points(1, WIDE, HIGH),
    "market_area.places": points(1, WIDE, HIGH),
    "windmill_group.windmills": between(0, 30),
    "farm_board.helper_slots": between(1, 9),
    "farm_board.helper_slot_vp": size(1, 9),
    "farm_board.contract_slots": between(1, 9),
    "farm_board.storage_cost": size(1, 20),
    "column_values.plus": size(COLUMNS),
    "column_values.minus": size(COLUMNS),
    "patch.row": between(1, ROWS),
    "patch.column": between(1, COLUMNS),
    "calendar.unique": size(0, 4),
    "farm_card.frame": one_of(*FRAMES),
    "farm_card.helper.on": one_of(*ACTIONS),
    "farm_card.helper.min": between(0, 9),
    "farm_card.contract.field": one_of(*FIELDS),
    "farm_card.contract.colour": one_of(*COLOURS),
    "farm_card.contract.rarity": one_of(*PILES[:3]),
    "farm_card.contract.per": between(1, 99),
    "farm_card.contract.vp": between(0, 99),
    "wish_tiers.vp": size(3),
    "wish.kind": one_of(*WISHES),
    "wish.count": between(1, 99),
    "wish.frames": all_of(different, one_of(*FRAMES)),
    "wish.patches": all_of(pairs, different),
    "trade_card.rewards": size(4),
}


def check(data: dict[str, Any]) -> None:
    """What entries must be to one another, and rewards that can be read."""
    ids = [entry["id"] for key in ("tile", "farm_card", "starting_card") for entry in data[key]]
    for name in ids:
        if ids.count(name) > 1:
            raise BadEdition(f"[[tile]], [[farm_card]] and [[starting_card]] {name}: the id is used twice.")
    _check_setup(data)
    _check_wheels(data)
    check_cards(data)
    _check_solo(data)
    _check_map(data)
    _check_market(data)
    _check_board(data)


def _check_setup(data: dict[str, Any]) -> None:
    """The tracks, and what the players begin with."""
    gate, water, setup = data["floodgate"], data["water"], data["setup"]
    if gate["water_rise"][0] != 0:
        raise BadEdition("[floodgate]: water_rise must begin with 0, so that the gate can always be closed.")
    levels = [level for entry in water["sections"] for level in range(entry["from"], entry["to"] + 1)]
    if levels != list(range(water["max"] + 1)) or [entry["id"] for entry in water["sections"]] != SECTIONS:
        raise BadEdition(f"[water]: the sections {', '.join(SECTIONS)} must cover 0 to {water['max']}, each once.")
    between(0, water["max"] - gate["water_rise"][setup["floodgate"] - 1])("[setup]: water", setup["water"])
    between(0, data["guilder_track"]["max"])("[setup]: guilders_by_seat", setup["guilders_by_seat"])


def _check_wheels(data: dict[str, Any]) -> None:
    actions = [entry["id"] for entry in data["wheel_action"]]
    for entry in data["wheel_action"]:
        rewards(entry["effect"], f"[[wheel_action]] {entry['id']}")
    for entry in data["wheel_board"]:
        label = f"[[wheel_board]] {entry['id']}"
        one_of(*actions)(f"{label}: large or small", entry["large"] + entry["small"])
    if len(data["wheel_board"]) < 4:
        raise BadEdition(f"[[wheel_board]]: there are {len(data['wheel_board'])}, but four players need 4.")
    for entry in data["tile"]:
        rewards(entry["effect"], f"[[tile]] {entry['id']}")


def _check_solo(data: dict[str, Any]) -> None:
    cards = [entry["id"] for entry in data["gardener_card"]]
    removed = data["solo"]["removed_on_hard"]
    one_of(*cards)("[solo]: removed_on_hard", removed)
    if len(cards) - len(set(removed)) < 6:
        raise BadEdition(
            f"[solo]: removed_on_hard leaves {len(cards) - len(set(removed))} cards, which is too few for a deck."
        )
    if [entry["id"] for entry in data["gardener_level"]] != LEVELS:
        raise BadEdition(f"[[gardener_level]]: the ids must be {', '.join(LEVELS)}.")


def _check_map(data: dict[str, Any]) -> None:
    spaces = [entry["id"] for entry in data["windmill_space"]]
    fields = [entry["id"] for entry in data["field"]]
    points: dict[tuple[float, ...], str] = {}
    for entry in data["windmill_space"]:
        label = f"[[windmill_space]] {entry['id']}"
        one_of(*fields)(f"{label}: fields", entry["fields"])
        if len(set(entry["fields"])) < len(entry["fields"]):
            raise BadEdition(f"{label}: it touches a field twice.")
        other = points.setdefault(tuple(entry["at"]), entry["id"])
        if other != entry["id"]:
            raise BadEdition(f"{label}: it lies at the same point as {other}.")
    seen: set[frozenset[str]] = set()
    for edge in data["paths"]["edges"]:
        one_of(*spaces)("[paths]: an edge", edge)
        if len(set(edge)) < 2 or frozenset(edge) in seen:
            raise BadEdition(f"[paths]: the edge {shown(edge)} leads nowhere or is there twice.")
        seen.add(frozenset(edge))
    for entry in data["field"]:
        rewards(entry["reward"], f"[[field]] {entry['id']}")


def _check_market(data: dict[str, Any]) -> None:
    market, areas = data["market"], data["market_area"]
    spaces = [entry["id"] for entry in data["windmill_space"]]
    if len(areas) != 3:
        raise BadEdition(f"[[market_area]]: there are {len(areas)}, but the rules speak of 3.")
    for entry in areas:
        label = f"[[market_area]] {entry['id']}"
        for one in entry["rewards"]:
            rewards(one["reward"], label)
        if not entry["rewards"] or len({"+".join(one["reward"]) for one in entry["rewards"]}) < len(entry["rewards"]):
            raise BadEdition(f"{label}: an area needs rewards that differ from one another.")
        size(len(entry["rewards"]))(f"{label}: icons", entry["icons"])
        size(market["places_per_area"])(f"{label}: places", entry["places"])
        one_of(*spaces)(f"{label}: nearest", entry["nearest"])
        if not entry["nearest"]:
            raise BadEdition(f"{label}: nearest must name a space for the first windmill of the Gardener.")


def _check_board(data: dict[str, Any]) -> None:
    if [entry["id"] for entry in data["windmill_group"]] != COLOURS:
        raise BadEdition(f"[[windmill_group]]: the ids must be {', '.join(COLOURS)}.")
    board = data["farm_board"]
    between(1, len(board["helper_slot_vp"]))("[farm_board]: helper_slots", board["helper_slots"])
    costs = board["storage_cost"]
    if costs[0] != 0 or costs != sorted(costs):
        raise BadEdition("[farm_board]: storage_cost must begin with 0 and may not fall.")
    if len(data["farm_row"]) != ROWS:
        raise BadEdition(f"[[farm_row]]: there are {len(data['farm_row'])}, but must be {ROWS}.")
    for entry in data["patch"]:
        rewards(entry["reward"], f"[[patch]] {entry['id']}")
    taken = [(entry["row"], entry["column"]) for entry in data["patch"]]
    if len(set(taken)) < len(taken):
        raise BadEdition("[[patch]]: two rewards lie on the same patch.")
    for entry in data["calendar"]:
        for texts in [entry["common"], *(one["reward"] for one in entry["unique"])]:
            rewards(texts, f"[[calendar]] {entry['id']}")
    if len(data["calendar"]) > 9:
        raise BadEdition("[[calendar]]: it has more than 9 spaces.")
