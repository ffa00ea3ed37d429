"""`kade serve`: the table on the web, with nothing to set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from kade.cli.extras import need_server
from kade.cli.voice import voice_for

EXAMPLES = """[bold]Examples[/]

[cyan]kade serve[/]  play in the browser, at http://127.0.0.1:8000/

[cyan]kade serve --host 0.0.0.0 --port 9000 --data tables[/]  for everybody in the house"""


def command(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at (KADE_HOST).", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help="The port; 0 takes a free one (KADE_PORT).", min=0, max=65535, show_default="8000"),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(help="The folder in which tables are kept (KADE_DATA).", show_default="your own data folder"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="A PostgreSQL database for tables, as postgresql+asyncpg://user:password@host/name (KADE_DATABASE).",
            show_default="a file in the data folder",
        ),
    ] = None,
    news: Annotated[
        str | None,
        typer.Option(
            help="A Redis or Valkey by which servers that share a database tell each other what is new, as "
            "redis://host (KADE_NEWS)."
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes that serve tables together, with --database and --news (KADE_WORKERS).",
            min=1,
            max=64,
            show_default="1",
        ),
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Have a lobby: tables that their makers list can be found (KADE_PUBLIC).")
    ] = False,
    log: Annotated[
        str | None, typer.Option(help="How to write the log: plain or json (KADE_LOG).", show_default="plain")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables to play at in the browser; they outlast the server."""
    need_server(voice_for(None))
    from kade.server.run import serve  # here, because the other commands need not wait for it
    from kade.server.settings import from_environment

    settings = from_environment(
        os.environ,
        host=host,
        port=port,
        data=data,
        database=database,
        news=news,
        workers=workers,
        log=log,
        public=public,
    )
    serve(settings, _say, open_browser)


def _say(line: str) -> None:
    print(line, flush=True)
