"""Amsterdam reckoned a second time, slowly, from the words of the ledger. Knows the component file, not the engine.

Everything is names: a hand is a dict of cards, a set of tracks is a set of names, a state is what `to_dict` gives.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kade

COMPONENTS = Path(kade.__file__).parent / "games" / "amsterdam" / "components.toml"
DATA: dict[str, Any] = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
KINDS = ["pink", "blue", "green", "black", "red", "orange", "wild"]
LENGTH_POINTS = {1: 1, 2: 2, 3: 4, 4: 7}  # AM-5.10
PLACE_POINTS = {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}  # AM-7.4
Payment = tuple[str, ...]
"""The cards of a payment, in the order of KINDS."""


@dataclass(frozen=True)
class Line:
    """A track, as the component file describes it."""

    name: str
    a: str
    b: str
    length: int
    colour: str
    twin: str
    marked: bool


def _read_tracks() -> dict[str, Line]:
    entries = DATA["track"]
    names: dict[int, str] = {}
    for entry in entries:
        which = "" if not entry["partner"] else "-a" if entry["id"] < entry["partner"] else "-b"
        names[entry["id"]] = f"{entry['a']}--{entry['b']}{which}"
    return {
        names[e["id"]]: Line(
            names[e["id"]], e["a"], e["b"], e["length"], e["colour"], names.get(e["partner"], ""), e["merchandise"]
        )
        for e in entries
    }


TRACKS = _read_tracks()
CONTRACTS = {f"{entry['a']}--{entry['b']}": entry for entry in DATA["contract"]}


# ---------------------------------------------------------------------- claims


def payments(track: Line, hand: dict[str, int]) -> set[Payment]:
    """Every choice of as many cards from the hand as the track has spaces that pays for it (AM-5.1 to 5.4)."""
    return {
        cards
        for cards in itertools.combinations_with_replacement(KINDS, track.length)
        if all(cards.count(card) <= hand.get(card, 0) for card in cards) and pays(track, cards)
    }


def pays(track: Line, cards: Payment) -> bool:
    colours = {card for card in cards if card != "wild"}
    if track.colour == "grey":
        return len(colours) <= 1
    return colours <= {track.colour}


def payment_of(name: str, length: int) -> Payment:
    """The cards that the action `pay …` plays for a track of that length."""
    words = name.split()
    if words == ["pay", "wild"]:
        return ("wild",) * length
    _, colour, wilds, _ = words
    return (colour,) * (length - int(wilds)) + ("wild",) * int(wilds)


def claims(saved: dict[str, Any], seat: int) -> dict[str, set[Payment]]:
    """Every track that the seat may claim, with every way to pay for it (AM-5)."""
    seats = saved["state"]["seats"]
    me = seats[seat]
    carts = 16 - sum(TRACKS[name].length for name in me["tracks"])
    found: dict[str, set[Payment]] = {}
    for track in TRACKS.values():
        taken = any(track.name in other["tracks"] for other in seats)
        if len(seats) == 2:
            blocked = any(track.twin in other["tracks"] for other in seats)
        else:
            blocked = track.twin in me["tracks"]
        if not taken and not blocked and track.length <= carts:
            ways = payments(track, me["hand"])
            if ways:
                found[track.name] = ways
    return found


def draws(saved: dict[str, Any], second: bool) -> set[str]:
    """Where a transport card may come from, as names of actions (AM-4.1, AM-4.4, AM-4.9)."""
    found = {f"take {card}" for card in saved["state"]["row"] if card is not None}
    if second:
        found.discard("take wild")
    if saved["state"]["deck"]:
        found.add("draw card")
    return found


def turn(saved: dict[str, Any], seat: int) -> set[str]:
    """Everything that may be done at the beginning of a turn, as names of actions (AM-3.1, AM-3.2, AM-7.1)."""
    found = draws(saved, second=False) | {f"claim {name}" for name in claims(saved, seat)}
    if saved["state"]["contracts"]:
        found.add("draw contracts")
    few = any(16 - sum(TRACKS[name].length for name in one["tracks"]) <= 2 for one in saved["state"]["seats"])
    return found | {"pass"} if found and few else found


# ---------------------------------------------------------------------- scoring


def joined(tracks: list[str], a: str, b: str) -> bool:
    """Whether a chain of these tracks leads from one place to the other (AM-6.5)."""
    reached = {a}
    while True:
        more = {end for name in tracks for here, end in (ends(name), ends(name)[::-1]) if here in reached}
        if more <= reached:
            return b in reached
        reached |= more


def ends(name: str) -> tuple[str, str]:
    return TRACKS[name].a, TRACKS[name].b


def merchandise(cards: list[int]) -> list[int]:
    """Hand the places out in order: the most cards first, ties together, nobody without one (AM-7.4 to 7.6)."""
    points = [0] * len(cards)
    place = 0
    for number in sorted({number for number in cards if number}, reverse=True):
        tied = [seat for seat, mine in enumerate(cards) if mine == number]
        for seat in tied:
            points[seat] = PLACE_POINTS[len(cards)][place]
        place += len(tied)
    return points


def final(saved: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The points of every seat and who wins (AM-7.2 to 7.9)."""
    seats = saved["state"]["seats"]
    goods = merchandise([sum(TRACKS[name].marked for name in seat["tracks"]) for seat in seats])
    points: list[int] = []
    complete: list[int] = []
    for seat, good in zip(seats, goods, strict=True):
        total = good + sum(LENGTH_POINTS[TRACKS[name].length] for name in seat["tracks"])
        done = [name for name in seat["contracts"] if joined(seat["tracks"], *name.split("--"))]
        for name in seat["contracts"]:
            total += CONTRACTS[name]["points"] if name in done else -CONTRACTS[name]["points"]
        points.append(total)
        complete.append(len(done))
    leaders = [seat for seat in range(len(seats)) if points[seat] == max(points)]
    most = max(complete[seat] for seat in leaders)
    return points, [seat for seat in leaders if complete[seat] == most]


# ---------------------------------------------------------------------- the map


def lengths() -> dict[frozenset[str], int]:
    """The connections with their spaces."""
    return {frozenset((track.a, track.b)): track.length for track in TRACKS.values()}


def distances(start: str, closed: frozenset[frozenset[str]] = frozenset()) -> dict[str, int]:
    """Spaces from a place to every place that can be reached without the closed connections."""
    far = {start: 0}
    changed = True
    while changed:
        changed = False
        for connection, length in lengths().items():
            if connection not in closed:
                for here, there in itertools.permutations(connection):
                    if here in far and far[here] + length < far.get(there, 999):
                        far[there] = far[here] + length
                        changed = True
    return far


def shortest_ways(a: str, b: str) -> list[frozenset[frozenset[str]]]:
    """Every shortest way from a to b, as a set of connections."""
    far = distances(a)

    def back(place: str) -> list[frozenset[frozenset[str]]]:
        if place == a:
            return [frozenset()]
        found = []
        for connection, length in lengths().items():
            if place in connection:
                (before,) = connection - {place}
                if far[before] + length == far[place]:
                    found += [way | {connection} for way in back(before)]
        return found

    return back(b)


def cards_everywhere(saved: dict[str, Any]) -> Counter[str]:
    """All transport cards, wherever they lie."""
    state = saved["state"]
    found = Counter(state["deck"]) + Counter(card for card in state["row"] if card) + Counter(state["discards"])
    for seat in state["seats"]:
        found += Counter(seat["hand"])
    return found
