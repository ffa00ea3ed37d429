"""The viewer's contracts in Amsterdam: cards with both places, the way still to go, the points; and those on offer."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words
from kade.games.amsterdam.edition.printed import Contract
from kade.games.amsterdam.picture.map import Map, OpenWays
from kade.games.amsterdam.picture.signs import points_seal

READS: Final = ("tracks", "closed", "seat", "over", "own.held", "own.offer")
WIDTH: Final = 480  # three cards beside each other
COMPACT_WIDTH: Final = 322  # two
CARD: Final = (152, 158)
SMALL: Final = (152, 84)


class WayToGo(NamedTuple):
    """What a contract's card shows of the viewer's way from one place to the other."""

    spaces: int  # that are still to be claimed; -1 when it is cut off
    seat: int
    missing: tuple[str, ...] = ()  # tracks of the shortest way, where there is a map on the card
    claimed: tuple[str, ...] = ()  # the viewer's own, on that map


def own(view: View) -> dict[str, Any]:
    return {} if view["seat"] is None else dict(view["seats"][view["seat"]])


def height(view: View, across: int = 3) -> int:
    """The panel is as high as its cards: small ones when there are many, or on a phone."""
    mine = own(view)
    held, offer = len(mine.get("held") or ()), len(mine.get("offer") or ())
    tall = 26 + CARD[1] + 10 if offer else 0
    if not held:
        return max(60, tall)
    return tall + 6 + -(-held // across) * (_size(held, offer, across)[1] + 6)


def _size(held: int, offer: int, across: int) -> tuple[int, int]:
    return SMALL if held > 3 or offer or across < 3 else CARD


def moving_contracts(world: Map, view: View, across: int = 3) -> list[Markup]:
    mine = own(view)
    held, offer = mine.get("held") or [], mine.get("offer") or []
    if not held and not offer:
        return [message(14, 36, "label-no-contracts", "quiet", font_size=15)]
    ways = _open_ways(world, view["seat"], view["tracks"], view["closed"])
    parts: list[Markup] = []
    top = 6.0
    if offer:
        parts.extend(_offer(world, view, [world.contracts[name] for name in offer], len(held), ways))
        top += 26 + CARD[1] + 4
    size = _size(len(held), len(offer), across)
    state = "missed" if view["over"] else "open"
    for i, entry in enumerate(held):
        at = (6 + i % across * (size[0] + 6), top + i // across * (size[1] + 6))
        name, done = entry["contract"], bool(entry["done"])
        contract = world.contracts[name]
        way = _way_to_go(view, contract, size, ways)
        parts.append(_held(world, contract, "done" if done else state, i + 1, at, size, way))
    return parts


def _offer(world: Map, view: View, offer: list[Contract], held: int, ways: OpenWays) -> list[Markup]:
    cards = []
    for i, contract in enumerate(offer):
        way = _way_to_go(view, contract, CARD, ways)
        cards.append(_offered(world, contract, held + i + 1, (6 + i * (CARD[0] + 6), 28), way))
    return [message(10, 18, "label-offer", "heading", font_size=14.5), *cards, _both(offer)]


@kept
def _offered(world: Map, contract: Contract, number: int, at: tuple[float, float], way: WayToGo) -> Markup:
    told = tip(
        "tip-offer", **world.names(contract.a, contract.b), points=contract.points, spaces=way.spaces, rule="AM-6.1"
    )
    return group(
        told,
        rect(-4, -4, CARD[0] + 8, CARD[1] + 8, 13, "ring"),
        _card(world, contract, "offered", number, CARD, way),
        at=at,
        id=f"offer-{contract.name}",
        class_="contract offered",
        data_piece=f"contract-{contract.name}",
        data_from="contract-deck",
    )


def _both(offer: list[Contract]) -> Markup:
    """A knot that ties the two contracts together: choosing it keeps both."""
    if len(offer) < 2:
        return Markup("")
    return group(
        circle(0, 0, 21, "ring"),
        circle(0, 0, 16, "knot"),
        path("M-7 0H7M0-7V7", "knot-plus"),
        at=(CARD[0] + 9, 28 + CARD[1] * 0.55),
        id="offer",
        class_="both",
    )


@kept
def _open_ways(world: Map, seat: int, owners: dict[str, int], closed: list[str]) -> OpenWays:
    """Looked for once, however many contracts are drawn in whatever forms."""
    return world.open_ways(seat, owners, closed)


def _way_to_go(view: View, contract: Contract, size: tuple[int, int], ways: OpenWays) -> WayToGo:
    seat, owners = view["seat"], view["tracks"]
    spaces, tracks = ways.way(contract.a, contract.b) or (-1, [])
    if size == SMALL:
        return WayToGo(spaces, seat)
    missing = [track.name for track in tracks if track.name not in owners]
    return WayToGo(spaces, seat, tuple(missing), tuple([name for name, owner in owners.items() if owner == seat]))


@kept
def _held(
    world: Map,
    contract: Contract,
    state: str,
    number: int,
    at: tuple[float, float],
    size: tuple[int, int],
    way: WayToGo,
) -> Markup:
    about = {**world.names(contract.a, contract.b), "points": contract.points}
    if state == "done":
        told = tip("tip-contract-done", **about, rule="AM-6.5")
    elif state == "missed":
        told = tip("tip-contract-missed", **about, rule="AM-7.3")
    else:
        told = tip("tip-contract", **about, spaces=way.spaces, rule="AM-7.3")
    return group(
        told,
        _card(world, contract, state, number, size, way),
        at=at,
        id=f"contract-{contract.name}",
        class_=f"contract {state}",
        data_piece=f"contract-{contract.name}",
    )


def _card(world: Map, contract: Contract, state: str, number: int, size: tuple[int, int], way: WayToGo) -> Markup:
    width, high = size
    tall = high > 100
    names = world.names(contract.a, contract.b)
    lines = [_name(name, 12, 21 + 17 * i, width - 22) for i, name in enumerate(names.values())]
    map_ = group(_mini(world, contract, way), at=(8, 46), scale=(width - 16) / world.width) if tall else Markup("")
    pennant = path("M0 0H21L17 9 21 18H0z", "number-cloth")
    return join(
        (
            rect(0, 0, width, high, 9, "contract-paper"),
            rect(4, 4, width - 8, high - 8, 6, "contract-line"),
            *lines,
            map_,
            group(pennant, words(8.5, 14, number, "flag-number", font_size=14.5), at=(9, 46 if tall else 42)),
            _status(state, way.spaces, high),
            group(points_seal(contract.points, 19), at=(width - 21, high - 21)),
        )
    )


@kept
def _name(name: str, x: float, y: float, room: float) -> Markup:
    """A place's name; long ones are squeezed rather than cut."""
    squeeze = {"textLength": f"{room:.0f}", "lengthAdjust": "spacingAndGlyphs"} if len(name) > 17 else {}
    return words(x, y, name, "contract-name", font_size=14 if len(name) < 17 else 13.2, **squeeze)


