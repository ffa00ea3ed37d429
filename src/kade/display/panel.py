"""Panels: the named parts of a drawn table, what of a view each of them reads, and where on them an event happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kade.display.parts import key_of
from kade.display.svg import Markup, group, join, tag

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Panel:
    """One named piece of the table: what never changes (`static`) and what does (`parts`, in the order of painting);
    SVG without the root."""

    id: str
    game: str
    role: str  # as its row has it
    title: str  # a message id
    width: int
    height: int
    static: Markup
    parts: tuple[Markup, ...]
    seat: int | None = None  # whose it is; a panel of role hand is for that seat's eyes
    forms: Mapping[str, Panel] = field(default_factory=dict)  # the same drawn otherwise: `phone`, `glance`
    part_keys: list[str] = field(init=False)
    drawn: dict[str, Markup] = field(init=False)  # the parts of all forms by their keys
    static_key: str = field(init=False)  # of the part that never changes; "" without one
    key: str = field(init=False)  # equal when there is nothing to draw anew; it says no more than what is shown

    def __post_init__(self) -> None:
        keys = [key_of(part) for part in self.parts]
        static = key_of(self.static) if self.static else ""
        others = " ".join(f"{name} {form.key}" for name, form in self.forms.items())
        about = f"{self.role} {self.seat} {self.title} {self.width}x{self.height} {static} {others} "
        drawn = dict(zip(keys, self.parts, strict=True))
        for form in self.forms.values():
            drawn |= form.drawn
        object.__setattr__(self, "part_keys", keys)
        object.__setattr__(self, "drawn", drawn)
        object.__setattr__(self, "static_key", static)
        object.__setattr__(self, "key", key_of(about + " ".join(keys)))

    def draws(self, id: str) -> bool:
        """Whether the element of this id is drawn here, or one that stands for it."""
        marks = f' id="{id}"', f' data-like="{id}"'
        return any(mark in drawn for drawn in (*self.parts, self.static) for mark in marks)

    @property
    def moving(self) -> Markup:
        """What changes, in one piece."""
        return join(self.parts)

    @property
    def compact(self) -> Panel | None:
        """The same for a phone."""
        return self.forms.get("phone")

    def svg(self) -> str:
        """The whole `<svg>` element, its words still message ids."""
        return tag(
            "svg",
            group(self.static, class_="static"),
            group(self.moving, class_="moving"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width} {self.height}",
            class_=f"kade-{self.game} kade-panel",
            data_panel=self.id,
        )


def read(view: View, name: str, panel_seat: int = -1) -> object:
    """One part of a view: `row`, `about.space` (an entry of one, None without it), `seats.*.points` (of every seat),
    `own.hand` (of the viewer's, None without one), `seat.cards` (of the seat whose panel it is)."""
    first, rest = _path(name)
    if first == "seat" and rest:
        return view["seats"][panel_seat].get(rest)
    if first == "own":
        seat = view["seat"]
        return None if seat is None else view["seats"][seat].get(rest)
    if first == "seats" and rest:
        key = rest.removeprefix("*.")
        return [seat.get(key) for seat in view["seats"]]
    return view[first].get(rest) if rest else view.get(first)


@cache
def _path(name: str) -> tuple[str, str]:
    first, _, rest = name.partition(".")
    return first, rest


def fingerprint(view: View, reads: Sequence[str], panel_seat: int, known: dict[str, str]) -> str:
    """Where it is equal for two views, a panel that reads only these parts looks the same. `known` keeps what was read
    of this view for its other panels."""
    found = []
    for name in reads:
        text = known.get(name)
        if text is None:
            text = repr(read(view, name, panel_seat))
            if not name.startswith("seat."):
                known[name] = text
        found.append(text)
    return "\n".join(found)
