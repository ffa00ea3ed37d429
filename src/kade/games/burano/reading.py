"""Burano out of plain data: saved states, and positions laid out by hand with the rest filled in."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.burano.actions import ACTIONS, COLOURS, ISLANDS, PLACES, PORTS, ROOF_KINDS, SPOTS
from kade.games.burano.layouts import Layout, Put, beginner, joined, lay_out
from kade.games.burano.printed import BuranoPrinted
from kade.games.burano.saving import laid_tile
from kade.games.burano.season import STEPS
from kade.games.burano.seat import SOURCES, SPOT_COUNT, Seat
from kade.games.burano.setup import empty_table
from kade.games.burano.state import Burano
from kade.kernel.errors import BadState, KadeError
from kade.kernel.rng import Rng, seeded

SEAT_KEYS = ("ring", "start", "gone", "coins", "privilege", "boat", "islands", "squares", "reserve", "pyramid", "spot",
             "prepared", "roofs", "cards", "hand", "known", "sold", "scored")
KEYS = ("seats", "layout", "supply", "houses", "roofs", "huts", "seafood", "display", "buildings", "shown", "stacks",
        "under", "markers", "ships", "first", "season", "round")


def restore(box: BuranoPrinted, saved: dict[str, Any], rng: Rng) -> Burano:
    """The state that `dump` was made of."""
    state = saved["state"]
    try:
        for key in KEYS:
            if key not in state:
                raise BadState(f"The saved state has no {key!r}.")
        for entry in state["seats"]:
            for key in SEAT_KEYS:
                if key not in entry:
                    raise BadState(f"The saved state has no {key!r} of a seat.")
        players = len(state["seats"])
        if players not in (2, 3, 4):
            raise BadState(f"The saved state has {players} seats, but must have 2, 3 or 4.")
        s = empty_table(box, players, read_layout(box, state["layout"]), saved["options"]["layout"] == "drawn", rng)
        _read_table(s, state)
        s.supply = _counts("supply", COLOURS, state["supply"])
        s.seafood = [_index("seafood", box.seafood, name) for name in reversed(state["seafood"])]
        s.buildings = [_index("buildings", box.card_ids, name) for name in reversed(state["buildings"])]
        for i, kind in enumerate(ROOF_KINDS):
            s.stacks[i] = [_index("stacks", box.tile_names, name) for name in reversed(state["stacks"][kind])]
        s.stack = [_step(entry) for entry in saved["stack"]]
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as problem:
        raise _refusal("The saved state", problem) from None
    return s


def _refusal(what: str, problem: Exception) -> KadeError:
    """What was wrong, as a sentence; ours say it already."""
    if isinstance(problem, KadeError):
        return problem
    if isinstance(problem, KeyError):
        return BadState(f"{what} has no {problem}.")
    return BadState(f"{what} is broken: {problem}.")


def _step(entry: list[Any]) -> Any:
    name, *numbers = entry
    if name not in STEPS:
        raise BadState(f"There is no step {name!r}; the steps are {', '.join(STEPS)}.")
    if len(numbers) != 4 or not all(isinstance(number, int) for number in numbers):
        raise BadState(f"The step {name!r} needs four whole numbers, not {numbers}.")
    return STEPS[name](*numbers)


# ---------------------------------------------------------------------- pieces of a table, given or not


def _read_table(s: Burano, entry: dict[str, Any]) -> None:
    """All that is named: seats, houses, roofs, huts, displays, markers, ships and the season."""
    box = s.box
    for me, seat in zip(s.players, entry.get("seats", []), strict=False):
        read_seat(box, me, seat)
    for seat, me in enumerate(s.players):
        for square in range(len(s.held)):
            if me.squares >> square & 1:
                s.held[square] = seat
    _read_island(s, entry.get("houses", {}), entry.get("roofs", []))
    if "huts" in entry:
        s.huts = []
        for island in ISLANDS:
            s.huts += [_index("huts", COLOURS, colour) for colour in entry["huts"][island]]
        if len(s.huts) != 18:
            raise BadState("huts must name three huts of each island.")
    s.display = [_index("display", box.seafood, name) for name in entry.get("display", [])]
    s.shown = [_index("shown", box.card_ids, name) for name in entry.get("shown", [])]
    for i, kind in enumerate(ROOF_KINDS):
        names = entry.get("under", {}).get(kind, [])
        s.under[i] = tuple([_index("under", box.tile_names, name) for name in reversed(names)])
    if "markers" in entry:
        s.markers = [-1] * 6
    for i, action in enumerate(ACTIONS):
        for colour in entry.get("markers", {}).get(action, []):
            s.markers[_index("markers", COLOURS, colour)] = i
    for ship, port in entry.get("ships", {}).items():
        s.ships[_index("ships", box.ships, ship)] = _index("ships", PORTS, port)
    s.first = _number("first", entry.get("first", 0))
    if s.first >= s.seats:
        raise BadState(f"first is {s.first}, but must be a seat from 0 to {s.seats - 1}.")
    s.season = _index("season", box.seasons, entry.get("season", box.seasons[0]))
    s.round = _number("round", entry.get("round", 1))


def read_layout(box: BuranoPrinted, puts: list[dict[str, Any]]) -> Layout:
    """A layout of workshop tiles: six of one size, one of each colour, inside the grid, all joined (BU-2.3)."""
    known = {tile["id"] for tile in box.data["workshop_tile"]}
    found: list[Put] = []
    for put in puts:
        if put["tile"] not in known:
            raise BadState(f"layout: there is no workshop tile {put['tile']!r}.")
        found.append((put["tile"], put["column"], put["row"], put["turns"]))
    layout = lay_out(box, found)
    if layout is None or not all(layout.of_colour):
        raise BadState("layout: the six workshop tiles must lie inside the grid without overlap.")
    whole = 0
    for mask in layout.of_colour:
        whole |= mask
    if not joined(box, whole):
        raise BadState("layout: the workshop tiles must all hang together.")
    return layout


def read_seat(box: BuranoPrinted, me: Seat, entry: dict[str, Any]) -> None:
    if "ring" in entry:
        pieces = tuple([_index("ring", box.piece_ids, piece) for piece in entry["ring"]])
        if len(pieces) != 4:
            raise BadState("ring must name four pieces of three houses.")
        me.ring = box.ring(pieces)
    me.start = _number("start", entry.get("start", 3)) % 12
    me.gone = _number("gone", entry.get("gone", 0))
    me.coins = _number("coins", entry.get("coins", box.start_coins))
    me.privilege = _number("privilege", entry.get("privilege", 0))
    me.boat = _index("boat", PLACES, entry.get("boat", "A"))
    me.islands = _counts("islands", ISLANDS, entry.get("islands", {}))
    for square in entry.get("squares", []):
        me.squares |= 1 << _index("squares", box.squares, square)
    me.workers = box.workers - sum(me.islands) - me.squares.bit_count()
    me.reserve = _counts("reserve", COLOURS, entry.get("reserve", {}))
    for spot, colour in entry.get("pyramid", {}).items():
        me.put_cube(_index("pyramid", SPOTS, spot), _index("pyramid", COLOURS, colour))
    me.spot = _number("spot", entry.get("spot", SPOT_COUNT))
    me.prepared = _counts("prepared", COLOURS, entry.get("prepared", {}))
    me.roofs = tuple(sorted([_index("roofs", box.tile_names, tile) for tile in entry.get("roofs", [])]))
    me.hand = _counts("hand", box.seafood, entry.get("hand", {}))
    me.known = _counts("known", box.seafood, entry.get("known", {}))
    me.sold = _counts("sold", box.seafood, entry.get("sold", {}))
    me.scored = _counts("scored", SOURCES, entry.get("scored", {}))
    me.cards = ()
    for card in entry.get("cards", []):
        found = _index("cards", box.card_ids, card)
        me.cards = (*me.cards, found)
        me.powers |= box.cards[found].effect
        if box.cards[found].effect_name == "roof_half_any_cube":
            me.free |= box.cards[found].colours


def _read_island(s: Burano, houses: dict[str, list[str]], roofs: list[dict[str, Any]]) -> None:
    """Cubes level by level, each level's roofs after its cubes."""
    heights: dict[int, list[int]] = {}
    for name, cubes in houses.items():
        if len(cubes) > 3:
            raise BadState(f"houses: {name} has {len(cubes)} cubes, but three is the most.")
        heights[_index("houses", s.box.holes, name)] = [_index("houses", COLOURS, colour) for colour in cubes]
    for level in range(3):
        for hole, colours in heights.items():
            if len(colours) > level:
                if level and s.halves[hole * 2 + level - 1] < 0:
                    raise BadState(f"houses: {s.box.holes[hole]} has a cube on level {level + 1} without a roof below.")
                s.place_cube(hole, colours[level])
        for roof in roofs:
            if roof["level"] == level + 1:
                a, b = [_index("roofs", s.box.holes, hole) for hole in roof["holes"]]
                if s.height(a) != level + 1 or s.height(b) != level + 1:
                    raise BadState(f"roofs: {roof['tile']} lies on level {level + 1}, where there are not two cubes.")
                s.lay_roof(_index("roofs", s.box.tile_names, roof["tile"]), a, b)
    if len(s.laid) != len(roofs):
        raise BadState("roofs: the level of a roof must be 1 or 2.")
    order = [str(roof["tile"]) for roof in roofs]
    places = sorted([(order.index(s.box.tile_names[laid_tile(entry)[0]]), entry) for entry in s.laid])
    s.laid = [entry for _, entry in places]


