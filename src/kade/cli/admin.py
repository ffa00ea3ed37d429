"""`kade admin`: what whoever runs a server does with its tables. The work itself is in kade.server.housekeeping."""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid

from kade.cli.bar import progress_bar
from kade.cli.errors import complain
from kade.cli.extras import need_server
from kade.cli.voice import voice_for
from kade.kernel.errors import KadeError

if TYPE_CHECKING:
    from kade.server.housekeeping import Finding, Overview
    from kade.server.serving import ServerTables
    from kade.server.settings import Settings

T = TypeVar("T")

EXAMPLES = """[bold]Examples[/]

[cyan]kade admin list --state playing[/]  the games that are going on

[cyan]kade admin prune --days 90[/]  what has not been touched for three months; asks before it deletes anything

[cyan]kade admin backup /backups/kade-monday.sqlite3[/]  while the server runs

[cyan]kade admin check[/]  with a new version installed and the old one still running: does every game go on?"""

app = typer.Typer(rich_markup_mode="rich", epilog=EXAMPLES, help="Look after the tables of a server.")

Data = Annotated[
    Path | None, typer.Option("--data", help="The server's folder (KADE_DATA).", show_default="your own data folder")
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
TableId = Annotated[str, typer.Argument(help="The table's id, the end of its link.", show_default=False)]
StateName = Annotated[
    str | None, typer.Option(help="Only tables that are open, playing or over.", show_default="all of them")
]


class Wrong(KadeError):
    """An answer that cannot be given, and why."""


@app.command("list")
def list_tables(state: StateName = None, data: Data = None, as_json: AsJson = False) -> None:
    """All tables: who sits there, how far they are, when something last happened."""
    from kade.server.housekeeping import overview

    states = _states(state)
    found = [one for one in with_tables(data, lambda tables: overview(tables.storage)) if one.state in states]
    if as_json:
        print_json(found)
        return
    grid = Grid("table", "game", "state", "seats", "entries", "last change", box=None, pad_edge=False)
    for one in found:
        grid.add_row(one.id, one.game, one.state, _seats(one), str(one.entries), _when(one.changed))
    Console(highlight=False).print(grid if found else "There are no such tables.")


@app.command("show")
def show(table: TableId, data: Data = None, as_json: AsJson = False) -> None:
    """One table. Nothing that players keep from each other is shown."""
    from kade.server.housekeeping import one

    found = with_tables(data, lambda tables: one(tables.storage, table))
    if as_json:
        print_json(found)
        return
    grid = Grid(show_header=False, box=None, pad_edge=False)
    for name, value in (
        ("table", found.id),
        ("game", found.game),
        ("state", found.state),
        ("seats", _seats(found)),
        ("entries", str(found.entries)),
        ("created", _when(found.created)),
        ("last change", _when(found.changed)),
        ("address", f"/t/{found.id}"),
    ):
        grid.add_row(name, value)
    Console(highlight=False).print(grid)


@app.command("end")
def end(table: TableId, data: Data = None, as_json: AsJson = False) -> None:
    """End a game with the points everybody has now; a table still waiting for players is deleted."""
    from kade.server.housekeeping import end as end_table

    before = with_tables(data, lambda tables: end_table(tables, table))
    deleted = before.state == "open"
    if as_json:
        print_json({"table": table, "ended": not deleted, "deleted": deleted})
    else:
        print(f"Table {table} was still waiting for players and is gone." if deleted else f"Table {table} has ended.")


@app.command("export")
def export(
    folder: Annotated[Path, typer.Argument(help="Where the Records go, a file for each game.", show_default=False)],
    table: Annotated[
        list[str] | None, typer.Option("--table", help="Only this table; may be said again.", show_default=False)
    ] = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Write the Records of finished games into a folder; files that are there already stay as they are."""
    records = with_tables(data, lambda tables: _records(tables, table or []))
    written = _write(folder, records)
    without = [id for id, text in records.items() if text is None]
    if as_json:
        print_json({"written": [str(file) for file in written], "without": without})
        return
    print(f"{len(written)} Records written to {folder}.")
    if without:
        print(f"No Record can be had of {', '.join(without)}: the rules changed while they were played.")


@app.command("prune")
def prune(
    days: Annotated[float, typer.Option(min=0, help="How long nothing may have happened at a table, in days.")] = 90,
    state: StateName = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete without asking.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be deleted, and delete nothing.")] = False,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Delete tables at which nothing has happened for long."""
    from kade.server.housekeeping import delete, idle, overview

    states = _states(state)
    old = idle(with_tables(data, lambda tables: overview(tables.storage)), days, states)
    ids = [one.id for one in old]
    if ids and not dry_run:
        if not yes and not typer.confirm(f"Delete {len(ids)} tables? They cannot be brought back.", err=True):
            raise typer.Exit(1)
        with _progress("Deleting") as told:
            with_tables(data, lambda tables: delete(tables.storage, ids, told))
    if as_json:
        print_json({"deleted": [] if dry_run else ids, "found": ids})
    else:
        print(f"{len(ids)} tables {'would be' if dry_run else 'were'} deleted.")


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.", show_default=False)],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Copy the database, also while the server runs. The copy is read once before it gets its name."""
    from kade.server.housekeeping import backup as copy

    settings = _settings(data)
    with _progress("Copying") as told:
        copy(settings, file, told)
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "bytes": size})
    else:
        print(f"{settings.place} was copied to {file} ({size / 1e6:.1f} MB).")


