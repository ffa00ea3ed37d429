"""`kade train`: bots play, weights are learnt from their games, and more games decide whether these are any better.
Learnt in kade.training, played in kade.arena."""

from __future__ import annotations

import time
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

import kade
from kade import bots
from kade.arena import Plan
from kade.arena.executors import Executor, executor
from kade.arena.report import report
from kade.bots.names import LEARNT, Name
from kade.cli.arena import STOPPED, Run, Workers, plan_of, play_missing
from kade.cli.arguments import A_GAME, GameId, Lang, Options
from kade.cli.bar import progress_bar
from kade.cli.errors import complain
from kade.cli.extras import need_arena, need_training
from kade.cli.files import read_text, write_whole
from kade.cli.seats import read_game_options
from kade.cli.voice import Voice, voice_for
from kade.display.game import Game
from kade.kernel.engine import Between, Learning
from kade.kernel.learnt import Learnt, read_weights
from kade.kernel.options import read_options

if TYPE_CHECKING:
    from kade.training.by_play import Settings
    from kade.training.rows import Course

HELD_OUT = 5  # every fifth game is not learnt from, but for the error on games not seen

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade train {A_GAME} --games 400 --workers 2[/]

[cyan]kade train {A_GAME} --games 300 --rounds 3 --bot merchant@0.02~0.03 --verdict 400[/]

[cyan]kade train {A_GAME} --rounds 0 --by-play 20 --judge master@0.01[/]  small changes play against their opposites

[cyan]kade train GAME --players 1 --between --rounds 5 --games 1000 --bot grandmaster@0.005~0.01[/]

[cyan]kade arena {A_GAME} --bots master@0.05+FILE,master@0.05[/]  what weights in a file are worth to a search

Ctrl-C stops; the same command goes on. Games, weights and verdict are kept in one folder."""


def command(
    game: GameId,
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="Who plays the games to learn from; ~0.03: three in a hundred at random.")
    ] = "greedy~0.03",
    players: Annotated[int, typer.Option("--players", "-p", min=1, help="How many sit at a table.")] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", min=10, help="How many games to learn from, each round.")
    ] = 400,
    rounds: Annotated[
        int, typer.Option("--rounds", min=0, help="How often; each time the last weights play the next games.")
    ] = 1,
    by_play: Annotated[
        int,
        typer.Option("--by-play", min=0, help="Rounds in which changes of the weights then play against each other."),
    ] = 0,
    pairs: Annotated[int, typer.Option("--pairs", min=2, help="How many changes play in each of these.")] = 300,
    simulations: Annotated[
        int,
        typer.Option(
            "--simulations", min=0, help="How far those who play with the changes search, a turn; 0: as greedy plays."
        ),
    ] = 200,
    size: Annotated[
        float,
        typer.Option(
            "--size", min=0.01, max=10.0, help="How large these are, in points: the more luck decides, the larger."
        ),
    ] = 0.3,
    far: Annotated[
        bool, typer.Option("--far", help="They look as far ahead as grandmaster does, not to the end of their turn.")
    ] = False,
    begin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="The weights to begin with; without it those of the estimate."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only", metavar="FEATURE", help="Learn from games what this is worth, and nothing else; repeatable."
        ),
    ] = None,
    between: Annotated[
        bool, typer.Option("--between", help="Learn the weights for what the game looks at between turns.")
    ] = False,
    verdict: Annotated[int, typer.Option("--verdict", min=2, help="How many games decide.")] = 100,
    judge: Annotated[str, typer.Option("--judge", help="Who plays those, with the weights and without.")] = "greedy",
    workers: Workers = "1",
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same weights.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Where all is kept; by default under train/.")
    ] = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Learn from games what a position is worth, and prove it by play."""
    voice = voice_for(lang)
    need_arena(voice)
    need_training(voice)
    chosen = kade.load(game)
    learning = chosen.learning
    if learning is None:
        raise voice.misuse("error-nothing-to-learn", game=chosen.id)
    if rounds == by_play == 0:
        raise voice.misuse("error-no-rounds")
    if only and not rounds:
        raise voice.misuse("error-only-by-play")
    folder = out or Path("train") / game
    console = Console(highlight=False)
    if between:
        if only or by_play or not rounds:
            raise voice.misuse("error-between-by-rounds")
        _between(chosen, bot, players, games, rounds, begin, workers, seed, folder, option or [], voice, console)
        return
    features = _named(learning, only or [], voice)
    bots.make(str(replace(Name.parse(judge), value=LEARNT)), 0)  # one that cannot judge is reported before games begin
    file = folder / "weights.toml"
    runs: list[Run] = []
    learnt = first = _first(learning, begin, voice)
    for number in range(1, rounds + 1):
        began = time.perf_counter()
        who = bot if number == 1 else str(replace(Name.parse(bot), value=str(folder / f"weights-{number - 1}.toml")))
        _, plan = plan_of(game, None, who, players, option or [], seed + number, voice)
        runs.append(play_missing(chosen, plan, games, workers, folder / f"games-{number}", voice))
        console.print(voice.say("train-played", games=games, seconds=_passed(began), bot=who))
        began = time.perf_counter()
        origin = {"bot": bot, "players": players, "rounds": number, "games": number * games, "seed": seed}
        if only:
            origin["only"] = ", ".join(only)
        learnt = _learn(chosen, learning, runs, origin, voice, console, first, features)
        for written in (folder / f"weights-{number}.toml", file):
            write_whole(written, str(learnt), voice)
        console.print(voice.say("train-learnt", seconds=_passed(began), file=str(file)))
    if by_play:
        from kade.training.by_play import Settings

        options = read_options(chosen.options, read_game_options(chosen, option or [], players, voice))
        settings = Settings(game, options, simulations, far, size, pairs, seed, learnt.by_knot)
        _improve(settings, learnt, by_play, folder, executor(workers), voice, console)
    if players < 2:
        return
    began = time.perf_counter()
    _, plan = plan_of(game, None, f"{judge}+{file},{judge}", players, option or [], seed, voice)
    again = play_missing(chosen, plan, verdict, workers, folder / f"verdict-{_digest(file)}", voice)
    _tell(plan, again, voice, console, _passed(began))


