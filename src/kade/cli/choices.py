"""What a person may decide now: numbered, grouped by kind, found by number or by a few letters of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kade.cli.paint import Painter
from kade.kernel.game import Game

GAP = 3
TALL = 6  # so many choices of a kind may stand one below the other


@dataclass(frozen=True)
class Choice:
    number: int
    action: int
    id: str
    label: str
    kind: str


def plain(text: str) -> str:
    """Small letters without their accents, so that "zolty" finds "żółty"."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("–", "-"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def offered(game: Game, legal: Sequence[int], lang: str, names: list[str]) -> list[Choice]:
    choices = []
    for number, action in enumerate(legal, 1):
        name = game.name(action)
        choices.append(Choice(number, action, name, game.say(name, lang, names), game.actions.describe(action)[0]))
    return choices


def find(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choice with that number, that name or that sentence; otherwise all that have every word typed."""
    typed = " ".join(typed.split())
    if typed.isdecimal():
        return [choice for choice in choices if choice.number == int(typed)]
    wanted = plain(typed)
    for choice in choices:
        if wanted in (choice.id, plain(choice.label)):
            return [choice]
    return _with_all(choices, wanted.split())


def alike(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """When nothing has the words as typed: choices with those words but for their endings, in which languages vary."""
    return _with_all(choices, [word[:-2] if len(word) > 4 else word for word in plain(typed).split()])


def _with_all(choices: Sequence[Choice], words: Sequence[str]) -> list[Choice]:
    return [choice for choice in choices if all(word in plain(f"{choice.label} {choice.id}") for word in words)]


def shown(choices: Sequence[Choice], painter: Painter, lang: str, names: list[str], width: int) -> RenderableType:
    """The list: kinds one after the other, a long one in columns."""
    parts: list[RenderableType] = []
    digits = len(str(max(choice.number for choice in choices)))
    for group in grouped(choices):
        cells = [_cell(choice, painter, lang, names, digits) for choice in group]
        parts.append(_columns(cells, width))
    return Group(*parts)


def grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices of one kind together; kinds with a single choice share a group with their neighbours."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    groups: list[list[Choice]] = []
    for members in kinds.values():
        if len(members) == 1 and groups and len(groups[-1]) < TALL:
            groups[-1] = [*groups[-1], *members]
        else:
            groups.append(members)
    return groups


def _cell(choice: Choice, painter: Painter, lang: str, names: list[str], digits: int) -> Text:
    label = painter.text(painter.game.say(choice.id, lang, names))
    return Text.assemble((f"{choice.number:>{digits}}", "bold cyan"), "  ", label)


def _columns(cells: list[Text], width: int) -> Table:
    """As many columns as fit, read downwards."""
    widest = max(cell.cell_len for cell in cells)
    number = max(1, min((width + GAP) // (widest + GAP), -(-len(cells) // 4)))
    rows = -(-len(cells) // number)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*[cells[i] for i in range(row, len(cells), rows)])
    return table
