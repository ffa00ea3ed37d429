"""A view of Amsterdam in lines of text, for the terminal and the screen reader; it knows no more than the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from kade.display.narration import Narration
from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value
from kade.games.amsterdam.edition.printed import CARDS, AmsterdamPrinted, Track
from kade.games.amsterdam.words import say


def text(box: AmsterdamPrinted, view: View, lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
    """Named sections of lines; one with nothing to say is left out."""
    return _Narration(box, view, lang, prose, names).sections()


@final
class _Narration(Narration[AmsterdamPrinted]):
    """The sections of Amsterdam."""

    SECTIONS = ("turn", "row", "board", "hand", "contracts", "players", "result")

    def turn(self) -> list[str]:
        """Who decides and what is asked."""
        view = self.view
        if view["over"]:
            return [self.say("turn-over")]
        lines = []
        if view["step"] != "keep-first-contracts":
            lines.append(self.say("turn-number", turn=view["turn"] + 1))
        if view["last_round"] is not None:
            lines.append(self.say("event-last-round", player=self.names[view["last_round"]]))
        choice = None if self.me is None else view["seats"][self.me]["choice"]
        if choice is not None:
            lines.append(self.say("turn-chosen", action=say.action(self.box, self.box.actions.choice(choice))))
        return [*lines, self.prose.say(say.prompt(self.box, view, self.names), self.lang)]

    def row(self) -> list[str]:
        view = self.view
        cards = [self.say("row-gap") if card is None else self.say("card-short", card=card) for card in view["row"]]
        discards = say.cards(view["discards"])
        return [
            self.say("row-cards", these=", ".join(cards)),
            self.say("deck-cards", cards=view["deck"]),
            self.say("discards-list", these=discards) if discards else self.say("discards-none"),
            self.say("contract-deck", contracts=view["contract_deck"]),
            self.say("merchandise-deck", merchandise=view["merchandise"]),
        ]

    # ------------------------------------------------------------------ the board

    def board(self) -> list[str]:
        """Whose tracks are whose, then the free ones place by place, each under both its ends."""
        lines = [self._owner(seat) for seat in range(self.view["players"])]
        if self.view["closed"]:
            lines.append(self.say("board-closed", these=self._tracks(self.view["closed"])))
        gone = {*self.view["tracks"], *self.view["closed"]}
        free = [track for track in self.box.tracks if track.name not in gone]
        if not free:
            return [*lines, self.say("board-none")]
        lines.append(self.say("board-free"))
        return lines + [line for place in self.box.places if (line := self._place(place.index, free))]

    def _owner(self, seat: int) -> str:
        own = [name for name, owner in self.view["tracks"].items() if owner == seat]
        if not own:
            return self.say("board-owner-none", player=self.names[seat])
        return self.say("board-owner", player=self.names[seat], these=self._tracks(own))

    def _tracks(self, names: Sequence[str]) -> str:
        return "; ".join(self.say("track", **say.track(self.box, name)) for name in names)

    def _place(self, here: int, free: list[Track]) -> str:
        """The free tracks from one place: "Dam: Oude Kerk (pink 2, orange 2); …", or nothing."""
        ways: dict[int, list[str]] = {}
        for track in free:
            if here in (track.a_index, track.b_index):
                there = track.b_index if here == track.a_index else track.a_index
                message = "board-track-merchandise" if track.merchandise else "board-track"
                ways.setdefault(there, []).append(self.say(message, colour=track.colour, length=track.length))
        places = self.box.places
        told = [self.say("board-way", place=places[there].name, these=", ".join(ways[there])) for there in sorted(ways)]
        return self.say("board-place", place=places[here].name, these="; ".join(told)) if told else ""

    # ------------------------------------------------------------------ the players

    def hand(self) -> list[str]:
        if self.me is None:
            return []
        held = self.view["seats"][self.me]["hand"]
        lines = [self.say("card-number", card=card, number=held[card]) for card in CARDS if held[card]]
        return lines or [self.say("hand-empty")]

    def contracts(self) -> list[str]:
        """The viewer's own, with the drawn ones to choose from; at the end everybody's."""
        seats = self.view["seats"]
        if self.view["over"]:
            lines = []
            for seat, name in enumerate(self.names):
                lines += [self.say("contracts-of", player=name), *self._held(seats[seat]["held"])]
            return lines
        if self.me is None:
            return []
        mine = seats[self.me]
        offered = [self.say("contract-offered", **say.contract(self.box, name)) for name in mine["offer"]]
        return offered + (self._held(mine["held"]) if mine["held"] or not offered else [])

    def _held(self, held: Sequence[Mapping[str, Any]]) -> list[str]:
        lines = []
        for entry in held:
            missing = "contract-missed" if self.view["over"] else "contract-open"
            message = "contract-done" if entry["done"] else missing
            lines.append(self.say(message, **say.contract(self.box, entry["contract"])))
        return lines or [self.say("contracts-none")]

    def players(self) -> list[str]:
        lines = []
        for seat, public in enumerate(self.view["seats"]):
            name = self.names[seat]
            counts = {key: public[key] for key in ("points", "carts", "cards", "contracts", "merchandise")}
            shown = Phrase("player-you", {"player": name}) if seat == self.me else name
            colour: str = self.box.player_colours[seat]["id"]
            lines.append(self.say("player-line", player=shown, colour=colour, **counts))
            if seat != self.me and any(public["known"].values()):
                lines.append(self.say("player-known", player=name, these=say.cards(public["known"])))
        return lines
