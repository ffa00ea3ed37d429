"""What the text of every game stands on: one view told in one language, and who won in the end."""

from __future__ import annotations

from collections.abc import Mapping

from kade.kernel.picture import View
from kade.kernel.prose import Phrase, Prose, Value


class Telling:
    """It knows no more than the view. `names` are what players are called, `me` is the viewer's seat."""

    def __init__(self, view: View, lang: str, prose: Prose, names: list[Value]) -> None:
        self.view = view
        self.lang = lang
        self.prose = prose
        self.names = names
        self.me: int | None = view["seat"]

    def say(self, message: str, **args: Value) -> str:
        return self.prose.message(message, args, self.lang)

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
