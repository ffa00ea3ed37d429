"""Is the analysis right, and how long does it take? The figures of docs/analysis.md, counted in pieces.

    python -m bench.analysis agree --game burano --positions 70    its best action against ten times the work
    python -m bench.analysis agree --skip 70 --positions 70        the same with the next positions
    python -m bench.analysis blunders --games 5                    greedy games with ten random decisions planted
    python -m bench.analysis noise --positions 70                  the same decision four times with other seeds
    python -m bench.analysis time --records DIR                    whole games of two players, and their seconds
    python -m bench.analysis time --planted 1 --game burano        the same, for the games of `blunders`
    python -m bench.analysis puzzles                               are their answers right? By search, and played on
    python -m bench.analysis show                                  what was counted so far

Each piece is a line in a file of build/analysis; what is there is not counted again, so a run can be stopped and
taken up again. Run it on the compiled build (.venv-compiled/bin/python).
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean, median, variance
from typing import Any, Final

import kade
from kade import bots
from kade.analysis.effort import EFFORTS, Effort
from kade.analysis.judge import Question, compared, judge
from kade.analysis.measure import NOISE, cost, gap, ranked, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import fitting, played_on
from kade.analysis.puzzle_finder import strength
from kade.analysis.report import COSTLY, LESS, NAMED, SURE, Analysis
from kade.analysis.run import analysed, asked
from kade.arena import Plan, executor, play_one, seed_of
from kade.bots.observation import observe
from kade.display.game import Game
from kade.kernel.record import Record
from kade.learn.puzzles import read_puzzles

FOLDER: Final = Path("build/analysis")
MORE: Final = 10
PLANTED: Final = 10
EACH: Final = 20
"""Positions out of one game."""
CLEAR: Final = 0.5
"""Points that the best must be ahead for the larger search to be called sure."""
SPREAD: Final = 3.0
"""Standard errors between its searches that it must be ahead besides."""
TIMES: Final = 4
"""How often a decision is judged to measure the noise."""


class Kept:
    """Lines of JSON, each with a key; those that are there are not counted again."""

    def __init__(self, name: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file = FOLDER / f"{name}.jsonl"
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        self.found: dict[str, Any] = {one["key"]: one for one in map(json.loads, lines)}

    def keep(self, key: str, **figures: Any) -> None:
        self.found[key] = {"key": key, **figures}
        with self.file.open("a") as file:
            file.write(json.dumps(self.found[key]) + "\n")


def greedy_record(game: Game, number: int) -> Record:
    return Record.parse(play_one(game, Plan(game.id, ("greedy",), 2, 15), number).record)


def positions(game: Game, wanted: int, skip: int = 0) -> Iterator[tuple[str, Question]]:
    """Decisions at random out of greedy games, as many of each, named so that every run takes the same."""
    end = skip + wanted
    for number in range(skip // EACH, -(-end // EACH)):
        record = greedy_record(game, number)
        questions = asked(record, game, moments(record, game)[0], "quick")
        questions.sort(key=lambda one: seed_of("position", number, one.number))
        for one in questions[max(0, skip - EACH * number) : min(EACH, end - EACH * number)]:
            yield f"{game.id} {number} {one.number}", one


def best_of(asked_for: Question, effort: Effort, seed: int) -> tuple[str, float, float]:
    """The best action, by how many points it is ahead of the next, and the error of that."""
    game = kade.load(asked_for.game)
    seen = observe(game, game.from_dict(asked_for.state), asked_for.seat)
    searches = compared(seen, effort, seed)
    order = ranked(searches)
    return (game.name(order[0]), *gap(searches, order[0], order[1]))


def agree(game: Game, wanted: int, skip: int) -> None:
    """The best action at each effort, beside the one of ten times the quick effort."""
    kept = Kept("agree")
    for key, one in positions(game, wanted, skip):
        if key in kept.found:
            continue
        began = time.process_time()
        truth, ahead, error = best_of(one, EFFORTS["quick"].times(MORE), seed_of("truth", key))
        error /= NOISE  # the larger search is asked how far its own searches lie apart, and no more
        found = {
            name: best_of(one, EFFORTS[name], seed_of("judge", name, key))[0]
            for name in ("quick", "normal")
            if ahead > max(CLEAR, SPREAD * error)
        }
        kept.keep(key, truth=truth, ahead=ahead, error=error, seconds=time.process_time() - began, **found)


def noise(game: Game, wanted: int) -> None:
    """The decision that greedy made, judged several times with other seeds."""
    kept = Kept("noise")
    for key, one in positions(game, wanted):
        if key not in kept.found:
            again = [judge(replace(one, seed=seed_of("noise", key, turn))) for turn in range(TIMES)]
            kept.keep(key, judged=[[found.cost, found.error, found.grade] for found in again])


# ---------------------------------------------------------------------- planted blunders


def planted_game(game: Game, number: int) -> tuple[Record, list[int]]:
    """A greedy game in which ten decisions, spread over it by lot, are taken at random."""
    length = len(greedy_record(game, number).decisions)
    drawn = sorted(range(length * 9 // 10), key=lambda at: seed_of("planted", game.id, number, at))[:PLANTED]
    match = kade.Match(game, seed=seed_of("deal", number))
    players = [bots.make("greedy", seed_of("greedy", number, seat)) for seat in range(2)]
    careless = bots.make("random", seed_of("random", number))
    while not match.state.over:
        seat = match.state.actor
        assert seat is not None
        player = careless if len(match.decisions) in drawn else players[seat]
        match.apply(player.choose(bots.observe(game, match.state, seat)), seat)
    return match.record, drawn


def true_cost(game: Game, moment: Moment, key: str) -> tuple[float, float]:
    """What a decision cost, by ten times the work."""
    kept = Kept("truth")
    if key not in kept.found:
        seen = observe(game, moment.state, moment.seat)
        searches = compared(seen, EFFORTS["quick"].times(MORE), seed_of("truth", key), moment.action)
        kept.keep(key, cost=cost(searches, moment.action))
    given, error = kept.found[key]["cost"]
    return given, error


def blunders(game: Game, games: int, effort: str) -> None:
    kept = Kept("blunders")
    for number in range(games):
        key = f"{game.id} {number} {effort}"
        if key in kept.found:
            continue
        record, drawn = planted_game(game, number)
        found = moments(record, game)[0]
        whole = Analysis.from_dict(_in_pieces(record, planted_name(game, number), effort))
        named = [one.number for seat in range(whole.players) for one in whole.worst(seat)]
        looked = sorted({*drawn, *named})
        costs = {at: true_cost(game, found[at], f"{game.id} {number} {at}") for at in looked if at < len(found)}
        rows = [[at, found[at].seat, at in drawn, at in named, *costs[at]] for at in costs]
        kept.keep(key, decisions=rows)


def planted_name(game: Game, number: int) -> str:
    return f"planted {game.id} {number}"


def _in_pieces(record: Record, name: str, effort: str) -> dict[str, Any]:
    """An analysis that is kept while it grows, decision by decision."""
    kept = Kept("pieces")
    whole = next(analysed(record, effort))
    game = kade.load(record.game)
    for one in asked(record, game, moments(record, game)[0], effort):
        key = f"{name} {effort} {one.number}"
        if key not in kept.found:
            kept.keep(key, judged=asdict(judge(one)))
    judged = [kept.found[key]["judged"] for key in kept.found if key.startswith(f"{name} {effort} ")]
    return {**whole.to_dict(), "decisions": sorted(judged, key=lambda one: int(one["number"]))}


# ---------------------------------------------------------------------- puzzles


def puzzles(game: Game) -> None:
    """Each puzzle's answer against the next best and what looks best at first sight: two searches at full strength,
    and games played on."""
    kept = Kept("puzzles")
    for one in read_puzzles(game.id):
        key = f"{game.id} {one.id}"
        if key in kept.found:
            continue
        seen = observe(game, one.state(game), one.seat)
        best, second, greedy = map(game.action, (one.best, one.candidates[1].action, one.greedy))
        actions = list(dict.fromkeys((best, second, greedy)))
        searches = [search(seen, actions, strength(game, 1.0), seed_of("recheck", one.id, i)) for i in range(2)]
        kept.keep(
            key,
            next=[found[best].points - found[second].points for found in searches],
            greedy=[found[best].points - found[greedy].points for found in searches],
            played=played_on(seen, best, greedy, seed_of("end again", one.id), fitting(game)),
        )


# ---------------------------------------------------------------------- time


def times(records: Iterable[tuple[str, Record]], effort: str, workers: str, every: int) -> None:
    """Seconds on the clock, and of computing, which other work on the machine disturbs less."""
    kept, pieces = Kept("time"), Kept("pieces")
    for name, record in records:
        key = f"{record.game} {name} {effort} {workers} {every}"
        if key in kept.found:
            continue
        game = kade.load(record.game, record.edition)
        began, computed = time.perf_counter(), computing()
        questions = asked(record, game, moments(record, game)[0], effort)
        with closing(executor(workers).run(judge, questions[::every])) as answers:
            judged = list(answers)
        seconds = time.perf_counter() - began
        for one in judged:
            pieces.keep(f"{name} {effort} {one.number}", judged=asdict(one))
        scale = len(questions) / len(judged)
        kept.keep(
            key,
            seconds=seconds * scale,
            computing=(computing() - computed) * scale,
            decisions=len(questions),
            judged=len(judged),
            marked=sum(one.marked for one in judged),
            error=median(one.error for one in judged),
        )


def games_for(folder: Path, planted: int, names: list[str]) -> Iterator[tuple[str, Record]]:
    """The Records of a folder, or the games with planted blunders."""
    if not planted:
        for file in sorted(folder.rglob("*.kade")):
            yield str(file), Record.parse(file.read_text())
    for game in map(kade.load, names if planted else ()):
        for number in range(planted):
            yield planted_name(game, number), planted_game(game, number)[0]


def computing() -> float:
    """Seconds that this process and the finished ones it started have computed."""
    uses = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in uses)


# ---------------------------------------------------------------------- what came of it


def show() -> None:
    for game in kade.games():
        print(game)
        _show_agreement([one for key, one in Kept("agree").found.items() if key.startswith(f"{game} ")])
        _show_noise([one for key, one in Kept("noise").found.items() if key.startswith(f"{game} ")])
        _show_puzzles([one for key, one in Kept("puzzles").found.items() if key.startswith(f"{game} ")])
        _show_blunders([one for key, one in Kept("blunders").found.items() if key.startswith(f"{game} ")])
        for key, one in Kept("time").found.items():
            if key.startswith(f"{game} "):
                print(
                    f"  time: {one['seconds']:.0f} s, computing {one['computing']:.0f} s; {one['judged']} of "
                    f"{one['decisions']} decisions judged, {one['marked']} marked, "
                    f"median error {one['error']:.2f} ({key})"
                )


def _show_agreement(lines: list[dict[str, Any]]) -> None:
    sure = [one for one in lines if "quick" in one]
    for effort in ("quick", "normal"):
        same = sum(one[effort] == one["truth"] for one in sure)
        print(f"  agree, {effort}: {same} of {len(sure)} sure ones, out of {len(lines)} positions")


def _show_noise(lines: list[dict[str, Any]]) -> None:
    if not lines:
        return
    spread = fmean(variance(cost for cost, _, _ in one["judged"]) for one in lines) ** 0.5
    stated = fmean(error**2 for one in lines for _, error, _ in one["judged"]) ** 0.5
    marks = denied = 0
    for one in lines:
        for at, (_, _, grade) in enumerate(one["judged"]):
            others = [cost for i, (cost, _, _) in enumerate(one["judged"]) if i != at]
            marks += grade != "as-good"
            denied += grade != "as-good" and fmean(others) < LESS / 2
    print(
        f"  noise: {len(lines)} decisions, each judged {TIMES} times; standard deviation {spread:.2f}, the errors say "
        f"{stated:.2f} (root mean squares); {denied} of {marks} marks denied by the others"
    )


def _show_puzzles(lines: list[dict[str, Any]]) -> None:
    for one in lines:
        ahead, error = one["played"]
        searched = ", ".join(
            f"{fmean(one[other]):.1f} before {words}" for other, words in (("next", "the next"), ("greedy", "greedy's"))
        )
        print(f"  puzzle {one['key']}: at full strength {searched}; played on {ahead:.1f} ± {error:.1f}")


def _show_blunders(lines: list[dict[str, Any]]) -> None:
    """Of the planted decisions that are among the three of their seat that really cost most: how many are named."""
    hits = asked_for = costly = marked = 0
    for one in lines:
        for seat in range(2):
            own = [row for row in one["decisions"] if row[1] == seat]
            own.sort(key=lambda row: -row[4])
            for row in own[:NAMED]:
                if row[2] and row[4] > max(LESS, SURE * row[5]):
                    asked_for += 1
                    hits += row[3]
            costly += sum(row[2] and row[4] > max(COSTLY, SURE * row[5]) for row in own)
            marked += sum(row[2] and row[3] and row[4] > max(COSTLY, SURE * row[5]) for row in own)
    print(f"  blunders: {hits} of {asked_for} named ({len(lines)} games; costly {costly}, named {marked})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("agree", "blunders", "noise", "puzzles", "time", "show"))
    parser.add_argument("--game", choices=kade.games())
    parser.add_argument("--positions", type=int, default=70)
    parser.add_argument("--skip", type=int, default=0, help="agree: begin after as many positions")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--planted", type=int, default=0, help="time: as many games with planted blunders")
    parser.add_argument("--records", type=Path, default=Path("arena"))
    parser.add_argument("--effort", choices=tuple(EFFORTS), default="normal")
    parser.add_argument("--workers", default="2")
    parser.add_argument("--every", type=int, default=1, help="time: judge one decision in N, and scale up")
    args = parser.parse_args()
    names = [args.game] if args.game else kade.games()
    if args.what == "show":
        show()
    elif args.what == "time":
        times(games_for(args.records, args.planted, names), args.effort, args.workers, args.every)
    else:
        for name in names:
            game = kade.load(name)
            if args.what == "agree":
                agree(game, args.positions, args.skip)
            elif args.what == "noise":
                noise(game, args.positions)
            elif args.what == "puzzles":
                puzzles(game)
            else:
                blunders(game, args.games, args.effort)


if __name__ == "__main__":
    main()
