"""What an edition of Burano must be to be played; each refusal names the entry. What is drawn: see check_drawn.py."""

from __future__ import annotations

from typing import Any, Final

from kade.games.burano.edition.check_drawn import check_drawn, check_numbers
from kade.games.burano.edition.printed import EFFECTS
from kade.games.burano.rules.actions import COLOURS, ISLANDS, PLACES, ROOF_KINDS, SQUARES
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

# What entries hold inside: a tuple is a pair of numbers, a list any number of what it shows.
SHAPES: Final[dict[str, dict[str, Any]]] = {
    "workshop_tile": {"squares": [(0, 0)], "coin": (0, 0)},
    "workshop_layout": {"players": [0], "tiles": [{"tile": "", "column": 0, "row": 0, "turns": 0}]},
    "ring_piece": {"houses": [{"colour": "", "symbol": ""}]},
    "ring_set": {"player": "", "pieces": [""]},
    "merchant_ship": {"kind": "", "sales": [{"sets": [0], "points": 0}]},
    "roof_tile": {"kind": "", "colours": [""]},
}
# Numbers that must lie in a range for the game to be played and to end.
RANGES: Final = [
    ("setup", "cubes_per_colour_each", 0, 20),
    ("setup", "privilege", 0, 99),
    ("end", "coins_per_point", 1, 999),
    ("roofing", "bonus_privilege", 0, 99),
    ("roofing", "same_colour_build_privilege", 0, 99),
    ("counts", "cubes_per_colour", 1, 999),
    ("setup", "roofs", 0, 12),
    ("setup", "seafood_display", 0, 12),
    ("setup", "building_display", 0, 16),
    ("pyramid", "preparation_spaces", 0, 14),
]
SEASONS: Final = ["spring", "summer", "autumn", "winter"]
PLAYERS: Final = ["blue", "red", "black", "green"]
WORKSHOP: Final = 4  # the squares of the largest workshop tile


def check(base: dict[str, Any], data: dict[str, Any]) -> None:
    """Refuse component data that cannot be played."""
    check_numbers(data)
    for table, shape in SHAPES.items():
        for entry in data[table]:
            for key, example in shape.items():
                _like(f"[[{table}]] {entry['id']}: {key}", entry.get(key), example)
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
    check_drawn(data)


def _like(label: str, value: Any, example: Any) -> None:
    """Refuse what is not made as the example is."""
    if isinstance(example, dict):
        if not isinstance(value, dict):
            raise BadEdition(f"{label} has {shown(value)} where a table must stand.")
        for key, inside in example.items():
            if key not in value:
                raise BadEdition(f"{label}: a table in it has no {key!r}.")
            _like(f"{label}: {key}", value[key], inside)
    elif isinstance(example, tuple):
        if not isinstance(value, list) or len(value) != 2:
            raise BadEdition(f"{label} has {shown(value)} where a pair of numbers must stand.")
        for number in value:
            _like(label, number, 0)
    elif isinstance(example, list):
        if not isinstance(value, list):
            raise BadEdition(f"{label} has {shown(value)} where a list must stand.")
        for item in value:
            _like(label, item, example[0])
    elif type(value) is not type(example):
        wanted = "a whole number" if isinstance(example, int) else "a text"
        raise BadEdition(f"{label} has {shown(value)} where {wanted} must stand.")
    elif isinstance(value, int) and abs(value) > 999:
        raise BadEdition(f"{label} has {value}, which is too much.")


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
        if entry["colour"] not in COLOURS:
            raise BadEdition(f"{label}: colour is {shown(entry['colour'])}; it must be one of {', '.join(COLOURS)}.")
        if len({(x, y) for x, y in entry["squares"]}) != len(entry["squares"]) or len(entry["squares"]) > WORKSHOP:
            raise BadEdition(f"{label}: squares must be at most {WORKSHOP} different ones.")
        if not entry["squares"] or entry["coin"] not in entry["squares"]:
            raise BadEdition(f"{label}: coin is {entry['coin']}, which is none of its squares.")
    for size in ("large", "small"):
        colours = [entry["colour"] for entry in data["workshop_tile"] if entry["size"] == size]
        if sorted(colours) != sorted(COLOURS):
            raise BadEdition(f"[[workshop_tile]]: there must be one {size} tile of each colour.")
    for entry in data["workshop_layout"]:
        _check_layout(f"[[workshop_layout]] {entry['id']}", entry, data)
    served = sorted(number for entry in data["workshop_layout"] for number in entry["players"])
    if served != [2, 3, 4]:
        raise BadEdition("[[workshop_layout]]: there must be one layout each for 2, 3 and 4 players.")


