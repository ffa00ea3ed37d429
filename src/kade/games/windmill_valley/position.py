"""A position of Windmill Valley laid out by hand: for tests, puzzles, "try a position"."""

from __future__ import annotations

from typing import Any

from kade.games.windmill_valley import setup
from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.gardener import GardenerTurn
from kade.games.windmill_valley.opening import FirstMarker, SetOut, StartingCard, neutral_markers
from kade.games.windmill_valley.printed import FROM_START, LEVELS, WindmillPrinted
from kade.games.windmill_valley.rewards import COLOURS
from kade.games.windmill_valley.seat import EMPTY, Seat
from kade.games.windmill_valley.setup import index_of, indices
from kade.games.windmill_valley.state import GARDENER, WindmillValley
from kade.games.windmill_valley.turn import ChooseAction, Closing, EndTurn, Floodgate, TurnWheels
from kade.kernel.errors import BadState
from kade.kernel.rng import seeded

KEYS = ("players", "gardener", "expert", "first", "turn", "turns", "step", "seats", "gate", "water", "piles",
        "discards", "display", "cards", "trade", "shipped", "wish", "neutrals", "covered", "used", "due", "ending",
        "last_turn", "gardener_card", "gardener_deck", "offer", "out", "seed")
SEAT_KEYS = ("guilders", "tools", "points", "bulbs", "rows", "groups", "built", "board", "large", "small",
             "large_tiles", "small_tiles", "starting", "helpers", "contracts", "calendar", "area", "on", "wish",
             "tiles", "cards")
STEPS = {"floodgate": Floodgate, "turn-wheels": TurnWheels, "choose-action": ChooseAction}


def position(box: WindmillPrinted, spec: dict[str, Any]) -> WindmillValley:
    """Lay out what the spec names; tiles and cards it does not name are shuffled under their stacks by `seed`.

    Stacks are named from the top. A wheel's tiles are a dict: {"3": "E14"} puts one on the third space; `large` and
    `small` are the steps that the wheels have turned, 0 to 5 and 0 to 4. `covered` are unique rewards that are taken:
    "II 1", or "II 1 0" if seat 0 took it.
    """
    _known_keys("position", spec, KEYS)
    players = spec.get("players", max(2, len(spec.get("seats", []))))
    if players not in (1, 2, 3, 4):
        raise BadState(f"players is {players!r}, but must be 1, 2, 3 or 4.")
    level = index_of(LEVELS, spec.get("gardener", "medium")) if players == 1 else -1
    count = 2 if players == 1 else players
    s = setup.empty_table(box, count, level, spec.get("expert", False), seeded(spec.get("seed", 0)))
    entries = spec.get("seats", [])
    if len(entries) > count:
        raise BadState(f"seats has {len(entries)} entries for {count} seats.")
    for seat, me in enumerate(s.players):
        _lay_seat(box, seat, me, entries[seat] if seat < len(entries) else {})
    _lay_numbers(s, spec)
    _lay_piles(s, spec)
    s.trade = _on_top(box.trade_names, s.trade, spec.get("trade", []))
    if level >= 0:
        s.gardener_card = indices(box.gardener_names, [spec.get("gardener_card")])[0]
        deck = [card for card in s.gardener_deck if card != s.gardener_card]
        s.gardener_deck = _on_top(box.gardener_names, deck, spec.get("gardener_deck", []))
    s.stack = _lay_steps(s, spec)
    return s


