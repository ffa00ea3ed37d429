"""What the pictures of all games share: panels, a small SVG builder, words filled in, one sheet. No game words."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

View = Mapping[str, Any]


# ---------------------------------------------------------------- building SVG


class Markup(str):
    """SVG that is already well formed; any other string is escaped when it becomes part of an element."""

    __slots__ = ()


def num(value: float) -> str:
    """A coordinate with one decimal at most, without an idle zero."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _attribute(key: str, value: object) -> str:
    name = key.rstrip("_").replace("_", "-")
    text = num(value) if isinstance(value, float) else str(value)
    return f' {name}="{html.escape(text)}"'


def tag(name: str, *children: str, **attributes: object) -> Markup:
    """One element. `class_` is written class, `data_piece` data-piece; attributes that are None are left out."""
    opened = name + "".join(_attribute(k, v) for k, v in attributes.items() if v is not None)
    if not children:
        return Markup(f"<{opened}/>")
    inside = "".join(c if isinstance(c, Markup) else html.escape(c, quote=False) for c in children)
    return Markup(f"<{opened}>{inside}</{name}>")


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
    return tag("g", *children, transform=" ".join(moves) or None, **attributes) if children else Markup("")


def path(d: str, class_: str, **attributes: object) -> Markup:
    return tag("path", d=d, class_=class_, **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float, class_: str, **attributes: object) -> Markup:
    return tag(
        "rect", x=num(x), y=num(y), width=num(width), height=num(height), rx=num(radius), class_=class_, **attributes
    )


def circle(x: float, y: float, r: float, class_: str, **attributes: object) -> Markup:
    return tag("circle", cx=num(x), cy=num(y), r=num(r), class_=class_, **attributes)


def words(x: float, y: float, content: object, class_: str, **attributes: object) -> Markup:
    """Text that is the same in every language: a number, a proper name."""
    return tag("text", str(content), x=num(x), y=num(y), class_=class_, **attributes)


