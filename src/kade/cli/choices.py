"""What a person may decide now: numbered, grouped by kind, found by number or by a few letters of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kade.cli.colour import Colouring
from kade.cli.voice import Voice
from kade.display.game import Game

GAP = 3
TALL = 6  # rows of a kind that are never too many


@dataclass(frozen=True)
class Choice:
    number: int
    action: int
    id: str
    label: str
    kind: str
    marked: str = ""  # the label with marks around what has a colour, see colour.py


def plain(text: str) -> str:
    """Small letters without their accents, so that "zolty" finds "żółty"."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("–", "-"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def offered(
    game: Game,
    legal: Sequence[int],
    lang: str,
    names: list[str],
    view: dict[str, Any] | None = None,
    colouring: Colouring | None = None,
) -> list[Choice]:
    """The choices of a position, in its view's words where there is one."""
    choices = []
    for number, action in enumerate(legal, 1):
        name = game.name(action)
        phrase = game.phrase(name, names) if view is None else game.offer(name, view, names)
        marked = "" if colouring is None else colouring.game.prose.say(phrase, lang)
        kind = game.actions.describe(action).kind
        choices.append(Choice(number, action, name, game.prose.say(phrase, lang), kind, marked))
    return choices


def find(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choice with that number, that name or that sentence, or the only one that begins so; otherwise all that have
    every word typed."""
    typed = " ".join(typed.split())
    if typed.isdecimal():
        return [choice for choice in choices if choice.number == int(typed)]
    wanted = plain(typed)
    for choice in choices:
        if wanted in (plain(choice.id), plain(choice.label)):
            return [choice]
    begun = [choice for choice in choices if plain(choice.label).startswith(wanted)]
    return begun if len(begun) == 1 else _with_all(choices, wanted.split())


def alike(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """When nothing has the words as typed: choices with those words but for their endings, in which languages vary."""
    return _with_all(choices, [word[:-2] if len(word) > 4 else word for word in plain(typed).split()])


def _with_all(choices: Sequence[Choice], words: Sequence[str]) -> list[Choice]:
    return [choice for choice in choices if all(word in plain(f"{choice.label} {choice.id}") for word in words)]


class Showing:
    """How choices are written down: for which eyes, in which language, on how large a screen."""

    def __init__(self, colouring: Colouring, voice: Voice, names: list[str], console: Console) -> None:
        self.colouring = colouring
        self.voice = voice
        self.names = names
        self.width = console.width
        self.room = max(12, console.height - 12)

    def list(self, choices: Sequence[Choice], whole: bool) -> RenderableType:
        """Kinds one after the other, a long one in columns; one that would push the rest off the screen is only
        named, unless the whole is asked for."""
        digits = len(str(max(choice.number for choice in choices)))
        groups = grouped(choices)
        tables = [self._columns([self._cell(choice, digits) for choice in group]) for group in groups]
        fold = not whole and sum(table.row_count for table in tables) > self.room
        parts: list[RenderableType] = [
            self._folded(group) if fold and table.row_count > TALL else table
            for group, table in zip(groups, tables, strict=True)
        ]
        return Group(*parts)

    def _cell(self, choice: Choice, digits: int) -> Text:
        label = self.colouring.text(choice.marked or self.colouring.game.say(choice.id, self.voice.lang, self.names))
        return Text.assemble((f"{choice.number:>{digits}}", "bold cyan"), "  ", label)

    def _folded(self, group: Sequence[Choice]) -> Text:
        columns = zip(*[choice.label.split() for choice in group], strict=False)
        alike = " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))
        numbers = f"{group[0].number}–{group[-1].number}"
        words = self.voice.say("choices-folded", what=alike, number=len(group))
        return Text.assemble((numbers, "bold cyan"), "  ", words)

    def _columns(self, cells: Sequence[Text]) -> Table:
        """As many columns as fit, read downwards."""
        widest = max(cell.cell_len for cell in cells)
        number = max(1, min((self.width + GAP) // (widest + GAP), -(-len(cells) // 4)))
        rows = -(-len(cells) // number)
        table = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            table.add_row(*[cells[i] for i in range(row, len(cells), rows)])
        return table


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
