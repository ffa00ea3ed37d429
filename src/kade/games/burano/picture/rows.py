"""The panels of the table, each with what it reads of a view. What is drawn is in the modules beside this one."""

from __future__ import annotations

from typing import Final

from kade.display.panel import Panel, View
from kade.display.panel_cache import ByEdition, PanelCache
from kade.display.svg import Markup
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture import cards, island, lagoon, players, pyramid, ring, season, workshops

GAME: Final = "burano"
NOTHING: Final = Markup("")

Size = tuple[int, int]


class Picture(PanelCache):
    """All that is drawn of one edition: the static parts once, the moving parts as long as they are remembered."""

    def __init__(self, printed: BuranoPrinted) -> None:
        self.printed = printed
        self.sea = lagoon.Sea(printed)
        self.static = {
            "lagoon": lagoon.static_lagoon(self.sea),
            "lagoon-compact": lagoon.static_lagoon(self.sea, lagoon.GROWN),
            "above": island.static_plan(self.sea.ground),
            "workshops": workshops.static_workshops(printed),
            "ring": ring.static_ring(),
            "pyramid": pyramid.static_pyramid(),
            "moves": pyramid.static_moves(printed),
            "player": players.static_seat(),
        }
        super().__init__()

    def panels(self, view: View) -> list[Panel]:
        """The panels of a view, the board first; ring, pyramid, moves and hand only for who sits at the table."""
        seated = view["seat"] is not None
        found = [self._once("lagoon", lagoon.READS, view, self._lagoon)]
        if view["over"]:
            found.append(self._once("result", players.RESULT_READS, view, self._result))
        if seated:
            found.append(self._once("pyramid", pyramid.READS, view, self._pyramid))
            found.append(self._once("moves", pyramid.MOVES_READS, view, self._moves))
            found.append(self._once("ring", ring.READS, view, self._ring))
        found.append(self._once("season", season.READS, view, self._season))
        found.append(self._once("workshops", workshops.READS, view, self._workshops))
        if seated:
            found.append(self._once("hand", cards.HAND_READS, view, self._hand))
        for seat in range(view["players"]):
            found.append(self._player(view, seat))
        found.append(self._once("seafood", cards.SEAFOOD_READS, view, self._seafood))
        found.append(self._once("ships", cards.SHIPS_READS, view, self._ships))
        found.append(self._once("buildings", cards.BUILDINGS_READS, view, self._buildings))
        found.append(self._once("stock", cards.STOCK_READS, view, self._stock))
        found.append(self._once("above", island.PLAN_READS, view, self._above))
        return found

    def _player(self, view: View, seat: int) -> Panel:
        """What others have changes nothing in a player's panel."""
        alone = {**view, "seats": [view["seats"][seat]]}
        return self._once(f"player-{seat}", players.SEAT_READS, alone, lambda _: self._seat(view, seat))

    def _panel(
        self,
        id: str,
        role: str,
        size: Size,
        moving: Markup,
        seat: int | None = None,
        compact: tuple[Size, Markup] | None = None,
        part: str | None = None,
    ) -> Panel:
        """A panel; `part` names its static half, `compact` is the size and drawing for a phone."""
        title = "label-" + ("player" if id.startswith("player-") else id)
        static = self.static.get(part or id, NOTHING)
        small = None
        if compact is not None:
            ground = self.static.get(f"{id}-compact", NOTHING)
            small = Panel(id, GAME, role, title, *compact[0], ground, compact[1], seat)
        return Panel(id, GAME, role, title, *size, static, moving, seat, small)

    # ------------------------------------------------------------ boards and displays

    def _lagoon(self, view: View) -> Panel:
        houses = island.moving_island(self.sea.ground, view)
        small = (lagoon.SIZE, lagoon.moving_lagoon(self.sea, view, houses, lagoon.GROWN))
        moving = lagoon.moving_lagoon(self.sea, view, houses)
        return self._panel("lagoon", "board", lagoon.SIZE, moving, compact=small)

    def _season(self, view: View) -> Panel:
        small = (season.STRIP, season.strip_season(self.printed, view))
        moving = season.moving_season(self.printed, view)
        return self._panel("season", "display", season.SIZE, moving, compact=small)

    def _workshops(self, view: View) -> Panel:
        moving = workshops.moving_workshops(self.printed, view)
        return self._panel("workshops", "display", workshops.SIZE, moving)

    def _seafood(self, view: View) -> Panel:
        return self._panel("seafood", "display", cards.SEAFOOD_SIZE, cards.moving_seafood(view))

    def _ships(self, view: View) -> Panel:
        moving = cards.moving_ships(self.printed, view)
        return self._panel("ships", "display", cards.SHIPS_SIZE, moving)

    def _buildings(self, view: View) -> Panel:
        moving = cards.moving_buildings(self.printed, view)
        return self._panel("buildings", "display", cards.BUILDINGS_SIZE, moving)

    def _stock(self, view: View) -> Panel:
        return self._panel("stock", "display", cards.STOCK_SIZE, cards.moving_stock(view))

    def _above(self, view: View) -> Panel:
        ground = self.sea.ground
        moving = island.moving_plan(ground, view)
        return self._panel("above", "board", island.plan_size(ground), moving)

    # ------------------------------------------------------------ one's own, and everybody's

    def _ring(self, view: View) -> Panel:
        return self._panel("ring", "hand", ring.SIZE, ring.moving_ring(view), view["seat"])

    def _pyramid(self, view: View) -> Panel:
        size = (pyramid.WIDTH, pyramid.height(view))
        return self._panel("pyramid", "hand", size, pyramid.moving_pyramid(view), view["seat"])

    def _moves(self, view: View) -> Panel:
        moving = pyramid.moving_moves(view)
        return self._panel("moves", "hand", pyramid.MOVES_SIZE, moving, view["seat"])

    def _hand(self, view: View) -> Panel:
        small = (cards.HAND_COMPACT, cards.compact_hand(self.printed, view))
        moving = cards.moving_hand(self.printed, view)
        return self._panel("hand", "hand", cards.HAND_SIZE, moving, view["seat"], small)

    def _seat(self, view: View, seat: int) -> Panel:
        small = (players.CHIP_SIZE, players.compact_seat(view, seat))
        moving = players.moving_seat(self.printed, view, seat)
        size = players.SEAT_SIZE
        return self._panel(f"player-{seat}", "player", size, moving, seat, small, "player")

    def _result(self, view: View) -> Panel:
        small = (players.result_size(view, players.SLIM), players.moving_result(view, players.SLIM))
        moving = players.moving_result(view, players.WIDE)
        size = players.result_size(view, players.WIDE)
        return self._panel("result", "score", size, moving, compact=small)


picture: Final = ByEdition(Picture)


def panels(box: BuranoPrinted, view: View) -> list[Panel]:
    return picture(box).panels(view)
