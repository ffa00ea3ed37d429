"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.targets import Target, Words, belongs_to, happened_at
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
    if name in ("sailed", "recalled", "came-back") and isinstance(place, str):
        return _place(place)
    return happened_at({name: _HAPPENED.get(name, _OF_A_SEAT)}, event)


def _place(name: str) -> str:
    """An island, a port or a workshop square."""
    if name in ("west", "east"):
        return f"port-{name}"
    return f"square-{name}" if name.startswith("s-") else f"island-{name}"


def _caught(view: View, seat: int, words: Words) -> str | None:
    return next((f"display-{i}" for i, kind in enumerate(view["display"]) if kind == words["seafood"]), None)


_TARGETS: Final[dict[str, Target]] = {
    "stack": "reserve-{colour}",
    "leave-empty": lambda view, seat, words: f"spot-{view['seats'][seat]['spot']}",
    "prepare": "uncovered-{colour}",
    "from": "spot-{spot}",
    "onto": "spot-{spot}",
    "build": "prepared-{colour}",
    "end-turn": "done",
    "done": "done",
    "take-none": "done",
    "buy": "supply-{colour}",
    "buy-coin": "purse",
    "take": "supply-{colour}",
    "take-privilege": "shield",
    "sail": lambda view, seat, words: _place(words["place"]),
    "recall": lambda view, seat, words: _place(words["place"]),
    "stay": "boat-{decider}",
    "exchange": "exchange",
    "hut": "hut-{island}-{colour}",
    "catch": _caught,
    "catch-blind": "seafood-deck",
    "send": lambda view, seat, words: _place(view["about"].get("place", "")),
    "no-sale": lambda view, seat, words: _place(view["about"].get("place", "")),
    "sell": lambda view, seat, words: "sale-" + words["sale"].replace(" ", "-"),
    "hand-over": "hand-{seafood}",
    "lace": "square-{square}",
    "privilege-lace": "square-{square}",
    "pay": "square-{square}",
    "spare": "square-{square}",
    "pay-best": "pay-best",
    "draw": "stack-{kind}",
    "take-card": "building-{card}",
    "roof": "roof-{tile}",
    "put-away": "roof-{tile}",
    "at": "hole-{hole}",
    "cover": lambda view, seat, words: island.pair_id(*words["pair"].split(" ")),
}


def target(box: BuranoPrinted, choice: Choice, view: View) -> str | None:
    return belongs_to(_TARGETS, choice, view)
