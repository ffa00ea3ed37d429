"""Parts of drawings: each is drawn once from what it shows, kept, and known by a key made of its SVG alone."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from hashlib import blake2b
from typing import Any, Final, ParamSpec, TypeVar

from kade.display.svg import Markup, group, join

P = ParamSpec("P")
R = TypeVar("R")
Drawn = Markup | Iterable[Markup]
"""What is drawn: one piece of SVG, or several that change apart from each other, in the order of painting."""

MOST: Final = 2048  # that are kept of one kind of drawing
KEYS: Final = 16384  # of parts that are known
OPEN: Final = '<g data-around=""'  # how a part begins that others stand in, up to
CLOSE: Final = Markup("</g>")
_FILL: Final = re.compile(r'(<(?:pattern|clipPath|linearGradient|radialGradient|mask)\b[^>]*?) id="([^"]+)"')
_FILLED: Final = re.compile(r"url\(#([^)]+)\)")
_ID: Final = re.compile(r' id="([^"]+)(?<!-again)"')
_PIECE: Final = re.compile(r' data-(?:piece|from)="[^"]*"')
_NESTED: Final = frozenset((list, dict, tuple))
_all: Final[list[dict[Any, Any]]] = []


def kept(draw: Callable[P, R]) -> Callable[P, R]:
    """A drawing that is kept by what it is given: numbers, texts, lists and dictionaries by what is in them, anything
    else (what a game has worked out for an edition) by itself. It must read nothing else."""
    known: dict[Any, R] = {}
    _all.append(known)

    @wraps(draw)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
        key: Any = tuple([repr(arg) if type(arg) in _NESTED else arg for arg in args])
        if kwargs:
            key = (key, repr(kwargs))
        found = known.get(key)
        if found is None:
            found = known[key] = draw(*args, **kwargs)
            if len(known) > MOST:
                known.pop(next(iter(known)), None)
        return found

    return look_up


def forget() -> None:
    """Draw everything again."""
    for known in _all:
        known.clear()


@lru_cache(maxsize=KEYS)
def key_of(svg: str) -> str:
    """Equal for equal drawings; it says no more than the drawing does."""
    return urlsafe_b64encode(blake2b(svg.encode(), digest_size=9).digest()).decode()


def pieces(drawn: Drawn) -> tuple[Markup, ...]:
    """The parts of what was drawn, without empty ones."""
    return ((drawn,) if drawn else ()) if isinstance(drawn, Markup) else tuple([part for part in drawn if part])


def each(
    drawn: Drawn, at: tuple[float, float] | None = None, scale: float = 1, class_: str | None = None
) -> list[Markup]:
    """Every part in a `group` of its own, where one group around all of them would make one part of them."""
    return [_placed(part, at, scale, class_) for part in pieces(drawn)]


def within(drawn: Drawn, *first: Markup, **around: Any) -> list[Markup]:
    """Parts that stay in one `group`, since it has an id or a tip of its own; `first` is drawn with it, before them.
    The group's beginning and its end are parts too, so `each` cannot be used around this."""
    whole = group(join(first), **around)
    return [Markup(OPEN + whole.removeprefix("<g").removesuffix(CLOSE)), *pieces(drawn), CLOSE]


def again(drawn: Drawn) -> list[Markup]:
    """What another panel draws already, drawn a second time: its elements stand for the first ones, nothing flies to
    them, and what they are filled with has a name of its own."""
    return [_copy(part) for part in pieces(drawn)]


@lru_cache(maxsize=KEYS)
def _copy(part: Markup) -> Markup:
    renamed = _FILLED.sub(r"url(#\1-again)", _FILL.sub(r'\1 id="\2-again"', _PIECE.sub("", part)))
    return Markup(_ID.sub(r' data-like="\1"', renamed))


@lru_cache(maxsize=KEYS)
def _placed(part: Markup, at: tuple[float, float] | None, scale: float, class_: str | None) -> Markup:
    return group(part, at=at, scale=scale, class_=class_)
