"""The Gardener of Windmill Valley's solo game: its card, the back of the next one, and what it has collected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kade.display.parts import each, kept
from kade.display.svg import Markup, circle, group, join, path, rect, tip, words
from kade.games.windmill_valley.picture.rewards import sector
from kade.games.windmill_valley.picture.signs import NOTHING, badge, icon, rosette, tulip

CARD: Final = (100, 172)
SIZE: Final = (222, 232)
GLANCE: Final = (550, 48)
SECTIONS: Final = ("low", "middle", "high")


def gardener(
    data: Mapping[str, Any], view: Mapping[str, Any], seat: Mapping[str, Any], flat: bool = False
) -> list[Markup]:
    """The card that decides, the back that is read with it, the tiles and cards beside its board; 222 by 232. Flat:
    what it collected lies far to the right instead of below."""
    card = next((c for c in data["gardener_card"] if c["id"] == view["card"]), None)
    level = next(level for level in data["gardener_level"] if level["id"] == view["level"])
    front = (
        front_of(card)
        if card
        else group(tip("tip-gardener-none", rule="WV-7.5"), rect(0, 0, *CARD, 10, "slot"), icon("gardener", 50, 86, 44))
    )
    tiles = _collected("tiles", len(seat["tiles"]), level["vp_per_tile"])
    cards = _collected("cards", len(seat["cards"]), level["vp_per_farm_card"])
    scale = 0.82 if flat else 1
    return [
        front,
        *each(back_of(view["back"], view["deck"]), at=(112, 0)),
        *each(tiles, at=(440, 198) if flat else (0, 182), scale=scale),
        *each(cards, at=(536, 198) if flat else (112, 182), scale=scale),
    ]


@kept
def at_a_glance(data: Mapping[str, Any], view: Mapping[str, Any]) -> Markup:
    """What the card and the next one's back say, in a line."""
    card = next((c for c in data["gardener_card"] if c["id"] == view["card"]), None)
    says = _says(card) if card else {}
    spots = {"gate": 34, "low": 84, "middle": 114, "high": 144, "colour": 182, "place": 222, "order": 292}
    return join(
        (
            group(*(group(part, at=(spots[name], 24)) for name, part in says.items()), id="gardener-card"),
            path("M350 6V42", "month-line"),
            group(*_which(view["back"], in_a_line=True), at=(358, 6), id="gardener-deck"),
        )
    )


@kept
def front_of(card: Mapping[str, Any]) -> Markup:
    """Gate, lowering by section, colour, trade place, order of colours (WV-7.5 to 7.16)."""
    w, h = CARD
    spots = {
        "gate": (w / 2, 52),
        **{name: (w * (0.2 + 0.3 * i), 92) for i, name in enumerate(SECTIONS)},
        "colour": (w * 0.28, 128),
        "place": (w * 0.72, 128),
        "order": (w / 2, 158),
    }
    return group(
        rect(0, 0, w, h, 10, "card-paper"),
        path(f"M.7 28V9Q.7 .7 9 .7H{w - 9}Q{w - 0.7} .7 {w - 0.7} 9V28z", "card-band frame-start"),
        icon("gardener", 19, 14, 20, "on-dark"),
        words(w / 2 + 10, 20, card["id"], "on-band serif", font_size=14),
        *(group(part, at=spots[name]) for name, part in _says(card).items()),
        id="gardener-card",
        data_piece=f"gardener-{card['id']}",
        data_from="gardener-deck",
    )


def _says(card: Mapping[str, Any]) -> dict[str, Markup]:
    """What a card says, each around its own middle."""
    gate = card["floodgate"]
    shown = f"+{gate}" if gate > 0 else f"−{-gate}" if gate else "0"
    px, py = ((1, 0), (1, 1), (0, 1), (0, 0))[card["trade_place"] - 1]
    return {
        "gate": group(
            tip("tip-gardener-gate", number=gate, rule="WV-7.7"),
            icon("floodgate", -20, 0, 32),
            words(20, 8, shown, "strong-mid", font_size=22),
        ),
        **{name: _section(name, card["lower"][name]) for name in SECTIONS},
        "colour": group(
            tip("tip-gardener-colour", colour=card["colour"], rule="WV-7.15"), tulip(card["colour"], 0, 0, 34)
        ),
        "place": group(
            tip("tip-gardener-place", place=card["trade_place"], rule="WV-7.16"),
            rect(-16, -16, 32, 32, 5, "trade-mark"),
            circle(-9 + px * 18, -9 + py * 18, 5.5, "trade-dot"),
        ),
        "order": group(
            tip("tip-gardener-order", rule="WV-7.16"),
            *(tulip(colour, (i - 2) * 18, 0, 19) for i, colour in enumerate(card["order"])),
        ),
    }


def _section(name: str, strength: int) -> Markup:
    high = {"low": 8, "middle": 2, "high": -5}[name]
    return group(
        tip("tip-gardener-lower", section=name, number=strength, rule="WV-7.9"),
        rect(-13, -14, 26, 28, 5, "gauge-box"),
        path(f"M-12 {high}q6-4 12 0t12 0V13h-24z", "gauge-water"),
        words(0, 5, strength or "–", "strong-mid", font_size=15),
    )


@kept
def back_of(back: Mapping[str, str], deck: int) -> Markup:
    """The back of the card on top of the deck: which common tile, which dearer one, which farm card (WV-7.11, 7.12)."""
    return group(
        rect(4, 4, *CARD, 10, "pile") if deck > 1 else NOTHING,
        rect(0, 0, *CARD, 10, "card-paper"),
        rect(5, 5, CARD[0] - 10, CARD[1] - 10, 7, "gardener-back"),
        icon("enhance", 24, 26, 18),
        icon("farm", 17, 133, 19),
        *_which(back),
        badge(deck, CARD[0] - 12, CARD[1] - 10, 11),
        id="gardener-deck",
    )


def _which(back: Mapping[str, str], in_a_line: bool = False) -> list[Markup]:
    """Tiles and farm cards, those marked that it takes."""
    common = ("left", "right").index(back["common"])
    second = ("uncommon", "unique").index(back["second"])
    farm = ("left", "middle", "right").index(back["farm"])
    marks = (("common", common == 0), ("common", common == 1), ("uncommon", second == 0), ("unique", second == 1))
    columns, (left, top), (card_left, card_top) = (4, (0, 8), (124, 3)) if in_a_line else (2, (24, 52), (30, 118))
    return [
        tip("tip-gardener-back", common=back["common"], second=back["second"], farm=back["farm"], rule="WV-7.11"),
        *(_tile(left + i % columns * 30, top + i // columns * 30, kind, on) for i, (kind, on) in enumerate(marks)),
        *(
            rect(card_left + i * 22, card_top, 19, 30, 3, "mini-card on" if i == farm else "mini-card")
            for i in range(3)
        ),
    ]


def _tile(x: float, y: float, kind: str, on: bool) -> Markup:
    shape = sector(16, 38, -2.0, -1.14, x + 8, y + 36)
    return join((path(shape, f"sector tile-{kind}"), path(shape, "mark-on") if on else NOTHING))


@kept
def _collected(what: str, number: int, each: int) -> Markup:
    return group(
        tip(f"tip-gardener-{what}", number=number, each=each, points=number * each, rule="WV-7.18"),
        rect(0, 0, 106, 46, 8, "well"),
        icon("enhance" if what == "tiles" else "farm", 22, 23, 28),
        words(42, 29, f"×{number}", "count", font_size=17),
        rosette(each, 86, 23, 30),
        id=f"gardener-{what}",
    )
