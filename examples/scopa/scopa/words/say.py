"""One phrase for each action, event, question and refusal of Scopa: which message says it, and what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kade.display.panel import View
from kade.display.phrases import ending, question
from kade.display.prose import Phrase, Value
from kade.kernel.actions import Choice
from scopa.edition import ScopaPrinted

Names = list[Value]


def card(name: str, message: str = "card") -> Phrase:
    """A card by its name; the message `card-object` says it as what somebody plays or takes."""
    suit, _, value = name.partition("-")
    return Phrase(message, {"suit": suit, "value": int(value)})


def cards(names: Iterable[str]) -> list[Value]:
    return [card(name) for name in names]


def action(box: ScopaPrinted, choice: Choice) -> Phrase:
    return Phrase(f"action-{choice.kind}", {"card": card(choice.words["card"], "card-object")})


def offer(box: ScopaPrinted, choice: Choice, view: View, names: Names) -> Phrase:
    return action(box, choice)


def event(box: ScopaPrinted, told: Mapping[str, Any], names: Names) -> Phrase:
    """An event as one seat was told of it: of cards dealt to others only how many there are."""
    what = told["event"]
    if what == "ended":
        return ending(told, names)
    args: dict[str, Value] = {"player": names[told["seat"] if "seat" in told else told["dealer"]]}
    if "card" in told:
        args["card"] = card(told["card"], "card-object")
    if "cards" in told:
        args["these"] = cards(told["cards"])
    if what == "dealt" and "cards" not in told:
        return Phrase("event-dealt-hidden", {**args, "cards": told["number"]})
    if what == "scored":
        return _scored(told, args)
    return Phrase(f"event-{what}", args)


def _scored(told: Mapping[str, Any], args: dict[str, Value]) -> Phrase:
    earned = [
        Phrase("source-points", {"source": Phrase(f"source-{source}", {}), "number": number})
        for source, number in told["earned"].items()
    ]
    args["points"] = told["points"]
    return Phrase("event-scored", {**args, "these": earned}) if earned else Phrase("event-scored-nothing", args)


def prompt(box: ScopaPrinted, view: View, names: Names) -> Phrase:
    if view["step"] == "capture":
        return question(view, names, card=card(view["played"], "card-object"))
    return question(view, names)


def refusal(box: ScopaPrinted, reason: str, details: Mapping[str, Any], names: Names) -> Phrase:
    return Phrase(f"error-{reason}", {key: card(name, "card-object") for key, name in details.items()})
