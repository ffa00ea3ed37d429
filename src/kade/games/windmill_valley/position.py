"""A position of Windmill Valley laid out by hand: for tests, puzzles, "try a position"."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley import setup
from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.gardener import GardenerTurn
from kade.games.windmill_valley.opening import FirstMarker, SetOut, StartingCard, neutral_markers
from kade.games.windmill_valley.plain_data import (
    MOST,
    read_counts,
    read_flag,
    read_list,
    read_maybe,
    read_name,
    read_names,
    read_number,
    read_numbers,
    read_places,
    read_set,
    read_table,
    shown,
)
from kade.games.windmill_valley.printed import AREAS, FROM_START, LARGE, LEVELS, SMALL, WindmillPrinted
from kade.games.windmill_valley.restore import read_rows, read_starting
from kade.games.windmill_valley.rewards import COLOURS
from kade.games.windmill_valley.seat import EMPTY, Seat
from kade.games.windmill_valley.state import GARDENER, UNIQUE_DUE, WindmillValley
from kade.games.windmill_valley.trade import PLACES
from kade.games.windmill_valley.turn import CHOOSE_ACTION, CLOSING, END, FLOODGATE_STEP, TURN_WHEELS
from kade.kernel.errors import BadState
from kade.kernel.rng import seeded

KEYS: Final = (
    "players", "gardener", "expert", "first", "turn", "turns", "step", "seats", "gate", "water", "piles", "discards",
    "display", "cards", "trade", "shipped", "wish", "neutrals", "covered", "used", "due", "ending", "last_turn",
    "gardener_card", "gardener_deck", "offer", "out", "seed",
)
SEAT_KEYS: Final = (
    "guilders", "tools", "points", "bulbs", "rows", "groups", "built", "board", "large", "small", "large_tiles",
    "small_tiles", "starting", "helpers", "contracts", "calendar", "area", "on", "wish", "tiles", "cards",
)
SOLO_KEYS: Final = ("gardener", "gardener_card", "gardener_deck")
STEPS: Final[dict[str, Any]] = {"floodgate": FLOODGATE_STEP, "turn-wheels": TURN_WHEELS, "choose-action": CHOOSE_ACTION}
OPENING: Final = ("starting-card", "first-marker")
MOST_SEED: Final = 2**128  # as servers draw them


def position(box: WindmillPrinted, value: Any) -> WindmillValley:
    """Lay out what the spec names; tiles and cards it does not name are shuffled under their stacks by `seed`.

    Stacks are named from the top. A wheel's tiles are a dict: {"3": "E14"} puts one on the third space; `large` and
    `small` are the steps that the wheels have turned, 0 to 5 and 0 to 4. `covered` are unique rewards that are taken:
    "II 1", or "II 1 0" if seat 0 took it.
    """
    spec = read_table("The position", value, KEYS)
    entries = read_list("seats", spec.get("seats", []), 4)
    players = read_number("players", spec.get("players", max(2, len(entries))), 1, 4)
    level = read_name("gardener", LEVELS, spec.get("gardener", "medium")) if players == 1 else -1
    count = 2 if players == 1 else players
    if len(entries) > count:
        raise BadState(f"seats has {len(entries)} entries for {count} seats.")
    for key in SOLO_KEYS:
        if players > 1 and key in spec:
            raise BadState(f"{key} is for one player, who plays against the Gardener, not for {players}.")
    expert = read_flag("expert", spec.get("expert", False))
    if expert and players == 1:
        raise BadState("expert is for 2 players or more: alone, the level of the Gardener says how the game ends.")
    seed = read_number("seed", spec.get("seed", 0), -MOST_SEED, MOST_SEED)
    s = setup.empty_table(box, count, level, expert, seeded(seed))
    for seat, me in enumerate(s.players):
        _lay_seat(s, seat, me, entries[seat] if seat < len(entries) else {})
    _lay_numbers(s, spec)
    _lay_piles(s, spec)
    s.trade = _on_top("trade", box.trade_names, s.trade, spec.get("trade", []))
    if level >= 0:
        s.gardener_card = read_maybe("gardener_card", box.gardener_names, spec.get("gardener_card"))
        deck = [card for card in s.gardener_deck if card != s.gardener_card]
        s.gardener_deck = _on_top("gardener_deck", box.gardener_names, deck, spec.get("gardener_deck", []))
    s.stack = _lay_steps(s, spec)
    _check(s)
    return s


def _lay_seat(s: WindmillValley, seat: int, me: Seat, value: Any) -> None:
    box, where = s.box, f"seats {seat}"
    entry = read_table(where, value, SEAT_KEYS)
    me.guilders = read_number(f"{where} guilders", entry.get("guilders", 0), 0, MOST)
    me.tools = read_number(f"{where} tools", entry.get("tools", 0), 0, MOST)
    me.sources[FROM_START] = me.points = read_number(f"{where} points", entry.get("points", box.first_points), 0, MOST)
    me.bulbs = read_counts(f"{where} bulbs", COLOURS, entry.get("bulbs", {}), 0, MOST)
    me.stored = sum(me.bulbs)
    read_rows(f"{where} rows", me, entry.get("rows", []))
    me.built = read_set(f"{where} built", box.space_names, entry.get("built", []))
    if "groups" in entry:
        me.groups = read_numbers(f"{where} groups", entry["groups"], len(COLOURS), 0, MOST)
    else:
        _take_from_groups(me)
    me.board = read_name(f"{where} board", box.board_names, entry.get("board", box.board_names[seat]))
    me.large = read_number(f"{where} large", entry.get("large", 0), 0, LARGE - 1)
    me.small = read_number(f"{where} small", entry.get("small", 0), 0, SMALL - 1)
    _lay_tiles(box, f"{where} large_tiles", me.large_tiles, entry.get("large_tiles", {}))
    _lay_tiles(box, f"{where} small_tiles", me.small_tiles, entry.get("small_tiles", {}))
    me.starting = read_starting(box, f"{where} starting", entry.get("starting"))
    me.helpers = tuple(read_names(f"{where} helpers", box.farm_names, entry.get("helpers", [])))
    me.contracts = tuple(read_names(f"{where} contracts", box.farm_names, entry.get("contracts", [])))
    me.calendar = read_number(f"{where} calendar", entry.get("calendar", 0), 0, MOST)
    area = entry.get("area", box.area_names[seat % len(box.area_names)])
    me.area = read_name(f"{where} area", box.area_names, area)
    me.on = read_number(f"{where} on", entry.get("on", -1), -1, s.seats - 1)
    me.wish = read_number(f"{where} wish", entry.get("wish", -1), -1, 2 if s.solo else s.seats - 1)
    me.tiles = tuple(read_names(f"{where} tiles", box.tile_names, entry.get("tiles", [])))
    me.cards = tuple(read_names(f"{where} cards", box.farm_names, entry.get("cards", [])))
    if (me.tiles or me.cards) and not (s.solo and seat == GARDENER):
        raise BadState(f"{where}: tiles and cards lie beside the Gardener's board only; a player has large_tiles, "
                       "small_tiles, helpers and contracts.")


def _lay_tiles(box: WindmillPrinted, where: str, wheel: list[int], value: Any) -> None:
    """Tiles on the spaces of a wheel, which are numbered from 1."""
    spaces = tuple([str(space + 1) for space in range(len(wheel))])
    for space, name in read_table(where, value, spaces).items():
        wheel[int(space) - 1] = read_name(where, box.tile_names, name)


def _take_from_groups(me: Seat) -> None:
    """Built windmills come from the largest groups unless the spec says otherwise."""
    for _ in range(me.built.bit_count()):
        colour = max(range(5), key=lambda group: me.groups[group])
        me.groups[colour] -= 1


def _lay_numbers(s: WindmillValley, spec: dict[str, Any]) -> None:
    box = s.box
    s.first = read_number("first", spec.get("first", 0), 0, s.seats - 1)
    s.turn = read_number("turns", spec.get("turns", 0), 0, MOST)
    s.gate = read_number("gate", spec.get("gate", box.first_gate), 0, MOST)
    s.water = read_number("water", spec.get("water", box.first_water), 0, MOST)
    s.wish = read_name("wish", box.wish_names, spec.get("wish", box.wish_names[0]))
    neutrals = spec.get("neutrals", neutral_markers(s.seats, s.players[s.first].area))
    s.neutrals = read_numbers("neutrals", neutrals, AREAS, 0, MOST)
    s.shipped = read_places("shipped", COLOURS, spec.get("shipped", [None] * PLACES), PLACES)
    for name in read_list("covered", spec.get("covered", [])):
        _cover(s, name)
    s.used = read_set("used", [card.id for card in box.cards], spec.get("used", []))
    s.set_due(read_number("due", spec.get("due", 0), 0, 3))
    s.wish_met = sum(1 for me in s.players if me.wish >= 0) if s.level < 0 else 0
    s.ending = read_number("ending", spec.get("ending", -1), -1, s.seats - 1)
    s.last_turn = read_number("last_turn", spec.get("last_turn", -1), -1, MOST)
    s.offer = tuple([box.starting + card for card in read_names("offer", box.starting_names, spec.get("offer", []))])


def _cover(s: WindmillValley, name: Any) -> None:
    """A unique reward of the calendar that is taken."""
    words = name.split(" ") if isinstance(name, str) else []
    spaces, seats = s.box.calendar_names, [str(seat) for seat in range(s.seats)]
    if len(words) in (2, 3) and words[0] in spaces and words[-1] in (seats if len(words) == 3 else words):
        space = spaces.index(words[0])
        numbers = [str(which + 1) for which in range(len(s.box.unique[space]))]
        if words[1] in numbers:
            place = 4 * space + numbers.index(words[1])
            s.unique &= ~(1 << place)
            s.takers &= ~(7 << 3 * place)
            s.takers |= (seats.index(words[2]) + 1 if len(words) == 3 else 0) << 3 * place
            return
    raise BadState(f"covered: {shown(name)} is not a reward of the calendar; 'II 1' is the first unique one of space "
                   "II, 'II 1 0' if seat 0 took it.")


def _lay_piles(s: WindmillValley, spec: dict[str, Any]) -> None:
    """Stacks, discards and displays; what lies elsewhere is taken out of the stacks first."""
    box = s.box
    s.display = _shown_places("display", box.tile_names, spec.get("display", []), len(box.display))
    s.cards = _shown_places("cards", box.farm_names, spec.get("cards", []), len(s.cards))
    s.out = read_names("out", box.tile_names, spec.get("out", []))
    for me in s.players:
        for tile in [*me.large_tiles, *me.small_tiles, *me.tiles]:
            _remove(box.tile_names, s.piles, box.rarity[tile], tile)
        for card in (*me.helpers, *me.contracts, *me.cards):
            _remove(box.farm_names, s.piles, 3, card)
    for tile in s.display + s.out:
        _remove(box.tile_names, s.piles, box.rarity[tile], tile)
    for card in s.cards:
        _remove(box.farm_names, s.piles, 3, card)
    discards = read_table("discards", spec.get("discards", {}), tuple(PILES))
    piles = read_table("piles", spec.get("piles", {}), tuple(PILES))
    for i, pile in enumerate(PILES):
        names = box.farm_names if i == 3 else box.tile_names
        s.discards[i] = read_names(f"discards {pile}", names, discards.get(pile, []))
        for item in s.discards[i]:
            _remove(names, s.piles, i, item)
        s.rng.shuffle(s.piles[i])
        s.piles[i] = _on_top(f"piles {pile}", names, s.piles[i], piles.get(pile, []))
    for slot in range(len(s.display), len(box.display)):
        pile_of = s.piles[box.display[slot]]
        s.display.append(pile_of.pop() if pile_of else EMPTY)
    while len(s.cards) < 3:
        s.cards.append(s.piles[3].pop() if s.piles[3] else EMPTY)


def _shown_places(where: str, names: list[str], value: Any, most: int) -> list[int]:
    """What lies on the first places of a display; the others are dealt."""
    return [read_maybe(where, names, name) for name in read_list(where, value, most)]


def _remove(names: list[str], piles: list[list[int]], pile: int, item: int) -> None:
    if item == EMPTY:
        return
    if item not in piles[pile]:
        raise BadState(f"The position names {names[item]!r} more often than it is in the box, or in the wrong pile.")
    piles[pile].remove(item)


def _on_top(where: str, names: list[str], pile: list[int], top: Any) -> list[int]:
    """The pile with the named cards on top, the first of them uppermost."""
    rest = pile[:]
    known = read_names(where, names, top)
    for item in known:
        if item not in rest:
            raise BadState(f"{where}: {names[item]!r} is named more often than it is in the box, or in the wrong pile.")
        rest.remove(item)
    return rest + known[::-1]


def _lay_steps(s: WindmillValley, spec: dict[str, Any]) -> list[Any]:
    seat = read_number("turn", spec.get("turn", s.first), 0, s.seats - 1)
    step = spec.get("step", "floodgate")
    known = [*STEPS, "closing", *OPENING]
    if not isinstance(step, str) or step not in known:
        raise BadState(f"step is {shown(step)}, but must be one of {', '.join(known)}.")
    its = s.solo and seat == GARDENER
    if step in OPENING:
        return _lay_opening(s, seat, step, its)
    if s.offer:
        raise BadState("offer is what the step starting-card chooses from; after it no starting card lies open.")
    s.active = seat
    if its:
        return [END[seat], GardenerTurn(seat)]
    if step == "closing":
        return [END[seat], CLOSING[seat]]
    return [END[seat], CLOSING[seat], STEPS[step][seat]]


def _lay_opening(s: WindmillValley, seat: int, step: str, its: bool) -> list[Any]:
    """The last choice of the set-up: of a starting card (one is left over), or of a market area."""
    if its:
        raise BadState(f"step is {step!r}, which the Gardener does not take; choose another step, or turn 0.")
    if step == "first-marker":
        s.players[seat].area = -1
        return [SetOut(s.first), FirstMarker(seat)]
    if len(s.offer) < 2:
        raise BadState(f"offer has {len(s.offer)} cards, but the step starting-card needs two or more.")
    return [SetOut(s.first), StartingCard(seat)]


def _check(s: WindmillValley) -> None:
    """What no game can come to, beside what the audit finds."""
    if all(colour != EMPTY for colour in s.shipped):
        raise BadState("shipped has a bulb on every place; the fourth bulb would have closed the trade card.")
    if (s.ending < 0) != (s.last_turn < 0) or (s.ending >= 0 and s.last_turn < s.turn):
        raise BadState(f"ending is {s.ending} and last_turn {s.last_turn}: both are said or neither, and the last turn "
                       f"is not before the present one, {s.turn}.")
    if s.level < 0:
        tiers = sorted([me.wish for me in s.players if me.wish >= 0])
        if tiers != list(range(len(tiers))):
            raise BadState(f"wish of the seats is {tiers}, but the rewards of the wish are taken in order, each once.")
    if s.due:
        _check_due(s)


def _check_due(s: WindmillValley) -> None:
    """The calendar owes something only to a player on its turn who has reached a space (WV-3.10)."""
    if s.active < 0 or (s.solo and s.active == GARDENER) or s.stack[-1].name in ("floodgate", "turn-wheels"):
        raise BadState(f"due is {s.due}, but the calendar owes nothing before the wheels of a player have turned.")
    space = s.players[s.active].calendar
    if not 1 <= space <= len(s.box.calendar_names):
        raise BadState(f"due is {s.due}, but seat {s.active} has not reached a space of the calendar.")
    if s.due & UNIQUE_DUE and not s.unique >> 4 * (space - 1) & 15:
        raise BadState(f"due is {s.due}, but no unique reward of space {s.box.calendar_names[space - 1]} is open.")
