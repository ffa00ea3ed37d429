"""One phrase for each action, event, prompt and refusal of Windmill Valley: which message and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.prose import Phrase, Value
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.words import describe
from kade.kernel.actions import Choice

# The part of an event that some may not know; for them there is a second message, `event-…-hidden`.
SECRETS: Final = {"peeked": "cards", "returned": "card"}

# What the number of an event counts.
COUNTED: Final = {
    "paid": "guilders",
    "spent-tools": "tools",
    "refused": "bulbs",
    "gardener-plants": "bulbs",
    "turn": "number",
    "gained-guilders": "guilders",
    "gained-points": "points",
    "gained-tools": "tools",
}


def automata(players: int) -> list[Phrase]:
    """Who plays beside the players by the rules alone: the Gardener against one (WV-7.1)."""
    return [Phrase("gardener", {})] if players == 1 else []


def action(box: WindmillPrinted, choice: Choice) -> Phrase:
    """An action as it is always called."""
    _, kind, words = choice
    return Phrase("action-" + kind, _action_words(box, kind, words))


def _action_words(box: WindmillPrinted, kind: str, words: dict[str, str]) -> dict[str, Value]:
    if kind in ("turn", "gate"):
        return {"steps": int(words["steps"])} if kind == "turn" else {"speed": words["speed"]}
    if kind == "peek":
        return {"pile": words["kind"]}
    if kind == "exchange":
        return {"old": Phrase("bulb", {"colour": words["colour"]}), "colour": words["new"]}
    if kind in ("ship", "plant"):
        where = "place" if kind == "ship" else "row"
        return {"colour": words["colour"], where: words[where].rpartition("-")[2]}
    if kind == "stand-on":
        return {"seat": int(words["seat"].rpartition("-")[2]) + 1}
    if kind in ("tile", "peeked"):
        return {"tile": describe.tile(box, words["tile"])}
    if kind == "place":
        return describe.wheel_space(words["space"])
    if kind in ("return", "discard"):
        return {"thing": describe.thing(box, words["thing"])}
    if kind in ("use", "start", "helper", "replace"):
        return {"card": describe.card(box, words["card"])}
    if kind in ("contract", "score"):
        return {"card": describe.contract(box, words["card"])}
    if kind in ("build", "via"):
        return {"space": describe.space(box, words["space"]) if kind == "build" else words["space"]}
    if kind == "field":
        index = box.field_rewards[box.field_names.index(words["field"])]
        return {"field": words["field"], "these": describe.parts(box.rewards[index].texts)}
    if kind in ("take", "gain"):
        return {"these": describe.parts(words["reward"].split("+"))}
    return dict(words)


# ---------------------------------------------------------------------- events


def event(box: WindmillPrinted, told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """An event as one seat was told of it, in the third person; `names` are the players, see `players`."""
    what: str = told["event"]
    if what == "ended":
        winners = told["winners"]
        args: dict[str, Value] = {"these": [names[seat] for seat in winners], "winners": len(winners)}
        return Phrase("event-ended", {**args, "points": told["points"][winners[0]]})
    if what in SECRETS and SECRETS[what] not in told:
        what += "-hidden"
    elif what == "gained":
        what = f"gained-{told['what']}"
    elif what == "gained-card":
        what = f"gained-card-{told['as']}"
    elif what == "gardener-built":
        what = f"gardener-built-{told['why']}"
    elif what == "gardener-passes":
        what = f"gardener-passes-{told['what']}"
    elif what == "gardener-gate" and "most" in told:
        what = "gardener-gate-water"
    elif what == "moved" and "on" in told:
        what = "moved-on"
    elif what == "end-near" and told["extra"]:
        what = "end-near-extra"
    elif what == "gardener-calendar" and told["unique"]:
        what = "gardener-calendar-unique"
    return Phrase("event-" + what, _particulars(box, told, what, names))


# Which particulars a message takes, beside the player, who is named unless the Gardener's own messages speak.
KEEPS: Final = {
    "board": ("board",),
    "marker": ("area",),
    "turn": (),
    "gate": ("speed",),
    "water": ("water",),
    "turned": (),
    "calendar": ("space",),
    "lowered": ("strength", "water"),
    "planted": ("colour", "row", "column"),
    "stored": ("colour",),
    "shipped": ("colour", "place"),
    "moved": ("area",),
    "moved-on": ("area",),
    "built": ("colour", "space"),
    "removed": ("colour",),
    "path": ("space",),
    "new-trade-card": ("card",),
    "wheel": ("wheel",),
    "reshuffled": ("pile",),
    "peeked": ("pile",),
    "peeked-hidden": ("pile",),
    "passed-up": ("action",),
    "swapped": ("colour",),
    "exchanged": ("colour",),
    "gardener-card": ("card",),
    "gardener-gate": ("card", "speed"),
    "gardener-gate-water": ("card", "speed", "most"),
    "gardener-lower": ("card", "strength", "section"),
    "gardener-plants": ("card", "colour"),
    "gardener-trades": ("card", "shown", "place"),
    "gardener-unloads": ("card",),
    "gardener-built-nearest": ("space",),
    "gardener-built-dearest": ("space",),
}
NO_PLAYER: Final = ("wish", "water", "reshuffled", "dealt-tile", "dealt-card", "new-trade-card", "path")
TILES: Final = ("dealt-tile", "enhanced", "gardener-tile")
ABOVE: Final = ("starting-card", "used", "dealt-card", "gained-card-helper", "gardener-farm")


def _particulars(box: WindmillPrinted, told: Mapping[str, Any], what: str, names: Sequence[Value]) -> dict[str, Value]:
    args: dict[str, Value] = {key: told[key] for key in KEEPS.get(what, ())}
    if what not in NO_PLAYER and not what.startswith("gardener-"):
        args["player"] = names[told["first"] if what == "began" else told["seat"]]
    if what in COUNTED:
        args[COUNTED[what]] = told["number"]
    if what == "turned":
        args["steps"] = told["steps"]
    if "points" in told:
        args["points"] = told["points"]
    for key in ("reward", "action"):
        if isinstance(told.get(key), list):
            args["these"] = describe.parts(told[key])
    if "colours" in told:
        args["these"] = [describe.colour(name) for name in told["colours"]]
    if what in TILES:
        args["tile"] = describe.tile(box, told["tile"])
    if what in ABOVE:
        args["card"] = describe.card(box, told["card"])
    if what == "enhanced":
        args.update(describe.wheel_space(told["space"]))
    args.update(_more(box, told, what, names))
    return args


def _more(box: WindmillPrinted, told: Mapping[str, Any], what: str, names: Sequence[Value]) -> dict[str, Value]:
    """What only one or two messages speak of."""
    if what == "wish":
        return {"wish": describe.wish(box, told["wish"])}
    if what in ("gained-points", "scored"):
        return {"source": describe.source(told["source"])}
    if what in ("swapped", "exchanged"):
        return {"old": Phrase("bulb", {"colour": told["old"]})}
    if what in ("path", "moved-on"):
        return {"owner": names[told["owner"] if what == "path" else told["on"]]}
    if what == "neutral":
        return {"from": told["source"], "to": told["target"]}
    if what == "peeked":
        return {"these": [describe.thing(box, name) for name in told["cards"]]}
    if what in ("returned", "discarded"):
        return {"card": describe.thing(box, told["card"])}
    if what in ("gained-card-contract", "scored-contract"):
        return {"card": describe.contract(box, told["card"])}
    if what in ("gardener-gate", "gardener-gate-water"):
        return {"shown": signed(told["shown"])}
    return {}


def signed(number: int) -> str:
    """As it is printed: +1, 0, −1."""
    return f"{number:+d}".replace("-", "−") if number else "0"


# ---------------------------------------------------------------------- prompts and refusals


def prompt(box: WindmillPrinted, view: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """What the viewer is asked, or whom they wait for."""
    if view["over"]:
        return Phrase("turn-over", {})
    if view["seat"] in view["actors"]:
        return Phrase("prompt-" + view["step"], {})
    return Phrase("waiting", {"player": names[view["actors"][0]]})


def refusal(box: WindmillPrinted, reason: str, details: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    return Phrase("error-" + reason, {})
