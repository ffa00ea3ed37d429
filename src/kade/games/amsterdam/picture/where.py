"""Where on the table an event happened: the drawn element that a person who follows should look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.kernel.picture import happened_at

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


def where(event: Mapping[str, Any], printed: AmsterdamPrinted) -> str | None:
    if event["event"] == "claimed":
        return next((f"track-{track.id}" for track in printed.tracks if track.name == event.get("track")), None)
    return happened_at(_HAPPENED, event)
