"""Windmill Valley's final scoring, with every source of points (WV-6.2 to 6.6, WV-7.18, WV-7.25)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS, SOURCES
from kade.games.windmill_valley.rules.contracts import contract_points, planted_of
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.kernel.event import Event
from kade.kernel.result import Result

if TYPE_CHECKING:
    from kade.games.windmill_valley.edition.printed import WindmillPrinted
    from kade.games.windmill_valley.rules.seat import Seat
    from kade.games.windmill_valley.rules.state import WindmillValley


def row_points(box: WindmillPrinted, me: Seat, row: int) -> int:
    """A full row: the high value if of one colour, else the low one (WV-6.4)."""
    if me.lengths[row] < COLUMNS:
        return 0
    patches = me.patches[row * COLUMNS : (row + 1) * COLUMNS]
    return box.row_high[row] if patches == [patches[0]] * COLUMNS else box.row_low[row]


def column_points(box: WindmillPrinted, me: Seat, column: int) -> int:
    """Four different colours score, a repeated one costs, full or not (WV-6.5)."""
    seen = 0
    number = 0
    for row in range(ROWS):
        colour = me.patches[row * COLUMNS + column]
        if colour >= 0:
            if seen >> colour & 1:
                return -box.minus[column]
            seen |= 1 << colour
            number += 1
    return box.plus[column] if number == ROWS else 0


def group_points(box: WindmillPrinted, me: Seat, colour: int) -> int:
    """An empty windmill group scores for every planted bulb of its colour (WV-6.3)."""
    return 0 if me.groups[colour] else box.group_points[colour] * planted_of(me, colour)


def player_parts(s: WindmillValley, seat: int) -> dict[str, int]:
    """All points of a player, by source, as things stand (WV-6.2 to 6.5)."""
    me = s.players[seat]
    parts = played_parts(me)
    if s.level >= 0 and me.wish >= 0:
        parts["wish"] = s.box.wish_points[me.wish]
    for card in me.contracts:
        parts[f"contract {s.box.farm_names[card]}"] = contract_points(s, seat, card)
    for colour in range(5):
        points = group_points(s.box, me, colour)
        if points:
            parts[f"group {COLOURS[colour]}"] = points
    for row in range(ROWS):
        if me.lengths[row] == COLUMNS:
            parts[f"row {row + 1}"] = row_points(s.box, me, row)
    for column in range(COLUMNS):
        points = column_points(s.box, me, column)
        if points:
            parts[f"column {column + 1}"] = points
    total = sum(parts.values())
    if total < 0:
        parts["floor"] = -total  # WV-1.4: never below 0
    return parts


def played_parts(me: Seat) -> dict[str, int]:
    """The points of the game before the final scoring."""
    return {name: me.sources[source] for source, name in enumerate(SOURCES) if me.sources[source]}


def gardener_parts(s: WindmillValley, seat: int) -> dict[str, int]:
    """The Gardener's points, by its level (WV-7.18)."""
    me = s.players[seat]
    level = s.box.levels[s.level]
    parts = played_parts(me)
    if me.wish >= 0:
        parts["wish"] = s.box.wish_points[me.wish]
    parts["tiles"] = level.tile * len(me.tiles)
    parts["cards"] = level.card * len(me.cards)
    for row in range(ROWS):
        if me.lengths[row] == COLUMNS:
            normal = row_points(s.box, me, row)
            parts[f"row {row + 1}"] = s.box.row_high[row] if level.rows == "high_if_full" else normal
    for column in range(COLUMNS):
        points = column_points(s.box, me, column)
        if level.columns == "plus_if_full":
            points = s.box.plus[column] if min(me.lengths) > column else 0
        if points:
            parts[f"column {column + 1}"] = points
    parts["bulbs"] = me.planted() // level.bulb_per * level.bulb_points
    total = sum(parts.values())
    if total < 0:
        parts["floor"] = -total
    return parts


def gardener_points(s: WindmillValley) -> int:
    """The sum of the Gardener's parts as things stand, for bots, who ask for it all the time."""
    box = s.box
    me = s.players[1]
    level = box.levels[s.level]
    total = me.points + level.tile * len(me.tiles) + level.card * len(me.cards)
    total += me.planted() // level.bulb_per * level.bulb_points
    if me.wish >= 0:
        total += box.wish_points[me.wish]
    for row in range(ROWS):
        if me.lengths[row] == COLUMNS:
            total += box.row_high[row] if level.rows == "high_if_full" else row_points(box, me, row)
    if level.columns == "plus_if_full":
        for column in range(min(me.lengths)):
            total += box.plus[column]
    else:
        for column in range(COLUMNS):
            total += column_points(box, me, column)
    return max(0, total)


def result(s: WindmillValley) -> Result:
    """The scores as they would be if the game ended now; final when it is over."""
    breakdown: list[dict[str, int]] = []
    ranks: list[tuple[int, int, int, int]] = []
    for seat, me in enumerate(s.players):
        gardener = s.level >= 0 and seat == 1
        parts = gardener_parts(s, seat) if gardener else player_parts(s, seat)
        breakdown.append(parts)
        # WV-6.6: points, then planted bulbs, stored bulbs, windmills on the main board
        ranks.append((sum(parts.values()), me.planted(), me.stored, me.built.bit_count()))
    best = max(ranks)
    winners = [seat for seat in range(s.seats) if ranks[seat] == best]
    return Result(tuple([rank[0] for rank in ranks]), tuple(breakdown), tuple(winners))


def tell_scores(s: WindmillValley) -> None:
    """The events of the final scoring, for a listener."""
    if s.listener is None:
        return
    final = result(s)
    for seat in range(s.seats):
        for source, points in final.breakdown[seat].items():
            if source not in SOURCES or (source == "wish" and s.level >= 0):
                s.tell(Event("scored", {"seat": seat, "source": source, "points": points}))
    s.tell(Event("ended", {"winners": list(final.winners), "points": list(final.points)}))
