"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.targets import Target, Words, belongs_to, happened_at
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.picture.farm import stored_bulbs
from kade.kernel.actions import Choice


def target(box: WindmillPrinted, choice: Choice, view: View) -> str | None:
    return belongs_to(_TARGETS, choice, view)


def where(box: WindmillPrinted, event: Mapping[str, Any]) -> str | None:
    """The element at which an event happened; None when there is no single one."""
    return happened_at(_HAPPENED, event)


def _me(view: View, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["seats"][seat]
    return found


def _active(view: View, seat: int, words: Words) -> str:
    """The space of that wheel at the arrow."""
    wheel = words["wheel"]
    return f"wheel-{seat}-{wheel}-{_me(view, seat)['wheels'][wheel]['turned'] + 1}"


def _area_after(view: View, seat: int, steps: int) -> str:
    areas = [area["area"] for area in view["market"]]
    return f"area-{areas[(areas.index(_me(view, seat)['area']) + steps) % len(areas)]}"


def _display(view: View, tile: str) -> str | None:
    return f"tile-{view['display'].index(tile)}" if tile in view["display"] else None


def _peeked(view: View, thing: str, half: str = "") -> str | None:
    shown = (view["peek"] or {}).get("cards", [])
    return f"peek-{shown.index(thing)}{half}" if thing in shown else None


def _farm(view: View, card: str, half: str) -> str | None:
    if card in view["cards"]:
        return f"card-{view['cards'].index(card)}-{half}"
    return _peeked(view, card, f"-{half}")


def _bulb(view: View, seat: int, colour: str) -> str | None:
    """The first stored bulb of a colour."""
    stored = stored_bulbs(_me(view, seat)["bulbs"])
    return next((f"bulb-{seat}-{i}" for i, (found, _) in enumerate(stored) if found == colour), None)


def _market(view: View, seat: int, reward: str) -> str | None:
    """A reward of the area in question: the one the step names, or where the own marker stands."""
    where = view["about"].get("area") or _me(view, seat)["area"]
    area = next((a for a in view["market"] if a["area"] == where), None)
    if area is None:
        return None
    return next((f"market-{where}-{i}" for i, codes in enumerate(area["rewards"]) if "+".join(codes) == reward), None)


def _calendar(view: View, seat: int, reward: str) -> str:
    return f"calendar-{view['calendar'][_me(view, seat)['calendar'] - 1]['space']}-{reward}"


def _patch(view: View, seat: int, row: str) -> str:
    number = int(row.removeprefix("row-"))
    return f"patch-{seat}-{number}-{len(_me(view, seat)['rows'][number - 1]) + 1}"


def _refresh(view: View) -> str:
    return "refresh-cards" if view["step"] in ("take-card", "take-peeked-card") else "refresh-tiles"


_TARGETS: Final[dict[str, Target]] = {
    "gate": "gate-{speed}",
    "turn": "turn-{decider}-{steps}",
    "wheel": _active,
    "rest": "guilders-{decider}",
    "skip": "onward-{decider}",
    "done": "onward-{decider}",
    "end-turn": "onward-{decider}",
    "leave": "onward-{decider}",
    "gain": "onward-{decider}",
    "refresh": lambda view, seat, words: _refresh(view),
    "store": lambda view, seat, words: f"store-{seat}-{_me(view, seat)['stored']}",
    "refuse": "refuse",
    "enter": lambda view, seat, words: _area_after(view, seat, 1),
    "pass-by": lambda view, seat, words: _area_after(view, seat, 2),
    "unload": "trade-ship",
    "more": "trade-ship",
    "chest": "chest-{chest}",
    "calendar": lambda view, seat, words: _calendar(view, seat, words["reward"]),
    "stand-on": lambda view, seat, words: f"marker-{words['seat'].removeprefix('seat-')}",
    "marker": "area-{area}",
    "neutral": "neutral-{source}-0",
    "peek": "stack-{kind}",
    "mill": "group-{decider}-{colour}",
    "bulb": "supply-{colour}",
    "swap": lambda view, seat, words: _bulb(view, seat, words["colour"]),
    "exchange": lambda view, seat, words: _bulb(view, seat, words["colour"]),
    "ship": "trade-{place}",
    "plant": lambda view, seat, words: _patch(view, seat, words["row"]),
    "lower": "water",
    "use": "card-{decider}-{card}",
    "start": "start-{card}",
    "tile": lambda view, seat, words: _display(view, words["tile"]),
    "peeked": lambda view, seat, words: _peeked(view, words["tile"]),
    "place": "wheel-{decider}-{space}",
    "return": lambda view, seat, words: _peeked(view, words["thing"]),
    "discard": lambda view, seat, words: _peeked(view, words["thing"]),
    "helper": lambda view, seat, words: _farm(view, words["card"], "helper"),
    "contract": lambda view, seat, words: _farm(view, words["card"], "contract"),
    "replace": "card-{decider}-{card}",
    "score": "card-{decider}-{card}",
    "build": "space-{space}",
    "via": "mill-{space}",
    "field": "field-{field}",
    "take": lambda view, seat, words: _market(view, seat, words["reward"]),
}

# Events by where they are seen; in braces what the event tells.
_HAPPENED: Final = {
    "gate": "gate-{speed}",
    "water": "water",
    "turned": "wheel-{seat}-large",
    "lowered": "water",
    "calendar": "calendar-{space}-common",
    "calendar-reward": "calendar-{space}-common",
    "wish": "wish",
    "built": "mill-{space}",
    "removed": "group-{seat}-{colour}",
    "path": "mill-{space}",
    "planted": "patch-{seat}-{row}-{column}",
    "shipped": "trade-place-{place}",
    "unloaded": "trade-ship",
    "moved": "marker-{seat}",
    "marker": "marker-{seat}",
    "gained": "points-{seat}",
    "gardener-card": "gardener-card",
    "gardener-gate": "gate-{speed}",
    "gardener-lower": "water",
    "gardener-action": "wheel-{seat}-large",
    "gardener-wish": "wish",
    "gardener-plants": "gardener-card",
    "gardener-tile": "gardener-tiles",
    "gardener-farm": "gardener-cards",
    "gardener-built": "mill-{space}",
    "gardener-trades": "trade-place-{place}",
    "gardener-unloads": "trade-ship",
    "gardener-passes": "gardener-card",
}