def _status(state: str, spaces: int, high: int) -> Markup:
    y = high - (11 if high > 100 else 9)
    if state == "done":
        return join(
            (path(f"M10 {y - 5}l4 5 8-10", "tick"), message(27, y, "label-done", "contract-state", font_size=14))
        )
    if state == "missed":
        return message(11, y, "label-missed", "contract-state", font_size=14)
    if spaces < 0:
        return message(11, y, "label-cut-off", "contract-state bad", font_size=14)
    return message(11, y, "label-to-go", "contract-state", {"spaces": spaces}, font_size=14)


def _mini(world: Map, contract: Contract, way: WayToGo) -> Markup:
    """The map in small: own tracks solid, the shortest way still to be claimed dotted, both places marked."""
    height = world.height * 0.84
    missing, mine = (" ".join(_straight(world, name) for name in names) for names in (way.missing, way.claimed))
    return join(
        (
            rect(0, 0, world.width, height, 60, "mini-water"),
            group(
                _mini_ground(world),
                *([path(missing, "mini-missing")] if missing else []),
                *([path(mine, f"mini-own seat-{way.seat}")] if mine else []),
                *(circle(*world.end(p), 62, "mini-end") for p in (contract.a, contract.b)),
                at=(60, 12),
                scale=0.8,
            ),
        )
    )


@kept
def _mini_ground(world: Map) -> Markup:
    return join(
        (
            path("M70 560C40 260 480 60 780 60S1560 260 1530 600 1300 1060 800 1070 90 900 70 560z", "mini-land"),
            path(" ".join(_straight(world, t.name) for t in world.printed.tracks if t.side <= 0), "mini-tracks"),
        )
    )


def _straight(world: Map, name: str) -> str:
    track = world.tracks[name]
    (x1, y1), (x2, y2) = world.end(track.a), world.end(track.b)
    return f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