def _between(
    game: Game,
    bot: str,
    players: int,
    games: int,
    rounds: int,
    begin: Path | None,
    workers: str,
    seed: int,
    folder: Path,
    option: list[str],
    voice: Voice,
    console: Console,
) -> None:
    """Round after round: games by the weights of the last one, and sums over the last few rounds of games."""
    from kade.training import between as sums

    room = game.between
    if room is None or not sums.ever_asked(
        game, read_options(game.options, read_game_options(game, option, players, voice))
    ):
        raise voice.misuse("error-nothing-between", game=game.id)
    if rounds > 1:
        bots.make(str(replace(Name.parse(bot), value=LEARNT)), 0)  # one that cannot judge by the weights is no teacher
    last = _first(room, begin, voice)
    file = folder / "weights-between.toml"
    played: list[list[Course]] = []
    for number in range(1, rounds + 1):
        value = begin if number == 1 else folder / f"weights-between-{number - 1}.toml"
        who = bot if value is None else str(replace(Name.parse(bot), value=str(value)))
        began = time.perf_counter()
        _, plan = plan_of(game.id, None, who, players, option, seed + number, voice)
        run = play_missing(game, plan, games, workers, folder / f"games-{number}", voice)
        with progress_bar(voice.say("train-reads"), len(run.outcomes)) as bar:
            some: list[Course] = []
            for outcome in run.outcomes:
                some.append(sums.course(game, room, str(run.folder.read(outcome.number))))
                bar.advance(bar.task_ids[0])
        played.append(some)
        won = sum(outcome.share(0) for outcome in run.outcomes) / len(run.outcomes)
        console.print(
            voice.say(
                "train-round",
                round=number,
                games=len(some),
                seconds=_passed(began),
                share=f"{100 * won:.1f}",
                off=f"{sums.off(some, last):.1f}",
            )
        )
        began = time.perf_counter()
        origin = {"bot": bot, "rounds": number, "games": number * games, "seed": seed, "kade": kade.__version__}
        last = Learnt(last.features, sums.learn(played, last), {**last.origin, **origin})
        for written in (folder / f"weights-between-{number}.toml", file):
            write_whole(written, str(last), voice)
        console.print(voice.say("train-learnt", seconds=_passed(began), file=str(file)))


def _first(learning: Learning | Between, file: Path | None, voice: Voice) -> Learnt:
    """The weights in this file; without one those of the estimate, at all knots."""
    if file is None:
        row = tuple(learning.FEATURES.values())
        return Learnt(tuple(learning.FEATURES), tuple(row for _ in learning.KNOTS), {})
    found = read_weights(read_text(file, voice), str(file))
    found.weights(learning)  # refused before anything is played, if they are not for this game
    return found


