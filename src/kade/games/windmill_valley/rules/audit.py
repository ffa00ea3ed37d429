"""What must fit together in any position of Windmill Valley: every component is somewhere exactly once."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.edition.printed import AREAS, COLUMNS, LEVELS, ROWS
from kade.games.windmill_valley.rules.actions import PILES

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley

SHOWN_CARDS: Final = 3


def spaces_of(s: WindmillValley, mask: int) -> list[str]:
    return [name for space, name in enumerate(s.box.space_names) if mask >> space & 1]


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
    for place, taker in enumerate(s.takers):
        if taker >= 0 and s.unique >> place & 1:
            wrong.append(f"the unique reward {s.box.unique_names[place]} of the calendar is open and taken")
        if (taker >= 0 or s.unique >> place & 1) and place % 4 >= len(s.box.unique[place // 4]):
            wrong.append(f"the calendar has no unique reward {s.box.unique_names[place]}")
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
    wrong = [
        f"there are {found[i]} tiles {tile.id}, not {tile.copies}"
        for i, tile in enumerate(s.box.tiles)
        if found[i] != tile.copies
    ]
    for kind in range(3):
        if any(s.box.rarity[tile] != kind for tile in s.piles[kind] + s.discards[kind]):
            wrong.append(f"a tile of another kind lies among the {PILES[kind]} ones")
    for pile in range(4):
        if len(s.marks[pile]) > len(s.piles[pile]):
            wrong.append(f"more is known of the {PILES[pile]} stack than it has")
    if len(s.peek_pools) != len(s.peeked):
        wrong.append("what is known of the peeked cards does not fit them")
    if len(s.display) != len(s.box.display) or len(s.cards) != SHOWN_CARDS:
        wrong.append(f"the displays have {len(s.display)} tiles and {len(s.cards)} cards")
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
    if not s.trade or s.trade_seen >= len(s.trade):
        wrong.append(f"{s.trade_seen} trade cards are known under a stack of {len(s.trade)}")
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
        patches = me.patches[row * COLUMNS : (row + 1) * COLUMNS]
        if any((patches[column] >= 0) != (column < me.lengths[row]) for column in range(COLUMNS)):
            wrong.append(f"has gaps in row {row + 1}")
    if me.windmills_left() + me.built.bit_count() > sum(box.groups):
        wrong.append(f"has more than {sum(box.groups)} windmills")
    if any(not 0 <= me.groups[colour] <= box.groups[colour] for colour in range(5)):
        wrong.append(f"has windmill groups of {me.groups}")
    if len(me.helpers) > box.helper_slots or len(me.contracts) > box.contract_slots:
        wrong.append("has more cards than slots")
    if me.wish >= (len(box.wish_points) if s.level >= 0 else s.seats):
        wrong.append(f"has reached the reward {me.wish} of the wish")
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
        if me.on >= 0 and (me.area < 0 or s.players[me.on].area != me.area or s.players[me.on].on >= 0):
            wrong.append(f"the marker of seat {seat} stands on one that is not below it")
    return wrong
