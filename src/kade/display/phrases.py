"""Phrases that games make alike: what is asked or waited for, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kade.display.panel import View
from kade.display.prose import Phrase, Value


def question(view: View, names: Sequence[Value], **args: Value) -> Phrase:
    """`prompt-<step>` to whoever decides, `waiting-<step>` with `$player` to the others, and `turn-over` at the end."""
    if view["over"]:
        return Phrase("turn-over", {})
    if view["seat"] in view["actors"]:
        return Phrase(f"prompt-{view['step']}", args)
    return Phrase(f"waiting-{view['step']}", {"player": names[view["actors"][0]], **args})


def ending(event: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """The event `ended`, which tells the winners' seats and everybody's points."""
    winners = event["winners"]
    these: list[Value] = [names[seat] for seat in winners]
    return Phrase("event-ended", {"these": these, "winners": len(winners), "points": event["points"][winners[0]]})
