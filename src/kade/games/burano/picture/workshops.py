"""The lace workshops of Burano: coloured squares, workers, unions outlined, who has most, and what lace would score."""

from __future__ import annotations

from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.signs import COLOURS, NOTHING, cited, coin, disc, heading, mark, rosette, worker
from kade.games.burano.words.say import square as said

SIZE: Final = (396, 380)
READS: Final = ("players", "workshops", "step", "about", "actors", "seats.*.unions", "seats.*.squares")
CELL: Final = 50
LEFT, TOP = 24, 22

Square = tuple[int, int]


def cell_of(name: str) -> Square:
    """Column and row of a square, from its name."""
    _, x, y = name.split("-")
    return int(x), int(y)


def corner(square: Square) -> tuple[float, float]:
    return LEFT + square[0] * CELL, TOP + square[1] * CELL


def static_workshops(printed: BuranoPrinted) -> Markup:
    """The grid; tiles lie differently from game to game."""
    gaps = [
        rect(x + 3, y + 3, CELL - 6, CELL - 6, 5, "gap") for x, y in (corner(cell_of(name)) for name in printed.squares)
    ]
    named = []
    for name in printed.squares:
        (x, y), text = corner(cell_of(name)), said(name)
        if cell_of(name)[1] == 0:
            named.append(words(x + CELL / 2, TOP - 6, text[:1], "quiet mid", font_size=14))
        if cell_of(name)[0] == 0:
            named.append(words(12, y + CELL / 2 + 5, text[1:], "quiet mid", font_size=14))
    return join((*gaps, *named))


def moving_workshops(printed: BuranoPrinted, view: View) -> list[Markup]:
    paid = list(view["about"].get("paid", ())) if view["step"] == "score-lace" else []
    return [*_held(view["workshops"], view["players"], paid), _scores(printed, view)]


@kept
def _held(squares: dict[str, dict[str, Any]], players: int, paid: list[str]) -> list[Markup]:
    """The squares and who works there."""
    colours = {cell_of(name): found["colour"] for name, found in squares.items()}
    return [
        *(_square(name, found) for name, found in squares.items()),
        path(_borders(colours), "tile-edge"),
        *(_union(squares, seat) for seat in range(players)),
        *(_worker(name, found["seat"], name in paid) for name, found in squares.items()),
        *(_target(name, found) for name, found in squares.items()),
        _most(squares, players),
    ]


@kept
def _square(name: str, found: dict[str, Any]) -> Markup:
    return group(
        rect(0, 0, CELL, CELL, 0, "square"),
        group(mark(found["colour"], 15), at=(11, 11)),
        group(coin(1, 12), at=(CELL / 2 + 4, CELL / 2 + 5)) if found["coin"] and found["seat"] is None else NOTHING,
        group(coin(1, 10), at=(CELL - 11, 11)) if found["coin"] and found["seat"] is not None else NOTHING,
        at=corner(cell_of(name)),
        class_=f"c-{found['colour']}",
    )


@kept
def _target(name: str, found: dict[str, Any]) -> Markup:
    """Drawn over everything, so that ring and pointer find the whole square."""
    x, y = corner(cell_of(name))
    taken = {} if found["seat"] is None else {"seat": found["seat"] + 1}
    return group(
        cited(
            "tip-square-held" if taken else "tip-square", "BU-8.2", colour=found["colour"], square=said(name), **taken
        ),
        rect(x, y, CELL, CELL, 0, "hit"),
        rect(x + 3, y + 3, CELL - 6, CELL - 6, 6, "ring"),
        id=f"square-{name}",
        class_="site",
    )


@kept
def _borders(colours: dict[Square, str]) -> str:
    """Lines between squares of different tiles."""
    lines = []
    for (x, y), colour in colours.items():
        left, top = corner((x, y))
        if colours.get((x, y - 1)) != colour:
            lines.append(f"M{left} {top}h{CELL}")
        if colours.get((x, y + 1)) != colour:
            lines.append(f"M{left} {top + CELL}h{CELL}")
        if colours.get((x - 1, y)) != colour:
            lines.append(f"M{left} {top}v{CELL}")
        if colours.get((x + 1, y)) != colour:
            lines.append(f"M{left + CELL} {top}v{CELL}")
    return "".join(lines)


@kept
def _union(squares: dict[str, dict[str, Any]], seat: int) -> Markup:
    """An outline a little inside the squares around every union of two or more."""
    own = {cell_of(name) for name, found in squares.items() if found["seat"] == seat}
    joined = {c for c in own if any((c[0] + dx, c[1] + dy) in own for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))}
    if not joined:
        return NOTHING
    d = "".join(_edges(square, joined) for square in sorted(joined))
    return group(path(d, "union"), path(d, "union-thread"), class_=f"seat-{seat}")


