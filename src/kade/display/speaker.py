"""The words of a game by the names of their messages, like `action-<kind>` and `event-<name>`.

A game says what its messages speak of (`args`), and replaces what it says in another way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from kade.display.narration import Narration
from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value
from kade.kernel.actions import Choice

B = TypeVar("B")


class Speaker(Generic[B]):
    """What a game's room `words` answers, made of tables."""

    secrets: ClassVar[Mapping[str, str]] = {}
    """The part of an event that some may not know: without it the message is `event-<name>-hidden`."""

    def __init__(self, narration: type[Narration[B]]) -> None:
        self.narration = narration

    def args(self, box: B, about: Mapping[str, Any]) -> dict[str, Value]:
        """The arguments of a message, from the words of an action, an event, a view, or the details of a refusal."""
        return dict(about)

    def action(self, box: B, choice: Choice) -> Phrase:
        return Phrase(f"action-{choice.kind}", self.args(box, choice.words))

    def offer(self, box: B, choice: Choice, view: View, names: Sequence[Value]) -> Phrase:
        return self.action(box, choice)

    def event(self, box: B, told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
        """An event as a seat was told of it; `$player` is the one whose seat it names."""
        what = told["event"]
        if what == "ended":
            return _ended(told, names)
        if what in self.secrets and self.secrets[what] not in told:
            what += "-hidden"
        player: dict[str, Value] = {"player": names[told["seat"]]} if "seat" in told else {}
        return Phrase(f"event-{what}", player | self.args(box, told))

    def prompt(self, box: B, view: View, names: Sequence[Value]) -> Phrase:
        """`prompt-<step>` to whoever decides, `waiting-<step>` with `$player` to the others."""
        if view["over"]:
            return Phrase("turn-over", {})
        args = self.args(box, view)
        if view["seat"] in view["actors"]:
            return Phrase(f"prompt-{view['step']}", args)
        return Phrase(f"waiting-{view['step']}", {"player": names[view["actors"][0]], **args})

    def refusal(self, box: B, reason: str, details: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
        return Phrase(f"error-{reason}", self.args(box, details))

    def text(self, box: B, view: View, lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
        lines = self.narration(box, view, lang, prose, names)
        lines.question = prose.say(self.prompt(box, view, names), lang)
        return lines.sections()


def _ended(told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """The event `ended`, which tells the winners' seats and everybody's points."""
    winners = told["winners"]
    these: list[Value] = [names[seat] for seat in winners]
    return Phrase("event-ended", {"these": these, "winners": len(winners), "points": told["points"][winners[0]]})
