"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.targets import Target, belongs_to, happened_at
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.kernel.actions import Choice

_TARGETS: Final[dict[str, Target]] = {
    "take": lambda view, seat, words: (
        f"row-{view['row'].index(words['card'])}" if words["card"] in view["row"] else None
    ),
    "draw-card": "deck",
    "draw-contracts": "contract-deck",
    "pass": "last-round",
    "pay": "hand-{colour}",
    "pay-wild": "hand-wild",
    "keep": "offer-{contract}",
    "keep-both": "offer",
}
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
        return _track(box, event.get("track"))
    return happened_at(_HAPPENED, event)


def target(box: AmsterdamPrinted, choice: Choice, view: View) -> str | None:
    if choice.kind == "claim":
        return _track(box, choice.words["track"])
    return belongs_to(_TARGETS, choice, view)


def _track(box: AmsterdamPrinted, name: object) -> str | None:
    return _tracks(box).get(name)


@kept
def _tracks(box: AmsterdamPrinted) -> dict[object, str]:
    return {track.name: f"track-{track.id}" for track in box.tracks}