def _check_layout(label: str, layout: dict[str, Any], data: dict[str, Any]) -> None:
    """The six tiles of the size that its players use, inside the grid, without overlap, all joined (BU-2.2, BU-2.3)."""
    tiles = {entry["id"]: entry for entry in data["workshop_tile"]}
    for number in layout["players"]:
        size = "large" if number == 4 else "small"
        wanted = sorted(entry["id"] for entry in data["workshop_tile"] if entry["size"] == size)
        if sorted(put["tile"] for put in layout["tiles"]) != wanted:
            raise BadEdition(f"{label}: with {number} players the tiles are {', '.join(wanted)}, each once.")
    used: set[tuple[int, int]] = set()
    for put in layout["tiles"]:
        if put["tile"] not in tiles:
            raise BadEdition(f"{label}: there is no tile {shown(put['tile'])}.")
        if put["turns"] > 3:
            raise BadEdition(f"{label}: turns of {put['tile']} is {put['turns']}, but must be 0 to 3.")
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
    for piece, houses in pieces.items():
        if len(houses) != 3:
            raise BadEdition(f"[[ring_piece]] {piece} has {len(houses)} houses, but must have 3.")
        for house in houses:
            if house["colour"] not in COLOURS or house["symbol"] not in ("coin", "fountain"):
                raise BadEdition(
                    f"[[ring_piece]] {piece}: a house must have one of the six colours and a coin or a fountain."
                )
    sets = {entry["player"]: entry["pieces"] for entry in data["ring_set"]}
    for colour in data["player_colour"]:
        if len(sets.get(colour["id"], [])) != 4 or not set(sets[colour["id"]]) <= set(pieces):
            raise BadEdition(f"[[ring_set]]: {colour['id']} needs four pieces out of {', '.join(pieces)}.")


def _check_sea(data: dict[str, Any]) -> None:
    for entry in data["sail_route"]:
        for end in ("a", "b"):
            if entry[end] not in PLACES:
                raise BadEdition(
                    f"[[sail_route]] {entry['id']}: {end} is {shown(entry[end])}, which is not a place; "
                    f"choose one of {', '.join(PLACES)}."
                )
    for place in PLACES:
        if not any(place in (entry["a"], entry["b"]) for entry in data["sail_route"]):
            raise BadEdition(f"[[sail_route]]: no route leads to {place}.")


def _check_ships(data: dict[str, Any]) -> None:
    if len(data["merchant_ship"]) != 4:
        raise BadEdition(f"[[merchant_ship]]: there are {len(data['merchant_ship'])}, but the rules speak of 4.")
    names: set[tuple[str, int, int]] = set()
    for ship in data["merchant_ship"]:
        if not ship["sales"]:
            raise BadEdition(f"[[merchant_ship]] {ship['id']} buys nothing: it needs at least one sale.")
        for line in ship["sales"]:
            label = f"[[merchant_ship]] {ship['id']}"
            if not line["sets"] or len(set(line["sets"])) != 1 or min(line["sets"]) < 1 or len(line["sets"]) > 8:
                raise BadEdition(f"{label}: the sets of a sale must be one to eight of one size.")
            name = (ship["kind"], len(line["sets"]), line["sets"][0])
            if name in names:
                raise BadEdition(f"{label}: two sales ask for the same cards.")
            names.add(name)


def _check_tiles(data: dict[str, Any]) -> None:
    if len(data["roof_tile"]) != 48:
        raise BadEdition(f"[[roof_tile]]: there are {len(data['roof_tile'])} tiles, but must be 48.")
    names: set[tuple[str, frozenset[str]]] = set()
    for entry in data["roof_tile"]:
        label = f"[[roof_tile]] {entry['id']}"
        pair = frozenset(entry["colours"])
        if entry["kind"] not in ROOF_KINDS or len(entry["colours"]) != 2 or len(pair) != 2 or not pair <= set(COLOURS):
            raise BadEdition(f"{label}: a tile has one of the kinds {', '.join(ROOF_KINDS)} and two different colours.")
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
        if entry["effect"] not in EFFECTS:
            raise BadEdition(f"{label}: effect is {shown(entry['effect'])}; it must be one of {', '.join(EFFECTS)}.")
        _like(f"{label}: colours", entry.get("colours", []), [""])
        _like(f"{label}: kinds", entry.get("kinds", []), [""])
        _like(f"{label}: points", entry.get("points", entry.get("end_points", 0)), 0)
        if not set(entry.get("colours", [])) <= set(COLOURS) or not set(entry.get("kinds", [])) <= kinds:
            raise BadEdition(f"{label}: it shows a colour or a kind of seafood that there is not.")


def _check_numbers(data: dict[str, Any]) -> None:
    if len(data["moves"]["coins"]) != 4:
        raise BadEdition(f"[moves] coins has {len(data['moves']['coins'])} numbers, but a turn has four moves.")
    if data["setup_derived"]["workers_in_play"] != 10:
        raise BadEdition("[setup_derived] workers_in_play must be 10: nine sectors, and one more under an arrow.")
    if data["counts"]["huts_per_colour"] != 3:
        raise BadEdition("[counts] huts_per_colour must be 3: six islands have three huts each.")
    if data["counts"]["cubes_per_colour"] < 4 * data["setup"]["cubes_per_colour_each"] + 1:
        raise BadEdition("[counts] cubes_per_colour is too small for four reserves and the first cube.")
    if len(data["sailing"]["workers_for_matches"]) != 3 or max(data["sailing"]["workers_for_matches"]) > 2:
        raise BadEdition("[sailing] workers_for_matches needs three numbers of at most 2.")
    for entry in data["season"]:
        if not 1 <= entry["rounds"] <= 20:
            raise BadEdition(f"[[season]] {entry['id']}: rounds is {entry['rounds']}, but must be 1 to 20.")
    for table, key, least, most in RANGES:
        if not least <= data[table][key] <= most:
            raise BadEdition(f"[{table}] {key} is {data[table][key]}, but must be {least} to {most}.")
    if data["privilege"]["maximum"] < data["setup"]["privilege"]:
        raise BadEdition("[privilege] maximum is less than what everybody starts with.")
    for entry in data["seafood"]:
        if not 0 <= entry["cards"] <= 99:
            raise BadEdition(f"[[seafood]] {entry['id']}: cards is {entry['cards']}, but must be 0 to 99.")
