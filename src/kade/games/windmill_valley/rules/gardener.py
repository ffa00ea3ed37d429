"""The Gardener's turn: what its card and the back of the next one decide (WV-7.5 to 7.16, WV-7.20 to 7.28).

Each thing it does is told by itself, with a pause, and names the line of the card that decided.
"""
# mypyc: compile

from typing import ClassVar, final

from kade.games.windmill_valley.edition.printed import AREAS, COLUMNS, FROM_PATCHES, ROWS, SECTIONS, GardenerCard
from kade.games.windmill_valley.rules.calendar import cover, open_unique, reach_space
from kade.games.windmill_valley.rules.gardener_choices import best_space, first_space, in_order, quietest_path
from kade.games.windmill_valley.rules.market import full, move_marker
from kade.games.windmill_valley.rules.paths import all_built
from kade.games.windmill_valley.rules.rewards import (
    ANY,
    BUILD,
    BULBS,
    COLOURS,
    CONTRACT,
    ENHANCE,
    FARM,
    GUILDERS,
    LOWER,
    MARKET,
    PLANT,
    POINTS,
    TOOLS,
    TRADE,
    Part,
)
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.games.windmill_valley.rules.supply import refill_cards, refill_tiles
from kade.games.windmill_valley.rules.trade import PLACES, close_card, ship
from kade.games.windmill_valley.rules.turn import raise_water, set_gate, turn_wheels
from kade.games.windmill_valley.rules.water import lower
from kade.games.windmill_valley.rules.windmills import pay_path
from kade.games.windmill_valley.secrecy.places import GARDENER_DRAW
from kade.kernel.event import Event
from kade.kernel.shared import added, changed
from kade.kernel.step import Automatic


@final
class GardenerTurn(Automatic[WindmillValley]):
    """Card, floodgate and water, wheels, lower-water check, calendar, action of the large wheel (WV-7.5)."""

    name: ClassVar[str] = "gardener-turn"

    def run(self, s: WindmillValley) -> None:
        draw_card(s)
        card = s.box.gardener_cards[s.gardener_card]
        move_gate(s, card)
        raise_water(s)
        rotated = turn_wheels(s, GARDENER, s.gate)
        check_water(s, card)
        if rotated:
            rotation(s, card)
        me = s.players[GARDENER]
        action = s.box.large[me.board][me.large]
        tell(s, "gardener-action", {"card": card.id, "action": s.box.rewards[action].texts})
        for part in s.box.rewards[action].parts:
            perform(s, card, part, s.box.rewards[action].source, True)


def tell(s: WindmillValley, name: str, told: dict[str, object]) -> None:
    """A moment that a person wants to see by itself."""
    if s.listener is not None:
        s.tell(Event(name, {"seat": GARDENER, **told}, pause=True))


def pass_over(s: WindmillValley, what: str) -> None:
    """It cannot do this, and people see why nothing happens (WV-7.23, WV-7.28)."""
    tell(s, "gardener-passes", {"what": what})


def draw_card(s: WindmillValley) -> None:
    """The next card; an empty deck is made anew without it, so that there is a back to read (WV-7.5)."""
    if s.gardener_card != EMPTY:
        s.gardener_discards = [*s.gardener_discards, s.gardener_card]
    s.gardener_card = s.gardener_deck[-1]
    s.gardener_deck = s.gardener_deck[:-1]
    s.revealed = s.revealed or GARDENER_DRAW.reveals
    if not s.gardener_deck:
        s.gardener_deck = s.gardener_discards[:]
        s.gardener_discards = []
        s.shuffle("gardener", s.gardener_deck)
    tell(s, "gardener-card", {"card": s.box.gardener_names[s.gardener_card]})


def next_back(s: WindmillValley) -> GardenerCard:
    """The card whose back is read: the one on top of the deck."""
    return s.box.gardener_cards[s.gardener_deck[-1]]


def move_gate(s: WindmillValley, card: GardenerCard) -> None:
    """By the card, as far as the track and the water allow, closing if they ask for it (WV-7.7, WV-7.22)."""
    before = s.gate
    shown = max(1, min(len(s.box.rise), s.gate + card.floodgate))
    speed = shown
    while speed > 1 and s.water + s.box.rise[speed - 1] > s.box.most_water:
        speed -= 1
    told: dict[str, object] = {"card": card.id, "shown": card.floodgate, "speed": speed, "moved": speed - before}
    if speed < shown:
        told["most"] = s.box.most_water
    tell(s, "gardener-gate", told)
    set_gate(s, GARDENER, speed)


