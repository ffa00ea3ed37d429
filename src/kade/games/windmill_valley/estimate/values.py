"""What the printed things of Windmill Valley are worth in points to whoever has turns to come: the weights behind the
estimate, found by playing many games and comparing what lay on the boards with how the games ended."""
# mypyc: compile

from typing import Final, final

from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.rules.rewards import (
    AREA,
    BUILD,
    BULBS,
    CONTRACT,
    ENHANCE,
    EXTRA,
    FARM,
    FLOODGATE,
    GUILDERS,
    LOWER,
    MARKET,
    PEEK,
    PLANT,
    POINTS,
    REMOVE,
    STRENGTH,
    TOOLS,
    TRADE,
)

KINDS: Final = FLOODGATE + 1

# One of each kind of reward, gained now.
GAINED: Final[dict[int, float]] = {
    GUILDERS: 2.0,
    POINTS: 1.0,
    TOOLS: 0.6,
    BULBS: 1.4,
    PLANT: 2.2,
    LOWER: 2.0,
    MARKET: 3.4,
    ENHANCE: 3.0,
    FARM: 4.5,
    BUILD: 6.5,
    TRADE: 4.5,
    CONTRACT: 6.0,
    REMOVE: 3.0,
    AREA: 2.2,
    PEEK: 0.6,
    STRENGTH: 2.0,
    EXTRA: 1.5,
}
PRICE: Final = 1.6  # a guilder of a market visit's price

# How often in a turn a card is used that waits for an action.
OFTEN: Final[dict[int, float]] = {
    PLANT: 0.42,
    LOWER: 0.24,
    MARKET: 0.30,
    ENHANCE: 0.20,
    FARM: 0.24,
    BUILD: 0.16,
    TRADE: 0.12,
    FLOODGATE: 0.10,
}
ABILITY: Final = 2.0  # what a starting card gives that gives no reward but an ability

# A tile's worth a turn, by its action: alone, and with the sign that lets the other wheel act too.
ALONE: Final[dict[int, float]] = {
    GUILDERS: 0.6,
    POINTS: 0.3,
    TOOLS: 0.2,
    BULBS: 0.3,
    PLANT: 0.45,
    LOWER: 0.2,
    MARKET: 0.45,
    ENHANCE: 0.2,
    FARM: 0.5,
    BUILD: 1.15,
    TRADE: 0.6,
    REMOVE: 0.4,
}
BOTH: Final[dict[int, float]] = {
    GUILDERS: 0.9,
    POINTS: 1.0,
    TOOLS: 0.9,
    BULBS: 0.9,
    PLANT: 1.0,
    LOWER: 0.75,
    MARKET: 1.5,
    ENHANCE: 0.9,
    FARM: 1.1,
    BUILD: 1.3,
    TRADE: 1.0,
    REMOVE: 0.9,
}
RARE: Final = 0.1  # more for an uncommon tile, twice that for a unique one
# What a tile on the large wheel costs a turn, by the action that it covers; the small wheel has plenty of its own.
COVERED: Final[dict[int, float]] = {
    PLANT: 0.55,
    LOWER: 0.2,
    MARKET: 0.35,
    ENHANCE: 0.1,
    FARM: 0.6,
    BUILD: 0.7,
    TRADE: 0.2,
}

# What each point that is printed on a contract grows by in a turn.
GROWTH: Final[dict[str, float]] = {
    "windmill_field": 0.08,
    "large_wheel_tiles": 0.02,
    "tiles": 0.04,
    "farm_cards": 0.14,
    "tools": 0.05,
    "windmills": 0.36,
    "full_rows": 0.12,
    "full_columns": 0.15,
    "bulbs": 0.30,
}
ANY_GROWTH: Final = 0.15  # beside that, a contract of any kind


@final
class Worth:
    """The weights put together for one edition: lists by reward, tile, card, contract, calendar space."""

    def __init__(self, box: WindmillPrinted) -> None:
        self.gained: list[float] = [GAINED.get(kind, 0.0) for kind in range(KINDS)]
        self.covered: list[float] = [COVERED.get(kind, 0.0) for kind in range(KINDS)]
        self.reward: list[float] = []
        for reward in box.rewards:
            value = 0.0
            for part in reward.parts:
                value += self.gained[part.kind] * part.number
                if part.kind == MARKET:
                    value -= PRICE * part.detail
            self.reward.append(value)
        self.tile: list[float] = []
        for tile in box.tiles:
            action = max([part.kind for part in box.rewards[tile.reward].parts])
            worth = BOTH.get(action, 0.0) if tile.both_wheels else ALONE.get(action, 0.0)
            self.tile.append(worth + RARE * tile.rarity)
        self.card: list[float] = []
        for card in box.cards:
            parts = box.rewards[card.gives].parts
            given = sum([self.gained[part.kind] * part.number for part in parts]) if parts else ABILITY
            self.card.append(given * OFTEN[card.on])
        self.growth: list[float] = [
            ANY_GROWTH + GROWTH.get(contract.kind, 0.0) * contract.points for contract in box.contracts
        ]
        self.common: list[float] = [self.reward[index] for index in box.common]
        self.unique: list[float] = [max([self.reward[index] for index in some]) for some in box.unique]
        self.space: list[float] = [self.common[space] + self.unique[space] for space in range(len(box.common))]


KNOWN: Final[dict[WindmillPrinted, Worth]] = {}


def worth_of(box: WindmillPrinted) -> Worth:
    """An edition's weights, put together when they are first asked for."""
    known = KNOWN.get(box)
    if known is None:
        known = Worth(box)
        KNOWN[box] = known
    return known
