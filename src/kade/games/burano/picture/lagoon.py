"""The lagoon of Burano: sea and routes, nearby islands with huts and workers, boats, ports with merchant ships."""

from __future__ import annotations

import math
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, num, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.island import Ground, static_island
from kade.games.burano.picture.signs import (
    CROWN,
    NOTHING,
    badge,
    boat,
    cited,
    disc,
    hut,
    rosette,
    ship,
    ship_sign,
    worker,
)

SIZE: Final = (1200, 1100)
GROWN: Final = 1.24  # how much larger nearby islands and boats are on a phone
READS: Final = ("players", "step", "actors", "houses", "roofs", "huts", "islands", "ships", "markers", "seats.*.boat")

SHORE: Final = (
    ("shoal", "M-150 4q-4-66 60-84 40-16 90-14t92 12q64 20 60 84-4 66-66 82-40 14-88 12t-88-12q-60-18-60-80z"),
    ("sand", "M-134 2q-2-56 54-72 36-14 82-12t80 10q56 16 54 72-4 56-58 72-36 12-78 10t-78-10q-54-14-56-70z"),
    ("meadow", "M-122 2q-2-48 48-62 34-12 74-10t72 8q52 14 50 62-4 50-54 64-32 10-70 8t-70-8q-48-12-50-62z"),
)
COAST: Final = SHORE[1][1]
ACTION_SIGNS: Final = {"sailing": "boat", "lace": "lace", "earning": "earn"}
AT_MOORING: Final = ((44, 2), (-44, 2), (52, 34), (-52, 34))
AT_PORT: Final = ((2, -50), (2, 56), (44, -84), (44, 88))


class Sea:
    """Where islands, ports and routes of an edition lie."""

    def __init__(self, printed: BuranoPrinted) -> None:
        data = printed.data
        self.printed = printed
        self.ground = Ground(printed)
        self.islands: list[dict[str, Any]] = data["island"]
        self.ports: list[dict[str, Any]] = data["port"]
        self.anchor: dict[str, tuple[float, float]] = {
            **{i["id"]: (i["mooring"][0], i["mooring"][1]) for i in self.islands},
            **{p["id"]: (p["x"], p["y"]) for p in self.ports},
        }
        self.routes = "".join(self._route(r["a"], r["b"], r["bend"]) for r in data["sail_route"])
        self.best = {ship["kind"]: max(line["points"] for line in ship["sales"]) for ship in data["merchant_ship"]}

    def _route(self, a: str, b: str, bend: float) -> str:
        (x1, y1), (x2, y2) = self.anchor[a], self.anchor[b]
        length = math.dist((x1, y1), (x2, y2))
        cx = (x1 + x2) / 2 - 2 * bend * (y2 - y1) / length
        cy = (y1 + y2) / 2 + 2 * bend * (x2 - x1) / length
        return f"M{num(x1)} {num(y1)}Q{num(cx)} {num(cy)} {num(x2)} {num(y2)}"


# ---------------------------------------------------------------- what never changes


def static_lagoon(sea: Sea, grown: float = 1.0) -> Markup:
    return join(
        (
            rect(0, 0, *SIZE, 0, "sea"),
            path(_ripples(), "ripple"),
            *(group(*(path(d, c) for c, d in SHORE), at=(i["x"], i["y"]), scale=grown) for i in sea.islands),
            path(sea.routes, "route-bed"),
            path(sea.routes, "route"),
            static_island(sea.ground),
            *(_mooring(i["id"], *sea.anchor[i["id"]], "port") for i in sea.islands),
            *(_pier(p) for p in sea.ports),
            *(_mooring(p["id"], *sea.anchor[p["id"]], "merchant-ship") for p in sea.ports),
        )
    )


def _ripples() -> str:
    """Little waves, spread so that no two rows look alike."""
    found = []
    for row in range(11):
        for column in range(7):
            x = 30 + column * 180 + (row * 67) % 130
            y = 50 + row * 100 + (column * 37) % 44
            found.append(f"M{x} {y}q9-7 18 0t18 0")
    return "".join(found)


def _mooring(place: str, x: float, y: float, sign: str) -> Markup:
    return group(
        cited("tip-mooring", "BU-7.2", place=place),
        circle(0, 0, 21, "mooring"),
        icon(sign, 26),
        at=(x, y),
        id=f"mooring-{place}",
    )


