"""A plate for each player: cards in hand, and what was captured in this round."""

from typing import Any, Final

from kade.display.panel import View
from kade.display.picture import Size
from kade.display.plates import plate
from kade.display.svg import Markup, circle, group, path, tip, words
from scopa.picture.cards import back, sign

READS: Final = ("seats", "actors", "dealer", "result")
_BROOM: Final = path("M9-13L1 1M-3-1L6 5Q4 13-6 14L-12 8Q-6 6-3-1zM-8 9L-4 5M-4 12L1 6", "broom")
_SETTEBELLO: Final = group(circle(0, 0, 13, "coin"), words(0, 6, 7, "on-coin", font_size=17))


def player(view: View, seat: int, size: Size) -> Markup:
    there = view["seats"][seat]
    wide = size[0] > 300
    backs = [group(back(), at=(250 + 15 * number, 10), scale=0.2) for number in range(there["cards"] if wide else 0)]
    dealer = [_dealer(seat)] if wide and view["dealer"] == seat else []
    captured = _captured(there, seat, 88 if wide else 56)
    return plate(view, seat, size, "SC-3.1", *backs, *dealer, group(*captured, at=(28, 62) if wide else (18, 55)))


def _captured(there: dict[str, Any], seat: int, pitch: int) -> list[Markup]:
    """Cards, coins, sweeps, each with its number, pale where there are none; and the settebello."""
    drawn = [
        _counted("pile", "5.2", seat, 0, there["pile"], group(back(), at=(-9, -16), scale=0.2)),
        _counted("coins", "5.3", seat, pitch, there["coins"], sign("coins", 0.85)),
        _counted("sweeps", "4.1", seat, 2 * pitch, there["sweeps"], _BROOM),
    ]
    if there["settebello"]:
        told = tip("tip-settebello", seat=seat + 1, rule="SC-5.4")
        drawn.append(group(told, _SETTEBELLO, at=(3 * pitch, 0), id=f"settebello-{seat}"))
    return drawn


def _counted(what: str, rule: str, seat: int, x: int, number: int, drawn: Markup) -> Markup:
    count = words(17, 6, number, "count", font_size=16)
    about = tip(f"tip-{what}", seat=seat + 1, rule=f"SC-{rule}", number=number)
    return group(about, drawn, count, at=(x, 0), id=f"{what}-{seat}", class_=None if number else "none")


def _dealer(seat: int) -> Markup:
    """Three cards, fanned."""
    fan = [group(back(), at=(4 * turn, 0), turn=12 * turn, scale=0.13) for turn in (-1, 0, 1)]
    return group(tip("tip-dealer", seat=seat + 1, rule="SC-2.1"), *fan, at=(218, 17), id=f"dealer-{seat}")
