"""The calendar, the trade card, the Queen's Wish and the supply of bulbs of Windmill Valley."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import each, kept
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words
from kade.games.windmill_valley.picture.displays import wish_sign
from kade.games.windmill_valley.picture.rewards import rewards
from kade.games.windmill_valley.picture.signs import COLOURS, NOTHING, icon, ring, rosette, round_ring, tulip
from kade.games.windmill_valley.picture.tips import reward_tip

READS: Final = (
    "players", "calendar", "due", "active", "trade", "wish", "about.colours", "about.colour", "seats.*.wish",
)  # fmt: skip
SIZE: Final = (564, 222)
COMPACT: Final = (390, 352)
FINGER: Final = 24  # around what is chosen on the trade card: 44 pixels across on a phone
_PLACES: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def moving_table(data: Mapping[str, Any], view: View) -> list[Markup]:
    """Side by side on a desk."""
    return [
        *calendar(data, view),
        *each(trade_card(view["trade"]), at=(250, 2)),
        *each(wish(data, view), at=(392, 2)),
        *each(supply(view["about"]), at=(252, 168)),
    ]


def compact_table(data: Mapping[str, Any], view: View) -> list[Markup]:
    return [
        *each(calendar(data, view), at=(4, 0), scale=1.02),
        *each(trade_card(view["trade"]), at=(253, 2)),
        *each(wish(data, view), at=(252, 156), scale=0.8),
        *each(supply(view["about"]), at=(8, 290), scale=1.22),
    ]


# ---------------------------------------------------------------- calendar


def calendar(data: Mapping[str, Any], view: View) -> list[Markup]:
    """Four spaces: who stands there, the reward for everyone, and those that are taken once (WV-3.10)."""
    width = 240 / len(view["calendar"])
    here = next((i for i, space in enumerate(view["calendar"]) if view["active"] in space["seats"]), -1)
    open_to = max(2, view["players"])
    return [
        part
        for i, space in enumerate(view["calendar"])
        for part in _column(space, data["calendar"][i], i, width, view["due"] if i == here else [], open_to)
    ]


@kept
def _column(
    space: Mapping[str, Any], printed: Mapping[str, Any], i: int, width: float, due: list[str], players: int
) -> list[Markup]:
    x, middle = i * width + 2, i * width + 2 + width / 2
    standing = space["seats"]
    parts = [
        rect(x + 1.5, 2, width - 3, 216, 8, "month odd" if i % 2 else "month"),
        group(
            tip("tip-calendar", space=space["space"], last=int(bool(printed.get("ends_game"))), rule="WV-3.9"),
            words(middle, 20, space["space"], "month-name", font_size=15),
        ),
        *(
            group(
                tip("tip-calendar-marker", seat=seat + 1, space=space["space"], rule="WV-3.9"),
                token(seat, 8.5 if len(standing) < 3 else 7),
                at=(middle + (j - (len(standing) - 1) / 2) * min(18, 52 / len(standing)), 35),
                data_piece=f"calendar-{seat}",
            )
            for j, seat in enumerate(standing)
        ),
        _reward(f"calendar-{space['space']}-common", "tip-common", space["common"], middle, 63, "common" in due),
        path(f"M{x + 10:.1f} 84h{width - 20:.1f}", "month-line"),
    ]
    for j, unique in enumerate(space["unique"]):
        y = 104 + j * 30
        id = f"calendar-{space['space']}-unique-{j + 1}"
        if unique["open"]:
            parts.append(_reward(id, "tip-unique", unique["reward"], middle, y, "unique" in due))
        elif printed["unique"][j]["players"] <= players:
            parts.append(group(_taken(space["space"], j, unique["taker"]), at=(middle, y)))
    return parts


def _taken(space: str, j: int, seat: int | None) -> Markup:
    """A unique reward that is gone: the marker of whoever took it, a cross if nobody did (WV-3.10)."""
    marker = (
        path("M-6-6L6 6M6-6L-6 6", "taken-cross")
        if seat is None
        else group(token(seat, 10.5), data_piece=f"unique-{space}-{j + 1}", data_from=f"points-{seat}")
    )
    who = 0 if seat is None else seat + 1
    return join((tip("tip-taken", seat=who, rule="WV-3.10"), rect(-24, -13, 48, 26, 6, "taken"), marker))


def _reward(id: str, message_: str, codes: list[str], x: float, y: float, due: bool) -> Markup:
    high = 30 if message_ == "tip-common" else 26
    size = 23 if len(codes) == 1 else 17
    return group(
        reward_tip(message_, codes, rule="WV-3.10"),
        ring(50, high, x - 25, y - high / 2, 8, 2),
        rect(x - 25, y - high / 2, 50, high, 6, "plate thin"),
        rewards(codes, x, y, size),
        id=id,
        class_="calendar-reward due" if due else "calendar-reward",
    )


# ---------------------------------------------------------------- foreign trade


@kept
def trade_card(trade: Mapping[str, Any]) -> list[Markup]:
    """Four rewards, four places for bulbs between them (WV-4.25); 132 square."""
    middle, r = 66, 42
    parts = [rect(0, 0, 132, 132, 12, "card-paper"), rect(5, 5, 122, 122, 9, "card-frame frame-trade")]
    for i, codes in enumerate(trade["rewards"]):
        x, y = middle + (0, r, 0, -r)[i], middle + (-r, 0, r, 0)[i]
        parts.append(
            group(
                reward_tip("tip-chest", codes, rule="WV-4.25"),
                round_ring(x, y, 17),
                rewards(codes, x, y, 25),
                circle(x, y, FINGER, "hit"),
                id=f"chest-{i + 1}",
                class_="chest",
            )
        )
    for i, (dx, dy) in enumerate(_PLACES):
        parts.append(_place(i, trade["places"][i], middle + dx * r * 0.86, middle + dy * r * 0.86))
    ship = group(
        tip("tip-trade", loaded=sum(1 for p in trade["places"] if p), rule="WV-4.25"),
        round_ring(middle, middle, 19),
        circle(middle, middle, FINGER, "hit"),
        icon("trade", middle, middle, 30),
        id="trade-ship",
        class_="ship",
    )
    return each([*parts, ship, words(middle, 147, trade["card"], "quiet mid", font_size=13)])


def _place(i: int, colour: str | None, x: float, y: float) -> Markup:
    bulb = group(tulip(colour, 0, 0, 23), data_piece=f"shipped-{i}", data_from="trade-ship") if colour else NOTHING
    message_ = tip("tip-shipped", colour=colour, rule="WV-4.26") if colour else tip("tip-place", rule="WV-4.25")
    return group(
        message_,
        rect(-25 + 5 * (1 if x > 66 else -1), -25 + 5 * (1 if y > 66 else -1), 50, 50, 0, "hit"),
        round_ring(0, 0, 16),
        circle(0, 0, 14, "berth full" if colour else "berth"),
        bulb,
        at=(x, y),
        id=f"trade-place-{i + 1}",
        class_="berth-space",
    )


# ---------------------------------------------------------------- the wish


def wish(data: Mapping[str, Any], view: View) -> Markup:
    """The Queen's Wish, its three rewards, and who has met it (WV-3.16); 168 by 156."""
    asked = next((w for w in data["wish"] if w["id"] == view["wish"]["wish"]), None)
    met = {seat["wish"]: i for i, seat in enumerate(view["seats"]) if seat["wish"] is not None}
    return _wish(asked, view["wish"]["points"], met)


