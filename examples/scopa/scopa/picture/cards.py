"""The forty cards, each drawn once: pips for 1 to 7, figures for jack, knight and king. All our own drawings."""

from functools import cache
from typing import Final

from kade.display.svg import Markup, group, join, path, rect, tip, words

WIDTH: Final = 92
HEIGHT: Final = 160
DISC: Final = "M{0} 0a{0} {0} 0 1 1-{1} 0 {0} {0} 0 1 1 {1} 0z"

# Each drawing is a list of paths: what it is, which the style sheet colours, and its line.
_SIGNS: Final = {
    "coins": [
        ("sign", DISC.format(13, 26)),
        ("line", DISC.format(8.5, 17)),
        ("ink", "M0-7L2-2 7 0 2 2 0 7-2 2-7 0-2-2z"),
    ],
    "cups": [("sign", "M-12-13H12C12-1 7 3 3 4V9L9 13H-9L-3 9V4C-7 3-12-1-12-13z"), ("line", "M-9-8H9M-6-3Q0 0 6-3")],
    "swords": [
        ("sign", "M0-16L3.500-10V5H-3.500V-10z"),
        ("line", "M0-12V3"),
        ("ink", "M-9 5H9V8.500H2V12H3.500V17H-3.500V12H-2V8.500H-9z"),
    ],
    "clubs": [
        ("sign", "M-4-14Q1-18 5-13L3 14Q0 17-3 14z"),
        ("sign", "M3-8Q10-13 11-7 8-3 3.500-4zM-4 2Q-11-3-11 4-7 7-3.500 6z"),
        ("line", "M0-11L-1 10"),
    ],
}
_BODY: Final = [
    ("robe", "M-30 58C-30 18-16 2 0 2S30 18 30 58z"),
    ("skin", "M13-14a13 13 0 1 1-26 0 13 13 0 1 1 26 0z"),
    ("line", "M-5-15v1M5-15v1M-4-7Q0-4 4-7"),
]
_FIGURES: Final = {
    8: [("trim", "M-11 14L0 26 11 14M0 26V54"), ("hat", "M-14-18Q-13-33 0-33T14-18L22-40Q13-33 8-31")],
    9: [
        ("horse", "M-34 62C-38 40-30 26-14 22L-8 14-4 24C2 32-2 40-8 42L-16 40-12 62z"),
        ("line", "M-12 28v1"),
        ("hat", "M-14-12V-22Q-13-34 0-35 13-34 14-22V-12L9-20H-9zM0-35Q8-48 18-40 10-41 6-34"),
    ],
    10: [
        ("beard", "M-9-6Q0 14 9-6L6 8Q0 20-6 8z"),
        ("trim", "M-20 18Q0 40 20 18M0 30V54"),
        ("crown", "M-14-20V-41L-7-31 0-45 7-31 14-41V-20z"),
    ],
}
_PIPS: Final = {
    1: [(0, 0)],
    2: [(0, -36), (0, 36)],
    3: [(0, -44), (0, 0), (0, 44)],
    4: [(-19, -38), (19, -38), (-19, 38), (19, 38)],
    5: [(-19, -38), (19, -38), (0, 0), (-19, 38), (19, 38)],
    6: [(-19, -44), (19, -44), (-19, 0), (19, 0), (-19, 44), (19, 44)],
    7: [(-21, -42), (21, -42), (0, -22), (-21, -1), (21, -1), (-21, 42), (21, 42)],
}


def _drawing(paths: list[tuple[str, str]]) -> Markup:
    return join(path(line, what) for what, line in paths)


@cache
def sign(suit: str, scale: float = 1) -> Markup:
    """The sign of a suit, about 30 high."""
    return group(_drawing(_SIGNS[suit]), class_=f"suit-{suit}", scale=scale)


@cache
def face(name: str) -> Markup:
    """A card as it lies open."""
    suit, _, value = name.partition("-")
    corner = words(15, 20, value, "index strong mid", font_size=14)
    return group(
        rect(0, 0, WIDTH, HEIGHT, 9, "paper"),
        rect(5, 5, WIDTH - 10, HEIGHT - 10, 6, "frame settebello" if name == "coins-7" else "frame"),
        group(_figure(suit, int(value)) if int(value) > 7 else _pips(suit, int(value)), at=(WIDTH / 2, HEIGHT / 2)),
        corner,
        group(corner, at=(WIDTH, HEIGHT), turn=180),
        class_=f"face suit-{suit}",
    )


def _pips(suit: str, value: int) -> Markup:
    size = {1: 2.5, 7: 1}.get(value, 1.15)
    return join(group(sign(suit, size), at=place) for place in _PIPS[value])


def _figure(suit: str, value: int) -> Markup:
    return join((_drawing(_BODY + _FIGURES[value]), group(sign(suit, 0.95), at=(24, -44))))


@cache
def back() -> Markup:
    """A card face down."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, 9, "paper"),
        rect(6, 6, WIDTH - 12, HEIGHT - 12, 5, "back"),
        path("M14 80L46 22 78 80 46 138zM28 80L46 48 64 80 46 112z", "back-line"),
    )


def card(name: str, x: float, y: float, class_: str = "", scale: float = 1, source: str = "deck") -> Markup:
    """A card at its place. The client lets it fly there from where it was, or from `source`."""
    suit, _, value = name.partition("-")
    told = tip("card", suit=suit, value=int(value))
    ring = rect(-5, -5, WIDTH + 10, HEIGHT + 10, 13, "ring")
    drawn = group(
        told, ring, face(name), id=f"card-{name}", class_=f"card {class_}".strip(), data_piece=name, data_from=source
    )
    return group(drawn, at=(x, y), scale=scale)
