"""What actions are worth in one decision: independent searches, each with all of them in the same deals.

One search is no judge: what it is sure of, the next may deny, since both have trees of their own. So the error of a
worth comes from the spread between searches, never from the one within a search.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from kade.bots.observation import Observation
from kade.bots.search import new_tree
from kade.bots.tree import VICTORY, Tree
from kade.display.game import Game
from kade.kernel import State, seeded

LEARNT = 0.25  # the part of a search in which its tree grows; it is not counted
CLOSE = 1.0  # errors within which two actions count as equally good
MALICE = 0.0
"""The other seats play for their own points: to harm this seat most they would have to know its hidden cards. Bots are
more careful than that; an analysis that were would call harmless decisions mistakes (docs/analysis.md)."""
NOISE = 2.0
"""How many times as far as the searches of one judgement say do two judgements of the same decision lie apart, in the
game where it is most (docs/analysis.md). They do not start alike: the first look of each may leave other actions."""


@dataclass(frozen=True)
class Found:
    """What one search found about an action: as the bots count it, with something for winning, and in points alone."""

    value: float
    points: float


Search = dict[int, Found]
"""What one search found, by action."""


def judging_tree(game: Game, seed: int) -> Tree:
    return new_tree(game, seeded(seed), MALICE)


def search(seen: Observation, actions: Sequence[int], each: int, seed: int) -> Search:
    """A new tree and new deals, with this many simulations of each action."""
    tree = judging_tree(seen.game, seed)
    values = dict.fromkeys(actions, 0.0)
    points = dict.fromkeys(actions, 0.0)
    learnt = int(each * LEARNT)
    for number in range(each):
        deal = seen.sample(tree.rng.next())
        for action in actions:
            value, won = simulated(tree, deal.copy(), seen.seat, action)
            if number >= learnt:
                values[action] += value
                points[action] += value - VICTORY * won
    counted = each - learnt
    return {action: Found(values[action] / counted, points[action] / counted) for action in actions}


def simulated(tree: Tree, state: State, seat: int, action: int) -> tuple[float, bool]:
    """What a simulation brought the seat, and whether it ended in its victory. The state is used up."""
    value = tree.simulate(state, seat, action)
    return value, not state.stack and seat in state.result().winners


def error(values: Sequence[float]) -> float:
    """The standard error of the mean of what independent searches found, as large as it proved to be."""
    return NOISE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def ranked(searches: Sequence[Search]) -> list[int]:
    """The actions that all searches tried, best first."""
    actions = [action for action in searches[0] if all(action in one for one in searches)]
    return sorted(actions, key=lambda action: -fmean(one[action].value for one in searches))


def cost(searches: Sequence[Search], played: int) -> tuple[float, float]:
    """What an action gave away, in points, with its error.

    The best of several uncertain worths is overrated by being chosen for it. So the other searches say which action
    is best, and each search only how much better that one is. Where that cannot be told from the nearest rival, the
    error of the comparison counts: that all searches happen to agree does not make a close call certain. And where all
    searches together find nothing better, nothing was given away; to let them err below zero would favour whoever
    plays well.
    """
    given = []
    for number, one in enumerate(searches):
        others = [other for i, other in enumerate(searches) if i != number] or [one]
        given.append(one[ranked(others)[0]].points - one[played].points)
    between = error(given)
    rival = next((action for action in ranked(searches) if action != played), None)
    if rival is not None:
        ahead, doubt = gap(searches, rival, played)
        if abs(ahead) < CLOSE * doubt:
            between = max(between, doubt)
    return 0.0 if played in (ranked(searches)[0], _most_points(searches)) else fmean(given), between


def _most_points(searches: Sequence[Search]) -> int:
    """The action that brings most points, whatever it means for winning."""
    return max(ranked(searches), key=lambda action: fmean(one[action].points for one in searches))


def gap(searches: Sequence[Search], better: int, other: int) -> tuple[float, float]:
    """How many points one action is worth more than another, with the error."""
    gaps = [one[better].points - one[other].points for one in searches]
    return fmean(gaps), error(gaps)
