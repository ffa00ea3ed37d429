"""Arguments that several commands share, each said once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kade import _build

A_GAME = min(file.parent.name for file in (_build.HOME / "games").glob("*/game.py")).replace("_", "-")
"""For the examples in help texts: found by its folder, since help waits for no game to be loaded."""

GameId = Annotated[str, typer.Argument(help="The game's id, as `kade games` lists it.", show_default=False)]
Lang = Annotated[
    str | None, typer.Option("--lang", "-l", help="en, pl or it; by default what LANG says.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", "-e", metavar="FILE", help="An edition file with your box's values.")
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="The same seed gives the same game.")]
