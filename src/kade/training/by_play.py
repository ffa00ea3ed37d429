"""Weights by play: a small change of them plays against the opposite change, and they follow what wins, by as much as
it wins (evolution strategies, Salimans and others 2017; in opposite pairs, Spall 1992).

Sums over games (fit.py) ask how a position ends; what makes a bot choose well is another question. This one asks it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import kade
from kade.arena import Plan
from kade.arena.executors import Executor
from kade.arena.plan import seed_of
from kade.arena.play import played
from kade.bots import Bot, observe
from kade.bots.greedy import Greedy
from kade.bots.search import Search
from kade.display.game import Game
from kade.kernel.errors import KadeError
from kade.kernel.game import Value
from kade.kernel.learnt import Learnt
from kade.training.rows import courses

Array = Any  # of numpy, as in rows.py
ByKnot = tuple[tuple[float, ...], ...]

STEP: Final = 3.5  # how far weights follow a change that wins by as much as margins usually lie apart
KEEP: Final = 0.7  # the part of a step that the next one repeats
MOST: Final = 3.0  # what one margin counts at most, in how far they lie apart
SAMPLE: Final = 16  # games that tell how far features lie apart
LOAD: Final = 4  # pairs of games handed to a worker at once
EVEN: Final = 1e-6  # a feature that lies no further apart is not weighed


class OtherSettings(KadeError):
    """What is kept in the folder was begun with other settings."""


@dataclass(frozen=True)
class Settings:
    """Who plays what. Alone, two changes do not meet: each plays the same deals, and points ahead of the rules' own
    player are compared. At larger tables they sit by turns, so that every second seat is played by each."""

    game: str
    options: dict[str, Any]
    simulations: int  # a turn; none: they take what looks best at once, as greedy does
    far: bool  # as far ahead as the learnt value is worth, not only to the end of their own turn
    size: float  # of a change: points that a feature's weight moves by, where the feature lies as far apart as usual
    pairs: int
    seed: int
    begin: ByKnot

    @property
    def players(self) -> int:
        return int(self.options["players"])


@dataclass(frozen=True)
class Features:
    """How far each feature usually lies apart, and between which knots games are: elsewhere nothing is learnt."""

    spread: tuple[float, ...]
    first: int
    last: int


@dataclass(frozen=True)
class Duels:
    """Changes that play against their opposites, by the seeds that they are drawn from."""

    settings: Settings
    features: Features
    weights: ByKnot
    seeds: tuple[int, ...]


@dataclass
class Ascent:
    """How far weights have come: those of each round, the last last, and the step that led there."""

    past: list[Array]
    step: Array

    @property
    def rounds(self) -> int:
        return len(self.past) - 1

    def settled(self) -> ByKnot:
        """The mean of the last third of all rounds: luck moves each of them a little."""
        last = self.past[-max(1, self.rounds // 3) :]
        return _plain(np.mean(last, axis=0))


def look_at(settings: Settings, where: Executor) -> Features:
    """Features of a few games of greedy play."""
    game = kade.load(settings.game)
    assert game.learning is not None
    plan = Plan(settings.game, ("greedy",), settings.players, settings.seed, settings.options)
    rows = [
        one.features
        for finished in played(plan, range(SAMPLE), where)
        for one in courses(game, game.learning, finished.record)
    ]
    seen = np.vstack(rows)
    phases = seen[:, -1]
    knots = len(game.learning.KNOTS)
    return Features(
        tuple(seen[:, :-1].std(axis=0).tolist()), int(phases.min()), min(knots - 1, int(np.ceil(phases.max())))
    )


def climb(
    settings: Settings, rounds: int, where: Executor, keep: Path, tell: Callable[[int], None]
) -> Iterator[Ascent]:
    """Round after round, each kept: the same settings go on from there. `tell` hears of pairs that have played."""
    features, ascent = _kept(keep, settings)
    if features is None:
        features = look_at(settings, where)
    if ascent.rounds:
        yield ascent
    while ascent.rounds < rounds:
        seeds = [seed_of(settings.seed, ascent.rounds, pair) for pair in range(settings.pairs)]
        weights = _plain(ascent.past[-1])
        loads = [Duels(settings, features, weights, tuple(seeds[at : at + LOAD])) for at in range(0, len(seeds), LOAD)]
        margins: list[float] = []
        for some in where.run(fought, loads):
            margins += some
            tell(len(some))
        follow(ascent, features, seeds, margins, settings.size)
        _keep(keep, settings, features, ascent)
        yield ascent


def follow(ascent: Ascent, features: Features, seeds: Sequence[int], margins: Sequence[float], size: float) -> None:
    """One step: the mean of all changes, each as much as it won by."""
    apart = max(EVEN, float(np.sqrt(np.mean(np.square(margins)))))
    found = np.clip(np.array(margins) / apart, -MOST, MOST)
    directions = np.array([direction(seed, len(features.spread)) for seed in seeds])
    mean = np.tensordot(found, directions, axes=1) / len(seeds)
    ascent.step = KEEP * ascent.step + (1.0 - KEEP) * mean
    ascent.past.append(ascent.past[-1] + STEP * change(ascent.step, features, len(ascent.past[-1]), size))


def direction(seed: int, features: int) -> Array:
    """Drawn by lot: for each feature, how much more it counts all through the game, and how much more late in it."""
    return np.random.default_rng(seed).standard_normal((2, features))


def change(direction: Array, features: Features, knots: int, size: float) -> Array:
    """A direction as a change of the weights at each knot."""
    spread = np.array(features.spread)
    unit = np.where(spread > EVEN, size / np.maximum(spread, EVEN), 0.0)
    moved = np.zeros((knots, len(spread)))
    lean = np.linspace(-1.0, 1.0, features.last - features.first + 1)
    moved[features.first : features.last + 1] = (direction[0] + lean[:, None] * direction[1]) * unit
    return moved


def fought(duels: Duels) -> list[float]:
    """What a worker does: by how many points each change is ahead of its opposite."""
    game = kade.load(duels.settings.game)
    weights = np.array(duels.weights)
    margins = []
    for seed in duels.seeds:
        drawn = direction(seed, len(duels.features.spread))
        moved = change(drawn, duels.features, len(weights), duels.settings.size)
        margins.append(_duel(game, duels.settings, weights + moved, weights - moved, seed))
    return margins


def _duel(game: Game, settings: Settings, one: Array, other: Array, seed: int) -> float:
    values = [_value(game, weights) for weights in (one, other)]
    if settings.players == 1:
        ahead = [_game(game, settings, [value], seed) for value in values]
        return ahead[0] - ahead[1]
    return (_game(game, settings, values, seed) - _game(game, settings, values[::-1], seed)) / 2.0


def _bot(settings: Settings, value: Value, seed: int) -> Bot:
    def by(_: Game) -> Value:
        return value

    if settings.simulations:
        return Search(seed, settings.simulations, value=by, far=settings.far)
    return Greedy(seed, 1, value=by)


def _value(game: Game, weights: Array) -> Value:
    assert game.learning is not None
    return game.value_by(Learnt(tuple(game.learning.FEATURES), _plain(weights), {}))


def _game(game: Game, settings: Settings, values: list[Value], seed: int) -> float:
    """How many points the first value's best seat is ahead of the others' best at the end, since the best one wins;
    alone with nobody to beat, its points."""
    seated = [
        _bot(settings, values[seat % len(values)], seed_of(seed, "bot", seat)) for seat in range(settings.players)
    ]
    state = game.new(seed=seed_of(seed, "deal"), **settings.options)
    while not state.over:
        seat = state.actor
        assert seat is not None
        state.play(seated[seat].choose(observe(game, state, seat)), seat)
    points = state.result().points
    if settings.players == 1:
        return float(points[0] - max(points[1:], default=0))
    return float(max(points[::2]) - max(points[1::2]))


# ---------------------------------------------------------------------- kept in a file


def _plain(weights: Array) -> ByKnot:
    return tuple(tuple(knot) for knot in weights.tolist())


def _keep(file: Path, settings: Settings, features: Features, ascent: Ascent) -> None:
    text = json.dumps(
        {
            "settings": asdict(settings),
            "features": asdict(features),
            "past": [weights.tolist() for weights in ascent.past],
            "step": ascent.step.tolist(),
        }
    )
    beside = file.with_suffix(".new")
    beside.write_text(text + "\n", encoding="utf-8")
    beside.replace(file)


def _kept(file: Path, settings: Settings) -> tuple[Features | None, Ascent]:
    """What is there from an earlier run of the same settings, or the beginning."""
    if not file.exists():
        begin = np.array(settings.begin)
        return None, Ascent([begin], np.zeros((2, begin.shape[1])))
    try:
        there = json.loads(file.read_text(encoding="utf-8"))
        theirs = Settings(**{**there["settings"], "begin": _plain(np.array(there["settings"]["begin"]))})
        spread, first, last = (there["features"][name] for name in ("spread", "first", "last"))
        ascent = Ascent([np.array(weights) for weights in there["past"]], np.array(there["step"]))
    except (ValueError, TypeError, KeyError):
        raise OtherSettings(f"{file} cannot be read; choose another folder with --out.") from None
    if theirs != settings:
        raise OtherSettings(
            f"{file} was begun with other settings or weights; give the same ones, or another folder with --out."
        )
    return Features(tuple(spread), first, last), ascent
