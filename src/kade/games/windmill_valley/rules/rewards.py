"""How rewards are printed (`G3`, `B:red|violet`, `plant:2`, `market:2@1`) and read. What they do is in effects.py."""
# mypyc: compile

import re
from typing import Any, Final, final

from kade.kernel.errors import BadEdition

COLOURS: Final = ["white", "yellow", "red", "violet", "black"]
ANY: Final = 31  # the mask of all five colours
SINGLE: Final[dict[int, int]] = {1: 0, 2: 1, 4: 2, 8: 3, 16: 4}  # a mask of one colour, and that colour

# What a part of a reward is. The first three are plain: they cost nothing, always fit, and are taken unasked.
GUILDERS: Final = 0
POINTS: Final = 1
TOOLS: Final = 2
BULBS: Final = 3
PLANT: Final = 4
LOWER: Final = 5
MARKET: Final = 6
ENHANCE: Final = 7
FARM: Final = 8
BUILD: Final = 9
TRADE: Final = 10
CONTRACT: Final = 11
REMOVE: Final = 12
AREA: Final = 13
PEEK: Final = 14
STRENGTH: Final = 15
EXTRA: Final = 16
FLOODGATE: Final = 17  # no reward: what F07 waits for

# The seven actions, by the names under which cards wait for them.
ACTIONS: Final[dict[str, int]] = {
    "plant": PLANT,
    "lower": LOWER,
    "market": MARKET,
    "enhance": ENHANCE,
    "farm": FARM,
    "build": BUILD,
    "trade": TRADE,
    "floodgate_up": FLOODGATE,
}
ACTION_NAMES: Final[dict[int, str]] = {number: name for name, number in ACTIONS.items()}

WORDS: Final[dict[str, int]] = {
    "enhance": ENHANCE,
    "farm": FARM,
    "build": BUILD,
    "trade": TRADE,
    "contract": CONTRACT,
    "remove": REMOVE,
    "area": AREA,
}
COUNTED: Final[dict[str, int]] = {
    "plant": PLANT,
    "lower": LOWER,
    "enhance": ENHANCE,
    "peek": PEEK,
    "strength": STRENGTH,
    "extra": EXTRA,
}
LETTERS: Final[dict[str, int]] = {"G": GUILDERS, "V": POINTS, "T": TOOLS}
STRONGEST_PRINTED: Final = 5  # a card may add to it
CARD_ONLY: Final = [AREA, PEEK, STRENGTH, EXTRA]


@final
class Part:
    """One part of a reward: what, how much, and what else is printed (a bulb's colours, a market's price)."""

    def __init__(self, text: str, kind: int, number: int, detail: int) -> None:
        self.text = text
        self.kind = kind
        self.number = number
        self.detail = detail
        self.plain = kind <= TOOLS


def read_part(text: str, where: str, on_card: bool = False) -> Part:
    """A part as printed; what cannot be read is named."""
    part = _read(text)
    too_strong = part is not None and part.kind == LOWER and part.number > STRONGEST_PRINTED
    if part is None or too_strong or (part.kind in CARD_ONLY and not on_card):
        raise BadEdition(
            f"{where}: the reward {text[:40]!r} cannot be read; rewards look like 'G2', 'V3', 'T1', "
            "'B:any', 'B2:white', 'plant:2', 'lower:1', 'market:2@1', 'enhance', 'farm', 'build', "
            "'trade', 'contract' or 'remove'."
        )
    return part


def _read(text: str) -> Part | None:
    found = re.fullmatch(r"([GVT])([1-9])", text)
    if found:
        return Part(text, LETTERS[found[1]], int(found[2]), 0)
    found = re.fullmatch(r"B([2-9]?):([a-z|]+)", text)
    if found:
        mask = _colours(found[2])
        return Part(text, BULBS, int(found[1] or 1), mask) if mask else None
    found = re.fullmatch(r"market:([1-9])@([0-9])", text)
    if found:
        return Part(text, MARKET, int(found[1]), int(found[2]))
    if text in WORDS:
        return Part(text, WORDS[text], 1, 0)
    found = re.fullmatch(r"([a-z]+):([1-9])", text)
    if found and found[1] in COUNTED:
        return Part(text, COUNTED[found[1]], int(found[2]), 0)
    return None


def _colours(text: str) -> int:
    if text == "any":
        return ANY
    mask = 0
    for name in text.split("|"):
        if name not in COLOURS:
            return 0
        mask |= 1 << COLOURS.index(name)
    return mask


@final
class Reward:
    """A printed list of parts, all of them gained. `source` says where its points come from; `tile` is the design
    that prints it, or -1: a tile may change its own action."""

    def __init__(self, index: int, name: str, parts: list[Part], source: int, tile: int) -> None:
        self.index = index
        self.name = name
        self.parts = parts
        self.source = source
        self.tile = tile
        self.plain = all(part.plain for part in parts)
        self.asking = [i for i, part in enumerate(parts) if not part.plain]
        self.guilders = sum(part.number for part in parts if part.kind == GUILDERS)
        self.texts = [part.text for part in parts]
        self.alike = index  # the first reward with the same parts
        self.settled = all(part.plain or (part.kind == BULBS and part.detail in SINGLE) for part in parts)
        """It asks nothing as long as its bulbs have room."""
        self.welcome = any(part.kind in (POINTS, TOOLS, BULBS) for part in parts)
        """It changes something whenever it is gained."""
        self.bulbs = sum(part.number for part in parts if part.kind == BULBS)


def read_parts(texts: Any, where: str, on_card: bool = False) -> list[Part]:
    return [read_part(text, where, on_card) for text in texts]
