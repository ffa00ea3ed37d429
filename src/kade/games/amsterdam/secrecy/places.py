"""Where Amsterdam's components lie and who may know them: the one table of its secrecy (AM-1.6, AM-6.7)."""
# mypyc: compile

from typing import Final

from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place

DECK: Final = Place("deck", "card", NOBODY)
ROW: Final = Place("row", "card", ALL)
HAND: Final = Place("hand", "card", OWNER)
DISCARDS: Final = Place("discards", "card", ALL)
CONTRACT_DECK: Final = Place("contracts", "contract", NOBODY)
OFFER: Final = Place("offer", "contract", OWNER)
CHOICE: Final = Place("choice", "contract", OWNER)  # what a seat keeps while all choose at once
HELD: Final = Place("held", "contract", OWNER)
SHOWN: Final = Place("shown", "contract", ALL)  # where the contracts lie when the game is over (AM-7.3)

DEAL: Final = Passage(DECK, HAND)
TURN_UP: Final = Passage(DECK, ROW)
TAKE_OPEN: Final = Passage(ROW, HAND)
PLAY: Final = Passage(HAND, DISCARDS)
OFFERING: Final = Passage(CONTRACT_DECK, OFFER)
KEEPING: Final = Passage(OFFER, HELD)
RETURNING: Final = Passage(OFFER, CONTRACT_DECK)
