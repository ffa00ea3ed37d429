"""Burano out of plain data: a saved state, and the pieces of a table. Positions by hand are in position.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.burano.actions import ACTIONS, COLOURS, ISLANDS, PLACES, PORTS, ROOF_KINDS, SPOTS
from kade.games.burano.flow_check import check_flow, check_rest
from kade.games.burano.layouts import Layout, Put, joined, lay_out, size_for
from kade.games.burano.plain_data import counts, entries, index, indices, number, said, table
from kade.games.burano.printed import BuranoPrinted
from kade.games.burano.saving import laid_tile
from kade.games.burano.season import STEPS
from kade.games.burano.seat import SOURCES, SPOT_COUNT, Seat
from kade.games.burano.setup import empty_table
from kade.games.burano.state import Burano
from kade.kernel.errors import BadState, KadeError
from kade.kernel.rng import Rng
from kade.kernel.stack import read_stack

SEAT_KEYS = ("ring", "start", "gone", "coins", "privilege", "boat", "islands", "squares", "reserve", "pyramid", "spot",
             "prepared", "roofs", "cards", "hand", "known", "sold", "scored")
KEYS = ("seats", "layout", "supply", "houses", "roofs", "huts", "seafood", "display", "buildings", "shown", "stacks",
        "under", "markers", "ships", "first", "season", "round")


def restore(box: BuranoPrinted, saved: dict[str, Any], rng: Rng) -> Burano:
    """The state that `dump` was made of."""
    try:
        s = _restore(box, saved, rng)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as problem:
        raise refusal("The saved state", problem) from None
    if not s.audit():  # what the audit finds is said by whoever asked for the state
        check_flow(s)
        check_rest(s)
    return s


def _restore(box: BuranoPrinted, saved: dict[str, Any], rng: Rng) -> Burano:
    state = table("The saved state", saved["state"])
    for key in KEYS:
        if key not in state:
            raise BadState(f"The saved state has no {key!r}.")
    seats = entries("seats", state["seats"])
    for entry in seats:
        for key in SEAT_KEYS:
            if key not in table("A seat", entry):
                raise BadState(f"The saved state has no {key!r} of a seat.")
    if len(seats) not in (2, 3, 4):
        raise BadState(f"The saved state has {len(seats)} seats, but must have 2, 3 or 4.")
    layout = table("options", saved["options"]).get("layout")
    if layout not in ("beginner", "drawn"):
        raise BadState(f"options: layout is {said(layout)}, but must be 'beginner' or 'drawn'.")
    s = empty_table(box, len(seats), read_layout(box, len(seats), state["layout"]), layout == "drawn", rng)
    read_table(s, state)
    for ship in box.ships:
        if ship not in state["ships"]:
            raise BadState(f"ships does not say where {ship!r} lies.")
    s.supply = counts("supply", COLOURS, state["supply"])
    s.seafood = indices("seafood", box.seafood, state["seafood"])[::-1]
    s.buildings = indices("buildings", box.card_ids, state["buildings"])[::-1]
    stacks = table("stacks", state["stacks"])
    for i, kind in enumerate(ROOF_KINDS):
        s.stacks[i] = indices("stacks", box.tile_names, stacks[kind])[::-1]
    s.stack = read_stack(saved["stack"], STEPS, s.box, s.seats)
    return s


def refusal(what: str, problem: Exception) -> KadeError:
    """What was wrong, as a sentence; ours say it already."""
    if isinstance(problem, KadeError):
        return problem
    if isinstance(problem, KeyError):
        return BadState(f"{what} has no {problem}.")
    return BadState(f"{what} is broken: something in it is of another kind than it must be.")


# ---------------------------------------------------------------------- pieces of a table, given or not


def read_table(s: Burano, entry: dict[str, Any]) -> None:
    """All that is named: seats, houses, roofs, huts, displays, markers, ships and the season."""
    box = s.box
    for me, seat in zip(s.players, entry.get("seats", []), strict=False):
        read_seat(box, me, seat)
    for seat, me in enumerate(s.players):
        for square in range(len(s.held)):
            if me.squares >> square & 1:
                s.held[square] = seat
    _read_island(s, table("houses", entry.get("houses", {})), entries("roofs", entry.get("roofs", [])))
    if "huts" in entry:
        _read_huts(s, table("huts", entry["huts"]))
    s.display = indices("display", box.seafood, entry.get("display", []))
    s.shown = indices("shown", box.card_ids, entry.get("shown", []))
    under = table("under", entry.get("under", {}))
    for i, kind in enumerate(ROOF_KINDS):
        s.under[i] = tuple(indices("under", box.tile_names, under.get(kind, []))[::-1])
    if "markers" in entry:
        _read_markers(s, table("markers", entry["markers"]))
    for ship, port in table("ships", entry.get("ships", {})).items():
        s.ships[index("ships", box.ships, ship)] = index("ships", PORTS, port)
    s.first = number("first", entry.get("first", 0))
    if s.first >= s.seats:
        raise BadState(f"first is {s.first}, but must be a seat from 0 to {s.seats - 1}.")
    s.season = index("season", box.seasons, entry.get("season", box.seasons[0]))
    s.round = number("round", entry.get("round", 1))
    if s.round > box.rounds[s.season]:
        raise BadState(f"round is {s.round}, but {box.seasons[s.season]} has {box.rounds[s.season]} rounds.")


def _read_huts(s: Burano, huts: dict[str, Any]) -> None:
    s.huts = []
    for island in ISLANDS:
        three = indices("huts", COLOURS, huts[island])
        if len(three) != 3:
            raise BadState("huts must name three huts of each island.")
        s.huts += three


def _read_markers(s: Burano, markers: dict[str, Any]) -> None:
    s.markers = [-1] * 6
    for i, action in enumerate(ACTIONS):
        for colour in indices("markers", COLOURS, markers.get(action, [])):
            s.markers[colour] = i
    if -1 in s.markers or sum([len(markers[action]) for action in markers]) != 6:
        raise BadState("markers: there are not two action markers on each action.")


def read_layout(box: BuranoPrinted, players: int, puts: Any) -> Layout:
    """A layout of workshop tiles: six of the right size, inside the grid, all joined (BU-2.2, BU-2.3)."""
    size = size_for(players)
    known = [tile["id"] for tile in box.data["workshop_tile"]]
    wanted = sorted([tile["id"] for tile in box.data["workshop_tile"] if tile["size"] == size])
    found: list[Put] = []
    for put in entries("layout", puts):
        tile = table("layout", put)["tile"]
        if tile not in known:
            raise BadState(f"layout: there is no workshop tile {said(tile)}.")
        column, row = number("column", put["column"], box.grid_columns), number("row", put["row"], box.grid_rows)
        found.append((tile, column, row, number("turns", put["turns"], 3)))
    if sorted([put[0] for put in found]) != wanted:
        raise BadState(f"layout: with {players} players the six workshop tiles are {', '.join(wanted)}.")
    layout = lay_out(box, found)
    if layout is None:
        raise BadState("layout: the six workshop tiles must lie inside the grid without overlap.")
    whole = 0
    for mask in layout.of_colour:
        whole |= mask
    if not joined(box, whole):
        raise BadState("layout: the workshop tiles must all hang together.")
    return layout


def read_seat(box: BuranoPrinted, me: Seat, entry: dict[str, Any]) -> None:
    if "ring" in entry:
        pieces = tuple(indices("ring", box.piece_ids, entry["ring"]))
        if len(pieces) != 4:
            raise BadState("ring must name four pieces of three houses.")
        me.ring = box.ring(pieces)
    me.start = number("start", entry.get("start", 3), 11)
    me.gone = number("gone", entry.get("gone", 0), 3)
    me.coins = number("coins", entry.get("coins", box.start_coins))
    me.privilege = number("privilege", entry.get("privilege", 0))
    me.boat = index("boat", PLACES, entry.get("boat", "A"))
    me.islands = counts("islands", ISLANDS, entry.get("islands", {}))
    for square in indices("squares", box.squares, entry.get("squares", [])):
        me.squares |= 1 << square
    me.workers = box.workers - sum(me.islands) - me.squares.bit_count()
    me.reserve = counts("reserve", COLOURS, entry.get("reserve", {}))
    for spot, colour in table("pyramid", entry.get("pyramid", {})).items():
        me.put_cube(index("pyramid", SPOTS, spot), index("pyramid", COLOURS, colour))
    me.spot = number("spot", entry.get("spot", SPOT_COUNT), SPOT_COUNT)
    me.prepared = counts("prepared", COLOURS, entry.get("prepared", {}))
    me.roofs = tuple(sorted(indices("roofs", box.tile_names, entry.get("roofs", []))))
    me.hand = counts("hand", box.seafood, entry.get("hand", {}))
    me.known = counts("known", box.seafood, entry.get("known", {}))
    me.sold = counts("sold", box.seafood, entry.get("sold", {}))
    me.scored = counts("scored", SOURCES, entry.get("scored", {}))
    me.cards = ()
    for found in indices("cards", box.card_ids, entry.get("cards", [])):
        me.cards = (*me.cards, found)
        me.powers |= box.cards[found].effect
        if box.cards[found].effect_name == "roof_half_any_cube":
            me.free |= box.cards[found].colours


def _read_island(s: Burano, houses: dict[str, Any], roofs: list[Any]) -> None:
    """Cubes level by level, each level's roofs after its cubes."""
    heights: dict[int, list[int]] = {}
    for name, cubes in houses.items():
        colours = indices("houses", COLOURS, cubes)
        if len(colours) > 3:
            raise BadState(f"houses: {name} has {len(colours)} cubes, but three is the most.")
        heights[index("houses", s.box.holes, name)] = colours
    for roof in roofs:
        if type(table("A roof", roof)["level"]) is not int or roof["level"] not in (1, 2):
            raise BadState("roofs: the level of a roof must be 1 or 2.")
    for level in range(3):
        for hole, colours in heights.items():
            if len(colours) > level:
                if level and s.halves[hole * 2 + level - 1] < 0:
                    raise BadState(f"houses: {s.box.holes[hole]} has a cube on level {level + 1} without a roof below.")
                s.place_cube(hole, colours[level])
        for roof in roofs:
            if roof["level"] == level + 1:
                _read_roof(s, level, roof)
    order = [str(roof["tile"]) for roof in roofs]
    places = sorted([(order.index(s.box.tile_names[laid_tile(entry)[0]]), entry) for entry in s.laid])
    s.laid = [entry for _, entry in places]


def _read_roof(s: Burano, level: int, roof: dict[str, Any]) -> None:
    tile = index("roofs", s.box.tile_names, roof["tile"])
    holes = indices("roofs", s.box.holes, roof["holes"])
    if len(holes) != 2 or holes[0] == holes[1]:
        raise BadState(f"roofs: {roof['tile']} must lie on two holes.")
    a, b = holes
    if s.height(a) != level + 1 or s.height(b) != level + 1:
        raise BadState(f"roofs: {roof['tile']} lies on level {level + 1}, where there are not two cubes.")
    if s.halves[a * 2 + level] >= 0 or s.halves[b * 2 + level] >= 0:
        raise BadState(f"roofs: {roof['tile']} lies on level {level + 1} where another roof lies.")
    s.lay_roof(tile, a, b)
