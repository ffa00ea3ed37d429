"""A view of Windmill Valley in lines of text, for the terminal and the screen reader; it knows only the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from kade.display.narration import Narration
from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value
from kade.games.windmill_valley.edition.printed import LARGE, SMALL, WindmillPrinted
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.games.windmill_valley.words import describe, say


def text(box: WindmillPrinted, view: View, lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
    """Named sections of lines; one with nothing to say is left out."""
    return _Narration(box, view, lang, prose, names).sections()


@final
class _Narration(Narration[WindmillPrinted]):
    """The sections of Windmill Valley."""

    SECTIONS = ("turn", "valley", "offers", "market", "calendar", "gardener", "players", "farm", "result")

    def listed(self, phrases: Sequence[Value]) -> str:
        return ", ".join(
            self.prose.say(item, self.lang) if isinstance(item, Phrase) else str(item) for item in phrases
        ) or self.say("nothing")

    def turn(self) -> list[str]:
        """Who decides and what is asked."""
        view = self.view
        if view["over"]:
            return [self.say("turn-over")]
        lines = [self.say("turn-number", turn=view["turn"] + 1)]
        if view["turns_left"] is not None:
            lines.append(self.say("turn-ending", turns=view["turns_left"]))
        if view["due"] and self.me is not None and view["active"] == self.me:
            lines.append(self.say("turn-due"))
        return [*lines, self.prose.say(say.prompt(self.box, view, self.names), self.lang)]

    # ------------------------------------------------------------------ the main board

    def valley(self) -> list[str]:
        view = self.view
        lines = [self.say("valley-water", speed=view["gate"], water=view["water"])]
        for seat, public in enumerate(view["seats"]):
            if public["built"]:
                lines.append(self.say("valley-windmills", player=self.names[seat], these=", ".join(public["built"])))
        if len(lines) == 1:
            lines.append(self.say("valley-none"))
        wish = view["wish"]
        if wish["wish"]:
            points = " / ".join(map(str, wish["points"]))
            lines.append(self.say("valley-wish", wish=describe.wish(self.box, wish["wish"]), these=points))
        if wish["offer"]:
            these = "; ".join(self.prose.say(describe.card(self.box, card), self.lang) for card in wish["offer"])
            lines.append(self.say("valley-starting", these=these))
        return lines + self._trade(view["trade"])

    def _trade(self, trade: View) -> list[str]:
        rewards = [f"{i + 1}: {self.listed(describe.parts(texts))}" for i, texts in enumerate(trade["rewards"])]
        places = [f"{i + 1}: {self._bulb(colour)}" for i, colour in enumerate(trade["places"])]
        return [
            self.say("valley-trade", card=trade["card"], these="; ".join(rewards)),
            self.say("valley-shipped", these="; ".join(places)),
        ]

    def _bulb(self, colour: str | None) -> str:
        return self.say("empty") if colour is None else self.say("colour", colour=colour)

    def offers(self) -> list[str]:
        """Tiles and farm cards that can be had, and what the viewer alone knows."""
        view, box = self.view, self.box
        lines = []
        for tile in view["display"]:
            if tile is not None:
                cost = box.tile_cost[box.rarity[box.tile_names.index(tile)]]
                lines.append(self.say("offers-tile", tile=describe.tile(box, tile), guilders=cost))
        for card in view["cards"]:
            if card is not None:
                halves = (describe.card(box, card), describe.contract(box, card))
                both = " / ".join(self.prose.say(half, self.lang) for half in halves)
                lines.append(self.say("offers-card", card=both))
        if view["peek"] and "cards" in view["peek"]:
            lines.append(self.say("offers-peeked", these=self._things(view["peek"]["cards"])))
        for pile, cards in view["known"].items():
            lines.append(self.say("offers-known", pile=pile, these=self._things(cards)))
        return lines

    def _things(self, names: Sequence[str | None]) -> str:
        return "; ".join(
            self.say("unknown") if name is None else self.prose.say(describe.thing(self.box, name), self.lang)
            for name in names
        )

    def market(self) -> list[str]:
        lines = []
        for area in self.view["market"]:
            seats = [*area["seats"], *area["on_top"].values()]
            there: list[Value] = [self.names[seat] for seat in seats]
            if area["neutrals"]:
                there.append(Phrase("market-neutral", {"number": area["neutrals"]}))
            rewards = " / ".join(self.listed(describe.parts(texts)) for texts in area["rewards"])
            these = self.listed(there) if there else self.say("market-empty")
            lines.append(self.say("market-area", area=area["area"], these=these, rewards=rewards))
        return lines

    def calendar(self) -> list[str]:
        lines = []
        for space in self.view["calendar"]:
            unique = [
                f"{i + 1}: {self._unique(one)}"
                for i, one in enumerate(space["unique"])
                if one["open"] or one["taker"] is not None
            ]
            lines.append(
                self.say(
                    "calendar-line",
                    space=space["space"],
                    common=self.listed(describe.parts(space["common"])),
                    unique="; ".join(unique) or self.say("calendar-none"),
                )
            )
        return lines

    def _unique(self, one: View) -> str:
        """A reward for one player only, or who has it already."""
        if one["open"]:
            return self.listed(describe.parts(one["reward"]))
        return self.say("calendar-taken", player=self.names[one["taker"]])

    # ------------------------------------------------------------------ the players

    def gardener(self) -> list[str]:
        gardener = self.view["gardener"]
        if gardener is None:
            return []
        lines = [self.say("gardener-level", level=gardener["level"])]
        if gardener["card"]:
            lines.append(self.say("gardener-front", **self._front(gardener["card"])))
            order = self.box.gardener_cards[self.box.gardener_names.index(gardener["card"])].order
            these = self.listed([describe.colour(COLOURS[colour]) for colour in order])
            lines.append(self.say("gardener-order", these=these))
        back = gardener["back"]
        return [*lines, self.say("gardener-back", common=back["common"], pile=back["second"], farm=back["farm"])]

    def _front(self, name: str) -> dict[str, Value]:
        """What the card shows that decides this turn (WV-7.7, WV-7.9, WV-7.15, WV-7.16)."""
        card = self.box.gardener_cards[self.box.gardener_names.index(name)]
        low, middle, high = card.lower
        return {
            "card": name,
            "shown": say.signed(card.floodgate),
            "low": low,
            "middle": middle,
            "high": high,
            "colour": COLOURS[card.colour],
            "place": card.place + 1,
        }

    def players(self) -> list[str]:
        lines = []
        for seat, public in enumerate(self.view["seats"]):
            name: Value = self.names[seat]
            shown = Phrase("player-you", {"player": name}) if seat == self.me else name
            if public["gardener"]:
                lines.append(
                    self.say(
                        "player-gardener",
                        player=name,
                        points=public["points"],
                        tiles=len(public["tiles"]),
                        cards=len(public["cards"]),
                        calendar=public["calendar"],
                    )
                )
            else:
                lines.append(
                    self.say(
                        "player-line",
                        player=shown,
                        points=public["points"],
                        guilders=public["guilders"],
                        tools=public["tools"],
                        bulbs=public["stored"],
                        calendar=public["calendar"],
                    )
                )
            if seat != self.me:
                lines += self._farm(seat, public)
        return lines

    def farm(self) -> list[str]:
        """The viewer's own farm, and what the wheels will show next."""
        if self.me is None:
            return []
        public = self.view["seats"][self.me]
        lines = [self._wheels(self.me, public, steps) for steps in range(1, 5)] if public["board"] else []
        return lines + self._farm(self.me, public)

    def _wheels(self, seat: int, public: View, steps: int) -> str:
        large = self._action(public["wheels"]["large"], steps, LARGE)
        small = self._action(public["wheels"]["small"], steps, SMALL)
        left = LARGE - public["wheels"]["large"]["turned"]
        coming = left <= steps and public["calendar"] < len(self.view["calendar"])
        return self.say(
            "player-next-calendar" if coming else "player-next",
            player=self.names[seat],
            steps=steps,
            large=large,
            small=small,
        )

    def _action(self, wheel: View, steps: int, size: int) -> str:
        at = (wheel["turned"] + steps) % size
        tile = wheel["tiles"][at]
        if tile is not None:
            return self.prose.say(describe.tile(self.box, tile), self.lang)
        return self.listed(describe.parts(wheel["printed"][at]))

    def _farm(self, seat: int, public: View) -> list[str]:
        name = self.names[seat]
        lines = []
        if public["board"]:
            now = [self._action(public["wheels"][wheel], 0, size) for wheel, size in (("large", 6), ("small", 5))]
            lines.append(self.say("player-wheels", player=name, large=now[0], small=now[1]))
        if public["bulbs"]:
            lines.append(self.say("player-storage", player=name, these=describe.bulbs(public["bulbs"])))
        for row, planted in enumerate(public["rows"]):
            if planted:
                these = ", ".join(self._bulb(colour) for colour in planted)
                lines.append(self.say("player-row", player=name, row=row + 1, these=these))
        groups = {colour: public["groups"][colour] for colour in COLOURS}
        if any(groups.values()) and not public["gardener"]:
            lines.append(self.say("player-groups", player=name, these=describe.bulbs(groups)))
        above = ([public["starting"]] if public["starting"] else []) + public["helpers"]
        lines += [self.say("player-helper", player=name, card=describe.card(self.box, card)) for card in above]
        for entry in public["contracts"]:
            lines.append(
                self.say(
                    "player-contract",
                    player=name,
                    points=entry["points"],
                    card=describe.contract(self.box, entry["card"]),
                )
            )
        return lines

    def source(self, name: str) -> Phrase:
        return describe.source(name)
