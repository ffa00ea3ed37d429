"""`kade arena`: matches between bots, the balance of a game, the ladder of levels. Played and counted in kade.arena;
shown in arena_text.py, as a page in arena_page.py."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import kade
from kade import bots
from kade.arena import Outcome, Plan, RunFolder, executor
from kade.arena.balance import balance as judge
from kade.arena.ladder import FULL, GAMES, RUNGS, Climb, climb, rungs_of
from kade.arena.report import report
from kade.cli import arena_page, arena_text
from kade.cli.arguments import A_GAME, EditionFile, GameId, Lang, Options
from kade.cli.errors import complain
from kade.cli.extras import need_arena
from kade.cli.files import write_whole
from kade.cli.seats import read_game_options
from kade.cli.simulate import progress
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.kernel.options import read_options

STOPPED = 130
WIDE = 150  # columns of a report that is not for a terminal

MATCH_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade arena {A_GAME} --bots greedy,random --games 400 --workers 2[/]

[cyan]kade arena {A_GAME} --bots greedy,random --players 3 --html report.html[/]

[cyan]kade arena {A_GAME} --bots greedy,random --workers ray[/]  on Ray; or the address of a cluster

Everybody plays every deal from every seat. Ctrl-C stops; the same command goes on. [cyan]kade arena balance[/] and
[cyan]kade arena ladder[/] have their own [cyan]--help[/]."""

BALANCE_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade arena balance {A_GAME} --games 1000 --bots greedy --workers 2[/]

[cyan]kade arena balance {A_GAME} --players 4 --json > balance.json[/]"""

LADDER_EXAMPLES = f"""[bold]Examples[/]

[cyan]kade arena ladder --workers 2 --minutes 55 --output ladder.json[/]

[cyan]kade arena ladder {A_GAME} --scale 0.05[/]"""


class MatchUnlessSaid(TyperGroup):
    """`kade arena GAME` is a match; only what is not a game needs a word of its own."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("--help", "-h"):
            args = ["match", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=MatchUnlessSaid,
    no_args_is_help=True,
    rich_markup_mode="rich",
    epilog=MATCH_EXAMPLES,
    help="Many games between bots: who wins, how surely, and whether the game is fair.",
)

Workers = Annotated[
    str, typer.Option("--workers", "-w", help="A number of processes, `ray`, or the address of a Ray cluster.")
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
Players = Annotated[int, typer.Option("--players", "-p", min=1, help="How many sit at a table.")]
Folder = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="DIR", help="Where the Records are kept; by default under arena/.", show_default=False
    ),
]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Also as a page with plots.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]


@app.command("match", epilog=MATCH_EXAMPLES)
def match(
    game: GameId,
    names: Annotated[str, typer.Option("--bots", "-b", help="Who plays: bots by name.")] = "greedy,random",
    players: Players = 2,
    games: Games = 100,
    workers: Workers = "1",
    seed: Seed = 1,
    out: Folder = None,
    option: Options = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
    html: Page = None,
    lang: Lang = None,
) -> None:
    """Bots meet, every deal from every seat: who beats whom, ratings, points by source, seats, length, speed."""
    voice = voice_for(lang)
    need_arena(voice)
    chosen, plan = plan_of(game, edition, names, players, option or [], seed, voice)
    run = play_missing(chosen, plan, games, workers, out, voice)
    figures = {**report(plan, run.outcomes, run.seconds), "records": str(run.folder.records)}
    if html:
        write_whole(html, arena_page.match(chosen, figures, voice), voice)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        arena_text.match(chosen, figures, voice, _paper())


@app.command("balance", epilog=BALANCE_EXAMPLES)
def balance(
    game: GameId,
    names: Annotated[str, typer.Option("--bots", "-b", help="Who plays: bots by name.")] = "greedy",
    players: Players = 2,
    games: Games = 400,
    workers: Workers = "1",
    seed: Seed = 1,
    out: Folder = None,
    option: Options = None,
    edition: EditionFile = None,
    rows: Annotated[int, typer.Option("--rows", min=1, help="How many of each sort are shown.")] = 10,
    as_json: AsJson = False,
    html: Page = None,
    lang: Lang = None,
) -> None:
    """Which seats, boards, cards, tiles and ways to play win more than their share."""
    voice = voice_for(lang)
    need_arena(voice)
    chosen, plan = plan_of(game, edition, names, players, option or [], seed, voice)
    run = play_missing(chosen, plan, games, workers, out, voice)
    pairs = ((outcome, run.folder.read(outcome.number)) for outcome in run.outcomes)
    figures = {
        "kade": kade.__version__,
        **plan.to_dict(),
        **judge(chosen, players, pairs),
        "records": str(run.folder.records),
    }
    if html:
        write_whole(html, arena_page.balance(chosen, figures, rows, voice), voice)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        arena_text.balance(chosen, figures, rows, voice, _paper())


