"""Looks in Records for puzzles: decisions in which one action is worth clearly more than the rest, and another one
tempts at first sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, Literal, TypeAlias

from kade.analysis.effort import EFFORTS, FEWEST, QUICK_SEARCHES
from kade.analysis.first_sight import FirstSight, first_sight
from kade.analysis.going_on import going_on
from kade.analysis.judge import finalists
from kade.analysis.measure import Search, gap, ranked, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import greedy, looking_ahead, played_on
from kade.analysis.reasons import reasons
from kade.analysis.report import LESS, SURE, Worth
from kade.arena.plan import seed_of
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
OPTIONS: Final = 3
"""Fewer than these are no puzzle."""
PER_RECORD: Final = 5
PER_KIND: Final = 4
"""Puzzles about the same choice: otherwise they would all be about the question that is asked most."""
MOST: Final = 4
"""Candidates shown."""
WIDE: Final = 8
"""Actions that the first look leaves: some may be as good as the best."""
LINE: Final = 1000
"""Simulations by which it is found out how the turn goes on."""
OPPONENT: Final = "reason-others"
"""What an opponent may expect is the vaguest of reasons: where it comes first, a person could not see why."""

Kind: TypeAlias = tuple[str, str]
"""The choice that a puzzle is about: what should be done, and what tempts at first sight."""
Step: TypeAlias = Literal[
    "few-options", "looks-best", "enough", "close", "no-reason", "unsure", "close-in-full", "played-on"
]
"""Where it turned out that a decision makes no puzzle."""


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


def find(
    game: Game, sources: list[Source], scale: float, known: Sequence[Puzzle] = (), left_out: Counter[Step] | None = None
) -> Iterator[Puzzle | None]:
    """The puzzles of these Records, one after the other; None after each decision that is none, for whoever counts:
    `left_out` says at which step. Those that are `known` are not found again."""
    there = {puzzle.id for puzzle in known}
    kinds = Counter(kind_of(puzzle.best, puzzle.greedy) for puzzle in known)
    for source in sources:
        kept = 0
        turn = -1
        for moment in moments(source.record, game)[0]:
            puzzle = None
            if kept < PER_RECORD and moment.turn != turn and id_of(game, moment) not in there:
                enough = {kind for kind, number in kinds.items() if number >= PER_KIND}
                found = puzzle_at(game, moment, source.name, scale, enough)
                if isinstance(found, Puzzle):
                    puzzle = found
                elif left_out is not None:
                    left_out[found] += 1
            if puzzle is not None:
                kept += 1
                kinds[kind_of(puzzle.best, puzzle.greedy)] += 1
                turn = moment.turn
            yield puzzle


def kind_of(best: str, obvious: str) -> Kind:
    """What is done instead of what: claim instead of take, plant instead of plant …"""
    return best.partition(" ")[0], obvious.partition(" ")[0]


def id_of(game: Game, moment: Moment) -> str:
    return f"{game.id}-{moment.state.digest()[:6]}"


def puzzle_at(game: Game, moment: Moment, name: str, scale: float, enough: Collection[Kind] = ()) -> Puzzle | Step:
    """A puzzle, if this decision makes one and is not about a choice that we have enough of. Cheap checks come first,
    so that few decisions are searched at full strength and played on."""
    seen = observe(game, moment.state, moment.seat)
    seed = seed_of("puzzle", name, moment.number)
    screened = _screened(seen, seed, enough)
    if isinstance(screened, str):
        return screened
    best, obvious = screened.best, screened.behind[0]
    actions = [best, *screened.behind][:MOST]
    why = reasons(seen, best, obvious, EFFORTS["normal"], seed_of(seed, "why"))
    if not why or why[0]["message"] == OPPONENT:
        return "no-reason"
    each = strength(game, scale)
    part = max(FEWEST, round(PART * each))
    searches: list[Search] = []
    for number in range(SEARCHES):
        searches.append(search(seen, actions, part, seed_of(seed, number)))
        if not _clear(searches, best):
            return "unsure"
    order = ranked(searches)
    second = order[1]
    ahead, error = gap(searches, best, second)
    if ahead <= SURE * error:
        return "unsure"
    if not _clear([search(seen, actions, each, seed_of(seed, "full"))], best):
        return "close-in-full"
    if not _stands_up(seen, best, second, obvious, seed_of(seed, "end")):
        return "played-on"
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
        tuple(map(game.name, screened.level)),
    )


@dataclass(frozen=True)
class _Screened:
    """What quick searches made of a decision: the best action, those clearly behind it, the one that tempts most
    before the others, and those about as good as the best."""

    best: int
    behind: list[int]
    level: list[int]


def _screened(seen: Observation, seed: int, enough: Collection[Kind]) -> _Screened | Step:
    """The candidates, if quick searches find that something clearly worse tempts. Where several actions are about as
    good as the best, as two long tracks may be, one of them stands for all."""
    if len(seen.legal) < OPTIONS:
        return "few-options"
    sight = first_sight(seen, seed)
    effort = EFFORTS["quick"]
    left = finalists(seen, effort, seed, sight.looks_best, WIDE)
    actions = list(dict.fromkeys([*left, sight.most_points]))
    if not any(sight.tempts(action, actions[0]) for action in actions[1:]):  # rules out many, at little cost
        return "looks-best"
    found = _compared(seen, actions, sight, QUICK_SEARCHES, effort.quick, seed_of(seed, "quick"))
    if isinstance(found, _Screened):
        actions = [found.best, *found.behind[: MOST - 1], *found.level]
        found = _compared(seen, actions, sight, effort.searches, effort.full, seed_of(seed, "second"))
    if isinstance(found, _Screened) and kind_of(*map(seen.game.name, (found.best, found.behind[0]))) in enough:
        return "enough"
    return found


def _compared(
    seen: Observation, actions: list[int], sight: FirstSight, number: int, each: int, seed: int
) -> _Screened | Step:
    simulations = max(FEWEST, round(each * seen.game.search_factor))
    searches = [search(seen, actions, simulations, seed_of(seed, i)) for i in range(number)]
    order = ranked(searches)
    best = order[0]
    gaps = {action: gap(searches, best, action) for action in order[1:]}
    behind = [action for action, (ahead, error) in gaps.items() if ahead >= CLEAR and ahead > error]
    level = [action for action, (ahead, _) in gaps.items() if abs(ahead) < CLEAR]
    tempting = [action for action in behind if sight.tempts(action, best)]
    if not tempting and best == sight.looks_best:
        return "looks-best"
    if not tempting or len(behind) + 1 < OPTIONS or sight.looks_best in level:
        return "close"
    if any(ahead <= -CLEAR for ahead, _ in gaps.values()):  # more points, but fewer victories
        return "close"
    obvious = max(tempting, key=sight.estimate.__getitem__)
    return _Screened(best, sorted(behind, key=lambda action: action != obvious), level)


def _clear(searches: list[Search], best: int) -> bool:
    first, second = ranked(searches)[:2]
    return first == best and fmean(one[best].points - one[second].points for one in searches) >= CLEAR


def _stands_up(seen: Observation, best: int, second: int, obvious: int, seed: int) -> bool:
    """Whether games that are played on say so too: surely ahead of what looks best, not behind the next best. Where
    plans take several turns, greedy players would make little of either action."""
    player = looking_ahead if seen.game.horizon > 1 else greedy
    ahead, error = played_on(seen, best, obvious, seed, player)
    if ahead <= error or second == obvious:
        return ahead > error
    ahead, error = played_on(seen, best, second, seed_of(seed, "second"), player)
    return ahead >= -error


def _candidates(game: Game, searches: list[Search], order: list[int]) -> Iterator[Worth]:
    for action in order:
        behind, between = gap(searches, order[0], action)
        yield Worth(game.name(action), round(behind, 2), round(between, 2))
