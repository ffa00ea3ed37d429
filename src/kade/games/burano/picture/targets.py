"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View, happened_at
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture import island
from kade.kernel.actions import Choice

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


def where(box: BuranoPrinted, event: Mapping[str, Any]) -> str | None:
    name, place = event["event"], event.get("place")
    if name == "sailed" and place in ("west", "east"):
        return f"port-{place}"
    if name in ("sailed", "recalled", "came-back") and isinstance(place, str):
        return f"square-{place}" if place.startswith("s-") else f"island-{place}"
    return happened_at({name: _HAPPENED.get(name, _OF_A_SEAT)}, event)


WHOLE: Final = {
    "end turn": "done",
    "done": "done",
    "take none": "done",
    "buy coin": "purse",
    "take privilege": "shield",
    "exchange": "exchange",
    "catch blind": "seafood-deck",
    "pay best": "pay-best",
}
BY_VERB: Final = {
    "stack": "reserve-",
    "prepare": "uncovered-",
    "from": "spot-",
    "onto": "spot-",
    "build": "prepared-",
    "buy": "supply-",
    "take": "supply-",
    "at": "hole-",
    "draw": "stack-",
    "roof": "roof-",
    "lace": "square-",
    "pay": "square-",
    "spare": "square-",
}


def target(box: BuranoPrinted, choice: Choice, view: View) -> str | None:
    """The element an action belongs to; None when nothing drawn stands for it."""
    name = choice.name
    if name in WHOLE:
        return WHOLE[name]
    verb, _, rest = name.partition(" ")
    last = name.rpartition(" ")[2]
    if verb in ("lace", "privilege"):
        return f"square-{last}"
    if verb == "take" and rest.startswith("card "):
        return f"building-{last}"
    if verb == "put":
        return f"roof-{last}"
    if verb == "hand":
        return f"hand-{last}"
    if verb in ("sail", "recall"):
        return _place(rest)
    if verb in ("send", "no"):
        return _place(view["about"].get("place", ""))
    if verb == "stay":
        return f"boat-{view['seat']}"
    if verb == "leave":
        return f"spot-{view['seats'][view['seat']]['spot']}"
    if verb == "hut":
        return "hut-" + rest.replace(" ", "-")
    if verb == "catch":
        return next((f"display-{i}" for i, kind in enumerate(view["display"]) if kind == rest), None)
    if verb == "cover":
        return island.pair_id(*rest.split(" "))
    if verb == "sell":
        return "sale-" + rest.replace(" ", "-")
    return BY_VERB[verb] + rest if verb in BY_VERB else None


def _place(name: str) -> str:
    """An island, a port or a workshop square."""
    if name in ("west", "east"):
        return f"port-{name}"
    return f"square-{name}" if name.startswith("s-") else f"island-{name}"
