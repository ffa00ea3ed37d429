"""A view of Scopa in lines of text, for the terminal and the screen reader; it knows no more than the view."""

from __future__ import annotations

from typing import final

from kade.display.narration import Narration
from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value
from scopa.edition import ScopaPrinted
from scopa.words import say


def text(box: ScopaPrinted, view: View, lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
    return _Narration(box, view, lang, prose, names).sections()


@final
class _Narration(Narration[ScopaPrinted]):
    """The sections of Scopa."""

    SECTIONS = ("turn", "table", "hand", "players", "result")

    def turn(self) -> list[str]:
        asked = self.prose.say(say.prompt(self.box, self.view, self.names), self.lang)
        if self.view["over"]:
            return [asked]
        dealer = self.names[self.view["dealer"]]
        return [self.say("round-line", round=self.view["round"], player=dealer, points=self.view["target"]), asked]

    def table(self) -> list[str]:
        lying = say.cards(self.view["table"])
        lines = [self.say("table-cards", these=lying) if lying else self.say("table-empty")]
        if self.view["played"]:
            lines.append(self.say("table-played", card=say.card(self.view["played"])))
        return [*lines, self.say("deck-cards", cards=self.view["deck"])]

    def hand(self) -> list[str]:
        if self.me is None:
            return []
        held = say.cards(self.view["seats"][self.me]["hand"])
        return [self.say("hand-cards", these=held) if held else self.say("hand-empty")]

    def players(self) -> list[str]:
        return [self._player(seat) for seat in range(self.view["players"])]

    def _player(self, seat: int) -> str:
        public = self.view["seats"][seat]
        name: Value = self.names[seat]
        shown = Phrase("player-you", {"player": name}) if seat == self.me else name
        counts = {key: public[key] for key in ("points", "cards", "pile", "coins", "sweeps")}
        line = self.say("player-line", player=shown, **counts)
        return f"{line}, {self.say('source-settebello')}" if public["settebello"] else line
