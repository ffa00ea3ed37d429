"""The table with its deck, and the viewer's hand."""

from typing import Final

from kade.display.panel import View
from kade.display.picture import Size
from kade.display.svg import Markup, group, join, message, path, rect, tip, words
from scopa.picture.cards import HEIGHT, WIDTH, back, card

TABLE_READS: Final = ("table", "played", "chosen", "deck", "round", "target", "players", "actors")
HAND_READS: Final = ("own.hand", "actors", "seat", "step")
LEFT: Final = 160  # of the cards on the table; deck and played card are beside them
PITCH: Final = 112
TOP: Final = 54
ROW: Final = 180


def cloth(size: Size) -> Markup:
    """What never changes: the cloth, and the place of the card that is being played."""
    edges = ((2, 22, "rim"), (12, 14, "felt"), (20, 9, "seam"))
    drawn = [rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge, r, what) for edge, r, what in edges]
    return join((*drawn, rect(40, TOP + ROW, WIDTH, HEIGHT, 9, "slot")))


def table(view: View, seat: int, size: Size) -> Markup:
    played = view["played"]
    note = {"round": view["round"], "points": view["target"]}
    return group(
        message(size[0] / 2, 42, "label-round", "mid", note, font_size=15),
        deck(view["deck"]),
        card(played, 40, TOP + ROW, "played", source=f"seat-{view['actors'][0]}") if played else Markup(""),
        group(*cards_on_table(view, size[0] - LEFT - 40), id="table"),
    )


def deck(cards: int) -> Markup:
    """A pile as thick as there are cards; an empty place at the end of a round."""
    layers = [group(back(), at=(-2 * layer, -2 * layer)) for layer in range((cards + 5) // 6)]
    up = 2 * max(0, len(layers) - 1)
    label = group(rect(28, 66, 36, 28, 14, "badge"), words(46, 86, cards, "on-badge", font_size=17), at=(-up, -up))
    told = tip("tip-deck", cards=cards, rule="SC-2.4")
    return group(told, *layers or [rect(0, 0, WIDTH, HEIGHT, 9, "slot")], label, at=(40, TOP), id="deck")


def cards_on_table(view: View, room: int) -> list[Markup]:
    """As they were laid: up to five in one row, more in two, and closer together where there are many."""
    lying = view["table"]
    if not lying:
        return [message(LEFT + room / 2, 214, "label-empty", "mid", font_size=20)]
    across = max(2, len(lying) if len(lying) <= 5 else (len(lying) + 1) // 2)
    pitch = min(PITCH, (room - WIDTH) / (across - 1))
    left = LEFT + (room - pitch * (across - 1) - WIDTH) / 2
    top = TOP if len(lying) > across else TOP + ROW / 2
    drawn = []
    for number, name in enumerate(lying):
        row, column = divmod(number, across)
        chosen = "chosen" if name in view["chosen"] else ""
        drawn.append(card(name, left + pitch * column, top + ROW * row, chosen, source=came_from(view)))
    return drawn


def came_from(view: View) -> str:
    """Where a card that is new on the table came from: the deck when a round begins, else the last player."""
    opening = view["deck"] == 40 - 4 - 3 * view["players"]
    return "deck" if opening or not view["actors"] else f"seat-{(view['actors'][0] - 1) % view['players']}"


def hand(view: View, seat: int, size: Size) -> Markup:
    """The viewer's cards side by side; dimmed while somebody else plays."""
    held = view["seats"][seat]["hand"]
    scale = (size[1] - 24) / HEIGHT
    pitch = (WIDTH + 26) * scale
    left = (size[0] - pitch * (len(held) - 1) - WIDTH * scale) / 2
    mine = seat in view["actors"] and view["step"] == "turn"
    drawn = [card(name, left + pitch * number, 12, scale=scale) for number, name in enumerate(held)]
    return join((path(f"M20 {size[1] - 4}H{size[0] - 20}", "shelf"), group(*drawn, class_=None if mine else "waiting")))
