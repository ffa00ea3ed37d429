"""Where Windmill Valley's components lie and who may know them: the one table of its secrecy.

How a hidden card that somebody has seen is remembered is in knowledge.py (WV-5.6). The back of the Gardener's top
card is open, the front is not (WV-7.5); discards lie face up.
"""
# mypyc: compile

from typing import Final

from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place

COMMON: Final = Place("common", "tile", NOBODY)
UNCOMMON: Final = Place("uncommon", "tile", NOBODY)
UNIQUE: Final = Place("unique", "tile", NOBODY)
FARM: Final = Place("farm", "farm card", NOBODY)
DISPLAY: Final = Place("display", "tile or farm card", ALL)
DISCARDS: Final = Place("discards", "tile or farm card", ALL)
PEEKED: Final = Place("peeked", "tile or farm card", OWNER)
BOARD: Final = Place("board", "tile or farm card", ALL)
TRADE_STACK: Final = Place("trade", "trade card", NOBODY, partly=True)  # its top, and what was put under it
TRADE_TOP: Final = Place("trade-top", "trade card", ALL)
GARDENER_DECK: Final = Place("gardener", "gardener card", NOBODY, partly=True)  # the back of its top card
GARDENER_CARD: Final = Place("gardener-card", "gardener card", ALL)

DEALING: Final = Passage(FARM, DISPLAY)  # and so from every stack
PEEKING: Final = Passage(FARM, PEEKED)
RETURNING: Final = Passage(PEEKED, FARM)
THROWING: Final = Passage(PEEKED, DISCARDS)
TRADE_TURN: Final = Passage(TRADE_STACK, TRADE_TOP)
GARDENER_DRAW: Final = Passage(GARDENER_DECK, GARDENER_CARD)