@app.command("ladder", epilog=LADDER_EXAMPLES)
def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all unless said.", show_default=False)] = None,
    scale: Annotated[float, typer.Option("--scale", help="The part of their budgets that bots get.")] = 0.05,
    most: Annotated[int, typer.Option("--games", "-n", min=2, help="Games a pairing, at most.")] = GAMES,
    full: Annotated[int, typer.Option("--full", min=0, help="Games at full budgets, in all.")] = FULL,
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, help="How long all of it may take.")] = 55.0,
    workers: Workers = "1",
    seed: Seed = 1,
    levels: Annotated[
        str | None, typer.Option("--levels", help="Only the pairings between these, such as `merchant,master`.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep the Records; the same command goes on from them.")
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Also as JSON in a file.")] = None,
    lang: Lang = None,
) -> None:
    """Does each level of bot beat the one below? Each pairing ends as soon as that is clear."""
    voice = voice_for(lang)
    need_arena(voice)
    where = executor(workers)
    rungs = RUNGS if levels is None else rungs_of([level.strip() for level in levels.split(",")])
    chosen = [kade.load(game).id for game in games or kade.games()]
    climbs: list[Climb] = []
    console = Console(stderr=True)
    with console.status("") as status:
        for one in climb(
            chosen,
            where,
            seed=seed,
            scale=scale,
            most=most,
            full=full,
            minutes=minutes,
            rungs=rungs,
            keep=out,
            tell=lambda now: status.update(arena_text.climbing(now, voice)),
        ):
            climbs.append(one)
            if not console.is_terminal:
                console.print(arena_text.climbing(one, voice), highlight=False, soft_wrap=True)
    figures = {"kade": kade.__version__, "seed": seed, "scale": scale, "climbs": [one.to_dict() for one in climbs]}
    if output:
        output.parent.mkdir(parents=True, exist_ok=True)
        write_whole(output, json.dumps(figures, ensure_ascii=False, indent=2) + "\n", voice)
    arena_text.ladder(figures, voice, _paper())
    if any(one.verdict == "no" or one.why == "time" for one in climbs if one.tested):
        raise typer.Exit(1)


# ---------------------------------------------------------------------- playing


def plan_of(
    game: str, edition: Path | None, names: str, players: int, option: list[str], seed: int, voice: Voice
) -> tuple[Game, Plan]:
    chosen = kade.load(game, edition)
    who = tuple(name.strip() for name in names.split(","))
    for name in who:
        bots.make(name, 0)  # an unknown one is reported before anything begins
    options = read_options(chosen.options, read_game_options(chosen, option, players, voice))
    chosen.new(seed=0, **options)
    return chosen, Plan(game, who, players, seed, options, chosen.edition)


@dataclass(frozen=True)
class Run:
    folder: RunFolder
    outcomes: list[Outcome]
    seconds: float | None


def play_missing(game: Game, plan: Plan, games: int, workers: str, out: Path | None, voice: Voice) -> Run:
    """What is missing of these games is played, and kept at once. Stopping loses only what is being played."""
    total = plan.whole_sets(games)
    where = executor(workers)
    run_folder = RunFolder(out or Path("arena") / _folder(game, plan), plan, game.rules)
    known = run_folder.outcomes()
    missing = [number for number in range(total) if number not in known]
    began = time.perf_counter()
    try:
        with progress(voice, total, total - len(missing)) as bar:
            for outcome in run_folder.play(missing, where, plan.set_size):
                known[outcome.number] = outcome
                bar.advance(bar.task_ids[0])
    except KeyboardInterrupt:
        complain(voice.say("arena-stopped", done=len(known), games=total, folder=str(run_folder.folder)))
        raise typer.Exit(STOPPED) from None
    seconds = time.perf_counter() - began if missing else None
    return Run(run_folder, [known[number] for number in range(total)], seconds)


def _paper() -> Console:
    """Where a report goes: as wide as the terminal is; a file has room for every column."""
    fixed = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, markup=False, width=None if fixed else WIDE)


def _folder(game: Game, plan: Plan) -> str:
    """A name that tells runs apart: who plays, how many, and each option that is not as usual."""
    who = "-".join(re.sub(r"[^\w.-]+", "-", name.replace("@", "-at-")) for name in plan.bots)
    unusual = [
        f"-{option.name}-{str(plan.options[option.name]).lower()}"
        for option in game.options
        if option.name != "players" and plan.options[option.name] != option.default
    ]
    return f"{plan.game}-{who}-{plan.players}p{''.join(unusual)}-seed{plan.seed}"
