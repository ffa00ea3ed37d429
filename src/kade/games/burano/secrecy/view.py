"""What a seat may know of a game of Burano, as plain data; who may know what is said in places.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kade.games.burano.rules.actions import COLOURS, ISLANDS, PORTS, ROOF_KINDS, SPOTS
from kade.games.burano.rules.pyramid import BuildPyramids, PutBoughtCube
from kade.games.burano.rules.sailing import matches
from kade.games.burano.rules.scoring import all_coins, island_winners, result, roof_number, roof_points
from kade.games.burano.rules.turn import Turn
from kade.games.burano.rules.unions import union_sizes
from kade.games.burano.secrecy.places import HAND, PYRAMID, PYRAMID_BEING_BUILT, SOLD
from kade.kernel.fields import Field
from kade.kernel.kinds import CountsOf
from kade.kernel.printed import Printed

if TYPE_CHECKING:
    from kade.games.burano.rules.state import Burano

CUBES: Final = CountsOf("colour")
OPEN: Final = (
    "layout",
    "supply",
    "houses",
    "roofs",
    "huts",
    "display",
    "shown",
    "under",
    "markers",
    "first",
    "season",
    "round",
)
OPEN_OF_A_SEAT: Final = ("coins", "privilege", "boat", "squares", "prepared", "cards", "known")


def view(s: Burano, viewer: int | None) -> dict[str, Any]:
    """The position as that seat sees it; None is a spectator."""
    box = s.box
    top = s.stack[-1] if s.stack else None
    return {
        "game": box.game,
        "players": s.seats,
        "seat": viewer,
        "over": s.over,
        "actors": list(s.actors),
        "step": top.name if top else "",
        "about": top.about(s) if top else {},
        "moves": _moves(s),
        **_written(box, s.fields, s, OPEN),
        "rounds": box.rounds[s.season],
        "workshops": _workshops(s),
        "islands": [_island(s, island) for island in range(6)],
        "ships": {port: [box.ships[ship] for ship in s.ships_at(i)] for i, port in enumerate(PORTS)},
        "seafood": len(s.seafood),
        "buildings": len(s.buildings),
        "stacks": {kind: s.roofs_left(i) for i, kind in enumerate(ROOF_KINDS)},
        "seats": [_seat(s, seat, viewer) for seat in range(s.seats)],
        "result": result(s).to_dict() if s.over else None,
    }


def _written(box: Printed, fields: Sequence[Field], owner: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Fields as they are saved."""
    return {field.name: field.kind.write(box, getattr(owner, field.name)) for field in fields if field.name in names}


def _moves(s: Burano) -> dict[str, Any] | None:
    """The move marker (BU-5.5): whose turn it is, moves done and left, what the next brings or costs, and whether one
    is under way; None outside of turns."""
    for step in reversed(s.stack):
        if isinstance(step, Turn):
            under_way = not isinstance(s.stack[-1], (Turn, PutBoughtCube))
            done, costs = step.moves - under_way, s.box.move_coins
            return {
                "seat": step.seat,
                "done": done,
                "left": len(costs) - done,
                "under_way": under_way,
                "coins": costs[step.moves] if step.moves < len(costs) else None,
            }
    return None


def _workshops(s: Burano) -> dict[str, dict[str, Any]]:
    """Every square that has a tile: its colour, whether it has a coin, and whose worker stands there."""
    found: dict[str, dict[str, Any]] = {}
    for square, name in enumerate(s.box.squares):
        if s.layout.colour[square] >= 0:
            holder = s.held[square]
            found[name] = {
                "colour": COLOURS[s.layout.colour[square]],
                "coin": bool(s.layout.coins >> square & 1),
                "seat": holder if holder >= 0 else None,
            }
    return found


def _island(s: Burano, island: int) -> dict[str, Any]:
    return {
        "place": ISLANDS[island],
        "workers": [me.islands[island] for me in s.players],
        "boats": [seat for seat, me in enumerate(s.players) if me.boat == island],
        "most": island_winners(s, island),
        "matches": [matches(s, me, island) for me in s.players],
    }


def _seat(s: Burano, seat: int, viewer: int | None) -> dict[str, Any]:
    me, box = s.players[seat], s.box
    building = bool(s.stack) and isinstance(s.stack[-1], BuildPyramids)
    standing = [(me.start + me.gone + i) % 12 for i in range(me.workers)]
    seen: dict[str, Any] = {
        **_written(box, s.seat_fields, me, OPEN_OF_A_SEAT),
        "colour": box.player_colours[seat],
        "points": sum(me.scored),
        "ring": {
            "pieces": [box.piece_ids[piece] for piece in me.ring.pieces],
            "houses": [
                {
                    "colour": COLOURS[me.ring.colours[i]],
                    "symbol": "coin" if me.ring.coins[i] else "fountain",
                    "worker": i in standing,
                }
                for i in range(12)
            ],
            "start": me.start,
            "workers": me.workers,
            "arrows": [COLOURS[me.ring.colours[(me.start - back) % 12]] for back in (3, 2, 1)],
            "coins": me.coins_shown(),
            "fountains": me.fountains_shown(),
        },
        "unions": sorted(union_sizes(box, me.squares), reverse=True),
        "roofs": [{"tile": box.tile_names[tile], "points": _worth(s, seat, tile)} for tile in me.roofs],
        "hand_size": sum(me.hand),
        "sold_number": sum(me.sold),
        "all_coins": all_coins(s, me),
        "building": building and me.spot < len(SPOTS),
    }
    if (PYRAMID_BEING_BUILT if building else PYRAMID).open_to(seat, viewer):
        seen |= _written(box, s.seat_fields, me, ("pyramid", "reserve"))
        seen["spot"] = SPOTS[me.spot] if me.spot < len(SPOTS) else None
    else:
        counts = me.pyramid_counts()
        seen["pyramid"] = None
        seen["reserve"] = CUBES.write(box, [counts[colour] + me.reserve[colour] for colour in range(6)])
        seen["spot"] = None
    if HAND.open_to(seat, viewer):
        seen |= _written(box, s.seat_fields, me, ("hand",))
    if SOLD.open_to(seat, viewer) or s.over:
        seen |= _written(box, s.seat_fields, me, ("sold",))
    return seen


def _worth(s: Burano, seat: int, tile: int) -> int:
    """What a roof would score now."""
    kind = s.box.tiles[tile].kind
    return roof_points(s, kind, roof_number(s, seat, kind))
