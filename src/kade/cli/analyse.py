"""`kade analyse`: a finished game looked back on. Judged in kade.analysis; shown in analysis_text.py, as a page in
analysis_page.py."""

from __future__ import annotations

import json
import os
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import kade
from kade.analysis import EFFORTS, Analysis, analysed
from kade.analysis.moments import moments
from kade.arena import executor
from kade.cli import analysis_page, analysis_text
from kade.cli.analysis_text import LookBack
from kade.cli.arguments import Lang
from kade.cli.errors import complain
from kade.cli.files import read_record, write_whole
from kade.cli.simulate import progress
from kade.cli.voice import Voice, voice_for
from kade.kernel.record import Record

STOPPED = 130
MOST_WORKERS = 8  # unless said: others use the machine too

EXAMPLES = """[bold]Examples[/]

[cyan]kade analyse evening.kade[/]  which decisions cost most, what was better, and what luck brought

[cyan]kade analyse evening.kade --html evening.html[/]  the same as a page with boards and a curve

[cyan]kade analyse evening.kade --effort quick --seat 0[/]  in a third of the time; only the first seat’s decisions

[cyan]kade analyse evening.kade --json evening.json[/]  for programs

A game takes a minute or two on the compiled build, several times as long on the plain one."""


def command(
    file: Annotated[Path, typer.Argument(help="A Record of a finished game.", show_default=False)],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Also as a page.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also as JSON, for programs.")] = None,
    effort: Annotated[str, typer.Option("--effort", help="glance, quick, normal or thorough.")] = "normal",
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Name only this seat’s decisions (0 is the first).")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Look back at a finished game: which decisions cost points, what was better, and what was luck."""
    voice = voice_for(lang)
    if effort not in EFFORTS:
        raise voice.misuse("error-effort", effort=effort, known=", ".join(EFFORTS))
    record = read_record(file, voice)
    game = kade.load(record.game, record.edition)
    found, end = moments(record, game)
    players = end.options()["players"]
    if seat is not None and seat >= players:
        raise voice.misuse("error-replay-seat", seat=seat, last=players - 1)
    for target in (html, as_json):
        if target is not None and not target.parent.is_dir():
            raise voice.misuse("error-no-folder", folder=str(target.parent))
    whole = _analysed(record, effort, str(workers or min(MOST_WORKERS, os.cpu_count() or 1)), voice)
    look_back = LookBack(game, whole, found, voice, seat)
    if as_json:
        write_whole(as_json, json.dumps(whole.to_dict(), ensure_ascii=False, indent=1) + "\n", voice)
    if html:
        write_whole(html, analysis_page.page_of(look_back), voice)
    analysis_text.show(look_back, Console(highlight=False))
    for target in (html, as_json):
        if target is not None:
            print(voice.say("analyse-written", file=str(target)))


def _analysed(record: Record, effort: str, workers: str, voice: Voice) -> Analysis:
    """The whole analysis, with a bar on the error stream while it is made."""
    whole: Analysis | None = None
    try:
        with (
            progress(voice, None, what="analyse-looking") as bar,
            closing(analysed(record, effort, executor(workers))) as growing,
        ):
            for whole in growing:
                bar.update(bar.task_ids[0], total=whole.total, completed=len(whole.decisions))
    except KeyboardInterrupt:
        complain(voice.say("analyse-stopped"))
        raise typer.Exit(STOPPED) from None
    assert whole is not None
    return whole
