"""Looks in Records for puzzles: decisions in which one action is worth clearly more than the rest, and not the one that
looks best at first sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kade.analysis.effort import EFFORTS, FEWEST
from kade.analysis.going_on import going_on
from kade.analysis.judge import compared, finalists
from kade.analysis.measure import Search, gap, ranked, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import played_on
from kade.analysis.reasons import reasons
from kade.analysis.report import LESS, SURE, Worth
from kade.arena.plan import seed_of
from kade.bots.greedy import Greedy
from kade.bots.levels import LEVELS
from kade.bots.observation import Observation, observe
from kade.bots.search import FIRST
from kade.display.game import Game
from kade.kernel.record import Record
from kade.learn.puzzles import Puzzle

CLEAR: Final = LESS
"""Points that the best must be ahead of the next: as many as make a decision less good."""
SEARCHES: Final = 6
PART: Final = 0.2
"""Of the full strength, which each of these has: one search has all of it, they say how sure that is."""
GREEDY: Final = 3
"""How often greedy is asked: none of its answers may be the best action."""
OPTIONS: Final = 3
"""Fewer than these are no puzzle."""
PER_RECORD: Final = 5
PER_KIND: Final = 4
"""Puzzles with the same kind of answer: otherwise they would all be about the question that is asked most."""
MOST: Final = 4
"""Candidates shown."""
LINE: Final = 1000
"""Simulations by which it is found out how the turn goes on."""
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


def find(game: Game, sources: list[Source], scale: float, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """The puzzles of these Records, one after the other; None after each decision that is none, for whoever counts.
    Those that are `known` are not found again."""
    there = {puzzle.id for puzzle in known}
    kinds = Counter(kind_of(puzzle.best) for puzzle in known)
    for source in sources:
        kept = 0
        turn = -1
        for moment in moments(source.record, game)[0]:
            puzzle = None
            if kept < PER_RECORD and moment.turn != turn and id_of(game, moment) not in there:
                enough = {kind for kind, number in kinds.items() if number >= PER_KIND}
                puzzle = puzzle_at(game, moment, source.name, scale, enough)
            if puzzle is not None:
                kept += 1
                kinds[kind_of(puzzle.best)] += 1
                turn = moment.turn
            yield puzzle


def kind_of(action: str) -> str:
    """What is done: claim, build, plant …"""
    return action.partition(" ")[0]


def id_of(game: Game, moment: Moment) -> str:
    return f"{game.id}-{moment.state.digest()[:6]}"


def puzzle_at(game: Game, moment: Moment, name: str, scale: float, enough: Collection[str] = ()) -> Puzzle | None:
    """A puzzle, if this decision makes one and its answer is not of a kind that we have enough of. Cheap checks come
    first, so that few decisions are searched at full strength and played on."""
    seen = observe(game, moment.state, moment.seat)
    seed = seed_of("puzzle", name, moment.number)
    screened = _screened(seen, seed, enough)
    if screened is None:
        return None
    actions, obvious = screened
    each = strength(game, scale)
    full = search(seen, actions, each, seed_of(seed, "full"))
    if not _clear([full], obvious):
        return None
    best, second = ranked([full])[:2]
    why = reasons(seen, best, obvious, EFFORTS["normal"], seed_of(seed, "why"))
    if not why or why[0]["message"] == OPPONENT or not _stands_up(seen, best, second, obvious, seed_of(seed, "end")):
        return None
    part = max(FEWEST, round(PART * each))
    searches: list[Search] = []
    for number in range(SEARCHES):
        searches.append(search(seen, actions, part, seed_of(seed, number)))
        if not _clear(searches, obvious):
            return None
    order = ranked(searches)
    ahead, error = gap(searches, order[0], order[1])
    if order[0] != best or ahead <= SURE * error:
        return None
    return Puzzle(
        id_of(game, moment),
        game.id,
        moment.seat,
        f"{name}, decision {moment.number}",
        SEARCHES,
        part,
        game.name(obvious),
        tuple(_candidates(game, searches, order)),
        tuple(why),
        tuple(going_on(seen, best, LINE, seed_of(seed, "line"))),
        moment.state.resample(moment.seat, 0).to_dict(),  # what the seat cannot know is nobody's secret
    )


def _screened(seen: Observation, seed: int, enough: Collection[str]) -> tuple[list[int], int] | None:
    """The candidates and what looks best at first sight, if quick searches find a gap that does not meet the eye."""
    if len(seen.legal) < OPTIONS:
        return None
    obvious = [Greedy(seed_of(seed, "greedy", i)).choose(seen) for i in range(GREEDY)]
    left = finalists(seen, EFFORTS["quick"], seed)
    if left[0] in obvious or kind_of(seen.game.name(left[0])) in enough:  # rules out most decisions, at little cost
        return None
    looked = compared(seen, EFFORTS["quick"], seed)
    best, second = ranked(looked)[:2]
    ahead, error = gap(looked, best, second)
    if ahead < CLEAR or ahead <= error or best in obvious or kind_of(seen.game.name(best)) in enough:
        return None
    return list(dict.fromkeys([best, obvious[0], second, *left]))[:MOST], obvious[0]


def _clear(searches: list[Search], obvious: int) -> bool:
    best, second = ranked(searches)[:2]
    return best != obvious and fmean(one[best].points - one[second].points for one in searches) >= CLEAR


def _stands_up(seen: Observation, best: int, second: int, obvious: int, seed: int) -> bool:
    """Whether games that are played on say so too: surely ahead of what looks best, not behind the next best."""
    ahead, error = played_on(seen, best, obvious, seed)
    if ahead <= error or second == obvious:
        return ahead > error
    ahead, error = played_on(seen, best, second, seed_of(seed, "second"))
    return ahead >= -error


def _candidates(game: Game, searches: list[Search], order: list[int]) -> Iterator[Worth]:
    for action in order:
        behind, between = gap(searches, order[0], action)
        yield Worth(game.name(action), round(behind, 2), round(between, 2))
