"""The panels of the table, each with what it reads of a view. What is drawn is in the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kade.display.panel import Panel, View, panel
from kade.display.panel_cache import ByEdition, PanelCache
from kade.display.svg import Markup, group, join
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.picture import boards, calendar, displays, market, players, polder, water
from kade.games.windmill_valley.picture.cards import deck
from kade.games.windmill_valley.picture.wheels import forecast

GAME: Final = "windmill-valley"
NOTHING: Final = Markup("")
_panel: Final = partial(panel, GAME)

COLUMN: Final = polder.HEIGHT / water.COLUMN[1]  # scale of the water beside the map
STRIP: Final = polder.WIDTH / water.STRIP[0]  # and of the water below it
GAP: Final = 16
AHEAD: Final = (89, 48, 4)  # on a phone: what the wheels will show, right below the floodgate
POLDER_READS: Final = (
    "windmills",
    "market",
    "about",
    "water",
    "gate",
    "turns_left",
    "ending",
    "seat",
    "own.wheels",
    "own.calendar",
)


class Picture(PanelCache):
    """All that is drawn of one edition: the static parts once, the moving parts as long as they are remembered."""

    def __init__(self, printed: WindmillPrinted) -> None:
        self.data = printed.data
        self.tiles = {tile["id"]: tile for tile in self.data["tile"]}
        self.cards = deck(self.data)
        self.left = round(water.COLUMN[0] * COLUMN) + GAP
        self.below = polder.HEIGHT + GAP
        self.ahead = self.below + round(water.STRIP[1] * STRIP) + GAP
        self.lowest = self.ahead + round(AHEAD[1] * STRIP) + GAP
        self.polder = self._static_polder()
        self.small_polder = self._static_small_polder()
        self._boards: dict[tuple[int, str], Markup] = {}
        super().__init__()

    def panels(self, view: View) -> list[Panel]:
        """The panels of a view, the map first; the viewer's own board is larger, and only its own shows what comes."""
        own = view["seat"]
        seats = range(len(view["seats"]))
        found = [self._once("polder", POLDER_READS, view, self._polder)]
        if view["over"]:
            found.append(self._once("result", players.RESULT_READS, view, self._result))
        if view["wish"]["offer"]:
            found.append(self._once("offer", displays.OFFER_READS, view, self._offer))
        if view["peek"] and "cards" in view["peek"]:
            found.append(self._once("peek", displays.PEEK_READS, view, self._peek))
        if own is not None:
            found.append(self._once(f"own-{own}", boards.READS, view, self._board(own, True)))
        found += [self._once(f"player-{seat}", players.SEAT_READS, view, self._seat(seat)) for seat in seats]
        found.append(self._once("displays", displays.READS, view, self._displays))
        found.append(self._once("calendar", calendar.READS, view, self._calendar))
        found += [
            self._once(f"farm-{seat}", boards.READS, view, self._board(seat, False)) for seat in seats if seat != own
        ]
        return found

    # ------------------------------------------------------------ the map with the water

    def _static_polder(self) -> Markup:
        return join(
            (
                group(water.static_column(self.data), scale=COLUMN),
                group(
                    polder.static_polder(self.data, False), market.static_market(self.data, False), at=(self.left, 0)
                ),
            )
        )

    def _static_small_polder(self) -> Markup:
        return join(
            (
                polder.static_polder(self.data, True),
                market.static_market(self.data, True),
                group(water.static_strip(self.data), at=(0, self.below), scale=STRIP),
                group(market.static_strip(self.data), at=(0, self.lowest)),
            )
        )

    def _polder(self, view: View) -> Panel:
        moving = join(
            (
                group(water.moving_column(self.data, view), scale=COLUMN),
                group(polder.moving_polder(self.data, view), market.moving_market(self.data, view), at=(self.left, 0)),
            )
        )
        small = join(
            (
                polder.moving_polder(self.data, view),
                market.bare_markers(self.data, view),
                group(water.moving_strip(self.data, view), at=(0, self.below), scale=STRIP),
                group(self._ahead(view), at=(3 * STRIP, self.ahead), scale=STRIP),
                group(market.moving_strip(view), at=(0, self.lowest)),
            )
        )
        size = (polder.WIDTH, self.lowest + market.STRIP[1])
        compact = _panel("polder", "board", "label-polder", size, self.small_polder, small)
        whole = (self.left + polder.WIDTH, polder.HEIGHT)
        return _panel("polder", "board", "label-polder", whole, self.polder, moving, compact=compact)

    def _ahead(self, view: View) -> Markup:
        """What the viewer's wheels will show, beside the floodgate too where the wheels are far away."""
        if view["seat"] is None:
            return NOTHING
        own = view["seats"][view["seat"]]
        return forecast(
            view["seat"],
            own["wheels"],
            own["calendar"],
            view["gate"],
            len(self.data["calendar"]),
            self.tiles,
            AHEAD,
            again=True,
        )

    # ------------------------------------------------------------ displays

    def _displays(self, view: View) -> Panel:
        small = _panel(
            "displays",
            "display",
            "label-displays",
            displays.COMPACT,
            NOTHING,
            displays.compact_displays(self.data, view, self.tiles, self.cards),
        )
        return _panel(
            "displays",
            "display",
            "label-displays",
            displays.SIZE,
            NOTHING,
            displays.moving_displays(self.data, view, self.tiles, self.cards),
            compact=small,
        )

    def _calendar(self, view: View) -> Panel:
        small = _panel(
            "calendar", "display", "label-calendar", calendar.COMPACT, NOTHING, calendar.compact_table(self.data, view)
        )
        return _panel(
            "calendar",
            "display",
            "label-calendar",
            calendar.SIZE,
            NOTHING,
            calendar.moving_table(self.data, view),
            compact=small,
        )

    def _offer(self, view: View) -> Panel:
        return _panel(
            "offer", "display", "label-offer", (396, 206), NOTHING, displays.moving_offer(self.data, view, self.cards)
        )

    def _peek(self, view: View) -> Panel:
        return _panel(
            "peek",
            "hand",
            "label-peek",
            displays.peek_size(view),
            NOTHING,
            displays.moving_peek(self.data, view, self.tiles, self.cards),
            view["seat"],
        )

    # ------------------------------------------------------------ players

    def _board(self, seat: int, own: bool) -> Callable[[View], Panel]:
        id = f"own-{seat}" if own else f"farm-{seat}"
        role = "hand" if own else "display"

        def draw(view: View) -> Panel:
            title, *layouts = _board_of(own, view["seats"][seat]["gardener"])
            drawn: Panel | None = None
            for layout in reversed(layouts):
                moving = boards.moving_board(self.data, view, seat, layout, self.tiles, self.cards)
                static = self._static_board(seat, layout, view["seats"][seat]["gardener"])
                drawn = _panel(id, role, title, layout.size, static, moving, seat, drawn)
            assert drawn is not None
            return drawn

        return draw

    def _static_board(self, seat: int, layout: boards.Layout, alone: bool) -> Markup:
        key = (seat, f"{layout.size} {alone}")
        if key not in self._boards:
            self._boards[key] = boards.static_board(self.data, seat, layout, alone)
        return self._boards[key]

    def _seat(self, seat: int) -> Callable[[View], Panel]:
        def draw(view: View) -> Panel:
            id = f"player-{seat}"
            small = _panel(
                id, "player", "label-player", players.CHIP_SIZE, NOTHING, players.compact_seat(view, seat), seat
            )
            return _panel(
                id, "player", "label-player", players.SEAT_SIZE, NOTHING, players.moving_seat(view, seat), seat, small
            )

        return draw

    def _result(self, view: View) -> Panel:
        small = _panel(
            "result",
            "score",
            "label-result",
            players.result_size(view, True),
            NOTHING,
            players.moving_result(view, True),
        )
        return _panel(
            "result",
            "score",
            "label-result",
            players.result_size(view, False),
            NOTHING,
            players.moving_result(view, False),
            compact=small,
        )


def _board_of(own: bool, gardener: bool) -> tuple[str, boards.Layout, boards.Layout]:
    """The title of a player's board and how it is laid out on a desk and on a phone."""
    if own:
        return "label-own", boards.OWN, boards.PHONE
    if gardener:
        return "section-gardener", boards.GARDENER, boards.PHONE_OTHER
    return "label-farm", boards.OTHER, boards.PHONE_OTHER


picture: Final = ByEdition(Picture)


def panels(box: WindmillPrinted, view: View) -> list[Panel]:
    return picture(box).panels(view)
