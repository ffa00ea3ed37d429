"""Why an action is not legal now: the id of a reason, for the player who asks. Nothing here decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.windmill_valley.acts import CALENDAR, REST, SKIP
from kade.games.windmill_valley.paths import all_built, connected_spaces
from kade.games.windmill_valley.rewards import COLOURS
from kade.games.windmill_valley.seat import EMPTY
from kade.games.windmill_valley.state import COMMON_DUE

if TYPE_CHECKING:
    from kade.games.windmill_valley.state import WindmillValley

# By step: the kinds of action it is about, so that a wrong one of them gets a reason of its own.
ABOUT: dict[str, tuple[str, ...]] = {
    "floodgate": ("gate",), "turn-wheels": ("turn",), "choose-action": ("wheel",), "plant": ("plant",),
    "build": ("build",), "mill": ("mill",), "remove": ("mill",), "take-tile": ("tile",),
    "take-peeked-tile": ("tile", "peeked"), "place-tile": ("place",), "trade": ("ship",),
    "take-card": ("helper", "contract"), "take-peeked-card": ("helper", "contract"),
}


def why_not(s: WindmillValley, step: str, seat: int, action: int) -> str:
    if CALENDAR <= action < CALENDAR + 5:
        return "no-effect" if action == CALENDAR and s.due & COMMON_DUE and s.stack[-1].allows_asides else "not-due"
    if action == REST and step == "choose-action":
        return "can-act"
    if action == SKIP:
        return "must-act"
    kind, words = s.box.actions.describe(action)
    if kind == "use":
        return "card-not-usable"
    if kind not in ABOUT.get(step, ()):
        return "not-now"
    return _particular(s, step, seat, kind, words)


def _particular(s: WindmillValley, step: str, seat: int, kind: str, words: dict[str, str]) -> str:
    me, box = s.players[seat], s.box
    if kind == "gate":
        rise = box.rise[int(words["speed"]) - 1]
        return "water-too-high" if s.water + rise > box.most_water else "too-few-guilders"
    if kind == "turn":
        return "too-few-tools"
    if kind == "wheel":
        used = s.stack[-1].a >> (0 if words["wheel"] == "large" else 1) & 1
        return "wheel-used" if used else "cannot-perform"
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


def _why_not_build(s: WindmillValley, space: int) -> str:
    if all_built(s) >> space & 1:
        return "space-taken"
    return "too-few-guilders" if connected_spaces(s) >> space & 1 else "not-connected"
