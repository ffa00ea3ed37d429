"""`kade site`: writes a folder of plain files that any web host can serve, and that plays in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kade.cli.extras import need_server
from kade.cli.voice import voice_for

EXAMPLES = """[bold]Examples[/]

[cyan]kade site public --pyodide node_modules/pyodide[/]  a whole Kade in ./public, for any web host

[cyan]python -m http.server --directory public[/]  and it can be tried, at http://127.0.0.1:8000/"""


def command(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="Where to write it; an older site there is replaced.", show_default=False),
    ],
    pyodide: Annotated[
        Path,
        typer.Option(
            help="The folder of the npm package pyodide, with a wheel of msgspec for it beside its files; "
            "`make site` in a checkout brings both."
        ),
    ] = Path("node_modules/pyodide"),
) -> None:
    """Write Kade as a site of plain files: the games, bots, tutorials and rulebooks, played in the browser itself."""
    need_server(voice_for(None))
    from kade.site.build import write  # here, because the other commands need not wait for it

    size = write(folder, pyodide, lambda line: print(f"{line} …", flush=True))
    print(f"{folder} is a site of {size / 1e6:.1f} MB. Any web host can serve it, from any folder.")
