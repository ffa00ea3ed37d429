"""A view of Burano in lines of text, for the terminal and the screen reader; it knows no more than the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, final

from kade.display.narration import Narration
from kade.display.panel import View
from kade.display.prose import Phrase, Prose, Value
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules.actions import COLOURS, PLACES, PORTS, ROOF_KINDS, SPOTS
from kade.games.burano.words import say

CELL = 5


def text(box: BuranoPrinted, view: View, lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
    """Named sections of lines; one with nothing to say is left out."""
    return _Narration(box, view, lang, prose, names).sections()


@final
class _Narration(Narration[BuranoPrinted]):
    """The sections of Burano."""

    SECTIONS = ("turn", "island", "season", "sea", "cards", "workshops", "pyramid", "ring", "players", "result")

    @cached_property
    def edge(self) -> int:
        """What a colour takes beyond its two letters."""
        return self.prose.width(self.short(COLOURS[0])) - 2

    def short(self, colour: str) -> str:
        return self.say("colour-short", colour=colour)

    def row(self, first: str, cells: Sequence[str], width: int = CELL) -> str:
        """A line of a grid: cells in the middle of columns of one width, whatever their colours add."""
        line = first
        for cell in cells:
            room = width + self.edge - self.prose.width(cell)
            line += " " * (room // 2) + cell + " " * (room - room // 2)
        return line.rstrip()

    def colours(self, colours: Sequence[str]) -> list[Value]:
        return [say.colour(colour) for colour in colours]

    def some(self, things: list[Value]) -> Value:
        return things or Phrase("cards-none", {})

    def turn(self) -> list[str]:
        """The season, whose turn it is with its moves, and what is asked."""
        view = self.view
        lines = [
            self.say(
                "turn-season",
                season=view["season"],
                round=view["round"],
                rounds=view["rounds"],
                player=self.names[view["first"]],
            )
        ]
        moves = view["moves"]
        if moves:
            lines.append(
                self.say("turn-moves", player=self.names[moves["seat"]], done=moves["done"], left=moves["left"])
            )
        return [*lines, self.prose.say(say.prompt(self.box, view, self.names), self.lang)]

    def season(self) -> list[str]:
        """What the colours do this season, an action a line."""
        return [
            self.say("season-action", action=Phrase(f"label-{action}", {}), these=self.colours(colours))
            for action, colours in self.view["markers"].items()
        ]

    # ------------------------------------------------------------------ boards

    def island(self) -> list[str]:
        """The main island from above, row by row; each place shows its top."""
        rows = self.box.data["main_island"]["map"]
        tops = self._tops()
        width = max(len(row) for row in rows)
        lines = [self.row("  ", [chr(ord("a") + x) for x in range(width)])]
        for y, row in enumerate(rows):
            cells = [tops.get(f"h-{x}-{y}", "~" if sign == "~" else "") for x, sign in enumerate(row)]
            lines.append(self.row(f"{y + 1} ", cells))
        return [*lines, *self.say("island-legend").split("\n")]

    def _tops(self) -> dict[str, str]:
        view = self.view
        tops: dict[str, str] = {}
        for i, hole in enumerate(self.box.holes):
            beside = any(name in view["houses"] for j, name in enumerate(self.box.holes) if self.box.near[i] >> j & 1)
            tops[hole] = "+" if beside else "."
        for hole, cubes in view["houses"].items():
            tops[hole] = f"{self.short(cubes[-1])}{len(cubes)}"
        for roof in view["roofs"]:
            _, one, two = roof["tile"].split("-")
            for hole, colour in zip(roof["holes"], (one, two), strict=True):
                if len(view["houses"][hole]) == roof["level"]:
                    tops[hole] = f"^{self.short(colour)}{roof['level']}"
        return tops

    def sea(self) -> list[str]:
        view = self.view
        lines = [self._nearby(island) for island in view["islands"]]
        for port in PORTS:
            ships = [self._ship(ship) for ship in view["ships"][port]]
            boats = self._boats(port)
            if ships:
                lines.append(self.say("sea-port", place=say.place(port), these=ships, boats=boats))
            else:
                lines.append(self.say("sea-port-none", place=say.place(port), boats=boats))
        ways = [
            self.say("sea-route", **{"from": PLACES[a], "to": PLACES[b]})
            for a, ends in enumerate(self.box.one_step)
            for b in ends
            if a < b
        ]
        return [*lines, self.say("sea-routes", these=", ".join(ways))]

    def _ship(self, ship: str) -> Value:
        """A merchant ship with what its lines pay, the shortest first."""
        pays = [str(sale.points) for sale in self.box.sales if self.box.ships[sale.ship] == ship]
        return Phrase("sea-ship", {"ship": Phrase("ship", {"ship": ship}), "pays": "/".join(pays)})

    def _boats(self, place: str) -> str:
        boats = [self.names[seat] for seat, player in enumerate(self.view["seats"]) if player["boat"] == place]
        return self.say("sea-boats", these=boats) if boats else ""

    def _nearby(self, island: Mapping[str, Any]) -> str:
        place = island["place"]
        there: list[Value] = [
            Phrase("sea-worker", {"player": self.names[seat], "number": number})
            for seat, number in enumerate(island["workers"])
            if number
        ]
        args: dict[str, Value] = {
            "place": say.place(place),
            "huts": self.colours(self.view["huts"][place]),
            "workers": self.say("sea-workers", these=there) if there else "",
            "boats": self._boats(place),
        }
        if self.me is None:
            return self.say("sea-island-open", **args)
        return self.say("sea-island", matches=island["matches"][self.me], **args)

    def workshops(self) -> list[str]:
        columns, rows = self.box.grid_columns, self.box.grid_rows
        lines = [self.row("  ", [chr(ord("k") + x) for x in range(columns)])]
        for y in range(rows):
            cells = []
            for x in range(columns):
                square = self.view["workshops"].get(f"s-{x}-{y}")
                if square is None:
                    cells.append("")
                else:
                    seat = "" if square["seat"] is None else str(square["seat"] + 1)
                    cells.append(self.short(square["colour"]) + ("$" if square["coin"] else "") + seat)
            lines.append(self.row(f"{y + 1} ", cells))
        return [*lines, *self.say("workshop-legend").split("\n")]

    def cards(self) -> list[str]:
        view = self.view
        seafood: list[Value] = [say.seafood(kind) for kind in view["display"]]
        lines = [self.say("cards-seafood", these=self.some(seafood), number=view["seafood"])]
        lines += [self.say("cards-building", card=say.card(self.box, card)) for card in view["shown"]]
        lines.append(self.say("cards-deck", number=view["buildings"]))
        stacks: list[Value] = [
            Phrase("cards-stack", {"kind": kind, "number": view["stacks"][kind]}) for kind in ROOF_KINDS
        ]
        lines.append(self.say("cards-stacks", these=stacks))
        for kind in ROOF_KINDS:
            if view["under"][kind]:
                lines.append(self.say("cards-under", kind=kind, these=[say.tile(tile) for tile in view["under"][kind]]))
        return [*lines, self.say("cards-supply", these=self.some(say.cubes(view["supply"])))]

    # ------------------------------------------------------------------ the viewer's own side

    def pyramid(self) -> list[str]:
        if self.me is None:
            return []
        mine = self.view["seats"][self.me]
        lines = self._levels(mine["pyramid"])
        if mine["reserve"]:
            lines.append(self.say("pyramid-reserve", these=say.cubes(mine["reserve"])))
        return [*lines, self.say("pyramid-prepared", these=self.some(self._prepared(mine["prepared"])))]

    def _levels(self, pyramid: Mapping[str, str]) -> list[str]:
        """The three levels beside each other, as they lie on one another, with the numbers of their places."""
        empty = " " * (self.edge // 2) + "--" + " " * (self.edge - self.edge // 2)
        cells = [self.short(pyramid[spot]) if spot in pyramid else empty for spot in SPOTS]
        levels = [
            [self.say("pyramid-base")]
            + [f"{3 * i + 1}–{3 * i + 3}  " + " ".join(cells[3 * i : 3 * i + 3]) for i in range(3)],
            [self.say("pyramid-middle")]
            + [f"{2 * i + 1}–{2 * i + 2}  " + " ".join(cells[9 + 2 * i : 11 + 2 * i]) for i in range(2)],
            [self.say("pyramid-top"), cells[13]],
        ]
        widths = [max(self.prose.width(line) for line in level) + 3 for level in levels]
        lines = []
        for i in range(4):
            parts = [level[i] if i < len(level) else "" for level in levels]
            lines.append(
                "".join(
                    part + " " * (width - self.prose.width(part)) for part, width in zip(parts, widths, strict=True)
                ).rstrip()
            )
        return lines

    def _prepared(self, prepared: Mapping[str, int]) -> list[Value]:
        """Prepared cubes, each colour with the action it means this season."""
        does = {colour: action for action, colours in self.view["markers"].items() for colour in colours}
        return [
            Phrase(
                "pyramid-cubes",
                {
                    "cubes": Phrase("cube-number", {"colour": colour, "number": prepared[colour]}),
                    "action": Phrase(f"label-{does[colour]}", {}),
                },
            )
            for colour in COLOURS
            if prepared.get(colour)
        ]

    def ring(self) -> list[str]:
        if self.me is None:
            return []
        mine = self.view["seats"][self.me]
        ring = mine["ring"]
        houses = []
        for i in range(12):
            house = ring["houses"][(ring["start"] + i) % 12]
            sign = "*" if house["worker"] else "$" if house["symbol"] == "coin" else "o"
            houses.append(self.short(house["colour"]) + sign)
        lines = [
            self.say("ring-arrows", these=self.colours(ring["arrows"]), houses=" ".join(houses[9:])),
            self.say("ring-sectors", these=" ".join(houses[:9])),
            self.say("ring-shows", number=ring["workers"], coins=ring["coins"], fountains=ring["fountains"]),
            self.say("hand-list", these=self.some(say.seafood_list(self.box, mine["hand"]))),
        ]
        for roof in mine["roofs"]:
            lines.append(self.say("roof-line", tile=say.tile(roof["tile"]), points=roof["points"]))
        return lines

    # ------------------------------------------------------------------ everybody

    def players(self) -> list[str]:
        lines: list[str] = []
        for seat, public in enumerate(self.view["seats"]):
            name = self.names[seat]
            shown = Phrase("player-you", {"player": name}) if seat == self.me else name
            lines.append(
                self.say(
                    "player-line",
                    player=shown,
                    colour=public["colour"],
                    points=public["points"],
                    coins=public["coins"],
                    privilege=public["privilege"],
                    place=say.place(public["boat"]),
                    cards=public["hand_size"],
                    sold=public["sold_number"],
                )
            )
            if public["cards"]:
                cards: list[Value] = [say.card(self.box, card) for card in public["cards"]]
                lines.append(self.say("player-cards", player=name, these=cards))
            if seat != self.me:
                lines += self._other(name, public)
        return lines

    def _other(self, name: Value, public: Mapping[str, Any]) -> list[str]:
        """What is open of another player's side, and what is not told of one's own elsewhere."""
        ring = public["ring"]
        lines = [self.say("player-ring", player=name, these=self.colours(ring["arrows"]), number=ring["workers"])]
        if public["prepared"]:
            lines.append(self.say("player-prepared", player=name, these=say.cubes(public["prepared"])))
        if public["roofs"]:
            tiles: list[Value] = [say.tile(roof["tile"]) for roof in public["roofs"]]
            lines.append(self.say("player-roofs", player=name, these=tiles))
        if public["pyramid"]:
            counts = {colour: list(public["pyramid"].values()).count(colour) for colour in COLOURS}
            lines.append(self.say("player-pyramid", player=name, these=say.cubes(counts)))
        if public["known"]:
            known = say.seafood_list(self.box, public["known"])
            lines.append(self.say("player-known", player=name, these=known))
        return lines
