"""Windmill Valley's position as plain data, in names, and the audit: every component somewhere exactly once."""
# mypyc: compile

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.printed import AREAS, COLUMNS, LEVELS, ROWS, SOURCES
from kade.games.windmill_valley.rewards import COLOURS

if TYPE_CHECKING:
    from kade.games.windmill_valley.seat import Seat
    from kade.games.windmill_valley.state import WindmillValley


def named(names: list[str], items: Any) -> list[str | None]:
    """Components by name, None for an empty place."""
    return [names[item] if item >= 0 else None for item in items]


def pile_names(s: WindmillValley, pile: int) -> list[str]:
    return s.box.farm_names if pile == 3 else s.box.tile_names


def options(s: WindmillValley) -> dict[str, Any]:
    """What the game was begun with; `first` is drawn or said, and stands in the position."""
    if s.level >= 0:
        return {"players": 1, "gardener": LEVELS[s.level]}
    return {"players": s.seats, "expert": s.expert}


def spaces_of(s: WindmillValley, mask: int) -> list[str]:
    return [name for space, name in enumerate(s.box.space_names) if mask >> space & 1]


def bulbs_of(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(5) if counts[colour]}


def rows_of(me: Seat) -> list[list[str]]:
    """The planted bulbs, row by row."""
    return [[COLOURS[me.patches[row * COLUMNS + column]] for column in range(me.lengths[row])] for row in range(ROWS)]


def seal(state: dict[str, Any], stack: list[Any]) -> str:
    """A hash over all that is saved. The steps carry numbers that only the rules can put there, so a state that was
    changed by hand is refused as a whole; positions are laid out with `game.position`."""
    rest = {key: value for key, value in state.items() if key != "seal"}
    return blake2b(json.dumps([rest, stack], sort_keys=True).encode(), digest_size=8).hexdigest()


def dump(s: WindmillValley) -> dict[str, Any]:
    """Everything but the generator and the stack."""
    state = fields(s)
    state["seal"] = seal(state, [step.dump(s.box) for step in s.stack])
    return state


def fields(s: WindmillValley) -> dict[str, Any]:
    box = s.box
    return {
        "seats": [dump_seat(s, me) for me in s.players],
        "level": LEVELS[s.level] if s.level >= 0 else None, "expert": s.expert,
        "first": s.first, "turn": s.turn, "active": s.active, "gate": s.gate, "water": s.water,
        "piles": {PILES[i]: named(pile_names(s, i), reversed(s.piles[i])) for i in range(4)},
        "discards": {PILES[i]: named(pile_names(s, i), s.discards[i]) for i in range(4)},
        "marks": [marks[:] for marks in s.marks],
        "display": named(box.tile_names, s.display), "cards": named(box.farm_names, s.cards),
        "out": named(box.tile_names, s.out),
        "peek_pile": PILES[s.peek_pile] if s.peek_pile >= 0 else None,
        "peeked": named(pile_names(s, s.peek_pile), s.peeked),
        "trade": named(box.trade_names, reversed(s.trade)), "trade_seen": s.trade_seen,
        "shipped": named(COLOURS, s.shipped),
        "wish": box.wish_names[s.wish] if s.wish >= 0 else None, "wish_met": s.wish_met, "unique": s.unique,
        "takers": s.takers, "neutrals": s.neutrals[:], "offer": [box.cards[card].id for card in s.offer],
        "used": [card.id for i, card in enumerate(box.cards) if s.used >> i & 1], "due": s.due,
        "neutral_moved": s.neutral_moved, "must": s.must, "ending": s.ending, "last_turn": s.last_turn,
        "gardener_deck": named(box.gardener_names, reversed(s.gardener_deck)),
        "gardener_discards": named(box.gardener_names, s.gardener_discards),
        "gardener_card": box.gardener_names[s.gardener_card] if s.gardener_card >= 0 else None,
    }


def dump_seat(s: WindmillValley, me: Seat) -> dict[str, Any]:
    box = s.box
    return {
        "guilders": me.guilders, "tools": me.tools, "bulbs": bulbs_of(me.bulbs), "rows": rows_of(me),
        "groups": me.groups[:], "built": spaces_of(s, me.built),
        "board": box.board_names[me.board] if me.board >= 0 else None, "large": me.large, "small": me.small,
        "large_tiles": named(box.tile_names, me.large_tiles), "small_tiles": named(box.tile_names, me.small_tiles),
        "starting": box.cards[me.starting].id if me.starting >= 0 else None,
        "helpers": named(box.farm_names, me.helpers), "contracts": named(box.farm_names, me.contracts),
        "calendar": me.calendar, "area": box.area_names[me.area] if me.area >= 0 else None, "on": me.on,
        "wish": me.wish, "points": {name: me.sources[i] for i, name in enumerate(SOURCES) if me.sources[i]},
        "tiles": named(box.tile_names, me.tiles), "cards": named(box.farm_names, me.cards),
    }


# ---------------------------------------------------------------------- audit


