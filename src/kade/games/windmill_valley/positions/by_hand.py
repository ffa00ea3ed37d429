"""A position of Windmill Valley laid out by hand: for tests, puzzles, "try a position"."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.printed import FROM_START, LARGE, LEVELS, SMALL, SOURCES, WindmillPrinted
from kade.games.windmill_valley.positions.flow_check import check_due, check_last_turn, check_wishes
from kade.games.windmill_valley.rules import setup
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.audit import SHOWN_CARDS
from kade.games.windmill_valley.rules.calendar import cover
from kade.games.windmill_valley.rules.gardener import GardenerTurn
from kade.games.windmill_valley.rules.kinds import MOST
from kade.games.windmill_valley.rules.opening import FirstMarker, SetOut, StartingCard, neutral_markers
from kade.games.windmill_valley.rules.seat import EMPTY, Seat
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.games.windmill_valley.rules.turn import CHOOSE_ACTION, CLOSING, END, FLOODGATE_STEP, TURN_WHEELS
from kade.kernel.errors import BadState
from kade.kernel.fields import lay, refuse_broken
from kade.kernel.kinds import RowOf, entries, flag, named, seat, table, whole
from kade.kernel.plain import shown
from kade.kernel.rng import seeded

KEYS: Final = (
    "players",
    "gardener",
    "expert",
    "first",
    "turn",
    "turns",
    "step",
    "seats",
    "gate",
    "water",
    "piles",
    "discards",
    "display",
    "cards",
    "trade",
    "shipped",
    "wish",
    "neutrals",
    "covered",
    "used",
    "due",
    "ending",
    "last_turn",
    "gardener_card",
    "gardener_deck",
    "offer",
    "out",
    "seed",
)
SEAT_KEYS: Final = (
    "guilders",
    "tools",
    "points",
    "bulbs",
    "rows",
    "groups",
    "built",
    "board",
    "large",
    "small",
    "large_tiles",
    "small_tiles",
    "starting",
    "helpers",
    "contracts",
    "calendar",
    "area",
    "on",
    "wish",
    "tiles",
    "cards",
)
LAID: Final = ("first", "gate", "water", "neutrals", "shipped", "used", "last_turn", "offer", "out", "gardener_card")
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
    spec = table("The position", value, KEYS)
    given = entries("seats", spec.get("seats", []), 4)
    players = whole("players", spec.get("players", max(2, len(given))), 1, 4)
    level = named("gardener", spec.get("gardener", "medium"), LEVELS, "level") if players == 1 else -1
    for key in SOLO_KEYS:
        if players > 1 and key in spec:
            raise BadState(f"{key} is for one player, who plays against the Gardener, not for {players}.")
    expert = flag("expert", spec.get("expert", False))
    if expert and players == 1:
        raise BadState("expert is for 2 players or more: alone, the level of the Gardener says how the game ends.")
    seed = whole("seed", spec.get("seed", 0), -MOST_SEED, MOST_SEED)
    options = {"players": players, "gardener": None if level < 0 else LEVELS[level], "expert": expert}
    s = setup.empty_table(box, options, seeded(seed))
    lay(s, {**{key: spec[key] for key in LAID if key in spec}, "seats": _seats(s, given)})
    _lay_rest(s, spec, given)
    _lay_piles(s, spec)
    s.trade = _on_top("trade", box.trade_names, s.trade, spec.get("trade", []))
    if level >= 0:
        deck = [card for card in s.gardener_deck if card != s.gardener_card]
        s.gardener_deck = _on_top("gardener_deck", box.gardener_names, deck, spec.get("gardener_deck", []))
    s.stack = _lay_steps(s, spec)
    _check(s)
    refuse_broken(s)
    s.advance()
    return s


def _seats(s: WindmillValley, given: list[Any]) -> list[dict[str, Any]]:
    """The entries of all seats as they are saved."""
    if len(given) > s.seats:
        raise BadState(f"seats has {len(given)} entries for {s.seats} seats.")
    found: list[dict[str, Any]] = []
    for number in range(s.seats):
        where = f"seats {number}"
        entry = dict(table(where, given[number] if number < len(given) else {}, SEAT_KEYS))
        areas = s.box.area_names
        made = {"board": s.box.board_names[number], "area": areas[number % len(areas)], **entry}
        points = whole(f"{where} points", made.pop("points", s.box.first_points), 0, MOST)
        made["sources"] = {SOURCES[FROM_START]: points}
        for wheel, size in (("large_tiles", LARGE), ("small_tiles", SMALL)):
            made[wheel] = _wheel(f"{where} {wheel}", entry.get(wheel, {}), size)
        if _is_none(made.get("on")):
            made["on"] = None
        for key in ("board", "area"):
            if made[key] is None:
                raise BadState(f"{where} {key} is None, but must be named.")
        if (entry.get("tiles") or entry.get("cards")) and not (s.solo and number == GARDENER):
            raise BadState(
                f"{where}: tiles and cards lie beside the Gardener's board only; a player has large_tiles, "
                "small_tiles, helpers and contracts."
            )
        found.append(made)
    return found


def _is_none(value: Any) -> bool:
    """-1 stands for nobody, as well as nothing does."""
    return type(value) is int and value == -1


def _wheel(where: str, value: Any, size: int) -> list[Any]:
    """Tiles on the spaces of a wheel, which are numbered from 1."""
    spaces = [str(space + 1) for space in range(size)]
    tiles = table(where, value, spaces)
    if None in tiles.values():
        raise BadState(f"{where} has None; a space without a tile is not named.")
    return [tiles.get(space) for space in spaces]


def _take_from_groups(me: Seat) -> None:
    """Built windmills come from the largest groups unless the spec says otherwise."""
    for _ in range(me.built.bit_count()):
        colour = max(range(5), key=lambda group: me.groups[group])
        me.groups[colour] -= 1


def _lay_rest(s: WindmillValley, spec: dict[str, Any], given: list[Any]) -> None:
    """What is said in other words than it is saved in, or follows from the rest."""
    for number, me in enumerate(s.players):
        if number >= len(given) or "groups" not in given[number]:
            _take_from_groups(me)
    s.turn = whole("turns", spec.get("turns", 0), 0, MOST)
    s.wish = named("wish", spec.get("wish", s.box.wish_names[0]), s.box.wish_names, "wish")
    if "neutrals" not in spec:
        s.neutrals = neutral_markers(s.seats, s.players[s.first].area)
    for name in entries("covered", spec.get("covered", [])):
        _cover(s, name)
    s.due = whole("due", spec.get("due", 0), 0, 3)
    ending = spec.get("ending", -1)
    s.ending = -1 if _is_none(ending) else seat("ending", ending, s.seats)
    s.offer = tuple(sorted(s.offer))
    s.recount()


def _cover(s: WindmillValley, name: Any) -> None:
    """A unique reward of the calendar that is taken."""
    words = name.split(" ") if isinstance(name, str) else []
    spaces, seats = s.box.calendar_names, [str(seat) for seat in range(s.seats)]
    if len(words) in (2, 3) and words[0] in spaces and words[-1] in (seats if len(words) == 3 else words):
        space = spaces.index(words[0])
        numbers = [str(which + 1) for which in range(len(s.box.unique[space]))]
        if words[1] in numbers:
            cover(s, seats.index(words[2]) if len(words) == 3 else -1, space + 1, numbers.index(words[1]))
            return
    raise BadState(
        f"covered: {shown(name)} is not a reward of the calendar; 'II 1' is the first unique one of space "
        "II, 'II 1 0' if seat 0 took it."
    )


def _lay_piles(s: WindmillValley, spec: dict[str, Any]) -> None:
    """Stacks, discards and displays; what lies elsewhere is taken out of the stacks first."""
    box = s.box
    s.display = _shown_places(s, "display", "tile", spec.get("display", []), len(box.display))
    s.cards = _shown_places(s, "cards", "farm card", spec.get("cards", []), SHOWN_CARDS)
    for me in s.players:
        for tile in [*me.large_tiles, *me.small_tiles, *me.tiles]:
            _remove(box.tile_names, s.piles, box.rarity[tile], tile)
        for card in (*me.helpers, *me.contracts, *me.cards):
            _remove(box.farm_names, s.piles, 3, card)
    for tile in s.display + s.out:
        _remove(box.tile_names, s.piles, box.rarity[tile], tile)
    for card in s.cards:
        _remove(box.farm_names, s.piles, 3, card)
    discards = table("discards", spec.get("discards", {}), PILES)
    piles = table("piles", spec.get("piles", {}), PILES)
    for i, pile in enumerate(PILES):
        names = box.farm_names if i == 3 else box.tile_names
        s.discards[i] = RowOf(pile).read(f"discards {pile}", discards.get(pile, []), box, s.seats)
        for item in s.discards[i]:
            _remove(names, s.piles, i, item)
        s.rng.shuffle(s.piles[i])
        s.piles[i] = _on_top(f"piles {pile}", names, s.piles[i], piles.get(pile, []))
    for slot in range(len(s.display), len(box.display)):
        pile_of = s.piles[box.display[slot]]
        s.display.append(pile_of.pop() if pile_of else EMPTY)
    while len(s.cards) < SHOWN_CARDS:
        s.cards.append(s.piles[3].pop() if s.piles[3] else EMPTY)


def _shown_places(s: WindmillValley, where: str, kind: str, value: Any, most: int) -> list[int]:
    """What lies on the first places of a display; the others are dealt."""
    return RowOf(kind, gaps=True).read(where, entries(where, value, most), s.box, s.seats)


def _remove(names: list[str], piles: list[list[int]], pile: int, item: int) -> None:
    if item == EMPTY:
        return
    if item not in piles[pile]:
        raise BadState(f"The position names {names[item]!r} more often than it is in the box, or in the wrong pile.")
    piles[pile].remove(item)


def _on_top(where: str, names: list[str], pile: list[int], top: Any) -> list[int]:
    """The pile with the named cards on top, the first of them uppermost."""
    rest = pile[:]
    known = [named(where, name, names, "card or tile of it") for name in entries(where, top)]
    for item in known:
        if item not in rest:
            raise BadState(f"{where}: {names[item]!r} is named more often than it is in the box, or in the wrong pile.")
        rest.remove(item)
    return rest + known[::-1]


def _lay_steps(s: WindmillValley, spec: dict[str, Any]) -> list[Any]:
    turn = seat("turn", spec.get("turn", s.first), s.seats)
    step = spec.get("step", "floodgate")
    known = [*STEPS, "closing", *OPENING]
    if not isinstance(step, str) or step not in known:
        raise BadState(f"step is {shown(step)}, but must be one of {', '.join(known)}.")
    its = s.solo and turn == GARDENER
    if step in OPENING:
        return _lay_opening(s, turn, step, its)
    if s.offer:
        raise BadState("offer is what the step starting-card chooses from; after it no starting card lies open.")
    s.active = turn
    if its:
        return [END[turn], GardenerTurn(turn)]
    if step == "closing":
        return [END[turn], CLOSING[turn]]
    return [END[turn], CLOSING[turn], STEPS[step][turn]]


def _lay_opening(s: WindmillValley, turn: int, step: str, its: bool) -> list[Any]:
    """The last choice of the set-up: of a starting card (one is left over), or of a market area."""
    if its:
        raise BadState(f"step is {step!r}, which the Gardener does not take; choose another step, or turn 0.")
    if step == "first-marker":
        s.players[turn].area = -1
        return [SetOut(s.first), FirstMarker(turn)]
    if len(s.offer) < 2:
        raise BadState(f"offer has {len(s.offer)} cards, but the step starting-card needs two or more.")
    return [SetOut(s.first), StartingCard(turn)]


def _check(s: WindmillValley) -> None:
    """What no game can come to, beside what the audit finds."""
    if all(colour != EMPTY for colour in s.shipped):
        raise BadState("shipped has a bulb on every place; the fourth bulb would have closed the trade card.")
    check_last_turn(s)
    check_wishes(s)
    if s.due:
        check_due(s)
