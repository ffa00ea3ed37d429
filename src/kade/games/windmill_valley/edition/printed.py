"""What is printed in Windmill Valley's box, read once per edition: cards, tiles, boards, and tables for the rules."""
# mypyc: compile

from typing import Any, Final, final

from kade.games.windmill_valley.rules.actions import GATE, PILES, WHEELS, declare
from kade.games.windmill_valley.rules.rewards import (
    ACTION_NAMES,
    ACTIONS,
    COLOURS,
    EXTRA,
    FLOODGATE,
    PEEK,
    STRENGTH,
    Reward,
    read_parts,
)
from kade.kernel.printed import Printed

ROWS: Final = 4
COLUMNS: Final = 7
LARGE: Final = 6
SMALL: Final = 5
AREAS: Final = 3
SECTIONS: Final = ["low", "middle", "high"]
LEVELS: Final = ["easy", "medium", "hard"]

# What a Queen's Wish asks for (WV-5.4).
WISHES: Final = ["tools", "contract_frames", "patches", "connected_windmills", "wheel_tiles"]
WISH_TOOLS: Final = 0
WISH_FRAMES: Final = 1
WISH_PATCHES: Final = 2
WISH_WINDMILLS: Final = 3

# Where points come from while the game is played; the order is that of the breakdown.
SOURCES: Final = [
    "start",
    "floodgate",
    "water",
    "wheels",
    "helpers",
    "slots",
    "starting-card",
    "paths",
    "fields",
    "patches",
    "calendar",
    "market",
    "trade",
    "scored",
    "wish",
    "spent",
]
FROM_START: Final = 0
FROM_GATE: Final = 1
FROM_WATER: Final = 2
FROM_WHEELS: Final = 3
FROM_HELPERS: Final = 4
FROM_SLOTS: Final = 5
FROM_STARTING: Final = 6
FROM_PATHS: Final = 7
FROM_FIELDS: Final = 8
FROM_PATCHES: Final = 9
FROM_CALENDAR: Final = 10
FROM_MARKET: Final = 11
FROM_TRADE: Final = 12
FROM_SCORED: Final = 13
FROM_WISH: Final = 14
SPENT: Final = 15


@final
class Tile:
    """A design of wheel enhancement (WV-5.5) and how it changes its own action; `unconnected` is -1 if it does not."""

    def __init__(self, entry: dict[str, Any], reward: int) -> None:
        self.id: str = entry["id"]
        self.rarity: int = PILES.index(entry["rarity"])
        self.copies: int = entry["copies"]
        self.reward = reward
        self.both_wheels: bool = entry.get("both_wheels", False)
        self.both_payouts: bool = entry.get("both_payouts", False)
        self.unconnected: int = entry.get("unconnected_cost", -1)
        self.repeat_colour: bool = entry.get("repeat_colour", False)
        self.extra_rewards: int = entry.get("extra_rewards", 0)
        self.extra_cost: int = entry.get("extra_cost", 0)
        self.exchange: int = entry.get("exchange", 0)


@final
class Card:
    """A card above the farm board: what it waits for and gives once a turn. `inside`: it changes the action itself."""

    def __init__(self, name: str, on: int, gives: int, least: int, ability: str, plain: bool, inside: bool) -> None:
        self.id = name
        self.on = on
        self.gives = gives
        self.least = least
        self.ability = ability
        self.plain = plain
        self.inside = inside


@final
class Contract:
    """What is printed on the lower half of a farm card (WV-5.2)."""

    def __init__(self, entry: dict[str, Any], frame: str) -> None:
        self.kind: str = entry["kind"]
        self.points: int = entry["vp"]
        self.field: str = entry.get("field", "")
        self.rarity: int = PILES.index(entry["rarity"]) if "rarity" in entry else -1
        self.colour: int = COLOURS.index(entry["colour"]) if "colour" in entry else -1
        self.per: int = entry.get("per", 1)
        self.frame = frame


