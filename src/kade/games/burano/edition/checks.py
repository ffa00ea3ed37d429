"""What an edition of Burano must be to be played; each refusal names the entry."""

from __future__ import annotations

import itertools
from typing import Any, Final

from kade.games.burano.edition.printed import EFFECTS
from kade.games.burano.rules.actions import COLOURS, ISLANDS, PLACES, ROOF_KINDS, SQUARES
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown
from kade.kernel.schema import all_of, between, different, fixed, one_of, pairs, point, points, size, written

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
PLAYERS: Final = ["blue", "red", "black", "green"]
WORKSHOP: Final = 4  # the squares of the largest workshop tile
MAP_WIDEST: Final = 20
KINDS_OF_SHIP: Final = ("different", "identical", "pairs", "triples")


SCHEMA: Final = {
    "setup.cubes_per_colour_each": between(0, 20),
    "setup.privilege": between(0, 99),
    "setup.roofs": between(0, 12),
    "setup.seafood_display": between(0, 12),
    "setup.building_display": between(0, 16),
    "setup_derived.workers_in_play": fixed(10, "must be 10: nine sectors, and one more under an arrow"),
    "counts.cubes_per_colour": between(1, 999),
    "counts.huts_per_colour": fixed(3, "must be 3: six islands have three huts each"),
    "pyramid.preparation_spaces": between(0, 14),
    "moves.coins": size(4),
    "end.coins_per_point": between(1, 999),
    "roofing.bonus_privilege": between(0, 99),
    "roofing.same_colour_build_privilege": between(0, 99),
    "sailing.workers_for_matches": all_of(size(3), between(0, 2)),
    "season.rounds": between(1, 20),
    "seafood.cards": between(0, 99),
    "workshop_tile.colour": one_of(*COLOURS),
    "workshop_tile.squares": all_of(size(1, WORKSHOP), pairs, different),
    "workshop_tile.coin": size(2),
    "workshop_layout.tiles.turns": between(0, 3),
    "ring_piece.houses": size(3),
    "ring_piece.houses.colour": one_of(*COLOURS),
    "ring_piece.houses.symbol": one_of("coin", "fountain"),
    "sail_route.a": one_of(*PLACES),
    "sail_route.b": one_of(*PLACES),
    "merchant_ship.sales": size(1, 9),
    "merchant_ship.sales.sets": all_of(size(1, 8), between(1, 99)),
    "roof_tile.kind": one_of(*ROOF_KINDS),
    "roof_tile.colours": all_of(size(2), different, one_of(*COLOURS)),
    "building_card.effect": one_of(*EFFECTS),
    "building_card.colours": one_of(*COLOURS),
    "island.workers": point(),
    "island.mooring": point(),
    "island.huts": points(3, most=3),
    "port.berths": points(4, most=4),
    "layout.width": between(1, 9999),
    "layout.height": between(1, 9999),
    "layout.sea_width": between(1, 9999),
    "main_island.map": all_of(size(1, MAP_WIDEST), written(f"[#F~.]{{1,{MAP_WIDEST}}}", "of the signs # F ~ and .")),
}


def check(data: dict[str, Any]) -> None:
    """What entries must be to one another."""
    _ids("colour", data, COLOURS)
    _ids("island", data, ISLANDS)
    _ids("port", data, PLACES[6:])
    _ids("roof_kind", data, ROOF_KINDS)
    _ids("season", data, SEASONS)
    _ids("player_colour", data, PLAYERS)
    _check_island(data["main_island"])
    _check_workshops(data)
    _check_rings(data)
    _check_sea(data)
    _check_ships(data)
    _check_tiles(data)
    _check_cards(data)
    _check_numbers(data)


def _ids(table: str, data: dict[str, Any], wanted: list[str]) -> None:
    found = [entry["id"] for entry in data[table]]
    if found != wanted:
        raise BadEdition(f"[[{table}]]: the ids are {', '.join(map(str, found))}, but must be {', '.join(wanted)}.")


