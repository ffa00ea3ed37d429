"""Ways between two places of the city: the one that takes fewest turns, and what has been found out about them so far.

A search asks for ways at every leaf, and finding them is nearly all that an estimate costs. So what was found is kept,
and the city is a graph of objects: compiled, their numbers are read as they are, those in a list must be unpacked.
"""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kade.games.amsterdam.edition.printed import GREY, WILD

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.seat import Seat

FAR: Final = 1_000_000.0
REMEMBERED: Final = 100_000  # ways, at most
REMEMBERED_HANDS: Final = 20_000


@final
class Stop:
    """A place of the city, on the way: what it takes to get here, and by which street one comes."""

    def __init__(self) -> None:
        self.cost = FAR
        self.left = False  # gone on from here: there is no cheaper way to it
        self.streets: list[Street] = []
        self.street: Street | None = None
        self.came: Stop | None = None


@final
class Street:
    """A track, as it leads away from one of its places."""

    def __init__(self, track: int, bit: int, length: int, there: Stop) -> None:
        self.track = track
        self.bit = bit
        self.length = length
        self.there = there


@final
class City:
    """All places with the tracks that lead away from them. A way is written into it while it is looked for."""

    def __init__(self, box: AmsterdamPrinted) -> None:
        self.stops: list[Stop] = [Stop() for _ in box.places]
        for stop, place in zip(self.stops, box.places, strict=True):
            for track in box.tracks_at[place.index]:
                there = self.stops[box.other_end(track, place.index)]
                stop.streets.append(Street(track, box.bit[track], box.length[track], there))

    def cheapest_way(
        self, turns: list[float], built: int, usable: int, start: int, goal: int
    ) -> tuple[float, int, int]:
        """The way between two places that takes fewest turns: how many, the spaces still to be claimed, and the set of
        their tracks. `turns` are those that each track takes."""
        stops = self.stops
        for stop in stops:
            stop.cost = FAR
            stop.left = False
        first = stops[start]
        first.cost = 0.0
        last = stops[goal]
        while True:
            here = last
            so_far = FAR
            for stop in stops:
                if stop.cost < so_far and not stop.left:
                    here = stop
                    so_far = stop.cost
            if here is last:  # reached, or out of reach
                break
            here.left = True
            for street in here.streets:
                there = street.there
                if there.left:
                    continue
                if built & street.bit:
                    total = so_far
                elif usable & street.bit:
                    total = so_far + turns[street.track]
                else:
                    continue
                if total < there.cost and total < last.cost:
                    there.cost = total
                    there.street = street
                    there.came = here
        spaces = 0
        tracks = 0
        stop = last
        while last.cost < FAR and stop is not first:
            by = stop.street
            before = stop.came
            assert by is not None
            assert before is not None
            if not built & by.bit:
                spaces += by.length
                tracks |= by.bit
            stop = before
        return last.cost, spaces, tracks


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way that was found: turns, spaces and tracks still to be claimed, and what is known when they are built."""

    def __init__(self, cost: float, spaces: int, tracks: int) -> None:
        self.cost = cost
        self.spaces = spaces
        self.tracks = tracks
        self.then: Ways | None = None


@final
@mypyc_attr(acyclic=True)
class Ways:
    """The ways found so far for one set of built tracks and one of free ones, by hand and contract."""

    def __init__(self, built: int, usable: int) -> None:
        self.built = built
        self.usable = usable
        self.found: dict[int, Way] = {}


@final
class KnownWays:
    """What estimates have found out so far about an edition's map."""

    def __init__(self, box: AmsterdamPrinted) -> None:
        self.box = box
        self.cities: list[City] = []  # a thread that looks for a way takes one, and gives it back
        self.last = Ways(0, 0)
        self.ways: dict[tuple[int, int], Ways] = {}
        self.number = 0
        self.turns_by_hand: dict[int, list[float]] = {}

    def of(self, built: int, usable: int) -> Ways:
        last = self.last
        if last.built != built or last.usable != usable:
            last = self._of(built, usable)
            self.last = last
        return last

    def _of(self, built: int, usable: int) -> Ways:
        found = self.ways.get((built, usable))
        if found is None:
            found = Ways(built, usable)
            self.ways[built, usable] = found
        return found

    def after(self, ways: Ways, way: Way) -> Ways:
        """What is known when a way is built."""
        found = way.then
        if found is None:
            found = self._of(ways.built | way.tracks, ways.usable)
            way.then = found
        return found

    def way(self, ways: Ways, me: Seat, hand: int, contract: int) -> Way:
        """The cheapest way for a contract. `hand` says which cards the seat has, as far as they matter."""
        box = self.box
        key = hand * len(box.contracts) + contract
        found = ways.found.get(key)
        if found is None:
            deal = box.contracts[contract]
            city = self.cities.pop() if self.cities else City(box)
            turns = self._turns(me, hand)
            cost, spaces, tracks = city.cheapest_way(turns, ways.built, ways.usable, deal.a_index, deal.b_index)
            self.cities.append(city)
            found = Way(cost, spaces, tracks)
            ways.found[key] = found
            self.number += 1
            if self.number >= REMEMBERED:
                self.ways.clear()
                self.last = Ways(0, 0)
                self.number = 0
        return found

    def _turns(self, me: Seat, hand: int) -> list[float]:
        """What `turns_of_tracks` says, remembered by the hand."""
        found = self.turns_by_hand.get(hand)
        if found is None:
            found = turns_of_tracks(self.box, me)
            if len(self.turns_by_hand) >= REMEMBERED_HANDS:
                self.turns_by_hand.clear()
            self.turns_by_hand[hand] = found
        return found


def known_ways(box: AmsterdamPrinted) -> KnownWays:
    """What has been found out about the map of this edition."""
    known = box.known_ways
    if not isinstance(known, KnownWays):
        known = KnownWays(box)
        box.known_ways = known
    return known


def turns_of_tracks(box: AmsterdamPrinted, me: Seat) -> list[float]:
    """Turns to claim each track: one for the claim, and half a turn for each card that is missing."""
    hand = me.hand
    wilds = hand[WILD]
    longest_set = max(hand[:GREY])
    turns: list[float] = []
    for colour, length in zip(box.colour, box.length, strict=True):
        held = longest_set if colour == GREY else hand[colour]
        missing = max(0, length - held)
        with_wilds = max(0, missing - wilds)
        turns.append(1.0 + 0.55 * with_wilds + 0.25 * (missing - with_wilds) + 0.02 * length)
    return turns
