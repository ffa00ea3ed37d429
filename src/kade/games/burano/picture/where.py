"""Where on the table an event happened: the drawn element that a person who follows should look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.kernel.picture import happened_at

# In braces what the event tells.
_HAPPENED: Final = {
    "began": "seat-{seat}",
    "seated": "seat-{seat}",
    "season": "season-{season}",
    "markers": "actions",
    "move": "moves-{seat}",
    "pyramid": "pyramid-{seat}",
    "cubes-taken": "pyramid-{seat}",
    "surplus": "pyramid-{seat}",
    "prepared": "prepared-of-{seat}",
    "built": "hole-{hole}",
    "roof-drawn": "roofs-of-{seat}",
    "put-away": "roofs-of-{seat}",
    "laced": "square-{square}",
    "refilled": "seafood-deck",
    "ship-moved": "ship-{ship}",
    "card-shown": "building-{card}",
    "card-taken": "card-of-{seat}-{card}",
    "sold": "ship-{ship}",
    "cube-bought": "supply-{colour}",
    "privilege": "points-{seat}",
    "sent": "island-{place}",
    "island-scored": "island-{place}",
}
_OF_A_SEAT: Final = "seat-{seat}"


def where(event: Mapping[str, Any]) -> str | None:
    name, place = event["event"], event.get("place")
    if name == "sailed" and place in ("west", "east"):
        return f"port-{place}"
    if name in ("sailed", "recalled", "came-back") and isinstance(place, str):
        return f"square-{place}" if place.startswith("s-") else f"island-{place}"
    return happened_at({name: _HAPPENED.get(name, _OF_A_SEAT)}, event)