@kept
def _wish(asked: Mapping[str, Any] | None, worth: list[int], met: Mapping[int, int]) -> Markup:
    tiers = []
    for i, points in enumerate(worth):
        x = 34 + i * 50
        shown = (
            group(token(met[i], 18), at=(x, 118), data_piece=f"wish-{met[i]}")
            if i in met
            else rosette(points, x, 118, 40)
        )
        seat = met[i] + 1 if i in met else 0
        tiers.append(group(tip("tip-tier", points=points, seat=seat, rule="WV-3.16"), shown))
    sign = wish_sign(asked, 84, 67, 32) if asked else message(84, 72, "label-no-wish", "quiet mid", font_size=14)
    found = asked or {"kind": "none"}
    return group(
        tip(
            "tip-wish",
            wish=found["kind"],
            number=found.get("count", 0),
            uncommon=found.get("uncommon", 0),
            unique=found.get("unique", 0),
            rule="WV-3.16",
        ),
        rect(0, 0, 168, 156, 10, "well"),
        icon("wish", 20, 20, 22),
        message(36, 26, "label-wish", "heading", font_size=15),
        rect(8, 40, 152, 54, 7, "plate thin"),
        sign,
        *tiers,
        id="wish",
    )


# ---------------------------------------------------------------- the supply


def supply(about: Mapping[str, Any]) -> list[Markup]:
    """Five crates of bulbs without end (WV-1.1), the one in question marked, and the way back for a refused bulb."""
    asked = about.get("colours") or ([about["colour"]] if "colour" in about else [])
    return [*(_crate(i, colour, colour in asked) for i, colour in enumerate(COLOURS)), _refuse()]


@kept
def _crate(i: int, colour: str, wanted: bool) -> Markup:
    return group(
        tip("tip-supply", colour=colour, rule="WV-1.1"),
        ring(44, 46, 0, 0, 8, 2),
        rect(0, 0, 44, 46, 6, "crate wanted" if wanted else "crate"),
        path("M0 32H44M0 39H44", "crate-board"),
        tulip(colour, 22, 19, 33),
        at=(i * 50, 0),
        id=f"supply-{colour}",
        class_="supply",
    )


@kept
def _refuse() -> Markup:
    return group(
        tip("tip-refuse", rule="WV-1.6"),
        ring(50, 46, 0, 0, 8, 2),
        rect(0, 0, 50, 46, 6, "crate empty"),
        path("M14 24q11-16 22 0m0 0l-9 0m9 0l1-9", "refuse"),
        path("M0 34H50", "crate-board"),
        at=(252, 0),
        id="refuse",
        class_="supply",
    )
