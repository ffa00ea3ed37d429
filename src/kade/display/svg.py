"""A small builder of SVG: elements, groups, texts that are filled in later from a game's messages."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final


class Markup(str):
    """SVG that is already well formed; any other string is escaped when it becomes part of an element."""

    __slots__ = ()


def num(value: float) -> str:
    """A coordinate with one decimal at most, without an idle zero."""
    return _num(value) if value else f"{value:.0f}"  # 0.0 and -0.0 are written differently, though they are equal


@lru_cache(maxsize=32768)
def _num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


@lru_cache(maxsize=16384, typed=True)
def _attribute(key: str, value: object) -> str:
    name = key.rstrip("_").replace("_", "-")
    text = num(value) if isinstance(value, float) else str(value)
    return f' {name}="{html.escape(text)}"'


def tag(name: str, *children: str, **attributes: object) -> Markup:
    """One element. `class_` is written class, `data_piece` data-piece; attributes that are None are left out."""
    return _element(name, "", children, attributes)


def _element(name: str, first: str, children: Sequence[str], attributes: Mapping[str, object]) -> Markup:
    """`first` are attributes as they are written: numbers and names of classes, which need no escape."""
    opened = f"<{name}{first}"
    for key, value in attributes.items():
        if value is not None:
            opened += _attribute(key, value)
    if not children:
        return Markup(opened + "/>")
    inside = "".join([c if type(c) is Markup else html.escape(c, quote=False) for c in children])
    return Markup(f"{opened}>{inside}</{name}>")


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def group(
    *children: Markup, at: tuple[float, float] | None = None, turn: float = 0, scale: float = 1, **attributes: object
) -> Markup:
    """A `<g>`, moved to `at`, then turned by degrees, then scaled."""
    moves = []
    if at is not None:
        moves.append(f"translate({num(at[0])} {num(at[1])})")
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    if not children:
        return Markup("")
    return _element("g", f' transform="{" ".join(moves)}"' if moves else "", children, attributes)


def path(d: str, class_: str, **attributes: object) -> Markup:
    return _element("path", f' d="{d}" class="{class_}"', (), attributes)


def rect(x: float, y: float, width: float, height: float, radius: float, class_: str, **attributes: object) -> Markup:
    box = f' x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return _element("rect", f'{box} rx="{num(radius)}" class="{class_}"', (), attributes)


def circle(x: float, y: float, r: float, class_: str, **attributes: object) -> Markup:
    return _element("circle", f' cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{class_}"', (), attributes)


def words(x: float, y: float, content: object, class_: str, **attributes: object) -> Markup:
    """Text that is the same in every language: a number, with a minus below zero, or a proper name."""
    text = f"−{-content}" if isinstance(content, int) and content < 0 else str(content)
    return _element("text", f' x="{num(x)}" y="{num(y)}" class="{class_}"', (text,), attributes)


_ARGUMENTS: Final = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def _message(message: str, args: Mapping[str, object]) -> dict[str, object]:
    told: dict[str, object] = {"data_l10n_id": message}
    if args:
        told["data_l10n_args"] = _ARGUMENTS.encode(args)
    return told


def message(
    x: float, y: float, id: str, class_: str, args: Mapping[str, object] | None = None, **attributes: object
) -> Markup:
    """Text to be filled in from the messages of the game."""
    said = _message(id, args or {})
    return _element("text", f' x="{num(x)}" y="{num(y)}" class="{class_}"', ("",), attributes | said)


def tip(id: str, **args: object) -> Markup:
    """The tooltip of the element this stands in."""
    return tag("title", "", **_message(id, args))
