"""What Scopa's messages speak of, and a view in lines of text for the terminal and the screen reader."""

from collections.abc import Mapping
from typing import Any, ClassVar, final

from kade.display.narration import Narration
from kade.display.prose import Phrase, Value
from kade.display.speaker import Speaker
from scopa.edition import ScopaPrinted


def card(name: str, message: str = "card") -> Phrase:
    """A card by its name; the message `card-object` says it as what somebody plays or takes."""
    suit, _, value = name.partition("-")
    return Phrase(message, {"suit": suit, "value": int(value)})


@final
class Sections(Narration[ScopaPrinted]):
    """It knows no more than the view."""

    SECTIONS = ("turn", "table", "hand", "players", "result")

    def turn(self) -> list[str]:
        dealer = self.names[self.view["dealer"]]
        line = self.say("round-line", round=self.view["round"], player=dealer, points=self.view["target"])
        return [line, self.question]

    def table(self) -> list[str]:
        lines = [self._cards("table", self.view["table"])]
        if self.view["played"]:
            lines.append(self.say("table-played", card=card(self.view["played"])))
        return [*lines, self.say("deck-cards", cards=self.view["deck"])]

    def hand(self) -> list[str]:
        return [] if self.me is None else [self._cards("hand", self.view["seats"][self.me]["hand"])]

    def _cards(self, place: str, names: list[str]) -> str:
        return self.say(f"{place}-cards", these=[card(name) for name in names]) if names else self.say(f"{place}-empty")

    def players(self) -> list[str]:
        return [self._player(seat, public) for seat, public in enumerate(self.view["seats"])]

    def _player(self, seat: int, public: Mapping[str, Any]) -> str:
        counts = {key: public[key] for key in ("points", "cards", "pile", "coins", "sweeps")}
        line = self.say("player-line", player=self.player(seat), **counts)
        return f"{line}, {self.say('source-settebello')}" if public["settebello"] else line


@final
class ScopaWords(Speaker[ScopaPrinted]):
    """Messages speak of cards, of points, and of what brought them."""

    secrets: ClassVar[Mapping[str, str]] = {"dealt": "cards"}

    def args(self, box: ScopaPrinted, about: Mapping[str, Any]) -> dict[str, Value]:
        args: dict[str, Value] = {key: card(about[key], "card-object") for key in ("card", "played") if about.get(key)}
        if "cards" in about:
            args["these"] = [card(name) for name in about["cards"]]
        if "earned" in about:
            args["these"] = [self._earned(source, number) for source, number in about["earned"].items()]
        return args | {key: about[key] for key in ("points", "number") if key in about}

    def _earned(self, source: str, number: int) -> Phrase:
        return Phrase("source-points", {"source": Phrase(f"source-{source}", {}), "number": number})


WORDS = ScopaWords(Sections)
