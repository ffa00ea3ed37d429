"""What an analysis says, as plain data: decisions with their grades, the estimate over time, luck and decisions.

It can be kept as JSON (`to_dict`, `from_dict`) and shown by any page. Reasons are phrases in no language yet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from statistics import fmean
from typing import Any, Final, Literal, TypeAlias

from kade.kernel.errors import KadeError
from kade.kernel.result import Result

FORMAT: Final = 2
LESS: Final = 1.0
"""Points from which a decision is called less good."""
COSTLY: Final = 3.0
SURE: Final = 2.0
"""Standard errors that a cost must exceed to be called one."""
NAMED: Final = 3
"""Decisions of each seat that are named as those that cost most."""

Grade: TypeAlias = Literal["as-good", "less-good", "costly", "not-judged"]
Reason: TypeAlias = dict[str, Any]
"""A phrase as plain data: {"message": …, "args": {…}}; arguments are texts, numbers, phrases, or lists of these."""


class BadAnalysis(KadeError):
    """Kept data that is not an analysis of this version."""


@dataclass(frozen=True)
class Worth:
    """An action, and how many points of the lead it is behind the best (0 for the best), with the error."""

    action: str
    behind: float
    error: float


@dataclass(frozen=True)
class Judged:
    """One decision: what was played, what was best, and what the difference cost."""

    number: int
    turn: int
    seat: int
    played: str
    best: str
    options: int
    """How many actions there were."""
    worths: list[Worth]
    """Those that were compared to the end, best first, and always the one that was played."""
    cost: float
    error: float
    grade: Grade
    lead: float = 0.0
    """By how many points the played action is better than the next best; 0 unless it is the best."""
    lead_error: float = 0.0
    searches: int = 0
    reasons: list[Reason] = field(default_factory=list)

    @property
    def marked(self) -> bool:
        return self.grade in ("less-good", "costly")


@dataclass(frozen=True)
class Point:
    """The estimate before a turn: the final points of each seat, as far as one could see."""

    number: int
    turn: int
    seat: int
    points: list[float]


@dataclass(frozen=True)
class Share:
    """Why a seat ended where it did: its lead is what decisions and luck brought.

    `given` is what its own decisions gave away, `received` what the others' did (their mean); luck is the rest.
    """

    seat: int
    lead: float
    given: float
    given_error: float
    received: float
    received_error: float

    @property
    def decisions(self) -> float:
        return self.received - self.given

    @property
    def error(self) -> float:
        return math.hypot(self.given_error, self.received_error)

    @property
    def luck(self) -> float:
        return self.lead - self.decisions


@dataclass(frozen=True)
class Analysis:
    """The whole of a game. While it is made, `decisions` grows; `total` says how many there will be."""

    game: str
    effort: str
    names: list[str]
    players: int
    points: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    turns: int
    total: int
    curve: list[Point]
    decisions: list[Judged] = field(default_factory=list)

    @property
    def done(self) -> bool:
        return len(self.decisions) == self.total

    @property
    def noise(self) -> float:
        """The error of a decision, typically: a root mean square, since most decisions of games with little chance have
        none, and those that have one are the doubtful ones."""
        return math.sqrt(fmean([one.error**2 for one in self.decisions] or [0.0]))

    def worst(self, seat: int, most: int = NAMED) -> list[Judged]:
        """The marked decisions of a seat that cost most, worst first."""
        own = [one for one in self.decisions if one.seat == seat and one.marked]
        return sorted(own, key=lambda one: -one.cost)[:most]

    def best(self, seat: int) -> Judged | None:
        """The seat's best decision: the surest step ahead of the next best action."""
        own = [one for one in self.decisions if one.seat == seat and one.lead > max(LESS, SURE * one.lead_error)]
        return max(own, key=lambda one: one.lead, default=None)

    def shares(self) -> list[Share]:
        """Luck against decisions, by seat. All decisions are summed, not only those that are marked."""
        seats = range(self.players)
        given = [sum(one.cost for one in self.decisions if one.seat == seat) for seat in seats]
        errors = [math.hypot(*(one.error for one in self.decisions if one.seat == seat)) for seat in seats]
        return [self._share(seat, given, errors) for seat in seats]

    def _share(self, seat: int, given: Sequence[float], errors: Sequence[float]) -> Share:
        others = [other for other in range(self.players) if other != seat]
        rivals = [other for other in range(len(self.points)) if other != seat]
        lead = self.points[seat] - (sum(self.points[other] for other in rivals) / len(rivals) if rivals else 0.0)
        received = sum(given[other] for other in others) / len(others) if others else 0.0
        error = math.hypot(*(errors[other] for other in others)) / len(others) if others else 0.0
        return Share(seat, lead, given[seat], errors[seat], received, error)

    def _repr_html_(self) -> str:
        """What a notebook shows: the decisions that cost most, seat by seat. `kade analyse --html` tells the rest."""
        rows = "".join(
            f"<tr><td>{seat}</td><td>{one.turn}</td><td>{escape(one.played)}</td><td>{escape(one.best)}</td>"
            f"<td>{one.cost:.1f} ± {one.error:.1f}</td></tr>"
            for seat in range(self.players)
            for one in self.worst(seat)
        )
        head = "".join(f"<th>{name}</th>" for name in ("seat", "turn", "played", "better", "points lost"))
        points = " : ".join(map(str, self.points))
        return f"<p>{self.game}, {points}</p><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def to_dict(self) -> dict[str, Any]:
        return {"kade": FORMAT, **asdict(self)}

    @classmethod
    def from_dict(cls, plain: dict[str, Any]) -> Analysis:
        """What `to_dict` made."""
        try:
            own = dict(plain)
            if own.pop("kade") != FORMAT:
                raise BadAnalysis("This analysis was kept by another version; make it anew.")
            own["curve"] = [Point(**point) for point in own["curve"]]
            own["decisions"] = [
                Judged(**{**one, "worths": [Worth(**worth) for worth in one["worths"]]}) for one in own["decisions"]
            ]
            return cls(**own)
        except (KeyError, TypeError, AttributeError):
            raise BadAnalysis("This is not an analysis, or a part of it is missing.") from None


def start(
    game: str, effort: str, names: list[str], players: int, result: Result, turns: int, total: int, curve: list[Point]
) -> Analysis:
    """An analysis before its first decision: the result and the curve are known at once."""
    return Analysis(
        game,
        effort,
        names,
        players,
        list(result.points),
        [dict(parts) for parts in result.breakdown],
        list(result.winners),
        turns,
        total,
        curve,
    )


def grade_of(cost: float, error: float) -> Grade:
    """Below the noise nothing is called a mistake."""
    if cost < LESS or cost <= SURE * error:
        return "as-good"
    return "costly" if cost > COSTLY else "less-good"
