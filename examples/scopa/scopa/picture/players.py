"""A plate for each player, and the points by source at the end."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words
from scopa.picture.cards import back, sign
from scopa.rules.scoring import SOURCES

PLATE_SIZE: Final = (480, 84)
SMALL_PLATE: Final = (230, 74)
READS: Final = ("seats", "actors", "dealer", "result")
LINE: Final = 34
_BROOM: Final = path("M9-13L1 1M-3-1L6 5Q4 13-6 14L-12 8Q-6 6-3-1zM-8 9L-4 5M-4 12L1 6", "broom")
_CROWN: Final = path("M-11 5l-3-13 7.500 6L0-12l6.500 10 7.500-6-3 13z", "winner")


def plate(view: View, seat: int) -> Markup:
    """Name, points, cards in hand as backs; then what was captured: cards, coins, the settebello, sweeps."""
    there = view["seats"][seat]
    backs = [group(back(), at=(250 + 15 * number, 10), scale=0.2) for number in range(there["cards"])]
    return _framed(
        view,
        seat,
        PLATE_SIZE,
        group(token(seat, 15), at=(28, 27)),
        name_slot(seat, 52, 33, "name", 18),
        group(*backs, class_="backs"),
        _dealer(seat) if view["dealer"] == seat else Markup(""),
        *_captured(view, seat, 28, 62, 88),
        _points(there["points"], seat, 438, 42, 28),
    )


def small_plate(view: View, seat: int) -> Markup:
    there = view["seats"][seat]
    return _framed(
        view,
        seat,
        SMALL_PLATE,
        group(token(seat, 10), at=(17, 19)),
        name_slot(seat, 33, 24, "name", 14),
        *_captured(view, seat, 18, 55, 56),
        _points(there["points"], seat, 206, 23, 16),
    )


def _framed(view: View, seat: int, size: tuple[int, int], *drawn: Markup) -> Markup:
    result = view["result"]
    now = "plate now" if seat in view["actors"] else "plate"
    crown = [group(_CROWN, at=(size[0] - 24, 14), scale=0.8)] if result and seat in result["winners"] else []
    turn = [tip("tip-turn", seat=seat + 1, rule="SC-3.1")] if seat in view["actors"] else []
    frame = rect(2, 2, size[0] - 4, size[1] - 4, 12, now)
    return group(*turn, frame, *drawn, *crown, id=f"seat-{seat}", class_=f"seat seat-{seat}")


def _captured(view: View, seat: int, x: float, y: float, pitch: float) -> list[Markup]:
    """Small signs with numbers beside them; what may bring a point and is not there yet is pale."""
    there = view["seats"][seat]
    who = seat + 1
    signs = (
        (
            f"pile-{seat}",
            group(back(), at=(-9, -16), scale=0.2),
            there["pile"],
            {"cards": there["pile"]},
            "pile",
            "5.2",
        ),
        (f"coins-{seat}", sign("coins", 0.85), there["coins"], {"coins": there["coins"]}, "coins", "5.3"),
        (f"sweeps-{seat}", _BROOM, there["sweeps"], {"number": there["sweeps"]}, "sweeps", "4.1"),
    )
    drawn = [
        group(
            tip(f"tip-{message_id}", seat=who, rule=f"SC-{rule}", **args),
            picture,
            words(17, 6, number, "count", font_size=16),
            at=(x + pitch * place, y),
            id=id,
            class_="" if number else "none",
        )
        for place, (id, picture, number, args, message_id, rule) in enumerate(signs)
    ]
    if there["settebello"]:
        seven = group(
            tip("tip-settebello", seat=who, rule="SC-5.4"),
            circle(0, 0, 13, "settebello-sign"),
            words(0, 6, 7, "settebello-text", font_size=17),
            at=(x + pitch * 3, y),
            id=f"settebello-{seat}",
        )
        drawn.append(seven)
    return drawn


def _dealer(seat: int) -> Markup:
    """Three cards, fanned."""
    fan = [group(back(), at=(4 * turn, 0), turn=12 * turn, scale=0.13) for turn in (-1, 0, 1)]
    return group(tip("tip-dealer", seat=seat + 1, rule="SC-2.1"), *fan, at=(218, 17), id=f"dealer-{seat}")


def _points(points: int, seat: int, x: float, y: float, r: float) -> Markup:
    return group(
        tip("tip-points", seat=seat + 1, points=points, rule="SC-6.1"),
        circle(0, 0, r, "points"),
        words(0, r * 0.36, points, "points-text", font_size=r),
        at=(x, y),
        id=f"points-{seat}",
    )


# ---------------------------------------------------------------- the points at the end


def scores_size(view: View) -> tuple[int, int]:
    return 396, LINE * (len(SOURCES) + 2) + 24


def scores(view: View) -> Markup:
    """A line for each source, a column for each player, the total below."""
    seats = view["seats"]
    columns = [396 - 92 * (len(seats) - seat) + 46 for seat in range(len(seats))]
    lines = [
        join(group(token(seat, 11), at=(x, 28)) for seat, x in enumerate(columns)),
        *(
            _line(f"source-{source}", [there["tally"][i] for there in seats], columns, i + 1)
            for i, source in enumerate(SOURCES)
        ),
        _line("label-total", [there["points"] for there in seats], columns, len(SOURCES) + 1, "total"),
    ]
    return group(rect(2, 2, 392, scores_size(view)[1] - 4, 12, "plate"), *lines, id="scores")


def _line(label: str, numbers: list[int], columns: list[int], place: int, class_: str = "") -> Markup:
    y = LINE * place + 34
    drawn = [words(x, y, number, "number", font_size=17) for x, number in zip(columns, numbers, strict=True)]
    return group(
        path(f"M14 {y - 23}H382", "rule-line"),
        message(20, y, label, "label", font_size=16),
        *drawn,
        class_=class_ or None,
    )
