"""Where Burano's components lie and who may know them: the one table of its secrecy (BU-1.7, BU-4.6)."""
# mypyc: compile

from typing import Final

from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place

SUPPLY: Final = Place("supply", "cube", ALL)
RESERVE: Final = Place("reserve", "cube", ALL)
PREPARED: Final = Place("prepared", "cube", ALL)
MAIN_ISLAND: Final = Place("houses", "cube", ALL)
HUTS: Final = Place("huts", "hut", ALL)
SEAFOOD_DECK: Final = Place("deck", "seafood", NOBODY)
SEAFOOD_DISPLAY: Final = Place("display", "seafood", ALL)
HAND: Final = Place("hand", "seafood", OWNER)
SOLD: Final = Place("sold", "seafood", OWNER)  # face down; all saw what was sold, and resampling keeps it
BUILDING_DECK: Final = Place("buildings", "building", NOBODY)
BUILDING_DISPLAY: Final = Place("shown", "building", ALL)
ISLAND_ROOFS: Final = Place("islands", "roof", NOBODY)
WORKSHOP_ROOFS: Final = Place("workshops", "roof", NOBODY)
FOUNTAIN_ROOFS: Final = Place("fountains", "roof", NOBODY)
FLAT_ROOFS: Final = Place("flat", "roof", NOBODY)
ROOFS: Final = Place("roofs", "roof", ALL)
LAID_ROOFS: Final = Place("laid", "roof", ALL)
CARDS: Final = Place("cards", "building", ALL)
UNDER_STACK: Final = Place("under", "roof", ALL)  # put away openly, so all know what lies under a stack
PYRAMID: Final = Place("pyramid", "cube", ALL)
PYRAMID_BEING_BUILT: Final = Place("building-site", "cube", OWNER)  # with the reserve it is built from (BU-4.6)

TURN_UP_SEAFOOD: Final = Passage(SEAFOOD_DECK, SEAFOOD_DISPLAY)
CATCH_OPEN: Final = Passage(SEAFOOD_DISPLAY, HAND)
CATCH_BLINDLY: Final = Passage(SEAFOOD_DECK, HAND)
TURN_UP_BUILDING: Final = Passage(BUILDING_DECK, BUILDING_DISPLAY)
DRAW_ROOF: Final = Passage(ISLAND_ROOFS, ROOFS)  # and so from every stack
