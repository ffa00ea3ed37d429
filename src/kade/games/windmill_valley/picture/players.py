"""The players of Windmill Valley in a line each, as chips for a phone, and the table of the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept, within
from kade.display.plates import points_now
from kade.display.seat_signs import name_slot, token
from kade.display.svg import Markup, group, join, message, path, rect, tip, words
from kade.games.windmill_valley.picture.farm import stored_bulbs
from kade.games.windmill_valley.picture.signs import NOTHING, coin, icon, rosette, tulip
from kade.games.windmill_valley.picture.wheels import Tiles, Wheels, at_the_arrow, space_content, space_tip

SEAT_READS: Final = (
    "actors", "result", "seat.gardener", "seat.groups", "seat.wheels", "seat.points", "seat.bulbs", "seat.guilders",
    "seat.tools",
)  # fmt: skip
SEAT_SIZE: Final = (558, 42)
CHIP_SIZE: Final = (125, 52)
RESULT_READS: Final = ("result", "gardener")
CROWN: Final = "M-11 5l-3-13 7.500 6L0-12l6.500 10 7.500-6-3 13z"


# ---------------------------------------------------------------- one player


def moving_seat(view: View, seat: int, tiles: Tiles) -> list[Markup]:
    """A line, in columns that can be compared: name, points, guilders, tools, windmills left, stored bulbs, and what
    both wheels offer now."""
    there = view["seats"][seat]
    w, h = SEAT_SIZE
    parts = [
        rect(1, 1, w - 2, h - 2, 10, "seat-plate"),
        _turn(seat in view["actors"], seat, w, h),
        group(token(seat, 14), at=(22, h / 2)),
        _crown(view, seat),
        name_slot(seat, 43, h / 2 + 5.5, "seat-name", 16),
        _points(seat, points_now(view, seat)),
        NOTHING if there["gardener"] else _coins(seat, there["guilders"], there["tools"]),
        _windmills(seat, sum(there["groups"].values())),
        _stores(there["bulbs"], 322, h / 2),
        *_active(there["wheels"], tiles),
    ]
    return within(parts, id=f"seat-{seat}", class_=f"seat seat-{seat}")


@kept
def _points(seat: int, points: int) -> Markup:
    return group(
        tip("tip-points", seat=seat + 1, points=points, rule="WV-6.6"), rosette(points, 158, SEAT_SIZE[1] / 2, 38)
    )


@kept
def _coins(seat: int, guilders: int, tools: int) -> Markup:
    y = SEAT_SIZE[1] / 2
    return join(
        (
            group(
                tip("tip-guilders", seat=seat + 1, guilders=guilders, most=9, rule="WV-1.3"), coin(guilders, 198, y, 31)
            ),
            group(
                tip("tip-tools", seat=seat + 1, tools=tools, rule="WV-3.7"),
                icon("tool", 230, y, 23),
                words(244, y + 5.5, tools, "count", font_size=16),
            ),
        )
    )


@kept
def _windmills(seat: int, left: int) -> Markup:
    y = SEAT_SIZE[1] / 2
    return group(
        tip("tip-windmills-left", seat=seat + 1, windmills=left, rule="WV-2.10"),
        icon("windmill", 277, y, 24, f"seat-{seat}"),
        words(291, y + 5.5, left, "count", font_size=16),
    )


@kept
def _stores(bulbs: dict[str, int], x: float, y: float) -> Markup:
    return join(tulip(colour, x + i * 15.5, y, 20) for i, (colour, _) in enumerate(stored_bulbs(bulbs)))


def _active(wheels: Wheels, tiles: Tiles) -> list[Markup]:
    """The spaces at the arrow."""
    return [_offered(i, *shown) for i, shown in enumerate(at_the_arrow(wheels, tiles))]


@kept
def _offered(i: int, printed: list[str], tile: Mapping[str, Any] | None) -> Markup:
    w, h = 54.0, SEAT_SIZE[1] - 9.0
    return group(
        space_tip(printed, tile),
        rect(0, 0, w, h, 7, f"offered tile-{tile['rarity']}" if tile else "offered"),
        space_content(printed, tile, w / 2, h / 2, 23, True),
        at=(SEAT_SIZE[0] - 2 * w - 10 + i * (w + 5), 4.5),
        class_="offered-space",
    )


@kept
def _turn(turn: bool, seat: int, w: float, h: float) -> Markup:
    if not turn:
        return NOTHING
    return group(tip("tip-turn", seat=seat + 1, rule="WV-3.1"), rect(2, 2, w - 4, h - 4, 12, "turn-glow"))


def _crown(view: View, seat: int) -> Markup:
    won = view["result"] and seat in view["result"]["winners"]
    return group(path(CROWN, "winner-crown"), at=(22, 11), scale=0.8) if won else NOTHING


def compact_seat(view: View, seat: int) -> Markup:
    there = view["seats"][seat]
    purse = None if there["gardener"] else (there["guilders"], there["tools"])
    return _chip(seat in view["actors"], seat, points_now(view, seat), purse)


@kept
def _chip(turn: bool, seat: int, points: int, purse: tuple[int, int] | None) -> Markup:
    """A player for a phone: sign, points, guilders and tools, which the Gardener has not."""
    w, h = CHIP_SIZE
    return group(
        rect(1.5, 1.5, w - 3, h - 3, 12, "seat-plate"),
        _turn(turn, seat, w, h),
        group(
            tip("tip-points", seat=seat + 1, points=points, rule="WV-6.6"),
            group(token(seat, 14), at=(20, 26)),
            words(37, 33, points, "count", font_size=20),
        ),
        group(tip("tip-gardener", rule="WV-7.1"), icon("gardener", 96, 26, 26))
        if purse is None
        else _small_purse(seat, *purse),
        id=f"seat-{seat}",
        class_=f"seat seat-{seat}",
    )


def _small_purse(seat: int, guilders: int, tools: int) -> Markup:
    return join(
        (
            group(
                tip("tip-guilders", seat=seat + 1, guilders=guilders, most=9, rule="WV-1.3"), coin(guilders, 79, 26, 31)
            ),
            group(
                tip("tip-tools", seat=seat + 1, tools=tools, rule="WV-3.7"),
                icon("tool", 107, 15, 19),
                words(107, 44, tools, "count mid", font_size=16),
            ),
        )
    )


# ---------------------------------------------------------------- the end

# The sources of points in the order of the table, gathered so that a row has a handful of numbers.
COLUMNS: Final = (
    (
        "play",
        (
            "start",
            "floodgate",
            "water",
            "wheels",
            "helpers",
            "slots",
            "starting-card",
            "paths",
            "fields",
            "patches",
            "calendar",
            "market",
            "trade",
            "scored",
            "spent",
            "floor",
        ),
    ),
    ("contracts", ("contract", "cards", "tiles")),
    ("groups", ("group", "bulbs")),
    ("rows", ("row",)),
    ("columns", ("column",)),
    ("wish", ("wish",)),
)
WIDE: Final = (900, 268, 92)  # width, where the numbers begin, and their pitch
SLIM: Final = (396, 96, 44)


def gathered(parts: Mapping[str, int]) -> dict[str, int]:
    """A breakdown by the columns of the table."""
    found = dict.fromkeys([name for name, _ in COLUMNS], 0)
    for source, points in parts.items():
        first = source.partition(" ")[0]
        found[next(name for name, sources in COLUMNS if first in sources)] += points
    return found


def _across(slim: bool) -> int:
    return 2 if slim else 5


def _row_height(parts: dict[str, int], slim: bool) -> int:
    return 68 + 26 * -(-len(parts) // _across(slim))


def result_size(view: View, slim: bool) -> tuple[int, int]:
    width = SLIM[0] if slim else WIDE[0]
    rows = 0
    for parts in view["result"]["breakdown"]:
        rows += _row_height(parts, slim)
    return width, 52 + rows


def moving_result(view: View, slim: bool) -> Markup:
    """Points by source, winners first (WV-6.2 to 6.6); below each row every single source."""
    result = view["result"]
    _, left, pitch = SLIM if slim else WIDE
    headings = [_heading(name, left + i * pitch, slim) for i, (name, _) in enumerate(COLUMNS)]
    parts, y = [*headings, _heading("total", left + len(COLUMNS) * pitch + (4 if slim else 20), slim)], 44.0
    for seat in sorted(range(len(view["seats"])), key=lambda s: (s not in result["winners"], -result["points"][s], s)):
        height = _row_height(result["breakdown"][seat], slim)
        parts.append(_result_row(view, seat, y, height, slim))
        y += height
    return join(parts)


_HEAD_ICONS: Final = {
    "play": "windmill",
    "contracts": "contract",
    "groups": "build",
    "rows": "plant",
    "columns": "tulip-any",
    "wish": "wish",
    "total": "vp",
}


def _heading(name: str, x: float, slim: bool) -> Markup:
    if not slim:
        return message(x, 32, f"label-score-{name}", "quiet mid", font_size=14)
    return group(tip(f"label-score-{name}"), icon(_HEAD_ICONS[name], x, 24, 24))


def _result_row(view: View, seat: int, y: float, height: float, slim: bool) -> Markup:
    result = view["result"]
    width, left, pitch = SLIM if slim else WIDE
    parts, won = result["breakdown"][seat], seat in result["winners"]
    sums = gathered(parts)
    cells = [
        words(left + i * pitch, 36, sums[name], "count mid", font_size=15 if slim else 20)
        for i, (name, _) in enumerate(COLUMNS)
    ]
    across = _across(slim)
    step = (width - 32) / across
    small = [
        _source(name, points, 14 + i % across * step, 56 + i // across * 26)
        for i, (name, points) in enumerate(parts.items())
    ]
    return group(
        rect(8, 2, width - 16, height - 6, 10, "result-row won" if won else "result-row"),
        group(token(seat, 15), at=(30, 30)),
        group(path(CROWN, "winner-crown"), at=(30, 9)) if won else NOTHING,
        NOTHING if slim else name_slot(seat, 54, 36, "seat-name", 18),
        *cells,
        rosette(result["points"][seat], left + len(COLUMNS) * pitch + (4 if slim else 20), 30, 44),
        *small,
        at=(0, y),
        id=f"result-{seat}",
        class_=f"seat-{seat}",
    )


def _source(name: str, points: int, x: float, y: float) -> Markup:
    """One source of points: a contract, a row, a column, the floodgate."""
    kind, _, which = name.partition(" ")
    about = {} if not which else {"colour": which} if kind == "group" else {"id": which}
    return group(
        words(30, 18, points, "count end", font_size=13.5),
        message(36, 18, f"source-{kind}", "quiet", about, font_size=12.5),
        at=(x, y),
    )
