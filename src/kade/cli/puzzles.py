"""`kade puzzles`: "best move, and why?" in the terminal, and the tool that finds puzzles in Records."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text
from typer.core import TyperGroup

import kade
from kade.analysis.puzzle_finder import Source, Step, find
from kade.analysis.reasons import phrase
from kade.analysis.report import Worth
from kade.cli import layout
from kade.cli.arguments import A_GAME, GameId, Lang
from kade.cli.colour import Colouring
from kade.cli.errors import complain
from kade.cli.files import read_record, read_text, write_whole
from kade.cli.games import title
from kade.cli.simulate import progress
from kade.cli.tally import plain_table
from kade.cli.voice import Voice, voice_for
from kade.kernel.record import Record
from kade.learn.puzzles import Puzzle, of_the_day, parse, read_puzzles, shuffled, written

STOPPED = 130
ENOUGH = 10
MOST_STRENGTH = 10.0
LEAST_ERROR = 0.05
"""Points: a smaller one is none, as where no chance is left in the turns that were looked ahead."""

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade puzzles[/]  the puzzle of the day

[cyan]kade puzzles list[/]  all of them

[cyan]kade puzzles {A_GAME}[/]  the first of a game; or one by its id

[cyan]kade puzzles find {A_GAME} --records arena/…/records --out puzzles.toml[/]  look for new ones in Records"""


class AskUnlessSaid(TyperGroup):
    """`kade puzzles` and `kade puzzles ID` ask; the rest has a word of its own."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ("--help", "-h")):
            args = ["ask", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=AskUnlessSaid, rich_markup_mode="rich", epilog=EXAMPLES, help="Positions to think about: best move, and why?"
)


@app.command("list")
def show_list(lang: Lang = None) -> None:
    """All puzzles."""
    voice = voice_for(lang)
    table = plain_table(voice.say("column-title"), voice.say("column-puzzles"))
    for name in kade.games():
        ids = [puzzle.id for puzzle in read_puzzles(name)]
        table.add_row(title(kade.load(name), voice), "\n".join(ids) or "–")
    Console(highlight=False).print(table)


@app.command("ask")
def ask(
    which: Annotated[str | None, typer.Argument(help="A puzzle’s id, or a game.", show_default=False)] = None,
    answer: Annotated[
        str | None, typer.Option("--answer", "-a", help="The letter, without being asked.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Ask one puzzle: the puzzle of the day unless said."""
    voice = voice_for(lang)
    puzzle = _chosen(which, voice)
    console = Console(highlight=False)
    candidates = shuffled(puzzle)
    letters = "ABCDEFGH"[: len(candidates)]
    _show(puzzle, candidates, which is None, console, voice)
    if answer is None:
        if not sys.stdin.isatty():
            console.print(voice.say("puzzles-answer-later"))
            return
        answer = console.input(f"{voice.say('puzzles-ask', letters=', '.join(letters))} ")
    given = answer.strip().upper()
    if len(given) != 1 or given not in letters:
        raise voice.misuse("error-answer", answer=answer, letters=", ".join(letters))
    _tell(puzzle, candidates, letters.index(given), console, voice)


@app.command("find")
def search_records(
    game: GameId,
    records: Annotated[Path, typer.Option("--records", metavar="DIR", help="Records, as kade arena keeps them.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the puzzles are written.")],
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="How many are enough.")] = ENOUGH,
    strength: Annotated[
        float, typer.Option("--strength", help="1: as the strongest bot thinks; less is sooner ready, and less sure.")
    ] = 1.0,
    lang: Lang = None,
) -> None:
    """Look in Records for decisions where one action is worth clearly more than the rest."""
    voice = voice_for(lang)
    chosen = kade.load(game)
    if not 0.0 < strength <= MOST_STRENGTH:
        raise voice.misuse("error-strength", strength=str(strength))
    if not out.parent.is_dir():
        raise voice.misuse("error-no-folder", folder=str(out.parent))
    read = [read_record(file, voice) for file in sorted(records.rglob("*.kade"))]
    sources = [Source(_called(record), record) for record in read if record.game == chosen.id]
    if not sources:
        raise voice.misuse("error-no-records", folder=str(records), game=chosen.id)
    found = _there(out, game, voice)
    left_out: Counter[Step] = Counter()
    total = sum(len(source.record.decisions) for source in sources)
    try:
        with progress(voice, total, what="puzzles-looking") as bar:
            for puzzle in find(chosen, sources, strength, tuple(found), left_out) if len(found) < number else ():
                bar.advance(bar.task_ids[0])
                if puzzle is not None:
                    found.append(puzzle)
                    write_whole(out, written(tuple(found)), voice)
                if len(found) == number:
                    break
    except KeyboardInterrupt:
        complain(voice.say("puzzles-stopped", file=str(out)))
        raise typer.Exit(STOPPED) from None
    write_whole(out, written(tuple(found)), voice)
    print(voice.say("puzzles-found", number=len(found), file=str(out)))
    _count(left_out, voice)


