"""What is printed in Burano's box, read once per edition: island, sea, tiles, cards, and the tables rules look up."""
# mypyc: compile

from typing import Any, Final, final

from kade.games.burano.rules.actions import (
    ACTIONS,
    AT,
    COLOURS,
    ISLANDS,
    PLACES,
    PORTS,
    ROOF_KINDS,
    SPOTS,
    SQUARES,
    WEST,
    declare,
)
from kade.kernel.printed import Printed

LEVELS: Final = 3
CHUNK: Final = 10  # holes whose sets are looked up at once
CHUNK_MASK: Final = (1 << CHUNK) - 1

# Where points come from while the game is played; those of the end are added by `scoring.result`.
SOURCES: Final = [
    "islands-roofs",
    "workshops-roofs",
    "fountains-roofs",
    "flat-roofs",
    "bright-roofs",
    "sales",
    "shortage",
    "islands",
    "lace",
    "unions",
]

# What a building card does. Those that are always at work are bits of a seat's `powers`.
BRIGHT_ROOFS: Final = 1
FREE_ROOFS: Final = 2
FISH_STALL: Final = 4
LACE_SCHOOL: Final = 8
TWO_STEPS: Final = 16
BUSY_TABLES: Final = 32
ISLAND_TIES: Final = 64
THRIFT: Final = 128
GUILD_HALL: Final = 256
BELL_TOWER: Final = 512
EFFECTS: Final[dict[str, int]] = {
    "roof_colour_points": BRIGHT_ROOFS,
    "roof_half_any_cube": FREE_ROOFS,
    "points_per_sold_kind": FISH_STALL,
    "points_per_workshop_worker": LACE_SCHOOL,
    "sail_two_steps": TWO_STEPS,
    "enter_held_squares": BUSY_TABLES,
    "win_island_ties": ISLAND_TIES,
    "return_one_cube_less": THRIFT,
    "points_per_building_card": GUILD_HALL,
    "points": BELL_TOWER,
}


