"""`kade site`: writes a folder of plain files that any web host can serve, and that plays in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kade.cli.extras import need_server
from kade.cli.voice import voice_for

EXAMPLES = """[bold]Examples[/]

[cyan]kade site public[/]  a whole Kade in ./public, for any web host

[cyan]python -m http.server --directory public[/]  and it can be tried, at http://127.0.0.1:8000/"""


def command(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="Where to write it; an older site there is replaced.", show_default=False),
    ],
    pyodide: Annotated[
        Path | None,
        typer.Option(
            help="A folder with the npm package pyodide, and a wheel of msgspec for it beside its files. Without it "
            "both are fetched once, through npm and pip, and kept.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Write Kade as a site of plain files: the games, bots, tutorials and rulebooks, played in the browser itself."""
    need_server(voice_for(None))
    from kade.site import parts  # here, because the other commands need not wait for it
    from kade.site.build import write

    size = write(folder, pyodide or parts.bring(parts.usual_place(), say), say)
    print(f"{folder} is a site of {size / 1e6:.1f} MB. Any web host can serve it, from any folder.")


def say(line: str) -> None:
    print(f"{line} …", flush=True)
