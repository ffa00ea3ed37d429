"""The market of Windmill Valley: in the middle of the map, from close by, and enlarged below the map for a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import Drawn, kept, within
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tag, tip, words
from kade.games.windmill_valley.picture.ground import inset, rounded
from kade.games.windmill_valley.picture.rewards import rewards, without_figures
from kade.games.windmill_valley.picture.signs import NOTHING, badge, neutral, round_ring
from kade.games.windmill_valley.picture.tips import reward_tip

READS: Final = ("market",)
STRIP: Final = (1600, 470)  # the enlarged market
_ARROWS: Final = ((727, 476, -42), (972, 548, 90), (727, 636, 222))
_SEAMS: Final = ((706, 655), (694, 446), (975, 550))


# ---------------------------------------------------------------- on the map


def static_market(data: Mapping[str, Any], bare: bool = False, near: bool = False) -> Markup:
    """Bricks, the three areas and their rewards, from close by with their numbers; `bare` without anything to point at,
    where another drawing has that."""
    x, y = data["map"]["centre"]
    ground = rounded(inset(data["map"]["market_polygon"], 20), 14)
    parts = [path(ground, "bricked", fill="url(#wv-brick)")]
    if not bare:
        parts += [_area(area) for area in data["market_area"]]
    parts += [path(f"M{x} {y}L{sx} {sy}", "seam-line") for sx, sy in _SEAMS]
    parts += [group(path("M-9-10L11 0-9 10-4 0z", "move-arrow"), at=(ax, ay), turn=turn) for ax, ay, turn in _ARROWS]
    for area in data["market_area"]:
        if not bare:
            parts += [
                _reward(area["id"], i, found["reward"], px, py, 33, 42, near)
                for i, ((px, py), found) in enumerate(zip(area["icons"], area["rewards"], strict=True))
            ]
        parts += [circle(px, py, 19, "place") for px, py in area["places"]]
    return join(parts)


def _area(area: Mapping[str, Any]) -> Markup:
    return group(
        tip("tip-area", area=area["id"], rule="WV-4.18"),
        path(rounded(inset(area["polygon"], 14), 14), "ring area-ground"),
        id=f"area-{area['id']}",
        class_="area",
    )


def _reward(
    area: str, i: int, codes: Sequence[str], x: float, y: float, s: float, side: float, near: bool = True
) -> Markup:
    return group(
        reward_tip("tip-market-reward", codes, rule="WV-4.18"),
        rect(x - side / 2 - 4, y - side / 2 - 4, side + 8, side + 8, side * 0.25, "ring"),
        rect(x - side / 2, y - side / 2, side, side, side * 0.2, "plate"),
        rewards(codes if near else without_figures(codes), x - s * 0.03, y, s),
        id=f"market-{area}-{i}",
        class_="market-reward",
    )


def moving_market(data: Mapping[str, Any], view: View, near: bool = False) -> list[Markup]:
    """The markers on their places (WV-4.21)."""
    places = {area["id"]: area["places"] for area in data["market_area"]}
    counts = [
        _times_at(_count(area), (printed["label"][0], printed["label"][1]), 18 if near else 27.5)
        for area, printed in zip(view["market"], data["market_area"], strict=True)
    ]
    return [*counts, *_markers(view, places, 21)]


@kept
def _times_at(number: int, at: tuple[float, float], r: float) -> Markup:
    return group(tip("tip-times", number=number, rule="WV-4.18"), badge(_times(number), 0, 0, r), at=at)


def bare_markers(data: Mapping[str, Any], view: View) -> list[Markup]:
    """The markers on a small map, only to be seen: the strip below it has them to point at."""
    drawn = []
    for area, printed in zip(view["market"], data["market_area"], strict=True):
        standing: list[int | None] = [None] * area["neutrals"] + list(area["seats"])
        for seat, at in zip(standing, printed["places"], strict=False):
            drawn.append(_bare(seat, 24, at[0], at[1]))
        for i, seat in enumerate(area["on_top"].values()):
            x, y = printed["places"][-1]
            drawn.append(_bare(seat, 19, x + 26, y - 22 - i * 8))
    return drawn


@kept
def _bare(seat: int | None, r: float, x: float, y: float) -> Markup:
    return group(neutral(r) if seat is None else token(seat, r), at=(x, y))


def _markers(view: View, places: Mapping[str, Sequence[Sequence[float]]], r: float) -> list[Markup]:
    drawn, number = [], 0
    for area in view["market"]:
        spots = [(spot[0], spot[1]) for spot in places[area["area"]]]
        for i in range(area["neutrals"]):
            drawn.append(_neutral(area["area"], i, number, spots[i % len(spots)], r))
            number += 1
        for i, seat in enumerate(area["seats"], area["neutrals"]):
            at = spots[i % len(spots)]
            drawn.append(_marker(seat, at, r))
            above = area["on_top"].get(str(seat))
            if above is not None:
                drawn.append(_marker(above, (at[0] + r * 0.4, at[1] - r * 0.7), r * 0.85))
    return drawn


@kept
def _marker(seat: int, at: tuple[float, float], r: float) -> Markup:
    return group(
        tip("tip-marker", seat=seat + 1, rule="WV-4.18"),
        round_ring(0, 0, r + 5),
        token(seat, r),
        at=at,
        id=f"marker-{seat}",
        class_="marker",
        data_piece=f"marker-{seat}",
        data_from=f"seat-{seat}",
    )


@kept
def _neutral(area: str, i: int, number: int, at: tuple[float, float], r: float) -> Markup:
    return group(
        tip("tip-neutral", rule="WV-4.20"),
        round_ring(0, 0, r + 5),
        neutral(r),
        at=at,
        id=f"neutral-{area}-{i}",
        class_="marker",
        data_piece=f"neutral-{number}",
    )


# ---------------------------------------------------------------- from close by

NEAR: Final = (748, 330)
_SEEN: Final = (548, 396, 500, 308)  # of the map
_SCALE: Final = NEAR[1] / _SEEN[3]
_BESIDE: Final = _SEEN[2] * _SCALE + 14
_VIEW: Final = "wv-close-by"


def near(drawn: Drawn) -> list[Markup]:
    """A part of the map as large as it is asked about."""
    at = (-_SEEN[0] * _SCALE, -_SEEN[1] * _SCALE)
    return within(drawn, at=at, scale=_SCALE, clip_path=f"url(#{_VIEW})")


def static_near(drawn: Sequence[Markup]) -> Markup:
    return join((tag("clipPath", rect(*_SEEN, 12, "clip"), id=_VIEW), *near(drawn)))


@kept
def coming(market: list[Mapping[str, Any]], area: str | None) -> Markup:
    """What the next moves bring, and how often, as the markers stand now (WV-4.18)."""
    names = [one["area"] for one in market]
    if area not in names:
        return NOTHING
    here = names.index(area)
    boxes = []
    for steps, title in ((1, "label-first-move"), (2, "label-then")):
        found = market[(here + steps) % len(market)]
        times = min(3, _count(found) + 1)
        boxes.append(group(_next_area(found, title, times), at=(_BESIDE, 4 + (steps - 1) * 118)))
    return join(boxes)


def _next_area(area: Mapping[str, Any], title: str, times: int) -> Markup:
    w = NEAR[0] - _BESIDE - 4
    step = (w - 12) / max(3, len(area["rewards"]))
    plates = []
    for i, codes in enumerate(area["rewards"]):
        x = 6 + step * (i + 0.5)
        plates.append(
            group(
                reward_tip("tip-market-reward", codes, rule="WV-4.18"),
                rect(x - step / 2 + 3, 42, step - 6, 56, 9, "plate"),
                rewards(codes, x - 1, 70, 34),
            )
        )
    return group(
        tip("tip-coming-area", number=times, rule="WV-4.18"),
        rect(0, 0, w, 108, 10, "well"),
        message(12, 27, title, "heading", font_size=15),
        badge(_times(times), w - 24, 21, 15),
        *plates,
    )


# ---------------------------------------------------------------- enlarged, for a phone


def static_strip(data: Mapping[str, Any]) -> Markup:
    """The areas side by side, the way the markers go: to the right, and from the last back to the first."""
    boxes = []
    for i, area in enumerate(data["market_area"]):
        x = 10 + i * 530
        boxes.append(
            group(
                tip("tip-area", area=area["id"], rule="WV-4.18"),
                rect(x, 10, 520, 446, 40, "market-box"),
                rect(x, 10, 520, 446, 40, "ring"),
                id=f"area-{area['id']}",
                class_="area",
            )
        )
        boxes += [circle(*at, 66, "place big") for at in _strip_places(i)]
        step = 500 / len(area["rewards"])
        boxes += [
            _reward(area["id"], j, found["reward"], x + 10 + step * (j + 0.5), 364, 112, 140)
            for j, found in enumerate(area["rewards"])
        ]
        arrow = path("M-16-26L20 0-16 26-6 0z", "move-arrow")
        boxes.append(group(arrow, at=(x + 525 if i < 2 else x + 506, 106)))
    return join(boxes)


def _strip_places(i: int) -> list[tuple[float, float]]:
    return [(110 + i * 530 + j * 160, 106) for j in range(3)]


def moving_strip(view: View) -> list[Markup]:
    places = {area["area"]: _strip_places(i) for i, area in enumerate(view["market"])}
    counts = [
        words(10 + i * 530 + 260, 262, _times(_count(area)), "market-times", font_size=62)
        for i, area in enumerate(view["market"])
    ]
    return [*_markers(view, places, 58), *counts]


def _count(area: Mapping[str, Any]) -> int:
    """The markers of an area that count (WV-4.18)."""
    return min(3, int(area["neutrals"]) + len(area["seats"]) + len(area["on_top"]))


def _times(number: int) -> str:
    return f"×{number}"
