"""One phrase for each action, event and refusal of Amsterdam: which message says it and what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from kade.display.panel import View
from kade.display.prose import Phrase, Value
from kade.games.amsterdam.edition.printed import CARDS, AmsterdamPrinted
from kade.kernel.actions import Choice

# The part of an event that some may not know; for them there is a second message, `event-…-hidden`.
SECRETS: Final = {"dealt": "cards", "offered": "contracts", "kept": "contracts", "drew": "card"}

# What the number of an event counts, where its message says so.
COUNTED: Final = {
    "dealt-hidden": "cards",
    "offered-hidden": "contracts",
    "kept-hidden": "contracts",
    "reshuffled": "cards",
    "merchandise": "merchandise",
    "merchandise-scored": "merchandise",
}


def track(box: AmsterdamPrinted, name: str) -> dict[str, Value]:
    found = box.tracks[box.track_names.index(name)]
    return {
        "a": box.places[found.a_index].name,
        "b": box.places[found.b_index].name,
        "colour": found.colour,
        "length": found.length,
    }


def contract(box: AmsterdamPrinted, name: str) -> dict[str, Value]:
    found = box.contracts[box.contract_names.index(name)]
    return {"a": box.places[found.a_index].name, "b": box.places[found.b_index].name, "points": found.points}


def cards(held: Mapping[str, int] | Iterable[str]) -> list[Value]:
    """A list such as "2 pink cards and 1 wild", of counts by card or of single cards."""
    counts = dict(held) if isinstance(held, Mapping) else _counted(held)
    return [Phrase("card-number", {"card": card, "number": counts[card]}) for card in CARDS if counts.get(card)]


def _counted(loose: Iterable[str]) -> dict[str, int]:
    together = list(loose)
    return {card: together.count(card) for card in CARDS}


def action(box: AmsterdamPrinted, choice: Choice) -> Phrase:
    """An action as it is always called."""
    _, kind, words = choice
    args: dict[str, Value] = dict(words)
    if kind == "pay":
        args = {"card": words["colour"], "wilds": int(words["wilds"])}
    elif kind == "claim":
        args = track(box, words["track"])
    elif kind == "keep":
        args = contract(box, words["contract"])
    return Phrase("action-" + kind, args)


def offer(box: AmsterdamPrinted, choice: Choice, view: View, names: Sequence[Value]) -> Phrase:
    """An action as the viewer is offered it."""
    return action(box, choice)


def event(box: AmsterdamPrinted, told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """An event as one seat was told of it, in the third person; `names` are the players, see `players`."""
    what: str = told["event"]
    if what == "ended":
        winners = told["winners"]
        args: dict[str, Value] = {"these": [names[seat] for seat in winners], "winners": len(winners)}
        return Phrase("event-ended", {**args, "points": told["points"][winners[0]]})
    if what == "contract-scored" and not told["done"]:
        what = "contract-failed"
    if told["event"] in SECRETS and SECRETS[told["event"]] not in told:
        what += "-hidden"
    return Phrase("event-" + what, _particulars(box, told, what, names))


def _particulars(box: AmsterdamPrinted, told: Mapping[str, Any], what: str, names: Sequence[Value]) -> dict[str, Value]:
    args: dict[str, Value] = {}
    if "seat" in told or "first" in told:
        args["player"] = names[told["seat"] if "seat" in told else told["first"]]
    if "track" in told:
        args.update(track(box, told["track"]))
    if "contract" in told:
        args.update(contract(box, told["contract"]))
    if "points" in told:
        args["points"] = abs(told["points"])
    if "cards" in told:
        args["these"] = cards(told["cards"])
    if "contracts" in told:
        args["these"] = [Phrase("contract", contract(box, name)) for name in told["contracts"]]
    if what in COUNTED:
        args[COUNTED[what]] = told["number"]
    for key in ("card", "returned"):
        if key in told:
            args[key] = told[key]
    return args


def prompt(box: AmsterdamPrinted, view: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """What the viewer is asked, or whom they wait for."""
    step, actors = view["step"], view["actors"]
    if view["over"]:
        return Phrase("turn-over", {})
    args = track(box, view["track"]) if step == "pay" else {}
    if view["seat"] in actors:
        last = step == "turn" and view["last_round"] is not None
        return Phrase("prompt-last-turn" if last else "prompt-" + step, args)
    if step == "keep-first-contracts":
        return Phrase("waiting-" + step, {"these": [names[seat] for seat in actors], "players": len(actors)})
    return Phrase("waiting-" + step, {"player": names[actors[0]], **args})


def refusal(box: AmsterdamPrinted, reason: str, details: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """Why an action is not legal: what `Step.why_not` answers, as a phrase."""
    args: dict[str, Value] = {}
    if "track" in details:
        args.update(track(box, details["track"]))
    if "contract" in details:
        args.update(contract(box, details["contract"]))
    if "seat" in details:
        args["player"] = names[details["seat"]]
    if "paid" in details:
        args["card"] = details["paid"]
    for key in ("card", "carts"):
        if key in details:
            args[key] = details[key]
    return Phrase("error-" + reason, args)
