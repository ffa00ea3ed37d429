"""Why an action is not legal now: the id of a reason, for the player who asks. Nothing here decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kade.games.windmill_valley.rules.actions import CALENDAR, REST, SKIP, WHEELS
from kade.games.windmill_valley.rules.cards import TakeCard, TakePeekedCard
from kade.games.windmill_valley.rules.helpers import performable
from kade.games.windmill_valley.rules.paths import all_built, connected_spaces
from kade.games.windmill_valley.rules.planting import Plant
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import COMMON_DUE
from kade.games.windmill_valley.rules.trade import Trade
from kade.games.windmill_valley.rules.turn import ChooseAction, Floodgate, TurnWheels, active_reward
from kade.games.windmill_valley.rules.wheels import PlaceTile, TakePeekedTile, TakeTile
from kade.games.windmill_valley.rules.windmills import Build, Mill, Remove

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.effects import Asking
    from kade.games.windmill_valley.rules.state import WindmillValley

# By step: the kinds of action it is about, so that a wrong one of them gets a reason of its own.
ABOUT: dict[type[Any], tuple[str, ...]] = {
    Floodgate: ("gate",),
    TurnWheels: ("turn",),
    ChooseAction: ("wheel",),
    Plant: ("plant",),
    Build: ("build",),
    Mill: ("mill",),
    Remove: ("mill",),
    TakeTile: ("tile",),
    TakePeekedTile: ("tile", "peeked"),
    PlaceTile: ("place",),
    Trade: ("ship",),
    TakeCard: ("helper", "contract"),
    TakePeekedCard: ("helper", "contract"),
}


def why_not(s: WindmillValley, step: Asking, seat: int, action: int) -> str:
    if CALENDAR <= action < CALENDAR + 5:
        return "no-effect" if action == CALENDAR and s.due & COMMON_DUE and s.stack[-1].allows_asides else "not-due"
    if action == REST and isinstance(step, ChooseAction):
        return "can-act"
    if action == SKIP:
        return "must-act"
    _, kind, words = s.box.actions.describe(action)
    if kind == "use":
        return "card-not-usable"
    if kind not in ABOUT.get(type(step), ()):
        return "not-now"
    return _particular(s, step, seat, kind, words)


def _particular(s: WindmillValley, step: Asking, seat: int, kind: str, words: dict[str, str]) -> str:
    me, box = s.players[seat], s.box
    if kind == "gate":
        rise = box.rise[int(words["speed"]) - 1]
        return "water-too-high" if s.water + rise > box.most_water else "too-few-guilders"
    if kind == "turn":
        return "too-few-tools"
    if isinstance(step, ChooseAction):
        wheel = WHEELS.index(words["wheel"])
        return "wheel-used" if step.used == wheel else _why_not_perform(s, seat, active_reward(s, seat, wheel))
    if kind == "plant":
        return "no-such-bulb" if not me.bulbs[COLOURS.index(words["colour"])] else "row-full"
    if kind == "build":
        return _why_not_build(s, box.space_names.index(words["space"]))
    if kind == "mill":
        return "group-empty"
    if kind == "place":
        return "space-active"
    if kind == "ship":
        if s.shipped[int(words["place"].rpartition("-")[2]) - 1] != EMPTY:
            return "place-taken"
        return "colour-on-card" if COLOURS.index(words["colour"]) in s.shipped else "no-such-bulb"
    if kind == "tile" and box.tile_names.index(words["tile"]) in s.display:
        return "too-few-guilders"
    if kind == "peeked":
        return "too-few-guilders" if box.tile_names.index(words["tile"]) in s.peeked else "not-peeked"
    return "not-on-display"


def _why_not_perform(s: WindmillValley, seat: int, reward: int) -> str:
    """Whether only guilders are missing, as for a row of the market."""
    richer = s.copy()
    richer.players[seat].guilders = s.box.most_guilders
    return "too-few-guilders" if performable(richer, seat, reward, True) else "cannot-perform"


def _why_not_build(s: WindmillValley, space: int) -> str:
    if all_built(s) >> space & 1:
        return "space-taken"
    return "too-few-guilders" if connected_spaces(s) >> space & 1 else "not-connected"
