"""Setting up a new game of Burano (BU-2, BU-3). Positions laid out by hand are in positions/by_hand.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules.actions import ISLANDS, ROOF_KINDS
from kade.games.burano.rules.cleanup import DrawRoofs, lay_markers
from kade.games.burano.rules.layouts import DRAWS, beginner, drawn
from kade.games.burano.rules.season import STEPS as STEPS
from kade.games.burano.rules.season import Season
from kade.games.burano.rules.seat import Seat, new_seat
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.kernel.options import first_seat
from kade.kernel.rng import Rng


def empty_table(box: BuranoPrinted, options: dict[str, Any], rng: Rng) -> Burano:
    """The boards and everything in its supply or pile, unshuffled; all workers on the rings."""
    players: int = options["players"]
    seats: list[Seat] = []
    for seat in range(players):
        seats.append(new_seat(box.ring(tuple(box.ring_sets[seat])), box.workers, len(box.seafood)))
    seafood: list[int] = []
    for kind, number in enumerate(box.seafood_cards):
        seafood += [kind] * number
    holes = len(box.holes)
    return Burano(
        printed=box,
        stack=[],
        rng=rng,
        players=seats,
        layout=beginner(box, players),
        drawn=options["layout"] == "drawn",
        supply=[box.cubes] * 6,
        houses=[-1] * (3 * holes),
        halves=[-1] * (2 * holes),
        roofs=[],
        filled=0,
        edge=0,
        landing=0,
        bare=[0] * 12,
        huts=[i // box.huts_per_colour for i in range(18)],
        held=[-1] * len(box.squares),
        seafood=seafood,
        display=[],
        buildings=list(range(len(box.cards))),
        shown=[],
        stacks=[[t for t, tile in enumerate(box.tiles) if tile.kind == kind] for kind in range(4)],
        under=[()] * 4,
        markers=[i // 2 for i in range(6)],
        ships=[0] * len(box.ships),
        first=0,
        season=0,
        round=0,
    )


def set_up(s: Burano, options: dict[str, Any]) -> None:
    """A new game, up to the first choice of roof tiles."""
    players: int = options["players"]
    if s.drawn:
        s.layout = drawn(s.box, players, s.lot("layout", DRAWS))
    s.first = s.who_begins(first_seat(options))
    if s.listener is not None:
        s.tell(Event("began", {"seat": s.first}))
    _set_table(s)
    for i in range(players):
        _set_seat(s, (s.first + i) % players, i)
    s.stack = [Season(s.first)]
    for i in range(players - 1, -1, -1):
        s.stack.append(DrawRoofs((s.first + i) % players, 0))


def _set_table(s: Burano) -> None:
    """Huts, ships, the first cube, roof stacks, markers and cards (BU-2.1, BU-2.4 to 2.9)."""
    s.shuffle("huts", s.huts)
    ships = list(range(len(s.ships)))
    s.shuffle("ships", ships)
    for i, ship in enumerate(reversed(ships)):
        s.ships[ship] = i // 2
    colour = s.lot("fountain", 6)
    s.supply[colour] -= 1
    s.place_cube(s.box.fountain, colour)
    for kind in range(4):
        s.shuffle(ROOF_KINDS[kind], s.stacks[kind])
    lay_markers(s)
    s.shuffle("buildings", s.buildings)
    s.refill_shown()
    s.shuffle("deck", s.seafood)
    s.refill_display()


def _set_seat(s: Burano, seat: int, place: int) -> None:
    """Ring, workers, cubes, coins, boat; the place in turn order decides the quarter (BU-3.1 to 3.3, 3.6 to 3.8)."""
    me = s.players[seat]
    box = s.box
    pieces = list(me.ring.pieces)
    s.shuffle(f"ring-{seat}", pieces)
    pieces.reverse()
    me.ring = box.ring(tuple(pieces))
    me.start = 3 * (place + 1) % 12
    me.workers = box.workers - 1
    me.islands[place] = 1
    me.boat = place
    me.privilege = box.start_privilege
    me.coins = box.start_coins
    for colour in range(6):
        me.reserve[colour] = box.start_cubes
        s.supply[colour] -= box.start_cubes
    if s.listener is not None:
        s.tell(
            Event(
                "seated", {"seat": seat, "pieces": [box.piece_ids[piece] for piece in pieces], "place": ISLANDS[place]}
            )
        )
