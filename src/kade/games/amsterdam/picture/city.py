"""The city of Amsterdam: tracks, carts, places, the viewer's contracts on the map. The ground is in scenery.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.seat_signs import token
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words
from kade.games.amsterdam.edition.printed import PlaceOnMap, Track
from kade.games.amsterdam.picture.map import CLEARANCE, SPACE_WIDTH, Map, Space
from kade.games.amsterdam.picture.reach import reaches
from kade.games.amsterdam.picture.scenery import scenery
from kade.games.amsterdam.picture.signs import barrel, cart, landmark, mark
from kade.games.amsterdam.picture.why_not import READS as HAND
from kade.games.amsterdam.picture.why_not import gain, refusals

LABEL: Final = 29
LINE: Final = 29.5
SHORT: Final = 46
FLAG: Final = 1.36  # how large pennants are: their numbers are as large as the names
PHONE_FLAG: Final = 2.2
# Labels move a little from where the component file puts them, because we draw places and tracks larger.
NUDGE: Final = {
    "montelbaanstoren": (-4, 26),
    "jan-roodenpoortstoren": (-16, -4),
    "waag": (-28, 40),
    "westermarkt": (2, -10),
    "drie-hendricken": (0, 2),
    "haringpakkerstoren": (6, -2),
    "korenmetershuisje": (32, -2),
    "oude-kerk": (-8, 22),
}
# Names above their place leave no room for a flag on the right.
FLAG_LEFT: Final = ("haringpakkerstoren", "korenmetershuisje")


# ---------------------------------------------------------------- what never changes


def label_at(place: PlaceOnMap) -> tuple[float, float]:
    """Where the first line of a place's name stands."""
    dx, dy = place.label_at
    if place.anchor == "start" and dx >= 20:
        dx += 12
    elif place.anchor == "end":
        dx -= 12
    elif place.anchor == "middle":
        dy += 10 if dy > 0 else -6
    nx, ny = NUDGE.get(place.id, (0, 0))
    return place.x + dx + nx, place.y + dy + ny


def label_box(place: PlaceOnMap) -> tuple[float, float, float, float]:
    x, y = label_at(place)
    width = max(len(line) for line in place.label) * LABEL * 0.56
    left = {"start": x, "middle": x - width / 2, "end": x - width}[place.anchor]
    return left - 4, y - LABEL, left + width + 4, y + LINE * (len(place.label) - 1) + 12


def _space(space: Space, *inside: Markup) -> Markup:
    half = space.length / 2
    return group(
        rect(-half, -SPACE_WIDTH / 2, space.length, SPACE_WIDTH, 7, "space"),
        *inside,
        at=(space.x, space.y),
        turn=space.turn,
    )


def _free_space(track: Track, space: Space) -> Markup:
    goods = group(barrel(), scale=0.86, class_="goods") if track.merchandise else Markup("")
    own = group(mark(track.colour), scale=0.86) if track.colour != "grey" else Markup("")
    if goods and own:
        return _space(space, group(own, at=(-14, 0)), group(goods, at=(14, 0)))
    return _space(space, own, goods)


def _track(world: Map, track: Track) -> Markup:
    told = tip(
        "tip-track",
        **world.names(track.a, track.b),
        colour=track.colour,
        length=track.length,
        **gain(world, track),
        rule="AM-5.1",
    )
    kind = "double" if track.partner >= 0 else "single"
    return group(
        told,
        path(reaches(world).shape(track.name), "hit"),
        path(world.line(track, trim=CLEARANCE + 4), "halo"),
        *(_free_space(track, s) for s in world.spaces[track.name]),
        id=f"track-{track.id}",
        class_=f"track c-{track.colour} {kind}",
    )


def _place(place: PlaceOnMap) -> Markup:
    return group(
        tip("tip-place", name=place.name, place=place.id, rule="AM-1.1"),
        circle(0, 0, 30, "place-ring"),
        circle(0, 0, 24, "place-plate"),
        group(landmark(place.id), scale=1.36, at=(0, -0.5)),
        at=(place.x, place.y),
        id=f"place-{place.id}",
        class_="place",
    )


def _label(place: PlaceOnMap) -> Markup:
    x, y = label_at(place)
    return join(
        words(x, y + i * LINE, line, "place-name", font_size=LABEL, text_anchor=place.anchor)
        for i, line in enumerate(place.label)
    )


def _short_label(place: PlaceOnMap) -> Markup:
    x, y = label_at(place)
    return words(x, y + 8, place.short, "place-short", font_size=SHORT, text_anchor=place.anchor)


@kept
def static_city(world: Map) -> Markup:
    """The board as it lies on the table before the game."""
    printed = world.printed
    return join(
        (
            group(scenery(world, [label_box(p) for p in printed.places]), class_="scenery"),
            *(_track(world, t) for t in printed.tracks),
            *(_place(p) for p in printed.places),
        )
    )


def names(world: Map) -> Markup:
    """The names of the places; they lie above carts, so they end the moving part though they never change."""
    return join(_label(p) for p in world.printed.places)


def short_names(world: Map) -> Markup:
    """The same for a screen too small for names: three letters a place."""
    return join(_short_label(p) for p in world.printed.places)


# ---------------------------------------------------------------- what moves

READS: Final = ("tracks", "closed", "track", "last_round", "over", "own.held", "own.offer", *HAND)


def moving_city(world: Map, view: View, labels: Markup, phone: bool = False) -> list[Markup]:
    """Carts on their tracks, closed tracks, the track being paid for, flags of the viewer's contracts, the banner.
    Flags and banner are larger on a phone, so that they can be read there."""
    own = _own(view)
    return [
        *refusals(world, view),
        *_taken(world, view["tracks"], view["closed"]),
        _paying(world, view.get("track")),
        labels,
        *_flags(world, own.get("held") or [], own.get("offer") or [], PHONE_FLAG if phone else FLAG),
        _banner(None if view["over"] else view["last_round"], 1.6 if phone else 1.0),
    ]


