"""All decisions of Burano as ints and names; where an edition changes how many there are, the box knows the offsets."""
# mypyc: compile

from typing import Final

from kade.kernel.actions import ActionSpace, Kind

COLOURS: Final = ["pink", "blue", "yellow", "green", "orange", "white"]
ISLANDS: Final = ["A", "B", "C", "D", "E", "F"]
PORTS: Final = ["west", "east"]
PLACES: Final = ["A", "B", "C", "D", "E", "F", "west", "east"]
WEST: Final = 6  # the first of the ports among the places
ROOF_KINDS: Final = ["islands", "workshops", "fountains", "flat"]
ACTIONS: Final = ["sailing", "lace", "earning"]
SAILING: Final = 0
LACE_MAKING: Final = 1
EARNING: Final = 2
SPOTS: Final = [
    "base-1",
    "base-2",
    "base-3",
    "base-4",
    "base-5",
    "base-6",
    "base-7",
    "base-8",
    "base-9",
    "middle-1",
    "middle-2",
    "middle-3",
    "middle-4",
    "top",
]
SQUARES: Final = 28

# Each kind's first int.
STACK: Final = 0
LEAVE_EMPTY: Final = 6
PREPARE: Final = 7
FROM: Final = 13
BUILD: Final = 27
END_TURN: Final = 33
BUY: Final = 34
BUY_COIN: Final = 40
ONTO: Final = 41
TAKE_PRIVILEGE: Final = 55
SAIL: Final = 56
STAY: Final = 64
EXCHANGE: Final = 65
HUT: Final = 66
CATCH_BLIND: Final = 102
SEND: Final = 103
NO_SALE: Final = 105
LACE: Final = 106
PRIVILEGE_LACE: Final = 134
RECALL: Final = 162
DONE: Final = 196
PAY: Final = 197
SPARE: Final = 225
PAY_BEST: Final = 253
TAKE: Final = 254
TAKE_NONE: Final = 260
DRAW: Final = 261
CATCH: Final = 265
HAND_OVER: Final = 273
TAKE_CARD: Final = 281
ROOF: Final = 297
PUT_AWAY: Final = 345
AT: Final = 393


def declare(
    squares: list[str],
    seafood: list[str],
    cards: list[str],
    tiles: list[str],
    holes: list[str],
    pairs: list[str],
    sales: list[str],
) -> ActionSpace:
    """The action space of an edition: holes, pairs of holes and sales may differ in number, so they come last."""
    return ActionSpace(
        [
            Kind(STACK, "stack {colour}", colour=COLOURS),
            Kind(LEAVE_EMPTY, "leave empty"),
            Kind(PREPARE, "prepare {colour}", colour=COLOURS),
            Kind(FROM, "from {spot}", spot=SPOTS),
            Kind(BUILD, "build {colour}", colour=COLOURS),
            Kind(END_TURN, "end turn"),
            Kind(BUY, "buy {colour}", colour=COLOURS),
            Kind(BUY_COIN, "buy coin"),
            Kind(ONTO, "onto {spot}", spot=SPOTS),
            Kind(TAKE_PRIVILEGE, "take privilege"),
            Kind(SAIL, "sail {place}", place=PLACES),
            Kind(STAY, "stay"),
            Kind(EXCHANGE, "exchange"),
            Kind(HUT, "hut {island} {colour}", island=ISLANDS, colour=COLOURS),
            Kind(CATCH_BLIND, "catch blind"),
            Kind(SEND, "send {number}", number=["1", "2"]),
            Kind(NO_SALE, "no sale"),
            Kind(LACE, "lace {square}", square=squares),
            Kind(PRIVILEGE_LACE, "privilege lace {square}", square=squares),
            Kind(RECALL, "recall {place}", place=ISLANDS + squares),
            Kind(DONE, "done"),
            Kind(PAY, "pay {square}", square=squares),
            Kind(SPARE, "spare {square}", square=squares),
            Kind(PAY_BEST, "pay best"),
            Kind(TAKE, "take {colour}", colour=COLOURS),
            Kind(TAKE_NONE, "take none"),
            Kind(DRAW, "draw {kind}", kind=ROOF_KINDS),
            Kind(CATCH, "catch {seafood}", seafood=seafood),
            Kind(HAND_OVER, "hand over {seafood}", seafood=seafood),
            Kind(TAKE_CARD, "take card {card}", card=cards),
            Kind(ROOF, "roof {tile}", tile=tiles),
            Kind(PUT_AWAY, "put away {tile}", tile=tiles),
            Kind(AT, "at {hole}", hole=holes),
            Kind(AT + len(holes), "cover {pair}", pair=pairs),
            Kind(AT + len(holes) + len(pairs), "sell {sale}", sale=sales),
        ]
    )
