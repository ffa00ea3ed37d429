"""What pictures of games share: a player's points, a plain plate, the final table of points. base.css styles them."""

from __future__ import annotations

from typing import Any, Final

from kade.display.panel import View
from kade.display.picture import Form, Row, Size
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words

_CROWN: Final = path("M-11 5l-3-13 7.500 6L0-12l6.500 10 7.500-6-3 13z", "winner-crown")
WIDTH: Final = 396
LINE: Final = 34
COLUMN: Final = 80


def points_now(view: View, seat: int) -> int:
    """What a player has, `seats.*.points`; once the game is over with the final scoring, as the result names it."""
    result = view.get("result")
    points: int = result["points"][seat] if result else view["seats"][seat]["points"]
    return points


def plate(view: View, seat: int, size: Size, rule: str, *drawn: Markup) -> Markup:
    """A player's plate, brighter while that seat decides: sign, name, points (`seats.*.points`), and what is drawn."""
    r = size[1] * 0.34 if size[0] > 300 else 16.0
    place = (size[0] - r - 14, size[1] / 2 if size[0] > 300 else 23.0)
    sign = 15.0 if size[0] > 300 else 10.0
    deciding = seat in view["actors"]
    result = view["result"]
    return group(
        *([tip("tip-turn", seat=seat + 1, rule=rule)] if deciding else []),
        rect(2, 2, size[0] - 4, size[1] - 4, 12, "turn-glow" if deciding else "seat-plate"),
        group(token(seat, sign), at=(sign + 9, sign + 10)),
        name_slot(seat, 2 * sign + 17, sign + 15, "seat-name", sign + 3),
        _points(points_now(view, seat), seat, r, place),
        *drawn,
        *([group(_CROWN, at=(place[0] + r - 4, 14), scale=0.8)] if result and seat in result["winners"] else []),
        id=f"seat-{seat}",
        class_=f"seat seat-{seat}",
    )


def _points(points: int, seat: int, r: float, place: tuple[float, float]) -> Markup:
    return group(
        circle(0, 0, r, "seat-disc"), words(0, r * 0.36, points, "on-disc", font_size=r), at=place, id=f"points-{seat}"
    )


# ---------------------------------------------------------------- the points at the end


def result_row() -> Row[Any]:
    """The panel of the final points: a line for each source, a column for each player, the total below."""
    return Row(
        "result",
        "score",
        ("result",),
        desk=Form(lambda world, view, seat: _size(view), lambda world, view, seat: _result(view)),
        when=lambda view, seat: view["over"],
    )


def _size(view: View) -> Size:
    return WIDTH, LINE * (len(view["result"]["breakdown"][0]) + 2) + 16


def _result(view: View) -> Markup:
    points, parts = view["result"]["points"], view["result"]["breakdown"]
    columns = [WIDTH - COLUMN * (len(points) - seat) + COLUMN // 2 for seat in range(len(points))]
    sources = [
        _line(f"source-{source}", [mine[source] for mine in parts], columns, place)
        for place, source in enumerate(parts[0], 1)
    ]
    return group(
        rect(2, 2, WIDTH - 4, _size(view)[1] - 4, 12, "result-row"),
        join(group(token(seat, 11), at=(x, 26)) for seat, x in enumerate(columns)),
        *sources,
        _line("label-total", points, columns, len(sources) + 1, "strong"),
        id="result",
    )


def _line(label: str, numbers: list[int], columns: list[int], place: int, class_: str = "") -> Markup:
    y = LINE * place + 34
    drawn = [
        words(x, y, number, f"mid {class_}".strip(), font_size=17) for x, number in zip(columns, numbers, strict=True)
    ]
    rule = path(f"M14 {y - 23}H{WIDTH - 14}", "result-line")
    return join((rule, message(20, y, label, class_ or "label", font_size=16), *drawn))