def check_water(s: WindmillValley, card: GardenerCard) -> None:
    """If the card shows the section of the water level, it lowers the water (WV-7.9)."""
    section = s.box.section[s.water]
    strength = card.lower[section]
    if strength:
        tell(s, "gardener-lower", {"card": card.id, "section": SECTIONS[section], "strength": strength})
        lower_water(s, strength)


def lower_water(s: WindmillValley, strength: int) -> None:
    """It takes points; where there are only guilders, they become points (WV-7.9, WV-7.24)."""
    if s.box.water_points[s.water]:
        lower(s, GARDENER, 0, strength, strength)
    else:
        lower(s, GARDENER, strength, 0, strength)


def rotation(s: WindmillValley, card: GardenerCard) -> None:
    """Calendar, its rewards, and a step of the wish marker (WV-7.10, WV-7.23, WV-7.26)."""
    if not reach_space(s, GARDENER):
        return
    me = s.players[GARDENER]
    space = me.calendar
    common = s.box.rewards[s.box.common[space - 1]]
    tell(s, "gardener-calendar", {"reward": common.texts, "unique": False})
    for part in common.parts:
        perform(s, card, part, common.source, False)
    for which, index in enumerate(s.box.unique[space - 1]):
        if open_unique(s, space) >> which & 1:
            unique = s.box.rewards[index]
            if any(part.kind == CONTRACT for part in unique.parts):
                pass_over(s, "contract")
                continue
            cover(s, GARDENER, space, which)
            tell(s, "gardener-calendar", {"reward": unique.texts, "unique": True})
            for part in unique.parts:
                perform(s, card, part, unique.source, False)
            break
    advance_wish(s, space)


def advance_wish(s: WindmillValley, rotations: int) -> None:
    """Lowest, middle, highest reward; not onto the highest if the player holds it (WV-7.10, WV-7.26)."""
    me = s.players[GARDENER]
    tier = max(0, len(s.box.wish_points) - rotations)
    if tier == 0 and s.players[1 - GARDENER].wish == 0:
        tier = 1
    if tier != me.wish:
        me.wish = tier
        tell(s, "gardener-wish", {"points": s.box.wish_points[tier]})


# ---------------------------------------------------------------------- actions and rewards


def perform(s: WindmillValley, card: GardenerCard, part: Part, source: int, on_wheel: bool) -> None:
    """One part of an action or reward, as the Gardener takes it (WV-7.6, WV-7.24)."""
    kind = part.kind
    if kind in (GUILDERS, TOOLS, POINTS):
        s.gain_points(GARDENER, part.number, source)
    elif kind == BULBS:
        for _ in range(part.number):
            plant_bulb(s, choose_colour(s, card, part.detail))
    elif kind == PLANT:
        tell(s, "gardener-plants", {"card": card.id, "colour": COLOURS[card.colour], "number": part.number})
        for _ in range(part.number):
            plant_bulb(s, card.colour)
    elif kind == LOWER:
        lower_water(s, part.number)
    elif kind == MARKET:
        visit_market(s, card, s.box.gardener_moves if on_wheel else part.number)
    elif kind == ENHANCE:
        for _ in range(part.number):
            take_tiles(s)
    elif kind == FARM:
        take_card(s)
    elif kind == BUILD:
        build(s, card)
    elif kind == TRADE:
        trade(s, card)
    elif kind == CONTRACT:
        pass_over(s, "contract")


def choose_colour(s: WindmillValley, card: GardenerCard, mask: int) -> int:
    """Any colour is the card's; of a few, the one whose row holds most bulbs, then by the card's order (WV-7.10)."""
    if mask == ANY:
        return card.colour
    me = s.players[GARDENER]
    offered = [colour for colour in card.order if mask >> colour & 1]
    held = [0] * len(offered)
    for row in range(ROWS):
        first = me.patches[row * COLUMNS]
        if first in offered:
            held[offered.index(first)] = max(held[offered.index(first)], me.lengths[row])
    return offered[held.index(max(held))]