def _check_island(island: dict[str, Any]) -> None:
    cells = [(x, y) for y, row in enumerate(island["map"]) for x, sign in enumerate(row) if sign in "#F"]
    if not 2 <= len(cells) <= 64:
        raise BadEdition(f"[main_island] map has {len(cells)} holes, but must have 2 to 64.")
    if island["fountain"] not in [f"h-{x}-{y}" for x, y in cells]:
        raise BadEdition(
            f"[main_island] fountain is {shown(island['fountain'])}, which is no hole of the map; holes "
            "are named h-<column>-<row>."
        )
    reached = {cells[0]}
    todo = [cells[0]]
    while todo:
        x, y = todo.pop()
        for cell in cells:
            if cell not in reached and abs(cell[0] - x) <= 1 and abs(cell[1] - y) <= 1:
                reached.add(cell)
                todo.append(cell)
    if len(reached) != len(cells):
        raise BadEdition("[main_island] map: some holes can never be reached from the others.")


def _check_workshops(data: dict[str, Any]) -> None:
    grid = data["workshop_grid"]
    if grid["columns"] * grid["rows"] != SQUARES or grid["rows"] < 2:
        raise BadEdition(
            f"[workshop_grid] has {grid['columns']} columns and {grid['rows']} rows, but must have "
            f"{SQUARES} squares in at least two rows."
        )
    for entry in data["workshop_tile"]:
        label = f"[[workshop_tile]] {entry['id']}"
        if entry["coin"] not in entry["squares"]:
            raise BadEdition(f"{label}: coin is {entry['coin']}, which is none of its squares.")
    for large in ("large", "small"):
        colours = [entry["colour"] for entry in data["workshop_tile"] if entry["size"] == large]
        if sorted(colours) != sorted(COLOURS):
            raise BadEdition(f"[[workshop_tile]]: there must be one {large} tile of each colour.")
    for entry in data["workshop_layout"]:
        _check_layout(f"[[workshop_layout]] {entry['id']}", entry, data)
    served = sorted(number for entry in data["workshop_layout"] for number in entry["players"])
    if served != [2, 3, 4]:
        raise BadEdition("[[workshop_layout]]: there must be one layout each for 2, 3 and 4 players.")


def _check_layout(label: str, layout: dict[str, Any], data: dict[str, Any]) -> None:
    """The six tiles of the size that its players use, inside the grid, without overlap, all joined (BU-2.2, BU-2.3)."""
    tiles = {entry["id"]: entry for entry in data["workshop_tile"]}
    for number in layout["players"]:
        wide = "large" if number == 4 else "small"
        wanted = sorted(entry["id"] for entry in data["workshop_tile"] if entry["size"] == wide)
        if sorted(put["tile"] for put in layout["tiles"]) != wanted:
            raise BadEdition(f"{label}: with {number} players the tiles are {', '.join(wanted)}, each once.")
    used: set[tuple[int, int]] = set()
    for put in layout["tiles"]:
        if put["tile"] not in tiles:
            raise BadEdition(f"{label}: there is no tile {shown(put['tile'])}.")
        squares = [(x, y) for x, y in tiles[put["tile"]]["squares"]]
        for _ in range(put["turns"]):
            squares = [(-y, x) for x, y in squares]
        left, top = min(x for x, _ in squares), min(y for _, y in squares)
        for x, y in squares:
            cell = (x - left + put["column"], y - top + put["row"])
            inside = 0 <= cell[0] < data["workshop_grid"]["columns"] and 0 <= cell[1] < data["workshop_grid"]["rows"]
            if not inside or cell in used:
                raise BadEdition(f"{label}: {put['tile']} leaves the grid or lies on another tile.")
            used.add(cell)
    reached = {min(used)} if used else set()
    todo = list(reached)
    while todo:
        x, y = todo.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in used and cell not in reached:
                reached.add(cell)
                todo.append(cell)
    if reached != used:
        raise BadEdition(f"{label}: the tiles must all hang together.")