def _message(message: str, args: Mapping[str, object]) -> dict[str, object]:
    told: dict[str, object] = {"data_l10n_id": message}
    if args:
        told["data_l10n_args"] = json.dumps(args, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return told


def message(
    x: float, y: float, id: str, class_: str, args: Mapping[str, object] | None = None, **attributes: object
) -> Markup:
    """Text to be filled in from the messages of the game."""
    return tag("text", "", x=num(x), y=num(y), class_=class_, **attributes, **_message(id, args or {}))


def tip(id: str, **args: object) -> Markup:
    """What the pointer is told about the element this stands in."""
    return tag("title", "", **_message(id, args))


# ---------------------------------------------------------------- panels


@lru_cache(maxsize=4096)
def _static_key(svg: str) -> str:
    return blake2b(svg.encode(), digest_size=10).hexdigest()


@dataclass(frozen=True, slots=True)
class Panel:
    """One named part of the table: what never changes (`static`) and what does (`moving`), SVG without the root."""

    id: str
    game: str
    role: str  # board, display, hand, player, score
    title: str  # a message id
    width: int
    height: int
    static: Markup
    moving: Markup
    seat: int | None = None  # whose it is; a panel of role hand is for that seat's eyes
    compact: Panel | None = None  # the same for a phone
    static_key: str = field(init=False)  # of the part that never changes; "" without one
    key: str = field(init=False)  # equal when there is nothing to draw anew; it says no more than what is shown

    def __post_init__(self) -> None:
        static = _static_key(self.static) if self.static else ""
        small = self.compact.key if self.compact else ""
        about = f"{self.role} {self.seat} {self.title} {self.width}x{self.height} {static} {small} "
        object.__setattr__(self, "static_key", static)
        object.__setattr__(self, "key", blake2b((about + self.moving).encode(), digest_size=9).hexdigest())

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


def panel(
    game: str,
    id: str,
    role: str,
    title: str,
    size: tuple[int, int],
    static: Markup,
    moving: Markup,
    seat: int | None = None,
    compact: Panel | None = None,
) -> Panel:
    """A panel in the order in which one thinks of it: what it is, how large, what is drawn."""
    return Panel(id, game, role, title, *size, static, moving, seat, compact)


def read(view: View, name: str) -> object:
    """One part of a view: `row`, `seats.*.points` (of every seat), `own.hand` (of the viewer's, None without one)."""
    first, _, rest = name.partition(".")
    if first == "own":
        seat = view["seat"]
        return None if seat is None else view["seats"][seat].get(rest)
    if first == "seats" and rest:
        key = rest.removeprefix("*.")
        return [seat.get(key) for seat in view["seats"]]
    return view.get(first)


def fingerprint(view: View, reads: Sequence[str]) -> str:
    """Equal for two views exactly when a panel that reads only these parts looks the same."""
    return json.dumps([read(view, name) for name in reads], separators=(",", ":"), sort_keys=True)


def happened_at(table: Mapping[str, str], event: Mapping[str, Any]) -> str | None:
    """The element at which an event happened, by a table from its name to an id with what it tells in braces
    (`points-{seat}`); None where the table has none, or for a part that this viewer was not told."""
    found = table.get(event["event"])
    try:
        return found.format(**event) if found else None
    except KeyError:
        return None


# ---------------------------------------------------------------- words


class Speaks(Protocol):
    """What fills in the words: a game's Prose."""

    def message(self, id: str, args: Mapping[str, Any], lang: str) -> str: ...


_TOLD: Final = re.compile(
    r'<(text|title|tspan)\b([^>]*?) data-l10n-id="([^"]+)"(?: data-l10n-args="([^"]*)")?([^>]*)>'
    r"[^<]*</\1>"
)
_PLAYER: Final = re.compile(r'data-player="(\d+)"')


def localise(svg: str, prose: Speaks, lang: str = "en", names: Sequence[str] = ()) -> str:
    """The same SVG with its messages in words; `names` are the players', where known.

    A message that speaks of a seat (`seat` among its arguments, counted from 1) is also told `player`, its name.
    """

    def called(seat: int) -> str:
        return (names[seat] if 0 <= seat < len(names) else "") or prose.message(
            "player-default", {"number": seat + 1}, lang
        )

    def fill(found: re.Match[str]) -> str:
        element, before, id, told, after = found.groups()
        player = _PLAYER.search(before + after)
        if player:
            line = called(int(player[1]))
        else:
            args = json.loads(html.unescape(told)) if told else {}
            if "seat" in args:
                args["player"] = called(args["seat"] - 1)
            line = prose.message(id, args, lang)
        return f"<{element}{before}{after}>{html.escape(line, quote=False)}</{element}>"

    return _TOLD.sub(fill, svg)


# ---------------------------------------------------------------- one sheet

GAP: Final = 16
_DARK: Final = re.compile(r"\[data-theme=dark\]\s*\{(.*?)\}", re.S)


def tokens() -> str:
    """The house's colours and measures as a style sheet."""
    return (Path(__file__).parent / "tokens.css").read_text(encoding="utf-8")


def sheet_style(css: str) -> str:
    """Tokens and a game's style for a picture that stands alone; it keeps to itself inside a page (a notebook)."""
    house = tokens()
    dark = _DARK.search(house)
    night = dark[1] if dark else ""
    own = house.replace(":root", ".kade-sheet").replace("[data-theme=dark]", ".kade-sheet[data-theme=dark]")
    own = own.replace("[data-palette=safe]", ".kade-sheet[data-palette=safe]")
    auto = "@media (prefers-color-scheme:dark){.kade-sheet:not([data-theme]){" + night + "}}"
    game = css.replace(":root:not([data-theme])", ".kade-sheet:not([data-theme])")
    return f"{own}\n{auto}\n.kade-sheet-paper{{fill:var(--paper)}}\n{game}"


def _placed(panel: Panel, x: float, y: float, width: float) -> tuple[Markup, float]:
    height = width * panel.height / panel.width
    drawn = tag(
        "svg",
        panel.static,
        panel.moving,
        x=num(x),
        y=num(y),
        width=num(width),
        height=num(height),
        viewBox=f"0 0 {panel.width} {panel.height}",
        class_=f"kade-{panel.game} kade-panel",
    )
    return drawn, height


def standalone(
    panels: Sequence[Panel], css: str, *, theme: str | None = None, palette: str | None = None, width: int = 1440
) -> str:
    """One SVG of the whole table: boards and hands on the left, all else beside them. Words still message ids."""
    wide = [p for p in panels if p.width >= 800]
    narrow = [p for p in panels if p.width < 800]
    left = width - 2 * GAP if not narrow else round((width - 3 * GAP) * 0.66)
    parts, bottoms = [], []
    for column, x, room in ((wide, GAP, left), (narrow, left + 2 * GAP, width - left - 3 * GAP)):
        y = float(GAP)
        for panel in column:
            drawn, height = _placed(panel, x, y, room)
            parts.append(drawn)
            y += height + GAP
        bottoms.append(y)
    height = round(max(bottoms))
    return tag(
        "svg",
        tag("style", Markup(sheet_style(css))),
        rect(0, 0, width, height, 0, "kade-sheet-paper"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        class_="kade-sheet",
        data_theme=theme,
        data_palette=palette,
    )