@kept
def _taken(world: Map, owners: dict[str, int], closed: list[str]) -> list[Markup]:
    claims = [_claimed(world, name, seat) for name, seat in owners.items()]
    return claims + [_closed(world, name) for name in closed]


@kept
def _claimed(world: Map, name: str, seat: int) -> Markup:
    """Carts on every space (AM-5.1), over a ribbon in the owner's colour from place to place."""
    track = world.tracks[name]
    told = tip(
        "tip-track-owned",
        **world.names(track.a, track.b),
        colour=track.colour,
        length=track.length,
        points=world.printed.track_points[track.length],
        seat=seat + 1,
        rule="AM-5.13",
    )
    spaces = world.spaces[track.name]
    carts = (
        group(
            group(cart(seat), scale=_fit(s)),
            at=(s.x, s.y - 3),
            turn=s.turn,
            data_piece=f"cart-{seat}-{track.id}-{i}",
            data_from=f"carts-{seat}",
        )
        for i, s in enumerate(spaces)
    )
    d = world.line(track, trim=31)
    return group(
        told,
        path(d, "ribbon-edge"),
        path(d, "ribbon"),
        path(d, "ribbon-thread"),
        *(_space(s) for s in spaces),
        *carts,
        id=f"claim-{track.id}",
        class_=f"claim c-{track.colour} owned seat-{seat}",
    )


def _fit(space: Space) -> float:
    """Carts shrink on short spaces, so that each stays on its own."""
    return min(1.08, space.length / 57)


def _cross(half: float) -> str:
    return f"M{-half:.0f}-9L{half:.0f} 9M{-half:.0f} 9L{half:.0f}-9"


@kept
def _closed(world: Map, name: str) -> Markup:
    track = world.tracks[name]
    bars = (
        group(
            rect(-s.length / 2, -SPACE_WIDTH / 2, s.length, SPACE_WIDTH, 7, "shut"),
            path(_cross(s.length / 2 - 7), "struck"),
            at=(s.x, s.y),
            turn=s.turn,
        )
        for s in world.spaces[track.name]
    )
    return group(
        tip("tip-track-closed", **world.names(track.a, track.b), rule="AM-5.8"),
        *bars,
        id=f"closed-{track.id}",
        class_=f"closed c-{track.colour}",
    )


@kept
def _paying(world: Map, name: str | None) -> Markup:
    if not name:
        return Markup("")
    track = world.tracks[name]
    told = tip(
        "tip-track-paying", **world.names(track.a, track.b), colour=track.colour, length=track.length, rule="AM-5.2"
    )
    rings = (
        rect(
            -s.length / 2 - 3,
            -SPACE_WIDTH / 2 - 3,
            s.length + 6,
            SPACE_WIDTH + 6,
            9,
            "chosen-ring",
            transform=f"translate({s.x:.1f} {s.y:.1f}) rotate({s.turn:.1f})",
        )
        for s in world.spaces[track.name]
    )
    return group(told, *rings, id="paying", class_="paying")


def _own(view: View) -> Mapping[str, Any]:
    return {} if view["seat"] is None else view["seats"][view["seat"]]


@kept
def _flags(world: Map, held: list[dict[str, Any]], offer: list[str], size: float) -> list[Markup]:
    """A pennant with the contract's number at both its places; green and ticked when they are joined (AM-6.7)."""
    standing: dict[str, int] = {}
    waiting = set()
    flags = []
    asked = [(world.contracts[name], False, "offered") for name in offer]
    taken = [(world.contracts[h["contract"]], bool(h["done"]), "") for h in held]
    for number, (contract, done, kind) in enumerate([*taken, *asked], 1):
        for place in (contract.a, contract.b):
            nth = standing[place] = standing.get(place, 0) + 1
            if not done:
                waiting.add(place)
            x, y = world.end(place)
            step = (nth - 1) * 30 * size
            beside = -14 - 31 * size - step if place in FLAG_LEFT else 14 + step
            names = world.names(contract.a, contract.b)
            flags.append(
                _pennant(names, contract.points, number, done, kind, (x + beside, max(y - 24, 42 * size)), size)
            )
    rings = [circle(*world.end(place), 37, "wanted" if place in waiting else "wanted done") for place in standing]
    return [*rings, *flags]


@kept
def _pennant(
    names: dict[str, str], points: int, number: int, done: bool, kind: str, at: tuple[float, float], size: float
) -> Markup:
    return group(
        tip("tip-flag", **names, points=points, done="yes" if done else "no", rule="AM-6.5"),
        _flag(number, done),
        at=at,
        scale=size,
        class_="flag " + (kind or ("done" if done else "open")),
    )


def _flag(number: int, done: bool) -> Markup:
    inside = path("M7-25l5 6 9-11", "flag-tick") if done else words(14, -18, number, "flag-number", font_size=21)
    return join((path("M0 4V-38", "flag-pole"), path("M1-38H31L25-25 31-12H1z", "flag-cloth"), inside))


@kept
def _banner(seat: int | None, size: float) -> Markup:
    """The last round is told where everybody looks (AM-7.1)."""
    if seat is None:
        return Markup("")
    return group(
        path("M-170-30H170L150 0 170 30H-170L-150 0z", "banner"),
        group(token(seat, 17), at=(-132, 0)),
        message(20, 10, "label-last-round", "on-banner", font_size=30),
        at=(1010, 60) if size == 1 else (820, 70),
        scale=size,
        id="last-round",
        class_="last-round",
    )
