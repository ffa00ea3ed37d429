"""What marks a seat in the picture of every game: its shape beside its colour, and the place of the player's name."""

from __future__ import annotations

from functools import cache
from typing import Final

from kade.display.svg import Markup, circle, group, message, path

_SHAPES: Final = (
    "M5 0a5 5 0 1 1-10 0 5 5 0 1 1 10 0z",
    "M-4.6-4.6h9.2v9.2h-9.2z",
    "M0-5.6L5.6 4.5H-5.6z",
    "M0-6L6 0 0 6-6 0z",
)


@cache
def sign(seat: int) -> Markup:
    """Disc, square, triangle, diamond: the seat's own shape, about 11 across."""
    return path(_SHAPES[seat % 4], "seat-sign")


@cache
def token(seat: int, r: float) -> Markup:
    """A disc in the seat's colour with its shape."""
    return group(circle(0, 0, r, "seat-disc"), group(sign(seat), scale=r / 9.5), class_=f"seat-{seat}")


@cache
def name_slot(seat: int, x: float, y: float, class_: str, size: float, **attributes: object) -> Markup:
    """Where the client writes the player's name."""
    return message(x, y, "label-seat", class_, {"seat": seat + 1}, font_size=size, data_player=seat, **attributes)