def plant_bulb(s: WindmillValley, colour: int) -> None:
    """To the row of its colour, else to the leftmost, then topmost empty patch; a point if there is none (WV-7.15)."""
    me = s.players[GARDENER]
    for row in range(ROWS):
        if me.lengths[row] < COLUMNS and me.patches[row * COLUMNS] == colour:
            s.plant(GARDENER, colour, row)
            return
    shortest = me.lengths.index(min(me.lengths))
    if me.lengths[shortest] < COLUMNS:
        s.plant(GARDENER, colour, shortest)
    else:
        s.gain_points(GARDENER, 1, FROM_PATCHES)


def visit_market(s: WindmillValley, card: GardenerCard, moves: int) -> None:
    """Full areas are skipped; each step plants a bulb of the card's colour (WV-7.14, WV-7.21)."""
    for _ in range(moves):
        area = (s.players[GARDENER].area + 1) % AREAS
        while full(s, area) and area != s.players[GARDENER].area:
            area = (area + 1) % AREAS
        move_marker(s, GARDENER, area, -1)
        plant_bulb(s, card.colour)


def take_tiles(s: WindmillValley) -> None:
    """A common tile and a dearer one, as the back of the next card shows (WV-7.11, WV-7.20, WV-7.28)."""
    back = next_back(s)
    commons = [slot for slot, kind in enumerate(s.box.display) if kind == 0]
    for slot in (commons[min(back.common, len(commons) - 1)], s.box.display.index(back.second)):
        if s.display[slot] != EMPTY:
            tile = s.display[slot]
            s.display = changed(s.display, slot, EMPTY)
            s.players[GARDENER].tiles = (*s.players[GARDENER].tiles, tile)
            tell(s, "gardener-tile", {"tile": s.box.tile_names[tile], "slot": slot})
        else:
            pass_over(s, "tile")
    refill_tiles(s)


def take_card(s: WindmillValley) -> None:
    """The farm card that the back of the next card shows (WV-7.12, WV-7.28)."""
    slot = next_back(s).farm
    card = s.cards[slot]
    if card != EMPTY:
        s.cards = changed(s.cards, slot, EMPTY)
        s.players[GARDENER].cards = (*s.players[GARDENER].cards, card)
        tell(s, "gardener-farm", {"card": s.box.farm_names[card], "slot": slot})
        refill_cards(s)
    else:
        pass_over(s, "farm")


def build(s: WindmillValley, card: GardenerCard) -> None:
    """The first windmill on the board near its marker, later ones on the dearest connected space (WV-7.13, WV-7.27,
    WV-7.28)."""
    me = s.players[GARDENER]
    first = not all_built(s)
    space = EMPTY
    if me.windmills_left():
        space = first_space(s) if first else best_space(s)
    if space == EMPTY:
        pass_over(s, "build")
        return
    for colour in range(5):
        if me.groups[colour]:
            me.groups = added(me.groups, colour, -1)
            break
    me.built |= 1 << space
    tell(s, "gardener-built", {"space": s.box.space_names[space], "why": "nearest" if first else "dearest"})
    for other in quietest_path(s, space):
        pay_path(s, GARDENER, other)
    for index in in_order(s, [s.box.field_rewards[field] for field in s.box.fields_at[space]]):
        for part in s.box.rewards[index].parts:
            perform(s, card, part, s.box.rewards[index].source, False)


def trade(s: WindmillValley, card: GardenerCard) -> None:
    """A bulb of the card's colour on the place it shows, or all bulbs off and planted (WV-7.16, WV-7.27)."""
    if card.colour in s.shipped:
        bulbs = [colour for colour in card.order for shipped in s.shipped if shipped == colour]
        s.shipped = [EMPTY] * PLACES
        tell(s, "gardener-unloads", {"card": card.id, "colours": [COLOURS[colour] for colour in bulbs]})
        for colour in bulbs:
            plant_bulb(s, colour)
        return
    place = card.place
    while s.shipped[place] != EMPTY:
        place = (place + 1) % PLACES
    tell(s, "gardener-trades", {"card": card.id, "shown": card.place + 1, "place": place + 1})
    ship(s, GARDENER, card.colour, place)
    chests = s.box.chests[s.trade[-1]]
    for index in in_order(s, [chests[place], chests[(place + 1) % PLACES]]):
        for part in s.box.rewards[index].parts:
            perform(s, card, part, s.box.rewards[index].source, False)
    close_card(s)
