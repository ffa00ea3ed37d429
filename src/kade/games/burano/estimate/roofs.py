"""What roofs and building cards may bring a seat of Burano, in points, by how many moves away a roof is."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.edition.printed import (
    BRIGHT_ROOFS,
    BUSY_TABLES,
    EFFECTS,
    FISH_STALL,
    FREE_ROOFS,
    GUILD_HALL,
    ISLAND_TIES,
    LACE_SCHOOL,
    THRIFT,
    TWO_STEPS,
)
from kade.games.burano.rules.pyramid import UNCOVERED
from kade.games.burano.rules.roofing import suited
from kade.games.burano.rules.scoring import card_points, roof_number, roof_points
from kade.kernel.counting import size

if TYPE_CHECKING:
    from kade.games.burano.edition.printed import Tile
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

ALL_COLOURS: Final = 63
MOVES_A_TURN: Final = 2.0
LAY: Final = 0.55  # the chance that a roof which can be laid will be
FURTHER: Final = 0.71  # and less for every move that comes before
FAR: Final = 9  # moves to a roof that nobody knows how to lay
REWARD: Final = 1.9  # what comes with a roof, at least
REWARD_SHARE: Final = 0.33  # and how much of the best that is open now
GROW: Final = 0.3  # the chance that a roof will count one more when it is laid
SLOT: Final = 3.2  # a space for a new roof after this season
BRIGHT_SLOT: Final = 1.2
CARD_SHARE: Final = 0.7  # of what a card that is not had yet may bring
# What a building card may bring with each turn to come.
HOPES: Final[dict[int, float]] = {
    BRIGHT_ROOFS: 1.25,
    FREE_ROOFS: 0.6,
    FISH_STALL: 0.5,
    LACE_SCHOOL: 0.3,
    TWO_STEPS: 0.35,
    BUSY_TABLES: 0.3,
    ISLAND_TIES: 0.5,
    GUILD_HALL: 0.4,
}
HOPES_BY_EFFECT: Final[list[float]] = [HOPES.get(1 << number, 0.0) for number in range(len(EFFECTS))]
SAVED_CUBE: Final = 2.5  # a cube saved, in each lace scoring


def roofs(s: Burano, seat: int, turns: float, later: int, cleaning: bool, reward: float) -> float:
    """The roofs in hand by how likely they are laid, and the spaces that will be filled."""
    me = s.players[seat]
    value = 0.0
    if later:
        slot = (1.5 * SLOT if cleaning else SLOT) + (BRIGHT_SLOT if me.powers & BRIGHT_ROOFS else 0.0)
        value = slot * (s.box.roofs - len(me.roofs))
    if not me.roofs or turns < 0.05:
        return value
    landing = _second_level(s)
    ready = _colours_by_moves(me)
    grow = GROW * min(1.0, turns / 4.0)
    for tile in me.roofs:
        away = _moves_away(s, me, s.box.tiles[tile], landing, ready)
        chance = LAY * min(1.0, MOVES_A_TURN * turns / (1.2 * away))
        for _ in range(away - 1):
            chance *= FURTHER
        worth = _points_later(s, seat, s.box.tiles[tile].kind, grow) + REWARD + REWARD_SHARE * reward
        value += chance * (worth + bright_points(s, me, tile))
    return value


def points_now(s: Burano, seat: int, tile: int) -> int:
    kind = s.box.tiles[tile].kind
    return roof_points(s, kind, roof_number(s, seat, kind))


def _points_later(s: Burano, seat: int, kind: int, grow: float) -> float:
    """What a roof of that kind scores now, and a part of what it scores with one or two more."""
    table = s.box.roof_points[kind]
    last = len(table) - 1
    number = roof_number(s, seat, kind)
    if number > last:
        number = last
    points = float(table[number])
    if number < last:
        points += grow * (table[number + 1] - table[number])
    if number + 1 < last:
        points += 0.5 * grow * (table[number + 2] - table[number + 1])
    return points


def bright_points(s: Burano, me: Seat, tile: int) -> int:
    """What the seat's cards give for the colours of a tile (BU-12.1)."""
    points = 0
    if me.powers & BRIGHT_ROOFS:
        for card in me.cards:
            found = s.box.cards[card]
            if found.effect == BRIGHT_ROOFS:
                points += found.points * size(found.colours & s.box.tiles[tile].colours)
    return points


# ---------------------------------------------------------------------- how far a roof is


def _second_level(s: Burano) -> int:
    """Roof halves on which a cube of the second level may stand."""
    found = s.landing
    if found:
        for _, a, b, level in s.roofs:
            if level:
                found &= ~(s.box.bit[a] | s.box.bit[b])
    return found


def _colours_by_moves(me: Seat) -> list[int]:
    """The colours of which a cube can be built in one move, in two, in three and in four, as sets."""
    prepared = near = third = deep = 0
    bit = 1
    for number in me.prepared:
        if number:
            prepared |= bit
        bit <<= 1
    bit = 1
    for number in me.reserve:
        if number:
            third |= bit
        bit <<= 1
    if me.filled:
        bare = UNCOVERED[me.filled]
        for spot, colour in enumerate(me.pyramid):
            if colour >= 0:
                if bare & 1:
                    near |= 1 << colour
                elif spot > 8:
                    third |= 1 << colour
                else:
                    deep |= 1 << colour
            bare >>= 1
    return [prepared, near, third, deep]


def _moves_to_build(ready: list[int], colours: int) -> int:
    """How many moves it takes to build a cube of one of these colours."""
    moves = 1
    for found in ready:
        if found & colours:
            return moves
        moves += 1
    return moves


def _moves_away(s: Burano, me: Seat, tile: Tile, landing: int, ready: list[int]) -> int:
    """How many moves it takes to lay a tile, the laying counted: at once, with one cube more, or with two."""
    one = _moves_to_build(ready, ALL_COLOURS if me.free >> tile.one & 1 else 1 << tile.one)
    two = _moves_to_build(ready, ALL_COLOURS if me.free >> tile.two & 1 else 1 << tile.two)
    away = FAR
    for level in range(2):
        ones = suited(s, me, level, tile.one)
        twos = suited(s, me, level, tile.two)
        sites = s.edge if level == 0 else landing
        if ones:
            around = s.box.beside_any(ones)
            if around & twos:
                return 1
            if around & sites:
                away = min(away, 1 + two)
        if twos and s.box.beside_any(twos) & sites:
            away = min(away, 1 + one)
        if sites:
            away = min(away, 1 + one + two)
    return away


# ---------------------------------------------------------------------- building cards


def card_hope(s: Burano, card: int, turns: float, scorings: int) -> float:
    """What a building card may bring beyond what it counts now."""
    found = s.box.cards[card]
    return SAVED_CUBE * scorings if found.effect == THRIFT else HOPES_BY_EFFECT[found.effect_number] * turns


def reward_worth(s: Burano, me: Seat, turns: float, scorings: int, privilege: float) -> float:
    """What comes with a roof: the better of privilege points and the best open card (BU-5.17)."""
    best = 0.0
    for card in s.shown:
        worth = card_points(s, me, card) + CARD_SHARE * card_hope(s, card, turns, scorings)
        if me.powers & GUILD_HALL or s.box.cards[card].effect == GUILD_HALL:
            worth += 3.0
        best = max(best, worth)
    each = 1.0 / s.box.coins_per_point + (privilege if turns > 1.0 or scorings else 0.0)
    return max(best, s.box.roof_privilege * each)
