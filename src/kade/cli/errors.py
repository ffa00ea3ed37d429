"""How the command ends when something is wrong: a sentence and a number, never a traceback."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

WRONG_INPUT = 2


def complain(words: str) -> None:
    """A sentence on the error stream."""
    from rich.console import Console  # here, since help, which has nothing to complain of, would wait for it
    from rich.text import Text

    Console(stderr=True).print(Text.assemble(("kade: ", "bold red"), words), soft_wrap=True)


class KadeGroup(TyperGroup):
    """The group of all commands, which turns our errors into sentences. Ctrl-C is left to typer: it ends with 130."""

    def invoke(self, ctx: Any) -> Any:
        from kade.kernel.errors import KadeError

        try:
            return super().invoke(ctx)
        except KadeError as problem:
            complain(str(problem))
            raise typer.Exit(WRONG_INPUT) from None
