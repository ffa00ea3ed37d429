"""`kade play`: sit down at a table in the terminal, or go on with a saved game."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import kade
from kade.cli.arguments import A_GAME, EditionFile, Lang, Options, Seed
from kade.cli.files import read_record
from kade.cli.seats import Seat, default_seats, read_game_options, read_seats, seats_of
from kade.cli.table import Table
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.kernel.match import Match

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade play {A_GAME}[/]  you against a bot

[cyan]kade play {A_GAME} --seats me,greedy,random --seed 7 --lang pl[/]

[cyan]kade play {A_GAME} --seats me:Ala,me:Ola[/]  two persons, one keyboard

[cyan]kade play {A_GAME} --save evening.kade[/]  saved after every decision

[cyan]kade play --resume evening.kade[/]  go on with it

[cyan]kade play {A_GAME} --seats greedy,greedy --seed 3[/]  watch two bots

[cyan]kade play {A_GAME} --learn[/]  a guided first game

At the table type [bold]help[/]."""


def command(
    game: Annotated[str | None, typer.Argument(help="The game's id; not needed with --resume.")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="A person ([bold]me[/] or me:NAME) or a bot's name a seat.")
    ] = None,
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save after every decision.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    learn: Annotated[bool, typer.Option("--learn", help="A guided game that teaches the rules.")] = False,
    lesson: Annotated[
        str | None, typer.Argument(help="With --learn: which of its guided games; the first unless said.")
    ] = None,
    step: Annotated[int, typer.Option("--step", help="With --learn: the step to go on with.", min=1)] = 1,
) -> None:
    """Play in the terminal, with bots or with others at the same keyboard."""
    voice = voice_for(lang)
    if learn:
        others = (seats, seed, option or None, edition, save, resume)
        _learn(game, lesson, step, voice, alone=others == (None,) * len(others))
        return
    if lesson is not None:
        raise voice.misuse("error-lesson-alone", lesson=lesson)
    if resume is not None:
        if seed is not None or option or edition is not None:
            raise voice.misuse("error-resume-settled")
        loaded, match, seated = _resumed(resume, game, seats, voice)
    elif game is None:
        raise voice.misuse("error-which-game", games=", ".join(kade.games()))
    else:
        loaded, match, seated = _begun(game, seats, seed, option or [], edition, voice)
    if save is not None and save != resume and save.exists():
        raise voice.misuse("error-save-exists", file=str(save))
    if any(not seat.bot for seat in seated):
        _need_terminal(voice)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history for input())
    Table(loaded, match, seated, voice, Console(highlight=False), save or resume).play()


def _learn(game: str | None, lesson: str | None, step: int, voice: Voice, alone: bool) -> None:
    from kade.cli.learn import GuidedTable  # reading guided games takes longer to load than all else here
    from kade.learn.lesson import lesson as read_lesson
    from kade.learn.script import lessons

    if game is None:
        raise voice.misuse("error-which-game", games=", ".join(kade.games()))
    if not alone:
        raise voice.misuse("error-learn-alone")
    there = lessons(kade.load(game).id)
    if not there or lesson not in (None, *there):
        raise voice.misuse("error-no-lesson", game=game, lessons=", ".join(there) or "–")
    _need_terminal(voice)
    GuidedTable(read_lesson(game, lesson or there[0]), voice, Console(highlight=False), step).play()


def _begun(
    game: str, seats: str | None, seed: int | None, option: list[str], edition: Path | None, voice: Voice
) -> tuple[Game, Match, list[Seat]]:
    chosen = kade.load(game, edition)
    seated = default_seats(chosen, voice) if seats is None else read_seats(seats, voice)
    options = read_game_options(chosen, option, len(seated), voice)
    return chosen, Match(chosen, seed=seed, names=[seat.name for seat in seated], **options), seated


def _resumed(file: Path, game: str | None, seats: str | None, voice: Voice) -> tuple[Game, Match, list[Seat]]:
    record = read_record(file, voice)
    if game is not None and game != record.game:
        raise voice.misuse("error-resume-other", file=str(file), game=record.game)
    if record.seed is None:
        raise voice.misuse("error-resume-seedless", file=str(file))
    chosen = kade.load(record.game, record.edition)
    players = record.replay(chosen).seats  # also compares what chance brought with what is written
    match = Match.resume(chosen, record)
    seated = seats_of(record, players, voice)
    if seats is not None:
        others = read_seats(seats, voice)
        if len(others) != len(seated):
            raise voice.misuse("error-resume-seats", file=str(file), seats=len(seated))
        seated = others
    match.names = [seat.name for seat in seated]
    return chosen, match, seated


def _need_terminal(voice: Voice) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise voice.misuse("error-no-terminal")
