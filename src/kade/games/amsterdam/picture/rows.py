"""The panels of the table, each with what it reads of a view. What is drawn is in the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kade.display.panel import Panel, View, panel
from kade.display.panel_cache import ByEdition, PanelCache
from kade.display.svg import Markup
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.picture import cards, city, contracts, players
from kade.games.amsterdam.picture.map import Map

GAME: Final = "amsterdam"

NOTHING: Final = Markup("")
_panel: Final = partial(panel, GAME)


class Picture(PanelCache):
    """All that is drawn of one edition: the static parts once, the moving parts as long as they are remembered."""

    def __init__(self, printed: AmsterdamPrinted) -> None:
        self.world = Map(printed)
        self.city = city.static_city(self.world)
        self.names = city.names(self.world)
        self.short_names = city.short_names(self.world)
        self.row = cards.static_row()
        self.hand = cards.static_hand(self.world)
        super().__init__()

    def panels(self, view: View) -> list[Panel]:
        """The panels of a view, the board first; a hand and contracts only for who sits at the table."""
        found = [self._once("city", city.CITY_READS, view, self._city)]
        if view["over"]:
            found.append(self._once("result", players.RESULT_READS, view, self._result))
        if view["seat"] is not None:
            found.append(self._once("hand", cards.HAND_READS, view, self._hand))
        for seat in range(view["players"]):
            found.append(self._once(f"player-{seat}", players.SEAT_READS, view, self._seat(seat)))
        found.append(self._once("row", cards.ROW_READS, view, self._row))
        if view["seat"] is not None:
            found.append(self._once("contracts", contracts.READS, view, self._contracts))
        found.append(self._once("merchandise", players.GOODS_READS, view, self._goods))
        return found

    def _city(self, view: View) -> Panel:
        moving, compact = (city.moving_city(self.world, view, labels) for labels in (self.names, self.short_names))
        size = (self.world.width, self.world.height)
        small = _panel("city", "board", "label-city", size, self.city, compact)
        return _panel("city", "board", "label-city", size, self.city, moving, compact=small)

    def _row(self, view: View) -> Panel:
        small = _panel("row", "display", "label-row", (396, 84), NOTHING, cards.compact_row(view))
        return _panel("row", "display", "label-row", cards.ROW_SIZE, self.row, cards.moving_row(view), compact=small)

    def _hand(self, view: View) -> Panel:
        seat: int = view["seat"]
        small = _panel("hand", "hand", "label-hand", (396, 90), NOTHING, cards.compact_hand(view), seat)
        return _panel("hand", "hand", "label-hand", cards.HAND_SIZE, self.hand, cards.moving_hand(view), seat, small)

    def _contracts(self, view: View) -> Panel:
        drawn: list[Panel] = []
        for width, across in ((contracts.COMPACT_WIDTH, 2), (contracts.WIDTH, 3)):
            drawn.append(
                _panel(
                    "contracts",
                    "hand",
                    "label-contracts",
                    (width, contracts.height(view, across)),
                    NOTHING,
                    contracts.moving_contracts(self.world, view, across),
                    view["seat"],
                    drawn[0] if drawn else None,
                )
            )
        return drawn[1]

    def _seat(self, seat: int) -> Callable[[View], Panel]:
        def draw(view: View) -> Panel:
            id = f"player-{seat}"
            small = _panel(id, "player", "label-player", (125, 52), NOTHING, players.compact_seat(view, seat), seat)
            return _panel(
                id,
                "player",
                "label-player",
                players.SEAT_SIZE,
                players.static_seat(seat),
                players.moving_seat(self.world, view, seat),
                seat,
                small,
            )

        return draw

    def _goods(self, view: View) -> Panel:
        return _panel(
            "merchandise",
            "display",
            "label-merchandise",
            players.GOODS_SIZE,
            NOTHING,
            players.moving_goods(self.world, view),
        )

    def _result(self, view: View) -> Panel:
        small = _panel(
            "result",
            "score",
            "label-result",
            players.result_size(view, players.SLIM),
            NOTHING,
            players.moving_result(self.world, view, players.SLIM),
        )
        return _panel(
            "result",
            "score",
            "label-result",
            players.result_size(view, players.WIDE),
            NOTHING,
            players.moving_result(self.world, view, players.WIDE),
            compact=small,
        )


picture: Final = ByEdition(Picture)


def panels(box: AmsterdamPrinted, view: View) -> list[Panel]:
    return picture(box).panels(view)