def _edges(square: Square, inside: set[Square]) -> str:
    """The sides of a square that a union does not cross, drawn 4 inside, reaching on where the union does."""
    x, y = square
    left, top = corner(square)
    right, bottom, by = left + CELL, top + CELL, 4
    has = {(dx, dy): (x + dx, y + dy) in inside for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    out = ""
    for side, neighbours in ((-1, "top"), (1, "bottom")):
        if not has[0, side]:
            line = top + by if neighbours == "top" else bottom - by
            start = left if has[-1, 0] else left + by
            end = right if has[1, 0] else right - by
            start -= by if has[-1, 0] and has[-1, side] else 0
            end += by if has[1, 0] and has[1, side] else 0
            out += f"M{start} {line}H{end}"
    for side in (-1, 1):
        if not has[side, 0]:
            line = left + by if side < 0 else right - by
            start = top if has[0, -1] else top + by
            end = bottom if has[0, 1] else bottom - by
            start -= by if has[0, -1] and has[side, -1] else 0
            end += by if has[0, 1] and has[side, 1] else 0
            out += f"M{line} {start}V{end}"
    return out


@kept
def _worker(name: str, seat: int | None, paid: bool) -> Markup:
    if seat is None:
        return NOTHING
    x, y = corner(cell_of(name))
    ticked = group(circle(0, 0, 8, "paid"), icon("check", 11), at=(13, 8)) if paid else NOTHING
    return group(
        worker(seat),
        ticked,
        at=(x + CELL / 2 + 1, y + CELL / 2 + 4),
        scale=1.22,
        data_piece=f"lace-{seat}-{name}",
        data_from=f"seat-{seat}",
    )


# ---------------------------------------------------------------- beside the grid


@kept
def _most(squares: dict[str, dict[str, Any]], players: int) -> Markup:
    """For each colour: who alone has most workers there, or that it is a tie."""
    x = LEFT + 4 * CELL + 12
    rows = [heading(x, 28, "label-most-here")]
    for i, colour in enumerate(COLOURS):
        y = 50 + i * 30
        here = [sum(f["seat"] == seat and f["colour"] == colour for f in squares.values()) for seat in range(players)]
        best = max(here)
        leaders = [seat for seat, n in enumerate(here) if n == best and n]
        rows.append(group(disc(colour, 11.5), at=(x + 12, y)))
        if len(leaders) == 1:
            rows.append(
                group(
                    cited("tip-most-workshop", "BU-5.21", seat=leaders[0] + 1, colour=colour, number=best),
                    group(worker(leaders[0]), at=(x + 44, y + 1), scale=0.86),
                    words(x + 62, y + 6, f"× {best}", "count", font_size=15),
                )
            )
        else:
            rows.append(message(x + 34, y + 5, "label-tie" if leaders else "label-nobody", "quiet", {}, font_size=14))
    return group(*rows, id="most")


def _scores(printed: BuranoPrinted, view: View) -> Markup:
    """While lace is scored: what is chosen so far, and the best choice; otherwise each seat's unions."""
    x, y = LEFT + 4 * CELL + 12, 244
    about = view["about"]
    if view["step"] == "score-lace":
        return join(
            (
                heading(x, y, "label-chosen"),
                group(rosette(about["points"], 17), at=(x + 140, y - 5)),
                group(
                    cited("tip-pay-best", "BU-10.8", points=about["best_points"]),
                    rect(x - 6, y + 12, 164, 52, 10, "ring"),
                    rect(x - 2, y + 16, 156, 44, 8, "plate"),
                    message(x + 10, y + 42, "label-best-choice", "on-plate strong", {}, font_size=15),
                    group(rosette(about["best_points"], 17), at=(x + 134, y + 38)),
                    id="pay-best",
                ),
            )
        )
    rows = [heading(x, y, "label-unions")]
    for seat in range(view["players"]):
        top = y + 26 + seat * 31
        unions: list[int] = view["seats"][seat]["unions"]
        worth = sum(n * printed.lace_points + bonus(printed, n) for n in unions)
        sizes = " + ".join(str(n) for n in unions[:5]) or "–"
        rows.append(
            group(
                cited("tip-unions", "BU-10.4", seat=seat + 1, points=worth),
                group(token(seat, 10), at=(x + 11, top)),
                words(x + 30, top + 5, sizes, "count", font_size=15),
                group(rosette(worth, 15), at=(x + 140, top)) if unions else NOTHING,
                id=f"unions-{seat}",
            )
        )
    return join(rows)


def bonus(printed: BuranoPrinted, size: int) -> int:
    """What a union of that many workers adds (BU-10.4)."""
    return printed.union_bonus[size] if size < len(printed.union_bonus) else printed.union_more
