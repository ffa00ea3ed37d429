"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View, happened_at
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.kernel.actions import Choice

# In braces what the event tells.
_HAPPENED: Final = {
    "dealt": "cards-{seat}",
    "drew": "deck",
    "took": "cards-{seat}",
    "refilled": "row-{slot}",
    "swept": "discards",
    "reshuffled": "deck",
    "paid": "discards",
    "merchandise": "goods-{seat}",
    "offered": "contract-deck",
    "kept": "contracts-{seat}",
    "passed": "seat-{seat}",
    "declined": "seat-{seat}",
    "last-round": "last-round",
    "contract-scored": "points-{seat}",
    "merchandise-scored": "goods-{seat}",
    "began": "seat-{first}",
}


def where(box: AmsterdamPrinted, event: Mapping[str, Any]) -> str | None:
    if event["event"] == "claimed":
        return next((f"track-{track.id}" for track in box.tracks if track.name == event.get("track")), None)
    return happened_at(_HAPPENED, event)


def target(box: AmsterdamPrinted, choice: Choice, view: View) -> str | None:
    """The element an action belongs to; None when nothing drawn stands for it."""
    name = choice.name
    verb, _, rest = name.partition(" ")
    if verb == "claim":
        return next((f"track-{t.id}" for t in box.tracks if t.name == rest), None)
    if verb == "take":
        return next((f"row-{i}" for i, card in enumerate(view["row"]) if card == rest), None)
    if verb == "draw":
        return {"card": "deck", "contracts": "contract-deck"}.get(rest)
    if verb == "pay":
        return f"hand-{rest.split()[0]}"
    if verb == "pass":
        return "last-round"
    if verb == "keep":
        return "offer" if rest == "both" else f"offer-{rest}"
    return None
