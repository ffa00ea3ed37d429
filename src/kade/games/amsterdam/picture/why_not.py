"""Why the viewer cannot claim a free track: the tip that track has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, group, path, tip
from kade.games.amsterdam.edition.printed import Track
from kade.games.amsterdam.picture.map import Map
from kade.games.amsterdam.picture.reach import reaches
from kade.games.amsterdam.picture.signs import COLOURS

READS: Final = ("own.hand", "own.carts")


def refusals(world: Map, view: View) -> list[Markup]:
    """A shape for each free track that the viewer could not claim, whoever's turn it is."""
    if view["seat"] is None or view["over"]:
        return []
    own = view["seats"][view["seat"]]
    return _refusals(world, view["seat"], view["tracks"], view["closed"], own["carts"], own["hand"])


@kept
def _refusals(
    world: Map, seat: int, taken: dict[str, int], closed: list[str], carts: int, hand: dict[str, int]
) -> list[Markup]:
    return [_refusal(world, *found) for found in reasons(world, seat, taken, closed, carts, hand)]


def reasons(
    world: Map, seat: int, taken: Mapping[str, int], closed: list[str], carts: int, hand: Mapping[str, int]
) -> Iterator[tuple[str, str, int, str]]:
    """Of each such track its name, the message that says why, the number in it, and the rule."""
    payable, tracks, gone = _payable(hand), world.printed.tracks, {*taken, *closed}
    for track in tracks:
        if track.name in gone:
            continue
        if track.partner >= 0 and taken.get(tracks[track.partner].name) == seat:
            yield track.name, "tip-track-yours", 0, "AM-5.7"
        elif carts < track.length:
            yield track.name, "tip-track-carts", carts, "AM-5.6"
        elif payable[track.colour] < track.length:
            rule = "AM-5.4" if track.colour == "grey" else "AM-5.1"
            yield track.name, "tip-track-lack", track.length - payable[track.colour], rule


def _payable(hand: Mapping[str, int]) -> dict[str, int]:
    """How many spaces of each colour a hand can pay for; grey takes any one colour (AM-5.4)."""
    wild = hand.get("wild", 0)
    found = {colour: wild + hand.get(colour, 0) for colour in COLOURS if colour != "wild"}
    return {**found, "grey": max(found.values())}


def gain(world: Map, track: Track) -> dict[str, object]:
    """What a track brings and how it is paid, as the arguments of a message."""
    return {
        "points": world.printed.track_points[track.length],
        "merchandise": "yes" if track.merchandise else "no",
        "any": "yes" if track.colour == "grey" else "no",
    }


@kept
def _refusal(world: Map, name: str, why: str, number: int, rule: str) -> Markup:
    track = world.tracks[name]
    about: dict[str, object] = {**world.names(track.a, track.b), "colour": track.colour, "length": track.length}
    if why == "tip-track-carts":
        about["carts"] = number
    if why == "tip-track-lack":
        about |= {"cards": number, **gain(world, track)}
    return group(tip(why, **about, rule=rule), path(reaches(world).shape(name), "hit"), class_="why-not")
