"""The small drawings of Amsterdam: marks, landmarks, carts, vehicles, barrels, seals. No layout lives here."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from kade.display.seat_signs import sign
from kade.display.svg import Markup, circle, group, join, path, rect, words

COLOURS: Final = ("pink", "blue", "green", "black", "red", "orange", "wild")
MARKS: Final = {
    "pink": "flower",
    "blue": "wave",
    "green": "leaf",
    "black": "anchor",
    "red": "crown",
    "orange": "sun",
    "wild": "star",
}

_MARK_PATHS: Final = {
    "wave": (
        (
            "m-line",
            "M-9.500-3.500c3.200-3.400 6.300 3.400 9.500 0s6.300 3.400 9.500 0M-9.500 3.500"
            "c3.200-3.400 6.300 3.400 9.500 0s6.300 3.400 9.500 0",
        ),
    ),
    "leaf": (
        ("m-fill", "M-8 8C-9-2.500-3-8.500 8.500-8.500 9 3 2.500 9-8 8z"),
        ("m-vein", "M-7 7L3.500-3.500M-2.500 2.500V-2M-2.500 2.500H2"),
    ),
    "anchor": (
        (
            "m-line",
            "M0-4.800v13M-7 1.500c.3 4.300 3 6.700 7 6.700s6.700-2.400 7-6.700M-4-1.700h8"
            "M2.400-7.200a2.400 2.400 0 1 1-4.800 0 2.400 2.400 0 1 1 4.800 0z",
        ),
    ),
    "crown": (("m-fill", "M-9-5l5 4.300L0-8l4 7.300L9-5 7.200 7H-7.200z"),),
    "sun": (
        ("m-fill", "M4.600 0a4.600 4.600 0 1 1-9.200 0 4.600 4.600 0 1 1 9.200 0z"),
        ("m-line", "M0-10v3M0 7v3M-10 0h3M7 0h3M-7.100-7.100L-5-5M5 5l2.100 2.100M7.100-7.100L5-5M-5 5l-2.100 2.100"),
    ),
    "star": (
        (
            "m-fill",
            "M0-10.200l3 6.600 7.200.8-5.400 4.900 1.500 7.100L0 5.600l-6.300 3.600 1.500-7.100-5.400-4.900 7.200-.8z",
        ),
    ),
}


@cache
def mark(colour: str) -> Markup:
    """The second sign of a colour, about 20 across, centred; grey has none."""
    kind = MARKS.get(colour)
    if kind is None:
        return Markup("")
    if kind == "flower":
        petals = " ".join(_petal(a) for a in range(0, 360, 72))
        return join((path(petals, "m-fill"), circle(0, 0, 2.4, "m-eye")))
    return join(path(d, c) for c, d in _MARK_PATHS[kind])


def _petal(degrees: int) -> str:
    a = math.radians(degrees)
    x, y = 5.7 * math.sin(a), -5.7 * math.cos(a)
    ends = [(x + s * 4.3 * math.sin(a), y - s * 4.3 * math.cos(a)) for s in (1, -1)]
    (x1, y1), (x2, y2) = ends
    return (
        f"M{x1:.1f} {y1:.1f}A4.3 3.3 {degrees + 90} 1 1 {x2:.1f} {y2:.1f}A4.3 3.3 {degrees + 90} 1 1 {x1:.1f} {y1:.1f}z"
    )


# ---------------------------------------------------------------- seats


_LOADS: Final = (  # round sacks, square crates, pointed heaps, bales on their corners
    "M-20-11a8.500 8.500 0 0 1 17 0zM-1-11a7.500 7.500 0 0 1 15 0z",
    "M-21-11V-24H-7V-11zM-5-11V-21H7V-11zM8-11V-17H16V-11z",
    "M-22-11L-12-26-2-11zM-3-11L6-23 15-11z",
    "M-22-15L-13-25-4-15-13-6zM-4-15L5-24 14-15 5-6z",
)


@cache
def cart(seat: int) -> Markup:
    """A loaded hand cart in the seat's colour, about 58 by 38. Its load has the shape of the seat's sign, so that carts
    differ even to eyes that see no difference in colour."""
    return group(
        path(_LOADS[seat % 4], "cart-load"),
        path("M20-10L31-16", "cart-shaft"),
        path("M-26-12H22L17 8H-22z", "cart-body"),
        circle(-17, 10, 7, "cart-wheel"),
        circle(13, 10, 7, "cart-wheel"),
        circle(-17, 10, 1.8, "cart-hub"),
        circle(13, 10, 1.8, "cart-hub"),
        group(sign(seat), at=(-2, -1.500), scale=1.55),
        class_=f"cart seat-{seat}",
    )


@cache
def small_cart(seat: int) -> Markup:
    """The cart of the supply, for sizes where a load would be mud."""
    return group(
        path("M20-10L32-16", "cart-shaft"),
        path("M-26-13H22L17 7H-22z", "cart-body"),
        circle(-13, 10, 8, "cart-wheel"),
        circle(9, 10, 8, "cart-wheel"),
        class_=f"cart seat-{seat}",
    )


# ---------------------------------------------------------------- landmarks

LANDMARKS: Final = {
    "begijnhof": "court",
    "blauwbrug": "bridge",
    "dam": "palace",
    "drie-hendricken": "gable",
    "haringpakkerstoren": "tower",
    "jan-roodenpoortstoren": "tower",
    "jordaan": "houses",
    "korenmetershuisje": "houses",
    "montelbaanstoren": "tower",
    "munttoren": "tower",
    "nieuwe-waal": "harbour",
    "noordermarkt": "church",
    "oost-indisch-huis": "palace",
    "oude-kerk": "church",
    "oude-waal": "harbour",
    "waag": "gate",
    "westermarkt": "church",
}

_LANDMARK_PATHS: Final = {
    "tower": "M12 0l1.600 4.500h-3.200zM9.500 4.500h5L16 9H8zM9 9.500h6V13H9zM7.500 13.500h9V23h-9zM11 16v4h2v-4z",
    "church": "M4.800 0l3 8v4l3.200-3.500h7L22.500 14v9H2V8zM4 12v4h1.800v-4zM12 15v4h2v-4zM17 15v4h2v-4z",
    "palace": "M12 0c2 1 2.500 2.500 2.500 4h-5c0-1.500.500-3 2.500-4zM9 4.600h6V7"
    "l7.500 3.500V23h-7.800v-5.500h-5.400V23H1.500V10.500L9 7z"
    "M4 13v3h2.500v-3zm4.800 0v3h2.200v-3zm4.200 0v3h2.200v-3zm4.500 0v3H20v-3z",
    "houses": "M1 23V9h1.800V6.500h1.800V4h2v2.500h1.800V9h1.200v14zM10 23V8l3.200-5 3.300 5v15zM17 23V9"
    "c0-4 6-4 6 0v14z"
    "M4 11v3h2v-3zM12.300 10v3h2v-3zM19 11v3h2v-3z",
    "gable": "M4 23V11h2V7.500h2V4.500h2V1.500h4v3h2v3h2V11h2v12h-5.500v-6h-5v6zM10.500 8.500v4h3v-4z",
    "harbour": "M1 15.500h22c-.8 4.500-3 6.500-6 6.500H7c-3 0-5.200-2-6-6.500zM11 1h1.500v13.500H11zM13.500 3"
    "c4.500 1.500 6.500 5 6.500 10.500h-6.500z"
    "M10 4.500v9H3.500C4 9 6 6 10 4.500z",
    "bridge": "M0 12c6-5 18-5 24 0v9h-3.500c0-5-5.500-5-5.500 0H9c0-5-5.500-5-5.500 0H0zM2 6h1.500v4.500H2z"
    "M11.200 3h1.600v5h-1.600z"
    "M20.500 6H22v4.500h-1.500z",
    "court": "M2 23V11l5-5 5 5 5-5 5 5v12h-7v-5c0-4-6-4-6 0v5zM11 1h2v2h2v1.600h-2V8h-2V4.600H9V3h2z",
    "gate": "M1 23V9l3.500-6L8 9v2h1.500V7L12 2l2.500 5v4H16V9l3.500-6L23 9v14h-7.500v-5c0-4.500-7-4.500-7 0v5z",
}


@cache
def landmark(place: str) -> Markup:
    """The silhouette of a place, 24 across, centred; places unknown to us get gabled houses."""
    return group(path(_LANDMARK_PATHS[LANDMARKS.get(place, "houses")], "landmark", fill_rule="evenodd"), at=(-12, -12))


# ---------------------------------------------------------------- goods, seals, rosettes


def _star(n: int, outer: float, inner: float) -> str:
    points = []
    for i in range(n * 2):
        a, r = math.pi * i / n - math.pi / 2, outer if i % 2 == 0 else inner
        points.append(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}")
    return "M" + "L".join(points) + "z"


@cache
def barrel() -> Markup:
    """A barrel of merchandise, about 20 by 24."""
    return join(
        (
            path(
                "M-7-10c2-1.600 12-1.600 14 0 2.200 6 2.200 14 0 20-2 1.600-12 1.600-14 0-2.200-6-2.200-14 0-20z",
                "barrel",
            ),
            path(
                "M-8.400-4.500c2.200 1.400 14.600 1.400 16.800 0M-8.400 4.500c2.200 1.400 14.600 1.400 16.800 0"
                "M-2.700-10.800c-1.100 6-1.100 15.600 0 21.600"
                "M2.700-10.800c1.100 6 1.100 15.600 0 21.600",
                "barrel-hoop",
            ),
        )
    )


@cache
def seal(r: float) -> Markup:
    return path(_star(11, r, r * 0.86), "seal")


def points_seal(points: int, r: float) -> Markup:
    """Red wax with the points of a contract."""
    return join((seal(r), words(0, r * 0.34, points, "on-seal", font_size=num_size(r, points))))


def rosette(points: int, r: float) -> Markup:
    """Points are a blue rosette with the number inside."""
    return join(
        (
            path(_star(12, r, r * 0.86), "rosette"),
            circle(0, 0, r * 0.68, "rosette-ring"),
            words(0, r * 0.34, points, "on-rosette", font_size=num_size(r, points)),
        )
    )


def num_size(r: float, number: int) -> str:
    return f"{r * (0.98 if len(str(number)) < 2 else 0.8):.1f}"


def badge(number: int, r: float = 12) -> Markup:
    """A count on a dark disc."""
    return group(circle(0, 0, r, "badge"), words(0, r * 0.38, number, "on-badge", font_size=num_size(r * 1.08, number)))


# ---------------------------------------------------------------- vehicles on the cards


def _wheels(*xs: float, r: float = 7, y: float = 12) -> Markup:
    return join(m for x in xs for m in (circle(x, y, r, "v-wheel"), circle(x, y, 1.8, "v-hub")))


def _flower_barge() -> Markup:
    stems = "M-20-3v-9M-10-3v-13M0-3v-9M10-3v-13M20-3v-9"
    heads = " ".join(
        f"M{x - 4.5} {y}v-6l2.500 2.500 2-4 2 4 2.500-2.500v6q-4.500 5-9 0z"
        for x, y in ((-20, -12), (-10, -16), (0, -12), (10, -16), (20, -12))
    )
    return join(
        (
            path(stems, "v-stem"),
            path(heads, "v-flower"),
            path("M-35-4H35L27 14Q0 19-27 14z", "v-wood"),
            path("M-32 3H31", "v-line"),
        )
    )


def _sailing_boat() -> Markup:
    return join(
        (
            path("M-2 3V-38", "v-mast"),
            path("M1-35Q27-20 27-2H1z", "v-sail"),
            path("M-5-30v26h-21Q-22-22-5-30z", "v-sail"),
            path("M-2-38h13l-4 3.500 4 3.500H-2z", "v-flag"),
            path("M-34 1H34Q30 15 18 16H-18Q-30 15-34 1z", "v-wood"),
            path("M-30 7H30", "v-line"),
        )
    )


def _green_cart() -> Markup:
    heads = " ".join(
        f"M{x - 8} {y}a8 7.500 0 0 1 16 0z" for x, y in ((-16, -8), (0, -8), (15, -8), (-8, -15), (7, -15))
    )
    return join(
        (
            path(heads, "v-cabbage"),
            path("M-16-8q0-4 3-6M0-8q0-4 3-6M15-8q0-4 3-6M-8-15q0-4 3-6M7-15q0-4 3-6", "v-line"),
            path("M27-7L38-14", "v-shaft"),
            path("M-30-8H28L23 8H-25z", "v-wood"),
            _wheels(-13, 12),
        )
    )


def _dray() -> Markup:
    lying = [group(barrel(), at=(x, y), turn=90, scale=0.82) for x, y in ((-18, -7), (2, -7), (-8, -22))]
    return join((*lying, path("M-34 3H30v5H-34zM30 4L40-6", "v-wood v-open"), _wheels(-20, 14)))


def _coach() -> Markup:
    return join(
        (
            path("M-36 10Q-30 3-24 3H24Q30 3 36 10", "v-shaft"),
            path("M-22-26H22Q28-12 20 4H-20Q-28-12-22-26z", "v-coach"),
            path("M-15-20H-3V-6H-17Q-18-13-15-20zM3-20H15Q18-13 17-6H3z", "v-window"),
            path("M-25-26H25", "v-shaft"),
            path("M-8-28l-2-9 5.500 4L0-40l4.500 7 5.500-4-2 9z", "v-gold"),
            _wheels(-25, 25, r=8, y=10),
        )
    )


def _cheese_sledge() -> Markup:
    rounds = join(
        group(path("M-9 0a9 7 0 0 1 18 0v3a9 5 0 0 1-18 0z", "v-cheese"), path("M-5-4q5-3 10 0", "v-line"), at=(x, y))
        for x, y in ((-15, -2), (5, -2), (-24, 0), (-5, 0), (15, -1), (-10, -13), (7, -13))
    )
    return join(
        (rounds, path("M-36 4Q-30 12-20 12H22Q32 12 37 0M-27 5H30", "v-shaft"), path("M-29 3H31L26 9H-23z", "v-wood"))
    )


def _round_about(r: float, degrees: float) -> tuple[float, float]:
    """The point at that distance, clockwise from the top."""
    return r * math.sin(math.radians(degrees)), -r * math.cos(math.radians(degrees))


def _wheel_of_colours() -> Markup:
    wedges = []
    for i, colour in enumerate(COLOURS[:6]):
        (x1, y1), (x2, y2) = (_round_about(31, i * 60 + turn) for turn in (0, 60))
        d = f"M0 0L{x1:.1f} {y1:.1f}A31 31 0 0 1 {x2:.1f} {y2:.1f}z"
        wedges.append(
            group(
                path(d, "wedge"),
                group(mark(colour), at=_round_about(22.5, i * 60 + 30), scale=0.52),
                class_=f"c-{colour}",
            )
        )
    return join((*wedges, circle(0, 0, 13.5, "wild-hub"), group(mark("wild"), scale=0.95)))


_VEHICLES: Final = {
    "pink": _flower_barge,
    "blue": _sailing_boat,
    "green": _green_cart,
    "black": _dray,
    "red": _coach,
    "orange": _cheese_sledge,
    "wild": _wheel_of_colours,
}


@cache
def vehicle(colour: str) -> Markup:
    """What carries the goods on a card of this colour, about 74 wide."""
    return _VEHICLES[colour]()


@cache
def card_mini(colour: str, width: float, height: float) -> Markup:
    """A card too small for a scene: colour and mark."""
    return group(
        rect(-width / 2, -height / 2, width, height, width * 0.16, "mini-card"),
        group(mark(colour), scale=width / 27),
        class_=f"c-{colour}",
    )