def audit(s: WindmillValley) -> list[str]:
    """What is wrong with this position, as sentences; nothing if all is well."""
    wrong = _audit_tiles(s) + _audit_cards(s) + _audit_market(s)
    for seat, me in enumerate(s.players):
        wrong += [f"seat {seat} {what}" for what in _audit_seat(s, me)]
    taken = 0
    for me in s.players:
        if taken & me.built:
            wrong.append(f"two windmills stand on {spaces_of(s, taken & me.built)}")
        taken |= me.built
    if not (1 <= s.gate <= len(s.box.rise) and 0 <= s.water <= s.box.most_water):
        wrong.append(f"the floodgate is at {s.gate} and the water at {s.water}")
    for place in range(4 * len(s.box.calendar_names)):
        taker = s.takers >> 3 * place & 7
        if taker > s.seats or (taker and s.unique >> place & 1):
            wrong.append(f"a reward of calendar space {s.box.calendar_names[place // 4]} "
                         "is open and taken, or taken by nobody here")
    boards = [me.board for me in s.players if me.board >= 0]
    if len(set(boards)) != len(boards):
        wrong.append("two players have the same windmill board")
    return wrong


def _audit_tiles(s: WindmillValley) -> list[str]:
    found = [0] * len(s.box.tiles)
    places = [s.piles[0], s.piles[1], s.piles[2], s.discards[0], s.discards[1], s.discards[2], s.display, s.out]
    if 0 <= s.peek_pile < 3:
        places.append(s.peeked)
    for me in s.players:
        places += [me.large_tiles, me.small_tiles, list(me.tiles)]
    for place in places:
        for tile in place:
            if tile >= 0:
                found[tile] += 1
    wrong = [f"there are {found[i]} tiles {tile.id}, not {tile.copies}" for i, tile in enumerate(s.box.tiles)
             if found[i] != tile.copies]
    for kind in range(3):
        if any(s.box.rarity[tile] != kind for tile in s.piles[kind] + s.discards[kind]):
            wrong.append(f"a tile of another kind lies among the {PILES[kind]} ones")
    for pile in range(4):
        if len(s.marks[pile]) > len(s.piles[pile]):
            wrong.append(f"more is known of the {PILES[pile]} stack than it has")
    if len(s.marks[4]) != len(s.peeked):
        wrong.append("what is known of the peeked cards does not fit them")
    return wrong


def _audit_cards(s: WindmillValley) -> list[str]:
    wrong: list[str] = []
    farm = s.piles[3] + s.discards[3] + [card for card in s.cards if card >= 0]
    if s.peek_pile == 3:
        farm += s.peeked
    starting = list(s.offer)
    for me in s.players:
        farm += list(me.helpers) + list(me.contracts) + list(me.cards)
        if me.starting >= 0:
            starting.append(me.starting)
    if sorted(farm) != list(range(len(s.box.farm_names))):
        wrong.append(f"the farm cards are not each in one place: {sorted(farm)}")
    if len(set(starting)) != len(starting):
        wrong.append("a starting card is in two places")
    if sorted(s.trade) != list(range(len(s.box.trade_names))):
        wrong.append("the trade cards are not each in one place")
    gardener = s.gardener_deck + s.gardener_discards + ([s.gardener_card] if s.gardener_card >= 0 else [])
    if sorted(gardener) != gardener_cards(s):
        wrong.append(f"the Gardener's cards are not each in one place: {sorted(gardener)}")
    return wrong


def gardener_cards(s: WindmillValley) -> list[int]:
    """The cards the Gardener plays with: none without it, without three on the hard level (WV-7.4)."""
    if s.level < 0:
        return []
    hard = LEVELS[s.level] == "hard"
    return [card for card in range(len(s.box.gardener_names)) if not (hard and card in s.box.out_on_hard)]


def _audit_seat(s: WindmillValley, me: Seat) -> list[str]:
    wrong: list[str] = []
    box = s.box
    if not 0 <= me.guilders <= box.most_guilders or me.tools < 0 or me.points < 0:
        wrong.append(f"has {me.guilders} guilders, {me.tools} tools and {me.points} points")
    if sum(me.sources) != me.points:
        wrong.append(f"has {me.points} points from sources that make {sum(me.sources)}")
    if sum(me.bulbs) != me.stored or me.stored > box.storage or min(me.bulbs) < 0:
        wrong.append(f"stores {me.bulbs}, which should be {me.stored} bulbs and at most {box.storage}")
    for row in range(ROWS):
        patches = me.patches[row * COLUMNS:(row + 1) * COLUMNS]
        if any((patches[column] >= 0) != (column < me.lengths[row]) for column in range(COLUMNS)):
            wrong.append(f"has gaps in row {row + 1}")
    if me.windmills_left() + me.built.bit_count() > sum(box.groups):
        wrong.append(f"has more than {sum(box.groups)} windmills")
    if any(not 0 <= me.groups[colour] <= box.groups[colour] for colour in range(5)):
        wrong.append(f"has windmill groups of {me.groups}")
    if len(me.helpers) > box.helper_slots or len(me.contracts) > box.contract_slots:
        wrong.append("has more cards than slots")
    if not 0 <= me.calendar <= len(box.calendar_names):
        wrong.append(f"is on calendar space {me.calendar}")
    return wrong


def _audit_market(s: WindmillValley) -> list[str]:
    wrong: list[str] = []
    for area in range(AREAS):
        taken = s.neutrals[area] + sum([1 for me in s.players if me.area == area and me.on < 0])
        if taken > s.box.area_places or s.neutrals[area] < 0:
            wrong.append(f"{taken} spaces are taken in market area {s.box.area_names[area]}")
    below = [me.on for me in s.players if me.on >= 0]
    if len(set(below)) != len(below):
        wrong.append("two markers stand on the same one")
    for seat, me in enumerate(s.players):
        if me.on >= 0 and (s.players[me.on].area != me.area or s.players[me.on].on >= 0):
            wrong.append(f"the marker of seat {seat} stands on one that is not below it")
    return wrong
