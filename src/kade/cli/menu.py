"""The list of all commands, which loads none of them: a command's module is imported when the command is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from kade.cli.errors import KadeGroup

SENTENCES = {
    "games": "List the games: id, title, players, options.",
    "play": "Play in the terminal, with bots or with others at the same keyboard.",
    "serve": "Serve tables to play at in the browser; they outlast the server.",
    "site": "Write Kade as a site of plain files: the games, bots, tutorials and rulebooks, played in the browser "
    "itself.",
    "rules": "Read the rules: by id, by heading, or by a word in them.",
    "puzzles": "Positions to think about: best move, and why?",
    "replay": "Show a recorded game at any decision, and verify it.",
    "analyse": "Look back at a finished game: which decisions cost points, what was better, and what was luck.",
    "show": "Draw the table of a recorded game.",
    "bots": "The bots: list them, or read how to write one in any language.",
    "simulate": "Let bots play many games: points by source, who wins, how long, how fast.",
    "arena": "Many games between bots: who wins, how surely, and whether the game is fair.",
    "train": "Learn from games what a position is worth, and prove it by play.",
    "edition": "Correct printed values with your own box: check an edition file, or begin one.",
    "new-game": "Write a new game: a package with rules, words, pictures and tests, all of which work.",
    "admin": "Look after the tables of a server.",
}
"""What each command says of itself first: a test compares."""
MODULES = {"new-game": "new_game", "admin": "admin_lobby"}
"""Where a command lives, if not in a module of its name."""


class Menu(KadeGroup):
    """All commands. In the list they are names and sentences; whoever asks for one gets the real one."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, sentence in SENTENCES.items():
            self.add_command(TyperCommand(name=name, help=sentence))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command and loaded(name or ""), rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """In plain letters: loading what draws the frames of the other helps takes longer than all the rest."""
        super(TyperGroup, self).format_help(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(SENTENCES.items()))

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        examples, last = (self.epilog or "").rsplit("\n\n", 1)
        with formatter.section("Examples"):
            formatter.write_dl([tuple(line.split("  ", 1)) for line in examples.splitlines()], col_max=60)
        formatter.write(f"\n{last}\n")


def loaded(name: str) -> Any:
    """A command with its options, or a group of commands."""
    module = import_module(f"kade.cli.{MODULES.get(name, name)}")
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich")
    alone.callback()(_group)
    if hasattr(module, "app"):
        alone.add_typer(module.app, name=name)
    else:
        alone.command(name, epilog=module.EXAMPLES)(module.command)
    group = typer.main.get_command(alone)
    assert isinstance(group, TyperGroup)
    return group.commands[name]


def _group() -> None:
    """Makes typer build a group, though of one."""
