"""Looks in Records for puzzles: decisions in which one action is worth clearly more than the rest, and another one
tempts at first sight.

Full strength is dear, and most decisions are none. So quick searches look at all of them first, and those that pass
are searched at full strength in the order of what they promise: the clearest are the likeliest to stand up, and late
ones are soon played on to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from kade.analysis.effort import EFFORTS, FEWEST
from kade.analysis.first_sight import FirstSight
from kade.analysis.going_on import going_on
from kade.analysis.measure import Search, gap, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import fitting, played_on
from kade.analysis.reasons import reasons
from kade.analysis.report import SURE, Worth
from kade.analysis.sieve import CLEAR, LEVEL, MOST, Sifted, Unfit, left_of, looked_at, sifted_again, sorted_out
from kade.arena.plan import seed_of
from kade.bots.levels import LEVELS
from kade.bots.observation import Observation, observe
from kade.bots.search import FIRST
from kade.display.game import Game
from kade.kernel.record import Record
from kade.learn.puzzles import Puzzle

SEARCHES: Final = 6
PART: Final = 0.2
"""Of the full strength, which each of these has: one search has all of it, they say how sure that is."""
PER_RECORD: Final = 3
PER_KIND: Final = 4
"""Puzzles about the same choice: otherwise they would all be about the question that is asked most."""
SOON: Final = 10
"""Turns before the end whose playing on costs about as much as the searches."""
LINE: Final = 1000
"""Simulations by which it is found out how the turn goes on."""
OPPONENT: Final = "reason-others"
"""What an opponent may expect is the vaguest of reasons: where it comes first, a person could not see why."""

Kind: TypeAlias = tuple[str, str]
"""The choice that a puzzle is about: what should be done, and what tempts at first sight."""
Step: TypeAlias = Literal[Unfit, "no-reason", "enough", "unsure", "close-in-full", "played-on"]
"""Where it turned out that a decision makes no puzzle."""


@dataclass(frozen=True)
class Source:
    """A Record and what it is called."""

    name: str
    record: Record


@dataclass(frozen=True)
class Promising:
    """A decision that quick searches find to be a question, and what they made of it."""

    source: str
    moment: Moment
    sight: FirstSight
    sifted: Sifted
    seed: int
    left: int = 0
    """Turns from here to the end of its Record."""

    @property
    def promise(self) -> float:
        """How clear it is, for the work that it costs to be sure."""
        return self.sifted.margin / (1.0 + self.left / SOON)

    def seen(self, game: Game) -> Observation:
        return observe(game, self.moment.state, self.moment.seat)

    def kind(self, game: Game) -> Kind:
        return kind_of(game.name(self.sifted.best), game.name(self.sifted.obvious))


def strength(game: Game, scale: float) -> int:
    """Simulations of an action in one search: what the strongest bot spends on the first decision of a turn, for the
    two that are left in its last round."""
    whole = LEVELS["master"].simulations * game.search_factor * FIRST * scale
    return max(FEWEST, round(whole / 2))


def find(
    game: Game, sources: list[Source], scale: float, known: Sequence[Puzzle] = (), left_out: Counter[Step] | None = None
) -> Iterator[Puzzle | None]:
    """The puzzles of these Records, the most promising first; None for each decision that is none, for whoever counts:
    `left_out` says at which step. Those that are `known` are not found again."""
    left_out = Counter() if left_out is None else left_out
    there = {puzzle.id for puzzle in known}
    kinds = Counter(kind_of(puzzle.best, puzzle.greedy) for puzzle in known)
    promising: list[Promising] = []
    for source in sources:
        decisions = moments(source.record, game)[0]
        for moment in decisions:
            looked = None if id_of(game, moment) in there else promising_at(game, moment, source.name)
            if isinstance(looked, Promising):
                promising.append(replace(looked, left=decisions[-1].turn - moment.turn))
                continue
            if looked is not None:
                left_out[looked] += 1
            yield None
    turns: set[tuple[str, int]] = set()
    taken: Counter[str] = Counter()
    for one in sorted(promising, key=lambda one: -one.promise):
        if taken[one.source] >= PER_RECORD or (one.source, one.moment.turn) in turns:
            yield None
            continue
        found = "enough" if kinds[one.kind(game)] >= PER_KIND else puzzle_of(game, one, scale)
        if not isinstance(found, Puzzle):
            left_out[found] += 1
            yield None
            continue
        turns.add((one.source, one.moment.turn))
        taken[one.source] += 1
        kinds[kind_of(found.best, found.greedy)] += 1
        yield found


def kind_of(best: str, obvious: str) -> Kind:
    """What is done instead of what: claim instead of take, plant instead of plant …"""
    return best.partition(" ")[0], obvious.partition(" ")[0]


def id_of(game: Game, moment: Moment) -> str:
    return f"{game.id}-{moment.state.digest()[:6]}"


def promising_at(game: Game, moment: Moment, name: str) -> Promising | Step:
    """What quick searches make of a decision, cheap checks first."""
    seen = observe(game, moment.state, moment.seat)
    seed = seed_of("puzzle", name, moment.number)
    looked = looked_at(seen, seed)
    if isinstance(looked, str):
        return looked
    sight, first = looked
    found = sifted_again(seen, first, sight, seed)
    if isinstance(found, str):
        return found
    return Promising(name, moment, sight, found, seed) if _why(seen, found, seed) else "no-reason"


def puzzle_of(game: Game, one: Promising, scale: float) -> Puzzle | Step:
    """The puzzle, if full strength and games played on say so too."""
    seen, seed = one.seen(game), one.seed
    each = strength(game, scale)
    part = max(FEWEST, round(PART * each))
    found = _sifted_in_full(seen, one, part)
    if isinstance(found, str):
        return found
    sifted, searches = found
    why = _why(seen, sifted, seed)
    if not why:
        return "no-reason"
    actions = [sifted.best, *sifted.behind][:MOST]
    if not _ahead_of_all(search(seen, actions, each, seed_of(seed, "full")), sifted.best):
        return "close-in-full"
    candidates = sorted(_candidates(game, searches, actions), key=lambda worth: worth.behind)
    if not _stands_up(seen, sifted.best, game.action(candidates[1].action), sifted.obvious, seed_of(seed, "end")):
        return "played-on"
    return Puzzle(
        id_of(game, one.moment),
        game.id,
        one.moment.seat,
        f"{one.source}, decision {one.moment.number}",
        SEARCHES,
        part,
        game.name(sifted.obvious),
        tuple(candidates),
        tuple(why),
        tuple(going_on(seen, sifted.best, LINE, seed_of(seed, "line"))),
        one.moment.state.resample(one.moment.seat, 0).to_dict(),  # what the seat cannot know is nobody's secret
        tuple(map(game.name, sifted.level)),
    )


def _why(seen: Observation, sifted: Sifted, seed: int) -> list[dict[str, Any]]:
    """Why the best is better than what tempts, in words; nothing where a person could not see it."""
    why = reasons(seen, sifted.best, sifted.obvious, EFFORTS["normal"], seed_of(seed, "why"))
    return [] if why and why[0]["message"] == OPPONENT else why


def _sifted_in_full(seen: Observation, one: Promising, part: int) -> tuple[Sifted, list[Search]] | Step:
    """The finest sieve: six searches of what the others left. As soon as the first of them, without their errors, say
    that it is no question, the rest is spared."""
    searches: list[Search] = []
    for number in range(SEARCHES):
        searches.append(search(seen, left_of(one.sifted), part, seed_of(one.seed, number)))
        if number and isinstance(sorted_out(searches, one.sight, errors=0.0), str):
            return "unsure"
    found = sorted_out(searches, one.sight, SURE)
    if isinstance(found, str) or len(found.level) > LEVEL:
        return "unsure"
    if any(gap(searches, found.best, action)[0] >= CLEAR for action in found.level):  # may be as good, or may be worse
        return "unsure"
    return found, searches


def _ahead_of_all(found: Search, best: int) -> bool:
    return all(found[best].points - other.points >= CLEAR for action, other in found.items() if action != best)


def _stands_up(seen: Observation, best: int, second: int, obvious: int, seed: int) -> bool:
    """Whether games that are played on say so too: surely ahead of what looks best, not behind the next best."""
    player = fitting(seen.game)
    ahead, error = played_on(seen, best, obvious, seed, player)
    if ahead <= error or second == obvious:
        return ahead > error
    ahead, error = played_on(seen, best, second, seed_of(seed, "second"), player)
    return ahead >= -error


def _candidates(game: Game, searches: list[Search], actions: list[int]) -> Iterator[Worth]:
    for action in actions:
        behind, between = gap(searches, actions[0], action)
        yield Worth(game.name(action), round(behind, 2), round(between, 2))
