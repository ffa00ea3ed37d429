"""Transport cards of Amsterdam as drawn: faces, backs, the row with its decks, the viewer's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, message, path, rect, tip, words
from kade.games.amsterdam.picture.map import Map
from kade.games.amsterdam.picture.signs import COLOURS, badge, card_mini, mark, seal, vehicle

WIDTH: Final = 100  # of a card in its own units
HEIGHT: Final = 146


# ---------------------------------------------------------------- faces and backs

_SKYLINE: Final = "M7 84V64h4v-5h4v-5h6v5h4v5h4v8l8-14 8 14v-12q0-10 8-12 8 2 8 12v8h3v-12h4v-5h6v5h4v12l7-10 7 10v22z"


@cache
def face(colour: str) -> Markup:
    """A card, its top left corner at 0 0: the vehicle on the quay, the mark in the corner where a fan shows it."""
    waves = (
        "M7 118q5.400-5 10.750 0t10.750 0 10.750 0 10.750 0 10.750 0 10.750 0 10.750 0 10.750 0"
        "V133Q93 139 87 139H13Q7 139 7 133z"
    )
    scene: tuple[Markup, ...]
    if colour == "wild":
        scene = (group(vehicle(colour), at=(50, 69)), path(waves, "card-water"))
    else:
        scene = (
            circle(50, 74, 33, "card-sun"),
            path(_SKYLINE, "card-town"),
            path("M7 84H93V121H7z", "card-quay"),
            path("M7 84H93", "card-line"),
            group(vehicle(colour), at=(50, 97)),
            path(waves, "card-water"),
            group(circle(0, 0, 15, "card-roundel"), group(mark(colour), scale=1.02), at=(24, 25)),
        )
    return group(
        rect(0, 0, WIDTH, HEIGHT, 12, "card-paper"),
        rect(7, 7, WIDTH - 14, HEIGHT - 14, 7, "card-ground"),
        *scene,
        rect(7, 7, WIDTH - 14, HEIGHT - 14, 7, "card-frame"),
        class_=f"c-{colour}",
    )


@cache
def back() -> Markup:
    """Delft tiles round a cart."""
    corners = join(
        path("M0 0q10 1 13 13-12-3-13-13zM0 0q2 9 9 9M0 0q9 2 9 9", "back-leaf", transform=t)
        for t in (
            "translate(13 13)",
            "translate(87 13) scale(-1 1)",
            "translate(13 133) scale(1 -1)",
            "translate(87 133) scale(-1 -1)",
        )
    )
    return group(
        rect(0, 0, WIDTH, HEIGHT, 12, "card-paper"),
        rect(7, 7, WIDTH - 14, HEIGHT - 14, 7, "back-ground"),
        rect(13, 13, WIDTH - 26, HEIGHT - 26, 4, "back-line"),
        corners,
        group(
            path("M-24-12H18L13 6H-20zM18-12L30-18M-16-12q2-8 9-6 4-7 10-1 7-2 9 7", "back-cart"),
            circle(-12, 9, 7, "back-cart"),
            circle(8, 9, 7, "back-cart"),
            at=(49, 62),
        ),
        path("M26 88q6-5 12 0t12 0 12 0 12 0M32 97q6-5 12 0t12 0 12 0", "back-cart"),
    )


@cache
def small_back() -> Markup:
    """The same where it is only counted."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, 12, "card-paper"),
        rect(7, 7, WIDTH - 14, HEIGHT - 14, 7, "back-ground"),
        path("M24 30H76V116H24zM36 84q7-9 14 0t14 0M36 66q7-9 14 0t14 0", "back-line"),
    )


@cache
def contract_back() -> Markup:
    """The back of a contract: a letter, sealed. Same size as a card lying down."""
    return group(
        rect(0, 0, HEIGHT, WIDTH, 12, "card-paper"),
        rect(6, 6, HEIGHT - 12, WIDTH - 12, 8, "letter"),
        path(
            f"M8 10L{HEIGHT / 2:.0f} 58 {HEIGHT - 8} 10M8 {WIDTH - 10}L56 44M{HEIGHT - 8} {WIDTH - 10}L90 44",
            "letter-fold",
        ),
        group(seal(17), path("M-6-6L6 6M6-6L-6 6", "seal-cross"), at=(HEIGHT / 2, 56)),
    )


