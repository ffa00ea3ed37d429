"""Printed rewards, tiles and contracts of Windmill Valley as signs, from their notation in the component file."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from kade.display.svg import Markup, circle, group, join, path, rect, words
from kade.games.windmill_valley.picture.signs import COLOURS, NOTHING, badge, coin, icon, rosette, tulip

_REWARD: Final = re.compile(r"([A-Za-z]+)(\d*)(?::([\w|]+))?(?:@(\d+))?$")
_PAIR: Final = re.compile(r"B2|B:\w+\|")
SMALL: Final = 23  # below this size a number stands beside its icon instead of on it


def reward(code: str, x: float, y: float, s: float, beside: bool = False) -> Markup:
    """One part of a reward (`G3`, `B:red|violet`, `plant:2`, `market:2@1`), centred, `s` high; its number `beside` it
    where on it it would be too small."""
    beside = beside or s <= SMALL
    found = _REWARD.match(code)
    if found is None:
        return words(x, y, code, "strong")
    kind, number, detail, price = found.groups()
    if kind == "G":
        return coin(number, x, y, s)
    if kind == "V":
        return rosette(number, x, y, s * 1.06)
    if kind == "T":
        return _tools(number, x, y, s, beside)
    if kind == "B":
        return _bulbs(number, detail, x, y, s)
    return _action(kind, detail or "", price or "0", x, y, s, beside)


def _tools(number: str, x: float, y: float, s: float, beside: bool) -> Markup:
    drawn = icon("tool", x, y, s * 0.92)
    if number in ("", "1"):
        return drawn
    if not beside:
        return join((drawn, badge(number, x + s * 0.38, y + s * 0.34, s * 0.34)))
    return join((icon("tool", x - s * 0.25, y, s * 0.92), _beside(number, x + s * 0.45, y, s)))


def _bulbs(number: str, colours: str, x: float, y: float, s: float) -> Markup:
    names = colours.split("|")
    if len(names) > 1:
        return join(
            (
                tulip(names[0], x - s * 0.33, y - s * 0.04, s * 0.78),
                path(f"M{x + s * 0.08:.1f} {y - s * 0.36:.1f}L{x - s * 0.08:.1f} {y + s * 0.36:.1f}", "or-stroke"),
                tulip(names[1], x + s * 0.33, y + s * 0.04, s * 0.78),
            )
        )
    if number == "2":
        return join(
            (tulip(colours, x - s * 0.26, y - s * 0.03, s * 0.86), tulip(colours, x + s * 0.26, y + s * 0.03, s * 0.86))
        )
    return tulip(colours, x, y, s)


def _beside(number: str, x: float, y: float, s: float) -> Markup:
    return words(x, y + s * 0.26, number, "beside", font_size=round(s * 0.72, 1))


_OTHER_ICON: Final = {"remove": "remove-windmill", "strength": "lower", "extra": "plant", "floodgate_up": "floodgate"}


def _action(kind: str, number: str, price: str, x: float, y: float, s: float, beside: bool) -> Markup:
    name = _OTHER_ICON.get(kind, kind)
    if kind in ("strength", "extra"):
        return join((icon(name, x, y, s), badge(f"+{number}", x + s * 0.4, y + s * 0.34, s * 0.27)))
    if not number or (kind in ("enhance", "peek") and number == "1"):
        return icon(name, x, y, s)
    if beside and price == "0":
        return join((icon(name, x - s * 0.3, y, s * 0.95), _beside(number, x + s * 0.52, y, s)))
    drawn = [icon(name, x, y, s), badge(number, x + s * 0.4, y + s * 0.36, s * 0.34)]
    if price != "0":
        drawn.append(coin(price, x - s * 0.42, y + s * 0.38, s * 0.5))
    return join(drawn)


_FIGURE: Final = re.compile(r"(?<=[GVT])\d+|:\d+(@\d+)?")


def without_figures(codes: Sequence[str]) -> list[str]:
    """The same rewards where numbers would be too small to read: the tips say them."""
    return [_FIGURE.sub("", code) for code in codes]


def rewards(codes: Sequence[str], x: float, y: float, s: float, gap: float = 0.12, beside: bool = False) -> Markup:
    """Several parts in a row, centred."""
    widths = [s * (1.35 if _PAIR.match(code) else 1) for code in codes]
    left = x - (sum(widths) + s * gap * (len(codes) - 1)) / 2
    drawn = []
    for code, width in zip(codes, widths, strict=True):
        drawn.append(reward(code, left + width / 2, y, s, beside))
        left += width + s * gap
    return join(drawn)


def action_alone(code: str, x: float, y: float, s: float) -> Markup:
    """The action of a space without its price, its number beside it however large it is."""
    return reward(code.partition("@")[0], x, y, min(s, SMALL))


# ---------------------------------------------------------------- tiles


def tile_content(tile: Mapping[str, Any], x: float, y: float, s: float) -> Markup:
    """What a tile shows: its action above, what comes with it below."""
    main, *rest = tile["effect"]
    small = [reward(code, 0, 0, s * 0.62) for code in rest] + _extras(tile, s)
    if not small:
        return reward(main, x, y, s * 1.12)
    left = x - s * 0.42 * (len(small) - 1)
    below = [group(drawn, at=(left + i * s * 0.84, y + s * 0.48)) for i, drawn in enumerate(small)]
    return join((reward(main, x, y - s * 0.34, s * 0.98), *below))


def _extras(tile: Mapping[str, Any], s: float) -> list[Markup]:
    drawn = []
    if tile.get("both_payouts"):
        drawn.append(join((coin("", -s * 0.17, 0, s * 0.5), rosette("", s * 0.17, 0, s * 0.53))))
    if "unconnected_cost" in tile:
        price = tile["unconnected_cost"]
        drawn.append(
            join(
                (
                    path(f"M{-s * 0.3:.1f} 0h{s * 0.16:.1f}M{s * 0.14:.1f} 0h{s * 0.16:.1f}", "gap-dash"),
                    path(f"M{-s * 0.06:.1f} {s * 0.16:.1f}L{s * 0.06:.1f} {-s * 0.16:.1f}", "gap-cut"),
                    coin(price, s * 0.5, 0, s * 0.44) if price else NOTHING,
                )
            )
        )
    if tile.get("repeat_colour"):
        drawn.append(join((tulip("red", -s * 0.16, 0, s * 0.46), tulip("red", s * 0.16, 0, s * 0.46))))
    if tile.get("extra_rewards"):
        drawn.append(
            join(
                (
                    words(-s * 0.26, s * 0.17, f"+{tile['extra_rewards']}", "beside", font_size=round(s * 0.46, 1)),
                    coin(tile["extra_cost"], s * 0.34, 0, s * 0.48),
                )
            )
        )
    if tile.get("exchange"):
        swap = (
            f"M{s * 0.02:.1f} {-s * 0.08:.1f}h{s * 0.32:.1f}l{-s * 0.1:.1f} {-s * 0.1:.1f}"
            f"M{s * 0.34:.1f} {s * 0.1:.1f}h{-s * 0.32:.1f}l{s * 0.1:.1f} {s * 0.1:.1f}"
        )
        drawn.append(join((tulip("any", -s * 0.2, 0, s * 0.5), path(swap, "swap"))))
    if tile.get("both_wheels"):
        drawn.append(icon("both-wheels", 0, 0, s * 0.72))
    return drawn


def keystone(tile: Mapping[str, Any], width: float, height: float) -> Markup:
    """A tile as it lies on display, its top left corner at 0 0."""
    w, h = width, height
    outline = (
        f"M{w * 0.02:.1f} {h * 0.16:.1f}Q{w / 2:.1f} {-h * 0.09:.1f} {w * 0.98:.1f} {h * 0.16:.1f}"
        f"L{w * 0.84:.1f} {h:.1f}Q{w / 2:.1f} {h * 0.86:.1f} {w * 0.16:.1f} {h:.1f}z"
    )
    inner = (
        f"M{w * 0.08:.1f} {h * 0.2:.1f}Q{w / 2:.1f} {-h * 0.01:.1f} {w * 0.92:.1f} {h * 0.2:.1f}"
        f"L{w * 0.8:.1f} {h * 0.93:.1f}Q{w / 2:.1f} {h * 0.81:.1f} {w * 0.2:.1f} {h * 0.93:.1f}z"
    )
    return join(
        (
            path(outline, f"sector tile-{tile['rarity']}"),
            path(inner, f"tile-line line-{tile['rarity']}"),
            tile_content(tile, w / 2, h * 0.48, h * 0.4),
        )
    )


# ---------------------------------------------------------------- contracts and cards


@cache
def sector(r0: float, r1: float, a0: float, a1: float, x: float = 0, y: float = 0) -> str:
    """The path of a piece of a ring around x y, angles in radians."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = (
        (x + r * math.cos(a), y + r * math.sin(a)) for r, a in ((r1, a0), (r1, a1), (r0, a1), (r0, a0))
    )
    return (
        f"M{x1:.1f} {y1:.1f}A{r1:.1f} {r1:.1f} 0 0 1 {x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}"
        f"A{r0:.1f} {r0:.1f} 0 0 0 {x4:.1f} {y4:.1f}z"
    )


