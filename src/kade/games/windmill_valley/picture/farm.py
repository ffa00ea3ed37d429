"""The farm board of a player of Windmill Valley: patches, storage, windmill groups, guilders and tools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.parts import each, kept
from kade.display.svg import Markup, group, join, path, rect, tip, words
from kade.games.windmill_valley.picture.rewards import rewards
from kade.games.windmill_valley.picture.signs import COLOURS, NOTHING, coin, icon, ring, rosette, tulip
from kade.games.windmill_valley.picture.tips import reward_tip

CELL: Final = 46.0
ROWS: Final = 4
COLUMNS: Final = 7
STORE: Final = (39, 44, 43)  # width, height, pitch
PATCHES: Final = (CELL * COLUMNS + 52, CELL * ROWS + 28)  # with the values of rows and columns
GROUPS: Final = (106, 4 * CELL + 6)


# ---------------------------------------------------------------- patches


def static_patches(data: Mapping[str, Any], seat: int, covered: bool) -> Markup:
    """The four rows with what planting brings, and what rows and columns are worth; `covered` by the Gardener's
    overlay, without rewards (WV-7.1)."""
    printed = {(p["row"], p["column"]): p["reward"] for p in data["patch"]}
    parts = [rect(0, 0, CELL * COLUMNS + 6, CELL * ROWS + 6, 9, "bed")]
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            codes = None if covered else printed.get((row, column))
            parts.append(_patch(seat, row, column, codes))
    parts += [_row_value(i, entry) for i, entry in enumerate(data["farm_row"], 1)]
    values = data["column_values"]
    parts += [
        _column_value(i, plus, minus)
        for i, (plus, minus) in enumerate(zip(values["plus"], values["minus"], strict=True))
    ]
    return join(parts)


def _patch(seat: int, row: int, column: int, codes: Sequence[str] | None) -> Markup:
    x, y = 3 + (column - 1) * CELL, 3 + (row - 1) * CELL
    return group(_earth(row, column, codes), at=(x, y), id=f"patch-{seat}-{row}-{column}", class_="patch-space")


@kept
def _earth(row: int, column: int, codes: Sequence[str] | None) -> Markup:
    """A patch that nothing is planted in, the same on every farm."""
    shown = []
    if codes:
        shown = [rect(6, 6, CELL - 12, CELL - 12, 7, "plate thin"), rewards(codes, CELL / 2 - 1, CELL / 2, 26)]
    tip_ = (
        reward_tip("tip-patch-reward", codes, row=row, column=column, rule="WV-4.23")
        if codes
        else tip("tip-patch", row=row, column=column, rule="WV-4.23")
    )
    ground = rect(1.5, 1.5, CELL - 3, CELL - 3, 6, "patch")
    return join(
        (
            tip_,
            rect(-0.6, -0.6, CELL + 1.2, CELL + 1.2, 0, "hit"),
            ground,
            ring(CELL - 3, CELL - 3, 1.5, 1.5, 7, 1),
            *shown,
        )
    )


def _squares(x: float, y: float, colours: Sequence[str]) -> list[Markup]:
    return [rect(x + i * 7.5, y - 3.2, 6.5, 6.5, 1.5, f"plot tulip-{colour}") for i, colour in enumerate(colours)]


@kept
def _row_value(row: int, entry: Mapping[str, Any]) -> Markup:
    """A full row of one colour, or of several (WV-6.4)."""
    x, y = CELL * COLUMNS + 10, 3 + (row - 0.5) * CELL
    return group(
        tip("tip-row", row=row, high=entry["high"], low=entry["low"], rule="WV-6.4"),
        *_squares(x, y - 11, ("red", "red", "red")),
        rosette(entry["high"], x + 35, y - 11, 23),
        *_squares(x, y + 11, ("red", "yellow", "violet")),
        rosette(entry["low"], x + 35, y + 11, 20),
    )


@kept
def _column_value(i: int, plus: int, minus: int) -> Markup:
    """Four different colours, or a repeated one (WV-6.5)."""
    x, y = 3 + (i + 0.5) * CELL, CELL * ROWS + 21
    lost = words(x + 11, y, f"−{minus}", "minus", font_size=13.5) if minus else NOTHING
    return group(
        tip("tip-column", column=i + 1, plus=plus, minus=minus, rule="WV-6.5"),
        words(x - (10 if minus else 0), y, f"+{plus}", "plus", font_size=13.5),
        lost,
    )


def moving_patches(seat: int, rows: Sequence[Sequence[str]]) -> list[Markup]:
    """The planted bulbs; a column that repeats a colour, and a row that has become mixed, are marked."""
    bulbs = [_planted(seat, r, c, colour) for r, row in enumerate(rows, 1) for c, colour in enumerate(row, 1)]
    return [*bulbs, _marks(rows)]


@kept
def _marks(rows: Sequence[Sequence[str]]) -> Markup:
    marks = []
    for column in range(COLUMNS):
        found = [row[column] for row in rows if len(row) > column]
        if len(found) != len(set(found)):
            marks.append(path(f"M{3 + (column + 0.5) * CELL - 20:.1f} {CELL * ROWS + 26:.1f}h40", "column-bad"))
        elif len(found) == ROWS:
            marks.append(path(f"M{3 + (column + 0.5) * CELL - 20:.1f} {CELL * ROWS + 26:.1f}h40", "column-good"))
    for i, row in enumerate(rows):
        if len(set(row)) > 1:
            y = 3 + (i + 0.5) * CELL - 11
            marks.append(path(f"M{CELL * COLUMNS + 9:.1f} {y:.1f}h48", "row-gone"))
    return join(marks)


@kept
def _planted(seat: int, row: int, column: int, colour: str) -> Markup:
    x, y = 3 + (column - 1) * CELL, 3 + (row - 1) * CELL
    return group(
        tip("tip-planted", colour=colour, row=row, column=column, rule="WV-6.3"),
        rect(1.5, 1.5, CELL - 3, CELL - 3, 6, "patch has"),
        tulip(colour, CELL / 2, CELL / 2, 38),
        at=(x, y),
        class_="planted",
        data_piece=f"planted-{seat}-{row}-{column}",
        data_from=f"storage-{seat}",
    )


# ---------------------------------------------------------------- patches at a glance

SMALL: Final = (31.5, 30.5)  # one patch


def _small_at(row: int, column: int) -> tuple[float, float]:
    return 3 + (column - 1) * SMALL[0], 3 + (row - 1) * SMALL[1]


@kept
def small_static_patches(data: Mapping[str, Any], seat: int) -> Markup:
    """The same without what rows are worth, the numbers beside their signs."""
    w, h = SMALL
    printed = {(p["row"], p["column"]): p["reward"] for p in data["patch"]}
    parts = [rect(0, 0, w * COLUMNS + 6, h * ROWS + 6, 7, "bed")]
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            codes = printed.get((row, column))
            shown = (
                [rect(2, 2, w - 4, h - 4, 5, "plate thin"), rewards(codes, w / 2, h / 2, 18)] if codes else [NOTHING]
            )
            about = {"row": row, "column": column, "rule": "WV-4.23"}
            parts.append(
                group(
                    reward_tip("tip-patch-reward", codes, **about) if codes else tip("tip-patch", **about),
                    rect(1, 1, w - 2, h - 2, 5, "patch"),
                    ring(w - 2, h - 2, 1, 1, 6, 1),
                    *shown,
                    at=_small_at(row, column),
                    id=f"patch-{seat}-{row}-{column}",
                    class_="patch-space",
                )
            )
    values = data["column_values"]
    y = h * ROWS + 19
    for i, (plus, minus) in enumerate(zip(values["plus"], values["minus"], strict=True)):
        x = 3 + (i + 0.5) * w
        parts.append(words(x - (8 if minus else 0), y, f"+{plus}", "plus", font_size=11))
        if minus:
            parts.append(words(x + 8, y, f"−{minus}", "minus", font_size=11))
    return join(parts)


def small_moving_patches(seat: int, rows: Sequence[Sequence[str]]) -> list[Markup]:
    return [_small_planted(seat, r, c, colour) for r, row in enumerate(rows, 1) for c, colour in enumerate(row, 1)]


@kept
def _small_planted(seat: int, row: int, column: int, colour: str) -> Markup:
    w, h = SMALL
    return group(
        tip("tip-planted", colour=colour, row=row, column=column, rule="WV-6.3"),
        rect(1, 1, w - 2, h - 2, 5, "patch has"),
        tulip(colour, w / 2, h / 2, 26),
        at=_small_at(row, column),
        class_="planted",
        data_piece=f"planted-{seat}-{row}-{column}",
        data_from=f"storage-{seat}",
    )


# ---------------------------------------------------------------- storage


def static_storage(data: Mapping[str, Any], seat: int) -> Markup:
    """Seven spaces; the last ones cost guilders each time (WV-1.5)."""
    w, h, pitch = STORE
    parts = []
    for i, cost in enumerate(data["farm_board"]["storage_cost"]):
        parts.append(
            group(
                tip("tip-store", number=i + 1, guilders=cost, rule="WV-1.5"),
                ring(w, h, 0, 0, 9, 2),
                rect(0, 0, w, h, 8, "store"),
                coin(cost, w / 2, h / 2, 27) if cost else NOTHING,
                at=(i * pitch, 0),
                id=f"store-{seat}-{i}",
                class_="store-space",
            )
        )
    return group(*parts, id=f"storage-{seat}")


def stored_bulbs(bulbs: Mapping[str, int]) -> list[tuple[str, int]]:
    """The bulbs in storage in the order they are drawn: colour, and which of that colour."""
    return [(colour, k) for colour in COLOURS for k in range(bulbs.get(colour, 0))]


def moving_storage(seat: int, bulbs: Mapping[str, int]) -> list[Markup]:
    return [_stored(seat, i, colour, k) for i, (colour, k) in enumerate(stored_bulbs(bulbs))]


@kept
def _stored(seat: int, i: int, colour: str, k: int) -> Markup:
    w, h, pitch = STORE
    return group(
        tip("tip-bulb", colour=colour, rule="WV-1.5"),
        ring(w, h, 0, 0, 9, 2),
        rect(0, 0, w, h, 8, "store full"),
        tulip(colour, w / 2, h / 2, 33),
        at=(i * pitch, 0),
        id=f"bulb-{seat}-{i}",
        class_="stored",
        data_piece=f"bulb-{seat}-{colour}-{k}",
        data_from=f"supply-{colour}",
    )


def purse(seat: int, guilders: int, tools: int, points: int, most: int) -> list[Markup]:
    """Guilders of nine, tools, points; 190 wide, about 44 high."""
    return [_guilders(seat, guilders, most), _tools(seat, tools), points_of(seat, points)]


@kept
def _guilders(seat: int, guilders: int, most: int) -> Markup:
    return group(
        tip("tip-guilders", seat=seat + 1, guilders=guilders, most=most, rule="WV-1.3"),
        ring(44, 40, -4, 2, 9, 2),
        coin(guilders, 18, 22, 40),
        words(40, 38, f"/{most}", "quiet", font_size=14),
        id=f"guilders-{seat}",
        class_="purse",
    )


@kept
def _tools(seat: int, tools: int) -> Markup:
    return group(
        tip("tip-tools", seat=seat + 1, tools=tools, rule="WV-3.7"),
        icon("tool", 78, 22, 30),
        words(95, 28, tools, "count", font_size=18),
        id=f"tools-{seat}",
    )


@kept
def points_of(seat: int, points: int) -> Markup:
    return group(
        tip("tip-points", seat=seat + 1, points=points, rule="WV-6.6"),
        rosette(points, 140, 22, 44),
        id=f"points-{seat}",
    )


# ---------------------------------------------------------------- windmill groups


def static_groups(data: Mapping[str, Any]) -> Markup:
    return rect(0, 0, GROUPS[0], GROUPS[1], 9, "well")


def moving_groups(
    data: Mapping[str, Any], seat: int, groups: Mapping[str, int], rows: Sequence[Sequence[str]]
) -> list[Markup]:
    """The windmills still on the farm; an empty group scores for every bulb of its colour (WV-6.3)."""
    pitch = GROUPS[1] / len(data["windmill_group"])
    return [
        _group(
            entry, seat, groups.get(entry["id"], 0), sum(r.count(entry["id"]) for r in rows), pitch * (i + 0.5), pitch
        )
        for i, entry in enumerate(data["windmill_group"])
    ]


ROW_OF_GROUPS: Final = (265, 46)


def groups_in_a_row(
    data: Mapping[str, Any], seat: int, groups: Mapping[str, int], rows: Sequence[Sequence[str]]
) -> list[Markup]:
    """The same side by side, without what they are worth."""
    pitch = ROW_OF_GROUPS[0] / len(data["windmill_group"])
    drawn = []
    for i, entry in enumerate(data["windmill_group"]):
        bulbs = sum(row.count(entry["id"]) for row in rows)
        drawn += each(_small_group(entry, seat, groups.get(entry["id"], 0), bulbs, pitch), at=(i * pitch, 0))
    return drawn


@kept
def _small_group(entry: Mapping[str, Any], seat: int, left: int, bulbs: int, pitch: float) -> Markup:
    n, h = entry["windmills"], ROW_OF_GROUPS[1]
    first, step = (26, 8) if n > 2 else (29, 13)
    mills = [
        icon("windmill", first + j * step, h / 2, 18, f"seat-{seat}")
        if j < left
        else path(f"M{first + j * step - 4:.1f} {h / 2 + 8}l1.500-13h5l1.500 13z", "mill-gone")
        for j in range(n)
    ]
    return group(
        _group_tip(entry, left, bulbs),
        rect(0, h / 2 - 24, pitch, 48, 0, "hit"),  # a finger's width, also where the line is drawn a little smaller
        ring(pitch - 4, h - 4, 2, 2, 8, 1),
        rect(2, 2, pitch - 4, h - 4, 7, "group-done" if not left else "group-plate"),
        tulip(entry["id"], 14, h / 2, 24),
        *mills,
        id=f"group-{seat}-{entry['id']}",
        class_="windmill-group done" if not left else "windmill-group",
    )


def _group_tip(entry: Mapping[str, Any], left: int, bulbs: int) -> Markup:
    return tip(
        "tip-group",
        colour=entry["id"],
        left=left,
        each=entry["vp_per_bulb"],
        bulbs=bulbs,
        points=0 if left else bulbs * entry["vp_per_bulb"],
        rule="WV-6.3",
    )


@kept
def _group(entry: Mapping[str, Any], seat: int, left: int, bulbs: int, y: float, pitch: float) -> Markup:
    n, colour = entry["windmills"], entry["id"]
    mills = []
    for j in range(n):
        x = 55 + (j - (n - 1) / 2) * (19 if n < 3 else 15)
        mills.append(
            icon("windmill", x, 0, 24 if n < 3 else 20, f"seat-{seat}")
            if j < left
            else path(f"M{x - 6:.1f} 10l2-17h8l2 17z", "mill-gone")
        )
    return group(
        _group_tip(entry, left, bulbs),
        ring(GROUPS[0] - 6, pitch - 4, 3, 2 - pitch / 2, 8, 1),
        rect(3, 2 - pitch / 2, GROUPS[0] - 6, pitch - 4, 7, "group-done" if not left else "group-plate"),
        tulip(colour, 19, 0, 27),
        *mills,
        rosette(entry["vp_per_bulb"], GROUPS[0] - 15, 0, 23),
        at=(0, y),
        id=f"group-{seat}-{colour}",
        class_="windmill-group done" if not left else "windmill-group",
    )
