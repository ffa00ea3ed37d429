"""The names of all actions of Windmill Valley, declared in one place. Kinds of fixed size come first."""
# mypyc: compile

from typing import Any, Final

from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.kernel.actions import ActionSpace, Kind

STRONGEST: Final = 6  # points of strength that one lowering can have
PATCH_ROWS: Final = 4

GATE: Final = 0  # gate 1 to 3
TURN: Final = 3  # turn 1 to 4
WHEEL: Final = 7  # large, small
REST: Final = 9
SKIP: Final = 10
DONE: Final = 11
END_TURN: Final = 12
REFRESH: Final = 13
STORE: Final = 14
REFUSE: Final = 15
ENTER: Final = 16
PASS_BY: Final = 17
UNLOAD: Final = 18
MORE: Final = 19
LEAVE: Final = 20
CHEST: Final = 21  # 1 to 4
CALENDAR: Final = 25  # common, unique-1 to unique-4
STAND_ON: Final = 30  # seat 0 to 3
MARKER: Final = 34  # three areas
NEUTRAL: Final = 37  # from area, to area
PEEK_AT: Final = 46  # common, uncommon, unique
MILL: Final = 49  # colour of the group
BULB: Final = 54
SWAP: Final = 59
EXCHANGE: Final = 64  # from colour, to colour
SHIP: Final = 89  # colour, place 1 to 4
PLANT_BULB: Final = 109  # colour, row
LOWER_BY: Final = 129  # points of strength paid in guilders, in VP
FIXED: Final = LOWER_BY + (STRONGEST + 1) * (STRONGEST + 1)

WHEELS: Final = ["large", "small"]
PILES: Final = ["common", "uncommon", "unique", "farm"]


def declare(words: dict[str, list[str]]) -> tuple[ActionSpace, dict[str, int]]:
    """All actions of an edition, and where the kinds begin whose size depends on what is printed."""
    numbers = [str(n) for n in range(STRONGEST + 1)]
    areas = words["areas"]
    kinds = [
        Kind(GATE, "gate {speed}", speed=["1", "2", "3"]),
        Kind(TURN, "turn {steps}", steps=["1", "2", "3", "4"]),
        Kind(WHEEL, "wheel {wheel}", wheel=WHEELS),
        Kind(REST, "rest"),
        Kind(SKIP, "skip"),
        Kind(DONE, "done"),
        Kind(END_TURN, "end-turn"),
        Kind(REFRESH, "refresh"),
        Kind(STORE, "store"),
        Kind(REFUSE, "refuse"),
        Kind(ENTER, "enter"),
        Kind(PASS_BY, "pass-by"),
        Kind(UNLOAD, "unload"),
        Kind(MORE, "more"),
        Kind(LEAVE, "leave"),
        Kind(CHEST, "chest {chest}", chest=["1", "2", "3", "4"]),
        Kind(CALENDAR, "calendar {reward}", reward=["common", "unique-1", "unique-2", "unique-3", "unique-4"]),
        Kind(STAND_ON, "stand-on {seat}", seat=["seat-0", "seat-1", "seat-2", "seat-3"]),
        Kind(MARKER, "marker {area}", area=areas),
        Kind(NEUTRAL, "neutral {source} {target}", source=areas, target=areas),
        Kind(PEEK_AT, "peek {kind}", kind=PILES[:3]),
        Kind(MILL, "mill {colour}", colour=COLOURS),
        Kind(BULB, "bulb {colour}", colour=COLOURS),
        Kind(SWAP, "swap {colour}", colour=COLOURS),
        Kind(EXCHANGE, "exchange {colour} {new}", colour=COLOURS, new=COLOURS),
        Kind(SHIP, "ship {colour} {place}", colour=COLOURS, place=["place-1", "place-2", "place-3", "place-4"]),
        Kind(PLANT_BULB, "plant {colour} {row}", colour=COLOURS, row=["row-1", "row-2", "row-3", "row-4"]),
        Kind(LOWER_BY, "lower {guilders} {points}", guilders=numbers, points=numbers),
    ]
    cards = words["farm"]
    spaces = words["spaces"]
    things = words["tiles"] + cards
    varying: list[tuple[str, str, dict[str, Any]]] = [
        ("use", "use {card}", {"card": cards + words["starting"]}),
        ("start", "start {card}", {"card": words["starting"]}),
        ("tile", "tile {tile}", {"tile": words["tiles"]}),
        ("place", "place {space}", {"space": words["wheel_spaces"]}),
        ("back", "return {thing}", {"thing": things}),
        ("discard", "discard {thing}", {"thing": things}),
        ("helper", "helper {card}", {"card": cards}),
        ("contract", "contract {card}", {"card": cards}),
        ("replace", "replace {card}", {"card": cards}),
        ("score", "score {card}", {"card": cards}),
        ("build", "build {space}", {"space": spaces}),
        ("via", "via {space}", {"space": spaces}),
        ("field", "field {field}", {"field": words["fields"]}),
        ("take", "take {reward}", {"reward": words["market"]}),
        ("gain", "gain {reward}", {"reward": words["parts"]}),
        ("peeked", "peeked {tile}", {"tile": words["tiles"]}),
    ]
    starts: dict[str, int] = {}
    at = FIXED
    for key, pattern, arguments in varying:
        kind = Kind(at, pattern, **arguments)
        starts[key] = at
        kinds.append(kind)
        at += kind.size
    return ActionSpace(kinds), starts
