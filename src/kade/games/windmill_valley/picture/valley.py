"""The main board of Windmill Valley: the map with the water beside it, or on a phone below it with the market; the
market from close by, and the water in a few figures."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.parts import again, each
from kade.display.svg import Markup, group, join
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.picture import market, polder, water
from kade.games.windmill_valley.picture.cards import deck
from kade.games.windmill_valley.picture.wheels import forecast

COLUMN: Final = polder.HEIGHT / water.COLUMN[1]  # scale of the water beside the map
STRIP: Final = polder.WIDTH / water.STRIP[0]  # and of the water below it
GAP: Final = 16
AHEAD: Final = (89, 48, 4)  # on a phone: what the wheels will show, right below the floodgate
LEFT: Final = round(water.COLUMN[0] * COLUMN) + GAP
BELOW: Final = polder.HEIGHT + GAP
AHEAD_AT: Final = BELOW + round(water.STRIP[1] * STRIP) + GAP
LOWEST: Final = AHEAD_AT + round(AHEAD[1] * STRIP) + GAP
SIZE: Final = (LEFT + polder.WIDTH, polder.HEIGHT)
GLANCE: Final = (polder.WIDTH, polder.HEIGHT)
PHONE: Final = (polder.WIDTH, LOWEST + market.STRIP[1])
MARKET_READS: Final = ("windmills", "market", "about.space", "seat", "own.area")
READS: Final = (
    "windmills",
    "market",
    "about.space",
    "water",
    "gate",
    "turns_left",
    "ending",
    "seat",
    "own.wheels",
    "own.calendar",
)


class Valley:
    """What is printed in an edition's box, as the drawings look it up."""

    def __init__(self, printed: WindmillPrinted) -> None:
        self.data = printed.data
        self.tiles = {tile["id"]: tile for tile in self.data["tile"]}
        self.cards = deck(self.data)


def static_valley(valley: Valley, view: View, seat: int) -> Markup:
    data = valley.data
    land = group(polder.static_polder(data), market.static_market(data), at=(LEFT, 0))
    return join((group(water.static_column(data), scale=COLUMN), land))


def moving_valley(valley: Valley, view: View, seat: int) -> list[Markup]:
    data = valley.data
    land = [*polder.moving_polder(data, view), *market.moving_market(data, view)]
    return [*each(water.moving_column(data, view), scale=COLUMN), *each(land, at=(LEFT, 0))]


def static_glance(valley: Valley, view: View, seat: int) -> Markup:
    return join((polder.static_polder(valley.data, figures=False), market.static_market(valley.data, bare=True)))


def moving_glance(valley: Valley, view: View, seat: int) -> list[Markup]:
    """Land, windmills and markers, to see who is where."""
    return [*polder.standing(valley.data, view), *market.bare_markers(valley.data, view)]


def static_market(valley: Valley, view: View, seat: int) -> Markup:
    """The middle of the map from close by: what the board shows already, large enough to decide."""
    data = valley.data
    land = again([polder.static_polder(data), market.static_market(data, near=True)])
    return market.static_near(land)


def moving_market(valley: Valley, view: View, seat: int) -> list[Markup]:
    data = valley.data
    land = again([*polder.standing(data, view), *market.moving_market(data, view, near=True)])
    return [*market.near(land), market.coming(view["market"], view["seats"][view["seat"]]["area"])]


def static_phone(valley: Valley, view: View, seat: int) -> Markup:
    data = valley.data
    return join(
        (
            polder.static_polder(data, far=True),
            market.static_market(data, bare=True),
            group(water.static_strip(data), at=(0, BELOW), scale=STRIP),
            group(market.static_strip(data), at=(0, LOWEST)),
        )
    )


def moving_phone(valley: Valley, view: View, seat: int) -> list[Markup]:
    data = valley.data
    return [
        *polder.moving_polder(data, view, far=True),
        *market.bare_markers(data, view),
        *each(water.moving_strip(data, view), at=(0, BELOW), scale=STRIP),
        *each(_ahead(valley, view), at=(3 * STRIP, AHEAD_AT), scale=STRIP),
        *each(market.moving_strip(view), at=(0, LOWEST)),
    ]


def _ahead(valley: Valley, view: View) -> list[Markup]:
    """What the viewer's wheels will show, beside the floodgate too where the wheels are far away."""
    seat = view["seat"]
    if seat is None:
        return []
    own = view["seats"][seat]
    months = len(valley.data["calendar"])
    return again(forecast(seat, own["wheels"], own["calendar"], view["gate"], months, valley.tiles, AHEAD))
