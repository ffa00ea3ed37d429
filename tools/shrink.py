"""A game as a list of decisions, played with the conformance checks, and made as short as still fails. No processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.conformance import estimates, flow, positions, secrecy, words
from tests.conformance.play import Play
from tests.conformance.tables import load, variants

from kade.display.game import Game
from kade.kernel.match import Match
from kade.kernel.rng import Rng, seeded
from kade.kernel.state import State

Check = Callable[[Game, State, Rng], None]
Decisions = list[tuple[int, int]]
DEAR: tuple[Check, ...] = (*positions.DEAR, *secrecy.DEAR, *flow.DEAR, *estimates.DEAR)
WHOLE = (*flow.WHOLE, *words.WHOLE)
AUDITS = 16
"""One decision in so many is followed by an audit, and the end of every game: what is lost stays lost."""
WHOLES = 16
"""One game in so many is looked at as a whole: undo, its Record, the words of all that happened."""
PAGES = 32
"""One dear check in so many reads whole pages of words, which takes longest."""
PLAYING = "playing on"
NO_CHANCE = seeded(0)
"""For the cheap checks, which choose nothing."""
BUDGET = 600
"""How many shorter games are tried."""


@dataclass
class Case:
    """A game begun with these options and this seed, and what was decided in it."""

    game: str
    options: dict[str, Any]
    seed: int
    decisions: Decisions = field(default_factory=list)

    def check_seed(self, check: Callable[..., None], at: int) -> Rng:
        """The same for the same check at the same decision, so that a failure can be repeated."""
        return seeded(hash_of(f"{self.seed} {check.__name__} {at}"))

    def failure(self, only: str = "") -> Failure | None:
        """The first check that does not hold, with the game cut there; `only` that one, if it is named.

        A decision that is not legal (because an earlier one was taken out) is left out too.
        """
        game = load(self.game)
        done = Case(self.game, self.options, self.seed)
        chosen = [check for check in (*positions.CHEAP, *DEAR, *words.DEAR) if only in ("", check.__name__)]
        state = game.new(seed=self.seed, **self.options)
        for seat, action in [(-1, -1), *self.decisions]:
            if seat >= 0 and action in state.legal(seat):
                done.decisions.append((seat, action))
                wrong = _wrong(state.apply, action, seat)
                if wrong:
                    return Failure(done, PLAYING, wrong)
            elif seat >= 0:
                continue
            failure = done.failing_check(chosen, state)
            if failure is not None:
                return failure
        return done.failing_whole([check for check in WHOLE if only in ("", check.__name__)])

    def failing_check(self, checks: Sequence[Check], state: State, rng: Rng | None = None) -> Failure | None:
        """The first of these that does not hold. Each has chance of its own, unless they need none."""
        game = load(self.game)
        for check in checks:
            wrong = _wrong(check, game, state, rng or self.check_seed(check, len(self.decisions)))
            if wrong:
                return Failure(self, check.__name__, wrong)
        return None

    def failing_whole(self, checks: Sequence[Callable[[Game, Match, Rng], None]]) -> Failure | None:
        """The checks of a whole game, on the match of these decisions."""
        game = load(self.game)
        for check in checks:
            wrong = _wrong(check, game, self.match(), self.check_seed(check, 0))
            if wrong:
                return Failure(self, check.__name__, wrong)
        return None

    def match(self) -> Match:
        match = Match(load(self.game), seed=self.seed, **self.options)
        for seat, action in self.decisions:
            match.apply(action, seat)
        return match


@dataclass
class Failure:
    """A game that ends where a check does not hold, and how it does not."""

    case: Case
    check: str
    words: str


@dataclass
class Played:
    case: Case
    failure: Failure | None = None


def hash_of(text: str) -> int:
    return int.from_bytes(text.encode(), "big")


def _wrong(run: Callable[..., object], *what: object) -> str:
    """What went wrong, in words; nothing if nothing did."""
    try:
        run(*what)
    except Exception as problem:  # whatever a rule under test may raise
        return f"{type(problem).__name__}: {problem}"
    return ""


def play_at_random(name: str, seed: int, dear: int, wholes: int = WHOLES) -> Played:
    """One random game: what may be done is checked at each decision, all components at one in `AUDITS` and at the end,
    something dear at one in `dear`, one of the checks of whole games in one of `wholes`; the seed says where."""
    game, rng = load(name), seeded(seed)
    cheap = [check for check in positions.CHEAP if check is not positions.audit_is_clean]
    choices = variants(name)
    case = Case(name, choices[rng.below(len(choices))], seed)
    state = game.new(seed=seed, **case.options)
    play = Play(name, case.options, seed, rng.next())
    failure = case.failing_check(positions.CHEAP, state, NO_CHANCE)
    for seat, action in play.decisions(state):
        if failure is not None:
            return Played(case, failure)
        if len(case.decisions) > game.max_decisions:
            return Played(case, Failure(case, PLAYING, f"the game is not over after {game.max_decisions} decisions"))
        case.decisions.append((seat, action))
        wrong = _wrong(state.apply, action, seat)
        if wrong:
            return Played(case, Failure(case, PLAYING, wrong))
        whole = state.over or rng.below(AUDITS) == 0
        failure = case.failing_check(positions.CHEAP if whole else cheap, state, NO_CHANCE)
        if failure is None and rng.below(dear) == 0:
            among = DEAR if rng.below(PAGES) else words.DEAR
            failure = case.failing_check([among[rng.below(len(among))]], state)
    if failure is None and rng.below(wholes) == 0:
        failure = case.failing_whole([WHOLE[rng.below(len(WHOLE))]])
    return Played(case, failure)


# ---------------------------------------------------------------------- shrinking


def shrink(failure: Failure) -> Failure:
    """The same check failing in a shorter or simpler game with the same seed: decisions are taken out in blocks,
    ever smaller ones, then replaced by the first legal action."""
    best = Shrinking(failure)
    best.take_out()
    best.simplify()
    best.take_out()
    return best.failure


class Shrinking:
    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        self.left = BUDGET

    def better(self, decisions: Decisions) -> bool:
        """Try other decisions; kept if the same check fails after no more of them."""
        if self.left == 0:
            return False
        self.left -= 1
        case = self.failure.case
        found = Case(case.game, case.options, case.seed, decisions).failure(self.failure.check)
        if found is None or found.check != self.failure.check or len(found.case.decisions) > len(case.decisions):
            return False
        self.failure = found
        return True

    def take_out(self) -> None:
        size = max(1, len(self.failure.case.decisions) // 2)
        while True:
            at = 0
            while at < len(self.failure.case.decisions):
                decisions = self.failure.case.decisions
                if not self.better(decisions[:at] + decisions[at + size :]):
                    at += size
            if size == 1:
                return
            size //= 2

    def simplify(self) -> None:
        game = load(self.failure.case.game)
        at = 0
        while at < len(self.failure.case.decisions):
            case = self.failure.case
            state = Case(case.game, case.options, case.seed, case.decisions[:at]).match().state
            first = (state.actors[0], state.legal()[0]) if state.actors else case.decisions[at]
            if first != case.decisions[at] and first[1] in game.actions:
                self.better([*case.decisions[:at], first, *case.decisions[at + 1 :]])
            at += 1


def written(failure: Failure) -> str:
    """The Record of a failure, with what failed as a comment at its end."""
    case = failure.case
    whole = case.decisions if failure.check != PLAYING else case.decisions[:-1]
    record = Case(case.game, case.options, case.seed, whole).match().record
    if whole != case.decisions:
        seat, action = case.decisions[-1]
        record.lines.append(f"{seat} {load(case.game).name(action)}")
    return f"{record}# {failure.check} does not hold here: {' '.join(failure.words.split())[:300]}\n"
