"""The `kade` command: each of its commands lives in a module of its own, and menu.py lists them."""

from __future__ import annotations

from typing import Annotated

import typer

import kade
from kade import _build
from kade.cli.arguments import A_GAME
from kade.cli.menu import Menu

EXAMPLES = f"""kade play {A_GAME} --seats me,greedy,random  sit down with two bots
kade simulate {A_GAME} --games 1000  let bots play
kade rules {A_GAME} 4.6  read a rule

Every command explains itself: kade play --help"""

app = typer.Typer(
    cls=Menu,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _version(asked: bool) -> None:
    if asked:
        print(f"kade {kade.__version__}, {_build.describe()}")
        raise typer.Exit


@app.callback(epilog=EXAMPLES)
def about(
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    """Board games by the water: play them in the terminal, let bots play, read the rules."""


def main() -> None:
    app(prog_name="kade")
