"""The table with its deck, and the viewer's hand."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.svg import Markup, group, join, message, path, rect, tip, words
from scopa.picture.cards import HEIGHT, WIDTH, back, card

TABLE_SIZE: Final = (960, 412)
TABLE_READS: Final = ("table", "played", "chosen", "deck", "round", "target", "players", "actors")
HAND_SIZE: Final = (960, 184)
HAND_READS: Final = ("own.hand", "actors", "seat", "step")
SMALL_HAND: Final = (396, 130)
LEFT: Final = 160  # of the cards on the table; deck and played card are beside them
PITCH: Final = 112
TOP: Final = 44
ROW: Final = 180


def cloth(view: View) -> Markup:
    """What never changes: the cloth, and the place of the card that is being played."""
    width, height = TABLE_SIZE
    return join(
        (
            rect(2, 2, width - 4, height - 4, 22, "rim"),
            rect(12, 12, width - 24, height - 24, 14, "felt"),
            rect(24, 24, width - 48, height - 48, 10, "seam"),
            rect(40, TOP + ROW, WIDTH, HEIGHT, 9, "slot"),
        )
    )


def table(view: View) -> Markup:
    played = card(view["played"], 40, TOP + ROW, "played", source=f"seat-{view['actors'][0]}") if view["played"] else Markup("")
    return join(
        (
            message(930, 42, "label-round", "note", {"round": view["round"]}, text_anchor="end", font_size=15),
            message(930, 388, "label-target", "note", {"points": view["target"]}, text_anchor="end", font_size=15),
            deck(view["deck"]),
            played,
            cards_on_table(view),
        )
    )


def deck(cards: int) -> Markup:
    """A pile as thick as there are cards; an empty place at the end of a round."""
    layers = [group(back(), at=(-2 * layer, -2 * layer)) for layer in range((cards + 5) // 6)]
    shown = layers or [rect(0, 0, WIDTH, HEIGHT, 9, "slot")]
    label = group(rect(28, 66, 36, 28, 14, "badge"), words(46, 86, cards, "badge-text", font_size=17))
    return group(tip("tip-deck", cards=cards, rule="SC-2.4"), *shown, label, at=(40, TOP), id="deck")


def cards_on_table(view: View) -> Markup:
    """In two rows as they were laid; where there are many they lie closer together."""
    lying = view["table"]
    if not lying:
        return group(message(545, 216, "label-empty", "note", font_size=20, text_anchor="middle"), id="table")
    across = max(4, (len(lying) + 1) // 2)
    pitch = min(PITCH, (TABLE_SIZE[0] - LEFT - WIDTH - 30) / (across - 1))
    left = LEFT + (TABLE_SIZE[0] - LEFT - 30 - pitch * (across - 1) - WIDTH) / 2
    places = [(left + pitch * (number % across), TOP + ROW * (number // across)) for number in range(len(lying))]
    source = came_from(view)
    drawn = [
        card(name, x, y, "taken" if name in view["chosen"] else "", source=source)
        for name, (x, y) in zip(lying, places, strict=True)
    ]
    return group(*drawn, id="table")


def came_from(view: View) -> str:
    """Where a card that is new on the table came from: the deck when a round begins, else the last player."""
    opening = view["deck"] == 40 - 4 - 3 * view["players"]
    return "deck" if opening or not view["actors"] else f"seat-{(view['actors'][0] - 1) % view['players']}"


def hand(view: View, seat: int, size: tuple[int, int]) -> Markup:
    """The viewer's cards side by side; dimmed while somebody else plays."""
    held = view["seats"][seat]["hand"]
    scale = (size[1] - 24) / HEIGHT
    pitch = (WIDTH + 26) * scale
    left = (size[0] - pitch * (len(held) - 1) - WIDTH * scale) / 2
    mine = seat in view["actors"] and view["step"] == "turn"
    drawn = [card(name, left + pitch * number, 12, scale=scale) for number, name in enumerate(held)]
    line = path(f"M20 {size[1] - 4}H{size[0] - 20}", "shelf")
    return join((line, group(*drawn, class_="hand" if mine else "hand waiting", id="hand") if held else Markup("")))
