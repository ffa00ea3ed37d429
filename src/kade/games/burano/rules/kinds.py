"""Kinds of Burano's own: what lies in a hole, on an island, on a ring or in a stack, as plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from kade.games.burano.edition.printed import BuranoPrinted, Ring
from kade.games.burano.rules.layouts import Layout, Put, joined, lay_out, size_for
from kade.kernel import encoders
from kade.kernel.encoders import Encoder
from kade.kernel.errors import BadState
from kade.kernel.kinds import NONE, HandOf, Kind, PileOf, RowOf, entries, listing, named, table, whole
from kade.kernel.plain import shown
from kade.kernel.printed import Printed

Roof = tuple[int, int, int, int]  # a tile, the hole of its first colour, that of its second, its level from 0 on


class Placed(Kind):
    """At most one component in each place, by the place's name; with `all_of_them` none is empty."""

    def __init__(self, of: str, at: str, all_of_them: bool = False) -> None:
        self.of = of
        self.at = at
        self.all_of_them = all_of_them

    def write(self, printed: Printed, value: Sequence[int]) -> dict[str, str]:
        names = printed.component_names(self.of)
        return {
            place: names[item]
            for place, item in zip(printed.component_names(self.at), value, strict=True)
            if item != NONE
        }

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        places = printed.component_names(self.at)
        found = [NONE] * len(places)
        for place, name in table(where, data, places, self.all_of_them).items():
            found[places.index(place)] = named(f"{where} {place}", name, printed.component_names(self.of), self.of)
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Row(len(printed.component_names(self.at)), len(printed.component_names(self.of)))


class Heaps(Kind):
    """Up to `size` components in each place, from below, by the place's name; with `full` exactly that many."""

    def __init__(self, of: str, at: str, size: int, full: bool = False) -> None:
        self.of = of
        self.at = at
        self.size = size
        self.full = full

    def write(self, printed: Printed, value: Sequence[int]) -> dict[str, list[str]]:
        names = printed.component_names(self.of)
        heaps = {
            place: [names[item] for item in value[at * self.size : (at + 1) * self.size] if item != NONE]
            for at, place in enumerate(printed.component_names(self.at))
        }
        return {place: heap for place, heap in heaps.items() if heap}

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        places = printed.component_names(self.at)
        names = printed.component_names(self.of)
        found = [NONE] * (len(places) * self.size)
        for place, given in table(where, data, places, self.full).items():
            heap = [named(f"{where} {place}", item, names, self.of) for item in entries(f"{where} {place}", given)]
            if len(heap) > self.size or (self.full and len(heap) < self.size):
                most = "" if self.full else "at most "
                raise BadState(f"{where} {place} has {len(heap)} entries, but must have {most}{self.size}.")
            at = places.index(place) * self.size
            found[at : at + len(heap)] = heap
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        places = len(printed.component_names(self.at)) * self.size
        return encoders.Row(places, len(printed.component_names(self.of)))


class Markers(Kind):
    """The action of each colour, by the actions: two colours each (BU-2.8)."""

    def write(self, printed: Printed, value: Sequence[int]) -> dict[str, list[str]]:
        colours = printed.component_names("colour")
        return {
            action: [colours[colour] for colour, found in enumerate(value) if found == number]
            for number, action in enumerate(printed.component_names("action"))
        }

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[int]:
        colours, actions = printed.component_names("colour"), printed.component_names("action")
        found = [NONE] * len(colours)
        for action, given in table(where, data, actions).items():
            for colour in entries(f"{where} {action}", given):
                found[named(f"{where} {action}", colour, colours, "colour")] = actions.index(action)
        if sorted(found) != sorted([*range(len(actions))] * 2) or sum(map(len, data.values())) != len(colours):
            raise BadState(f"{where}: there are not two action markers on each action.")
        return found

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Row(len(printed.component_names("colour")), len(printed.component_names("action")))


class RoofStacks(Kind):
    """Roof tiles in a pile for each kind, the top last in the state and first in plain data; `frozen` piles are
    tuples."""

    def __init__(self, frozen: bool = False) -> None:
        self.frozen = frozen

    def write(self, printed: Printed, value: Sequence[Sequence[int]]) -> dict[str, Any]:
        return {
            kind: PileOf("roof").write(printed, pile)
            for kind, pile in zip(printed.component_names("roof-kind"), value, strict=True)
        }

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[Any]:
        kinds = printed.component_names("roof-kind")
        given = table(where, data, kinds)
        piles = [PileOf("roof").read(f"{where} {kind}", given.get(kind, []), printed, seats) for kind in kinds]
        return [tuple(pile) for pile in piles] if self.frozen else piles

    def components(self, value: Sequence[Sequence[int]]) -> list[int]:
        return [tile for pile in value for tile in pile]

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Prepared(self.components, encoders.Tally(len(printed.component_names("roof"))))