def _pier(port: dict[str, Any]) -> Markup:
    xs = [x for x, _ in port["berths"]]
    left, width = min(xs) - 38, max(xs) - min(xs) + 76
    name = message(left + width / 2, 460, "label-port", "on-wood", {"place": port["id"]}, font_size=22)
    planks = path(f"M{left} 472h{width}M{left} 654h{width}", "plank")
    berths = [rect(x - 27, y - 30, 54, 84, 9, "berth") for x, y in port["berths"]]
    return join((rect(left, 432, width, 232, 16, "pier"), planks, name, *berths))


# ---------------------------------------------------------------- what moves


def moving_lagoon(sea: Sea, view: View, houses: list[Markup], grown: float = 1.0) -> list[Markup]:
    """Nearby islands and boats may be drawn larger, for a small screen."""
    return [
        *(_port(sea, view, port) for port in sea.ports),
        *(_island(sea, view, i, grown) for i in range(len(sea.islands))),
        _actions(view["markers"]),
        *houses,
        *_boats(sea, view, grown),
        _exchange(grown),
    ]


def _island(sea: Sea, view: View, number: int, grown: float) -> Markup:
    """Huts, the workers in their tray, who has most and what that gives; the whole island can be chosen."""
    printed, place = sea.islands[number], sea.islands[number]["id"]
    x, y = printed["x"], printed["y"]
    now = view["islands"][number]
    huts = [(hut_x - x, hut_y - y) for hut_x, hut_y in printed["huts"]]
    tray = (printed["workers"][0] - x, printed["workers"][1] - y)
    return group(
        cited("tip-island", "BU-7.3", place=place),
        path(COAST, "ring"),
        *_huts(place, view["huts"][place], huts),
        _tray(sea.printed.majority[view["players"]], place, now["workers"], now["most"], *tray),
        _matches(_coming(view, now), x > 600, y > 550),
        at=(x, y),
        scale=grown,
        id=f"island-{place}",
        class_="place",
    )


@kept
def _huts(place: str, colours: list[str], spots: list[tuple[float, float]]) -> list[Markup]:
    """Huts of one colour on one island are alike, so they are chosen as one."""
    drawn = []
    for colour in dict.fromkeys(colours):
        here = [i for i, found in enumerate(colours) if found == colour]
        drawn.append(
            group(
                cited("tip-hut", "BU-7.4", place=place, colour=colour),
                *(rect(spots[i][0] - 28, spots[i][1] - 28, 56, 56, 11, "ring") for i in here),
                *(group(hut(colour), at=(spots[i][0], spots[i][1])) for i in here),
                id=f"hut-{place}-{colour}",
                class_="hut",
            )
        )
    return drawn


@kept
def _tray(majority: int, place: str, here: list[int], most: list[int], x: float, y: float) -> Markup:
    share = majority // len(most) if most else 0
    workers = []
    slot = x - 48
    for seat, n in enumerate(here):
        if not n:
            continue
        number = group(badge(n, 9.5), at=(12, 9)) if n > 1 else NOTHING
        crown = group(path(CROWN, "winner-crown"), at=(0, -17), scale=0.62) if seat in most else NOTHING
        workers.append(
            group(
                cited("tip-island-workers", "BU-10.1", seat=seat + 1, number=n, place=place),
                worker(seat),
                crown,
                number,
                at=(slot, y + 2),
                scale=1.2,
                data_piece=f"workers-{seat}-{place}",
                data_from=f"seat-{seat}",
            )
        )
        slot += 34
    return group(
        rect(x - 96, y - 21, 192, 42, 21, "tray"),
        circle(x - 77, y, 16, "letter"),
        words(x - 77, y + 8, place, "on-letter", font_size=23),
        *workers,
        group(cited("tip-majority", "BU-10.2", points=share), rosette(share, 18), at=(x + 78, y)) if most else NOTHING,
    )


def _coming(view: View, now: dict[str, Any]) -> int | None:
    """While somebody chooses where to sail: how many cards their arrows would bring here."""
    if view["step"] not in ("sail", "first-hut", "second-hut") or not view["actors"]:
        return None
    found: int = now["matches"][view["actors"][0]]
    return found


