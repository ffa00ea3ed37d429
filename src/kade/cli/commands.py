"""What a person types at the table: a choice by number or by words, or a command like undo, hint, save, quit."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from kade import bots
from kade.cli import choices as choosing
from kade.cli import layout, rules
from kade.cli.choices import Choice, plain
from kade.kernel.errors import KadeError

if TYPE_CHECKING:
    from kade.cli.table import Table

COMMANDS = ("undo", "hint", "board", "log", "rules", "save", "help", "quit")
SHORT = {"?": "help", "h": "hint", "u": "undo", "q": "quit"}
WORTH = {"best": "hint-best", "close": "hint-close", "less": "hint-less", "worse": "hint-worse"}
PROMPT = "› "


class Leave(Exception):
    """The person gets up."""


class Commands:
    """One person's answers to one question. Commands are known in English and in the person's language."""

    def __init__(self, table: Table, seat: int, offer: list[Choice]) -> None:
        self.table = table
        self.seat = seat
        self.offer = offer
        self.voice = table.voice
        self.console = table.console
        self.words = dict(SHORT)
        for command in COMMANDS:
            self.words[command] = command
            self.words[plain(self.voice.say(f"word-{command}"))] = command
        self.undone = False

    # ------------------------------------------------------------------ questions

    def read(self) -> int | None:
        """The action chosen, or None when something was taken back."""
        while not self.undone:
            typed = self._line()
            if self._ran(typed):
                continue
            if not typed:
                self.table.show_choices(self.offer, whole=True)
                continue
            found = choosing.find(self.offer, typed)
            if len(found) == 1:
                if not typed.isdecimal():
                    self.console.print(Text.assemble(("→ ", "cyan"), found[0].label))
                return found[0].action
            found = found or choosing.alike(self.offer, typed)
            if found and not typed.isdecimal():
                self._remark("which-of", number=len(found))
                self.table.show_choices(found, whole=True)
            else:
                self._nothing(typed)
        return None

    def confirm(self) -> bool:
        """After the last decision of a turn: whether it is to be taken back."""
        self._remark("last-look")
        while not self.undone:
            typed = self._line()
            if not typed:
                return False
            if self.words.get(plain(typed)) == "undo":
                return True
            if not self._ran(typed):
                self._remark("last-look")
        return False

    def wait(self) -> None:
        """Until the person is there."""
        while self.words.get(plain(typed := self._line())) == "quit" and typed:
            self._quit("")

    def farewell(self) -> None:
        """After the end: the game can still be looked at and saved."""
        with contextlib.suppress(Leave):
            while typed := self._line():
                if not self._ran(typed):
                    self._remark("finale")

    # ------------------------------------------------------------------ commands

    def _line(self) -> str:
        try:
            return input(PROMPT).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def _ran(self, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = self.words.get(plain(word))
        takes_more = command in ("save", "rules")
        if command is None or (rest.strip() and not takes_more):
            return False
        run: Callable[[str], None] = getattr(self, f"_{command}")
        try:
            run(rest.strip())
        except KadeError as problem:
            self.console.print(Text(str(problem), style="yellow"))
        return True

    def _remark(self, message: str, **args: str | int) -> None:
        self.console.print(Text(self.voice.say(message, **args), style="yellow"))

    def _nothing(self, typed: str) -> None:
        """Nothing to choose looks like this: a section's name, an action that the rules forbid now, or a slip."""
        for name in self.table.known:
            if plain(typed) in (name, plain(layout.title(self.table.game.prose, name, self.voice.lang))):
                self.table.show_position(self.seat, only=name)
                return
        if typed.isdecimal():
            self._remark("no-number", number=len(self.offer))
        elif why := self.table.why_not(typed, self.seat):
            self.console.print(Text(why, style="yellow"))
        else:
            self._remark("no-match", typed=typed)

    def _undo(self, rest: str) -> None:
        if self.table.match.can_undo(self.seat):
            self.table.take_back(self.seat)
            self.undone = True
        else:
            self._remark("no-undo")

    def _hint(self, rest: str) -> None:
        if not self.offer:
            self._remark("no-hint")
            return
        table = self.table
        with self.console.status(self.voice.say("hint-thinks")):
            ranked = bots.hints(table.game, table.match.state, self.seat)
        by_action = {choice.action: choice for choice in self.offer}
        best = ranked[0][1]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for action, worth in ranked:
            choice = by_action[action]
            label = table.colouring.text(choice.marked)
            less = self.voice.say(WORTH[bots.grade(best, worth)], points=self.voice.number(best - worth, 1))
            grid.add_row(Text(str(choice.number), style="bold cyan"), label, Text(less, style="dim"))
        self._remark("hint-title")
        self.console.print(grid)

    def _board(self, rest: str) -> None:
        self.table.show_position(self.seat, everything=True)

    def _log(self, rest: str) -> None:
        for line in self.table.news(self.seat):
            self.console.print(self.table.item(line))

    def _rules(self, rest: str) -> None:
        rules.show(self.table.game.id, rest.split(), self.voice, self.console)

    def _save(self, rest: str) -> None:
        self.table.save(Path(rest).expanduser() if rest else None)

    def _help(self, rest: str) -> None:
        self.console.print(Text(self.voice.say("help-choices")))
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for command in COMMANDS:
            words = dict.fromkeys((self.voice.say(f"word-{command}"), command))
            grid.add_row(Text(", ".join(words), style="bold cyan"), self.voice.say(f"help-{command}"))
        self.console.print(grid)

    def _quit(self, rest: str) -> None:
        table = self.table
        if table.unsaved and table.file is None and not table.warned and not table.match.state.over:
            table.warned = True
            self._remark("quit-unsaved")
            return
        raise Leave
