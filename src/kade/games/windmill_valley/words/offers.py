"""An action of Windmill Valley as a position offers it: what it would bring there, not only what it is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kade.display.prose import Phrase, Value
from kade.games.windmill_valley.edition.printed import LARGE, SMALL, WindmillPrinted
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.games.windmill_valley.words import describe, say
from kade.kernel.actions import Choice

View = Mapping[str, Any]
Words = dict[str, str]


def offer(box: WindmillPrinted, choice: Choice, view: View, names: Sequence[Value]) -> Phrase:
    """What the viewer is offered; where the position adds nothing, the action as it is always called."""
    _, kind, words = choice
    if kind == "stand-on":
        player = names[int(words["seat"].rpartition("-")[2])]
        return Phrase("offer-stand-on", {"player": player, "guilders": view["about"].get("stand", 0)})
    found = _HERE.get(kind) if view["seat"] is not None else None
    told = found(box, view, words) if found else None
    return told or say.action(box, choice)


def _me(view: View) -> View:
    mine: View = view["seats"][view["seat"]]
    return mine


def _gate(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """What opening costs and brings, and how far the water rises (WV-3.2 to 3.4)."""
    speed, now = int(words["speed"]), view["gate"]
    told: dict[str, Value] = {"speed": speed, "rise": box.rise[speed - 1]}
    if speed > now:
        told["guilders"] = sum(box.open_cost[now - 1 : speed - 1])
        told["points"] = sum(box.open_points[now - 1 : speed - 1])
        return Phrase("offer-gate-open", told)
    return Phrase("offer-gate-stay" if speed == now else "offer-gate-close", told)


def _turn(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """Which actions would be active then; each step off the water speed costs a tool (WV-3.7)."""
    steps = int(words["steps"])
    return Phrase(
        "offer-turn",
        {
            "steps": steps,
            "large": _shown(box, view, "large", steps),
            "small": _shown(box, view, "small", steps),
            "tools": abs(steps - view["gate"]),
        },
    )


def _wheel(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    wheel = words["wheel"]
    return Phrase("offer-wheel", {"wheel": wheel, "these": _shown(box, view, wheel, 0)})


def _shown(box: WindmillPrinted, view: View, name: str, steps: int) -> Value:
    """What a wheel of the viewer shows after that many steps: a tile, or what is printed."""
    wheel = _me(view)["wheels"][name]
    at = (wheel["turned"] + steps) % (LARGE if name == "large" else SMALL)
    tile = wheel["tiles"][at]
    return describe.parts(wheel["printed"][at]) if tile is None else describe.tile(box, tile)


def _place(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """What the tile would cover (WV-4.4)."""
    where = describe.wheel_space(words["space"])
    wheel, space = str(where["wheel"]), int(str(where["space"]))
    steps = space - 1 - _me(view)["wheels"][wheel]["turned"]
    return Phrase("offer-place", {**where, "these": _shown(box, view, wheel, steps)})


def _calendar(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """The reward under the viewer's marker (WV-3.10)."""
    space = view["calendar"][_me(view)["calendar"] - 1]
    which = words["reward"].rpartition("-")[2]
    reward = space["unique"][int(which) - 1]["reward"] if which.isdigit() else space["common"]
    return Phrase("offer-calendar", {"these": describe.parts(reward), "unique": int(which.isdigit())})


def _lower(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """What the present water level pays (WV-4.1)."""
    guilders = int(words["guilders"]) * box.water_guilders[view["water"]]
    points = int(words["points"]) * box.water_points[view["water"]]
    these = [f"G{guilders}"] * (guilders > 0) + [f"V{points}"] * (points > 0)
    return Phrase("offer-lower", {"these": describe.parts(these)})


def _store(box: WindmillPrinted, view: View, words: Words) -> Phrase | None:
    cost = view["about"].get("cost")
    return Phrase("offer-store", {"guilders": cost}) if cost else None


def _enter(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    return Phrase("offer-enter", {"area": _area(view, 1)})


def _pass_by(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    return Phrase("offer-pass-by", {"area": _area(view, 2)})


def _neutral(box: WindmillPrinted, view: View, words: Words) -> Phrase | None:
    """With its price (WV-4.20), unless the starting card makes it free (WV-4.22)."""
    fee = view["about"].get("neutral")
    return Phrase("offer-neutral", {**words, "guilders": fee}) if fee else None


def _area(view: View, steps: int) -> str:
    areas = [area["area"] for area in view["market"]]
    return str(areas[(areas.index(_me(view)["area"]) + steps) % len(areas)])


def _chest(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    return Phrase("offer-chest", {"these": describe.parts(view["trade"]["rewards"][int(words["chest"]) - 1])})


def _ship(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """A place of the trade card lies between two rewards (WV-4.25)."""
    place = int(words["place"].rpartition("-")[2])
    rewards = view["trade"]["rewards"]
    these = [*describe.parts(rewards[place - 1]), *describe.parts(rewards[place % len(rewards)])]
    return Phrase("offer-ship", {"colour": words["colour"], "place": str(place), "these": these})


def _plant(box: WindmillPrinted, view: View, words: Words) -> Phrase | None:
    """The patch that the bulb would cover, if it brings something (WV-4.23)."""
    row = int(words["row"].rpartition("-")[2])
    column = len(_me(view)["rows"][row - 1]) + 1
    reward = next((p["reward"] for p in box.data["patch"] if (p["row"], p["column"]) == (row, column)), None)
    if reward is None:
        return None
    return Phrase("offer-plant", {"colour": words["colour"], "row": str(row), "these": describe.parts(reward)})


def _mill(box: WindmillPrinted, view: View, words: Words) -> Phrase:
    """How many stay in the group: an empty one scores (WV-6.3)."""
    left = _me(view)["groups"][words["colour"]] - 1
    each = box.data["windmill_group"][COLOURS.index(words["colour"])]["vp_per_bulb"]
    return Phrase("offer-mill", {"colour": words["colour"], "windmills": left, "points": each})


_HERE: Final[dict[str, Callable[[WindmillPrinted, View, Words], Phrase | None]]] = {
    "gate": _gate,
    "turn": _turn,
    "wheel": _wheel,
    "calendar": _calendar,
    "lower": _lower,
    "store": _store,
    "enter": _enter,
    "pass-by": _pass_by,
    "neutral": _neutral,
    "chest": _chest,
    "ship": _ship,
    "place": _place,
    "plant": _plant,
    "mill": _mill,
}