@final
class Tile:
    """A roof tile: its kind and its two colours (BU-1.3)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.kind: int = ROOF_KINDS.index(entry["kind"])
        self.one: int = COLOURS.index(entry["colours"][0])
        self.two: int = COLOURS.index(entry["colours"][1])
        self.colours = (1 << self.one) | (1 << self.two)
        self.name = f"{entry['kind']}-{entry['colours'][0]}-{entry['colours'][1]}"
        self.source: str = entry["source"]


@final
class Card:
    """A building card: its effect, the colours or kinds of seafood it shows, and its points (BU-12)."""

    def __init__(self, entry: dict[str, Any], seafood: list[str]) -> None:
        self.id: str = entry["id"]
        self.title: str = entry["title"]
        self.effect: int = EFFECTS[entry["effect"]]
        self.effect_name: str = entry["effect"]
        self.effect_number = self.effect.bit_length() - 1
        self.colour_names: list[str] = entry.get("colours", [])
        self.kind_names: list[str] = entry.get("kinds", [])
        self.colours = sum([1 << COLOURS.index(colour) for colour in self.colour_names])
        self.kinds = sum([1 << seafood.index(kind) for kind in self.kind_names])
        self.points: int = entry.get("points", entry.get("end_points", 0))
        self.source: str = entry["source"]


@final
class Sale:
    """One line of a merchant ship: a number of sets of equal cards, for points (BU-7.14)."""

    def __init__(self, ship: int, kind: str, entry: dict[str, Any]) -> None:
        self.ship = ship
        self.sets: int = len(entry["sets"])
        self.size: int = entry["sets"][0]
        self.points: int = entry["points"]
        self.name = f"{kind} {self.sets}x{self.size}"


@final
class Ring:
    """A planning ring of 12 houses, pieces laid in some order, with what its wheel shows at each start (BU-6).

    `start` is the house of sector 1; the tables are by start, or by start and number of workers on sectors 1 and on.
    """

    def __init__(self, pieces: tuple[int, ...], colours: list[int], coins: list[int]) -> None:
        self.pieces = pieces
        self.colours = colours
        self.coins = coins
        self.arrows: list[list[int]] = []  # counts by colour
        self.arrow_mask: list[int] = []
        self.visible_coins: list[int] = []
        self.visible_fountains: list[int] = []
        for start in range(12):
            counts = [0] * len(COLOURS)
            for back in (3, 2, 1):
                counts[colours[(start - back) % 12]] += 1
            self.arrows.append(counts)
            self.arrow_mask.append(sum([1 << colour for colour in range(len(COLOURS)) if counts[colour]]))
            for workers in range(13):
                shown = [coins[(start + i) % 12] for i in range(workers, 12)]
                self.visible_coins.append(sum(shown))
                self.visible_fountains.append(len(shown) - sum(shown))

    def coins_shown(self, start: int, workers: int) -> int:
        return self.visible_coins[start * 13 + workers]

    def fountains_shown(self, start: int, workers: int) -> int:
        return self.visible_fountains[start * 13 + workers]


@final
class BuranoPrinted(Printed):
    """Burano's printed matter. Sets of holes and of squares are bit masks by index."""

    def __init__(self, module: str, rules: int, edition: dict[str, Any], data: dict[str, Any]) -> None:
        self.data = data
        island = data["main_island"]
        cells = [(x, y) for y, row in enumerate(island["map"]) for x, sign in enumerate(row) if sign in "#F"]
        self.cells: list[tuple[int, int]] = cells
        self.holes: list[str] = [f"h-{x}-{y}" for x, y in cells]
        self.fountain: int = self.holes.index(island["fountain"])
        self.near: list[int] = [_mask_near(cells, cell) for cell in cells]
        self.beside: list[int] = [_mask_beside(cells, cell) for cell in cells]
        self.pairs: list[tuple[int, int]] = [
            (a, b) for a in range(len(cells)) for b in range(len(cells)) if self.beside[a] >> b & 1
        ]
        pair_names = [f"{self.holes[a]} {self.holes[b]}" for a, b in self.pairs]
        grid = data["workshop_grid"]
        self.grid_columns: int = grid["columns"]
        self.grid_rows: int = grid["rows"]
        self.squares: list[str] = [f"s-{i % self.grid_columns}-{i // self.grid_columns}" for i in range(SQUARES)]
        self.seafood: list[str] = [entry["id"] for entry in data["seafood"]]
        self.seafood_cards: list[int] = [int(entry["cards"]) for entry in data["seafood"]]
        self.tiles: list[Tile] = [Tile(entry) for entry in data["roof_tile"]]
        self.tile_names: list[str] = [tile.name for tile in self.tiles]
        self.cards: list[Card] = [Card(entry, self.seafood) for entry in data["building_card"]]
        self.card_ids: list[str] = [card.id for card in self.cards]
        self.ships: list[str] = [ship["kind"] for ship in data["merchant_ship"]]
        self.sales: list[Sale] = [
            Sale(i, ship["kind"], line) for i, ship in enumerate(data["merchant_ship"]) for line in ship["sales"]
        ]
        super().__init__(
            module,
            data["game"],
            rules,
            edition,
            declare(
                self.squares,
                self.seafood,
                self.card_ids,
                self.tile_names,
                self.holes,
                pair_names,
                [sale.name for sale in self.sales],
            ),
        )
        self.cover = AT + len(self.holes)
        self.sell = self.cover + len(self.pairs)
        self._read_numbers(data)
        self._read_rings(data)
        self._tabulate(data)
        self.names: dict[str, list[str]] = {
            "colour": COLOURS,
            "cube": COLOURS,
            "hut": COLOURS,
            "roof-kind": ROOF_KINDS,
            "action": ACTIONS,
            "island": ISLANDS,
            "port": PORTS,
            "place": PLACES,
            "spot": SPOTS,
            "square": self.squares,
            "hole": self.holes,
            "roof": self.tile_names,
            "building": self.card_ids,
            "seafood": self.seafood,
            "ship": self.ships,
            "sale": [sale.name for sale in self.sales],
            "season": self.seasons,
            "source": SOURCES,
            # as Records call where things lie
            "huts": COLOURS,
            "markers": COLOURS,
            "ships": self.ships,
            "deck": self.seafood,
            "buildings": self.card_ids,
            **dict.fromkeys(ROOF_KINDS, self.tile_names),
        }

    def _read_numbers(self, data: dict[str, Any]) -> None:
        setup = data["setup"]
        self.cubes: int = data["counts"]["cubes_per_colour"]
        self.huts_per_colour: int = data["counts"]["huts_per_colour"]
        self.start_cubes: int = setup["cubes_per_colour_each"]
        self.start_coins: int = setup["coins"]
        self.roofs: int = setup["roofs"]
        self.start_privilege: int = setup["privilege"]
        self.seafood_display: int = setup["seafood_display"]
        self.building_display: int = setup["building_display"]
        self.workers: int = data["setup_derived"]["workers_in_play"]
        self.seasons: list[str] = [entry["id"] for entry in data["season"]]
        self.rounds: list[int] = [int(entry["rounds"]) for entry in data["season"]]
        self.move_coins: list[int] = list(data["moves"]["coins"])
        self.no_move_coins: int = data["moves"]["no_move_coins"]
        self.surplus_coins: int = data["pyramid"]["coin_per_surplus_cube"]
        self.spaces: int = data["pyramid"]["preparation_spaces"]
        self.roof_points: list[list[int]] = [[0, *entry["points"]] for entry in data["roof_kind"]]
        self.union_bonus: list[int] = [0] + [int(data["union_bonus"][str(n)]) for n in range(1, 8)]
        self.union_more: int = data["union_bonus"]["more"]
        self.lace_points: int = data["lace"]["points_per_cube"]
        self.square_coin: int = data["lace"]["coin_square"]
        self.evicted_coins: int = data["lace"]["evicted_owner_coins"]
        self.majority: list[int] = [0, 0] + [int(data["island_majority"][f"players_{n}"]) for n in (2, 3, 4)]
        self.withdrawn_coins: int = data["sailing"]["withdrawn_owner_coins"]
        self.missing_points: int = data["sailing"]["points_per_missing_card"]
        self.workers_for_matches: list[int] = [0, *data["sailing"]["workers_for_matches"]]
        self.recall_coins: int = data["earning"]["per_recalled_worker"]
        self.coin_value: int = data["earning"]["per_visible_coin"]
        self.roof_privilege: int = data["roofing"]["bonus_privilege"]
        self.match_privilege: int = data["roofing"]["same_colour_build_privilege"]
        self.privilege_most: int = data["privilege"]["maximum"]
        self.coins_per_privilege: int = data["end"]["coin_per_privilege"]
        self.coins_per_point: int = data["end"]["coins_per_point"]
        self.unsold_points: int = data["end"]["points_per_unsold_seafood"]

    def _read_rings(self, data: dict[str, Any]) -> None:
        self.rings: dict[tuple[int, ...], Ring] = {}
        self.player_colours: list[str] = [entry["id"] for entry in data["player_colour"]]
        self.piece_ids: list[str] = [entry["id"] for entry in data["ring_piece"]]
        self.piece_colours: list[list[int]] = [
            [COLOURS.index(house["colour"]) for house in entry["houses"]] for entry in data["ring_piece"]
        ]
        self.piece_coins: list[list[int]] = [
            [1 if house["symbol"] == "coin" else 0 for house in entry["houses"]] for entry in data["ring_piece"]
        ]
        sets = {entry["player"]: entry["pieces"] for entry in data["ring_set"]}
        self.ring_sets: list[list[int]] = [
            [self.piece_ids.index(piece) for piece in sets[colour]] for colour in self.player_colours
        ]

    def _tabulate(self, data: dict[str, Any]) -> None:
        """The tables that legal actions are looked up in."""
        self.routes: list[list[int]] = [[] for _ in PLACES]
        for entry in data["sail_route"]:
            a = PLACES.index(entry["a"])
            b = PLACES.index(entry["b"])
            self.routes[a].append(b)
            self.routes[b].append(a)
        self.one_step: list[list[int]] = [sorted(set(ways)) for ways in self.routes]
        # by place: the ports one step away, as a set
        self.near_ports: list[int] = [sum([1 << (end - WEST) for end in ways if end >= WEST]) for ways in self.one_step]
        self.two_steps: list[list[int]] = []
        for place, ways in enumerate(self.routes):
            far = {end for way in ways for end in self.routes[way] if end != place}
            self.two_steps.append(sorted({*ways, *far}))
        # pair_action[a * holes + b]: the action that covers two holes, in this order
        count = len(self.holes)
        self.pair_action: list[int] = [-1] * (count * count)
        for i, (a, b) in enumerate(self.pairs):
            self.pair_action[a * count + b] = self.cover + i
        self.beside_list: list[list[int]] = [[b for b in range(count) if self.beside[a] >> b & 1] for a in range(count)]
        self.bit: list[int] = [1 << i for i in range(max(count, SQUARES))]
        # at_chunks[k][m]: the `at` actions of the ten holes 10k… whose bits are m; beside_chunks: the holes beside them
        self.at_chunks: list[list[list[int]]] = []
        self.beside_chunks: list[list[int]] = []
        for start in range(0, count, CHUNK):
            inside = range(start, min(start + CHUNK, count))
            self.at_chunks.append(
                [[AT + hole for hole in inside if bits >> (hole - start) & 1] for bits in range(1 << CHUNK)]
            )
            beside = [0]
            for hole in inside:
                beside += [found | self.beside[hole] for found in beside]
            self.beside_chunks.append(beside + [0] * ((1 << CHUNK) - len(beside)))
        first_column = sum([1 << (row * self.grid_columns) for row in range(self.grid_rows)])
        self.all_squares = (1 << (self.grid_columns * self.grid_rows)) - 1
        self.not_first_column = self.all_squares & ~first_column
        self.not_last_column = self.all_squares & ~(first_column << (self.grid_columns - 1))

    def at_actions(self, mask: int) -> list[int]:
        """The `at` actions of a set of holes, in order."""
        found: list[int] = []
        for chunk in self.at_chunks:
            found += chunk[mask & CHUNK_MASK]
            mask >>= CHUNK
        return found

    def beside_any(self, holes: int) -> int:
        """The holes that share an edge with any of a set (BU-5.15)."""
        found = 0
        for chunk in self.beside_chunks:
            if holes & CHUNK_MASK:
                found |= chunk[holes & CHUNK_MASK]
            holes >>= CHUNK
        return found

    def squares_beside(self, squares: int) -> int:
        """The squares that share an edge with any of a set: left and right of them, above and below (BU-8.2)."""
        columns = self.grid_columns
        across = (squares & self.not_last_column) << 1 | (squares & self.not_first_column) >> 1
        return (across | squares << columns | squares >> columns) & self.all_squares

    def ring(self, pieces: tuple[int, ...]) -> Ring:
        """The ring of these pieces; one object for all who have it."""
        known = self.rings.get(pieces)
        if known is not None:
            return known
        colours: list[int] = []
        coins: list[int] = []
        for piece in pieces:
            colours += self.piece_colours[piece]
            coins += self.piece_coins[piece]
        self.rings[pieces] = Ring(pieces, colours, coins)
        return self.rings[pieces]

    def component_names(self, kind: str) -> list[str]:
        return self.piece_ids if kind.startswith("ring-") else self.names[kind]

    def supply(self, kind: str) -> list[int]:
        if kind == "cube":
            return [self.cubes] * len(COLOURS)
        if kind == "hut":
            return [self.huts_per_colour] * len(COLOURS)
        return self.seafood_cards if kind == "seafood" else super().supply(kind)


def _mask_near(cells: list[tuple[int, int]], cell: tuple[int, int]) -> int:
    """The cells around one, by side or by corner (BU-5.9)."""
    found = 0
    for i, (x, y) in enumerate(cells):
        if abs(x - cell[0]) <= 1 and abs(y - cell[1]) <= 1 and (x, y) != cell:
            found |= 1 << i
    return found


def _mask_beside(cells: list[tuple[int, int]], cell: tuple[int, int]) -> int:
    """The cells that share an edge with one (BU-5.15)."""
    found = 0
    for i, (x, y) in enumerate(cells):
        if abs(x - cell[0]) + abs(y - cell[1]) == 1:
            found |= 1 << i
    return found


__all__ = ["COLOURS", "EFFECTS", "ISLANDS", "LEVELS", "BuranoPrinted", "Card", "Ring", "Sale", "Tile"]
