"""Whether each level of bot beats the one below it: a sequential test a pairing, so that what is clear ends early."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from pathlib import Path
from typing import Any

import kade
from kade import bots
from kade.arena.executors import Executor
from kade.arena.plan import Plan
from kade.arena.play import Outcome, played
from kade.arena.report import matrix
from kade.arena.run_folder import RunFolder
from kade.arena.stats import Sequential, Verdict
from kade.kernel.errors import KadeError

GAMES = 400
FULL = 20
ERROR = 0.025  # of each answer of the test: what one side of a 95 % interval errs


@dataclass(frozen=True)
class Rung:
    """The stronger bot should beat the weaker one at least as often as `goal`. The test asks whether the share is at
    least `high` or at most `low`. Where it has not ended after all games, the share itself is compared with the goal.
    What is learnt is compared only where a game has learnt something: elsewhere the two are one."""

    stronger: str
    weaker: str
    goal: float
    low: float
    high: float
    learnt: bool = False


# Between low and high lies what 400 games cannot tell from the goal anyway: twice the error of that many.
RUNGS = (
    Rung("greedy", "random", 0.95, 0.925, 0.975),
    Rung("master", "greedy", 0.60, 0.55, 0.65),
    Rung("merchant", "novice", 0.60, 0.55, 0.65),
    Rung("master", "merchant", 0.60, 0.55, 0.65),
    Rung("grandmaster", "master", 0.60, 0.55, 0.65, learnt=True),
)


@dataclass
class Climb:
    """One pairing of one game while it is played, and afterwards. Where no test is made of it, it is only reported."""

    game: str
    rung: Rung
    names: tuple[str, str]
    most: int = GAMES
    tested: bool = True
    verdict: Verdict = "open"
    why: str = ""
    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        figures: dict[str, Any] = {
            "game": self.game,
            "stronger": self.names[0],
            "weaker": self.names[1],
            "verdict": self.verdict,
            "why": self.why,
            "seconds": round(self.seconds, 1),
            "games": len(self.outcomes),
            "goal": None,
            "test": None,
        }
        if self.tested:
            figures |= {"goal": self.rung.goal, "test": {"low": self.rung.low, "high": self.rung.high, "error": ERROR}}
        if self.outcomes:
            cell = matrix(self.names, self.outcomes)[0]
            figures |= {key: cell[key] for key in ("wins", "share", "low", "high", "wilson", "points")}
        return figures


def at_scale(name: str, scale: float) -> str | None:
    """The bot at this part of its budget, if it has one; as it is, if it has none; nothing if there is no such bot."""
    for tried in (name,) if scale == 1.0 else (f"{name}@{scale:g}", name):
        try:
            bots.make(tried, 0)
        except ValueError:
            continue
        return tried
    return None


def climb(
    games: list[str],
    where: Executor,
    *,
    seed: int = 1,
    scale: float = 0.05,
    most: int = GAMES,
    full: int = 0,
    minutes: float = 55.0,
    rungs: tuple[Rung, ...] = RUNGS,
    keep: Path | None = None,
    tell: Callable[[Climb], None] = lambda _: None,
) -> Iterator[Climb]:
    """Every rung of every game, and `full` games of the highest one with whole budgets, shared by the games. What time
    is left is shared evenly by what is left to play, so the end is known; the highest rung, which takes longest, comes
    last and has all that the others left. Games are kept in a folder for each pairing, and those there count."""
    end = time.monotonic() + 60 * minutes
    climbs = [_pairing(game, rung, scale, most) for rung in rungs[:-1] for game in games if _meet(game, rung)]
    highest = [game for game in games if _meet(game, rungs[-1])]
    for game, pairs in zip(highest, shares(full // 2, len(highest)), strict=True):
        if pairs:
            climbs.append(_pairing(game, rungs[-1], 1.0, 2 * pairs, tested=False))
    climbs += [_pairing(game, rungs[-1], scale, most) for game in highest]
    left = sum(not one.why for one in climbs)
    for one in climbs:
        if not one.why:
            now = time.monotonic()
            _play(one, where, seed, now + (end - now) / left, keep, tell)
            left -= 1
        yield one


def shares(whole: int, parts: int) -> list[int]:
    """A number split into this many parts, as evenly as possible, the larger first."""
    return [whole // parts + (part < whole % parts) for part in range(parts)]


def _meet(game: str, rung: Rung) -> bool:
    return not rung.learnt or kade.load(game).learnt_value is not None


def _pairing(game: str, rung: Rung, scale: float, most: int, tested: bool = True) -> Climb:
    stronger, weaker = at_scale(rung.stronger, scale), at_scale(rung.weaker, scale)
    one = Climb(game, rung, (stronger or rung.stronger, weaker or rung.weaker), most, tested)
    if stronger is None or weaker is None:
        one.why = "no-bot"
    return one


class NoPairing(KadeError):
    """Levels of which none is compared with another."""


def rungs_of(levels: Collection[str]) -> tuple[Rung, ...]:
    """Those between two of these bots."""
    if found := tuple(rung for rung in RUNGS if rung.stronger in levels and rung.weaker in levels):
        return found
    pairs = ", ".join(f"{rung.weaker},{rung.stronger}" for rung in RUNGS)
    raise NoPairing(f"The ladder has no pairing between {' and '.join(levels)}; choose two or more of {pairs}.")


def _games(one: Climb, plan: Plan, where: Executor, keep: Path | None) -> Generator[Outcome, None, None]:
    # A pair a load: what is counted when the test looks does not depend on how many work.
    numbers, size = range(plan.whole_sets(one.most)), plan.set_size
    if keep is not None:
        folder = keep / "-".join((one.game, *one.names))
        return RunFolder(folder, plan, kade.load(one.game).rules).play(numbers, where, size)
    return (game.outcome for game in played(plan, numbers, where, size))


def _play(one: Climb, where: Executor, seed: int, end: float, keep: Path | None, tell: Callable[[Climb], None]) -> None:
    """Pairs of games in their order until the test ends, the games do, or the time does."""
    plan = Plan(one.game, one.names, 2, seed, {"players": 2})
    test = Sequential(one.rung.low, one.rung.high, ERROR)
    scores: list[float] = []
    began = time.monotonic()
    games = _games(one, plan, where, keep)
    try:
        for _ in count():
            pair = list(islice(games, plan.set_size))
            one.outcomes += pair
            if one.tested and pair:
                scores.append(_wins(pair) / len(pair))
                one.verdict = test.verdict(scores)
            one.seconds = time.monotonic() - began
            tell(one)
            if one.verdict != "open":
                one.why = "test"
            elif len(one.outcomes) >= one.most:
                one.verdict, one.why = _by_count(one) if one.tested else "open", "all-games"
            elif time.monotonic() >= end:
                one.why = "time"
            if one.why:
                return
    finally:
        games.close()


def _wins(outcomes: list[Outcome]) -> float:
    """Of the first player: the stronger bot, it is hoped."""
    return sum(one.share(one.player_at.index(0)) for one in outcomes)


def _by_count(one: Climb) -> Verdict:
    cell = matrix(one.names, one.outcomes)[0]
    return "yes" if cell["share"] >= one.rung.goal else "no"
