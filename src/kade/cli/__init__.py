"""The `kade` command: here its parts are put together; each command lives in a module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

import kade
from kade import _build
from kade.cli import (
    admin_lobby,
    analyse,
    arena,
    bots,
    edition,
    games,
    new_game,
    play,
    puzzles,
    replay,
    rules,
    serve,
    show,
    simulate,
    site,
    train,
)
from kade.cli.arguments import A_GAME
from kade.cli.errors import KadeGroup

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade play {A_GAME} --seats me,greedy,random[/]  sit down with two bots

[cyan]kade simulate {A_GAME} --games 1000[/]  let bots play

[cyan]kade rules {A_GAME} 4.6[/]  read a rule

Every command explains itself: [cyan]kade play --help[/]"""

app = typer.Typer(
    cls=KadeGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

app.command("games", epilog=games.EXAMPLES)(games.command)
app.command("play", epilog=play.EXAMPLES)(play.command)
app.command("serve", epilog=serve.EXAMPLES)(serve.command)
app.command("site", epilog=site.EXAMPLES)(site.command)
app.add_typer(admin_lobby.app, name="admin")
app.command("simulate", epilog=simulate.EXAMPLES)(simulate.command)
app.add_typer(arena.app, name="arena")
app.command("train", epilog=train.EXAMPLES)(train.command)
app.command("replay", epilog=replay.EXAMPLES)(replay.command)
app.command("analyse", epilog=analyse.EXAMPLES)(analyse.command)
app.command("show", epilog=show.EXAMPLES)(show.command)
app.command("rules", epilog=rules.EXAMPLES)(rules.command)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(edition.app, name="edition")
app.add_typer(bots.app, name="bots")
app.command("new-game", epilog=new_game.EXAMPLES)(new_game.command)


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
