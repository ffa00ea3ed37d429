"""One phrase for each action, event and refusal of Amsterdam: which message says it and what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from kade.games.amsterdam.edition.printed import CARDS, AmsterdamPrinted
from kade.kernel.prose import Phrase, Value

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


def players(number: int, names: Sequence[Value] | None = None) -> list[Value]:
    """The players as messages speak of them: by name, or as "Player 1" in whatever language."""
    if names is None:
        return [Phrase("player-default", {"number": seat + 1}) for seat in range(number)]
    return list(names)


def track(printed: AmsterdamPrinted, name: str) -> dict[str, Value]:
    found = printed.tracks[printed.track_names.index(name)]
    return {
        "a": printed.places[found.a_index].name,
        "b": printed.places[found.b_index].name,
        "colour": found.colour,
        "length": found.length,
    }


def contract(printed: AmsterdamPrinted, name: str) -> dict[str, Value]:
    found = printed.contracts[printed.contract_names.index(name)]
    return {"a": printed.places[found.a_index].name, "b": printed.places[found.b_index].name, "points": found.points}


def cards(held: Mapping[str, int] | Iterable[str]) -> list[Value]:
    """A list such as "2 pink cards and 1 wild", of counts by card or of single cards."""
    counts = dict(held) if isinstance(held, Mapping) else _counted(held)
    return [Phrase("card-number", {"card": card, "number": counts[card]}) for card in CARDS if counts.get(card)]


def _counted(loose: Iterable[str]) -> dict[str, int]:
    together = list(loose)
    return {card: together.count(card) for card in CARDS}


def action(printed: AmsterdamPrinted, name: str) -> Phrase:
    """An action as the player is offered it."""
    kind, words = printed.actions.describe(printed.actions.action(name))
    args: dict[str, Value] = dict(words)
    if kind == "pay":
        args = {"card": words["colour"], "wilds": int(words["wilds"])}
    elif kind == "claim":
        args = track(printed, words["track"])
    elif kind == "keep":
        args = contract(printed, words["contract"])
    return Phrase("action-" + kind, args)


def event(printed: AmsterdamPrinted, told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
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
    return Phrase("event-" + what, _particulars(printed, told, what, names))


def _particulars(
    printed: AmsterdamPrinted, told: Mapping[str, Any], what: str, names: Sequence[Value]
) -> dict[str, Value]:
    args: dict[str, Value] = {}
    if "seat" in told or "first" in told:
        args["player"] = names[told["seat"] if "seat" in told else told["first"]]
    if "track" in told:
        args.update(track(printed, told["track"]))
    if "contract" in told:
        args.update(contract(printed, told["contract"]))
    if "points" in told:
        args["points"] = abs(told["points"])
    if "cards" in told:
        args["these"] = cards(told["cards"])
    if "contracts" in told:
        args["these"] = [Phrase("contract", contract(printed, name)) for name in told["contracts"]]
    if what in COUNTED:
        args[COUNTED[what]] = told["number"]
    for key in ("card", "returned"):
        if key in told:
            args[key] = told[key]
    return args


def prompt(printed: AmsterdamPrinted, view: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """What the viewer is asked, or whom they wait for."""
    step, actors = view["step"], view["actors"]
    if view["over"]:
        return Phrase("turn-over", {})
    args = track(printed, view["track"]) if step == "pay" else {}
    if view["seat"] in actors:
        last = step == "turn" and view["last_round"] is not None
        return Phrase("prompt-last-turn" if last else "prompt-" + step, args)
    if step == "keep-first-contracts":
        return Phrase("waiting-" + step, {"these": [names[seat] for seat in actors], "players": len(actors)})
    return Phrase("waiting-" + step, {"player": names[actors[0]], **args})


def refusal(printed: AmsterdamPrinted, reason: str, details: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """Why an action is not legal: what `Step.why_not` answers, as a phrase."""
    args: dict[str, Value] = {}
    if "track" in details:
        args.update(track(printed, details["track"]))
    if "contract" in details:
        args.update(contract(printed, details["contract"]))
    if "seat" in details:
        args["player"] = names[details["seat"]]
    if "paid" in details:
        args["card"] = details["paid"]
    for key in ("card", "carts"):
        if key in details:
            args[key] = details[key]
    return Phrase("error-" + reason, args)