class LaidRoofs(Kind):
    """The roofs on the island in the order in which they were laid; the first hole is under the first colour."""

    def write(self, printed: Printed, value: Sequence[Roof]) -> list[dict[str, Any]]:
        tiles, holes = printed.component_names("roof"), printed.component_names("hole")
        return [
            {"tile": tiles[tile], "holes": [holes[one], holes[two]], "level": level + 1}
            for tile, one, two, level in value
        ]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> list[Roof]:
        return [_roof(where, entry, printed) for entry in entries(where, data)]

    def components(self, value: Sequence[Roof]) -> list[int]:
        return [roof[0] for roof in value]

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        """Of each tile its holes and its level, from 1 on; not when it was laid."""
        tiles = len(printed.component_names("roof"))
        return encoders.Prepared(lambda value: _laid(value, tiles), encoders.Amounts(3 * tiles))


def _laid(roofs: Sequence[Roof], tiles: int) -> list[int]:
    found = [0] * (3 * tiles)
    for tile, one, two, level in roofs:
        found[3 * tile : 3 * tile + 3] = one + 1, two + 1, level + 1
    return found


def _roof(where: str, data: Any, printed: Printed) -> Roof:
    entry = table(f"An entry of {where}", data, ("tile", "holes", "level"), complete=True)
    tile = named(where, entry["tile"], printed.component_names("roof"), "roof")
    where = f"{where} {entry['tile']}"
    holes = RowOf("hole", 2).read(f"{where} holes", entry["holes"], printed, 0)
    if holes[0] == holes[1]:
        raise BadState(f"{where} must lie on two holes.")
    return tile, holes[0], holes[1], whole(f"{where} level", entry["level"], 1, 2) - 1


class CubesOfEach(Kind):
    """How many cubes of each colour every seat has: only to be seen, never saved."""

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.EachSeat(seats, encoders.Amounts(len(printed.component_names("colour"))))


class InOrder(HandOf):
    """Components that somebody has, each of them once, in the order in which they came."""

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> tuple[int, ...]:
        super().read(where, data, printed, seats)  # each is known, and there once
        names = printed.component_names(self.of)
        return tuple([names.index(item) for item in data])

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Tally(len(printed.component_names(self.of)))


class RingPieces(Kind):
    """A planning ring, by the pieces it is made of (BU-3.1)."""

    def write(self, printed: Printed, value: Ring) -> list[str]:
        names = printed.component_names("ring-piece")
        return [names[piece] for piece in value.pieces]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> Ring:
        pieces = tuple(RowOf("ring-piece", 4).read(where, data, printed, seats))
        return cast(BuranoPrinted, printed).ring(pieces)

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        several = len(printed.component_names("ring-piece"))
        return encoders.Prepared(lambda ring: ring.pieces, encoders.Row(4, several))


class Workshops(Kind):
    """A layout of workshop tiles: six of the size for its players, inside the grid, all joined (BU-2.2, BU-2.3)."""

    def write(self, printed: Printed, value: Layout) -> list[dict[str, Any]]:
        return [{"tile": tile, "column": column, "row": row, "turns": turns} for tile, column, row, turns in value.puts]

    def read(self, where: str, data: Any, printed: Printed, seats: int) -> Layout:
        box = cast(BuranoPrinted, printed)
        size = size_for(seats)
        wanted = sorted([tile["id"] for tile in box.data["workshop_tile"] if tile["size"] == size])
        puts = [_put(where, put, box, wanted) for put in entries(where, data)]
        if sorted([put[0] for put in puts]) != wanted:
            raise BadState(f"{where}: with {seats} players the six workshop tiles are {', '.join(wanted)}.")
        layout = lay_out(box, puts)
        if layout is None:
            raise BadState(f"{where}: the six workshop tiles must lie inside the grid without overlap.")
        if not joined(box, sum(layout.of_colour)):
            raise BadState(f"{where}: the workshop tiles must all hang together.")
        return layout

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        """The colour of each square, and whether it has a coin."""
        squares = len(printed.component_names("square"))
        colours = encoders.Row(squares, len(printed.component_names("colour")))
        both = encoders.Together([colours, encoders.Members(squares)])
        return encoders.Prepared(lambda layout: (layout.colour, layout.coins), both)


def _put(where: str, data: Any, box: BuranoPrinted, tiles: list[str]) -> Put:
    put = table(f"An entry of {where}", data, ("tile", "column", "row", "turns"), complete=True)
    if not isinstance(put["tile"], str) or put["tile"] not in tiles:
        raise BadState(f"{where}: {shown(put['tile'])} is not a workshop tile here; choose one of {listing(tiles)}.")
    return (
        put["tile"],
        whole(f"{where} column", put["column"], 0, box.grid_columns),
        whole(f"{where} row", put["row"], 0, box.grid_rows),
        whole(f"{where} turns", put["turns"], 0, 3),
    )
