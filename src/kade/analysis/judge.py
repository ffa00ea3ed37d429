"""One decision judged: first a look at everything, then independent searches, more of them where there is a gap.

Everything follows from the question, so any process anywhere comes to the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import kade
from kade.analysis.effort import FEWEST, FINALISTS, QUICK_SEARCHES, Effort
from kade.analysis.measure import Search, cost, gap, judging_tree, ranked, search
from kade.analysis.reasons import reasons
from kade.analysis.report import LESS, SURE, Judged, Worth, grade_of
from kade.arena.plan import seed_of
from kade.bots.knockout import knockout
from kade.bots.observation import Observation, observe

DOUBT: Final = 1.0
"""Standard errors within which the quick searches may be mistaken."""
LEAST_ERROR: Final = 0.4
"""Points: three quick searches may agree by chance."""
AGREED: Final = 0.1
"""Points of error from which on further searches would only say the same: in turns without chance, as most are in
Burano, two or three say all."""
ROUGH: Final = 1.0
"""Points of error from which on a mark is looked at again: late in a game of Windmill Valley short searches do not find
how well a turn goes on, and overrate what was given away by ten points."""
LONGER: Final = 3
"""How many times as long the searches are then."""
PRAISE: Final = 4.0
"""Points from which it is worth full searches how far the played action is ahead of the others."""


@dataclass(frozen=True)
class Question:
    """A decision as plain data."""

    game: str
    edition: dict[str, Any]
    state: dict[str, Any]
    number: int
    turn: int
    seat: int
    played: str
    seed: int
    effort: Effort


def judge(asked: Question) -> Judged:
    """What was better, if anything was, from what the seat knew."""
    game = kade.load(asked.game, asked.edition or None)
    seen = observe(game, game.from_dict(asked.state), asked.seat)
    played = game.action(asked.played)
    searches = compared(seen, asked.effort, asked.seed, played)
    given, error = cost(searches, played)
    if error > ROUGH and grade_of(given, error) != "as-good":
        each = LONGER * asked.effort.full
        actions = _leading(searches, played)
        searches = _searches(seen, actions, played, asked.effort.searches, each, seed_of(asked.seed, "longer"))
    return _judged(asked, seen, searches, played)


def compared(seen: Observation, effort: Effort, seed: int, played: int | None = None) -> list[Search]:
    """Independent searches of the leading actions: full ones where the quick ones find a gap. Without an action that
    was played the gap is the one between the two best."""
    actions = finalists(seen, effort, seed_of(seed, "look"), played)
    searches = _searches(seen, actions, played, QUICK_SEARCHES, effort.quick, seed_of(seed, "quick"))
    if _worth_more_work(searches, played):
        actions = _leading(searches, played)
        searches = _searches(seen, actions, played, effort.searches, effort.full, seed_of(seed, "full"))
    return searches


def finalists(
    seen: Observation, effort: Effort, seed: int, played: int | None = None, number: int = FINALISTS
) -> list[int]:
    """The actions that a first look leaves, best first, and the one that was played."""
    simulations = max(2 * len(seen.legal), round(effort.screen * seen.game.search_factor))
    left = knockout(judging_tree(seen.game, seed), seen, simulations, number)
    actions = [trial.action for trial in left]
    return actions if played is None or played in actions else [*actions, played]


def _searches(
    seen: Observation, actions: list[int], played: int | None, most: int, each: int, seed: int
) -> list[Search]:
    """This many searches, or fewer if the first half of them agrees."""
    simulations = max(FEWEST, round(each * seen.game.search_factor))
    searches: list[Search] = []
    for number in range(most):
        searches.append(search(seen, actions, simulations, seed_of(seed, number)))
        if number + 1 >= (most + 1) // 2 > 1 and _agree(searches, played):
            break
    return searches


def _agree(searches: list[Search], played: int | None) -> bool:
    """Whether all find the same cost of the action that was played, or the same gap between the two best."""
    if played is not None:
        return cost(searches, played)[1] <= AGREED
    best, second = ranked(searches)[:2]
    return gap(searches, best, second)[1] <= AGREED


def _worth_more_work(searches: list[Search], played: int | None) -> bool:
    """Whether the decision may have cost something, or may be far better than the next."""
    best, second = ranked(searches)[:2]
    given, error = gap(searches, best, second)
    if played is not None:
        if played == best and given > PRAISE:
            return True
        given, error = cost(searches, played)
    return given + DOUBT * max(error, LEAST_ERROR) > LESS


def _leading(searches: list[Search], played: int | None) -> list[int]:
    """The two best and those that may be as good, four at most, and the one that was played."""
    order = ranked(searches)
    best = order[0]
    close = []
    for action in order[2:4]:
        behind, error = gap(searches, best, action)
        if behind < DOUBT * max(error, LEAST_ERROR):
            close.append(action)
    actions = [*order[:2], *close]
    return actions if played is None or played in actions else [*actions, played]


def _judged(asked: Question, seen: Observation, searches: list[Search], played: int) -> Judged:
    game = seen.game
    order = ranked(searches)
    best = order[0]
    worths = []
    for action in order:
        behind, error = gap(searches, best, action)
        worths.append(Worth(game.name(action), round(behind, 2), round(error, 2)))
    given, error = cost(searches, played)
    grade = "as-good" if best == played else grade_of(given, error)
    lead, lead_error = gap(searches, best, order[1]) if best == played else (0.0, 0.0)
    why = []
    if grade != "as-good":
        why = reasons(seen, best, played, asked.effort, seed_of(asked.seed, "why"))
    elif lead > max(PRAISE / 2, SURE * lead_error):
        why = reasons(seen, best, order[1], asked.effort, seed_of(asked.seed, "why"))
    return Judged(
        asked.number,
        asked.turn,
        asked.seat,
        asked.played,
        game.name(best),
        len(seen.legal),
        worths,
        round(given, 3),
        round(error, 3),
        grade,
        round(lead, 2),
        round(lead_error, 2),
        len(searches),
        why,
    )