@kept
def _matches(n: int | None, east: bool, south: bool) -> Markup:
    if n is None:
        return NOTHING
    return group(
        cited("tip-matches", "BU-7.5", number=n),
        rect(-30, -19, 60, 38, 19, "plate"),
        group(icon("tuna", 25), at=(-11, 0), class_="on-plate kind-tuna"),
        words(14, 8, n, "on-plate strong mid", font_size=23),
        at=(104 if east else -104, 62 if south else -62),
    )


# ---------------------------------------------------------------- ports and boats


def _port(sea: Sea, view: View, port: dict[str, Any]) -> Markup:
    return _ships(port["id"], port["berths"], view["ships"][port["id"]], sea.best)


@kept
def _ships(place: str, berths: list[list[float]], kinds: list[str], best: dict[str, int]) -> Markup:
    xs = [x for x, _ in berths]
    left, width = min(xs) - 38, max(xs) - min(xs) + 76
    ships = [
        group(
            cited(f"tip-ship-{kind}" if kind in ("different", "identical", "pairs") else "tip-ship-triples", "BU-7.14"),
            group(ship(kind), at=(0, 8)),
            group(ship_sign(kind, 50, 24), at=(0, 38)),
            group(rosette(best[kind], 15), at=(17, -16)),
            at=(x, y),
            id=f"ship-{kind}",
            data_piece=f"ship-{kind}",
        )
        for kind, (x, y) in zip(kinds, berths, strict=False)
    ]
    return group(
        cited("tip-port", "BU-7.11", place=place),
        rect(left - 5, 427, width + 10, 242, 20, "ring"),
        *ships,
        id=f"port-{place}",
        class_="place",
    )


def _boats(sea: Sea, view: View, grown: float) -> list[Markup]:
    drawn: list[Markup] = []
    lying: dict[str, int] = {}
    for seat, there in enumerate(view["seats"]):
        place = there["boat"]
        order = lying[place] = lying.get(place, -1) + 1
        x, y = sea.anchor[place]
        ports = {port["id"] for port in sea.ports}
        dx, dy = (AT_PORT if place in ports else AT_MOORING)[order % 4]
        if place in ports and x > 600:
            dx = -dx
        if place not in ports and y > 550:
            dy = -dy
        drawn.append(_boat(seat, place, (x + dx, y + dy), grown))
    return drawn


@kept
def _boat(seat: int, place: str, at: tuple[float, float], grown: float) -> Markup:
    return group(
        cited("tip-boat", "BU-7.1", seat=seat + 1, place=place),
        circle(0, -6, 34, "ring"),
        boat(seat),
        at=at,
        scale=grown,
        id=f"boat-{seat}",
        data_piece=f"boat-{seat}",
        class_="boat-place",
    )


@kept
def _exchange(grown: float) -> Markup:
    """A sign in the water: two huts may change places for a privilege point."""
    return group(
        cited("tip-exchange", "BU-11.2"),
        rect(-50, -34, 100, 68, 12, "ring"),
        rect(-46, -30, 92, 60, 10, "plate sign-post"),
        group(icon("hut", 26), at=(-24, -8), class_="on-plate"),
        group(icon("hut", 26), at=(24, -8), class_="on-plate"),
        path("M-8-12H7l-4-4M8-4H-7l4 4", "thin-arrow"),
        group(icon("privilege", 20), at=(-9, 18), class_="on-plate"),
        words(10, 24, 1, "on-plate strong mid", font_size=17),
        at=(352, 1054),
        scale=grown,
        id="exchange",
    )


@kept
def _actions(markers: dict[str, list[str]]) -> Markup:
    """A raft in the water: what each colour means this season, in sight wherever the eye is on the board."""
    rows = []
    for i, (action, sign) in enumerate(ACTION_SIGNS.items()):
        y = -46 + i * 46
        rows.append(
            group(
                cited(f"tip-{action}", "BU-2.8"),
                rect(-74, y - 22, 148, 44, 8, "hit"),
                group(icon(sign, 32), at=(-48, y), class_="on-plate"),
                *(group(disc(c, 17), at=(-4 + j * 42, y)) for j, c in enumerate(markers[action])),
            )
        )
    return group(rect(-78, -74, 156, 148, 14, "plate raft"), *rows, at=(902, 356), id="actions")
