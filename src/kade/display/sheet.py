"""Panels with their words filled in, and all of them as one sheet that stands alone."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from kade.display import shared
from kade.display.panel import Panel
from kade.display.svg import Markup, num, rect, tag


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
_COMMENT: Final = re.compile(r"/\*.*?\*/\s*", re.S)
_SET_ABOVE: Final = re.compile(r"(?<![\w\])-])(?=\[data-(?:theme|palette)=)")
_DARK: Final = re.compile(r"[^{}]*\[data-theme=[\"']?dark[\"']?\][^{}]*\{[^{}]*\}")
_IN_THE_DARK: Final = re.compile(r"\.kade-sheet\[data-theme=[\"']?dark[\"']?\]")


def sheet_style(css: str) -> str:
    """The whole style of a picture that stands alone; it keeps to itself inside a page (a notebook). Theme and palette
    are the sheet's own, and what a style says of `[data-theme=dark]` also holds where no theme is set and the reader's
    system is dark."""
    whole = _COMMENT.sub("", shared.style(css)).replace(":root", ".kade-sheet")
    whole = _DARK.sub(_also_by_night, _SET_ABOVE.sub(".kade-sheet", whole))
    return f"{whole}\n.kade-sheet-paper{{fill:var(--paper)}}"


def _also_by_night(rule: re.Match[str]) -> str:
    unset = _IN_THE_DARK.sub(".kade-sheet:not([data-theme])", rule[0])
    return f"{rule[0]}\n@media (prefers-color-scheme:dark){{{unset.strip()}}}"


def _placed(panel: Panel, x: float, y: float, width: float) -> tuple[Markup, float]:
    height = width * panel.height / panel.width
    drawn = tag(
        "svg",
        panel.static,
        *panel.parts,
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