def _named(learning: Learning, names: list[str], voice: Voice) -> list[int]:
    """The places of these features in their order."""
    known = list(learning.FEATURES)
    for name in names:
        if name not in known:
            raise voice.misuse("error-no-feature", name=name, features=", ".join(known))
    return [known.index(name) for name in names]


def _improve(
    settings: Settings, begin: Learnt, rounds: int, folder: Path, where: Executor, voice: Voice, console: Console
) -> None:
    """Rounds of play, each written down; the weights are what the last third of them have in common."""
    from kade.training.by_play import climb

    file = folder / "weights.toml"
    origin = {
        **begin.origin,
        "pairs": settings.pairs,
        "simulations": settings.simulations,
        "size": settings.size,
        "far": settings.far,
    }
    origin |= {"players": settings.players, "seed": settings.seed, "kade": kade.__version__}
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    try:
        with progress_bar(voice.say("train-duels"), rounds * settings.pairs) as bar:
            task = bar.task_ids[0]
            for ascent in climb(settings, rounds, where, folder / "by-play.json", lambda n: bar.advance(task, n)):
                bar.update(task, completed=ascent.rounds * settings.pairs)
                played = origin | {"by_play": ascent.rounds}  # it may be stopped before all rounds are played
                write_whole(file, str(Learnt(begin.features, ascent.settled(), played)), voice)
    except KeyboardInterrupt:
        complain(voice.say("train-stopped", folder=str(folder)))
        raise typer.Exit(STOPPED) from None
    seconds = _passed(began)
    console.print(voice.say("train-by-play", rounds=rounds, pairs=settings.pairs, seconds=seconds, file=str(file)))


def _learn(
    game: Game,
    learning: Learning,
    runs: list[Run],
    origin: dict[str, Any],
    voice: Voice,
    console: Console,
    first: Learnt,
    only: list[int],
) -> Learnt:
    """Weights from the games of all rounds; the error reported is that of weights which have not seen every fifth."""
    from kade.training.fit import FADE, SHARE, fit
    from kade.training.rows import courses
    from kade.training.verdict import errors

    today = list(learning.FEATURES.values())
    knots = len(learning.KNOTS)
    seen: list[Course] = []
    unseen: list[Course] = []
    with progress_bar(voice.say("train-reads"), sum(len(run.outcomes) for run in runs)) as bar:
        for run in runs:
            for outcome in run.outcomes:
                some = courses(game, learning, str(run.folder.read(outcome.number)))
                (seen if outcome.number % HELD_OUT else unseen).extend(some)
                bar.advance(bar.task_ids[0])
    seats = len(runs[0].outcomes[0].player_at)
    # The few that were chosen on purpose are to make the guesses right: all of the change, and games as they ended.
    fade, share = (1.0, 1.0) if only else (FADE, SHARE)

    def found(some: list[Course]) -> list[list[float]]:
        return fit(some, today, knots, seats, fade=fade, share=share, begin=first.by_knot, only=only)

    for part, error in enumerate(errors(unseen, today, found(seen)), 1):
        console.print(
            voice.say(
                "train-error",
                part=part,
                old_above=f"{error.above[0]:.1f}",
                new_above=f"{error.above[1]:.1f}",
                old=f"{error.off[0]:.1f}",
                new=f"{error.off[1]:.1f}",
            )
        )
    by_knot = tuple(tuple(knot) for knot in found([*seen, *unseen]))
    return Learnt(tuple(learning.FEATURES), by_knot, {**first.origin, **origin, "kade": kade.__version__})


def _tell(plan: Plan, run: Run, voice: Voice, console: Console, seconds: int) -> None:
    """Who won how often: the learnt value against the estimate of today."""
    found = report(plan, run.outcomes)["matrix"][0]
    console.print(
        voice.say(
            "train-verdict",
            games=len(run.outcomes),
            seconds=seconds,
            share=f"{100 * found['share']:.1f}",
            low=f"{100 * found['low']:.1f}",
            high=f"{100 * found['high']:.1f}",
        )
    )


def _passed(began: float) -> int:
    return round(time.perf_counter() - began)


def _digest(file: Path) -> str:
    """Other weights, another folder: verdicts are not mixed."""
    return blake2b(file.read_bytes(), digest_size=4).hexdigest()