def _check_rings(data: dict[str, Any]) -> None:
    pieces = {entry["id"]: entry["houses"] for entry in data["ring_piece"]}
    sets = {entry["player"]: entry["pieces"] for entry in data["ring_set"]}
    for colour in data["player_colour"]:
        if len(sets.get(colour["id"], [])) != 4 or not set(sets[colour["id"]]) <= set(pieces):
            raise BadEdition(f"[[ring_set]]: {colour['id']} needs four pieces out of {', '.join(pieces)}.")


def _check_sea(data: dict[str, Any]) -> None:
    """Routes lead to every place, and can be drawn from one mooring or port to another."""
    places = {entry["id"]: tuple(entry["mooring"]) for entry in data["island"]}
    places.update({entry["id"]: (entry["x"], entry["y"]) for entry in data["port"]})
    for one, two in itertools.combinations(places, 2):
        if places[one] == places[two]:
            raise BadEdition(f"{one} and {two} are moored at the same point, so no route between them can be drawn.")
    for route in data["sail_route"]:
        if route["a"] == route["b"]:
            raise BadEdition(f"[[sail_route]] {route['id']} leads from {route['a']} to itself.")
    for place in PLACES:
        if not any(place in (entry["a"], entry["b"]) for entry in data["sail_route"]):
            raise BadEdition(f"[[sail_route]]: no route leads to {place}.")


def _check_ships(data: dict[str, Any]) -> None:
    if sorted(ship["kind"] for ship in data["merchant_ship"]) != sorted(KINDS_OF_SHIP):
        raise BadEdition(f"[[merchant_ship]]: there must be one ship of each kind: {', '.join(KINDS_OF_SHIP)}.")
    for ship in data["merchant_ship"]:
        label, asked = f"[[merchant_ship]] {ship['id']}", [line["sets"] for line in ship["sales"]]
        if any(len(set(sets)) != 1 for sets in asked):
            raise BadEdition(f"{label}: the sets of a sale must be of one size.")
        if any(asked.count(sets) > 1 for sets in asked):
            raise BadEdition(f"{label}: two sales ask for the same cards.")


def _check_tiles(data: dict[str, Any]) -> None:
    if len(data["roof_tile"]) != 48:
        raise BadEdition(f"[[roof_tile]]: there are {len(data['roof_tile'])} tiles, but must be 48.")
    names: set[tuple[str, frozenset[str]]] = set()
    for entry in data["roof_tile"]:
        label = f"[[roof_tile]] {entry['id']}"
        pair = frozenset(entry["colours"])
        if (entry["kind"], pair) in names:
            raise BadEdition(f"{label}: another {entry['kind']} tile has the same two colours.")
        names.add((entry["kind"], pair))


def _check_cards(data: dict[str, Any]) -> None:
    if len(data["seafood"]) != 8:
        raise BadEdition(f"[[seafood]]: there are {len(data['seafood'])} kinds, but must be 8.")
    kinds = {entry["id"] for entry in data["seafood"]}
    if len(data["building_card"]) != 16:
        raise BadEdition(f"[[building_card]]: there are {len(data['building_card'])} cards, but must be 16.")
    for entry in data["building_card"]:
        label = f"[[building_card]] {entry['id']}"
        if not set(entry.get("kinds", [])) <= kinds:
            raise BadEdition(f"{label}: kinds must be among {', '.join(sorted(kinds))}.")


def _check_numbers(data: dict[str, Any]) -> None:
    if data["counts"]["cubes_per_colour"] < 4 * data["setup"]["cubes_per_colour_each"] + 1:
        raise BadEdition("[counts]: cubes_per_colour is too small for four reserves and the first cube.")
    if data["privilege"]["maximum"] < data["setup"]["privilege"]:
        raise BadEdition("[privilege]: maximum is less than what everybody starts with.")
