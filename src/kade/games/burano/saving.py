"""Burano's position as plain data, in names, and the audit: every component somewhere exactly once."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kade.games.burano.actions import ACTIONS, COLOURS, ISLANDS, PLACES, PORTS, ROOF_KINDS, SPOTS, SQUARES
from kade.games.burano.printed import FREE_ROOFS
from kade.games.burano.seat import SOURCES

if TYPE_CHECKING:
    from kade.games.burano.printed import BuranoPrinted
    from kade.games.burano.seat import Seat
    from kade.games.burano.state import Burano


def named(names: list[str], counts: list[int]) -> dict[str, int]:
    """Only those there are."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


def squares_by_name(box: BuranoPrinted, mask: int) -> list[str]:
    return [name for i, name in enumerate(box.squares) if mask >> i & 1]


def pyramid_by_name(pyramid: list[int]) -> dict[str, str]:
    return {SPOTS[spot]: COLOURS[colour] for spot, colour in enumerate(pyramid) if colour >= 0}


def houses(s: Burano) -> dict[str, list[str]]:
    """The cubes of each hole, from below."""
    found: dict[str, list[str]] = {}
    for hole, name in enumerate(s.box.holes):
        cubes = [COLOURS[colour] for colour in s.cubes[hole * 3 : hole * 3 + 3] if colour >= 0]
        if cubes:
            found[name] = cubes
    return found


def laid_tile(entry: int) -> tuple[int, int, int, int]:
    """A roof on the island as the state keeps it: tile, hole of its first colour, hole of its second, level."""
    return entry // 8192, entry // 128 % 64, entry // 2 % 64, entry % 2


def laid_roofs(s: Burano) -> list[dict[str, Any]]:
    """The roofs on the island in the order in which they were laid; the first hole is under the first colour."""
    found: list[dict[str, Any]] = []
    for entry in s.laid:
        tile, a, b, level = laid_tile(entry)
        holes = [s.box.holes[a], s.box.holes[b]]
        found.append({"tile": s.box.tile_names[tile], "holes": holes, "level": level + 1})
    return found


def huts_by_island(s: Burano) -> dict[str, list[str]]:
    return {name: [COLOURS[colour] for colour in s.huts[i * 3 : i * 3 + 3]] for i, name in enumerate(ISLANDS)}


def markers_by_action(s: Burano) -> dict[str, list[str]]:
    return {name: [COLOURS[colour] for colour in range(6) if s.markers[colour] == i] for i, name in enumerate(ACTIONS)}


def layout_by_tile(s: Burano) -> list[dict[str, Any]]:
    return [{"tile": tile, "column": column, "row": row, "turns": turns} for tile, column, row, turns in s.layout.puts]


def dump(s: Burano) -> dict[str, Any]:
    """Everything but the generator and the stack; piles from the top."""
    box = s.box
    return {
        "seats": [dump_seat(s, me) for me in s.players],
        "layout": layout_by_tile(s),
        "supply": named(COLOURS, s.supply),
        "houses": houses(s),
        "roofs": laid_roofs(s),
        "huts": huts_by_island(s),
        "seafood": [box.seafood[kind] for kind in reversed(s.seafood)],
        "display": [box.seafood[kind] for kind in s.display],
        "buildings": [box.card_ids[card] for card in reversed(s.buildings)],
        "shown": [box.card_ids[card] for card in s.shown],
        "stacks": {
            kind: [box.tile_names[tile] for tile in reversed(s.stacks[i])] for i, kind in enumerate(ROOF_KINDS)},
        "under": {kind: [box.tile_names[tile] for tile in reversed(s.under[i])] for i, kind in enumerate(ROOF_KINDS)},
        "markers": markers_by_action(s),
        "ships": {ship: PORTS[s.ships[i]] for i, ship in enumerate(box.ships)},
        "first": s.first,
        "season": box.seasons[s.season],
        "round": s.round,
    }


def dump_seat(s: Burano, me: Seat) -> dict[str, Any]:
    box = s.box
    return {
        "ring": [box.piece_ids[piece] for piece in me.ring.pieces],
        "start": me.start,
        "gone": me.gone,
        "coins": me.coins,
        "privilege": me.privilege,
        "boat": PLACES[me.boat],
        "islands": named(ISLANDS, me.islands),
        "squares": squares_by_name(box, me.squares),
        "reserve": named(COLOURS, me.reserve),
        "pyramid": pyramid_by_name(me.pyramid),
        "spot": me.spot,
        "prepared": named(COLOURS, me.prepared),
        "roofs": [box.tile_names[tile] for tile in me.roofs],
        "cards": [box.card_ids[card] for card in me.cards],
        "hand": named(box.seafood, me.hand),
        "known": named(box.seafood, me.known),
        "sold": named(box.seafood, me.sold),
        "scored": named(SOURCES, me.scored),
    }


# ---------------------------------------------------------------------- audit


def audit(s: Burano) -> list[str]:
    """What is wrong with this position, as sentences; nothing if all is well."""
    wrong = _audit_cubes(s) + _audit_roofs(s) + _audit_cards(s) + _audit_workers(s) + _audit_island(s)
    for colour in range(6):
        if s.huts.count(colour) != s.box.huts_per_colour:
            wrong.append(f"there are {s.huts.count(colour)} {COLOURS[colour]} huts, not {s.box.huts_per_colour}")
    if sorted(s.markers) != [0, 0, 1, 1, 2, 2]:
        wrong.append("there are not two action markers on each action")
    return wrong