def _count(left_out: Counter[Step], voice: Voice) -> None:
    """How many decisions were no puzzles, by the step at which that was found, in the order of the steps."""
    if left_out:
        table = plain_table(voice.say("puzzles-left-out"), voice.say("column-decisions"))
        for step in get_args(Step):
            table.add_row(voice.say(f"puzzles-left-out-{step}"), voice.number(left_out[step]))
        Console(highlight=False).print(table)


def _there(file: Path, game: str, voice: Voice) -> list[Puzzle]:
    """The puzzles that were found before: a search that was stopped goes on."""
    return list(parse(read_text(file, voice), game)) if file.exists() else []


def _called(record: Record) -> str:
    """A Record by who played it and its seed."""
    return f"{' – '.join(record.names) or 'a game'}, seed {record.seed}"


# ---------------------------------------------------------------------- one puzzle


def _chosen(which: str | None, voice: Voice) -> Puzzle:
    games = kade.games()
    if which is None:
        today = of_the_day(date.today(), games)  # noqa: DTZ011 (the day of whoever plays)
        if today is None:
            raise voice.misuse("puzzles-none", game=", ".join(games))
        return today
    if which in games:
        own = read_puzzles(which)
        if not own:
            raise voice.misuse("puzzles-none", game=which)
        return own[0]
    found = [puzzle for name in games for puzzle in read_puzzles(name) if puzzle.id == which]
    if not found:
        raise voice.misuse("error-no-puzzle", puzzle=which)
    return found[0]


def _show(puzzle: Puzzle, candidates: Sequence[Worth], today: bool, console: Console, voice: Voice) -> None:
    game = kade.load(puzzle.game)
    view = puzzle.state(game).view(puzzle.seat)
    names = [voice.say("player-name", number=number + 1) for number in range(view["players"])]
    colouring = Colouring(game, console.color_system is not None)
    heading = voice.say("puzzles-heading", title=title(game, voice))
    if today:
        heading = f"{voice.say('puzzles-today')} · {heading}"
    console.print(Rule(Text(heading), style="cyan"))
    sections = colouring.game.text(view, voice.lang, names)
    console.print(layout.boxes(sections, colouring, game.prose, voice.lang, console.width))
    console.print(Text(voice.say("puzzles-whose", player=names[puzzle.seat]), style="bold"))
    for letter, one in zip("ABCDEFGH", candidates, strict=False):
        said = game.prose.say(game.offer(one.action, view, names), voice.lang)
        console.print(Text.assemble((f"  {letter}  ", "bold cyan"), said))


def _tell(puzzle: Puzzle, candidates: Sequence[Worth], given: int, console: Console, voice: Voice) -> None:
    game = kade.load(puzzle.game)
    taken = candidates[given]
    if taken.action == puzzle.best:
        console.print(Text(voice.say("puzzles-right"), style="bold green"))
    else:
        lost = voice.number(taken.behind, 1)
        console.print(Text(voice.say("puzzles-wrong", points=lost), style="bold yellow"))
    for letter, one in zip("ABCDEFGH", candidates, strict=False):
        if one.action == puzzle.best:
            console.print(Text(f"  {letter}  ✓", style="green"))
        else:
            error = f" ± {voice.number(one.error, 1)}" if one.error >= LEAST_ERROR else ""
            console.print(f"  {letter}  −{voice.number(one.behind, 1)}{error}")
    if puzzle.reasons:
        why = " ".join(game.prose.say(phrase(kept), voice.lang) for kept in puzzle.reasons)
        console.print(f"{voice.say('puzzles-why')} {why}")
    names = [voice.say("player-name", number=number + 1) for number in range(puzzle.state(game).seats)]
    line = [game.prose.say(said, voice.lang) for said in puzzle.going_on(game, names)]
    if line:
        console.print(f"{voice.say('puzzles-line')} {' → '.join(line)}")
    console.print(
        Text(
            voice.say("puzzles-checked", searches=puzzle.searches, simulations=voice.number(puzzle.simulations)),
            style="dim",
        )
    )