@final
class Wish:
    """A Queen's Wish (WV-5.4); `patches` are row lengths to reach, by row."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.asks = WISHES.index(self.kind)  # the kind as a number
        self.count: int = entry.get("count", 0)
        self.uncommon: int = entry.get("uncommon", 0)
        self.unique: int = entry.get("unique", 0)
        self.frames: list[str] = entry.get("frames", [])
        self.patches: list[int] = [0] * ROWS
        for row, column in entry.get("patches", []):
            self.patches[row - 1] = max(self.patches[row - 1], column)


@final
class GardenerCard:
    """A card of the Gardener: the front that is played, the back that is read from the top of the deck (WV-7.5)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.floodgate: int = entry["floodgate"]
        self.lower: list[int] = [entry["lower"][section] for section in SECTIONS]
        self.colour: int = COLOURS.index(entry["colour"])
        self.place: int = entry["trade_place"] - 1
        self.order: list[int] = [COLOURS.index(name) for name in entry["order"]]
        back = entry["back"]
        self.common: int = ["left", "right"].index(back["common"])
        self.second: int = PILES.index(back["second"])
        self.farm: int = ["left", "middle", "right"].index(back["farm"])
        self.back: int = self.common * 6 + (self.second - 1) * 3 + self.farm


@final
class Level:
    """A level of the Gardener (WV-7.18)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.tile: int = entry["vp_per_tile"]
        self.card: int = entry["vp_per_farm_card"]
        self.bulb_points: int = entry["bulbs"]["vp"]
        self.bulb_per: int = entry["bulbs"]["per"]
        self.columns: str = entry["columns"]
        self.rows: str = entry["rows"]
        self.extra_round: bool = entry["extra_round"]


@final
class WindmillPrinted(Printed):
    """Windmill Valley's printed matter. Sets of spaces and of cards are bit masks by index."""

    def __init__(self, module: str, rules: int, edition: dict[str, Any], data: dict[str, Any]) -> None:
        self.data = data
        self.rewards: list[Reward] = []
        self._printed_at: dict[str, int] = {}
        self._read_board(data)
        self._read_wheels(data)
        self._read_cards(data)
        self._read_map(data)
        self._read_gardener(data)
        words = {
            "areas": self.area_names,
            "farm": self.farm_names,
            "starting": self.starting_names,
            "tiles": self.tile_names,
            "spaces": self.space_names,
            "fields": self.field_names,
            "wheel_spaces": [f"large-{n + 1}" for n in range(LARGE)] + [f"small-{n + 1}" for n in range(SMALL)],
            "market": self.market_words,
            "parts": sorted({text for reward in self.rewards for text in reward.texts}),
        }
        self.names: dict[str, list[str]] = self._names()
        actions, starts = declare(words)
        super().__init__(module, data["game"], rules, edition, actions)
        self.wheel_space_names: list[str] = words["wheel_spaces"]
        self.part_words: list[str] = words["parts"]
        self.use, self.start, self.tile, self.place = starts["use"], starts["start"], starts["tile"], starts["place"]
        self.back, self.discard, self.helper = starts["back"], starts["discard"], starts["helper"]
        self.contract, self.replace, self.score = starts["contract"], starts["replace"], starts["score"]
        self.build, self.via, self.field = starts["build"], starts["via"], starts["field"]
        self.take, self.gain, self.peeked = starts["take"], starts["gain"], starts["peeked"]
        self.placings: list[list[list[int]]] = [  # by the active spaces: the actions that place a tile on another one
            [
                [self.place + space for space in range(LARGE + SMALL) if space not in (large, LARGE + small)]
                for small in range(SMALL)
            ]
            for large in range(LARGE)
        ]

    def _reward(self, texts: list[str], where: str, source: int, tile: int = -1, on_card: bool = False) -> int:
        """Register a printed reward; its index. It is named after where it is printed, the second there with a 2."""
        place = where.replace("[[", "").replace("]]", "")
        before = self._printed_at.get(place, 0)
        self._printed_at[place] = before + 1
        name = f"{place} {before + 1}" if before else place
        reward = Reward(len(self.rewards), name, read_parts(texts, where, on_card), source, tile)
        reward.alike = next((other.index for other in self.rewards if other.texts == reward.texts), reward.index)
        self.rewards.append(reward)
        return len(self.rewards) - 1

    def _read_board(self, data: dict[str, Any]) -> None:
        """Farm board, tracks and calendar."""
        board = data["farm_board"]
        self.storage_cost: list[int] = board["storage_cost"]
        self.storage = len(self.storage_cost)
        self.free_storage = sum(1 for cost in self.storage_cost if cost == 0)
        self.slot_points: list[int] = board["helper_slot_vp"]
        self.helper_slots: int = board["helper_slots"]
        self.contract_slots: int = board["contract_slots"]
        self.groups: list[int] = [entry["windmills"] for entry in data["windmill_group"]]
        self.group_points: list[int] = [entry["vp_per_bulb"] for entry in data["windmill_group"]]
        self.row_high: list[int] = [entry["high"] for entry in data["farm_row"]]
        self.row_low: list[int] = [entry["low"] for entry in data["farm_row"]]
        self.plus: list[int] = data["column_values"]["plus"]
        self.minus: list[int] = data["column_values"]["minus"]
        self.patch: list[int] = [-1] * (ROWS * COLUMNS)
        for entry in data["patch"]:
            where = (entry["row"] - 1) * COLUMNS + entry["column"] - 1
            self.patch[where] = self._reward(entry["reward"], f"[[patch]] {entry['id']}", FROM_PATCHES)
        self.most_guilders: int = data["guilder_track"]["max"]
        gate = data["floodgate"]
        self.rise: list[int] = gate["water_rise"]
        self.open_cost: list[int] = gate["open_cost"]
        self.open_points: list[int] = gate["open_vp"]
        self.opening: list[list[int]] = [  # by speeds, old and new: what opening the gate costs
            [sum(self.open_cost[old:new]) for new in range(len(self.rise))] for old in range(len(self.rise))
        ]
        self.most_water: int = data["water"]["max"]
        self.speeds: list[list[list[list[int]]]] = [  # by gate, water, guilders: the speeds that may be chosen (WV-3.2)
            [
                [
                    [
                        GATE + new
                        for new, rise in enumerate(self.rise)
                        if water + rise <= self.most_water and self.opening[old][new] <= guilders
                    ]
                    for guilders in range(self.most_guilders + 1)
                ]
                for water in range(self.most_water + 1)
            ]
            for old in range(len(self.rise))
        ]
        self.section: list[int] = []
        self.water_guilders: list[int] = []
        self.water_points: list[int] = []
        for i, entry in enumerate(data["water"]["sections"]):
            for _ in range(entry["from"], entry["to"] + 1):
                self.section.append(i)
                self.water_guilders.append(entry["guilders"])
                self.water_points.append(entry["vp"])
        self.rest_guilders: int = data["turn"]["no_action_guilders"]
        self.calendar_names: list[str] = [entry["id"] for entry in data["calendar"]]
        self.unique_names: list[str] = [f"{name} {which + 1}" for name in self.calendar_names for which in range(4)]
        self.common: list[int] = []
        self.unique: list[list[int]] = []
        self.unique_players: list[list[int]] = []
        for entry in data["calendar"]:
            where = f"[[calendar]] {entry['id']}"
            self.common.append(self._reward(entry["common"], where, FROM_CALENDAR))
            self.unique.append([self._reward(one["reward"], where, FROM_CALENDAR) for one in entry["unique"]])
            self.unique_players.append([one["players"] for one in entry["unique"]])

    def _read_wheels(self, data: dict[str, Any]) -> None:
        """Wheels, their printed actions and the tiles."""
        self.printed_action: dict[str, int] = {
            entry["id"]: self._reward(entry["effect"], f"[[wheel_action]] {entry['id']}", FROM_WHEELS)
            for entry in data["wheel_action"]
        }
        self.board_names: list[str] = [entry["id"] for entry in data["wheel_board"]]
        self.large: list[list[int]] = [
            [self.printed_action[name] for name in entry["large"]] for entry in data["wheel_board"]
        ]
        self.small: list[list[int]] = [
            [self.printed_action[name] for name in entry["small"]] for entry in data["wheel_board"]
        ]
        self.tiles: list[Tile] = []
        for i, entry in enumerate(data["tile"]):
            self.tiles.append(Tile(entry, self._reward(entry["effect"], f"[[tile]] {entry['id']}", FROM_WHEELS, i)))
        self.stacks: list[list[int]] = [  # by kind: all tiles
            [i for i, tile in enumerate(self.tiles) if tile.rarity == kind for _ in range(tile.copies)]
            for kind in range(3)
        ]
        self.tile_names: list[str] = [tile.id for tile in self.tiles]
        self.rarity: list[int] = [tile.rarity for tile in self.tiles]
        costs = data["tile_costs"]
        self.tile_cost: list[int] = [costs["common"], costs["uncommon"], costs["unique"]]
        self.refresh_cost: int = costs["refresh"]
        self.display: list[int] = []
        for kind in range(3):
            self.display += [kind] * int(costs["display"][PILES[kind]])

    def _read_cards(self, data: dict[str, Any]) -> None:
        """Farm cards, starting cards, wishes, trade cards."""
        self.cards: list[Card] = []
        self.contracts: list[Contract] = []
        for entry in data["farm_card"]:
            helper = entry["helper"]
            gives = self._reward(helper["gives"], f"[[farm_card]] {entry['id']}", FROM_HELPERS, -1, True)
            self.cards.append(self._card(entry["id"], helper["on"], gives, helper.get("min", 0), "gain"))
            self.contracts.append(Contract(entry["contract"], entry["frame"]))
        self.farm_names: list[str] = [entry["id"] for entry in data["farm_card"]]
        self.wishes: list[Wish] = [Wish(entry) for entry in data["wish"]]
        self.wish_names: list[str] = [wish.id for wish in self.wishes]
        self.wish_points: list[int] = data["wish_tiers"]["vp"]
        self.starting_names: list[str] = []
        self.wish_of: list[int] = []
        for entry in data["starting_card"]:
            label = f"[[starting_card]] {entry['id']}"
            gives = self._reward(entry.get("gives", []), label, FROM_STARTING, -1, True)
            self.cards.append(self._card(entry["id"], entry["on"], gives, entry.get("min", 0), entry["ability"]))
            self.starting_names.append(entry["id"])
            self.wish_of.append(self.wish_names.index(entry["wish"]))
        self.starting = len(self.farm_names)  # the index of the first starting card among all cards
        self.on: list[int] = [0] * (max(ACTIONS.values()) + 1)  # by action: the set of cards that wait for it
        for i, card in enumerate(self.cards):
            self.on[card.on] |= 1 << i
        self.free_trader = self._able("trade_free_choice")
        self.peeker = self._able("peek_cards")
        self.more_planter = self._able("plant_more")
        self.market_master = self._able("market_master")
        self.tile_peekers = self._giving(PEEK) & self.on[ACTIONS["enhance"]]
        self.stronger = self._giving(STRENGTH)
        self.enabling = self.free_trader  # cards that may make their action possible, by what they bring before it
        for i, card in enumerate(self.cards):
            if not card.inside and (not card.plain or self.rewards[card.gives].guilders):
                self.enabling |= 1 << i
        self.trade_names: list[str] = [entry["id"] for entry in data["trade_card"]]
        self.chests: list[list[int]] = [
            [self._reward(texts, f"[[trade_card]] {entry['id']}", FROM_TRADE) for texts in entry["rewards"]]
            for entry in data["trade_card"]
        ]

    def _card(self, name: str, on: str, gives: int, least: int, ability: str) -> Card:
        reward = self.rewards[gives]
        inside = ability not in ("gain",) or any(part.kind in (PEEK, STRENGTH, EXTRA) for part in reward.parts)
        return Card(name, ACTIONS[on], gives, least, ability, reward.plain and not inside, inside)

    def _able(self, ability: str) -> int:
        return sum(1 << i for i, card in enumerate(self.cards) if card.ability == ability)

    def _giving(self, kind: int) -> int:
        return sum(
            1 << i
            for i, card in enumerate(self.cards)
            if any(part.kind == kind for part in self.rewards[card.gives].parts)
        )

    def _read_map(self, data: dict[str, Any]) -> None:
        """The map with its spaces, paths and fields, and the market."""
        self.space_names: list[str] = [entry["id"] for entry in data["windmill_space"]]
        self.field_names: list[str] = [entry["id"] for entry in data["field"]]
        self.field_kinds: list[str] = [entry["kind"] for entry in data["field"]]
        self.field_rewards: list[int] = [
            self._reward(entry["reward"], f"[[field]] {entry['id']}", FROM_FIELDS) for entry in data["field"]
        ]
        self.cost: list[int] = [entry["cost"] for entry in data["windmill_space"]]
        self.dearest = max(self.cost, default=0)
        self.costing: list[int] = [  # by guilders: the set of spaces that cost no more
            sum(1 << space for space, cost in enumerate(self.cost) if cost <= guilders)
            for guilders in range(self.dearest + 1)
        ]
        self.fields_at: list[list[int]] = [
            [self.field_names.index(name) for name in entry["fields"]] for entry in data["windmill_space"]
        ]
        self.area_names: list[str] = [entry["id"] for entry in data["market_area"]]
        self.gates = 0  # the spaces next to the market
        for i, entry in enumerate(data["windmill_space"]):
            if entry.get("entrance"):
                self.gates |= 1 << i
        self.beside: list[list[int]] = [[] for _ in self.space_names]
        self.beside_mask: list[int] = [0] * len(self.space_names)
        for one, two in data["paths"]["edges"]:
            a, b = self.space_names.index(one), self.space_names.index(two)
            self.beside[a].append(b)
            self.beside[b].append(a)
            self.beside_mask[a] |= 1 << b
            self.beside_mask[b] |= 1 << a
        self.all_spaces = (1 << len(self.space_names)) - 1
        self.touching: dict[str, int] = {}  # by kind of field: the spaces that touch one
        for i, fields in enumerate(self.fields_at):
            for where in fields:
                kind = self.field_kinds[where]
                self.touching[kind] = self.touching.get(kind, 0) | 1 << i
        self.area_rewards: list[list[int]] = []
        self.market_words: list[str] = []
        self.area_words: list[list[int]] = []  # by area: its rewards as indices of market_words
        for entry in data["market_area"]:
            label = f"[[market_area]] {entry['id']}"
            self.area_rewards.append([self._reward(one["reward"], label, FROM_MARKET) for one in entry["rewards"]])
            texts = ["+".join(one["reward"]) for one in entry["rewards"]]
            self.market_words += [text for text in texts if text not in self.market_words]
            self.area_words.append([self.market_words.index(text) for text in texts])
        self.nearest: list[list[int]] = [
            [self.space_names.index(name) for name in entry["nearest"]] for entry in data["market_area"]
        ]
        market = data["market"]
        self.area_places: int = market["places_per_area"]
        self.most_reward: int = market["max_reward"]
        self.neutral_cost: int = market["neutral_move_cost"]
        self.stand_cost: int = market["stand_on_player_cost"]

    def _read_gardener(self, data: dict[str, Any]) -> None:
        self.gardener_cards: list[GardenerCard] = [GardenerCard(entry) for entry in data["gardener_card"]]
        self.gardener_names: list[str] = [card.id for card in self.gardener_cards]
        self.out_on_hard: list[int] = [self.gardener_names.index(name) for name in data["solo"]["removed_on_hard"]]
        self.gardener_moves: int = data["solo"]["market_moves"]
        self.levels: list[Level] = [Level(entry) for entry in data["gardener_level"]]
        setup = data["setup"]
        self.first_points: int = setup["victory_points"]
        self.first_tools: int = setup["tools"]
        self.first_guilders: list[int] = setup["guilders_by_seat"]
        self.first_bulbs: list[int] = [COLOURS.index(name) for name in setup["bulb_by_seat"]]
        self.first_gate: int = setup["floodgate"]
        self.first_water: int = setup["water"]

    def _names(self) -> dict[str, list[str]]:
        """The names of every kind of component, and of what lies in the piles that Records speak of."""
        numbers = [str(number + 1) for number in range(max(4, *[len(reward.parts) for reward in self.rewards]))]
        actions = [ACTION_NAMES.get(kind, f"reward-{kind}") for kind in range(FLOODGATE + 1)]
        return {
            **dict.fromkeys(("tile", "common", "uncommon", "unique"), self.tile_names),
            **dict.fromkeys(("farm card", "farm"), self.farm_names),
            **dict.fromkeys(("trade card", "trade"), self.trade_names),
            **dict.fromkeys(("starting card", "starting"), self.starting_names),
            **dict.fromkeys(("board", "boards"), self.board_names),
            **dict.fromkeys(("gardener card", "gardener"), self.gardener_names),
            "card": [card.id for card in self.cards],
            "space": self.space_names,
            "field": self.field_names,
            "area": self.area_names,
            "wish": self.wish_names,
            "reward": [reward.name for reward in self.rewards],
            "unique reward": self.unique_names,
            "due": ["common", "unique"],
            "part": numbers,
            "chest": numbers[:4],
            "action": actions,
            "colour": COLOURS,
            "pile": PILES,
            "wheel": WHEELS,
            "source": SOURCES,
        }

    def component_names(self, kind: str) -> list[str]:
        return self.names[kind]
