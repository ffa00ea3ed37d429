"""What lies open to be taken in Windmill Valley: wheel tiles and farm cards with their stacks; cards peeked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import each, kept
from kade.display.svg import Markup, group, join, message, path, rect, tip, words
from kade.games.windmill_valley.picture.cards import CARD, Cards, farm_card, starting_card
from kade.games.windmill_valley.picture.rewards import keystone
from kade.games.windmill_valley.picture.signs import NOTHING, coin, icon, ring
from kade.games.windmill_valley.picture.tips import tile_tip
from kade.games.windmill_valley.picture.wheels import Tiles

READS: Final = ("display", "cards", "stacks", "known", "about.tile")
SIZE: Final = (564, 206)
COMPACT: Final = (390, 434)
PEEK_READS: Final = ("peek", "seat")
OFFER_READS: Final = ("wish",)
_TILE: Final = (88, 74)
_PILES: Final = ("common", "uncommon", "unique")


def moving_displays(data: Mapping[str, Any], view: View, tiles: Tiles, cards: Cards) -> list[Markup]:
    """Four tiles with their prices, their stacks, three farm cards and their stack; on a desk side by side."""
    return [*_tiles(data, view, tiles), *each(_cards(data, view, cards), at=(250, 0))]


def compact_displays(data: Mapping[str, Any], view: View, tiles: Tiles, cards: Cards) -> list[Markup]:
    """The same one below the other, larger."""
    return [
        *each(_tiles(data, view, tiles), at=(55, 0), scale=1.12),
        *each(_cards(data, view, cards), at=(14, 226), scale=1.02),
    ]


def _tiles(data: Mapping[str, Any], view: View, tiles: Tiles) -> list[Markup]:
    known, costs = view["known"], data["tile_costs"]
    return [
        *(
            _tile(costs, i, tiles.get(name) if name else None, name == view["about"].get("tile"))
            for i, name in enumerate(view["display"])
        ),
        *(_stack(pile, view["stacks"][pile], known.get(pile, []), 198, 4 + i * 46) for i, pile in enumerate(_PILES)),
        _refresh(costs["refresh"], "tiles", 198, 152),
    ]


@kept
def _tile(costs: Mapping[str, int], i: int, tile: Mapping[str, Any] | None, chosen: bool) -> Markup:
    at = (6 + i % 2 * 94, 6 + i // 2 * 100)
    w, h = _TILE
    if tile is None:
        return group(tip("tip-empty", rule="WV-4.35"), rect(8, 4, w - 16, h - 8, 8, "slot"), at=at, id=f"tile-{i}")
    price = costs[tile["rarity"]]
    return group(
        tile_tip("tip-tile", tile, cost=price, rule="WV-4.4"),
        ring(w - 2, h + 2, 1, -3, 14, 2),
        keystone(tile, w, h),
        coin(price, w / 2, h + 10, 22) if price else message(w / 2, h + 15, "label-free", "quiet mid", font_size=12.5),
        at=at,
        id=f"tile-{i}",
        class_="tile chosen" if chosen else "tile",
        data_piece=f"tile-{i}-{tile['id']}",
        data_from=f"stack-{tile['rarity']}",
    )


@kept
def _stack(pile: str, number: int, known: list[str | None], x: float, y: float) -> Markup:
    """A face-down stack of tiles; an eye when the viewer knows what lies on top."""
    eye = icon("peek", 36, 6, 16) if known else NOTHING
    return group(
        tip("tip-stack", pile=pile, number=number, known=len(known), rule="WV-2.1"),
        ring(42, 38, 0, 0, 9, 2),
        path("M1 8Q21-3 41 8L36 36Q21 30 6 36z", f"sector tile-{pile}"),
        path("M6 10Q21 2 36 10L32 31Q21 27 10 31z", "tile-back"),
        words(21, 25, number, "on-plate", font_size=15),
        eye,
        at=(x, y),
        id=f"stack-{pile}",
        class_="stack",
    )


@kept
def _refresh(cost: int, what: str, x: float, y: float) -> Markup:
    return group(
        tip(f"tip-refresh-{what}", guilders=cost, rule="WV-4.5" if what == "tiles" else "WV-4.8"),
        rect(-3, -2, 48, 48, 9, "hit"),
        ring(42, 44, 0, 0, 10, 2),
        rect(0, 0, 42, 44, 9, "button-plate"),
        icon("refresh", 19, 19, 28),
        coin(cost, 31, 33, 20),
        at=(x, y),
        id=f"refresh-{what}",
        class_="refresh",
    )


def _cards(data: Mapping[str, Any], view: View, cards: Cards) -> list[Markup]:
    return [
        *(_card(i, cards[name] if name else None) for i, name in enumerate(view["cards"])),
        _farm_stack(view["stacks"]["farm"], len(view["known"].get("farm", []))),
        _refresh(data["tile_costs"]["refresh"], "cards", 268, 152),
    ]


@kept
def _farm_stack(number: int, known: int) -> Markup:
    return group(
        tip("tip-stack", pile="farm", number=number, known=known, rule="WV-2.2"),
        ring(42, 58, 0, 0, 9, 2),
        rect(0, 0, 42, 58, 7, "card-paper"),
        rect(4, 4, 34, 50, 5, "card-back"),
        icon("farm", 21, 20, 22),
        words(21, 48, number, "on-plate", font_size=15),
        icon("peek", 38, 4, 16) if known else NOTHING,
        at=(268, 8),
        id="stack-farm",
        class_="stack",
    )


@kept
def _card(i: int, card: Mapping[str, Any] | None) -> Markup:
    at = (2 + i * 88, 8)
    if card is None:
        return group(tip("tip-empty", rule="WV-4.35"), rect(0, 0, *CARD, 10, "slot"), at=at, id=f"card-{i}")
    return group(
        farm_card(card, f"card-{i}"),
        at=at,
        id=f"card-{i}",
        class_="farm-card",
        data_piece=f"shown-{card['id']}",
        data_from="stack-farm",
    )


# ---------------------------------------------------------------- peeking, and the first choice


def peek_size(view: View) -> tuple[int, int]:
    return 390, 206 if view["peek"]["pile"] == "farm" else 110


def moving_peek(data: Mapping[str, Any], view: View, tiles: Tiles, cards: Cards) -> Markup:
    """What the viewer secretly sees of a stack (WV-5.6)."""
    shown = []
    for i, name in enumerate(view["peek"]["cards"]):
        if view["peek"]["pile"] == "farm":
            shown.append(
                group(
                    ring(*CARD, 0, 0, 12, 3),
                    farm_card(cards[name], f"peek-{i}"),
                    at=(20 + i * 120, 10),
                    id=f"peek-{i}",
                    class_="farm-card",
                )
            )
        else:
            tile = tiles[name]
            shown.append(
                group(
                    tile_tip("tip-tile", tile, cost=data["tile_costs"][tile["rarity"]], rule="WV-5.6"),
                    ring(_TILE[0], _TILE[1], 0, 0, 14, 3),
                    keystone(tile, *_TILE),
                    at=(20 + i * 120, 18),
                    id=f"peek-{i}",
                    class_="tile",
                )
            )
    return join(shown)


def moving_offer(data: Mapping[str, Any], view: View, cards: Cards) -> Markup:
    """The starting cards to choose from, each with the wish on its back (WV-2.6)."""
    wishes = {wish["id"]: wish for wish in data["wish"]}
    offer = view["wish"]["offer"]
    pitch = min(100.0, 380 / max(1, len(offer)))
    scale = min(1.0, (pitch - 6) / CARD[0])
    drawn = []
    for i, name in enumerate(offer):
        wish = group(wish_sign(wishes[cards[name]["wish"]], 0, 0, 22))
        drawn.append(group(starting_card(cards[name], wish, f"start-{name}"), at=(8 + i * pitch, 10), scale=scale))
    return join(drawn)


def wish_sign(wish: Mapping[str, Any], x: float, y: float, s: float) -> Markup:
    """What the Queen wishes: six tools, three kinds of contracts, certain patches, four windmills, six tiles."""
    kind = wish["kind"]
    if kind == "tools":
        return join(
            (
                icon("tool", x - s * 0.5, y, s),
                words(x + s * 0.45, y + s * 0.25, f"×{wish['count']}", "beside", font_size=round(s * 0.66, 1)),
            )
        )
    if kind == "contract_frames":
        return join(
            rect(x + (i - 1) * s * 0.7 - s * 0.25, y - s * 0.4, s * 0.5, s * 0.8, 2, f"card-band frame-{frame}")
            for i, frame in enumerate(wish["frames"])
        )
    if kind == "patches":
        return _patch_map(wish["patches"], x, y, s)
    if kind == "connected_windmills":
        chain = path(f"M{x - s * 1.2:.1f} {y + s * 0.35:.1f}h{s * 2.4:.1f}", "chain")
        return join((chain, *(icon("windmill", x + (i - 1.5) * s * 0.75, y, s * 0.8) for i in range(wish["count"]))))
    gold = join(
        rect(
            x + s * (0.55 + i * 0.42) - s * 0.9,
            y - s * 0.3,
            s * 0.36,
            s * 0.6,
            3,
            "sector tile-unique" if i >= wish["uncommon"] else "sector tile-uncommon",
        )
        for i in range(wish["uncommon"] + wish["unique"])
    )
    return join((words(x - s * 1.05, y + s * 0.25, f"{wish['count']}:", "beside", font_size=round(s * 0.66, 1)), gold))


def _patch_map(patches: list[list[int]], x: float, y: float, s: float) -> Markup:
    """A small farm board with the rows filled as far as the wish asks."""
    reach: dict[int, int] = {}
    for row, column in patches:
        reach[row] = max(reach.get(row, 0), column)
    k = s * 0.34
    return join(
        rect(
            x + (c - 4.5) * k,
            y + (r - 3) * k,
            k * 0.86,
            k * 0.86,
            1,
            "plot wanted" if [r, c] in patches else "plot before" if c <= reach.get(r, 0) else "plot idle",
        )
        for r in range(1, 5)
        for c in range(1, 8)
    )