def _stack(cards: int, x: float, y: float, width: float, height: float) -> Markup:
    """The edges of the cards beneath the top one: the pile's thickness."""
    layers = min(6, (cards - 1) // 4 + (1 if cards > 1 else 0))
    return join(rect(x + 2 * i, y + 2 * i, width, height, 8, "pile") for i in range(layers, 0, -1))


# ---------------------------------------------------------------- the row

ROW_READS: Final = ("row", "deck", "discards", "contract_deck")
ROW_SIZE: Final = (480, 138)
_SCALE: Final = 0.6


def static_row() -> Markup:
    """Five slots, and where the discards are counted."""
    slots = (rect(8 + i * 65, 8, 60, 87.6, 8, "slot") for i in range(5))
    return join((*slots, message(10, 124, "label-discards", "quiet", font_size=13.5)))


def moving_row(view: View) -> list[Markup]:
    """Cards to choose from, the deck, the discards by colour (all open, AM-1.6) and the contracts."""
    cards = [_slot(i, *card, 8 + i * 65, 8, _SCALE) for i, card in enumerate(_cards(view["row"]))]
    return [
        *cards,
        _deck(view["deck"], 335, 8, _SCALE),
        _contract_deck(view["contract_deck"], 411, 10, 0.4),
        words(441, 76, view["contract_deck"], "count", font_size=17, text_anchor="middle"),
        _discards(view["discards"]),
    ]


def _cards(row: Sequence[str | None]) -> list[tuple[str | None, int]]:
    """The colours of the row, each with the place where it comes first: equal cards are one choice."""
    return [(colour, row.index(colour)) for colour in row]


@kept
def _slot(i: int, colour: str | None, first: int, x: float, y: float, scale: float) -> Markup:
    """One place of the row. Of equal cards the later ones say which the first is (`data-like`)."""
    if colour is None:
        return group(
            tip("tip-gap", rule="AM-4.9"),
            rect(0, 0, WIDTH, HEIGHT, 12, "gap"),
            at=(x, y),
            scale=scale,
            id=f"row-{i}",
            class_="row-slot",
        )
    told = tip("tip-card-wild", rule="AM-4.3") if colour == "wild" else tip("tip-card", colour=colour, rule="AM-4.1")
    return group(
        told,
        _ring(WIDTH, HEIGHT),
        face(colour),
        at=(x, y),
        scale=scale,
        id=f"row-{i}",
        class_=f"card {colour}",
        data_piece=f"row-{i}-{colour}",
        data_from="deck",
        data_like=f"row-{first}" if first < i else None,
    )


def _ring(width: float, height: float) -> Markup:
    """What lights up when the client says that this may be chosen."""
    return rect(-5, -5, width + 10, height + 10, 16, "ring")


@kept
def _deck(cards: int, x: float, y: float, scale: float) -> Markup:
    """The face-down deck; its thickness tells how much is left."""
    told = tip("tip-deck", cards=cards, rule="AM-4.5")
    if not cards:
        return group(told, rect(0, 0, WIDTH, HEIGHT, 12, "gap"), at=(x, y), scale=scale, id="deck", class_="deck empty")
    return group(
        told,
        _stack(cards, 0, 0, WIDTH, HEIGHT),
        _ring(WIDTH, HEIGHT),
        back(),
        words(50, 126, cards, "on-back", font_size=26),
        at=(x, y),
        scale=scale,
        id="deck",
        class_="deck",
    )


@kept
def _contract_deck(contracts: int, x: float, y: float, scale: float) -> Markup:
    told = tip("tip-contract-deck", contracts=contracts, rule="AM-6.1")
    if not contracts:
        return group(
            told, rect(0, 0, HEIGHT, WIDTH, 12, "gap"), at=(x, y), scale=scale, id="contract-deck", class_="deck empty"
        )
    return group(
        told,
        _stack(contracts, 0, 0, HEIGHT, WIDTH),
        _ring(HEIGHT, WIDTH),
        contract_back(),
        at=(x, y),
        scale=scale,
        id="contract-deck",
        class_="deck contracts",
    )


@kept
def _discards(discards: Mapping[str, int]) -> Markup:
    told = tip("tip-discards", cards=sum(discards.values()), rule="AM-4.7")
    piles = []
    for i, colour in enumerate(COLOURS):
        n = discards.get(colour, 0)
        piles.append(
            group(
                tip("tip-discard", colour=colour, cards=n),
                card_mini(colour, 17, 22),
                words(12, 5, n, "count", font_size=14),
                at=(118 + i * 51, 119),
                class_="discard" if n else "discard none",
            )
        )
    return group(told, *piles, id="discards")


def compact_row(view: View) -> list[Markup]:
    """For a phone: six equal things in a line, contracts and all."""
    cards = [_slot(i, *card, 4 + i * 55, 5, 0.5) for i, card in enumerate(_cards(view["row"]))]
    deck = _deck(view["deck"], 281, 5, 0.5)
    letters = _contract_deck(view["contract_deck"], 336, 14, 0.43)
    return [*cards, deck, letters, words(367, 76, view["contract_deck"], "count", font_size=14, text_anchor="middle")]


# ---------------------------------------------------------------- the hand

HAND_READS: Final = ("seat", "own.hand")
HAND_SIZE: Final = (900, 136)
_HAND_ROOM: Final = 650


def static_hand(world: Map) -> Markup:
    """What tracks are worth by length, printed beside the hand (AM-5.10)."""
    rows = []
    for length in range(1, len(world.printed.track_points)):
        points = world.printed.track_points[length]
        x = 704 + (length - 1) * 49
        bricks = (rect(x, 106 - j * 17, 26, 13, 3, "space") for j in range(length))
        rows.append(
            group(
                tip("tip-track-points", length=length, points=points, rule="AM-5.10"),
                *bricks,
                words(x + 35, 118, points, "count big", font_size=17, text_anchor="middle"),
                class_="c-grey",
            )
        )
    return join((message(704, 26, "label-points-for-track", "heading", font_size=15), *rows))


def moving_hand(view: View) -> list[Markup]:
    """The viewer's cards, fanned and grouped by colour."""
    hand = {c: n for c, n in view["seats"][view["seat"]]["hand"].items() if n}
    if not hand:
        return [message(20, 74, "label-no-cards", "quiet", font_size=16)]
    groups, extra = len(hand), sum(hand.values()) - len(hand)
    scale = min(0.8, (_HAND_ROOM - (groups - 1) * 12) / (groups * WIDTH))
    spare = _HAND_ROOM - groups * (WIDTH * scale + 14)
    step = min(26.0, spare / extra) if extra else 0.0
    drawn, x = [], 12.0
    for colour in COLOURS:
        if colour in hand:
            drawn.append(_fan(colour, hand[colour], x, 10, step, scale))
            x += WIDTH * scale + step * (hand[colour] - 1) + 14
    return drawn


@kept
def _fan(colour: str, n: int, x: float, y: float, step: float, scale: float, count_size: float = 17) -> Markup:
    cards = []
    for i in range(n):
        lean = 0 if n == 1 else (i - (n - 1) / 2) * min(3.0, 9 / n)
        inside = group(group(face(colour), at=(-WIDTH / 2, -HEIGHT)), at=(WIDTH / 2, HEIGHT), turn=lean)
        cards.append(
            group(
                inside,
                at=(i * step / scale, abs(lean)),
                class_="card",
                data_piece=f"hand-{colour}-{i}",
                data_from="deck",
            )
        )
    width = WIDTH + (n - 1) * step / scale
    count = group(badge(n, count_size), at=(width - 6, 8)) if n > 1 else Markup("")
    return group(
        tip("tip-hand", colour=colour, cards=n, rule="AM-5.1"),
        _ring(width, HEIGHT),
        *cards,
        count,
        at=(x, y),
        scale=scale,
        id=f"hand-{colour}",
        class_=f"fan {colour}",
    )


def compact_hand(view: View) -> list[Markup]:
    """For a phone: one card a colour with its number."""
    hand = {c: n for c, n in view["seats"][view["seat"]]["hand"].items() if n}
    if not hand:
        return [message(12, 52, "label-no-cards", "quiet", font_size=14)]
    drawn = []
    for i, colour in enumerate(c for c in COLOURS if c in hand):
        drawn.append(_fan(colour, hand[colour], 6 + i * 55, 12, 0, 0.48, 26))
    return drawn
