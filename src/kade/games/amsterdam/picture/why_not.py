"""Why the viewer cannot claim a free track: told where the pointer rests on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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
    me = view["seats"][view["seat"]]
    free = (t for t in world.printed.tracks if t.name not in view["tracks"] and t.name not in view["closed"])
    return [_refusal(world, track.name, *why) for track in free if (why := why_not(world, track, view, me))]


def why_not(world: Map, track: Track, view: View, me: Mapping[str, Any]) -> tuple[str, int, str] | None:
    """Which message says it, the number in it, and the rule; None for a track that can be claimed."""
    if track.partner >= 0 and view["tracks"].get(world.printed.tracks[track.partner].name) == view["seat"]:
        return "tip-track-yours", 0, "AM-5.7"
    if me["carts"] < track.length:
        return "tip-track-carts", me["carts"], "AM-5.6"
    lack = missing(track, me["hand"])
    return ("tip-track-lack", lack, "AM-5.4" if track.colour == "grey" else "AM-5.1") if lack > 0 else None


def missing(track: Track, hand: Mapping[str, int]) -> int:
    """How many cards are wanting to pay for a track; 0 or less when there are enough."""
    colours = [c for c in COLOURS if c != "wild"] if track.colour == "grey" else [track.colour]
    return track.length - hand.get("wild", 0) - max(hand.get(colour, 0) for colour in colours)


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