@app.command("check")
def check(data: Data = None, as_json: AsJson = False) -> None:
    """Replay every running game with the rules of this version, on a copy: run it before an upgrade is switched on."""
    import asyncio

    from kade.server.housekeeping import check as replay_all
    from kade.server.housekeeping import troubles_in_words

    settings = _settings(data)
    with _progress("Replaying") as told, troubles_in_words(settings):
        number, findings = asyncio.run(replay_all(settings, told))
    if as_json:
        print_json({"checked": number, "findings": findings})
    else:
        _tell(number, findings)
    if findings:
        raise typer.Exit(1)


def _tell(number: int, findings: list[Finding]) -> None:
    from kade.server.housekeeping import MEANING

    for finding in findings:
        print(f"Table {finding.id} ({finding.game}) {MEANING[finding.what]}. {finding.why}")
    if findings:
        complain(f"{len(findings)} of {number} running games do not go on as they are.")
    else:
        print(f"All {number} running games go on as they are.")


# ---------------------------------------------------------------- helpers


def _settings(data: Path | None) -> Settings:
    need_server(voice_for(None))
    from kade.server.settings import from_environment

    return from_environment(os.environ, data=data)


def with_tables(data: Path | None, work: Callable[[ServerTables], Coroutine[Any, Any, T]]) -> T:
    """Do something with the tables of a folder; what is wrong with the folder is said in a sentence."""
    settings = _settings(data)
    import asyncio

    from kade.server.housekeeping import opened, troubles_in_words

    async def run() -> T:
        async with opened(settings) as tables:
            return await work(tables)

    with troubles_in_words(settings):
        return asyncio.run(run())


async def _records(tables: ServerTables, ids: list[str]) -> dict[str, str | None]:
    """The Records of finished games, or of these; None where none can be had."""
    from kade.server.housekeeping import one, overview

    chosen = [await one(tables.storage, id) for id in ids] or await overview(tables.storage)
    for table in chosen if ids else []:
        if table.state != "over":
            raise Wrong(f"The game at table {table.id} is not over: its Record would tell what players may not know.")
    return {table.id: await tables.storage.final_record(table.id) for table in chosen if table.state == "over"}


def _write(folder: Path, records: dict[str, str | None]) -> list[Path]:
    """The files that are new."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with progress_bar("Writing Records", len(records)) as bar:
            for id, text in records.items():
                file = folder / f"{id}.kade"
                if text is not None and not file.exists():
                    file.write_text(text, encoding="utf-8")
                    written.append(file)
                bar.advance(bar.task_ids[0])
    except OSError as problem:
        raise Wrong(f"Nothing can be written to {folder}: {problem.strerror}.") from None
    return written


def _states(state: str | None) -> list[Any]:
    need_server(voice_for(None))
    from kade.server.housekeeping import STATES

    if state is not None and state not in STATES:
        raise Wrong(f"{state!r} is not a state of a table; choose one of {', '.join(STATES)}.")
    return list(STATES) if state is None else [state]


def _seats(one: Overview) -> str:
    return ", ".join(f"{seat.name} ({seat.bot})" if seat.bot else seat.name or "(open)" for seat in one.seats)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def print_json(value: Any) -> None:
    from kade.server.housekeeping import as_json

    print(as_json(value))


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    with progress_bar(what) as bar:
        yield lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
