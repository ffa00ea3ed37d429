"""A player's cubes and roofs in Burano: pyramid, preparation spaces, roof tiles, the reserve, moves and purse."""

from __future__ import annotations

from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept, within
from kade.display.svg import Markup, group, join, message, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.signs import (
    COLOURS,
    NOTHING,
    cited,
    coin,
    cube,
    diamond,
    heading,
    parts_of,
    roof_tile,
    rosette,
    small_cube,
)
from kade.games.burano.picture.stacking import BASE, SPOTS, decisions, stock_of, suggested

READS: Final = ("seat", "step", "own.pyramid", "own.reserve", "own.spot", "own.prepared", "markers", "own.roofs")
WIDTH: Final = 396
SIGNS: Final = {"sailing": "boat", "lace": "lace", "earning": "earn"}
A, B, H = 31.0, 18.5, 26.0
MIDDLE: Final = (116.0, 124.0)


def place(spot: str) -> tuple[float, float, int]:
    """Column and row in the base's measure, and level from 0."""
    level, _, number = spot.partition("-")
    if level == "top":
        return 1, 1, 2
    i = int(number) - 1
    return (i % 3, i // 3, 0) if level == "base" else (i % 2 + 0.5, i // 2 + 0.5, 1)


def below(spot: str) -> list[str]:
    """The four places that a cube rests on (BU-4.7)."""
    if spot == "top":
        return [f"middle-{i}" for i in range(1, 5)]
    level, _, number = spot.partition("-")
    if level == "base":
        return []
    i = int(number) - 1
    first = 3 * (i // 2) + i % 2 + 1
    return [f"base-{first + step}" for step in (0, 1, 3, 4)]


def uncovered(pyramid: dict[str, str]) -> list[str]:
    """Cubes on which none rests."""
    covered = {under for spot in pyramid for under in below(spot)}
    return [spot for spot in SPOTS if spot in pyramid and spot not in covered]


def supported(pyramid: dict[str, str]) -> list[str]:
    """Empty places where a cube would stand."""
    return [spot for spot in SPOTS if spot not in pyramid and all(under in pyramid for under in below(spot))]


def position(spot: str, a: float = A, b: float = B, h: float = H) -> tuple[float, float]:
    """The middle of the bottom of a cube there, from the middle of the base."""
    column, row, level = place(spot)
    return (column - row) * a, (column + row - 2) * b - level * h


# ---------------------------------------------------------------- the pyramid


@kept
def stacked(
    pyramid: dict[str, str],
    a: float,
    b: float,
    h: float,
    piece: str | None = None,
    decided: dict[str, int] | None = None,
) -> Markup:
    """All cubes, level by level, back to front, around the middle of the base. While it is built, each that was decided
    on has the number of that decision, and can be changed for another."""
    drawn = []
    for spot in sorted(pyramid, key=lambda s: (place(s)[2], place(s)[0] + place(s)[1])):
        nth = (decided or {}).get(spot)
        change = (cited("tip-stacked", "BU-4.2", colour=pyramid[spot]), path(diamond(a, b, 0, -h), "ring"))
        drawn.append(
            group(
                cube(pyramid[spot], a, b, h, a > 20),
                *(() if nth is None else change),
                at=position(spot, a, b, h),
                data_piece=f"{piece}-{spot}" if piece else None,
                data_nth=nth,
            )
        )
    return join(drawn)


@kept
def ground(a: float, b: float) -> Markup:
    """The board a pyramid stands on."""
    slots = [path(diamond(a * 0.94, b * 0.94, *position(spot, a, b, 0)), "slot") for spot in BASE]
    return join((path(diamond(a * 3.3, b * 3.3), "board-ground"), *slots))


def static_pyramid() -> Markup:
    return join(
        (
            group(ground(A, B), at=MIDDLE),
            heading(252, 22, "label-prepared"),
            *(rect(252 + i * 47, 31, 43, 60, 8, "slot") for i in range(3)),
            heading(252, 112, "label-roofs"),
            *(rect(252 + i * 47, 121, 38, 62, 7, "slot") for i in range(3)),
        )
    )


def height(view: View) -> int:
    return 330 if _building(view) else 272 if _reserve_shown(view) else 208


def _building(view: View) -> bool:
    return view["step"] == "build-pyramids" and view["seats"][view["seat"]]["spot"] is not None


def _reserve_shown(view: View) -> bool:
    return view["step"] == "build-pyramids" or bool(view["seats"][view["seat"]]["reserve"])


def moving_pyramid(view: View) -> list[Markup]:
    me = view["seats"][view["seat"]]
    pyramid: dict[str, str] = me["pyramid"] or {}
    reserve = _reserve(me["reserve"], me["spot"] is not None) if _reserve_shown(view) else NOTHING
    building = _building(view)
    made, numbers = decisions(me) if building else ([], {})
    to_fill = suggested(me) if building else []
    stock = stock_of(me) if building else None
    cubes = [stacked(pyramid, A, B, H, "own", numbers), *_spots(pyramid, me["spot"], len(made))]
    series = "|".join(made) if building else None
    return [
        words(12, 24, len(pyramid) or "", "quiet", font_size=15),
        *within(cubes, at=MIDDLE, id="pyramid-own", data_series=series, data_keep=None if to_fill else stock),
        *_prepared(me["prepared"], action_of(view)),
        *_roofs(me["roofs"]),
        reserve,
        _fill_buttons(to_fill, stock) if stock else NOTHING,
    ]


@kept
def _fill_buttons(answers: list[str], stock: str) -> Markup:
    """All of these decisions with one click, or those of the last pyramid from the same cubes, which the device may
    have kept; each can be taken back by itself. Before the last one there are none."""
    if not answers:
        return message(198, 303, "label-change-cubes", "quiet mid", {}, font_size=15)
    return join((_fill_button("fill", 8, answers="|".join(answers)), _fill_button("fill-again", 202, again=stock)))


def _fill_button(name: str, x: float, *, answers: str | None = None, again: str | None = None) -> Markup:
    return group(
        cited(f"tip-{name}", "BU-4.2"),
        rect(x, 273, 186, 50, 10, "button"),
        message(x + 93, 304, f"label-{name}", "count mid", {}, font_size=16),
        id=name,
        class_="gesture",
        role="button",
        tabindex=0,
        data_answers=answers,
        data_again=again,
    )


@kept
def _spots(pyramid: dict[str, str], following: str | None, made: int) -> list[Markup]:
    """What can be taken or filled, above all cubes; while building, the place that is filled next."""
    bare = uncovered(pyramid)
    drawn = []
    for colour in COLOURS:
        tops = [spot for spot in bare if pyramid[spot] == colour]
        if tops:
            rings = [path(_face(spot, H), "ring") for spot in tops]
            tipped = cited("tip-uncovered", "BU-5.6", colour=colour)
            drawn.append(group(tipped, *rings, id=f"uncovered-{colour}", class_="site"))
    for spot in bare:
        drawn.append(_spot(spot, H))
    for spot in supported(pyramid):
        drawn.append(_spot(spot, 0, "site next", made) if spot == following else _spot(spot, 0))
    if following and following not in supported(pyramid):
        drawn.append(_spot(following, 0, "site next", made))
    return drawn


@kept
def _spot(spot: str, up: float, class_: str = "site", nth: int | None = None) -> Markup:
    marked = path(_face(spot, up), "next-place") if "next" in class_ else NOTHING
    shown = (cited("tip-spot", "BU-4.7"), marked, path(_face(spot, up), "ring"))
    return group(*shown, id=f"spot-{spot}", class_=class_, data_nth=nth)


def _face(spot: str, up: float) -> str:
    x, y = position(spot)
    return diamond(A, B, x, y - up)


# ---------------------------------------------------------------- prepared cubes, roofs, reserve


def action_of(view: View) -> dict[str, str]:
    """The sign of what each colour means this season."""
    return {colour: SIGNS[action] for action, colours in view["markers"].items() for colour in colours}


@kept
def _prepared(prepared: dict[str, int], signs: dict[str, str]) -> list[Markup]:
    """Cubes of one colour are alike and are chosen as one; below each, the action it would bring."""
    drawn, slot = [], 0
    for colour in COLOURS:
        n = prepared.get(colour, 0)
        if not n:
            continue
        xs = [252 + (slot + i) * 47 for i in range(n)]
        slot += n
        drawn.append(
            group(
                cited("tip-prepared", "BU-5.8", colour=colour),
                *(rect(x, 31, 43, 60, 8, "ring") for x in xs),
                *(group(icon(signs[colour], 20), at=(x + 21.5, 79)) for x in xs if colour in signs),
                *(
                    group(
                        small_cube(colour, 31),
                        at=(x + 21.5, 52),
                        data_piece=f"prepared-{colour}-{i}",
                        data_from="pyramid-own",
                    )
                    for i, x in enumerate(xs)
                ),
                id=f"prepared-{colour}",
            )
        )
    return drawn


@kept
def _roofs(roofs: list[dict[str, Any]]) -> list[Markup]:
    """Roof tiles with what they would score now."""
    drawn = []
    for i, roof in enumerate(roofs):
        kind, one, two = parts_of(roof["tile"])
        drawn.append(
            group(
                cited(f"tip-own-roof-{kind}", "BU-5.19", points=roof["points"]),
                rect(-3.5, -3.5, 45, 69, 9, "ring"),
                roof_tile(roof["tile"], 38, 62),
                group(rosette(roof["points"], 15), at=(27, 63)),
                at=(252 + i * 47, 121),
                id=f"roof-{roof['tile']}",
                data_piece=f"roof-{roof['tile']}",
                data_from=f"stack-{kind}",
                class_=f"roof c-{one} to-{two}",
            )
        )
    return drawn


@kept
def _reserve(reserve: dict[str, int], building: bool) -> Markup:
    """Cubes to build with: choose the colour for the place that is marked."""
    drawn = []
    for i, colour in enumerate(COLOURS):
        n = reserve.get(colour, 0)
        x = 34 + i * 64
        drawn.append(
            group(
                cited("tip-reserve", "BU-4.2", colour=colour, number=n),
                rect(x - 27, 214, 54, 50, 10, "slot" if not n else "well"),
                rect(x - 27, 214, 54, 50, 10, "ring"),
                group(small_cube(colour, 30), at=(x - 7, 242)) if n else NOTHING,
                words(x + 19, 247, n, "count mid" if n else "quiet mid", font_size=18),
                id=f"reserve-{colour}",
            )
        )
    return group(*drawn, class_="reserve building" if building else "reserve")


# ---------------------------------------------------------------- moves and purse

MOVES_SIZE: Final = (396, 112)
MOVES_READS: Final = ("seat", "step", "moves", "own.coins", "own.privilege")
# What ends a step, by its name; any other is simply done.
ENDS: Final = {"turn": "action-end-turn", "take-instead": "action-take-none"}


def static_moves(printed: BuranoPrinted) -> Markup:
    """Four moves and what each costs."""
    drawn = []
    for i, coins in enumerate(printed.move_coins):
        x = 12 + i * 94
        drawn.append(
            group(
                cited("tip-move", "BU-5.2", number=i + 1, coins=coins),
                rect(x, 6, 88, 42, 9, "well"),
                group(coin(f"+{coins}" if coins > 0 else f"−{-coins}", 15), at=(x + 24, 27)),
                message(x + 46, 32, f"label-move-{i + 1}", "quiet", {}, font_size=14),
            )
        )
    return join(drawn)


def moving_moves(view: View) -> list[Markup]:
    me = view["seats"][view["seat"]]
    return [
        *_marker(view),
        _purse("purse", 12, cited("tip-purse", "BU-11.7"), coin("", 14), me["coins"]),
        _purse("shield", 108, cited("tip-own-privilege", "BU-11.1"), icon("privilege", 30), me["privilege"]),
        _done(ENDS.get(view["step"], "action-done")),
    ]


@kept
def _done(ends: str) -> Markup:
    """It says what its button in the bar says."""
    return group(
        cited("tip-done", "BU-5.26"),
        rect(200, 56, 188, 50, 10, "well"),
        rect(200, 56, 188, 50, 10, "ring"),
        message(294, 86, ends, "count mid", {}, font_size=16),
        id="done",
    )


def _marker(view: View) -> list[Markup]:
    """The seat's own move marker, all through its turn: moves done are ticked, the one under way is filled, the next
    is framed (BU-5.5)."""
    moves = view["moves"]
    if moves is None or moves["seat"] != view["seat"]:
        return []
    done = [path(f"M{12 + i * 94 + 68} 17l4 5 9-10", "ticked") for i in range(moves["done"])]
    if not moves["left"]:
        return done
    now = rect(0, 0, 88, 42, 9, "now under-way" if moves["under_way"] else "now")
    return [group(now, at=(12 + moves["done"] * 94, 6), data_piece="move-marker", id="move-marker"), *done]


@kept
def _purse(id: str, x: float, tipped: Markup, sign: Markup, number: int) -> Markup:
    return group(
        tipped,
        rect(x, 56, 84, 50, 10, "well"),
        rect(x, 56, 84, 50, 10, "ring"),
        group(sign, at=(x + 22, 81)),
        words(x + 54, 88, number, "count mid", font_size=20),
        id=id,
    )
