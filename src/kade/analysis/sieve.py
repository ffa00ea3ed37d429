"""What makes a decision a question: one action is best, a clearly worse one tempts, and what is about as good as the
best is known. Each sieve has more searches than the one before, and only looks at what that one left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kade.analysis.effort import EFFORTS, FEWEST, QUICK_SEARCHES
from kade.analysis.first_sight import FirstSight, first_sight
from kade.analysis.judge import finalists
from kade.analysis.measure import Search, gap, ranked, search
from kade.analysis.report import LESS, SURE
from kade.arena.plan import seed_of
from kade.bots.observation import Observation

CLEAR: Final = LESS
"""Points that the best must be ahead of the next: as many as make a decision less good."""
OPTIONS: Final = 3
"""Fewer than these are no puzzle."""
MOST: Final = 4
"""Candidates shown."""
WIDE: Final = 8
"""Actions that the first look leaves: some may be as good as the best."""
LEVEL: Final = 3
"""Actions that may be as good as the best: with more of them there is hardly anything to find."""
DOUBT: Final = 1.0
"""Errors by which an action must be behind in the coarse sieves; the finest asks for twice as many."""

Unfit: TypeAlias = Literal["few-options", "looks-best", "close"]
"""Why a decision is no question."""


@dataclass(frozen=True)
class Sifted:
    """What searches made of a decision: the best action, those surely behind it, the one that tempts most before the
    others, and those about as good as the best, or not surely worse. `margin`: how many points the best is ahead of the
    nearest of those that would be shown, two errors taken off."""

    best: int
    behind: list[int]
    level: list[int]
    margin: float

    @property
    def obvious(self) -> int:
        """What tempts most."""
        return self.behind[0]


def looked_at(seen: Observation, seed: int) -> tuple[FirstSight, Sifted] | Unfit:
    """The coarsest sieve: a first look at all actions, and quick searches of what it leaves."""
    if len(seen.legal) < OPTIONS:
        return "few-options"
    sight = first_sight(seen, seed)
    effort = EFFORTS["quick"]
    left = finalists(seen, effort, seed, sight.looks_best, WIDE)
    actions = list(dict.fromkeys([*left, sight.most_points]))
    if not any(sight.tempts(action, actions[0]) for action in actions[1:]):  # rules out many, at little cost
        return "looks-best"
    found = sifted(seen, actions, sight, QUICK_SEARCHES, scaled(seen, effort.quick), seed_of(seed, "quick"), DOUBT)
    return found if isinstance(found, str) else (sight, found)


def sifted_again(seen: Observation, before: Sifted, sight: FirstSight, seed: int) -> Sifted | Unfit:
    """The next sieve: as many searches as a decision with a gap gets in an analysis."""
    effort = EFFORTS["quick"]
    found = sifted(
        seen, left_of(before), sight, effort.searches, scaled(seen, effort.full), seed_of(seed, "second"), DOUBT
    )
    return "close" if isinstance(found, Sifted) and len(found.level) > LEVEL else found


def left_of(before: Sifted) -> list[int]:
    """What the next sieve looks at: the best, what may be as good, and those behind that would be shown."""
    return [before.best, *before.behind[: MOST - 1], *before.level]


def scaled(seen: Observation, simulations: float) -> int:
    return max(FEWEST, round(simulations * seen.game.search_factor))


def sifted(
    seen: Observation, actions: Sequence[int], sight: FirstSight, number: int, each: int, seed: int, errors: float
) -> Sifted | Unfit:
    """This many searches of the actions, each with this many simulations of an action."""
    return sorted_out([search(seen, actions, each, seed_of(seed, i)) for i in range(number)], sight, errors)


def sorted_out(searches: Sequence[Search], sight: FirstSight, errors: float = SURE) -> Sifted | Unfit:
    """What is a point behind the best, and by more than as many errors, is behind. Where several actions are about as
    good as the best, as two long tracks may be, one of them stands for all."""
    best, *others = ranked(searches)
    gaps = {action: gap(searches, best, action) for action in others}
    if any(ahead <= -CLEAR for ahead, _ in gaps.values()):  # more points, but fewer victories
        return "close"
    behind = [action for action, (ahead, error) in gaps.items() if ahead >= CLEAR and ahead > errors * error]
    level = [action for action in others if action not in behind]
    tempting = [action for action in behind if sight.tempts(action, best)]
    if not tempting and best == sight.looks_best:
        return "looks-best"
    if not tempting or len(behind) + 1 < OPTIONS or sight.looks_best in level:
        return "close"
    obvious = max(tempting, key=sight.estimate.__getitem__)
    behind.sort(key=lambda action: action != obvious)
    margins = (gaps[action][0] - SURE * gaps[action][1] for action in behind[: MOST - 1])
    return Sifted(best, behind, level, min(margins))
