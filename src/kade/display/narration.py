"""What the text of every game stands on: one view told in one language, and who won in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value

B = TypeVar("B")


class Narration(Generic[B]):
    """It knows no more than the view. `names` are what players are called, `me` is the viewer's seat."""

    SECTIONS: ClassVar[tuple[str, ...]]
    """The names of the methods that answer the lines of a section, in the order in which one reads them. A section's
    title is the message `section-<name>`."""

    def __init__(self, box: B, view: View, lang: str, prose: Prose, names: list[Value]) -> None:
        self.box = box
        self.view = view
        self.lang = lang
        self.prose = prose
        self.names = names
        self.me: int | None = view["seat"]
        self.question = ""  # what the viewer is asked, or whom they wait for, where a Speaker has said it

    def sections(self) -> dict[str, list[str]]:
        """Those that have something to say."""
        told = {name: getattr(self, name)() for name in self.SECTIONS}
        return {name: lines for name, lines in told.items() if lines}

    def say(self, message: str, **args: Value) -> str:
        return self.prose.message(message, args, self.lang)

    def player(self, seat: int) -> Value:
        """What a player is called, and that it is the viewer."""
        return Phrase("player-you", {"player": self.names[seat]}) if seat == self.me else self.names[seat]

    def source(self, name: str) -> Phrase:
        """Where points come from."""
        return Phrase(f"source-{name}", {})

    def result(self) -> list[str]:
        """Who won, then every player's points by source, most first; nothing before the end."""
        result = self.view["result"]
        if result is None:
            return []
        points, winners = result["points"], result["winners"]
        won: list[Value] = [self.names[seat] for seat in winners]
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat not in winners, seat))
        scores = [self._score(seat, points[seat], result["breakdown"][seat]) for seat in order]
        return [self.say("result-winners", these=won, winners=len(winners)), *scores]

    def _score(self, seat: int, points: int, breakdown: Mapping[str, int]) -> str:
        """What brought nothing is left out."""
        parts = [
            self.say("source-points", source=self.source(name), number=number)
            for name, number in breakdown.items()
            if number
        ]
        return self.say("result-line", player=self.names[seat], points=points, these=", ".join(parts))
