"""The lagoon of Burano: sea and routes, nearby islands with huts and workers, boats, ports with merchant ships."""

from __future__ import annotations

import math
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, num, path, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.island import Ground, coordinates, static_island
from kade.games.burano.picture.signs import CROWN, NOTHING, boat, cited, disc, hut, rosette, ship, ship_sign, worker

SIZE: Final = (1200, 1100)
GROWN: Final = 1.24  # how much larger nearby islands and boats are on a phone
LETTER, PHONE_LETTER = 25.0, 37.0  # the smallest text: 11 pixels on a board 530 wide, on a phone 360 wide
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


def letter(grown: float) -> float:
    """How large letters and figures are on the lagoon itself."""
    return PHONE_LETTER if grown > 1 else LETTER


def static_lagoon(sea: Sea, grown: float = 1.0) -> Markup:
    return join(
        (
            rect(0, 0, *SIZE, 0, "sea boundless"),
            path(_ripples(), "ripple"),
            *(group(*(path(d, c) for c, d in SHORE), at=(i["x"], i["y"]), scale=grown) for i in sea.islands),
            path(sea.routes, "route-bed"),
            path(sea.routes, "route"),
            static_island(sea.ground),
            coordinates(sea.ground, letter(grown)),
            *(_mooring(i["id"], *sea.anchor[i["id"]], "port") for i in sea.islands),
            *(_pier(p, letter(grown)) for p in sea.ports),
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


def _pier(port: dict[str, Any], size: float) -> Markup:
    xs = [x for x, _ in port["berths"]]
    left, width = min(xs) - 38, max(xs) - min(xs) + 76
    name = message(left + width / 2, 452 + size * 0.35, "label-port", "on-wood", {"place": port["id"]}, font_size=size)
    planks = path(f"M{left} 472h{width}M{left} 654h{width}", "plank")
    berths = [rect(x - 27, y - 30, 54, 84, 9, "berth") for x, y in port["berths"]]
    return join((rect(left, 432, width, 232, 16, "pier"), planks, name, *berths))


# ---------------------------------------------------------------- what moves


def moving_lagoon(sea: Sea, view: View, houses: list[Markup], grown: float = 1.0) -> list[Markup]:
    """Nearby islands and boats may be drawn larger, for a small screen."""
    return [
        *(_port(sea, view, port, grown) for port in sea.ports),
        *(
            _island(
                sea,
                i,
                view["huts"][place["id"]],
                now["workers"],
                now["most"],
                view["players"],
                _coming(view, now),
                grown,
            )
            for i, (place, now) in enumerate(zip(sea.islands, view["islands"], strict=True))
        ),
        _actions(view["markers"]),
        *houses,
        *_boats(sea, view, grown),
        _exchange(grown),
    ]


@kept
def _island(
    sea: Sea,
    number: int,
    colours: list[str],
    workers: list[int],
    most: list[int],
    players: int,
    coming: int | None,
    grown: float,
) -> Markup:
    """Huts, the workers in their tray, who has most and what that gives; the whole island can be chosen."""
    printed, place = sea.islands[number], sea.islands[number]["id"]
    x, y = printed["x"], printed["y"]
    huts = [(hut_x - x, hut_y - y) for hut_x, hut_y in printed["huts"]]
    tray = (printed["workers"][0] - x, printed["workers"][1] - y)
    return group(
        cited("tip-island", "BU-7.3", place=place),
        path(COAST, "ring"),
        *_huts(place, colours, huts),
        _tray(sea.printed.majority[players], place, workers, most, *tray, letter(grown) / grown),
        _matches(coming, x > 600, y > 550, letter(grown) / grown),
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
def _tray(majority: int, place: str, here: list[int], most: list[int], x: float, y: float, size: float) -> Markup:
    """The workers of each seat with their number beside them, closer together when all four are here."""
    share = majority // len(most) if most else 0
    workers = []
    widths = [22 + (n > 1) * size * 0.5 if n else 0.0 for n in here]
    most_room = x + 90 - size - (x - 64)
    close = min(1.2, most_room / (sum(widths) or 1))
    slot = x - 52
    for seat, n in enumerate(here):
        if not n:
            continue
        number = words(12, 12, n, "on-plate strong", font_size=size / max(1, close)) if n > 1 else NOTHING
        crown = group(path(CROWN, "winner-crown"), at=(0, -17), scale=0.62) if seat in most else NOTHING
        workers.append(
            group(
                cited("tip-island-workers", "BU-10.1", seat=seat + 1, number=n, place=place),
                worker(seat),
                crown,
                number,
                at=(slot, y + 2),
                scale=max(1, close),
                data_piece=f"workers-{seat}-{place}",
                data_from=f"seat-{seat}",
            )
        )
        slot += widths[seat] * close
    return group(
        rect(x - 108, y - 21, 216, 42, 21, "tray"),
        circle(x - 87, y, size * 0.7, "letter"),
        words(x - 87, y + size * 0.34, place, "on-letter", font_size=size),
        *workers,
        group(cited("tip-majority", "BU-10.2", points=share), rosette(share, size), at=(x + 90, y))
        if most
        else NOTHING,
    )


def _coming(view: View, now: dict[str, Any]) -> int | None:
    """While somebody chooses where to sail: how many cards their arrows would bring here."""
    if view["step"] not in ("sail", "first-hut", "second-hut") or not view["actors"]:
        return None
    found: int = now["matches"][view["actors"][0]]
    return found


@kept
def _matches(n: int | None, east: bool, south: bool, size: float) -> Markup:
    if n is None:
        return NOTHING
    return group(
        cited("tip-matches", "BU-7.5", number=n),
        rect(-size * 1.4, -size * 0.85, size * 2.8, size * 1.7, size * 0.85, "plate"),
        group(icon("tuna", size * 1.1), at=(-size * 0.5, 0), class_="on-plate kind-tuna"),
        words(size * 0.65, size * 0.34, n, "on-plate strong mid", font_size=size),
        at=(104 if east else -104, 62 if south else -62),
    )


# ---------------------------------------------------------------- ports and boats


def _port(sea: Sea, view: View, port: dict[str, Any], grown: float) -> Markup:
    """On a phone without the prices: they would not be read, and stand on the ships' own panel."""
    return _ships(port["id"], port["berths"], view["ships"][port["id"]], {} if grown > 1 else sea.best)


@kept
def _ships(place: str, berths: list[list[float]], kinds: list[str], best: dict[str, int]) -> Markup:
    xs = [x for x, _ in berths]
    left, width = min(xs) - 38, max(xs) - min(xs) + 76
    ships = [
        group(
            cited(f"tip-ship-{kind}" if kind in ("different", "identical", "pairs") else "tip-ship-triples", "BU-7.14"),
            group(ship(kind), at=(-3, 10)),
            group(ship_sign(kind, 52, 27), at=(0, 37)),
            group(rosette(best[kind], 28.5), at=(6, -14)) if kind in best else NOTHING,
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
    """A sign in the water: two huts may change places for a privilege point. On a phone without the figure."""
    price = words(12, 27, 1, "on-plate strong mid", font_size=LETTER) if grown == 1 else NOTHING
    return group(
        cited("tip-exchange", "BU-11.2"),
        rect(-50, -34, 100, 72, 12, "ring"),
        rect(-46, -30, 92, 64, 10, "plate sign-post"),
        group(icon("hut", 26), at=(-24, -8), class_="on-plate"),
        group(icon("hut", 26), at=(24, -8), class_="on-plate"),
        path("M-8-12H7l-4-4M8-4H-7l4 4", "thin-arrow"),
        group(icon("privilege", 23), at=(-10 if price else 0, 19), class_="on-plate"),
        price,
        at=(352, 1052),
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
