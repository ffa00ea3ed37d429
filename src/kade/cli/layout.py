"""A position on the terminal: a game's sections of lines in boxes, side by side where they are small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kade.cli.colour import Colouring
from kade.display.prose import Prose

QUESTION = "turn"  # the section that says whose decision it is; the table asks it by itself
_MEASURE = Console()  # breaking lines asks a console for its tab size, and for nothing else
LONG = 10  # a section of more lines is shown when asked for


def title(prose: Prose, name: str, lang: str) -> str:
    message = f"section-{name}"
    return prose.message(message, {}, lang) if prose.has(message, lang) else name


@dataclass(frozen=True)
class Section:
    """One box: its title, its lines, and the width in which no line must be broken."""

    title: str
    lines: list[Text]

    @property
    def needed(self) -> int:
        return max(len(self.title) + 4, *(line.cell_len for line in self.lines)) + 4


def boxes(sections: dict[str, list[str]], colouring: Colouring, prose: Prose, lang: str, width: int) -> RenderableType:
    """The sections as boxes, long ones first. Small ones share a row as long as they fit; each row fills the width."""
    rows: list[list[Section]] = []
    room = 0
    for name, lines in sorted(sections.items(), key=lambda section: len(section[1]) <= LONG):
        section = Section(title(prose, name, lang), [colouring.text(line) for line in lines])
        if not rows or section.needed > room:
            rows.append([])
            room = width
        rows[-1].append(section)
        room -= section.needed
    return Group(*[_row(row, width) for row in rows])


def _row(sections: Sequence[Section], width: int) -> RenderableType:
    if len(sections) == 1:
        return _box(Section(sections[0].title, [hanging(line, width - 4) for line in sections[0].lines]), None)
    height = max(len(section.lines) for section in sections) + 2
    row = Table.grid(expand=True)
    for section in sections:
        row.add_column(ratio=section.needed)
    row.add_row(*[_box(section, height) for section in sections])
    return row


def hanging(line: Text, width: int, indent: int = 2) -> Text:
    """A line that is too long, broken so that all but its beginning stands a little to the right."""
    if line.cell_len <= width:
        return line
    return Text("\n" + " " * indent).join(line.wrap(_MEASURE, max(20, width - indent)))


def _box(section: Section, height: int | None) -> Panel:
    lines = Table.grid(padding=0)
    for line in section.lines:
        lines.add_row(line)
    return Panel(
        lines,
        title=Text(section.title, style="bold"),
        title_align="left",
        border_style="dim",
        box=box.ROUNDED,
        padding=(0, 1),
        height=height,
    )
