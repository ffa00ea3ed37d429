"""Which drawn element an action belongs to, and at which one an event happened. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.targets import Target, belongs_to, happened_at
from kade.kernel.actions import Choice
from scopa.edition import ScopaPrinted

_TARGETS: Final[dict[str, Target]] = {"play": "card-{card}", "take": "card-{card}"}
_HAPPENED: Final = {
    "laid": "table",
    "misdealt": "deck",
    "dealt": "seat-{seat}",
    "left": "card-{card}",
    "captured": "pile-{seat}",
    "swept": "sweeps-{seat}",
    "took-rest": "pile-{seat}",
    "scored": "points-{seat}",
}


def target(box: ScopaPrinted, choice: Choice, view: View) -> str | None:
    return belongs_to(_TARGETS, choice, view)


def where(box: ScopaPrinted, event: Mapping[str, Any]) -> str | None:
    return happened_at(_HAPPENED, event)
