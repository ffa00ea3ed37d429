"""Looks in Records for puzzles: decisions in which one action is worth clearly more than the rest, and not the one that
looks best at first sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kade.analysis.effort import EFFORTS, FEWEST
from kade.analysis.judge import compared, finalists
from kade.analysis.measure import gap, ranked, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import played_on
from kade.analysis.reasons import reasons
from kade.analysis.report import SURE, Worth
from kade.arena.plan import seed_of
from kade.bots.greedy import Greedy
from kade.bots.levels import LEVELS
from kade.bots.observation import Observation, observe
from kade.bots.search import FIRST
from kade.display.game import Game
from kade.kernel.record import Record
from kade.learn.puzzles import Puzzle

CLEAR: Final = 2.0
"""Points that the best must be ahead of the next."""
SEARCHES: Final = 6
GREEDY: Final = 3
"""How often greedy is asked: none of its answers may be the best action."""
OPTIONS: Final = 3
"""Fewer than these are no puzzle."""
PER_RECORD: Final = 5
PER_KIND: Final = 4
"""Puzzles with the same kind of answer: otherwise they would all be about the question that is asked most."""
MOST: Final = 4
"""Candidates shown."""
OPPONENT: Final = "reason-others"
"""What an opponent may expect is the vaguest of reasons: where it comes first, a person could not see why."""


@dataclass(frozen=True)
class Source:
    """A Record and what it is called."""

    name: str
    record: Record


def strength(game: Game, scale: float) -> int:
    """Simulations of an action in one search: what the strongest bot spends on the first decision of a turn, for the
    two that are left in its last round."""
    whole = LEVELS["master"].simulations * game.search_factor * FIRST * scale
    return max(FEWEST, round(whole / 2))


def find(game: Game, sources: list[Source], scale: float) -> Iterator[Puzzle | None]:
    """The puzzles of these Records, one after the other; None after each decision that is none, for whoever counts."""
    kinds: Counter[str] = Counter()
    for source in sources:
        kept = 0
        turn = -1
        for moment in moments(source.record, game)[0]:
            puzzle = None
            if kept < PER_RECORD and moment.turn != turn:
                enough = {kind for kind, number in kinds.items() if number == PER_KIND}
                puzzle = puzzle_at(game, moment, source.name, scale, enough)
            if puzzle is not None:
                kept += 1
                kinds[kind_of(puzzle.best)] += 1
                turn = moment.turn
            yield puzzle


def kind_of(action: str) -> str:
    """What is done: claim, build, plant …"""
    return action.partition(" ")[0]


def puzzle_at(game: Game, moment: Moment, name: str, scale: float, enough: Collection[str] = ()) -> Puzzle | None:
    """A puzzle, if this decision is one, and its answer not of a kind of which there are enough."""
    seen = observe(game, moment.state, moment.seat)
    seed = seed_of("puzzle", name, moment.number)
    if len(seen.legal) < OPTIONS:
        return None
    obvious = [Greedy(seed_of(seed, "greedy", i)).choose(seen) for i in range(GREEDY)]
    left = finalists(seen, EFFORTS["quick"], seed)
    if left[0] in obvious:  # by far the most decisions, and soon told
        return None
    looked = compared(seen, EFFORTS["quick"], seed)
    best, second = ranked(looked)[:2]
    ahead, error = gap(looked, best, second)
    if ahead < CLEAR or ahead <= error or best in obvious or kind_of(game.name(best)) in enough:
        return None
    ahead, error = played_on(seen, best, obvious[0], seed_of(seed, "end"))
    if ahead <= error:
        return None
    actions = list(dict.fromkeys([best, obvious[0], second, *left]))[:MOST]
    return _proved(seen, moment, name, actions, obvious[0], scale)


def _proved(
    seen: Observation, moment: Moment, name: str, actions: list[int], obvious: int, scale: float
) -> Puzzle | None:
    """The candidates at full strength; None if the best is then not clear any more."""
    game = seen.game
    seed = seed_of("proof", name, moment.number)
    each = strength(game, scale)
    searches = []
    for i in range(SEARCHES):
        searches.append(search(seen, actions, each, seed_of(seed, i)))
        best, second = ranked(searches)[:2]
        if fmean(one[best].points - one[second].points for one in searches) < CLEAR or best == obvious:
            return None
    order = ranked(searches)
    ahead, error = gap(searches, order[0], order[1])
    if ahead <= SURE * error:
        return None
    candidates = []
    for action in order:
        behind, between = gap(searches, order[0], action)
        candidates.append(Worth(game.name(action), round(behind, 2), round(between, 2)))
    why = reasons(seen, order[0], obvious, EFFORTS["normal"], seed_of(seed, "why"))
    if not why or why[0]["message"] == OPPONENT:
        return None
    return Puzzle(
        f"{game.id}-{moment.state.digest()[:6]}",
        game.id,
        moment.seat,
        f"{name}, decision {moment.number}",
        SEARCHES,
        each,
        game.name(obvious),
        tuple(candidates),
        tuple(why),
        moment.state.resample(moment.seat, 0).to_dict(),  # what the seat cannot know is nobody's secret
    )