def _index(key: str, names: list[str], name: Any) -> int:
    if name not in names:
        raise BadState(f"{key}: there is no {name!r}; there is {', '.join(names)}.")
    return names.index(name)


def _number(key: str, number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise BadState(f"{key} is {number!r}, but must be a whole number.")
    return number


def _counts(key: str, names: list[str], given: dict[str, Any]) -> list[int]:
    counts = [0] * len(names)
    for name, number in given.items():
        counts[_index(key, names, name)] = _number(f"{key} {name}", number)
    return counts


# ---------------------------------------------------------------------- a position laid out by hand

CLEANING = ("score-islands", "score-lace", "new-markers", "gather-cubes", "take-instead", "buy-cubes", "put-roofs-away",
            "draw-roofs")
POSITION = (*KEYS, "players", "seed", "rest", "buildings_rest", "turn", "step", "moves", "a", "b", "c", "last")


def position(box: BuranoPrinted, spec: dict[str, Any]) -> Burano:
    """Lay out what the spec names, in the words of a saved state; cubes it does not name are in the supply, cards and
    tiles under those that are named for their piles, shuffled by `seed`, or with seat `rest` as sold seafood, with
    seat `buildings_rest` as cards.

    `step` (a step's name, with its numbers `a`, `b`, `c`) is asked of seat `turn`; `moves` says how many moves of the
    turn were made. After it the turn goes on; with `last` the season ends after it.
    """
    try:
        return _lay_out(box, spec)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as problem:
        raise _refusal("The position", problem) from None


def _lay_out(box: BuranoPrinted, spec: dict[str, Any]) -> Burano:
    for key in spec:
        if key not in POSITION:
            raise BadState(f"position: there is no {key!r}; there is {', '.join(POSITION)}.")
    seats = spec.get("seats", [])
    players = spec.get("players", max(2, len(seats)))
    if players not in (2, 3, 4) or len(seats) > players:
        raise BadState(f"players is {players!r} with {len(seats)} seats, but must be 2, 3 or 4.")
    for entry in seats:
        for key in entry:
            if key not in SEAT_KEYS:
                raise BadState(f"seats: there is no {key!r}; there is {', '.join(SEAT_KEYS)}.")
    layout = read_layout(box, spec["layout"]) if "layout" in spec else beginner(box, players)
    s = empty_table(box, players, layout, "layout" in spec, seeded(spec.get("seed", 0)))
    for i, me in enumerate(s.players):
        if i >= len(seats):
            read_seat(box, me, {})
    _read_table(s, spec)
    if "houses" not in spec:
        s.place_cube(box.fountain, 0)
    _fill_supply(s, spec)
    _fill_seafood(s, spec)
    _fill_buildings(s, spec)
    _fill_stacks(s, spec)
    s.stack = _lay_steps(s, spec)
    return s


def _fill_supply(s: Burano, spec: dict[str, Any]) -> None:
    for colour in range(6):
        used = s.cubes.count(colour)
        for me in s.players:
            used += me.reserve[colour] + me.prepared[colour] + me.pyramid.count(colour)
        s.supply[colour] = s.box.cubes - used
        if s.supply[colour] < 0:
            raise BadState(f"The position names {used} {COLOURS[colour]} cubes; there are {s.box.cubes}.")


def _fill_seafood(s: Burano, spec: dict[str, Any]) -> None:
    box = s.box
    top = [_index("seafood", box.seafood, name) for name in spec.get("seafood", [])][::-1]
    rest: list[int] = []
    for kind, number in enumerate(box.seafood_cards):
        used = top.count(kind) + s.display.count(kind)
        for me in s.players:
            used += me.hand[kind] + me.sold[kind]
        if used > number:
            raise BadState(f"The position names {used} {box.seafood[kind]} cards; there are {number}.")
        rest += [kind] * (number - used)
    s.rng.shuffle(rest)
    if "rest" in spec:
        for kind in rest:
            s.players[spec["rest"]].sold[kind] += 1
        rest = []
    s.seafood = rest + top
    while "display" not in spec and len(s.display) < box.seafood_display and s.seafood:
        s.display.append(s.seafood.pop())


def _fill_buildings(s: Burano, spec: dict[str, Any]) -> None:
    top = [_index("buildings", s.box.card_ids, name) for name in spec.get("buildings", [])][::-1]
    used = top + s.shown
    for me in s.players:
        used = used + list(me.cards)
    rest = [card for card in range(len(s.box.cards)) if card not in used]
    s.rng.shuffle(rest)
    if "buildings_rest" in spec:
        for card in rest:
            s.give_card(spec["buildings_rest"], card)
        rest = []
    s.buildings = rest + top
    while "shown" not in spec and len(s.shown) < s.box.building_display and s.buildings:
        s.shown.append(s.buildings.pop())


def _fill_stacks(s: Burano, spec: dict[str, Any]) -> None:
    """The named tiles of a stack lie on top; those of `under` are known to lie below."""
    used = [laid_tile(entry)[0] for entry in s.laid]
    for me in s.players:
        used += list(me.roofs)
    for pile in s.under:
        used += list(pile)
    for i, kind in enumerate(ROOF_KINDS):
        top = [_index("stacks", s.box.tile_names, name) for name in spec.get("stacks", {}).get(kind, [])][::-1]
        rest = [tile for tile in s.stacks[i] if tile not in used and tile not in top]
        s.rng.shuffle(rest)
        s.stacks[i] = rest + top


def _lay_steps(s: Burano, spec: dict[str, Any]) -> list[Any]:
    """The rest of the season below, then the step asked for."""
    seat = _number("turn", spec.get("turn", s.first))
    name = spec.get("step", "turn")
    if name not in STEPS or seat >= s.seats:
        raise BadState(f"step is {name!r} of seat {seat}; the steps are {', '.join(STEPS)}.")
    numbers = [spec.get("moves", 0) if name == "turn" else spec.get("a", 0), spec.get("b", 0), spec.get("c", 0)]
    if name in ("season", "next-season"):
        return [STEPS[name](s.first)]
    stack = [STEPS["clean-up"](s.first)]
    if name in CLEANING:
        stack = [STEPS["next-season"](s.first)]
    elif not spec.get("last") and s.round < s.box.rounds[s.season]:
        stack.append(STEPS["round"](s.first))
    if name == "clean-up":
        return stack[:1]
    behind = (seat - s.first) % s.seats
    if len(stack) and stack[0].name == "clean-up":
        for i in range(s.seats - 1, behind, -1):
            stack.append(STEPS["turn"]((s.first + i) % s.seats))
        if name not in ("turn", "build-pyramids"):
            stack.append(STEPS["turn"](seat, spec.get("moves", 1)))
    return [*stack, STEPS[name](seat, *numbers)]