def _known_keys(where: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in entry:
        if key not in known:
            raise BadState(f"{where}: there is no {key!r}; there is {', '.join(known)}.")


def _lay_seat(box: WindmillPrinted, seat: int, me: Seat, entry: dict[str, Any]) -> None:
    _known_keys("seats", entry, SEAT_KEYS)
    me.guilders, me.tools = entry.get("guilders", 0), entry.get("tools", 0)
    me.sources[FROM_START] = me.points = entry.get("points", box.first_points)
    for name, number in entry.get("bulbs", {}).items():
        me.bulbs[index_of(COLOURS, name)] = number
    me.stored = sum(me.bulbs)
    setup.lay_rows(me, entry.get("rows", []))
    me.built = sum(1 << index_of(box.space_names, name) for name in entry.get("built", []))
    if "groups" in entry:
        me.groups = list(entry["groups"])
    else:
        _take_from_groups(me)
    me.board = index_of(box.board_names, entry.get("board", box.board_names[seat]))
    me.large, me.small = entry.get("large", 0), entry.get("small", 0)
    for name, number in entry.get("large_tiles", {}).items():
        me.large_tiles[int(name) - 1] = index_of(box.tile_names, number)
    for name, number in entry.get("small_tiles", {}).items():
        me.small_tiles[int(name) - 1] = index_of(box.tile_names, number)
    me.starting = indices([card.id for card in box.cards], [entry.get("starting")])[0]
    me.helpers = tuple(indices(box.farm_names, entry.get("helpers", [])))
    me.contracts = tuple(indices(box.farm_names, entry.get("contracts", [])))
    me.calendar = entry.get("calendar", 0)
    me.area = index_of(box.area_names, entry.get("area", box.area_names[seat % len(box.area_names)]))
    me.on, me.wish = entry.get("on", -1), entry.get("wish", -1)
    me.tiles = tuple(indices(box.tile_names, entry.get("tiles", [])))
    me.cards = tuple(indices(box.farm_names, entry.get("cards", [])))


def _take_from_groups(me: Seat) -> None:
    """Built windmills come from the largest groups unless the spec says otherwise."""
    for _ in range(me.built.bit_count()):
        colour = max(range(5), key=lambda group: me.groups[group])
        me.groups[colour] -= 1


def _lay_numbers(s: WindmillValley, spec: dict[str, Any]) -> None:
    box = s.box
    s.first, s.turn = spec.get("first", 0), spec.get("turns", 0)
    s.gate, s.water = spec.get("gate", box.first_gate), spec.get("water", box.first_water)
    s.wish = index_of(box.wish_names, spec.get("wish", box.wish_names[0]))
    s.neutrals = list(spec.get("neutrals", neutral_markers(s.seats, s.players[s.first].area)))
    s.shipped = indices(COLOURS, spec.get("shipped", [None] * 4))
    for name in spec.get("covered", []):
        space, which, *seat = name.split(" ")
        place = 4 * index_of(box.calendar_names, space) + int(which) - 1
        s.unique &= ~(1 << place)
        s.takers |= (int(seat[0]) + 1 if seat else 0) << 3 * place
    s.used = sum(1 << card for card in indices([card.id for card in box.cards], spec.get("used", [])))
    s.set_due(spec.get("due", 0))
    s.wish_met = sum(1 for me in s.players if me.wish >= 0) if s.level < 0 else 0
    s.ending, s.last_turn = spec.get("ending", -1), spec.get("last_turn", -1)
    s.offer = tuple(indices([card.id for card in box.cards], spec.get("offer", [])))


def _lay_piles(s: WindmillValley, spec: dict[str, Any]) -> None:
    """Stacks, discards and displays; what lies elsewhere is taken out of the stacks first."""
    box = s.box
    s.display = indices(box.tile_names, spec.get("display", []))
    s.cards = indices(box.farm_names, spec.get("cards", []))
    s.out = indices(box.tile_names, spec.get("out", []))
    for me in s.players:
        for tile in [*me.large_tiles, *me.small_tiles, *me.tiles]:
            _remove(box.tile_names, s.piles, box.rarity[tile], tile)
        for card in (*me.helpers, *me.contracts, *me.cards):
            _remove(box.farm_names, s.piles, 3, card)
    for tile in s.display + s.out:
        _remove(box.tile_names, s.piles, box.rarity[tile], tile)
    for card in s.cards:
        _remove(box.farm_names, s.piles, 3, card)
    for i, pile in enumerate(PILES):
        names = box.farm_names if i == 3 else box.tile_names
        s.discards[i] = indices(names, spec.get("discards", {}).get(pile, []))
        for item in s.discards[i]:
            _remove(names, s.piles, i, item)
        s.rng.shuffle(s.piles[i])
        s.piles[i] = _on_top(names, s.piles[i], spec.get("piles", {}).get(pile, []))
    for slot in range(len(s.display), len(box.display)):
        pile_of = s.piles[box.display[slot]]
        s.display.append(pile_of.pop() if pile_of else EMPTY)
    while len(s.cards) < 3:
        s.cards.append(s.piles[3].pop() if s.piles[3] else EMPTY)


def _remove(names: list[str], piles: list[list[int]], pile: int, item: int) -> None:
    if item == EMPTY:
        return
    if item not in piles[pile]:
        raise BadState(f"The position names {names[item]!r} more often than it is in the box.")
    piles[pile].remove(item)


def _on_top(names: list[str], pile: list[int], top: list[str]) -> list[int]:
    """The pile with the named cards on top, the first of them uppermost."""
    rest = pile[:]
    known = indices(names, top)
    for item in known:
        if item not in rest:
            raise BadState(f"The position names {names[item]!r} more often than it is in the box.")
        rest.remove(item)
    return rest + known[::-1]


def _lay_steps(s: WindmillValley, spec: dict[str, Any]) -> list[Any]:
    seat = spec.get("turn", s.first)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.seats:
        raise BadState(f"turn is {seat!r}, but must be a seat from 0 to {s.seats - 1}.")
    step = spec.get("step", "floodgate")
    if step == "starting-card":
        return [SetOut(s.first), StartingCard(seat)]
    if step == "first-marker":
        s.players[seat].area = -1
        return [SetOut(s.first), FirstMarker(seat)]
    s.active = seat
    if s.level >= 0 and seat == GARDENER:
        return [EndTurn(seat), GardenerTurn(seat)]
    if step == "closing":
        return [EndTurn(seat), Closing(seat)]
    if step not in STEPS:
        raise BadState(f"step is {step!r}, but must be one of {', '.join((*STEPS, 'closing', 'starting-card'))}.")
    return [EndTurn(seat), Closing(seat), STEPS[step](seat)]
