"""What a learnt value weighs in Windmill Valley: each part of the estimate by itself, and counts that the estimate sees
only together. How much each of them is worth, and when in the game, is learnt from games (docs/learning.md)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.windmill_valley.edition.printed import COLUMNS, LARGE, ROWS, SMALL
from kade.games.windmill_valley.estimate import final_points as parts
from kade.games.windmill_valley.estimate.farm import farm_of
from kade.games.windmill_valley.estimate.turn_under_way import MOST_STEPS, at_arrows, next_action, under_way
from kade.games.windmill_valley.estimate.values import worth_of
from kade.games.windmill_valley.rules.scoring import column_points, group_points, row_points
from kade.kernel.weights import phase

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley

# The names of the features, in their order; by each, what the estimate of today counts it for.
FEATURES: Final[dict[str, float]] = {
    "always": 0.0,
    "turns left": parts.TURN,
    "rows": 1.0,
    "columns": 1.0,
    "stored bulbs": 1.0,
    "groups": 1.0,
    "contracts now": 1.0,
    "contracts later": 1.0,
    "best contract": parts.AGAIN,
    "wish": 1.0,
    "calendar": 1.0,
    "lead": parts.LEAD,
    "guilders": 1.0,
    "tools": 1.0,
    "helpers": parts.HELPER,
    "windmills": parts.WINDMILL,
    "cards by turns": 1.0,
    "windmills by turns": parts.WINDMILL_TURN,
    "tiles by turns": 1.0,
    "turn under way": 1.0,
    "next action": parts.NEXT,
    "open gate": -parts.OPEN_GATE,
    "guilders above six": 0.0,
    "number of guilders": 0.0,
    "number of tools": 0.0,
    "number stored": 0.0,
    "number planted": 0.0,
    "number of contracts": 0.0,
    "number of helpers": 0.0,
    "tiles on the large wheel": 0.0,
    "tiles on the small wheel": 0.0,
    "empty groups": 0.0,
    "groups now": 0.0,
    "rows now": 0.0,
    "columns now": 0.0,
    "rows of one colour": 0.0,
    "longest row": 0.0,
    "shortest row": 0.0,
    "steps to go": 0.0,
    "mean next action": 0.0,
    "water": 0.0,
    "own turn": 0.0,
    "alone": 0.0,
    "last round": 0.0,
}
MOMENTS: Final = [0.0, 2.0, 6.0, 14.0]  # turns left: between two of them, weights change evenly
KNOTS: Final = [*MOMENTS, *MOMENTS]  # at a table, and then alone against the Gardener: that is another game


def features(s: WindmillValley, seat: int) -> list[float]:
    """The features of a seat, and last when in the game it is: how many knots from the end."""
    me = s.players[seat]
    box = s.box
    worth = worth_of(box)
    turns = parts.turns_left(s)
    use = min(1.0, turns / parts.LAST)
    soon = min(1.0, turns)
    farm = farm_of(box, me)
    plan = farm.plan
    coming = parts.bulbs_coming(me, turns)
    now, later, best = parts.contracts(s, seat, worth, turns)
    active = s.active == seat
    windmills = float(me.built.bit_count())
    cards = 0.0
    for card in me.helpers:
        cards += worth.card[card]
    if me.starting >= 0:
        cards += worth.card[me.starting]
    empty = 0.0
    grouped = 0.0
    for colour in range(5):
        if not me.groups[colour]:
            empty += 1.0
            grouped += group_points(box, me, colour)
    rows = 0.0
    pure = 0.0
    for row in range(ROWS):
        if me.lengths[row] == COLUMNS:
            rows += row_points(box, me, row)
        if plan[row] >= 0:
            pure += 1.0
    columns = 0.0
    for column in range(COLUMNS):
        columns += column_points(box, me, column)
    mean = 0.0
    for steps in range(1, MOST_STEPS + 1):
        mean += at_arrows(box, me, worth, (me.large + steps) % LARGE, (me.small + steps) % SMALL)
    return [
        1.0,
        turns,
        parts.rows(farm, coming),
        parts.columns(farm, coming),
        parts.stored(me, plan, turns),
        parts.groups(box, me, turns),
        now,
        later,
        best * use,
        parts.wish(s, me, turns),
        parts.calendar(s, me, worth, turns),
        float(parts.lead(s, me)) if s.ending < 0 else 0.0,
        parts.MONEY[min(me.guilders, 9)] * use,
        parts.TOOLS[min(me.tools, 6)] * use,
        len(me.helpers) * use,
        windmills * use,
        cards * turns,
        windmills * turns,
        parts.tiles(box, me, worth) * turns,
        under_way(s, me, worth) if active else 0.0,
        0.0 if active else next_action(s, me, worth) * soon,
        0.0 if active else (s.gate - 1) * soon,
        float(max(0, me.guilders - 6)),
        float(me.guilders),
        float(me.tools),
        float(me.stored),
        float(me.planted()),
        float(len(me.contracts)),
        float(len(me.helpers)),
        float(LARGE - me.large_tiles.count(-1)),
        float(SMALL - me.small_tiles.count(-1)),
        empty,
        grouped,
        rows,
        columns,
        pure,
        float(max(me.lengths)),
        float(min(me.lengths)),
        float(LARGE * (len(box.calendar_names) - me.calendar) - me.large),
        mean / MOST_STEPS,
        float(s.water),
        1.0 if active else 0.0,
        1.0 if s.level >= 0 else 0.0,
        1.0 if s.ending >= 0 else 0.0,
        phase(turns, MOMENTS) + (len(MOMENTS) if s.level >= 0 else 0),
    ]