def contract_sign(contract: Mapping[str, Any], x: float, y: float, s: float) -> Markup:
    """What a contract counts."""
    kind = contract["kind"]
    if kind == "windmill_field":
        return join((icon("windmill", x - s * 0.42, y, s * 0.9), _field(contract["field"], x + s * 0.4, y, s * 0.84)))
    if kind in ("large_wheel_tiles", "tiles"):
        rarity = contract.get("rarity", "any")
        shape = sector(s * 0.85, s * 1.75, -math.pi * 0.66, -math.pi * 0.34, x, y + s * 1.35)
        wheel = circle(x, y + s * 0.1, s * 0.62, "wheel-mark") if kind == "large_wheel_tiles" else NOTHING
        return join((wheel, path(shape, f"sector tile-{rarity}"), icon("enhance", x, y + s * 0.02, s * 0.55)))
    if kind == "small_wheel_full":
        return _little_wheel(x, y, s * 0.5)
    if kind == "tools":
        return join((icon("tool", x - s * 0.3, y, s * 0.8), icon("tool", x + s * 0.3, y, s * 0.8)))
    if kind == "bulbs":
        return tulip(contract["colour"], x, y, s)
    if kind in ("full_rows", "colour_rows"):
        return _row(contract.get("colour"), x, y, s)
    if kind == "full_columns":
        return join(rect(x - s * 0.14, y - s * 0.52 + i * s * 0.27, s * 0.28, s * 0.23, 1.5, "plot") for i in range(4))
    return icon({"farm_cards": "farm", "windmills": "windmill"}.get(kind, "contract"), x, y, s * 0.95)


def _field(kind: str, x: float, y: float, s: float) -> Markup:
    if kind == "guilder":
        return coin("", x, y, s)
    return tulip(kind, x, y, s) if kind in COLOURS else icon(kind, x, y, s)


def _little_wheel(x: float, y: float, r: float) -> Markup:
    """The small wheel, all five spaces covered."""
    step = math.tau / 5
    parts = [
        path(sector(r * 0.3, r, i * step - 1.5, (i + 0.9) * step - 1.5, x, y), "sector tile-common") for i in range(5)
    ]
    return join(parts)


def _row(colour: str | None, x: float, y: float, s: float) -> Markup:
    class_ = f"plot tulip-{colour}" if colour else "plot"
    down = s * 0.3 if colour else 0
    plots = join(
        rect(x - s * 0.86 + i * s * 0.25, y - s * 0.14 + down, s * 0.22, s * 0.28, 1.5, class_) for i in range(7)
    )
    return join((plots, tulip(colour, x, y - s * 0.28, s * 0.62))) if colour else plots