def _audit_cubes(s: Burano) -> list[str]:
    wrong: list[str] = []
    for colour in range(6):
        number = s.supply[colour] + s.cubes.count(colour)
        for me in s.players:
            number += me.reserve[colour] + me.prepared[colour] + me.pyramid.count(colour)
            if me.reserve[colour] < 0 or me.prepared[colour] < 0:
                wrong.append(f"a seat has a negative number of {COLOURS[colour]} cubes")
        if number != s.box.cubes or s.supply[colour] < 0:
            wrong.append(f"there are {number} {COLOURS[colour]} cubes, {s.supply[colour]} of them in the supply, "
                         f"not {s.box.cubes}")
    for seat, me in enumerate(s.players):
        if sum(me.prepared) > s.box.spaces:
            wrong.append(f"seat {seat} has {sum(me.prepared)} prepared cubes for {s.box.spaces} spaces")
        if me.filled != sum([1 << spot for spot in range(14) if me.pyramid[spot] >= 0]):
            wrong.append(f"the pyramid of seat {seat} is not where it is said to be")
        if me.coins < 0 or not 0 <= me.privilege <= s.box.privilege_most:
            wrong.append(f"seat {seat} has {me.coins} coins and {me.privilege} privilege points")
    return wrong


def _audit_roofs(s: Burano) -> list[str]:
    found: list[int] = []
    wrong: list[str] = []
    for kind, pile in enumerate(s.stacks):
        whole = [*pile, *s.under[kind]]
        found += whole
        if [tile for tile in whole if s.box.tiles[tile].kind != kind]:
            wrong.append(f"the stack of {ROOF_KINDS[kind]} holds tiles of another kind")
    for me in s.players:
        found += list(me.roofs)
    found += [laid_tile(entry)[0] for entry in s.laid]
    if sorted(found) != list(range(len(s.box.tiles))):
        wrong.append("the roof tiles are not each in one place")
    return wrong


def _audit_cards(s: Burano) -> list[str]:
    wrong: list[str] = []
    cards = s.buildings + s.shown
    for me in s.players:
        cards = cards + list(me.cards)
    if sorted(cards) != list(range(len(s.box.cards))):
        wrong.append("the building cards are not each in one place")
    for kind, name in enumerate(s.box.seafood):
        number = s.seafood.count(kind) + s.display.count(kind)
        for seat, me in enumerate(s.players):
            number += me.hand[kind] + me.sold[kind]
            if not 0 <= me.known[kind] <= me.hand[kind] or me.sold[kind] < 0:
                wrong.append(f"seat {seat} is known to hold {me.known[kind]} {name}, but holds {me.hand[kind]}")
        if number != s.box.seafood_cards[kind]:
            wrong.append(f"there are {number} {name} cards, not {s.box.seafood_cards[kind]}")
    return wrong


def _audit_workers(s: Burano) -> list[str]:
    wrong: list[str] = []
    for seat, me in enumerate(s.players):
        number = me.workers + sum(me.islands) + me.squares.bit_count()
        if number != s.box.workers or me.workers < 1 or min(me.islands) < 0:
            wrong.append(f"seat {seat} has {number} workers, {me.workers} of them on the ring, not {s.box.workers}")
        powers = 0
        free = 0
        for card in me.cards:
            powers |= s.box.cards[card].effect
            free |= s.box.cards[card].colours if s.box.cards[card].effect == FREE_ROOFS else 0
        if (powers, free) != (me.powers, me.free):
            wrong.append(f"the building cards of seat {seat} do something else than what they say")
    for square in range(SQUARES):
        standing = [seat for seat, me in enumerate(s.players) if me.squares >> square & 1]
        if standing != ([s.held[square]] if s.held[square] >= 0 else []):
            wrong.append(f"square {s.box.squares[square]} is held by {standing}, not by {s.held[square]}")
        if standing and s.layout.colour[square] < 0:
            wrong.append(f"a worker stands on {s.box.squares[square]}, where there is no workshop")
    return wrong


def _audit_island(s: Burano) -> list[str]:
    """What is kept for speed must follow from cubes and roofs."""
    wrong: list[str] = []
    filled = 0
    near = 0
    landing = 0
    bare = [0] * 12
    for hole, name in enumerate(s.box.holes):
        height = s.height(hole)
        if height:
            filled |= 1 << hole
            near |= s.box.near[hole]
            if height < 3 and s.halves[hole * 2 + height - 1] >= 0:
                landing |= 1 << hole
            elif height < 3:
                bare[(height - 1) * 6 + s.cubes[hole * 3 + height - 1]] |= 1 << hole
        for level in range(2):
            if s.cubes[hole * 3 + level + 1] >= 0 and s.halves[hole * 2 + level] < 0:
                wrong.append(f"on {name} a cube stands on level {level + 2} without a roof below it")
            if s.halves[hole * 2 + level] >= 0 and s.cubes[hole * 3 + level] < 0:
                wrong.append(f"on {name} a roof lies on nothing")
    if (filled, near & ~filled, landing, bare) != (s.filled, s.edge, s.landing, s.bare):
        wrong.append("where can be built and roofed does not follow from the houses")
    halves = [-1] * len(s.halves)
    for entry in s.laid:
        tile, a, b, level = laid_tile(entry)
        halves[a * 2 + level] = s.box.tiles[tile].one
        halves[b * 2 + level] = s.box.tiles[tile].two
        if not s.box.beside[a] >> b & 1:
            wrong.append(f"the roof {s.box.tile_names[tile]} lies on holes that are not side by side")
    if halves != s.halves:
        wrong.append("the roof halves are not those of the roofs")
    return wrong
