"""Building a pyramid with few gestures: which cubes were decided on, and an order to fill what is left. No drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.games.burano.picture.signs import COLOURS, parts_of
from kade.games.burano.rules.pyramid import LEVEL_END

BASE: Final = tuple(f"base-{i}" for i in range(1, 10))
SPOTS: Final = (*BASE, *(f"middle-{i}" for i in range(1, 5)), "top")
EMPTY: Final = "leave empty"


def _decided(reserve: Mapping[str, int], spot: int) -> bool:
    """Whether there is more than one way to go on: of a single one nobody is asked."""
    colours = sum(n > 0 for n in reserve.values())
    return colours + (sum(reserve.values()) < LEVEL_END[spot] - spot) > 1


def decisions(me: Mapping[str, Any]) -> tuple[list[str], dict[str, int]]:
    """What a seat that builds has decided so far, in order, and the number of the decision behind each cube."""
    pyramid: Mapping[str, str] = me["pyramid"]
    left = {colour: me["reserve"].get(colour, 0) + list(pyramid.values()).count(colour) for colour in COLOURS}
    names: list[str] = []
    numbers: dict[str, int] = {}
    for spot, place in enumerate(SPOTS[: SPOTS.index(me["spot"])]):
        colour = pyramid.get(place)
        if _decided(left, spot):
            if colour is not None:
                numbers[place] = len(names)
            names.append(f"stack {colour}" if colour else EMPTY)
        if colour is not None:
            left[colour] -= 1
    return names, numbers


def stock_of(me: Mapping[str, Any]) -> str:
    """The cubes that a seat builds with, as a name: from the same ones the same pyramid can be built again."""
    stacked = list(me["pyramid"].values())
    return "-".join(str(me["reserve"].get(colour, 0) + stacked.count(colour)) for colour in COLOURS)


def suggested(me: Mapping[str, Any]) -> list[str]:
    """Decisions that fill the pyramid up to its last: colours of one's own roofs high up, where they are soon at hand,
    and as many different ones as there are. The last decision, which shows the pyramid, is left to the player."""
    first = SPOTS.index(me["spot"])
    left = {colour: me["reserve"].get(colour, 0) for colour in COLOURS}
    plan = _from_the_top(dict(left), _wanted(me["roofs"]), min(sum(left.values()), len(SPOTS) - first))
    names = []
    for spot, colour in enumerate(plan, first):
        if _decided(left, spot):
            names.append(f"stack {colour}")
        left[colour] -= 1
    return names[:-1]


def _wanted(roofs: list[dict[str, Any]]) -> dict[str, int]:
    """How many halves of one's own roofs each colour has."""
    halves = [colour for roof in roofs for colour in parts_of(roof["tile"])[1:]]
    return {colour: halves.count(colour) for colour in COLOURS}


def _from_the_top(left: dict[str, int], wanted: dict[str, int], cubes: int) -> list[str]:
    """Colours in building order, chosen from the highest place down; one that was taken is wanted less."""
    found: list[str] = []
    for _ in range(cubes):
        here = [colour for colour in COLOURS if left[colour]]
        best = max(here, key=lambda colour: (wanted[colour] - found.count(colour), left[colour]))
        left[best] -= 1
        found.append(best)
    return found[::-1]
