"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kade.display.panel import View, happened_at
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.picture.farm import stored_bulbs
from kade.kernel.actions import Choice

Words = list[str]


def target(box: WindmillPrinted, choice: Choice, view: View) -> str | None:
    """The element an action belongs to; None when nothing drawn stands for it."""
    verb, *rest = choice.name.split(" ")
    seat = _whose(view)
    found = _ANSWERS.get(verb)
    return found(view, seat, rest) if found else None


def where(box: WindmillPrinted, event: Mapping[str, Any]) -> str | None:
    """The element at which an event happened; None when there is no single one."""
    return happened_at(_HAPPENED, event)


def _whose(view: View) -> int:
    """The seat that decides: the viewer's if it may, else the first that may."""
    if view["seat"] in view["actors"]:
        return int(view["seat"])
    return int(view["actors"][0]) if view["actors"] else 0


def _me(view: View, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["seats"][seat]
    return found


def _active(view: View, seat: int, rest: Words) -> str:
    """The space of that wheel at the arrow."""
    return f"wheel-{seat}-{rest[0]}-{_me(view, seat)['wheels'][rest[0]]['turned'] + 1}"


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


def _onward(view: View, seat: int, rest: Words) -> str:
    return f"onward-{seat}"


_ANSWERS: Final[dict[str, Callable[[View, int, Words], str | None]]] = {
    "gate": lambda view, seat, rest: f"gate-{rest[0]}",
    "turn": lambda view, seat, rest: f"turn-{seat}-{rest[0]}",
    "wheel": _active,
    "rest": lambda view, seat, rest: f"guilders-{seat}",
    "skip": _onward,
    "done": _onward,
    "end-turn": _onward,
    "leave": _onward,
    "gain": _onward,
    "refresh": lambda view, seat, rest: _refresh(view),
    "store": lambda view, seat, rest: f"store-{seat}-{_me(view, seat)['stored']}",
    "refuse": lambda view, seat, rest: "refuse",
    "enter": lambda view, seat, rest: _area_after(view, seat, 1),
    "pass-by": lambda view, seat, rest: _area_after(view, seat, 2),
    "unload": lambda view, seat, rest: "trade-ship",
    "more": lambda view, seat, rest: "trade-ship",
    "chest": lambda view, seat, rest: f"chest-{rest[0]}",
    "calendar": lambda view, seat, rest: _calendar(view, seat, rest[0]),
    "stand-on": lambda view, seat, rest: f"marker-{rest[0].removeprefix('seat-')}",
    "marker": lambda view, seat, rest: f"area-{rest[0]}",
    "neutral": lambda view, seat, rest: f"neutral-{rest[0]}-0",
    "peek": lambda view, seat, rest: f"stack-{rest[0]}",
    "mill": lambda view, seat, rest: f"group-{seat}-{rest[0]}",
    "bulb": lambda view, seat, rest: f"supply-{rest[0]}",
    "swap": lambda view, seat, rest: _bulb(view, seat, rest[0]),
    "exchange": lambda view, seat, rest: _bulb(view, seat, rest[0]),
    "ship": lambda view, seat, rest: f"trade-{rest[1]}",
    "plant": lambda view, seat, rest: _patch(view, seat, rest[1]),
    "lower": lambda view, seat, rest: "water",
    "use": lambda view, seat, rest: f"card-{seat}-{rest[0]}",
    "start": lambda view, seat, rest: f"start-{rest[0]}",
    "tile": lambda view, seat, rest: _display(view, rest[0]),
    "peeked": lambda view, seat, rest: _peeked(view, rest[0]),
    "place": lambda view, seat, rest: f"wheel-{seat}-{rest[0]}",
    "return": lambda view, seat, rest: _peeked(view, rest[0]),
    "discard": lambda view, seat, rest: _peeked(view, rest[0]),
    "helper": lambda view, seat, rest: _farm(view, rest[0], "helper"),
    "contract": lambda view, seat, rest: _farm(view, rest[0], "contract"),
    "replace": lambda view, seat, rest: f"card-{seat}-{rest[0]}",
    "score": lambda view, seat, rest: f"card-{seat}-{rest[0]}",
    "build": lambda view, seat, rest: f"space-{rest[0]}",
    "via": lambda view, seat, rest: f"mill-{rest[0]}",
    "field": lambda view, seat, rest: f"field-{rest[0]}",
    "take": lambda view, seat, rest: _market(view, seat, rest[0]),
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
