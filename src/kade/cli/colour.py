"""Colour for a game's prose: what speaks of a thing that is printed in a colour is shown in it. No game words.

A game's sentences are made of messages with arguments. Where an argument is the id of a component that has a `hex`
in the component data, the words of that message are marked here and coloured by the terminal.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping

from rich.color import Color
from rich.style import Style
from rich.text import Text

from kade.display.game import Game
from kade.display.prose import Prose, Value

OPEN, MID, CLOSE = "\ue000", "\ue001", "\ue002"  # private characters, which no text of ours has
PIECE = re.compile(f"{OPEN}([^{MID}]*){MID}|{CLOSE}")
SHORT = 20  # words up to this length become a coloured label; before longer ones stands a coloured dot


class ColouredProse(Prose):
    """The game's messages, with marks around what has a colour."""

    def __init__(self, game: Game, palette: Mapping[str, str]) -> None:
        plain = game.prose
        super().__init__({lang: game.messages(lang) for lang in plain.languages}, plain.fallback)
        self.palette = palette

    def message(self, name: str, args: Mapping[str, Value], lang: str) -> str:
        text = super().message(name, args, lang)
        for value in args.values():
            if isinstance(value, str) and value in self.palette:
                return f"{OPEN}{value}{MID}{text}{CLOSE}"
        return text

    def width(self, said: str) -> int:
        """Each piece takes two columns more than its words: its edges, or the dot before it."""
        return len(PIECE.sub("", said)) + 2 * said.count(OPEN)


def palette(game: Game) -> dict[str, str]:
    """The ids of all components that are printed in a colour, and their colours."""
    found: dict[str, str] = {}
    for entries in game.data.values():
        if isinstance(entries, list):
            for entry in entries:
                if isinstance(entry, dict) and "hex" in entry and "id" in entry:
                    found[str(entry["id"])] = str(entry["hex"])
    return found


class Colouring:
    """A game that speaks with marks, and what turns the marks into colours."""

    def __init__(self, game: Game, coloured: bool) -> None:
        self.colours = palette(game) if coloured else {}
        self.game = game
        if self.colours:
            self.game = copy.copy(game)
            self.game.prose = ColouredProse(game, self.colours)

    def text(self, marked: str) -> Text:
        """A line with its marks turned into colours."""
        return self._line(marked, PIECE.finditer(marked), 0)[0]

    def _line(self, marked: str, marks: Iterator[re.Match[str]], at: int) -> tuple[Text, int]:
        """The line from `at` up to the mark that closes it, and where it goes on; pieces may lie within pieces."""
        line = Text()
        for mark in marks:
            line.append(marked[at : mark.start()])
            if mark[0] == CLOSE:
                return line, mark.end()
            piece, at = self._line(marked, marks, mark.end())
            line.append_text(self._piece(piece, self.colours[mark[1]]))
        line.append(marked[at:])
        return line, len(marked)

    def _piece(self, words: Text, colour: str) -> Text:
        if len(words) <= SHORT:
            edge = Style(color=colour)
            return Text.assemble(("▐", edge), (words.plain, Style(color=_ink(colour), bgcolor=colour)), ("▌", edge))
        return Text.assemble(("● ", Style(color=_seen(colour))), words)


def _light(colour: str) -> float:
    red, green, blue = Color.parse(colour).get_truecolor()
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _ink(colour: str) -> str:
    """What can be read on that colour."""
    return "#101010" if _light(colour) > 0.5 else "#ffffff"


def _seen(colour: str) -> str:
    """The colour of a dot, which must be seen on a dark terminal too."""
    return "#767676" if _light(colour) < 0.25 and max(Color.parse(colour).get_truecolor()) < 100 else colour
