"""The planning ring of Burano: twelve houses, the workers on them, and the time wheel that turns inside."""

from __future__ import annotations

import math
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, num, path, rect, words
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.signs import NOTHING, arrow_up, cited, coin, disc, mark, worker

SIZE: Final = (396, 388)
READS: Final = ("seat", "islands", "own.ring", "own.coins")
CENTRE: Final = (198.0, 170.0)
OUTER: Final = 162.0
INNER: Final = 103.0
MINI: Final = 63.0
PLACES: Final = "ABCDEF"


def spot(house: int, radius: float) -> tuple[float, float]:
    """Where a house lies around the middle; the first is at the top, the others follow clockwise."""
    angle = math.radians(house * 30 - 90)
    return radius * math.cos(angle), radius * math.sin(angle)


# ---------------------------------------------------------------- one's own, large


def static_ring() -> Markup:
    cx, cy = CENTRE
    quarters = "".join(
        f"M{num(cx + INNER * math.cos(t))} {num(cy + INNER * math.sin(t))}"
        f"L{num(cx + OUTER * math.cos(t))} {num(cy + OUTER * math.sin(t))}"
        for t in (math.radians(q * 90 - 105) for q in range(4))
    )
    letters = [
        words(cx + dx * 172, cy + dy * 148 + 7, letter, "quarter", font_size=20)
        for letter, (dx, dy) in zip("ABCD", ((1, -1), (1, 1), (-1, 1), (-1, -1)), strict=True)
    ]
    return join((circle(cx, cy, OUTER, "ring-ground"), path(quarters, "quarter-line"), *letters))


def moving_ring(view: View) -> list[Markup]:
    seat: int = view["seat"]
    ring: dict[str, Any] = view["seats"][seat]["ring"]
    start: int = ring["start"]
    return [
        group(
            wheel(start),
            at=CENTRE,
            turn=start * 30,
            id="wheel",
            class_="wheel",
            data_turn=start * 30,
            data_way="clockwise",
        ),
        _houses(ring["houses"], start, seat),
        group(*_middle(ring), at=CENTRE),
        _matches([(island["place"], island["matches"][seat]) for island in view["islands"]]),
    ]


@kept
def wheel(start: int) -> Markup:
    """Sector 1 points up before it is turned; the numbers stay upright."""
    drawn = [circle(0, 0, INNER, "wheel-ground")]
    for position in range(12):
        x, y = spot(position, INNER - (17 if position >= 9 else 20))
        if position >= 9:
            drawn.append(group(arrow_up(), at=(x, y), turn=position * 30))
        else:
            number = words(0, 6.5, position + 1, "sector", font_size=18)
            drawn.append(group(number, at=(x, y), turn=-start * 30))
    return join(drawn)


@kept
def _houses(houses: list[dict[str, Any]], start: int, seat: int) -> Markup:
    drawn = [_house(house, i, (i - start) % 12 >= 9, seat) for i, house in enumerate(houses)]
    return group(*drawn, at=CENTRE, id="ring")


@kept
def _house(house: dict[str, Any], i: int, arrow: bool, seat: int) -> Markup:
    colour, symbol = house["colour"], house["symbol"]
    shown = coin(1, 11.5) if symbol == "coin" else icon("fountain", 23)
    inside = (
        group(worker(seat), at=(0, 10.5), scale=0.9, data_piece=f"ring-{seat}-{i}", data_from=f"seat-{seat}")
        if house["worker"]
        else group(shown, at=(0, 10), class_="on-plate")
    )
    rule = "BU-6.2" if arrow else "BU-6.6"
    return group(
        cited(f"tip-ring-{symbol}", rule, colour=colour, arrow="yes" if arrow else "no"),
        circle(0, 0, 30.5, "match-ring") if arrow else NOTHING,
        path("M-21 23V-9L0-27 21-9V23z", "face"),
        group(mark(colour, 14.5), at=(0, -11)),
        inside,
        at=spot(i, (OUTER + INNER) / 2),
        class_=f"c-{colour}",
    )


@kept
def _middle(ring: dict[str, Any]) -> list[Markup]:
    """The match colours, and what the ring shows to Earning and to fountain roofs."""
    discs = [group(disc(colour, 15), at=((i - 1) * 37, 4)) for i, colour in enumerate(ring["arrows"])]
    shown = group(
        cited("tip-ring-shows", "BU-9.1", coins=ring["coins"], fountains=ring["fountains"]),
        rect(-52, 26, 104, 32, 8, "hit"),
        group(coin(1, 11.5), at=(-36, 42)),
        words(-20, 48, ring["coins"], "on-plate strong", font_size=17),
        group(icon("fountain", 22), at=(16, 42), class_="on-plate"),
        words(32, 48, ring["fountains"], "on-plate strong", font_size=17),
    )
    title = message(0, -24, "label-match-colours", "on-plate mid", {}, font_size=15)
    return [title, group(cited("tip-match-colours", "BU-6.2"), *discs), shown]


@kept
def _matches(islands: list[tuple[str, int]]) -> Markup:
    """How many cards each nearby island would bring with the arrows as they stand."""
    drawn = []
    for i, (place, n) in enumerate(islands):
        x = 20 + i * 61
        drawn.append(
            group(
                cited("tip-island-matches", "BU-7.4", place=place, number=n),
                rect(x, 344, 54, 34, 9, "plate" if n else "well"),
                words(x + 14, 367, place, "letter-serif on-plate" if n else "letter-serif", font_size=17),
                group(icon("tuna", 17), at=(x + 31, 361), class_="on-plate kind-tuna") if n else NOTHING,
                words(x + (46 if n else 38), 367, n or "–", "count on-plate mid" if n else "quiet mid", font_size=15),
            )
        )
    return group(*drawn, id="matches")


# ---------------------------------------------------------------- anybody's, small


@kept
def mini_ring(ring: dict[str, Any], seat: int) -> Markup:
    """A ring as wide as a thumb is long: colours, workers, arrows, and where sector 1 is."""
    start: int = ring["start"]
    drawn = [circle(0, 0, MINI, "ring-ground"), circle(0, 0, MINI - 28, "wheel-ground")]
    for i, house in enumerate(ring["houses"]):
        arrow = (i - start) % 12 >= 9
        drawn.append(
            group(
                circle(0, 0, 14, "match-ring") if arrow else NOTHING, disc(house["colour"], 11), at=spot(i, MINI - 14)
            )
        )
        if house["worker"]:
            drawn.append(group(token(seat, 7), at=spot(i, MINI - 31)))
    drawn.append(group(coin("", 7.5), at=(-7, -8)))
    drawn.append(words(9, -3, ring["coins"], "on-plate strong mid", font_size=14))
    drawn.append(group(icon("fountain", 16), at=(-7, 10), class_="on-plate"))
    drawn.append(words(9, 15, ring["fountains"], "on-plate strong mid", font_size=14))
    return join(drawn)
